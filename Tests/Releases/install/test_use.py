# SPDX-License-Identifier: MIT
"""Programs in an empty folder build with pkg-config and CMake, where the library was installed and after a move."""

import os
import re
import shlex
import shutil
import unittest
from pathlib import Path

from checkout import NUMBERS, PROJECT, SONAME, VERSION, Case, environment, run

CC = shlex.split(os.environ.get("CC", "cc"))
CXX = shlex.split(os.environ.get("CXX", "c++"))
WARNINGS = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
# The library folder of this machine's architecture, in which CMake also looks.
MULTIARCH = run(*CC, "-print-multiarch").stdout.strip()

MAJOR = int(NUMBERS["VERSION_MAJOR"])
ONE_NUMBER = MAJOR * 10000 + int(NUMBERS["VERSION_MINOR"]) * 100 + int(NUMBERS["VERSION_PATCH"])
# A view of 400 by 600 shows 2000 by 3000 at 0.2, and twice that is 0.4.
OUTCOME = f"{VERSION} {ONE_NUMBER} 0.4\n"

# The prefix, and the folders that differ from the defaults.
LAYOUTS = [
    ("/usr/local", {}),
    ("/opt/tap zoom", {"LIBDIR": f"lib/{MULTIARCH}", "INCLUDEDIR": "include/tap zoom & more"}),
]


class User(Case):
    def empty_folder(self) -> Path:
        folder = self.folder / "user's own"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PROJECT, folder)
        return folder

    def places(self):
        """Yields (prefix, folder of libraries) of each layout where it was installed, and after a move."""
        for number, (prefix, folders) in enumerate(LAYOUTS):
            self.make("install", PREFIX=prefix, **folders)
            installed = self.stage / prefix[1:]
            moved = self.folder / f"moved {number}"
            for place in (installed, moved):
                if place is moved:
                    installed.rename(moved)
                yield place, place / folders.get("LIBDIR", "lib")

    def check(self, program: Path, lib: Path = None):
        """The program prints the expected output, with the shared library in lib, or without any library."""
        dynamic = run("readelf", "-dW", program).stdout
        needed = re.findall(r"\(NEEDED\).*\[(libtapzoom.*)\]", dynamic)
        self.assertEqual(needed, [SONAME] if lib else [])
        result = run(program, env=environment(**({"LD_LIBRARY_PATH": lib} if lib else {})))
        self.assertEqual((result.returncode, result.stdout), (0, OUTCOME))

    def succeed(self, *command: object, **options) -> str:
        result = run(*command, **options)
        self.assertEqual(result.returncode, 0, result.stdout)
        return result.stdout


class PkgConfig(User):
    def flags(self, lib: Path, *options: str) -> list[str]:
        path = environment(PKG_CONFIG_PATH=lib / "pkgconfig")
        return shlex.split(self.succeed("pkg-config", *options, "tapzoom", env=path))

    def test_programs_link_the_shared_and_the_static_library(self):
        for prefix, lib in self.places():
            with self.subTest(str(prefix)):
                folder = self.empty_folder()
                shared = self.flags(lib, "--cflags", "--libs")
                self.succeed(*CC, "-std=c99", *WARNINGS, "program.c", *shared, "-o", "shared", cwd=folder)
                self.check(folder / "shared", lib)
                static = self.flags(lib, "--static", "--cflags", "--libs")
                self.succeed(*CC, "-std=c99", *WARNINGS, "-static", "program.c", *static, "-o", "static", cwd=folder)
                self.check(folder / "static")
                self.assertNotIn("(NEEDED)", run("readelf", "-dW", folder / "static").stdout)
                self.succeed(*CXX, "-std=c++17", *WARNINGS, "program.cpp", *shared, "-o", "cxx", cwd=folder)
                self.check(folder / "cxx", lib)

    def test_variables_name_the_folders(self):
        for prefix, lib in self.places():
            with self.subTest(str(prefix)):
                found = [Path(*self.flags(lib, f"--variable={name}")).resolve() for name in ("prefix", "libdir")]
                self.assertEqual(found, [prefix, lib])

    def test_the_version_is_that_of_the_library(self):
        self.make("install")
        lib = self.stage / "usr/local/lib"
        self.assertEqual(self.flags(lib, "--modversion"), [VERSION])
        path = environment(PKG_CONFIG_PATH=lib / "pkgconfig")
        for wanted, code in ((f"tapzoom >= {VERSION}", 0), (f"tapzoom >= {MAJOR + 1}", 1)):
            self.assertEqual(run("pkg-config", "--exists", wanted, env=path).returncode, code, wanted)

    def test_the_file_is_valid(self):
        self.make("install")
        path = environment(PKG_CONFIG_PATH=self.stage / "usr/local/lib/pkgconfig")
        self.assertEqual(self.succeed("pkg-config", "--validate", "tapzoom", env=path), "")


