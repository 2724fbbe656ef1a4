# SPDX-License-Identifier: MIT
"""Swift, for the core: its Settings with their table, names and presets, and the enumerations of the settings."""

from .description import (
    WRITTEN, Description, assignments, bits, camel, every, filled, key, kind, number, pascal, prefix_of, sentence,
    short)

FOLDER = "Sources/TapZoomCore"
HEAD = ["// SPDX-License-Identifier: MIT", f"// {WRITTEN}", ""]

#: The part of Settings that begins with a field; the following fields belong to it, too. "" is Settings itself.
GROUPS = {
    "gestures": "", "pixels_per_unit": "layout", "double_tap": "zoom", "wheel": "scroll", "reduced_motion": "",
    "align_x": "layout", "two_finger_tap": "zoom", "pinch_anchor": "pinch", "tap_action": "assist",
    "finger_taps": "fingers", "snap": "zoom", "momentum": "scroll", "fling_decay": "fling", "rubber_band": "elastic",
    "double_tap_time": "tap", "press_time": "press", "two_finger_tap_time": "tap", "pan_slop": "pan",
    "swipe_speed": "swipe", "pinch_slop": "pinch", "events": "", "min_pan_contacts": "sharing",
    "drag_fingers": "fingers", "palm_size": "palm", "tap_debounce_time": "tap", "tap_ignore_time": "assist",
    "lift_grace_time": "pinch", "fling_max_speed": "fling", "rotate_slop_snapped": "pinch", "predict_time": "display"}
#: The enumerations that the core names.
ENUMERATIONS = {
    "FIT": "Fit", "BOUNDS": "Bounds", "ZOOM": "ZoomAction", "ANCHOR": "ZoomAnchor",
    "SNAP": "Snap", "PINCH": "PinchAnchor", "ACTION": "ScrollAction", "MOMENTUM": "ScrollMomentum", "PRESET": "Preset",
    "EVENT": "EventKind", "DIRECTION": "Direction", "REASON": "FailureReason"}
#: Those of events, which are in a file of their own.
OF_EVENTS = ("EVENT", "DIRECTION", "REASON")
TYPES = {"int32_t": "Int32", "uint32_t": "UInt32", "uint64_t": "UInt64"}
#: The methods of SettingsForm.
METHODS = {"struct": "level", "switch": "flag", "choice": "choice"}
SETS = {"GESTURE": "GestureSet", "LIMIT": "LimitSet"}


def type_name(group: str) -> str:
    return "Layout" if group == "layout" else f"{pascal(group)}Settings"


class Field:
    """A field of tapzoom_config in Swift."""

    def __init__(self, field: dict, group: str, api: Description) -> None:
        self.field, self.group, self.api, self.kind = field, group, api, kind(field)
        self.name = camel(field["name"])
        self.path = f"{group}.{self.name}" if group else self.name
        self.enumeration = ENUMERATIONS[key(prefix_of(field))] if self.kind == "choice" else None
        self.set = SETS.get(key(prefix_of(field))) if self.kind == "flags" else None

    def value(self, value: object) -> str:
        """A default in Swift."""
        if self.kind == "switch":
            return "true" if value else "false"
        if self.kind == "choice":
            return f".{camel(short(value, prefix_of(self.field)))}"
        if self.kind == "struct":
            return level(value)
        if self.set:
            names = self.api.members(prefix_of(self.field))
            given = [f".{camel(name)}" for name, bit in names.items() if value & bit]
            missing = [f".{camel(name)}" for name, bit in names.items() if not value & bit]
            if given and len(missing) < len(given):
                return f".all.subtracting([{', '.join(missing)}])" if missing else ".all"
            return f"[{', '.join(given)}]"
        if self.kind == "kinds" and value > every(self.field) // 2:
            return f"~{every(self.field) - value}"
        return number(value)

    def declaration(self) -> str:
        base = self.field["base"]
        if self.kind == "list":
            return f"package var {self.name} = ScaleLevels()"
        if self.kind == "number":
            text = number(float(base))
            return f"package var {self.name} = {text if set(text) & set('.e') else text + '.0'}"
        of = self.enumeration or self.set or TYPES.get(self.field["type"])
        return f"package var {self.name}{'' if self.kind in ('switch', 'struct') else f': {of}'} = {self.value(base)}"

    def end(self, index: int) -> float:
        """An end of the range. Where another field is the end, that field's end."""
        end = self.field["range"][-1][index]
        if not isinstance(end, str):
            return end
        other = next(one for one in self.api.settings if one["name"] == end)
        return other["range"][-1][index]

    def step(self) -> str:
        """The line of the table."""
        if self.kind == "list":
            return f"form.levels(&{self.path}, count: levelCount)"
        if self.kind in ("struct", "switch", "choice"):
            return f"form.{METHODS[self.kind]}(&{self.path})"
        if self.kind in ("flags", "kinds"):
            known = bits(self.field, self.api)
            name = f"{self.path}.rawValue" if self.set else self.path
            if known == every(self.field):
                return f"form.bits(&{name})"
            return f"form.mask(&{name}, known: {known})"
        ends = f"from: {number(self.end(0))}, to: {number(self.end(1))}"
        if self.kind == "count":
            return f"form.integer(&{self.path}, {ends})"
        ranges, extra = self.field["range"], ""
        if len(ranges) == 2:
            extra = ", or: .zero" if ranges[0] == [0, 0] else ", or: .negative"
        method = "length" if self.field["unit"] in ("points", "points/s") else "number"
        return f"form.{method}(&{self.path}, {ends}{extra})"

    def other_ends(self) -> list[tuple[str, str]]:
        """The fields with which its range ends: the relation to such a field, and its name."""
        return [("<=" if index else ">=", end) for index, end in enumerate((self.field["range"] or [[]])[-1])
                if isinstance(end, str)]


