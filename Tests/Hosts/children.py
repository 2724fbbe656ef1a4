# SPDX-License-Identifier: MIT
"""A widget of Qt that zooms, with children: a button, a label, and another widget that zooms. They take what is theirs,
whatever touches them."""

import time
from pathlib import Path
from typing import Dict, List, Sequence

import gestures
import scrolls
import viewer
from host import Host, Replayed
from tapzoom import EventKind, RecordKind, Tool, TouchPhase
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Place, Script
from tapzoom.hands.server import Server

BUTTON, LABEL, INNER, OUTSIDE = (100, 70), (100, 170), (100, 270), (640, 400)


class Children(gestures.WindowTest):
    """The tests of every program with these children. The key W uses a pen. 2 has a finger on the view and one on a
    button land in one report, move and lift, with eight buttons."""

    loads = "LD_PRELOAD"
    #: How often the view hears of the pen that hovers.
    hovers = 1

    def environment(self) -> Dict[str, str]:
        return {**viewer.recorded(self.folder, self.loads), "XDG_RUNTIME_DIR": str(self.folder)}

    def plays(self, server: Server, host: Host, script: Script, lifted: int) -> Replayed:
        """Plays a script. Returns the recording when so many contacts of the view have lifted, and it rests."""
        fingers.play(script, server.touch)
        return host.wait_for_rest(lifted)

    def clicks(self, host: Host, count: int) -> None:
        host.wait("click", lambda: host.said.splitlines().count("clicked") >= count)
        self.assertEqual(host.said.splitlines().count("clicked"), count)

    def test_button(self) -> None:
        """A finger presses it, and a mouse. A drag from it moves nothing. Pinches beside it are exact."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.tap(BUTTON), server.touch)
            self.clicks(host, 1)
            fingers.play(fingers.drag(BUTTON, (500, 500)), server.touch)
            fingers.play(fingers.tap(BUTTON), server.touch)
            self.clicks(host, 2)
            scrolls.drag(server.pointer, [BUTTON])
            self.clicks(host, 3)
            self.assertEqual(host.replayed().touches, [])
            replayed = self.plays(server, host, fingers.pinch(rest=self.rest_seconds), 2)
            self.assertAlmostEqual(self.zoom(replayed), 5, delta=1e-4)

    def test_finger_that_holds_the_button(self) -> None:
        """Two others pinch meanwhile. The button is pressed when it lifts."""
        pinch = fingers.pinch(rest=self.rest_seconds)
        others = [step._replace(finger=step.finger + 1, time=step.time + 0.2) for step in pinch]
        held = fingers.touch(0, 0, others[-1].time + 0.2, BUTTON)
        with Server() as server, self.start(server) as host:
            replayed = self.plays(server, host, fingers.together(held, others), 2)
            self.clicks(host, 1)
            self.assertAlmostEqual(self.zoom(replayed), 5, delta=1e-4)

    def test_label(self) -> None:
        """A label takes nothing."""
        with Server() as server, self.start(server) as host:
            self.plays(server, host, fingers.pinch(rest=self.rest_seconds), 2)
            before = host.replayed().view.transform
            after = self.plays(server, host, fingers.drag(LABEL, (300, 250)), 3).view.transform
            self.assertAlmostEqual(after.x - before.x, 300 - LABEL[0], delta=1e-3)

    def test_further_finger_on_the_button(self) -> None:
        """Qt gives it to the view. It moves nothing, and presses nothing."""
        script = fingers.together(fingers.drag(OUTSIDE, (500, 320), 0.6), [
            step._replace(time=step.time + 0.2) for step in fingers.drag(BUTTON, (300, 300), 0.2, finger=1)])
        with Server() as server, self.start(server) as host:
            replayed = self.plays(server, host, script, 1)
            self.assertEqual(len({touch.id for touch in replayed.touches}), 1)
            self.assertEqual(self.zoom(replayed), 1)
            self.assertEqual(host.said, "")

    def test_fingers_of_one_report(self) -> None:
        """One lands on the view and one on a button. The first moves the view, the second nothing; none stays."""
        with Server() as server, self.start(server) as host:
            server.press("2")
            host.wait_for_line("landed")
            replayed = host.wait_for_rest(8)
            self.assertEqual([touch.phase for touch in replayed.touches], 8 * [
                TouchPhase.BEGAN, TouchPhase.MOVED, TouchPhase.ENDED])
            self.assertEqual(host.said, "landed\n")

    def test_view_in_the_view(self) -> None:
        """Fingers on it are its own. A further finger on it belongs to the view with the first finger."""
        outside = fingers.stroke(0, fingers.line(OUTSIDE, (700, 400)), 0, 0.3, rest=0.2)
        inside = fingers.stroke(1, fingers.line(INNER, INNER), 0.1, 0.1, rest=0.3)
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag(INNER, (300, 300)), server.touch)
            self.assertEqual(host.replayed().touches, [])
            replayed = self.plays(server, host, fingers.together(outside, inside), 2)
            self.assertTrue(self.has(host, EventKind.PINCH, gestures.Phase.BEGAN))
            self.assertGreater(self.zoom(replayed), 1.05)

    def test_pen(self) -> None:
        """It hovers, then pans the view, then presses the button."""
        with Server() as server, self.start(server) as host:
            server.press("w")
            host.wait_for_line("pen")
            self.clicks(host, 1)
            touches = host.wait_for_rest(1).touches
            self.assertEqual({touch.tool for touch in touches}, {Tool.PEN})
            self.assertEqual([(touch.phase, touch.x) for touch in touches], [
                (TouchPhase.BEGAN, 600), (TouchPhase.MOVED, 500), (TouchPhase.ENDED, 500)])
            self.assertEqual(len(host.replayed().of(RecordKind.PEN_NEAR)), self.hovers)
