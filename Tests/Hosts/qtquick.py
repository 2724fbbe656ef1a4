# SPDX-License-Identifier: MIT
"""Qt Quick: the viewer of examples/qtquick, items in scenes of the tests, and Qt's own PinchHandler beside one. The
widgets of qtwidgets.py run with them."""

import math
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Dict, Iterator, Sequence, Tuple

import gestures
import scrolls
import viewer
from comparing import ROOT, Comparing
from host import Host, Replayed
from qtwidgets import GraphicsChildren, QtGraphics, QtWidget, WidgetChildren  # noqa: F401
from tapzoom import (
    EventKind,
    Fit,
    Level,
    Limit,
    Phase,
    RecordKind,
    ScrollPhase,
    ScrollSource,
    ScrollUnit,
    Tool,
    Transform,
)
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script
from tapzoom.hands.server import Server

SCENE = ROOT / "build/tests/qtquick-scene"
PLACE = 700.0, 420.0  # of the pointer
#: Pixels per notch, by which X11 divides the travel on a trackpad.
NOTCH = 15


def without_screen(folder: Path) -> Dict[str, str]:
    return {"QT_QUICK_BACKEND": "software", "XDG_RUNTIME_DIR": str(folder)}


class QtQuick(viewer.Viewer):
    """X11 reports places in 1/65536 of a pixel."""

    name = "QtQuick"
    precision = 1e-4

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), **without_screen(self.folder)}

    # Qt merges notches that wait, also those of two places.
    test_late_wheel = None

    def start(self, server: Server, slop: float = 0) -> Host:
        """Qt asks for the position of the wheel when the pointer enters the window, so it must be there before."""
        host = super().start(server, slop)
        server.pointer.point(*PLACE)
        server.pointer.sync()
        return host


