# SPDX-License-Identifier: MIT
"""Writes what pair.h describes in C, from the api.json of the programs and of both libraries: types, functions, and the
exported functions that the programs call."""

from __future__ import annotations

import json
import re
from pathlib import Path

LETTERS = {"double": "d", "float": "f", "int32_t": "i", "uint32_t": "u", "int64_t": "l", "uint64_t": "U", "size_t": "z",
           "tapzoom_status": "i"}
SIZES = {"d": 8, "f": 4, "i": 4, "u": 4, "l": 8, "U": 8, "z": 8}
ROLES = {"struct_size": "'s'", "hash": "'h'", "setting": "'o'", "time": "'t'", "next_deadline": "'t'"}
#: Parameters with meanings of their own: see pair.h.
KINDS = {"tapzoom_view *": "VIEW", "const tapzoom_view *": "VIEW", "tapzoom_view **": "NEW_VIEW",
         "const char **": "TEXT", "const void *": "BYTES"}


class Api:
    """The description of one version."""

    def __init__(self, path: Path) -> None:
        self.all = json.loads(path.read_text("utf-8"))
        self.structs = {one["name"]: one for one in self.all["structs"]}
        self.functions = {one["name"]: one for one in self.all["functions"]}
        self.values = {one["name"]: one["value"] for kind in self.all["enumerations"] for one in kind["values"]}
        self.values |= {one["name"]: one["value"] for one in self.all["constants"]}

    def leaves(self, name: str) -> dict[str, dict]:
        """The plain fields of a struct, also within its structs and arrays, by their paths."""
        found = {}
        for field in self.structs[name]["fields"]:
            count = field["count"] or 1
            for i in range(count):
                path = field["name"] + (f"[{i}]" if field["count"] else "")
                offset = field["offset"] + i * field["size"] // count
                inner = self.leaves(field["type"]) if field["type"] in self.structs else {"": field | {"offset": 0}}
                for rest, leaf in inner.items():
                    key = path + (f".{rest}" if rest else "")
                    found[key] = leaf | {"offset": offset + leaf["offset"], "first": field["name"]}
        return found


def signature(function: dict) -> list[tuple[str, str]]:
    return [(one["name"], one["type"]) for one in function["parameters"]] + [("", function["result"])]


def differences(host: Api, sides: list[Api]) -> tuple[set[str], set[str], list[str]]:
    """The functions and the settings that the run leaves out because not all three have them, and lines that say so."""
    functions, settings, lines = set(), set(), []
    for label, side in zip(("old", "new"), sides):
        for name in sorted(host.functions.keys() | side.functions.keys()):
            both = [one.functions.get(name) for one in (host, side)]
            if not all(both) or signature(both[0]) != signature(both[1]):
                functions.add(name)
                lines.append(f"left out: {name}, which the {label} library "
                             + ("has with other parameters" if all(both) else "lacks" if both[0] else "has alone"))
        for name in host.structs.keys() & side.structs.keys():
            paths = [{leaf["first"] for leaf in one.leaves(name).values()} for one in (host, side)]
            for field in sorted(paths[0] ^ paths[1]):
                if name == "tapzoom_config":
                    settings.add(field)
                lines.append(f"left out: {name}.{field}, which the {label} library "
                             + ("lacks" if field in paths[0] else "has alone"))
        lines += [f"another value: {name} is {host.values[name]}, and {side.values[name]} in the {label} library"
                  for name in sorted(host.values.keys() & side.values.keys())
                  if host.values[name] != side.values[name] and "VERSION" not in name]
    return functions, settings, lines


def text(value: str) -> str:
    return f'"{value}"'


def names_of(holds: dict | None) -> str:
    return f"names_{holds['enumeration'].lower()}" if holds and "enumeration" in holds else "NULL"


def types(host: Api, sides: list[Api], settings: set[str]) -> list[str]:
    """Each type with its fields, and where they are in the three layouts."""
    lines, table = [], []
    for name, letter in LETTERS.items():
        lines.append(f"static const leaf leaves_{name}[] = {{{{\"\", '{letter}', 0, 0, 0, {{0, 0}}, NULL}}}};")
        table.append(f'{{"{name}", {SIZES[letter]}, {{{SIZES[letter]}, {SIZES[letter]}}}, leaves_{name}, 1, 1}},')
    for name, struct in host.structs.items():
        others = [side.leaves(name) if name in side.structs else {} for side in sides]
        sizes = [side.structs[name]["size"] if name in side.structs else 8 for side in sides]
        is_same, rows = sizes == [struct["size"]] * 2, []
        for path, leaf in host.leaves(name).items():
            at = [other[path]["offset"] if path in other else -1 for other in others]
            out = name == "tapzoom_config" and leaf["first"] in settings
            role = ROLES.get(path, "0")
            is_same = is_same and at == [leaf["offset"]] * 2 and not out
            rows.append(f"    {{{text(path)}, '{LETTERS[leaf['type']]}', {role}, {int(out)}, {leaf['offset']}, "
                        f"{{{at[0]}, {at[1]}}}, {names_of(leaf['holds'])}}},")
        lines += [f"static const leaf leaves_{name}[] = {{", *rows, "};"]
        table.append(f'{{"{name}", {struct["size"]}, {{{sizes[0]}, {sizes[1]}}}, leaves_{name}, {len(rows)}, '
                     f"{int(is_same)}}},")
    return [*lines, "const type types[] = {", *table, "};", f"const int type_count = {len(table)};"]


