# SPDX-License-Identifier: MIT
"""Swift, for hosts: the enumerations, option sets and value types of the module TapZoom."""

import re
from typing import Callable

from .description import (
    SETTING_DOC, WRITTEN, Description, camel, filled, kind, number, paragraphs, prefix_of, short, switch_doc)
from .names import names
from .prose import Prose, value_doc
from .ranges import continued, entries

FOLDER = "Sources/TapZoom"
HEAD = ["// SPDX-License-Identifier: MIT", f"// {WRITTEN}", ""]
#: The types of enumerations and of option sets. None has the name of a public type of SwiftUI, UIKit or Foundation: a
#: file that imports both could use neither.
TYPES = {
    "TAPZOOM_ERROR_": "TapZoomStatus", "TAPZOOM_TOUCH_": "TouchPhase", "TAPZOOM_TOOL_": "Tool",
    "TAPZOOM_CONTACT_": "ContactFlags", "TAPZOOM_BUTTON_": "Buttons", "TAPZOOM_UNIT_": "ScrollUnit",
    "TAPZOOM_SOURCE_": "ScrollSource", "TAPZOOM_SCROLL_": "ScrollPhase", "TAPZOOM_PRESET_": "Preset",
    "TAPZOOM_GESTURE_": "Gestures", "TAPZOOM_FIT_": "Fit",
    "TAPZOOM_ZOOM_": "ZoomAction", "TAPZOOM_ANCHOR_": "ZoomAnchor", "TAPZOOM_SNAP_": "Snap",
    "TAPZOOM_PINCH_": "PinchAnchor",
    "TAPZOOM_ACTION_": "ScrollEffect", "TAPZOOM_MOMENTUM_": "Momentum", "TAPZOOM_BOUNDS_": "PanBounds",
    "TAPZOOM_LIMIT_": "Limits", "TAPZOOM_EVENT_": "EventKind", "TAPZOOM_REASON_": "FailureReason",
    "TAPZOOM_FINGERS_": "FingerCounts", "TAPZOOM_DIRECTION_": "Direction", "TAPZOOM_PHASE_": "EventPhase",
    "TAPZOOM_CAUSE_": "Cause", "TAPZOOM_OWNER_": "ContactOwner", "TAPZOOM_STATE_": "StateFlags",
    "TAPZOOM_STEP_": "Steps",
    "TAPZOOM_CURVE_": "AnimationCurve", "TAPZOOM_PATH_": "AnimationPath", "TAPZOOM_KEEP_": "Keep",
    "TAPZOOM_RECORD_": "RecordKind"}
#: The sets of kinds: bits 1 << value.
SETS = {"TAPZOOM_EVENT_": ("EventKinds", "UInt64"), "TAPZOOM_TOOL_": ("Tools", "UInt32")}
STRUCTS = {
    "transform": "Transform", "velocity": "Velocity", "overscroll": "Overscroll", "rect": "ContentRect",
    "viewport": "Viewport", "touch": "Touch", "scroll": "Scroll", "level": "ScaleLevel", "config": "Config",
    "event": "GestureEvent", "contact": "Contact", "state": "ViewState", "frame_result": "FrameResult",
    "options": "CommandOptions", "record_entry": "RecordEntry"}
#: The first fields of an initializer, which needs them; the others have defaults.
NEEDED = {"transform": "scale x y", "rect": "width height", "viewport": "width height", "touch": "time id phase x y",
          "scroll": "time x y", "level": "fit factor"}
#: Those of them that have a default all the same: ScaleLevel(factor: 2.5) is the scale 2.5.
WITH_DEFAULT = {("level", "fit")}
#: The structs that only the library fills.
RESULTS = {"overscroll", "event", "contact", "state", "frame_result", "record_entry"}
#: Fields of C alone.
HIDDEN = {"struct_size", "reserved", "level_count"}
KEYWORDS = {"enum"}


def case(name: str) -> str:
    name = camel(name)
    return f"`{name}`" if name in KEYWORDS else name


# ---- Comments -------------------------------------------------------------------------------------------------------


def property_name(name: str) -> str:
    """A field or parameter in a comment. A pair such as view_x and view_y is one point in Swift."""
    point = re.fullmatch(r"((?:landing_)?(?:view|content))_([xy])", name)
    return f"`{camel(point[1])}Point.{point[2]}`" if point else f"`{camel(name)}`"


