// SPDX-License-Identifier: MIT
import QtQuick
import TapZoom

Window {
    required property url picture
    width: 1280; height: 800; visible: true

    ZoomItem {
        anchors.fill: parent
        target: photo

        Image { id: photo; source: picture }
    }
}
