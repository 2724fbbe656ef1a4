# SPDX-License-Identifier: MIT
"""An image viewer with Qt Quick."""
import sys
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from tapzoom.qt import register_qml

app = QGuiApplication(sys.argv)
register_qml()
engine = QQmlApplicationEngine()
engine.setInitialProperties({"picture": QUrl.fromLocalFile(sys.argv[1])})
engine.load(Path(__file__).with_suffix(".qml"))
sys.exit(app.exec() if engine.rootObjects() else 1)