class CMake(User):
    def configure(self, folder: Path, prefix: Path, *options: str):
        return run("cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={prefix}",
                   f"-DCMAKE_C_COMPILER={CC[0]}", f"-DCMAKE_CXX_COMPILER={CXX[0]}", *options)

    def find(self, prefix: Path, *lines: str) -> list[str]:
        """Returns the notices that a project without languages prints when CMake configures it."""
        folder = self.empty_folder()
        (folder / "CMakeLists.txt").write_text("\n".join([
            "cmake_minimum_required(VERSION 3.19)", "project(finds NONE)", *lines]) + "\n")
        said = self.succeed("cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={prefix}")
        return [line for line in said.splitlines() if not line.startswith("--")]

    def test_programs_link_the_shared_and_the_static_library(self):
        for prefix, lib in self.places():
            with self.subTest(str(prefix)):
                folder = self.empty_folder()
                result = self.configure(folder, prefix)
                self.assertEqual(result.returncode, 0, result.stdout)
                self.succeed("cmake", "--build", folder / "build")
                self.check(folder / "build/shared", lib)
                self.check(folder / "build/static")
                self.check(folder / "build/cxx", lib)

    def test_find_package_checks_versions(self):
        minor, patch = (int(NUMBERS[f"VERSION_{part}"]) for part in ("MINOR", "PATCH"))
        fits = ["", MAJOR, f"{MAJOR}.{minor}", VERSION, f"{VERSION} EXACT", f"{MAJOR}...{MAJOR}.99",
                f"{MAJOR}...<{MAJOR + 1}", f"{VERSION}...{VERSION}"]
        not_fits = [MAJOR - 1, MAJOR + 1, f"{MAJOR + 1}.{minor}", f"{MAJOR}.{minor + 1}",
                    f"{MAJOR}.{minor}.{patch + 1}", f"{MAJOR}.{minor + 1} EXACT", f"{MAJOR - 1}...{MAJOR}.99",
                    f"{MAJOR}...{MAJOR + 1}", f"{MAJOR}...<{MAJOR + 2}",
                    f"{MAJOR - 1}...<{VERSION}"]
        self.make("install")
        lines = []
        for wanted in [*fits, *not_fits]:
            lines += [f"find_package(tapzoom {wanted} QUIET CONFIG)",
                      f'message(NOTICE "{wanted}: ${{tapzoom_FOUND}} ${{tapzoom_VERSION}}")',
                      "unset(tapzoom_DIR CACHE)"]
        said = self.find(self.stage / "usr/local", *lines)
        found = [f"{wanted}: 1 {VERSION}" for wanted in fits]
        self.assertEqual(said[:len(fits)], found)
        self.assertEqual(len(said), len(fits) + len(not_fits))
        for line in said[len(fits):]:
            self.assertRegex(line, r": 0 ")

    def test_another_major_version_is_refused_with_a_message(self):
        self.make("install")
        folder = self.empty_folder()
        project = folder / "CMakeLists.txt"
        project.write_text(project.read_text().replace("tapzoom 1.0", f"tapzoom {MAJOR + 1}.0"))
        result = self.configure(folder, self.stage / "usr/local")
        self.assertNotEqual(result.returncode, 0)
        self.assertRegex(result.stdout, rf"tapzoom-config.cmake, version: {re.escape(VERSION)}")

    def test_find_package_may_be_called_twice(self):
        self.make("install")
        said = self.find(self.stage / "usr/local", *["find_package(tapzoom REQUIRED)"] * 2, 'message(NOTICE "fine")')
        self.assertEqual(said, ["fine"])

    def test_lib_may_be_a_link(self):
        self.make("install", PREFIX="/usr")
        (self.stage / "lib").symlink_to("usr/lib")
        said = self.find(
            self.stage, "find_package(tapzoom REQUIRED)",
            "get_target_property(include tapzoom::tapzoom INTERFACE_INCLUDE_DIRECTORIES)",
            'message(NOTICE "${include}")')
        self.assertEqual(said, [str(self.stage / "usr/include")])

    def test_find_package_needs_one_of_the_libraries(self):
        self.make("install", PREFIX="/opt/tapzoom", CMAKEDIR="share/tapzoom")
        prefix = self.stage / "opt/tapzoom"
        for link in (prefix / "lib").glob("libtapzoom.so*"):
            link.unlink()
        folder = self.empty_folder()
        result = self.configure(folder, prefix)
        self.assertEqual(result.returncode, 0, result.stdout)
        self.succeed("cmake", "--build", folder / "build")
        self.check(folder / "build/shared")
        (prefix / "lib/libtapzoom.a").unlink()
        result = self.configure(self.empty_folder(), prefix)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("There is neither", result.stdout)


class Files(User):
    NAMES = ("pkgconfig/tapzoom.pc", "cmake/tapzoom/tapzoom-config.cmake", "cmake/tapzoom/tapzoom-config-version.cmake")

    def test_installed_files_contain_no_path(self):
        self.make("install")
        self.make("install", DESTDIR="", PREFIX=self.folder / "some where/else")
        for name in self.NAMES:
            text = (self.stage / "usr/local/lib" / name).read_text()
            self.assertEqual(text, (self.folder / "some where/else/lib" / name).read_text())
            self.assertNotRegex(text, r"usr/local|the stage|@\w+@")
            self.assertTrue(text.startswith("# SPDX-License-Identifier: MIT\n"))

    def test_packages_do_not_depend_on_links_of_the_build_machine(self):
        here = self.folder / "usr"
        (here / "deep/er").mkdir(parents=True)
        (here / "lib").symlink_to("deep/er")
        self.make("install")
        self.make("install", PREFIX=here)
        for name in self.NAMES:
            packaged = self.stage / str(here)[1:] / "lib" / name
            self.assertEqual(packaged.read_text(), (self.stage / "usr/local/lib" / name).read_text())


if __name__ == "__main__":
    unittest.main()
