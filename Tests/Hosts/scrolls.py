# SPDX-License-Identifier: MIT
"""Scripts of a wheel and of a trackpad: what each reports when. Nothing here knows of a host."""

import time
from typing import List, NamedTuple, Tuple

from device import PINCH_BEGAN, PINCH_ENDED, PINCH_MOVED, Device
from fingers import STEP

_UP, _DOWN = 4, 5  # buttons of X11
_PHASES = {"began": PINCH_BEGAN, "moved": PINCH_MOVED, "ended": PINCH_ENDED}


class Notch(NamedTuple):
    """A wheel turns by one notch, up or down, while the pointer is at a place of the screen."""

    time: float
    down: bool
    place: Tuple[float, float]


class Report(NamedTuple):
    """Two fingers on a trackpad have moved, in notches of a wheel, or spread and turned."""

    time: float
    dx: float = 0
    dy: float = 0
    #: "" is a scroll. Of a pinch the scale counts from its beginning, and the angle, in degrees, from the last report.
    pinch: str = ""
    scale: float = 1
    angle: float = 0


def turn(script: List[Notch], pointer: Device) -> None:
    """Turns a wheel in real time."""
    start = time.monotonic()
    for notch in script:
        time.sleep(max(start + notch.time - time.monotonic(), 0))
        pointer.point(*notch.place)
        for down in (True, False):
            pointer.button(_DOWN if notch.down else _UP, down)
        pointer.sync()


def move(script: List[Report], trackpad: Device) -> None:
    """Moves fingers on a trackpad in real time."""
    start = time.monotonic()
    for report in script:
        time.sleep(max(start + report.time - time.monotonic(), 0))
        if report.pinch:
            trackpad.pinch(_PHASES[report.pinch], report.scale, report.angle, report.dx, report.dy)
        else:
            trackpad.scroll(report.dx, report.dy)
        trackpad.sync()


def wheel() -> List[Notch]:
    """In at one place, and partly out at another."""
    ways = [(False, (700.0, 420.0))] * 5 + [(True, (540.0, 330.0))] * 2
    return [Notch(0.06 * index, *way) for index, way in enumerate(ways)]


def swipe(dx: float, dy: float, count: int, rest: bool) -> List[Report]:
    """Fingers go that far in each report, may rest, and lift.

    X11 counts from the first report after the pointer has come in: it moves nothing."""
    moves = [Report(STEP * (1 + index), dx, dy) for index in range(count)]
    return [Report(0), *moves, Report(moves[-1].time + (0.3 if rest else STEP))]


def pinch(scale: float = 2.0, angle: float = 0.0, count: int = 20) -> List[Report]:
    """Fingers spread in equal steps of the scale's logarithm, and turn by an angle in degrees."""
    moves = [Report(STEP * index, pinch="moved", scale=scale ** (index / count), angle=angle / count)
             for index in range(1, count + 1)]
    return [Report(0, pinch="began"), *moves, Report(moves[-1].time + 0.2, pinch="ended", scale=scale)]
