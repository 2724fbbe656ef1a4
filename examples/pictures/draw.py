# SPDX-License-Identifier: MIT
"""Draws one small picture per gesture, from touches of a file and the real library: python3 draw.py [FOLDER]

On the left the screen with the fingers' paths: a dot where one lands, a ring where it lifts. On the right, over time,
the zoom, the way or the angle; below it the contacts and the events. The same bytes every time.
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

WIDTH, HEIGHT = 320, 200
SCREEN = tapzoom.Rect(12, 14, 172 * VIEWPORT[0] / VIEWPORT[1], 172)
PLOT = tapzoom.Rect(164, 14, 144, 64)
FINGER_BAR, LANE = 5, 14


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
        draw(canvas, gesture, picture.Play(gesture.name, touches, events, frames))
        svg = canvas.svg(HEIGHT, gesture.name.replace("-", " "))
        (Path(folder) / f"gesture-{gesture.name}.svg").write_text(svg, encoding="utf-8", newline="\n")


def draw(canvas, gesture, played):
    draw_screen(canvas, played)
    start, end = played.frames[0][0], played.frames[-1][0]

    def x_of(time):
        return PLOT.x + (time - start) / (end - start) * PLOT.width

    draw_curve(canvas, gesture, played, x_of)
    for index, contact in enumerate(played.contacts):
        y = PLOT.y + PLOT.height + 4 + index % 2 * (FINGER_BAR + 1)
        x1, x2 = x_of(contact[0].time), x_of(contact[-1].time)
        canvas.add("rect", x=x1, y=y, width=max(x2 - x1, 2), height=FINGER_BAR, rx=2, fill=picture.finger(index))
    draw_events(canvas, played, x_of, PLOT.y + PLOT.height + 20)
    canvas.text(PLOT.x, HEIGHT - 8, "0", "s", "middle")
    canvas.text(PLOT.x + PLOT.width, HEIGHT - 8, f"{end - start:.2g} s", "s", "end")


def draw_screen(canvas, played):
    canvas.add("rect", x=SCREEN.x, y=SCREEN.y, width=SCREEN.width, height=SCREEN.height, rx=8, fill=picture.LAND,
               stroke=picture.LINE)
    scale = SCREEN.width / VIEWPORT[0]
    lifted = []
    for index, contact in enumerate(played.contacts):
        way = [(SCREEN.x + scale * touch.x, SCREEN.y + scale * touch.y) for touch in contact]
        color = picture.finger(index)
        # The ring of a second tap is around that of the first.
        ring = 7 + 4 * sum(math.dist(way[-1], other) < 8 for other in lifted)
        lifted.append(way[-1])
        canvas.path(way, color, stroke_width=3, stroke_opacity="0.5")
        canvas.add("circle", cx=way[0][0], cy=way[0][1], r=4, fill=color)
        canvas.add("circle", cx=way[-1][0], cy=way[-1][1], r=ring, fill="none", stroke=color, stroke_width=2)


def draw_curve(canvas, gesture, played, x_of):
    values, ticks = AXES[gesture.curve](played)
    low, high = ticks[0][0], ticks[-1][0]

    def y_of(value):
        return PLOT.y + PLOT.height - 6 - (value - low) / (high - low) * (PLOT.height - 12)

    right = PLOT.x + PLOT.width
    canvas.add("rect", x=PLOT.x, y=PLOT.y, width=PLOT.width, height=PLOT.height, fill=picture.GLASS,
               stroke=picture.LINE)
    for value, label in ticks:
        canvas.line(PLOT.x, y_of(value), right, y_of(value), picture.FAINT)
        canvas.text(PLOT.x - 5, y_of(value) + 4, label, "s", "end")
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


def draw_events(canvas, played, x_of, top):
    """A bar for an event with duration, a diamond for a discrete one, each with its name where there is room."""
    ends = []
    for begin, end, name, color in picture.gestures(played.events):
        x1, x2 = x_of(begin), x_of(end)
        width = 5 + len(name) * 6.2
        before = x2 + width > WIDTH - 8
        left, right = (x1 - width - 6, x2 + 6) if before else (x1 - 6, x2 + width + 6)
        lane = next((lane for lane, taken in enumerate(ends) if taken <= left), len(ends))
        ends[lane : lane + 1] = [right]
        draw_event(canvas, top + lane * LANE, x1, x2, name, color, before)


def draw_event(canvas, y, x1, x2, name, color, before):
    if x2 - x1 >= 1:
        canvas.add("rect", x=x1, y=y, width=x2 - x1, height=9, rx=3, fill=color)
    else:
        x1, x2 = x1 - 4.5, x1 + 4.5
        points = [(x1, y + 4.5), (x1 + 4.5, y), (x2, y + 4.5), (x1 + 4.5, y + 9)]
        canvas.add("polygon", points=picture.joined(points), fill=color)
    canvas.text(x1 - 4 if before else x2 + 4, y + 9, name, "e", "end" if before else "start", style=f"fill:{color}")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)
