# SPDX-License-Identifier: MIT
"""The chart of examples/charts: its axes under touches with exact times, without a toolkit and through events of Qt."""

import math
import sys
import unittest
from types import SimpleNamespace
from typing import Callable, List, Sequence, Tuple
from unittest import mock

import tapzoom.qt
from comparing import ROOT
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QEventPoint, QInputDevice, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from tapzoom import ScrollSource, Touch, TouchPhase
from tapzoom.hands.fingers import Place

sys.path.insert(0, str(ROOT / "examples/charts"))
# The picture is that of matplotlib, which would be a download of 30 MB.
MODULES = "numpy", "matplotlib", "matplotlib.backends", "matplotlib.backends.backend_qtagg", "matplotlib.figure"
with mock.patch.dict(sys.modules, {name: mock.MagicMock() for name in MODULES}):
    import chart  # noqa: E402
    import days  # noqa: E402

from axes import Axis, Chart  # noqa: E402

Limits = List[Tuple[float, float]]
#: Two fingers: for each one its first and its last place.
Fingers = Sequence[Tuple[Place, Place]]


def around(center: Place, start: Place, end: Place) -> Fingers:
    """Two fingers on opposite sides of a center."""
    return [tuple((center[0] + side * x, center[1] + side * y) for x, y in (start, end)) for side in (-1, 1)]


def value(axis: Axis, x: float, y: float) -> float:
    """The value of an axis at a place of the window."""
    return axis.data(axis.along(x, y))


