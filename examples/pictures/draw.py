# SPDX-License-Identifier: MIT
"""Draws one small picture per gesture, from touches of a file and the real library: python3 draw.py [FOLDER]

On the left the fingers with their paths: a disk where one is, a ring where it landed or taps. On the right, over time,
the zoom, the way or the angle if it changes; below it the contacts and the events. The same bytes every time. strip.py
draws the icons of the README.
"""

import math
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "python"))

import tapzoom  # noqa: E402
from quickstart import CONTENT, VIEWPORT, play, read  # noqa: E402
from tapzoom import picture  # noqa: E402

WIDTH, MARGIN = 340, 12
NAMES = 78  # width of the column of names
PLOT = tapzoom.Rect(214, MARGIN + 2, WIDTH - 214 - MARGIN, 74)
LANE, BAR = 15, 9
FINGERTIP, ROOM = 14, 24  # its radius, and the room around the paths


class Gesture(NamedTuple):
    name: str  #: Of the file of touches.
    curve: str  #: What the plot shows: zoom, way or angle.
    settings: dict = {"preset": "maps"}
    zoom: float = 3  #: Beforehand, so that there is room to go every way.


ROTATING = tapzoom.Config("maps").gestures | tapzoom.Gesture.ROTATE
GESTURES = (
    Gesture("tap", "zoom"),
    Gesture("double-tap", "zoom"),
    Gesture("two-finger-tap", "zoom"),
    Gesture("long-press", "zoom"),
    Gesture("pan", "way"),
    Gesture("fling", "way"),
    Gesture("pinch", "zoom"),
    Gesture("quick-zoom", "zoom"),
    Gesture("rotate", "angle", {"preset": "maps", "gestures": ROTATING}),
    Gesture("swipe", "way", {"preset": "photos"}, zoom=1),
)


def main(folder):
    for gesture in GESTURES:
        touches = read(HERE.parent / "touches" / f"{gesture.name}.jsonl")
        with tapzoom.View(VIEWPORT, CONTENT, **gesture.settings) as view:
            view.zoom_by(gesture.zoom, (VIEWPORT[0] / 2, VIEWPORT[1] / 2))
            view.poll_events()
            first = (0.0, view.transform)
            played = list(play(view, touches))
        frames = [first, *((now, frame.transform) for now, frame in played)]
        events = [event for _, frame in played for event in frame.events if event.phase != tapzoom.Phase.CHANGED]
        canvas = picture.Canvas(WIDTH)
        height = draw(canvas, gesture, picture.Play(gesture.name, touches, events, frames))
        svg = canvas.svg(height, gesture.name.replace("-", " "))
        (Path(folder) / f"gesture-{gesture.name}.svg").write_text(svg, encoding="utf-8", newline="\n")


def draw(canvas, gesture, played):
    """Returns the height of the picture."""
    start, end = played.span

    def x_of(time):
        return PLOT.x + (time - start) / (end - start) * PLOT.width

    values, ticks = AXES[gesture.curve](played)
    top = float(MARGIN)
    if max(values) - min(values) > 0.01 * (ticks[-1][0] - ticks[0][0]):
        draw_curve(canvas, values, ticks, played, x_of)
        top = PLOT.y + PLOT.height + 8
    lanes = picture.make_lanes(played)
    for index, (name, spans) in enumerate(lanes):
        y = top + LANE * index
        if name:
            canvas.text(PLOT.x - 6, y + BAR, name, "", "end", picture.SOFT if name == "fingers" else picture.ACCENT)
        for begin, until, color in spans:
            picture.draw_bar(canvas, y, x_of(begin), x_of(until), color)
    bottom = top + LANE * len(lanes)
    canvas.text(PLOT.x, bottom + 11, "0", "s", "middle")
    canvas.text(PLOT.x + PLOT.width, bottom + 11, f"{end - start:.2g} s", "s", "end")
    height = bottom + 16 + MARGIN / 2
    draw_fingers(canvas, played, height - 2 * MARGIN)
    return height


def draw_fingers(canvas, played, height):
    """The part of the screen around the paths, with large fingertips."""
    width = PLOT.x - NAMES - 2 * MARGIN
    left, right = (pick(touch.x for touch in played.touches) for pick in (min, max))
    top, bottom = (pick(touch.y for touch in played.touches) for pick in (min, max))
    scale = min((width - 2 * ROOM) / max(right - left, 1), (height - 2 * ROOM) / max(bottom - top, 1), 0.7)
    canvas.add("rect", x=MARGIN, y=MARGIN, width=width, height=height, rx=8, fill=picture.LAND, stroke=picture.LINE)

    def place(touch):
        return (MARGIN + width / 2 + scale * (touch.x - (left + right) / 2),
                MARGIN + height / 2 + scale * (touch.y - (top + bottom) / 2))

    lifted = []
    for index, contact in enumerate(played.contacts):
        way, color = [place(touch) for touch in contact], picture.finger(index)
        (x, y), moved = way[-1], math.dist(way[0], way[-1]) > 12
        # The second tap at a place is a ring around the first.
        again = sum(math.dist((x, y), other) < 8 for other in lifted)
        lifted.append((x, y))
        if again:
            canvas.add("circle", cx=x, cy=y, r=FINGERTIP + 5 * again, fill="none", stroke=color, stroke_width=2.5)
        if moved:
            canvas.path(way, color, stroke_width=5, stroke_opacity="0.45")
            canvas.add("circle", cx=way[0][0], cy=way[0][1], r=6, fill=picture.GLASS, stroke=color, stroke_width=2.5)
        if moved or not again:
            canvas.add("circle", cx=x, cy=y, r=FINGERTIP, fill=color, fill_opacity="0.35", stroke=color,
                       stroke_width=2.5)


def draw_curve(canvas, values, ticks, played, x_of):
    low, high = ticks[0][0], ticks[-1][0]

    def y_of(value):
        return PLOT.y + PLOT.height - 6 - (value - low) / (high - low) * (PLOT.height - 12)

    right = PLOT.x + PLOT.width
    canvas.add("rect", x=PLOT.x, y=PLOT.y, width=PLOT.width, height=PLOT.height, fill=picture.GLASS,
               stroke=picture.LINE)
    for value, label in ticks:
        canvas.line(PLOT.x, y_of(value), right, y_of(value), picture.FAINT)
        canvas.text(PLOT.x - 6, y_of(value) + 4, label, "s", "end")
    points = [(x_of(time), y_of(value)) for (time, _), value in zip(played.frames, values)]
    canvas.path(points, picture.ACCENT, stroke_width=2.5)


def zoom_axis(played):
    """The scale, as a factor of the first, on a logarithmic axis."""
    values = [math.log2(scale / played.scales[0]) for scale in played.scales]
    low, high = math.floor(min(values) + 1e-9), max(math.ceil(max(values) - 1e-9), 1)
    return values, [(power, f"×{2.0**power:g}") for power in range(low, high + 1)]


def way_axis(played):
    values, ticks, _ = picture.distance_axis(played.distances)
    return values, [(value, label) for value, label in ticks]


def angle_axis(played):
    values = [math.degrees(transform.rotation) for _, transform in played.frames]
    low, high = 45 * math.floor(min(values) / 45 + 1e-9), 45 * math.ceil(max(values) / 45 - 1e-9)
    return values, [(angle, f"{angle}°") for angle in range(low, high + 1, 45)]


AXES = {"zoom": zoom_axis, "way": way_axis, "angle": angle_axis}


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)
