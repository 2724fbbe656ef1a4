# SPDX-License-Identifier: MIT
"""Comments of the header in the words of a language. A test finds each pattern in a comment of api.json."""

import re
from typing import Callable, Iterable

from .description import TYPE_NAMES, Description, short

#: Comments of values that have none in the header, because their names and their neighbors say it.
VALUE_DOCS = {
    "TAPZOOM_OK": "The call succeeded.",
    "TAPZOOM_TOUCH_BEGAN": "The contact landed.", "TAPZOOM_TOUCH_MOVED": "The contact moved.",
    "TAPZOOM_TOOL_FINGER": "A finger.", "TAPZOOM_TOOL_PEN": "A pen.",
    "TAPZOOM_SCROLL_CHANGED": "The fingers move on the trackpad.",
    "TAPZOOM_BUTTON_SECONDARY": "The secondary button.", "TAPZOOM_BUTTON_MIDDLE": "The middle button.",
    "TAPZOOM_BUTTON_BACK": "The button that goes back.", "TAPZOOM_BUTTON_FORWARD": "The button that goes forward.",
    "TAPZOOM_EVENT_NONE": "No event.",
    "TAPZOOM_PHASE_DISCRETE": "The only event of a gesture without duration.",
    "TAPZOOM_PHASE_BEGAN": "The first event of a gesture with duration.",
    "TAPZOOM_PHASE_CHANGED": "New values of the gesture.", "TAPZOOM_PHASE_ENDED": "The gesture has ended.",
    "TAPZOOM_PHASE_CANCELLED": "The gesture was broken off.",
    "TAPZOOM_DIRECTION_NONE": "No direction.", "TAPZOOM_DIRECTION_LEFT": "Toward smaller x.",
    "TAPZOOM_DIRECTION_UP": "Toward smaller y.", "TAPZOOM_DIRECTION_RIGHT": "Toward larger x.",
    "TAPZOOM_DIRECTION_DOWN": "Toward larger y.",
    "TAPZOOM_REASON_NONE": "No reason.", "TAPZOOM_REASON_MOVED": "A contact moved too far.",
    "TAPZOOM_REASON_HELD": "A contact stayed down or rested for too long.",
    "TAPZOOM_REASON_TOO_EARLY": "The lift came too early.",
    "TAPZOOM_REASON_TOO_LATE": "A landing or a lift came too late.",
    "TAPZOOM_REASON_TOO_SLOW": "The movement was too slow.",
    "TAPZOOM_REASON_ANGLE": "The movement was not along an axis.",
    "TAPZOOM_REASON_TOOL": "A pen and a finger took part.",
    "TAPZOOM_STEP_UP": "As LEFT, but upward.", "TAPZOOM_STEP_RIGHT": "As LEFT, but to the right.",
    "TAPZOOM_STEP_DOWN": "As LEFT, but downward.", "TAPZOOM_STEP_COUNTERCLOCKWISE": "As CLOCKWISE, but from y to x.",
    "TAPZOOM_STEP_FIT": "Goes to the fitted view.",
    "TAPZOOM_GESTURE_TAP": "One finger taps.", "TAPZOOM_GESTURE_DOUBLE_TAP": "One finger taps twice.",
    "TAPZOOM_GESTURE_FINGERS_TAP": "Two to five fingers tap together.",
    "TAPZOOM_GESTURE_PAN": "Fingers move the content.", "TAPZOOM_GESTURE_FLING": "The content glides on after a lift.",
    "TAPZOOM_GESTURE_QUICK_ZOOM": "One finger taps, lands again and drags to zoom.",
    "TAPZOOM_GESTURE_LONG_PRESS": "One finger rests.", "TAPZOOM_GESTURE_PINCH": "Fingers zoom by their distance.",
    "TAPZOOM_GESTURE_ROTATE": "Fingers rotate the content.", "TAPZOOM_GESTURE_SWIPE": "One finger drags fast.",
    "TAPZOOM_BOUNDS_NONE": "The content moves without bounds.", "TAPZOOM_SNAP_NONE": "Nothing snaps.",
    "TAPZOOM_FINGERS_TWO": "Two fingers.", "TAPZOOM_FINGERS_THREE": "Three fingers.",
    "TAPZOOM_FINGERS_FOUR": "Four fingers.", "TAPZOOM_FINGERS_FIVE": "Five fingers.",
    "TAPZOOM_RECORD_START": "The beginning of the recording."}
#: The functions of recorded calls with another name.
RECORDED = {
    "config": "set_config", "viewport": "set_viewport", "content": "set_content", "pager_offset": "set_pager_offset",
    "touch": "push_touches", "scroll": "push_scroll", "owner": "set_contact_owner", "poll": "poll_events"}
