# SPDX-License-Identifier: MIT
"""An item of Qt Quick that zooms its children. Importing this module imports the toolkit."""

from __future__ import annotations

import math
from enum import Enum, Flag
from typing import Any, Callable, Dict, List, Optional, cast

from ._qt import Attachment, QtCore, Signal
from .config import Config
from .enums import KeepLike, PresetLike, StateFlag, StepLike
from .events import Event
from .geometry import Point, Velocity
from .qt import Glue, load
from .view import View

QtQml = load("QtQml")
QtQuick = load("QtQuick")
Property: Any = getattr(QtCore, "Property", None) or QtCore.pyqtProperty
Slot: Any = getattr(QtCore, "Slot", None) or QtCore.pyqtSlot
QPointF, QRectF, QByteArray = QtCore.QPointF, QtCore.QRectF, QtCore.QByteArray


def register_qml() -> None:
    """Registers ZoomItem, so that QML has it as TapZoomItem after `import TapZoom`."""
    QtQml.qmlRegisterType(ZoomItem, "TapZoom", 1, 0, "TapZoomItem")


def _member(kind: Any, name: str, signal: Any, notify: str) -> Any:
    """A property with a member of that name, and the signal of its changes."""

    def write(self: Any, value: Any) -> None:
        value = value.toVariant() if hasattr(value, "toVariant") else value
        if value != getattr(self, name):
            setattr(self, name, value)
            getattr(self, notify).emit()

    return Property(kind, lambda self: getattr(self, name), write, notify=signal)


def _command(*kinds: Any, least: Optional[int] = None) -> Callable[[Callable[..., None]], Any]:
    """A method for QML, whose last argument may be a map of options. `least`: how many arguments must be there [all].
    What it raises is a warning."""

    def decorate(function: Callable[..., None]) -> Any:
        def run(self: Any, *arguments: Any) -> None:
            view, given, options = self.command(), list(arguments), {}
            if given and isinstance(given[-1], dict):
                options = given.pop()
            try:
                if view:
                    function(self, view, *given, **options)
            except (ValueError, TypeError) as error:
                self._warn(f"{function.__name__}: {error}")

        run.__name__ = function.__name__
        for count in range(len(kinds) if least is None else least, len(kinds)):
            run = Slot(*kinds[:count])(run)
        return Slot(*kinds)(Slot(*kinds, "QVariantMap")(run))

    return decorate


def _names(bits: Flag) -> List[str]:
    return [str(one.name).lower() for one in type(bits) if one & bits]


class _Glue(Glue):
    """The settings of the item win over those of the screen."""

    settings: Dict[str, Any] = {}

    def configure(self, config: Config, target: Any) -> Config:
        return super().configure(config, target).replace(
            **{name: value for name, value in self.settings.items() if name in ("points_per_unit", "pixels_per_unit")})


