# SPDX-License-Identifier: MIT
"""Lua: the C declarations of the binding, its names of constants, and the kinds of its settings."""

from itertools import groupby

from .description import Description, assignments, filled, key, kind, prefix_of, short
from .ranges import joined

FILE = "bindings/lua/tapzoom.lua"
#: Ranges that the header says in words, and the names of their parameters and fields in Lua.
WORDS = {
    "-1e12 to 1e12": "time offset x y dx dy view_x view_y content_x content_y origin_x origin_y",
    "-1e40 to 1e40": "rotation transform.x transform.y", "-1000 to 1000": "angle log_scale velocity.rotation",
    "1e-40 to 1e40": "scale", "0, or 1e-40 to 1e40": "max_scale kept_scale", "1e-6 to 1e6": "factor", "0 to 1": "t",
    "0, or 0.001 to 1000": "fly_rho fly_speed"}


def declarations(api: Description) -> list[str]:
    whole = [one for one in api.constants if isinstance(one["value"], int)]
    lines = enumeration({one["name"]: one["value"] for one in whole}) + ["typedef int32_t tapzoom_status;"]
    for found in api.enumerations.values():
        lines += enumeration({one["name"]: one["value"] for one in found["values"]})
    for struct in api.structs.values():
        lines.append(f"typedef struct {struct['name']} {{")
        for declared, fields in groupby(struct["fields"], lambda one: (one["type"], one["count"])):
            names = [one["name"] + (f"[{one['count']}]" if one["count"] else "") for one in fields]
            lines += filled([*(f"{name}," for name in names[:-1]), names[-1] + ";"], f"    {declared[0]} ", " " * 8)
        lines.append(f"}} {struct['name']};")
    lines.append("typedef struct tapzoom_view tapzoom_view;")
    for function in api.functions:
        parameters = [declared_parameter(one) for one in function["parameters"]] or ["void"]
        result = function["result"] + ("" if function["result"].endswith("*") else " ")
        words = [f"{one}," for one in parameters[:-1]] + [f"{parameters[-1]});"]
        lines += filled(words, f"{result}{function['name']}(", "    ")
    return lines


def declared_parameter(one: dict) -> str:
    base, bracket, count = one["type"].partition("[")
    joint = "" if base.endswith("*") else " "
    return f"{base.strip()}{joint}{one['name']}{bracket}{count}"


def enumeration(values: dict[str, int]) -> list[str]:
    return ["enum {", *assignments(values, "    ", "    "), "};"]


def names(api: Description) -> list[str]:
    lines = []
    for prefix, found in api.enumerations.items():
        words = [short(one["name"], prefix) for one in found["values"] if one["name"] != "TAPZOOM_OK"]
        name = key(prefix)
        local = "STATUS" if name == "ERROR" else name
        lines += filled([*words[:-1], words[-1] + "]])"], f'local {local} = names("{name}", [[', "    ")
    return lines


def settings(api: Description) -> list[str]:
    lines = []
    for name, wanted in (("NUMBERS", "number"), ("SWITCHES", "switch"), ("LEVELS", "struct"), ("COUNTS", "count")):
        words = [one["name"] for one in api.named_settings if kind(one) == wanted]
        lines += filled([*words[:-1], words[-1] + "]]"], f"local {name} = [[", "    ")
    for name, wanted in (("CHOICES", "choice"), ("FLAGS", "flags"), ("KINDS", "kinds")):
        values = {one["name"]: key(prefix_of(one)) for one in api.named_settings if kind(one) == wanted}
        lines += assignments(values, f"local {name} = {{", "    ", "}")
    return lines


def ranges(api: Description) -> list[str]:
    """The ranges of settings, parameters and other fields, each with its names."""
    found = {text: names.split() for text, names in WORDS.items()}
    in_words = [name for names in found.values() for name in names]
    for struct in ("viewport", "rect", "touch", "scroll", "options", "config"):
        for one in api.structs[f"tapzoom_{struct}"]["fields"]:
            name, parts = one["name"], one["range"]
            if struct == "touch" and one["holds"]:
                values = api.members(prefix_of(one)).values()
                parts = [[0, sum(values)]] if "flags" in one["holds"] else [[min(values), max(values)]]
            if parts is None or one["type"] == "int32_t" and name not in ("phase", "tool", "min_pan_contacts"):
                continue
            if struct == "scroll" or one["holds"]:
                name = f"{struct}.{name}"
            if name not in in_words:
                in_words.append(name)
                found.setdefault(joined(parts), []).append(name)
    lines = ["local RANGES = ranges{"]
    for text, names in found.items():
        lines += filled([*names[:-1], f"{names[-1]}]],"], f'    ["{text}"] = [[', "        ")
    return [*lines, "}"]


def outputs(api: Description) -> dict[str, object]:
    return {FILE: {"declarations": declarations(api), "names": names(api), "settings": settings(api),
                   "ranges": ranges(api)}}
