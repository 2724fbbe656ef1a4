# SPDX-License-Identifier: MIT
"""Describes the constants and the enumerations."""

import re
from pathlib import Path
from typing import Iterable, Iterator

import comments
import reader


def constants(header: Path, text: str) -> list[dict]:
    values = reader.macros(header)
    found = []
    for before, name, behind in re.findall(
            r"(/\*\*(?!<)(?:(?!\*/).)*\*/\n)?^#define (TAPZOOM_\w+) (?=-?\d)[^\n/]*(/\*\*<(?:(?!\*/).)*\*/)?",
            text, re.DOTALL | re.MULTILINE):
        value = float(values[name])
        found.append({"name": name, "value": int(value) if re.fullmatch(r"-?\d+", values[name]) else value,
                      "doc": comments.prose(before or behind)})
    return found


def prefix_of(names: Iterable[str]) -> str:
    """Returns the common prefix of the names of an enumeration. TAPZOOM_OK belongs to TAPZOOM_ERROR_."""
    (prefix,) = {"_".join(name.split("_")[:2]) + "_" for name in names if name != "TAPZOOM_OK"}
    return prefix


def below(node: dict) -> Iterator[dict]:
    yield node
    for part in node.get("inner", []):
        yield from below(part)


def enumerations(tree: list[dict], text: str) -> list[dict]:
    nodes = [node for node in tree if node["kind"] == "EnumDecl" and reader.enumerations([node])]
    found = []
    for node in nodes:
        (numbers,) = reader.enumerations([node])
        members = {one["name"]: one for one in reader.ours(node["inner"], "EnumConstantDecl")}
        found.append({
            "prefix": prefix_of(numbers),
            "flags": any(part.get("opcode") == "<<" for part in below(node)),
            "doc": comments.prose(comments.comment_of(node, text)),
            "values": [{"name": name, "value": number, "doc": comments.prose(comments.comment_of(members[name], text))}
                       for name, number in numbers.items()],
        })
    return found
