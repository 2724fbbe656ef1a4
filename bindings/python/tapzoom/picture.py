# SPDX-License-Identifier: MIT
"""Draws plays as an SVG, one row each: the view at three times, and the touches and events between them.

The same input gives the same bytes.
"""

from __future__ import annotations

import math
import os
from typing import Any, Callable, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Union
from xml.sax.saxutils import escape

from .events import Event
from .geometry import ContentLike, Transform
from .touches import Touch

WIDTH = 880
MARGIN = 28
ROW_GAP = 34
SCREEN_WIDTH, SCREEN_HEIGHT = 140, 156  # at most
SCREEN_GAP = 12
PLOT_HEIGHT = 84
LANE = 18
#: Space to the left of a timeline, for the names of its lanes.
NAME_ROOM = 112

INK, SOFT, LINE, FAINT, PAPER, GLASS = "#22262b", "#5d656e", "#b9c0c7", "#e6e9ec", "#fcfcfa", "#ffffff"
ACCENT = "#7a3fb0"
FINGERS = ("#0067b3", "#d04f00", "#00795a", "#b8438a", "#8a6000", "#3a7ca5")
LAND, PARK, WATER, ROAD, CURB, HOUSE = "#f4efe4", "#cde3bd", "#a9d0e8", "#fefefe", "#ddd3bf", "#dfd4c3"
#: The colors on a dark page.
DARK = dict(zip(
    (INK, SOFT, LINE, FAINT, PAPER, GLASS, ACCENT, *FINGERS, LAND, PARK, WATER, ROAD, CURB, HOUSE),
    ("#e8ebee", "#a5aeb8", "#4d5660", "#31373e", "#16191d", "#1f2429", "#c49bf2",
     "#5eb2f7", "#ff9350", "#42c79d", "#f08bc7", "#dcae42", "#86c4ea",
     "#383b3d", "#3d553b", "#2f566e", "#5d6165", "#6e695c", "#4a4843"),
))
STYLE = (
    "text{font:12px system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}"
    "text{paint-order:stroke;stroke:%s;stroke-width:3px}"  # a margin between the letters and the lines behind them
    ".h{font-size:16px;font-weight:600}" % PAPER
)


Pair = Tuple[float, float]
#: The name of a lane, and what happens in it: (begin, end, color).
Lane = Tuple[str, List[Tuple[float, float, str]]]
#: (begin, end, name, color)
Span = Tuple[float, float, str, str]


class Play(NamedTuple):
    """The touches of a view, and its events and transforms.

    name     The title; "-" is drawn as a space.
    touches  In the order of time.
    events   In the order of time.
    frames   Pairs of a time and the displayed transform; at least one.
    """

    name: str
    touches: List[Touch]
    events: List[Event]
    frames: List[Tuple[float, Transform]]

    @property
    def contacts(self) -> List[List[Touch]]:
        """The touches of each contact, in the order of the landings. A later contact may have the same id."""
        contacts: List[List[Touch]] = []
        down: Dict[int, List[Touch]] = {}
        for touch in self.touches:
            if str(touch.phase) == "began" or touch.id not in down:
                down[touch.id] = []
                contacts.append(down[touch.id])
            down[touch.id].append(touch)
        return contacts

    @property
    def span(self) -> Pair:
        """The times of the first and of the last touch, event or frame."""
        times = [touch.time for touch in self.touches] + [event.time for event in self.events]
        times += [time for time, _ in self.frames]
        return min(times), max(times)

    @property
    def scales(self) -> List[float]:
        return [transform.scale for _, transform in self.frames]

    @property
    def is_zoom(self) -> bool:
        return max(self.scales) > 1.01 * min(self.scales)

    @property
    def distances(self) -> List[float]:
        """Distance of the content from its first position, in view units, at each frame."""
        first = self.frames[0][1]
        return [math.hypot(transform.x - first.x, transform.y - first.y) for _, transform in self.frames]