def level(value: dict) -> str:
    def term(fit: str, factor: float) -> str:
        return f".{camel(short(fit, 'TAPZOOM_FIT_'))}, times: {number(factor)}"

    other = f", or: {term(value['other_fit'], value['other_factor'])}" if "other_fit" in value else ""
    return f"ScaleLevel({term(value['fit'], value['factor'])}{other})"


def all_fields(api: Description) -> list[Field]:
    found, group = [], ""
    for field in api.settings:
        group = GROUPS.get(field["name"], group)
        found.append(Field(field, group, api))
    return found


# ---- Settings.swift -------------------------------------------------------------------------------------------------


def enumeration(api: Description, name: str) -> list[str]:
    found = api.enumerations[f"TAPZOOM_{name}_"]
    # An event always has a kind.
    values = [one for one in found["values"] if one["name"] != "TAPZOOM_EVENT_NONE"]
    cases = {camel(short(one["name"], found["prefix"])): one["value"] for one in values}
    return [*filled(sentence(found["doc"]).split(), "/// ", "/// "),
            f"package enum {ENUMERATIONS[name]}: Int32 {{", *assignments(cases, "    case ", "        "), "}"]


def flags(api: Description, name: str) -> list[str]:
    found, swift = api.enumerations[f"TAPZOOM_{name}_"], SETS[name]
    every = sum(one["value"] for one in found["values"])
    lines = [f"extension {swift} {{"]
    for one in found["values"]:
        lines.append(f"    package static var {camel(short(one['name'], found['prefix']))}: {swift} "
                     f"{{ {swift}(rawValue: {one['value']}) }}")
    return [*lines, f"    package static var all: {swift} {{ {swift}(rawValue: {every}) }}", "}"]


def settings(api: Description) -> str:
    fields = all_fields(api)
    groups = [group for group in dict.fromkeys(GROUPS.values()) if group]
    lines = [*HEAD, "/// Every setting of a view. The C header has the same names and describes them. Lengths are in "
             "points. The", "/// initial values are the defaults, which the presets change.",
             "package struct Settings {"]

    # Small fields come first, because padding would make the view larger.
    def declared(group: str) -> list[str]:
        own = [one for one in fields if one.group == group and one.field["name"] != "level_count"]
        own.sort(key=lambda one: one.field["type"] in ("double", "tapzoom_level"))
        return [f"    {one.declaration()}" for one in own]

    lines += declared("")
    lines += [f"    package var {group} = {type_name(group)}()" for group in groups]
    lines += ["", "    package init() {}", "}", ""]
    for group in groups:
        equatable = "" if any(one.kind == "list" for one in fields if one.group == group) else ": Equatable"
        lines += [f"package struct {type_name(group)}{equatable} {{", *declared(group), "}", ""]
    for name in ENUMERATIONS:
        if name not in OF_EVENTS:
            lines += [*enumeration(api, name), ""]
    lines += [*flags(api, "GESTURE"), ""]
    for struct, name in (("config", "ConfigWords"), ("options", "OptionsWords")):
        lines += [f"/// The words of a tapzoom_{struct}.", f"package typealias {name} = "
                  f"InlineArray<{api.structs[f'tapzoom_{struct}']['size'] // 8}, UInt64>", ""]
    return "\n".join(lines[:-1]) + "\n"


