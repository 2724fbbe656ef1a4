# SPDX-License-Identifier: MIT
"""What a hand and a mouse do in the film: they look at two photos in a viewer of 600 x 400 points."""

import sys
from pathlib import Path as File
from typing import NamedTuple

HERE = File(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "touches"))

from hand import Hand, Path, throw  # noqa: E402

NOTCH = 100  # view units that a browser reports for one notch of a wheel


class Notch(NamedTuple):
    """A wheel turns by a notch: 1 away from the user, which zooms in, or -1."""

    time: float
    x: float
    y: float
    turn: int


def tour():
    """Returns the samples of the fingers, as of a file in ../touches, and the notches of the wheel."""
    hand = Hand().wait(0.5)
    # A double tap on the moon, and a fling down to the hut.
    hand.tap((444, 78)).wait(0.09).tap((447, 80)).wait(0.7)
    hand.move(Path((228, 318), (330, 176), 0.32, throw, bow=0.05)).wait(0.85)
    # In to the window of the hut.
    hand.move(Path((62, 338), (158, 318), 0.7), Path((140, 256), (424, 96), 0.72), before=0.05, after=0.12).wait(0.75)
    # Out by the wheel, at the window.
    wheel = [Notch(hand.time + 0.45 + 0.08 * index, 410, 158, -1) for index in range(6)]
    hand.wait(1.5)
    # Tap, and drag down: in with one finger.
    hand.tap((236, 210)).wait(0.1)
    hand.move(Path((238, 212), (252, 330), 0.4), before=0.05, after=0.1).wait(0.45)
    # Out until the rubber band stretches, and lift.
    hand.move(
        Path((140, 322), (264, 240), 0.45), Path((470, 96), (346, 178), 0.43), before=0.05, after=0.2).wait(0.7)
    # The next photo.
    hand.move(Path((492, 252), (236, 236), 0.17, throw), before=0.03)
    return sorted(hand.samples, key=lambda one: one["time"]), wheel
