# SPDX-License-Identifier: MIT
"""The programs that a user runs first: `make demo` and the two quickstarts, which print the same."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = sorted((ROOT / "examples/recordings").glob("*.jsonl"))
PICTURE = ROOT / "build/demo/gestures.svg"


def run(*command: object) -> str:
    arguments = [str(argument) for argument in command]
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}
    done = subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"{command}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class Demo(unittest.TestCase):
    def test_make_demo(self):
        PICTURE.unlink(missing_ok=True)
        printed = run("make", "demo")
        self.assertEqual(printed.count("\nfinal     scale "), 2 * 4)
        for line in (
            "double_tap     discrete", "two_finger_tap discrete", "pinch          ended", "fling          ended",
        ):
            self.assertIn(f"  {line} ", printed)
        self.assertIn("build/demo/gestures.svg", printed.splitlines()[-1])
        self.assertTrue(ElementTree.parse(PICTURE).getroot().tag.endswith("svg"))

    def test_c_and_python_print_the_same(self):
        self.assertTrue(RECORDINGS)
        for recording in RECORDINGS:
            with self.subTest(recording.name):
                from_c = run("build/tests/quickstart", recording)
                from_python = run(sys.executable, "examples/python/quickstart.py", recording)
                self.assertRegex(from_c, r"final     scale .*\n\Z")
                self.assertEqual(from_c, from_python)

    def test_one_picture_of_many(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "all.svg"
            run(sys.executable, "examples/python/quickstart.py", *RECORDINGS, picture)
            texts = [element.text for element in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
        for recording in RECORDINGS:
            self.assertIn(recording.stem.replace("-", " ").capitalize(), texts)

    def test_quickstart_refuses_bad_arguments(self):
        for arguments in ([], ["no/such/file"], ["README.md"], ["one", "two"]):
            command = [ROOT / "build/tests/quickstart", *arguments]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (1, ""), arguments)
            self.assertIn("usage", done.stderr)
        for arguments in ([], ["no/such/file"], ["README.md"]):
            command = [sys.executable, ROOT / "examples/python/quickstart.py", *arguments]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (1, ""), arguments)
            self.assertIn("quickstart.py RECORDING", done.stderr)
            self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
