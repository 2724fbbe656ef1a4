# SPDX-License-Identifier: MIT
"""Reads tapzoom.lua: its block of C declarations, with the compiler; its limits and its names of constants."""

import re
import tempfile
from pathlib import Path

import header
import reader


def types(file: Path) -> header.Table:
    """Returns the types for which the typedefs stand."""
    nodes = reader.ours(reader.syntax_tree(file, "c"), "TypedefDecl")
    return {f"type {node['name']}": node["type"]["qualType"] for node in nodes}


def declared(block: str) -> header.Table:
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary, "cdef.h")
        # LuaJIT knows the types of these headers.
        file.write_text(f"#include <stddef.h>\n#include <stdint.h>\n{block}", "utf-8")
        return {**header.declared(file), **types(file)}


def limits(text: str, table: header.Table) -> header.Table:
    """Returns the constants of the module, which are numbers or constants of the block."""
    (module,) = re.findall(r"^local tapzoom = \{(.*?)^\}", text, re.DOTALL | re.MULTILINE)
    found = {}
    for name, value in re.findall(r"^    ([A-Z]+_[A-Z]+) = (\S+),$", module, re.MULTILINE):
        key = f"constant TAPZOOM_{name}"
        if value == f"C.TAPZOOM_{name}":
            found[key] = table.get(key, "missing in the block")
        else:
            found.update({key: value} if value.startswith("C.") else header.constant(f"TAPZOOM_{name}", value))
    return found


def named(text: str) -> set[str]:
    """Returns the constants that have a string in the module."""
    lists = re.findall(r'\bnames\("([A-Z]+)", (?:"|\[\[)([^"\]]*)', text)
    return {f"TAPZOOM_{prefix}_{name.upper()}" for prefix, words in lists for name in words.split()}


def faults(folder: Path, expected: header.Table) -> header.Table:
    text = (folder / "tapzoom.lua").read_text("utf-8")
    (block,) = re.findall(r"\bffi\.cdef\s*\(?\[\[(.*?)\]\]", text, re.DOTALL)
    table, expected = declared(block), {**expected, **types(reader.HEADER)}
    # Such a block cannot have macros. The whole numbers among them are enumerators there, all in one enumeration.
    macros = reader.macros(reader.HEADER)
    for name in macros:
        table.pop(f"enumeration {name}", None)
    constants = [key.split()[1] for key in table if header.kind(key) == "enumeration"]
    table.update(limits(text, table))
    found = header.faults(expected, table, expected.keys() - {f"constant {name}" for name in reader.NUMBERS})
    names = named(text) | {"TAPZOOM_OK"}
    unnamed = {f"name {name}": "missing" for name in constants if name not in names}
    return {**found, **unnamed}
