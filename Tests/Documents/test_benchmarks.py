# SPDX-License-Identifier: MIT
"""`make bench-accept` writes a measurement into the page of the benchmark and changes nothing else of it."""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pages import ROOT, read, rows

PAGE = read("Tests/Benchmarks/README.md")
TABLE = ROOT / "Tests/Benchmarks/table.py"
MEASURED = {
    "machine": {"cpu": "Some CPU", "kernel": "Linux 1.2", "compiler": "cc 3", "swift": "6.3", "python": "3.11",
                "raylib": "6.2", "date": "2026-01-02"},
    "rows": [
        {"what": "a pinch", "unit": "ns", "figure": 22.5, "median": 1400, "ratios": {"U": 1.5, "memcpy": 12},
         "at_most": {"U": 1.2}, "missed": ["U"]},
        {"what": "one view", "unit": "bytes", "figure": 15712, "median": 15712, "ratios": {},
         "at_most": {"bytes": 16384}, "missed": []},
    ],
    "hands": "Generated: 1 hand\n    generated 1 %\n",
    "layout": {"engine": 15105, "camera": 3416},
}


class Accept(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.found, self.page = Path(folder.name) / "bench.json", Path(folder.name) / "page.md"
        self.found.write_text(json.dumps(MEASURED), encoding="utf-8")

    def table(self, *arguments: object) -> subprocess.CompletedProcess:
        command = [str(word) for word in (sys.executable, TABLE, self.found, *arguments)]
        return subprocess.run(command, capture_output=True, text=True)

    def test_page(self) -> None:
        self.page.write_text(PAGE, encoding="utf-8")
        done = self.table(self.page)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        text = self.page.read_text(encoding="utf-8")
        outside = r"<!-- bench -->.*<!-- /bench -->"
        self.assertEqual(re.split(outside, text, flags=re.DOTALL), re.split(outside, PAGE, flags=re.DOTALL))
        pinch, view = rows(text, "what")
        self.assertEqual(list(pinch.values()),
                         ["a pinch", "22.5 ns, 12x memcpy", "1.4 us", "1.50", "<= 1.2 U", "no"])
        self.assertEqual(list(view.values()), ["one view", "15,712 bytes", "", "", "<= 16,384 bytes", "yes"])
        self.assertEqual([list(row.values()) for row in rows(text, "part")],
                         [["`engine`", "15,105"], ["`camera`", "3,416"]])
        self.assertIn("\n    Generated: 1 hand\n        generated 1 %\n", text)
        self.assertIn("\nSome CPU, Linux 1.2, cc 3, Swift 6.3, Python 3.11, raylib 6.2, 2026-01-02.\n", text)

    def test_terminal(self) -> None:
        done = self.table()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("| 15,712 bytes  ", done.stdout)

    def test_page_without_marks(self) -> None:
        self.page.write_text("no marks", encoding="utf-8")
        self.assertNotEqual(self.table(self.page).returncode, 0)
        self.assertEqual(self.page.read_text(encoding="utf-8"), "no marks")

    def test_makefile(self) -> None:
        """Both targets print the same measurement, and the second one writes into this page."""
        makefile = read("Makefile")
        self.assertIn("table.py build/bench/bench.json Tests/Benchmarks/README.md\n", makefile)
        self.assertNotRegex(makefile, r"table\.py .* README\.md")

    def test_columns(self) -> None:
        """The page explains each column of its table."""
        explained = " ".join(row["column"] for row in rows(PAGE, "column"))
        for column in rows(PAGE, "what")[0]:
            self.assertTrue(column == "what" or column in explained, column)


if __name__ == "__main__":
    unittest.main()
