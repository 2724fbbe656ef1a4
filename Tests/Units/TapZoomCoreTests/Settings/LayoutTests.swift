// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct LayoutTests {
    @Test("By default the fitted view shows the whole content in the middle, up to 6 times as large.")
    func defaultLayout() {
        let layout = Settings().layout
        #expect(layout.fit == .contain)
        #expect(layout.bounds == .content)
        #expect(layout.alignment == Vector(0.5, 0.5))
        #expect(layout.minScale == ScaleLevel(.contain, times: 1))
        #expect(layout.maxScale == ScaleLevel(.contain, times: 6))
        #expect(layout.pixelsPerUnit == 1)
    }

    @Test("Levels are equal if both the fit and the factor are.")
    func levelsAreEqualIfBothPartsAre() {
        #expect(ScaleLevel(.cover, times: 2) == ScaleLevel(.cover, times: 2))
        #expect(ScaleLevel(.cover, times: 2) != ScaleLevel(.contain, times: 2))
        #expect(ScaleLevel(.cover, times: 2) != ScaleLevel(.cover, times: 3))
    }

    @Test("Insets.zero has four insets of 0.")
    func zeroInsets() {
        #expect(Insets.zero == Insets(left: 0, top: 0, right: 0, bottom: 0))
    }
}
