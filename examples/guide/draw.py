# SPDX-License-Identifier: MIT
"""Draws the pictures of the guide from runs of the library: python3 draw.py [FOLDER]

The same bytes every time. Each picture has its own background, light or dark as the page, so that it is readable.
"""

import math
import sys
from pathlib import Path

import tapzoom
from tapzoom import Gesture, Rect, Touch, Viewport, picture

HERE = Path(__file__).resolve().parent
SHADE = "#9aa3ac"
WARM = picture.FINGERS[1]


def main(folder):
    for name, draw in PICTURES.items():
        svg = draw(name)
        (Path(folder) / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")


# Views at rest: what they show of their content


def draw_panel(canvas, left, top, size, viewport, view, content, lines):
    """A view, the outline of content beyond it, its insets, and lines of text below it."""
    transform, factor = view.transform, size[0] / viewport.width

    def place(x, y):
        return left + factor * x, top + factor * y

    x, y = place(*transform.to_view((content.x, content.y)))
    width, height = (factor * transform.scale * length for length in content[2:])
    canvas.add("rect", x=left, y=top, width=size[0], height=size[1], fill=picture.GLASS)
    canvas.elements.append(
        f'<svg x="{left}" y="{top}" width="{size[0]}" height="{size[1]}">'
        f'<use href="#town" transform="translate({picture.number(x - left)} {picture.number(y - top)}) '
        f'scale({factor * transform.scale:.5f})"/></svg>'
    )
    # The outline goes on for a little beyond the view, and not into the next one.
    canvas.elements.append(f'<svg x="{left - 18}" y="{top - 18}" width="{size[0] + 36}" height="{size[1] + 36}">')
    canvas.add("rect", x=x - left + 18, y=y - top + 18, width=width, height=height, fill="none", stroke=WARM,
               stroke_width=1.5, stroke_dasharray="5 3")
    canvas.elements.append("</svg>")
    for bar in bars(viewport):
        canvas.add("rect", x=left + factor * bar[0], y=top + factor * bar[1], width=factor * bar[2],
                   height=factor * bar[3], fill=SHADE, fill_opacity="0.55")
    canvas.add("rect", x=left, y=top, width=size[0], height=size[1], rx=2, fill="none", stroke=picture.INK,
               stroke_width=2)
    for index, line in enumerate(lines):
        canvas.text(left + size[0] / 2, top + size[1] + 44 + 17 * index, line, "n" if index == 0 else "s", "middle")


def bars(viewport):
    """The rectangles of the insets at the top and at the bottom."""
    found = []
    if viewport.top:
        found.append((0, 0, viewport.width, viewport.top))
    if viewport.bottom:
        found.append((0, viewport.height - viewport.bottom, viewport.width, viewport.bottom))
    return found


def draw_fits(name):
    viewport, wide, small = Viewport(400, 600), Rect(0, 0, 600, 400), Rect(0, 0, 240, 160)
    panels = (
        ("CONTAIN", "here also WIDTH", {"fit": "contain"}, wide),
        ("COVER", "here also HEIGHT", {"fit": "cover"}, wide),
        ("CONTAIN", "small content", {"fit": "contain"}, small),
        ("SCALE_DOWN", "small content", {"fit": "scale_down"}, small),
        ("ONE_TO_ONE", "1 pixel per unit", {"fit": "one_to_one"}, wide),
    )
    canvas = picture.Canvas(760)
    canvas.elements.append(f"<defs>{picture.town(600, 400)}</defs>")
    for index, (title, line, settings, content) in enumerate(panels):
        limits = {"min_scale": ("none", 0.01), "max_scale": ("none", 100)}
        with tapzoom.View(viewport, content, preset="photos", **settings, **limits) as view:
            shown = Shown(view, content.width / 600)
            draw_panel(canvas, 52 + 140 * index, 28, (96, 144), viewport, shown, Rect(0, 0, 600, 400), (title, line))
    return canvas.svg(250, "Fits of a wide picture and of a small one")


class Shown:
    """A view of content that the picture draws with another unit."""

    def __init__(self, view, factor):
        scale, rotation, x, y = view.transform
        self.transform = tapzoom.Transform(scale * factor, rotation, x, y)


def draw_bounds(name):
    viewport, content = Viewport(400, 600, top=90, bottom=50), Rect(0, 0, 600, 400)
    panels = (
        ("fitted view", "align_y 0.5", {}, 1, (0, 0)),
        ("fitted view", "align_y 0", {"align_y": 0}, 1, (0, 0)),
        ("zoomed 3 times", "at LEFT and TOP", {}, 3, (1e9, 1e9)),
        ("visible_extra -40", "a margin", {"visible_extra": -40}, 3, (1e9, 1e9)),
        ("visible_part 0.5", "half stays", {"visible_part": 0.5}, 1, (1e9, 1e9)),
    )
    canvas = picture.Canvas(760)
    canvas.elements.append(f"<defs>{picture.town(600, 400)}</defs>")
    for index, (title, line, settings, zoom, way) in enumerate(panels):
        with tapzoom.View(viewport, content, preset="photos", fit="contain", **settings) as view:
            view.zoom_by(zoom, (200, 300))
            view.pan_by(*way)
            draw_panel(canvas, 52 + 140 * index, 28, (96, 144), viewport, view, content, (title, line))
    return canvas.svg(250, "The fitted view between two bars, and what the bounds allow")


# The rubber band


def pulled(way):
    """The overscroll of content that a finger pulls beyond its left edge."""
    with tapzoom.View((400, 600), (4000, 6000), preset="maps", pan_slop=0) as view:
        view.zoom_by(4, (200, 300))
        view.pan_by(1e9, 0)
        view.push_touches([Touch(0, 1, "began", 0, 300), Touch(0.1, 1, "moved", way, 300)])
        view.advance(0.2)
        return view.overscroll


def spread(factor):
    """The overscroll of content that two fingers zoom beyond its largest scale."""
    with tapzoom.View((400, 600), (4000, 6000), preset="maps", pinch_slop=0, pinch_min_span=0) as view:
        view.zoom_by(64, (200, 300))
        for time, phase, radius in ((0, "began", 10), (0.1, "moved", 10 * factor)):
            view.push_touches([Touch(time, 1, phase, 200 - radius, 300), Touch(time, 2, phase, 200 + radius, 300)])
        view.advance(0.2)
        return view.overscroll


def draw_plot(canvas, area, title, x_ticks, y_ticks, names):
    """Axes with ticks (place, label); returns the functions from values to places."""
    (low_x, high_x), (low_y, high_y) = ((ticks[0][0], ticks[-1][0]) for ticks in (x_ticks, y_ticks))

    def x_of(value):
        return area.x + (value - low_x) / (high_x - low_x) * area.width

    def y_of(value):
        return area.y + area.height - (value - low_y) / (high_y - low_y) * area.height

    canvas.text(area.x, area.y - 12, title, "n")
    canvas.add("rect", x=area.x, y=area.y, width=area.width, height=area.height, fill=picture.GLASS,
               stroke=picture.LINE)
    for value, label in x_ticks:
        canvas.line(x_of(value), area.y, x_of(value), area.y + area.height, picture.FAINT)
        canvas.text(x_of(value), area.y + area.height + 17, label, "s", "middle")
    for value, label in y_ticks:
        canvas.line(area.x, y_of(value), area.x + area.width, y_of(value), picture.FAINT)
        canvas.text(area.x - 6, y_of(value) + 4, label, "s", "end")
    canvas.text(area.x + area.width / 2, area.y + area.height + 36, names[0], "s", "middle")
    x, y = area.x - 46, area.y + area.height / 2
    canvas.text(x, y, names[1], "s", "middle", transform=f"rotate(-90 {picture.number(x)} {picture.number(y)})")
    return x_of, y_of


def draw_rubber_band(name):
    canvas = picture.Canvas(760)
    ways = [(value, f"{value}") for value in range(0, 801, 200)]
    moved = [(value, f"{value}") for value in range(0, 401, 100)]
    x_of, y_of = draw_plot(canvas, Rect(84, 44, 264, 190), "Pulled beyond an edge of a safe area of 400 units", ways,
                           moved, ("travel of the finger beyond the edge", "travel of the content"))
    canvas.path([(x_of(0), y_of(0)), (x_of(400), y_of(400))], SHADE, stroke_width=1.5, stroke_dasharray="4 4")
    canvas.text(x_of(290), y_of(330), "no rubber band", "s", "end")
    canvas.path([(x_of(way), y_of(pulled(way).x)) for way in range(0, 801, 10)], picture.ACCENT, stroke_width=2.5)
    canvas.line(x_of(0), y_of(400), x_of(800), y_of(400), WARM, stroke_width=2)
    canvas.text(x_of(780), y_of(400) + 16, "never reached", "s", "end")

    powers = [(power, f"×{2**power}") for power in range(0, 5)]
    shown = [(power, f"×{2**power:.3g}") for power in (0, 0.25, 0.5, 0.75, 1)]
    x_of, y_of = draw_plot(canvas, Rect(470, 44, 264, 190), "Zoomed beyond the largest scale", powers, shown,
                           ("factor of the fingers beyond the limit", "factor of the content"))
    canvas.path([(x_of(0), y_of(0)), (x_of(1), y_of(1))], SHADE, stroke_width=1.5, stroke_dasharray="4 4")
    curve = [(x_of(power), y_of(spread(2**power).log_scale / math.log(2))) for power in (k / 16 for k in range(65))]
    canvas.path(curve, picture.ACCENT, stroke_width=2.5)
    canvas.line(x_of(0), y_of(1), x_of(4), y_of(1), WARM, stroke_width=2)
    canvas.text(x_of(3.9), y_of(1) + 16, "never reached", "s", "end")
    return canvas.svg(288, "Rubber band of the place and of the scale")


# Timelines


def tap(time, id, x=200, y=300):
    return [Touch(time, id, "began", x, y), Touch(time + 0.06, id, "ended", x, y)]


def path(id, start, end, place):
    """A finger whose place is a function of time, 120 times a second."""
    count = round((end - start) * 120)
    times = [start + (end - start) * index / count for index in range(count)] + [end]
    phases = ["began"] + ["moved"] * count
    touches = [Touch(time, id, phase, *place(time)) for time, phase in zip(times, phases)]
    return [*touches, Touch(end, id, "ended", *place(end))]


def turning(time, side):
    """Two fingers that rotate about a center and spread."""
    angle, radius = 3 * min(time, 0.5), 60 + 160 * min(time, 0.5)
    return 200 + side * radius * math.cos(angle), 300 + side * radius * math.sin(angle)


def play(touches, seconds, **settings):
    """The events of touches in a view of a map, 60 frames a second."""
    with tapzoom.View((400, 600), (2000, 3000), preset="maps", **settings) as view:
        view.zoom_by(3, (200, 300))
        view.poll_events()
        touches = sorted(touches, key=lambda touch: touch.time)
        events, pushed = [], 0
        for frame in range(round(seconds * 60) + 1):
            due = sum(touch.time <= frame / 60 for touch in touches)
            events += view.frame(frame / 60, touches[pushed:due]).events
            pushed = due
        return picture.Play("", touches, events, [(0.0, view.transform)])


def spans(events):
    """For each kind, in the order in which they began: [(begin, end, phase of the end)]."""
    found = {}
    for event in events:
        phase = event.phase.name
        if phase in ("BEGAN", "DISCRETE"):
            found.setdefault(event.kind.name, []).append((event.time, event.time, phase))
        elif phase != "CHANGED":
            found[event.kind.name][-1] = (found[event.kind.name][-1][0], event.time, phase)
    return found


LANE, LEFT = 21, 150


def draw_timeline(canvas, top, title, played, seconds, contact="finger"):
    """A lane for each contact and for each kind of event; returns the y of its end."""
    rows = [(f"{contact} {index + 1}", [(touches[0].time, touches[-1].time, "")], picture.finger(index))
            for index, touches in enumerate(played.contacts)]
    rows += [(name, found, picture.ACCENT) for name, found in spans(played.events).items()]
    scale = (canvas.width - LEFT - 40) / seconds
    bottom = top + 12 + LANE * len(rows)
    canvas.text(24, top, title, "h")
    for tick in range(round(seconds * 10) + 1):
        x = LEFT + scale * tick / 10
        canvas.line(x, top + 12, x, bottom, picture.FAINT)
        if tick % 2 == 0:
            canvas.text(x, bottom + 15, f"{tick / 10:.1f} s" if tick else "0", "s", "middle")
    for index, (name, found, color) in enumerate(rows):
        y = top + 16 + LANE * index
        canvas.text(LEFT - 12, y + 10, name, anchor="end", fill=color)
        for begin, end, phase in found:
            draw_span(canvas, y, LEFT + scale * begin, LEFT + scale * end, begin, end, phase, color)
    return bottom + 15


def draw_span(canvas, y, x1, x2, begin, end, phase, color):
    if phase == "DISCRETE":
        points = [(x1 - 6, y + 6), (x1, y), (x1 + 6, y + 6), (x1, y + 12)]
        canvas.add("polygon", points=picture.joined(points), fill=color)
        label, x2 = f"{begin:.2f}", x1 + 6
    else:
        hollow = phase == "CANCELLED"
        canvas.add("rect", x=x1, y=y, width=max(x2 - x1, 3), height=12, rx=3, stroke=color, stroke_width=1.5,
                   fill=picture.GLASS if hollow else color)
        label = f"{begin:.2f} to {end:.2f}" + (" CANCELLED" if hollow else "")
    if x2 + 6.2 * len(label) + 10 < canvas.width - 8:
        canvas.text(x2 + 6, y + 10, label, "s")
    else:
        canvas.text(x1 - 6, y + 10, label, "s", "end")


def draw_pinch_timeline(name):
    canvas = picture.Canvas(760)
    rotate = tapzoom.Config("maps").gestures | Gesture.ROTATE
    touches = path(1, 0, 0.5, lambda time: turning(time, -1)) + path(2, 0.04, 0.54, lambda time: turning(time, 1))
    played = play(touches, 2, gestures=rotate)
    bottom = draw_timeline(canvas, 34, "Two fingers spread, turn and lift in motion", played, 1.3)
    slide = path(1, 0, 0.4, lambda time: (160 - 150 * min(time, 0.3), 300))
    slide += path(2, 0.02, 1, lambda time: (240 + 150 * min(time, 0.3) - 220 * min(max(time - 0.5, 0), 0.3), 300))
    played = play(slide, 3)
    bottom = draw_timeline(canvas, bottom + 42, "A pinch, then one finger stays, pans, rests and lifts", played, 1.3)
    return canvas.svg(bottom + 16, "How PAN encloses PINCH and ROTATE")


def draw_tap_timeline(name):
    canvas = picture.Canvas(760)
    off = tapzoom.Config("maps").gestures & ~Gesture.DOUBLE_TAP
    bottom = draw_timeline(canvas, 34, "A tap", play(tap(0, 1), 1), 0.7, "touch")
    played = play(tap(0, 1), 1, gestures=off)
    bottom = draw_timeline(canvas, bottom + 42, "A tap with DOUBLE_TAP off", played, 0.7, "touch")
    bottom = draw_timeline(canvas, bottom + 42, "A double tap", play(tap(0, 1) + tap(0.2, 2), 2), 0.7, "touch")
    return canvas.svg(bottom + 16, "Events of a tap and of a double tap")


PICTURES = {
    "fits": draw_fits,
    "bounds": draw_bounds,
    "rubber-band": draw_rubber_band,
    "timeline-pinch": draw_pinch_timeline,
    "timeline-tap": draw_tap_timeline,
}

if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)
