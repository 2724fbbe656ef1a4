# SPDX-License-Identifier: MIT
"""Explains which gestures did not come in a recording, and which change of a setting would have let them come."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Dict, List, NamedTuple, Optional, Tuple, Union

from ._calls import Calls
from ._named import mask_of, number_of
from ._proposals import Change, Part, Search
from .config import Config
from .enums import Button, ContactFlag, EventKind, FailureReason, Phase, Tool, TouchPhase
from .events import Event
from .touches import Touch

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
#: The settings that ignore contacts.
IGNORING = ("palm_size", "pen_guard_time")
#: Seconds that each finger beyond two adds to the times of a tap of several fingers.
EXTRA_TIME = 0.05
#: The reasons that have a number, by the side of the bound on which it lies.
_ABOVE = {FailureReason.MOVED, FailureReason.HELD, FailureReason.TOO_LATE, FailureReason.TOO_FAR, FailureReason.ANGLE}
_BELOW = {FailureReason.TOO_EARLY, FailureReason.TOO_SHORT, FailureReason.TOO_SLOW}


class Line(NamedTuple):
    """One contact over time.

    id           Its id.
    tool         Its Tool.
    start, end   When it landed and lifted, seconds since the start of the recording. It may still be down at the end.
    lifted       Whether it lifted; False if it was cancelled or is still down.
    ignored      Whether the view ignored it, as a palm or beside a pen.
    """

    id: int
    tool: Tool
    start: float
    end: float
    lifted: bool
    ignored: bool = False


class Failure(NamedTuple):
    """A gesture that did not come.

    time               When the view gave it up, seconds since the start of the recording.
    gesture            The EventKind of the gesture.
    reason             The FailureReason.
    setting            The name of the setting that decided, or "".
    measured, allowed  The number measured, at the end of the touch, and the bound that it missed, in the unit of the
                       setting.
    contact            Id of the contact, of several the one that landed first.
    near               Whether a little more or less would have sufficed, or something other than a number decided.
    sentence           All that in words.
    change             The smallest change of one setting with which the gesture comes. Each was tried on the touches.
                       None if there is none, or if it was not looked for.
    tried              The settings that were changed in vain, alone and together.
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
    tried: Tuple[str, ...]


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
    wanted = None if gesture is None else gesture_of(gesture)
    calls = Calls(recording)
    parts = _parts(calls)
    snapshots = {part.first: b"" for part, _ in parts}
    events = calls.run(keep=snapshots)
    sequences = [
        _sequence(part._replace(snapshot=snapshots[part.first]), contacts, events, wanted) for part, contacts in parts
    ]
    notes = []
    if calls.snapshots:
        notes.append("The recording contains a snapshot. What happened before it is unknown.")
    if wanted is not None and not any(one.failures for one in sequences):
        came = any(event.kind == wanted for one in sequences for event in one.came)
        notes.append(f"Each {name(wanted)} came." if came else f"No touches were nearly a {name(wanted)}.")
    return Explanation(sequences, notes)


def gesture_of(value: Union[EventKind, int, str]) -> EventKind:
    """The gesture of a name, also as a sentence has it. Raises ValueError for one that cannot fail."""
    text = value
    if isinstance(value, str):
        text = value.strip().lower().replace("several-finger", "fingers").replace(" ", "_").replace("-", "_")
    for one in GESTURES:
        if text in (one, str(one)):
            return one
    raise ValueError(f"{value!r} is none of the gestures {', '.join(map(str, GESTURES))}")


class _Contact(NamedTuple):
    """One contact: its Line, its largest distance from its landing in view units, and its landing."""

    line: Line
    travel: float
    landing: Touch


def _parts(calls: Calls) -> List[Tuple[Part, List[_Contact]]]:
    """The parts of the recording, each with a sequence of touches, and their contacts."""
    parts: List[Tuple[Part, List[_Contact]]] = []
    down: Dict[int, Tuple[int, Touch]] = {}
    end = -math.inf
    for number, touch in calls.touches():
        if touch.phase == TouchPhase.BEGAN:
            if not parts or (not down and touch.time > end + PAUSE):
                if parts:
                    parts[-1] = parts[-1][0]._replace(until=number, end=touch.time), parts[-1][1]
                parts.append((Part(calls, number, len(calls.calls), b"", math.inf), []))
            contacts = parts[-1][1]
            down[touch.id] = len(contacts), touch
            line = Line(touch.id, Tool(number_of(Tool, touch.tool)), touch.time, touch.time, False)
            contacts.append(_Contact(line, 0.0, touch))
        elif touch.id in down:
            index, landing = down[touch.id]
            contact, travel = parts[-1][1][index], math.hypot(touch.x - landing.x, touch.y - landing.y)
            line = contact.line._replace(end=touch.time, lifted=touch.phase == TouchPhase.ENDED)
            parts[-1][1][index] = _Contact(line, max(travel, contact.travel), landing)
            if touch.phase != TouchPhase.MOVED:
                del down[touch.id]
        end = touch.time
    return parts


