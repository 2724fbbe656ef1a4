# SPDX-License-Identifier: MIT
"""The tests that every browser passes. A subclass names its row."""

import math
import os
import struct
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any, Dict, List, Sequence, Tuple

import browser
import comparing
import screen
import scrolls
import tapzoom
import website
from host import Replayed
from tapzoom import EventKind, Owner, Phase, RecordKind, ScrollSource, ScrollUnit, Tool, TouchPhase
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script
from tapzoom.hands.server import KEYS

CENTER = (640, 400)
#: The content stays where the fingers leave it, because a slow browser makes a drag look fast.
EXACT = {"preset": "maps", "pinchSlop": 0, "panSlop": 0, "gestures": {"fling": False}}
#: Taps that a slow machine cannot miss.
PATIENT = {**EXACT, "tapTime": 2, "doubleTapTime": 2, "tapDebounceTime": 0, "pressTime": 2, "twoFingerTapTime": 2,
           "twoFingerLandTime": 1, "twoFingerLiftTime": 1}
#: The page gets no finger of the element.
ALL_FINGERS = {"touchAction": "none"}
#: A place of the screen below the element.
OUTSIDE = (640, 770)


class BrowserTest(comparing.Comparing):
    """Tests of one browser. All use the same window and X server, because browsers start slowly; each has a new page.
    After a failure the next test starts the browser again."""

    row: browser.Row
    origin = (43.0, 33.0)
    area = (43.0, 33.0, 1237.0, 733.0)
    session = None

    # ---- The browser

    @classmethod
    def begin(cls) -> None:
        """Starts the site and the browser."""
        cls.folder = tempfile.TemporaryDirectory(prefix="browsers.")
        folder = Path(cls.folder.name)
        cls.marks = screen.test_picture(folder / "picture.png")
        cls.site = website.Site(folder, folder / "picture.png")
        try:
            cls.server, cls.session = browser.start(cls.row, cls.site, folder)
        except BaseException:
            cls.end()
            raise

    @classmethod
    def end(cls) -> None:
        if cls.session:
            cls.session.__exit__()
            cls.server.close()
            cls.session = None
        cls.site.__exit__()
        cls.folder.cleanup()

    @classmethod
    def tearDownClass(cls) -> None:
        if cls.session:
            cls.end()

    def setUp(self) -> None:
        self.name = self.row.name
        self.repeats = self.row.repeats
        self.precision = 1e-9 if self.row.whole_pixels else 1e-4
        if not type(self).session:
            self.begin()

    def tearDown(self) -> None:
        """The page had no error, and the site no request that it did not know."""
        outcome = self._outcome.result
        failed = any(test is self for test, _ in [*outcome.errors, *outcome.failures])
        if not failed:
            self.assertEqual((self.site.reports.errors, self.site.complaints), ([], []))
            return
        folder = comparing.ROOT / "build/browsers"
        folder.mkdir(parents=True, exist_ok=True)
        self.server.screenshot().save(folder / f"{self.id()}.png")
        self.end()

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

    def open(self, settings: Dict[str, Any] = EXACT, options: Dict[str, Any] = ALL_FINGERS,
             **others: Any) -> browser.Browser:
        """Opens a new page with these settings of the view, and these options of its attachment."""
        self.session.open(settings=settings, options=options, **others)
        return self.session

    def needs(self, has: bool, what: str) -> None:
        if not has:
            self.skipTest(f"{self.row.name} has no {what}")

    # ---- Playing and comparing

    def seen(self, script: Script) -> Script:
        """The script as this browser reports it."""
        if not self.row.whole_pixels:
            return script
        # The X server has steps of 1/65536 of the screen, and reports 1/65536 of a pixel.
        return [step._replace(x=math.floor(step.x + 2e-5), y=math.floor(step.y + 2e-5)) for step in script]

    def play(self, script: Script, expect: Sequence[EventKind] = (), then: Script = [], **options: Any) -> Replayed:
        """Plays a script on a new page, and checks the transform, the events, the pixels and the bits."""
        host = self.open(**options)
        lifts = 0
        for part in filter(None, (script, then)):
            fingers.play(part, self.server.touch)
            lifts += fingers.lifts(part)
            replayed = host.wait_for_rest(lifts)
        whole = fingers.then(script, 1, then) if then else script
        self.check(host, replayed, self.seen(whole), expect, 25)
        self.check_page(replayed)
        return replayed

    def check_page(self, replayed: Replayed) -> None:
        """Checks that each frame of the page had the bits of the native library, and the page its events."""
        frames = list(self.site.reports.frames)
        self.assertGreater(len(frames), 0)
        recording = self.session.recording.read_bytes()
        events, count = [], 0
        with tapzoom.View((1, 1), (1, 1)) as view:
            for call in tapzoom.replay(recording, view):
                events += [(event.kind.name, event.phase.name, event.time) for event in call.events]
                # A change of the size advances the clock before it. On a slow machine the frame has the same time.
                if call.kind == RecordKind.ADVANCE and count < len(frames):
                    shown = view.transform_at(call.time)
                    count += struct.pack("<5d", call.time, *shown) == frames[count]
        self.assertEqual(count, len(frames), "the page has drawn what is not in its recording")
        page = [(event["kind"].upper().replace("-", "_"), event["phase"].upper(), event["time"])
                for event in self.site.reports.events]
        self.assertEqual(page, events)

    def look_at(self, replayed: Replayed) -> None:
        """Checks the pixels and the bits."""
        self.look(self.session, replayed.view.transform)
        self.check_page(replayed)

    def rest(self) -> Replayed:
        """Waits until the page has displayed the view at rest, and does nothing more."""
        while True:
            replayed = self.session.wait_for_rest(0)
            time.sleep(0.15)
            if len(self.session.replayed().calls) == len(replayed.calls):
                return replayed

    def phases(self, replayed: Replayed, kind: EventKind) -> List[str]:
        return [event.phase.name for event in replayed.events if event.kind == kind and event.phase != Phase.CHANGED]

    # ---- Fingers

    def test_tap(self) -> None:
        self.play(fingers.tap(), [EventKind.TAP], settings={**PATIENT, "doubleTapTime": 0.3})

    def test_double_tap(self) -> None:
        replayed = self.play(fingers.double_tap(), [EventKind.DOUBLE_TAP], settings=PATIENT)
        self.assertAlmostEqual(self.zoom(replayed), 2)

    def test_pinch(self) -> None:
        """Fingers go from 100 to 500 pixels of distance, at whole pixels. The factor is exact."""
        replayed = self.play(fingers.pinch(), [EventKind.PINCH])
        self.assertAlmostEqual(self.zoom(replayed), 5, delta=1e-9 if self.row.whole_pixels else 1e-5)

    def test_pinch_between_pixels(self) -> None:
        """A coordinate is up to a pixel too small, and a distance up to the diagonal of a pixel too long or short."""
        replayed = self.play(fingers.pinch((600.3, 400.6), 50.2, 250.7, turn=0.4), [EventKind.PINCH])
        slack = math.sqrt(2) if self.row.whole_pixels else 1e-4
        factor = 250.7 / 50.2
        self.assertAlmostEqual(self.zoom(replayed), factor, delta=factor * (slack / 100.4 + slack / 501.4))

    def test_two_finger_tap(self) -> None:
        self.play(fingers.two_finger_tap(lifts=(0, 0.04)), [EventKind.FINGERS_TAP], settings=PATIENT)

    def test_fling(self) -> None:
        # On a busy machine the times of a page may show a finger that has stopped.
        expect = [EventKind.PAN] if self.row.page_times else [EventKind.FLING]
        self.play(fingers.pinch(end=150), expect, fingers.fling(), settings={**EXACT, "gestures": {"fling": True}})

    def test_rotate(self) -> None:
        replayed = self.play(fingers.rotate(), [EventKind.ROTATE], settings={
            **EXACT, "gestures": {"rotate": True, "fling": False}, "rotateSlop": 0})
        self.assertAlmostEqual(abs(replayed.view.transform.rotation), math.radians(60), delta=0.01)

    def test_third_finger(self) -> None:
        """A third finger lands in a pinch, drags and lifts."""
        third = fingers.stroke(2, fingers.line((640, 250), (700, 300)), 0.25, 0.2)
        self.play(fingers.together(fingers.pinch(end=120), third), [EventKind.PINCH])

    def test_ten_fingers(self) -> None:
        self.play(fingers.ten_fingers(), [EventKind.PINCH])

    def test_long_press(self) -> None:
        """The browser would open a menu, and the page prevents it."""
        replayed = self.play(fingers.touch(0, 0, 1.2, (600, 400)), [EventKind.LONG_PRESS])
        self.assertEqual(self.phases(replayed, EventKind.LONG_PRESS), ["BEGAN", "ENDED"])
        time.sleep(0.2)
        seen = self.session.page["seen"]
        self.assertEqual(seen.get("contextmenu", 0), seen.get("contextmenu prevented", 0))
        if self.row.window:
            self.assertEqual(seen.get("contextmenu", 0), int(self.row.touch_menu))

    def test_moves_between_frames(self) -> None:
        """A page that draws slowly has the moves between its frames, and the velocity of the finger."""
        self.needs(self.row.window, "fingers that do not wait for the page")
        host = self.open()
        self.site.tell("work", milliseconds=50)
        fingers.play(fingers.stroke(0, fingers.line((400, 420), (900, 420)), 0, 0.5), self.server.touch)
        replayed = host.wait_for_rest(1)
        last = replayed.touches[-1]
        moves = [touch for touch in replayed.touches if (touch.id, touch.phase) == (last.id, TouchPhase.MOVED)]
        self.assertGreater(len(moves), 8)
        self.assertEqual(sorted(touch.time for touch in moves), [touch.time for touch in moves])
        # Between the second and the last move but one the finger goes 1000 pixels a second.
        first, last = moves[2], moves[-3]
        self.assertAlmostEqual((last.x - first.x) / (last.time - first.time), 1000, delta=350)
        for one, other in zip(moves, moves[1:]):
            if other.x > one.x:  # no jump
                self.assertLess((other.x - one.x) / max(other.time - one.time, 1e-4), 50000)
        self.check_page(replayed)

    # ---- Fingers that the view loses, or does not get

    def test_capture_is_lost(self) -> None:
        self.needs(self.row.pointers, "capture of fingers")
        host = self.open()
        *drag, lift = fingers.drag()
        fingers.play(drag, self.server.touch)
        host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
        self.site.tell("release")
        # The browser reports the loss before the next event of the finger.
        fingers.play([lift._replace(time=0)], self.server.touch)
        host.wait("cancel", lambda: self.has(host, EventKind.PAN, Phase.CANCELLED))
        replayed = self.rest()
        self.assertEqual(replayed.touches[-1].phase, TouchPhase.CANCELLED)
        self.assertEqual(host.page["contacts"], [])
        self.look_at(replayed)

    def test_browser_takes_the_finger(self) -> None:
        """With touch-action pan-y the browser scrolls the page by a vertical drag, and cancels the finger. A horizontal
        drag is for the view."""
        host = self.open(tall=True, options={"touchAction": "pan-y"})
        fingers.play(fingers.pinch(end=100), self.server.touch)
        host.wait_for_rest(2)
        fingers.play(fingers.drag((640, 500), (640, 300)), self.server.touch)
        replayed = host.wait_for_rest(3)
        if self.row.pointers:
            self.assertEqual(replayed.touches[-1].phase, TouchPhase.CANCELLED)
            host.wait("scrolled page", lambda: host.page["scroll"][1] > 20)
            self.assertEqual(host.page["contacts"], [])
        else:  # The page prevents a touch as a whole, so it is for the view.
            self.assertEqual((replayed.touches[-1].phase, host.page["scroll"]), (TouchPhase.ENDED, [0, 0]))
        host.wait("page at its top", lambda: self.site.tell("scroll", to=0) or host.page["scroll"] == [0, 0])
        fingers.play(fingers.drag((640, 400), (500, 400)), self.server.touch)
        replayed = host.wait_for_rest(4)
        self.assertEqual(self.phases(replayed, EventKind.PAN)[-1], "ENDED")
        self.look_at(replayed)

    def top(self) -> None:
        """Scrolls the page to its top, where it stays also after a fling."""
        def stays() -> bool:
            self.site.tell("scroll", to=0)
            return self.site.tell("idle", seconds=0.3) is not None and self.scrolled() == 0

        self.session.wait("page at its top", stays)

    def scrolled(self) -> float:
        return self.session.page["scroll"][1]

    def test_fitted_picture_lets_the_page_scroll(self) -> None:
        """A vertical drag on a fitted picture scrolls the page, and neither pans nor flings the view. A horizontal one
        is for the view; so is each one after a zoom."""
        host = self.open({"tapDebounceTime": 0}, options={}, tall=True)
        fitted = host.replayed().view.transform
        for lifted in (1, 2):
            fingers.play(fingers.fling((640, 600), (640, 350)), self.server.touch)
            replayed = host.wait_for_rest(lifted)
            if not self.row.pointers:  # The page prevents a touch as a whole, so it is for the view.
                self.assertEqual(self.scrolled(), 0)
                return
            host.wait("scrolled page", lambda: self.scrolled() > 20)
            self.assertEqual(replayed.touches[-1].phase, TouchPhase.CANCELLED)
            self.assertEqual(self.rest().view.transform, fitted)
            self.assertEqual([event for event in replayed.events if event.kind == EventKind.FLING], [])
            self.top()
        fingers.play(fingers.drag((640, 400), (500, 400)), self.server.touch)
        replayed = host.wait_for_rest(3)
        self.assertEqual(self.phases(replayed, EventKind.PAN)[-1], "ENDED")
        self.rest()
        fingers.play(fingers.pinch(end=100), self.server.touch)
        zoomed = host.wait_for_rest(5).view.transform
        self.assertGreater(zoomed.scale, 1.5 * fitted.scale)
        self.assertEqual(host.page["touchAction"], "none")
        fingers.play(fingers.drag((640, 500), (640, 400)), self.server.touch)
        replayed = host.wait_for_rest(6)
        self.assertLess(replayed.view.transform.y, zoomed.y - 50)
        self.assertEqual((host.page["scroll"], host.page["zoom"]), ([0, 0], 1))
        self.site.tell("call", name="fit", values=[])
        host.wait("fitted picture", lambda: host.page["touchAction"] == "pan-y")
        fingers.play(fingers.drag((640, 600), (640, 400)), self.server.touch)
        host.wait("scrolled page", lambda: self.scrolled() > 20)

    def test_pinch_of_a_fitted_picture(self) -> None:
        """Two fingers that land together or one after the other, and drag up as they spread, zoom; the page does not
        scroll."""
        for delay in (0.0, 0.06):
            host = self.open({"tapDebounceTime": 0}, options={}, tall=True)
            fitted = host.replayed().view.transform
            fingers.play(fingers.together(*(
                fingers.stroke(finger, fingers.line((640 + side * 50, 500), (640 + side * 120, 380)), finger * delay,
                               0.4) for finger, side in enumerate((-1, 1)))), self.server.touch)
            replayed = host.wait_for_rest(2)
            self.assertGreater(replayed.view.transform.scale, 1.5 * fitted.scale)
            self.assertEqual({touch.phase for touch in replayed.touches if touch.phase != TouchPhase.MOVED},
                             {TouchPhase.BEGAN, TouchPhase.ENDED})
            self.assertEqual((host.page["scroll"], host.page["zoom"]), ([0, 0], 1))

    def test_quick_zoom_of_a_fitted_picture(self) -> None:
        """A tap, then a finger that drags down, zoom; the page does not scroll, also if no double tap is on."""
        for double_tap in (True, False):
            host = self.open({"doubleTapTime": 2, "tapTime": 2, "pressTime": 2, "tapDebounceTime": 0,
                              "gestures": {"double-tap": double_tap}}, options={}, tall=True)
            self.assertEqual(host.page["touchAction"], "pan-y")
            fingers.play(fingers.quick_zoom(), self.server.touch)
            replayed = host.wait_for_rest(2)
            self.assertEqual(self.phases(replayed, EventKind.QUICK_ZOOM), ["BEGAN", "ENDED"])
            self.assertEqual((host.page["scroll"], host.page["zoom"]), ([0, 0], 1))

    def test_two_fingers_pan_and_one_scrolls_the_page(self) -> None:
        """With minPanContacts 2, also of a zoomed picture."""
        self.needs(self.row.pointers, "touch-action")
        host = self.open({**EXACT, "minPanContacts": 2, "tapDebounceTime": 0}, options={}, tall=True)
        self.site.tell("call", name="zoomBy", values=[2, 600, 350])
        before = self.rest().view.transform
        fingers.play(fingers.drag((640, 600), (640, 400)), self.server.touch)
        host.wait("scrolled page", lambda: self.scrolled() > 20)
        self.assertEqual(self.rest().view.transform, before)
        self.top()
        fingers.play(fingers.together(*(
            fingers.stroke(finger, fingers.line((600 + finger * 80, 500), (600 + finger * 80, 400)), 0, 0.4)
            for finger in (0, 1))), self.server.touch)
        after = host.wait_for_rest(3).view.transform
        self.assertLess(after.y, before.y - 50)
        self.assertEqual((host.page["scroll"], host.page["zoom"]), ([0, 0], 1))

    def drag_mouse(self, dx: float, dy: float, moves: int = 20) -> None:
        """Drags by so many moves from where the mouse is, with its left button. The device moves by distances."""
        mouse = self.server.trackpad
        mouse.button(1, True)
        mouse.sync()
        for _ in range(moves):
            mouse.move(dx, dy)
            mouse.sync()
            time.sleep(fingers.STEP)
        mouse.button(1, False)
        mouse.sync()

    def press(self, host: browser.Browser) -> None:
        """Taps and clicks the button."""
        fingers.play(fingers.tap((640, 380)), self.server.touch)
        host.wait("press", lambda: host.page["clicks"] == 1)
        if self.row.window:
            self.server.pointer.point(640, 380)
            self.server.pointer.sync()
            mouse = self.server.trackpad
            mouse.move(2, 0)
            for down in (True, False):
                mouse.button(1, down)
                mouse.sync()
                time.sleep(0.1)
            host.wait("press by the mouse", lambda: host.page["clicks"] == 2)

    def test_marker_on_the_view(self) -> None:
        """A finger and a mouse click any other child, too. A drag from it pans, and does not click."""
        self.needs(self.row.pointers, "click of a finger that is the view's")
        host = self.open(PATIENT, button="b")
        self.press(host)
        before = self.rest().view.transform
        if self.row.window:
            self.drag_mouse(-2, -1)
            replayed = host.wait_for_rest(3)
        else:
            fingers.play(fingers.drag((640, 380), (600, 340)), self.server.touch)
            replayed = host.wait_for_rest(2)
        self.assertLess(replayed.view.transform.y, before.y)
        self.assertLess(host.page["clicks"], 3)

    def test_button_on_the_view(self) -> None:
        """A finger and a mouse press a button in the element. A drag from it does not pan."""
        host = self.open(options={}, button="button")
        fingers.play(fingers.pinch((640, 600), end=100), self.server.touch)
        touches = len(host.wait_for_rest(2).touches)
        self.press(host)
        fingers.play(fingers.drag((640, 380), (400, 300)), self.server.touch)
        self.assertEqual(len(self.rest().touches), touches)
        self.assertEqual(host.page["contacts"], [])

    def test_finger_outside_scrolls_the_page(self) -> None:
        """A finger on the element scrolls the view and not the page; beside the element it is the other way round."""
        host = self.open(tall=True)
        fingers.play(fingers.drag((640, 500), (640, 400)), self.server.touch)
        replayed = host.wait_for_rest(1)
        self.assertEqual((host.page["scroll"], host.page["zoom"]), ([0, 0], 1))
        fingers.play(fingers.drag(OUTSIDE, (640, 600)), self.server.touch)
        host.wait("scrolled page", lambda: host.page["scroll"][1] > 20)
        self.assertEqual(len(self.rest().touches), len(replayed.touches))

    # ---- Mouse and pen

    def test_mouse_drags(self) -> None:
        """A mouse is a contact while its button is down. It does not drag the picture out of the page."""
        self.needs(self.row.window, "mouse here")
        host = self.open()
        self.server.pointer.point(*CENTER)
        self.server.pointer.sync()
        self.server.trackpad.move(2, 0)
        self.drag_mouse(-5, 2)
        replayed = host.wait_for_rest(1)
        self.assertEqual({touch.tool for touch in replayed.touches}, {Tool.MOUSE})
        self.assertEqual([touch.phase.name for touch in replayed.touches if touch.phase.name != "MOVED"],
                         ["BEGAN", "ENDED"])
        first, last = replayed.touches[0], replayed.touches[-1]
        self.assertLess(last.x, first.x - 40)
        self.assertIn("PAN", [event.kind.name for event in replayed.events])
        seen = host.page["seen"]
        self.assertEqual(seen.get("dragstart", 0), seen.get("dragstart prevented", 0))
        self.look_at(replayed)

    def test_mouse_leaves_the_element(self) -> None:
        """A drag goes on outside of the element, also if its first move ends there."""
        self.needs(self.row.window, "mouse here")
        host = self.open()
        before = host.replayed().view.transform
        self.server.pointer.point(640, 730)
        self.server.pointer.sync()
        self.server.trackpad.move(2, 0)
        self.drag_mouse(0, 15, moves=4)
        replayed = host.wait_for_rest(1)
        self.assertEqual([touch.phase.name for touch in replayed.touches if touch.phase.name != "MOVED"],
                         ["BEGAN", "ENDED"])
        self.assertGreater(replayed.touches[-1].y, 730)
        self.assertGreater(replayed.view.transform.y, before.y + 10)
        self.look_at(replayed)

    def test_menu_of_a_mouse(self) -> None:
        """The menu of the right button stays, and the button is no contact."""
        self.needs(self.row.window, "menu")
        host = self.open()
        self.server.pointer.point(*CENTER)
        self.server.pointer.sync()
        mouse = self.server.trackpad
        mouse.move(2, 0)
        for down in (True, False):
            mouse.button(3, down)
            mouse.sync()
            time.sleep(0.1)
        try:
            host.wait("menu", lambda: host.page["seen"].get("contextmenu"))
        finally:
            self.server.press("escape")
        seen = host.page["seen"]
        self.assertEqual(seen.get("contextmenu prevented", 0), 0)
        self.assertEqual((host.replayed().touches, host.page["contacts"]), ([], []))

    def test_pen(self) -> None:
        """A pen has its tool and parts of pixels."""
        host = self.open()
        places = [(640.5 - 7 * index, 400.25) for index in range(20)]
        if not self.row.window:
            self.server.pen("mouseMoved", places[0], 0)
            for index, place in enumerate(places):
                self.server.pen("mouseMoved" if index else "mousePressed", place)
            self.server.pen("mouseReleased", places[-1], 0)
        else:
            self.needs(self.row.pen, "pen here")
            for index, place in enumerate(places):
                self.server.pointer.point(*place)
                if index == 0:
                    self.server.pointer.button(1, True)
                self.server.pointer.sync()
                time.sleep(fingers.STEP)
            self.server.pointer.button(1, False)
            self.server.pointer.sync()
        replayed = host.wait_for_rest(1)
        self.assertEqual({touch.tool for touch in replayed.touches}, {Tool.PEN})
        self.assertAlmostEqual(replayed.touches[-1].x, places[-1][0] - 43, delta=1)
        if not self.row.window:
            self.assertEqual(len(replayed.of(RecordKind.PEN_NEAR)), 1)

    def test_palm(self) -> None:
        """A finger has the size of its ellipse. Above palm_size it moves nothing."""
        self.needs(not self.row.window, "finger with a size here")
        host = self.open({**EXACT, "palmSize": 60})
        before = host.replayed().view.transform
        self.server.touch.radius = 40
        fingers.play(fingers.drag(), self.server.touch)
        replayed = host.wait_for_rest(1)
        self.assertEqual({touch.size for touch in replayed.touches if touch.phase != TouchPhase.ENDED}, {80})
        self.assertEqual(replayed.view.transform, before)
        self.assertEqual([event.owner for event in replayed.events], [Owner.IGNORED])
        self.look_at(replayed)

    # ---- Wheel and trackpad

    def turn(self, count: int, dy: float = 1, place: Tuple[float, float] = CENTER) -> None:
        """Turns a wheel by whole notches. Down is positive."""
        if not self.row.window:
            for _ in range(count):
                self.server.wheel(place, 0, dy * self.row.notch)
            return
        self.server.pointer.point(*place)
        self.server.pointer.sync()
        scrolls.move([scrolls.Report(0.05 * index, dy=dy) for index in range(count)], self.server.pointer)

    def enter(self) -> None:
        """Lets the pointer enter the page. X11 counts from the first report after that, which moves nothing."""
        if self.row.window:
            self.server.pointer.point(*CENTER)
            self.server.pointer.sync()
            time.sleep(0.1)
            for device in (self.server.pointer, self.server.trackpad):
                device.scroll(0, 0.001)
                device.sync()

    def scrolls_of(self, replayed: Replayed) -> List[Dict[str, Any]]:
        return [call.arguments for call in replayed.of(RecordKind.SCROLL)]

    def notches(self) -> float:
        """The notches of the wheel events so far. The browser may report several at once."""
        return sum(abs(event["deltaY"]) for event in self.session.page["wheels"]) / self.row.notch

    def check_scrolls(self, replayed: Replayed, source: ScrollSource) -> List[Dict[str, Any]]:
        """Checks the sources and places of scrolls, and that the page heard each wheel event once."""
        found = self.scrolls_of(replayed)
        self.assertGreater(len(found), 0)
        self.assertEqual({scroll["source"] for scroll in found}, {source}, found)
        for scroll in found:
            self.assertLessEqual(max(abs(scroll["x"] + 43 - CENTER[0]), abs(scroll["y"] + 33 - CENTER[1])), 1)
        self.assertEqual(len(found), len(self.session.page["wheels"]))
        return found

    def test_wheel(self) -> None:
        """Each notch zooms about the pointer by 2 to the power of its pixels divided by 300."""
        host = self.open()
        self.enter()
        before = host.replayed().view.transform
        self.turn(4, -1)
        host.wait("notches", lambda: self.notches() >= 3)
        replayed = self.rest()
        found = self.check_scrolls(replayed, ScrollSource.WHEEL)
        self.assertEqual({scroll["unit"] for scroll in found}, {ScrollUnit.PIXEL})
        pixels = sum(scroll["dy"] for scroll in found)
        self.assertEqual(pixels % self.row.notch, 0)
        self.assertIn(-pixels / self.row.notch, (3, 4))
        after = replayed.view.transform
        self.assertAlmostEqual(after.scale / before.scale, 2 ** (-pixels / 300), delta=1e-6)
        place = (found[-1]["x"], found[-1]["y"])
        moved = after.to_view(before.to_content(place))
        self.assertLess(math.dist(place, moved), 1e-3)
        self.look_at(replayed)

    def test_ctrl_wheel(self) -> None:
        """Ctrl and a wheel zoom the view of any preset, and not the page."""
        host = self.open({"preset": "reader"})
        self.enter()
        if self.row.window:
            self.server.keyboard.key(37, True)
            self.server.keyboard.sync()
            time.sleep(0.1)
        try:
            if self.row.window:
                self.turn(4, -1)
            else:
                self.server.wheel(CENTER, 0, -120, modifiers=2)
            host.wait("notches", lambda: self.notches() >= (3 if self.row.window else 1))
        finally:
            if self.row.window:
                self.server.keyboard.key(37, False)
                self.server.keyboard.sync()
        replayed = self.rest()
        found = self.check_scrolls(replayed, ScrollSource.WHEEL)
        expected = math.prod(scroll["factor"] for scroll in found)
        self.assertGreater(expected, 1.2)
        self.assertAlmostEqual(self.zoom(replayed), expected, delta=1e-6)
        self.assertEqual((host.page["zoom"], host.page["ratio"]), (1, 1))
        self.look_at(replayed)

    def test_trackpad(self) -> None:
        """Two fingers on a trackpad pan the view by their distance."""
        host = self.open({**EXACT, "trackpad": "pan"})
        fingers.play(fingers.pinch(end=150), self.server.touch)
        host.wait_for_rest(2)
        self.enter()
        script = scrolls.swipe(0.07, 0.2, 10, rest=True)
        if self.row.window:
            scrolls.move(script, self.server.trackpad)
        else:
            for report in script[1:-1]:
                self.server.wheel(CENTER, report.dx * self.row.trackpad, report.dy * self.row.trackpad)
        host.wait("scrolls", lambda: self.notches() * self.row.notch >= 1.5 * self.row.trackpad)
        replayed = self.rest()
        found = self.check_scrolls(replayed, ScrollSource.TRACKPAD)
        for name, way in (("dx", 0.7), ("dy", 2)):
            total = sum(scroll[name] for scroll in found)
            self.assertAlmostEqual(total, way * self.row.trackpad, delta=0.25 * way * self.row.trackpad + 1)
        self.look_at(replayed)

    def test_pinch_on_a_trackpad(self) -> None:
        """Fingers spread to the double distance."""
        self.needs(self.row.window, "trackpad here")
        host = self.open()
        for x in (0, 1):
            self.server.pointer.point(CENTER[0] + x, CENTER[1])
            self.server.pointer.sync()
            time.sleep(0.2)
        scrolls.move(scrolls.pinch(2), self.server.trackpad)
        if self.row.pinch == "wheel":
            host.wait("scrolls", lambda: sum(event["deltaY"] for event in host.page["wheels"]) < -99)
            replayed = self.rest()
            self.assertAlmostEqual(self.zoom(replayed), 2, delta=0.002)
            self.assertEqual(host.page["zoom"], 1)
            self.look_at(replayed)
            return
        self.assertEqual(self.site.tell("idle", seconds=0.3), 0)
        self.assertEqual(self.scrolls_of(host.replayed()), [])
        if self.row.pinch == "nothing":
            self.assertEqual(host.page["zoom"], 1)
        elif host.page["zoom"] != 1:
            scrolls.move(scrolls.pinch(0.3), self.server.trackpad)
            host.wait("page without zoom", lambda: host.page["zoom"] == 1)

    def test_page_scrolls_on(self) -> None:
        """The page scrolls where the view does not want the wheel, and only there."""
        for settings, scrolls_page in (({"preset": "maps", "wheel": "none"}, True),
                                       ({"preset": "reader", "content": [1000, 300]}, True),
                                       ({"preset": "reader", "content": [1000, 5000]}, False)):
            with self.subTest(settings):
                host = self.open(settings, tall=True)
                self.enter()
                self.turn(4)
                host.wait("notches", lambda: self.notches() >= 3)
                if scrolls_page:
                    host.wait("scrolled page", lambda: host.page["scroll"][1] > 20, 5)
                else:
                    self.assertNotEqual(self.rest().view.transform.y, 0)
                    self.assertEqual(host.page["scroll"], [0, 0])

    # ---- The page

    def test_resize(self) -> None:
        host = self.open()
        if self.row.window:
            self.server.resize(host.window, 900, 700)
        else:
            self.server.resize(900, 700)
        try:
            host.wait("resize", lambda: self.sizes(host)[-1] == (814, 700), 10)
            self.area = (43, 33, 857, 700)
            self.look_at(self.rest())
        finally:
            if self.row.window:
                self.server.resize(host.window, 1280, 800)
            else:
                self.server.resize(1280, 800)
            host.wait("size", lambda: host.page["size"] == [1194, 700])

    def test_idle_page_has_no_frames(self) -> None:
        """After a fling, and the time in which a second tap may follow, the page requests no animation frames and no
        timers. During a long press it waits for a timer."""
        host = self.open()
        fingers.play(fingers.pinch(end=150), self.server.touch)
        fingers.play(fingers.fling(), self.server.touch)
        host.wait_for_rest(3)
        host.wait("end of the timers", lambda: host.page["left"]["timers"] == 0)
        self.assertEqual(self.site.tell("idle", seconds=0.6), 0)
        self.assertEqual(host.page["left"]["timers"], 0)
        fingers.play(fingers.touch(0, 0, 0, CENTER)[:1], self.server.touch)
        host.wait("landing", lambda: len(host.replayed().touches) > 30)
        time.sleep(0.1)
        callbacks = host.page["callbacks"]
        host.wait("long press", lambda: self.has(host, EventKind.LONG_PRESS, Phase.BEGAN))
        self.assertLessEqual(host.page["callbacks"] - callbacks, 3)
        fingers.play(fingers.touch(0, 0, 0, CENTER)[1:], self.server.touch)
        self.check_page(host.wait_for_rest(4))

    def test_detach_leaves_nothing(self) -> None:
        """In the midst of a gesture. Then the element ignores fingers, and can be attached again."""
        host = self.open()
        before = host.page["before"]
        *drag, lift = fingers.drag()
        fingers.play(drag, self.server.touch)
        host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
        self.assertGreater(host.page["left"]["listeners"], before["listeners"] + 15)
        self.site.tell("detach")
        page = host.page
        self.assertEqual({**page["left"], "style": page["style"]}, before)
        fingers.play([lift._replace(time=0)], self.server.touch)
        count = len(host.replayed().touches)
        fingers.play(fingers.drag(), self.server.touch)
        self.assertEqual(self.site.tell("idle", seconds=0.2), 0)
        self.assertEqual(len(host.replayed().touches), count)
        host.wait("page at its top", lambda: self.site.tell("scroll", to=0) or host.page["scroll"] == [0, 0])
        self.site.tell("attach")
        fingers.play(fingers.pinch(end=100), self.server.touch)
        host.wait("pinch", lambda: self.has(host, EventKind.PINCH, Phase.ENDED))
        self.look_at(self.rest())

    def test_reduced_motion(self) -> None:
        """A double tap zooms at once for a user who has reduced motion."""
        if not self.row.window:  # The wish can change while the page runs.
            host = self.open(PATIENT)
            self.server.send("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-reduced-motion", "value": "reduce"}])
            try:
                self.check_reduced_motion(host)
            finally:
                self.server.send("Emulation.setEmulatedMedia", features=[])
            host.wait("setting", lambda: not self.site.tell("settings")["reducedMotion"])
            return
        with tempfile.TemporaryDirectory(prefix="browsers.") as name:
            folder = Path(name)
            with website.Site(folder, Path(self.folder.name) / "picture.png") as site:
                server, host = browser.start(self.row, site, folder, reduced=True)
                try:
                    host.open(settings=PATIENT, options=ALL_FINGERS)
                    self.check_reduced_motion(host, server, site)
                finally:
                    host.__exit__()
                    server.close()

    def check_reduced_motion(self, host: browser.Browser, server=None, site=None) -> None:
        site, server = site or self.site, server or self.server
        host.wait("setting", lambda: site.tell("settings")["reducedMotion"])
        self.assertTrue(host.page["reduced"])
        fingers.play(fingers.double_tap(), server.touch)
        replayed = host.wait_for_rest(2)
        self.assertAlmostEqual(self.zoom(replayed), 2)
        began, ended = [event for event in replayed.events if event.kind == EventKind.ANIMATION]
        self.assertEqual(began.time, ended.time)

    def test_pointers_of_fingers(self) -> None:
        """What the browser sends for fingers is what the table says."""
        self.play(fingers.drag((640, 400), (540, 300)))
        seen = self.session.page["seen"]
        self.assertEqual("pointerdown touch" in seen, self.row.pointers, seen)
        self.assertIn("touchstart", seen)
        self.assertTrue(self.session.page["isolated"])
