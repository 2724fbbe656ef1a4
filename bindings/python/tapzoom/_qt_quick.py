# SPDX-License-Identifier: MIT
"""An item of Qt Quick that zooms another item. Importing this module imports the toolkit."""

from __future__ import annotations

import math
from typing import Any, Optional

from ._qt import Attachment, QtCore, Signal
from .qt import load
from .view import View

QtQml = load("QtQml")
QtQuick = load("QtQuick")
Property: Any = getattr(QtCore, "Property", None) or QtCore.pyqtProperty
Slot: Any = getattr(QtCore, "Slot", None) or QtCore.pyqtSlot


def register_qml() -> None:
    """Registers ZoomItem, so that QML has it after `import TapZoom`."""
    QtQml.qmlRegisterType(ZoomItem, "TapZoom", 1, 0, "ZoomItem")


class ZoomItem(QtQuick.QQuickItem):  # type: ignore[misc, name-defined]
    """An item that fingers, the mouse, pens, wheels and trackpads act on. It places another item, its `target`, by `x`,
    `y`, `scale` and `rotation`. The target is a child without anchors, or null; its size is that of the content.

    preset  The name of a Preset [photos]. It counts when the item is complete.
    """

    #: The target has another place.
    moved = Signal()
    #: An event: the names of its kind and phase, such as "double_tap" and "discrete", and its position in the target.
    gesture = Signal(str, str, QtCore.QPointF)

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._target: Any = None
        self._preset = "photos"
        self._attachment: Optional[Attachment] = None
        self.setClip(True)

    def _get_target(self) -> Any:
        return self._target

    def _set_target(self, target: Any) -> None:
        if self._target:
            self._target.widthChanged.disconnect(self._resize_content)
            self._target.heightChanged.disconnect(self._resize_content)
            self._target.destroyed.disconnect(self._lose_target)
        self._target = target
        if target:
            target.setTransformOrigin(QtQuick.QQuickItem.TransformOrigin.TopLeft)
            target.widthChanged.connect(self._resize_content)
            target.heightChanged.connect(self._resize_content)
            target.destroyed.connect(self._lose_target)
            self._resize_content()

    def _lose_target(self) -> None:
        self._target = None

    def _get_preset(self) -> str:
        return self._preset

    def _set_preset(self, preset: str) -> None:
        self._preset = preset

    target = Property(QtQuick.QQuickItem, _get_target, _set_target)
    preset = Property(str, _get_preset, _set_preset)

    @property
    def view(self) -> Optional[View]:
        """The View, when the item is complete."""
        return self._attachment.view if self._attachment else None

    @Slot()  # type: ignore[untyped-decorator]
    def fit(self) -> None:
        """Shows the fitted view."""
        if self._attachment:
            self._attachment.command().fit(animated=True)

    @Slot(float, float, float)  # type: ignore[untyped-decorator]
    def zoomBy(self, factor: float, x: float, y: float) -> None:
        """Zooms by a factor about a position of this item."""
        if self._attachment:
            self._attachment.command().zoom_by(factor, (x, y), animated=True)

    def componentComplete(self) -> None:
        super().componentComplete()
        view = View((max(self.width(), 1), max(self.height(), 1)), (1, 1), preset=self._preset)
        self._attachment = Attachment(self, view)
        self._attachment.moved.connect(self._move)
        self._attachment.gesture.connect(self._tell)
        self._resize_content()

    def geometryChange(self, new: Any, old: Any) -> None:
        super().geometryChange(new, old)
        if self._attachment and not new.isEmpty():
            view = self._attachment.command()
            if self.window():
                view.config = view.config.replace(pixels_per_unit=self.window().effectiveDevicePixelRatio())
            view.set_viewport(view.viewport._replace(width=new.width(), height=new.height()))

    def touchUngrabEvent(self) -> None:
        # Qt calls it after the last lift, too; then there is no contact.
        if self._attachment:
            self._attachment.cancel()

    def mouseUngrabEvent(self) -> None:
        self.touchUngrabEvent()

    def _resize_content(self) -> None:
        if self._attachment and self._target and self._target.width() > 0 and self._target.height() > 0:
            self._attachment.command().set_content((self._target.width(), self._target.height()))

    def _move(self, transform: Any) -> None:
        if self._target:
            self._target.setScale(transform.scale)
            self._target.setRotation(math.degrees(transform.rotation))
            self._target.setX(transform.x)
            self._target.setY(transform.y)
        self.moved.emit()

    def _tell(self, event: Any) -> None:
        self.gesture.emit(str(event.kind), str(event.phase), QtCore.QPointF(*event.content_point))
