# SPDX-License-Identifier: MIT
"""The nine measures: what each one is, in a sentence and a formula, and how it follows from what was seen.

The fingers rest when a place is read. So the first six do not depend on the speed of the program or of the machine.
"""

import math
import statistics
from typing import Dict, List, NamedTuple, Optional, Sequence, Tuple

from places import Place, Point, moved, turned

Fingers = Dict[int, Point]
#: The rate at which judder and time to picture count, frames a second.
RATE = 60
#: A hand that changes the scale by less does not zoom; the angle by less, in degrees, does not rotate.
ZOOMS, ROTATES = 1.05, 10
#: A speed after the lift below this part of the finger's is none.
FLINGS = 0.05
#: A gap of so many pixels is that of a program without limits.
NO_LIMIT = 200


class Measure(NamedTuple):
    name: str
    unit: str
    #: What it is.
    says: str
    formula: str
    #: What it is when nothing is wrong; None if programs differ in what they want.
    best: Optional[float]
    #: The most that passes; infinite where a number alone does not tell right from wrong.
    most: float = math.inf
    #: It is read while the fingers rest.
    at_rest: bool = True


MEASURES = (
    Measure("drift", "px", "How far the content slips from under two fingers that pinch.",
            "max of distance(shown(q), f) over the fingers f; q = content under f at the first stop", 0, 1),
    Measure("jump", "px", "How far the content jumps when a finger lands or lifts, or at the next move after that.",
            "max distance of the content's move from the box between 0 and the fingers' move", 0, 1),
    Measure("turn", "degrees",
            "How far a pinch turns the content, while the fingers wander by 6 degrees, as those of people do.",
            "max of abs(angle - angle at the landing)", 0, 0.3),
    Measure("rotation", "px", "How far the content slips from under two fingers that rotate.",
            "max of distance(shown(q), f) over the fingers f; q = content under f at 25 degrees, read at 50 and 75",
            0, 1),
    Measure("gap", "px", "How far the content is from its place at rest, after a drag and a pinch beyond the limits.",
            "empty strip beside content that is larger than the view; distance of smaller content from the middle; "
            "200 if more, which means that there is no limit", 0, 1),
    Measure("stuck", "signs", "Signs of contacts that stay down after the system took the fingers away.",
            "1 if one finger then zooms the content, + 1 if two fingers then do not", 0, 0),
    Measure("return", "s", "Time from the lift beyond a limit until the content rests.",
            "time of the last change - time of the lift", None, at_rest=False),
    Measure("fling", "", "Speed of the content after a lift in motion, by the speed of the finger.",
            "length of the move from 20 to 120 ms after the lift / 0.1 s / speed of the finger", None, at_rest=False),
    Measure("judder", "px", "Unevenness of a drag at a steady speed, on a screen of 60 Hz.",
            "rms of x(n + 1) - 2 x(n) + x(n - 1), x(n) = the last frame before n / 60 s", 0, at_rest=False),
    Measure("latency", "frames", "Time from a finger's move to the picture.",
            "median of (time of the first changed pixel - time of the move) * 60 Hz", 0, at_rest=False),
)


class Stop(NamedTuple):
    """The place while these fingers rest."""

    fingers: Fingers
    place: Place


def zooms(before: Place, after: Place) -> float:
    """By which factor a hand zoomed, at least 1."""
    ratio = after.scale / before.scale
    return max(ratio, 1 / ratio)


def slip(first: Stop, later: Sequence[Stop]) -> float:
    """Drift and rotation: the largest distance of the content from the finger that it was under at the first stop."""
    return max(math.dist(stop.place.shown(first.place.content(first.fingers[finger])), place)
               for stop in later for finger, place in stop.fingers.items())


