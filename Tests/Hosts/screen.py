# SPDX-License-Identifier: MIT
"""Checks that a screenshot shows the content at the place of a transform."""

import io
import math
from functools import lru_cache
from pathlib import Path
from typing import List, NamedTuple, Sequence, Tuple

from PIL import Image, ImageDraw

from tapzoom import Transform

Color = Tuple[int, int, int]


class Landmark(NamedTuple):
    """A shape of one color: all content within `radius` of (x, y) along the content's axes, in content units, and no
    more."""

    x: float
    y: float
    radius: float
    color: Color


def test_picture(file: Path, width: int = 1600, height: int = 1000) -> List[Landmark]:
    """Draws a picture of squares, each in its own color, and returns them."""
    data, marks = drawn(file.suffix[1:], width, height)
    file.write_bytes(data)
    return list(marks)


@lru_cache(maxsize=None)
def drawn(kind: str, width: int, height: int, step: int = 200) -> Tuple[bytes, Sequence[Landmark]]:
    """The picture as a file, and its squares."""
    image = Image.new("RGB", (width, height), (240, 240, 240))
    draw = ImageDraw.Draw(image)
    marks = []
    for row, y in enumerate(range(step // 2, height, step)):
        for column, x in enumerate(range(step // 2, width, step)):
            color = (40 + 20 * column % 180, 40 + 40 * row % 180, 200 - 160 * ((row + column) % 2))
            radius = step // 5
            draw.rectangle((x - radius, y - radius, x + radius - 1, y + radius - 1), fill=color)
            marks.append(Landmark(x, y, radius, color))
    file = io.BytesIO()
    image.save(file, kind)
    return file.getvalue(), marks


def misplaced(
    shot: Image.Image, transform: Transform, marks: Sequence[Landmark], origin: Tuple[float, float] = (0, 0),
    area: Tuple[float, float, float, float] = (0, 0, math.inf, math.inf), slack: float = 2, tolerance: int = 40,
) -> Tuple[int, List[str]]:
    """Returns how many places of a screenshot it checked, and what is wrong at them.

    It checks each landmark's center and both sides of its four edges. The places lie `slack` pixels and one content
    unit from the edges, because an enlarged picture is smoothed over one content unit. It checks only places within
    `area` (left, top, right, bottom) of the screen. `origin` is the position of the view on the screen.
    """
    slack += transform.scale
    left, top = max(area[0], 0), max(area[1], 0)
    right, bottom = min(area[2], shot.width), min(area[3], shot.height)
    looked, wrong = 0, []
    for mark in marks:
        reach = mark.radius * transform.scale
        for place, same in [((0.0, 0.0), True), *(
            ((way[0] * (reach + side * slack), way[1] * (reach + side * slack)), side < 0)
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)) for side in (-1, 1))]:
            x, y = transform.to_view((mark.x + place[0] / transform.scale, mark.y + place[1] / transform.scale))
            x, y = math.floor(x + origin[0]), math.floor(y + origin[1])
            if reach <= slack or not (left <= x < right and top <= y < bottom):
                continue
            looked += 1
            seen = shot.getpixel((x, y))
            if (max(abs(a - b) for a, b in zip(seen, mark.color)) <= tolerance) != same:
                wrong.append(f"({x}, {y}) is {seen}, {'not' if same else 'still'} the {mark.color} of {mark[:3]}")
    return looked, wrong
