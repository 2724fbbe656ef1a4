# SPDX-License-Identifier: MIT
"""The chart of examples/charts: its axes under touches with exact times, and its window under real fingers."""

import math
import re
import statistics
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Dict, Iterable, List, Sequence, Tuple

import fingers
import scrolls
from comparing import ROOT
from fingers import Place, Script
from host import Host
from server import Server
from tapzoom import ScrollSource, Touch, TouchPhase

sys.path.insert(0, str(ROOT / "examples/charts"))
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

    def rest(self) -> None:
        while self.chart.frame(self.time) < math.inf:
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
            self.chart.frame(self.time)
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
        self.chart.frame(self.time)
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
            self.chart.scroll(dict(time=0, x=place[0], y=place[1], dx=0, dy=-300, source=ScrollSource.WHEEL))
            self.rest()
            self.assertEqual(self.zooms(before), wanted)
            for axis, held in zip(self.chart.axes_at(*place), data):
                self.assertAlmostEqual(value(axis, *place), held, delta=1e-9)
        self.setUp()
        self.zoom_in()
        before = self.limits()
        self.chart.scroll(dict(time=0, x=400, y=100, dx=70, dy=20, source=ScrollSource.TRACKPAD))
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
        self.chart.cancel(1.0)
        self.push(1, TouchPhase.ENDED, (400, 100))
        self.assertEqual(self.chart.down, {})
        self.assertEqual([view.state.contact_count for view in self.chart.views], [0, 0, 0, 0])


