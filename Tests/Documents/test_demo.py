# SPDX-License-Identifier: MIT
"""The programs that a user runs first: `make demo` and the two quickstarts, which print the same."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "examples/touches").glob("*.jsonl"))
PICTURE = ROOT / "build/demo/gestures.svg"

ENVIRONMENT = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}


def run(*command: object) -> str:
    arguments = [str(argument) for argument in command]
    done = subprocess.run(arguments, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"{command}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class Demo(unittest.TestCase):
    def test_make_demo(self):
        """It has at most 20 lines of 80 columns, and ends with the commands that open more."""
        PICTURE.unlink(missing_ok=True)
        lines = run("make", "demo").splitlines()
        self.assertLessEqual(len(lines), 20)
        self.assertLessEqual(max(map(len, lines)), 80)
        for word in ("taps", "distance", "glides"):
            self.assertIn(word, "\n".join(lines))
        self.assertEqual(lines[-3], f"The picture of it, from Python: {PICTURE.relative_to(ROOT)}")
        self.assertTrue(ElementTree.parse(PICTURE).getroot().tag.endswith("svg"))
        self.assertIn("make playground", lines[-2])
        self.assertIn("build/examples/album", lines[-1])

    def test_make_demo_opens_a_window(self):
        """It does so in a terminal with a display where SDL2_image is, but not for a program that tests it."""
        with tempfile.TemporaryDirectory() as folder:
            found, mark = Path(folder) / "pkg-config", Path(folder) / "opened"
            terminal = [sys.executable, "-c", "import pty, sys; pty.spawn(sys.argv[1:])"]
            for before, status, variables, opens in (
                (terminal, 0, {}, False),
                (terminal, 0, {"DISPLAY": ":0", "CI": "true"}, False),
                ([], 0, {"DISPLAY": ":0"}, False),
                (terminal, 1, {"DISPLAY": ":0"}, False),
                (terminal, 0, {"WAYLAND_DISPLAY": "wayland-0"}, True),
                (terminal, 0, {"DISPLAY": ":0"}, True),
            ):
                with self.subTest(terminal=bool(before), status=status, **variables):
                    found.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
                    found.chmod(0o755)
                    environment = {"CI": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", **variables}
                    environment = {**ENVIRONMENT, **environment, "PATH": f"{folder}:{os.environ['PATH']}"}
                    subprocess.run([*before, "make", "demo", f"DEMO_WINDOW=touch {mark}"], cwd=ROOT, env=environment,
                                   check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
                    self.assertEqual(mark.exists(), opens)
                    mark.unlink(missing_ok=True)

    def test_make_demo_names_what_is_missing(self):
        """It does so at once, before it builds or installs anything. A library that is there needs no Swift."""
        compiler, python = ("a C compiler", "gcc glibc-devel"), ("Python 3.9 or newer", "python3")
        swift = "Swift 6.3 or newer from https://www.swift.org/install"
        tools = ("make", "sh", "awk", "find", "sed", "sort", "head", "tr", "grep", "dirname", "printf", "uname")
        for programs, library, missing in (
            ({}, "no", [(swift, ""), compiler, python]),
            ({"cc": "", "python3": ""}, "no", [(swift, "")]),
            ({"cc": "", "python3": "", "swift": "echo Swift version 6.2.10"}, "no", [(f"{swift} (found 6.2.10)", "")]),
            ({"swift": "echo Swift version 6.10", "cc": ""}, "no", [python]),
            ({"swift": "echo Swift version 6.3.1", "python3": ""}, "no", [compiler]),
            ({"cc": "", "python3": "exit 1"}, "include/tapzoom.h", [python]),
        ):
            with self.subTest(programs, library=library), tempfile.TemporaryDirectory() as folder:
                for tool in tools:
                    Path(folder, tool).symlink_to(shutil.which(tool))
                for name, text in {"dnf": "", **programs}.items():
                    Path(folder, name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
                    Path(folder, name).chmod(0o755)
                done = subprocess.run(["make", "demo", f"SHARED={library}"], cwd=ROOT, env={"PATH": folder},
                                      stdin=subprocess.DEVNULL, capture_output=True, text=True)
                names, packages = (list(filter(None, column)) for column in zip(*missing))
                said = [f"Missing: {', '.join(names)}"]
                said += [f"Packages are missing: dnf install {' '.join(packages)}"] if packages else []
                self.assertNotEqual(done.returncode, 0)
                self.assertEqual((done.stdout, done.stderr.splitlines()[:-1]), ("", said))

    def test_c_and_python_print_the_same(self):
        self.assertTrue(FILES)
        for files in (*([file] for file in FILES), FILES):
            with self.subTest([file.name for file in files]):
                from_c = run("build/tests/quickstart", *files)
                from_python = run(sys.executable, "examples/python/quickstart.py", *files)
                self.assertGreater(from_c.count("\n"), 1)
                self.assertEqual(from_c, from_python)

    def test_one_picture_of_many(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "all.svg"
            run(sys.executable, "examples/python/quickstart.py", *FILES, picture)
            texts = [element.text for element in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
        for file in FILES:
            self.assertIn(file.stem.replace("-", " ").capitalize(), texts)

    def test_quickstart_ends(self):
        """It ignores touches after the first ten minutes."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "late.jsonl"
            file.write_text("".join(
                f'{{"time": {time}, "id": 1, "phase": "{phase}", "x": 100, "y": 100}}\n'
                for time, phase in ((0, "began"), (0.1, "ended"), (1e9, "began"), (1e9, "ended"))))
            done = subprocess.run([ROOT / "build/tests/quickstart", file], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout.count("One tap")), (0, 1))

    def test_quickstart_refuses_bad_arguments(self):
        for arguments in ([], ["no/such/file"], ["README.md"]):
            command = [ROOT / "build/tests/quickstart", *arguments]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (1, ""), arguments)
            self.assertIn("usage", done.stderr)
        for arguments in ([], ["no/such/file"], ["README.md"]):
            command = [sys.executable, ROOT / "examples/python/quickstart.py", *arguments]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (1, ""), arguments)
            self.assertIn("quickstart.py TOUCHES", done.stderr)
            self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
