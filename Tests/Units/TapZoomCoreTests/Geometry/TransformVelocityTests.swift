// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TransformVelocityTests {
    private static func velocity(_ random: inout SplitMix64) -> TransformVelocity {
        TransformVelocity(
            point: random.vector(100), translation: random.vector(100), logScale: random.between(-5, 5),
            rotation: random.between(-5, 5))
    }

    @Test("A velocity of 0 is 0 about every point.")
    func stillIsStillEverywhere() {
        let velocity = TransformVelocity.zero(at: Vector(1, 2)).about(Vector(5, -3))
        #expect(velocity.translation == .zero)
        #expect(velocity.logScale == 0)
        #expect(velocity.rotation == 0)
        #expect(velocity.point == Vector(5, -3))
    }

    @Test("Expressing a velocity about another point does not change the motion.")
    func motionIsTheSameAboutAnyPoint() {
        trials(500) { random in
            let velocity = Self.velocity(&random)
            let a = random.vector(100)
            let b = random.vector(100)
            let direct = velocity.about(b)
            let around = velocity.about(a).about(b)
            try require(
                isClose(direct.translation, around.translation, of: 1e3), "\(velocity) at \(b), by way of \(a), differs"
            )
            try require(
                isClose(velocity.about(a).about(velocity.point).translation, velocity.translation, of: 1e3),
                "\(velocity), to \(a) and back, differs")
            try require(
                direct.logScale == velocity.logScale && direct.rotation == velocity.rotation,
                "scale or rotation of \(velocity) changed")
        }
    }

    @Test("during expresses a velocity per duration.")
    func duringScalesByTheDuration() {
        let velocity = TransformVelocity(point: Vector(1, 2), translation: Vector(4, 6), logScale: 2, rotation: -3)
            .during(0.5)
        #expect(velocity.point == Vector(1, 2))
        #expect(velocity.translation == Vector(2, 3))
        #expect(velocity.logScale == 1)
        #expect(velocity.rotation == -1.5)
    }

    @Test("The velocity about a point is the derivative of the path of that point.")
    func isTheDerivativeOfTheMotion() {
        trials(500) { random in
            let velocity = Self.velocity(&random)
            let p = random.vector(100)
            func place(at t: Double) -> Vector {
                (Math.exp(velocity.logScale * t) * (p - velocity.point)).rotated(by: velocity.rotation * t)
                    + velocity.point + t
                    * velocity.translation
            }
            let x = centralDifference(at: 0, step: 1e-5) { place(at: $0).x }
            let y = centralDifference(at: 0, step: 1e-5) { place(at: $0).y }
            try require(isClose(velocity.about(p).translation, Vector(x, y), of: 1e3, to: 1e-7), "\(velocity) at \(p)")
        }
    }
}
