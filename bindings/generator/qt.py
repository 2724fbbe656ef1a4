# SPDX-License-Identifier: MIT
"""Qt Quick: the event of TapZoomItem, and the settings and options that QML sets by their names."""

from typing import Optional

from .description import Description, bits, camel, filled, key, kind, number, prefix_of
from .ranges import spans

HEADER, SOURCE = "bindings/toolkits/tapzoom_qtquick.h", "bindings/toolkits/tapzoom_qtquick.cpp"
TYPES = {"double": "double", "int32_t": "int", "uint32_t": "quint32", "int64_t": "qint64"}
#: What fields hold, by other words.
KINDS = {"switch": "Integer", "count": "Integer", "struct": "Level", "list": "Levels"}
#: Enumerations of the item's own properties and methods.
OWN = ("TAPZOOM_PRESET_", "TAPZOOM_KEEP_", "TAPZOOM_STEP_")


def fields(api: Description, struct: str) -> list[dict]:
    """The fields that a program uses."""
    return [one for one in api.structs[f"tapzoom_{struct}"]["fields"]
            if one["name"] not in ("reserved", "struct_size", "level_count")]


def properties(api: Description) -> list[tuple[str, str, str]]:
    """The type, the name and the value of each property of an event. x and y are a point; angles are in degrees, as in
    Qt; constants are names."""
    found = []
    for one in fields(api, "event"):
        name, of = one["name"], kind(one)
        if one["type"] == "tapzoom_velocity":
            found += [("QPointF", name, f"{{event.{name}.x, event.{name}.y}}"),
                      ("double", "logScaleVelocity", f"event.{name}.log_scale"),
                      ("double", "rotationVelocity", f"qRadiansToDegrees(event.{name}.rotation)")]
        elif name.endswith("_x"):
            found.append(("QPointF", camel(name[:-2]), f"{{event.{name}, event.{name[:-1]}y}}"))
        elif name == "rotation":
            found.append(("double", name, "qRadiansToDegrees(event.rotation)"))
        elif name == "setting":
            found.append(("QString", name, "nameOfSetting(event.setting)"))
        elif of in ("choice", "flags"):
            typed, function = ("QString", "nameOf") if of == "choice" else ("QStringList", "namesOf")
            found.append((typed, name, f"{function}({key(prefix_of(one))}, event.{name})"))
        elif not name.endswith("_y"):
            found.append((TYPES[one["type"]], camel(name), f"event.{name}"))
    return found


def event(api: Description) -> list[str]:
    found = properties(api)
    return [*(f"    Q_PROPERTY({of} {name} READ {name})" for of, name, _ in found), "public:",
            *(f"    {of} {name}() const" + (";" if of in ("QString", "QStringList") else f" {{ return {value}; }}")
              for of, name, value in found)]


def named(api: Description) -> list[str]:
    """The properties of an event that are names."""
    return [f"{of} TapZoomEvent::{name}() const {{ return {value}; }}" for of, name, value in properties(api)
            if of in ("QString", "QStringList")]


def names(api: Description) -> list[str]:
    """The names of the constants that settings, options, events and the item use."""
    used = {*OWN, *(prefix_of(one) for struct in ("config", "options", "event", "level") for one in fields(api, struct)
                    if one["holds"])}
    lines = []
    for prefix in filter(used.__contains__, api.enumerations):
        words = [f'{{"{name}",\0{value}}},' for name, value in api.members(prefix).items()]
        words = [*words[:-1], words[-1][:-1] + "};"]
        lines += [line.replace("\0", " ") for line in filled(words, f"static const Names {key(prefix)} = {{", "    ")]
    return lines


def span(struct: str, field: dict, api: Description) -> Optional[str]:
    """The range of a number: "0, or 1e-3 to 10"."""
    found = spans(f"{struct}.{field['name']}", field, api) if field["range"] else []
    parts = [[end if isinstance(end, str) else number(end) for end in part] for part in found]
    return ", or ".join(low if low == high else f"{low} to {high}" for low, high in parts) or None


def table(api: Description, struct: str) -> list[str]:
    """A row for each field: its name, offset and kind, and the names or the range of its values."""
    lines = []
    for one in fields(api, struct):
        of = kind(one)
        row = [f'"{one["name"]}"', str(one["offset"]), KINDS.get(of, of.capitalize())]
        if one["holds"]:
            row.append("&" + key(prefix_of(one)))
            if of == "flags" and bits(one, api) != sum(api.members(prefix_of(one)).values()):
                row.append(f"nullptr, {bits(one, api)}")
            if of == "kinds" and one["size"] == 8:
                row[2] = "WideKinds"
        elif found := span(struct, one, api):
            row.append(f'nullptr, "{found}"')
        lines.append(f"    {{{', '.join(row)}}},")
    return [f"static const Field {struct.upper()}_FIELDS[] = {{", *lines[:-1], lines[-1][:-1], "};"]


def outputs(api: Description) -> dict[str, object]:
    return {HEADER: {"event": event(api)},
            SOURCE: {"names": names(api),
                     "fields": [line for struct in ("config", "options") for line in table(api, struct)],
                     "names of an event": named(api)}}
