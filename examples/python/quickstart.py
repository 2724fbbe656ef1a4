# SPDX-License-Identifier: MIT
"""Plays touches into a map view at 60 frames a second, and tells what happens.

    python3 quickstart.py TOUCHES... [PICTURE.svg]

TOUCHES is a file such as ../touches/double-tap.jsonl. With PICTURE.svg, draws the touches and the view.
In a checkout, set PYTHONPATH=../../bindings/python.
"""

import json
import math
import sys
from pathlib import Path

import tapzoom
from tapzoom import EventKind, Phase

VIEWPORT = (400, 600)
CONTENT = (2000, 3000)
RATE = 60
STORIES = {
    EventKind.TAP: "One tap, and no second one in time.",
    EventKind.DOUBLE_TAP: "Two quick taps: the view zooms in about them.",
    EventKind.FINGERS_TAP: "Two fingers tap: the view zooms out.",
    EventKind.LONG_PRESS: "A finger rests: a long press.",
    EventKind.PAN: "Fingers move: the content follows them.",
    EventKind.PINCH: "Their distance changes: the scale follows it.",
    EventKind.QUICK_ZOOM: "A tap and a drag: the scale follows the finger.",
    EventKind.FLING: "A finger lifts in motion: the content glides on.",
    EventKind.SETTLED: "The view is at rest.",
}


def read(path):
    """The touches of a file. Its first line is a header."""
    with open(path, encoding="utf-8") as file:
        _, *touches = [json.loads(line) for line in file if line.strip()]
    return [tapzoom.Touch(**touch) for touch in touches]


def play(view, touches, frame=0):
    """Pushes touches into a view from a frame on, until the view is at rest. Yields the time and each frame."""
    pushed = 0
    while True:
        now = frame / RATE
        due = sum(touch.time <= now for touch in touches)
        result = view.frame(now, touches[pushed:due])
        pushed = due
        yield now, result
        if pushed == len(touches) and result.state.next_deadline == math.inf:
            return
        frame += 1


def tell(event):
    """Prints a line for an event that begins something. A host reacts to the kinds that it needs."""
    if event.kind in STORIES and event.phase in (Phase.DISCRETE, Phase.BEGAN):
        x, y = event.content_point
        print(f"{event.time:6.3f}  {x:6.1f} {y:6.1f}  {event.scale:6.4f}  {STORIES[event.kind]}")


def main(*arguments):
    svg = arguments[-1] if arguments[-1].endswith(".svg") else None
    files = [(Path(path).stem, read(path)) for path in arguments[: -1 if svg else None]]
    count, plays = 0, []  # the frames so far
    print("  time   map x  map y   scale")
    with tapzoom.View(VIEWPORT, CONTENT, preset="maps") as view:
        for name, touches in files:
            touches = [touch._replace(time=count / RATE + touch.time) for touch in touches]
            events, frames = [], []
            for now, (transform, _, happened) in play(view, touches, count):
                for event in happened:
                    tell(event)
                events += happened
                frames.append((now, transform))  # a real host would draw here
            plays.append((name, touches, events, frames))
            count += len(frames)
    if svg:
        from tapzoom import picture

        picture.draw(svg, VIEWPORT, CONTENT, [picture.Play(*play) for play in plays])


if __name__ == "__main__":
    if not sys.argv[1:] or sys.argv[1].endswith(".svg"):
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except (OSError, ValueError, TypeError) as error:
        sys.exit(f"quickstart.py: the touches cannot be played: {error}\n{__doc__}")
