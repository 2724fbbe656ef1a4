# SPDX-License-Identifier: MIT
"""A view that belongs to a widget or an item of Qt. Importing this module imports the toolkit."""

from __future__ import annotations

import math
from collections import deque
from typing import Any, Deque, Optional

from .events import Event
from .geometry import Transform
from .qt import Glue, load
from .view import View

QtCore = load("QtCore")
QtGui = load("QtGui")
Signal: Any = getattr(QtCore, "Signal", None) or QtCore.pyqtSignal


class Attachment(QtCore.QObject):  # type: ignore[misc, name-defined]
    """Gives the events of a widget or an item to a view, and runs the frames of the view while it moves. The program
    draws when `moved` is emitted.

    target  A QWidget or a QQuickItem. It must outlive the attachment, which is its child.
    view    A View, which gets the settings of `Glue.configure`. The program gives it the size of the target.
    """

    #: The displayed Transform has changed.
    moved = Signal(object)
    #: An Event of the view, after `moved`.
    gesture = Signal(object)

    def __init__(self, target: Any, view: View, glue: Optional[Glue] = None) -> None:
        super().__init__(target)
        self.target = target
        self.view = view
        self.glue = glue or Glue()
        view.config = self.glue.configure(view.config, target if target.isWidgetType() else target.window())
        self._shown: Optional[Transform] = None
        # A handler may open a dialog, in which further frames run: these continue with the oldest event. It may also
        # delete the target; then nothing is left to tell.
        self._events: Deque[Event] = deque()
        events = self._events
        self.destroyed.connect(lambda: events.clear())
        self._timer = QtCore.QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(QtCore.Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.frame)
        if target.isWidgetType():
            target.setAttribute(QtCore.Qt.WidgetAttribute.WA_AcceptTouchEvents)
            target.setAttribute(QtCore.Qt.WidgetAttribute.WA_TabletTracking)
        else:
            target.setAcceptTouchEvents(True)
            target.setAcceptedMouseButtons(target.acceptedMouseButtons() | QtCore.Qt.MouseButton.LeftButton)
            target.windowChanged.connect(self._watch_window)
            self._watch_window(target.window())
        target.installEventFilter(self)
        QtGui.QGuiApplication.instance().applicationStateChanged.connect(self._application_changed)

    def command(self) -> View:
        """Returns the view at the current time, for a command: attachment.command().fit(animated=True). The next frame
        follows."""
        self.view.advance(self.glue.now())
        self._timer.start(0)
        return self.view

    @property
    def transform(self) -> Transform:
        """The transform to draw: that of the last frame."""
        return self._shown or self.view.transform

    def cancel(self) -> None:
        """Cancels the contacts that are down, if there are any."""
        if self.view.contacts():
            self.command().cancel_touches(self.glue.now())

    def frame(self) -> None:
        """Advances the view to the current time and emits what has changed. Runs by itself."""
        if self.view.closed:
            return
        transform, state, events = self.view.frame(self.glue.now())
        self._events.extend(events)
        rest = 1000 * (state.next_deadline - self.glue.now())
        if rest < math.inf:
            screen = QtGui.QGuiApplication.primaryScreen()
            frame = 1000 / max(screen.refreshRate(), 1) if screen else 16
            self._timer.start(max(math.ceil(min(rest, 1e6)), int(frame)))
        if transform != self._shown:
            self._shown = transform
            self.moved.emit(transform)
        while self._events:
            self.gesture.emit(self._events.popleft())

    def eventFilter(self, target: Any, event: Any) -> bool:
        if self.view.closed:
            return False
        if target != self.target:
            self.glue.hover(self.view, event)
            return False
        taken = self.glue.event(self.view, event)
        if taken is not None:
            self._timer.start(0)
        return bool(taken)

    def _watch_window(self, window: Any) -> None:
        """The window of an item, which alone gets the events of a pen that hovers."""
        if window:
            window.installEventFilter(self)

    def _application_changed(self, state: Any) -> None:
        if state != QtCore.Qt.ApplicationState.ApplicationActive and not self.view.closed:
            self.cancel()
