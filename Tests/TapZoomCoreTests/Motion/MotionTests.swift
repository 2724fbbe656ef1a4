// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct MotionTests {
    private static let here = Transform(scale: 1, rotation: 0, translation: .zero)
    private static let there = Transform(scale: 2, rotation: 0, translation: Vector(-10, -10))

    @Test(arguments: [0, 1]) func whatDoesNotMoveIsWhereItIs(which: Int) {
        let motion = which == 0 ? Motion.rest(Self.here) : .arrived(Self.here)
        #expect(motion.transform(at: 5) == Self.here)
        #expect(motion.end == .infinity)
        #expect(!motion.isMoving)
        #expect(motion.flow(at: 5).velocity == .zero)
    }

    @Test func whatIsCaughtStaysButKnowsItsGoal() {
        let motion = Motion.caught(Self.here, goal: Self.there, anchor: .zero)
        #expect(motion.transform(at: 5) == Self.here)
        #expect(motion.end == .infinity)
        #expect(!motion.isMoving)
        #expect(motion.flow(at: 5).growth == 0)
    }

    @Test func whatZoomsMovesUntilItsEnd() {
        let motion = Motion.zooming(
            Zoom(
                from: Self.here, flow: .still(at: .zero), to: Self.there, anchor: .zero, within: 1...2, excess: .zero,
                at: 1,
                duration: 0.5))
        #expect(motion.end == 1.5)
        #expect(motion.isMoving)
        #expect(motion.transform(at: 1.5) == Self.there)
        #expect(motion.flow(at: 1.25).growth > 0)
    }
}
