# SPDX-License-Identifier: MIT
"""Draws gestures-strip.svg, an icon for each gesture with its name: python3 strip.py [FOLDER]

A disk is a fingertip, a ring is a tap, an arrow is a way. The same bytes every time.
"""

import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bindings/python"))

from tapzoom.picture import ACCENT, FINGERS, GLASS, INK, SOFT, Canvas  # noqa: E402

COLUMNS, CELL, ROW = 5, 160, 150  # of 800 units, which a phone shows in half of that
MIDDLE = 58  # of an icon in its row
BLUE = FINGERS[0]
TIP = 17  # radius of a fingertip


class Icon:
    """Draws around the middle of a cell."""

    def __init__(self, canvas, x, y):
        self.canvas, self.x, self.y = canvas, x, y

    def tip(self, x, y, rings=0):
        """A fingertip, with a ring for each of its taps."""
        for ring in range(rings):
            self.circle(x, y, TIP + 8 + 8 * ring, fill="none", stroke=BLUE, stroke_width=2.5,
                        opacity="0.55" if ring else "0.9")
        self.circle(x, y, TIP, fill=BLUE, fill_opacity="0.3", stroke=BLUE, stroke_width=3.5)

    def circle(self, x, y, r, **more):
        self.canvas.add("circle", cx=self.x + x, cy=self.y + y, r=r, **more)

    def arrow(self, *points, trail=False):
        """A way with a head at its end."""
        places = [(self.x + x, self.y + y) for x, y in points]
        (x1, y1), (x2, y2) = places[-2:]
        angle = math.atan2(y2 - y1, x2 - x1)
        sides = [(x2 - 13 * math.cos(angle + turn), y2 - 13 * math.sin(angle + turn)) for turn in (0.55, -0.55)]
        more = {"stroke_dasharray": "1 9"} if trail else {}
        self.canvas.path(places, ACCENT, stroke_width=4.5, **more)
        self.canvas.path([sides[0], (x2, y2), sides[1]], ACCENT, stroke_width=4.5)


def arc(radius, begin, end):
    return [(radius * math.cos(angle), radius * math.sin(angle))
            for angle in (math.radians(begin + (end - begin) * k / 16) for k in range(17))]


def tap(icon):
    icon.tip(0, 0, rings=1)


def double_tap(icon):
    icon.tip(0, 0, rings=2)


def long_press(icon):
    """A clock runs around the finger."""
    icon.tip(0, 0)
    icon.circle(0, 0, TIP + 12, fill="none", stroke=SOFT, stroke_width=2.5, stroke_opacity="0.4")
    icon.canvas.path([(icon.x + x, icon.y + y) for x, y in arc(TIP + 12, -90, 150)], ACCENT, stroke_width=4.5)


def pan(icon):
    icon.tip(-32, 16)
    icon.arrow((-10, 5), (38, -19))


def fling(icon):
    icon.tip(-44, 18)
    icon.arrow((-20, 10), (2, 2), (52, -16), trail=True)


def pinch(icon):
    for side in (-1, 1):
        icon.tip(side * 20, side * -13)
        icon.arrow((side * 39, side * -25), (side * 61, side * -39))


def rotate(icon):
    for side in (-1, 1):
        icon.tip(side * 26, 0)
    icon.arrow(*arc(44, -150, -50))
    icon.arrow(*arc(44, 30, 130))


def quick_zoom(icon):
    """A tap, and then a way up or down."""
    icon.tip(-14, 0, rings=1)
    icon.arrow((32, 0), (32, -40))
    icon.arrow((32, 0), (32, 40))


def swipe(icon):
    icon.tip(40, 0)
    icon.arrow((14, 0), (-52, 0))
    for y in (-14, 14):
        icon.canvas.line(icon.x - 18, icon.y + y, icon.x + 10, icon.y + y, ACCENT, stroke_width=3,
                         stroke_linecap="round", stroke_opacity="0.5")


def wheel(icon):
    icon.canvas.add("rect", x=icon.x - 24, y=icon.y - 38, width=48, height=76, rx=24, fill=GLASS, stroke=SOFT,
                    stroke_width=3.5)
    icon.canvas.add("rect", x=icon.x - 5, y=icon.y - 25, width=10, height=24, rx=5, fill=ACCENT)
    icon.arrow((44, -8), (44, -34))
    icon.arrow((44, 8), (44, 34))


ICONS = (tap, double_tap, long_press, pan, fling, pinch, rotate, quick_zoom, swipe, wheel)


def main(folder):
    canvas = Canvas(COLUMNS * CELL)
    for index, draw in enumerate(ICONS):
        x, y = CELL * (index % COLUMNS + 0.5), ROW * (index // COLUMNS)
        draw(Icon(canvas, x, y + MIDDLE + 8))
        canvas.text(x, y + ROW - 14, draw.__name__.replace("_", " "), "", "middle", INK, style="font-size:23px")
    svg = canvas.svg(ROW * math.ceil(len(ICONS) / COLUMNS) + 10, "Gestures: " + ", ".join(
        draw.__name__.replace("_", " ") for draw in ICONS))
    (Path(folder) / "gestures-strip.svg").write_text(svg, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)
