# SPDX-License-Identifier: MIT
"""A widget that zooms. Importing this module imports the toolkit."""

from __future__ import annotations

from typing import Any, Optional

from ._qt import Attachment, QtCore, QtGui, Signal
from .config import Config
from .qt import load
from .view import View

QtWidgets = load("QtWidgets")


class ZoomView(QtWidgets.QWidget):  # type: ignore[misc, name-defined]
    """A widget that shows a picture or a scene, which fingers, the mouse, pens, wheels and trackpads move and zoom.

    content  A QPixmap or a QGraphicsScene. A scene is drawn and gets no events; `gesture` tells where its user taps.
    config   The settings of the view. Without it they are those of the preset "photos" and of keywords, as for a View:
             ZoomView(pixmap, preset="maps", zoom_step=3).

    `view` is the View. `command()` returns it at the current time, for a command: viewer.command().fit(animated=True).
    """

    #: The displayed Transform has changed.
    moved = Signal(object)
    #: An Event of the view, after `moved`. Its `content_point` is a position in the picture or the scene.
    gesture = Signal(object)

    def __init__(self, content: Any, config: Optional[Config] = None, parent: Any = None, **settings: Any) -> None:
        super().__init__(parent)
        self._content: Any = None
        self.view = View((1, 1), (1, 1), config=config, **settings)
        self._attachment = Attachment(self, self.view)
        self._attachment.moved.connect(self._move)
        self._attachment.gesture.connect(self.gesture)
        self.command = self._attachment.command
        self.set_content(content)

    def set_content(self, content: Any) -> None:
        """Shows another picture or scene, fitted."""
        if not isinstance(content, (QtGui.QPixmap, QtWidgets.QGraphicsScene)):
            raise TypeError(f"content must be a QPixmap or a QGraphicsScene, not {content!r:.60}")
        if isinstance(content, QtGui.QPixmap) and content.isNull():
            raise ValueError("the QPixmap is null: was its file read?")
        if hasattr(self._content, "sceneRectChanged"):
            self._content.sceneRectChanged.disconnect(self._resize_content)
            self._content.changed.disconnect(self._redraw)
        self._content = content
        if hasattr(content, "sceneRectChanged"):
            content.sceneRectChanged.connect(self._resize_content)
            content.changed.connect(self._redraw)
        self._resize_content()
        self.command().fit()

    def sizeHint(self) -> Any:
        return self._content_rect().size().toSize()

    def paintEvent(self, event: Any) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(QtGui.QTransform(*self._attachment.transform.affine()))
        rect = self._content_rect()
        if isinstance(self._content, QtGui.QPixmap):
            painter.drawPixmap(rect, self._content, QtCore.QRectF(self._content.rect()))
        else:
            self._content.render(painter, rect, rect)
        painter.end()

    def _content_rect(self) -> Any:
        if isinstance(self._content, QtGui.QPixmap):
            return QtCore.QRectF(QtCore.QPointF(), self._content.deviceIndependentSize())
        return self._content.sceneRect()

    def _resize_content(self) -> None:
        rect = self._content_rect()
        if not rect.isEmpty():
            self.command().set_content((rect.x(), rect.y(), rect.width(), rect.height()))

    def _redraw(self) -> None:
        self.update()

    def _move(self, transform: Any) -> None:
        self.update()
        self.moved.emit(transform)
