# SPDX-License-Identifier: MIT
"""The WebAssembly module: it imports nothing, and exports its memory and the functions of the ledger."""

from pathlib import Path

from common import export_faults, path_faults

CUSTOM, IMPORTS, EXPORTS = 0, 2, 7
FUNCTION, MEMORY = 0, 2
OWN = {("memory", MEMORY), ("malloc", FUNCTION), ("free", FUNCTION)}


class Reader:
    def __init__(self, data: bytes):
        self.data, self.place = data, 0

    def take(self, size: int) -> bytes:
        self.place += size
        return self.data[self.place - size:self.place]

    def number(self) -> int:
        """An unsigned number in groups of seven bits, the lowest first."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value


def sections(data: bytes) -> dict:
    if data[:8] != b"\0asm\1\0\0\0":
        raise AssertionError("not a WebAssembly module of version 1")
    reader, found = Reader(data), {}
    reader.take(8)
    while reader.place < len(data):
        kind = reader.take(1)[0]
        found.setdefault(kind, []).append(reader.take(reader.number()))
    return found


def wasm_faults(path: Path) -> list:
    data = path.read_bytes()
    found = sections(data)
    faults = path_faults(data)
    if any(Reader(section).number() for section in found.get(IMPORTS, [])):
        faults.append("has imports")
    reader = Reader(found[EXPORTS][0])
    exported = set()
    for _ in range(reader.number()):
        name = reader.take(reader.number()).decode()
        exported.add((name, reader.take(1)[0]))
        reader.number()
    if not OWN <= exported:
        faults.append("does not export its memory, malloc and free")
    return faults + export_faults({name for name, _ in exported - OWN})
