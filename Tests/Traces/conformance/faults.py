# SPDX-License-Identifier: MIT
"""Planted faults: the program of with_tapzoom.py with one fault each, and the cases that must find it."""

import math
from typing import Any, Callable, Dict, List, NamedTuple

import tapzoom
from with_tapzoom import WithTapzoom

Touch = Dict[str, Any]
Answer = Dict[str, Any]
ALL = tapzoom.Config("photos").gestures | tapzoom.Gesture.ROTATE


class Watched(WithTapzoom):
    """Knows which fingers are down, and shows the content moved by dx."""

    def begin(self, **begin: Any) -> None:
        super().begin(**begin)
        self.size, self.shown, self.dx, self.down = begin["view"], begin["show"], 0.0, {}

    def touches(self, time: float, touches: List[Touch]) -> None:
        for touch in touches:
            self.touch(time, touch)
            if touch["phase"] in ("up", "cancel"):
                self.down.pop(touch["id"], None)
            else:
                self.down[touch["id"]] = touch
        super().touches(time, touches)

    def touch(self, time: float, touch: Touch) -> None:
        """Called before the view gets a touch."""

    def frame(self, time: float) -> Answer:
        answer = super().frame(time)
        return {**answer, "x": answer["x"] + self.dx}

    def about_the_middle(self, answer: Answer, angle: float) -> Answer:
        """The answer, turned by an angle about the middle of the view."""
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        x, y = answer["x"] - self.size[0] / 2, answer["y"] - self.size[1] / 2
        return {**answer, "angle": answer["angle"] + angle, "x": cos * x - sin * y + self.size[0] / 2,
                "y": sin * x + cos * y + self.size[1] / 2}


class LandingJumps(Watched):
    def touch(self, time: float, touch: Touch) -> None:
        self.dx += 3 if touch["phase"] == "down" and self.down else 0


class LiftJumps(Watched):
    def touch(self, time: float, touch: Touch) -> None:
        self.dx += 3 if touch["phase"] == "up" and len(self.down) > 1 else 0


class LateJump(Watched):
    """The middle of the fingers jumps at the first move after a landing or a lift, as in many tutorials."""

    count = 0

    def touch(self, time: float, touch: Touch) -> None:
        if touch["phase"] == "move" and len(self.down) != self.count:
            self.dx += 30 if self.count else 0
            self.count = len(self.down)


class Drifts(Watched):
    def frame(self, time: float) -> Answer:
        answer = super().frame(time)
        return {**answer, "x": answer["x"] + 0.02 * (answer["x"] - self.shown["x"])}


class Creeps(Watched):
    def touch(self, time: float, touch: Touch) -> None:
        self.dx += 0.05


class Turns(Watched):
    def frame(self, time: float) -> Answer:
        answer = super().frame(time)
        return self.about_the_middle(answer, 1) if abs(answer["scale"] / self.shown["scale"] - 1) > 0.1 else answer


class TurnsBack(Watched):
    def frame(self, time: float) -> Answer:
        answer = super().frame(time)
        return self.about_the_middle(answer, -2 * answer["angle"])


class ZoomsAboutTheMiddle(Watched):
    def frame(self, time: float) -> Answer:
        answer = super().frame(time)
        factor = answer["scale"] / self.shown["scale"]
        x, y = (size / 2 + (self.shown[name] - size / 2) * factor for name, size in zip("xy", self.size))
        return {**answer, "x": x, "y": y}


class LosesLifts(WithTapzoom):
    def touches(self, time: float, touches: List[Touch]) -> None:
        super().touches(time, [touch for touch in touches if touch["phase"] != "up"])


class LosesCancels(WithTapzoom):
    def touches(self, time: float, touches: List[Touch]) -> None:
        super().touches(time, [touch for touch in touches if touch["phase"] != "cancel"])


