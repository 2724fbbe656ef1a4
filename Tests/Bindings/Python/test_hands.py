# SPDX-License-Identifier: MIT
"""The hands without an X server: their scripts, the touches of files, and what they name that is missing."""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from support import BINDING, ROOT, run_python, tap, tapzoom
from tapzoom.hands import HANDS, fitted, needs, recorded
from tapzoom.hands.named import bounds, contacts, fullest

TOUCHES = sorted((ROOT / "examples/touches").glob("*.jsonl"))
WITHOUT = "import sys; sys.modules['PIL'] = sys.modules['Xlib'] = None\n"  # no program can import them


def faults(script):
    """What is wrong with the order of steps."""
    down, time = set(), 0.0
    for step in script:
        if step.time < time:
            yield f"{step} is earlier than {time}"
        if (step.phase == "began") == (step.finger in down):
            yield f"{step}, but {down} are down"
        time = step.time
        down = down - {step.finger} if step.phase == "ended" else down | {step.finger}
        if len(down) > 10:
            yield f"{len(down)} fingers at {time}"
    if down:
        yield f"{down} stay down"


class Scripts(unittest.TestCase):
    def test_hands_are_whole(self):
        """Each lands, moves and lifts in the order of time, and takes as long as a hand of people."""
        for hand in HANDS:
            with self.subTest(hand.name):
                self.assertEqual(list(faults(hand.script)), [])
                self.assertLess(hand.script[-1].time, 2.2)
        landing = HANDS[0].script[0]
        self.assertEqual(list(faults([landing, landing])), [f"{landing}, but {{0}} are down", "{0} stay down"])

    def test_hands_are_within_the_window(self):
        for hand in HANDS:
            for area in ((0, 0, 1280, 800), (100, 50, 400, 600), (20, 300, 90, 90), (0, 0, 3840, 2160)):
                with self.subTest(hand.name, area=area):
                    left, top, width, height = area
                    low_x, low_y, high_x, high_y = bounds(fitted(hand.script, area))
                    self.assertGreaterEqual(low_x, left)
                    self.assertGreaterEqual(low_y, top)
                    self.assertLessEqual(high_x, left + width)
                    self.assertLessEqual(high_y, top + height)

    def test_a_hand_keeps_its_size_where_it_fits(self):
        for hand in HANDS:
            low_x, low_y, high_x, high_y = bounds(hand.script)
            there = bounds(fitted(hand.script, (100, 0, 1280, 800)))
            for one, other in zip(there, (low_x + 740, low_y + 400, high_x + 740, high_y + 400)):
                self.assertAlmostEqual(one, other)

    def test_the_screen_of_a_hand_shows_its_fingers(self):
        counts = {"tap": 1, "double-tap": 1, "pinch": 2, "palm": 4, "ten-fingers": 10, "two-thumbs": 2}
        for hand in HANDS:
            at = fullest(hand.script)
            down = [way for way in contacts(hand.script) if way[0].time <= at < way[-1].time]
            self.assertEqual(len(down), counts.get(hand.name, len(down)), hand.name)
            self.assertTrue(down, hand.name)


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "touches")

    def read(self, *samples, header=None):
        lines = [header or {}, *(dict(zip(("time", "id", "phase", "x", "y"), sample)) for sample in samples)]
        self.file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
        return recorded.read(self.file)

    def test_touches_of_files_are_whole(self):
        real = sorted((ROOT.parent / "shared/recordings").glob("*.jsonl"))
        for file in TOUCHES + real:
            with self.subTest(file.name):
                hand = recorded.read(file)
                samples = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
                self.assertEqual(list(faults(hand.script)), [])
                landed = sum(sample.get("phase") == "began" for sample in samples)
                self.assertEqual(sum(step.phase == "began" for step in hand.script), landed)
                self.assertIn(f": {landed} contact", hand.does)
        self.assertGreater(len(TOUCHES), 9)

    def test_a_recording_is_played_as_its_touches(self):
        touches = [*tap(0.5, 7, 100, 150), *tap(0.7, 8, 300, 350)]
        with tapzoom.View((400, 600), (2000, 3000)) as view:
            view.begin_recording()
            view.push_touches(touches)
            self.file.write_bytes(view.fetch_recording())
        hand = recorded.read(self.file)
        lines = self.read(*((touch.time, touch.id, str(touch.phase), touch.x, touch.y) for touch in touches),
                          header={"numbers": {"viewport": [400, 600]}})
        self.assertEqual(hand, lines)
        self.assertEqual([(step.phase, step.x, step.y) for step in hand.script],
                         [(phase, x, y) for x, y in ((-100, -150), (100, 50)) for phase in ("began", "ended")])
        self.assertAlmostEqual(hand.script[-1].time, 0.26)

    def test_touches_without_a_viewport_are_in_the_middle(self):
        hand = self.read((0, 0, "began", 1000, 50), (1, 0, "ended", 3000, 90))
        self.assertEqual(bounds(hand.script), (-1000, -20, 1000, 20))
        left, top, right, bottom = bounds(fitted(hand.script, (0, 0, 800, 600)))
        self.assertEqual((left + right, top + bottom), (800, 600))
        self.assertGreater(left, 0)

    def test_what_the_touchscreen_cannot_do_is_said(self):
        landings = [(0.01 * number, number, "began", 10 * number, 0) for number in range(12)]
        hand = self.read(*landings, (1, 3, "cancelled", 30, 0), (1.1, 99, "moved", 0, 0), (1.2, 20, "began", 5, 5))
        self.assertEqual(list(faults(hand.script)), [])
        self.assertIn("11 contacts in 1.2 s. 1 cancelled, played as lifted. 2 contacts left out", hand.does)
        self.assertEqual([step.finger for step in hand.script if step.time == 1.2 and step.phase == "began"], [3])

    def test_files_that_are_no_touches_are_refused(self):
        self.assertRaisesRegex(ValueError, "no-file: No such file", recorded.read, Path("no-file"))
        self.assertRaisesRegex(ValueError, "has no touches of fingers", self.read)
        self.assertRaisesRegex(ValueError, "there is no phase 'landed'", self.read, (0, 0, "landed", 0, 0))
        self.assertRaisesRegex(ValueError, "not finite", self.read, (0, 0, "began", float("nan"), 0))
        self.assertRaisesRegex(ValueError, "it has no 'y'", self.read, (0, 0, "began", 0))
        for data in (b"{", b"touches", b"\xff"):
            self.file.write_bytes(data)
            self.assertRaisesRegex(ValueError, "cannot read the touches of", recorded.read, self.file)


