# SPDX-License-Identifier: MIT
"""The form of a case, and the requests that a program gets for it."""

import json
import math
from pathlib import Path
from typing import Any, Dict, Iterator, List, NamedTuple, Set, Tuple

Point = Tuple[float, float]

FOLDER = Path(__file__).parent / "cases"
FRAME = 1 / 60  # seconds from a frame to the next, and from a report of a moving finger to the next
EVENTS = ("tap", "double_tap", "long_press", "swipe")
WORDS = ("pan", "pinch", "rotate", "fling", "wheel", "limits", "resize", "double_tap_zoom", *EVENTS)
MEASURES = ("slip", "motion", "scale", "angle", "x", "y", "gap", *EVENTS)

FIELDS = {"rule", "source", "trace", "needs", "begin", "steps", "seconds", "expect"}
BEGIN = {"view": 2, "content": 2, "scales": 2, "show": 3}
STEPS = {"down": 3, "move": 3, "turn": 3, "up": None, "cancel": None, "wheel": None, "view": None}
EXPECTED = {"measure", "from", "to", "min", "max", "fingers", "point", "to_point"}


class BadCase(Exception):
    """A case that has not the form; the message names the field."""


class Case(NamedTuple):
    """One case: a rule, what happens, and what is expected."""

    name: str
    rule: str
    source: str
    needs: List[str]
    begin: Dict[str, Any]
    steps: List[Dict[str, Any]]
    seconds: float
    expect: List[Dict[str, Any]]
    trace: str = ""


def read(folder: Path = FOLDER) -> List[Case]:
    """Reads all cases of a folder, by name."""
    return [parse(name, (folder / f"{name}.json").read_text("utf-8"))
            for name in sorted(path.stem for path in folder.glob("*.json"))]


def parse(name: str, text: str) -> Case:
    """Reads one case. Raises BadCase, which names the wrong field."""
    try:
        fields = json.loads(text)
    except ValueError as error:
        raise BadCase(f"{name}: no JSON: {error}") from None
    try:
        _check(fields)
    except BadCase as error:
        raise BadCase(f"{name}: {error}") from None
    return Case(name, **fields)


# ---- The form ------------------------------------------------------------------------------------------------------


def _need(true: object, field: str, wanted: str) -> None:
    if not true:
        raise BadCase(f"{field}: {wanted}")


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _numbers(value: object, count: int) -> bool:
    return isinstance(value, list) and len(value) == count and all(map(_number, value))


def _known(fields: object, known: Any, where: str) -> None:
    _need(isinstance(fields, dict), where, "an object")
    for name in fields:
        _need(name in known, f"{where}.{name}" if where else name, f"unknown; one of {', '.join(sorted(known))}")


def _check(fields: Any) -> None:
    _known(fields, FIELDS, "")
    for name in FIELDS - {"trace"}:
        _need(name in fields, name, "missing")
    for name in ("rule", "source", "trace"):
        _need(isinstance(fields.get(name, "-"), str) and fields.get(name, "-"), name, "a sentence or a name")
    _need(isinstance(fields["needs"], list), "needs", "a list of words")
    for word in fields["needs"]:
        _need(word in WORDS, "needs", f"{word!r} is unknown; one of {', '.join(WORDS)}")
    _known(fields["begin"], BEGIN, "begin")
    for name in BEGIN:
        _need(_numbers(fields["begin"].get(name), BEGIN[name]), f"begin.{name}", f"{BEGIN[name]} numbers")
    _need(_number(fields["seconds"]) and fields["seconds"] > 0, "seconds", "a positive number")
    for name in ("steps", "expect"):
        _need(isinstance(fields[name], list) and fields[name], name, "a list with entries")
    time, seen = 0.0, set()  # type: float, Set[int]
    for i, step in enumerate(fields["steps"]):
        time = _check_step(step, f"steps[{i}]", time, seen)
    _need(time <= fields["seconds"], "seconds", f"the last step is at {time} s")
    for i, expected in enumerate(fields["expect"]):
        _check_expected(expected, f"expect[{i}]", fields["seconds"], seen)


def _check_step(step: Any, where: str, before: float, seen: Set[int]) -> float:
    """Checks one step, and returns the time at which it is over."""
    _known(step, {"time", "until", "late", *STEPS, "about", "degrees"}, where)
    kinds = [kind for kind in STEPS if kind in step]
    _need(len(kinds) == 1, where, f"one of {', '.join(STEPS)}")
    kind, (time, until) = kinds[0], (step.get("time"), step.get("until", step.get("time")))
    _need(_number(time) and (step.get("late") or time >= before), f"{where}.time", f"a number, at least {before}")
    _need(_number(until) and until >= time, f"{where}.until", f"a number, at least {time}")
    _need("until" not in step or kind in ("move", "turn"), f"{where}.until", "only for move and turn")
    value = step[kind]
    if kind in ("down", "move"):
        good = isinstance(value, list) and value and all(_numbers(finger, 3) for finger in value)
        _need(good, f"{where}.{kind}", "a list of [finger, x, y]")
        seen.update(finger[0] for finger in value if kind == "down")
        _need(all(finger[0] in seen for finger in value), f"{where}.{kind}", "fingers that have landed")
    elif kind in ("up", "cancel", "turn"):
        _need(_landed(value, seen), f"{where}.{kind}", "a list of fingers that have landed")
        if kind == "turn":
            _need(_numbers(step.get("about"), 2) and _number(step.get("degrees")), where, "about [x, y], and degrees")
            _need(until > time, f"{where}.until", "after the time")
    else:
        _need(_numbers(value, 3 if kind == "wheel" else 2), f"{where}.{kind}", "[x, y, notches] or [width, height]")
    return max(before, until)


