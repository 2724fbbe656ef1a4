# SPDX-License-Identifier: MIT
"""Plots with axes under fingers: x and y zoom apart. This file knows no toolkit.

Each axis is a view of one dimension. It sees a contact at its place along the axis, and no other coordinate. A contact
in a plot goes to both axes of the plot, one beside the plot to the axis there.
"""

import math

import tapzoom
from tapzoom import Config, EventKind, Fit, Gesture, Level, Rect, ScrollSource, TouchPhase

DRAGS = Gesture.PAN | Gesture.PINCH | Gesture.FLING
TAPS = Gesture.TAP | Gesture.DOUBLE_TAP | Gesture.FINGERS_TAP
#: Two fingers closer than this to one axis zoom that axis alone.
ANGLE = math.radians(30)


class Axis:
    """One axis: a view along its x axis. The data of a vertical axis grow upward, so its content is -data."""

    def __init__(self, low, high, vertical=False, deepest=1000):
        self.vertical, self.sign = vertical, -1 if vertical else 1
        config = Config("photos", gestures=DRAGS, fit=Fit.WIDTH, min_scale=Level(Fit.WIDTH),
                        max_scale=Level(Fit.WIDTH, deepest))
        self.view = tapzoom.View((1, 1), Rect(min(self.sign * low, self.sign * high), 0, high - low, 1e-6),
                                 config=config)

    def place(self, start, end):
        """Where the plot starts and ends along the axis in the window. A resize keeps the limits."""
        self.start, self.length = start, end - start
        self.view.set_viewport((self.length, 1))

    def part(self, x, y):
        """The part of a pair that counts along the axis."""
        return y if self.vertical else x

    def along(self, x, y):
        """The place along the axis of a place in the window."""
        return self.part(x, y) - self.start

    def data(self, place):
        """The value at a place along the axis."""
        return self.sign * self.view.transform.to_content((place, 0)).x

    @property
    def limits(self):
        """The values at the ends of the plot, the smaller one first."""
        return sorted((self.data(0), self.data(self.length)))

    def holds(self, x, y):
        return 0 <= self.along(x, y) <= self.length

    def zoom(self, factor, x, y):
        self.view.zoom_by(factor, (self.along(x, y), 0), animated=True)

    def touch(self, touch):
        self.view.push_touches([touch._replace(x=self.along(touch.x, touch.y), y=0)])

    def scroll(self, scroll):
        """A wheel zooms; a trackpad pans along the axis, and its pinch zooms."""
        scroll = dict(scroll, x=self.along(scroll["x"], scroll["y"]), y=0)
        if scroll.get("source") == ScrollSource.TRACKPAD:
            scroll.update(dx=self.part(scroll.get("dx", 0), scroll.get("dy", 0)), dy=0)
        self.view.push_scroll(**scroll)


class Chart:
    """Plots in a column, each a pair (x, y) of axes. Plots that share x share the axis."""

    def __init__(self, *plots):
        self.plots = plots
        self.axes = list(dict.fromkeys(axis for plot in plots for axis in plot))
        # A drag along one axis rests in the other one. So a view that sees both coordinates recognizes the taps.
        self.taps = tapzoom.View((1, 1), (1, 1), gestures=TAPS, double_tap="none", two_finger_tap="none")
        self.views = [*(axis.view for axis in self.axes), self.taps]
        self.down = {}  # by the contact's id: its last touch, and its axes

    def axes_at(self, x, y):
        for plot in self.plots:
            if plot[1].holds(x, y):
                return plot if plot[0].holds(x, y) else plot[1:]
        return self.plots[0][:1]

    def touch(self, touch):
        if touch.phase == TouchPhase.BEGAN:
            axes = self.axes_at(touch.x, touch.y)
            if len(axes) == 2:
                axes = [axis for axis in axes if self.takes(axis, touch)]
        else:
            axes = self.down.pop(touch.id, (None, ()))[1]
        if touch.phase in (TouchPhase.BEGAN, TouchPhase.MOVED):
            self.down[touch.id] = touch, axes
        for axis in axes:
            axis.touch(touch)
        self.taps.push_touches([touch])

    def takes(self, axis, touch):
        """Whether an axis takes a contact that lands in a plot. It takes the first one, and a second one if the
        direction between the two is not too near to that of the other axis."""
        others = [other for other, axes in self.down.values() if axis in axes]
        if len(others) != 1:
            return True
        x, y = abs(touch.x - others[0].x), abs(touch.y - others[0].y)
        return math.atan2(axis.part(x, y), axis.part(y, x)) > ANGLE

    def scroll(self, scroll):
        for axis in self.axes_at(scroll["x"], scroll["y"]):
            axis.scroll(scroll)

    def cancel(self, time):
        self.down.clear()
        for view in self.views:
            view.cancel_touches(time)

    def frame(self, time):
        """Runs a frame of all views. Returns when the next one is due."""
        for event in self.taps.frame(time).events:
            if event.kind in (EventKind.DOUBLE_TAP, EventKind.FINGERS_TAP):
                for axis in self.axes_at(*event.view_point):
                    axis.view.advance(time)
                    axis.zoom(2 if event.kind == EventKind.DOUBLE_TAP else 0.5, *event.view_point)
        return min(view.frame(time).state.next_deadline for view in self.views)