class Needs(unittest.TestCase):
    def missing(self, text):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(
                needs, "PACKAGES", [one._replace(is_there=lambda: False) for one in needs.PACKAGES]), mock.patch.dict(
                    needs.MODULES, {"no_such_module": "no-such-package"}):
            release = Path(folder, "os-release")
            release.write_text(text, encoding="utf-8")
            return needs.missing(str(release))

    @unittest.skipUnless(sys.platform == "linux", "the packages are those of Linux")
    def test_missing_packages_are_named_as_the_system_does(self):
        for text, said in (
                ("ID=debian\n", "apt install xserver-xorg-core xserver-xorg-video-dummy xinput ffmpeg"),
                ('ID=mint\nID_LIKE="ubuntu debian"\n', "apt install xserver-xorg-core"),
                ("ID=fedora\n", "dnf install xorg-x11-server-Xorg xorg-x11-drv-dummy xinput ffmpeg-free"),
                ('ID="arch"\n', "pacman -S xorg-server xf86-video-dummy xorg-xinput ffmpeg"),
                ("", "by their names in Debian, xserver-xorg-core")):
            with self.subTest(text):
                packages, modules = self.missing(text)
                self.assertIn(f"Packages are missing: {said}", packages)
                self.assertRegex(modules, r"-m pip install .*no-such-package$")

    def test_a_package_that_is_too_old_is_missing(self):
        with mock.patch("importlib.util.find_spec"), mock.patch("importlib.metadata.version", lambda name: "9.4.0"):
            (sentence,) = [each for each in needs.missing() if "Python" in each]
        self.assertTrue(sentence.endswith(" -m pip install 'pillow>=10.1'"), sentence)

    def test_the_names_are_those_of_the_tests(self):
        rows = [line.split(" | ") for line in (ROOT / "Tests/packages.txt").read_text("utf-8").splitlines()]
        known = {row[0]: row[2:4] for row in rows if len(row) > 3}
        for package in needs.PACKAGES:
            self.assertEqual(known[package.names[0]], package.names[1:])

    def test_the_extra_of_the_wheel_has_the_modules(self):
        extra = re.search(r"(?m)^hands = (\[.*\])$", (BINDING / "pyproject.toml").read_text("utf-8"))[1]
        self.assertEqual(json.loads(extra), list(needs.MODULES.values()))


