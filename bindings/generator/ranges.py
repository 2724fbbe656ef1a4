# SPDX-License-Identifier: MIT
"""The ranges of what a host passes: settings, fields of structs and parameters, as one text for each language.

An entry of that text is a line: name, offset in its struct, type, range. `config.zoom_step 168 d 1.01 to 100` is a
field of a struct, `factor 0 d 1e-6 to 1e6` a parameter. The types are d (double), i and u (32 bits) and q (64 bits). A
binding looks a name up after a call failed. A value is wrong if it is in no part of its range: ", or " is between the
parts, and what is in parentheses is for the reader."""

from typing import Callable, Iterable

from .description import TYPE_NAMES, Description, filled, kind, number, prefix_of

#: The structs that a host passes.
STRUCTS = ("viewport", "rect", "transform", "touch", "scroll", "velocity", "options", "level", "config")
LETTERS = {"double": "d", "int32_t": "i", "uint32_t": "u", "uint64_t": "q", "int64_t": "q"}
#: Ranges that the header says in words: of fields, and of parameters.
WORDS = {
    "transform.scale": [[1e-40, 1e40]], "transform": [[-1e40, 1e40]], "velocity.log_scale": [[-1e3, 1e3]],
    "velocity.rotation": [[-1e3, 1e3]], "options.max_scale": [[0, 0], [1e-40, 1e40]],
    "options.fly_rho": [[0, 0], [1e-3, 1e3]], "options.fly_speed": [[0, 0], [1e-3, 1e3]],
    "level.other_factor": [[0, 0], [1e-6, 1e6]],
    "scale": [[1e-40, 1e40]], "max_scale": [[0, 0], [1e-40, 1e40]], "factor": [[1e-6, 1e6]], "angle": [[-1e3, 1e3]],
    "rotation": [[-1e40, 1e40]], "t": [[0, 1]], "owner": [[0, 1]], "time": [["-MAX_TIME", "MAX_TIME"]],
    "offset": [["-MAX_TIME", "MAX_TIME"]]}
#: Parameters with another range than others of their name.
OWN = {("tapzoom_center_on", "scale"): "kept_scale"}
#: What a range does not say.
NOTES = {"options.quiet": "1 only without animated"}


def spans(name: str, one: dict, api: Description) -> list[list]:
    """The parts of the range of a number."""
    if name in WORDS or name.startswith("transform."):
        found = WORDS.get(name) or WORDS["transform"]
    elif one.get("range"):
        found = one["range"]
    elif one.get("holds"):
        values = list(api.members(prefix_of(one)).values())
        found = [[0, sum(values)]] if "flags" in one["holds"] else [[min(values), max(values)]]
        if name == "action":
            found = [[value, value] for value in values]
    else:
        found = [WORDS["time"][0]] if name.endswith(".time") else [["-MAX_LENGTH", "MAX_LENGTH"]]
    ends = {f"{sign}MAX_{what}": float(f"{sign}1") * constant["value"] for sign in ("-", "")
            for what in ("TIME", "LENGTH") for constant in api.constants if constant["name"] == f"TAPZOOM_MAX_{what}"}
    return [[ends.get(end, end) for end in span] for span in found]


def joined(parts: list[list], spell: Callable[[str], str] = str) -> str:
    """The parts of a range for the reader: 0, or 0.001 to 10. An end may be the name of another field."""
    def end(value: object) -> str:
        if isinstance(value, str):
            return spell(value)
        return f"{value:g}" if 1e-3 <= abs(value) <= 1e3 else number(float(value))

    return ", or ".join(end(low) if low == high else f"{end(low)} to {end(high)}" for low, high in parts)


def text(name: str, one: dict, api: Description, spell: Callable[[str], str], types: dict[str, str]) -> str:
    """A range and its notes for the reader."""
    if name.startswith("config.") and kind(one) in ("flags", "kinds"):
        return f"the bits of {types[prefix_of(one)]}"
    notes = [("one of " if name == "action" else "") + types[prefix_of(one)]] if one.get("holds") else []
    notes += [" ".join(spell(word) if "_" in word else word for word in NOTES[name].split())] if name in NOTES else []
    # 1 needs another field: the finder takes it for wrong only if nothing else is.
    parts = [[0, 0]] if name == "options.quiet" else spans(name, one, api)
    return joined(parts, spell) + (f" ({', '.join(notes)})" if notes else "")


def entries(api: Description, field: Callable[[str], str], parameter: Callable[[str], str],
            types: dict[str, str] = TYPE_NAMES, sets: dict[str, tuple[str, str]] = {}) -> list[str]:
    """The lines of the text. `field` and `parameter` spell names; `types` names the enumerations, and `sets` the types
    of sets of kinds, if a language has them."""
    named = {prefix: name for prefix, (name, _) in sets.items()}
    lines = []
    for struct in STRUCTS:
        for one in api.structs[f"tapzoom_{struct}"]["fields"]:
            name = f"{struct}.{one['name']}"
            if one["type"] in LETTERS and one["name"] not in ("struct_size", "reserved", "id"):
                is_set = name.startswith("config.") and kind(one) == "kinds"
                words = text(name, one, api, field, {**types, **named} if is_set else types)
            elif one["type"] == "tapzoom_level":
                words = "a level"
            else:
                continue
            letter = LETTERS.get(one["type"], "l")
            lines.append(f"{struct}.{field(one['name'])} {one['offset']} {letter} {words}")
    for function in api.functions:
        for one in function["parameters"]:
            name = OWN.get((function["name"], one["name"]), one["name"])
            if one["direction"] != "in" or one["type"] not in ("double", "int32_t", "uint32_t") or name == "preset":
                continue
            known = "max_scale" if name == "kept_scale" else name
            lines.append(f"{parameter(name)} 0 {LETTERS[one['type']]} {text(known, one, api, field, types)}")
    return list(dict.fromkeys(lines))


def packed(lines: Iterable[str], first: str, rest: str, width: int) -> list[str]:
    """The text in lines of source, none of which ends within an entry."""
    words = [f"{line}\\n".replace(" ", "\0") for line in lines]
    return [line.replace("\0", " ") for line in filled(words, first, rest, width, "")]


def literal(lines: Iterable[str], indent: str) -> list[str]:
    """The text as string literals that + joins."""
    made = [f'{line}"' for line in packed(lines, f'{indent}"', f'{indent}"', 117)]
    return [*(f"{line} +" for line in made[:-1]), f"{made[-1]};"]


def continued(lines: Iterable[str], indent: str, first: str = "") -> list[str]:
    """The text within one literal, whose lines a backslash continues."""
    return [f"{line}\\" for line in packed(lines, indent + first, indent + " " * len(first), 119)]


def spec(function: dict, parameter: Callable[[str], str]) -> list[tuple[str, dict]]:
    """The parameters of a function whose values may be wrong, as a binding names them after a failed call: `factor`,
    and with another name in the text `content:rect`."""
    found = []
    for one in function["parameters"]:
        struct = one["type"].removeprefix("const ").removesuffix(" *").removeprefix("tapzoom_")
        is_struct = one["type"].startswith("const tapzoom_") and struct in STRUCTS
        if one["direction"] != "in" or one.get("length"):
            continue
        if is_struct or one["type"] in ("double", "int32_t", "uint32_t"):
            key = struct if is_struct else OWN.get((function["name"], one["name"]), "")
            found.append((parameter(one["name"]) + (f":{key if is_struct else parameter(key)}" if key else ""), one))
    return found