# ---- SettingsTable.swift --------------------------------------------------------------------------------------------


def table(fields: list[Field]) -> list[str]:
    lines, places = [], {one.field["name"]: index for index, one in enumerate(fields)}
    # A field without a default is reserved.
    ends = [*(one.field["offset"] for one in fields[1:]), fields[0].api.structs["tapzoom_config"]["size"]]
    for index, one in enumerate(fields):
        if one.field["name"] == "level_count":
            high = one.field["range"][-1][1]
            lines += ["var levelCount = Int32(truncatingIfNeeded: zoom.levels.count)",
                      f"form.integer(&levelCount, from: 0, to: {high})"]
        else:
            lines.append(one.step())
        # A field and the end of its range are compared after the later of the two.
        for bound in fields[:index + 1]:
            for relation, end in bound.other_ends():
                other = fields[places[end]]
                if one is max(bound, other, key=fields.index):
                    back = one.field["offset"] + one.field["size"] - bound.field["offset"]
                    lines.append(f"form.require({bound.path} {relation} {other.path}, else: .range, back: {back})")
        end = one.field["offset"] + one.field["size"]
        if ends[index] > end:
            lines.append(f"form.reserved(bytes: {ends[index] - end})")
    return lines


def presets(api: Description, fields: list[Field]) -> list[str]:
    lines = []
    for preset in api.presets:
        changes = []
        for one in fields:
            value, base = one.field["default"][preset], one.field["base"]
            if value == base or one.field["name"] == "level_count":
                continue
            if one.kind == "list":
                changes += [f"{one.path}.append({level(entry)})" for entry in value]
            else:
                changes.append(f"{one.path} = {one.value(value)}")
        lines += [f"        case .{camel(preset)}:", *(f"            {line}" for line in changes or ["break"])]
    return lines


def names(api: Description) -> list[str]:
    found = []
    for field in api.structs["tapzoom_config"]["fields"]:
        inner = api.structs.get(field["type"], {"fields": [None]})["fields"]
        for index in range(field["count"] or 1):
            own = field["name"] + (f"[{index}]" if field["count"] else "")
            found += [f"{(one or field)['size'] // 4}{own}{'.' + one['name'] if one else ''}\\0" for one in inner]
    return filled([*found, "\\0"], " " * 8, " " * 8, 118, "")


def settings_table(api: Description) -> str:
    fields = all_fields(api)
    named = names(api)
    return "\n".join([
        *HEAD, "extension Settings {",
        "    /// Passes every field once, in the order of tapzoom_config, with its range.",
        "    mutating func pass(through form: inout SettingsForm) {", "        form.size()",
        *(f"        {line}" for line in table(fields)), "    }", "",
        "    /// The defaults with the changes of a preset.", "    package init(_ preset: Preset) {",
        "        self.init()", "        switch preset {", *presets(api, fields), "        }", "    }", "",
        "    /// The names, each preceded by the size of its field in units of 4 bytes. One constant holds them all, "
        "because", "    /// separate constants would need an address each.", "    static var names: StaticString {",
        '        """', *(f"{line}\\" for line in named[:-1]), named[-1], '        """', "    }", "}"]) + "\n"


def settings_field(api: Description) -> list[str]:
    cases = {"none": 0, **{one.name: one.field["offset"] for one in all_fields(api) if one.kind not in (
        "struct", "list")}}
    return ["/// A setting. The raw value is the offset of its field in tapzoom_config.",
            "package enum SettingsField: UInt16 {", *assignments(cases, "    case ", "        "), "}"]


def outputs(api: Description) -> dict[str, object]:
    kinds, limits, fields = (f"{chr(10).join([*HEAD, *lines])}\n" for lines in (
        [line for name in OF_EVENTS for line in ["", *enumeration(api, name)]][1:], flags(api, "LIMIT"),
        settings_field(api)))
    return {f"{FOLDER}/Settings/Settings.swift": settings(api),
            f"{FOLDER}/Settings/SettingsTable.swift": settings_table(api),
            f"{FOLDER}/Events/EventKind.swift": kinds, f"{FOLDER}/Events/SettingsField.swift": fields,
            f"{FOLDER}/Geometry/LimitSet+Bits.swift": limits}
