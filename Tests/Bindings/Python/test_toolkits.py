# SPDX-License-Identifier: MIT
"""The glue for pygame and Qt, with objects in place of their events. Tests/Hosts has windows."""

import enum
import itertools
import math
import sys
import types
import unittest
from types import SimpleNamespace as Fake
from unittest import mock

from support import run_python, tapzoom
from tapzoom import (
    Button,
    Config,
    RecordKind,
    ScrollPhase,
    ScrollSource,
    ScrollUnit,
    StateFlag,
    Tool,
    TouchPhase,
    View,
)

import tapzoom.pygame  # noqa: E402, I001
import tapzoom.qt  # noqa: E402

BEGAN, MOVED, ENDED = TouchPhase.BEGAN, TouchPhase.MOVED, TouchPhase.ENDED


class ImportTest(unittest.TestCase):
    def test_no_toolkit_is_imported(self):
        """Nor is one needed: without it, the first use names what is missing."""
        program = (
            "import sys, tapzoom.pygame, tapzoom.qt\n"
            "assert not {'pygame', 'PySide6', 'PyQt6'} & set(sys.modules)\n"
            "class Missing:\n"
            "    def find_spec(self, name, *_):\n"
            "        if name in ('pygame', 'PySide6', 'PyQt6'): raise ModuleNotFoundError(name, name=name)\n"
            "sys.meta_path.insert(0, Missing())\n"
            "for use in (\n"
            "    lambda: tapzoom.pygame.Zoom((1, 1)), lambda: tapzoom.qt.ZoomView, lambda: tapzoom.qt.ZoomItem):\n"
            "    try: use()\n"
            "    except ImportError as error: print(error)\n")
        done = run_python("-c", program)
        self.assertEqual(done.returncode, 0, done.stderr)
        said = done.stdout.splitlines()
        self.assertEqual(len(said), 3, said)
        self.assertIn("pygame", said[0])
        self.assertEqual(said[1:], 2 * ["tapzoom.qt needs PySide6 or PyQt6: install it with pip"])

    def test_unknown_name(self):
        with self.assertRaises(AttributeError):
            tapzoom.qt.ZoomViews

    def test_loaded_or_named_toolkit(self):
        core = {name: types.ModuleType(f"{name}.QtCore") for name in ("PySide6", "PyQt6")}
        packages = {name: types.ModuleType(name) for name in core}
        modules = {**packages, **{f"{name}.QtCore": module for name, module in core.items()}}
        with mock.patch.dict(sys.modules, modules):
            self.assertIs(tapzoom.qt.load("QtCore"), core["PySide6"])
            with mock.patch.object(tapzoom.qt, "toolkit", "PyQt6"):
                self.assertIs(tapzoom.qt.load("QtCore"), core["PyQt6"])
            del sys.modules["PySide6"]
            self.assertIs(tapzoom.qt.load("QtCore"), core["PyQt6"])


class GlueTest(unittest.TestCase):
    def view(self, glue):
        view = View((1280, 800), (1600, 1000), config=Config("photos", pan_slop=0))
        self.addCleanup(view.close)
        return view


NAMES = (
    "FINGERDOWN FINGERMOTION FINGERUP MOUSEMOTION MOUSEBUTTONDOWN MOUSEBUTTONUP MOUSEWHEEL KEYDOWN KEYUP "
    "CONTROLLERBUTTONDOWN WINDOWFOCUSLOST WINDOWHIDDEN WINDOWMINIMIZED WINDOWSIZECHANGED").split()


