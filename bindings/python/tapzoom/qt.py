# SPDX-License-Identifier: MIT
"""The events of Qt 6 as touches and scrolls of a view, and a widget and a Qt Quick item that zoom.

    import sys
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication
    from tapzoom.qt import ZoomView

    app = QApplication(sys.argv)
    viewer = ZoomView(QPixmap(sys.argv[1]))
    viewer.show()
    app.exec()

| for | use |
|---|---|
| a picture or a QGraphicsScene in a widget | `ZoomView` |
| an item of Qt Quick | `register_qml()`, then `import TapZoom` and `TapZoomItem { Image { ... } }` in QML |
| a widget or an item of your own | `Attachment(target, view)`: events go to the view, and signals tell of frames |
| rules of your own for contacts | a subclass of `Glue` for an `Attachment`: `leaves`, `touches`, `scroll`, `size` |
| a loop of your own | `Glue`: `cancels(event)`, `touches(event)`, `scroll(event)` |

Importing this module imports no Qt. Its classes use PySide6 or PyQt6: the one that is already imported, or that of
`toolkit`. The units of a view are those of Qt.

What Qt does, and what follows:

- It makes mouse events of touches that nobody accepts. They are ignored. An item of Qt Quick gets a pen only as a
  mouse, of a pen's pointer type.
- On macOS it sends the fingers of a trackpad as touches, too. They are ignored: their scrolls and pinches come as
  wheels and native gestures.
- It gives a touch to the first widget that accepts it, from the child under the finger up. So the glue leaves what
  lands on a child to the child, which gets it as a mouse. Further fingers on a child go to the widget that has one
  already: they move nothing, unless the child accepts touches.
- One event has several touches. Moves are pushed before lifts.
- A point of a touch has the diameters of its ellipse, 0 if the device does not report them. Qt marks no palms.
- It reports pens that hover, to a widget only with `WA_TabletTracking`, and to the window of an item of Qt Quick, not
  to the item. `Attachment` asks for both.
- The second press of a double click is an event of another type.
- A wheel has `pixelDelta` on X11, too. The type of the device says what it is. A trackpad has no phases on X11, and
  its deltas are parts of a notch, by which libinput's driver divides the travel of the fingers.
- X11 sends two events for one report of a trackpad, the second of them empty.
- Native gestures report a pinch on Linux by what to add to the scale, on macOS by the factor less 1.
- Times of events have an origin of their own, and are 0 for events that a program makes. The clock of the glue is
  now(); the event with the least delay so far gives the difference.
- Qt Quick calls `touchUngrabEvent` after the last lift, too. It must not cancel a tap that waits for a second one.
- A dialog or another program may take the lifts of contacts. `lenient` has the view add the missing ends.
"""

from __future__ import annotations

import math
import sys
import time as _time
from importlib import import_module
from typing import Any, Dict, List, Optional, Set, Tuple

from .config import Config
from .enums import Button, ScrollPhase, ScrollSource, ScrollUnit, Tool, TouchPhase
from .touches import Touch
from .view import View

#: The id of the mouse and that of a pen. Fingers have ids from 0 on.
MOUSE, PEN = -1, -2

#: Units per notch: libinput's X driver divides a trackpad's travel by it.
_X11_NOTCH = 15

#: "PySide6" or "PyQt6" for a program that imports neither before it uses this module; None takes the one that is there.
toolkit: Optional[str] = None

_TOOLKITS = ("PySide6", "PyQt6")
_STATES = {"Pressed": TouchPhase.BEGAN, "Updated": TouchPhase.MOVED, "Released": TouchPhase.ENDED}
_TOUCHES = ("TouchBegin", "TouchUpdate", "TouchEnd")
_PRESSES = ("MouseButtonPress", "MouseButtonDblClick", "TabletPress")
_MOVES = ("MouseMove", "TabletMove")
_HOVERS = (*_MOVES, "TabletEnterProximity", "TabletLeaveProximity")
_RELEASES = ("MouseButtonRelease", "TabletRelease")
_PHASES = {
    "ScrollBegin": ScrollPhase.BEGAN, "ScrollUpdate": ScrollPhase.CHANGED, "ScrollEnd": ScrollPhase.ENDED,
    "ScrollMomentum": ScrollPhase.MOMENTUM,
}  # fmt: skip
#: Widgets that take no contacts, unless they are more than that.
_PASSIVE = ("QWidget", "QFrame", "QLabel")
_MODULES = {"Attachment": "._qt", "ZoomView": "._qt_widgets", "ZoomItem": "._qt_quick", "register_qml": "._qt_quick"}


