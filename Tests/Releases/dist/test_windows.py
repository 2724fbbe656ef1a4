# SPDX-License-Identifier: MIT
"""A program for Microsoft's linker: compiled for its ABI, linked with the import and with the static library, and with
functions that it finds by their names. It prints what the native program prints."""

import shutil
import unittest

from common import CLANG, ROOT, TOOLS, WINE, checked, debian_tool, fresh, read, run, unpacked

SOURCE = ROOT / "Tests/Releases/dist/drop_in.c"
SYSTEM = {"kernel32": ("ExitProcess", "GetProcAddress", "GetStdHandle", "LoadLibraryA", "WriteFile"),
          "ucrtbase": ("free", "malloc", "memcpy", "memmove", "memset")}


def native_output() -> bytes:
    program, archive = fresh("drop-in") / "native", unpacked("linux-x86_64", "unpacked", "drop-in")
    checked(CLANG, "-std=gnu99", "-ffp-contract=off", f"-I{archive}/include", SOURCE, archive / "lib/libtapzoom.a",
            "-o", program)
    return checked(program)


class MicrosoftLinker(unittest.TestCase):
    machine, triple = "x64", "x86_64-pc-windows-msvc"

    def setUp(self):
        self.archive = unpacked(f"windows-{self.machine}", "unpacked", f"msvc-{self.machine}")
        self.folder = fresh("msvc", self.machine)
        for name, functions in SYSTEM.items():
            definitions = self.folder / f"{name}.def"
            definitions.write_text(f"LIBRARY {name}.dll\nEXPORTS\n" + "\n".join(functions) + "\n")
            checked(TOOLS / "lld-link", "-lib", f"-machine:{self.machine}", f"-def:{definitions}",
                    f"-out:{self.folder}/{name}.lib")

    def linked(self, name: str, *libraries: str, flags=()):
        compiled, program = self.folder / f"{name}.obj", self.folder / f"{name}.exe"
        checked(CLANG, "-target", self.triple, "-std=gnu99", "-O1", "-ffreestanding", "-ffp-contract=off", "-Wall",
                "-Wextra", "-Werror", f"-I{self.archive}/include", *flags, "-c", SOURCE, "-o", compiled)
        checked(TOOLS / "lld-link", "-subsystem:console", "-entry:start", "-nodefaultlib", compiled,
                *(self.archive / "lib" / library for library in libraries), self.folder / "kernel32.lib",
                self.folder / "ucrtbase.lib", f"-out:{program}")
        return program

    def programs(self) -> list:
        return [self.linked("import", "tapzoom.lib"), self.linked("static", "tapzoom_static.lib"),
                self.linked("loaded", flags=("-DLOADED",))]

    def test_programs_link_and_run(self):
        expected = native_output()
        programs = self.programs()
        shutil.copy(self.archive / "bin/tapzoom.dll", self.folder)
        for program in programs:
            with self.subTest(program.name):
                self.assertEqual(checked(WINE, program), expected)

    def test_programs_without_the_library_do_not_run(self):
        imported, static, loaded = self.programs()
        self.assertNotEqual(run(WINE, imported).returncode, 0)
        self.assertNotEqual(run(WINE, loaded).returncode, 0)
        self.assertEqual(checked(WINE, static), native_output())


class MicrosoftLinkerArm64(MicrosoftLinker):
    """Nothing here runs programs for Windows on arm64: they only link."""

    machine, triple = "arm64", "aarch64-pc-windows-msvc"

    def test_programs_link_and_run(self):
        for program in self.programs():
            self.assertIn("IMAGE_FILE_MACHINE_ARM64", read(debian_tool("llvm-readobj"), "--file-headers", program))

    test_programs_without_the_library_do_not_run = None


if __name__ == "__main__":
    unittest.main()