class Scenes(Comparing):
    """QML of the tests. The item shows a board, which has neither edges nor limits within a factor of 10."""

    setUp = gestures.GestureTest.setUp
    ITEM = """
        width: 1280; height: 800
        contentWidth: 1000; contentHeight: 1000
        preset: "board"
        settings: ({ gestures: ["pan", "pinch", "rotate", "tap", "double_tap", "long_press", "fling"],
                     pan_slop: 0, pinch_slop: 0 })
        Rectangle { width: 1000; height: 1000; color: "steelblue" }
    """
    # The item is disabled, and gets the touches of the handler from the program.
    ORACLE = "Component.onCompleted: enabled = false } " \
             "Item { width: 1280; height: 800; PinchHandler { objectName: 'pinch'; target: null; dragThreshold: 0 }"

    @contextmanager
    def scene(self, server: Server, more: str = "", around: str = "Item {") -> Iterator[Host]:
        """Shows the item with more properties in another item, of which `around` is the beginning."""
        file = self.folder / "scene.qml"
        item = f"TapZoomItem {{ id: view\n{self.ITEM}\n{more}\n}}"
        file.write_text(f"import QtQuick\nimport TapZoom\n{around}\n{item} }}", encoding="utf-8")
        recording = self.folder / "recording.tapzoom"
        settings = {**viewer.recorded(self.folder), **without_screen(self.folder), "QML_NO_TOUCH_COMPRESSION": "1"}
        with Host(server, [SCENE, file], recording, settings) as host:
            self.window = host.wait_for_window()
            server.focus(self.window)
            server.pointer.point(*PLACE)
            server.pointer.sync()
            time.sleep(0.3)
            yield host

    # ---- A trackpad

    def moved(self, server: Server, host: Host, script: Sequence[scrolls.Report]) -> Tuple[Transform, Replayed]:
        """Plays a script on a trackpad. Returns the transform before, and the recording."""
        before = host.replayed()
        scrolls.move(script, server.trackpad)
        host.wait("rest", lambda: self.settlings(host) > 0 and host.replayed().resting)
        replayed = host.replayed()
        for call in replayed.of(RecordKind.SCROLL):
            scroll = call.arguments
            self.assertEqual((scroll["unit"], scroll["source"]), (ScrollUnit.PIXEL, ScrollSource.TRACKPAD))
            self.assertLess(math.dist((scroll["x"], scroll["y"]), PLACE), 1e-3)
        self.assertEqual(self.outline(replayed), ["SCROLL BEGAN", "SCROLL ENDED", "SETTLED DISCRETE"])
        self.assertEqual(host.said, "")
        return before.view.transform, replayed

    def test_trackpad_pinch(self) -> None:
        """The content follows the fingers exactly, about the pointer."""
        with Server() as server, self.scene(server) as host:
            before, replayed = self.moved(server, host, scrolls.pinch(3, 30))
            after = replayed.view.transform
            self.assertAlmostEqual(after.scale, before.scale * 3, delta=1e-4)
            self.assertAlmostEqual(after.rotation, math.radians(30), delta=1e-4)
            self.assertLess(math.dist(after.to_view(before.to_content(PLACE)), PLACE), 1e-3)
            phases = [call.arguments["phase"] for call in replayed.of(RecordKind.SCROLL)]
            self.assertEqual([phase for phase in phases if phase != ScrollPhase.CHANGED],
                             [ScrollPhase.BEGAN, ScrollPhase.ENDED])

    def test_trackpad_scroll(self) -> None:
        """The content moves as far as libinput reports for the fingers."""
        with Server() as server, self.scene(server) as host:
            before, replayed = self.moved(server, host, scrolls.swipe(-0.5, 0.25, 20, rest=True))
            after = replayed.view.transform
            self.assertAlmostEqual(after.x - before.x, 0.5 * 20 * NOTCH, delta=1e-3)
            self.assertAlmostEqual(after.y - before.y, -0.25 * 20 * NOTCH, delta=1e-3)

    # ---- The oracle: PinchHandler gets the same touches as the item

    def agree(self, script: Script, end: float) -> None:
        """Plays a script and compares both scales touch by touch."""
        # The fingers rest before they lift, so that the item does not zoom on.
        script = [step._replace(time=step.time + 0.3 * (step.phase == "ended")) for step in script]
        with Server() as server, self.scene(server, self.ORACLE) as host:
            before = host.replayed().view.transform.scale
            fingers.play(script, server.touch)
            after = host.wait_for_rest(fingers.lifts(script)).view.transform.scale
            server.ask_to_close(self.window)
            self.assertEqual(host.wait_for_end(), 0)
            pairs = [[float(word) for word in line.split()] for line in host.said.splitlines()]
        self.assertGreater(len(pairs), 8)
        self.assertAlmostEqual(after / before, end, delta=2e-5)
        for qt, ours in pairs:
            # Both have the same positions and divide one distance by another, but Qt's distances are floats.
            self.assertAlmostEqual(ours / qt, 1, delta=2.5e-7)

    def test_oracle_agrees_on_a_pinch(self) -> None:
        self.agree(fingers.pinch(), 5)

    def test_oracle_agrees_on_a_pinch_in(self) -> None:
        self.agree(fingers.pinch(start=240, end=60), 0.25)

    def test_oracle_agrees_on_a_pinch_that_turns(self) -> None:
        self.agree(fingers.pinch(center=(500.3, 350.7), start=70, end=210, turn=1.2), 3)

    # ---- QML

    def test_signals(self) -> None:
        """A tap and a double tap are reported with their place."""
        more = """
            onTapped: (point, contentPoint, count) => console.log("tapped", Math.round(point.x), Math.round(point.y),
                Math.round(contentPoint.x), count)
            onLongPressed: point => console.log("pressed", Math.round(point.x))
            onGesture: event => { if (event.kind === "double_tap") console.log(event.tapCount,
                event.view.x - event.landingView.x, event.phase === "discrete") }
        """
        with Server() as server, self.scene(server, more) as host:
            fingers.play(fingers.tap((640, 300)), server.touch)
            host.wait("tap", lambda: "tapped" in host.said)
            fingers.play(fingers.double_tap((300, 400)), server.touch)
            host.wait("double tap", lambda: host.said.count("tapped") == 2)
            server.touch.touch(0, fingers.BEGAN, 500, 500)
            server.touch.sync()
            host.wait("press", lambda: "pressed" in host.said)
            self.assertEqual(host.said.splitlines(), [
                "qml: tapped 640 300 500 1", "qml: 2 0 true", "qml: tapped 304 398 80 2", "qml: pressed 500"])

    def test_commands(self) -> None:
        """Commands run from now on, with options. A snapshot brings the view back."""
        more = """
            property int step: 0
            property var saved
            function same(a, b) { return Math.abs(a - b) < 1e-6 }
            onTapped: {
                view.saved = view.saveState()
                view.zoomBy(2, Qt.point(100, 100)); view.rotateBy(90, Qt.point(100, 100))
                view.panBy(10, 0, { animated: true, duration: 0.1 })
            }
            onSettled: {
                if (view.moving || view.step > 0) return
                view.step = 1
                console.log(view.same(view.contentItem.rotation, 90),
                    view.same(view.contentItem.scale, 2 * view.fittedScale), view.zoomed, view.touched)
                console.log(view.loadState(view.saved), view.loadState(new ArrayBuffer(8)))
                view.zoomTo(1, Qt.point(0, 0)); view.centerOn(Qt.point(500, 500)); view.rotateTo(0, Qt.point(0, 0))
                view.zoomToRect(Qt.rect(0, 0, 500, 500)); view.fit({ animated: false }); view.stopMotion()
                view.fit({ animation: true }); view.zoomBy(NaN, Qt.point(0, 0))
                Qt.callLater(() => Qt.quit())
            }
        """
        with Server() as server, self.scene(server, more) as host:
            fingers.play(fingers.tap(), server.touch)
            self.assertEqual(host.wait_for_end(), 0)
            said = host.said.splitlines()
            self.assertEqual(said[:2], ["qml: true true true false", "qml: true false"])
            self.assertRegex(said[2], r"fit: animation: unknown, did you mean animated\?$")
            self.assertRegex(said[3], r"zoomBy: .*finite")
            self.assertEqual(len(said), 4)

    def test_wrong_settings(self) -> None:
        """A warning names the setting, its value and its range. The view keeps those of before."""
        level = 'a level is [fit, factor], such as ["contain", 8], or a plain scale, such as 2.5; not '
        steps = {
            "{ pan_slop: -1 }": "pan_slop=-1: outside 0 to 1e4",
            "{ zoom_step: 0.5 }": "zoom_step=0.5: outside 1.01 to 100",
            "{ zoom_step: 'much' }": 'zoom_step: a number; not "much"',
            "{ animation_duration: 1e-6 }": "animation_duration=1e-06: outside 0, or 1e-3 to 10",
            "{ tap_debounce_time: 5 }": "tap_debounce_time=5: outside 0 to double_tap_time",
            "{ lenient: 0.5 }": "lenient: a whole number; not 0.5",
            "{ levels: [2, ['contain', 0]] }": "levels[1]=0: outside 1e-6 to 1e6",
            "{ levels: 7 }": "levels: a list of at most 8 levels; not 7",
            "{ max_scale: 'foto' }": f'max_scale: {level}"foto"',
            "{ min_scale: ['full', 2] }": f'min_scale: {level}["full", 2]',
            "{ fit: 'covr' }": "fit: one of none, contain, cover, width, height, one_to_one, scale_down; "
                               'not "covr", did you mean cover?',
            "{ gestures: 5 }": "gestures: a list of names; not 5",
            "{ drag_fingers: ['two'] }": 'drag_fingers: other names; not "two"',
            "{ events: NaN }": "events: a list of names; not nan",
            "{ pan_slopp: 3 }": "pan_slopp: unknown, did you mean pan_slop?",
            "[]": None,
            "{ double_tap_time: 0.5, max_scale: 8, min_scale: ['contain', 0.5, 'none', 0.1], reduced_motion: true,"
            "  levels: [2, ['cover', 3]], pager_edges: ['left', 'right'], events: ['settled'] }": None,
        }
        more = f"""
            property var steps: [{', '.join(f'({step})' for step in steps)}]
            property int step: 0
            onTapped: next.start()
            Timer {{ id: next; interval: 60; repeat: true; onTriggered: {{
                if (view.step == view.steps.length) Qt.quit()
                else view.settings = view.steps[view.step++]
            }} }}
        """
        with Server() as server, self.scene(server, more) as host:
            fingers.play(fingers.tap(), server.touch)
            self.assertEqual(host.wait_for_end(), 0)
            said = [line.split("settings: ")[1] for line in host.said.splitlines() if "settings: " in line]
            self.assertEqual(said, [text for text in steps.values() if text], host.said)
            config = host.replayed().view.config
            self.assertEqual((config.double_tap_time, config.max_scale, config.min_scale, config.reduced_motion), (
                0.5, Level(Fit.NONE, 8), Level(Fit.CONTAIN, 0.5, Fit.NONE, 0.1), True))
            self.assertEqual((config.levels, config.pager_edges, config.events), (
                (Level(Fit.NONE, 2), Level(Fit.COVER, 3)), Limit.LEFT | Limit.RIGHT, {EventKind.SETTLED}))

    def test_wrong_settings_at_first(self) -> None:
        """There is no view until the settings are right."""
        more = """
            Component.onCompleted: settings = { pan_slop: -1 }
            Timer { running: true; interval: 300; onTriggered: {
                console.log(view.fittedScale)
                view.settings = { pan_slop: 3 }
            } }
        """
        with Server() as server, self.scene(server, more) as host:
            self.assertRegex(host.said, r"settings: pan_slop=-1: .*\nqml: 0\n$")
            fingers.play(fingers.pinch(), server.touch)
            host.wait_for_rest(2)

    def test_in_a_flickable(self) -> None:
        """A Flickable around the item takes no finger from it."""
        around = "Flickable { contentWidth: 3000; contentHeight: 3000; onContentXChanged: console.log('moved')"
        with Server() as server, self.scene(server, around=around) as host:
            fingers.play(fingers.drag(), server.touch)
            host.wait_for_rest(1)
            self.assertTrue(self.has(host, EventKind.PAN, Phase.ENDED))
            self.assertEqual(host.said, "")

    def test_handler_opens_a_dialog(self) -> None:
        """The events keep their order, and the frames go on."""
        more = """
            onScaleRangeChanged: zoomBy(2, Qt.point(0, 0)) // there is a view, which a double tap fits again
            onTapped: console.log("tapped")
            onGesture: event => {
                console.log(event.kind, event.phase)
                if (event.kind === "double_tap") { scene.run(1000); console.log("closed") }
            }
        """
        with Server() as server, self.scene(server, more) as host:
            fingers.play(fingers.double_tap(), server.touch)
            host.wait("tap", lambda: "tapped" in host.said)
            events = [f"qml: {kind} {phase}" for kind, phase in (
                (EventKind.DOUBLE_TAP, Phase.DISCRETE), (EventKind.ANIMATION, Phase.BEGAN),
                (EventKind.ANIMATION, Phase.ENDED), (EventKind.SETTLED, Phase.DISCRETE))]
            said = host.said.splitlines()
            self.assertEqual(said[said.index(events[0]):], [*events, "qml: closed", "qml: tapped"])

    def test_item_is_hidden(self) -> None:
        """Its fingers are cancelled."""
        more = "onTouchedChanged: if (touched) hide.start(); Timer { id: hide; interval: 300; " \
               "onTriggered: view.visible = false }"
        with Server() as server, self.scene(server, more) as host:
            fingers.play(fingers.drag(seconds=0.6), server.touch)
            host.wait("cancel", lambda: self.has(host, EventKind.PAN, Phase.CANCELLED))
            self.assertTrue(host.replayed().resting)

    def test_pen_that_hovers(self) -> None:
        """Only the window gets its events. One that is down does not hover."""
        more = "onScaleRangeChanged: move.start(); Timer { id: move; interval: 100; " \
               "onTriggered: { for (const buttons of [0, 1, 0]) scene.movePen(buttons); view.fit() } }"
        with Server() as server, self.scene(server, more) as host:
            host.wait("frame", lambda: host.replayed().of(RecordKind.FIT))
            self.assertEqual(len(host.replayed().of(RecordKind.PEN_NEAR)), 2)
            self.assertEqual(host.said, "")

    def test_mouse_double_click(self) -> None:
        with Server() as server, self.scene(server) as host:
            for down in (True, False, True, False):
                server.pointer.button(1, down)
                server.pointer.sync()
                time.sleep(0.05)
            host.wait("double tap", lambda: self.has(host, EventKind.DOUBLE_TAP))
            self.assertEqual({touch.tool for touch in host.replayed().touches}, {Tool.MOUSE})
            self.assertEqual([touch.phase.name for touch in host.replayed().touches], ["BEGAN", "ENDED"] * 2)

