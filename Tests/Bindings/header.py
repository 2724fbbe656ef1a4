# SPDX-License-Identifier: MIT
"""Makes the table of the declarations in the header, and compares the table of a binding with it.

A table has a text for each key, such as

    constant TAPZOOM_FIT_CONTAIN         1
    enumeration TAPZOOM_FIT_CONTAIN      with TAPZOOM_FIT_NONE
    struct tapzoom_sample                48 bytes
    field tapzoom_sample.id              int64_t at 8
    function tapzoom_advance             tapzoom_status (tapzoom_view *, double)
"""

from pathlib import Path
from typing import Callable, Iterable

import reader

Table = dict[str, str]


def kind(key: str) -> str:
    return key.split()[0]


def constant(name: str, value: object) -> Table:
    return {f"constant {name}": f"{float(value):.17g}"}


def enumeration(numbers: dict[str, int]) -> Table:
    """Returns the entries of one enumeration: its constants, and that they belong together."""
    first = min(numbers, key=lambda name: abs(numbers[name]))
    table = {f"enumeration {name}": f"with {first}" for name in numbers}
    for name, number in numbers.items():
        table.update(constant(name, number))
    return table


def declared(header: Path = reader.HEADER) -> Table:
    """Returns the table of a C header."""
    tree = reader.syntax_tree(header, "c")
    table = reader.structs(header)
    for name, text in reader.macros(header).items():
        table.update(constant(name, text))
    for numbers in reader.enumerations(tree):
        table.update(enumeration(numbers))
    table.update({f"function {node['name']}": node["type"]["qualType"] for node in reader.ours(tree, "FunctionDecl")})
    return table


def faults(header: Table, table: Table, needed: Iterable[str], translate: Callable[[str], str] = str) -> Table:
    """Returns the missing entries of a binding, and those that differ from the header.

    translate  Translates a text of the header into the terms of the binding.
    """
    found = {key: "missing" for key in needed if key not in table}
    for key, text in table.items():
        expected = translate(header[key]) if key in header else "nothing"
        if text != expected:
            found[key] = f"is {text}, and {expected} in the header"
    # A wrong constant is reported once.
    reported = {key.replace("constant", "enumeration", 1) for key in found if kind(key) == "constant"}
    return {key: fault for key, fault in found.items() if key not in reported}
