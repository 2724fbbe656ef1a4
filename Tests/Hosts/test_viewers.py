# SPDX-License-Identifier: MIT
"""The smallest viewers, one for each toolkit."""

import os
import signal
import subprocess
import sys
import textwrap
import time
import unittest
from typing import Dict, List, Sequence

import screen
import scrolls
import viewer
from comparing import ROOT
from host import GUARD
from tapzoom import EventKind, Phase, RecordKind, ScrollPhase, ScrollSource, ScrollUnit
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

VIEWERS = ROOT / "examples/viewers"
#: Pixels per notch, by which X11 divides the travel on a trackpad.
NOTCH = 15


class Love(viewer.Viewer):
    name = "LÖVE"
    loads = "TAPZOOM_LIBRARY"
    #: SDL reports positions as parts of the window in single precision.
    precision = 2e-4

    def viewer(self) -> List[object]:
        return ["love", VIEWERS / "love"]

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "LUA_PATH": str(ROOT / "bindings/lua/?.lua;;")}


class PythonViewer(viewer.Viewer):
    loads = "TAPZOOM_LIBRARY"
    file = ""

    def viewer(self) -> List[object]:
        return [sys.executable, VIEWERS / self.file]

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(ROOT / "bindings/python"), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


class Sdl2(viewer.Viewer):
    name = "SDL2"
    precision = 1e-4


class Gtk4(viewer.Viewer):
    name = "GTK4"
    precision = 1e-4

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "GTK_A11Y": "none"}


class Sdl3(viewer.Viewer):
    name = "SDL3"
    precision = 1e-4  # as with SDL2

    def test_late_touches_do_not_fling(self) -> None:
        """Moves and lifts that the program reads at once, after a pause, are no fast fingers."""
        script = fingers.pinch(end=150)
        begin, end = script[:20], [step._replace(time=step.time - script[20].time) for step in script[20:]]
        with Server() as server, self.start(server) as host:
            fingers.play(begin, server.touch)
            host.wait("pinch", lambda: self.has(host, EventKind.PINCH, Phase.BEGAN))
            host.process.send_signal(signal.SIGSTOP)
            fingers.play(end, server.touch, timed=False)
            host.process.send_signal(signal.SIGCONT)
            replayed = host.wait_for_rest(2)
            self.assertFalse(self.has(host, EventKind.FLING, Phase.BEGAN))
            self.assertAlmostEqual(self.zoom(replayed), 3, delta=1e-4)


class Raylib(viewer.Viewer):
    """With SDL3 inside, because raylib has no fingers with GLFW. It has no events: the program gets the contacts of a
    frame, and the last notch of the wheel. So the scripts wait for slow frames."""

    name = "raylib"
    precision = 2e-4  # SDL's float times the whole width, which the glue corrects
    polls = True
    notch_seconds, rest_seconds, slack = 0.12, 0.3, 0.03
    #: Whether to run the example with a scene, not the viewer.
    scene = False
    # Of several events in a frame only the last one is known.
    test_late_touches_before_a_resize = None

    def command(self, options: Sequence[object]) -> List[object]:
        return viewer.with_raylib(self.program(options))

    def program(self, options: Sequence[object]) -> List[object]:
        if not self.scene:
            return super().command(options)
        # The houses of the scene.
        self.marks = [
            screen.Landmark(200 * column + 100, 200 * row + 100, 40, (60 + 20 * column, 20 + 20 * row, 160))
            for column in range(8) for row in range(5)]
        return [ROOT / "build/examples/camera"]

    def test_rotate_of_the_scene(self) -> None:
        self.scene = True
        self.play(fingers.rotate(), [EventKind.ROTATE])

    def test_tap_lights_a_house(self) -> None:
        self.scene = True
        with Server() as server, self.start(server) as host:
            self.look(host, host.replayed().view.transform)
            house = self.marks[17]
            fingers.play(fingers.tap(host.replayed().view.transform.to_view((house.x, house.y))), server.touch)
            self.marks[17] = house._replace(color=(255, 220, 80))
            self.look(host, host.wait_for_rest(1).view.transform)


class Pygame(PythonViewer):
    name = "pygame-ce"
    file = "viewer_pygame.py"
    #: SDL reports parts of the window in single precision.
    precision = 3 * 1280 / 2**24