def now() -> float:
    """The current time on the clock of `Glue.time`, in seconds."""
    return _time.perf_counter()


class Glue:
    """What the glue keeps of a widget or an item.

    target  The widget, if its children should take what lands on them. `Attachment` sets it.
    """

    def __init__(self, target: Any = None) -> None:
        self.target = target
        self._fingers_down: Set[int] = set()  # ids of the fingers that are contacts
        self._offset: Optional[float] = None  # from the times of events to those of now()
        self._pixels: Optional[float] = None  # the density of the screen that the view knows
        self._points: Optional[float] = None  # points_per_unit of that screen
        self._down: Set[int] = set()  # ids of the mouse and the pen while they are contacts
        self._scale = 1.0  # of a pinch on a trackpad since its beginning

    def configure(self, config: Config, target: Any) -> Config:
        """Returns the settings that a view of a widget or a window needs: `pixels_per_unit` and, if its screen knows
        the size of a pixel, `points_per_unit`."""
        screen = target.screen() if target else None
        if screen:
            config = config.replace(pixels_per_unit=screen.devicePixelRatio())
            dpi = screen.physicalDotsPerInch()
            if 60 <= dpi <= 1000:  # some screens report nonsense
                config = config.replace(points_per_unit=160 / dpi)
        return config

    def size(self) -> Tuple[float, float]:
        """The width and the height of the view: those of the target, a widget."""
        return self.target.width(), self.target.height()

    def resize(self, view: View) -> bool:
        """Gives the view its size, and the density of the target's screen. Returns whether one of them has changed.
        On another screen, a `points_per_unit` of the program keeps its ratio to that of the screen.
        `Attachment` calls it after a resize of a widget and before each paint."""
        width, height = self.size()
        pixels = self.target.screen().devicePixelRatio()
        resized = width > 0 < height and view.viewport[:2] != (width, height)
        if resized:
            view.advance(self.now())
            view.set_viewport(view.viewport._replace(width=width, height=height))
        if pixels == self._pixels:
            return resized
        config, points = view.config, self._points or view.config.points_per_unit
        chosen = config.points_per_unit / points
        config = self.configure(config.replace(points_per_unit=points), self.target)
        self._pixels, self._points = pixels, config.points_per_unit
        view.config = config.replace(points_per_unit=config.points_per_unit * chosen)
        return True

    # ---- Time

    def now(self) -> float:
        """The current time on the clock of `time`, in seconds."""
        return now()

    def time(self, event: Any) -> float:
        """The time of an event, in seconds, at most now."""
        present, stamp = now(), event.timestamp() / 1000
        if not stamp:
            return present
        # An event cannot be late by a minute: its clock has wrapped, or it is that of another device.
        if self._offset is None or not present - 60 <= stamp + self._offset <= present:
            self._offset = present - stamp
        return float(stamp + self._offset)

    # ---- Events

    def leaves(self, place: Any, further: bool = False) -> bool:
        """Whether a child of the target takes a contact that lands at a position, a QPointF. A child that is no more
        than a QWidget, QFrame or QLabel takes none, nor one with `WA_TransparentForMouseEvents`.

        further  Other fingers are down on the target, so that Qt gives this one to it, too. It is the target's if the
                 child accepts touches.
        """
        if self.target is None or not self.target.isWidgetType():
            return False
        child = self.target.childAt(place.toPoint())
        passive = [getattr(load("QtWidgets"), name) for name in _PASSIVE]
        while child is not None and child != self.target and type(child) in passive:
            child = child.parentWidget()
        if child is None or child == self.target:
            return False
        return not (further and child.testAttribute(load("QtCore").Qt.WidgetAttribute.WA_AcceptTouchEvents))

    def touches(self, event: Any) -> List[Touch]:
        """Returns the touches of an event of fingers, the mouse or a pen, moves before lifts. An event of another kind
        has none. The mouse and a pen are contacts while the left button is down. Call it once for an event.
        If it returns touches, push them, and do not pass the event to `event`, which would ask again."""
        kind = name_of(event.type())
        if kind in _TOUCHES:
            return self._fingers(kind, event)
        if kind in _PRESSES or kind in _MOVES or kind in _RELEASES:
            return self._pointer(kind, event)
        return []

    def hover(self, view: View, event: Any) -> None:
        """Calls `View.pen_near` if the event is one of a pen that hovers. `event` does so, too."""
        if name_of(event.type()) in _HOVERS and PEN not in self._down and self._is_pen(event):
            view.pen_near(self.time(event))

    def scroll(self, event: Any) -> Optional[Dict[str, Any]]:
        """Returns the arguments of `View.push_scroll` for an event of a wheel or a trackpad; None for every other
        event."""
        kind = name_of(event.type())
        if kind == "Wheel":
            return self._wheel(event)
        return self._gesture(event) if kind == "NativeGesture" else None

    def cancels(self, event: Any) -> bool:
        """Whether lifts of contacts may be missed, because Qt cancels touches, the widget was hidden, or its window
        lost the focus or is blocked by a dialog. A program that keeps contacts of its own then ends them, too; `event`
        cancels those of the view."""
        kind = name_of(event.type())
        cancels = kind in ("TouchCancel", "Hide", "WindowDeactivate", "WindowBlocked")
        if cancels:
            self.forget()
        return cancels

    def forget(self) -> None:
        """Nothing is down any more."""
        self._down.clear()
        self._fingers_down.clear()

    def event(self, view: View, event: Any) -> Optional[bool]:
        """Handles an event of a widget or an item for its view: contacts, wheels, trackpads, and what ends contacts. A
        key advances the view's clock, which stops while the program sleeps, so that a command for it starts now.

        Returns None if the event is none of the view's. Otherwise a frame follows; True if nobody else should see the
        event, and False if others need it, too."""
        if self.cancels(event):
            view.cancel_touches(now())
            return name_of(event.type()) == "TouchCancel"
        # Two fingers of one report are two such events, if one lands on a child. Qt ends the first sequence if the view
        # refuses the second one.
        taken = name_of(event.type()) == "TouchBegin" and bool(self._fingers_down)
        touches = self.touches(event)
        scroll = self.scroll(event)
        if touches:
            taken = True
            view.push_touches(touches)
        elif scroll:
            # Qt gives the rest of a scroll to the receiver of its beginning.
            taken = view.push_scroll(**scroll) or scroll["phase"] != ScrollPhase.UNPHASED
        elif name_of(event.type()) in ("KeyPress", "KeyRelease"):
            view.advance(now())
        elif not taken:
            self.hover(view, event)
            return None
        if taken:
            event.accept()
        return taken

    def _fingers(self, kind: str, event: Any) -> List[Touch]:
        """The touches of fingers on a screen."""
        if name_of(event.device().type()) == "TouchPad":
            return []
        begins = kind == "TouchBegin" and not self._fingers_down
        # Qt then gives all of the sequence to the child, the first finger as a mouse.
        if begins and self.leaves(event.points()[0].position()):
            return []
        time, touches = self.time(event), []
        for point in event.points():
            phase, id, place = _STATES.get(name_of(point.state())), point.id(), point.position()
            if phase == TouchPhase.BEGAN and (begins or not self.leaves(place, further=True)):
                self._fingers_down.add(id)
            if phase is None or (self.target is not None and id not in self._fingers_down):
                continue  # it rests, or landed on somebody else
            size = point.ellipseDiameters()
            touches.append(Touch(time, id, phase, place.x(), place.y(), size=max(size.width(), size.height())))
            if phase == TouchPhase.ENDED:
                self._fingers_down.discard(id)
        return sorted(touches, key=lambda touch: touch.phase != TouchPhase.MOVED)

    def _is_pen(self, event: Any) -> bool:
        return name_of(event.type()).startswith("Tablet") or name_of(event.pointerType()) in ("Pen", "Eraser")

    def _pointer(self, kind: str, event: Any) -> List[Touch]:
        """The touch of the mouse or a pen."""
        is_pen = self._is_pen(event)
        if name_of(event.device().type()) == "TouchScreen":
            return []
        id = PEN if is_pen else MOUSE
        is_left = name_of(event.button()) == "LeftButton"
        is_down = id in self._down
        if kind in _PRESSES and is_left and not is_down:
            if self.leaves(event.position()):
                return []
            self._down.add(id)
            phase = TouchPhase.BEGAN
        elif kind in _MOVES and is_down:
            phase = TouchPhase.MOVED
        elif kind in _RELEASES and is_left and is_down:
            self._down.remove(id)
            phase = TouchPhase.ENDED
        else:
            return []
        buttons = Button.ERASER if name_of(event.pointerType()) == "Eraser" else Button.PRIMARY
        place = event.position()
        return [Touch(self.time(event), id, phase, place.x(), place.y(), Tool.PEN if is_pen else Tool.MOUSE,
                      buttons=buttons)]  # fmt: skip

    def _wheel(self, event: Any) -> Optional[Dict[str, Any]]:
        phase = _PHASES.get(name_of(event.phase()), ScrollPhase.UNPHASED)
        is_trackpad = name_of(event.device().type()) == "TouchPad" or phase != ScrollPhase.UNPHASED
        delta, unit, per = event.angleDelta(), ScrollUnit.NOTCH120, 1.0
        if is_trackpad and phase == ScrollPhase.UNPHASED:  # on X11
            unit, per = ScrollUnit.PIXEL, _X11_NOTCH / 120
        elif is_trackpad and not event.pixelDelta().isNull():
            delta, unit = event.pixelDelta(), ScrollUnit.PIXEL
        if delta.isNull() and phase == ScrollPhase.UNPHASED:
            return None
        modifiers = event.modifiers()
        zooms = bool(modifiers & type(modifiers).ControlModifier)  # like a wheel
        return self._scroll(
            event,
            dx=-delta.x() * per,
            dy=-delta.y() * per,
            phase=phase,
            unit=unit,
            source=ScrollSource.TRACKPAD if is_trackpad and not zooms else ScrollSource.WHEEL,
        )

    def _gesture(self, event: Any) -> Optional[Dict[str, Any]]:
        """The scroll of two fingers that spread, turn and move on a trackpad. Three or more swipe, for the program."""
        kind = name_of(event.gestureType())
        if event.fingerCount() > 2:
            return None
        given: Dict[str, Any] = dict(phase=ScrollPhase.CHANGED, source=ScrollSource.TRACKPAD)
        if kind == "BeginNativeGesture":
            self._scale = 1.0
            given.update(phase=ScrollPhase.BEGAN)
        elif kind == "EndNativeGesture":
            given.update(phase=ScrollPhase.ENDED)
        elif kind == "ZoomNativeGesture":
            scale = max(self._scale + event.value(), 1e-3)
            given.update(factor=scale / self._scale)
            if sys.platform != "darwin":  # a difference of scales; there the factor less 1
                self._scale = scale
        elif kind == "RotateNativeGesture":
            given.update(rotation=math.radians(event.value()))
        elif kind == "PanNativeGesture":
            given.update(dx=-event.delta().x(), dy=-event.delta().y())
        else:
            return None
        return self._scroll(event, **given)

    def _scroll(self, event: Any, **given: Any) -> Dict[str, Any]:
        return dict(time=self.time(event), x=event.position().x(), y=event.position().y(), **given)


def name_of(value: Any) -> str:
    """The name of a constant of Qt, such as "TouchBegin"; "" if it has none."""
    return getattr(value, "name", None) or ""


def load(module: str) -> Any:
    """Imports a module of the toolkit, such as "QtCore"."""
    loaded = [name for name in _TOOLKITS if name in sys.modules]
    for name in [toolkit] if toolkit else loaded or _TOOLKITS:
        try:
            return import_module(f"{name}.{module}")
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
    raise ImportError(f"tapzoom.qt needs {toolkit or ' or '.join(_TOOLKITS)}: install it with pip")


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name], __package__), name)