class ZoomItem(QtQuick.QQuickItem):  # type: ignore[misc, name-defined]
    """The item TapZoomItem of QML, whose children fingers, the mouse, pens, wheels and trackpads zoom. It has the
    properties, signals and methods of that in C++: examples/qtquick/README.md lists them."""

    tapped = Signal(QPointF, QPointF, int, arguments=["point", "contentPoint", "count"])
    longPressed = Signal(QPointF, QPointF, arguments=["point", "contentPoint"])
    settled = Signal()
    gesture = Signal("QVariantMap", arguments=["event"])
    contentSizeChanged = Signal()
    settingsChanged = Signal()
    insetsChanged = Signal()
    flagsChanged = Signal()
    scaleRangeChanged = Signal()

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._attachment: Optional[Attachment] = None
        self._glue = _Glue()
        self._complete = False
        self._width = self._height = self._left = self._top = self._right = self._bottom = 0.0
        self._keep, self._preset = "picture", "photos"
        self._settings: Dict[str, Any] = {}
        self._shown: Any = None  # the flags and the scales of the last frame
        self._content = QtQuick.QQuickItem(self)
        self._content.setTransformOrigin(QtQuick.QQuickItem.TransformOrigin.TopLeft)
        self.setClip(True)
        self.setKeepTouchGrab(True)  # a Flickable around the item would take both
        self.setKeepMouseGrab(True)
        self.childrenChanged.connect(self._take_children)
        self._content.childrenRectChanged.connect(self._resize)
        self.contentSizeChanged.connect(self._resize)
        self.insetsChanged.connect(self._resize)
        self.settingsChanged.connect(self._configure)
        self.windowChanged.connect(self._watch_screen)

    # ---- Properties

    contentItem = Property(QtQuick.QQuickItem, lambda self: self._content, constant=True)
    contentWidth = _member(float, "_width", contentSizeChanged, "contentSizeChanged")
    contentHeight = _member(float, "_height", contentSizeChanged, "contentSizeChanged")
    keep = _member(str, "_keep", contentSizeChanged, "contentSizeChanged")
    preset = _member(str, "_preset", settingsChanged, "settingsChanged")
    settings = _member("QVariantMap", "_settings", settingsChanged, "settingsChanged")
    leftInset = _member(float, "_left", insetsChanged, "insetsChanged")
    topInset = _member(float, "_top", insetsChanged, "insetsChanged")
    rightInset = _member(float, "_right", insetsChanged, "insetsChanged")
    bottomInset = _member(float, "_bottom", insetsChanged, "insetsChanged")
    touched = Property(bool, lambda self: self._has(StateFlag.TOUCHED), notify=flagsChanged)
    moving = Property(bool, lambda self: self._has(StateFlag.MOVING), notify=flagsChanged)
    zoomed = Property(bool, lambda self: self._has(StateFlag.ZOOMED), notify=flagsChanged)
    limits = Property("QStringList", lambda self: _names(self.view.state.limits) if self.view else [],
                      notify=flagsChanged)  # fmt: skip
    minimumScale = Property(float, lambda self: self._scale(0), notify=scaleRangeChanged)
    maximumScale = Property(float, lambda self: self._scale(1), notify=scaleRangeChanged)
    fittedScale = Property(float, lambda self: self._scale(2), notify=scaleRangeChanged)

    @property
    def view(self) -> Optional[View]:
        """The View, for reading; None until the item and its content have a size."""
        return self._attachment.view if self._attachment else None

    def command(self) -> Optional[View]:
        """The view at the current time, for commands. A frame follows."""
        return self._attachment.command() if self._attachment else None

    def _has(self, flag: StateFlag) -> bool:
        return bool(self.view and self.view.state.flags & flag)

    def _scale(self, index: int) -> float:
        return float(self.view.scale_range[index]) if self.view else 0.0

    # ---- Commands

    @_command(float, QPointF)
    def zoomTo(self, view: View, scale: float, point: Any, **options: Any) -> None:
        view.zoom_to(scale, (point.x(), point.y()), **options)

    @_command(float, QPointF)
    def zoomBy(self, view: View, factor: float, point: Any, **options: Any) -> None:
        view.zoom_by(factor, (point.x(), point.y()), **options)

    @_command(QRectF)
    def zoomToRect(self, view: View, rect: Any, **options: Any) -> None:
        view.zoom_to_rect(rect.getRect(), **options)

    @_command(QPointF, float, least=1)
    def centerOn(self, view: View, point: Any, scale: float = 0.0, **options: Any) -> None:
        view.center_on((point.x(), point.y()), scale, **options)

    @_command(float, QPointF)
    def rotateTo(self, view: View, angle: float, point: Any, **options: Any) -> None:
        view.rotate_to(math.radians(angle), (point.x(), point.y()), **options)

    @_command(float, QPointF)
    def rotateBy(self, view: View, angle: float, point: Any, **options: Any) -> None:
        view.rotate_by(math.radians(angle), (point.x(), point.y()), **options)

    @_command(str)
    def step(self, view: View, action: StepLike, **options: Any) -> None:
        view.step(action, **options)

    @Slot(result="QStringList")  # type: ignore[untyped-decorator]
    def actions(self) -> List[str]:
        return _names(self.view.actions) if self.view else []

    @_command(float, float)
    def panBy(self, view: View, dx: float, dy: float, **options: Any) -> None:
        view.pan_by(dx, dy, **options)

    @_command()
    def fit(self, view: View, **options: Any) -> None:
        view.fit(**options)

    @Slot()  # type: ignore[untyped-decorator]
    def stopMotion(self) -> None:
        view = self.command()
        if view:
            view.stop_motion()

    @Slot(result=QByteArray)  # type: ignore[untyped-decorator]
    def saveState(self) -> Any:
        return QByteArray(self.view.save_state() if self.view else b"")

    @Slot(QByteArray, result=bool)  # type: ignore[untyped-decorator]
    def loadState(self, data: Any) -> bool:
        view = self.command()
        try:
            if not view:
                return False
            view.load_state(bytes(data))
        except ValueError:
            return False
        if math.isfinite(view.state.time):
            view.rebase_time(self._glue.now() - view.state.time)
        self._resize()
        self._configure()
        return True

    # ---- The item and its content

    def componentComplete(self) -> None:
        super().componentComplete()
        self._complete = True
        self._resize()

    def geometryChange(self, new: Any, old: Any) -> None:
        super().geometryChange(new, old)
        self._resize()

    def _watch_screen(self, window: Any) -> None:
        if window:
            window.screenChanged.connect(self._configure)
            self._configure()

    def touchUngrabEvent(self) -> None:
        # Qt calls it after the last lift, too; then there is no contact.
        if self._attachment:
            self._attachment.cancel()

    def mouseUngrabEvent(self) -> None:
        self.touchUngrabEvent()

    def _take_children(self) -> None:
        for child in self.childItems():
            if child != self._content:
                child.setParentItem(self._content)

    def _resize(self) -> None:
        """Creates the view as soon as both sizes are known."""
        children = self._content.childrenRect()
        content = self._width or children.right(), self._height or children.bottom()
        viewport = self.width(), self.height(), self._left, self._top, self._right, self._bottom
        if not self._complete or min(*content, *viewport[:2]) <= 0:
            return
        self._content.setSize(QtCore.QSizeF(*content))
        view = self.command()
        if view:
            try:
                view.set_viewport(viewport)
                view.set_content(content, keep=cast(KeepLike, self._keep))
            except ValueError as error:
                self._warn(f"keep, or an inset: {error}")
            return
        config = self._config()
        if config:
            self._attachment = Attachment(self, View(viewport, content, config=config), self._glue)
            self._attachment.moved.connect(self._move)
            self._attachment.framed.connect(self._note)
            self._attachment.gesture.connect(self._tell)
            self._attachment.frame()

    def _config(self) -> Optional[Config]:
        """The settings, or None after a warning."""
        field = "preset"
        try:
            config = Config(cast(PresetLike, self._preset))
            field, self._glue.settings = "settings", self._settings
            return self._glue.configure(config, self.window()).replace(**self._settings)
        except (ValueError, TypeError) as error:
            self._warn(f"{field}: {error}")
            return None

    def _configure(self) -> None:
        view = self.command()
        if not view:
            return self._resize()
        config = self._config()
        if config:
            try:
                view.config = config
            except ValueError as error:
                self._warn(f"settings: {error}")

    def _warn(self, text: str) -> None:
        QtCore.qWarning(f"TapZoomItem: {text}")

    # ---- Frames

    def _move(self, transform: Any) -> None:
        self._content.setScale(transform.scale)
        self._content.setRotation(math.degrees(transform.rotation))
        self._content.setX(transform.x)
        self._content.setY(transform.y)

    def _note(self, state: Any) -> None:
        before, self._shown = self._shown, (state.flags, state.limits, self.view and self.view.scale_range)
        if not before or before[:2] != self._shown[:2]:
            self.flagsChanged.emit()
        if not before or before[2] != self._shown[2]:
            self.scaleRangeChanged.emit()

    def _tell(self, event: Event) -> None:
        kind, at, content = str(event.kind), QPointF(*event.view_point), QPointF(*event.content_point)
        self.gesture.emit(_told(event))
        if kind in ("tap", "double_tap"):
            self.tapped.emit(at, content, event.tap_count)
        elif kind == "long_press" and str(event.phase) == "began":
            self.longPressed.emit(at, content)
        elif kind == "settled":
            self.settled.emit()


def _told(event: Event) -> Dict[str, Any]:
    """An event for QML: names in camel case, points, angles in degrees, and constants as strings."""
    told: Dict[str, Any] = {}
    for name, value in event._asdict().items():
        first, *more = (name[: -len("_point")] if name.endswith("_point") else name).split("_")
        name = first + "".join(word.capitalize() for word in more)
        if isinstance(value, Velocity):
            told.update(logScaleVelocity=value.log_scale, rotationVelocity=math.degrees(value.rotation))
            value = Point(value.x, value.y)
        if isinstance(value, Point):
            value = QPointF(*value)
        elif isinstance(value, Flag):
            value = _names(value)
        elif isinstance(value, Enum):
            value = str(value)
        told[name] = math.degrees(value) if name == "rotation" else value
    return told
