# SPDX-License-Identifier: MIT
"""Tests in real time: if the machine was too slow for the script of a test, the test runs again."""

import unittest
from typing import Iterator, List, Sequence, Tuple

from tapzoom import Touch
from tapzoom.hands.fingers import Script, Step

ATTEMPTS = 3
#: How late the programs of the present test were, in seconds.
LATE: List[float] = []


def lateness(scripts: Sequence[Script], touches: Sequence[Touch]) -> float:
    """The largest difference between the intervals of recorded touches and those of the scripts that made them."""
    left = list(touches)
    offsets = [[touch.time - step.time for step, touch in pairs(script, left)] for script in scripts]
    return max((max(times) - min(times) for times in offsets if times), default=0)


def pairs(script: Script, touches: List[Touch]) -> Iterator[Tuple[Step, Touch]]:
    """The steps that were recorded, with their touches, which it takes out of the list."""
    for step in script:
        for touch in touches:
            if touch.phase.name.lower() == step.phase and max(abs(touch.x - step.x), abs(touch.y - step.y)) < 0.5:
                touches.remove(touch)
                yield step, touch
                break


class TimedTest(unittest.TestCase):
    """A test that fails runs again if its touches came late, at most ATTEMPTS times in all, with a line in the report.
    The last failure counts."""

    #: The largest difference between the recorded times and those of the script, in seconds.
    slack = 0.05

    def assert_lasts(self, seconds: float, least: float, most: float) -> None:
        """Another duration is that of a slow machine, unless the test fails each time."""
        LATE.append(self.slack + max(least - seconds, seconds - most))
        self.assertTrue(least <= seconds <= most, (seconds, least, most))

    def run(self, result: unittest.TestResult = None) -> unittest.TestResult:
        for attempt in range(1, ATTEMPTS + 1):
            LATE.clear()
            bad = len(result.failures), len(result.errors)
            super(TimedTest, type(self)(self._testMethodName)).run(result)
            late = max(LATE, default=0)
            if late <= self.slack or bad == (len(result.failures), len(result.errors)):
                break
            said = f"too slow: {self.id()}: up to {late:.2f} s beside its script, {attempt} of {ATTEMPTS}"
            print(said, flush=True)
            for some, count in zip((result.failures, result.errors), bad):
                some[count:] = [(test, f"{said}\n{why}") for test, why in some[count:] if attempt == ATTEMPTS]
            result.testsRun -= attempt < ATTEMPTS
        return result
