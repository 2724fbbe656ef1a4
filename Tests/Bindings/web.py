# SPDX-License-Identifier: MIT
"""The web: the tables of tapzoom.js, the functions of the module that it calls, and the types of tapzoom.d.ts.

A call is compared by the number of its arguments, because JavaScript has no other types in it.
"""

import json
import re
from pathlib import Path

import header
import python
import reader

TYPES = {"f64": "double", "i32": "int32_t", "u32": "uint32_t", "i64": "int64_t", "u64": "uint64_t"}
SIZES = {"f64": 8, "i64": 8, "u64": 8, "i32": 4, "u32": 4}

# The enumerations of tapzoom.d.ts, and those of the header.
ENUMERATIONS = {**{name: name.upper() for name in (
    "Tool", "Button", "Preset", "Gesture", "Fit", "Zoom", "Anchor", "Snap", "Momentum", "Bounds", "Limit", "Phase",
    "Owner", "Curve", "Path", "Keep")}, **python.PREFIXES}
# The interfaces of tapzoom.d.ts, and the structs.
INTERFACES = {
    "Transform": "transform", "Velocity": "velocity", "Overscroll": "overscroll", "Rect": "rect",
    "Viewport": "viewport", "Sample": "sample", "Scroll": "scroll", "Level": "level", "Settings": "config",
    "GestureEvent": "event", "CommandOptions": "options", "RecordEntry": "record_entry",
}
HIDDEN = {"structSize", "reserved", "levelCount"}
FLAGS = {"SAMPLE", "BUTTON", "GESTURE", "LIMIT"}


def entries(text: str, name: str) -> dict[str, str]:
    """The texts by their keys in a constant object of texts."""
    (body,) = re.findall(rf"^const {name} = \{{(.*?)^\}};", text, re.DOTALL | re.MULTILINE)
    found = re.findall(r'^    (\w+): (?:"([^"]*)"|`([^`]*)`),$', body, re.MULTILINE)
    return {key: one or other for key, one, other in found}


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda letter: letter[1].upper(), name)


def enumerations(text: str) -> header.Table:
    found = {}
    for key, words in entries(text, "ENUMERATIONS").items():
        numbers = {}
        for word in words.split():
            name, number = word.split("=")
            upper = name.upper().replace("-", "_")
            numbers["TAPZOOM_OK" if upper == "OK" else f"TAPZOOM_{key.upper()}_{upper}"] = int(number)
        found.update(header.enumeration(numbers))
    return found


