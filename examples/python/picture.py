# SPDX-License-Identifier: MIT
"""Draws touches and the zoom that they made as an SVG: the fingers' paths above, the scale over time below.

The same input gives the same bytes.
"""

import math
from itertools import groupby
from xml.sax.saxutils import escape

WIDTH = 880
MARGIN = 32
TOP = 84
PANEL_HEIGHT = 300
PLOT_HEIGHT = 150
PLOT_LEFT = 84
#: Room right of the last frame, for the labels of the events there.
LABEL_ROOM = 110
ROW = 17
LANE = 22
CHARACTER = 6.4

INK, SOFT, LINE, FAINT, PAPER, GLASS = "#22262b", "#5d656e", "#b9c0c7", "#e3e7ea", "#fcfcfa", "#ffffff"
ACCENT = "#7a3fb0"
FINGERS = ("#0072b2", "#d55e00", "#00855f", "#b8438a", "#9a6b00", "#3a7ca5")
STYLE = (
    "text{font:12px system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;fill:%s}"
    ".h{font-size:17px;font-weight:600}.s{fill:%s}.b{font-weight:600}" % (INK, SOFT)
)


def draw(path, title, viewport, touches, events, frames):
    """Writes the picture.

    viewport  Width and height in view units.
    touches   Touches in the order of time.
    events    The view's events.
    frames    (time, transform) of each frame.
    """
    contacts = [list(contact) for _, contact in groupby(sorted(touches, key=lambda t: (t.id, t.time)), lambda t: t.id)]
    contacts.sort(key=lambda contact: contact[0].time)
    canvas = Canvas()
    canvas.text(MARGIN, 40, title, "h")
    canvas.text(MARGIN, 60, summary(contacts, events, frames), "s")
    glass = draw_viewport(canvas, viewport, contacts, frames)
    draw_magnifier(canvas, glass, contacts)
    height = draw_timeline(canvas, TOP + PANEL_HEIGHT + 28, contacts, events, frames)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(canvas.svg(height, title))


def summary(contacts, events, frames):
    kinds = [str(event.kind).replace("_", " ") for event in events if event.phase == 0 and event.tap_count]
    scales = [f"{scale:.3g}" for scale in turning_points([transform.scale for _, transform in frames])]
    touches = f"{len(contacts)} touches" if len(contacts) != 1 else "1 touch"
    return f"{touches}: {', '.join(kinds) or 'no tap'}. Scale {' to '.join(scales)}."


def turning_points(values):
    """The first value, those where the direction changes, and the last."""
    points = values[:1]
    for before, value, after in zip(values, values[1:], values[2:] + values[-1:]):
        if value != before and (after - value) * (value - before) <= 0 and value != points[-1]:
            points.append(value)
    return points


class Canvas:
    """SVG elements, one after the other, with numbers of two decimals."""

    def __init__(self):
        self.elements = []

    def add(self, name, content=None, **attributes):
        parts = "".join(f' {key.strip("_").replace("_", "-")}="{number(value)}"' for key, value in attributes.items())
        self.elements.append(f"<{name}{parts}/>" if content is None else f"<{name}{parts}>{escape(content)}</{name}>")

    def line(self, x1, y1, x2, y2, stroke, **more):
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, **more)

    def text(self, x, y, content, class_="", anchor="start", **more):
        self.add("text", content, x=x, y=y, class_=class_ or "n", text_anchor=anchor, **more)

    def path(self, points, stroke, **more):
        joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        more.setdefault("fill", "none")
        self.add("polyline", points=joined, stroke=stroke, stroke_linejoin="round", stroke_linecap="round", **more)

    def svg(self, height, title):
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}" width="{WIDTH}" '
            f'height="{number(height)}" role="img"><title>{escape(title)}</title><style>{STYLE}</style>'
            f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{number(height - 1)}" rx="12" fill="{PAPER}" '
            f'stroke="{LINE}"/>'
        )
        return "\n".join([head, *self.elements, "</svg>"]) + "\n"


