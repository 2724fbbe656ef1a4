# SPDX-License-Identifier: MIT
"""Points, rectangles and the transform: plain tuples with names."""

from __future__ import annotations

from math import cos, sin
from typing import NamedTuple, Tuple


class Point(NamedTuple):
    """A point or a vector. Its units are said where it is used."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle: the corner with the smallest coordinates, and a size >= 0."""

    x: float
    y: float
    width: float
    height: float


class ScaleRange(NamedTuple):
    """The scales of a view, as its settings and sizes give them, in view units per content unit."""

    min: float  #: The smallest.
    max: float  #: The largest.
    full: float  #: That of the full view.


class Transform(NamedTuple):
    """Where content is drawn: ``view = R(rotation) * scale * content + (x, y)``."""

    scale: float  #: View units per content unit, > 0.
    rotation: float  #: Radians, from the x axis towards the y axis.
    x: float  #: Where the content's origin is, in view units.
    y: float

    def apply(self, point: Tuple[float, float]) -> Point:
        """Where a point of the content is in the view."""
        a, b = self.scale * cos(self.rotation), self.scale * sin(self.rotation)
        return Point(a * point[0] - b * point[1] + self.x, b * point[0] + a * point[1] + self.y)

    def invert(self, point: Tuple[float, float]) -> Point:
        """The content point under a point of the view."""
        a, b = cos(self.rotation) / self.scale, sin(self.rotation) / self.scale
        dx, dy = point[0] - self.x, point[1] - self.y
        return Point(a * dx + b * dy, a * dy - b * dx)


class Raster(NamedTuple):
    """How content should be drawn into a picture of it, and how to show that picture until it is drawn anew."""

    scale: float  #: Device pixels per content unit, at which the content should have been drawn.
    residual: Transform  #: From pixels of that picture to device pixels of the viewport.