def parameter(host: Api, function: dict, one: dict) -> str:
    """A row of the table of parameters."""
    bare = one["type"].removeprefix("const ").rstrip(" *")
    order = [*LETTERS, *host.structs]
    kind, length = KINDS.get(one["type"]), one.get("length")
    if one["type"] == "void *":
        kind = "MEMORY" if one["retained"] else "SAVE"
    elif not kind and "*" in one["type"]:
        kind = "IN" if one["direction"] == "in" else "OUT"
    kind = kind or ("SIZE" if one["name"] == "struct_size" else "VALUE")
    names = [other["name"] for other in function["parameters"]]
    count, by = 1, -1
    if length in names:
        by = names.index(length)
    elif length is not None:
        count = host.values.get(length, length)
    return (f"    {{{text(one['name'])}, {kind}, {order.index(bare) if bare in order else 0}, {count}, {by}, "
            f"{names_of(one.get('holds'))}}},")


def is_reading(function: dict) -> bool:
    """Whether the function only reads a view."""
    return "const tapzoom_view *" in [one["type"] for one in function["parameters"]]


def functions(host: Api, left_out: set[str]) -> list[str]:
    lines, table, exports = [], [], []
    for index, (name, one) in enumerate(host.functions.items()):
        parts = one["parameters"]
        kinds = ["void *" if "*" in part["type"] else part["type"].replace("tapzoom_status", "int32_t")
                 for part in parts]
        members = ["pointer" if kind == "void *" else "real" if kind == "double" else "whole" for kind in kinds]
        result = one["result"].replace("tapzoom_status", "int32_t")
        given = ", ".join(f"{'' if member != 'whole' else f'({kind})'}a[{i}].{member}"
                          for i, (kind, member) in enumerate(zip(kinds, members)))
        call = f"(({result} (*)({', '.join(kinds) or 'void'}))f)({given})"
        store = {"void": f"{call};", "const char *": f"r.pointer = (void *){call};"}.get(
            result, f"r.whole = (int64_t){call};")
        rows = [parameter(host, one, part) for part in parts] or ["    {NULL, 0, 0, 0, 0, NULL},"]
        lines += [f"static const parameter parameters_{name}[] = {{", *rows, "};",
                  f"static slot call_{name}(void *f, const slot *a) {{ slot r = {{0}}; (void)a; {store} return r; }}"]
        table.append(f'{{"{name}", call_{name}, parameters_{name}, {len(parts)}, '
                     f"'{'t' if '*' in result else result[0]}', {int(is_reading(one))}, {int(name in left_out)}}},")
        slots = ", ".join(f"{{.{member} = {part['name']}}}" for part, member in zip(parts, members)) or "{0}"
        declared = ", ".join(f"{kind} {part['name']}" for kind, part in zip(kinds, parts)) or "void"
        back = {"void": "", "const char *": "return r.pointer;"}.get(result, f"return ({result})r.whole;")
        exports += [f"{result} {name}({declared}) {{", f"    slot a[] = {{{slots}}};",
                    f"    slot r = call_both({index}, a);", f"    (void)r; {back}", "}"]
    return [*lines, "const function functions[] = {", *table, "};", f"const int function_count = {len(table)};",
            *exports]


def table(host: Api, sides: list[Api], without: set[str], settings: set[str]) -> str:
    tables = [*types(host, sides, settings), *functions(host, without)]
    used = set(re.findall(r"\bnames_\w+", "\n".join(tables)))
    lines = ['#include "pair.h"']
    for kind in host.all["enumerations"]:
        if f"names_{kind['prefix'].lower()}" not in used:
            continue
        rows = ", ".join(f'{{{one["value"]}, "{one["name"].removeprefix(kind["prefix"])}"}}' for one in kind["values"])
        lines.append(f"static const name names_{kind['prefix'].lower()}[] = {{{rows}, {{0, NULL}}}};")
    return "\n".join([*lines, *tables]) + "\n"