def prose(api: Description) -> Callable[[str], str]:
    def function(name: str) -> str:
        return f"`{names(f'tapzoom_{name}').get('Swift', name)}`"

    def field(struct: str, name: str) -> str:
        if struct not in STRUCTS:
            return "`ZoomView`"
        return f"`{STRUCTS[struct]}.{camel(name)}`" if name else f"`{STRUCTS[struct]}`"

    by_type = {name: prefix for prefix, name in TYPES.items()}

    def value(of: str, name: str) -> str:
        return f"`{of}.{camel(name)}`" if of in by_type else f"`{camel(name)}`"

    text = Prose(api, function, field, value, property_name)

    def constant(match: re.Match) -> str:
        name = match[0].rstrip("*")
        prefix = next((one for one in TYPES if name.startswith(one)), "")
        if not prefix:
            return f"`{camel(short(name, 'TAPZOOM_'))}`"
        return f"`{TYPES[prefix]}`" if name == prefix else f"`{TYPES[prefix]}.{camel(name.removeprefix(prefix))}`"

    text.constant = constant
    members = {short(one["name"], prefix).upper() for prefix, found in api.enumerations.items()
               if prefix != "TAPZOOM_ERROR_" for one in found["values"]}

    def swift(doc: str) -> str:
        doc = text(doc)
        # A member by its name alone, such as CONTAIN; the parts at odd places are code already.
        parts = doc.split("`")
        parts[::2] = [re.sub(r"\b[A-Z][A-Z_]*[A-Z]\b", lambda found: f"`{camel(found[0])}`"
                             if found[0] in members else found[0], part) for part in parts[::2]]
        return "`".join(parts)

    return swift


def comment(text: str, indent: str = "") -> list[str]:
    text = re.sub(r"(?m)^    .*", lambda found: found[0].replace("`", ""), text.replace("``", "`"))
    # A list needs an empty line before it.
    text = re.sub(r"(?m)(^(?!- ).*\S)\n(?=- )", r"\1\n\n", text)
    return paragraphs(text, f"{indent}/// ", f"{indent}/// ") if text else []


# ---- Enumerations.swift ---------------------------------------------------------------------------------------------


def option_set(name: str, raw: str, doc: str, members: list[tuple[str, int, str]], every: bool) -> list[str]:
    lines = [*comment(doc), f"public struct {name}: OptionSet, Hashable, Sendable {{",
             "    /// The bits of the members.", f"    public let rawValue: {raw}", "",
             "    /// Creates a set of bits.",
             f"    public init(rawValue: {raw}) {{ self.rawValue = rawValue }}"]
    for member, bit, text in members:
        lines += ["", *comment(text, "    "),
                  f"    public static var {case(member)}: {name} {{ {name}(rawValue: 1 << {bit}) }}"]
    if every:
        value = ".max" if name == "EventKinds" else str(sum(1 << bit for _, bit, _ in members))
        lines += ["", "    /// All members." if value != ".max" else "    /// All kinds, also those of later versions.",
                  f"    public static var all: {name} {{ {name}(rawValue: {value}) }}"]
    return [*lines, "}", ""]


def enumerations(api: Description) -> str:
    text, lines = prose(api), [*HEAD]
    for prefix, found in api.enumerations.items():
        name = TYPES[prefix]
        values = [(short(one["name"], prefix), one["value"], text(value_doc(one, prefix))) for one in found["values"]
                  if one["name"] != "TAPZOOM_OK"]
        if found["flags"]:
            members = [(member, value.bit_length() - 1, doc) for member, value, doc in values]
            lines += option_set(name, "UInt32", text(found["doc"]), members, True)
            continue
        about = text(found["doc"]) or "Why a call was refused: `TapZoomError.status`."
        lines += [*comment(about), f"public enum {name}: Int32, CaseIterable, Sendable {{"]
        for member, value, doc in values:
            lines += [*comment(doc, "    "), f"    case {case(member)} = {value}"]
        lines += ["}", ""]
        if prefix in SETS:
            members = [(member, value, f"The bit of `{name}.{camel(member)}`.") for member, value, _ in values
                       if member != "none"]
            lines += option_set(*SETS[prefix], f"A set of `{name}`.", members, True)
    lines += ["/// The limits of the library. They keep their values in all versions 1.x.",
              "public enum TapZoomLimits {"]
    for one in api.constants:
        if "VERSION" not in one["name"]:
            name, of = camel(short(one["name"], "TAPZOOM_")), "Double" if isinstance(one["value"], float) else "Int"
            lines += [*comment(text(one["doc"]), "    "),
                      f"    public static var {name}: {of} {{ {number(one['value'])} }}"]
    return "\n".join([*lines, "}"]) + "\n"