def _sequence(
    part: Part, contacts: List[_Contact], events: List[Tuple[int, Event]], wanted: Optional[EventKind]
) -> Sequence:
    start, end = contacts[0].line.start, max(contact.line.end for contact in contacts)
    inside = [(number, event) for number, event in events if start <= event.time < part.end]
    came = [event for _, event in inside if event.kind in GESTURES and event.phase in (Phase.DISCRETE, Phase.BEGAN)]
    missed: Dict[Tuple[object, ...], Tuple[Event, Config]] = {}
    failures: Dict[Tuple[object, ...], Failure] = {}
    for number, event in inside:
        if event.kind == EventKind.FAILED and wanted in (None, event.gesture):
            config = part.calls.config_at(number)
            if not wanted and not _is_worth(event, came, contacts, config):
                continue
            failure = _failure(part, event, contacts, config, bool(wanted))
            # A second failure of the same kind adds nothing, unless it was nearer.
            key = (failure.gesture, failure.reason, failure.setting)
            if key not in failures or _rank(failure) < _rank(failures[key]):
                failures[key] = failure
                missed[key] = event, config
    lines = [contact.line._replace(ignored=_is_ignored(contact.line, inside)) for contact in contacts]
    ranked = sorted(failures, key=lambda key: _rank(failures[key]))
    if ranked and not came and not failures[ranked[0]].near:
        # If nothing was near, the closest one is explained.
        event, config = missed[ranked[0]]
        failures[ranked[0]] = _failure(part, event, contacts, config, True)
    return Sequence(start, end, lines, came, [failures[key] for key in ranked])


def _is_worth(event: Event, came: List[Event], contacts: List[_Contact], config: Config) -> bool:
    """Whether a FAILED tells something that nobody asked for."""
    if _is_of_host(event.tool, config):
        return False
    # A finger that taps did not mean to drag.
    taps = [one for one in came if one.kind in (EventKind.TAP, EventKind.DOUBLE_TAP)]
    return event.gesture != EventKind.PAN or not any(
        _landing(one, contacts) == _landing(event, contacts) for one in taps
    )


def _landing(event: Event, contacts: List[_Contact]) -> float:
    """When the contact of an event landed."""
    return max((one.line.start for one in contacts if one.line.id == event.contact and one.line.start <= event.time),
               default=event.time)


def _is_of_host(tool: Union[Tool, int], config: Config) -> bool:
    return tool in config.host_tools


def _cause(event: Event, contacts: List[_Contact], config: Config) -> str:
    """What gave a contact to the program: a setting, "flag" for a palm, "" for a call of the program."""
    own = [one.landing for one in contacts if one.line.id == event.contact and one.line.start <= event.time]
    if event.setting or event.reason != FailureReason.CLAIMED or not own:
        return event.setting
    if mask_of(ContactFlag, own[-1].flags) & ContactFlag.PALM:
        return "flag"
    if _is_of_host(event.tool, config):
        return "host_tools"
    if mask_of(Button, own[-1].buttons) & mask_of(Button, config.host_buttons):
        return "host_buttons"
    return "min_pan_contacts" if config.min_pan_contacts > 1 else ""


def _is_ignored(line: Line, events: List[Tuple[int, Event]]) -> bool:
    """Whether the view ignored a contact as a palm or beside a pen."""
    return any(
        event.reason == FailureReason.CLAIMED and event.setting in IGNORING and event.contact == line.id
        and line.start <= event.time <= line.end
        for _, event in events if event.kind == EventKind.FAILED
    )


def _whole(event: Event, contacts: List[_Contact], config: Config) -> Event:
    """A FAILED with the number at the end of the touch, which the view did not know when it decided."""
    own = [one for one in contacts if one.line.id == event.contact and one.line.start <= event.time]
    if not own:
        return event
    line, travel, _ = own[-1]
    measured = event.measured
    if event.reason == FailureReason.MOVED:
        measured = travel * config.points_per_unit
    elif event.reason == FailureReason.HELD and event.setting in ("tap_time", "press_time"):
        measured = line.end - line.start
    elif event.setting == "two_finger_tap_time":
        # Each finger beyond two has a little more time.
        line = max((one.line for one in contacts if one.line.start <= event.time <= one.line.end),
                   key=lambda one: one.end - one.start, default=line)
        measured = line.end - line.start - _extra_time(_fingers(event, contacts))
    elif event.setting == "two_finger_lift_time":
        # The deadline of the last lift counts from the first one.
        last = max((one.line.end for one in contacts if one.line.start <= event.time), default=line.end)
        measured = last - (event.time - event.measured)
    return event._replace(measured=max(measured, event.measured))


