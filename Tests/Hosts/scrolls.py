# SPDX-License-Identifier: MIT
"""Scripts of a wheel and of a trackpad: reports and their times. This file is independent of the hosts."""

import time
from typing import List, NamedTuple, Tuple

from tapzoom.hands.device import PINCH_BEGAN, PINCH_ENDED, PINCH_MOVED, Device
from tapzoom.hands.fingers import STEP

_UP, _DOWN = 4, 5  # buttons of X11
_PHASES = {"began": PINCH_BEGAN, "moved": PINCH_MOVED, "ended": PINCH_ENDED}


class Notch(NamedTuple):
    """A wheel turns by one notch, up or down, with the pointer at a place of the screen."""

    time: float
    down: bool
    place: Tuple[float, float]


class Report(NamedTuple):
    """Two fingers on a trackpad have moved, in wheel notches, or pinched."""

    time: float
    dx: float = 0
    dy: float = 0
    #: "" is a scroll. The scale of a pinch counts from its beginning; the angle, in degrees, from the last report.
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


def drag(pointer: Device, places: List[Tuple[float, float]], button: int = 1, rest: float = 0) -> None:
    """Drags with a button of a mouse, 20 moves from one place to the next. Releases the button after a rest."""
    pointer.point(*places[0])
    pointer.button(button, True)
    for (x, y), (to_x, to_y) in zip(places, places[1:]):
        for part in range(1, 21):
            pointer.point(x + (to_x - x) * part / 20, y + (to_y - y) * part / 20)
            pointer.sync()
            time.sleep(STEP)
    time.sleep(rest)
    pointer.button(button, False)
    pointer.sync()


def wheel(seconds: float = 0.06) -> List[Notch]:
    """Zooms in at one place and partly out at another, by a notch in so many seconds."""
    ways = [(False, (700.0, 420.0))] * 5 + [(True, (540.0, 330.0))] * 2
    return [Notch(seconds * index, *way) for index, way in enumerate(ways)]


def swipe(dx: float, dy: float, count: int, rest: bool) -> List[Report]:
    """Fingers move by that distance in each report, may rest, and lift.

    X11 counts from the first report after the pointer has entered the window; that report moves nothing.
    """
    moves = [Report(STEP * (1 + index), dx, dy) for index in range(count)]
    return [Report(0), *moves, Report(moves[-1].time + (0.3 if rest else STEP))]


def pinch(scale: float = 2.0, angle: float = 0.0, count: int = 20) -> List[Report]:
    """Fingers spread in equal steps of the logarithm of the scale, and rotate by an angle in degrees."""
    moves = [Report(STEP * index, pinch="moved", scale=scale ** (index / count), angle=angle / count)
             for index in range(1, count + 1)]
    return [Report(0, pinch="began"), *moves, Report(moves[-1].time + 0.2, pinch="ended", scale=scale)]
