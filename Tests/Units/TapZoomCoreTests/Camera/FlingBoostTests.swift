// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FlingBoostTests {
    private static let landing = TouchSample(time: 1, id: 1, position: .zero, phase: .began)

    private static func boost(_ frames: [(time: Double, x: Double)], isPan: Bool = true) -> FlingBoost {
        var boost = FlingBoost(of: Vector(800, 0), from: 350, caughtBy: landing, 1)
        for frame in frames {
            let pose = PointerPose(time: frame.time, focalPoint: Vector(frame.x, 0), radius: 0, angle: 0)
            if boost.isPossible { boost.follow(pose, isPan: isPan) }
        }
        return boost
    }

    private static func applied(_ boost: FlingBoost, to velocity: Vector, at time: Double) -> Vector {
        boost.applied(to: velocity, 350, at: time)
    }

    @Test("A fling adds the velocity of the fling that its finger has caught.")
    func continuedPanAddsTheCaughtVelocity() {
        let boost = Self.boost([(1.02, 10), (1.05, 20), (1.09, 30)])
        #expect(Self.applied(boost, to: Vector(500, 100), at: 1.1) == Vector(1300, 100))
    }

    @Test("Nothing is added if either fling is slower than fling_boost_speed, or if they are opposite.")
    func slowOrOppositeFlingsAddNothing() {
        let boost = Self.boost([(1.02, 10)])
        #expect(Self.applied(boost, to: Vector(349, 0), at: 1.03) == Vector(349, 0))
        #expect(Self.applied(boost, to: Vector(-500, 0), at: 1.03) == Vector(-500, 0))
        #expect(boost.applied(to: Vector(500, 0), 0, at: 1.03) == Vector(500, 0))
        #expect(!FlingBoost(of: Vector(349, 0), from: 350, caughtBy: Self.landing, 1).isPossible)
        #expect(!FlingBoost(of: Vector(800, 0), from: 0, caughtBy: Self.landing, 1).isPossible)
    }

    /// The frames of the pan must be at most 0.05 s apart, at 150 points per second or more.
    @Test("A pan that begins late, rests or is slow for 0.05 s adds nothing.")
    func gapEndsTheBoost() {
        #expect(!Self.boost([(1.051, 10)]).isPossible)
        #expect(!Self.boost([(1.04, 7), (1.08, 12), (1.1, 30)]).isPossible)
        #expect(!Self.boost([(1.04, 7), (1.06, 100)], isPan: false).isPossible)
        let boost = Self.boost([(1.04, 7)])
        #expect(Self.applied(boost, to: Vector(500, 0), at: 1.089) == Vector(1300, 0))
        #expect(Self.applied(boost, to: Vector(500, 0), at: 1.091) == Vector(500, 0))
    }
}
