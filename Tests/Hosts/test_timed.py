# SPDX-License-Identifier: MIT
"""A failed test runs again only if the recorded times are not those of its script."""

import contextlib
import io
import unittest
from typing import List

import timed
from tapzoom import Touch, TouchPhase
from tapzoom.hands import fingers


def recorded(script: fingers.Script, late: float = 0) -> List[Touch]:
    """The touches of a script on the clock of a host; the lifts are late."""
    return [Touch(100 + step.time + late * (step.phase == "ended"), step.finger, TouchPhase[step.phase.upper()],
                  step.x, step.y) for step in script]


class Lateness(unittest.TestCase):
    def test_lateness(self) -> None:
        script = fingers.pinch()
        self.assertAlmostEqual(timed.lateness([script], recorded(script)), 0)
        self.assertAlmostEqual(timed.lateness([script], recorded(script, 0.08)), 0.08)
        # A host may leave out moves, and the pause between two scripts does not count.
        moves = [touch for touch in recorded(script, 0.08) if touch.phase != TouchPhase.MOVED]
        later = [touch._replace(time=touch.time + 7) for touch in recorded(fingers.tap())]
        self.assertAlmostEqual(timed.lateness([script, fingers.tap()], moves + later), 0.08)


class Again(unittest.TestCase):
    def runs(self, late: float, good: int) -> str:
        """Runs a test that succeeds after so many failures, with a host that late. Returns how often it ran, and the
        report."""
        runs = []

        class Test(timed.TimedTest):
            def runTest(self) -> None:
                runs.append(1)
                timed.LATE.append(late)
                self.assertGreater(len(runs), good)

        result, said = unittest.TestResult(), io.StringIO()
        with contextlib.redirect_stdout(said):
            Test().run(result)
        self.assertEqual(result.testsRun, 1)
        words = "".join(why for _, why in result.failures)
        return f"{len(runs)} runs, {said.getvalue().count('too slow')} lines, {words[:8] or 'success'}"

    def test_again(self) -> None:
        self.assertEqual(self.runs(0.2, good=0), "1 runs, 0 lines, success")
        self.assertEqual(self.runs(0.01, good=1), "1 runs, 0 lines, Tracebac")
        self.assertEqual(self.runs(0.2, good=2), "3 runs, 2 lines, success")
        self.assertEqual(self.runs(0.2, good=3), "3 runs, 3 lines, too slow")
