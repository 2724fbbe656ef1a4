# SPDX-License-Identifier: MIT
"""The runner survives its programs, names a wrong field of a case, and measures what its page says."""

import json
import math
import re
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Tuple

import case
import measures
from measures import Run, Shown
from test_conformance import command


class Measures(unittest.TestCase):
    """Numbers of three frames: content at rest, moved by (3, 4), then twice as large and turned by 90 degrees."""

    FRAMES = [Shown(1, 0, 0, 0), Shown(1, 0, 3, 4, ("tap",)), Shown(2, 90, 100, 0, ("tap", "swipe"))]
    STEPS = [{"time": 0, "down": [[1, 0, 0], [2, 10, 0]]}, {"time": 0.03, "move": [[2, 13, 4]]},
             {"time": 0.03, "view": [100, 250]}]
    BEGIN = {"view": [100, 200], "content": [100, 100], "show": [1, 0, 0]}
    CASE = case.Case("made", "-", "-", [], BEGIN, STEPS, 0.04, [])

    def measure(self, measure: str, end: float, **fields: Any) -> float:
        fingers = case.Fingers()
        self.asked = list(case.requests(self.CASE, fingers))
        return measures.measure(Run(self.CASE, self.FRAMES, fingers), {"measure": measure, "to": end, **fields})

    def test_numbers(self) -> None:
        for number, measure, end, fields in (
            (5, "slip", 0.02, {"fingers": [1]}),
            (5, "slip", 0.02, {"fingers": [2, 1]}),
            (100, "slip", 0.04, {"fingers": [2, 1]}),
            (math.hypot(87, 16), "slip", 0.04, {"fingers": [2]}),
            (100, "slip", 0.04, {"point": [0, 0]}),
            (80, "slip", 0.04, {"point": [0, 0], "to_point": [20, 0]}),
            (0, "motion", 0, {}),
            (5, "motion", 0.0167, {}),
            (5, "motion", 0.02, {}),
            (2, "scale", 0.04, {}),
            (90, "angle", 0.04, {}),
            (3, "x", 0.02, {}),
            (4, "y", 0.02, {}),
            (-150, "x", 0.04, {}),
            (0, "y", 0.04, {}),
            (math.hypot(3, 96), "gap", 0.02, {}),
            (50, "gap", 0.04, {}),
            (1, "tap", 0.02, {}),
            (2, "tap", 0.04, {}),
            (1, "tap", 0.04, {"from": 0.034}),
            (1, "swipe", 0.04, {}),
            (0, "double_tap", 0.04, {}),
        ):
            with self.subTest(measure, end=end, **fields):
                self.assertAlmostEqual(self.measure(measure, end, **fields), number)

    def test_motion_is_that_of_all_frames(self) -> None:
        """Content that comes back has moved."""
        back = Run(self.CASE, [*self.FRAMES[:2], self.FRAMES[0]], case.Fingers())
        self.assertEqual(measures.measure(back, {"measure": "motion", "to": 0.04}), 5)

    def test_order(self) -> None:
        self.measure("scale", 0.04)
        self.assertEqual([next(key for key in request if key != "time") for request in self.asked],
                         ["begin", "touches", "frame", "frame", "touches", "view", "frame", "end"])
        self.assertEqual([request.get("time") for request in self.asked],
                         [None, 0, 0, 0.016667, 0.03, 0.03, 0.033333, None])


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
            ({"expect": [{"measure": "x", "max": 1, "point": [1, 2]}]}, "expect[0]: fingers and points only for slip"),
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
