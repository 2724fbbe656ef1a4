# SPDX-License-Identifier: MIT
"""Explanations as text: each contact and each candidate as a line over time, then sentences; and as JSON."""

from __future__ import annotations

import json
from typing import Dict, Iterable, List, NamedTuple, Tuple

from .enums import EventKind, FailureReason, Tool
from .events import Event
from .explain import TABLE, Explanation, Failure, Line, Sequence, name

#: Characters of a line over time, and of the names before it.
WIDTH, MARGIN = 60, 20
#: Failures of a sequence that are explained; the others are listed.
MOST = 4
#: Gestures further off that are listed.
FURTHER = 3
_BOLD, _GREEN, _RED, _PLAIN = "\x1b[1m", "\x1b[32m", "\x1b[31m", "\x1b[0m"


class Signs(NamedTuple):
    """The characters of the lines."""

    land: str
    rest: str
    lift: str
    lost: str
    ignored: str
    begin: str
    wait: str
    win: str
    lose: str


SIGNS = Signs("●", "━", "○", "×", "┄", "├", "─", "✓", "✗")
ASCII = Signs("O", "=", "o", "#", ".", "|", "-", "Y", "x")


def lines(explanation: Explanation, signs: Signs = SIGNS, color: bool = False) -> Iterable[str]:
    """Yields the lines of an explanation."""
    for note in explanation.notes:
        yield note
        yield ""
    if not explanation.sequences:
        yield "The recording has no touches."
        return
    yield f"{signs.land} lands, {signs.lift} lifts, {signs.lost} is cancelled or still down;  " + (
        f"{signs.begin} a gesture may come, {signs.win} comes, {signs.lose} does not come"
    )
    if any(line.ignored for sequence in explanation.sequences for line in sequence.contacts):
        yield f"{signs.ignored * 3} is ignored"
    for sequence in explanation.sequences:
        yield ""
        yield from _sequence(sequence, signs, color)


def _sequence(sequence: Sequence, signs: Signs, color: bool) -> Iterable[str]:
    shown = [one for one in sequence.failures if one.near][:MOST]
    most = max(sum(one.start <= other.start <= one.end for one in sequence.contacts) for other in sequence.contacts)
    times = [sequence.end, *(event.time for event in sequence.came), *(failure.time for failure in shown)]
    scale = _Scale(sequence.start, max(times))
    yield f"{'':{MARGIN}}{f'{sequence.start:.2f} s':<{WIDTH - 8}}{f'{scale.end:.2f} s':>9}"
    for line in sequence.contacts:
        tool = "contact" if line.tool == Tool.FINGER else str(line.tool)
        yield f"{f'{tool} {line.id}':<{MARGIN}}{_contact(line, scale, signs)}".rstrip()
    for gesture, marks in _candidates(sequence, shown).items():
        yield f"{name(gesture):<{MARGIN}}{_marks(marks, scale, signs, color)}".rstrip()
    came = ", ".join(f"{name(event.kind)} at {event.time:.3f} s" for event in sequence.came)
    yield f"Came: {came}." if came else "No gesture came."
    for failure in shown:
        yield _colored(failure.sentence, _BOLD, color)
        yield "  " + advice(failure)
    told = {one.gesture for one in shown} | {event.kind for event in sequence.came}
    rest = dict.fromkeys(
        name(one.gesture) for one in sequence.failures if one.gesture not in told and _fits(one.gesture, most)
    )
    if rest:
        yield f"Further off: {', '.join(list(rest)[:FURTHER])}; ask with --gesture NAME."


def _fits(gesture: EventKind, fingers: int) -> bool:
    """Whether a gesture has a number of fingers."""
    if gesture == EventKind.FINGERS_DRAG:
        return fingers > 2
    if gesture in (EventKind.FINGERS_TAP, EventKind.PINCH, EventKind.ROTATE):
        return fingers > 1
    return fingers == 1 or gesture in (EventKind.PAN, EventKind.FLING)


