// SPDX-License-Identifier: MIT
import QtQuick
import TapZoom

Window {
    required property url picture
    width: 1280; height: 800; visible: true

    TapZoomItem {
        anchors.fill: parent

        Image { source: picture }
    }
}