def draw(path: Union[str, os.PathLike[str]], viewport: Pair, content: ContentLike, plays: Sequence[Play]) -> None:
    """Writes a picture of plays in views of equal sizes. Raises OSError."""
    canvas = Canvas()
    x, y, width, height = (0.0, 0.0, *content) if len(content) == 2 else content
    canvas.elements.append(f"<defs>{town(width, height, (x, y))}</defs>")
    top: float = MARGIN
    for index, play in enumerate(plays):
        if index:
            canvas.line(MARGIN, top - ROW_GAP / 2, WIDTH - MARGIN, top - ROW_GAP / 2, FAINT)
        top = draw_play(canvas, top, viewport, play) + ROW_GAP
    title = ", ".join(play.name.replace("-", " ") for play in plays)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(canvas.svg(top - ROW_GAP + MARGIN - 8, title))


class Canvas:
    """SVG elements in a list. Numbers have two decimals."""

    def __init__(self, width: float = WIDTH) -> None:
        self.width = width
        self.elements: List[str] = []

    def add(self, name: str, content: Optional[str] = None, **attributes: Any) -> None:
        parts = "".join(f' {key.strip("_").replace("_", "-")}="{number(value)}"' for key, value in attributes.items())
        self.elements.append(f"<{name}{parts}/>" if content is None else f"<{name}{parts}>{escape(content)}</{name}>")

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, **more: Any) -> None:
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, **more)

    def text(
        self, x: float, y: float, content: str, class_: str = "", anchor: str = "start", fill: str = "", **more: Any
    ) -> None:
        """The class h is a heading, s is soft."""
        color = fill or (SOFT if class_ == "s" else INK)
        self.add("text", content, x=x, y=y, class_=class_ or "n", text_anchor=anchor, fill=color, **more)

    def path(self, points: Iterable[Pair], stroke: str, **more: Any) -> None:
        more.update(fill="none", stroke_linejoin="round", stroke_linecap="round")
        self.add("polyline", points=joined(points), stroke=stroke, **more)

    def svg(self, height: float, title: str) -> str:
        """The picture. A dark page gets dark colors."""
        body = "\n".join(self.elements)
        dark = "".join(
            f'[{kind}="{light}"]{{{kind}:{color}}}' for light, color in DARK.items() for kind in ("fill", "stroke")
            if f'{kind}="{light}"' in body or (kind, light) in (("fill", PAPER), ("stroke", LINE))
        )
        style = f"{STYLE}@media(prefers-color-scheme:dark){{text{{stroke:{DARK[PAPER]}}}{dark}}}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {number(height)}" width="{self.width}" '
            f'height="{number(height)}" role="img"><title>{escape(title)}</title><style>{style}</style>'
            f'<rect x="0.5" y="0.5" width="{self.width - 1}" height="{number(height - 1)}" rx="12" fill="{PAPER}" '
            f'stroke="{LINE}"/>'
        )
        return f"{head}\n{body}\n</svg>\n"


