# SPDX-License-Identifier: MIT
"""Tests/run.py builds first, counts each form of report, skips what lacks a package, and fails what lacks a build."""

import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

RUN = Path(__file__).resolve().parents[1] / "run.py"
MAKEFILE = """\
good:
\t@touch good
bad:
\t@exit 1
test-counted: good
\t@[ -e good ] && echo "3 passed, 1 failed" && exit 1
test-unittest:
\t@printf '%s\\n' 'Ran 5 tests in 0.1s' '' 'OK (skipped=2)'
test-silent:
\t@exit 0
test-killed:
\t@echo "2 passed, 0 failed"; exit 1
test-tool test-after:
\t@echo "1 passed, 0 failed"
"""
PACKAGES = """\
for package; do
    [ "$package" != absent ] || { echo "Packages are missing: apt-get install absent" >&2; exit 1; }
done
"""


class Run(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "Tests").mkdir()
        shutil.copy(RUN, self.folder / "Tests")
        (self.folder / "Makefile").write_text(MAKEFILE)
        (self.folder / "Tests/packages.sh").write_text(PACKAGES)

    def run_rows(self, *arguments: str):
        """The exit code, the rows of the table, and the last line."""
        done = subprocess.run([sys.executable, "Tests/run.py", *arguments], cwd=self.folder, stdout=subprocess.PIPE,
                              text=True)
        self.output = done.stdout
        rows = re.findall(r"(?m)^(\w+) +(\d+) +(\d+) +(\d+) +[\d.]+(?:  FAILED)?$", done.stdout)
        return done.returncode, {name: tuple(map(int, row)) for name, *row in rows}, done.stdout.splitlines()[-1]

    def test_counts(self) -> None:
        code, rows, last = self.run_rows("test-counted|||good", "test-unittest|||", "good|||")
        self.assertEqual((code, last), (1, "6 passed, 1 failed, 2 skipped"))
        self.assertEqual(rows, {"counted": (3, 1, 0), "unittest": (3, 0, 2), "good": (0, 0, 0)})

    def test_a_suite_without_a_test_fails(self) -> None:
        code, rows, _ = self.run_rows("test-silent|||", "test-killed|||", "test-tool|||")
        self.assertEqual(rows, {"silent": (0, 1, 0), "killed": (2, 1, 0), "tool": (1, 0, 0)})
        self.assertEqual(code, 1)

    def test_a_missing_package_skips_its_suite_alone(self) -> None:
        rows = ("made|absent||", "test-after|||made", "test-tool|absent||", "test-unittest|present||")
        code, table, last = self.run_rows(*rows)
        self.assertEqual((code, last), (0, "3 passed, 0 failed, 4 skipped"))
        self.assertEqual(table["tool"], (0, 0, 1))
        self.assertIn("skipped: tool: Packages are missing: apt-get install absent\n", self.output)
        self.assertIn("skipped: after: it needs made\n", self.output)
        code, table, _ = self.run_rows("--all", *rows)
        self.assertEqual((code, table["tool"], table["after"]), (1, (0, 1, 0), (0, 1, 0)))
        self.assertTrue(self.output.startswith("Packages of Debian: absent present\n"))

    def test_a_failed_build_fails_its_suites(self) -> None:
        code, rows, _ = self.run_rows("bad|||", "test-after|||bad", "test-tool|||")
        self.assertEqual((code, rows), (1, {"bad": (0, 1, 0), "after": (0, 1, 0), "tool": (1, 0, 0)}))


if __name__ == "__main__":
    unittest.main()
