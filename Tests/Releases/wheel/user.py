# SPDX-License-Identifier: MIT
"""A user's program with strict types: it plays a pinch, records it, and rolls back. mypy checks it."""

import sys
from pathlib import Path
from typing import List, Tuple

import tapzoom


def pinch(start: float) -> List[tapzoom.Touch]:
    """Returns the touches of two fingers that move from 40 to 104 apart."""
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
    wanted: tapzoom.Settings = {
        "gestures": ["tap", tapzoom.Gesture.PAN, "pinch"], "events": {"pan", "pinch", "settled"}}
    config = tapzoom.Config("maps", max_scale=("contain", 8), two_finger_tap=tapzoom.Zoom.FIT)
    config = config.replace(**wanted)
    config = config.replace(levels=[tapzoom.Level.larger(("one_to_one", 1), ("contain", 2)), ("cover", 3)])
    limit: tapzoom.Level = config.max_scale
    with tapzoom.View((400, 600), (2000, 3000), config=config, zoom_step=2) as view:
        view.begin_recording()
        before: bytes = view.save_state()
        view.push_touches(pinch(0))
        view.advance(0.5)
        events: List[tapzoom.Event] = view.poll_events()
        zoomed: tapzoom.Transform = view.transform
        point: tapzoom.Point = zoomed.to_content((200, 300))
        target: tapzoom.Rect = view.visible_rect(view.target_transform)
        scale, rotation, x, y = zoomed
        state: tapzoom.State = view.state
        if state.flags & tapzoom.StateFlag.TOUCHED or state.next_deadline < state.time or target.width <= 0:
            raise AssertionError(state)
        if state.limits & tapzoom.Limit.MAX_SCALE:
            raise AssertionError(state.limits)
        file.write_bytes(view.fetch_recording())
        try:
            view.push_touch(time=0, id=1, phase="began", x=0, y=0)
        except tapzoom.TimeError as error:
            print(error, error.accepted)
        consumed: bool = view.push_scroll(0.6, 200, 300, dy=-120, unit="notch120", phase=tapzoom.ScrollPhase.UNPHASED)
        still: tapzoom.Velocity = view.velocity
        view.set_velocity((-30, 0))
        view.set_velocity(still if consumed else tapzoom.Velocity(0, 0))
        view.pan_by(1, 2, duration=0.1)
        view.rotate_by(0.1, still.view_point, animated=True)
        view.config = view.config.replace(wheel="pan", snap=tapzoom.Snap.STEPS, momentum=tapzoom.Momentum.LIBRARY)
        view.load_state(before)
        view.push_touches([(0.0, 1, "began", 0.0, 0.0)])
        view.set_viewport(tapzoom.Viewport(400, 600, top=40))
        view.set_content(tapzoom.Rect(-100, 0, 2000, 3000), keep="coordinates")
        sizes: Tuple[tapzoom.Viewport, tapzoom.Rect] = view.viewport, view.content
        contacts: List[tapzoom.Contact] = view.contacts()
        if sizes[0].top != 40 or sizes[1].x != -100 or contacts[0].owner is not tapzoom.Owner.VIEW:
            raise AssertionError(sizes, contacts)
        view.center_on((0, 0), 2, animated=True, duration=0.5)
    story = ", ".join(f"{event.kind} {event.phase}" for event in events)
    print(f"{story}; scale {scale:.3g}, turned {rotation}, at {x:.1f} {y:.1f}; {point.x:g} {point.y:g}; {limit.factor}")
    calls: List[tapzoom.RecordEntry] = list(tapzoom.replay(file.read_bytes()))
    assert calls[-1].transform == zoomed
    print(len(calls), "calls")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
