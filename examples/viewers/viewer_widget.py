# SPDX-License-Identifier: MIT
"""An image viewer with a Qt widget of its own, which draws what it likes."""
import sys

import tapzoom
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QWidget
from tapzoom.qt import Attachment


class Picture(QWidget):
    def __init__(self, pixmap):
        super().__init__()
        self.pixmap = pixmap
        size = pixmap.width(), pixmap.height()
        self.view = tapzoom.View((1, 1), size, preset="photos")
        self.attachment = Attachment(self, self.view)
        self.attachment.moved.connect(self.update)

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.setTransform(QTransform(*self.attachment.transform.affine()))
        painter.drawPixmap(0, 0, self.pixmap)


if __name__ == "__main__":
    app = QApplication(sys.argv)
    picture = Picture(QPixmap(sys.argv[1]))
    picture.resize(1280, 800)
    picture.show()
    sys.exit(app.exec())
