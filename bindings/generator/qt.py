# SPDX-License-Identifier: MIT
"""Qt: the enumerations and the event of TapZoomItem, and the fields that QML sets by their names."""

from .description import TYPE_NAMES, Description, camel, paragraphs, pascal, sentence, short

HEADER, SOURCE = "bindings/toolkits/tapzoom_qtquick.h", "bindings/toolkits/tapzoom_qtquick.cpp"
#: The structs that QML gives as maps.
GIVEN = ("level", "config", "options")
TYPES = {"double": "double", "int32_t": "int", "uint32_t": "quint32", "int64_t": "qint64"}


def fields(api: Description, struct: str) -> list[dict]:
    """The fields that a program uses."""
    return [one for one in api.structs[f"tapzoom_{struct}"]["fields"]
            if one["name"] not in ("reserved", "struct_size", "level_count")]


def enumerations(api: Description) -> list[str]:
    """Those that a program needs for the settings, options and events, and for the item's own properties."""
    used = {"TAPZOOM_PRESET_", "TAPZOOM_KEEP_", "TAPZOOM_STEP_"}
    for struct in (*GIVEN, "event"):
        for one in fields(api, struct):
            holds = one["holds"] or {}
            used |= {*holds.get("flags", []), holds.get("enumeration"), holds.get("bit for each of")}
    lines = []
    for prefix, found in api.enumerations.items():
        if prefix in used:
            members = [f"        {pascal(short(one['name'], prefix))} = {one['name']}" for one in found["values"]]
            lines += [*paragraphs(sentence(found["doc"]), "    /** ", "        ", last=" */"),
                      f"    enum class {TYPE_NAMES[prefix]} {{", *(f"{one}," for one in members[:-1]), members[-1],
                      "    };", f"    Q_ENUM({TYPE_NAMES[prefix]})"]
    return lines


def event(api: Description) -> list[str]:
    """A property for each field. x and y are a point; angles are in degrees, as in Qt."""
    found = []
    for one in fields(api, "event"):
        name = one["name"]
        if one["type"] == "tapzoom_velocity":
            found += [("QPointF", name, f"{{event.{name}.x, event.{name}.y}}"),
                      ("double", "logScaleVelocity", f"event.{name}.log_scale"),
                      ("double", "rotationVelocity", f"qRadiansToDegrees(event.{name}.rotation)")]
        elif name.endswith("_x"):
            found.append(("QPointF", camel(name[:-2]), f"{{event.{name}, event.{name[:-1]}y}}"))
        elif name == "rotation":
            found.append(("double", name, "qRadiansToDegrees(event.rotation)"))
        elif name == "setting":
            found.append(("QString", name, ""))
        elif not name.endswith("_y"):
            found.append((TYPES[one["type"]], camel(name), f"event.{name}"))
    return [*(f"    Q_PROPERTY({kind} {name} READ {name})" for kind, name, _ in found), "public:",
            *(f"    {kind} {name}() const" + (f" {{ return {value}; }}" if value else ";")
              for kind, name, value in found)]


def setting_name(api: Description) -> list[str]:
    """The getter of the name of a setting."""
    return ["QString TapZoomEvent::setting() const {", "    switch (event.setting) {",
            *(f'    case {offset}: return QStringLiteral("{name}");' for offset, name in api.setting_names.items()),
            "    default: return QString();", "    }", "}"]


def setters(api: Description) -> list[str]:
    lines = []
    for struct in GIVEN:
        lines += [f"static bool set(tapzoom_{struct} &{struct}, const QString &name, const QVariant &value) {{"]
        for one in fields(api, struct):
            more = f", {struct}.level_count" if one["count"] else ""
            lines.append(f'    if (name == u"{one["name"]}") return read(value, {struct}.{one["name"]}{more});')
        lines += ["    return false;", "}", ""]
    return lines[:-1]


def outputs(api: Description) -> dict[str, object]:
    return {HEADER: {"event": event(api), "enumerations": enumerations(api)},
            SOURCE: {"fields": setters(api), "names of settings": setting_name(api)}}
