# SPDX-License-Identifier: MIT
"""`make replay` prints a recording and draws it."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pages import ROOT

RECORD = """\
import pathlib, sys, tapzoom
view = tapzoom.View((400, 600), (2000, 3000))
view.begin_recording()
view.push_touch(0, 1, 'began', 150, 300)
view.push_touch(0.06, 1, 'ended', 150, 300)
view.advance(1)
pathlib.Path(sys.argv[1]).write_bytes(view.fetch_recording())
"""


class Replay(unittest.TestCase):
    def test_make_replay(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            recording, picture = Path(folder) / "tap.tapzoom", Path(folder) / "tap.svg"
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "bindings/python"), "PYTHONDONTWRITEBYTECODE": "1"}
            subprocess.run([sys.executable, "-c", RECORD, recording], env=environment, check=True)
            environment = {name: value for name, value in environment.items() if "MAKE" not in name}
            done = subprocess.run(["make", "-s", "-o", "build", "replay", f"FILE={recording}", f"PICTURE={picture}"],
                                  cwd=ROOT, env=environment, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("touch 1 began (150, 300)", done.stdout)
            self.assertIn("<svg", picture.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
