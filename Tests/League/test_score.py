# SPDX-License-Identifier: MIT
"""Our viewers pass the score by the transforms that they report, and each planted fault fails its measure."""

import functools
import subprocess
import sys
import unittest
from typing import Dict, List, Tuple

import measures
import native
import score
import web
from rows import Row

#: In five runs a measure at rest differs by less, in pixels.
SAME = 0.2


def result(row: Row) -> Tuple[Dict[str, float], Dict[str, str]]:
    found = score.run(row, score.RESTING)
    return found.numbers, found.reasons


def ours() -> List[Row]:
    return [row for row in [*native.ROWS, *web.ROWS] if row.name.startswith("tapzoom")]


@functools.lru_cache(None)
def sound(name: str):
    return result(next(row for row in ours() if row.name == name))


class OursTest(unittest.TestCase):
    def test_no_measure_fails(self) -> None:
        for row in ours():
            with self.subTest(row.name):
                numbers, reasons = sound(row.name)
                self.assertEqual(measures.failed(numbers), [], numbers)
                # All but the rotation of a viewer that does not rotate.
                self.assertLessEqual(set(reasons), {"rotation"}, reasons)

    def test_the_same_beside_four_busy_processes(self) -> None:
        for row in ours():
            sound(row.name)
        busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
        try:
            for row in ours():
                with self.subTest(row.name):
                    numbers, _ = result(row)
                    for name, number in sound(row.name)[0].items():
                        self.assertAlmostEqual(numbers[name], number, delta=SAME)
        finally:
            for process in busy:
                process.kill()
                process.wait()

    def test_one_of_them_rotates(self) -> None:
        self.assertIn("rotation", sound("tapzoom, web")[0])


class FaultTest(unittest.TestCase):
    """Faults of report.c in the viewer of SDL2. The page says why some move another measure, too."""

    def fails(self, fault: str, *names: str) -> Dict[str, float]:
        row = native.faulty(fault)
        numbers, _ = result(row)
        self.assertEqual(measures.failed(numbers), sorted(names, key=list(score.NAMES).index), numbers)
        return numbers

    def test_jump_of_3_pixels_at_a_lift(self) -> None:
        self.assertAlmostEqual(self.fails("jump", "jump", "gap")["jump"], 3, delta=SAME)

    def test_drift_of_2_percent(self) -> None:
        self.fails("drift", "drift")

    def test_turn_of_1_degree(self) -> None:
        self.assertAlmostEqual(self.fails("turn", "turn", "drift")["turn"], 1, delta=0.01)

    def test_lost_lift(self) -> None:
        self.fails("lift", "jump", "stuck")
