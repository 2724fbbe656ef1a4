# SPDX-License-Identifier: MIT
"""Reads tapzoom.hpp: its enumerations, constants and structs, and the C functions that it calls."""

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Iterator

import api
import header
import reader


def compile_only(file: Path, *arguments: str) -> str:
    return reader.clang(file, "-fhosted", f"-I{reader.HEADER.parent}", "-x", "c++", "-std=c++17", *arguments)


def inside(node: dict) -> Iterator[dict]:
    """Yields a node of the syntax tree and all nodes below it."""
    yield node
    for part in node.get("inner", []):
        yield from inside(part)


def namespace(file: Path) -> dict:
    """Returns the syntax tree of the namespace tapzoom."""
    dump = compile_only(file, "-fsyntax-only", "-Xclang", "-ast-dump=json", "-Xclang", "-ast-dump-filter=tapzoom")
    decoder, end = json.JSONDecoder(), 0
    while True:
        node, end = decoder.raw_decode(dump, dump.index("{", end))
        if node["kind"] == "NamespaceDecl":
            return node


def c_name(name: str) -> str:
    """Returns the C name of a type: tapzoom_event_kind for EventKind."""
    return "tapzoom" + re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)


def of_kind(space: dict, kind: str) -> list[dict]:
    return [node for node in space["inner"] if node["kind"] == kind]


def enumerations(space: dict) -> dict[str, dict[str, int]]:
    """Returns the constants of the header in each enumeration, by the names of the enumerations."""
    found = {}
    for node in of_kind(space, "EnumDecl"):
        numbers = found[node["name"]] = {}
        for one in of_kind(node, "EnumConstantDecl"):
            # A value that refers to no constant of the header is a fault, also if the number is right.
            value = next((int(part["value"]) for part in inside(one) if "value" in part), 0)
            constant = next((part["referencedDecl"]["name"] for part in inside(one) if "referencedDecl" in part), "")
            named = constant.lower().endswith(f"_{one['name']}")
            numbers[constant if named else f"{node['name']}::{one['name']}"] = value
    return found


def limits(space: dict) -> header.Table:
    """Returns the constants outside enumerations."""
    found = {}
    for node in of_kind(space, "VarDecl"):
        value = next(part["value"] for part in inside(node) if "value" in part)
        found.update(header.constant(f"TAPZOOM_{node['name'].upper()}", value))
    return found


def functions(space: dict) -> header.Table:
    """Returns the C functions that the header calls."""
    used = (part.get("referencedDecl", {}) for part in inside(space))
    return {
        f"function {one['name']}": one["type"]["qualType"]
        for one in used if one.get("kind") == "FunctionDecl" and one["name"].startswith("tapzoom_")
    }


def own_structs(file: Path, space: dict, expected: header.Table) -> header.Table:
    """Returns the structs that tapzoom.hpp declares itself, with their enumerations as the underlying numbers."""
    underlying = {node["name"]: node["fixedUnderlyingType"]["qualType"] for node in of_kind(space, "EnumDecl")}
    names = (node["name"] for node in of_kind(space, "CXXRecordDecl"))
    structs = {name: c_name(name) for name in names if f"struct {c_name(name)}" in expected}
    found = {}
    for key, text in reader.layouts(compile_only(file, *reader.LAYOUTS)).items():
        kind, name, field = re.fullmatch(r"(\w+) (?:tapzoom::)?(\w+)(.*)", key).groups()
        if name in structs:
            word, rest = re.fullmatch(r"(?:\w+::)?(\w+)(.*)", text).groups()
            meant = underlying.get(word) or structs.get(word) or word
            found[f"{kind} {structs[name]}{field}"] = meant.removeprefix("std::") + rest
            if word in underlying:
                found[f"meaning {structs[name]}{field}"] = word
    return found


def same_structs(space: dict, expected: header.Table) -> header.Table:
    """Returns the structs that are aliases of those in the header."""
    same = {node["type"]["qualType"] for node in of_kind(space, "TypeAliasDecl")}
    return {key: text for key, text in expected.items()
            if header.kind(key) in ("struct", "field") and key.split()[1].split(".")[0] in same}


@lru_cache(maxsize=None)
def meanings() -> header.Table:
    """Returns the enumeration or the flags of each field of the header, as the prefix of the constants."""
    found = {}
    for struct in api.describe()["structs"]:
        for field in struct["fields"]:
            holds = field["holds"] or {}
            if "enumeration" in holds or "flags" in holds:
                found[f"meaning {struct['name']}.{field['name']}"] = holds.get("enumeration") or holds["flags"][0]
    return found


def faults(folder: Path, expected: header.Table) -> header.Table:
    file = folder / "tapzoom.hpp"
    space = namespace(file)
    expected = {key: text.replace("(void)", "()") for key, text in {**expected, **meanings()}.items()}
    table = {**limits(space), **functions(space), **same_structs(space, expected), **own_structs(file, space, expected)}
    enums = enumerations(space)
    for numbers in enums.values():
        table.update(header.enumeration(numbers))
    for key, text in table.items():
        if header.kind(key) == "meaning" and any(name.startswith(expected.get(key, "?")) for name in enums[text]):
            table[key] = expected[key]
    # tapzoom.hpp has no version constants, because tapzoom::version returns that of the library.
    versions = {key for key in expected if "_VERSION" in key}
    return header.faults(expected, table, expected.keys() - versions)
