# SPDX-License-Identifier: MIT
"""Tests of the image viewer in its window: the strip of pages follows the fingers, and turns a page after they lift.
test_pages.py has its scripts without a window."""

from pathlib import Path
from typing import List, NamedTuple, Sequence, Tuple

import screen
from host import Host, Replayed
from PIL import Image
from tapzoom import EventKind, Phase, RecordKind, StateFlag
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

WIDTH = 1280
PITCH = WIDTH * 33 / 32  # from one page to the next, with the gap
ROW = 160  # a row of the screen that has background in the pictures of these tests
#: Even in a slow host this is more than half of the width.
SWIPE = fingers.fling((1050, 400), (250, 400), 0.15)
SWIPE_BACK = [step._replace(x=1300 - step.x) for step in SWIPE]
FLICK = fingers.fling((900, 400), (500, 400), 0.12)
FLICK_BACK = [step._replace(x=1400 - step.x) for step in FLICK]


class Offset(NamedTuple):
    """An offset of the strip that the viewer passed to the view."""

    time: float
    x: float


def offsets(replayed: Replayed) -> List[Offset]:
    return [Offset(call.time, call.arguments["x"]) for call in replayed.of(RecordKind.PAGER_OFFSET)]


def width_of(replayed: Replayed) -> float:
    return [call for call in replayed.calls if "content_width" in call.arguments][-1].arguments["content_width"]


def bright(shot: Image.Image, row: int = ROW) -> List[Tuple[int, int]]:
    """The parts of a row of the screen that show a picture: the first pixel, and the one after the last."""
    pixels = [max(pixel) > 130 for pixel in shot.crop((0, row, shot.width, row + 1)).convert("RGB").getdata()]
    changes = [x for x in range(1, shot.width) if pixels[x] != pixels[x - 1]]
    ends = [*([0] if pixels[0] else []), *changes, *([shot.width] if pixels[-1] else [])]
    return list(zip(ends[::2], ends[1::2]))


class Pages:
    """A part of the viewer's tests; the rest is in HostTest."""

    def second(self, width: int = 1000, height: int = 1500) -> Path:
        file = self.folder / "second.png"
        self.second_marks = screen.test_picture(file, width, height)
        return file

    def shows(self, host: Host, width: float) -> bool:
        """Whether the view displays a picture of that width."""
        return width_of(host.replayed()) == width

    def test_swipe_turns_pages(self) -> None:
        self.others = [self.second()]
        with Server() as server, self.start(server) as host:
            fingers.play(SWIPE, server.touch)
            host.wait("second picture", lambda: self.shows(host, 1000))
            first, self.marks = self.marks, self.second_marks
            self.look(host, host.wait_for_rest(1).view.transform)
            fingers.play(SWIPE_BACK, server.touch)
            host.wait("first picture", lambda: self.shows(host, 1600))
            self.marks = first
            self.look(host, host.wait_for_rest(2).view.transform)
            fingers.play(SWIPE_BACK, server.touch)  # the first page has none before it
            replayed = host.wait_for_rest(3)
            self.assertTrue(self.shows(host, 1600))
            self.look(host, replayed.view.transform)
            self.assertEqual(host.said, "")

    def test_swipe_turns_no_zoomed_page(self) -> None:
        self.others = [self.second()]
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.pinch(), server.touch)
            host.wait_for_rest(2)
            fingers.play(FLICK, server.touch)
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
            host.wait("pages", right)
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
            # The fingers have rested: a lift in motion would turn the page.
            up = [step._replace(time=0.2, phase="ended") for step in (drag[-1], other[-1])]
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
