// SPDX-License-Identifier: MIT

/// Ready-made settings: what they change of the defaults. The raw values are those of the C header, which says what
/// each is for.
package enum Preset: Int32 {
    case photos, maps, reader, board
}

extension Settings {
    package init(_ preset: Preset) {
        self.init()
        switch preset {
        case .photos:
            layout.maxScale = ScaleLevel(.all, times: 6)
            zoom.levels.append(ScaleLevel(.all, times: 2.5))
        case .maps:
            gestures.remove(.swipe)
            layout.fit = .fill
            layout.minScale = ScaleLevel(.fill, times: 1)
            layout.maxScale = ScaleLevel(.fill, times: 64)
            zoom.doubleTap.action = .step
            zoom.twoFingerTap.action = .step
            zoom.step = 2
        case .reader:
            layout.fit = .width
            layout.alignment.y = 0
            layout.minScale = ScaleLevel(.width, times: 1)
            layout.maxScale = ScaleLevel(.width, times: 5)
            zoom.doubleTap.anchor = .center
            zoom.twoFingerTap.action = .reset
            zoom.levels.append(ScaleLevel(.width, times: 2))
        case .board:
            gestures.remove(.swipe)
            layout.bounds = .none
            layout.minScale = ScaleLevel(.all, times: 0.1)
            layout.maxScale = ScaleLevel(.all, times: 10)
            zoom.doubleTap.action = .reset
        }
    }
}
