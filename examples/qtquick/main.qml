// SPDX-License-Identifier: MIT
// A photo viewer.
import QtQuick
import Viewer

Window {
    width: 1280; height: 800
    visible: true
    TapZoomItem {
        anchors.fill: parent
        contentWidth: photo.implicitWidth
        contentHeight: photo.implicitHeight
        Image { id: photo; source: "file:" + Qt.application.arguments[1] }
    }
}
