# SPDX-License-Identifier: MIT
"""Where a program shows the content: a similarity of content pixels to pixels of the screen."""

import math
from typing import NamedTuple, Tuple

Point = Tuple[float, float]


class Place(NamedTuple):
    """Content point (u, v) is shown at scale * rotate(angle) (u, v) + (x, y); the angle is in degrees, clockwise."""

    scale: float
    angle: float
    x: float
    y: float

    def shown(self, content: Point) -> Point:
        """Where the screen shows a point of the content."""
        u, v = content
        cos, sin = self._turn
        return cos * u - sin * v + self.x, sin * u + cos * v + self.y

    def content(self, shown: Point) -> Point:
        """The point of the content that a point of the screen shows."""
        x, y = shown[0] - self.x, shown[1] - self.y
        cos, sin = self._turn
        return (cos * x + sin * y) / self.scale**2, (cos * y - sin * x) / self.scale**2

    @property
    def _turn(self) -> Point:
        angle = math.radians(self.angle)
        return self.scale * math.cos(angle), self.scale * math.sin(angle)


def moved(before: Place, after: Place, at: Point) -> Point:
    """How far the content that was at a point of the screen has moved, in pixels."""
    x, y = after.shown(before.content(at))
    return x - at[0], y - at[1]


def turned(before: Place, after: Place) -> float:
    """By how many degrees the content has turned, -180 to 180."""
    return (after.angle - before.angle + 180) % 360 - 180
