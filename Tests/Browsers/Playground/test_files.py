# SPDX-License-Identifier: MIT
"""`make playground` without Swift: it takes the module that is there."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ENVIRONMENT = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}


def make(*words: str) -> subprocess.CompletedProcess:
    return subprocess.run(["make", "-s", "SWIFT=no-swift", *words], cwd=ROOT, env=ENVIRONMENT, capture_output=True,
                          text=True)


class WithoutSwift(unittest.TestCase):
    def test_a_module_that_is_there_is_taken(self) -> None:
        """Even if a source is newer."""
        module = (ROOT / "build/wasm/tapzoom.wasm").read_bytes()
        done = make("-W", "include/tapzoom.h", "playground-files")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual((ROOT / "build/playground/tapzoom/tapzoom.wasm").read_bytes(), module)

    def test_without_a_module_it_names_swift(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for part in ("Tests", "bindings", "examples"):
                shutil.copytree(ROOT / part, Path(folder, part), ignore=lambda path, names: [
                    name for name in names if not name.endswith(".mk") and not Path(path, name).is_dir()])
            shutil.copy(ROOT / "Makefile", folder)
            done = make("-C", folder, "playground-files")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("no-swift was not found: install Swift 6.3 from https://www.swift.org/install", done.stderr)


if __name__ == "__main__":
    unittest.main()
