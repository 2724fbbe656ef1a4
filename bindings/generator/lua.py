# SPDX-License-Identifier: MIT
"""Lua: the C declarations of the binding, its names of constants, and the kinds of its settings."""

from itertools import groupby

from .description import Description, filled, kind, prefix_of, short

FILE = "bindings/lua/tapzoom.lua"


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
    words = [f"{name}~=~{value}," for name, value in values.items()]
    lines = filled([*words[:-1], words[-1].rstrip(",")], "    ", "    ")
    return ["enum {", *(line.replace("~=~", " = ") for line in lines), "};"]


def names(api: Description) -> list[str]:
    lines = []
    for prefix, found in api.enumerations.items():
        words = [short(one["name"], prefix) for one in found["values"] if one["name"] != "TAPZOOM_OK"]
        key = prefix.removeprefix("TAPZOOM_").removesuffix("_")
        local = "STATUS" if key == "ERROR" else key
        lines += filled([*words[:-1], words[-1] + "]])"], f'local {local} = names("{key}", [[', "    ")
    return lines


def settings(api: Description) -> list[str]:
    fields = [one for one in api.settings if one["name"] != "level_count"]

    def listed(wanted: str) -> list[str]:
        return [one["name"] for one in fields if kind(one) == wanted]

    def table(name: str, wanted: str) -> list[str]:
        words = [f"{one['name']}~=~{prefix_of(one).removeprefix('TAPZOOM_').removesuffix('_')},"
                 for one in fields if kind(one) == wanted]
        lines = filled([*words[:-1], words[-1].rstrip(",") + "}"], f"local {name} = {{", "    ")
        return [line.replace("~=~", " = ") for line in lines]

    lines = []
    for name, wanted in (("NUMBERS", "number"), ("SWITCHES", "switch"), ("LEVELS", "struct"), ("COUNTS", "count")):
        words = listed(wanted)
        lines += filled([*words[:-1], words[-1] + "]]"], f"local {name} = [[", "    ")
    return lines + table("CHOICES", "choice") + table("FLAGS", "flags") + table("KINDS", "kinds")


def outputs(api: Description) -> dict[str, object]:
    return {FILE: {"declarations": declarations(api), "names": names(api), "settings": settings(api)}}