def number(value: Union[str, float]) -> str:
    """Returns a text as it is, and a number with at most two decimals, without the minus of -0."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def joined(points: Iterable[Pair]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


# The content: a small town


def town(width: float, height: float, origin: Pair = (0.0, 0.0)) -> str:
    """Returns an SVG map in content units, so that zooms can be seen."""

    def scaled(points: Iterable[Pair]) -> str:
        return joined((x * width, y * height) for x, y in points)

    def area(points: Iterable[Pair], color: str) -> str:
        return f'<polygon points="{scaled(points)}" fill="{color}"/>'

    def block(x: float, y: float, columns: float, rows: float, color: str) -> str:
        right, bottom = x + columns, y + rows
        return area([(x / 16, y / 24), (right / 16, y / 24), (right / 16, bottom / 24), (x / 16, bottom / 24)], color)

    def street(points: Iterable[Pair], part: float, color: str) -> str:
        return (
            f'<polyline points="{scaled(points)}" fill="none" stroke="{color}" stroke-width="{number(part * width)}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )

    streets = [((k / 8, 0), (k / 8, 1)) for k in range(1, 8)] + [((0, k / 12), (1, k / 12)) for k in range(1, 12)]
    avenues = [((0, 0.3), (0.4, 0.42), (1, 0.38)), ((0.3, 0), (0.42, 0.4), (0.36, 1)), ((0.42, 0.4), (1, 0.82))]
    river = ((0, 0.62), (0.2, 0.6), (0.34, 0.68), (0.5, 0.66), (0.66, 0.54), (0.8, 0.22), (1, 0.12))
    parks = [(8, 6, 4, 2), (2, 18, 4, 4), (2, 2, 2, 2), (10, 18, 2, 2), (4, 10, 2, 2), (12, 12, 2, 2), (6, 2, 2, 4)]
    lots = [(column, row) for column in range(16) for row in range(24) if (7 * column + 5 * row) % 11 < 7]
    parts = [block(0, 0, 16, 24, LAND)]
    parts += [block(column + 0.24, row + 0.24, 0.52, 0.52, HOUSE) for column, row in lots]
    parts += [block(*park, PARK) for park in parks]
    parts += [street(points, 0.012, ROAD) for points in streets]
    parts.append(street(river, 0.06, WATER))
    parts += [street(points, 0.03, CURB) for points in avenues]
    parts += [street(points, 0.022, ROAD) for points in avenues]
    moved = f' transform="translate({number(origin[0])} {number(origin[1])})"' if any(origin) else ""
    return f'<g id="town"{moved}>{"".join(parts)}</g>'


# A row: the view at three times


def draw_play(canvas: Canvas, top: float, viewport: Pair, play: Play) -> float:
    """Draws a title, three screens and a timeline; returns the y of their end."""
    canvas.text(MARGIN, top + 12, play.name.replace("-", " ").capitalize(), "h")
    canvas.text(MARGIN, top + 31, summary(play), "s")
    part = min(SCREEN_WIDTH / viewport[0], SCREEN_HEIGHT / viewport[1])
    width, height = part * viewport[0], part * viewport[1]
    times = key_times(play, viewport)
    for index, time in enumerate(times):
        x = MARGIN + index * (width + SCREEN_GAP)
        draw_screen(canvas, x, top + 44, (width, height), viewport, play, time)
        canvas.text(x + width / 2, top + 44 + height + 16, f"{time - play.span[0]:.2f} s", "s", "middle")
    left = MARGIN + 3 * (width + SCREEN_GAP) + NAME_ROOM
    return max(draw_timeline(canvas, left, top + 44, play, times), top + 44 + height + 20)


def summary(play: Play) -> str:
    if play.is_zoom:
        return f"The scale changes from {play.scales[0]:.3g} to {play.scales[-1]:.3g}."
    return f"The content moves by {play.distances[-1]:.0f} units; the scale stays the same."


def key_times(play: Play, viewport: Pair) -> List[float]:
    """Returns the times of the first landing, of half of the motion, and of its end."""
    corners = [(0, 0), (viewport[0], 0), viewport, (0, viewport[1])]
    seen = [[transform.to_content(corner) for corner in corners] for _, transform in play.frames]

    def distance(a: Sequence[Pair], b: Sequence[Pair]) -> float:
        return sum(math.hypot(p[0] - q[0], p[1] - q[1]) for p, q in zip(a, b))

    half = min(range(len(seen)), key=lambda k: abs(distance(seen[0], seen[k]) - distance(seen[k], seen[-1])))
    end = next(k for k in range(len(seen)) if distance(seen[k], seen[-1]) <= 1e-3 * distance(seen[0], seen[-1]))
    return [play.frames[k][0] for k in (0, half, end)]


def draw_screen(
    canvas: Canvas, x: float, y: float, size: Pair, viewport: Pair, play: Play, time: float
) -> None:
    """Draws the view at a time, with the fingers and their paths until then."""
    transform = next(transform for at, transform in play.frames if at >= time)
    canvas.elements.append(
        f'<svg x="{number(x)}" y="{number(y)}" width="{number(size[0])}" height="{number(size[1])}" '
        f'viewBox="0 0 {number(viewport[0])} {number(viewport[1])}">'
        f'<use href="#town" transform="translate({number(transform.x)} {number(transform.y)}) '
        f'rotate({number(math.degrees(transform.rotation))}) scale({transform.scale:.5f})"/>'
    )
    for index, contact in enumerate(play.contacts):
        touches = [touch for touch in contact if touch.time <= time]
        draw_contact(canvas, touches, time < contact[-1].time, finger(index), viewport[0] / size[0])
    canvas.elements.append("</svg>")
    canvas.add("rect", x=x, y=y, width=size[0], height=size[1], rx=2, fill="none", stroke=LINE, stroke_width=1.5)


def draw_contact(canvas: Canvas, touches: Sequence[Touch], is_down: bool, color: str, unit: float) -> None:
    """Draws the path of a contact in view units, and a disk at its position, or a ring where it lifted.

    unit  View units for a unit of the picture.
    """
    if not touches:
        return
    x, y = touches[-1].x, touches[-1].y
    canvas.path([(touch.x, touch.y) for touch in touches], color, stroke_width=2.5 * unit)
    if is_down:
        canvas.add("circle", cx=x, cy=y, r=10 * unit, fill=color, fill_opacity="0.3")
        canvas.add("circle", cx=x, cy=y, r=5 * unit, fill=color, stroke=GLASS, stroke_width=1.2 * unit)
    else:
        canvas.add("circle", cx=x, cy=y, r=4.5 * unit, fill=GLASS, stroke=color, stroke_width=2.2 * unit)


# A row: the timeline


def draw_timeline(canvas: Canvas, left: float, top: float, play: Play, times: Sequence[float]) -> float:
    """Draws the scale or the distance of the content over time, and below it the contacts and the gestures."""
    start, end = play.span
    end = max(end, start + 0.1)
    stretch = (WIDTH - MARGIN - left) / (end - start)

    def x_of(time: float) -> float:
        return left + (time - start) * stretch

    first_lane = top + PLOT_HEIGHT + 8
    lanes = make_lanes(play)
    floor = first_lane + LANE * len(lanes)
    draw_axis(canvas, left, floor, start, end, x_of)
    for time in times:
        canvas.line(x_of(time), top, x_of(time), floor, SOFT, stroke_dasharray="2 3")
    draw_curve(canvas, left, top, top + PLOT_HEIGHT, x_of, play)
    for index, (name, spans) in enumerate(lanes):
        y = first_lane + index * LANE
        if name:
            canvas.text(left - 7, y + 9, name, anchor="end", fill=SOFT if name == "fingers" else spans[0][2])
        for begin, until, color in spans:
            draw_bar(canvas, y, x_of(begin), x_of(until), color)
    return floor + 20


def draw_curve(
    canvas: Canvas, left: float, top: float, bottom: float, x_of: Callable[[float], float], play: Play
) -> None:
    """Draws the scale on a logarithmic axis, or the distance of the content where the scale stays."""
    values, ticks, name = scale_axis(play.scales) if play.is_zoom else distance_axis(play.distances)
    low, high = ticks[0][0], ticks[-1][0]

    def y_of(value: float) -> float:
        return bottom - 6 - (value - low) / (high - low) * (bottom - top - 12)

    right = WIDTH - MARGIN
    canvas.add("rect", x=left, y=top, width=right - left, height=bottom - top, fill="none", stroke=LINE)
    for value, label in ticks:
        canvas.line(left, y_of(value), right, y_of(value), FAINT)
        canvas.text(left - 7, y_of(value) + 4, label, "s", "end")
    x, y = left - 52, (top + bottom) / 2
    canvas.text(x, y, name, "s", "middle", transform=f"rotate(-90 {number(x)} {number(y)})")
    points = [(x_of(time), y_of(value)) for (time, _), value in zip(play.frames, values)]
    canvas.path([*points, (right, points[-1][1])], ACCENT, stroke_width=2.5)


def scale_axis(scales: Sequence[float]) -> Tuple[List[float], List[Tuple[float, str]], str]:
    values = [math.log2(scale / scales[0]) for scale in scales]
    low, high = math.floor(min(values) + 1e-9), math.ceil(max(values) - 1e-9)
    return values, [(power, f"{scales[0] * 2.0**power:.3g}") for power in range(low, high + 1)], "scale"


def distance_axis(distances: List[float]) -> Tuple[List[float], List[Tuple[float, str]], str]:
    step = nice(max(*distances, 1) / 2)
    count = math.ceil(max(*distances, 1) / step)
    return distances, [(step * k, f"{step * k:g}") for k in range(count + 1)], "points"


def nice(limit: float) -> float:
    """Returns the largest 1, 2 or 5 times a power of ten that is not above a limit."""
    power = 10.0 ** math.floor(math.log10(limit))
    return max(power * factor for factor in (1, 2, 5) if power * factor <= limit)


def make_lanes(play: Play) -> List[Lane]:
    """Returns a lane for the contacts that are down at once, and below them one for each kind of event.

    A contact shares the lane of another one that has lifted. Only the first lane of the contacts has a name.
    """
    hands: List[Lane] = []
    for index, contact in enumerate(play.contacts):
        begin, end = contact[0].time, contact[-1].time
        lane = next((lane for lane in hands if lane[1][-1][1] <= begin), None)
        if lane is None:
            lane = ("" if hands else "fingers", [])
            hands.append(lane)
        lane[1].append((begin, end, finger(index)))
    kinds: Dict[str, List[Tuple[float, float, str]]] = {}
    for begin, end, name, color in gestures(play.events):
        kinds.setdefault(name, []).append((begin, end, color))
    return [*hands, *kinds.items()]


def gestures(events: Iterable[Event]) -> List[Span]:
    """Returns (begin, end, name, color) of the gestures, in the order in which they began."""
    begun: Dict[int, int] = {}
    found: List[Span] = []
    for event in events:
        if event.phase.name in ("ENDED", "CANCELLED"):
            index = begun.pop(event.kind, None)
            if index is not None:  # otherwise it began before the play
                found[index] = (found[index][0], event.time, *found[index][2:])
        elif event.phase.name != "CHANGED":
            begun[event.kind] = len(found)
            found.append((event.time, event.time, str(event.kind).replace("_", " "), ACCENT))
    return found


def draw_bar(canvas: Canvas, y: float, x1: float, x2: float, color: str) -> None:
    """Draws a bar for what has a duration, a diamond for an instant."""
    if x2 - x1 >= 1:
        canvas.add("rect", x=x1, y=y, width=x2 - x1, height=10, rx=3, fill=color)
    else:
        canvas.add("polygon", points=joined([(x1 - 5, y + 5), (x1, y), (x1 + 5, y + 5), (x1, y + 10)]), fill=color)


def draw_axis(
    canvas: Canvas, left: float, y: float, start: float, end: float, x_of: Callable[[float], float]
) -> None:
    step = nice((end - start) / 3)
    canvas.line(left, y, WIDTH - MARGIN, y, LINE)
    for index in range(math.floor((end - start) / step + 1e-9) + 1):
        x = x_of(start + index * step)
        canvas.line(x, y, x, y + 4, LINE)
        canvas.text(x, y + 17, f"{index * step:.4g} s", "s", "middle")


def finger(index: int) -> str:
    return FINGERS[index % len(FINGERS)]
