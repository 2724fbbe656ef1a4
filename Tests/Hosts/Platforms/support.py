# SPDX-License-Identifier: MIT
"""Runs compilers and programs in a folder of the test."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Dict

ROOT = Path(__file__).resolve().parents[3]


class PlatformTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="platforms.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_in_folder(self, *command: object, environment: Dict[str, str] = {}) -> str:
        """Runs a command, which must succeed without a message on standard error. Returns its output."""
        done = subprocess.run(
            [str(word) for word in command], cwd=self.folder, env={**os.environ, **environment}, capture_output=True,
            text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        return done.stdout
