# SPDX-License-Identifier: MIT
"""Tests/packages.sh names missing packages as each system does, and installs nothing unasked."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = [line.split(" | ") for line in (ROOT / "Tests/packages.txt").read_text("utf-8").splitlines()
         if not line.startswith("#")]
#: Programs of any system that the script calls.
TOOLS = ("sh", "awk", "grep", "sed", "sort", "tr", "dirname", "uname")

#: What make and its recipes call besides.
BASE = ("make", "chmod", "cmp", "cp", "find", "head", "ln", "mkdir", "rm", "touch")
#: The program creates the file of its option -o, or its last argument.
CREATE = """for word; do [ "$before" = -o ] && made=$word; before=$word; done
made=${made-$before}
mkdir -p "${made%/*}" && : > "$made\""""
UNASKED = ("dist", "dist-linux-x86_64", "wheel", "wheels", "sdist", "web", "playground", "docs", "test-docs",
           "release", "test-release", "test-dist", "jar", "crates", "nuget", "unity-package", "test-web", "test-hosts",
           "test-browsers")


class Packages(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for tool in TOOLS:
            (self.folder / tool).symlink_to(shutil.which(tool))

    def program(self, name: str, text: str = "exit 0") -> None:
        (self.folder / name).write_text(f"#!{shutil.which('sh')}\n{text}\n", "utf-8")
        (self.folder / name).chmod(0o755)

    def run_on(self, *packages: str, **environment: str):
        """Runs the script with the programs of the folder alone. Returns its status and what it says."""
        done = subprocess.run([shutil.which("sh"), ROOT / "Tests/packages.sh", *packages], stderr=subprocess.PIPE,
                              text=True, env={"PATH": str(self.folder), **environment}, stdin=subprocess.DEVNULL)
        return done.returncode, done.stderr

    def test_each_system_has_its_names(self):
        for system, wanted in {
            "dnf": "dnf install SDL2-devel gcc-c++", "pacman": "pacman -S gcc sdl2", "brew": "brew install gcc sdl2",
        }.items():
            self.program(system)
            self.assertEqual(self.run_on("g++", "libsdl2-dev"), (1, f"Packages are missing: {wanted}\n"))
            (self.folder / system).unlink()
        self.assertEqual(self.run_on("g++"), (1, "Packages are missing, by their Debian names: g++\n"))

    def test_packages_of_another_system_do_not_count(self):
        """Fedora and Arch have a package of dpkg."""
        self.program("dpkg-query", "echo install ok installed")
        for system, release, wanted in ("dnf", "ID=fedora", "dnf install gcc-c++"), (
                "dnf", 'ID="rocky"\nID_LIKE="rhel centos fedora"', "dnf install gcc-c++"), (
                "pacman", "ID=arch", "pacman -S gcc"), (
                "brew", "", "brew install gcc"):
            self.program("uname", "echo Darwin" if system == "brew" else "echo Linux")
            self.program(system)
            (self.folder / "os-release").write_text(f"NAME=Any\n{release}\n", "utf-8")
            self.assertEqual(self.run_on("g++", OS_RELEASE=str(self.folder / "os-release")),
                             (1, f"Packages are missing: {wanted}\n"))
            (self.folder / "os-release").write_text("ID=monarch\nID_LIKE=debian\n", "utf-8")
            self.program("uname", "echo Linux")
            self.assertEqual(self.run_on("g++", OS_RELEASE=str(self.folder / "os-release")), (0, ""))
            (self.folder / system).unlink()

    def test_a_package_without_a_name_is_named_as_in_debian(self):
        self.program("dnf")
        self.assertEqual(self.run_on("g++", "lua-unit"), (1, "Packages are missing: dnf install gcc-c++\n"
                         "Missing, and not among the packages of this system; their Debian names: lua-unit\n"))

    def test_a_program_that_is_there_needs_no_package(self):
        self.program("dnf")
        self.program("g++")
        self.assertEqual(self.run_on("g++"), (0, ""))

    def test_nothing_is_installed_unasked(self):
        """Only as root on Debian, and with TAPZOOM_INSTALL, which `make demo` and `make test` set."""
        self.program("dpkg-query", "exit 1")
        self.program("apt-get", f'echo "$@" >> "{self.folder}/log"')
        self.program("flock")
        self.program("id", "echo 0")
        self.assertEqual(self.run_on("g++"), (1, "Packages are missing: apt-get install g++\n"))
        self.assertFalse((self.folder / "log").exists())
        self.assertEqual(self.run_on("g++", TAPZOOM_INSTALL="1"), (0, "Installing the Debian packages g++\n"))
        self.assertIn("install -qq -y --no-install-recommends", (self.folder / "log").read_text("utf-8"))
        self.program("id", "echo 1000")
        self.assertEqual(self.run_on("g++", TAPZOOM_INSTALL="1")[0], 1)

    def test_one_that_cannot_be_installed_hinders_no_other(self):
        self.program("dpkg-query", f'[ -e "{self.folder}/has-$4" ] && echo install ok installed')
        self.program("apt-get", f"""case " $* " in *' npm '*) exit 100 ;; esac
for word; do : > "{self.folder}/has-$word"; done""")
        self.program("flock")
        self.program("id", "echo 0")
        code, said = self.run_on("g++", "npm", "cmake", TAPZOOM_INSTALL="1")
        self.assertEqual(code, 1)
        self.assertTrue(said.endswith("\nPackages are missing: apt-get install npm\n"))
        self.assertEqual(self.run_on("g++", "cmake"), (0, ""))

    def test_only_the_commands_of_the_readme_install(self):
        """Each target in a copy of the checkout, as root on a Debian without packages. The tools of the toolchain only
        create their outputs, so that a target reaches the first package that it misses."""
        for name in BASE:
            (self.folder / name).symlink_to(shutil.which(name))
        for name, text in {"dpkg-query": "exit 1", "apt-get": f'echo "$@" >> "{self.folder}/log"', "id": "echo 0",
                           "flock": "exit 0", "python3": "exit 1", "cc": CREATE,
                           "swift": f"""echo 'Swift version 6.3.1 "runtimeResourcePath": "{self.folder}/lib/swift"'"""
                           }.items():
            self.program(name, text)
        (self.folder / "bin").mkdir()
        for name in ("swiftc", "clang", "ld.lld", "wasm-ld", "llvm-objcopy", "llvm-ar"):
            self.program(f"bin/{name}", CREATE)
        checkout = self.folder / "checkout"
        shutil.copytree(ROOT, checkout, symlinks=True, ignore=shutil.ignore_patterns(
            ".git", "build", ".build", "*.png", "*.gif", "*.jpg", "*.trace", "target"))

        def make(target: str):
            done = subprocess.run(["make", "-s", target], cwd=checkout, env={"PATH": str(self.folder)}, text=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertNotEqual(done.returncode, 0, target)
            return done.stdout

        for target in UNASKED:
            with self.subTest(target):
                self.assertRegex(make(target), r"(?m)^Packages are missing: apt-get install [a-z]")
                self.assertFalse((self.folder / "log").exists())
        self.assertRegex(make("test"), r"(?m)^Installing the Debian packages gcc libc6-dev python3$")
        self.assertRegex((self.folder / "log").read_text("utf-8"), r"^update.*\ninstall .* python3\n")

    def test_each_package_of_the_makefiles_has_a_row(self):
        """Those of DIST_PACKAGES are for Debian alone, as its compilers for other systems are."""
        files = [ROOT / "Makefile", *(ROOT / "Tests").rglob("*.mk"), *(ROOT / "bindings").rglob("*.mk"),
                 *(ROOT / "examples").rglob("*.mk")]
        text = "\n".join(file.read_text("utf-8") for file in files).replace("\\\n", " ")
        lists = re.findall(r"(?m)(?:packages\.sh|(?<!DIST_)(?<!QTQUICK_)PACKAGES :?=|APT_[a-z-]+ :=) ([^\n]*)", text)
        used = set(re.findall(r"(?<![\w$(,{.-])[a-z][a-z0-9.+-]+(?![\w(])", " ".join(lists)))
        used -= {"sdl2", "gtk4", "call", "sort", "packages", "sh", "venv.sh", "exit"}
        self.assertGreater(len(used), 40)
        self.assertEqual(used - {row[0] for row in TABLE}, set())

    def test_rows(self):
        for row in TABLE:
            self.assertEqual(len(row), 5, row)
        self.assertEqual([row[0] for row in TABLE], sorted((row[0] for row in TABLE), key=str.lower))


if __name__ == "__main__":
    unittest.main()
