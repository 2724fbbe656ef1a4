# SPDX-License-Identifier: MIT
"""Lua: the one block of C declarations in tapzoom.lua, as the compiler understands it."""

import re
import tempfile
from pathlib import Path

import abi
import header


def faults(folder: Path, expected: header.Table) -> header.Table:
    (block,) = re.findall(r"\bffi\.cdef\s*\(?\[\[(.*?)\]\]", (folder / "tapzoom.lua").read_text("utf-8"), re.DOTALL)
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary, "cdef.h")
        # LuaJIT knows these types by itself.
        file.write_text(f"#include <stddef.h>\n#include <stdint.h>\n{block}", "utf-8")
        table = header.declared(file)
    # There are no macros in such a block. Those that are numbers may be enumerators there, all in one enumeration.
    macros = abi.macros(abi.HEADER)
    for name in macros:
        table.pop(f"enumeration {name}", None)
    return header.faults(expected, table, expected.keys() - {f"constant {name}" for name in macros})
