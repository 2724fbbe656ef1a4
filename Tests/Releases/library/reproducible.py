# SPDX-License-Identifier: MIT
"""The same sources in another folder give the same bytes."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MADE = ("build/lib/libtapzoom.so", "build/lib/libtapzoom.a", "build/include/tapzoom.h")


class Reproducible(unittest.TestCase):
    def test_another_folder_gives_the_same_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "somewhere else", "tapzoom")
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("build", ".build", ".git"))
            built = subprocess.run(["make", "build"], cwd=copy, capture_output=True, text=True)
            self.assertEqual(built.returncode, 0, built.stdout + built.stderr)
            for name in MADE:
                self.assertEqual((copy / name).read_bytes(), (ROOT / name).read_bytes(), name)


if __name__ == "__main__":
    unittest.main()
