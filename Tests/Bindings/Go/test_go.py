# SPDX-License-Identifier: MIT
"""examples/go, with the library installed into an empty folder: the program of its README, and its own tests."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
README = (ROOT / "examples/go/README.md").read_text("utf-8")
OUTPUT = re.search(r"It prints\n\n((?:    .*\n)+)", README)[1].replace("    ", "")


class Go(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="tapzoom-go.")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        prefix = cls.folder / "installed"
        cls.environment = {**os.environ, "PKG_CONFIG_PATH": str(prefix / "lib/pkgconfig"),
                           "LD_LIBRARY_PATH": str(prefix / "lib"), "GOCACHE": str(cls.folder / "cache"),
                           "GOPROXY": "off"}
        subprocess.run([os.environ.get("MAKE", "make"), "-s", "install", f"PREFIX={prefix}"], cwd=ROOT, check=True,
                       stdout=subprocess.DEVNULL)
        cls.program = cls.folder / "program"
        shutil.copytree(ROOT / "examples/go", cls.program)

    def run_in_program(self, *command, **environment) -> str:
        done = subprocess.run([str(word) for word in command], cwd=self.program, capture_output=True, text=True,
                              env={**self.environment, **environment})
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_the_program_prints_what_the_readme_says(self):
        self.assertEqual(self.run_in_program("go", "run", "."), OUTPUT)

    def test_the_static_library_links(self):
        command = re.search(r"```sh\n(CGO_LDFLAGS=.*)\n", README)[1]
        self.run_in_program("sh", "-c", command)
        self.assertNotIn("tapzoom", self.run_in_program("readelf", "-d", "app"))
        self.assertEqual(self.run_in_program("./app", LD_LIBRARY_PATH=""), OUTPUT)

    def test_the_package_passes_its_tests(self):
        self.assertIn("ok", self.run_in_program("go", "test", "./..."))
        # With the strictest check of pointers that C gets.
        self.run_in_program("go", "test", "./...", GODEBUG="cgocheck=2")

    def test_the_sources_are_formatted_and_have_no_faults(self):
        self.assertEqual(self.run_in_program("gofmt", "-l", "."), "")
        self.run_in_program("go", "vet", "./...")


if __name__ == "__main__":
    unittest.main()