class AxesTest(unittest.TestCase):
    """Two plots that share x, in a window of 800 x 480, without a toolkit."""

    def setUp(self) -> None:
        self.x, self.high, self.low = Axis(0, 1000), Axis(-50, 50, vertical=True), Axis(0, 10, vertical=True)
        self.x.place(60, 760)
        self.high.place(20, 220)
        self.low.place(240, 420)
        self.chart = Chart((self.x, self.high), (self.x, self.low))
        self.chart.taps.set_viewport((800, 480))
        for view in self.chart.views:
            view.config = view.config.replace(pan_slop=0, pinch_slop=0)
        self.time = 0.0

    def zoom_in(self, factor: float = 4) -> None:
        for axis in self.chart.axes:
            axis.view.zoom_by(factor, (axis.length / 2, 0))

    def limits(self) -> Limits:
        return [tuple(axis.limits) for axis in self.chart.axes]

    def zooms(self, before: Limits) -> List[float]:
        return [round((b - a) / (d - c), 6) for (a, b), (c, d) in zip(before, self.limits())]

    def push(self, finger: int, phase: TouchPhase, at: Place) -> None:
        self.chart.touch(Touch(self.time, finger, phase, *at))

    def scroll(self, x: float, y: float, dx: float, dy: float, source: ScrollSource) -> None:
        self.chart.scroll(dict(time=self.time, x=x, y=y, dx=dx, dy=dy, source=source))

    def cancel(self) -> None:
        self.chart.cancel(self.time)

    def frame(self) -> bool:
        """Runs a frame. Returns whether another one follows."""
        return self.chart.frame(self.time) < math.inf

    def rest(self) -> None:
        while self.frame():
            self.time += 1 / 60

    def move(self, paths: Fingers, steps: int = 30, hold: float = 0.3, within: bool = True) -> List[float]:
        """Moves fingers. Checks that the data stay under each one, if it stays within the limits. Returns the zoom of
        each axis."""
        before = self.limits()
        grabbed = []
        for finger, (start, _) in enumerate(paths):
            self.push(finger, TouchPhase.BEGAN, start)
            grabbed.append([(axis, value(axis, *start)) for axis in self.chart.down[finger][1]])
            self.time += 0.01
        for step in range(1, steps + 1):
            self.time += 1 / 60
            places = [tuple(a + (b - a) * step / steps for a, b in zip(*path)) for path in paths]
            for finger, place in enumerate(places):
                self.push(finger, TouchPhase.MOVED, place)
            self.frame()
            for place, held in zip(places, grabbed):
                for axis, data in held if within else ():
                    self.assertAlmostEqual(value(axis, *place) * axis.view.transform.scale,
                                           data * axis.view.transform.scale, delta=1e-6)
        self.time += hold
        for finger, place in enumerate(places):
            self.push(finger, TouchPhase.ENDED, place)
        self.rest()
        return self.zooms(before)

    def test_direction_of_a_pinch(self) -> None:
        for degrees in range(0, 91, 5):
            with self.subTest(degrees=degrees):
                self.setUp()
                self.zoom_in()
                x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
                zooms = self.move(around((400, 120), (70 * x, 70 * y), (140 * x, 140 * y)))
                if degrees == 30 or degrees == 60:
                    continue  # rounding decides
                wanted = [2.0 if degrees < 60 else 1.0, 2.0 if degrees > 30 else 1.0]
                if 30 < degrees < 60:  # shorter distances than pinch_min_span zoom less
                    self.assertGreater(min(zooms[:2]), 1.8)
                    wanted[:] = zooms[:2]
                self.assertEqual(zooms, [*wanted, 1.0])

    def test_beside_a_plot(self) -> None:
        """Fingers on the labels zoom their axis alone, at any direction between them."""
        for center, turned, wanted in (((400, 450), 0, [2, 1, 1]), ((400, 450), 1, [2, 1, 1]),
                                       ((30, 120), 0, [1, 2, 1]), ((30, 330), 0, [1, 1, 2])):
            with self.subTest(center=center, turned=turned):
                self.setUp()
                self.zoom_in()
                start, end = ((40, 0), (80, 0)) if center[0] == 400 else ((0, 30), (0, 60))
                if turned:
                    start, end = (40, 25), (80, 25)
                self.assertEqual(self.move(around(center, start, end)), wanted)

    def test_finger_in_each_plot(self) -> None:
        self.zoom_in()
        self.assertEqual(self.move([((350, 150), (300, 150)), ((450, 280), (500, 280))]), [2, 1, 1])

    def test_second_finger_during_a_pan(self) -> None:
        """The pan goes on, and the axis across the fingers does not zoom."""
        self.zoom_in()
        self.push(0, TouchPhase.BEGAN, (400, 100))
        data = value(self.x, 400, 100), value(self.high, 400, 100)
        for step in range(1, 11):
            self.time += 1 / 60
            self.push(0, TouchPhase.MOVED, (400 - 2 * step, 100 - step))
        self.push(1, TouchPhase.BEGAN, (500, 110))
        for step in range(1, 11):
            self.time += 1 / 60
            self.push(0, TouchPhase.MOVED, (380 - step, 90 - step))
            self.push(1, TouchPhase.MOVED, (500 + step, 110 + 4 * step))
        self.frame()
        self.assertAlmostEqual(value(self.x, 370, 80), data[0], delta=1e-9)
        self.assertAlmostEqual(value(self.high, 370, 80), data[1], delta=1e-9)
        self.assertAlmostEqual(self.high.limits[1] - self.high.limits[0], 25, delta=1e-9)

    def test_taps(self) -> None:
        """A double tap zooms about its place; two drags along y are no taps in x; two fingers zoom out."""
        before = self.limits()
        data = value(self.x, 300, 100), value(self.high, 300, 100)
        for _ in range(2):
            self.push(0, TouchPhase.BEGAN, (300, 100))
            self.time += 0.05
            self.push(0, TouchPhase.ENDED, (300, 100))
            self.time += 0.1
        self.rest()
        self.assertEqual(self.zooms(before), [2, 2, 1])
        self.assertAlmostEqual(value(self.x, 300, 100), data[0], delta=1e-9)
        self.assertAlmostEqual(value(self.high, 300, 100), data[1], delta=1e-9)
        x = self.x.limits
        for _ in range(2):
            self.move([((300, 60), (300, 140))], steps=6, hold=0, within=False)
        self.assertEqual(self.x.limits, x)
        self.move([((300, 100), (300, 100)), ((360, 100), (360, 100))], steps=1, hold=0.05)
        self.assertEqual(self.zooms(before), [1, 1, 1])

    def test_wheel_and_trackpad(self) -> None:
        for place, wanted in (((400, 100), [2, 2, 1]), ((400, 450), [2, 1, 1]), ((30, 100), [1, 2, 1]),
                              ((30, 300), [1, 1, 2])):
            self.setUp()
            before = self.limits()
            data = [value(axis, *place) for axis in self.chart.axes_at(*place)]
            self.scroll(*place, 0, -300, ScrollSource.WHEEL)
            self.rest()
            self.assertEqual(self.zooms(before), wanted)
            for axis, held in zip(self.chart.axes_at(*place), data):
                self.assertAlmostEqual(value(axis, *place), held, delta=1e-9)
        self.setUp()
        self.zoom_in()
        before = self.limits()
        self.scroll(400, 100, 70, 20, ScrollSource.TRACKPAD)
        self.rest()
        moved = [after[0] - start[0] for start, after in zip(before, self.limits())]
        for one, right in zip(moved, (25, -2.5, 0)):
            self.assertAlmostEqual(one, right, delta=1e-9)

    def test_fling_ends_within_the_data(self) -> None:
        self.zoom_in(2)
        self.move([((300, 100), (700, 60))], steps=8, hold=0, within=False)
        self.assertAlmostEqual(self.x.limits[0], 0, delta=1e-9)
        self.assertAlmostEqual(self.x.limits[1], 500, delta=1e-9)

    def test_lost_touches(self) -> None:
        """Contacts without a landing, and a cancel, leave nothing behind."""
        self.push(7, TouchPhase.MOVED, (400, 100))
        self.push(7, TouchPhase.ENDED, (400, 100))
        self.push(1, TouchPhase.BEGAN, (400, 100))
        self.cancel()
        self.assertEqual(self.chart.down, {})
        self.push(1, TouchPhase.ENDED, (400, 100))
        self.assertEqual(self.chart.down, {})
        self.assertEqual([view.state.contact_count for view in self.chart.views], [0, 0, 0, 0])


