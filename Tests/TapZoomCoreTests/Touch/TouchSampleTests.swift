// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TouchSampleTests {
    @Test func aSampleIsAFingersUnlessSaid() {
        #expect(TouchSample(time: 0, id: 1, position: .zero, phase: .began).tool == .finger)
    }

    /// A forgotten phase is 0, and must not be a touch.
    @Test func zeroIsNoPhase() {
        #expect(TouchPhase(rawValue: 0) == nil)
        #expect(TouchPhase(rawValue: 5) == nil)
        #expect(Tool(rawValue: -1) == nil)
        #expect(Tool(rawValue: 3) == nil)
    }
}
