# SPDX-License-Identifier: MIT
"""Two plots of matplotlib in a Qt window, which share x. Fingers, a mouse, wheels and trackpads zoom x and y apart.

    python3 chart.py
"""

import math
import sys

import numpy
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication
from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg
from matplotlib.figure import Figure
from tapzoom.qt import Glue, now

from axes import Axis, Chart

FRAME = 1 / 60  # seconds: matplotlib seldom draws faster


class Zoom(QObject):
    """Zooms plots of a canvas. It gets the canvas' events, and sets the limits of the plots."""

    def __init__(self, canvas, plots, **settings):
        """plots: the Axes of matplotlib in a column. Their limits are the range of the data; those of x are equal."""
        super().__init__(canvas)
        self.canvas, self.plots = canvas, plots
        x = Axis(*plots[0].get_xlim())
        self.chart = Chart(*((x, Axis(*plot.get_ylim(), vertical=True)) for plot in plots))
        self.glue = Glue()
        for view in self.chart.views:
            view.config = self.glue.configure(view.config, canvas).replace(**settings)
        self.timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.frame)
        self.begun, self.shown = -math.inf, None
        canvas.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        canvas.installEventFilter(self)
        canvas.mpl_connect("resize_event", self.resize)
        self.resize()

    def resize(self, _=None):
        pixels = self.canvas.device_pixel_ratio
        height = self.canvas.height()
        for plot, (x, y) in zip(self.plots, self.chart.plots):
            box = plot.bbox  # in pixels, y up
            x.place(box.x0 / pixels, box.x1 / pixels)
            y.place(height - box.y1 / pixels, height - box.y0 / pixels)
        self.chart.taps.set_viewport((self.canvas.width(), height))
        self.shown = None
        self.schedule(now())

    def schedule(self, time):
        """Runs the next frame at a time, but not sooner than FRAME after the last one began."""
        if time < math.inf:
            self.timer.start(max(math.ceil(1000 * (max(time, self.begun + FRAME) - now())), 0))

    def frame(self):
        self.begun = now()
        deadline = self.chart.frame(self.begun)
        limits = [axis.limits for axis in self.chart.axes]
        if limits != self.shown:
            self.shown = limits
            for plot, (x, y) in zip(self.plots, self.chart.plots):
                plot.set(xlim=x.limits, ylim=y.limits)
            self.canvas.draw()
        self.schedule(deadline)

    def eventFilter(self, _, event):
        if self.glue.cancels(event):
            self.chart.cancel(now())
        touches, scroll = self.glue.touches(event), self.glue.scroll(event)
        for touch in touches:
            self.chart.touch(touch)
        if scroll:
            self.chart.scroll(scroll)
        if touches or scroll:
            event.accept()
            self.schedule(now())
        return bool(touches or scroll)


def weather(plots):
    """A year of a weather station that never was, a value an hour."""
    days = numpy.arange(365 * 24) / 24
    noise = numpy.random.default_rng(1).normal(size=(2, days.size))
    gusts = numpy.convolve(noise[0], numpy.ones(30) / 5, "same")
    heat = 11 - 10 * numpy.cos(days * math.tau / 365) - 4 * numpy.cos(days * math.tau) + 2 * gusts
    plots[0].plot(days, heat, linewidth=0.8)
    plots[1].plot(days, numpy.abs(6 + 3 * gusts + noise[1]), linewidth=0.8, color="tab:green")
    plots[0].set(ylabel="°C", xlim=(0, 365), ylim=(-20, 45))
    plots[1].set(ylabel="wind, m/s", xlabel="day of the year", xlim=(0, 365), ylim=(0, 25))


def main():
    app = QApplication(sys.argv[:1])
    canvas = FigureCanvasQTAgg(Figure())
    plots = canvas.figure.subplots(2, sharex=True)
    canvas.figure.subplots_adjust(left=0.07, right=0.98, top=0.97, bottom=0.08, hspace=0.06)
    weather(plots)
    canvas.resize(1280, 800)
    Zoom(canvas, plots)
    canvas.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
