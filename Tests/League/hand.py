# SPDX-License-Identifier: MIT
"""A hand on the touchscreen of a private X server, and the hands of the score."""

import math
import time
from typing import Callable, Dict, List

from measures import Fingers, Stop
from places import Point
from reading import Frame, Reader
from tapzoom.hands.device import BEGAN, ENDED, MOVED
from tapzoom.hands.server import Server

#: Touches a second, as of a common touchscreen.
RATE = 125
SETTLE = 0.25  # seconds that a program has to draw what the fingers did


class Hand:
    """Fingers that move together. Places are pixels from a center."""

    def __init__(self, server: Server, reader: Reader, center: Point) -> None:
        self._server, self._reader, self.center = server, reader, center
        self.fingers: Fingers = {}

    def at(self, place: Point) -> Point:
        return self.center[0] + place[0], self.center[1] + place[1]

    def _send(self, finger: int, what: int, place: Point) -> None:
        self._server.touch.touch(finger, what, *place)
        self._server.touch.sync()

    def land(self, finger: int, place: Point) -> None:
        self.fingers[finger] = self.at(place)
        self._send(finger, BEGAN, self.fingers[finger])
        time.sleep(0.03)

    def put(self, finger: int, place: Point) -> float:
        """Moves a finger at once. Returns the time of it."""
        self.fingers[finger] = self.at(place)
        sent = time.monotonic()
        self._send(finger, MOVED, self.fingers[finger])
        return sent

    def lift(self, *fingers: int) -> float:
        """Lifts fingers, or all. Returns the time of it."""
        for finger in fingers or list(self.fingers):
            self._send(finger, ENDED, self.fingers.pop(finger))
        return time.monotonic()

    def move(self, seconds: float, path: Callable[[float], Fingers]) -> None:
        """Moves fingers along a path of 0 to 1, at a steady rate."""
        count, start = max(round(seconds * RATE), 1), time.monotonic()
        for step in range(1, count + 1):
            time.sleep(max(start + step / RATE - time.monotonic(), 0))
            for finger, place in path(step / count).items():
                self.put(finger, place)

    def to(self, seconds: float, **places: Point) -> None:
        """Moves fingers straight: to(0.3, f0=(10, 20))."""
        ends = {int(name[1:]): place for name, place in places.items()}
        starts = {finger: (self.fingers[finger][0] - self.center[0], self.fingers[finger][1] - self.center[1])
                  for finger in ends}
        self.move(seconds, lambda part: {
            finger: tuple(a + (b - a) * part for a, b in zip(starts[finger], end)) for finger, end in ends.items()})

    def watch(self, seconds: float) -> List[Frame]:
        return self._reader.watch(seconds)

    def since(self, start: float) -> List[Frame]:
        """The frames that a program has reported since a time."""
        return self._reader.since(start)

    def stop(self) -> Stop:
        """Waits until the program has drawn what the fingers did, and reads the place."""
        time.sleep(SETTLE)
        return Stop(dict(self.fingers), self._reader.still())


def ends(radius: float, angle: float = -15, middle: Point = (0, 0)) -> Dict[str, Point]:
    """Two fingers on opposite sides of a middle, f0 at the left; the angle is in degrees."""
    x, y = radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))
    return {"f0": (middle[0] - x, middle[1] - y), "f1": (middle[0] + x, middle[1] + y)}


def land(hand: Hand, radius: float, angle: float = -15) -> None:
    for finger, place in enumerate(ends(radius, angle).values()):
        hand.land(finger, place)


def spread(hand: Hand, start: float = 104, end: float = 250) -> None:
    """Zooms in and lifts."""
    land(hand, start)
    hand.to(0.4, **ends(end))
    time.sleep(SETTLE)
    hand.lift()


def sweep(angles: Point, radii: Point) -> Callable[[float], Fingers]:
    """A path on which two fingers go from the first angle and radius to the second ones."""
    def path(part: float) -> Fingers:
        angle, radius = (start + (end - start) * part for start, end in (angles, radii))
        return {int(name[1:]): place for name, place in ends(radius, angle).items()}
    return path
