// SPDX-License-Identifier: MIT

/// What a double tap or a two-finger tap means. The raw values are those of the C header, which tells the rules.
package enum ZoomAction: Int32 {
    case none, step, toggle, cycle, levels, reset
}

/// Where a zoom puts the content point that was tapped. The raw values are those of the C header.
package enum ZoomAnchor: Int32 {
    case point, center
}

package struct ZoomPolicy {
    package var action: ZoomAction
    package var anchor: ZoomAnchor

    package init(_ action: ZoomAction, anchor: ZoomAnchor) {
        self.action = action
        self.anchor = anchor
    }
}

package typealias ScaleLevels = InlineList<8, ScaleLevel>

package enum ZoomDirection {
    case `in`, out
}

/// How taps zoom.
package struct ZoomSettings {
    package var doubleTap = ZoomPolicy(.toggle, anchor: .point)
    package var twoFingerTap = ZoomPolicy(.none, anchor: .point)
    package var step = 1.5
    package var duration = 0.30
    package var levels = ScaleLevels()

    package init() {}
}
