# SPDX-License-Identifier: MIT
"""Scripts of the image viewer without a window: the strip of pages follows the fingers, and turns a page after they
lift."""

import math
import subprocess
import tempfile
from pathlib import Path
from typing import List, NamedTuple, Sequence, Tuple

import screen
import tapzoom
import viewer
from comparing import ROOT, Comparing
from host import GUARD, Replayed
from pages import FLICK, FLICK_BACK, PITCH, WIDTH, Offset, bright, offsets, width_of
from PIL import Image
from tapzoom import EventKind, Limit, Phase, StateFlag
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script

VIEWER = ROOT / "build/tests/played-viewer"
FREQUENCY = 30  # of the spring of the strip, 1/s


class Played(NamedTuple):
    """The result of a script played without a window."""

    folder: Path
    replayed: Replayed
    closed: bool
    said: str

    def frame(self, time: float) -> Image.Image:
        """The last frame before a time, if the frames were written."""
        return Image.open(self.folder / f"{int(time * 30 - 1):04}.bmp")

    @property
    def offsets(self) -> List[Offset]:
        return offsets(self.replayed)

    def width(self) -> float:
        """The width of the last displayed picture."""
        return width_of(self.replayed)


def released(replayed: Replayed, kind: EventKind, number: int = 0) -> tapzoom.Event:
    """The event at which the fingers release the strip."""
    return [event for event in replayed.events if event.kind == kind and event.phase in (
        Phase.DISCRETE, Phase.ENDED)][number]


def spring(start: float, velocity: float, elapsed: float) -> float:
    """The offset of a strip after its release at `start`: a critically damped spring toward 0."""
    return (start + (velocity + FREQUENCY * start) * elapsed) * math.exp(-FREQUENCY * elapsed)