def advice(failure: Failure) -> str:
    """What would have let a gesture come."""
    if not failure.change:
        texts: Dict[str, str] = TABLE["advice"]
        if str(failure.reason) not in texts and len(failure.tried) > 1:
            return texts["several"].format(names=" and ".join((", ".join(failure.tried[:-1]), failure.tried[-1])))
        return texts.get(str(failure.reason), texts["none"])
    if len(failure.change.settings) > 1:
        return f"No single setting lets it come; together: {failure.change.text}."
    text = f"Smallest change: {failure.change.text}."
    if "press_time" in failure.change.settings and failure.reason == FailureReason.MOVED:
        return f"{text} {TABLE['before']}"
    return text


class _Scale:
    """The columns of a time."""

    def __init__(self, start: float, end: float) -> None:
        self.start, self.end = start, max(end, start + 0.01)

    def column(self, time: float) -> int:
        return round((time - self.start) / (self.end - self.start) * (WIDTH - 1))


def _contact(line: Line, scale: _Scale, signs: Signs) -> str:
    first, last = scale.column(line.start), max(scale.column(line.end), scale.column(line.start) + 1)
    end = signs.lift if line.lifted else signs.lost
    return " " * first + signs.land + (signs.ignored if line.ignored else signs.rest) * (last - first - 1) + end


Mark = Tuple[float, float, bool]


def _candidates(sequence: Sequence, shown: List[Failure]) -> Dict[EventKind, List[Mark]]:
    """The gestures that came, then those that did not: when each began to be possible, its end, whether it came."""
    found: Dict[EventKind, List[Mark]] = {}
    for event in sequence.came:
        found.setdefault(event.kind, []).append((_landing(sequence, event.contact, event.time), event.time, True))
    for one in shown:
        found.setdefault(one.gesture, []).append((_landing(sequence, one.contact, one.time), one.time, False))
    return found


def _landing(sequence: Sequence, contact: int, time: float) -> float:
    """The last landing of a contact before a time; that time if there is none."""
    return max((line.start for line in sequence.contacts if line.id == contact and line.start < time), default=time)


def _marks(marks: List[Mark], scale: _Scale, signs: Signs, color: bool) -> str:
    cells = [" "] * (WIDTH + 1)
    for start, end, _ in marks:
        for column in range(scale.column(start) + 1, scale.column(end)):
            cells[column] = signs.wait
    for start, end, _ in marks:
        cells[scale.column(start)] = signs.begin
    for _, end, came in marks:
        cells[scale.column(end)] = _colored(signs.win, _GREEN, color) if came else _colored(signs.lose, _RED, color)
    return "".join(cells)


def _colored(text: str, code: str, color: bool) -> str:
    return f"{code}{text}{_PLAIN}" if color else text


def to_json(explanation: Explanation) -> str:
    """Returns an explanation as JSON."""
    return json.dumps(
        {
            "notes": explanation.notes,
            "sequences": [
                {
                    "start": one.start,
                    "end": one.end,
                    "contacts": [{**line._asdict(), "tool": str(line.tool)} for line in one.contacts],
                    "came": [_event(event) for event in one.came],
                    "failures": [_failure(failure) for failure in one.failures],
                }
                for one in explanation.sequences
            ],
        },
        indent=1,
    )


def _event(event: Event) -> Dict[str, object]:
    return {"time": event.time, "gesture": str(event.kind), "contact": event.contact}


def _failure(failure: Failure) -> Dict[str, object]:
    values = {**failure._asdict(), "gesture": str(failure.gesture), "reason": str(failure.reason)}
    if failure.change:
        settings = failure.change.settings
        plain = {key: value if isinstance(value, (int, float)) else sorted(map(str, value)) for key, value in
                 settings.items()}
        values["change"] = {"settings": plain, "text": failure.change.text}
    return values
