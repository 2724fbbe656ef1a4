# SPDX-License-Identifier: MIT
"""Compares a program that uses the library with its recording, with the library fed directly, and with the screen."""

import itertools
import math
from pathlib import Path
from typing import Dict, List, NamedTuple, Sequence, Tuple

import screen
import tapzoom
from host import Host, Replayed
from PIL import Image
from tapzoom import EventKind, Phase, RecordKind, Touch, Transform
from tapzoom.hands.fingers import Script, Step
from timed import TimedTest

ROOT = Path(__file__).resolve().parents[2]
#: Gives the views of a program the slop of a test, and records the first one: record.c.
RECORDER = ROOT / "build/tests/record.so"


class Result(NamedTuple):
    """One script in one host, for the table at the end."""

    host: str
    script: str
    zoom: float  # the last scale divided by the first
    distance: float  # largest distance in pixels between the host's result and that of the library
    marks: int  # places of the screenshot that were checked


RESULTS: List[Result] = []


class Comparing(TimedTest):
    """A test of one program. A subclass defines what is displayed, and how exact the program's coordinates are."""

    #: The host's name in the table.
    name = ""
    #: The largest distance, in pixels, between a recorded touch and the finger.
    precision = 0.0
    #: Whether it may report a move again.
    repeats = False
    #: Whether it learns only where fingers are in each frame: one lands where the frame finds it, and lifts where the
    #: last frame found it.
    polls = False
    #: The position of the view's origin on the screen.
    origin = (0.0, 0.0)
    #: The part of the screen without bars of the program: left, top, right, bottom.
    area = (0.0, 0.0, 1280.0, 800.0)
    #: The number of the view that the tests read; 0 if there is only one.
    number = 0

    def landmarks(self) -> List[screen.Landmark]:
        """The landmarks on the screen. Called after `command`."""
        raise NotImplementedError

    def misplaced(self, shot: Image.Image, transform: Transform) -> Tuple[int, List[str]]:
        """Returns how many places of a screenshot it checked, and what is wrong at them."""
        return screen.misplaced(shot, transform, self.landmarks(), self.origin, self.area)

    def check(
        self, host: Host, replayed: Replayed, script: Script, expect: Sequence[EventKind], gain: float
    ) -> None:
        transform, events = self.fed(replayed, script)
        distance = self.distance(transform, replayed.view.transform)
        self.assertLessEqual(
            distance, self.precision * gain + 1e-6, "the library, fed directly, gives another transform")
        self.assertEqual(*([(event.kind.name, event.phase.name) for event in some if event.phase != Phase.CHANGED]
                           for some in (events, replayed.events)))
        for kind in expect:
            self.assertIn(kind, [event.kind for event in replayed.events])
        looked = self.look(host, replayed.view.transform)
        RESULTS.append(
            Result(self.name, self._testMethodName[len("test_"):], self.zoom(replayed), distance, looked))

    def zoom(self, replayed: Replayed) -> float:
        """The factor by which the scale has grown since before the first touch."""
        with tapzoom.View((1, 1), (1, 1)) as before:
            before.load_state(replayed.before)
            return replayed.view.transform.scale / before.transform.scale

    def look(self, host: Host, transform: Transform) -> int:
        """Checks that the screenshot has the content at the place of the transform. Returns how many places it
        checked."""
        looked, wrong = 0, ["no place was checked"]

        def right() -> bool:
            nonlocal looked, wrong
            shot = host.server.screenshot()
            looked, wrong = self.misplaced(shot, transform)
            return looked >= 9 and not wrong

        try:
            host.wait("right picture", right)
        except AssertionError:
            shot = ROOT / "build/hosts" / f"{self.id()}.png"
            shot.parent.mkdir(parents=True, exist_ok=True)
            host.server.screenshot().save(shot)
            self.fail(f"of {looked} places, {len(wrong)} are wrong in {shot.relative_to(ROOT)}: {wrong[:5]}")
        return looked

    def fed(self, replayed: Replayed, script: Script) -> Tuple[Transform, List[tapzoom.Event]]:
        """Feeds the library directly with the true positions of the fingers, at the times of the host, until it rests.
        Returns the transform and the events."""
        with tapzoom.View((1, 1), (1, 1)) as view:
            view.load_state(replayed.before)
            events = []
            touches = iter(self.found(replayed.touches, script))
            for call in replayed.calls:
                if call.kind == RecordKind.TOUCH:
                    view.push_touches([next(touches)])
                elif call.kind == RecordKind.ADVANCE:
                    view.advance(max(call.time, view.state.time))  # late for the host means late here
                elif call.kind == RecordKind.PAGER_OFFSET:
                    view.set_pager_offset(call.arguments["x"], call.arguments["y"])
                events += view.poll_events()
            # The program rests. A spring from an exact position may last longer than its own.
            view.advance(view.state.time + 10)
            return view.transform, events + view.poll_events()

    def found(self, touches: Sequence[Touch], script: Script) -> List[Touch]:
        """The touches with their positions in the script.

        Fails unless each one is a step of the script. A host may leave out moves, but no landing and no lift.
        """
        still: Dict[int, List[Step]] = {}  # the remaining steps of each finger
        for step in script:
            still.setdefault(step.finger, []).append(step)
        finger_of: Dict[int, int] = {}
        place_of: Dict[int, Step] = {}
        exact = []
        for touch in touches:
            phase = touch.phase.name.lower()
            if phase == "began":
                free = [finger for finger, steps in still.items() if steps and finger not in finger_of.values()]
                self.assertTrue(free, f"{touch} is not a finger of the script")
                finger_of[touch.id] = min(free, key=lambda finger: self.error(touch, still[finger][0]))
            finger = finger_of[touch.id]
            steps = still[finger]
            run = list(itertools.takewhile(lambda step: step.phase == "moved", steps))
            if self.polls and phase == "began":
                run = steps[:1] + list(itertools.takewhile(lambda step: step.phase == "moved", steps[1:]))
            elif phase != "moved":
                run = steps[len(run):][:1] if phase == "ended" else steps[:1]
            old = place_of.get(finger)
            if self.repeats and phase == "moved" and old and self.error(touch, old) <= self.precision + 1e-9:
                place_of[finger] = old._replace(phase=phase)
            elif run:
                index = min(range(len(run)), key=lambda index: self.error(touch, run[index]))
                place_of[finger] = run[index]._replace(phase=phase) if self.polls else run[index]
                del steps[: steps.index(run[index]) + 1]
            if self.polls and phase == "ended":
                place_of[finger] = place_of[finger]._replace(x=old.x, y=old.y)
            place = place_of[finger]  # without a step, the host repeats the last one
            self.assertTrue(place.phase == phase and self.error(touch, place) <= self.precision + 1e-9,
                            f"{touch} for {place}")
            exact.append(touch._replace(x=place.x - self.origin[0], y=place.y - self.origin[1]))
            if phase == "ended":
                del finger_of[touch.id]
        self.assertFalse([steps for steps in still.values() if steps], "never reported")
        return exact

    def error(self, touch: Touch, step: Step) -> float:
        return max(abs(touch.x + self.origin[0] - step.x), abs(touch.y + self.origin[1] - step.y))

    @staticmethod
    def distance(one: Transform, other: Transform) -> float:
        """The largest distance, in pixels, between the positions of the same content under two transforms."""
        corners = [(x, y) for x in (0, 1280) for y in (0, 800)]
        return max(math.dist(corner, other.to_view(one.to_content(corner))) for corner in corners)

    @staticmethod
    def named(events: Sequence[tapzoom.Event]) -> List[str]:
        return [f"{event.kind.name} {event.phase.name}" for event in events
                if event.phase != Phase.CHANGED and event.kind != EventKind.LIMIT]

    def outline(self, replayed: Replayed) -> List[str]:
        """The events without CHANGED and LIMIT."""
        return self.named(replayed.events)

    def has(self, host: Host, kind: EventKind, phase: Phase = Phase.DISCRETE) -> bool:
        return any((event.kind, event.phase) == (kind, phase) for event in host.replayed(self.number).events)

    def settlings(self, host: Host) -> int:
        """The number of SETTLED so far."""
        return sum(event.kind == EventKind.SETTLED for event in host.replayed(self.number).events)

    def sizes(self, host: Host) -> List[Tuple[float, float]]:
        """The size of each viewport that the host has set, in order."""
        calls = host.replayed(self.number).calls
        return [call.viewport[:2] for call in calls if "viewport_width" in call.arguments]

