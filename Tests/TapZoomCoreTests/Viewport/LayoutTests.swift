// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct LayoutTests {
    @Test func theDefaultIsTheWholeContentInTheMiddle() {
        let layout = Layout()
        #expect(layout.fit == .all)
        #expect(layout.bounds == .content)
        #expect(layout.alignment == Vector(0.5, 0.5))
        #expect(layout.minScale == Level(.all, times: 1))
        #expect(layout.maxScale == Level(.all, times: 6))
        #expect(layout.pixelsPerUnit == 1)
    }

    @Test func levelsAreEqualWhenBothPartsAre() {
        #expect(Level(.fill, times: 2) == Level(.fill, times: 2))
        #expect(Level(.fill, times: 2) != Level(.all, times: 2))
        #expect(Level(.fill, times: 2) != Level(.fill, times: 3))
    }

    @Test func noInsetsAreZero() {
        #expect(Insets.zero == Insets(left: 0, top: 0, right: 0, bottom: 0))
    }
}
