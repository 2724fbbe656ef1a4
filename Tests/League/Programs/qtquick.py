# SPDX-License-Identifier: MIT
"""Shows a picture with a QML file: qtquick.py FILE PICTURE. Prints the place of the item `picture` in each frame."""

import json
import math
import sys
import time

from PySide6.QtCore import QPointF, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickView

app = QGuiApplication(sys.argv)
view = QQuickView()
view.setInitialProperties({"source": QUrl.fromLocalFile(sys.argv[2])})
view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
view.setSource(QUrl.fromLocalFile(sys.argv[1]))
view.resize(1280, 800)
picture = view.rootObject().findChild(QQuickItem, "picture")


def report():
    """All that this frame draws is known by then."""
    corner, right = (picture.mapToScene(QPointF(x, 0)) for x in (0, picture.width()))
    across = right - corner
    print(json.dumps({
        "time": time.monotonic(), "scale": math.hypot(across.x(), across.y()) / picture.property("implicitWidth"),
        "angle": math.degrees(math.atan2(across.y(), across.x())), "x": corner.x(), "y": corner.y()}), flush=True)


view.afterAnimating.connect(report)
view.show()
sys.exit(app.exec())
