# SPDX-License-Identifier: MIT
"""A widget that zooms, with the children of widgets.cpp, in Python."""
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPixmap, QPointingDevice, QTabletEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from tapzoom.qt import ZoomView

NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
MODIFIER = Qt.KeyboardModifier.NoModifier


def filled(width, height, color):
    pixmap = QPixmap(width, height)
    pixmap.fill(color)
    return pixmap


class Window(ZoomView):
    def move_pen(self, place, kind, button, down):
        """A pen's event goes to the window as that of the window system. Qt makes mouse events of ignored ones."""
        at, window = QPointF(*place), self.windowHandle()
        event = QTabletEvent(getattr(QEvent.Type, f"Tablet{kind}"), self.pen, at, at, 0.5, 0, 0, 0, 0, 0, MODIFIER,
                             button, down)
        QCoreApplication.sendEvent(window, event)
        if not event.isAccepted() and kind != "Move":
            kind = getattr(QEvent.Type, f"MouseButton{kind}")
            QCoreApplication.sendEvent(window, QMouseEvent(kind, at, at, at, button, down, MODIFIER, self.pen))

    def land(self):
        """Qt gives the parts of a report to their widgets in the order of a hash."""
        screen, buttons = QTest.createTouchDevice(), [QPushButton("button", self) for _ in range(8)]
        for i, button in enumerate(buttons):
            button.clicked.connect(lambda: print("clicked", flush=True))
            button.setGeometry(1000, 40 + 80 * i, 120, 60)
            button.show()
        for button in buttons:
            for kind, place in (("press", QPoint(600, 400)), ("move", QPoint(500, 400)), ("release", QPoint(500, 400))):
                report = QTest.touchEvent(self, screen, False)
                getattr(report, kind)(1, place, self)
                getattr(report, kind)(2, button.geometry().center(), self)
                report.commit()
        print("landed", flush=True)

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_2:
            self.land()
        if event.key() == Qt.Key.Key_W:
            self.pen = QPointingDevice("pen", 77, QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen,
                                       QInputDevice.Capability.Position | QInputDevice.Capability.Hover, 1, 1)
            for place, kind, button, down in (
                ((600, 400), "Move", NONE, NONE), ((600, 400), "Press", LEFT, LEFT), ((500, 400), "Move", NONE, LEFT),
                ((500, 400), "Release", LEFT, NONE), ((60, 50), "Press", LEFT, LEFT), ((60, 50), "Release", LEFT, NONE),
            ):
                self.move_pen(place, kind, button, down)
            print("pen", flush=True)


app = QApplication(sys.argv)
window = Window(filled(1280, 800, "steelblue"))
button, label = QPushButton("button", window), QLabel("label", window)
button.clicked.connect(lambda: print("clicked", flush=True))
for y, child in ((40, button), (140, label), (240, ZoomView(filled(120, 60, "red"), parent=window))):
    child.setGeometry(40, y, 120, 60)
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