class LiftsAtCancels(WithTapzoom):
    def touches(self, time: float, touches: List[Touch]) -> None:
        lifts = {"cancel": "up"}
        super().touches(time, [{**touch, "phase": lifts.get(touch["phase"], touch["phase"])} for touch in touches])


class NeedsAllFingers(Watched):
    def touches(self, time: float, touches: List[Touch]) -> None:
        if touches[0]["phase"] != "move" or len(touches) == len(self.down):
            super().touches(time, touches)


class AddsFingers(Watched):
    def touch(self, time: float, touch: Touch) -> None:
        if touch["phase"] == "down" and touch["id"] in self.down:
            self.view.push_touch(time, 100, "began", **{name: self.down[touch["id"]][name] for name in "xy"})


class DividesByTheDistance(Watched):
    def frame(self, time: float) -> Answer:
        places = {(touch["x"], touch["y"]) for touch in self.down.values()}
        return {**super().frame(time), **({"scale": math.inf} if len(places) < len(self.down) else {})}


class DividesByTheTime(Watched):
    def touch(self, time: float, touch: Touch) -> None:
        self.dx += 5000 if touch["phase"] == "up" and time == self.moved else 0
        self.moved = time


class FlingsBySum(Watched):
    """The speed at the lift is that of the whole drag."""

    speed = 0.0

    def touch(self, time: float, touch: Touch) -> None:
        if touch["phase"] == "down":
            self.landed = touch["x"]
        elif touch["phase"] == "up":
            self.speed = (touch["x"] - self.landed) / 10

    def frame(self, time: float) -> Answer:
        self.dx, self.speed = self.dx + self.speed, self.speed * 0.9
        return super().frame(time)


class NeverRests(Watched):
    def frame(self, time: float) -> Answer:
        self.dx += 1 if not self.down and time > 0.2 else 0
        return super().frame(time)


class CannotCatch(Watched):
    def touches(self, time: float, touches: List[Touch]) -> None:
        if not self.view.state.flags & tapzoom.StateFlag.MOVING:
            super().touches(time, touches)


class HasNoLimits(WithTapzoom):
    def begin(self, **begin: Any) -> None:
        super().begin(**{**begin, "scales": [0.001, 1000]})


class StepsByReports(WithTapzoom):
    def answer(self, request: Dict[str, Any]) -> Answer:
        if "wheel" in request:
            wheel = request["wheel"]
            request = {**request, "wheel": {**wheel, "notches": math.copysign(1, wheel["notches"])}}
        return super().answer(request)


class KeepsItsSize(WithTapzoom):
    def answer(self, request: Dict[str, Any]) -> Answer:
        return {} if "view" in request else super().answer(request)


class Reports(Watched):
    """Reports more events than there are."""

    def begin(self, **begin: Any) -> None:
        super().begin(**begin)
        self.taps, self.added = 0, []

    def frame(self, time: float) -> Answer:
        answer, added, self.added = super().frame(time), self.added, []
        return {**answer, "events": self.events(answer["events"]) + added}

    def events(self, events: List[str]) -> List[str]:
        return events


class TapsAtLifts(Reports):
    def touch(self, time: float, touch: Touch) -> None:
        self.added += ["tap"] if touch["phase"] == "up" else []


class SwipesAtLifts(Reports):
    def touch(self, time: float, touch: Touch) -> None:
        self.added += ["swipe"] if touch["phase"] == "up" else []


class TellsTwice(Reports):
    def events(self, events: List[str]) -> List[str]:
        return events * 2


class PairsAllTaps(Reports):
    def events(self, events: List[str]) -> List[str]:
        self.taps += events.count("tap")
        return events + (["double_tap"] if events.count("tap") and self.taps > 1 else [])


class Fault(NamedTuple):
    """A fault, how to make the program that has it, and the cases that must find it."""

    name: str
    program: Callable[..., WithTapzoom]
    cases: str
    settings: Dict[str, Any] = {}
    breaks: bool = False  # the program ends, or its answer is no number


