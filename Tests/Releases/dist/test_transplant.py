# SPDX-License-Identifier: MIT
"""The machine code of libraries for systems that are not here runs on Linux on their processor: those for macOS, iOS
and its simulator, and for Windows on arm64. And all arm64 rows are compiled from the same module."""

import re
import unittest

from common import LIBRARIES, checked, fresh
from programs import compiled, prove
from transplant import from_macho, transplanted

ARM64 = ("aarch64-linux-gnu", ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
         ["-isystem", "/usr/aarch64-linux-gnu/include"])
X86_64 = ("x86_64-linux-gnu", [], [])
ROWS = {"macos-arm64": ("libtapzoom.dylib", ARM64), "ios-arm64": ("libtapzoom.dylib", ARM64),
        "ios-simulator-arm64": ("libtapzoom.dylib", ARM64), "windows-arm64": ("tapzoom.dll", ARM64),
        "macos-x86_64": ("libtapzoom.dylib", X86_64), "ios-simulator-x86_64": ("libtapzoom.dylib", X86_64)}


class Transplants(unittest.TestCase):
    def prove(self, row: str):
        library, (triple, runner, flags) = ROWS[row]
        folder = fresh("transplant", row)
        part = transplanted(LIBRARIES / row / library, triple, folder)
        commands = {}
        for name, program in compiled(folder, "-target", triple, *flags).items():
            checked(f"{triple}-gcc", "-no-pie", program, part, "-lm", "-o", folder / name)
            commands[name] = [*runner, folder / name]
        prove(self, library, commands)

    def test_a_missing_function_is_found(self):
        image = from_macho(LIBRARIES / "macos-arm64/libtapzoom.dylib")
        self.assertEqual({"memmove", "bzero", "memcpy", "malloc", "free"} - set(image.pointers.values()), set())


class Modules(unittest.TestCase):
    def test_all_rows_of_a_processor_are_compiled_from_the_same_module(self):
        """They differ in the lines that name the system, and in attributes of functions."""
        def module(row: str) -> str:
            flag = r'!\d+ = !{i32 \d, !"(Dwarf Version|CodeView)"'
            system = rf"^(target (triple|datalayout)|attributes #|; Function Attrs:|{flag}).*\n"
            return re.sub(system, "", (LIBRARIES / row / "module.ll").read_text(), flags=re.MULTILINE)

        for first, *others in (
                ("linux-arm64", "android-arm64", "macos-arm64", "ios-arm64", "ios-simulator-arm64", "windows-arm64"),
                ("android-x86_64", "macos-x86_64", "ios-simulator-x86_64"),
                ("linux-armv7hf", "android-armv7")):
            for other in others:
                with self.subTest(f"{first} and {other}"):
                    self.assertTrue(module(first) == module(other))


def add(row: str):
    setattr(Transplants, f"test_{row.replace('-', '_')}_has_the_same_bits", lambda self: self.prove(row))


for each in ROWS:
    add(each)

if __name__ == "__main__":
    unittest.main()