class Qt(PythonViewer):
    name = "Qt"
    file = "viewer_qt.py"
    #: X11 rounds a position to 1/65536 pixel.
    precision = 1e-4

    # ---- The trackpad

    def rest_on_trackpad(self, server: Server) -> None:
        """Qt ignores a report just after another device."""
        server.trackpad.move(1, 1)
        server.trackpad.sync()
        time.sleep(0.2)

    def test_trackpad_pans(self) -> None:
        """The content moves as far as libinput reports for the fingers; there are no reports of no move."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.pinch(), server.touch)
            before = host.wait_for_rest(2)
            self.rest_on_trackpad(server)
            scrolls.move(scrolls.swipe(0.1, 0.2, 5, True), server.trackpad)
            host.wait("pan", lambda: self.settlings(host) > 1 and host.replayed().resting)
            replayed = host.replayed()
            for call in replayed.of(RecordKind.SCROLL):
                self.assertEqual((call.arguments["source"], call.arguments["unit"]),
                                 (ScrollSource.TRACKPAD, ScrollUnit.PIXEL))
                self.assertTrue(call.arguments["dx"])
            self.assertAlmostEqual(before.view.transform.x - replayed.view.transform.x, 0.5 * NOTCH, delta=1e-6)
            self.assertAlmostEqual(before.view.transform.y - replayed.view.transform.y, 1 * NOTCH, delta=1e-6)
            self.look(host, replayed.view.transform)

    def test_trackpad_pinches(self) -> None:
        """A pinch on a trackpad zooms by its scale, once. X11 rounds the scale to 1/65536."""
        with Server() as server, self.start(server) as host:
            self.rest_on_trackpad(server)
            scrolls.move(scrolls.pinch(2.0), server.trackpad)
            host.wait("pinch", lambda: self.settlings(host) > 0 and host.replayed().resting)
            replayed = host.replayed()
            phases = [call.arguments["phase"] for call in replayed.of(RecordKind.SCROLL)]
            self.assertEqual((phases[0], phases[-1]), (ScrollPhase.BEGAN, ScrollPhase.ENDED))
            self.assertAlmostEqual(self.zoom(replayed), 2, delta=1e-4)
            self.look(host, replayed.view.transform)


class Programs(unittest.TestCase):
    """Programs with the widget or the item, without a screen."""

    WIDGET = """
        from PySide6.QtCore import QEventLoop, QTimer, Qt
        from PySide6.QtGui import QPixmap
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication
        from shiboken6 import delete
        from tapzoom.qt import ZoomView
        app = QApplication([])
        viewer = ZoomView(QPixmap(400, 200))
        viewer.resize(400, 400)
        viewer.show()
        def double_tap():
            for _ in range(2):
                QTest.qWait(100)
                QTest.mouseClick(viewer, Qt.MouseButton.LeftButton, delay=50)
            QTest.qWait(100)
        """
    ITEM = """
        from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
        from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent, QPointingDevice
        from PySide6.QtQml import QQmlApplicationEngine
        from PySide6.QtQuick import QQuickItem
        from PySide6.QtTest import QTest
        from shiboken6 import delete
        from tapzoom.qt import register_qml
        app = QGuiApplication([])
        register_qml()
        engine = QQmlApplicationEngine()
        engine.loadData(b"import QtQuick; import TapZoom; Window { width: 400; height: 400; visible: true; " \
                        b"TapZoomItem { anchors.fill: parent; " \
                        b"Loader { sourceComponent: Rectangle { width: 400; height: 200 } } } }")
        (window,) = engine.rootObjects()
        (item,) = window.contentItem().childItems()
        (loader,) = item.property("contentItem").childItems()
        QTest.qWait(50)
        """

    def run_program(self, *parts: str) -> str:
        """Returns what a program has printed to both outputs."""
        return subprocess.run(
            [sys.executable, "-c", "".join(map(textwrap.dedent, parts))], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", check=True, timeout=GUARD,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software",
                 "PYTHONPATH": f"{ROOT / 'bindings/python'}{os.pathsep}{VIEWERS}"}).stdout

    def test_handler_opens_a_dialog(self) -> None:
        """The events keep their order, and the frames go on."""
        said = self.run_program(self.WIDGET, """
            def on_event(event):
                print(event.kind, event.phase, flush=True)
                if str(event.kind) == "double_tap":
                    loop = QEventLoop()
                    QTimer.singleShot(800, loop.quit)
                    loop.exec()
                    print("closed")
            viewer.gesture.connect(on_event)
            double_tap()
            """)
        self.assertEqual(said.splitlines(), [
            "tap_pending began", "tap_pending cancelled", "double_tap discrete", "animation began", "animation ended",
            "settled discrete", "closed"])

    def test_handler_deletes_the_widget(self) -> None:
        said = self.run_program(self.WIDGET, """
            def on_event(event):
                print(event.kind)
                if str(event.kind) == "double_tap":
                    delete(viewer)
            viewer.gesture.connect(on_event)
            double_tap()
            """)
        self.assertEqual(said, "tap_pending\ntap_pending\ndouble_tap\n")

    def test_pen_in_qt_quick(self) -> None:
        """Qt gives it to the item as a mouse."""
        said = self.run_program(self.ITEM, """
            pen = QPointingDevice("pen", 77, QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen,
                                  QInputDevice.Capability.Position, 1, 3)
            QTest.qWait(50)
            at, left, none = QPointF(200, 200), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
            for kind, button, down in ((QEvent.Type.MouseButtonPress, left, left), (QEvent.Type.MouseMove, none, left),
                                       (QEvent.Type.MouseButtonRelease, left, none)):
                event = QMouseEvent(kind, at, at, at, button, down, Qt.KeyboardModifier.NoModifier, pen)
                QCoreApplication.sendEvent(window, event)
                print([contact.tool.name for contact in item.view.contacts()])
            """)
        self.assertEqual(said.splitlines(), ["['PEN']", "['PEN']", "[]"])

    HOVER = """
        from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
        from PySide6.QtGui import QInputDevice, QPointingDevice, QTabletEvent
        from tapzoom import replay
        def hovers(target, view):
            pen = QPointingDevice("pen", 77, QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen,
                                  QInputDevice.Capability.Hover, 1, 1)
            none, at, modifier = Qt.MouseButton.NoButton, QPointF(9, 9), Qt.KeyboardModifier.NoModifier
            QTest.qWait(100)
            view.begin_recording()
            move = QTabletEvent(QEvent.Type.TabletMove, pen, at, at, 0, 0, 0, 0, 0, 0, modifier, none, none)
            QCoreApplication.sendEvent(target, move)
            calls = [call.kind.name for call in replay(view.end_recording())]
            print([call for call in calls if call == "PEN_NEAR"])
        """

    def test_pen_that_hovers(self) -> None:
        """A widget gets its events with a tracking, an item by its window."""
        for program, target in ((self.WIDGET, "viewer"), (self.ITEM, "window")):
            view = "viewer.view" if target == "viewer" else "item.view"
            said = self.run_program(program, self.HOVER, f"hovers({target}, {view})\n")
            self.assertEqual(said, "['PEN_NEAR']\n", target)
        said = self.run_program(self.WIDGET, "print(viewer.testAttribute(Qt.WidgetAttribute.WA_TabletTracking))\n")
        self.assertEqual(said, "True\n")

    def test_content_goes_and_comes(self) -> None:
        """The size of the content is that of the children, unless it is given."""
        said = self.run_program(self.ITEM, """
            def check():
                QTest.qWait(50)
                content = item.property("contentItem")
                print(content.scale(), content.x(), content.y(), item.view.content[2:])
            check()
            loader.setProperty("active", False)
            item.fit()
            check()
            loader.setProperty("active", True)
            loader.property("item").setWidth(800)
            check()
            other = QQuickItem(item)
            other.setHeight(400)
            other.setWidth(10)
            check()
            item.setProperty("contentHeight", 800)
            check()
            delete(other)
            item.zoomBy(2, QPointF(0, 0))
            check()
            """)
        self.assertEqual(said.splitlines(), [
            "1.0 0.0 100.0 (400.0, 200.0)", "1.0 0.0 100.0 (400.0, 200.0)", "0.5 0.0 150.0 (800.0, 200.0)",
            "0.5 0.0 100.0 (800.0, 400.0)", "0.5 0.0 0.0 (800.0, 800.0)", "1.0 0.0 0.0 (800.0, 800.0)"])

    def test_qml_of_an_item(self) -> None:
        """It has the properties, signals and methods of the item in C++, which warn of what is wrong."""
        program = self.ITEM.replace("TapZoomItem { anchors", """TapZoomItem { id: view; preset: 'board'; " \
            b"settings: ({fit: 'cover', gestures: ['pan', 'pinch'], levels: [['none', 2], ['contain', 1]]}); " \
            b"onGesture: event => { if (event.kind === 'settled') " \
            b"  console.log(event.phase, event.scale, event.rotation, event.limits.length) } " \
            b"onSettled: console.log('settled', moving, zoomed, limits, fittedScale, actions().length); " \
            b"Timer { running: true; interval: 100; onTriggered: { " \
            b"  view.zoomTo(3, Qt.point(9, 9)); view.rotateBy(90, Qt.point(9, 9)); view.step('zoom_in'); " \
            b"  view.centerOn(Qt.point(50, 50), 2, {animated: false}); view.panBy(1, 2); " \
            b"  console.log(view.loadState(view.saveState()), view.loadState(new ArrayBuffer(8))); " \
            b"  view.step('zoom'); view.fit({animation: true}); view.settings = {zoom_stepp: 3}; " \
            b"  view.settings = {}; view.preset = 'foto'; } } anchors""")
        said = self.run_program(program, "QTest.qWait(300)\n").splitlines()
        self.assertEqual([line for line in said if line.startswith("qml: true")], ["qml: true false"])
        for form in (r"TapZoomItem: step: .*zoom_in", r"TapZoomItem: fit: .*animation", r"qml: discrete 2 90 0",
                     r"TapZoomItem: settings: .*zoom_stepp.*zoom_step\b", r"TapZoomItem: preset: .*foto.*photos",
                     r"qml: settled false true \[\] 1 9"):
            self.assertRegex("\n".join(said), form)

    def test_zoom_view_shows_a_scene(self) -> None:
        """The widget draws the scene at the transform of its view, and follows when the scene grows."""
        program = """
            from PySide6.QtGui import QBrush
            from PySide6.QtTest import QTest
            from PySide6.QtWidgets import QApplication, QGraphicsScene
            from tapzoom.qt import ZoomView
            app = QApplication([])
            scene = QGraphicsScene(0, 0, 100, 50)
            scene.addRect(0, 0, 50, 50, brush=QBrush("red"))
            viewer = ZoomView(scene)
            viewer.resize(400, 200)
            viewer.show()
            for width in (100, 200):
                scene.setSceneRect(0, 0, width, 50)
                viewer.command().zoom_to_rect(viewer.view.content)
                QTest.qWait(50)
                picture = viewer.grab().toImage()
                scale, _, x, y = viewer.view.transform
                places = ((x + at * scale, y + 25 * scale) for at in (40, 60))
                print(scale, [picture.pixelColor(int(left), int(top)).name() == "#ff0000" for left, top in places])
            """
        self.assertEqual(self.run_program(program), "4.0 [True, False]\n2.0 [True, False]\n")

    def test_wrong_arguments(self) -> None:
        program = """
            from PySide6.QtGui import QPixmap
            from PySide6.QtWidgets import QApplication
            from tapzoom.qt import ZoomView
            app = QApplication([])
            pixmap = QPixmap(4, 2)
            for wrong in ((QPixmap(),), ("photo.jpg",), (pixmap, "maps")):
                try:
                    ZoomView(*wrong)
                except (TypeError, ValueError) as error:
                    print(error)
            print(ZoomView(pixmap, preset="maps", zoom_step=3).view.config.zoom_step)
            """
        said = self.run_program(program).splitlines()
        self.assertEqual(said[:2] + said[3:], [
            "the QPixmap is null: was its file read?",
            "content must be a QPixmap or a QGraphicsScene, not 'photo.jpg'", "3.0"])
        self.assertIn("maps", said[2])

    def test_a_widget_of_the_program(self) -> None:
        """An attachment gives the view the settings that Qt needs: an event may be older than the last frame."""
        program = """
            from PySide6.QtCore import QEvent, QPointF, Qt
            from PySide6.QtGui import QMouseEvent, QPixmap
            from PySide6.QtWidgets import QApplication
            from viewer_widget import Picture
            app = QApplication([])
            pixmap = QPixmap(400, 200)
            pixmap.fill("red")
            picture = Picture(pixmap)
            picture.resize(800, 400)
            picture.show()
            picture.view.config = picture.view.config.replace(fit="contain", pan_slop=0)
            picture.attachment.command().zoom_by(2, (0, 0))

            def send(kind, x, time):
                button = Qt.MouseButton.LeftButton
                event = QMouseEvent(kind, QPointF(x, 0), QPointF(x, 0), button, button, Qt.KeyboardModifier.NoModifier)
                event.setTimestamp(time)
                app.sendEvent(picture, event)

            before = picture.view.transform
            send(QEvent.Type.MouseButtonPress, 300, 10000)
            picture.attachment.frame()
            send(QEvent.Type.MouseMove, 200, 9900)
            picture.attachment.frame()
            print(before.scale, picture.view.transform.x - before.x, picture.grab().toImage().pixelColor(9, 9).name())
            """
        self.assertEqual(self.run_program(program), "4.0 -100.0 #ff0000\n")


class Quick(Qt):
    name = "Qt Quick"
    file = "viewer_qml.py"


del PythonViewer
