// SPDX-License-Identifier: MIT
// A picture with a PinchHandler and a DragHandler.
import QtQuick

Rectangle {
    id: window
    property url source
    color: "black"

    Image {
        objectName: "picture"
        source: window.source
        scale: Math.min(window.width / implicitWidth, window.height / implicitHeight)
        x: (window.width - width) / 2
        y: (window.height - height) / 2

        PinchHandler {
            grabPermissions: PointerHandler.CanTakeOverFromAnything; scaleAxis { minimum: 0.1; maximum: 10 }
        }
        DragHandler { }
    }
}
