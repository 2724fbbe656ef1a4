# SPDX-License-Identifier: MIT
"""The viewer of examples/rust: winit 0.27 on X11."""

from typing import List, Sequence

import gestures
import screen
import scrolls
from comparing import ROOT
from tapzoom import RecordKind
from tapzoom.hands.server import Server


class Winit(gestures.WindowTest):
    name = "winit"
    #: X11 rounds a coordinate twice to 1/65536 pixel, which winit passes on as a double.
    precision = 4e-5
    test_pinch, test_double_tap = gestures.GestureTest.test_pinch, gestures.GestureTest.test_double_tap
    test_fling, test_wheel = gestures.GestureTest.test_fling, gestures.GestureTest.test_wheel

    def command(self, options: Sequence[object]) -> List[object]:
        return [ROOT / "build/examples/winit-viewer", "--slop", 0, *options]  # its library is linked into it

    def landmarks(self) -> List[screen.Landmark]:
        return [screen.Landmark(50 + 100 * column, 50 + 100 * row, 20,
                                (40 + 10 * column, 40 + 16 * row, 200 - 160 * ((row + column) % 2)))
                for row in range(10) for column in range(16)]

    def turn(self, script: Sequence[scrolls.Notch], server: Server) -> None:
        """Turns a wheel with a scroll axis, as the drivers of mice have it."""
        for notch in script:
            server.pointer.point(*notch.place)
            server.pointer.sync()
            server.trackpad.scroll(0, 1 if notch.down else -1)
            server.trackpad.sync()

    def test_wheel_of_buttons(self) -> None:
        """A wheel that sends only buttons, such as one of a remote desktop: winit counts the press, the release and the
        motion that the X server adds."""
        with Server() as server, self.start(server) as host:
            server.pointer.point(640, 400)
            for down in (True, False):
                server.pointer.button(4, down)
            server.pointer.sync()
            host.wait("rest after the wheel", lambda: self.settlings(host) > 0 and host.replayed().resting)
            notches = [call.arguments["dy"] for call in host.replayed().of(RecordKind.SCROLL)]
            self.assertEqual(notches, [-120.0] * 3)
