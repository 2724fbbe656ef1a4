# SPDX-License-Identifier: MIT
"""Plays recorded touches into a map view at 60 frames a second; prints the events and the transforms.

    python3 quickstart.py RECORDING... [PICTURE.svg]

RECORDING is a file such as ../recordings/double-tap.jsonl. With PICTURE.svg, draws the touches and the view.
In a checkout, set PYTHONPATH=../../bindings/python.
"""

import json
import math
import sys

import tapzoom

VIEWPORT = (400, 600)
CONTENT = (2000, 3000)
FRAMES_PER_SECOND = 60


def read(path):
    """The name of a recording, and its touches."""
    with open(path, encoding="utf-8") as file:
        header, *samples = [json.loads(line) for line in file if line.strip()]
    return header["recording"], [tapzoom.Touch(**sample) for sample in samples]


def play(view, touches):
    """Pushes touches into a view frame by frame, until the view is at rest.

    Returns the events, and (time, transform) of each frame.
    """
    start = touches[0].time
    frames = [(start, view.transform)]
    events = []
    pushed = frame = 0
    while True:
        now = start + frame / FRAMES_PER_SECOND
        due = sum(touch.time <= now for touch in touches)
        transform, state, happened = view.frame(now, touches[pushed:due])
        pushed = due
        for event in happened:
            if event.phase != tapzoom.Phase.CHANGED:  # the transform shows the changes
                events.append(event)
                print(describe(event))
        if transform != frames[-1][1]:
            print(f"{now:8.3f}  {place(transform)}  velocity ({view.velocity.x:.1f}, {view.velocity.y:.1f})")
        frames.append((now, transform))
        if pushed == len(touches) and state.next_deadline == math.inf:
            return events, frames
        frame += 1


def describe(event):
    x, y = event.view_point
    return f"{event.time:8.3f}  {event.kind:<14} {event.phase:<9} at ({x:.1f}, {y:.1f})  taps {event.tap_count}"


def place(transform):
    return f"scale {transform.scale:.4f}  offset ({transform.x:.2f}, {transform.y:.2f})"


def main(*arguments):
    svg = arguments[-1] if arguments[-1].endswith(".svg") else None
    plays = []
    for recording in arguments[: -1 if svg else None]:
        name, touches = read(recording)
        with tapzoom.View(VIEWPORT, CONTENT, preset="maps") as view:
            view.zoom_by(3, (VIEWPORT[0] / 2, VIEWPORT[1] / 2))  # so that the content can move in every direction
            view.poll_events()
            plays.append((name, touches, *play(view, touches)))
            print(f"final     {place(view.transform)}")
    if svg:
        from tapzoom import picture

        picture.draw(svg, VIEWPORT, CONTENT, [picture.Play(*play) for play in plays])


if __name__ == "__main__":
    if not sys.argv[1:] or sys.argv[1].endswith(".svg"):
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"quickstart.py: the recording cannot be played: {error}\n{__doc__}")