# ---- Values.swift and Config.swift ----------------------------------------------------------------------------------


class Property:
    """A stored field of a C struct as a property."""

    def __init__(self, name: str, type_name: str, get: str, sets: str, doc: str, default: str = "",
                 of: str = "") -> None:
        self.name, self.type, self.get, self.set, self.doc, self.default = name, type_name, get, sets, doc, default
        self.of = of

    def lines(self, text: Callable[[str], str], doc: str) -> list[str]:
        if not self.set:
            return ["", *comment(text(doc), "    "), f"    public var {self.name}: {self.type} {{ {self.get} }}"]
        return ["", *comment(text(doc), "    "), f"    public var {self.name}: {self.type} {{",
                f"        get {{ {self.get} }}", f"        set {{ {self.set} }}", "    }"]


def properties(api: Description, name: str, fields: list[dict]) -> list[Property]:
    found, skipped = [], set()
    for field in fields:
        own, doc = field["name"], field["doc"]
        if own in HIDDEN or own in skipped:
            continue
        c, swift, what = f"c.{own}", camel(own), kind(field)
        point = re.fullmatch(r"(?:landing_)?(view|content)_x", own)
        if point:
            other = own[:-1] + "y"
            skipped.add(other)
            of = f"{point[1].capitalize()}Point"
            found.append(Property(camel(own[:-2]) + "Point", of, f"{of}(x: {c}, y: c.{other})",
                                  f"(c.{own}, c.{other}) = (newValue.x, newValue.y)", doc, f"{of}(x: 0, y: 0)"))
        elif (name, own) == ("event", "setting"):
            found.append(Property(swift, "String", f"settingName(at: {c})", "", SETTING_DOC))
        elif field["name"] == "levels":
            found.append(Property(swift, "[ScaleLevel]", "storedLevels", "storedLevels = newValue", doc))
        elif field["count"]:
            of = {"double": "Double", "int64_t": "Int64"}[field["type"]]
            found.append(Property(
                swift, f"[{of}]", f"withUnsafeBytes(of: {c}) {{ Array($0.bindMemory(to: {of}.self)) }}",
                f"withUnsafeMutableBytes(of: &{c}) {{ copy(newValue, to: $0) }}", doc))
        elif what == "struct":
            of = STRUCTS[field["type"].removeprefix("tapzoom_")]
            found.append(Property(swift, of, f"{of}({c})", f"{c} = newValue.c", doc))
        elif what == "choice":
            prefix = prefix_of(field)
            of = TYPES[prefix]
            first = min(api.members(prefix).items(), key=lambda one: one[1])[0]
            found.append(Property(swift, of, f"{of}(rawValue: {c}) ?? .{camel(first)}", f"{c} = newValue.rawValue", doc,
                                  f".{camel(first)}"))
        elif what == "kinds":
            of = SETS[prefix_of(field)][0]
            found.append(Property(swift, of, f"{of}(rawValue: {c})", f"{c} = newValue.rawValue", doc, "[]"))
        elif what == "flags" and len(field["holds"]["flags"]) > 1:
            # The flags of a state, beside the limits that it has reached.
            limits = sum(api.members("TAPZOOM_LIMIT_").values())
            for one, of, mask, about in (
                    (swift, "StateFlags", f"~{limits}", "What the view does, and whether it lost events."),
                    ("limits", "Limits", str(limits), "The limits that the displayed content has reached.")):
                rest = str(limits) if mask[0] == "~" else f"~{limits}"
                found.append(Property(one, of, f"{of}(rawValue: {c} & {mask})",
                                      f"{c} = {c} & {rest} | newValue.rawValue & {mask}", about, "[]"))
        elif what == "flags":
            of = TYPES[prefix_of(field)]
            found.append(Property(swift, of, f"{of}(rawValue: {c})", f"{c} = newValue.rawValue", doc, "[]"))
        elif what == "switch" or own == "animated":
            doc = switch_doc(doc, "false", "true")
            found.append(Property(swift, "Bool", f"{c} != 0", f"{c} = newValue ? 1 : 0", doc, "false"))
        elif field["type"] == "int32_t":
            found.append(Property(swift, "Int", f"Int({c})", f"{c} = Int32(clamping: newValue)", doc, "0"))
        else:
            of = {"double": "Double", "int64_t": "Int64", "uint64_t": "UInt64", "uint32_t": "UInt32"}[field["type"]]
            found.append(Property(swift, of, c, f"{c} = newValue", doc, "0"))
    return found


