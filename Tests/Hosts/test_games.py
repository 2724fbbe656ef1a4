# SPDX-License-Identifier: MIT
"""The four lines of SDL2, SDL3 and raylib in a small game: a button over the view, a pause, and a hitch."""

import signal
import time
from typing import Dict, List, Sequence

import gestures
import scrolls
from comparing import ROOT
from host import Host
from tapzoom import EventKind, Phase, TouchPhase
from tapzoom.hands import fingers
from tapzoom.hands.server import Server
from viewer import recorded, with_raylib

BUTTON = (120, 60)


class Game:
    """The tests of each game."""

    def command(self, options: Sequence[object]) -> List[object]:
        return [ROOT / f"build/tests/game-{self.name.lower()}"]

    def environment(self) -> Dict[str, str]:
        return recorded(self.folder)

    def presses(self, host: Host) -> int:
        return host.said.count("pressed\n")

    def pinch(self, host: Host, server: Server) -> None:
        """The view is alive."""
        fingers.play(fingers.pinch(), server.touch)
        host.wait("pinch", lambda: self.has(host, EventKind.PINCH, Phase.ENDED) and host.replayed().resting)

    def test_finger_presses_the_button(self) -> None:
        """The button gets the finger, also one that drags from it. The view gets none of it, and pinches as before."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.tap(BUTTON), server.touch)
            host.wait("press", lambda: self.presses(host) == 1)
            fingers.play(fingers.drag(BUTTON, (700, 500)), server.touch)
            host.wait("press", lambda: self.presses(host) == 2)
            self.assertEqual([event.kind for event in host.replayed().events], [])
            self.pinch(host, server)
            self.assertEqual(self.presses(host), 2)

    def test_mouse_presses_the_button(self) -> None:
        with Server() as server, self.start(server) as host:
            scrolls.drag(server.pointer, [BUTTON], rest=0.1)
            host.wait("press", lambda: self.presses(host) == 1)
            time.sleep(0.3)  # raylib sees a release only if a frame is drawn before the next press
            scrolls.drag(server.pointer, [(640, 400), (500, 400)])
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.ENDED))
            began = [touch for touch in host.replayed().touches if touch.phase == TouchPhase.BEGAN]
            self.assertEqual([touch.x > 600 for touch in began], [True])
            self.assertEqual(self.presses(host), 1)

    def test_pause(self) -> None:
        """A pause of a second, in which the window loses the focus and a finger drags, changes nothing."""
        with Server() as server, self.start(server) as host:
            self.pinch(host, server)
            before = host.replayed().view.transform
            server.press("space")
            host.wait("pause", lambda: "paused\n" in host.said)
            time.sleep(0.5)
            server.focus(None)
            fingers.play(fingers.drag(), server.touch)
            time.sleep(0.5)
            server.focus(self.window)
            server.press("space")
            host.wait("resume", lambda: "resumed\n" in host.said)
            self.assertEqual(host.replayed().view.transform, before)
            fingers.play(fingers.drag(), server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.ENDED))
            self.assertGreater(before.x - host.replayed().view.transform.x, 50)


class Sdl2(Game, gestures.WindowTest):
    name = "SDL2"

    def test_two_hands(self) -> None:
        """One finger pans while another presses the button."""
        with Server() as server, self.start(server) as host:
            press = [step._replace(time=step.time + 0.3, finger=1) for step in fingers.tap(BUTTON)]
            fingers.play(fingers.together(fingers.drag(), press), server.touch)
            host.wait("press", lambda: self.presses(host) == 1)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.ENDED))

    def test_taps_that_are_read_together(self) -> None:
        """Two taps that the game reads at once, after a pause of its own, are a double tap."""
        with Server() as server, self.start(server) as host:
            for count in (1, 2, 3):
                host.process.send_signal(signal.SIGSTOP)
                fingers.play(fingers.double_tap(), server.touch, timed=False)
                host.process.send_signal(signal.SIGCONT)
                kinds = [event.kind for event in host.wait_for_rest(2 * count).events]
                self.assertEqual((kinds.count(EventKind.DOUBLE_TAP), kinds.count(EventKind.TAP)), (count, 0))


class Sdl3(Sdl2):
    name = "SDL3"


class Raylib(Game, gestures.WindowTest):
    """raylib knows only what is down in a frame, and one finger as the mouse."""

    name = "raylib"
    polls = True

    def command(self, options: Sequence[object]) -> List[object]:
        return with_raylib(super().command(options))
