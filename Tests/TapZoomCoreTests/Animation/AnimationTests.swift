// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct AnimationTests {
    private static let here = Transform(scale: 1, rotation: 0, translation: .zero)
    private static let there = Transform(scale: 2, rotation: 0, translation: Vector(-10, -10))

    @Test(arguments: [0, 1]) func whatDoesNotMoveIsWhereItIs(which: Int) {
        let animation = which == 0 ? Animation.idle(Self.here) : .finished(Self.here)
        #expect(animation.transform(at: 5) == Self.here)
        #expect(animation.end == .infinity)
        #expect(!animation.isMoving)
        #expect(animation.velocity(at: 5).translation == .zero)
    }

    @Test func whatIsCaughtStaysButKnowsItsGoal() {
        let animation = Animation.paused(Self.here, goal: Self.there, anchor: .zero)
        #expect(animation.transform(at: 5) == Self.here)
        #expect(animation.end == .infinity)
        #expect(!animation.isMoving)
        #expect(animation.velocity(at: 5).logScale == 0)
    }

    @Test func whatZoomsMovesUntilItsEnd() {
        let animation = Animation.zooming(
            ZoomAnimation(
                from: Self.here, velocity: .still(at: .zero), to: Self.there, anchor: .zero, within: 1...2,
                excess: .zero,
                at: 1,
                duration: 0.5))
        #expect(animation.end == 1.5)
        #expect(animation.isMoving)
        #expect(animation.transform(at: 1.5) == Self.there)
        #expect(animation.velocity(at: 1.25).logScale > 0)
    }
}
