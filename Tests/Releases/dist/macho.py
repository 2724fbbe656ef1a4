# SPDX-License-Identifier: MIT
"""Mach-O libraries: load commands, exports, platform, and the hashes of the ad-hoc signature."""

import hashlib
import re
import struct
from dataclasses import dataclass
from pathlib import Path

from common import ABI, FROM_LIBC, VERSION, debian_tool, export_faults, path_faults, read, unwind_faults

CPUS = {"arm64": 0x0100000C, "x86_64": 0x01000007}
PLATFORMS = {"macos": 1, "ios": 2, "ios-simulator": 7}
MH_DYLIB, MH_DSYM = 6, 10
MH_NOUNDEFS, MH_TWOLEVEL = 0x1, 0x80
LC_SYMTAB, LC_LOAD_DYLIB, LC_ID_DYLIB, LC_SEGMENT_64, LC_UUID, LC_CODE_SIGNATURE = 0x2, 0xC, 0xD, 0x19, 0x1B, 0x1D
LC_BUILD_VERSION, LC_RPATH = 0x32, 0x8000001C
SUPERBLOB, CODE_DIRECTORY, ADHOC, SHA256 = 0xFADE0CC0, 0xFADE0C02, 0x2, 2
PAGES = {CPUS["arm64"]: 0x4000, CPUS["x86_64"]: 0x1000}
WRITE, EXECUTE = 2, 4
# The start of an encoding in __unwind_info that refers to __eh_frame.
IN_EH_FRAME = {"arm64": "0x03", "x86_64": "0x04"}


@dataclass(frozen=True)
class Segment:
    name: str
    address: int
    size: int
    offset: int
    file_size: int
    protection: int


class MachO:
    """The header and the load commands of a 64-bit file for one processor."""

    def __init__(self, path: Path):
        self.data = path.read_bytes()
        magic, self.cpu, _, self.type, count, _, self.flags, _ = struct.unpack_from("<8I", self.data)
        if magic != 0xFEEDFACF:
            raise ValueError(f"{path} is not a 64-bit Mach-O file")
        self.commands, offset = [], 32
        for _ in range(count):
            command, size = struct.unpack_from("<2I", self.data, offset)
            self.commands.append((command, self.data[offset:offset + size]))
            offset += size

    def all(self, command: int) -> list:
        return [data for found, data in self.commands if found == command]

    def text(self, data: bytes) -> str:
        """The string whose offset follows the size of a command."""
        return data[struct.unpack_from("<I", data, 8)[0]:].split(b"\0")[0].decode()

    def segments(self) -> list:
        rows = []
        for data in self.all(LC_SEGMENT_64):
            name, address, size, offset, file_size, _, protection = struct.unpack_from("<16s4Q2I", data, 8)
            rows.append(Segment(name.rstrip(b"\0").decode(), address, size, offset, file_size, protection))
        return rows

    def uuid(self) -> bytes:
        (data,) = self.all(LC_UUID)
        return data[8:24]


def packed_version(text: str) -> int:
    major, minor, patch = (int(part) for part in (text + ".0.0").split(".")[:3])
    return major << 16 | minor << 8 | patch


def signature_faults(file: MachO) -> list:
    """The signature ends the file, covers all bytes before it, and has the hash of each page."""
    commands = file.all(LC_CODE_SIGNATURE)
    if len(commands) != 1:
        return ["not signed"]
    data, (offset, size) = file.data, struct.unpack_from("<2I", commands[0], 8)
    if offset + size != len(data) or struct.unpack_from(">I", data, offset)[0] != SUPERBLOB:
        return ["signature is not at the end"]
    places = [struct.unpack_from(">2I", data, offset + 12 + 8 * index)[1]
              for index in range(struct.unpack_from(">I", data, offset + 8)[0])]
    directories = [offset + place for place in places
                   if struct.unpack_from(">I", data, offset + place)[0] == CODE_DIRECTORY]
    if len(directories) != 1:
        return ["signature without a code directory"]
    (start,) = directories
    _, _, _, flags, hashes, _, _, count, limit = struct.unpack_from(">9I", data, start)
    length, kind, _, shift = struct.unpack_from("4B", data, start + 36)
    faults = []
    if not flags & ADHOC or kind != SHA256 or length != 32:
        faults.append("not an ad-hoc signature by SHA-256")
    if limit != offset or count != -(-limit >> shift):
        faults.append("signature does not cover the file")
    for page in range(count):
        code = data[page << shift:min(page + 1 << shift, limit)]
        place = start + hashes + 32 * page
        if hashlib.sha256(code).digest() != data[place:place + 32]:
            faults.append(f"page {page} differs from its hash")
    return faults


