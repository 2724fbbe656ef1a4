# SPDX-License-Identifier: MIT
"""Finds the smallest change of a setting with which a gesture of a recording comes, by running its calls again."""

from __future__ import annotations

import math
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Tuple

from ._calls import Calls
from .config import Config
from .enums import EventKind, FailureReason, FingerCount, Gesture, Phase
from .errors import Error
from .events import Event

#: Steps to try, as multiples of the distance from the bound to the number measured.
_STEPS = (1.0, 1.02, 1.1, 1.3, 1.7, 2.5, 5.0, 12.0)
#: Settings that are changed together at most.
_MOST = 3
#: The digits of a proposed number.
_DIGITS = 3


class Change(NamedTuple):
    """Settings with which the gesture comes; Config.replace takes them as keywords.

    settings  The new values by name. They are several if no single one suffices.
    text      The change in words, such as "double_tap_time = 0.341".
    """

    settings: Dict[str, Any]
    text: str


class Part(NamedTuple):
    """A part of a recording.

    calls         The calls of the recording.
    first, until  The numbers of its first call, and of the first one after it.
    snapshot      The view before it.
    end           The time at which the next part begins.
    """

    calls: Calls
    first: int
    until: int
    snapshot: bytes
    end: float

    def run(self, settings: Dict[str, Any]) -> Optional[List[Event]]:
        """The events with changed settings; None if a view refuses the settings."""
        try:
            events = self.calls.run(lambda config: _changed(config, settings), self.first, self.until, self.snapshot)
        except Error:
            return None
        return [event for _, event in events if event.time < self.end]


class Search:
    """Looks for settings with which a gesture comes in a part of a recording."""

    def __init__(self, part: Part, gesture: EventKind, whole: Callable[[Event], Event] = lambda event: event) -> None:
        """whole: returns a FAILED with the number at the end of the touch."""
        self._part, self._gesture, self._whole = part, gesture, whole
        #: The settings that were changed in vain.
        self.tried: Tuple[str, ...] = ()
        # A change must give more of the gesture.
        self._before = self._count(part.run({}) or [])

    def find(self, event: Event, config: Config) -> Optional[Change]:
        """Returns the smallest change that was found. event: FAILED; config: the settings at that time."""
        settings = self._find(event, config, {})
        if not settings:
            return None
        return Change(settings, " and ".join(_text(one, settings[one], config) for one in settings))

    def _find(self, event: Event, config: Config, fixed: Dict[str, Any]) -> Optional[Dict[str, Any]]:
        """The same with some settings changed already."""
        last: Optional[Tuple[Dict[str, Any], List[Event]]] = None
        for name, value, previous in _values(event, config):
            if name in fixed:
                continue
            settings = {**fixed, name: value}
            events = self._part.run(settings)
            if events is None:
                continue
            self.tried = tuple(dict.fromkeys((*self.tried, name)))
            if self._count(events) > self._before:
                return self._refine(fixed, name, previous, value)
            last = last or (settings, events)
        if not last or len(fixed) + 1 >= _MOST:
            return None
        # Another limit decides now: find its change, which may suffice alone.
        settings, events = last
        for other in sorted(self._failures(events), key=lambda one: abs(one.time - event.time)):
            other = self._whole(other)
            if other.setting and other.setting not in settings:
                found = self._find(other, config, settings)
                if found:
                    alone = {other.setting: found[other.setting]} if other.setting in found else found
                    return alone if not fixed and self._comes(alone) else found
        return None

    def _refine(self, fixed: Dict[str, Any], name: str, low: Any, high: Any) -> Dict[str, Any]:
        """Narrows a change of a number: with `low` the gesture does not come, with `high` it comes."""
        best = {**fixed, name: high}
        if not isinstance(low, float):
            return best
        for _ in range(12):
            middle = rounded((low + high) / 2, high > low)
            if middle in (low, high):
                break
            settings = {**fixed, name: middle}
            if self._comes(settings):
                best, high = settings, middle
            else:
                low = middle
        return best

    def _comes(self, settings: Dict[str, Any]) -> bool:
        return self._count(self._part.run(settings) or []) > self._before

    def _count(self, events: List[Event]) -> int:
        return sum(
            event.kind == self._gesture and event.phase in (Phase.DISCRETE, Phase.BEGAN) for event in events
        )

    def _failures(self, events: List[Event]) -> Iterator[Event]:
        for event in events:
            if event.kind == EventKind.FAILED and event.gesture == self._gesture:
                yield event


def _changed(config: Config, settings: Dict[str, Any]) -> Config:
    changed = config.replace(**settings)
    changed.check()
    return changed


def _values(event: Event, config: Config) -> Iterator[Tuple[str, Any, Any]]:
    """Settings to try: the name, the value, and for a number the value before, with which the gesture does not come."""
    bit = getattr(Gesture, event.gesture.name, Gesture(0))
    setting = event.setting
    if event.reason == FailureReason.OFF and setting in ("finger_taps", "drag_fingers"):
        yield setting, FingerCount(int(event.measured)), None
    elif event.reason == FailureReason.OFF:
        if bit not in config.gestures:
            yield "gestures", config.gestures | bit, None
        if event.gesture not in config.events:
            yield "events", config.events | {event.gesture}, None
    elif event.reason == FailureReason.LOST:
        if event.measured == EventKind.PAN:
            # A later pan leaves more room for the gesture.
            before = current = config.pan_slop
            for factor in (1.3, 2.0, 4.0):
                yield "pan_slop", rounded(factor * current, True), before
                before = rounded(factor * current, True)
        winner = getattr(Gesture, EventKind(int(event.measured)).name, Gesture(0))
        if winner in config.gestures and winner:
            yield "gestures", config.gestures & ~winner, None
    elif setting == "min_pan_contacts":
        yield setting, int(event.measured), None
    elif isinstance(getattr(config, setting, None), float) and event.measured != event.allowed:
        yield from _numbers(event, config, setting)


def _numbers(event: Event, config: Config, setting: str) -> Iterator[Tuple[str, float, float]]:
    """Numbers further and further from the value of a setting."""
    before = current = getattr(config, setting)
    step = event.measured - event.allowed
    for factor in _STEPS:
        value = rounded(current + factor * step, step > 0)
        if value <= 0 < current:
            value = 0.0
        if value != before:
            yield setting, value, before
            before = value


def rounded(value: float, up: bool) -> float:
    """A number with few digits, not below the value, or not above it."""
    if value == 0 or not math.isfinite(value):
        return value
    unit = 10.0 ** (math.floor(math.log10(abs(value))) + 1 - _DIGITS)
    # A number that has few digits but for the last bits stays as it is.
    near = float(f"{value:.{_DIGITS}g}")
    if abs(near - value) <= 1e-12 * abs(value):
        return near
    return float(f"{(math.ceil if up else math.floor)(value / unit) * unit:.{_DIGITS}g}")


def _text(name: str, value: Any, config: Config) -> str:
    """A change in words."""
    if isinstance(value, (float, int)) and not isinstance(value, (Gesture, FingerCount)):
        return f"{name} = {value:.12g}"
    before = getattr(config, name)
    if isinstance(value, frozenset):
        return f"{name} with {', '.join(sorted(str(one) for one in value - before))}"
    added, removed = value & ~before, before & ~value
    return f"{name} with {added}" if added else f"{name} without {removed}"
