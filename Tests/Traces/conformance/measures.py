# SPDX-License-Identifier: MIT
"""What a case measures: numbers from the transforms and events that a program has reported."""

import math
from typing import Any, Dict, List, NamedTuple, Tuple

from case import FRAME, Case, Fingers

Point = Tuple[float, float]

UNITS = {"slip": " px", "motion": " px", "x": " px", "y": " px", "gap": " px", "scale": " times", "angle": " degrees"}


class Shown(NamedTuple):
    """What a program shows: place in the view = rotate(angle) * scale * content + (x, y)."""

    scale: float
    angle: float  # degrees, clockwise
    x: float
    y: float
    events: Tuple[str, ...] = ()

    def to_view(self, content: Point) -> Point:
        """The place of a content point in the view."""
        cos, sin = self._turn()
        x, y = content[0] * self.scale, content[1] * self.scale
        return cos * x - sin * y + self.x, sin * x + cos * y + self.y

    def to_content(self, place: Point) -> Point:
        """The content point at a place of the view."""
        cos, sin = self._turn()
        x, y = place[0] - self.x, place[1] - self.y
        return (cos * x + sin * y) / self.scale, (cos * y - sin * x) / self.scale

    def _turn(self) -> Tuple[float, float]:
        return math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))


class Run(NamedTuple):
    """A case that was played: each frame, and the places of the fingers."""

    case: Case
    frames: List[Shown]
    fingers: Fingers

    def at(self, time: float) -> Shown:
        return self.frames[_count(time)]

    def between(self, start: float, end: float) -> List[Shown]:
        return self.frames[_count(start):_count(end) + 1]

    def view(self, time: float) -> Point:
        """The size of the view at a time."""
        sizes = [step["view"] for step in self.case.steps if "view" in step and step["time"] <= time]
        width, height = sizes[-1] if sizes else self.case.begin["view"]
        return width, height


def _count(time: float) -> int:
    """The number of the last frame at a time or before it."""
    return int(time / FRAME + 1e-6)


def failures(run: Run) -> List[Dict[str, Any]]:
    """The expectations that a run does not meet, with the number seen and a sentence for people."""
    failed = []
    for expected in run.case.expect:
        seen = measure(run, expected)
        low, high = expected.get("min", -math.inf), expected.get("max", math.inf)
        if not low <= seen <= high:
            failed.append({**expected, "seen": round(seen, 4), "message": _message(run.case, expected, seen)})
    return failed


def measure(run: Run, expected: Dict[str, Any]) -> float:
    """The number that an expectation is about."""
    name = expected["measure"]
    start, end = expected.get("from", 0), expected.get("to", run.case.seconds)
    before, after = run.at(start), run.at(end)
    if name == "slip":
        return max(math.dist(after.to_view(before.to_content(p)), q) for p, q in _pairs(run, expected, start, end))
    if name == "motion":
        corners = [(corner, before.to_content(corner)) for corner in _corners(run.view(start))]
        return max(math.dist(shown.to_view(content), corner)
                   for shown in run.between(start, end) for corner, content in corners)
    if name == "scale":
        return after.scale / before.scale
    if name == "angle":
        return (after.angle - before.angle + 180) % 360 - 180
    if name in ("x", "y"):
        width, height = run.view(start)
        middle = width / 2, height / 2
        axis = "xy".index(name)
        return after.to_view(before.to_content(middle))[axis] - middle[axis]
    if name == "gap":
        return max(_outside(after, run.case.begin["content"], corner) for corner in _corners(run.view(end)))
    return sum(shown.events.count(name) for shown in run.between(start, end))


def _pairs(run: Run, expected: Dict[str, Any], start: float, end: float) -> List[Tuple[Point, Point]]:
    """Where each finger was and is, or the points of the expectation."""
    if "fingers" in expected:
        return [(run.fingers.at(finger, start), run.fingers.at(finger, end)) for finger in expected["fingers"]]
    point = tuple(expected["point"])
    return [(point, tuple(expected.get("to_point", point)))]


def _corners(size: Point) -> List[Point]:
    return [(x, y) for x in (0, size[0]) for y in (0, size[1])]


def _outside(shown: Shown, content: List[float], corner: Point) -> float:
    """How far a corner of the view is outside of the content, in pixels."""
    away = [max(-value, value - size, 0) for value, size in zip(shown.to_content(corner), content)]
    return math.hypot(*away) * shown.scale


def _message(case: Case, expected: Dict[str, Any], seen: float) -> str:
    """An expectation and what was seen instead, such as `slip of fingers 1, 2 from 0.3 s to 0.7 s: 9.5 px, ...`"""
    unit = UNITS.get(expected["measure"], "")
    wanted = " and ".join(f"at {word} {expected[key]:g}{unit}" for key, word in (("min", "least"), ("max", "most"))
                          if key in expected)
    if expected.get("min") == expected.get("max"):
        wanted = f"exactly {expected['min']:g}{unit}"
    of = f" of finger {', '.join(map(str, expected['fingers']))}" if "fingers" in expected else ""
    of += f" at {expected['point']}" if "point" in expected else ""
    span = f"from {expected.get('from', 0):g} s to {expected.get('to', case.seconds):g} s"
    return f"{expected['measure']}{of} {span}: {seen:.4g}{unit}, expected {wanted}"
