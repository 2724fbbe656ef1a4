# SPDX-License-Identifier: MIT
"""The libraries of the archives: what they need and export, their size, and what their systems ask for."""

import unittest
from pathlib import Path

import dll
import elf
import macho
from common import EXPORTS, LIBRARIES, VERSION, export_faults

# An alarm. The code for i686 is the largest.
LIMIT = 360 * 1024
# glibc's first version for each processor, or 2.17.
LINUX = {"x86_64": (2, 17), "arm64": (2, 17), "armv7hf": (2, 17), "riscv64": (2, 27), "i686": (2, 17)}


def size_faults(path: Path) -> list:
    size = path.stat().st_size
    return [f"{size} bytes are more than {LIMIT}"] if size > LIMIT else []


def linux(name: str) -> dict:
    return {"libtapzoom.so": (elf.elf_faults, name, "libc.so.6", "libtapzoom.so.1", LINUX[name]),
            f"libtapzoom.so.{VERSION}.debug": (of_library(elf.debug_faults, "libtapzoom.so"),),
            "libtapzoom.a": (elf.archive_faults, name)}


def android(name: str) -> dict:
    return {"libtapzoom.so": (elf.elf_faults, name, "libc.so", "libtapzoom.so", (0,), 16384),
            "libtapzoom.so.debug": (of_library(elf.debug_faults, "libtapzoom.so"),),
            "libtapzoom.a": (elf.archive_faults, name)}


def windows(machine: str) -> dict:
    return {"tapzoom.dll": (dll.dll_faults, machine), "tapzoom.pdb": (of_library(dll.pdb_faults, "tapzoom.dll"),),
            **{name: (dll.import_library_faults, machine) for name in ("tapzoom.lib", "libtapzoom.dll.a")},
            **{name: (dll.archive_faults, machine) for name in ("tapzoom_static.lib", "libtapzoom.a")}}


def apple(machine: str, platform: str, minimum: str) -> dict:
    return {"libtapzoom.dylib": (macho.dylib_faults, machine, platform, minimum),
            "libtapzoom.dylib.dwarf": (of_library(macho.dsym_faults, "libtapzoom.dylib"),),
            "libtapzoom.a": (macho.archive_faults, machine, platform, minimum)}


def of_library(faults, library: str):
    """A check of symbols against the library beside them."""
    return lambda path: faults(path, path.parent / library)


# The checks of each file of a row, with the facts of its system.
CHECKS = {
    **{f"linux-{name}": linux(name) for name in LINUX},
    **{f"android-{name}": android(name) for name in ("arm64", "armv7", "x86_64")},
    "windows-x64": windows("AMD64"),
    "windows-arm64": windows("ARM64"),
    "macos-arm64": apple("arm64", "macos", "11.0"),
    "macos-x86_64": apple("x86_64", "macos", "11.0"),
    "ios-arm64": apple("arm64", "ios", "13.0"),
    "ios-simulator-arm64": apple("arm64", "ios-simulator", "14.0"),
    "ios-simulator-x86_64": apple("x86_64", "ios-simulator", "14.0"),
}
SHARED = ("libtapzoom.so", "tapzoom.dll", "libtapzoom.dylib")


def faults_of(path: Path, row: str) -> list:
    """The faults of a file as a file of this row."""
    check, *facts = CHECKS[row][path.name]
    return check(path, *facts)


class Libraries(unittest.TestCase):
    def test_each_file_is_as_its_system_asks(self):
        for row, files in CHECKS.items():
            for name in files:
                with self.subTest(f"{row}/{name}"):
                    self.assertEqual(faults_of(LIBRARIES / row / name, row), [])

    def test_each_library_is_small(self):
        for row, files in CHECKS.items():
            for name in set(files) & set(SHARED):
                with self.subTest(f"{row}/{name}"):
                    self.assertEqual(size_faults(LIBRARIES / row / name), [])

    def test_a_library_of_another_row_is_wrong(self):
        for row, files in CHECKS.items():
            for other in CHECKS:
                for name in set(files) & set(CHECKS[other]):
                    check, *facts = files[name]
                    # Symbols have no facts: they are held against the library beside them.
                    if check is CHECKS[other][name][0] and facts != [*CHECKS[other][name][1:]]:
                        with self.subTest(f"{row}/{name} as {other}"):
                            self.assertNotEqual(faults_of(LIBRARIES / row / name, other), [])

    def test_missing_exports_are_faults(self):
        self.assertNotEqual(export_faults(EXPORTS - {"tapzoom_create"}), [])
        self.assertNotEqual(export_faults(EXPORTS | {"swift_retain"}), [])


if __name__ == "__main__":
    unittest.main()