def initializer(name: str, found: list[Property], needed: list[str]) -> list[str]:
    given = sorted(found, key=lambda one: needed.index(one.name) if one.name in needed else len(needed))
    given_always = [one for one in needed if (name, one) not in WITH_DEFAULT]
    words = [f"{one.name}:~{one.type}" + ("" if one.name in given_always else f"~=~{one.default}") + ","
             for one in given]
    words[-1] = words[-1][:-1]
    lines = [line.replace("~", " ") for line in filled(words, " " * 8, " " * 8)]
    return ["", "    /// Creates a value from its fields.", "    public init(", *lines, "    ) {",
            f"        c = tapzoom_{name}()", *(f"        self.{one.name} = {one.name}" for one in given), "    }"]


def value_type(api: Description, name: str, text: Callable[[str], str]) -> list[str]:
    struct, own = api.structs[f"tapzoom_{name}"], STRUCTS[name]
    found = properties(api, name, struct["fields"])
    lines = [*comment(text(OWN_DOCS.get(name, struct["doc"]))), f"public struct {own}: Equatable, Sendable {{",
             f"    var c: tapzoom_{name}", "", f"    init(_ c: tapzoom_{name}) {{ self.c = c }}"]
    if name in RESULTS:
        lines += ["", "    /// Creates a value with zeros: the library fills it.", "    public init() { "
                  f"c = tapzoom_{name}() }}"]
    elif name != "config":
        needed = [camel(one) for one in NEEDED.get(name, "").split()]
        lines += initializer(name, found, needed)
    before = ""
    for one in found:
        doc = one.doc if one.doc and one.doc != before else one.doc or "See the property before."
        lines += one.lines(text, doc)
        before = one.doc
    lines += ["", "    /// Whether all fields are equal.",
              f"    public static func == (one: {own}, other: {own}) -> Bool {{",
              *(f"        if one.{it.name} != other.{it.name} {{ return false }}" for it in found),
              "        return true", "    }", "}", ""]
    if name not in ("config", "record_entry"):
        words = [f"{it.name}: \\({it.name})" for it in found]
        lines += [f"extension {own}: CustomStringConvertible {{", "    /// The fields.",
                  "    public var description: String {", '        """', f"        {own}(\\",
                  *(f"        {word}, \\" for word in words[:-1]), f"        {words[-1]})", '        """', "    }", "}",
                  ""]
    return lines


#: Comments of the header that speak of C.
OWN_DOCS = {
    "level": "A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two "
             "such terms. Examples:\n- `ScaleLevel(factor: 2.5)`: the scale 2.5.\n- "
             "`ScaleLevel.larger((.oneToOne, 2), (.contain, 6))`: two device pixels for each content unit, or six "
             "times the scale of the whole content.",
    "options": "Options of a command: how it moves the view. The defaults move the view at once.",
    "config": "Every setting of a view. A preset fills it, and the host changes properties. Brackets hold the default, "
              "and the presets with another default. `Config.check` names the first property outside its range."}


def values(api: Description, wanted: list[str]) -> str:
    text = prose(api)
    lines = [*HEAD, "internal import CTapZoom", ""]
    for name in wanted:
        lines += value_type(api, name, text)
    if "config" in wanted:
        lines += ["/// Returns the name of the setting at an offset of tapzoom_config, or an empty text.",
                  "func settingName(at offset: Int32) -> String {", "    switch offset {",
                  *(f'    case {offset}: "{name}"' for offset, name in api.setting_names.items()),
                  '    default: ""', "    }", "}", ""]
    return "\n".join(lines[:-1]) + "\n"


def ranges(api: Description) -> str:
    lines = continued(entries(api, camel, camel, TYPES, SETS), "    ")
    return "\n".join([*HEAD, "/// Name, offset in the struct, type and range of each number that a host passes.",
                      'let ranges = """', *lines[:-1], lines[-1][:-1], '    """']) + "\n"


def outputs(api: Description) -> dict[str, object]:
    every = [one.removeprefix("tapzoom_") for one in api.structs]
    return {f"{FOLDER}/Enumerations.swift": enumerations(api),
            f"{FOLDER}/Values.swift": values(api, [one for one in every if one != "config"]),
            f"{FOLDER}/Config.swift": values(api, ["config"]),
            f"{FOLDER}/Ranges.swift": ranges(api)}