#: Words that need the comment before theirs, and words that stand alone: a program shows one comment at a time.
ALONE = (
    (r"^The same toward ", "The content can move no further toward "),
    (r"^By 15 degrees", "Rotates by 15 degrees"),
    (r"^The same along y: 0 is", "Place of the content that the view aligns along y: 0 is"),
    (r"^The same along y", "Whether content that cannot scroll along y follows a drag elastically"),
    (r"^The same of zoom and rotation", "Decay of the velocity of zoom and rotation"),
    (r"^The same before the rubber band", "Excess before the rubber band"),
    (r"^Those of the displayed transform", "As in the displayed transform"),
    (r"^Length added to that part", "Length added to the part of the content that stays visible"),
    (r"^It (?=stays|moves to the center)", "The tapped point "),
    (r"^It (?=makes no tap|stopped a motion)", "The contact "), (r"^Its pan", "The contact's pan"),
    (r"^None\. The scroll", "No phase. The scroll"), (r"^The movement\.", "The movement was too short."),
    (r"\bsuch a bitmap", "a bitmap at the scale of tapzoom_get_raster_scale"),
    (r"(?<!`)\b(?:limits(?= has)|(?:allowed|measured)(?= is))", r"`\g<0>`"))
#: Words of C, and what other languages have in their place.
C_WORDS = (
    (r"; may be NULL when \w+ is 0\b|\s*\b(?:Each m|M)ay be NULL\.", ""),
    (r"; NULL means all defaults, which are 0", ": all have defaults"),
    (r"^A pointer is NULL", "A required argument is missing"), (r"(?<!:)\bINFINITY\b", "infinity"),
    (r"^The struct_size is wrong, or unknown bytes are", "A struct has the wrong size, or its unknown bytes are"),
    (r"^Your memory", "The given memory"), (r"\bresult->accepted touches", "the touches before it"),
    (r"writes (every call that changes it) into your memory", r"keeps \1"),
    (r": copy the first `count` bytes of the memory before the next call", ", and returns its bytes"),
    (r"push it again with (tapzoom_state\.time)", r"pass \1 instead"),
    (r"(?<=term; )0(?= without one)", "TAPZOOM_FIT_NONE"),
    (r"set the field at the offset `setting` just", "set the setting that `setting` names just"),
    (r"(?:Bit )?1 << (TAPZOOM_[A-Z]+_\*) for each", r"\1 of each"))


def replaced(text: str, words: Iterable[tuple]) -> str:
    for old, new in words:
        text = re.sub(old, new, text)
    return text


def value_doc(value: dict, prefix: str) -> str:
    """The comment of a value of an enumeration, in words that need no other comment."""
    name = short(value["name"], prefix)
    if prefix == "TAPZOOM_REASON_" and re.match("(From|To|By|In) ", value["doc"]):  # "From the last landing."
        return f"{name.replace('_', ' ').capitalize()} {value['doc'][:1].lower()}{value['doc'][1:]}"
    if prefix == "TAPZOOM_ZOOM_" and re.match("(From|To|By) ", value["doc"]):
        return f"Zooms {value['doc'][:1].lower()}{value['doc'][1:]}"
    if prefix == "TAPZOOM_RECORD_" and name != "start":
        return f"A call of tapzoom_{RECORDED.get(name, name)}."
    return value["doc"] or VALUE_DOCS.get(value["name"]) or f"{name.replace('_', ' ').capitalize()}."


class Prose:
    """Translates the names in comments of the header.

    function  Returns the name of a function of the header, without its prefix.
    field     Returns the name of a field of a struct: both without their prefix.
    value     Returns the name of a constant: the type of its enumeration, and its name without a prefix.
    name      Returns the name of another field or parameter.
    """

    def __init__(self, api: Description, function: Callable[[str], str], field: Callable[[str, str], str],
                 value: Callable[[str, str], str], name: Callable[[str], str] = str) -> None:
        self.api, self.function, self.field, self.value, self.name = api, function, field, value, name
        self.functions = {one["name"] for one in api.functions}
        self.words = {field["name"] for struct in api.structs.values() for field in struct["fields"]}

    def __call__(self, text: str) -> str:
        text = replaced(text, [*ALONE, *C_WORDS])
        text = re.sub(r"\bTAPZOOM_[A-Z0-9_]+(?:\*|\b)", self.constant, text)
        text = re.sub(r"\btapzoom_\w+(?:\.\w+)?", self.lower, text)
        return re.sub(r"(?<![\w.\"])[a-z]+(?:_[a-z0-9]+)+\b", self.word, text)

    def constant(self, match: re.Match) -> str:
        name = match[0].rstrip("*")
        prefix = next((one for one in TYPE_NAMES if name.startswith(one)), "")
        if not prefix:
            return name.removeprefix("TAPZOOM_")
        return TYPE_NAMES[prefix] if name == prefix else self.value(TYPE_NAMES[prefix], name.removeprefix(prefix))

    def lower(self, match: re.Match) -> str:
        name, _, field = match[0].partition(".")
        if name in self.functions:
            return self.function(name.removeprefix("tapzoom_")) + (f".{field}" if field else "")
        return self.field(name.removeprefix("tapzoom_"), field)

    def word(self, match: re.Match) -> str:
        return self.name(match[0]) if match[0] in self.words else match[0]
