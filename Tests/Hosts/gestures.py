# SPDX-License-Identifier: MIT
"""Programs whose view fills its window, under fingers, a mouse and its wheel."""

import signal
import tempfile
import time
from pathlib import Path
from typing import Dict, List, Optional, Sequence, Tuple

import comparing
import scrolls
import tapzoom
from comparing import RECORDER, RESULTS, Result
from host import Host, Replayed
from tapzoom import EventKind, Phase, RecordKind, ScrollPhase, ScrollSource, ScrollUnit, Tool, Transform
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script
from tapzoom.hands.server import Server


class WindowTest(comparing.Comparing):
    """A subclass defines how to start its program, how exact its coordinates are, and its tests."""

    #: The time between two notches of a wheel, and for which the fingers of a pinch rest before they move and lift: so
    #: long that they have no velocity, also if the machine delivers their moves late.
    notch_seconds = 0.06
    rest_seconds = 0.15
    #: How the program finds RECORDER: TAPZOOM_LIBRARY for the bindings that load the library by its name.
    loads = "LD_PRELOAD"

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    # ---- Defined by subclasses

    def command(self, options: Sequence[object]) -> List[object]:
        """The program and its arguments, with these options among them."""
        raise NotImplementedError

    def environment(self) -> Dict[str, str]:
        """Further environment variables of the program."""
        return {}

    # ---- Running and comparing

    def start(self, server: Server, slop: Optional[float] = 0) -> Host:
        """Starts the program, and waits until it has drawn its window. Gives the window the focus. A slop of None is
        that of the program."""
        recording = self.folder / "recording.tapzoom"
        command = self.command(["--record", recording])
        slops = {} if slop is None else {self.loads: str(RECORDER), "TAPZOOM_SLOP": str(slop)}
        host = Host(server, command, recording, {**slops, **self.environment()})
        host.polls = self.polls
        try:
            self.window = host.wait_for_window(self.number)
            server.focus(self.window)
        except BaseException:  # unittest runs no cleanup after Ctrl-C
            host.__exit__()
            raise
        return host

    def play(self, script: Script, expect: Sequence[EventKind] = (), gain: float = 25, then: Script = []) -> Replayed:
        """Plays a script in a new host, and checks its results.

        gain is the factor by which errors of the touches may grow in the transform.
        """
        with Server() as server, self.start(server) as host:
            lifts = 0
            for part in filter(None, (script, then)):
                fingers.play(part, server.touch)
                lifts += fingers.lifts(part)
                replayed = host.wait_for_rest(lifts, self.number)
            whole = fingers.then(script, 1, then) if then else script
            self.check(host, replayed, whole, expect, gain)
            server.ask_to_close(self.window)
            self.assertEqual(host.wait_for_end(), 0, host.said)
            self.assertEqual(host.said, "")
        return replayed

    def turn(self, script: Sequence[scrolls.Notch], server: Server) -> None:
        scrolls.turn(script, server.pointer)

    def turn_wheel(self, waits: bool) -> None:
        """A notch up zooms in and a notch down out, about the pointer. The library, fed directly, gives the same
        transform."""
        script = scrolls.wheel(self.notch_seconds)
        with Server() as server, self.start(server) as host:
            server.pointer.point(*script[0].place)  # Qt ignores a notch just after another device
            server.pointer.sync()
            time.sleep(0.2)  # the clock of a view without advances is late
            if waits:
                host.process.send_signal(signal.SIGSTOP)
            self.turn(script, server)
            host.process.send_signal(signal.SIGCONT)
            host.wait("rest after the wheel", lambda: self.settlings(host) > 0 and host.replayed(self.number).resting)
            replayed = host.replayed(self.number)
            transform, events = self.scrolled(replayed, script)
            distance = self.distance(transform, replayed.view.transform)
            self.assertLess(distance, 1e-6)
            self.assertAlmostEqual(self.zoom(replayed), 2 ** ((5 - 2) * 100 / 300), delta=1e-9)
            self.assertEqual(self.outline(replayed), self.named(events))
            # A slow frame may end a scroll.
            self.assertRegex(" ".join(self.outline(replayed)), r"\A(SCROLL BEGAN SCROLL ENDED )+SETTLED DISCRETE\Z")
            looked = self.look(host, replayed.view.transform)
            RESULTS.append(
                Result(self.name, self._testMethodName[len("test_"):], self.zoom(replayed), distance, looked))
            self.assertEqual(host.said, "")

    def scrolled(self, replayed: Replayed, script: Sequence[scrolls.Notch]) -> Tuple[Transform, List[tapzoom.Event]]:
        """Feeds the library with a wheel's script at the times of the host. The host may report several notches at
        once."""
        notches = list(script)
        with tapzoom.View((1, 1), (1, 1)) as view:
            view.load_state(replayed.before)
            for call in replayed.calls:
                if call.kind == RecordKind.ADVANCE:
                    view.advance(max(call.time, view.state.time))  # late for the host means late here
                if call.kind != RecordKind.SCROLL:
                    continue
                scroll = call.arguments
                self.assertEqual(
                    (scroll["unit"], scroll["source"], scroll["phase"], scroll["factor"], scroll["rotation"]),
                    (ScrollUnit.NOTCH120, ScrollSource.WHEEL, ScrollPhase.UNPHASED, 0, 0))
                count = round(abs(scroll["dy"]) / 120)
                self.assertTrue(0 < count <= len(notches), f"{scroll} is not part of the script")
                self.assertEqual(scroll["dy"], sum(120 if notch.down else -120 for notch in notches[:count]))
                x, y = (place - origin for place, origin in zip(notches[count - 1].place, self.origin))
                self.assertLessEqual(max(abs(scroll["x"] - x), abs(scroll["y"] - y)), 1e-3)
                view.push_scroll(scroll["time"], x, y, dy=scroll["dy"], unit="notch120")
                del notches[:count]
            self.assertEqual(notches, [], "never reported")
            return view.transform, view.poll_events()


