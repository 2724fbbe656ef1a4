# SPDX-License-Identifier: MIT
"""Scripts of fingers: steps and their times, in pixels of the screen. This file is independent of the hosts."""

import math
import time
from typing import Callable, List, NamedTuple, Tuple

from .device import BEGAN, ENDED, MOVED, Device

Place = Tuple[float, float]
STEP = 1 / 60  # seconds between two moves

_PHASES = {"began": BEGAN, "moved": MOVED, "ended": ENDED}


class Step(NamedTuple):
    """One finger at one instant."""

    time: float
    finger: int
    phase: str
    x: float
    y: float


Script = List[Step]


def play(script: Script, device: Device, timed: bool = True) -> None:
    """Plays a script in real time. `timed`: the host records its times."""
    if timed:
        device.played.append(script)
    start = time.monotonic()
    for step in script:
        time.sleep(max(start + step.time - time.monotonic(), 0))
        device.touch(step.finger, _PHASES[step.phase], step.x, step.y)
        device.sync()


def together(*scripts: Script) -> Script:
    """Several scripts at the same time, ordered by time."""
    return sorted((step for script in scripts for step in script), key=lambda step: step.time)


def then(first: Script, pause: float, second: Script) -> Script:
    """One script after the other."""
    offset = first[-1].time + pause
    return first + [step._replace(time=step.time + offset) for step in second]


def lifts(script: Script) -> int:
    """The number of lifts in a script."""
    return sum(step.phase == "ended" for step in script)


def touch(finger: int, start: float, end: float, at: Place) -> Script:
    """A finger that stays where it lands."""
    return [Step(start, finger, "began", *at), Step(end, finger, "ended", *at)]


def stroke(finger: int, path: Callable[[float], Place], start: float, seconds: float, rest: float = 0.05) -> Script:
    """A finger lands, rests, moves along a path (a function of 0 to 1), rests and lifts."""
    count = round(seconds / STEP)
    moves = [Step(start + rest + seconds * i / count, finger, "moved", *path(i / count)) for i in range(1, count + 1)]
    lift = start + rest + seconds + rest
    return [Step(start, finger, "began", *path(0)), *moves, Step(lift, finger, "ended", *path(1))]


def line(start: Place, end: Place) -> Callable[[float], Place]:
    return lambda t: (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)


def around(center: Place, radius: Tuple[float, float], angle: Tuple[float, float]) -> Callable[[float], Place]:
    """A path from one radius and angle to another."""

    def path(t: float) -> Place:
        r, a = (start + (end - start) * t for start, end in (radius, angle))
        return center[0] + r * math.cos(a), center[1] + r * math.sin(a)

    return path


def pinch(
    center: Place = (640, 400), start: float = 50, end: float = 250, turn: float = 0, rest: float = 0.05
) -> Script:
    """Two fingers on opposite sides of a center go from one distance to another. The default zooms by 5, without
    slop."""
    return together(*(
        stroke(finger, around(center, (start, end), (angle, angle + turn)), finger * 0.03, 0.5, rest)
        for finger, angle in enumerate((math.pi, 0))))


def rotate(center: Place = (640, 400), radius: float = 150, turn: float = math.radians(60)) -> Script:
    """Two fingers rotate about a center."""
    return pinch(center, radius, radius, turn)


def tap(at: Place = (640, 400), finger: int = 0) -> Script:
    return touch(finger, 0, 0.07, at)


def double_tap(at: Place = (640, 400)) -> Script:
    return then(tap(at), 0.12, tap((at[0] + 4, at[1] - 2), finger=1))


def two_finger_tap(center: Place = (640, 400), lifts: Tuple[float, float] = (0, 0)) -> Script:
    """Two fingers tap, 120 pixels apart. `lifts` are the delays of their lifts."""
    landed = ((0.0, center[0] - 60), (0.03, center[0] + 60))
    return together(*(
        touch(finger, start, 0.1 + lift, (x, center[1]))
        for finger, ((start, x), lift) in enumerate(zip(landed, lifts))))


def quick_zoom(at: Place = (640, 300), distance: float = 140) -> Script:
    """A tap, then a touch that stays down and drags down."""
    drag = stroke(1, line(at, (at[0], at[1] + distance)), 0, 0.4)
    return then(tap(at), 0.12, drag)


def drag(start: Place = (640, 400), end: Place = (500, 320), seconds: float = 0.4, finger: int = 0) -> Script:
    """A finger drags and rests before it lifts."""
    return stroke(finger, line(start, end), 0, seconds, rest=0.15)


def fling(start: Place = (540, 420), end: Place = (780, 360), seconds: float = 0.16) -> Script:
    """A finger that lifts in motion."""
    moves = stroke(0, line(start, end), 0, seconds)
    return moves[:-1] + [moves[-1]._replace(time=moves[-2].time + STEP / 2)]


def ten_fingers(center: Place = (640, 400), count: int = 10) -> Script:
    """Ten fingers, or fewer, land one after the other, spread and rotate a little, and lift in another order. They rest
    so long before that the content does not glide: a busy machine delivers moves so close together that their velocity
    is not exact."""
    strokes = []
    for finger in range(count):
        angle = finger * math.tau / count
        radius = 120 + 15 * (finger % 3)
        path = around(center, (radius, radius * 1.6), (angle, angle + 0.1))
        strokes.append(stroke(finger, path, 0.02 * finger, 0.6 - 0.02 * (finger * 7 % 10), rest=0.2))
    return together(*strokes)