def _fingers(event: Event, contacts: List[_Contact]) -> int:
    """The fingers of a tap: those that were down with the contact of FAILED."""
    own = [one.line for one in contacts if one.line.id == event.contact and one.line.start <= event.time]
    if not own:
        return 0
    line = own[-1]
    return sum(one.line.start <= line.end and one.line.end >= line.start for one in contacts)


def _extra_time(fingers: int) -> float:
    """The time that a tap of several fingers has beyond the settings. FAILED measures without it."""
    return EXTRA_TIME * max(0, fingers - 2)


def _failure(part: Part, event: Event, contacts: List[_Contact], config: Config, wanted: bool) -> Failure:
    cause = _cause(event, contacts, config)
    event, fingers = _whole(event, contacts, config), _fingers(event, contacts)
    distance = _distance(event)
    # The direction and the length of the travel were those of a swipe.
    meant = event.gesture == EventKind.SWIPE and event.reason == FailureReason.TOO_SLOW
    search = Search(part, event.gesture, lambda other: _whole(other, contacts, config)) if (
        wanted or meant or distance <= math.log(NEAR)) else None
    change = search.find(event, config) if search else None
    near = distance <= math.log(NEAR)
    if near and (event.setting or event.reason == FailureReason.LOST):
        # It does not help if a setting would have to change much.
        changes = change.settings.items() if change else ()
        near = bool(changes) and all(_is_near(getattr(config, name), value) for name, value in changes)
    return Failure(
        *(event.time, event.gesture, event.reason, event.setting, event.measured, event.allowed, event.contact),
        *(near or wanted or meant, sentence(event, fingers, cause), change, search.tried if search else ()),
    )


def _rank(failure: Failure) -> Tuple[bool, bool, bool, float]:
    """The order of failures: near ones first, those with a change before others, a slow swipe first, by distance."""
    is_slow = failure.gesture == EventKind.SWIPE and failure.reason == FailureReason.TOO_SLOW
    return not failure.near, not failure.change, not is_slow, _distance(failure)


def _distance(event: Union[Event, Failure]) -> float:
    """How far off a gesture was: a logarithm of the ratio, or NEAR for a reason without a number."""
    if event.reason in _ABOVE | _BELOW or event.setting in IGNORING:
        return _ratio(event.measured, event.allowed)
    # A tap of a pen or a mouse loses to a pan within the distance that a finger's tap allows.
    is_tap = event.gesture in (EventKind.TAP, EventKind.DOUBLE_TAP)
    hopeless = (event.reason == FailureReason.LOST and not is_tap) or (
        event.reason == FailureReason.COUNT and not event.setting
    )
    return math.inf if hopeless else math.log(NEAR)


def _ratio(one: float, other: float) -> float:
    return abs(math.log(one / other)) if one > 0 and other > 0 else math.inf


def _is_near(before: object, after: object) -> bool:
    if isinstance(before, float) and isinstance(after, float):
        return _ratio(before, after) <= math.log(NEAR) * 1.001
    return True


# Words.


def sentence(event: Event, fingers: int = 0, cause: str = "") -> str:
    """Why a gesture did not come, in words.

    event    FAILED.
    fingers  Those of a tap of several fingers.
    cause    What gave a contact to the program, if the event has no setting.
    """
    sentences, reason = TABLE["sentences"], event.reason
    gesture = f"{event.gesture} {reason}"
    for key in (f"{gesture} {event.setting}", gesture, f"{reason} {event.setting or cause}", f"{reason}"):
        if key in sentences:
            break
    unit = TABLE["units"].get(event.setting, "")
    extra = _extra_time(fingers) if event.gesture == EventKind.FINGERS_TAP and unit == "s" else 0.0
    measured, allowed = numbers(event.measured + extra, event.allowed + extra, unit)
    text = sentences[key]
    if reason in _ABOVE | _BELOW and (event.measured or event.allowed):
        kind = ("most" if reason in _ABOVE else "least") if event.setting else "fixed"
        text += "; " + TABLE["bounds"]["extra" if extra else kind]
    words = {"measured": measured, "allowed": allowed, "setting": event.setting, "other": ""}
    words["contact"] = str(event.contact)
    words["extra"], words["more"] = f"{extra:.3g} s", TABLE["fingers"][min(fingers, 5)]
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
        one = f"{one} rad ({math.degrees(measured):.3g}°)"
        other = f"{other} rad ({math.degrees(allowed):.3g}°)"
        unit = ""
    return f"{one} {unit}".strip(), f"{other} {unit}".strip()