class Command(unittest.TestCase):
    def run_hands(self, *arguments, code=""):
        """Runs the command where neither Pillow nor python-xlib is."""
        run = "sys.exit(main(['hands', *sys.argv[1:]]))"
        program = f"{WITHOUT}from tapzoom.__main__ import main\n{code}\n{run}"
        return run_python("-c", program, *arguments)

    def test_the_list_has_each_hand_and_needs_nothing(self):
        done = self.run_hands("--list")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for hand in HANDS:
            lines = rf"^{hand.name} +{re.escape(hand.does)}\n +Right: {re.escape(hand.right)}$"
            self.assertRegex(done.stdout, re.compile(lines, re.MULTILINE))

    def test_what_is_missing_is_named_before_anything_starts(self):
        done = self.run_hands("--hands", "tap", "--", "touch", "started")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        if sys.platform == "linux":
            self.assertRegex(done.stderr, r"Python packages are missing: \S+ -m pip install 'pillow>=10\.1' "
                                          r"'python-xlib>=0\.33'\n\Z")
        done = self.run_hands("--", "touch", code="sys.platform = 'darwin'")
        self.assertEqual((done.returncode, len(done.stderr.splitlines())), (2, 1))
        self.assertIn("Linux", done.stderr)

    def test_wrong_arguments_are_one_sentence(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "notes.txt").touch()
            for arguments, said in (
                    (["--hands", "pinch,tapp", "--", "x"], "there is no hand 'tapp'; the hands are tap, double-tap"),
                    (["--size", "big", "--", "x"], "--size big: must be WIDTHxHEIGHT"),
                    (["--recording", "nowhere", "--", "x"], "the touches of nowhere: No such file or directory"),
                    (["--hands", "tap,tap", "--", "x"], "two hands have the same name"),
                    (["--out", folder, "--", "x"], f"{folder} has other files: name another folder")):
                with self.subTest(arguments):
                    done = self.run_hands(*arguments)
                    self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1))
                    self.assertIn(said, done.stderr)
        for arguments in (["--hands", "tap"], ["eog"], ["--hands", "tap", "--"]):
            done = self.run_hands(*arguments)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, "usage: .*-- PROGRAM ARGS")

    def test_the_package_does_not_import_the_hands(self):
        done = subprocess.run(
            [sys.executable, "-c", f"{WITHOUT}import tapzoom, tapzoom.__main__; print('tapzoom.hands' in sys.modules)"],
            env={"PYTHONPATH": str(BINDING), "TAPZOOM_LIBRARY": tapzoom._library.path}, stdout=subprocess.PIPE)
        self.assertEqual(done.stdout, b"False\n")


if __name__ == "__main__":
    unittest.main()
