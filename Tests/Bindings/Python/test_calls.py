# SPDX-License-Identifier: MIT
"""Each function with each field prints what C prints."""

import os
import sys
import tempfile
import unittest
from pathlib import Path

from support import ROOT, run_python

CALLS = ROOT / "Tests" / "Bindings" / "calls"
sys.path.insert(0, str(CALLS))
import program  # noqa: E402


@unittest.skipIf(os.environ.get("TAPZOOM_PACKAGE"), "another system may have no compiler")
class CallsTest(unittest.TestCase):
    maxDiff = None

    def test_calls(self):
        """The arguments of a recorded call have names here, which test_recording.py checks."""
        with tempfile.TemporaryDirectory() as folder:
            expected = program.expected(Path(folder), os.environ.get("CC", "cc"))
        done = run_python(CALLS / "play.py")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        said, wanted = (program.common(lines, program.BY_NUMBER)
                        for lines in (program.readable(done.stdout), expected))
        self.assertEqual(said, wanted)


if __name__ == "__main__":
    unittest.main()
