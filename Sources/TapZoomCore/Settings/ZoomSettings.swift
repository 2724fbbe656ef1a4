// SPDX-License-Identifier: MIT

/// The action of a double tap or a two-finger tap. The C header defines the raw values and their meaning.
package enum ZoomAction: Int32 {
    case none, step, toggle, cycle, levels, reset
}

/// The place to which a zoom moves the tapped content point. The raw values are those of the C header.
package enum ZoomAnchor: Int32 {
    case point, center
}

/// The action of a tap, and the point about which it zooms.
package struct ZoomPolicy {
    package var action: ZoomAction
    package var anchor: ZoomAnchor
}

/// The scales to which a pinch or a scroll snaps. The raw values are those of the C header.
package enum Snap: Int32 {
    case none, levels, steps
}

package enum ZoomDirection {
    case `in`, out
}

/// How taps and commands zoom.
package struct ZoomSettings {
    package var doubleTap = ZoomAction.none
    package var doubleTapAnchor = ZoomAnchor.point
    package var twoFingerTap = ZoomAction.none
    package var twoFingerTapAnchor = ZoomAnchor.point
    package var snap = Snap.none
    package var snapTolerance = 0.0
    package var zoomStep = 1.0
    package var animationDuration = 0.0
    package var levels = ScaleLevels()

    package var onDoubleTap: ZoomPolicy { ZoomPolicy(action: doubleTap, anchor: doubleTapAnchor) }
    package var onTwoFingerTap: ZoomPolicy { ZoomPolicy(action: twoFingerTap, anchor: twoFingerTapAnchor) }
}