class PygameTest(unittest.TestCase):
    """The clock stands still unless a test moves it."""

    def setUp(self):
        self.pygame = types.ModuleType("pygame")
        for number, name in enumerate(NAMES):
            setattr(self.pygame, name, number)
        self.pygame.mouse = Fake(get_pos=lambda: (7, 8))
        self.pygame.display = Fake(get_window_size=lambda: (1280, 800))
        self.pygame.event = Fake(get=lambda: [])
        self.now = 100.0
        for patch in (mock.patch.dict(sys.modules, {"pygame": self.pygame}),
                      mock.patch("time.perf_counter", lambda: self.now)):
            patch.start()
            self.addCleanup(patch.stop)
        self.zoom = tapzoom.pygame.Zoom((1600, 1000), pan_slop=0)
        self.addCleanup(self.zoom.close)
        self.glue, self.view = self.zoom.glue, self.zoom.view

    def event(self, name, **values):
        return Fake(type=getattr(self.pygame, name), **values)

    def finger_event(self, name, finger=5, x=0.5, y=0.5, device=1, **values):
        return self.event(name, touch_id=device, finger_id=finger, x=x, y=y, **values)

    def finger(self, name, *arguments, **values):
        return self.glue.touch(self.finger_event(name, *arguments, **values), 1.0)

    def pushed(self, *events, after=1.0):
        """Handles events that wait after a frame; returns the touches and scrolls that the view gets."""
        self.zoom.frame()
        self.view.begin_recording()
        self.now += after
        for event in events:
            self.zoom.event(event)
        self.zoom.frame()
        return [entry for entry in tapzoom.replay(self.view.end_recording())
                if entry.kind in (RecordKind.TOUCH, RecordKind.SCROLL)]

    # ---- The view

    def test_a_view_fills_the_window(self):
        self.assertEqual((self.view.viewport[:2], self.view.content[2:]), ((1280, 800), (1600, 1000)))
        zoom = tapzoom.pygame.Zoom((10, 10), preset="maps", max_scale=8)
        self.assertEqual(zoom.view.config, Config("maps", max_scale=8))
        with self.assertRaisesRegex(ValueError, "did you mean 'photos'"):
            tapzoom.pygame.Zoom((10, 10), preset="foto")
        zoom.close()
        with self.assertRaises(tapzoom.ClosedError):
            zoom.frame()

    def test_a_command_begins_at_the_present_time(self):
        """The view's clock stood still while the program slept."""
        self.zoom.frame()
        self.now += 60
        begun = self.now
        self.zoom.command().zoom_by(2, (0, 0), duration=0.2)
        before = self.view.transform.scale
        self.now += 0.1
        self.assertTrue(before < self.zoom.frame().scale < 2 * before)
        self.now = begun + 0.2
        self.assertAlmostEqual(self.zoom.frame().scale, 2 * before)

    def test_a_frame_has_the_transform_and_the_events(self):
        self.assertEqual(self.zoom.frame(), self.view.transform)
        self.now += 0.1
        for name in ("FINGERDOWN", "FINGERUP"):
            self.zoom.event(self.finger_event(name))
        self.zoom.frame()
        self.assertEqual([str(event.kind) for event in self.zoom.events], ["tap_pending"])
        self.now += 0.4
        self.zoom.frame()
        self.assertEqual([str(event.kind) for event in self.zoom.events], ["tap_pending", "tap"])

    # ---- Contacts

    def test_a_position_is_a_part_of_the_size_less_one(self):
        touch = self.finger("FINGERDOWN", x=1.0, y=0.5)
        self.assertEqual(touch[:5], (1.0, 0, BEGAN, 1279, 399.5))

    def test_fingers_of_two_devices(self):
        self.assertEqual([self.finger("FINGERDOWN", device=device).id for device in (1, 2)], [0, 1])
        self.assertEqual([self.finger("FINGERMOTION", device=device).id for device in (2, 1)], [1, 0])
        self.assertEqual(self.finger("FINGERUP", device=1).phase, ENDED)
        self.assertIsNone(self.finger("FINGERUP", device=1))
        self.assertEqual(self.finger("FINGERDOWN", device=1).id, 2)

    def test_a_lost_lift(self):
        """The finger begins again with its id, so that the view cancels its old contact."""
        self.pushed(*map(self.finger_event, ("FINGERDOWN", "FINGERDOWN", "FINGERUP")))
        self.assertFalse(self.view.state.flags & StateFlag.TOUCHED)

    def test_a_move_without_a_landing(self):
        self.assertEqual(self.pushed(self.finger_event("FINGERMOTION"), self.finger_event("FINGERUP")), [])

    def test_a_trackpad_of_macos(self):
        with mock.patch.object(sys, "platform", "darwin"):
            self.assertIsNone(self.finger("FINGERDOWN"))

    def test_fingers_that_are_mice_and_mice_that_are_fingers(self):
        """SDL makes both, unless hints forbid it."""
        mouse = [self.event(name, pos=(3, 4), button=1, touch=True) for name in (
            "MOUSEBUTTONDOWN", "MOUSEMOTION", "MOUSEBUTTONUP")]
        finger = self.finger_event("FINGERDOWN", device=-1)
        self.assertEqual(self.pushed(*mouse, finger), [])
        self.assertEqual([self.zoom.landed(event) for event in (*mouse, finger)], 4 * [None])

    def test_what_cancels(self):
        for name in ("WINDOWFOCUSLOST", "WINDOWHIDDEN", "WINDOWMINIMIZED"):
            self.pushed(self.finger_event("FINGERDOWN"), self.event("MOUSEBUTTONDOWN", pos=(1, 2), button=1))
            self.assertEqual(len(self.view.contacts()), 2)
            moves = self.finger_event("FINGERMOTION"), self.event("MOUSEMOTION", pos=(1, 2))
            self.assertEqual(self.pushed(self.event(name), *moves), [])
            self.assertEqual(self.view.contacts(), [])

    def test_the_mouse_is_a_contact_while_its_first_button_is_down(self):
        def phases(*events):
            touches = [self.glue.touch(self.event(name, pos=(3, 4), **values), 1.0) for name, values in events]
            return [touch and (touch.phase, touch.buttons) for touch in touches]

        right, left, other = {"button": 3}, {"button": 1}, {"button": 4}
        self.assertEqual(phases(
            ("MOUSEMOTION", {}), ("MOUSEBUTTONUP", left), ("MOUSEBUTTONDOWN", other), ("MOUSEBUTTONDOWN", right),
            ("MOUSEBUTTONDOWN", left), ("MOUSEBUTTONUP", left), ("MOUSEMOTION", {}), ("MOUSEBUTTONUP", right),
            ("MOUSEMOTION", {})),
            [None, None, None, (BEGAN, Button.SECONDARY), None, None, (MOVED, Button.SECONDARY),
             (ENDED, Button.SECONDARY), None])
        self.assertEqual(self.glue.touch(self.event("MOUSEBUTTONDOWN", pos=(3, 4), button=1), 1.0).tool, Tool.MOUSE)

    def test_the_wheel_is_at_the_last_handled_position(self):
        wheel = self.event("MOUSEWHEEL", precise_x=0.5, precise_y=2)
        self.assertEqual([self.glue.scroll(wheel, 1.0)[name] for name in ("x", "y")], [7, 8])
        (entry,) = self.pushed(self.event("MOUSEMOTION", pos=(30, 40)), wheel)
        given = entry.arguments
        self.assertEqual([given[name] for name in ("x", "y", "dx", "dy")], [30, 40, 60, -240])
        self.assertEqual((given["unit"], given["source"]), (ScrollUnit.NOTCH120, ScrollSource.WHEEL))
        self.assertIsNone(self.glue.scroll(self.event("KEYDOWN"), 1.0))

    def test_touches_and_scrolls_keep_their_order(self):
        wheel = self.event("MOUSEWHEEL", precise_x=0, precise_y=1)
        entries = self.pushed(self.finger_event("FINGERDOWN"), wheel, self.finger_event("FINGERUP"), after=0.08)
        self.assertEqual([str(entry.kind) for entry in entries], ["touch", "scroll", "touch"])
        self.assertEqual(sorted(entry.time for entry in entries), [entry.time for entry in entries])

    # ---- The window

    def test_a_window_of_one_pixel(self):
        self.pushed(self.finger_event("FINGERDOWN"), self.event("WINDOWSIZECHANGED", x=1, y=1))
        self.assertEqual((self.view.contacts(), self.view.viewport[:2]), ([], (1280, 800)))
        self.assertTrue(self.glue.is_too_small)
        self.assertIsNone(self.zoom.landed(self.finger_event("FINGERDOWN")))
        self.assertIsNone(self.finger("FINGERDOWN"))
        self.view.set_viewport(self.view.viewport._replace(top=20))
        self.zoom.event(self.event("WINDOWSIZECHANGED", x=900, y=700))
        self.assertEqual(self.view.viewport, (900, 700, 0, 20, 0, 0))
        self.assertEqual(self.glue.viewport[:2], (900, 700))

    def test_touches_before_a_resize(self):
        """They are at their positions in the old window, and the view gets them before its new size."""
        self.zoom.event(self.finger_event("FINGERDOWN", x=1.0))
        self.zoom.event(self.event("WINDOWSIZECHANGED", x=900, y=700))
        self.assertEqual([contact.x for contact in self.view.contacts()], [1279])

    def test_another_window(self):
        window, other = Fake(size=(100, 100)), Fake()
        zoom = tapzoom.pygame.Zoom((10, 10), window=window)
        self.assertEqual(zoom.view.viewport[:2], (100, 100))
        for event in (self.finger_event("FINGERDOWN", window=other), self.event("WINDOWSIZECHANGED", x=9, y=9,
                      window=other), self.event("MOUSEWHEEL", precise_x=0, precise_y=1, window=other)):
            self.assertIsNone(zoom.landed(event))
            zoom.event(event)
        zoom.frame()
        self.assertEqual((zoom.view.contacts(), zoom.view.viewport[:2]), ([], (100, 100)))
        self.assertFalse(zoom.glue.cancels(self.event("WINDOWFOCUSLOST", window=other)))
        for name in ("FINGERDOWN", "FINGERMOTION"):
            zoom.event(self.finger_event(name, window=None))
        zoom.frame()
        self.assertEqual(len(zoom.view.contacts()), 1)

    # ---- Buttons

    def test_what_lands_on_a_button(self):
        self.assertEqual(self.zoom.landed(self.finger_event("FINGERDOWN", x=1.0, y=0.5)), (1279, 399.5))
        self.assertEqual(self.zoom.landed(self.event("MOUSEBUTTONDOWN", pos=(3, 4), button=1)), (3, 4))
        for event in (self.finger_event("FINGERMOTION"), self.finger_event("FINGERUP"), self.event("KEYDOWN"),
                      self.event("MOUSEBUTTONDOWN", pos=(3, 4), button=4), self.event("MOUSEMOTION", pos=(3, 4))):
            self.assertIsNone(self.zoom.landed(event))

    def test_a_contact_on_a_button_does_not_pan(self):
        """The program keeps its landing. Its moves and its lift are no touches."""
        entries = self.pushed(
            self.finger_event("FINGERMOTION"), self.finger_event("FINGERUP"), self.event("MOUSEMOTION", pos=(1, 2)),
            self.event("MOUSEBUTTONUP", pos=(1, 2), button=1))
        self.assertEqual(entries, [])

    # ---- Time

    def test_wait_returns_the_events_of_the_last_look(self):
        """The view gets them with times since the look before, and the frame has the time of the look."""
        self.zoom.frame()
        looks = iter([[], [], [self.finger_event("FINGERDOWN")]])
        self.pygame.event.get = lambda: next(looks)

        def sleep(seconds):
            self.assertEqual(seconds, 0.01)
            self.now += seconds

        with mock.patch("time.sleep", sleep):
            (event,) = self.zoom.wait()
        self.zoom.event(event)
        self.now += 5
        self.zoom.frame()
        (contact,) = self.view.contacts()
        self.assertAlmostEqual(contact.landing_time, 100.015)
        self.assertAlmostEqual(self.view.state.time, 100.02)
        self.zoom.frame()
        self.assertAlmostEqual(self.view.state.time, 105.02)

    def test_wait_sleeps_only_at_rest(self):
        def sleep(seconds):
            self.slept.append(seconds)
            self.now += seconds

        with mock.patch("time.sleep", sleep):
            for prepare, first in ((lambda: None, []), (lambda: self.zoom.frame(), [0.01]),
                                   (lambda: self.view.zoom_by(2, (0, 0), animated=True), []),
                                   (lambda: self.zoom.pause(), [0.01])):
                self.slept = []
                prepare()
                self.assertEqual(self.zoom.wait(0.05), [])
                self.assertEqual(self.slept[:1], first)

    def test_wait_looks_often_while_a_finger_is_down(self):
        self.pushed(self.finger_event("FINGERDOWN"))
        self.now += 10
        self.zoom.frame()
        with mock.patch("time.sleep", side_effect=StopIteration) as sleep, self.assertRaises(StopIteration):
            self.zoom.wait()
        sleep.assert_called_with(0.001)

    def test_a_key_brings_the_view_up_to_date(self):
        """Also with the touches before it."""
        self.zoom.frame()
        self.now += 0.2
        self.zoom.event(self.finger_event("FINGERDOWN"))
        self.zoom.event(self.event("KEYDOWN"))
        self.assertEqual((self.view.state.time, len(self.view.contacts())), (self.now, 1))

    def test_an_event_after_a_sleep_has_just_come(self):
        """The program has slept by itself, so its last frame is long ago."""
        (entry,) = self.pushed(self.finger_event("FINGERDOWN"), after=60)
        self.assertAlmostEqual(entry.time, self.now - 0.025)

    def test_times_are_spread_over_the_frame(self):
        moves = [self.finger_event("FINGERMOTION") for _ in range(3)]
        entries = self.pushed(self.finger_event("FINGERDOWN"), *moves, after=0.02)
        for entry, time in zip(entries, (0.004, 0.008, 0.012, 0.016)):
            self.assertAlmostEqual(entry.time - (self.now - 0.02), time)

    def test_double_taps_survive_slow_frames(self):
        """Taps of 70 ms with and without moves, whenever the frames are, and by both loops."""
        for step, moves, gap, phase in itertools.product(
                (1 / 60, 1 / 30, 0.05, 0.1, 0.2, 0.4), (0, 7), (0.08, 0.2), range(11)):
            for waits in (False, True):
                with self.subTest(step=step, moves=moves, gap=gap, phase=phase, waits=waits):
                    self.assertEqual(self.double_taps(step, moves, gap, phase / 11 * step, waits), 1)

    def double_taps(self, step, moves, gap, start, waits):
        zoom, begin, waiting = tapzoom.pygame.Zoom((1600, 1000)), self.now + 1, []
        for finger, at in ((1, 0.0), (2, 0.07 + gap)):
            times = [at, *(at + 0.07 * (index + 1) / (moves + 1) for index in range(moves)), at + 0.07]
            names = ["FINGERDOWN", *moves * ["FINGERMOTION"], "FINGERUP"]
            waiting += [(begin + start + time, self.finger_event(name, finger)) for time, name in zip(times, names)]

        def get():
            due = [event for time, event in waiting if time <= self.now]
            del waiting[:len(due)]
            return due

        self.pygame.event.get = get
        frames = []
        while self.now < begin + 2:
            for event in zoom.wait(0) if waits else get():
                zoom.event(event)
            zoom.frame()
            frames += [str(event.kind) for event in zoom.events]
            self.now += step
        zoom.close()
        return frames.count("double_tap")

    def test_a_bounce_is_still_one_contact(self):
        """At 60 frames a second, a finger that loses the glass for 20 ms."""
        self.zoom.frame()
        for name in ("FINGERDOWN", "", "", "", "FINGERUP", "FINGERDOWN", "", "", "FINGERUP"):
            self.now += 1 / 60
            if name:
                self.zoom.event(self.finger_event(name))
            self.zoom.frame()
        self.now += 1
        self.zoom.frame()
        self.assertEqual([str(event.kind) for event in self.zoom.events], ["tap_pending", "tap"])

    # ---- Pauses

    def test_a_pause_stops_the_clock(self):
        """An animation goes on after it, and contacts are cancelled."""
        self.zoom.frame()
        self.zoom.event(self.finger_event("FINGERDOWN"))
        self.zoom.frame()
        self.view.zoom_by(2, (0, 0), animated=True)
        self.now += 0.1
        self.zoom.frame()
        self.zoom.pause()
        self.zoom.pause()
        before, time = self.zoom.frame(), self.view.state.time
        self.assertEqual(self.view.contacts(), [])
        for event in (self.finger_event("FINGERDOWN"), self.finger_event("FINGERUP"), self.event("KEYDOWN"),
                      self.event("MOUSEWHEEL", precise_x=0, precise_y=1), self.event("WINDOWFOCUSLOST")):
            self.now += 5
            self.zoom.event(event)
        self.assertEqual((self.zoom.frame(), self.view.state.time, self.view.contacts()), (before, time, []))
        self.zoom.resume()
        self.zoom.resume()
        self.assertEqual(self.zoom.frame(), before)
        self.now += 0.05
        self.assertNotEqual(self.zoom.frame(), before)
        self.assertAlmostEqual(self.view.state.time, time + 0.05)

    def test_a_finger_that_is_down_over_a_pause(self):
        """Its moves after the pause are no touches."""
        self.pushed(self.finger_event("FINGERDOWN"), self.event("MOUSEBUTTONDOWN", pos=(1, 2), button=1))
        self.zoom.pause()
        self.zoom.resume()
        moves = self.finger_event("FINGERMOTION"), self.event("MOUSEMOTION", pos=(1, 2))
        self.assertEqual(self.pushed(*moves), [])

    def test_a_resize_in_a_pause(self):
        self.zoom.frame()
        self.zoom.pause()
        self.zoom.event(self.event("WINDOWSIZECHANGED", x=900, y=700))
        self.assertEqual(self.view.viewport[:2], (900, 700))

    def test_a_finger_that_landed_in_a_pause(self):
        """Its moves after the pause are not those of the view, but a button in the pause gets its landing."""
        self.zoom.pause()
        self.assertEqual(self.zoom.landed(self.finger_event("FINGERDOWN", x=0.0, y=0.0)), (0, 0))
        self.zoom.event(self.finger_event("FINGERDOWN"))
        self.zoom.resume()
        self.assertEqual(self.pushed(self.finger_event("FINGERMOTION"), self.finger_event("FINGERUP")), [])

    # ---- Several views

    def test_the_glue_gives_each_event_its_time(self):
        self.pygame.event.get = lambda: [self.event("FINGERMOTION"), self.event("FINGERMOTION")]
        self.now = 103.0
        glue = tapzoom.pygame.Glue()
        self.now = 103.3
        times = [time for _, time in glue.wait(math.inf)]
        self.assertAlmostEqual(times[0], 103.1)
        self.assertAlmostEqual(times[1], 103.2)
        self.assertEqual(glue.now(), 103.3)

    def test_the_glue_keeps_a_pause_between_a_lift_and_a_landing(self):
        glue = tapzoom.pygame.Glue()
        self.pygame.event.get = lambda: [self.finger_event(name) for name in ("FINGERUP", "FINGERDOWN", "FINGERUP")]
        self.now += 0.1
        lift, landing, _ = (time for _, time in glue.wait(math.inf))
        self.assertGreater(landing - lift, 0.04)


