# SPDX-License-Identifier: MIT
"""Tests of the image viewer: the strip of pages follows the fingers, and turns a page after they lift."""

import io
import math
import shutil
import subprocess
from pathlib import Path
from typing import List, NamedTuple, Sequence, Tuple

import fingers
import screen
import tapzoom
from fingers import Script
from host import Host, Replayed
from PIL import Image
from server import Server
from tapzoom import EventKind, Limit, Phase, RecordKind, StateFlag

WIDTH = 1280
PITCH = WIDTH * 33 / 32  # from one page to the next, with the gap
FREQUENCY = 30  # of the spring of the strip, 1/s
ROW = 160  # a row of the screen that has background in the pictures of these tests


class Offset(NamedTuple):
    """An offset of the strip that the viewer passed to the view."""

    time: float
    x: float


class Played(NamedTuple):
    """The result of a script played without a window."""

    frames: List[Image.Image]
    replayed: Replayed
    said: str

    @property
    def offsets(self) -> List[Offset]:
        return offsets(self.replayed)

    def width(self) -> float:
        """The width of the last displayed picture."""
        return width_of(self.replayed)


def offsets(replayed: Replayed) -> List[Offset]:
    return [Offset(call.time, call.arguments["x"]) for call in replayed.of(RecordKind.PAGER_OFFSET)]


def width_of(replayed: Replayed) -> float:
    return [call for call in replayed.calls if "content_width" in call.arguments][-1].arguments["content_width"]


def released(replayed: Replayed, kind: EventKind, number: int = 0) -> tapzoom.Event:
    """The event at which the fingers release the strip."""
    return [event for event in replayed.events if event.kind == kind and event.phase in (
        Phase.DISCRETE, Phase.ENDED)][number]


def bright(shot: Image.Image, row: int = ROW) -> List[Tuple[int, int]]:
    """The parts of a row of the screen that show a picture: the first pixel, and the one after the last."""
    pixels = [max(shot.convert("RGB").getpixel((x, row))) > 130 for x in range(shot.width)]
    changes = [x for x in range(1, shot.width) if pixels[x] != pixels[x - 1]]
    ends = [*([0] if pixels[0] else []), *changes, *([shot.width] if pixels[-1] else [])]
    return list(zip(ends[::2], ends[1::2]))


def spring(start: float, velocity: float, elapsed: float) -> float:
    """The offset of a strip after its release at `start`: a critically damped spring toward 0."""
    return (start + (velocity + FREQUENCY * start) * elapsed) * math.exp(-FREQUENCY * elapsed)


