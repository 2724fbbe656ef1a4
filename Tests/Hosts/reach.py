# SPDX-License-Identifier: MIT
"""Programs under one finger that never drags and under five keys: from the whole content to a place, and back."""

import math
from typing import Callable, List, Optional, Tuple

import tapzoom
from host import Host
from tapzoom import RecordKind, Step
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

ARROWS = {Step.LEFT: "left", Step.UP: "up", Step.RIGHT: "right", Step.DOWN: "down"}


def jittery_tap(at: Tuple[float, float]) -> fingers.Script:
    """A tap of a hand that trembles by 7.8 pixels."""
    x, y = at
    return [fingers.Step(0, 0, "began", x, y), fingers.Step(0.03, 0, "moved", x - 5, y + 6),
            fingers.Step(0.07, 0, "ended", x - 5, y + 6)]


def wanted(view: tapzoom.View, scale: float, point: Tuple[float, float]) -> Optional[Step]:
    """The next step toward a scale and a content point. None if the scale is within one step, and the point is in the
    safe area."""
    port, now = view.viewport, view.transform
    if math.log(scale / now.scale) > math.log(view.config.zoom_step):
        return Step.ZOOM_IN
    x, y = now.to_view(point)
    if x < port.left or x > port.width - port.right:
        return Step.LEFT if x < port.left else Step.RIGHT
    if y < port.top or y > port.height - port.bottom:
        return Step.UP if y < port.top else Step.DOWN
    return None


class Reach:
    """For a subclass of HostTest."""

    #: The place: how much larger than fitted, and a point in parts of the content.
    times, part = 4.0, (0.85, 0.12)

    def goal(self, view: tapzoom.View) -> Tuple[float, Tuple[float, float]]:
        content = view.content
        return (self.times * view.scale_range.fitted,
                (content.x + self.part[0] * content.width, content.y + self.part[1] * content.height))

    def go(self, host: Host, do: Callable[[Step], None]) -> List[Step]:
        """Goes to the goal by single steps, and returns them."""
        done: List[Step] = []
        scale, point = self.goal(host.replayed(self.number).view)
        while (step := wanted(host.replayed(self.number).view, scale, point)) is not None:
            self.assertLess(len(done), 20, f"never there: {done}")
            self.does(host, step, do)
            done.append(step)
        self.assertIn(Step.ZOOM_IN, done)
        self.assertTrue({Step.RIGHT, Step.UP} & set(done), "the goal was visible at once")
        view = host.replayed(self.number).view
        self.assertLessEqual(abs(math.log(view.transform.scale / scale)), math.log(view.config.zoom_step) + 1e-9)
        return done

    def does(self, host: Host, step: Step, do: Callable[[Step], None]) -> None:
        """Does a step, and waits until the view rests."""
        settled = self.settlings(host)
        do(step)
        host.wait(f"rest after {step.name}",
                  lambda: self.settlings(host) > settled and host.replayed(self.number).resting)

    def press_five(self, server: Server) -> Callable[[Step], None]:
        """A step by one of five keys: the arrows, and the space bar, which zooms in, and from the largest scale back to
        the whole content."""
        return lambda step: server.press(ARROWS.get(step, "space"))

    def back_by_space(self, server: Server, host: Host) -> int:
        """Presses the space bar until the whole content is there again. Returns how often."""
        for count in range(1, 20):
            self.does(host, Step.ZOOM_IN, self.press_five(server))
            view = host.replayed(self.number).view
            if abs(view.transform.scale / view.scale_range.fitted - 1) < 1e-9:
                return count
        raise AssertionError("the space bar never showed the whole content")

    def at_right_edge(self, host: Host) -> bool:
        view = host.replayed(self.number).view
        edge = view.transform.to_view((view.content.x + view.content.width, view.content.y)).x
        return edge <= view.viewport.width - view.viewport.right + 1e-6

    def steps(self, host: Host) -> int:
        return len(host.replayed(self.number).of(RecordKind.STEP))
