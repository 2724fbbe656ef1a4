# SPDX-License-Identifier: MIT
"""Points, rectangles, viewports, transforms and velocities: tuples with named fields.

Functions that take one of them also take a plain tuple of the same numbers.
"""

from __future__ import annotations

from ctypes import ArgumentError, byref, c_double, c_float
from typing import Any, NamedTuple, Tuple, Union

from ._abi import CRect, CTransform, CVelocity, CViewport
from ._library import lib
from ._named import brief, number
from ._refusals import call_refusal

_to_content = lib.tapzoom_view_to_content
_to_view = lib.tapzoom_content_to_view
_compose = lib.tapzoom_transform_compose
_invert = lib.tapzoom_transform_invert
_interpolate = lib.tapzoom_transform_interpolate


class Point(NamedTuple):
    """A point (x, y) or a vector. The function that takes or returns it defines its units."""

    x: float
    y: float


class Rect(NamedTuple):
    """An upright rectangle: smallest coordinates, then sizes.

    x, y           Smallest coordinates, each at most MAX_LENGTH from 0.
    width, height  Sizes, each MIN_SIZE to MAX_LENGTH.
    """

    x: float
    y: float
    width: float
    height: float


class Viewport(NamedTuple):
    """Your area for the content, in view units, and the bars that cover its sides (insets).

    The safe area is the viewport without its insets; the view fits, centers and clamps content within it. Along an axis
    the safe area keeps at least 1/64 of the size. If the insets leave less, it lies around the middle of the gap or
    overlap between them.

    width, height             Size, each MIN_SIZE to MAX_LENGTH.
    left, top, right, bottom  Insets, each 0 to MAX_LENGTH [0].
    """

    width: float
    height: float
    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


class ScaleRange(NamedTuple):
    """The scale limits and the fitted scale of a view at its current sizes, in view units per content unit.

    min     The smallest scale.
    max     The largest scale.
    fitted  The scale of the fitted view.
    """

    min: float
    max: float
    fitted: float


class Velocity(NamedTuple):
    """Velocity of the content: it moves at one point of the view, and scales and rotates about that point.

    x, y        Velocity of the content at that point, view units per second.
    log_scale   Velocity of ln(scale), 1/s [0].
    rotation    Radians per second [0].
    view_point  The point in view units [(0, 0)].
    """

    x: float
    y: float
    log_scale: float = 0.0
    rotation: float = 0.0
    view_point: Point = Point(0.0, 0.0)


class Overscroll(NamedTuple):
    """How far the displayed content is beyond its limits, and how far it would be without the rubber band.

    View.overscroll describes the axes.

    x, y           Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM.
    raw_x, raw_y   The same before the rubber band.
    log_scale      Displayed excess in ln(scale); negative below the smallest scale.
    raw_log_scale  The same before the rubber band.
    """

    x: float
    y: float
    raw_x: float
    raw_y: float
    log_scale: float
    raw_log_scale: float


class Transform(NamedTuple):
    """Maps content to the view: ``view = R(rotation) * scale * content + (x, y)``, or written out

        view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
        view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y

    scale     View units per content unit, 1e-40 to 1e40.
    rotation  Radians, from the x axis toward the y axis; at most 1e40 from 0.
    x, y      Position of content point (0, 0) in view units; each at most 1e40 from 0.

    The methods raise NotFiniteError and RangeError for values outside these ranges. Every transform that a view returns
    as its displayed or target transform is within them.
    """

    scale: float
    rotation: float
    x: float
    y: float

    def to_content(self, point: PointLike) -> Point:
        """Converts a view point to content units. Raises NotFiniteError, RangeError."""
        x, y = c_double(), c_double()
        call(_to_content, byref(c_transform(self)), *pair(point, "point"), x, y)
        return Point(x.value, y.value)

    def to_view(self, point: PointLike) -> Point:
        """Converts a content point to view units. Raises NotFiniteError, RangeError."""
        x, y = c_double(), c_double()
        call(_to_view, byref(c_transform(self)), *pair(point, "point"), x, y)
        return Point(x.value, y.value)

    def compose(self, inner: TransformLike) -> Transform:
        """Returns the transform that applies inner and then this one; ``outer @ inner`` is the same.

        For example, inner maps a picture to a page, and this one the page to the view. Raises NotFiniteError;
        RangeError: also for a result outside the ranges.
        """
        outer, given, result = c_transform(self), c_transform(inner, "inner"), CTransform()
        call(_compose, byref(outer), byref(given), byref(result))
        return from_c(result)

    def __matmul__(self, inner: TransformLike) -> Transform:
        return self.compose(inner) if isinstance(inner, tuple) else NotImplemented

    def inverse(self) -> Transform:
        """Returns the transform from the view to the content.

        Raises NotFiniteError; RangeError: also for a result outside the ranges.
        """
        result = CTransform()
        call(_invert, byref(c_transform(self)), byref(result))
        return from_c(result)

    def interpolate(self, other: TransformLike, t: float) -> Transform:
        """Returns a transform between this one and another, if you animate by yourself.

        Scale and rotation change at constant rates, ln(scale) and radians, about the point of the view that both
        transforms share: a zoom stays about its anchor. The rotation takes the shorter arc.

        t  0 to 1: this transform at 0; at 1 the other, whose rotation may differ by full turns.

        Raises NotFiniteError, RangeError.
        """
        start, end, result = c_transform(self), c_transform(other, "other"), CTransform()
        call(_interpolate, byref(start), byref(end), number(t, "t"), byref(result))
        return from_c(result)

    def affine(self) -> Tuple[float, float, float, float, float, float]:
        """Returns the matrix of 2D graphics libraries: a, b, c, d, x, y.

        A content point is at view point (a content_x + c content_y + x, b content_x + d content_y + y). Canvas, Cairo,
        Core Graphics and SVG take the numbers in this order. Raises NotFiniteError, RangeError.
        """
        matrix = (c_double * 6)()
        call(lib.tapzoom_transform_to_affine, byref(c_transform(self)), matrix)
        a, b, c, d, x, y = matrix
        return a, b, c, d, x, y

    def matrix(self, origin: PointLike = (0.0, 0.0)) -> Tuple[float, ...]:
        """Returns the transform as a matrix for graphics libraries: 16 single-precision numbers, column-major.

        It converts content coordinates relative to origin to view units; z does not change. A number beyond the range
        of single precision becomes infinite. Raises NotFiniteError, RangeError.

        origin  Content point that you subtract from your coordinates, near the visible content [(0, 0)]. Single
                precision has 24 bits: with the origin at (0, 0), content 4e7 units away at scale 10 is drawn tens of
                view units off its place.
        """
        matrix = (c_float * 16)()
        call(lib.tapzoom_transform_to_matrix, byref(c_transform(self)), *pair(origin, "origin"), matrix)
        return tuple(matrix)