class Canvas(QWidget):
    """The canvas of matplotlib, as far as the example uses it."""

    device_pixel_ratio = 2

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def mpl_connect(self, name: str, function: Callable[[object], None]) -> None:
        self.resized = function

    def draw(self) -> None:
        self.drawn += 1

    draw_idle = draw


class Plot(SimpleNamespace):
    """A plot of matplotlib: its place is in pixels, y up from the lower end of the canvas."""

    def get_xlim(self) -> Tuple[float, float]:
        return self.xlim

    def get_ylim(self) -> Tuple[float, float]:
        return self.ylim

    def set(self, **limits: Tuple[float, float]) -> None:
        self.__dict__.update(limits)

    def set_xlim(self, low: float, high: float) -> None:
        self.xlim = low, high


class ZoomTest(AxesTest):
    """The same through events of Qt, with a stand-in for the canvas of matplotlib, and with a clock of the test."""

    def setUp(self) -> None:
        super().setUp()
        self.application = QApplication.instance() or QApplication(["charts", "-platform", "offscreen"])
        for module in (chart, tapzoom.qt):
            patch = mock.patch.object(module, "now", lambda: self.time)
            patch.start()
            self.addCleanup(patch.stop)
        self.canvas = Canvas()
        self.canvas.resize(800, 480)
        self.plots = [Plot(xlim=(0, 1000), ylim=ylim, bbox=SimpleNamespace(x0=120, x1=1520, y0=y0, y1=y1))
                      for ylim, y0, y1 in (((-50, 50), 520, 920), ((0, 10), 120, 480))]
        self.zoom = chart.Zoom(self.canvas, self.plots, pan_slop=0, pinch_slop=0)
        self.chart = self.zoom.chart
        self.x, self.high, self.low = self.chart.axes
        for view in self.chart.views:
            view.config = view.config.replace(points_per_unit=1)

    def send(self, event: QEvent) -> None:
        QApplication.sendEvent(self.canvas, event)

    def push(self, finger: int, phase: TouchPhase, at: Place) -> None:
        kind, state = {
            TouchPhase.BEGAN: (QEvent.Type.TouchBegin, QEventPoint.State.Pressed),
            TouchPhase.MOVED: (QEvent.Type.TouchUpdate, QEventPoint.State.Updated),
            TouchPhase.ENDED: (QEvent.Type.TouchEnd, QEventPoint.State.Released)}[phase]
        # Only Qt itself can set the position of a QEventPoint.
        point = SimpleNamespace(id=lambda: finger, state=lambda: state, position=lambda: QPointF(*at),
                                ellipseDiameters=lambda: QSizeF(0, 0))
        event = mock.Mock(type=lambda: kind, timestamp=lambda: 0, points=lambda: [point])
        event.device().type.return_value = QInputDevice.DeviceType.TouchScreen
        self.assertTrue(self.zoom.eventFilter(self.canvas, event))
        event.accept.assert_called()

    def scroll(self, x: float, y: float, dx: float, dy: float, source: ScrollSource) -> None:
        moved, phases = QPoint(-dx, -dy), [Qt.ScrollPhase.ScrollUpdate, Qt.ScrollPhase.ScrollEnd]
        if source == ScrollSource.WHEEL:
            moved, phases = moved * 1.2, [Qt.ScrollPhase.NoScrollPhase]  # 100 pixels are a notch, which is 120
        for phase in phases:
            angle = moved if phase == Qt.ScrollPhase.NoScrollPhase else QPoint()
            self.send(QWheelEvent(QPointF(x, y), QPointF(x, y), moved, angle, Qt.MouseButton.NoButton,
                                  Qt.KeyboardModifier.NoModifier, phase, False))
            self.time, moved = self.time + 0.3, QPoint()

    def cancel(self) -> None:
        self.send(QEvent(QEvent.Type.WindowDeactivate))

    def frame(self) -> bool:
        """Runs a frame. The plots then have the limits of the axes. Returns whether another one follows."""
        self.zoom.timer.stop()
        self.zoom.frame()
        for plot, (x, y) in zip(self.plots, self.chart.plots):
            self.assertEqual((plot.xlim, plot.ylim), (x.limits, y.limits))
        return self.zoom.timer.isActive()

    def test_mouse_drags(self) -> None:
        self.zoom_in()
        before = self.limits()
        for kind, x in ((QEvent.Type.MouseButtonPress, 400), (QEvent.Type.MouseMove, 350)):
            at = QPointF(x, 100)
            self.send(QMouseEvent(kind, at, at, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton,
                                  Qt.KeyboardModifier.NoModifier))
            self.time += 0.1
        self.frame()
        self.assertAlmostEqual(self.x.limits[0] - before[0][0], 50 * 250 / 700, delta=1e-9)

    def test_draws_only_what_has_changed(self) -> None:
        """At rest there is neither a frame nor a drawing."""
        self.frame()
        drawn = self.canvas.drawn
        self.zoom_in()
        self.move([((350, 150), (300, 150))])
        self.assertGreater(self.canvas.drawn, drawn)
        drawn = self.canvas.drawn
        self.assertFalse(self.frame())
        self.assertEqual(self.canvas.drawn, drawn)

    def test_resize(self) -> None:
        """A zoomed chart keeps its limits and remains under the fingers."""
        self.zoom_in()
        before = self.limits()
        for plot in self.plots:
            plot.bbox.x1 -= 600
        self.canvas.resized(None)
        for one, other in zip(before, self.limits()):
            for a, b in zip(one, other):
                self.assertAlmostEqual(a, b, delta=1e-9)
        self.assertEqual(self.move(around((200, 120), (50, 0), (100, 0))), [2, 1, 1])


