# SPDX-License-Identifier: MIT
"""`python -m tapzoom hands` with a viewer in its window: the film, the page, and a program that ends."""

import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import List, Tuple

import screen
from comparing import RECORDER, ROOT
from host import GUARD, Replayed
from PIL import Image
from tapzoom import EventKind
from tapzoom.hands.film import LEAD
from tapzoom.hands.named import HANDS, fitted, fullest
from tapzoom.hands.page import PICTURES

VIEWER = ROOT / "build/examples/viewer-sdl2"


class Hands(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.temporary = self.folder / "temporary"
        self.temporary.mkdir()
        self.picture = self.folder / "picture.png"
        screen.test_picture(self.picture)

    def start(self, *arguments: object) -> subprocess.Popen:
        """Starts the command. Its processes have its temporary folder in their environment."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "bindings/python"), "TMPDIR": str(self.temporary)}
        return subprocess.Popen(
            [sys.executable, "-m", "tapzoom", "hands", *map(str, arguments)], cwd=self.folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
            start_new_session=True)

    def run_hands(self, *arguments: object, status: int = 0) -> str:
        """What the command prints. Checks its status, and that it leaves nothing behind."""
        process = self.start(*arguments)
        said = process.communicate(timeout=4 * GUARD)[0]
        self.assertEqual(process.returncode, status, said)
        self.assert_nothing_is_left()
        return said

    def assert_nothing_is_left(self) -> None:
        self.assertEqual(list(self.temporary.iterdir()), [])
        self.assertEqual(self.processes(), [])

    def processes(self) -> List[str]:
        """The processes with the temporary folder in their environment."""
        found = []
        for file in Path("/proc").glob("[0-9]*/environ"):
            try:
                if f"TMPDIR={self.temporary}".encode() in file.read_bytes():
                    found.append(file.with_name("cmdline").read_text("utf-8").replace("\0", " "))
            except OSError:
                pass  # of another user, or ended
        return found

    def test_a_viewer_is_filmed(self) -> None:
        recording = self.folder / "recording.tapzoom"
        said = self.run_hands(
            "--hands", "tap,pinch", "--", "env", f"LD_PRELOAD={RECORDER}", f"TAPZOOM_RECORD={recording}",
            VIEWER, self.picture)
        self.assertRegex(said, r"\Atap: The picture is the same as before\.\npinch: .*\nhands/index.html\n\Z")
        replayed = Replayed(recording.read_bytes())
        self.assertIn(EventKind.PINCH, {event.kind for event in replayed.events})
        zoom = replayed.view.transform.scale / replayed.calls[2].transform.scale
        self.assertAlmostEqual(zoom, 3, delta=0.6)  # less the slop
        page = (self.folder / "hands/index.html").read_text("utf-8")
        for hand in HANDS:
            self.assertEqual(hand.does in page and hand.right in page, hand.name in ("tap", "pinch"), hand.name)
        self.look("tap")
        self.look("pinch")
        self.assert_film("hands", "30/1", (LEAD + 0.4) * 2)

    def look(self, name: str) -> None:
        """The fingers are drawn during a hand, where they are down, and not before."""
        (hand,) = (hand for hand in HANDS if hand.name == name)
        script, at = fitted(hand.script, (0, 0, 1280, 800)), fullest(hand.script)
        before, during, after = (
            Image.open(self.folder / f"hands/{name}-{when}.jpg").convert("RGB") for when in PICTURES)
        self.assertEqual((before.size, after.size), ((1280, 800), (1280, 800)))
        for finger in {step.finger for step in script}:
            last = [step for step in script if step.finger == finger and step.time <= at][-1]
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                places = [(round(last.x + r * dx), round(last.y + r * dy)) for r in range(29, 35)]
                self.assertGreater(self.orange(during, places), 120, (name, finger))  # the ring
                self.assertLess(self.orange(before, places), 80)

    @staticmethod
    def orange(picture: Image.Image, places: List[Tuple[int, int]]) -> int:
        """How much redder than blue the most orange one of some places is."""
        pixels = map(picture.getpixel, places)
        return max(red - blue for red, _, blue in pixels)

    def assert_film(self, folder: str, rate: str, seconds: float) -> None:
        """The film has that many frames a second, and lasts that long or longer."""
        said = subprocess.run(
            ["ffprobe", "-v", "error", "-show_entries", "stream=r_frame_rate,duration",
             "-of", "default=noprint_wrappers=1", self.folder / folder / "film.mp4"],
            check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
        film = dict(line.split("=") for line in said.splitlines())
        self.assertEqual(film["r_frame_rate"], rate)
        self.assertGreater(float(film["duration"]), seconds)

    def test_a_slow_film_of_a_recording(self) -> None:
        touches = ROOT / "examples/touches/fling.jsonl"
        said = self.run_hands(
            "--recording", touches, "--slow", "--size", "480x640", "--window", "VIEW", "--out", "slow", "--", VIEWER,
            self.picture)
        self.assertTrue(said.endswith("slow/index.html\n"), said)
        page = (self.folder / "slow/index.html").read_text("utf-8")
        self.assertIn("The touches of fling.jsonl: 1 contact in 0.2 s.", page)
        self.assertIn("1/4 of the speed", page)
        with Image.open(self.folder / "slow/fling.jsonl-during.jpg") as during:
            self.assertEqual(during.size, (480, 640))
        self.assert_film("slow", "15/1", (LEAD + 0.4) * 4)

    def test_a_program_that_ends_is_told(self) -> None:
        """The page has the hands until then."""
        ends = f"'{VIEWER}' '{self.picture}' & read line < go; echo good-bye; kill -SEGV $!; wait $!"
        os.mkfifo(self.folder / "go")
        process = self.start("--hands", "tap,pinch,fling", "--", "sh", "-c", ends)
        assert process.stdout
        first = process.stdout.readline()
        (self.folder / "go").write_text("now\n", encoding="utf-8")  # after the tap
        said = first + process.communicate(timeout=4 * GUARD)[0]
        self.assertEqual(process.returncode, 1, said)
        self.assertRegex(said, r"sh ended by SIGSEGV under the hand (tap|pinch)\. Its last output:\ngood-bye\n")
        page = (self.folder / "hands/index.html").read_text("utf-8")
        self.assertIn("good-bye", page)
        self.assertNotIn('id="fling"', page)
        self.assertTrue((self.folder / "hands/tap-after.jpg").exists())
        self.assert_nothing_is_left()

    def test_a_program_without_a_window_is_told(self) -> None:
        for program, said in (
                (["false"], "false ended with status 1 before it showed a window. It printed nothing.\n"),
                (["sh", "-c", "echo no display; exit 3"],
                 "sh ended with status 3 before it showed a window. Its last output:\nno display\n"),
                (["no-such-program"], "cannot start no-such-program: there is no such program.\n")):
            with self.subTest(program):
                self.assertEqual(self.run_hands("--hands", "tap", "--", *program, status=1), said)
                self.assertFalse((self.folder / "hands").exists())

    def test_an_interrupt_leaves_nothing(self) -> None:
        """Also no child of the program that has left its session."""
        program = f"setsid sleep 99 & exec '{VIEWER}' '{self.picture}'"
        process = self.start("--hands", "ten-fingers", "--", "sh", "-c", program)
        end = time.monotonic() + GUARD
        while not any(name.startswith(str(VIEWER)) for name in self.processes()) and time.monotonic() < end:
            time.sleep(0.05)
        self.assertGreater(len(self.processes()), 3)
        os.killpg(process.pid, signal.SIGTERM)  # a shell in the background lets its programs ignore SIGINT
        said = process.communicate(timeout=GUARD)[0]
        self.assertEqual((process.returncode, said), (130, ""))
        self.assert_nothing_is_left()
        self.assertFalse((self.folder / "hands").exists())


if __name__ == "__main__":
    unittest.main()
