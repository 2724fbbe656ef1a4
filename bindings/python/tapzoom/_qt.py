# SPDX-License-Identifier: MIT
"""A view that belongs to a widget or an item of Qt. Importing this module imports the toolkit."""

from __future__ import annotations

import math
from collections import deque
from typing import Any, Deque, Optional

from .events import Event
from .geometry import Transform
from .qt import Glue, load, name_of
from .view import View

QtCore = load("QtCore")
QtGui = load("QtGui")
Signal: Any = getattr(QtCore, "Signal", None) or QtCore.pyqtSignal


class Attachment(QtCore.QObject):  # type: ignore[misc, name-defined]
    """Gives the events of a widget or an item to a view, and runs the frames of the view while it moves. The program
    draws when `moved` is emitted.

    target  A QWidget or a QQuickItem. It must outlive the attachment, which is its child.
    view    A View, which gets the settings of `Glue.configure` and the size of a widget. The program gives it the size
            of an item.
    glue    A Glue with rules of yours [one without]: a subclass may change `touches` and `scroll`, and `size` if the
            view does not fill the widget.
    """

    #: The displayed Transform has changed.
    moved = Signal(object)
    #: A frame has run: its State, after `moved`.
    framed = Signal(object)
    #: An Event of the view, after both.
    gesture = Signal(object)

    def __init__(self, target: Any, view: View, glue: Optional[Glue] = None) -> None:
        super().__init__(target)
        self.target = target
        self.view = view
        self.glue = glue or Glue()
        self.glue.target = target
        if not target.isWidgetType():
            view.config = self.glue.configure(view.config, target.window())
        self._shown: Optional[Transform] = None
        self._begun = -math.inf  # the time of the last frame
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
            self.glue.resize(view)
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
        self._request()
        return self.view

    @property
    def transform(self) -> Transform:
        """The transform to draw: that of the last frame."""
        return self._shown or self.view.transform

    def cancel(self) -> None:
        """Cancels the contacts that are down, if there are any."""
        self.glue.forget()
        if self.view.contacts():
            self.command().cancel_touches(self.glue.now())

    def frame(self) -> None:
        """Advances the view to the current time and emits what has changed. Runs by itself."""
        if self.view.closed:
            return
        self._begun = self.glue.now()
        exact, state, events = self.view.frame(self._begun)
        transform = self.view.transform_at(max(self.glue.now(), state.time))  # smooth
        self._events.extend(events)
        rest = 1000 * (state.next_deadline - self.glue.now()) if transform == exact else 0.0
        if rest < math.inf:
            self._timer.start(max(math.ceil(min(rest, 1e6)), int(self._refresh())))
        if transform != self._shown:
            self._shown = transform
            self.moved.emit(transform)
        self.framed.emit(state)
        while self._events:
            self.gesture.emit(self._events.popleft())

    def _refresh(self) -> float:
        """Milliseconds from one refresh of the screen to the next."""
        screen = self._window.screen() if self._window else None
        return 1000 / max(screen.refreshRate(), 1) if screen else 16.0

    def _request(self) -> None:
        """Runs a frame at once, or a refresh after the last one."""
        rest = self._refresh() - 1000 * (self.glue.now() - self._begun)
        self._timer.start(int(max(rest, 0)))

    def eventFilter(self, target: Any, event: Any) -> bool:
        if self.view.closed:
            return False
        if target != self.target:
            self.glue.hover(self.view, event)
            return False
        if name_of(event.type()) == "Resize" and self.glue.resize(self.view):
            self.frame()
        if name_of(event.type()) == "Paint" and self.glue.resize(self.view):
            self._request()
        taken = self.glue.event(self.view, event)
        if taken is not None:
            self._request()
        return bool(taken)

    @property
    def _window(self) -> Any:
        """The widget, or the window of the item, if it has one."""
        return self.target if self.target.isWidgetType() else self.target.window()

    def _watch_window(self, window: Any) -> None:
        """The window of an item, which alone gets the events of a pen that hovers."""
        if window:
            window.installEventFilter(self)

    def _application_changed(self, state: Any) -> None:
        if state != QtCore.Qt.ApplicationState.ApplicationActive and not self.view.closed:
            self.cancel()
