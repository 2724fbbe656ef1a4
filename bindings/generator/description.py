# SPDX-License-Identifier: MIT
"""The description of the API in api.json, and what all languages need to write it: names, numbers and lines."""

import json
import re
from pathlib import Path
from typing import Iterable, Optional

ROOT = Path(__file__).resolve().parents[2]
#: Columns of a generated line.
WIDTH = 120
#: What each generated file says of itself.
WRITTEN = "bindings/generate.py writes this file from tapzoom.h."
#: The comment of tapzoom_event.setting in languages where it is a name; in C it is an offset.
SETTING_DOC = 'FAILED: name of the setting that decided, such as "tap_slop"; "" if none did.'


class Description:
    """The API."""

    def __init__(self, text: str) -> None:
        self.all = json.loads(text)
        self.presets: list[str] = self.all["presets"]
        self.constants: list[dict] = self.all["constants"]
        self.enumerations: dict[str, dict] = {one["prefix"]: one for one in self.all["enumerations"]}
        self.structs: dict[str, dict] = {one["name"]: one for one in self.all["structs"]}
        self.functions: list[dict] = self.all["functions"]
        self.values = {one["name"]: one["value"] for kind in self.enumerations.values() for one in kind["values"]}

    @property
    def settings(self) -> list[dict]:
        """The fields of tapzoom_config that a host sets."""
        return [field for field in self.structs["tapzoom_config"]["fields"] if "default" in field]

    @property
    def named_settings(self) -> list[dict]:
        """The settings that a program names. The length of a list of levels is that of the list."""
        return [field for field in self.settings if field["name"] != "level_count"]

    @property
    def setting_names(self) -> dict[int, str]:
        """The settings by the offsets of their fields."""
        return {field["offset"]: field["name"] for field in self.named_settings}

    @property
    def limits(self) -> list[dict]:
        """The constants that stay within a major version."""
        return [one for one in self.constants
                if one["name"] not in ("TAPZOOM_VERSION_MINOR", "TAPZOOM_VERSION_PATCH")]

    def members(self, prefix: str) -> dict[str, int]:
        """The values of an enumeration by their names without its prefix, in lower case."""
        return {short(one["name"], prefix): one["value"] for one in self.enumerations[prefix]["values"]}


def load() -> Description:
    return Description((ROOT / "bindings/api.json").read_text("utf-8"))


# ---- Names and numbers ----------------------------------------------------------------------------------------------


def short(name: str, prefix: str) -> str:
    """The name of a value without the prefix of its enumeration: cover for TAPZOOM_FIT_COVER. TAPZOOM_OK is ok."""
    return name.removeprefix(prefix).removeprefix("TAPZOOM_").lower()


def key(prefix: str) -> str:
    """The word of an enumeration in its prefix: FIT for TAPZOOM_FIT_."""
    return prefix.removeprefix("TAPZOOM_").removesuffix("_")


def pascal(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.lower().split("_"))


def camel(name: str) -> str:
    return name[:1].lower() + pascal(name)[1:]


def number(value: float) -> str:
    """A number in its shortest form: 1e6 for 1000000.0, and 0.3."""
    text = repr(value).removesuffix(".0") if isinstance(value, float) else str(value)
    mantissa, exponent, power = f"{value:e}".partition("e")
    plain = mantissa.rstrip("0").rstrip(".") + f"e{int(power)}"
    return plain if float(plain) == value and (len(plain) < len(text) or "e" in text) else text


def every(field: dict) -> int:
    """All bits of a mask, also those of later versions."""
    return (1 << 8 * field["size"]) - 1


def bits(field: dict, api: Description) -> Optional[int]:
    """The bits that a mask may have; None for other fields."""
    holds = field["holds"] or {}
    if "bit for each of" in holds:
        # All bits of `events`, so that a host can ask for all kinds, also for those of later versions.
        known = sum(1 << bit for bit in api.members(holds["bit for each of"]).values())
        return every(field) if field["default"]["PHOTOS"] & ~known else known
    if "flags" not in holds:
        return None
    known = 0
    for prefix in holds["flags"]:
        values = [one["value"] for one in api.enumerations[prefix]["values"]]
        if "from" in holds:
            low, high = api.values[holds["from"]], api.values[holds["to"]]
            values = [value for value in values if low <= value <= high]
        known |= sum(values)
    return known


# ---- Text -----------------------------------------------------------------------------------------------------------


def filled(words: Iterable[str], first: str, rest: str, width: int = WIDTH, joint: str = " ") -> list[str]:
    """Lines of words; `first` begins the first line, `rest` each other one."""
    lines, line, is_empty = [], first, True
    for word in words:
        if not is_empty and len(line) + len(joint) + len(word) > width:
            lines.append(line.rstrip())
            line, is_empty = rest, True
        line += word if is_empty else joint + word
        is_empty = False
    return [*lines, line.rstrip()]


def assignments(values: dict[str, object], first: str, rest: str, last: str = "") -> list[str]:
    """Lines of "name = value", with commas between them. No line ends within one."""
    words = [f"{name}\0=\0{value}," for name, value in values.items()]
    return [line.replace("\0", " ") for line in filled([*words[:-1], words[-1][:-1] + last], first, rest)]


