# SPDX-License-Identifier: MIT
"""Writes tour.jsonl, the touches of the animation viewer.gif: python3 tour.py [FILE]

A hand looks at two photos in a viewer of 600 x 400 points, which the photos fill.
"""

import sys
from pathlib import Path as File

HERE = File(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "touches"))

from hand import Hand, Path, Route, throw  # noqa: E402

SOURCE = "tapzoom contributors, MIT; made by tour.py after measured touches"


def tour():
    hand = Hand().wait(0.3)
    # A double tap on the moon, and a fling down to the hut.
    hand.tap((444, 78)).wait(0.09).tap((447, 80)).wait(0.5)
    hand.move(Path((236, 322), (340, 176), 0.4, throw, bow=0.05)).wait(0.85)
    # Out until the rubber band stretches, and lift.
    hand.move(
        Path((184, 268), (276, 214), 0.56), Path((412, 122), (322, 186), 0.54), before=0.05, after=0.16).wait(0.42)
    # Tap, and drag: in and out again with one finger.
    hand.tap((352, 150)).wait(0.1)
    hand.move(Route(Path((352, 152), (358, 300), 0.46), Path((358, 300), (355, 158), 0.42)), before=0.05).wait(0.3)
    # In to the window of the hut.
    hand.move(Path((180, 371), (134, 334), 0.9), Path((226, 345), (424, 126), 0.92), before=0.05, after=0.1).wait(0.6)
    # Out by a double tap, and on to the next photo.
    hand.tap((318, 232)).wait(0.1).tap((321, 230)).wait(0.5)
    hand.move(Path((492, 252), (206, 236), 0.17, throw), before=0.02)
    return hand


if __name__ == "__main__":
    where = File(sys.argv[1]) if sys.argv[1:] else HERE / "tour.jsonl"
    tour().write(where, label="tour", units="points", source=SOURCE, expect=["double_tap", "fling", "pinch",
                 "quick_zoom", "swipe"], forbid=["long_press", "rotate"], numbers={"viewport": [600, 400]})