class ViewerTest(WindowTest):
    """The tests of every program whose view fills its window."""

    def test_pinch(self) -> None:
        replayed = self.play(fingers.pinch(rest=self.rest_seconds), [EventKind.PINCH])
        # The fingers go from 50 to 250 pixels from their center; both distances may have errors.
        self.assertAlmostEqual(self.zoom(replayed), 5, delta=5 * (self.precision / 50 + self.precision / 250) + 1e-9)

    def test_double_tap(self) -> None:
        self.play(fingers.double_tap(), [EventKind.DOUBLE_TAP])

    def test_focus_is_lost(self) -> None:
        """The gesture is cancelled and no finger is left down. The next gestures work as before."""
        with Server() as server, self.start(server) as host:
            drag = fingers.drag()
            fingers.play(drag[:-1], server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            server.focus(None)
            host.wait("cancel", lambda: self.has(host, EventKind.PAN, Phase.CANCELLED))
            fingers.play([drag[-1]._replace(time=0)], server.touch)
            server.focus(self.window)
            fingers.play(fingers.pinch(), server.touch)
            host.wait("pinch", lambda: self.has(host, EventKind.PINCH, Phase.ENDED))
            host.wait("rest", lambda: host.replayed(self.number).resting)
            self.look(host, host.replayed(self.number).view.transform)
            self.assertEqual(host.said, "")

    def test_resize(self) -> None:
        with Server() as server, self.start(server) as host:
            server.resize(self.window, 900, 700)
            host.wait("resize", lambda: self.sizes(host)[-1] == (900, 700))
            self.area = (*self.area[:2], 900 - (1280 - self.area[2]), 700 - (800 - self.area[3]))
            self.look(host, host.replayed(self.number).view.transform)

    def test_late_touches_before_a_resize(self) -> None:
        """The host pushes them at their positions in the window of that time, however late it processes them."""
        drag = fingers.drag()
        begin, end = drag[:6], [step._replace(time=step.time - drag[5].time) for step in drag[6:]]
        with Server() as server, self.start(server) as host:
            fingers.play(begin, server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            host.process.send_signal(signal.SIGSTOP)
            fingers.play(end, server.touch, timed=False)
            server.resize(self.window, 900, 700)
            host.process.send_signal(signal.SIGCONT)
            host.wait("resize", lambda: self.sizes(host)[-1] == (900, 700))
            self.found(host.wait_for_rest(1, self.number).touches, drag)

    def test_mouse_drags(self) -> None:
        """While its button is held, a mouse is one contact with the tool MOUSE."""
        with Server() as server, self.start(server) as host:
            scrolls.drag(server.pointer, [(640, 400), (500, 400)])
            replayed = host.wait_for_rest(1, self.number)
            self.assertEqual({touch.tool for touch in replayed.touches}, {Tool.MOUSE})
            self.assertEqual([touch.phase.name for touch in replayed.touches if touch.phase.name != "MOVED"],
                             ["BEGAN", "ENDED"])

    def test_wheel(self) -> None:
        self.turn_wheel(waits=False)


class GestureTest(ViewerTest):
    """More gestures, for one program of each kind of toolkit."""

    #: Whether fingers can rotate the content.
    turns = False
    #: How often a program that sleeps is woken in half a second.
    wakeups = 0

    def test_two_finger_tap(self) -> None:
        self.play(fingers.two_finger_tap(), [EventKind.FINGERS_TAP])

    def test_two_finger_tap_first_up_first(self) -> None:
        self.play(fingers.two_finger_tap(lifts=(0, 0.05)), [EventKind.FINGERS_TAP])

    def test_two_finger_tap_second_up_first(self) -> None:
        self.play(fingers.two_finger_tap(lifts=(0.05, 0)), [EventKind.FINGERS_TAP])

    def test_quick_zoom(self) -> None:
        self.play(fingers.quick_zoom(), [EventKind.QUICK_ZOOM])

    def test_drag(self) -> None:
        self.play(fingers.pinch(end=120), [EventKind.PAN], then=fingers.drag())

    def test_fling(self) -> None:
        # A fling goes half its speed far, and the speed is a difference of positions 1/60 s apart.
        self.play(fingers.pinch(end=150), [EventKind.FLING], gain=100, then=fingers.fling())

    def test_rotate(self) -> None:
        self.play(fingers.rotate(), [EventKind.ROTATE] if self.turns else [])

    def test_ten_fingers(self) -> None:
        self.play(fingers.ten_fingers(), [EventKind.PINCH])

    def test_shown_while_fingers_are_down(self) -> None:
        """While fingers rest, the picture is at the fingers, not a frame late."""
        with Server() as server, self.start(server) as host:
            moves = fingers.pinch((500, 300), end=170)[:-2]
            fingers.play(moves, server.touch)
            last = {step.finger: step for step in moves}.values()
            host.wait("last moves", lambda: all(
                any(self.error(touch, step) < 1.5 for touch in host.replayed(self.number).touches) for step in last))
            self.look(host, host.replayed(self.number).view.transform)

    def test_late_wheel(self) -> None:
        """Each notch counts at the pointer's position of that time, however late the program processes it."""
        self.turn_wheel(waits=True)

    def test_idle_costs_nothing(self) -> None:
        """At rest it advances no view, and no thread of it is woken."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.pinch(), server.touch)
            calls = len(host.wait_for_rest(2, self.number).calls)
            host.wait_for_sleep(self.wakeups)
            self.assertEqual(len(host.replayed(self.number).calls), calls)
