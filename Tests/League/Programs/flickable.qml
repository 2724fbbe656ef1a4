// SPDX-License-Identifier: MIT
// A picture in a Flickable that a PinchArea resizes.
import QtQuick

Rectangle {
    id: window
    property url source
    color: "black"

    Flickable {
        id: flick
        anchors.fill: parent
        onWidthChanged: fit()
        onHeightChanged: fit()

        function fit() {
            const scale = Math.min(width / picture.implicitWidth, height / picture.implicitHeight)
            contentWidth = picture.implicitWidth * scale
            contentHeight = picture.implicitHeight * scale
            contentX = contentY = 0
        }

        PinchArea {
            width: Math.max(flick.contentWidth, flick.width)
            height: Math.max(flick.contentHeight, flick.height)
            property real startWidth
            property real startHeight
            onPinchStarted: {
                startWidth = flick.contentWidth
                startHeight = flick.contentHeight
            }
            onPinchUpdated: pinch => {
                flick.contentX += pinch.previousCenter.x - pinch.center.x
                flick.contentY += pinch.previousCenter.y - pinch.center.y
                flick.resizeContent(startWidth * pinch.scale, startHeight * pinch.scale, pinch.center)
            }
            onPinchFinished: flick.returnToBounds()

            Image {
                id: picture
                objectName: "picture"
                source: window.source
                width: flick.contentWidth
                height: flick.contentHeight

                MouseArea {
                    anchors.fill: parent
                    onDoubleClicked: flick.fit()
                }
            }
        }
    }
}
