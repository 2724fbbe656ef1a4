// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct HoldTests {
    private static let start = Transform(scale: 2, rotation: 0.5, translation: Vector(30, 40))

    @Test func fingersThatRestMoveNothing() {
        let hold = Hold(Self.start, of: Self.start, focus: Vector(200, 200), blocked: .left)
        #expect(hold.free == Self.start)
        #expect(hold.shown == Self.start)
        #expect(hold.origin.rotation == 0.5)
        #expect(hold.blocked == .left)
        #expect(hold.velocity == .zero)
    }

    @Test func theFreeTransformIsCountedFromTheStartOfTheGrip() {
        var hold = Hold(Self.start, of: Self.start, focus: .zero, blocked: [])
        let grip = Grip(from: Vector(10, 10), to: Vector(20, 30), growth: 1, turn: 2)
        hold.grip = Grip(from: Vector(10, 10), to: Vector(500, 600), growth: -3, turn: 7)
        hold.grip = grip
        #expect(hold.free == grip.applied(to: Self.start))
        #expect(hold.shown == Self.start)
    }
}