def structs(text: str) -> tuple[header.Table, dict[str, dict[str, str]]]:
    """The table of the structs, and what each field means: the enumeration, or flags, or a truth value."""
    found, meanings, sizes = {}, {}, dict(SIZES)
    for key, words in entries(text, "STRUCTS").items():
        end = 0
        meanings[key] = {}
        for word in words.split():
            name, kind, count, meaning = re.fullmatch(r"(\w+):(\w+)(?:\[(\d+)\])?([=|<?][\w|]*)?!?", word).groups()
            size = sizes[kind]
            at = -(-end // min(size, 8)) * min(size, 8)
            end = at + size * int(count or 1)
            c_type = TYPES.get(kind) or f"tapzoom_{kind}"
            found[f"field tapzoom_{key}.{name}"] = f"{c_type}{f'[{count}]' if count else ''} at {at}"
            meanings[key][name] = meaning or ""
        sizes[key] = -(-end // 8) * 8
        found[f"struct tapzoom_{key}"] = f"{sizes[key]} bytes"
    return found, meanings


def arguments(text: str, start: int) -> int:
    """The number of arguments of the call whose parenthesis opens at `start`."""
    depth, count = 0, 0
    for at in range(start, len(text)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
        count += text[at] == "," and depth == 1
        if depth == 0:
            return count + 1 if text[start + 1:at].strip() else 0
    return -1


def functions(text: str) -> header.Table:
    found = {}
    for call in re.finditer(r"\bwasm\.(tapzoom_\w+)\(", text):
        count = f"{arguments(text, call.end() - 1)} arguments"
        before = found.setdefault(f"function {call[1]}", count)
        if before != count:
            found[f"function {call[1]}"] = f"{before} and {count}"
    return found


def said(text: str) -> str:
    """A function of the header as the number of its arguments; structs and constants as they are."""
    given = re.fullmatch(r"[^(]*\((.*)\)", text)
    if not given:
        return text
    return f"{0 if given[1] == 'void' else given[1].count(',') + 1} arguments"


def limits(text: str) -> header.Table:
    found = {}
    for name, value in re.findall(r"^export const ([A-Z]+_[A-Z]+) = ([\d.e-]+);$", text, re.MULTILINE):
        if name != "SAMPLE_LENGTH":  # Of the Float64Arrays here.
            found.update(header.constant(f"TAPZOOM_{name}", value))
    return found


def meant(meanings: dict[str, dict[str, str]]) -> header.Table:
    """Where the meaning of a field is not that of the API description."""
    found = {}
    described = json.loads((reader.ROOT / "bindings/api.json").read_text("utf-8"))
    for struct in described["structs"]:
        key = struct["name"].removeprefix("tapzoom_")
        for field in struct["fields"]:
            holds, expected = field["holds"] or {}, ""
            if "enumeration" in holds:
                expected = "=" + holds["enumeration"][8:-1].lower()
            elif "flags" in holds:
                expected = "|" + "|".join(one[8:-1].lower() for one in holds["flags"])
            elif "bit for each of" in holds:
                expected = "<" + holds["bit for each of"][8:-1].lower()
            elif field["type"] == "int32_t" and field["range"] == [[0, 1]]:
                expected = "?"
            given = meanings.get(key, {}).get(field["name"], expected)
            if given != expected:
                found[f"meaning {struct['name']}.{field['name']}"] = f"is {given!r}, and {expected!r} in the header"
    return found


def typed(types: str, text: str, meanings: dict[str, dict[str, str]]) -> header.Table:
    """Where tapzoom.d.ts is not as tapzoom.js."""
    found = {}
    unions = dict(re.findall(r"^export type (\w+) =\s*([^;{]*);", types, re.MULTILINE))
    names = {name: set(re.findall(r'"([\w-]+)"', union)) for name, union in unions.items()}
    tables = {key.upper(): {word.split("=")[0] for word in words.split()}
              for key, words in entries(text, "ENUMERATIONS").items()}
    of = {prefix: name for name, prefix in ENUMERATIONS.items()}
    for prefix, expected in tables.items():
        name = of[prefix]
        if prefix != "STATE" and names.get(name, set()) != expected:
            found[f"type {name}"] = f"is {sorted(names.get(name, set()))}"
    for name, key in INTERFACES.items():
        body = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", types, re.DOTALL | re.MULTILINE)
        fields = dict(re.findall(r"^    (\w+)\??: ([^;]*);", body[1], re.MULTILINE)) if body else {}
        fields.pop("events", None) if key == "record_entry" else None
        expected = {camel(one): meaning for one, meaning in meanings[key].items() if camel(one) not in HIDDEN}
        for one in fields.keys() ^ expected.keys():
            found[f"type {name}.{one}"] = "missing" if one in expected else "more"
        for one in fields.keys() & expected.keys():
            meaning = expected[one]
            kind = meaning[1:].split("|")[0].upper()
            accepted = fields[one]
            if meaning == "?":
                right = accepted == "boolean"
            elif meaning:
                enumeration = "Edge" if one == "edges" else of[kind]
                right = re.search(rf"\b{enumeration}\b", accepted) is not None
            else:
                right = accepted in ("number", "bigint", "number[]", "Level", "Level[]")
            if not right:
                found[f"type {name}.{one}"] = f"is {accepted}"
    # The methods and functions.
    for kind, script, declared in (
            ("View", r"^export class View \{(.*?)^\}", r"^export class View \{(.*?)^\}"),
            ("module", r"^(.*)$", r"^(.*)$")):
        if kind == "View":
            pattern = r"^    (?:\*)?(?!static\b|constructor\b)([a-z]\w*)\([^\n]*"
            ours = set(re.findall(pattern + r" \{$", re.search(script, text, re.DOTALL | re.MULTILINE)[1], re.M))
            theirs = set(re.findall(pattern, re.search(declared, types, re.DOTALL | re.MULTILINE)[1], re.M))
        else:
            ours = set(re.findall(r"^export (?:function|const|class) (\w+)", text, re.MULTILINE))
            theirs = set(re.findall(r"^export (?:function|const|class) (\w+)", types, re.MULTILINE))
        for one in ours ^ theirs:
            found[f"type {kind}.{one}"] = "missing" if one in ours else "more"
    return found


def named(text: str, table: header.Table) -> header.Table:
    """Each function has its name in camel case, as a method of the view or a function of the module."""
    other = {"tapzoom_create": "constructor", "tapzoom_destroy": "close"}
    found = {}
    for key in table:
        if header.kind(key) == "function":
            function = key.split()[1]
            name = other.get(function, camel(function.removeprefix("tapzoom_")))
            if not re.search(rf"^(?:    \*?|export function ){name}\(", text, re.MULTILINE):
                found[f"name {function}"] = "missing"
    return found


def faults(folder: Path, expected: header.Table) -> header.Table:
    text = (folder / "tapzoom.js").read_text("utf-8")
    types = (folder / "tapzoom.d.ts").read_text("utf-8")
    fields, meanings = structs(text)
    table = {**enumerations(text), **fields, **functions(text), **limits(text)}
    # The package's version is a text in package.json, compared in Tests/Bindings/Web.
    needed = expected.keys() - {f"constant {name}" for name in reader.NUMBERS}
    return {**header.faults(expected, table, needed, said), **meant(meanings), **typed(types, text, meanings),
            **named(text, table)}
