// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct LayoutTests {
    @Test func theDefaultIsTheWholeContentInTheMiddle() {
        let layout = Layout()
        #expect(layout.fit == .all)
        #expect(layout.bounds == .content)
        #expect(layout.alignment == Vector(0.5, 0.5))
        #expect(layout.minScale == ScaleLevel(.all, times: 1))
        #expect(layout.maxScale == ScaleLevel(.all, times: 6))
        #expect(layout.pixelsPerUnit == 1)
    }

    @Test func levelsAreEqualWhenBothPartsAre() {
        #expect(ScaleLevel(.fill, times: 2) == ScaleLevel(.fill, times: 2))
        #expect(ScaleLevel(.fill, times: 2) != ScaleLevel(.all, times: 2))
        #expect(ScaleLevel(.fill, times: 2) != ScaleLevel(.fill, times: 3))
    }

    @Test func noInsetsAreZero() {
        #expect(Insets.zero == Insets(left: 0, top: 0, right: 0, bottom: 0))
    }
}
