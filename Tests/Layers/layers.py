# SPDX-License-Identifier: MIT
"""Finds which Swift file uses which, by the names of types, and where that breaks the order of the layers.

A layer is a folder, or the files in the root of the sources that match a pattern. It uses only itself and the layers
above it.
"""

import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Iterator, NamedTuple, Optional

# Swift comments nest, and a raw string ends with as many # as it begins with: the functions below find both ends.
OPENING = re.compile(r'//[^\n]*|/\*|(#*)("""|")')
DECLARED = re.compile(r"\b(?:struct|enum|protocol|class|actor|typealias|associatedtype)\s+([A-Z]\w*)")
# The parameters of a generic declaration. They may have the name of a type in another file.
GENERIC = re.compile(r"\b(?:func\s+[^\s(<]+|init|subscript|(?:struct|enum|class|actor|typealias)\s+\w+)\s*<([^>]*)>")
NAME = re.compile(r"\b[A-Z]\w*")


class Use(NamedTuple):
    """A file uses a type that another file declares."""

    file: str
    type: str
    declared_in: str

    def __str__(self) -> str:
        return f"{self.file} uses {self.type} of {self.declared_in}"


def end_of_comment(text: str, start: int) -> int:
    """The end of the block comment that begins at `start`."""
    depth = 0
    for mark in re.finditer(r"/\*|\*/", text[start:]):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return start + mark.end()
    return len(text)


def end_of_string(text: str, start: int, hashes: str, quotes: str) -> int:
    """The end of the string with text from `start` on."""
    escaped = r"\\." if not hashes else r"(?!)"
    end = re.compile(rf"(?:{escaped}|(?!{quotes}{hashes}).)*", re.DOTALL).match(text, start).end()
    return end + len(quotes + hashes)


def code(text: str) -> str:
    """Swift code without its comments and strings."""
    kept, place = [], 0
    for_next = OPENING.search(text)
    while for_next:
        kept += [text[place:for_next.start()], " "]
        if for_next[0] == "/*":
            place = end_of_comment(text, for_next.start())
        elif for_next[2]:
            place = end_of_string(text, for_next.end(), for_next[1], for_next[2])
        else:
            place = for_next.end()
        for_next = OPENING.search(text, place)
    return "".join([*kept, text[place:]])


def declarations(source: str) -> dict[str, bool]:
    """The types that some code declares, and whether each is at the top level."""
    found: dict[str, bool] = {}
    for match in DECLARED.finditer(source):
        before = source[:match.start()]
        top = before.count("{") == before.count("}")
        found[match[1]] = found.get(match[1], False) or top
    return found


def generics(source: str) -> set[str]:
    return {name for clause in GENERIC.findall(source) for name in re.findall(r"(?:^|,)\s*(?:each\s+)?(\w+)", clause)}


def sources(root: Path) -> dict[str, str]:
    """The code of each file below a folder, by its path in that folder."""
    files = sorted(root.rglob("*.swift"))
    return {file.relative_to(root).as_posix(): code(file.read_text("utf-8")) for file in files}


def uses(files: dict[str, str]) -> list[Use]:
    """Finds the uses of types. If several files declare a name, only a single declaration at the top level counts."""
    declared_in: dict[str, dict[str, bool]] = {}
    for file, source in files.items():
        for name, top in declarations(source).items():
            declared_in.setdefault(name, {})[file] = top
    owners = {}
    for name, places in declared_in.items():
        outer = [file for file, top in places.items() if top]
        candidates = outer or list(places)
        if len(candidates) == 1:
            owners[name] = candidates[0]
    found = []
    for file, source in files.items():
        own = generics(source) | {name for name, places in declared_in.items() if file in places}
        for name in sorted(set(NAME.findall(source)) - own):
            if name in owners:
                found.append(Use(file, name, owners[name]))
    return found


# ---- The rules ------------------------------------------------------------------------------------------------------


def layer(file: str, layers: list[str]) -> Optional[int]:
    """The number of the layer of a file; 0 is the top layer."""
    folder, _, rest = file.partition("/")
    for number, name in enumerate(layers):
        if (folder == name) if rest else fnmatch(file, name):
            return number
    return None


def upward(found: list[Use], layers: list[str]) -> list[str]:
    """The uses of a lower layer."""
    faults = []
    for use in found:
        here, there = layer(use.file, layers), layer(use.declared_in, layers)
        if here is not None and there is not None and there > here:
            faults.append(f"{use}, but {layers[there]} comes after {layers[here]}")
    return faults


def strays(files: dict[str, str], layers: list[str]) -> list[str]:
    return [f"{file} is in no layer" for file in files if layer(file, layers) is None]


def cycles(found: list[Use]) -> list[str]:
    """The shortest cycle through each file that is in a cycle; each cycle is reported once."""
    edges: dict[str, dict[str, Use]] = {}
    for use in found:
        edges.setdefault(use.file, {}).setdefault(use.declared_in, use)
    reported = {}
    for file in edges:
        cycle = shortest_cycle(file, edges)
        if cycle:
            reported.setdefault(frozenset(use.file for use in cycle), "; ".join(map(str, cycle)))
    return list(reported.values())


def shortest_cycle(start: str, edges: dict[str, dict[str, Use]]) -> list[Use]:
    ways: dict[str, list[Use]] = {}
    waiting = [start]
    for file in waiting:
        for following, use in edges.get(file, {}).items():
            way = ways.get(file, []) + [use]
            if following == start:
                return way
            if following not in ways:
                ways[following] = way
                waiting.append(following)
    return []


def misplaced(root: Path, tests: Path) -> Iterator[str]:
    """The tests that are not in the folder of their source. The name of a test begins with that of its source:
    CameraEventsTests.swift tests Camera+Events.swift. A test without a source is in the root."""
    folders = {file.stem.replace("+", ""): file.parent.relative_to(root).as_posix() for file in root.rglob("*.swift")}
    for file in sorted(tests.rglob("*Tests.swift")):
        source = max((name for name in folders if file.stem.startswith(name)), key=len, default="")
        here, there = file.parent.relative_to(tests).as_posix(), folders.get(source, ".")
        if here != there:
            name = file.relative_to(tests).as_posix()
            yield f"{name} tests {source or 'no source'}, so it belongs in {there.replace('.', 'the root')}"


def faults(root: Path, layers: list[str]) -> Iterator[str]:
    files = sources(root)
    found = uses(files)
    yield from strays(files, layers)
    yield from upward(found, layers)
    yield from (f"a cycle: {cycle}" for cycle in cycles(found))
