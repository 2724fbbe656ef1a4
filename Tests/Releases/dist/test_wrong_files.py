# SPDX-License-Identifier: MIT
"""The inspections find each wrong file: a changed copy of a library has the fault that the change makes."""

import struct
import unittest
from pathlib import Path

from common import LIBRARIES, TOOLS, VERSION, checked, fresh
from macho import LC_BUILD_VERSION, LC_CODE_SIGNATURE, LC_RPATH, LC_UUID, MachO, signature_faults
from test_inspect import faults_of


def replaced(old: bytes, new: bytes):
    """The change of a name, everywhere in a file. Both names have the same length."""
    def change(data: bytearray):
        assert old in data and len(old) == len(new), old
        data[:] = data.replace(old, new)
    return change


def program_header(kind: int, offset: int, code: str, value: int):
    """The change of a field in the first program header of this kind of a 64-bit ELF file."""
    def change(data: bytearray):
        start, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
        found = next(start + 56 * index for index in range(count)
                     if struct.unpack_from("<I", data, start + 56 * index)[0] == kind)
        struct.pack_into(code, data, found + offset, value)
    return change


def command(kind: int, offset: int, value: int):
    """The change of a word in the load command of this kind of a Mach-O file."""
    def change(data: bytearray):
        place = 32
        for _ in range(struct.unpack_from("<I", data, 16)[0]):
            found, size = struct.unpack_from("<2I", data, place)
            if found == kind:
                struct.pack_into("<I", data, place + offset, value)
                return
            place += size
        raise AssertionError(f"no command {kind}")
    return change


def byte(place: int):
    def change(data: bytearray):
        data[place] ^= 1
    return change


def appended(text: bytes):
    return lambda data: data.extend(text)


def characteristics(bit: int):
    """Clears a bit of the characteristics of a Windows library."""
    def change(data: bytearray):
        place = struct.unpack_from("<I", data, 60)[0] + 24 + 70
        struct.pack_into("<H", data, place, struct.unpack_from("<H", data, place)[0] & ~bit)
    return change


def exception_table(data: bytearray):
    """Removes the table of frames from the directories of a Windows library."""
    place = struct.unpack_from("<I", data, 60)[0] + 24 + 112 + 3 * 8
    struct.pack_into("<2I", data, place, 0, 0)


def section_flags(data: bytearray):
    """Makes the code of a Windows library writable."""
    place = data.index(b".text\0\0\0") + 36
    struct.pack_into("<I", data, place, struct.unpack_from("<I", data, place)[0] | 0x80000000)


PT_LOAD, PT_GNU_EH_FRAME, PT_GNU_STACK, PT_GNU_RELRO = 1, 0x6474E550, 0x6474E551, 0x6474E552
ELF, DEBUG, ARCHIVE = "libtapzoom.so", f"libtapzoom.so.{VERSION}.debug", "libtapzoom.a"
DYLIB, DWARF = "libtapzoom.dylib", "libtapzoom.dylib.dwarf"
DROPPED = replaced(b"tapzoom_create\0", b"tapzoom_creatf\0")
ANOTHER_PATH = appended(b"\0/opt/build/tapzoom/module.o\0")

