// SPDX-License-Identifier: MIT

/// What the host polls.
package struct Event: Equatable {
    package var kind: EventKind
    package var phase: Phase
    package var time: Double
    package var contactCount: Int32 = 0
    package var tapCount: Int32 = 0
    package var tool = Tool.finger
    package var direction: Direction?
    package var view = Vector.zero
    package var content = Vector.zero
    package var scale = 1.0
    package var rotation = 0.0
    package var velocity = Vector.zero
    package var scaleVelocity = 0.0
    package var rotationVelocity = 0.0
}

/// The raw values are those of the C header.
package enum EventKind: Int32 {
    case tapUp = 1, tap, doubleTap, multiTap, twoFingerTap, longPress, zoom, settled, pan, pinch, rotate,
        quickZoom, swipe, fling, nextPage, previousPage

    package var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
}
