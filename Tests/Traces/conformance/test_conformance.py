# SPDX-License-Identifier: MIT
"""This library passes all conformance cases, each case finds a planted fault, and the runner survives its programs."""

import contextlib
import io
import json
import re
import sys
import tempfile
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


PROGRAM = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if "begin" in request:
        show = {**request["begin"]["show"], "angle": 0}
    answer = show if "frame" in request else {}
    if "touches" in request:
        pass
    print(json.dumps(answer), flush=True)
"""


class Runner(unittest.TestCase):
    """A program that shows the same all the time, and does something at the first touch, or at the beginning."""

    def play(self, at: str, code: str, *arguments: str) -> Tuple[int, str]:
        """The status and the output for a program with other code at a place."""
        self.assertEqual(PROGRAM.count(at), 1)
        program = [sys.executable, "-c", PROGRAM.replace(at, code)]
        status, out, _ = command("--case", "whole-picture", "--timeout", "20", *arguments, "--", *program)
        return status, out

    def test_passes(self) -> None:
        self.assertEqual(self.play("pass", "pass"), (0, "pass whole-picture\n1 passed, 0 failed, 0 not applicable\n"))

    def test_bad_programs(self) -> None:
        for at, code, message in (
            ("pass", "sys.exit(3)", r"the program ended with status 3 instead of an answer to {.time.: 0.1, .touches"),
            ("pass", "print('oh')", r"no JSON: oh as the answer to {.time.: 0.1"),
            ("pass", "answer = []", r"the answer \[\] to .* is no object"),
            ("pass", "show.pop('x')", r"x is null in the answer to {.time.: 0.1, .frame"),
            ("pass", "show['y'] = float('nan')", r"y is NaN in the answer to "),
            ("pass", "show['scale'] = 0", r"scale is 0 in the answer to "),
            ("pass", "show['events'] = ['click']", r"events: click is unknown; the words are tap, "),
            ("pass", "show['y'] = 5", r"gap from 4 s to 4 s: 5 px, expected at most 1 px\n     slip at "),
            ('"angle": 0', '"angle": 0, "x": 9', r"the first frame shows .* at \(9, 0\)"),
            ("else {}", "else {'lacks': ['wings']}", r"lacks: wings is unknown; the words are pan, "),
        ):
            with self.subTest(code):
                status, out = self.play(at, code)
                self.assertRegex(out, rf"^FAIL whole-picture: A whole picture that [^.]*.\n     {message}")
                self.assertEqual((status, out.splitlines()[-1]), (1, "0 passed, 1 failed, 0 not applicable"))

    def test_hangs(self) -> None:
        status, out = self.play("pass", "time.sleep(60)", "--timeout", "0.3")
        self.assertIn("no answer in 0.3 s to ", out)
        self.assertEqual(status, 1)

    def test_lacks(self) -> None:
        status, out = self.play("else {}", "else {'lacks': ['tap', 'pan']}")
        self.assertEqual((status, out), (0, "n/a  whole-picture: lacks pan\n0 passed, 0 failed, 1 not applicable\n"))

    def test_goes_on(self) -> None:
        """After a case in which the program ends, it starts again."""
        status, out = self.play("pass", "if request['touches'][0]['y'] == 100: sys.exit(3)",
                                "--case", "edge", "--case", "tap")
        self.assertEqual(re.findall(r"(?m)^(FAIL) ([\w-]+)", out),
                         [("FAIL", "edge"), ("FAIL", "tap"), ("FAIL", "whole-picture")])
        self.assertEqual(out.count("ended with status 3"), 2)
        self.assertEqual(status, 1)

    def test_json(self) -> None:
        status, out = self.play("pass", "show['x'] = 5", "--json")
        found = json.loads(out)
        self.assertEqual((status, found["passed"], found["failed"], found["not applicable"]), (1, 0, 1, 0))
        (result,) = found["cases"]
        self.assertEqual((result["case"], result["result"]), ("whole-picture", "failed"))
        self.assertEqual(result["failures"][0]["seen"], 5)

    def test_usage(self) -> None:
        for arguments, message in (([], "name a program after --"), (["--case", "none"], "there is no case none"),
                                   (["--", "/no/such/program"], "the program does not start")):
            with self.subTest(arguments):
                status, _, error = command(*arguments)
                self.assertEqual(status, 2)
                self.assertIn(message, error)


class Form(unittest.TestCase):
    """A wrong field of a case is named."""

    GOOD = json.loads((case.FOLDER / "lift-in-a-pinch.json").read_text("utf-8"))

    def test_wrong_fields(self) -> None:
        steps = self.GOOD["steps"]
        begin = self.GOOD["begin"]
        for change, field in (
            ({"rules": ""}, "rules: unknown"),
            ({"rule": ""}, "rule: "),
            ({"source": 1}, "source: "),
            ({"trace": ""}, "trace: "),
            ({"needs": ["wings"]}, "needs: 'wings' is unknown"),
            ({"needs": "pan"}, "needs: "),
            ({"begin": {}}, "begin.view: 2 numbers"),
            ({"begin": {**begin, "size": 1}}, "begin.size: unknown"),
            ({"begin": {**begin, "show": [1, 2]}}, "begin.show: 3 numbers"),
            ({"seconds": 0}, "seconds: "),
            ({"seconds": 0.5}, "seconds: the last step is at 0.9 s"),
            ({"steps": []}, "steps: "),
            ({"steps": [{"time": 0}]}, "steps[0]: one of "),
            ({"steps": [{**steps[0], "up": [1]}]}, "steps[0]: one of "),
            ({"steps": [{"time": 0, "up": [1]}]}, "steps[0].up: "),
            ({"steps": [{"time": 0, "down": [1]}]}, "steps[0].down: "),
            ({"steps": [{"down": [[1, 2, 3]]}]}, "steps[0].time: "),
            ({"steps": [{**steps[0], "time": "0"}]}, "steps[0].time: "),
            ({"steps": [{**steps[0], "at": 1}]}, "steps[0].at: unknown"),
            ({"steps": [{**steps[0], "until": 1}]}, "steps[0].until: "),
            ({"steps": [steps[1]]}, "steps[0].move: fingers that"),
            ({"steps": [*steps, steps[1]]}, "steps[4].time: a number, at least 0.9"),
            ({"steps": [steps[0], {**steps[1], "until": 0}]}, "steps[1].until: "),
            ({"steps": [steps[0], {"time": 0.2, "turn": [1, 2]}]}, "steps[1]: about"),
            ({"steps": [{"time": 0, "wheel": [1, 2]}]}, "steps[0].wheel: "),
            ({"steps": [{"time": 0, "view": 1}]}, "steps[0].view: "),
            ({"expect": []}, "expect: "),
            ({"expect": [{"measure": "weight", "max": 1}]}, "expect[0].measure: "),
            ({"expect": [{"measure": "tap"}]}, "expect[0]: min, max"),
            ({"expect": [{"measure": "tap", "max": "1"}]}, "expect[0].max: "),
            ({"expect": [{"measure": "tap", "max": 1, "to": 9}]}, "expect[0]: from and to within 1.1 s"),
            ({"expect": [{"measure": "slip", "max": 1}]}, "expect[0]: fingers or a point"),
            ({"expect": [{"measure": "slip", "max": 1, "fingers": [3]}]}, "expect[0].fingers: "),
            ({"expect": [{"measure": "slip", "max": 1, "point": [3]}]}, "expect[0].point: "),
        ):
            with self.subTest(change):
                with self.assertRaisesRegex(case.BadCase, "^" + re.escape(f"bad: {field}")):
                    case.parse("bad", json.dumps({**self.GOOD, **change}))

    def test_missing_fields(self) -> None:
        for name in set(self.GOOD) - {"trace"}:
            with self.assertRaisesRegex(case.BadCase, f"^bad: {name}: missing$"):
                case.parse("bad", json.dumps({key: value for key, value in self.GOOD.items() if key != name}))

    def test_status(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "bad.json").write_text("{", "utf-8")
            status, _, error = command("--list", folder=Path(folder))
        self.assertEqual(status, 2)
        self.assertRegex(error, "^bad: no JSON")


if __name__ == "__main__":
    unittest.main()
