# SPDX-License-Identifier: MIT
"""The town of examples/godot/game3 in Godot 3: a TapZoomCamera2D under real fingers."""

import shutil
import tempfile
import time
from pathlib import Path
from typing import List, Sequence

import comparing
import screen
import scrolls
from comparing import RESULTS, ROOT, Result
from host import Host, Replayed
from tapzoom import EventKind, Tool
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script
from tapzoom.hands.server import Server


def houses() -> List[screen.Landmark]:
    """The houses of town.gd."""
    return [screen.Landmark(100 + 200 * house, 100 + 200 * street, 40, (
        40 + 20 * house, 40 + 40 * street % 180, 200 - 160 * ((street + house) % 2)))
            for street in range(5) for house in range(8)]


class TestGodot3(comparing.Comparing):
    name = "Godot 3"
    #: The engine has positions in single precision.
    precision = 2e-4
    #: Events have no times: a frame of 0.04 s before a lift is a rest.
    slack = 0.03
    #: The screen without the label.
    area = (0.0, 40.0, 1280.0, 800.0)

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        # Godot 3.2 prints an error if it makes this folder itself.
        (self.folder / ".local/share/godot/app_userdata/Town/logs").mkdir(parents=True)
        shutil.copytree(ROOT / "examples/godot/game3", self.folder / "game")
        package, = ROOT.glob("build/godot/*.zip")
        shutil.unpack_archive(package, self.folder / "game")

    def landmarks(self) -> List[screen.Landmark]:
        return houses()

    def start(self, server: Server) -> Host:
        """Starts the game, and waits until it has drawn its window. Gives the window the focus."""
        recording = self.folder / "recording.tapzoom"
        host = Host(server, ["godot3", "--audio-driver", "Dummy", "--path", self.folder / "game", "--slop=0",
                             f"--record={recording}"], recording, {"HOME": str(self.folder), "LANG": "en_US.UTF-8"})
        try:
            self.window = host.wait_for_window()
            server.focus(self.window)
        except BaseException:  # unittest runs no cleanup after Ctrl-C
            host.__exit__()
            raise
        return host

    def play(self, script: Script, expect: Sequence[EventKind], gain: float = 25, then: Script = []) -> Replayed:
        """Plays scripts in a new game, and checks the recording, the events and the screen."""
        with Server(floating=True) as server, self.start(server) as host:
            lifts = 0
            for part in filter(None, (script, then)):
                fingers.play(part, server.touch)
                lifts += fingers.lifts(part)
                replayed = host.wait_for_rest(lifts)
            self.check(host, replayed, fingers.then(script, 1, then) if then else script, expect, gain)
            server.press("escape")
            self.assertEqual(host.wait_for_end(), 0, host.said)
            self.assertNotIn("ERROR", host.said)
        return replayed

    def test_pinch(self) -> None:
        replayed = self.play(fingers.pinch(rest=0.15), [EventKind.PINCH])
        self.assertAlmostEqual(self.zoom(replayed), 5, delta=5 * (self.precision / 50 + self.precision / 250) + 1e-9)

    def test_double_tap_and_rotate(self) -> None:
        self.play(fingers.double_tap(), [EventKind.DOUBLE_TAP, EventKind.ROTATE], then=fingers.rotate())

    def test_fling(self) -> None:
        # A fling goes half its speed far, and the speed is a difference of positions 1/60 s apart.
        self.play(fingers.pinch(end=150), [EventKind.FLING], gain=100, then=fingers.fling())

    def test_wheel_mouse_keys_focus_and_size(self) -> None:
        """Notches zoom about the pointer, a button drags, a key zooms in steps, and the game rests between them."""
        with Server(floating=True) as server, self.start(server) as host:
            scrolls.turn(scrolls.wheel(), server.pointer)
            host.wait("rest after the wheel", lambda: self.settlings(host) > 0 and host.replayed().resting)
            replayed = host.replayed()
            self.assertAlmostEqual(self.zoom(replayed), 2 ** ((5 - 2) * 100 / 300), delta=1e-9)
            RESULTS.append(Result(self.name, "wheel", self.zoom(replayed), 0, self.look(
                host, replayed.view.transform)))
            scrolls.drag(server.pointer, [(640, 400), (500, 400)])
            replayed = host.wait_for_rest(1)
            self.assertEqual({touch.tool for touch in replayed.touches}, {Tool.MOUSE})
            before, settled = replayed.view.transform, self.settlings(host)
            server.press("plus")
            host.wait("rest after plus", lambda: self.settlings(host) > settled and host.replayed().resting)
            self.assertAlmostEqual(host.replayed().view.transform.scale / before.scale, 1.5, delta=1e-6)
            self.look(host, host.replayed().view.transform)
            calls = len(host.replayed().calls)
            time.sleep(0.5)
            self.assertEqual(len(host.replayed().calls), calls, "the view is advanced at rest")
            # No finger is left down without the focus, and the view has the size of the window.
            fingers.play(fingers.drag()[:-1], server.touch)
            host.wait("pan", lambda: len(host.replayed().touches) > len(replayed.touches) + 3)
            server.focus(None)
            host.wait("cancel", lambda: host.replayed().resting)
            server.focus(self.window)
            server.resize(self.window, 900, 700)
            host.wait("resize", lambda: self.sizes(host)[-1] == (900, 700))
            self.area = (0.0, 40.0, 900.0, 700.0)
            self.look(host, host.replayed().view.transform)
            self.assertNotIn("ERROR", host.said)