def segment_faults(file: MachO) -> list:
    page = PAGES[file.cpu]
    faults = [f"{each.name} is not at a page" for each in file.segments() if each.address % page or each.offset % page]
    faults += [f"{each.name} is writable code" for each in file.segments()
               if each.protection & WRITE and each.protection & EXECUTE]
    last = file.segments()[-1]
    if last.name != "__LINKEDIT" or last.offset + last.file_size != len(file.data):
        faults.append("__LINKEDIT is not at the end")
    return faults


def dylib_faults(path: Path, machine: str, platform: str, minimum: str) -> list:
    file = MachO(path)
    faults = signature_faults(file) + segment_faults(file) + path_faults(file.data)
    if file.cpu != CPUS[machine] or file.type != MH_DYLIB:
        faults.append(f"not a library for {machine}")
    if file.flags & (MH_NOUNDEFS | MH_TWOLEVEL) != MH_NOUNDEFS | MH_TWOLEVEL:
        faults.append("not linked with two-level names")
    versions = [struct.unpack_from("<3I", data, 8) for data in file.all(LC_BUILD_VERSION)]
    if versions != [(PLATFORMS[platform], packed_version(minimum), packed_version(minimum))]:
        faults.append(f"not for {platform} {minimum}")
    if [file.text(data) for data in file.all(LC_LOAD_DYLIB)] != ["/usr/lib/libSystem.B.dylib"]:
        faults.append("does not need libSystem alone")
    names = [(file.text(data), *struct.unpack_from("<2I", data, 16)) for data in file.all(LC_ID_DYLIB)]
    if names != [("@rpath/libtapzoom.dylib", packed_version(VERSION), packed_version(ABI))]:
        faults.append(f"install name and versions are {names}")
    if file.all(LC_RPATH):
        faults.append("has a search path")
    if len(file.all(LC_UUID)) != 1 or not any(file.uuid()):
        faults.append("has no UUID")
    try:
        return faults + symbol_faults(path) + table_faults(path, machine)
    except AssertionError as error:  # tools cannot read it
        return [*faults, str(error)]


def table_faults(path: Path, machine: str) -> list:
    """The compact tables refer to __eh_frame for functions whose frames they cannot describe."""
    sections = read(debian_tool("llvm-objdump"), "-h", path)
    encodings = read(debian_tool("llvm-objdump"), "--macho", "--unwind-info", path)
    faults = unwind_faults(sum(int(size, 16) for size in re.findall(r"__unwind_info +(\w+)", sections)))
    if re.search(rf"encoding\[\d+\]: {IN_EH_FRAME[machine]}", encodings) and "__eh_frame" not in sections:
        faults.append("functions without unwind tables")
    return faults


def symbol_faults(path: Path) -> list:
    """The symbol table and the trie that the loader reads have the functions of the ledger."""
    table = {line.split()[-1] for line in read(debian_tool("llvm-nm"), "-gU", path).splitlines() if line}
    trie = read(debian_tool("llvm-objdump"), "--macho", "--exports-trie", path)
    exported = {line.split()[-1] for line in trie.splitlines() if line.startswith("0x")}
    faults = export_faults({name[1:] for name in table}) + export_faults({name[1:] for name in exported})
    used = {line.split()[-1][1:] for line in read(debian_tool("llvm-nm"), "-u", path).splitlines() if line}
    if not used <= FROM_LIBC | {"bzero", "__bzero", "yld_stub_binder"}:
        faults.append(f"imports {sorted(used)}")
    return faults


def dsym_faults(symbols: Path, library: Path) -> list:
    """The symbols are of this library: its UUID, its exports, and the names of internal functions at its addresses."""
    file, faults = MachO(symbols), []
    if file.type != MH_DSYM:
        faults.append("not a file of symbols")
    if file.uuid() != MachO(library).uuid():
        faults.append("UUID of another library")
    names = symbol_table(symbols)
    if any(names.get(name) != address for name, address in symbol_table(library).items()):
        faults.append("exports at other addresses")
    if sum("TapZoom" in name for name in names) < 100:
        faults.append("no internal functions")
    return faults + path_faults(file.data)


def symbol_table(path: Path) -> dict:
    rows = (line.split() for line in read(debian_tool("llvm-nm"), "-U", path).splitlines())
    return {row[-1]: int(row[0], 16) for row in rows if len(row) == 3}


def archive_faults(path: Path, machine: str, platform: str, minimum: str) -> list:
    """The object of a static library: its global functions are those of the ledger."""
    text = read(debian_tool("llvm-nm"), "-gU", path)
    faults = export_faults({line.split()[-1][1:] for line in text.splitlines() if len(line.split()) == 3})
    commands = read(debian_tool("llvm-objdump"), "--macho", "--private-headers", path)
    if f"minos {minimum}" not in commands or f"platform {platform.replace('-', '')}\n" not in commands:
        faults.append(f"not for {platform} {minimum}")
    if f" {machine.upper()} " not in commands:
        faults.append(f"not for {machine}")
    return faults
