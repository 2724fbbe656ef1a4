# SPDX-License-Identifier: MIT
"""Finds which Swift file uses which, by the names of types, and where that breaks the order of the layers.

A layer is a folder, or the files in the root of the sources that match a pattern. It uses only itself and the layers
above it. A layer without files has no effect. Some layers also do not know certain layers above them.
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
# The starts of declarations, which are at the top level outside braces.
START = re.compile(r"[{}]|\b(?:struct|enum|protocol|class|actor|typealias|extension|func)\s+([^\s:<{(]+)")
CONCRETE = re.compile(r"struct|enum|class|actor")
MEMBER = re.compile(r"([^;\n]*)\b(func|var|let|init|subscript|struct|enum|class|typealias)\b[ \t]*([^\s({:<]*)")
SCRIPTS = {".c", ".h", ".py", ".sh", ".mk", ".js", ".lua"}
PRIVATE = re.compile(r"\b(?:file)?private\b(?!\()")


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


class Part(NamedTuple):
    """The text of a top-level declaration: of a type, an extension or a function."""

    file: str
    name: str
    text: str


def parts(files: dict[str, str]) -> list[Part]:
    """The top-level declarations of all files. Each text ends where the next one begins."""
    found = []
    for file, source in files.items():
        starts, depth = [], 0
        for mark in START.finditer(source):
            if mark[0] in "{}":
                depth += 1 if mark[0] == "{" else -1
            elif depth == 0:
                starts.append(mark)
        ends = [mark.start() for mark in starts[1:]] + [len(source)]
        found += [Part(file, mark[1], source[mark.start():end]) for mark, end in zip(starts, ends)]
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


def unknown(found: list[Use], apart: dict[str, list[str]]) -> list[str]:
    """The uses of what a layer does not know: of a layer, or of types whose names match a pattern."""
    faults = []
    for use in found:
        for hidden in apart.get(use.file.partition("/")[0], []):
            if use.declared_in.partition("/")[0] == hidden or fnmatch(use.type, hidden):
                faults.append(f"{use}, but {use.file.partition('/')[0]} does not know {hidden}")
    return faults


def strays(files: dict[str, str], layers: list[str]) -> list[str]:
    return [f"{file} is in no layer" for file in files if layer(file, layers) is None]


def cycles(files: dict[str, str]) -> list[str]:
    """The shortest cycle of types through each use of another file; each cycle is reported once. The files of a
    folder may extend each other's types: no use leads to an extension, so none is in a cycle."""
    texts = {f"{part.file}: {number}": part.text for number, part in enumerate(parts(files))}
    edges: dict[str, dict[str, Use]] = {}
    for use in uses(texts):
        edges.setdefault(use.file, {}).setdefault(use.declared_in, use)
    reported = {}
    for part in texts:
        ways = chains(part, edges)
        for use in [edges[user][part] for user in ways if part in edges.get(user, {})]:
            if file_of(use.file) == file_of(part):
                continue
            # The cycle begins at the same use, whichever is found first.
            cycle = [Use(file_of(one.file), one.type, file_of(one.declared_in)) for one in [use, *ways[use.file]]]
            first = cycle.index(min(cycle))
            reported.setdefault(frozenset(cycle), "; ".join(map(str, cycle[first:] + cycle[:first])))
    return list(reported.values())


def file_of(part: str) -> str:
    return part.partition(":")[0]


def chains(start: str, edges: dict[str, dict[str, Use]]) -> dict[str, list[Use]]:
    """The shortest chain of uses from a part to each part that it reaches."""
    ways: dict[str, list[Use]] = {start: []}
    waiting = [start]
    for part in waiting:
        for following, use in edges.get(part, {}).items():
            if following not in ways:
                ways[following] = ways[part] + [use]
                waiting.append(following)
    return ways


def scattered(files: dict[str, str]) -> Iterator[str]:
    """The members of a type that are in an extension in another folder, where a reader of the type does not find them.
    Such an extension has only private members. Not found are extensions of protocols and of types in the root, and
    those for some type arguments, which name a lower type."""
    folders = {part.name: folder_of(part.file) for part in parts(files) if CONCRETE.match(part.text)}
    for part in parts(files):
        header, _, body = part.text.partition("{")
        home = folders.get(part.name.partition(".")[0])
        if part.text.startswith("extension") and " where " not in header:
            if home not in (None, "the root", folder_of(part.file)):
                yield from (
                    f"{part.file} extends {part.name} of {home} with {member}, which is not private"
                    for member in visible_members(body))


def folder_of(file: str) -> str:
    return file.rpartition("/")[0] or "the root"


def visible_members(body: str) -> Iterator[str]:
    """The members of an extension that other files see."""
    depth, outer = 0, ""
    for text in re.split(r"([{}])", body):
        depth += {"{": 1, "}": -1}.get(text, 0)
        if depth == 0:
            outer += ";" if text == "}" else text
    for match in MEMBER.finditer(outer):
        if not PRIVATE.search(match[1]):
            yield match[3] or match[2]


def misplaced(root: Path, tests: Path) -> Iterator[str]:
    """The tests that are not in the folder of their source. The name of a test begins with that of its source file or
    of a type: CameraEventsTests.swift tests Camera+Events.swift. A test without a source is in the root."""
    files = sources(root)
    folders: dict[str, set[str]] = {}
    for file, source in files.items():
        for name in [Path(file).stem.replace("+", ""), *declarations(source)]:
            folders.setdefault(name, set()).add(folder_of(file))
    for file in sorted(tests.rglob("*Tests.swift")):
        source = max((name for name in folders if file.stem.startswith(name)), key=len, default="")
        name = file.relative_to(tests).as_posix()
        if folder_of(name) not in folders.get(source, {"the root"}):
            places = " or ".join(sorted(folders.get(source, {"the root"})))
            yield f"{name} tests {source or 'no source'}, so it belongs in {places}"


def insiders(root: Path, tests: Path, pure: list[str], allowed: dict[str, set[str]]) -> Iterator[str]:
    """The tests that know the inside of the core: in Swift its types, in another language its files. The units, in a
    folder with the name of the core and `Tests`, may know the types of some layers, and any test what is allowed for
    it."""
    owners: dict[str, list[str]] = {}
    files = sources(root)
    for file, source in files.items():
        for name in declarations(source):
            owners.setdefault(name, []).append(file)
    for file, source in sources(tests).items():
        unit = f"{root.name}Tests/" in file
        names = set(NAME.findall(source)) - set(declarations(source)) - generics(source)
        if not re.search(rf"\bimport\s+{root.name}\b", source):
            continue
        for name in sorted(names & set(owners) - allowed.get(file, set())):
            if not (unit and any(layer(place, pure) is not None for place in owners[name])):
                yield f"{file} knows {name} of {' and '.join(owners[name])}"
    for path in sorted(path for path in tests.rglob("*") if path.suffix in SCRIPTS):
        file = path.relative_to(tests).as_posix()
        names = set(re.findall(rf"\b{root.name}/([\w+/]+\.swift)\b", path.read_text("utf-8")))
        yield from (f"{file} knows the file {name}" for name in sorted(names & set(files) - allowed.get(file, set())))


def faults(root: Path, layers: list[str], apart: dict[str, list[str]]) -> Iterator[str]:
    files = sources(root)
    found = uses(files)
    yield from strays(files, layers)
    yield from upward(found, layers)
    yield from unknown(found, apart)
    yield from (f"a cycle: {cycle}" for cycle in cycles(files))
    yield from scattered(files)
