# SPDX-License-Identifier: MIT
"""This library passes all conformance cases, each case finds a planted fault, and the page has what the files have."""

import contextlib
import io
import json
import re
import sys
import unittest
from collections import deque
from pathlib import Path
from typing import Any, Deque, Dict, Tuple

import case
import run
import tapzoom
from faults import FAULTS, Fault
from with_tapzoom import WithTapzoom

HERE = Path(__file__).parent
CASES = case.read()
BY_NAME = {each.name: each for each in CASES}
WITH_TAPZOOM = ["--", sys.executable, str(HERE / "with_tapzoom.py")]


def command(*arguments: str, folder: Path = case.FOLDER) -> Tuple[int, str, str]:
    """The status and the two outputs of the command line."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = run.main(arguments, folder)
        except SystemExit as stop:
            status = stop.code
    return status, out.getvalue(), err.getvalue()


def found(fault: Fault, name: str) -> bool:
    """Whether a case finds a fault."""
    program = fault.program(**fault.settings)
    try:
        return run.play(BY_NAME[name], program.answer).outcome == "failed"
    except (run.Broken, tapzoom.TimeError):
        return fault.breaks


class TwoFramesLate(WithTapzoom):
    """Shows what the view has shown two frames before."""

    def begin(self, **begin: Any) -> None:
        super().begin(**begin)
        self.frames: Deque[Dict[str, Any]] = deque(maxlen=3)

    def frame(self, time: float) -> Dict[str, Any]:
        self.frames.append(super().frame(time))
        return self.frames[0]


class Still(WithTapzoom):
    """Shows what it showed at the beginning."""

    def answer(self, request: Dict[str, Any]) -> Dict[str, Any]:
        return super().answer(request) if "begin" in request or "frame" in request else {}


SMALL = {"pan_slop": 4, "pinch_slop": 0, "rotate_slop": 15, "tap_slop": 10, "press_time": 0.35, "double_tap_time": 0.25,
         "double_tap_distance": 20, "fling_decay": 1, "rubber_band": 0, "spring_frequency": 30, "wheel_speed": 0.5,
         "animation_duration": 0.1, "lift_grace_time": 0.05}
LARGE = {"pan_slop": 20, "pinch_slop": 12, "rotate_slop": 40, "tap_slop": 25, "press_time": 0.8, "double_tap_time": 0.5,
         "double_tap_distance": 100, "fling_decay": 8, "rubber_band": 1, "spring_frequency": 6, "wheel_speed": 2,
         "animation_duration": 0.6, "lift_grace_time": 0.15, "wheel_smoothing": 0, "tap_anchor": "center"}


class Library(unittest.TestCase):
    def test_all_pass(self) -> None:
        status, out, _ = command(*WITH_TAPZOOM)
        self.assertEqual((status, out.splitlines()[-1]), (0, f"{len(CASES)} passed, 0 failed, 0 not applicable"), out)
        self.assertEqual(len(CASES), 40)

    def test_other_constants_pass(self) -> None:
        programs = {"late": TwoFramesLate(), "maps": WithTapzoom("maps"), "small": WithTapzoom(**SMALL),
                    "large": WithTapzoom(**LARGE)}
        for name, program in programs.items():
            for each in CASES:
                with self.subTest(name, case=each.name):
                    self.assertEqual(run.play(each, program.answer).failures, [])

    def test_nothing_does_not_pass(self) -> None:
        """A picture that stands still keeps one rule."""
        program = Still()
        passed = [each.name for each in CASES if not run.play(each, program.answer).failures]
        self.assertEqual(passed, ["whole-picture"])

    def test_each_fault_is_found(self) -> None:
        for fault in FAULTS:
            for name in fault.cases.split():
                with self.subTest(fault=fault.name, case=name):
                    self.assertTrue(found(fault, name))

    def test_each_case_finds_a_fault(self) -> None:
        self.assertEqual({name for fault in FAULTS for name in fault.cases.split()}, set(BY_NAME))


class Page(unittest.TestCase):
    PAGE = (HERE / "README.md").read_text("utf-8")

    def part(self, name: str) -> str:
        return self.PAGE.partition(f"<!-- {name} begins -->\n\n")[2].partition(f"\n<!-- {name} ends -->")[0]

    def test_table(self) -> None:
        self.assertEqual(self.part("run.py --list"), command("--list")[1])

    def test_case(self) -> None:
        text = (case.FOLDER / "drag-is-no-tap.json").read_text("utf-8")
        self.assertIn("".join(f"    {line}\n" for line in text.splitlines()), self.PAGE)

    def test_requests(self) -> None:
        shown = re.findall(r"^    > (.*)$", self.PAGE, re.MULTILINE)
        asked = [json.dumps(request) for request in case.requests(BY_NAME["drag-is-no-tap"], case.Fingers())]
        self.assertEqual(shown, [line for line in asked if line in shown])
        self.assertEqual(len(shown), 3)

    def test_words(self) -> None:
        for word in (*case.WORDS, *case.MEASURES, *case.STEPS, *case.FIELDS):
            with self.subTest(word):
                self.assertRegex(self.PAGE, rf"(?m)^\|[^|]*`{word}`")

    def test_hand_written_code(self) -> None:
        status, out, _ = command("--", "node", str(HERE / "without.js"))
        self.assertEqual(status, 1)
        failed = re.findall(r"^FAIL ([\w-]+): ", out, re.MULTILINE)
        self.assertEqual(self.part("without.js"), "".join(f"- {name}\n" for name in failed))
        self.assertIn(f"The last line counts: `{out.splitlines()[-1]}`.", self.PAGE)
        for line in re.findall(r"^    (FAIL .*\n) {4}( +motion .*\n)", self.PAGE, re.MULTILINE):
            self.assertIn("".join(line), out)

    def test_traces(self) -> None:
        """The fingers of a case land at places of its trace."""
        traced = [each for each in CASES if each.trace]
        self.assertGreater(len(traced), 10)
        for each in traced:
            text = (HERE.parent / f"{each.trace}.trace").read_text("utf-8")
            known = re.findall(r"(?m)^[\d.]+ down \d+ (\S+ \S+)", text)
            landed = [finger for step in each.steps for finger in step.get("down", [])]
            for _, x, y in landed:
                with self.subTest(each.name, trace=each.trace):
                    self.assertIn(f"{x:g} {y:g}", known)


if __name__ == "__main__":
    unittest.main()