class Scripts(Comparing):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def picture(self, name: str, width: int = 1600, height: int = 1000) -> Path:
        screen.test_picture(self.folder / name, width, height)
        return self.folder / name

    def play_pages(
        self, script: Script, *options: object, pictures: Sequence[object] = (), frames: bool = False
    ) -> Played:
        """Plays a script in a viewer of pictures with widths of 1600, 1000 and 1280, or of other pictures."""
        play, recording = self.folder / "script.jsonl", self.folder / "recording.tapzoom"
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        lines = ['{"units": "points", "numbers": {"viewport": [1280, 800]}}']
        lines += [f'{{"time": {time}, "id": {finger}, "phase": "{phase}", "x": {x}, "y": {y}}}'
                  for time, finger, phase, x, y in script]
        play.write_text("\n".join(lines) + "\n", encoding="ascii")
        if not pictures:
            pictures = [self.folder / name for name in ("first.png", "second.png", "third.png")]
            for picture, size in zip(pictures, ((1600, 1000), (1000, 1500), (1280, 800))):
                Image.new("RGB", size, (240, 240, 240)).save(picture)
        done = subprocess.run([VIEWER, *options, play, folder if frames else "-", *pictures],
                              env=viewer.recorded(self.folder), check=True, timeout=GUARD, capture_output=True,
                              text=True)
        return Played(folder, Replayed(recording.read_bytes()), "closed" in done.stdout, done.stderr)

    def test_each_run_gives_the_same_frames(self) -> None:
        """The viewer reads no clock, and needs no display."""
        first = self.picture("first.png")
        one, other = (self.play_pages(fingers.pinch(), pictures=[first], frames=True) for _ in range(2))
        frames = [[file.read_bytes() for file in sorted(played.folder.iterdir())] for played in (one, other)]
        self.assertGreater(len(set(frames[0])), 15)
        self.assertEqual(*frames)
        self.assertEqual(one.replayed.calls, other.replayed.calls)

    def check_spring(self, moved: Sequence[Offset], start: float, velocity: float, since: float) -> None:
        """Checks that the strip returns to 0 on a spring with that start and velocity, and does not stop early."""
        self.assertGreater(len(moved), 5)
        self.assertEqual(moved[-1].x, 0)
        for offset in moved[:-1]:
            self.assertAlmostEqual(offset.x, spring(start, velocity, offset.time - since), delta=1e-6)
        last = moved[-1].time - since
        self.assertLess(abs(spring(start, velocity, last)), 0.1)

    def test_short_drag_returns(self) -> None:
        """A slow drag by 600 of 1280 pixels returns. A drag by 700 turns the page."""
        for way in (-600, -700):
            with self.subTest(way):
                played = self.play_pages(fingers.drag((1000, 400), (1000 + way, 400), 0.6))
                lift = released(played.replayed, EventKind.PAN)
                moved = [offset for offset in played.offsets if offset.time > lift.time]
                self.check_spring(moved, way if way == -600 else way + PITCH, 0, lift.time)
                self.assertEqual(played.width(), 1600 if way == -600 else 1000)

    def test_flick_turns(self) -> None:
        """A drag faster than 500 pixels a second turns the page, however short. The pages continue with the finger's
        velocity."""
        for seconds, turns in ((0.2, False), (0.1, True)):  # 75 pixels each
            with self.subTest(seconds):
                played = self.play_pages(fingers.fling((900, 400), (825, 400), seconds))
                lift = released(played.replayed, EventKind.PAN)
                self.assertEqual(lift.velocity.x < -500, turns)
                self.assertEqual(lift.limits, Limit.RIGHT)
                moved = [offset for offset in played.offsets if offset.time > lift.time]
                self.check_spring(moved, PITCH - 75 if turns else -75, lift.velocity.x, lift.time)
                self.assertEqual(played.width(), 1000 if turns else 1600)

    def test_page_thrown_back_returns(self) -> None:
        """The finger pulled it by more than half of the width, then threw it back."""
        back = fingers.stroke(0, lambda t: (1100 - 1600 * t * (1.5 - t), 400), 0, 0.5, rest=0.02)
        played = self.play_pages(back)
        lift = released(played.replayed, EventKind.PAN)
        self.assertGreater(lift.velocity.x, 100)
        self.assertLess([offset for offset in played.offsets if offset.time < lift.time][-1].x, -WIDTH / 2)
        self.assertEqual(played.width(), 1600)

    def zoomed(self, script: Script, at: float = WIDTH) -> Script:
        """A double tap zooms by 2.5 at the right edge; then another finger plays the script."""
        return fingers.then(fingers.double_tap((at, 400)), 0.6, [step._replace(finger=5) for step in script])

    def test_flick_into_the_edge_turns(self) -> None:
        """When a fling of the content reaches its edge, the strip continues with the velocity of the content."""
        played = self.play_pages(self.zoomed(fingers.fling((1000, 400), (700, 400), 0.1), 900))
        lift, edge = (released(played.replayed, kind) for kind in (EventKind.PAN, EventKind.EDGE))
        self.assertEqual(lift.limits, 0)
        self.assertEqual(edge.limits, Limit.RIGHT)
        self.assertLess(edge.velocity.x, -500)
        self.assertGreater(played.offsets[0].time, edge.time)
        self.check_spring(played.offsets, PITCH, edge.velocity.x, edge.time)
        self.assertEqual(played.width(), 1000)

    def test_slow_fling_into_the_edge_returns(self) -> None:
        """The strip shows a part of the next page and returns."""
        played = self.play_pages(self.zoomed(fingers.fling((1000, 400), (920, 400), 0.2), 1200))
        edge = released(played.replayed, EventKind.EDGE)
        self.assertTrue(-500 < edge.velocity.x < 0, edge)
        self.check_spring(played.offsets, 0, edge.velocity.x, edge.time)
        self.assertEqual(played.width(), 1600)

    def test_zoomed_page_needs_a_longer_pull(self) -> None:
        """In a zoomed view, a pull of up to 120 pixels turns no page at any speed, and shows less of the next page than
        in the fitted view."""
        for way, turns in ((-110, False), (-130, True)):
            with self.subTest(way):
                played = self.play_pages(self.zoomed(fingers.fling((1000, 500), (1000 + way, 500), 0.1)))
                lift = released(played.replayed, EventKind.PAN)
                self.assertLess(lift.velocity.x, -500)
                self.assertEqual(played.width(), 1000 if turns else 1600)
                if not turns:
                    moved = [offset for offset in played.offsets if offset.time > lift.time]
                    self.check_spring(moved, way, lift.velocity.x, lift.time)

    def test_less_zoomed_page_needs_a_shorter_pull(self) -> None:
        """At 1.25 times the limit is half of that: 60 pixels beyond the edge, which is 160 pixels away."""
        for way, turns in ((-210, False), (-230, True)):
            with self.subTest(way):
                pull = [step._replace(finger=5) for step in fingers.fling((900, 500), (900 + way, 500), 0.1)]
                played = self.play_pages(fingers.then(fingers.pinch(start=100, end=125), 0.6, pull))
                lift = released(played.replayed, EventKind.PAN, 1)
                self.assertLess(lift.velocity.x, -500)
                self.assertEqual(played.width(), 1000 if turns else 1600)

    def test_pull_of_zoomed_page_is_displayed_smaller(self) -> None:
        for way in (-60, -300):
            with self.subTest(way):
                played = self.play_pages(self.zoomed(fingers.drag((1000, 500), (1000 + way, 500))), frames=True)
                lift = released(played.replayed, EventKind.PAN)
                _, right = bright(played.frame(lift.time))[0]
                self.assertAlmostEqual(right, WIDTH - way * way / (-way + 120), delta=1)
                self.assertEqual(played.width(), 1600)
                self.assertTrue(played.replayed.view.state.flags & StateFlag.ZOOMED)

    def test_first_and_last_page_rubber_band(self) -> None:
        first = self.picture("first.png")
        for pictures, way in (([first, self.picture("second.png", 1000, 1500)], 400), ([first], -400)):
            with self.subTest(pictures=len(pictures), way=way):
                played = self.play_pages(fingers.drag((640, 400), (640 + way, 400)), pictures=pictures, frames=True)
                self.assertEqual((played.offsets, played.width()), ([], 1600))
                lift = released(played.replayed, EventKind.PAN)
                shown = (1 - 1 / (0.55 * 400 / WIDTH + 1)) * WIDTH
                ((left, right),) = bright(played.frame(lift.time))
                expected = (shown, WIDTH) if way > 0 else (0, WIDTH - shown)
                self.assertAlmostEqual(left, expected[0], delta=1)
                self.assertAlmostEqual(right, expected[1], delta=1)

    def test_broken_last_page_is_left_out(self) -> None:
        """The page before it is then the last one. A drag that began before the viewer knew is taken back."""
        first, text = self.picture("first.png"), self.folder / "text.jpg"
        text.write_text("no picture\n", encoding="ascii")
        for wait in (0, 0.2):
            with self.subTest(wait):
                script = [step._replace(time=step.time + wait) for step in FLICK]
                played = self.play_pages(script, pictures=[first, text])
                self.assertEqual(played.said.count(f"viewer: {text}: "), 1)
                self.assertEqual(played.width(), 1600)
                self.assertEqual([offset.x for offset in played.offsets][-1:], [] if wait else [0])

    def test_moving_strip_is_caught(self) -> None:
        """The strip stays at its last displayed place while the finger rests, and follows the finger from there."""
        for rest, way in ((0.1, -100), (0.5, 60)):
            with self.subTest(rest):
                caught = fingers.stroke(3, fingers.line((600, 400), (600 + way, 400)), 0, 0.2, rest)
                played = self.play_pages(fingers.then(FLICK, 0.05, caught))
                lift, end = (released(played.replayed, EventKind.PAN, number) for number in (0, 1))
                landing = [touch for touch in played.replayed.touches if touch.id == 3][0].time
                moving = [offset for offset in played.offsets if lift.time < offset.time <= landing]
                held = [offset for offset in played.offsets if landing < offset.time < end.time]
                self.assertTrue(300 < moving[-1].x < 1100, moving)
                self.assertGreater(held[0].time, landing + rest - 0.01)
                self.assertAlmostEqual(held[-1].x, moving[-1].x + way, delta=1e-6)
                self.assertEqual(held, sorted(held, key=lambda offset: offset.x * way))
                self.assertEqual(played.offsets[-1].x, 0)

    def test_caught_strip_is_dragged_to_the_next_page(self) -> None:
        """A finger catches the strip and drags it beyond 0: that pulls the next page."""
        caught = fingers.stroke(3, fingers.line((1250, 400), (50, 400)), 0, 0.3, 0.1)
        played = self.play_pages(fingers.then(FLICK, 0.05, caught))
        end = released(played.replayed, EventKind.PAN, 1)
        landing = [touch for touch in played.replayed.touches if touch.id == 3][0].time
        at_landing = [offset for offset in played.offsets if offset.time <= landing][-1].x
        held = [offset for offset in played.offsets if landing < offset.time < end.time]
        self.assertAlmostEqual(held[-1].x, at_landing - 1200, delta=1e-6)
        self.assertLess(held[-1].x, 0)

    def test_tap_on_a_moving_strip_does_not_stop_it(self) -> None:
        played = self.play_pages(fingers.then(FLICK, 0.05, fingers.touch(3, 0, 0.2, (600, 400))))
        self.assertEqual((played.offsets[-1].x, played.width()), (0, 1000))

    def test_two_swipes_turn_two_pages(self) -> None:
        """The second swipe comes while the pages still move, and drags them beyond 0."""
        again = [step._replace(finger=3) for step in FLICK]
        played = self.play_pages(fingers.then(FLICK, 0.1, again))
        landing = [touch for touch in played.replayed.touches if touch.id == 3][0].time
        self.assertGreater([offset for offset in played.offsets if offset.time <= landing][-1].x, 100)
        self.assertEqual((played.offsets[-1].x, played.width()), (0, 1280))

    def test_page_pulled_back_keeps_its_transform(self) -> None:
        """The page turns; a finger pulls it back before it has left the screen. Its transform is unchanged."""
        back = fingers.stroke(7, fingers.line((200, 400), (1000, 400)), 0, 0.2, 0.1)
        turn = self.zoomed(fingers.fling((1000, 500), (700, 500), 0.1))
        before = self.play_pages(self.zoomed(fingers.tap((640, 400)))).replayed.view.transform
        after = self.play_pages(fingers.then(turn, 0.03, back)).replayed.view.transform
        self.assertLess(self.distance(before, after), 1e-6)

    def test_right_to_left(self) -> None:
        """The next page is on the left. The first page has none on its right."""
        for script, width in ((FLICK_BACK, 1000), (FLICK, 1600)):
            played = self.play_pages(script, "--rtl")
            self.assertEqual(played.width(), width)
            self.assertEqual(bool(played.offsets), width == 1000)

    def test_drag_closes_one_of_several_pictures(self) -> None:
        """A drag up or down closes the viewer. A drag that goes further sideways moves the pages and does not close
        it."""
        for end, closes in (((650, 540), True), ((400, 520), False)):
            with self.subTest(end):
                played = self.play_pages(fingers.drag((640, 400), end))
                self.assertEqual(played.closed, closes)
                self.assertEqual(played.width(), 1600)

    def test_background_fades_with_the_drag(self) -> None:
        """The background fades with the travel of the finger, to black at a third of the height, and back."""
        wide = self.folder / "wide.png"
        Image.new("RGB", (1600, 200), (250, 250, 250)).save(wide)

        def grays(end: Tuple[float, float]) -> List[int]:
            folder = self.play_pages(fingers.drag(end=end), pictures=[wide], frames=True).folder
            return [Image.open(file).convert("L").getpixel((640, 5)) for file in sorted(folder.iterdir())]

        for way in (40, -90, 100):
            frames = grays((640, 400 + way))
            self.assertEqual((frames[0], frames[-1], min(frames)), (24, 24, int(24 * (1 - abs(way) / (800 / 3)))))
        self.assertEqual(set(grays((740, 400))), {24})  # a drag sideways moves as far, but not up or down

    def test_drag_that_closes(self) -> None:
        """The viewer closes if the drag would continue beyond 107 pixels, 0.4 of a third of the height, on its side."""
        slow, fast = fingers.drag, fingers.fling
        back = fingers.stroke(0, lambda t: (640, 400 + 800 * t * (1 - t)), 0, 0.5)
        scripts = {
            "slow": (slow(end=(640, 500)), False), "far": (slow(end=(640, 515)), True),
            "up": (slow(end=(640, 285)), True), "back": (back, False),
            "thrown": (fast((640, 400), (640, 460)), True), "thrown up": (fast((640, 400), (640, 340)), True),
            "zoomed in": (fingers.then(fingers.double_tap(), 1, slow((640, 300), (640, 700), finger=2)), False),
        }
        first = self.picture("first.png")
        for name, (script, closes) in scripts.items():
            with self.subTest(name):
                self.assertEqual(self.play_pages(script, pictures=[first]).closed, closes)