class WindowTest(unittest.TestCase):
    """The window of 1280 x 800. The program prints the limits of x and of both y."""

    X, HIGH = (0.07 * 1280, 0.98 * 1280), (0.03 * 800, (0.03 + 0.89 / 2.06) * 800)

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def start(self, server: Server, *options: object) -> Host:
        command = [sys.executable, ROOT / "examples/charts/chart.py", "--print", *options]
        environment = {"PYTHONPATH": str(ROOT / "bindings/python"), "PYTHONDONTWRITEBYTECODE": "1",
                       "TAPZOOM_LIBRARY": str(ROOT / "build/lib/libtapzoom.so"), "MPLCONFIGDIR": str(self.folder)}
        host = Host(server, command, self.folder / "chart", environment)
        self.addCleanup(host.__exit__)
        host.wait("window", lambda: bool(server.windows()), 60)
        server.resize(server.windows()[-1], 1280, 800)
        server.focus(server.windows()[-1])
        self.rest(host)
        return host

    def rest(self, host: Host) -> Limits:
        """Waits until the program has drawn nothing for a second. Returns the limits of all axes."""
        host.wait("frame", lambda: host.said.endswith("ms\n"))
        before, end = "", time.monotonic() + 60
        while before != host.said:
            self.assertLess(time.monotonic(), end, "no rest")
            before = host.said
            time.sleep(1)
        self.assertEqual([line for line in before.splitlines() if not line.startswith("chart: ")], [])
        return self.printed(before)[-1]

    @staticmethod
    def printed(said: str) -> List[Limits]:
        """The limits of each frame."""
        return [[tuple(map(float, words.split())) for words in line[len("chart: "):].split("; ")[:3]]
                for line in said.splitlines()]

    def play(self, *options: object, script: Script) -> Tuple[Limits, Limits, Host]:
        """Plays fingers. Returns the limits before and after."""
        with Server() as server:
            host = self.start(server, *options)
            before = self.rest(host)
            fingers.play(script, server.touch)
            return before, self.rest(host), host

    @staticmethod
    def strokes(paths: Fingers) -> Script:
        return fingers.together(*(
            fingers.stroke(finger, fingers.line(*path), 0.03 * finger, 0.5, rest=0.3)
            for finger, path in enumerate(paths)))

    def compare(self, before: Limits, after: Limits, zooms: Iterable[float]) -> None:
        for (a, b), (c, d), zoom in zip(before, after, zooms):
            self.assertAlmostEqual((b - a) / (d - c), zoom, delta=1e-5)

    def under(self, limits: Limits, place: Place) -> Tuple[float, float]:
        """The data under a place of the upper plot."""
        (left, right), (top, bottom), ((a, b), (c, d)) = self.X, self.HIGH, limits[:2]
        return a + (b - a) * (place[0] - left) / (right - left), d - (d - c) * (place[1] - top) / (bottom - top)

    def pinch(self, start: Place, end: Place, zooms: Sequence[float]) -> None:
        paths = around((640, 200), start, end)
        before, after, host = self.play("--slop", 0, script=self.strokes(paths))
        self.compare(before, after, zooms)
        for first, last in paths:
            held, now = self.under(before, first), self.under(after, last)
            if zooms[0] == 2:
                self.assertAlmostEqual(held[0], now[0], delta=365 / 1166 * 1e-3)  # a thousandth of a pixel
            if zooms[1] == 2:
                self.assertAlmostEqual(held[1], now[1], delta=65 / 345 * 1e-3)
        # How many frames it draws depends on the machine; the last one has all moves.
        times = [float(ms) for ms in re.findall(r"([0-9.]+) ms", host.said)]
        self.assertGreater(len(times), 1)
        self.assertLess(statistics.median(times), 2000, "milliseconds to draw a frame")

    def test_pinch_along_x(self) -> None:
        self.pinch((100, 10), (200, 20), (2, 1, 1))

    def test_pinch_along_y(self) -> None:
        self.pinch((10, 60), (20, 120), (1, 2, 1))

    def test_pinch_of_both(self) -> None:
        self.pinch((60, 60), (120, 120), (2, 2, 1))

    def test_finger_in_each_plot(self) -> None:
        """x is shared: both plots zoom along it, and the picture of both changes."""
        script = self.strokes([((440, 200), (240, 200)), ((840, 560), (1040, 560))])
        with Server() as server:
            host = self.start(server, "--slop", 0)
            before, shot = self.rest(host), server.screenshot()
            fingers.play(script, server.touch)
            self.compare(before, self.rest(host), (2, 1, 1))
            for box in ((100, 30, 1250, 365), (100, 395, 1250, 730)):
                self.assertNotEqual(shot.crop(box).tobytes(), server.screenshot().crop(box).tobytes())

    def test_double_tap(self) -> None:
        before, after, _ = self.play(script=fingers.double_tap((640, 200)))
        self.compare(before, after, (2, 2, 1))

    def test_fling_ends_within_the_data(self) -> None:
        pinch = self.strokes(around((640, 200), (100, 0), (200, 0)))
        fling = fingers.fling((150, 200), (1150, 200))  # beyond the first day, also on a slow machine
        before, after, host = self.play("--slop", 0, script=fingers.then(pinch, 0.5, fling))
        self.compare(before, after, (2, 1, 1))
        self.assertAlmostEqual(after[0][0], 0, delta=1e-6)

    def test_wheel_and_mouse(self) -> None:
        """Three notches zoom by 2: over the labels of y that axis alone, over the plot both. A drag pans."""
        with Server() as server:
            host = self.start(server, "--slop", 0)
            before = self.rest(host)
            for place, zooms in (((40, 200), (1, 2, 1)), ((640, 200), (2, 4, 1)), ((640, 780), (4, 4, 1))):
                server.pointer.point(*place)
                server.pointer.sync()
                time.sleep(0.3)
                scrolls.turn([scrolls.Notch(0.2 * index, False, place) for index in range(3)], server.pointer)
                after = self.rest(host)
                self.compare(before, after, zooms)
            server.pointer.point(640, 200)
            server.pointer.button(1, True)
            for step in range(1, 11):
                server.pointer.point(640 - 5 * step, 200)
                server.pointer.sync()
                time.sleep(fingers.STEP)
            time.sleep(0.3)
            server.pointer.button(1, False)
            server.pointer.sync()
            panned = self.rest(host)
            self.compare(after, panned, (1, 1, 1))
            self.assertAlmostEqual(panned[0][0] - after[0][0], 50 * 365 / 4 / (self.X[1] - self.X[0]), delta=1e-4)

    def test_resize(self) -> None:
        """A zoomed chart keeps its limits and remains under the fingers."""
        with Server() as server:
            host = self.start(server, "--slop", 0)
            fingers.play(self.strokes(around((640, 200), (100, 0), (200, 0))), server.touch)
            before = self.rest(host)
            server.resize(server.windows()[-1], 900, 600)
            after = self.rest(host)
            for one, other in zip(before, after):
                for a, b in zip(one, other):
                    self.assertAlmostEqual(a, b, delta=1e-6)


if __name__ == "__main__":
    unittest.main()
