# SPDX-License-Identifier: MIT
"""The README is true: its code runs as printed, and its picture is the one that the quickstart draws."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def code(language: str) -> str:
    """The one piece of code in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    return found


def command(start: str) -> str:
    """The one command line that begins in a way."""
    (found,) = re.findall(rf"^    ({re.escape(start)}.*)$", README, re.MULTILINE)
    return found


class Readme(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name in ("build", "bindings", "examples"):
            (self.folder / name).symlink_to(ROOT / name)

    def run_in_folder(self, line: str) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TAPZOOM")}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        done = subprocess.run(line, shell=True, cwd=self.folder, env=environment, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""), line)
        return done.stdout

    def test_c(self):
        (self.folder / "app.c").write_text(code("c"), encoding="utf-8")
        self.run_in_folder(command("cc app.c -I"))
        printed = self.run_in_folder("./app").strip()
        self.assertIn(f"It prints `{printed}`", README)

    def test_cpp(self):
        (self.folder / "app.cpp").write_text(code("cpp"), encoding="utf-8")
        self.run_in_folder(command("c++ "))
        first, second = self.run_in_folder("./app").splitlines()
        self.assertIn(f"It prints `{first}` and `{second}`.", README)

    def test_lua(self):
        (self.folder / "app.lua").write_text(code("lua"), encoding="utf-8")
        *events, last = self.run_in_folder(command("LUA_PATH=")).splitlines()
        expected = ["tap_up began", "tap_up cancelled", "double_tap discrete"]
        expected += ["animation began", "animation ended", "settled discrete"]
        self.assertEqual([event.replace("\t", " ") for event in events], expected)
        self.assertIn(f"It prints the events, and `{last}`.", README)

    def test_python(self):
        (self.folder / "app.py").write_text(code("python"), encoding="utf-8")
        printed = self.run_in_folder(command("PYTHONPATH=bindings/python").replace("python3", sys.executable))
        self.assertEqual(printed, "PAN BEGAN\nPINCH BEGAN\nPINCH ENDED\nPAN ENDED\nSETTLED DISCRETE\nscale 0.4\n")
        self.assertIn("scale 0.4`", README)

    def test_picture(self):
        picture = "examples/pictures/gestures.svg"
        self.assertIn(f"]({picture})", README)
        recordings = " ".join(f"examples/recordings/{name}.jsonl" for name in ("double-tap", "pinch", "fling"))
        self.run_in_folder(
            f"PYTHONPATH=bindings/python {sys.executable} examples/python/quickstart.py {recordings} drawn.svg")
        drawn = (self.folder / "drawn.svg").read_bytes()
        self.assertEqual((ROOT / picture).read_bytes(), drawn, "draw it again with `make pictures`")

    def test_every_origin_that_works_has_its_trace(self):
        rows = re.findall(r"^\| O(\d+) .*\| ([^|]+) \|$", README, re.MULTILINE)
        self.assertEqual([int(number) for number, _ in rows], list(range(1, 14)))
        for number, works in rows:
            if works == "yes":
                self.assertTrue(list((ROOT / "Tests/Traces").glob(f"o{int(number):02}-*.trace")), number)

    def test_links(self):
        for target in re.findall(r"\]\((?!https://)([^)]+)\)|`((?:\w+/)+[\w.]*)`", README):
            path = ROOT / (target[0] or target[1])
            self.assertTrue(path.exists() or str(path).startswith(str(ROOT / "build")), path)


if __name__ == "__main__":
    unittest.main()
