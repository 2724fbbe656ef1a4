# SPDX-License-Identifier: MIT
"""Makes a static library for Linux of a shared library for another system and the same processor: its segments as they
are, at the distances at which the other system's loader would map them, with addresses of functions filled in by the
linker. So the very machine code of the library runs here. Calls of C functions with numbers and pointers, as the API
has them, are the same on both systems."""

import re
import struct
from pathlib import Path

from common import CLANG, checked, debian_tool, read
from macho import MachO

# Names of Apple's functions that glibc has by another name, or that no program calls. Any word serves as a guard.
NAMES = {"_bzero": "bzero", "___bzero": "bzero", "dyld_stub_binder": "0", "___stack_chk_guard": "transplant"}


class Image:
    """The mapped bytes, the places that hold addresses, and the places of exported functions."""

    def __init__(self, size: int):
        self.data = bytearray(size)
        self.pointers: dict = {}
        self.exports: dict = {}

    def map(self, address: int, data: bytes):
        self.data[address:address + len(data)] = data

    def assembly(self, blob: Path) -> str:
        """The image as a section. A pointer has eight bytes."""
        blob.write_bytes(self.data)
        lines, place = ['.section .transplant,"awx",%progbits', ".p2align 14", "transplant:"], 0
        for pointer, target in sorted(self.pointers.items()):
            lines += [f'.incbin "{blob}", {place}, {pointer - place}', f".quad {target}"]
            place = pointer + 8
        lines.append(f'.incbin "{blob}", {place}, {len(self.data) - place}')
        for name, address in self.exports.items():
            lines += [f".globl {name}", f".type {name}, %function", f".set {name}, transplant + {address}"]
        return "\n".join([*lines, '.section .note.GNU-stack,"",%progbits', ""])


def from_macho(path: Path) -> Image:
    """A dylib: its segments, and the tables by which the loader binds and moves pointers."""
    file, objdump = MachO(path), debian_tool("llvm-objdump")
    segments = [each for each in file.segments() if each.name != "__LINKEDIT"]
    image = Image(max(each.address + each.size for each in segments))
    for each in segments:
        image.map(each.address, file.data[each.offset:each.offset + each.file_size])
    for line in read(objdump, "--macho", "--rebase", path).splitlines():
        if match := re.match(r"__\w+\s+__\w+\s+0x(\w+)\s+pointer$", line):
            place = int(match[1], 16)
            image.pointers[place] = f"transplant + {struct.unpack_from('<Q', image.data, place)[0]}"
    # A lazy pointer is moved first, and bound at the first call. Here all are bound at once.
    for line in read(objdump, "--macho", "--bind", "--lazy-bind", path).splitlines():
        if match := re.match(r"__\w+\s+__\w+\s+0x(\w+)\s.*\s(\w+)$", line):
            image.pointers[int(match[1], 16)] = NAMES.get(match[2], match[2][1:])
    for line in read(objdump, "--macho", "--exports-trie", path).splitlines():
        if match := re.match(r"0x(\w+)\s+_(\w+)$", line):
            image.exports[match[2]] = int(match[1], 16)
    return image


def from_dll(path: Path) -> Image:
    """A Windows library: its sections, and the table of imported functions. It has no pointers to move."""
    data, readobj = path.read_bytes(), debian_tool("llvm-readobj")
    text = read(readobj, "--file-headers", "--sections", "--coff-imports", "--coff-exports", "--coff-basereloc", path)
    if re.search(r"BaseReloc \[\s*Entry", text):
        raise AssertionError(f"{path} has pointers to move")
    image = Image(int(re.search(r"SizeOfImage: (\d+)", text)[1]))
    for section in re.findall(r"Section \{(.*?)\n  \}", text, re.DOTALL):
        address, size, offset = (int(re.search(rf"{field}: (\w+)", section)[1], 0)
                                 for field in ("VirtualAddress", "RawDataSize", "PointerToRawData"))
        image.map(address, data[offset:offset + size])
    for table, symbols in re.findall(r"Import \{.*?ImportAddressTableRVA: (\w+)(.*?)\n\}", text, re.DOTALL):
        for index, name in enumerate(re.findall(r"Symbol: (\w+)", symbols)):
            image.pointers[int(table, 16) + 8 * index] = name
    for name, address in re.findall(r"Name: (tapzoom_\w+)\n\s*RVA: (\w+)", text):
        image.exports[name] = int(address, 16)
    return image


def transplanted(path: Path, triple: str, folder: Path) -> Path:
    """The library as an object for Linux on the same processor."""
    image = from_dll(path) if path.suffix == ".dll" else from_macho(path)
    assembly, result = folder / "transplant.s", folder / "transplant.o"
    assembly.write_text(image.assembly(folder / "transplant.bin"))
    checked(CLANG, "-target", triple, "-c", assembly, "-o", result)
    return result
