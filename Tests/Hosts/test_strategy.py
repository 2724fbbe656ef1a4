# SPDX-License-Identifier: MIT
"""The window of the strategy game: SDL2 on X11 with real fingers, a mouse and keys. Tests/Hosts/Strategy plays the
scripts of its camera without a window."""

import math
import tempfile
from pathlib import Path
from typing import Callable, Sequence

import comparing
import scrolls
from host import Host
from tapzoom import RecordKind, Tool, Transform
from tapzoom.hands import fingers
from tapzoom.hands.server import Server
from viewer import recorded

MIDDLE = (640, 316)
MINIMAP = (49, 751)
GROUND = (0xD8, 0xC9, 0xA8)


class Strategy(comparing.Comparing):
    precision = 1e-4  # as in test_sdl2.py

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        recording, environment = Path(folder.name, "recording.tapzoom"), recorded(Path(folder.name))
        del environment["TAPZOOM_SLOP"]
        self.server = self.enter(Server())
        program = comparing.ROOT / "build/examples/strategy"
        self.host = self.enter(Host(self.server, [program], recording, environment))
        self.window = self.host.wait_for_window(moves=True)
        self.server.pointer.point(640, 400)
        self.server.focus(self.window)
        self.server.press("3")
        self.rest("key", lambda: abs(self.transform.scale - 1) < 1e-6)

    def enter(self, context):
        self.addCleanup(context.__exit__, None, None, None)
        return context.__enter__()

    def tearDown(self) -> None:
        """The game must have printed nothing, and ends when its window is closed."""
        self.server.ask_to_close(self.window)
        self.assertEqual((self.host.wait_for_end(), self.host.said), (0, ""))

    @property
    def transform(self) -> Transform:
        return self.host.replayed().view.transform

    def count(self, kind: RecordKind) -> int:
        return len(self.host.replayed().of(kind))

    def rest(self, what: str, condition: Callable[[], bool]) -> Transform:
        """Waits until a condition holds and the view rests. The units continue to walk."""
        self.host.wait(what, lambda: condition() and self.host.replayed().resting)
        return self.transform

    def assert_near(self, one: Sequence[float], other: Sequence[float], pixels: float) -> None:
        self.assertLessEqual(math.dist(one, other), pixels, (one, other))

    def test_fingers(self) -> None:
        """They are at their places, at the right times, and pinch and drag the world."""
        before = self.transform.to_content(MIDDLE)
        pinch, drag = fingers.pinch(MIDDLE, 50, 150), fingers.drag((640, 300), (500, 240))
        fingers.play(pinch, self.server.touch)
        self.host.wait_for_rest(2)
        self.assertGreater(self.transform.scale, 2.2)
        fingers.play(drag, self.server.touch)
        self.found(self.host.wait_for_rest(3).touches, fingers.then(pinch, 1, drag))
        self.assert_near(self.transform.to_view(before), (500, 256), 22)  # less the slop

    def test_wheel_about_the_pointer(self) -> None:
        place = self.transform.to_content((900, 200))
        scrolls.turn([scrolls.Notch(0, False, (900, 200))] * 3, self.server.pointer)
        after = self.rest("wheel", lambda: abs(self.transform.scale - 2) < 1e-6)
        self.assert_near(after.to_view(place), (900, 200), 1)

    def test_held_key(self) -> None:
        """The key moves the view as long as it is held, also during a wheel scroll."""
        place = self.transform.to_content(MIDDLE)
        self.server.hold("d")
        self.host.wait("motion", lambda: self.transform.to_view(place).x < 600)
        scrolls.turn([scrolls.Notch(0, False, MIDDLE)], self.server.pointer)
        self.host.wait("wheel", lambda: self.transform.scale > 1.2)
        self.host.wait("more motion", lambda: self.transform.to_view(place).x < 0)
        self.server.hold("d", False)
        self.rest("rest", lambda: True)

    def test_edge(self) -> None:
        place = self.transform.to_content(MIDDLE)
        self.server.pointer.point(2, 300)
        self.server.pointer.sync()
        self.host.wait("motion", lambda: self.transform.to_view(place).x > 800)
        self.server.pointer.point(640, 300)
        self.server.pointer.sync()
        self.assertAlmostEqual(self.rest("rest", lambda: True).to_view(place).y, 316)

    def test_flight(self) -> None:
        """After the flight the base is on the screen at the place of the transform."""
        self.server.press("space")
        after = self.rest("flight", lambda: self.count(RecordKind.ZOOM_TO_RECT) == 1)
        self.assert_near(after.to_view((1160, 1310)), MIDDLE, 1e-6)
        corner = after.to_view((900, 1100))
        x, y = round(corner.x), round(corner.y)
        self.host.wait("base", lambda: [self.server.screenshot().getpixel((x + dx, y + dy)) == GROUND for dx, dy in (
            (5, 5), (514, 5), (5, 414), (514, 414), (-3, 200))] == [True] * 4 + [False])  # within the frame

    def test_focus_is_lost(self) -> None:
        """No finger stays down, and no key stays held."""
        self.server.hold("d")
        *down, last = fingers.drag()
        fingers.play(down, self.server.touch)
        self.host.wait("touches", lambda: len(self.host.replayed().touches) > 3)
        self.server.focus(None)
        self.rest("cancel", lambda: self.count(RecordKind.CANCEL_TOUCHES) > 0)
        fingers.play([last._replace(time=0)], self.server.touch)
        self.server.hold("d", False)
        self.server.focus(self.window)

    def test_mouse(self) -> None:
        """A click in the minimap belongs to the HUD, and a drag in the world to the view."""
        scrolls.drag(self.server.pointer, [MINIMAP])
        self.rest("minimap", lambda: math.dist(self.transform.to_content(MIDDLE), (2500, 7500)) < 1)
        self.assertEqual(self.host.replayed().touches, [])
        scrolls.drag(self.server.pointer, [(640, 300), (500, 240)], rest=0.2)
        replayed = self.host.wait_for_rest(1)
        self.assertEqual({touch.tool for touch in replayed.touches}, {Tool.MOUSE})
        self.assert_near(replayed.view.transform.to_view((2500, 7500)), (500, 256), 22)
