// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct GestureTests {
    @Test("Gestures are equal if all their fields are.")
    func gesturesAreEqualIfAllFieldsAre() {
        let gesture = Gesture(
            kind: .doubleTap, phase: .discrete, time: 1, point: Vector(2, 3), contactCount: 1, tapCount: 2,
            tool: Tool(.pen))
        var other = gesture
        #expect(gesture == other)
        other.tapCount = 4
        #expect(gesture != other)
    }
}
