// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct LayoutTests {
    @Test func theDefaultIsTheWholeContentInTheMiddle() {
        let layout = Settings().layout
        #expect(layout.fit == .contain)
        #expect(layout.bounds == .content)
        #expect(layout.alignment == Vector(0.5, 0.5))
        #expect(layout.minScale == ScaleLevel(.contain, times: 1))
        #expect(layout.maxScale == ScaleLevel(.contain, times: 6))
        #expect(layout.pixelsPerUnit == 1)
    }

    @Test func levelsAreEqualWhenBothPartsAre() {
        #expect(ScaleLevel(.cover, times: 2) == ScaleLevel(.cover, times: 2))
        #expect(ScaleLevel(.cover, times: 2) != ScaleLevel(.contain, times: 2))
        #expect(ScaleLevel(.cover, times: 2) != ScaleLevel(.cover, times: 3))
    }

    @Test func noInsetsAreZero() {
        #expect(Insets.zero == Insets(left: 0, top: 0, right: 0, bottom: 0))
    }
}
