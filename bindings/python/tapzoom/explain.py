# SPDX-License-Identifier: MIT
"""Explains which gestures did not come in a recording, and which change of a setting would have let them come."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Dict, List, NamedTuple, Optional, Tuple, Union

from ._calls import Calls
from ._named import number_of
from ._proposals import Change, Search
from .enums import EventKind, FailureReason, Phase, Tool, TouchPhase
from .events import Event

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The sentences of the reasons, and the units of the settings. The playground has the same.
TABLE = json.loads(Path(__file__).with_name("failures.json").read_text(encoding="utf-8"))
#: The gestures that a sequence of touches may make.
GESTURES = (
    *(EventKind.TAP, EventKind.DOUBLE_TAP, EventKind.FINGERS_TAP, EventKind.LONG_PRESS, EventKind.PAN, EventKind.PINCH),
    *(EventKind.ROTATE, EventKind.QUICK_ZOOM, EventKind.SWIPE, EventKind.FLING, EventKind.PAGE, EventKind.FINGERS_DRAG),
)
#: A pause without contacts that begins a new sequence of touches, seconds.
PAUSE = 1.0
#: A failure is near if the number measured is within this factor of the bound.
NEAR = 2.0
#: The reasons that have a number, by the side of the bound on which it lies.
_ABOVE = {FailureReason.MOVED, FailureReason.HELD, FailureReason.LATE, FailureReason.FAR, FailureReason.ANGLE}
_BELOW = {FailureReason.EARLY, FailureReason.SHORT, FailureReason.SLOW}


class Line(NamedTuple):
    """One contact over time.

    id           Its id.
    tool         Its Tool.
    start, end   When it landed and lifted, seconds since the start of the recording. It may still be down at the end.
    lifted       Whether it lifted; False if it was cancelled or is still down.
    """

    id: int
    tool: Tool
    start: float
    end: float
    lifted: bool


class Failure(NamedTuple):
    """A gesture that did not come.

    time               When the view gave it up, seconds since the start of the recording.
    gesture            The EventKind of the gesture.
    reason             The FailureReason.
    setting            The name of the setting that decided, or "".
    measured, allowed  The number measured, and the bound that it missed, in the unit of the setting.
    contact            Id of the contact, of several the one that landed first.
    near               Whether a little more or less would have sufficed, or something other than a number decided.
    sentence           All that in words.
    change             The smallest change of one setting with which the gesture comes. Each was tried on the touches.
                       None if there is none, or if it was not looked for.
    """

    time: float
    gesture: EventKind
    reason: FailureReason
    setting: str
    measured: float
    allowed: float
    contact: int
    near: bool
    sentence: str
    change: Optional[Change]


class Sequence(NamedTuple):
    """Touches without a long pause between them.

    start, end  First landing and last lift, seconds since the start of the recording.
    contacts    A Line for each contact.
    came        The gestures that came: their events DISCRETE or BEGAN, with times since the start of the recording.
    failures    The gestures that did not come, the nearest first.
    """

    start: float
    end: float
    contacts: List[Line]
    came: List[Event]
    failures: List[Failure]


class Explanation(NamedTuple):
    """What explain found.

    sequences  The sequences of touches in their order.
    notes      What could not be told, such as of a recording that begins in the middle.
    """

    sequences: List[Sequence]
    notes: List[str]


def explain(recording: Buffer, gesture: Union[EventKind, int, str, None] = None) -> Explanation:
    """Explains which gestures of a recording did not come, why, and which setting would have let them come.

    recording  The parts that a view's fetch_recording and end_recording returned, in a row. Its program need not have
               polled FAILED: the calls run again on a view that does.
    gesture    The EventKind of a gesture, or its name, to explain this one alone, however far off it was.

    Proposes changes of settings for failures that are near, and for those of `gesture`: each proposal was tried by
    running all calls again. Raises RecordingError and DivergedError as replay.
    """
    wanted = None if gesture is None else EventKind(number_of(EventKind, gesture))
    calls = Calls(recording)
    events = calls.run()
    sequences = [
        _sequence(calls, events, lines, until, wanted) for lines, until in _sequences(_lines(calls))
    ]
    notes = []
    if calls.snapshots:
        notes.append(
            "The recording contains a snapshot. What happened before is unknown, and changed settings act from there "
            "on."
        )
    return Explanation(sequences, notes)


# The touches.


def _lines(calls: Calls) -> List[Line]:
    """The contacts in the order of their landings."""
    lines: List[Line] = []
    down: Dict[int, int] = {}
    for touch in calls.touches():
        if touch.phase == TouchPhase.BEGAN:
            down[touch.id] = len(lines)
            lines.append(Line(touch.id, Tool(number_of(Tool, touch.tool)), touch.time, touch.time, False))
        elif touch.id in down:
            ends = touch.phase != TouchPhase.MOVED
            number = down.pop(touch.id) if ends else down[touch.id]
            lines[number] = lines[number]._replace(end=touch.time, lifted=touch.phase == TouchPhase.ENDED)
    return lines


def _sequences(lines: List[Line]) -> List[Tuple[List[Line], float]]:
    """The contacts of each sequence, with the time at which the next sequence begins."""
    found: List[List[Line]] = []
    end = -math.inf
    for line in lines:
        if not found or line.start > end + PAUSE:
            found.append([])
        found[-1].append(line)
        end = max(end, line.end)
    return [
        (one, after[0].start if after else math.inf) for one, after in zip(found, [*found[1:], []])
    ]


def _sequence(
    calls: Calls, events: List[Tuple[int, Event]], lines: List[Line], until: float, wanted: Optional[EventKind]
) -> Sequence:
    start = lines[0].start
    inside = [(number, event) for number, event in events if start <= event.time < until]
    came = [event for _, event in inside if _comes(event) and event.kind in GESTURES]
    failed = [one for one in inside if one[1].kind == EventKind.FAILED and wanted in (None, one[1].gesture)]
    failures: Dict[Tuple[object, ...], Failure] = {}
    for number, event in sorted(failed, key=lambda one: _distance(one[1])):
        # A second failure of the same kind adds nothing, unless its contact is another one.
        key = (event.gesture, event.reason, event.setting, event.contact)
        if key not in failures:
            near = bool(wanted) or _is_near(event)
            config = calls.config_at(number)
            search = Search(calls, event.gesture, start, until, [one for _, one in events])
            change = search.find(event, config) if near else None
            failures[key] = Failure(
                *(event.time, event.gesture, event.reason, event.setting, event.measured, event.allowed),
                *(event.contact, near, sentence(event), change),
            )
    end = max(line.end for line in lines)
    return Sequence(start, end, lines, came, list(failures.values()))


def _comes(event: Event) -> bool:
    return event.phase in (Phase.DISCRETE, Phase.BEGAN)


def _distance(event: Event) -> float:
    """How far off a gesture was: 0 for a reason without a number, otherwise a logarithm of the ratio."""
    if event.reason in _ABOVE | _BELOW:
        if event.measured > 0 and event.allowed > 0:
            return abs(math.log(event.measured / event.allowed))
        return math.inf
    return math.log(NEAR) if event.reason not in (FailureReason.LOST, FailureReason.OFF) else math.inf


def _is_near(event: Event) -> bool:
    return _distance(event) <= math.log(NEAR)


# Words.


def sentence(event: Event) -> str:
    """Why a gesture did not come, in words. event: FAILED."""
    sentences, reason = TABLE["sentences"], event.reason
    for key in (f"{event.gesture} {reason} {event.setting}", f"{event.gesture} {reason}", f"{reason}"):
        if key in sentences:
            break
    unit = TABLE["units"].get(event.setting, "")
    measured, allowed = numbers(event.measured, event.allowed, unit)
    text = sentences[key]
    if reason in _ABOVE | _BELOW:
        kind = ("most" if reason in _ABOVE else "least") if event.setting else "fixed"
        text += "; " + TABLE["bounds"][kind]
    words = {"measured": measured, "allowed": allowed, "setting": event.setting, "other": ""}
    if reason == FailureReason.LOST:
        words["other"] = name(EventKind(int(event.measured)))
    return f"No {name(event.gesture)}: {text.format(**words)}."


def name(gesture: EventKind) -> str:
    """The name of a gesture in a sentence."""
    return str(gesture).replace("_", " ").replace("fingers", "several-finger")


def numbers(measured: float, allowed: float, unit: str) -> Tuple[str, str]:
    """Two numbers as text, with as many digits as show that they differ."""
    digits = 3
    while digits < 12 and f"{measured:.{digits}g}" == f"{allowed:.{digits}g}" and measured != allowed:
        digits += 1
    one, other = (f"{float(f'{value:.{digits}g}'):.12g}" for value in (measured, allowed))
    if unit == "rad":
        one, other = (f"{text} rad ({math.degrees(value):.3g}°)" for text, value in ((one, measured), (other, allowed)))
        unit = ""
    return f"{one} {unit}".strip(), f"{other} {unit}".strip()
