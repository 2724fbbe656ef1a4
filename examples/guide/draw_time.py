# SPDX-License-Identifier: MIT
"""Draws the plots of sharp.md, time.md and settings.md by runs of the library: python3 draw_time.py [FOLDER]

The same bytes every time.
"""

import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "python"))

import tapzoom  # noqa: E402
from quickstart import CONTENT, VIEWPORT, read  # noqa: E402
from tapzoom import picture  # noqa: E402

WIDTH, HEIGHT = 640, 260
BLUE, ORANGE, GREEN = "#0067b3", "#d04f00", "#00795a"


def main(folder):
    for name, title, draw in (
        ("sharp-raster", "The displayed scale and the raster scale over time", draw_raster),
        ("time-judder", "The motion of the content from frame to frame, exact and resampled", draw_judder),
        ("settings-fling", "The distance of a fling over time for four values of fling_decay", draw_flings),
    ):
        canvas = picture.Canvas(WIDTH)
        draw(canvas)
        svg = canvas.svg(HEIGHT, title)
        (Path(folder) / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")


class Plot:
    """A frame with linear axes."""

    def __init__(self, canvas, left, top, right, bottom, x_range, y_range):
        self.canvas, self.left, self.top, self.right, self.bottom = canvas, left, top, right, bottom
        self.x_range, self.y_range = x_range, y_range
        canvas.add("rect", x=left, y=top, width=right - left, height=bottom - top, fill=picture.GLASS,
                   stroke=picture.LINE)

    def x_of(self, value):
        low, high = self.x_range
        return self.left + (value - low) / (high - low) * (self.right - self.left)

    def y_of(self, value):
        low, high = self.y_range
        return self.bottom - (value - low) / (high - low) * (self.bottom - self.top)

    def x_ticks(self, ticks):
        for value, label in ticks:
            x = self.x_of(value)
            self.canvas.line(x, self.bottom, x, self.bottom + 4, picture.LINE)
            self.canvas.text(x, self.bottom + 17, label, "s", "middle")

    def y_ticks(self, ticks):
        for value, label in ticks:
            y = self.y_of(value)
            self.canvas.line(self.left, y, self.right, y, picture.FAINT)
            self.canvas.text(self.left - 7, y + 4, label, "s", "end")

    def curve(self, points, color, width=2.5):
        self.canvas.path([(self.x_of(x), self.y_of(y)) for x, y in points], color, stroke_width=width)

    def label(self, x, y, text, color, dx=0, dy=0, anchor="start"):
        place = self.x_of(x) + dx, self.y_of(y) + dy
        self.canvas.text(*place, text, "s" if color == picture.SOFT else "e", anchor, fill=color)


def touches_of(name, start):
    touches = read(HERE.parent / "touches" / f"{name}.jsonl")
    return [touch._replace(time=touch.time + start) for touch in touches]


def draw_raster(canvas):
    """A pinch, then a double tap, on a screen with two pixels in a view unit."""
    touches = touches_of("pinch", 0) + touches_of("double-tap", 1.5)
    shown, rasters, spans = [], [], []
    with tapzoom.View(VIEWPORT, CONTENT, preset="maps", pixels_per_unit=2) as view:
        view.zoom_by(3, (VIEWPORT[0] / 2, VIEWPORT[1] / 2))
        view.poll_events()
        events = []
        for index in range(round(2.4 * 60)):
            time = index / 60
            frame = view.frame(time, [touch for touch in touches if time - 1 / 60 < touch.time <= time])
            events += frame.events
            shown.append((time, math.log2(2 * frame.transform.scale)))
            raster = math.log2(view.raster_scale)
            if rasters and rasters[-1][1] != raster:
                rasters.append((time, rasters[-1][1]))
            rasters.append((time, raster))
        spans = [span for span in picture.gestures(events) if span[2] in ("pinch", "animation")]
    plot = Plot(canvas, 56, 22, WIDTH - 24, HEIGHT - 56, (0, 2.4), (0, 3))
    plot.y_ticks([(power, f"{2**power}") for power in range(4)])
    plot.x_ticks([(tick / 2, f"{tick / 2:g} s") for tick in range(5)])
    for begin, end, name, _ in spans:
        left, right = plot.x_of(begin), plot.x_of(end)
        canvas.add("rect", x=left, y=plot.bottom - 14, width=right - left, height=9, rx=3, fill=picture.SOFT)
        canvas.text(right, plot.bottom - 21, name if name == "pinch" else "double tap", "s", "end")
    plot.curve(rasters, BLUE)
    plot.curve(shown, picture.ACCENT)
    plot.label(0.6, 1.27, "raster scale", BLUE, 0, 18)
    plot.label(0.78, 1.72, "displayed scale", picture.ACCENT, 0, -8)
    canvas.text(56, HEIGHT - 14, "Device pixels for each content unit", "s")


def draw_judder(canvas):
    """A finger drags at 500 view units per second, sampled at 90 Hz; frames at 60 Hz."""
    with tapzoom.View(VIEWPORT, (20000, 30000), preset="maps", pan_slop=0) as view:
        view.center_on((10000, 15000), 1)
        touches = [(k / 90 + 0.0007, 1, "moved" if k else "began", 380 - 500 * k / 90, 300) for k in range(63)]
        exact, resampled = [], []
        for index in range(36):
            time = index / 60
            frame = view.frame(time, [touch for touch in touches if time - 1 / 60 < touch[0] <= time])
            exact.append(view.transform.x)
            resampled.append(frame.transform.x)
    middle = WIDTH / 2
    for left, right, title, places, color in (
        (56, middle - 8, "tapzoom_get_transform", exact, ORANGE),
        (middle + 24, WIDTH - 24, "tapzoom_frame", resampled, GREEN),
    ):
        plot = Plot(canvas, left, 44, right, HEIGHT - 56, (0, 24), (0, 12))
        plot.y_ticks([(value, f"{value}") for value in (0, 4, 8, 12)] if left == 56 else [])
        canvas.text(left, 32, title, "n")
        for index in range(24):
            step = places[index + 9] - places[index + 10]
            top = plot.y_of(step)
            canvas.add("rect", x=plot.x_of(index) + 2, y=top, width=plot.x_of(1) - plot.left - 4,
                       height=plot.bottom - top, fill=color)
        plot.x_ticks([(tick + 0.5, f"{tick}") for tick in (0, 6, 12, 18)])
    canvas.text(56, HEIGHT - 14, "Motion of the content from one frame to the next, in view units", "s")


def draw_flings(canvas):
    """A finger lifts at 1,000 points a second."""
    plot = Plot(canvas, 56, 22, WIDTH - 90, HEIGHT - 56, (0, 3), (0, 1000))
    plot.y_ticks([(value, f"{value}") for value in (0, 250, 500, 750, 1000)])
    plot.x_ticks([(tick / 2, f"{tick / 2:g} s") for tick in range(7)])
    for decay, color in ((1, ORANGE), (2, picture.ACCENT), (4, BLUE), (10, GREEN)):
        with tapzoom.View(VIEWPORT, (20000, 30000), preset="maps", fling_decay=decay) as view:
            view.center_on((10000, 15000), 1)
            view.push_touches((k / 120, 1, "moved" if k else "began", 390 - 1000 * k / 120, 300) for k in range(25))
            view.push_touch(24 / 120, 1, "ended", 190, 300)
            start = view.transform.x
            points = [(0, 0)]
            for index in range(1, 181):
                view.advance(24 / 120 + index / 60)
                points.append((index / 60, start - view.transform.x))
        plot.curve(points, color)
        plot.label(3, points[-1][1], f"{decay}" if decay != 2 else "2 (default)", color, 6, 4)
    canvas.text(56, HEIGHT - 14, "Distance of the content after the lift in points, by fling_decay", "s")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)
