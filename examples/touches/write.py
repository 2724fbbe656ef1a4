# SPDX-License-Identifier: MIT
"""Writes the files of touches that are made by a program: python3 write.py [FOLDER]

Times, distances and speeds are like those of recordings of people.
"""

import math
import sys
from pathlib import Path as File

from hand import Arc, Hand, Path, throw

GESTURES = (
    "double_tap", "fling", "long_press", "pan", "pinch", "quick_zoom", "rotate", "swipe", "tap", "two_finger_tap")
SOURCE = "tapzoom contributors, MIT; made by write.py after measured touches"


def write(folder, name, hand, label, expect, allow=(), **numbers):
    """allow  Gestures that a view may report in addition to `expect`."""
    forbid = [gesture for gesture in GESTURES if gesture not in (*expect, *allow)]
    header = {"label": label, "units": "points", "source": SOURCE, "expect": expect, "forbid": forbid}
    hand.write(folder / f"{name}.jsonl", **header, numbers={"viewport": [400, 600], **numbers})


def main(folder):
    tap = Hand().tap((186, 262), seconds=0.079)
    write(folder, "tap", tap, "tap", ["tap"], dur_ms=79)

    hold = Hand().move(Path((212, 318), (213.2, 320.5), 0.72))
    write(folder, "long-press", hold, "hold", ["long_press"], dur_ms=720)

    drag = Hand().move(Path((236, 392), (148, 236), 0.74, bow=0.12), before=0.05, after=0.16)
    write(folder, "pan", drag, "drag", ["pan"], dur_ms=950, distance=179)

    quick = Hand().tap((196, 246), seconds=0.064).wait(0.082)
    quick.move(Path((199, 250), (206, 420), 0.62, bow=0.02), before=0.04, after=0.09)
    write(folder, "quick-zoom", quick, "quick_zoom", ["quick_zoom"], up_to_down_ms=82, drag=170)

    turn, center, drift = math.radians(-68), (203, 296), (-13, -20)
    hands = Hand().move(
        Arc(center, (286, 344), turn, 0.82, 1.05, drift), Arc(center, (121, 250), turn, 0.8, 1.03, drift),
        late=0.017, before=0.04, after=0.12)
    write(folder, "rotate", hands, "rotate", ["rotate"], ["pan", "pinch"], rotation_deg=-68, scale_band=[0.97, 1.12])

    page = Hand().move(Path((318, 334), (112, 322), 0.15, throw), before=0.03)
    write(folder, "swipe", page, "page", ["pan", "swipe"], ["fling"], dur_ms=180, distance=206)


if __name__ == "__main__":
    main(File(sys.argv[1]) if sys.argv[1:] else File(__file__).parent)
