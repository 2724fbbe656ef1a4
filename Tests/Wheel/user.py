# SPDX-License-Identifier: MIT
"""A user's program, as strictly typed as can be: it plays a pinch, records it, and rolls back. mypy reads it."""

import sys
from pathlib import Path
from typing import List, Tuple

import tapzoom


def pinch(start: float) -> List[tapzoom.Touch]:
    """Two fingers, from 40 to 104 apart."""
    touches: List[tapzoom.Touch] = []
    times: List[Tuple[float, tapzoom.TouchPhase, float]] = [
        (0.0, tapzoom.TouchPhase.BEGAN, 20.0),
        (0.1, tapzoom.TouchPhase.MOVED, 52.0),
        (0.2, tapzoom.TouchPhase.ENDED, 52.0),
    ]
    for time, phase, apart in times:
        touches.append(tapzoom.Touch(start + time, 1, phase, 200 - apart, 300))
        touches.append(tapzoom.Touch(start + time, 2, phase, 200 + apart, 300))
    return touches


def main(file: Path) -> None:
    settings = tapzoom.Config("maps", max_scale=("all", 8), two_finger_tap=tapzoom.Zoom.RESET)
    limit: tapzoom.Level = settings.max_scale
    with tapzoom.View((400, 600), (2000, 3000), config=settings) as view:
        view.record()
        before: bytes = view.save()
        view.push(pinch(0))
        view.advance(0.5)
        events: List[tapzoom.Event] = view.poll()
        zoomed: tapzoom.Transform = view.transform
        point: tapzoom.Point = view.view_to_content((200, 300))
        scale, rotation, x, y = zoomed
        if view.state & tapzoom.State.TOUCHED or view.next_wake < view.time:
            raise AssertionError(view.state)
        file.write_bytes(view.poll_record())
        try:
            view.touch(time=0, id=1, phase="began", x=0, y=0)
        except tapzoom.TimeError as error:
            print(error, error.accepted)
        view.load(before)
        view.push([(0.0, 1, "began", 0.0, 0.0)])
    kinds = ", ".join(f"{event.kind} {event.phase}" for event in events)
    print(f"{kinds}; scale {scale:.3g}, turned {rotation}, at {x:.1f} {y:.1f}; {point.x:g} {point.y:g}; {limit.factor}")
    calls: List[tapzoom.Call] = list(tapzoom.replay(file.read_bytes()))
    assert calls[-1].transform == zoomed
    print(len(calls), "calls")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
