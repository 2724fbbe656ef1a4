# SPDX-License-Identifier: MIT
"""Describes the API for programs that make or check bindings: writes the header's declarations and comments as JSON.

    api.py FILE [HEADER]
"""

import json
import sys
from pathlib import Path
from typing import Optional

import comments
import fields
import reader
from enumerations import constants, enumerations
from functions import Functions
from structs import Structs

ACCEPTED = reader.ROOT / "bindings/api.json"
PRESET = "TAPZOOM_PRESET_"


class Malformed(Exception):
    """The comments of the header are incomplete. The message lists the fields."""


def describe(header: Path = reader.HEADER, faults: Optional[list[str]] = None) -> dict:
    """Returns the description of a header. Adds the faults of its comments to a list; without one, raises Malformed."""
    text = header.read_text("utf-8")
    if not text.isascii():
        raise Malformed("the header is not ASCII, and the compiler counts bytes")
    tree = reader.syntax_tree(header, "c")
    numbers, enums = constants(header, text), enumerations(tree, text)
    members = {found["prefix"]: {one["name"]: one["value"] for one in found["values"]} for found in enums}
    values = {one["name"]: one["value"] for one in numbers}
    for one in members.values():
        values.update(one)
    presets = [name[len(PRESET):] for name in members[PRESET]]
    flags = {found["prefix"] for found in enums if found["flags"]}
    reading = Structs(header, tree, text, fields.Words(values, members, presets, []), flags)
    structs = reading.all()
    if faults is None and reading.faults:
        raise Malformed("\n".join(reading.faults))
    if faults is not None:
        faults += reading.faults
    return {
        "version": ".".join(str(values[f"TAPZOOM_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH")),
        "presets": presets,
        "types": types(tree, text, {struct["name"] for struct in structs}),
        "constants": numbers,
        "enumerations": enums,
        "structs": structs,
        "functions": Functions(tree, text, structs, list(members["TAPZOOM_ERROR_"])).all(),
    }


def types(tree: list[dict], text: str, structs: set[str]) -> list[dict]:
    """Returns the types other than structs with fields."""
    return [{"name": node["name"], "is": node["type"]["qualType"],
             "doc": comments.prose(comments.comment_of(node, text))}
            for node in reader.ours(tree, "TypedefDecl") if node["name"] not in structs]


def written(described: dict) -> str:
    """Returns the description as JSON. Each entry of a list has a line, so that a diff of it is readable."""
    parts = []
    for key, entries in described.items():
        if not isinstance(entries, list) or not isinstance(entries[0], dict):
            parts.append(f" {json.dumps(key)}: {json.dumps(entries)}")
            continue
        parts.append(f" {json.dumps(key)}: [\n" + ",\n".join(entry(one) for one in entries) + "\n ]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def entry(one: dict) -> str:
    """Returns an entry as one line. If it contains a list of entries, each of those has a line."""
    for key, inner in one.items():
        if isinstance(inner, list) and inner and isinstance(inner[0], dict):
            rest = {name: value for name, value in one.items() if name != key}
            listed = ",\n   ".join(map(json.dumps, inner))
            return f"  {json.dumps(rest)[:-1]}, {json.dumps(key)}: [\n   {listed}]}}"
    return f"  {json.dumps(one)}"


def main(arguments: list[str]) -> None:
    file, header = Path(arguments[0]), Path(arguments[1]) if arguments[1:] else reader.HEADER
    try:
        text = written(describe(header))
    except Malformed as fault:
        sys.exit(f"{header.name}: comments that are not of the form in bindings/README.md, A new binding:\n{fault}")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