#: What functions take as a point, rectangle, content rectangle, viewport, transform or velocity.
PointLike = Tuple[float, float]
RectLike = Tuple[float, float, float, float]
ContentLike = Union[Tuple[float, float], RectLike]
ViewportLike = Union[Tuple[float, float], Viewport, Tuple[float, float, float, float, float, float]]
TransformLike = Tuple[float, float, float, float]
VelocityLike = Union[Velocity, Tuple[float, float], Tuple[float, float, float, float, PointLike]]


#: The fields of arguments. The others are points and transforms.
_FIELDS = {
    "viewport": Viewport._fields, "content": Rect._fields, "rect": Rect._fields, "block": Rect._fields,
    "velocity": Velocity._fields,
}  # fmt: skip


def call(function: Any, *arguments: Any) -> None:
    """Calls a function of the library that does not take a view."""
    try:
        status = function(*arguments)
    except ArgumentError as error:
        raise TypeError(str(error)) from None
    if status:
        raise call_refusal(status, function, arguments)


def pair(point: PointLike, name: str) -> Tuple[float, ...]:
    """Returns the numbers of a point. Raises as numbers."""
    return plain(numbers(point, name, 2), name)


def c_transform(transform: TransformLike, name: str = "transform") -> CTransform:
    """Returns the struct of a transform. Raises as numbers."""
    return CTransform(*plain(numbers(transform, name, 4), name))


def from_c(transform: CTransform) -> Transform:
    """Returns the transform of a struct."""
    return Transform(transform.scale, transform.rotation, transform.x, transform.y)


def c_rect(rect: RectLike, name: str = "rect") -> CRect:
    """Returns the struct of a rectangle. Raises as numbers."""
    return CRect(*plain(numbers(rect, name, 4), name))


def c_content(content: ContentLike) -> CRect:
    """Returns the struct of a content rectangle, given as its size or as a whole. Raises as numbers."""
    given = plain(numbers(content, "content", 2, 4), "content")
    return CRect(*(given if len(given) == 4 else (0.0, 0.0, *given)))


def c_viewport(viewport: ViewportLike) -> CViewport:
    """Returns the struct of a viewport, given as its size or with its four insets. Raises as numbers."""
    return CViewport(*plain(numbers(viewport, "viewport", 2, 6), "viewport"))


def c_velocity(velocity: VelocityLike) -> CVelocity:
    """Returns the struct of a velocity, given as x and y or as a whole. Raises as numbers."""
    given: Tuple[Any, ...] = numbers(velocity, "velocity")
    if len(given) not in (2, 5):
        raise ValueError(f"velocity must be (x, y) or (x, y, log_scale, rotation, point), not {brief(velocity)}")
    *four, point = Velocity(*given)
    return CVelocity(*plain(tuple(four), "velocity"), *pair(point, "velocity.view_point"))


def plain(values: Tuple[Any, ...], name: str) -> Tuple[float, ...]:
    """Returns numbers as floats. Raises as number, with the name of the field."""
    try:
        return tuple([number(value, name) for value in values])
    except TypeError:
        fields = _FIELDS.get(name, Point._fields if len(values) == 2 else Transform._fields)
        for field, value in zip(fields[-len(values):] if name == "content" else fields, values):
            number(value, f"{name}.{field}")
        raise


def numbers(values: Any, name: str, *counts: int) -> Tuple[float, ...]:
    """Returns the numbers of a tuple. Raises ValueError for none of the counts, TypeError for anything but a tuple."""
    try:
        found = tuple(values)
    except TypeError:
        raise TypeError(f"{name} must be a tuple of numbers, not {brief(values)}") from None
    if counts and len(found) not in counts:
        given = f"{len(found)}: {brief(values)}"
        raise ValueError(f"{name} must have {' or '.join(map(str, counts))} numbers, not {given}")
    return found
