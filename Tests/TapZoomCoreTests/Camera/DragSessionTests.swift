// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct DragSessionTests {
    private static let start = Transform(scale: 2, rotation: 0.5, translation: Vector(30, 40))

    @Test func fingersThatRestMoveNothing() {
        let session = DragSession(Self.start, of: Self.start, focus: Vector(200, 200), limitsAtStart: .left)
        #expect(session.unconstrained == Self.start)
        #expect(session.displayed == Self.start)
        #expect(session.origin.rotation == 0.5)
        #expect(session.limitsAtStart == .left)
        #expect(session.velocity == .zero)
    }

    @Test func theFreeTransformIsCountedFromTheStartOfTheGrip() {
        var session = DragSession(Self.start, of: Self.start, focus: .zero, limitsAtStart: [])
        let delta = TransformDelta(from: Vector(10, 10), to: Vector(20, 30), logScale: 1, rotation: 2)
        session.delta = TransformDelta(from: Vector(10, 10), to: Vector(500, 600), logScale: -3, rotation: 7)
        session.delta = delta
        #expect(session.unconstrained == delta.applied(to: Self.start))
        #expect(session.displayed == Self.start)
    }
}
