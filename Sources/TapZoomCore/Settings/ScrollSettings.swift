// SPDX-License-Identifier: MIT

/// The action of a device's scroll. The raw values are those of the C header.
package enum ScrollAction: Int32 {
    case none, pan, zoom
}

/// The source of the momentum of a trackpad scroll that has ended in motion. The raw values are those of the C header.
package enum ScrollMomentum: Int32 {
    case host, library
}

package struct ScrollSettings {
    package var momentum = ScrollMomentum.host
    package var wheel = ScrollAction.zoom
    package var trackpad = ScrollAction.pan
    package var invertPan = false
    package var invertZoom = false
    package var wheelSpeed = 0.0
    package var wheelSmoothing = 0.0
    package var scrollEndTime = 0.0
}
