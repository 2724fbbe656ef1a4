# SPDX-License-Identifier: MIT
"""The named hands: scripts of fingers that move as those of people do, in pixels from the middle of a window.

A finger has 120 steps a second. Times, distances and drift are those of people; a pixel is a tenth of a millimeter.
"""

import math
from typing import Callable, Dict, List, NamedTuple, Sequence, Tuple

from .fingers import Place, Script, Step, around, then, together

RATE = 120
MARGIN = 16  # pixels between a finger and the edge of the window
Path = Callable[[float], Place]


class Hand(NamedTuple):
    """A script with its name. `does`: what the fingers do. `right`: what a program that does it right shows."""

    name: str
    does: str
    right: str
    script: Script


def ease(part: float) -> float:
    """From rest to rest with the least jerk."""
    return part**3 * (10 - 15 * part + 6 * part**2)


def bowed(start: Place, end: Place, bow: float = 0.04) -> Path:
    """A slightly bowed way between two places."""

    def path(t: float) -> Place:
        (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
        aside = bow * math.sin(math.pi * t)
        return x + t * dx - aside * dy, y + t * dy + aside * dx

    return path


def drifting(path: Path, dx: float, dy: float) -> Path:
    """The same path, while its center moves."""

    def drifted(t: float) -> Place:
        x, y = path(t)
        return x + t * dx, y + t * dy

    return drifted


class Leg(NamedTuple):
    """A part of the way of a finger: it rests, then moves along a path."""

    rest: float
    path: Path
    seconds: float
    pace: Callable[[float], float] = ease


def way(finger: int, start: float, *legs: Leg, after: float = 0.03) -> Script:
    """A finger lands, goes a way and rests and lifts."""
    steps, time = [Step(start, finger, "began", *legs[0].path(0))], start
    for leg in legs:
        time, count = time + leg.rest, round(leg.seconds * RATE)
        steps += [Step(time + leg.seconds * i / count, finger, "moved", *leg.path(leg.pace(i / count)))
                  for i in range(1, count + 1)]
        time += leg.seconds
    return [*steps, steps[-1]._replace(time=time + after, phase="ended")]


def press(finger: int, at: Place, seconds: float) -> Script:
    """A finger lands and lifts. It rolls by a pixel."""
    return way(finger, 0, Leg(0.02, bowed(at, (at[0] + 0.6, at[1] + 1.1)), 0.03), after=seconds - 0.05)


def throw(start: Place, end: Place, seconds: float) -> Script:
    """A finger rests for 40 ms, and lifts at its highest speed."""
    return way(0, 0, Leg(0.04, bowed(start, end), seconds, lambda part: part**2.4), after=1 / RATE / 2)


def grip(
    center: Place, radius: Tuple[float, float], turn: float = 0, seconds: float = 0.7, drift: Place = (0, 0),
    lifts: Tuple[float, float] = (0.04, 0.06),
) -> Script:
    """A thumb and a finger about a center. The finger lands 31 ms after the thumb. `turn` in degrees; `lifts` are the
    rests before the lifts."""
    first = math.radians(152)
    angles = first, first + math.pi
    paths = (drifting(around(center, radius, (angle, angle + math.radians(turn))), *drift) for angle in angles)
    return together(*(
        way(finger, finger * 0.031, Leg(0.03, path, seconds), after=lifts[finger])
        for finger, path in enumerate(paths)))


def two_thumbs() -> Script:
    left: List[Place] = [(-340, 130), (-320, 60), (-240, 40)]
    right: List[Place] = [(330, 110), (245, 70), (300, 150)]
    return together(
        way(0, 0, Leg(0.03, bowed(left[0], left[1]), 0.5), Leg(0.14, bowed(left[1], left[2]), 0.5)),
        way(1, 0.6, Leg(0.07, bowed(right[0], right[1]), 0.5), Leg(0.2, bowed(right[1], right[2]), 0.5), after=0.16))


def palm() -> Script:
    places = ((230, 250), (290, 215), (310, 285))
    flat = (way(1 + number, 0.02 * number, Leg(0.1, bowed((x, y), (x + 5 - 4 * number, y + 7)), 1))
            for number, (x, y) in enumerate(places))
    return together(way(0, 0.2, Leg(0.03, bowed((-160, -20), (20, -80)), 0.6), after=0.16), *flat)


def ten_fingers() -> Script:
    fingers = []
    for finger in range(10):
        angle, radius = math.radians(36 * finger + 4 * (finger % 3)), 230 + 15 * (finger % 4)
        path = around((0, 10), (radius, radius * 0.75), (angle, angle + 0.08))
        lift = 0.05 + 0.02 * (finger * 7 % 10)
        fingers.append(way(finger, 0.022 * finger, Leg(0.25 - 0.022 * finger, path, 0.6), after=lift))
    return together(*fingers)


#: In this order a picture that follows them is never far from its first size.
HANDS: Tuple[Hand, ...] = (
    Hand("tap", "A finger taps the middle for 79 ms.",
         "The program takes it as a click there; nothing zooms or moves.",
         press(0, (0, 0), 0.079)),
    Hand("double-tap", "A finger taps twice within 0.21 s, right of the middle.",
         "The picture zooms in by a step, and the place under the finger stays there.",
         then(press(0, (150, -60), 0.071), 0.076, press(1, (155, -63), 0.062))),
    Hand("pinch-in", "A thumb and a finger close from 38 to 14 mm in 0.7 s.",
         "The picture shrinks by 2.7. If it gets too small, it follows less, and returns after the lift.",
         grip((30, -10), (190, 70), turn=-4)),
    Hand("pinch", "A thumb and a finger spread from 12 to 36 mm in 0.7 s, left of the middle.",
         "The picture grows by 3, or a little less; both places stay under their fingers, and nothing turns.",
         grip((-120, 40), (60, 180), turn=5)),
    Hand("pan", "A finger drags 20 mm to the upper left, stops, and lifts.",
         "The place under the finger stays there, and the picture stops with the finger.",
         way(0, 0, Leg(0.03, bowed((100, 60), (-75, -45)), 0.5), after=0.16)),
    Hand("fling", "A finger throws the picture to the upper right.",
         "The picture goes on at the speed of the finger and slows down smoothly.",
         throw((-110, 80), (130, -30), 0.15)),
    Hand("turn", "A thumb and a finger turn by 65 degrees clockwise in 0.8 s; their middle drifts by 2 mm.",
         "The picture turns with the fingers, or not at all; it neither shakes nor drifts away.",
         grip((0, 0), (150, 158), turn=65, seconds=0.8, drift=(18, -12))),
    Hand("staggered-lifts", "A thumb and a finger close from 28 to 16 mm. One lifts 0.12 s before the other.",
         "The picture stays where they left it: it jumps at neither lift, and does not fly away.",
         grip((60, 40), (140, 80), turn=3, seconds=0.5, lifts=(0.18, 0.03))),
    Hand("two-thumbs", "The left thumb drags; the right one lands, and both close; the left lifts, the right drags on.",
         "The picture follows the first, then both, then the second. It jumps at no landing and at no lift.",
         two_thumbs()),
    Hand("swipe", "A finger crosses 42 mm to the left in 0.15 s.",
         "The next page comes. A picture that is larger than the window moves on to the left instead.",
         throw((200, 30), (-220, 10), 0.15)),
    Hand("quick-zoom", "A finger taps, lands again 82 ms later and drags 17 mm down.",
         "The picture zooms smoothly about the place of the tap while the finger drags. Few programs have it.",
         then(press(0, (40, -110), 0.07), 0.082, way(1, 0, Leg(0.03, bowed((43, -108), (54, 62)), 0.5)))),
    Hand("palm", "A palm rests at the lower right, as three contacts close together, while a finger drags 19 mm.",
         "Nothing jumps, and no contact is stuck afterwards. An X touchscreen reports no sizes of contacts: a program "
         "may take the palm for fingers.",
         palm()),
    Hand("ten-fingers", "Ten fingers land within 0.2 s, close by a quarter, and lift in another order.",
         "The picture follows smoothly or stays, and no contact is stuck afterwards.",
         ten_fingers()),
)


def bounds(script: Sequence[Step]) -> Tuple[float, float, float, float]:
    """The left, top, right and bottom of the places of a script."""
    xs, ys = [step.x for step in script], [step.y for step in script]
    return min(xs), min(ys), max(xs), max(ys)


def fitted(script: Script, area: Tuple[float, float, float, float]) -> Script:
    """A script about (0, 0) as one about the middle of an area: left, top, width, height. It shrinks if it is too
    large."""
    left, top, width, height = area
    low_x, low_y, high_x, high_y = bounds(script)
    reach_x, reach_y = max(-low_x, high_x, 1), max(-low_y, high_y, 1)
    scale = min(1, max(width / 2 - MARGIN, 1) / reach_x, max(height / 2 - MARGIN, 1) / reach_y)
    x, y = left + width / 2, top + height / 2
    return [step._replace(x=x + scale * step.x, y=y + scale * step.y) for step in script]


def contacts(script: Script) -> List[Script]:
    """The steps of each contact."""
    ways: List[Script] = []
    down: Dict[int, Script] = {}
    for step in script:
        if step.phase == "began":
            down[step.finger] = []
            ways.append(down[step.finger])
        down[step.finger].append(step)
    return ways


def fullest(script: Script) -> float:
    """The last time at which the most fingers are down, just before a lift."""
    count, most, at = 0, 0, 0.0
    for step in script:
        if step.phase == "ended" and count >= most:
            most, at = count, step.time
        count += (step.phase == "began") - (step.phase == "ended")
    return at - 0.01


def chosen(names: str) -> List[Hand]:
    """The hands of a list of names such as "pinch,fling". Raises ValueError."""
    known = {hand.name: hand for hand in HANDS}
    wanted = [name.strip() for name in names.split(",")]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise ValueError(f"there is no hand {unknown[0]!r}; the hands are {', '.join(known)}")
    return [known[name] for name in wanted]
