# SPDX-License-Identifier: MIT
"""pip installs from the sources: with Swift, without it, editable, and without a checkout."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import BINDING, LIBRARY, ROOT, TOOLS, new_environment, output, pip, run

PYTHON = TOOLS / "bin" / "python"
WHERE = "import tapzoom, tapzoom._library as library; print(tapzoom.__file__, library.path)"


class Source(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()

    def where(self, python: Path, **environment: str) -> list[str]:
        """Returns the paths of the package and the library that an interpreter uses."""
        return output(python, "-c", WHERE, cwd=self.folder, environment=environment).split()

    def install(self, *what: object) -> Path:
        """Installs into a new environment, and returns its interpreter."""
        python = new_environment(self.folder / "environment")
        done = pip("install", *what, python=python)
        self.assertEqual(done.returncode, 0, done.stdout)
        return python

    def install_quickly(self, what: Path, **environment: str) -> subprocess.CompletedProcess[str]:
        """Installs into self.site with the build tools that are already installed."""
        self.site = self.folder / "site"
        return run(
            PYTHON, "-m", "pip", "install", "--no-build-isolation", "--target", self.site, what,
            environment=environment)

    def refuses(self, done: subprocess.CompletedProcess[str], *needles: str) -> None:
        """The last line of our part of the build contains these texts, and there is no traceback."""
        self.assertNotEqual(done.returncode, 0)
        self.assertNotIn("Traceback", done.stdout)
        ours = done.stdout.split("[end of output]")[0].strip()  # the rest is pip's
        last = ours.splitlines()[-1]
        for needle in needles:
            self.assertIn(needle, last, done.stdout)
        self.assertTrue(last.endswith("."), last)

    def test_a_checkout_builds_the_library(self):
        package, library = map(Path, self.where(self.install(BINDING)))
        self.assertTrue(package.is_relative_to(self.folder), package)
        self.assertEqual(library, package.with_name("libtapzoom.so"))
        self.assertEqual(library.read_bytes(), LIBRARY.read_bytes())

    def test_an_editable_package_uses_the_checkout(self):
        python = self.install("--editable", BINDING)
        self.assertEqual(self.where(python), [str(BINDING / "tapzoom" / "__init__.py"), str(LIBRARY)])

    def test_without_swift_the_error_names_it(self):
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "make").symlink_to(shutil.which("make"))
        done = self.install_quickly(BINDING, PATH=str(tools), SWIFT="swift")
        self.refuses(done, "tapzoom cannot be built, because swift cannot be found", "swift.org", "TAPZOOM_LIBRARY")

    def test_without_swift_and_make_the_error_names_both(self):
        done = self.install_quickly(BINDING, PATH=str(self.folder), SWIFT="swift")
        self.refuses(done, "because swift and make cannot be found")

    def test_a_named_library_needs_no_swift(self):
        library = self.folder / "mine.so"
        shutil.copy(LIBRARY, library)
        done = self.install_quickly(BINDING, PATH="", SWIFT="swift", TAPZOOM_LIBRARY=str(library))
        self.assertEqual(done.returncode, 0, done.stdout)
        _, found = self.where(PYTHON, PYTHONPATH=str(self.site))
        self.assertEqual(found, str(self.site / "tapzoom" / "libtapzoom.so"))
        self.assertEqual(Path(found).read_bytes(), LIBRARY.read_bytes())

    def test_a_missing_named_library_fails(self):
        done = self.install_quickly(BINDING, TAPZOOM_LIBRARY="/nowhere/libtapzoom.so")
        self.refuses(done, "TAPZOOM_LIBRARY names /nowhere/libtapzoom.so", "does not exist")

    def test_a_platform_without_a_library_fails(self):
        done = self.install_quickly(BINDING, TAPZOOM_PLATFORM="win_amd64")
        self.refuses(done, "TAPZOOM_PLATFORM names the system of a library", "set TAPZOOM_LIBRARY")

    def test_a_failed_build_fails(self):
        copy = self.copy_binding()
        (self.folder / "copy" / "include").mkdir()
        shutil.copy(ROOT / "include" / "tapzoom.h", self.folder / "copy" / "include")
        (self.folder / "copy" / "Makefile").write_text("build:\n\t@echo the compiler says why; false\n")
        done = self.install_quickly(copy, SWIFT="true")
        self.assertIn("the compiler says why", done.stdout)
        self.refuses(done, "tapzoom cannot be built, because `make build` in", "failed: its output is above")

    def test_a_folder_outside_a_checkout_fails(self):
        done = self.install_quickly(self.copy_binding())
        self.refuses(done, "builds the library in its checkout")

    def test_a_source_distribution_needs_the_library_in_c(self):
        build = f"from setuptools.build_meta import *; build_sdist({str(self.folder)!r})"
        self.refuses(run(PYTHON, "-c", build, cwd=BINDING), "build the source distribution with `make sdist`")
        self.assertEqual(list(self.folder.glob("*.tar.gz")), [])

    def copy_binding(self) -> Path:
        copy = self.folder / "copy" / "bindings" / "python"
        shutil.copytree(BINDING, copy)
        return copy


if __name__ == "__main__":
    unittest.main()