class Pages:
    """A part of the viewer's tests; the rest is in HostTest."""

    #: Even in a slow host this is more than half of the width.
    swipe = fingers.fling((1050, 400), (250, 400), 0.15)
    swipe_back = [step._replace(x=1300 - step.x) for step in swipe]
    flick = fingers.fling((900, 400), (500, 400), 0.12)
    flick_back = [step._replace(x=1400 - step.x) for step in flick]

    def second(self, width: int = 1000, height: int = 1500) -> Path:
        file = self.folder / "second.png"
        self.second_marks = screen.test_picture(file, width, height)
        return file

    def shows(self, host: Host, width: float) -> bool:
        """Whether the view displays a picture of that width."""
        return width_of(host.replayed()) == width

    # ---- In a window

    def test_swipe_turns_pages(self) -> None:
        self.others = [self.second()]
        with Server() as server, self.start(server) as host:
            fingers.play(self.swipe, server.touch)
            host.wait("second picture", lambda: self.shows(host, 1000))
            first, self.marks = self.marks, self.second_marks
            self.look(host, host.wait_for_rest(1).view.transform)
            fingers.play(self.swipe_back, server.touch)
            host.wait("first picture", lambda: self.shows(host, 1600))
            self.marks = first
            self.look(host, host.wait_for_rest(2).view.transform)
            fingers.play(self.swipe_back, server.touch)  # the first page has none before it
            replayed = host.wait_for_rest(3)
            self.assertTrue(self.shows(host, 1600))
            self.look(host, replayed.view.transform)
            self.assertEqual(host.said, "")

    def test_swipe_turns_no_zoomed_page(self) -> None:
        self.others = [self.second()]
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.pinch(), server.touch)
            host.wait_for_rest(2)
            fingers.play(self.flick, server.touch)
            replayed = host.wait_for_rest(3)
            self.assertTrue(self.shows(host, 1600))
            self.assertTrue(replayed.view.state.flags & StateFlag.ZOOMED)
            self.assertEqual(offsets(replayed), [])
            self.look(host, replayed.view.transform)

    def test_page_follows_the_finger(self) -> None:
        """In each frame it moves by the travel of the finger. While the finger rests, the screen shows it there."""
        for self.renderer in ("software", "opengl"):
            with self.subTest(self.renderer):
                self.follow_finger()

    def follow_finger(self) -> None:
        self.others = [self.second(1280, 800)]
        begin, *moves = [step for step in fingers.drag((1000, 400), (400, 420)) if step.phase != "ended"]
        with Server() as server, self.start(server) as host:
            fingers.play([begin], server.touch)
            for last in range(6, len(moves) + 1, 6):
                part = moves[last - 6:last]
                fingers.play([step._replace(time=step.time - part[0].time) for step in part], server.touch)
                way = part[-1].x - begin.x
                host.wait("offset", lambda way=way: abs(([Offset(0, 0)] + offsets(host.replayed()))[-1].x - way) < 1e-3)
                self.look_for_edges(host, [(0, WIDTH + way), (PITCH + way, WIDTH)])
            replayed = host.replayed()
            self.assertGreater(len(offsets(replayed)), 6)
            place = 0.0
            for call in replayed.calls:
                if call.kind == RecordKind.TOUCH:
                    place = call.touch.x
                elif call.kind == RecordKind.PAGER_OFFSET:
                    self.assertAlmostEqual(call.arguments["x"], place - begin.x, delta=2 * self.precision)
            self.assertEqual(host.said, "")

    def look_for_edges(self, host: Host, expected: Sequence[Tuple[float, float]]) -> None:
        """Checks that the pages are there on the screen, within a pixel. Parts up to a pixel wide are left out."""
        seen: List[Tuple[int, int]] = []
        expected = [(start, end) for start, end in expected if end - start > 1]

        def right() -> bool:
            nonlocal seen
            seen = bright(host.server.screenshot())
            return len(seen) == len(expected) and all(
                abs(a - b) <= 1 for one, other in zip(seen, expected) for a, b in zip(one, other))

        try:
            host.wait("pages", right, 10)
        except AssertionError:
            self.fail(f"the pages are at {seen}, not at {expected}")

    def test_two_fingers_drag_the_page(self) -> None:
        """The page moves by the travel of their center beyond the slop. They do not zoom or rotate it."""
        self.others = [self.second(1280, 800)]
        drag = [step for step in fingers.drag((900, 300), (500, 300), 0.5) if step.phase != "ended"]
        other = [step._replace(finger=1, y=step.y + 200, time=step.time + 0.001) for step in drag]
        with Server() as server, self.start(server, slop=20) as host:
            fingers.play(fingers.together(drag, other), server.touch)
            host.wait("offset", lambda: abs(([Offset(0, 0)] + offsets(host.replayed()))[-1].x + 380) < 1e-3)
            self.look_for_edges(host, [(0, WIDTH - 380), (PITCH - 380, WIDTH)])
            self.assertFalse(self.has(host, EventKind.PINCH, Phase.BEGAN))
            up = [step._replace(time=0, phase="ended") for step in (drag[-1], other[-1])]
            fingers.play(up, server.touch)
            replayed = host.wait_for_rest(2)
            self.assertTrue(self.shows(host, 1600))
            self.look(host, replayed.view.transform)

    def test_keys_turn_pages(self) -> None:
        """Keys turn pages one after the other, while the pages still move, and back."""
        third = self.folder / "third.png"
        third_marks = screen.test_picture(third, 1280, 800)
        self.others = [self.second(), third]
        with Server() as server, self.start(server) as host:
            first = self.marks
            for key in ("pagedown", "right"):
                server.press(key)
            host.wait("third picture", lambda: self.shows(host, 1280))
            self.marks = third_marks
            self.look(host, host.replayed().view.transform)
            server.press("pagedown")  # the last page has none after it
            for key in ("left", "pageup"):
                server.press(key)
            host.wait("first picture", lambda: self.shows(host, 1600))
            self.marks = first
            self.look(host, host.replayed().view.transform)
            host.wait("home", lambda: offsets(host.replayed())[-1].x == 0)
            self.assertLessEqual(max(abs(offset.x) for offset in offsets(host.replayed())), 2 * PITCH)
            self.assertEqual(host.said, "")

    # ---- Played without a window

    def play_pages(self, script: Script, *options: object, pictures: Sequence[object] = ()) -> Played:
        """Plays a script in a viewer of pictures with widths of 1600, 1000 and 1280, or of other pictures."""
        play, folder, recording = (self.folder / name for name in ("script.jsonl", "frames", "recording.tapzoom"))
        lines = ['{"units": "points", "numbers": {"viewport": [1280, 800]}}']
        lines += [f'{{"time": {time}, "id": {finger}, "phase": "{phase}", "x": {x}, "y": {y}}}'
                  for time, finger, phase, x, y in script]
        play.write_text("\n".join(lines) + "\n", encoding="ascii")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        if not pictures:
            pictures = [self.folder / name for name in ("first.png", "second.png", "third.png")]
            for picture, size in zip(pictures, ((1600, 1000), (1000, 1500), (1280, 800))):
                Image.new("RGB", size, (240, 240, 240)).save(picture)
        command = [self.viewer, "--slop", "0", *options, "--record", recording, "--play", play, "--frames", folder,
                   *pictures]
        done = subprocess.run(command, env={}, check=True, timeout=60, capture_output=True, text=True)
        frames = [Image.open(io.BytesIO(file.read_bytes())) for file in sorted(folder.glob("*.bmp"))]
        return Played(frames, Replayed(recording.read_bytes()), done.stderr)

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
                played = self.play_pages(self.zoomed(fingers.drag((1000, 500), (1000 + way, 500))))
                lift = released(played.replayed, EventKind.PAN)
                _, right = bright(played.frames[int(lift.time * 30 - 1)])[0]
                self.assertAlmostEqual(right, WIDTH - way * way / (-way + 120), delta=1)
                self.assertEqual(played.width(), 1600)
                self.assertTrue(played.replayed.view.state.flags & StateFlag.ZOOMED)

    def test_first_and_last_page_rubber_band(self) -> None:
        first = self.folder / "first.png"
        screen.test_picture(first)
        for pictures, way in (([first, self.second()], 400), ([first], -400), ([first], 400)):
            with self.subTest(pictures=len(pictures), way=way):
                played = self.play_pages(fingers.drag((640, 400), (640 + way, 400)), pictures=pictures)
                self.assertEqual(played.offsets, [])
                lift = released(played.replayed, EventKind.PAN)
                shown = (1 - 1 / (0.55 * 400 / WIDTH + 1)) * WIDTH
                ((left, right),) = bright(played.frames[int(lift.time * 30 - 1)])
                expected = (shown, WIDTH) if way > 0 else (0, WIDTH - shown)
                self.assertAlmostEqual(left, expected[0], delta=1)
                self.assertAlmostEqual(right, expected[1], delta=1)
                self.assertEqual(played.width(), 1600)

    def test_broken_last_page_is_left_out(self) -> None:
        """The page before it is then the last one. A drag that began before the viewer knew is taken back."""
        first, text = self.folder / "first.png", self.folder / "text.jpg"
        screen.test_picture(first)
        text.write_text("no picture\n", encoding="ascii")
        for wait in (0, 0.2):
            with self.subTest(wait):
                script = [step._replace(time=step.time + wait) for step in self.flick]
                played = self.play_pages(script, pictures=[first, text])
                self.assertEqual(played.said.count(f"viewer: {text}: "), 1)
                self.assertEqual(played.width(), 1600)
                self.assertEqual([offset.x for offset in played.offsets][-1:], [] if wait else [0])

    def test_moving_strip_is_caught(self) -> None:
        """The strip stays at its last displayed place while the finger rests, and follows the finger from there."""
        for rest, way in ((0.1, -100), (0.5, 60)):
            with self.subTest(rest):
                caught = fingers.stroke(3, fingers.line((600, 400), (600 + way, 400)), 0, 0.2, rest)
                played = self.play_pages(fingers.then(self.flick, 0.05, caught))
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
        played = self.play_pages(fingers.then(self.flick, 0.05, caught))
        end = released(played.replayed, EventKind.PAN, 1)
        landing = [touch for touch in played.replayed.touches if touch.id == 3][0].time
        at_landing = [offset for offset in played.offsets if offset.time <= landing][-1].x
        held = [offset for offset in played.offsets if landing < offset.time < end.time]
        self.assertAlmostEqual(held[-1].x, at_landing - 1200, delta=1e-6)
        self.assertLess(held[-1].x, 0)

    def test_tap_on_a_moving_strip_does_not_stop_it(self) -> None:
        played = self.play_pages(fingers.then(self.flick, 0.05, fingers.touch(3, 0, 0.2, (600, 400))))
        self.assertEqual((played.offsets[-1].x, played.width()), (0, 1000))

    def test_two_swipes_turn_two_pages(self) -> None:
        """The second swipe comes while the pages still move, and drags them beyond 0."""
        again = [step._replace(finger=3) for step in self.flick]
        played = self.play_pages(fingers.then(self.flick, 0.1, again))
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
        for script, width in ((self.flick_back, 1000), (self.flick, 1600)):
            played = self.play_pages(script, "--rtl")
            self.assertEqual(played.width(), width)
            self.assertEqual(bool(played.offsets), width == 1000)

    def test_drag_closes_one_of_several_pictures(self) -> None:
        """A drag up or down closes the viewer. A drag that goes further sideways moves the pages and does not close
        it."""
        for end, closes in (((650, 540), True), ((400, 520), False)):
            with self.subTest(end):
                script = fingers.drag((640, 400), end)
                played = self.play_pages(script)
                self.assertEqual(len(played.frames) <= script[-1].time * 30 + 3, closes)
                self.assertEqual(played.width(), 1600)