FAULTS = [
    Fault("a landing beside another finger jumps by 3 pixels", LandingJumps,
          "landing-in-a-pan lift-and-land-again ten-fingers"),
    Fault("a lift beside another finger jumps by 3 pixels", LiftJumps,
          "lift-in-a-pinch lift-and-land-again ten-fingers"),
    Fault("the first move after a landing or a lift jumps", LateJump,
          "landing-in-a-pan lift-in-a-pinch lift-and-land-again ten-fingers"),
    Fault("content drifts by 2 %", Drifts, "pan-follows pinch-with-pan pan-after-a-lift late-report"),
    Fault("each report moves the content by 0.05 pixels more", Creeps, "pinch-there-and-back"),
    Fault("a pinch turns by 1 degree", Turns, "pinch-straight pinch-wobbles"),
    Fault("a rotation begins at once", WithTapzoom, "pinch-wobbles", {"rotate_slop": 0, "rotate_snap": 0}),
    Fault("a rotation turns the other way", TurnsBack, "turn-about-the-fingers"),
    Fault("all zooms are about the middle of the view", ZoomsAboutTheMiddle,
          "pinch-about-the-fingers pinch-with-pan double-tap-zooms wheel-pointer"),
    Fault("nothing pans", WithTapzoom, "pinch-with-pan pan-follows", {"gestures": ALL & ~tapzoom.Gesture.PAN}),
    Fault("nothing zooms", WithTapzoom,
          "pinch-about-the-fingers pinch-with-pan pinch-wobbles lift-in-a-pinch lift-and-land-again staggered-lifts "
          "fingers-at-one-place wheel-pointer double-tap-zooms",
          {"gestures": ALL & ~tapzoom.Gesture.PINCH, "wheel": "none", "double_tap": "none"}),
    Fault("a pinch takes only reports of all fingers", NeedsAllFingers, "pinch-in-turns"),
    Fault("the second finger pans as soon as the first has lifted", WithTapzoom, "staggered-lifts",
          {"lift_grace_time": 0}),
    Fault("lifts are lost", LosesLifts, "tap pan-after-a-lift"),
    Fault("a second landing of a finger leaves a finger behind", AddsFingers, "lost-lift"),
    Fault("cancels are lost", LosesCancels, "cancelled-touch cancelled-pinch"),
    Fault("a cancel is a lift", LiftsAtCancels, "cancelled-touch cancelled-drag"),
    Fault("the first pixel pans", WithTapzoom, "tap tap-trembles", {"pan_slop": 0}),
    Fault("each lift is a tap", TapsAtLifts, "drag-is-no-tap long-press catch"),
    Fault("each event comes twice", TellsTwice, "tap double-tap long-press"),
    Fault("any two taps are a double tap", PairsAllTaps, "taps-far-apart taps-late"),
    Fault("a scale is divided by the distance of the fingers", DividesByTheDistance, "fingers-at-one-place",
          breaks=True),
    Fault("a speed is divided by the time between two reports", DividesByTheTime, "equal-times"),
    Fault("a time that goes back ends the program", WithTapzoom, "late-report", {"lenient": 0}, breaks=True),
    Fault("nothing flings", WithTapzoom, "fling catch", {"gestures": ALL & ~tapzoom.Gesture.FLING}),
    Fault("a fling does not end", NeverRests, "fling"),
    Fault("a fling has the mean speed of the drag", FlingsBySum, "rest-before-lift"),
    Fault("a touch does not catch a fling", CannotCatch, "catch"),
    Fault("there are no limits", HasNoLimits, "edge smallest-scale largest-scale whole-picture", {"bounds": "none"}),
    Fault("each report of a wheel is a notch", StepsByReports, "wheel-small-reports"),
    Fault("the view ignores its new size", KeepsItsSize, "resize"),
    Fault("each lift is a swipe", SwipesAtLifts, "pan-is-no-swipe"),
]