# The row, the file, the change and a part of the fault.
WRONG = (
    ("linux-arm64", ELF, replaced(b"libtapzoom.so.1\0", b"libtapzoom.so.2\0"), "soname"),
    ("linux-arm64", ELF, replaced(b"libc.so.6\0", b"libm.so.6\0"), "does not need libc.so.6"),
    ("linux-arm64", ELF, DROPPED, "tapzoom_creatf"),
    ("linux-arm64", ELF, replaced(b"malloc\0", b"calloc\0"), "imports"),
    ("linux-arm64", ELF, program_header(PT_GNU_STACK, 4, "<I", 7), "executable stack"),
    ("linux-arm64", ELF, program_header(PT_LOAD, 4, "<I", 7), "writable code"),
    ("linux-arm64", ELF, program_header(PT_GNU_RELRO, 0, "<I", 0), "stay writable"),
    ("linux-arm64", ELF, program_header(PT_GNU_EH_FRAME, 0, "<I", 0), "unwind tables of 0 bytes"),
    ("linux-arm64", ELF, ANOTHER_PATH, "/opt/build/tapzoom/module.o"),
    ("linux-arm64", ELF, lambda data: struct.pack_into("<H", data, 18, 62), "not a library for arm64"),
    ("linux-armv7hf", ELF, lambda data: struct.pack_into("<I", data, 36, 0x5000200), "not a library for armv7hf"),
    ("linux-arm64", ARCHIVE, DROPPED, "tapzoom_creatf"),
    ("android-arm64", ELF, program_header(PT_LOAD, 48, "<Q", 4096), "not aligned to 16384"),
    ("android-arm64", ELF, replaced(b"libtapzoom.so\0", b"libtapzoom.s1\0"), "soname"),
    ("android-arm64", ELF, replaced(b"libc.so\0", b"libm.so\0"), "does not need libc.so"),
    ("windows-arm64", "tapzoom.dll", characteristics(0x40), "without DYNAMIC_BASE"),
    ("windows-arm64", "tapzoom.dll", characteristics(0x20), "without HIGH_ENTROPY_VA"),
    ("windows-arm64", "tapzoom.dll", characteristics(0x100), "without NX_COMPAT"),
    ("windows-arm64", "tapzoom.dll", exception_table, "unwind tables of 0 bytes"),
    ("windows-arm64", "tapzoom.dll", section_flags, "writable code"),
    ("windows-arm64", "tapzoom.dll", DROPPED, "tapzoom_creatf"),
    ("windows-arm64", "tapzoom.dll", replaced(b"api-ms-win-crt-heap", b"our-ms-win-crt-heap"), "needs"),
    ("windows-arm64", "tapzoom.dll", replaced(b"malloc\0", b"calloc\0"), "imports more"),
    ("windows-arm64", "tapzoom.dll", ANOTHER_PATH, "/opt/build/tapzoom/module.o"),
    ("windows-arm64", "tapzoom.lib", replaced(b"tapzoom_create\0", b"tapzoom_creatf\0"), "tapzoom_creatf"),
    ("windows-arm64", "tapzoom.lib", replaced(b"tapzoom.dll\0", b"tapzoon.dll\0"), "another library"),
    ("windows-arm64", "tapzoom_static.lib", DROPPED, "tapzoom_creatf"),
    ("ios-arm64", DYLIB, command(LC_BUILD_VERSION, 12, 14 << 16), "not for ios 13.0"),
    ("ios-arm64", DYLIB, command(LC_BUILD_VERSION, 8, 1), "not for ios 13.0"),
    ("ios-arm64", DYLIB, replaced(b"@rpath/libtapzoom.dylib\0", b"@rpath/libtapzoon.dylib\0"), "install name"),
    ("ios-arm64", DYLIB, replaced(b"libSystem.B.dylib\0", b"libSystem.C.dylib\0"), "does not need libSystem"),
    ("ios-arm64", DYLIB, replaced(b"__unwind_info\0", b"__unwind_none\0"), "unwind tables of 0 bytes"),
    ("ios-arm64", DYLIB, replaced(b"__eh_frame\0", b"__no_frame\0"), "functions without unwind tables"),
    ("ios-arm64", DYLIB, command(LC_UUID, 0, LC_RPATH), "has a search path"),
    ("ios-arm64", DYLIB, command(LC_CODE_SIGNATURE, 0, 0x26), "not signed"),
    ("ios-arm64", DYLIB, command(LC_CODE_SIGNATURE, 12, 16), "not at the end"),
    ("ios-arm64", DYLIB, replaced(b"_tapzoom_create\0", b"_tapzoom_creatf\0"), "tapzoom_creatf"),
    ("ios-arm64", DYLIB, byte(0x8000), "page 8 differs"),
    ("ios-arm64", ARCHIVE, replaced(b"_tapzoom_create\0", b"_tapzoom_creatf\0"), "tapzoom_creatf"),
)
# Symbols of another library: the row, its file of symbols and its library, and the row whose library it is not.
SYMBOLS = (("linux-arm64", DEBUG, ELF, "linux-i686"), ("windows-arm64", "tapzoom.pdb", "tapzoom.dll", "windows-x64"),
           ("ios-arm64", DWARF, DYLIB, "ios-simulator-arm64"))


def copied(row: str, name: str, change) -> Path:
    """A changed copy of a file, beside which symbols find no library."""
    path = fresh("wrong", row) / name
    data = bytearray((LIBRARIES / row / name).read_bytes())
    change(data)
    path.write_bytes(data)
    return path


class WrongFiles(unittest.TestCase):
    def test_a_changed_library_has_the_fault_of_the_change(self):
        for row, name, change, fault in WRONG:
            with self.subTest(f"{row}/{name}: {fault}"):
                faults = "; ".join(faults_of(copied(row, name, change), row))
                self.assertIn(fault, faults)

    def test_a_changed_byte_of_any_page_breaks_the_signature(self):
        for row in ("macos-arm64", "macos-x86_64", "ios-arm64"):
            file = MachO(LIBRARIES / row / DYLIB)
            whole = bytes(file.data)
            (signature,) = file.all(LC_CODE_SIGNATURE)
            for page in range(struct.unpack_from("<I", signature, 8)[0] >> 12):
                file.data = whole[:page * 4096 + 2048] + bytes([whole[page * 4096 + 2048] ^ 1]) + \
                    whole[page * 4096 + 2049:]
                self.assertEqual(signature_faults(file), [f"page {page} differs from its hash"])

    def test_a_library_that_is_cut_off_is_wrong(self):
        path = copied("macos-arm64", DYLIB, lambda data: data.__delitem__(slice(-4096, None)))
        self.assertIn("signature is not at the end", faults_of(path, "macos-arm64"))

    def test_symbols_of_another_library_are_wrong(self):
        for row, symbols, library, other in SYMBOLS:
            with self.subTest(f"{row}/{symbols}"):
                path = copied(row, symbols, lambda data: None)
                (path.parent / library).write_bytes((LIBRARIES / row / library).read_bytes())
                self.assertEqual(faults_of(path, row), [])
                (path.parent / library).write_bytes((LIBRARIES / other / library).read_bytes())
                self.assertNotEqual(faults_of(path, row), [])

    def test_stripped_symbols_are_wrong(self):
        row = "linux-arm64"
        path = copied(row, DEBUG, lambda data: None)
        (path.parent / ELF).write_bytes((LIBRARIES / row / ELF).read_bytes())
        checked(TOOLS / "llvm-objcopy", "--strip-unneeded", path)
        self.assertIn("no internal functions", faults_of(path, row))


if __name__ == "__main__":
    unittest.main()