def number(value):
    """A text as it is; a number with at most two decimals, and no minus at zero."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


# Where the fingers were


def draw_viewport(canvas, viewport, contacts, frames):
    """The whole viewport; returns how view units come onto the picture."""
    scale = min(PANEL_HEIGHT / viewport[1], 300 / viewport[0])
    width, height = viewport[0] * scale, viewport[1] * scale

    def at(point):
        return MARGIN + point[0] * scale, TOP + point[1] * scale

    canvas.add("rect", x=MARGIN, y=TOP, width=width, height=height, rx=6, fill=GLASS, stroke=LINE, stroke_width=1.5)
    for step in range(1, 8):
        canvas.line(MARGIN + width * step / 8, TOP, MARGIN + width * step / 8, TOP + height, FAINT)
        canvas.line(MARGIN, TOP + height * step / 8, MARGIN + width, TOP + height * step / 8, FAINT)
    draw_zoomed_part(canvas, at, viewport, frames)
    for index, contact in enumerate(contacts):
        x, y = at((contact[0].x, contact[0].y))
        canvas.add("circle", cx=x, cy=y, r=5, fill=finger(index), fill_opacity="0.75")
    canvas.text(MARGIN, TOP + height + 16, f"viewport {viewport[0]:g} × {viewport[1]:g}", "s")
    return Glass(at, MARGIN + width)


class Glass:
    """Where the viewport is on the picture: a function from view units, and its right edge."""

    def __init__(self, at, right):
        self.at = at
        self.right = right


def draw_zoomed_part(canvas, at, viewport, frames):
    """What of the first frame the view showed when it was zoomed in most."""
    first = frames[0][1]
    nearest = max((transform for _, transform in frames), key=lambda transform: transform.scale)
    if nearest.scale < 1.01 * first.scale:
        return
    corners = [(0, 0), (viewport[0], 0), viewport, (0, viewport[1])]
    points = [at(first.apply(nearest.invert(corner))) for corner in corners]
    canvas.add(
        "polygon",
        points=" ".join(f"{number(x)},{number(y)}" for x, y in points),
        fill=ACCENT,
        fill_opacity="0.07",
        stroke=ACCENT,
        stroke_width=1.5,
        stroke_dasharray="5 4",
    )
    x, y = points[3]
    canvas.text(x + 6, y - 7, f"shown at × {nearest.scale / first.scale:.3g}", fill=ACCENT, style=f"fill:{ACCENT}")


def draw_magnifier(canvas, glass, contacts):
    """The paths, as large as fits, beside the viewport; two lines say which part of it they are in."""
    left, right = glass.right + 48, WIDTH - MARGIN
    width, height = right - left, PANEL_HEIGHT
    xs = [touch.x for contact in contacts for touch in contact]
    ys = [touch.y for contact in contacts for touch in contact]
    scale = min(40, (width - 90) / max(max(xs) - min(xs), 1e-9), (height - 84) / max(max(ys) - min(ys), 1e-9))
    center = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def at(touch):
        return left + width / 2 + (touch.x - center[0]) * scale, TOP + height / 2 + (touch.y - center[1]) * scale

    x1, y1 = glass.at((center[0] - width / 2 / scale, center[1] - height / 2 / scale))
    x2, y2 = glass.at((center[0] + width / 2 / scale, center[1] + height / 2 / scale))
    canvas.line(x2, y1, left, TOP, LINE)
    canvas.line(x2, y2, left, TOP + height, LINE)
    canvas.add("rect", x=x1, y=y1, width=x2 - x1, height=y2 - y1, fill="none", stroke=SOFT)
    canvas.add("rect", x=left, y=TOP, width=width, height=height, rx=6, fill=GLASS, stroke=LINE, stroke_width=1.5)
    for index, contact in enumerate(contacts):
        draw_contact(canvas, [at(touch) for touch in contact], index)
    draw_numbers(canvas, [[at(touch) for touch in contact] for contact in contacts])
    draw_legend(canvas, left, TOP + height, width, scale)


def draw_contact(canvas, points, index):
    color = finger(index)
    canvas.path(points, color, stroke_width=2.5, stroke_opacity="0.55")
    for x, y in points[1:-1]:
        canvas.add("circle", cx=x, cy=y, r=1.8, fill=color)
    (x1, y1), (x2, y2) = points[0], points[-1]
    canvas.add("circle", cx=x1, cy=y1, r=8, fill="none", stroke=color, stroke_width=2.5)
    canvas.add("circle", cx=x2, cy=y2, r=3.5, fill=color)


def draw_numbers(canvas, paths):
    """Each contact's number beside its landing, where no other mark or number is."""
    taken = [(x - 9, y - 9, x + 9, y + 9) for path in paths for x, y in (path[0], path[-1])]
    for index, path in enumerate(paths):
        x, y = path[0]
        places = [(x + dx, y + dy) for dx, dy in ((0, -18), (18, 0), (-18, 0), (0, 18), (16, -16), (-16, 16), (0, -30))]
        boxes = [(px - 6, py - 8, px + 6, py + 8) for px, py in places]
        box = next((box for box in boxes if not any(overlap(box, other) for other in taken)), boxes[0])
        taken.append(box)
        canvas.text((box[0] + box[2]) / 2, box[3] - 3.5, str(index + 1), "b", "middle", style=f"fill:{finger(index)}")


def overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def draw_legend(canvas, left, bottom, width, scale):
    y = bottom + 12
    canvas.add("circle", cx=left + 8, cy=y, r=6, fill="none", stroke=SOFT, stroke_width=2)
    canvas.text(left + 19, y + 4, "landed", "s")
    canvas.add("circle", cx=left + 76, cy=y, r=4, fill=SOFT)
    canvas.text(left + 85, y + 4, "lifted", "s")
    length = nice(110 / scale)
    right = left + width
    canvas.path(
        [(right - length * scale, y - 4), (right - length * scale, y), (right, y), (right, y - 4)],
        SOFT,
        stroke_width=1.5,
    )
    unit = "point" if length == 1 else "points"
    canvas.text(right - length * scale - 8, y + 4, f"{length:g} {unit}", "s", "end")


def nice(limit):
    """The largest 1, 2 or 5 times a power of ten that is not above a limit."""
    power = 10.0 ** math.floor(math.log10(limit))
    return max(power * factor for factor in (1, 2, 5) if power * factor <= limit)


# The zoom over time


def draw_timeline(canvas, top, contacts, events, frames):
    """The scale, the events and how long the fingers were down, over one axis of time; returns the picture's height."""
    start, end = frames[0][0], max(frames[-1][0], frames[0][0] + 0.1)
    stretch = (WIDTH - MARGIN - LABEL_ROOM - PLOT_LEFT) / (end - start)

    def x_of(time):
        return PLOT_LEFT + (time - start) * stretch

    rows = label_rows(events, x_of)
    plot_top = top + ROW * (max(rows, default=-1) + 1) + 24
    plot_bottom = plot_top + PLOT_HEIGHT
    lanes = contact_lanes(contacts, x_of)
    bottom = plot_bottom + 14 + LANE * (max(lanes) + 1)
    y_of = draw_scale_axis(canvas, plot_top, plot_bottom, frames)
    draw_time_axis(canvas, plot_top, bottom, start, end, x_of)
    draw_touched(canvas, plot_top, plot_bottom, contacts, x_of)
    draw_events(canvas, plot_top, plot_bottom, events, rows, x_of, y_of)
    canvas.path([(x_of(time), y_of(transform.scale)) for time, transform in frames], ACCENT, stroke_width=2.5)
    for event in events:
        canvas.add(
            "circle", cx=x_of(event.time), cy=y_of(event.scale), r=3.5, fill=PAPER, stroke=ACCENT, stroke_width=2
        )
    draw_lanes(canvas, plot_bottom + 14, contacts, lanes, x_of)
    return bottom + 46


