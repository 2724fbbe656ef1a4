# SPDX-License-Identifier: MIT
"""The package finds and loads the shared library, or fails with a message."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from support import BINDING, HEADER, run_python, tapzoom

#: The file of the library in a wheel.
FILE = {"win32": "tapzoom.dll", "darwin": "libtapzoom.dylib"}.get(sys.platform, "libtapzoom.so")
PROBE = "import tapzoom; print(tapzoom._library.path)"


class LibraryTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()

    def copy_package(self, under):
        package = self.folder / under / "tapzoom"
        shutil.copytree(BINDING / "tapzoom", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.dll"))
        return package

    def compile(self, source):
        if not shutil.which("cc"):
            self.skipTest("no C compiler")
        file, library = self.folder / "other.c", self.folder / "libother.so"
        file.write_text(source)
        subprocess.run(["cc", "-shared", "-fPIC", str(file), "-o", str(library)], check=True)
        return library

    def fails(self, *needles, **environment):
        """The import fails with an ImportError that has these texts."""
        code = (
            "try:\n    import tapzoom\nexcept ImportError as error:\n"
            "    print(type(error).__name__, error)\nelse:\n    print('loaded')"
        )
        done = run_python("-c", code, **environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        for needle in ("LibraryError", "TAPZOOM_LIBRARY", *needles):
            self.assertIn(needle, done.stdout)

    def finds(self, expected, **environment):
        done = run_python("-c", PROBE, **environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.strip(), str(expected))

    def test_the_environment_variable_names_the_file(self):
        library = self.folder / "renamed.so"
        shutil.copy(tapzoom._library.path, library)
        self.finds(library, TAPZOOM_LIBRARY=library)

    def test_the_named_file_is_relative_to_the_working_directory(self):
        library = os.path.relpath(os.path.abspath(tapzoom._library.path))
        self.finds(os.path.abspath(library), TAPZOOM_LIBRARY=library)

    def test_a_missing_named_file_fails(self):
        missing = os.path.abspath("/nowhere/libtapzoom.so")
        reason = "Could not find module" if sys.platform == "win32" else "No such file"
        self.fails(missing, reason, TAPZOOM_LIBRARY=missing)

    def test_a_named_file_that_is_not_a_library_fails(self):
        self.fails(str(HEADER), TAPZOOM_LIBRARY=HEADER)

    def test_a_library_other_than_tapzoom_fails(self):
        library = self.compile("int other(void) { return 1; }")
        self.fails(str(library), "not a tapzoom library", "tapzoom_version", TAPZOOM_LIBRARY=library)

    def test_a_library_without_a_function_fails(self):
        library = self.compile("int tapzoom_version(void) { return 10000; }")
        self.fails(str(library), "tapzoom_config_init", TAPZOOM_LIBRARY=library)

    def test_a_library_of_another_abi_version_fails(self):
        library = self.compile("int tapzoom_version(void) { return 770203; }")
        self.fails(str(library), "ABI version 77", "needs 1", TAPZOOM_LIBRARY=library)

    def test_the_library_beside_the_package_is_loaded(self):
        package = self.copy_package("site")
        shutil.copy(tapzoom._library.path, package / FILE)
        self.finds(package / FILE, TAPZOOM_LIBRARY=None, PYTHONPATH=package.parent)

    def test_the_build_of_the_checkout_is_loaded(self):
        package = self.copy_package("bindings/python")
        build = self.folder / "build" / "lib"
        build.mkdir(parents=True)
        shutil.copy(tapzoom._library.path, build / FILE)
        (self.folder / "include").mkdir()
        shutil.copy(HEADER, self.folder / "include")
        self.finds(build / FILE, TAPZOOM_LIBRARY=None, PYTHONPATH=package.parent)

    def test_a_package_near_the_root_folder_is_loaded(self):
        with mock.patch.object(tapzoom._library, "__file__", "/app/tapzoom/_library.py"):
            self.assertEqual(tapzoom._library._files(), [Path("/app/tapzoom", FILE).resolve()])

    @unittest.skipIf(sys.platform in ("win32", "darwin"), "the loader does not search the folders of a variable")
    def test_the_library_of_the_system_is_loaded(self):
        package = self.copy_package("site")
        (self.folder / "lib").mkdir()
        shutil.copy(tapzoom._library.path, self.folder / "lib" / "libtapzoom.so.1")
        self.finds(
            "libtapzoom.so.1", TAPZOOM_LIBRARY=None, PYTHONPATH=package.parent, LD_LIBRARY_PATH=self.folder / "lib"
        )

    def test_without_a_library_the_error_lists_the_places(self):
        probe = "import ctypes; ctypes.CDLL('libtapzoom.so.1')"
        if run_python("-c", probe, LD_LIBRARY_PATH=None).returncode == 0:
            self.skipTest("a libtapzoom is installed on this system")
        package = self.copy_package("site")
        self.fails(
            f"cannot find {FILE}",
            str(package / FILE),
            "the system's loader",
            TAPZOOM_LIBRARY=None,
            PYTHONPATH=package.parent,
            LD_LIBRARY_PATH=None,
        )


if __name__ == "__main__":
    unittest.main()