class DaysTest(unittest.TestCase):
    """The plot whose x axis zooms, with the stand-in for a canvas of 800 x 480."""

    def setUp(self) -> None:
        self.application = QApplication.instance() or QApplication(["charts", "-platform", "offscreen"])
        self.canvas = Canvas()
        self.canvas.resize(800, 480)
        self.plot = Plot(xlim=(0, 1000), bbox=SimpleNamespace(x0=120, x1=1520, width=1400))
        self.zoom = days.Zoom(self.canvas, self.plot)
        self.zoom.view.config = self.zoom.view.config.replace(pan_slop=0, wheel_smoothing=0)

    def send(self, event: QEvent) -> None:
        QApplication.sendEvent(self.canvas, event)
        self.zoom.frame()

    def test_a_wheel_and_a_drag(self) -> None:
        """The wheel zooms about the pointer; a drag moves x by its distance along x."""
        at = QPointF(410, 100)  # the middle of the plot
        for _ in range(3):
            self.send(QWheelEvent(at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
                                  Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False))
        for limit, expected in zip(self.plot.xlim, (250, 750)):
            self.assertAlmostEqual(limit, expected, delta=1e-6)
        for kind, place in ((QEvent.Type.MouseButtonPress, at), (QEvent.Type.MouseMove, QPointF(340, 300))):
            self.send(QMouseEvent(kind, place, place, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton,
                                  Qt.KeyboardModifier.NoModifier))
        for limit, expected in zip(self.plot.xlim, (300, 800)):
            self.assertAlmostEqual(limit, expected, delta=1e-6)
        self.assertGreater(self.canvas.drawn, 0)

    def test_layout(self) -> None:
        """Another place of the plot counts from the next paint on."""
        self.plot.bbox.x1, self.plot.bbox.width = 920, 800
        self.canvas.grab()
        self.assertEqual(self.zoom.view.viewport[:2], (400, 1))


if __name__ == "__main__":
    unittest.main()
