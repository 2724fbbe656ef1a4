# SPDX-License-Identifier: MIT
"""The tests that every example passes: those of gestures.py, and its keys, messages and recordings."""

import math
import os
import signal
import subprocess
import time
from typing import Dict, List, Tuple

import gestures
import tapzoom
from host import GUARD, Host
from tapzoom import EventKind, Phase, RecordKind, Transform
from tapzoom.hands import fingers
from tapzoom.hands.server import Server


class HostTest(gestures.GestureTest):
    """The tests that every example passes, which has keys, options and messages."""

    #: The beginning of its messages.
    program = ""
    #: Whether the program learns that a touch device is gone.
    hears_of_devices = True
    #: The step of + and how long the key is held to make it.
    step_factor, step_seconds = 1.5, 0.3
    #: 1 if the left arrow key shows content further to the left; -1 if it moves the content to the left.
    leftward = 1
    def test_touch_device_is_lost(self) -> None:
        """No finger is left down. The program continues, and reports the loss if it learns of it."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag()[:-1], server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            server.lose_touch()
            host.wait("rest", lambda: host.replayed(self.number).resting)
            self.assertEqual(host.replayed(self.number).lifted(), 1)
            if self.hears_of_devices:
                host.wait_for_line("touch")
            self.look(host, self.press(server, host, "plus").transform)
            self.assertRegex(host.said, rf"\A{self.program}: .*\n\Z" if self.hears_of_devices else r"\A\Z")

    def test_no_touch_device(self) -> None:
        with Server(touch=False) as server, self.start(server) as host:
            host.wait_for_line("touch")
            self.assertRegex(host.said, rf"\A{self.program}: .*\n\Z")

    def test_resized_to_nothing(self) -> None:
        with Server() as server, self.start(server) as host:
            before = host.replayed(self.number).view.transform
            server.resize(self.window, 1, 1)
            host.wait_for_line("window")
            self.resize_back(server, host)
            host.wait("rest", lambda: host.replayed(self.number).resting)
            after = host.replayed(self.number).view.transform
            self.assertLess(self.distance(before, after), 1e-6)
            self.look(host, after)
            self.assertRegex(host.said, rf"\A{self.program}: .*\n\Z")

    def test_resized_to_nothing_under_a_finger(self) -> None:
        """The host pushes no touch away from the finger, and no finger is left down."""
        *down, last = fingers.drag()
        with Server() as server, self.start(server) as host:
            fingers.play(down, server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            server.resize(self.window, 1, 1)
            host.wait_for_line("window")
            fingers.play([last._replace(time=0, phase="moved"), last._replace(time=0.1)], server.touch)
            self.resize_back(server, host)
            host.wait("rest", lambda: host.replayed(self.number).resting)
            replayed = host.replayed(self.number)
            for touch in replayed.touches:
                self.assertTrue(any(self.error(touch, step) < 2 for step in down), touch)
            self.look(host, replayed.view.transform)

    def resize_back(self, server: Server, host: Host) -> None:
        """Resizes the window to the whole screen and waits until the view has the size. Then the program has processed
        all earlier events."""
        count = len(self.sizes(host))
        server.resize(self.window, server.width, server.height)
        host.wait("size", lambda: len(self.sizes(host)) > count)

    def test_recording_cannot_be_written(self) -> None:
        """The program reports this once and continues."""
        with Server() as server:
            command = self.command(["--record", "/dev/full"])
            with Host(server, command, self.folder / "none", self.environment()) as host:
                host.wait("window", lambda: bool(server.windows()))
                host.wait("message", lambda: "\n" in host.said)
                server.focus(server.windows()[-1])
                fingers.play(fingers.pinch(), server.touch)
                server.press("escape")
                host.wait_for_end()
                self.assertRegex(host.said, rf"\A{self.program}: .*\n\Z")

    # ---- Keys

    def test_keys(self) -> None:
        """A short press of a key makes one step. A held key moves the view until its release."""
        with Server() as server, self.start(server) as host:
            self.step(server, host, "plus", 0)
            self.step(server, host, "plus", 0.1)  # shorter than the step
            self.held(server, host, "plus", 0.4)
            self.held(server, host, "right", 0.5)
            self.held(server, host, "down", 0.4)
            self.step(server, host, "left", 0.1)
            self.held(server, host, "minus", 0.5)
            replayed = host.replayed(self.number)
            self.assertLessEqual({event.kind for event in replayed.events}, {EventKind.SETTLED, EventKind.LIMIT})
            self.look(host, replayed.view.transform)
            self.assertEqual(host.said, "")

    def step(self, server: Server, host: Host, key: str, seconds: float) -> None:
        """Presses a key so briefly that it makes one step, about the middle of the window."""
        before, after, velocities = self.pressed(server, host, key, seconds)
        elapsed = max(self.step_seconds, velocities[1].time - velocities[0].time)
        self.assert_lasts(elapsed, self.step_seconds, self.step_seconds + 1e-6)
        self.compare_motion(before, after, velocities[0].arguments, elapsed)
        if key == "plus":
            self.assertAlmostEqual(math.exp(velocities[0].arguments["log_scale"] * self.step_seconds), self.step_factor)

    def held(self, server: Server, host: Host, key: str, seconds: float) -> None:
        """Holds a key: the view has the velocity of the key for that time."""
        before, after, (first, last) = self.pressed(server, host, key, seconds, waits=True)
        elapsed = last.time - first.time
        self.compare_motion(before, after, first.arguments, elapsed)
        self.assert_lasts(elapsed, seconds - 0.02, math.inf)  # the time of a key may be that of the next frame

    def compare_motion(self, before: Transform, after: Transform, speed: Dict[str, float], seconds: float) -> None:
        """Checks that the view has had a velocity for a time."""
        self.compare_move(
            before, after, math.exp(speed["log_scale"] * seconds), (speed["x"] * seconds, speed["y"] * seconds))

    def pressed(
        self, server: Server, host: Host, key: str, seconds: float, waits: bool = False
    ) -> Tuple[Transform, Transform, List[tapzoom.RecordEntry]]:
        """The transforms before and after a key was held, and the two velocities that the host set. `waits`: the
        seconds begin when the host has set the first one."""
        before = host.replayed(self.number)
        velocities = len(before.of(RecordKind.SET_VELOCITY))
        server.hold(key)
        if waits:
            host.wait(f"motion by {key}", lambda: len(self.velocities(host)) > velocities)
        time.sleep(seconds)
        server.hold(key, False)

        def is_over() -> bool:
            after = host.replayed(self.number)
            return len(after.of(RecordKind.SET_VELOCITY)) == velocities + 2 and after.resting

        host.wait(f"rest after {key}", is_over)
        after = host.replayed(self.number)
        two = after.of(RecordKind.SET_VELOCITY)[velocities:]
        self.assertFalse(any(two[1].arguments[name] for name in ("x", "y", "log_scale", "rotation")))
        left = self.leftward
        signs = {"plus": (0, 0, 1), "minus": (0, 0, -1), "left": (left, 0, 0), "right": (-left, 0, 0),
                 "down": (0, -left, 0)}
        self.assertEqual(tuple((number > 0) - (number < 0) for number in map(two[0].arguments.get, (
            "x", "y", "log_scale"))), signs[key])
        return before.view.transform, after.view.transform, two

    def compare_move(self, before: Transform, after: Transform, factor: float, way: Tuple[float, float]) -> None:
        """Checks that the content at the pivot of the keys has moved that way and zoomed by that factor."""
        x, y = self.pivot(before)
        moved = after.to_view(before.to_content((x, y)))
        self.assertAlmostEqual(after.scale / before.scale, factor, delta=1e-6)
        self.assertLess(math.dist(moved, (x + way[0], y + way[1])), 1e-3)

    def test_focus_is_lost_while_a_key_is_held(self) -> None:
        """The view stops. If the window misses the release of the key, nothing remains of it."""
        with Server() as server, self.start(server) as host:
            server.hold("plus")
            host.wait("velocity", lambda: self.velocities(host))
            server.focus(None)
            host.wait("rest", lambda: host.replayed(self.number).resting)
            server.hold("plus", False)
            server.focus(self.window)
            before = host.replayed(self.number).view.transform
            after = self.press(server, host, "plus").transform
            self.assertAlmostEqual(after.scale / before.scale, self.step_factor, delta=1e-6)

    def velocities(self, host: Host) -> List[tapzoom.RecordEntry]:
        return host.replayed(self.number).of(RecordKind.SET_VELOCITY)

    def pivot(self, _: Transform) -> Tuple[float, float]:
        """The point about which + and - zoom, in view units."""
        return 640, 400

    def test_keys_zoom(self) -> None:
        """+ zooms in, 0 returns to the fitted view."""
        with Server() as server, self.start(server) as host:
            before = host.replayed(self.number).view.transform
            self.assertGreater(self.press(server, host, "plus").transform.scale, before.scale * 1.01)
            self.assertLess(self.distance(before, self.press(server, host, "0").transform), 1e-6)

    def press(self, server: Server, host: Host, key: str) -> tapzoom.View:
        """Presses a key and waits until the view has moved and rests. An animation begins at the press of the key, not
        at the last advance of the view, which is a pause ago."""
        settled, pause, calls = self.settlings(host), 0.2, len(host.replayed(self.number).calls)
        time.sleep(pause)
        server.press(key)
        host.wait(f"rest after {key}", lambda: self.settlings(host) > settled and host.replayed(self.number).resting)
        replayed = host.replayed(self.number)
        last = max(call.time for call in replayed.calls[:calls])
        for call in replayed.calls[calls:]:
            for event in call.events:
                if (event.kind, event.phase) == (EventKind.ANIMATION, Phase.BEGAN):
                    self.assertGreater(event.time - last, pause / 2)
        return replayed.view

    def test_no_display(self) -> None:
        """Without a display the program ends with an error."""
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        command = [str(word) for word in self.command([])]
        done = subprocess.run(
            command, env={**kept, "XDG_RUNTIME_DIR": str(self.folder), **self.environment()}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", timeout=GUARD)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("display", done.stdout)

    def test_ends(self) -> None:
        """By the close button of its window, by Escape, and by a signal."""
        for what, end in (
            ("close", lambda server, host: server.ask_to_close(self.window)),
            ("escape", lambda server, host: server.press("escape")),
            ("signal", lambda server, host: host.process.send_signal(signal.SIGTERM))):
            with self.subTest(what), Server() as server, self.start(server) as host:
                end(server, host)
                self.assertEqual(host.wait_for_end(), 0)
                self.assertEqual(host.said, "")