def _landed(fingers: Any, seen: Set[int]) -> bool:
    return isinstance(fingers, list) and bool(fingers) and all(finger in seen for finger in fingers)


def _check_expected(expected: Any, where: str, seconds: float, seen: Set[int]) -> None:
    _known(expected, EXPECTED, where)
    _need(expected.get("measure") in MEASURES, f"{where}.measure", f"one of {', '.join(MEASURES)}")
    _need("min" in expected or "max" in expected, where, "min, max or both")
    for name in ("min", "max"):
        _need(_number(expected.get(name, 0)), f"{where}.{name}", "a number")
    start, end = expected.get("from", 0), expected.get("to", seconds)
    _need(_number(start) and _number(end) and 0 <= start <= end <= seconds, where, f"from and to within {seconds} s")
    _need(_numbers(expected.get("point", [0, 0]), 2), f"{where}.point", "[x, y]")
    _need(_numbers(expected.get("to_point", [0, 0]), 2), f"{where}.to_point", "[x, y]")
    if expected["measure"] != "slip":
        _need({"fingers", "point", "to_point"}.isdisjoint(expected), where, "fingers and points only for slip")
    else:
        _need(("fingers" in expected) != ("point" in expected), where, "fingers or a point")
        _need("point" in expected or _landed(expected["fingers"], seen), f"{where}.fingers", "fingers that have landed")


# ---- Requests ------------------------------------------------------------------------------------------------------


class Fingers:
    """Where each finger is, and was."""

    def __init__(self) -> None:
        self.places: Dict[int, List[Tuple[float, Point]]] = {}

    def put(self, time: float, finger: int, place: Point) -> None:
        self.places.setdefault(finger, []).append((time, place))

    def now(self, finger: int) -> Point:
        return self.places[finger][-1][1]

    def at(self, finger: int, time: float) -> Point:
        """Where a finger was last reported at a time."""
        places = self.places[finger]
        return next((place for when, place in reversed(places) if when <= time + 1e-9), places[0][1])


def requests(case: Case, fingers: Fingers) -> Iterator[Dict[str, Any]]:
    """The requests of a case in their order: its steps, and a frame each 1/60 s. Fills `fingers`."""
    begin = dict(zip(("scale", "x", "y"), case.begin["show"]))
    yield {"begin": {**case.begin, "show": begin}}
    count = 0
    for time, request in _inputs(case, fingers):
        while count * FRAME < time - 1e-9:
            yield {"time": round(count * FRAME, 6), "frame": True}
            count += 1
        yield {"time": round(time, 6), **request}
    while count * FRAME <= case.seconds + 1e-9:
        yield {"time": round(count * FRAME, 6), "frame": True}
        count += 1
    yield {"end": True}


def _inputs(case: Case, fingers: Fingers) -> Iterator[Tuple[float, Dict[str, Any]]]:
    for step in case.steps:
        for time, places, phase in _reports(step, fingers):
            for finger, place in places.items():
                fingers.put(time, finger, place)
            yield time, {"touches": [{"id": finger, "phase": phase, "x": round(x, 3), "y": round(y, 3)}
                                     for finger, (x, y) in places.items()]}
        if "wheel" in step:
            yield step["time"], {"wheel": dict(zip(("x", "y", "notches"), step["wheel"]))}
        if "view" in step:
            yield step["time"], {"view": step["view"]}


def _reports(step: Dict[str, Any], fingers: Fingers) -> Iterator[Tuple[float, Dict[int, Point], str]]:
    """The reports of fingers in a step: (time, places, phase)."""
    time = step["time"]
    for phase in ("down", "up", "cancel"):
        if phase == "down" and phase in step:
            yield time, {finger: (x, y) for finger, x, y in step[phase]}, phase
        elif phase in step:
            yield time, {finger: fingers.now(finger) for finger in step[phase]}, phase
    if "move" in step and "until" not in step:
        yield time, {finger: (x, y) for finger, x, y in step["move"]}, "move"
    elif "until" in step:
        moving = step["turn"] if "turn" in step else [finger for finger, _, _ in step["move"]]
        starts = {finger: fingers.now(finger) for finger in moving}
        count = max(1, round((step["until"] - time) / FRAME))
        for i in range(1, count + 1):
            part = i / count
            yield time + (step["until"] - time) * part, _moved(step, starts, part), "move"


def _moved(step: Dict[str, Any], starts: Dict[int, Point], part: float) -> Dict[int, Point]:
    """Where the fingers of a move or a turn are after a part of the way."""
    if "turn" in step:
        angle, (cx, cy) = math.radians(step["degrees"] * part), step["about"]
        cos, sin = math.cos(angle), math.sin(angle)
        return {finger: (cx + cos * (x - cx) - sin * (y - cy), cy + sin * (x - cx) + cos * (y - cy))
                for finger, (x, y) in starts.items()}
    ends = {finger: (x, y) for finger, x, y in step["move"]}
    return {finger: (x + (ends[finger][0] - x) * part, y + (ends[finger][1] - y) * part)
            for finger, (x, y) in starts.items()}