def draw_scale_axis(canvas, top, bottom, frames):
    """Lines at the first scale times powers of two; returns how a scale comes onto the picture."""
    first = frames[0][1].scale
    logs = [math.log2(transform.scale / first) for _, transform in frames]
    low, high = math.floor(min(logs) + 1e-9), math.ceil(max(logs) - 1e-9)
    high = max(high, low + 1)

    def y_of(scale):
        return bottom - 12 - (math.log2(scale / first) - low) / (high - low) * (bottom - top - 24)

    canvas.add(
        "rect", x=PLOT_LEFT, y=top, width=WIDTH - MARGIN - PLOT_LEFT, height=bottom - top, fill=GLASS, stroke=LINE
    )
    for power in range(low, high + 1):
        scale = first * 2.0**power
        y = y_of(scale)
        canvas.line(PLOT_LEFT - 5, y, WIDTH - MARGIN, y, LINE)
        canvas.text(PLOT_LEFT - 10, y + 4, f"{scale:.3g}", "s", "end")
        # The lines between the octaves stand closer and closer: that is what makes the axis read as logarithmic.
        for part in (1.25, 1.5, 1.75) if power < high and high - low < 4 else ():
            canvas.line(PLOT_LEFT, y_of(scale * part), WIDTH - MARGIN, y_of(scale * part), FAINT)
    middle = number((top + bottom) / 2)
    canvas.text(
        MARGIN + 8, (top + bottom) / 2, "scale (log)", "s", "middle", transform=f"rotate(-90 {MARGIN + 8} {middle})"
    )
    return y_of


def draw_time_axis(canvas, top, bottom, start, end, x_of):
    step = nice((end - start) / 4)
    for index in range(math.floor((end - start) / step + 1e-9) + 1):
        x = x_of(start + index * step)
        canvas.line(x, bottom, x, bottom + 5, LINE)
        canvas.text(x, bottom + 19, f"{index * step:.4g} s", "s", "middle")
    canvas.line(PLOT_LEFT, bottom, WIDTH - MARGIN, bottom, LINE)


def draw_touched(canvas, top, bottom, contacts, x_of):
    """A tint over the times when a finger was down."""
    for index, contact in enumerate(contacts):
        x = x_of(contact[0].time)
        width = x_of(contact[-1].time) - x
        canvas.add("rect", x=x, y=top, width=width, height=bottom - top, fill=finger(index), fill_opacity="0.08")


def label(event):
    name = str(event.kind).replace("_", " ")
    return name if event.phase == 0 else f"{name} {event.phase}"


def label_rows(events, x_of):
    """The row of each event's label, counted upwards from the plot: no label covers another or another's line."""
    rows = [0] * len(events)
    for index in reversed(range(len(events))):
        reach = x_of(events[index].time) + len(label(events[index])) * CHARACTER + 14
        later = [rows[k] for k in range(index + 1, len(events)) if x_of(events[k].time) < reach]
        rows[index] = max(later, default=-1) + 1
    return rows


def draw_events(canvas, top, bottom, events, rows, x_of, y_of):
    highest = {event.time: row for row, event in sorted(zip(rows, events))}
    for time, row in highest.items():
        canvas.line(x_of(time), top - 20 - row * ROW, x_of(time), bottom, SOFT, stroke_width=1, stroke_dasharray="2 3")
    for event, row in zip(events, rows):
        x, y = x_of(event.time), top - 10 - row * ROW
        canvas.text(x + 5, y, label(event), "b" if event.tap_count and event.phase == 0 else "")


def hold(contact):
    return f"{1000 * (contact[-1].time - contact[0].time):.0f} ms"


def contact_lanes(contacts, x_of):
    """The lane of each contact's bar, so that no bar or its label meets another."""
    ends = []
    lanes = []
    for contact in contacts:
        begin = x_of(contact[0].time) - 16
        lane = next((k for k, end in enumerate(ends) if end <= begin), len(ends))
        ends[lane : lane + 1] = [x_of(contact[-1].time) + len(hold(contact)) * CHARACTER + 14]
        lanes.append(lane)
    return lanes


def draw_lanes(canvas, top, contacts, lanes, x_of):
    for index, (contact, lane) in enumerate(zip(contacts, lanes)):
        x1, x2, y = x_of(contact[0].time), x_of(contact[-1].time), top + lane * LANE
        canvas.add("rect", x=x1, y=y, width=max(x2 - x1, 2), height=12, rx=3, fill=finger(index))
        canvas.text(x1 - 5, y + 10, str(index + 1), "b", "end", style=f"fill:{finger(index)}")
        canvas.text(x2 + 6, y + 10, hold(contact), "s")


def finger(index):
    return FINGERS[index % len(FINGERS)]
