// SPDX-License-Identifier: MIT

/// Ready-made settings. The C header defines the raw values and their meaning.
package enum Preset: Int32 {
    case photos, maps, reader, board
}

extension Settings {
    /// The defaults with the changes of a preset.
    package init(_ preset: Preset) {
        self.init()
        switch preset {
        case .photos:
            layout.fit = .scaleDown
            layout.bounceX = true
            layout.minScale = ScaleLevel(.scaleDown, times: 1)
            layout.maxScale = ScaleLevel(.larger, of: .oneToOne, times: 2, and: .scaleDown, times: 6)
            zoom.levels.append(ScaleLevel(.scaleDown, times: 2.5))
        case .maps:
            gestures.remove(.swipe)
            layout.fit = .cover
            layout.minScale = ScaleLevel(.cover, times: 1)
            layout.maxScale = ScaleLevel(.cover, times: 64)
            zoom.doubleTap = .step
            zoom.twoFingerTap = .step
            zoom.zoomStep = 2
        case .reader:
            layout.fit = .width
            layout.alignY = 0
            layout.minScale = ScaleLevel(.width, times: 1)
            layout.maxScale = ScaleLevel(.width, times: 5)
            zoom.doubleTapAnchor = .center
            zoom.twoFingerTap = .reset
            zoom.levels.append(ScaleLevel(.width, times: 2))
            scroll.wheel = .pan
        case .board:
            gestures.remove(.swipe)
            layout.bounds = .none
            layout.minScale = ScaleLevel(.contain, times: 0.1)
            layout.maxScale = ScaleLevel(.contain, times: 10)
            zoom.doubleTap = .reset
        }
    }
}