def named(name):
    return Fake(name=name)


Modifier = enum.Flag("Modifier", "ShiftModifier ControlModifier")


def point(x=0.0, y=0.0):
    return Fake(x=lambda: x, y=lambda: y, isNull=lambda: not (x or y))


class QtTest(GlueTest):
    def setUp(self):
        self.glue = tapzoom.qt.Glue()
        self.now = 1000.0
        patch = mock.patch.object(tapzoom.qt, "now", lambda: self.now)
        patch.start()
        self.addCleanup(patch.stop)

    def event(self, kind, device="Mouse", stamp=0, at=(3, 4), **values):
        """An event; each value is the result of the method of its name."""
        methods = {name: (lambda value=value: value) for name, value in values.items()}
        return Fake(type=lambda: named(kind), device=lambda: Fake(type=lambda: named(device)), timestamp=lambda: stamp,
                    position=lambda: point(*at), accept=mock.Mock(), **methods)

    def fingers(self, *fingers, device="TouchScreen", kind="TouchUpdate"):
        points = [Fake(id=lambda id=id: id, state=lambda state=state: named(state), position=lambda: point(1, 2),
                       ellipseDiameters=lambda size=size: Fake(width=lambda: size[0], height=lambda: size[1]))
                  for id, state, *rest in fingers for size in (rest or [(0, 0)])]
        return self.event(kind, device, points=points)

    def mouse(self, kind, button="LeftButton", device="Mouse", pointer="Generic"):
        return self.event(kind, device, button=named(button), pointerType=named(pointer))

    def wheel(self, angle=(0, 120), pixel=(0, 0), phase="NoScrollPhase", device="Mouse", modifiers=Modifier(0)):
        return self.event("Wheel", device, angleDelta=point(*angle), pixelDelta=point(*pixel), phase=named(phase),
                          modifiers=modifiers)

    def gesture(self, kind, value=0.0, fingers=2, delta=(0, 0)):
        return self.event("NativeGesture", "TouchPad", gestureType=named(f"{kind}NativeGesture"), value=value,
                          fingerCount=fingers, delta=point(*delta))

    # ---- Time

    def test_the_event_with_the_least_delay_gives_the_clock(self):
        def time(now, stamp):
            self.now = now
            return self.glue.time(self.event("Wheel", stamp=stamp))

        self.assertEqual(time(1000.0, 5000), 1000.0)
        self.assertEqual(time(1000.5, 5100), 1000.1)  # 0.4 s late
        self.assertEqual(time(1000.5, 5700), 1000.5)  # the first one was late by 0.2 s
        self.assertAlmostEqual(time(1001.0, 6100), 1000.9)
        self.assertEqual(time(1002.0, 0), 1002.0)  # made by a program
        self.assertEqual(time(1003.0, -(2**32) + 7000), 1003.0)  # the clock has wrapped
        self.assertAlmostEqual(time(1003.5, -(2**32) + 7400), 1003.4)

    # ---- Fingers

    def test_moves_are_pushed_before_lifts(self):
        touches = self.glue.touches(self.fingers((1, "Released"), (2, "Stationary"), (3, "Updated"), (4, "Pressed")))
        self.assertEqual([(touch.id, touch.phase) for touch in touches], [(3, MOVED), (1, ENDED), (4, BEGAN)])

    def test_sizes(self):
        """The longer diameter; 0 if the device does not report it."""
        touches = self.glue.touches(self.fingers((1, "Pressed", (9, 30)), (2, "Updated", (40, 8)), (3, "Pressed")))
        self.assertEqual([touch.size for touch in touches], [40, 30, 0])

    def test_a_palm(self):
        view = self.view(self.glue)
        view.config = view.config.replace(palm_size=30)
        self.glue.event(view, self.fingers((1, "Pressed", (9, 30)), (2, "Pressed", (9, 31)), kind="TouchBegin"))
        self.assertEqual([contact.owner.name for contact in view.contacts()], ["VIEW", "IGNORED"])

    def test_fingers_on_a_trackpad_are_ignored(self):
        self.assertEqual(self.glue.touches(self.fingers((1, "Pressed"), device="TouchPad")), [])

    def test_fingers_of_one_report(self):
        """One lands on the view and one on a child. Qt tells of each, in any order, and of no more of the view's
        finger after a second event that is refused."""
        for order, taken in (((1, 2), [True, True]), ((2, 1), [None, True])):
            self.glue.target, self.glue.leaves = Fake(), lambda place, further=False: self.child
            view, said = self.view(self.glue), []
            for finger in order:
                self.child = finger == 2
                said.append(self.glue.event(view, self.fingers((finger, "Pressed"), kind="TouchBegin")))
            self.assertEqual(said, taken)
            self.assertEqual([contact.id for contact in view.contacts()], [1])
            self.glue.event(view, self.fingers((1, "Released"), (2, "Released"), kind="TouchEnd"))
            self.assertEqual(view.contacts(), [])

    def test_another_screen(self):
        """The settings are those of the screen. What the program sets since then keeps its ratio to them."""
        def screen(pixels, dpi):
            self.screen = Fake(devicePixelRatio=lambda: pixels, physicalDotsPerInch=lambda: dpi)
            self.glue.resize(view)
            return view.config.pixels_per_unit, view.config.points_per_unit

        view = self.view(self.glue)
        self.glue.target = Fake(screen=lambda: self.screen, width=lambda: 100, height=lambda: 100)
        self.assertEqual(screen(1, 80), (1, 2))
        self.assertEqual(screen(2, 160), (2, 1))
        view.config = view.config.replace(points_per_unit=3)
        self.assertEqual(screen(1, 80), (1, 6))
        self.assertEqual(screen(3, 0), (3, 6))  # it reports no size
        self.assertEqual(screen(2, 160), (2, 3))

    def test_cancelled_touches(self):
        view = self.view(self.glue)
        self.assertTrue(self.glue.event(view, self.fingers((1, "Pressed"), kind="TouchBegin")))
        self.assertEqual(len(view.contacts()), 1)
        self.assertTrue(self.glue.event(view, self.event("TouchCancel")))
        self.assertEqual(view.contacts(), [])

    def test_what_cancels(self):
        view = self.view(self.glue)
        for kind in ("Hide", "WindowDeactivate", "WindowBlocked"):
            self.glue.event(view, self.mouse("MouseButtonPress"))
            self.assertEqual(len(view.contacts()), 1)
            self.assertIs(self.glue.event(view, self.event(kind)), False)  # the widget needs it, too
            self.assertEqual(view.contacts(), [])
            self.assertEqual(self.glue.touches(self.mouse("MouseMove")), [])

    # ---- The mouse and pens

    def test_a_double_click_is_two_contacts(self):
        kinds = ("MouseButtonPress", "MouseButtonRelease", "MouseButtonDblClick", "MouseButtonRelease")
        phases = [touch.phase for kind in kinds for touch in self.glue.touches(self.mouse(kind))]
        self.assertEqual(phases, [BEGAN, ENDED, BEGAN, ENDED])

    def test_the_left_button_counts(self):
        """The others are the program's."""
        steps = [("MouseMove", "NoButton"), ("MouseButtonPress", "RightButton"), ("MouseMove", "NoButton"),
                 ("MouseButtonPress", "LeftButton"), ("MouseButtonPress", "MiddleButton"),
                 ("MouseButtonRelease", "RightButton"), ("MouseMove", "NoButton"), ("MouseButtonRelease", "LeftButton"),
                 ("MouseMove", "NoButton")]
        touches = [touch for kind, button in steps for touch in self.glue.touches(self.mouse(kind, button))]
        self.assertEqual([(touch.phase, touch.buttons) for touch in touches], [
            (phase, Button.PRIMARY) for phase in (BEGAN, MOVED, ENDED)])

    def test_mouse_events_of_touches_are_ignored(self):
        self.assertEqual(self.glue.touches(self.mouse("MouseButtonPress", device="TouchScreen")), [])

    def test_a_pen_and_its_other_end(self):
        """A widget gets events of a tablet, an item of Qt Quick those of a mouse."""
        for kind, (end, button) in itertools.product(
            ("Tablet", "MouseButton"), (("Pen", Button.PRIMARY), ("Eraser", Button.ERASER))
        ):
            (touch,) = self.glue.touches(self.mouse(f"{kind}Press", device="Stylus", pointer=end))
            self.assertEqual((touch.id, touch.tool, touch.buttons), (tapzoom.qt.PEN, Tool.PEN, button))
            (touch,) = self.glue.touches(self.mouse(f"{kind}Release", device="Stylus", pointer=end))
            self.assertEqual(touch.phase, ENDED)
            move = self.mouse("TabletMove", "NoButton", device="Stylus", pointer=end)
            self.assertEqual(self.glue.touches(move), [])

    def test_a_pen_that_hovers(self):
        """It guards against palms. A mouse does not, nor a pen that is down."""
        view = self.view(self.glue)
        view.config = view.config.replace(pen_guard_time=0.5)
        view.begin_recording()
        kinds = "TabletMove", "MouseMove", "TabletEnterProximity", "TabletLeaveProximity"
        moves = [self.mouse(kind, "NoButton", "Stylus", "Pen") for kind in kinds]
        for move in (self.mouse("MouseMove", "NoButton"), *moves):
            self.assertIsNone(self.glue.event(view, move))
            move.accept.assert_not_called()
        self.glue.event(view, self.fingers((1, "Pressed"), kind="TouchBegin"))
        self.assertEqual([contact.owner.name for contact in view.contacts()], ["IGNORED"])
        self.glue.event(view, self.mouse("TabletPress", device="Stylus", pointer="Pen"))
        self.assertTrue(self.glue.event(view, moves[0]))
        near = [call.time for call in tapzoom.replay(view.end_recording()) if call.kind == RecordKind.PEN_NEAR]
        self.assertEqual(near, [1000.0] * len(kinds))

    # ---- Wheels and trackpads

    def scrolled(self, event, *names):
        scroll = self.glue.scroll(event)
        return tuple(scroll[name] for name in names)

    def test_a_wheel_with_pixels(self):
        names = "dx", "dy", "unit", "source", "phase"
        wheel = ScrollUnit.NOTCH120, ScrollSource.WHEEL, ScrollPhase.UNPHASED
        self.assertEqual(self.scrolled(self.wheel((0, 120), (0, 120)), *names), (0, -120, *wheel))

    def test_a_trackpad(self):
        names = "dx", "dy", "unit", "source", "phase"
        x11 = self.wheel((-12, -24), (-12, -24), device="TouchPad")
        self.assertEqual(self.scrolled(x11, *names), (
            1.5, 3, ScrollUnit.PIXEL, ScrollSource.TRACKPAD, ScrollPhase.UNPHASED))
        self.assertIsNone(self.glue.scroll(self.wheel((0, 0), device="TouchPad")))
        others = self.wheel((-12, -24), (-5, -6), "ScrollUpdate", "Mouse")
        self.assertEqual(self.scrolled(others, *names), (
            5, 6, ScrollUnit.PIXEL, ScrollSource.TRACKPAD, ScrollPhase.CHANGED))
        phases = [self.scrolled(self.wheel((0, 0), phase=phase), "phase")[0] for phase in (
            "ScrollBegin", "ScrollEnd", "ScrollMomentum")]
        self.assertEqual(phases, [ScrollPhase.BEGAN, ScrollPhase.ENDED, ScrollPhase.MOMENTUM])

    def test_control_zooms_with_a_trackpad(self):
        for modifiers, source in (
            (Modifier.ShiftModifier, ScrollSource.TRACKPAD), (Modifier.ControlModifier, ScrollSource.WHEEL),
            (Modifier.ShiftModifier | Modifier.ControlModifier, ScrollSource.WHEEL),
        ):
            event = self.wheel((0, -24), device="TouchPad", modifiers=modifiers)
            self.assertEqual(self.scrolled(event, "source", "dy"), (source, 3))

    def test_a_pinch_on_macos_multiplies_its_scale(self):
        with mock.patch.object(sys, "platform", "darwin"):
            self.assertEqual([self.scrolled(self.gesture("Zoom", value), "factor")[0] for value in (0.25, 0.25, 0.5)],
                             [1.25, 1.25, 1.5])
            self.assertGreater(self.scrolled(self.gesture("Zoom", -5.0), "factor")[0], 0)

    @mock.patch.object(sys, "platform", "linux")
    def test_a_pinch_adds_to_its_scale(self):
        factors = 1.0
        for _ in range(2):  # the second pinch begins anew
            self.assertEqual(self.scrolled(self.gesture("Begin"), "phase"), (ScrollPhase.BEGAN,))
            for value in (0.25, 0.25, 0.5):
                factors *= self.scrolled(self.gesture("Zoom", value), "factor")[0]
            self.assertEqual(self.scrolled(self.gesture("End"), "phase"), (ScrollPhase.ENDED,))
        self.assertAlmostEqual(factors, 4)
        view = self.view(self.glue)
        self.glue.event(view, self.gesture("Begin"))
        self.glue.event(view, self.gesture("Zoom", -5.0))  # below nothing: no error

    def test_a_turn_and_a_move_on_a_trackpad(self):
        self.assertEqual(self.scrolled(self.gesture("Rotate", 90.0), "rotation"), (math.pi / 2,))
        self.assertEqual(self.scrolled(self.gesture("Pan", delta=(3, 4)), "dx", "dy"), (-3, -4))
        for kind in ("Begin", "Pan", "End"):
            self.assertIsNone(self.glue.scroll(self.gesture(kind, fingers=3, delta=(3, 4))))
        self.assertIsNone(self.glue.scroll(self.gesture("SmartZoom")))

    # ---- A view

    def test_an_event_is_taken_or_left(self):
        view = self.view(self.glue)
        press = self.mouse("MouseButtonPress")
        self.assertTrue(self.glue.event(view, press))
        press.accept.assert_called_once()
        for event, answer in (
            (self.mouse("MouseMove", device="TouchScreen"), None), (self.event("Paint"), None),
            (self.event("KeyPress"), False),
        ):
            self.assertIs(self.glue.event(view, event), answer)
            event.accept.assert_not_called()
        view.config = view.config.replace(wheel="none")
        self.assertIs(self.glue.event(view, self.wheel()), False)
        self.assertEqual(view.state.time, 1000.0)

    def test_settings(self):
        screen = Fake(devicePixelRatio=lambda: 2.0, physicalDotsPerInch=lambda: 80.0)
        config = self.glue.configure(Config(), Fake(screen=lambda: screen))
        self.assertEqual((config.pixels_per_unit, config.points_per_unit), (2.0, 2.0))
        screen.physicalDotsPerInch = lambda: 1e5
        self.assertEqual(self.glue.configure(Config(), Fake(screen=lambda: screen)).points_per_unit, 1.0)


if __name__ == "__main__":
    unittest.main()
