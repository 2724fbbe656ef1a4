# SPDX-License-Identifier: MIT
"""The strategy game: SDL2 on X11 with real fingers, a mouse and keys. Tests/Hosts/Strategy plays its scripts without a
window."""

import math
import tempfile
import time
import unittest
from pathlib import Path
from typing import Callable, List, Sequence, Tuple

import fingers
from host import Host
from server import Server
from tapzoom import Cause, Event, EventKind, Limit, Phase, RecordKind, Transform

ROOT = Path(__file__).resolve().parents[2]
MIDDLE = (640, 316)
HUD_TOP = 632
MINIMAP, FOLLOW, ZOOM_IN = (84, 716), (1234, 678), (1158, 754)
#: A finger on the thumb of the lower scroll bar at scale 1: 0.001 pixels beyond its left end, in the middle, and so far
#: beyond its right end. X11 rounds to 1/65536 pixel.
THUMB = (66.335, 600, 1133.665)
WHITE, RED = (255, 255, 255), (0xD2, 0x47, 0x3F)


class Strategy(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.recording = Path(folder.name, "recording.tapzoom")
        self.server = self.enter(Server())
        self.host = self.enter(
            Host(self.server, [ROOT / "build/examples/strategy", "--record", self.recording], self.recording))
        self.host.wait("window", lambda: bool(self.server.windows()))
        self.host.wait("recording", lambda: bool(self.host.replayed().calls))
        self.server.pointer.point(640, 400)
        self.window = self.server.windows()[-1]
        self.server.focus(self.window)
        self.press("3")
        self.assertAlmostEqual(self.rest().scale, 1)

    def enter(self, context):
        self.addCleanup(context.__exit__, None, None, None)
        return context.__enter__()

    def tearDown(self) -> None:
        """The game must have printed nothing, and ends when its window is closed."""
        self.server.ask_to_close(self.window)
        self.assertEqual(self.host.wait_for_end(), 0, self.host.said)
        self.assertEqual(self.host.said, "")

    # ---- Helpers

    @property
    def transform(self) -> Transform:
        return self.host.replayed().view.transform

    def count(self, kind: RecordKind) -> int:
        return sum(call.kind == kind for call in self.host.replayed().calls)

    def rest(self) -> Transform:
        """The transform once the view rests. The units continue to walk."""
        time.sleep(0.1)
        self.host.wait("rest", lambda: self.host.replayed().resting)
        return self.transform

    def wait(self, what: str, condition: Callable[[], bool]) -> None:
        self.host.wait(what, condition, 10)

    def press(self, key: str) -> None:
        """Presses a key once, and waits until the game has reacted."""
        calls = {"space": RecordKind.ZOOM_TO_RECT}
        kind = calls.get(key, RecordKind.ZOOM_BY)
        before = self.count(kind)
        self.server.press(key)
        self.wait(f"key {key}", lambda: self.count(kind) > before)

    def assert_near(self, one: Sequence[float], other: Sequence[float], pixels: float) -> None:
        self.assertLessEqual(math.dist(one, other), pixels, (one, other))

    def touched(self) -> List[Tuple[float, float]]:
        return [(touch.x, touch.y) for touch in self.host.replayed().touches]

    # ---- The view

    def test_pinch_and_drag(self) -> None:
        before = self.transform.to_content(MIDDLE)
        fingers.play(fingers.pinch(MIDDLE, 50, 150), self.server.touch)
        self.wait("pinch", lambda: self.host.replayed().lifted() == 2)
        after = self.rest()
        self.assertGreater(after.scale, 2.2)
        self.assertLess(after.scale, 3.1)
        # A frame may have the step of only one finger: the pinch then begins half a step off, at a larger scale.
        self.assert_near(after.to_view(before), MIDDLE, 14)
        fingers.play(fingers.drag((640, 300), (500, 240)), self.server.touch)
        self.wait("drag", lambda: self.host.replayed().lifted() == 3)
        self.assert_near(self.rest().to_view(before), (500, 256), 22)

    def test_wheel_about_the_pointer(self) -> None:
        self.server.pointer.point(900, 200)
        self.server.pointer.sync()
        place = self.transform.to_content((900, 200))
        for _ in range(3):
            for down in (True, False):
                self.server.pointer.button(4, down)  # up: a notch away from the user
            self.server.pointer.sync()
        self.wait("wheel", lambda: self.count(RecordKind.SCROLL) == 3)
        after = self.rest()
        self.assertAlmostEqual(after.scale, 2, delta=1e-6)
        self.assert_near(after.to_view(place), (900, 200), 1)

    def test_held_key(self) -> None:
        """The key moves the view as long as it is held, also during a wheel scroll and a pinch."""
        place = self.transform.to_content(MIDDLE)
        self.server.hold("d", True)
        self.wait("motion", lambda: self.transform.to_view(place).x < 600)
        for down in (True, False):
            self.server.pointer.button(4, down)
        self.server.pointer.sync()
        self.wait("wheel", lambda: self.transform.scale > 1.2)
        fingers.play(fingers.pinch(MIDDLE, 100, 200), self.server.touch)
        self.wait("pinch", lambda: self.host.replayed().lifted() == 2)
        self.assertGreater(self.transform.scale, 2)
        self.server.hold("d", False)
        after = self.rest()
        self.assertLess(after.to_view(place).x, -300)
        time.sleep(0.2)
        self.assertEqual(self.transform, after)

    def test_edge(self) -> None:
        place = self.transform.to_content(MIDDLE)
        self.server.pointer.point(2, 300)
        self.server.pointer.sync()
        self.wait("motion", lambda: self.transform.to_view(place).x > 800)
        self.server.pointer.point(640, 300)
        self.server.pointer.sync()
        after = self.rest()
        self.assertAlmostEqual(after.to_view(place).y, 316)

    def test_flight(self) -> None:
        """After the flight the base is on the screen at the place of the transform."""
        self.press("space")
        after = self.rest()
        self.assert_near(after.to_view((1160, 1310)), MIDDLE, 1e-6)
        corner = after.to_view((900, 1100))
        shot = self.server.screenshot()
        for x, y in ((5, 5), (514, 5), (5, 414), (514, 414)):  # within the frame
            self.assertEqual(shot.getpixel((round(corner.x) + x, round(corner.y) + y)), (0xD8, 0xC9, 0xA8))
        self.assertNotEqual(shot.getpixel((round(corner.x) - 3, round(corner.y) + 200)), (0xD8, 0xC9, 0xA8))

    def test_focus_is_lost(self) -> None:
        """No finger stays down, and no key stays held."""
        self.server.hold("d", True)
        *down, last = fingers.drag()
        fingers.play(down, self.server.touch)
        self.wait("touches", lambda: len(self.touched()) > 3)
        self.server.focus(None)
        self.wait("cancel", lambda: self.count(RecordKind.CANCEL_TOUCHES) > 0)
        self.rest()
        fingers.play([last._replace(time=0)], self.server.touch)
        self.server.hold("d", False)
        self.server.focus(self.window)

    # ---- The HUD

    def test_button_takes_its_touch(self) -> None:
        """The view gets none of the touch, also when it slides off the button."""
        fingers.play(fingers.drag(ZOOM_IN, MIDDLE, 0.5), self.server.touch)
        after = self.rest()
        self.assertEqual(self.touched(), [])
        self.assertGreater(after.scale, 1.5)
        place = after.to_content((300, 300))
        fingers.play(fingers.drag((300, 300), (500, 300)), self.server.touch)
        self.wait("drag", lambda: self.host.replayed().lifted() == 1)
        self.assert_near(self.rest().to_view(place), (500, 300), 22)

    def events(self) -> List[Event]:
        return self.host.replayed().events

    def assert_driven(self, since: int, limits: Sequence[Limit] = ()) -> None:
        """Since then quiet commands have moved the view: it sent these limits, SETTLED when it rested, and no more."""
        events = self.events()[since:]
        self.assertEqual({event.cause for event in events}, {Cause.DRIVEN}, events)
        self.assertEqual({event.kind for event in events} - {EventKind.LIMIT}, {EventKind.SETTLED}, events)
        began = [event for event in events if event.kind == EventKind.LIMIT and event.phase == Phase.BEGAN]
        self.assertEqual([event.limits for event in began], list(limits))

    def assert_settled(self, since: int) -> None:
        """SETTLED came 0.15 s after each command with no other before that; on a fast machine that is the last."""
        times = [call.time for call in self.host.replayed().of(RecordKind.CENTER_ON)]
        rests = [time + 0.15 for time, after in zip(times, times[1:] + [math.inf]) if after >= time + 0.15]
        settled = [event.time for event in self.events()[since:] if event.kind == EventKind.SETTLED]
        self.assertEqual(len(settled), len(rests), (settled, rests))
        for one, other in zip(settled, rests):
            self.assertAlmostEqual(one, other, places=6)

    def wait_for_middle(self, place: Tuple[float, float]) -> None:
        """Waits until the view rests with a place of the world in its middle, to within a unit."""
        self.wait(f"{place} in the middle", lambda: math.dist(self.transform.to_content(MIDDLE), place) < 1)
        self.rest()

    def drag_mouse(self, points: Sequence[Tuple[float, float]]) -> None:
        """Drags with the left button. The button stays down."""
        pointer = self.server.pointer
        pointer.point(*points[0])
        pointer.button(1, True)
        pointer.sync()
        for start, end in zip(points, points[1:]):
            for step in range(1, 21):
                pointer.point(*(round(a + (b - a) * step / 20) for a, b in zip(start, end)))
                pointer.sync()
                time.sleep(0.01)

    def release_mouse(self) -> None:
        self.server.pointer.button(1, False)
        self.server.pointer.sync()

    def test_minimap(self) -> None:
        before, end = len(self.events()), (119, 681)
        fingers.play(fingers.drag(MINIMAP, end), self.server.touch)
        self.wait_for_middle((7500, 2500))
        self.assertEqual(self.touched(), [])
        self.assert_driven(before)
        self.assert_settled(before)

    def test_click_in_the_minimap(self) -> None:
        before = len(self.events())
        self.drag_mouse([(49, 751)])
        self.release_mouse()
        self.wait_for_middle((2500, 7500))
        self.assertEqual(self.touched(), [])
        self.assert_driven(before)
        self.assert_settled(before)

    def test_fingers_on_the_world_win(self) -> None:
        """While a finger drags the world, the minimap moves nothing and cancels nothing."""
        *drag, lift = fingers.drag((900, 400), (500, 300))
        fingers.play(drag, self.server.touch)
        self.wait("drag", lambda: math.dist(self.touched()[-1], (500, 300)) < 1)
        before, events = self.transform, len(self.events())
        *others, other = [step._replace(finger=1) for step in fingers.drag((49, 751), (119, 681))]
        fingers.play(others, self.server.touch)
        self.wait("minimap", lambda: self.count(RecordKind.CENTER_ON) > 5)
        self.assertEqual(self.transform, before)
        self.assertEqual(self.events()[events:], [])
        fingers.play([lift._replace(time=0)], self.server.touch)
        self.assert_near(self.rest().to_content(MIDDLE), before.to_content(MIDDLE), 100)
        self.assertEqual(len({touch.id for touch in self.host.replayed().touches}), 1)
        fingers.play([others[-1]._replace(time=0, x=84, y=716), other._replace(time=0.3, x=84, y=716)],
                     self.server.touch)
        self.wait_for_middle((5000, 5000))

    def test_wheel_over_the_minimap(self) -> None:
        """It zooms about the middle of the view."""
        before = self.transform.to_content(MIDDLE)
        self.server.pointer.point(30, 760)
        self.server.pointer.sync()
        for down in (True, False):
            self.server.pointer.button(4, down)
        self.server.pointer.sync()
        self.wait("wheel", lambda: self.count(RecordKind.SCROLL) == 1)
        after = self.rest()
        self.assertGreater(after.scale, 1.2)
        self.assert_near(after.to_view(before), MIDDLE, 1e-6)

    def test_thumb_from_end_to_end(self) -> None:
        """Fingers reach both limits exactly at the ends of the track."""
        left, middle, right = ((x, 610) for x in THUMB)
        before = len(self.events())
        fingers.play(fingers.drag(middle, left), self.server.touch)
        self.wait("left", lambda: self.transform.x == 0)
        self.rest()
        self.assert_driven(before, [Limit.LEFT])
        self.assertEqual(self.transform.to_view((0, 5000)).y, 316)
        before = len(self.events())
        fingers.play(fingers.drag(left, right), self.server.touch)
        self.wait("right", lambda: abs(self.transform.x + 10000 - 1280) < 1e-6)
        self.rest()
        self.assert_driven(before, [Limit.RIGHT])
        self.assertEqual(self.touched(), [])

    def test_thumb_under_the_mouse(self) -> None:
        """The right thumb stays under the mouse, also beside the bar and beyond its ends; a click beside it pages."""
        before = len(self.events())
        self.drag_mouse([(1258, 300), (1258, 200), (900, 20), (900, 570)])
        self.wait("bottom", lambda: abs(self.transform.y + 10000 - HUD_TOP) < 1e-6)
        self.drag_mouse([(900, 570), (900, 400)])
        self.release_mouse()
        self.wait_for_middle((5000, 316 + 9368 * (400 - 30.2016) / 539.5968))
        after = self.transform
        self.assert_driven(before, [Limit.TOP, Limit.BOTTOM])
        self.drag_mouse([(1258, 60)])
        self.release_mouse()
        self.wait("page", lambda: self.count(RecordKind.PAN_BY) == 1)
        self.assertAlmostEqual(self.rest().y - after.y, 0.875 * HUD_TOP, delta=1e-6)
        self.assertEqual(self.touched(), [])

    # ---- Units

    def unit(self) -> Tuple[int, int]:
        """A red unit on the screen, away from the sides."""
        shot = self.server.screenshot().crop((100, 100, 1180, 500))
        data = shot.tobytes()
        at = data.index(bytes(RED))
        while at % 3 != 0:
            at = data.index(bytes(RED), at + 1)
        return 100 + at // 3 % shot.width, 100 + at // 3 // shot.width + 3

    def taps(self) -> int:
        return sum(event.kind == EventKind.TAP for event in self.host.replayed().events)

    def ringed(self) -> bool:
        """Whether a white ring is around a unit: nothing else in the world is white."""
        return bytes(WHITE) in self.server.screenshot().crop((0, 0, 1280, HUD_TOP)).tobytes()

    def test_tap_selects_a_unit_to_follow(self) -> None:
        self.press("1")
        self.rest()
        self.assertFalse(self.ringed())
        for taps in range(1, 6):  # on a slow machine the unit may have walked on since the screenshot
            fingers.play(fingers.tap(self.unit()), self.server.touch)
            self.wait("tap", lambda: self.taps() == taps)
            time.sleep(0.3)
            if self.ringed():
                break
        self.assertTrue(self.ringed())
        fingers.play(fingers.tap(FOLLOW, finger=1), self.server.touch)
        self.wait("following", lambda: self.count(RecordKind.PAN_BY) > 30)
        time.sleep(1)  # the camera brings it to the middle
        middle = self.server.screenshot().crop((MIDDLE[0] - 2, MIDDLE[1] - 2, MIDDLE[0] + 2, MIDDLE[1] + 2))
        self.assertEqual(set(middle.getdata()), {RED})
        fingers.play(fingers.drag(), self.server.touch)
        self.wait("drag", lambda: self.host.replayed().lifted() == taps + 1)
        self.rest()
        pans = self.count(RecordKind.PAN_BY)
        time.sleep(0.3)
        self.assertEqual(self.count(RecordKind.PAN_BY), pans)


if __name__ == "__main__":
    unittest.main()
