# SPDX-License-Identifier: MIT
"""A plot of matplotlib whose x axis zooms under fingers, a mouse, wheels and trackpads."""
import sys

import tapzoom
from PySide6.QtWidgets import QApplication
from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg
from matplotlib.figure import Figure
from tapzoom.qt import Attachment, Glue


class AlongX(Glue):
    """Gives the view what moves along x, from the left edge of the plot."""

    def __init__(self, plot):
        super().__init__()
        self.plot = plot

    def place(self):
        """The left edge of the plot and its width, in units of the canvas."""
        pixels = self.target.device_pixel_ratio
        return self.plot.bbox.x0 / pixels, self.plot.bbox.width / pixels

    def touches(self, event):
        return [touch._replace(x=touch.x - self.place()[0], y=0) for touch in super().touches(event)]

    def scroll(self, event):
        scroll = super().scroll(event)
        return scroll and dict(scroll, x=scroll["x"] - self.place()[0], y=0)

    def size(self):
        return self.place()[1], 1


class Zoom(Attachment):
    """Zooms x within the limits that the plot has now."""

    def __init__(self, canvas, plot):
        low, high = plot.get_xlim()
        view = tapzoom.View((1, 1), (low, 0, high - low, 1e-6), preset="photos", fit="width", always_bounce_x=False,
                            min_scale=("width", 1), max_scale=("width", 1000))
        super().__init__(canvas, view, AlongX(plot))
        self.moved.connect(self.draw)

    def draw(self, transform):
        width = self.view.viewport.width
        self.glue.plot.set_xlim(transform.to_content((0, 0)).x, transform.to_content((width, 0)).x)
        self.target.draw_idle()


if __name__ == "__main__":
    app = QApplication(sys.argv)
    canvas = FigureCanvasQTAgg(Figure())
    plot = canvas.figure.subplots()
    plot.plot(range(365), [day * (365 - day) for day in range(365)])
    zoom = Zoom(canvas, plot)
    canvas.resize(1280, 800)
    canvas.show()
    sys.exit(app.exec())
