# SPDX-License-Identifier: MIT
"""An image viewer with Qt widgets."""
import sys

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from tapzoom.qt import ZoomView

app = QApplication(sys.argv)
viewer = ZoomView(QPixmap(sys.argv[1]))
viewer.resize(1280, 800)
viewer.show()
sys.exit(app.exec())