def jump(before: Stop, after: Stop, beside: Sequence[Point]) -> float:
    """How far the content has moved beyond what the fingers in both stops explain, at the fingers and beside them.
    Their common move explains each part of itself, because of slops and limits."""
    both = before.fingers.keys() & after.fingers.keys()
    moves = [tuple(b - a for a, b in zip(before.fingers[one], after.fingers[one])) for one in both] or [(0.0, 0.0)]
    explained = [statistics.fmean(move[axis] for move in moves) for axis in (0, 1)]
    points = [*before.fingers.values(), *beside]
    return max(_outside(moved(before.place, after.place, point), explained) for point in points)


def _outside(move: Point, explained: Sequence[float]) -> float:
    """The distance of a move from the box between 0 and another one."""
    return math.hypot(*(max(min(whole, 0) - part, part - max(whole, 0), 0) for part, whole in zip(move, explained)))


def turn(first: Place, later: Sequence[Place]) -> float:
    return max(abs(turned(first, place)) for place in later)


def gap(place: Place, size: Tuple[float, float], area: Tuple[float, float, float, float]) -> float:
    """How far a place at rest is from a right one in an area (left, top, right, bottom), up to NO_LIMIT. A turn of the
    content counts as none."""
    wrong = [0.0]
    for axis in (0, 1):
        middle, half = place.shown((size[0] / 2, size[1] / 2))[axis], place.scale * size[axis] / 2
        start, end = middle - half, middle + half
        low, high = area[axis], area[axis + 2]
        # A pixel of slack: programs round the size of their picture.
        if end - start >= high - low - 1:
            wrong += [start - low, high - end]
        else:
            wrong.append(abs(start + end - low - high) / 2)
    return min(max(wrong), NO_LIMIT)


def speed(frames: Sequence[Tuple[float, Place]], lift: float, at: Point, finger: float) -> float:
    """Fling: the mean speed of the content from 20 to 120 ms after the lift, by that of the finger."""
    start, end = (_at(frames, lift + after) for after in (0.02, 0.12))
    return math.hypot(*moved(start, end, at)) / 0.1 / finger


def _at(frames: Sequence[Tuple[float, Place]], time: float) -> Place:
    """The place at a time, between two frames."""
    after = next((i for i, (when, _) in enumerate(frames) if when >= time), len(frames) - 1)
    (t1, a), (t2, b) = frames[max(after - 1, 0)], frames[after]
    part = min(max((time - t1) / (t2 - t1), 0), 1) if t2 > t1 else 1
    return Place(*(x + (y - x) * part for x, y in zip(a, b)))


def judder(frames: Sequence[Tuple[float, Place]], start: float, end: float, at: Point) -> float:
    """The rms of the second difference of a drag at 60 Hz, in pixels a frame. Of 16 phases of the screen it takes the
    one that suits the program best, because a real screen tells a program when to draw."""
    return min(_judder(frames, start + phase / RATE / 16, end, at) for phase in range(16))


def _judder(frames: Sequence[Tuple[float, Place]], start: float, end: float, at: Point) -> float:
    first = frames[0][1]
    shown = []
    for tick in range(int((end - start) * RATE)):
        place = next((place for when, place in reversed(frames) if when <= start + tick / RATE), first)
        shown.append(math.hypot(*moved(first, place, at)))
    seconds = [c - 2 * b + a for a, b, c in zip(shown, shown[1:], shown[2:])]
    return math.sqrt(statistics.fmean(each * each for each in seconds))


def rested(frames: Sequence[Tuple[float, Place]], lift: float, still: float = 0.5) -> float:
    """Seconds from a lift until the place is the last one, to within so many pixels of its origin."""
    last = frames[-1][1]
    changes = [when for when, place in frames
               if math.dist((place.x, place.y), (last.x, last.y)) > still or abs(place.scale / last.scale - 1) > 1e-3]
    after = [when for when, _ in frames if changes and when > changes[-1]]
    return max(after[0] - lift, 0) if changes and after else 0.0


Result = Dict[str, Optional[float]]


def failed(result: Result) -> List[str]:
    """The measures that do not pass."""
    return [one.name for one in MEASURES if result.get(one.name) is not None and result[one.name] > one.most]
