// SPDX-License-Identifier: MIT
// A photo viewer.
import QtQuick
import Viewer

Window {
    width: 1280; height: 800
    visible: true
    TapZoomItem {
        anchors.fill: parent
        Image { source: "file:" + Qt.application.arguments[1] }
    }
}
