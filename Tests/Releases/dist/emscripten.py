# SPDX-License-Identifier: MIT
"""The object of the archive for emscripten: its symbols, and the features that a linker compares."""

from pathlib import Path

from common import EXPORTS, FROM_LIBC, TOOLS, checked, export_faults, path_faults, read
from wasm import CUSTOM, Reader, sections

# emcc defines these in each program.
FROM_LINKER = {"__stack_pointer", "__memory_base", "__table_base"}
# Linkers and browsers before 2021 know no other one. It is about the globals by which side modules find their data.
FEATURES = {"+mutable-globals"}


def features(path: Path) -> set:
    """The section target_features. A feature has a sign: the object uses it, or no program with it may link it."""
    found = set()
    for section in sections(path.read_bytes())[CUSTOM]:
        reader = Reader(section)
        if reader.take(reader.number()) == b"target_features":
            for _ in range(reader.number()):
                sign = reader.take(1)
                found.add((sign + reader.take(reader.number())).decode())
    return found


def object_faults(path: Path) -> list:
    symbols = [line.split() for line in read(TOOLS / "llvm-nm", path).splitlines()]
    defined = {name for *_, kind, name in symbols if kind.isupper() and kind != "U"}
    wanted = {name for *_, kind, name in symbols if kind == "U"} - FROM_LIBC - FROM_LINKER
    faults = export_faults(defined) + path_faults(path.read_bytes())
    faults += [f"needs {name}" for name in sorted(wanted)]
    return faults + [f"features: {sorted(features(path))}"] * (features(path) != FEATURES)


def member(archive: Path, folder: Path) -> Path:
    """The only object of a static library."""
    checked(TOOLS / "llvm-ar", "x", "--output", folder, archive)
    (path,) = folder.iterdir()
    return path
