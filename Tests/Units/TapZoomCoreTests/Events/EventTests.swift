// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EventTests {
    @Test("The fields of an event that its kind does not use are 0, and the scale is 1.")
    func fieldsOfAKindAreZeroByDefault() {
        let event = Event(kind: .settled, phase: .discrete, time: 2)
        #expect(event.time == 2)
        #expect(event.contactCount == 0)
        #expect(event.tapCount == 0)
        #expect(event.velocity == .zero)
        #expect(event.scale == 1)
    }
}