def paragraphs(text: str, first: str, rest: str, width: int = WIDTH, last: str = "") -> list[str]:
    """A comment of the header as lines. An indented line of the comment stays a line of its own."""
    lines: list[str] = []
    for part in text.split("\n"):
        begin = rest if lines else first
        if not part.strip():
            lines.append(begin.rstrip())
        elif part.startswith("    "):
            lines.append(f"{begin}{part}")
        else:
            lines += filled(part.split(), begin, rest, width - (len(last) if part is text.split("\n")[-1] else 0))
    return [*lines[:-1], lines[-1] + last]


def sentence(text: str) -> str:
    """The first sentence of a comment."""
    return re.split(r"(?<=[.:])\s+(?=[A-Z0-9\-])", " ".join(text.split()))[0].rstrip(":")


def refusals(function: dict, *never: str) -> dict[str, str]:
    """What the header says of each error of a function, or "", by its name without TAPZOOM_ERROR_."""
    found = [one.removeprefix("TAPZOOM_ERROR_") for one in function["statuses"] if one != "TAPZOOM_OK"]
    return {name: function["errors"].get(f"ERROR_{name}", "") for name in found if name not in never}


# ---- Output ---------------------------------------------------------------------------------------------------------


def region(text: str, name: str, lines: Iterable[str], path: Path) -> str:
    """A file by hand with a new generated region. The lines before and behind the region name it."""
    mark = re.compile(rf"(?ms)^([^\n]*generate\.py begins: {re.escape(name)}[^\n]*\n).*?^([^\n]*generate\.py ends)")
    found = mark.search(text)
    if not found:
        raise SystemExit(f"{path}: no region {name}")
    return text[:found.end(1)] + "\n".join(lines) + "\n" + text[found.start(2):]


# ---- Types ----------------------------------------------------------------------------------------------------------

#: The types of the enumerations and of the sets of flags, where a language has types.
TYPE_NAMES = {
    "TAPZOOM_ERROR_": "Status", "TAPZOOM_TOUCH_": "TouchPhase", "TAPZOOM_TOOL_": "Tool",
    "TAPZOOM_CONTACT_": "ContactFlag", "TAPZOOM_BUTTON_": "Button", "TAPZOOM_UNIT_": "ScrollUnit",
    "TAPZOOM_SOURCE_": "ScrollSource", "TAPZOOM_SCROLL_": "ScrollPhase", "TAPZOOM_PRESET_": "Preset",
    "TAPZOOM_GESTURE_": "Gesture", "TAPZOOM_FIT_": "Fit", "TAPZOOM_ZOOM_": "Zoom",
    "TAPZOOM_ANCHOR_": "Anchor", "TAPZOOM_SNAP_": "Snap", "TAPZOOM_PINCH_": "PinchAnchor",
    "TAPZOOM_ACTION_": "ScrollAction",
    "TAPZOOM_MOMENTUM_": "Momentum", "TAPZOOM_BOUNDS_": "Bounds", "TAPZOOM_LIMIT_": "Limit",
    "TAPZOOM_EVENT_": "EventKind", "TAPZOOM_REASON_": "FailureReason", "TAPZOOM_FINGERS_": "FingerCount",
    "TAPZOOM_DIRECTION_": "Direction", "TAPZOOM_PHASE_": "Phase",
    "TAPZOOM_CAUSE_": "Cause", "TAPZOOM_OWNER_": "Owner", "TAPZOOM_STATE_": "StateFlag", "TAPZOOM_CURVE_": "Curve",
    "TAPZOOM_PATH_": "Path", "TAPZOOM_STEP_": "Step", "TAPZOOM_KEEP_": "Keep", "TAPZOOM_RECORD_": "RecordKind"}


def kind(field: dict) -> str:
    """What a field holds: number, count, switch, choice, flags, kinds (bits 1 << value), struct or list."""
    holds = field["holds"] or {}
    if field["type"].startswith("tapzoom_"):
        return "list" if field["count"] else "struct"
    if "enumeration" in holds:
        return "choice"
    if "flags" in holds:
        return "flags"
    if "bit for each of" in holds:
        return "kinds"
    if field["type"] == "int32_t" and field["range"] == [[0, 1]]:
        return "switch"
    return "number" if field["type"] in ("double", "float") else "count"


def switch_doc(doc: str, off: str, on: str) -> str:
    """The comment of a switch for a language that has truth values."""
    words = {"0": off, "1": on}
    doc = re.sub(r"\.? 0 or 1(?= \[)", "", doc).replace(" 0 or 1, not with", " Not with")
    doc = re.sub(r"(^|[.;] )([01])(?=: )", lambda found: found[1] + words[found[2]], doc)
    return re.sub(r"\[[^\]]*\]", lambda found: re.sub(r"\b[01]\b", lambda bit: words[bit[0]], found[0]), doc)


def prefix_of(field: dict) -> str:
    """The prefix of the enumeration of a choice, of flags or of kinds."""
    holds = field["holds"]
    return holds.get("enumeration") or holds.get("bit for each of") or holds["flags"][0]
