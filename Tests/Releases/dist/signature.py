# SPDX-License-Identifier: MIT
"""The ad-hoc signature of a Mach-O file: macOS on arm64 kills a process that loads a page with another hash."""

import hashlib
import struct
from typing import List, Tuple

FAT, CODE_SIGNATURE = 0xCAFEBABE, 0x1D
SUPER_BLOB, CODE_DIRECTORY, SHA256 = 0xFADE0CC0, 0xFADE0C02, 2


def slices(data: bytes) -> List[bytes]:
    """The Mach-O files of a universal file."""
    magic, count = struct.unpack_from(">II", data)
    if magic != FAT:
        return [data]
    rows = (struct.unpack_from(">5I", data, 8 + 20 * index) for index in range(count))
    return [data[offset : offset + size] for _, _, offset, size, _ in rows]


def signature_of(data: bytes) -> Tuple[int, int]:
    """The place and the size of the signature in a file for one processor."""
    place = 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, place)
        if command == CODE_SIGNATURE:
            return struct.unpack_from("<II", data, place + 8)
        place += size
    return 0, 0


def signature_faults(data: bytes) -> List[str]:
    """The faults of the signature of a file for one processor: none if each page has its hash."""
    start, size = signature_of(data)
    if not size or start + size != len(data):
        return ["not signed"]
    magic, _, _, kind, offset = struct.unpack_from(">5I", data, start)
    directory = start + offset
    found, _, _, _, hashes, _, _, count, limit = struct.unpack_from(">9I", data, directory)
    length, algorithm, _, page = struct.unpack_from(">4B", data, directory + 36)
    if (magic, kind, found, algorithm, length) != (SUPER_BLOB, 0, CODE_DIRECTORY, SHA256, 32):
        return ["another form of signature"]
    if limit != start or count != -(-limit >> page):
        return [f"signs {limit} of {start} bytes"]
    return [f"page {index} has another hash" for index in range(count)
            if hashlib.sha256(data[index << page : min((index + 1) << page, limit)]).digest()
            != data[directory + hashes + 32 * index :][:32]]
