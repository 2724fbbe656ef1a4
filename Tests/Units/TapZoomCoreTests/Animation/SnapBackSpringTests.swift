// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SnapBackSpringTests {
    private static let constants = MotionConstants(decay: 2, stopSpeed: 10, frequency: 10, restDistance: 0.1)

    private struct Case {
        let origin: Transform
        let velocity: TransformVelocity
        let target: Transform
        let focalPoint: Vector
        let constants: MotionConstants
        let start: Double
        let size: Double
        var settle: SnapBackSpring {
            SnapBackSpring(
                from: origin, velocity: velocity, to: target, about: focalPoint, constants: constants, at: start,
                size: size)
        }
        /// The magnitude of the positions of content near its origin.
        var magnitude: Double { 1e4 * (1 + 10 * target.scale / origin.scale) }

        init(_ random: inout SplitMix64) {
            origin = random.transform(scale: 0.2...5)
            target = random.transform(scale: 0.2...5)
            let moving = TransformVelocity(
                point: random.vector(500), translation: random.vector(1000), logScale: random.between(-5, 5),
                rotation: random.between(-5, 5))
            velocity = random.chance(0.5) ? moving : .zero(at: .zero)
            focalPoint = random.vector(500)
            constants = random.constants()
            start = random.between(-10, 10)
            size = random.magnitude(100, 2000)
        }
    }

    @Test("A spring reduces the difference in ln(scale), rotation and translation by the same factor.")
    func knownValues() {
        let origin = Transform(scale: 4, rotation: 0, translation: .zero)
        let target = Transform(scale: 1, rotation: 1, translation: Vector(10, 20))
        let settle = SnapBackSpring(
            from: origin, velocity: .zero(at: .zero), to: target, about: .zero, constants: Self.constants, at: 5,
            size: 500)
        #expect(settle.anchor == .zero)
        let left = 2 * Math.exp(-1)
        let now = settle.transform(at: 5.1)
        #expect(isClose(now.scale, Math.exp(left * Math.log(4))))
        #expect(isClose(now.rotation, 1 - left))
        #expect(isClose(now.translation, (1 - left) * Vector(10, 20)))
        let spring = Spring(offset: 500 * Math.log(4), velocity: 0, frequency: 10, damping: .critical, rest: 0.1)
        #expect(isClose(settle.end, 5 + spring.duration))
    }

    @Test("A spring starts exactly where the content is, and ends exactly at its target.")
    func startsAndEndsExactly() {
        trials(2000) { random in
            let one = Case(&random)
            let settle = one.settle
            try require(settle.end > one.start && settle.end.isFinite, "\(one) ends at \(settle.end)")
            for time in [one.start, one.start - 1] {
                try require(settle.transform(at: time).bits == one.origin.bits, "\(one) at \(time)")
            }
            let first = settle.transform(at: one.start.nextUp)
            try require(isClose(first, one.origin, of: one.magnitude), "\(one) jumps to \(first)")
            for time in [settle.end, settle.end.nextUp, settle.end + 100] {
                try require(
                    settle.transform(at: time).bits == one.target.bits, "\(one) is not at its target at \(time)")
                let velocity = settle.velocity(at: time)
                try require(
                    velocity.translation == .zero && velocity.logScale == 0 && velocity.rotation == 0,
                    "\(one) moves at \(time)")
            }
        }
    }

    @Test("A coordinate that is at its target keeps every bit while the spring moves another.")
    func coordinateAtItsTargetKeepsEveryBit() {
        trials(500) { random in
            var one = random.transform(scale: 0.2...5)
            let (origin, focalPoint) = (one, random.vector(500))
            one.translation.y += random.between(-300, 300)
            let settle = SnapBackSpring(
                from: origin, velocity: .zero(at: focalPoint), to: one, about: focalPoint, constants: Self.constants,
                at: 0,
                size: 500)
            for time in [0.01, 0.1, 0.3, settle.end.nextDown] {
                let now = settle.transform(at: time)
                try require(now.translation.x == origin.translation.x, "\(origin) moves to \(now)")
                try require(now.scale == origin.scale && now.rotation == origin.rotation, "\(origin) changes to \(now)")
            }
        }
    }

    /// From rest it ends no later than necessary.
    @Test("A spring ends when its content is within the rest distance of its target.")
    func endsAtTheRestDistance() {
        trials(2000) { random in
            let one = Case(&random)
            let settle = one.settle
            let last = settle.transform(at: settle.end.nextDown)
            let far = last.apply(settle.anchor).distance(to: one.target.apply(settle.anchor))
            let grown = one.size * abs(Math.log(last.scale / one.target.scale))
            let turned = one.size * abs(last.rotation - one.target.rotation)
            let most = max(far, grown, turned)
            try require(
                most <= one.constants.restDistance + 1e-9 * one.magnitude, "\(one) ends \(most) from its target")
            if one.velocity.translation == .zero {
                try require(most > 0.98 * one.constants.restDistance, "\(one) ends too late, \(most) from its target")
            }
        }
    }

    @Test("A spring of content that is at its target ends at once.")
    func contentAtItsTargetTakesNoTime() {
        let target = Transform(scale: 2, rotation: 0.5, translation: Vector(3, 4))
        let settle = SnapBackSpring(
            from: target, velocity: .zero(at: .zero), to: target, about: Vector(50, 60), constants: Self.constants,
            at: 1,
            size: 500)
        #expect(settle.end == 1)
        #expect(settle.transform(at: 1) == target)
    }

    @Test("The velocity of a spring is the derivative of its path.")
    func velocityIsTheDerivativeOfThePath() {
        trials(2000) { random in
            let one = Case(&random)
            let settle = one.settle
            let time = random.between(one.start + 1e-4, settle.end - 1e-4)
            let content = random.vector(200)
            let velocity = settle.velocity(at: time).about(settle.transform(at: time).apply(content))
            let x = centralDifference(at: time, step: 1e-6) { settle.transform(at: $0).apply(content).x }
            let y = centralDifference(at: time, step: 1e-6) { settle.transform(at: $0).apply(content).y }
            let logScale = centralDifference(at: time, step: 1e-6) { Math.log(settle.transform(at: $0).scale) }
            let rotation = centralDifference(at: time, step: 1e-6) { settle.transform(at: $0).rotation }
            try require(
                isClose(velocity.translation, Vector(x, y), of: one.magnitude, to: 1e-5),
                "\(one): \(velocity.translation), not \(x), \(y)")
            try require(
                isClose(velocity.logScale, logScale, of: 10, to: 1e-6),
                "\(one): zoom \(velocity.logScale), not \(logScale)")
            try require(
                isClose(velocity.rotation, rotation, of: 10, to: 1e-6),
                "\(one): rotation \(velocity.rotation), not \(rotation)")
        }
    }

    @Test("A spring begins with the velocity of the content, as far as this leads toward the target.")
    func continuesTheMotionTowardItsTarget() {
        trials(1000) { random in
            let one = Case(&random)
            let velocity = one.settle.velocity(at: one.start)
            let before = one.velocity.about(velocity.point)
            let home = one.target.apply(one.settle.anchor)
            func taken(_ velocity: Double, _ offset: Double) -> Double {
                let fastest = -one.constants.frequency * offset
                return (min(0, fastest)...max(0, fastest)).clamp(velocity)
            }
            let translation = Vector(
                taken(before.translation.x, one.focalPoint.x - home.x),
                taken(before.translation.y, one.focalPoint.y - home.y))
            try require(
                isClose(velocity.point, one.focalPoint, of: 1e4), "\(one): the velocity is about \(velocity.point)")
            try require(isClose(velocity.translation, translation, of: 1e4), "\(one): \(velocity), not \(translation)")
            let logScale = taken(before.logScale, Math.log(one.origin.scale / one.target.scale))
            try require(isClose(velocity.logScale, logScale), "\(one): \(velocity), not \(logScale)")
            let rotation = taken(before.rotation, one.origin.rotation - one.target.rotation)
            try require(isClose(velocity.rotation, rotation), "\(one): \(velocity), not \(rotation)")
        }
    }

    /// The target may be a limit of the scale.
    @Test("The scale of a spring approaches its target, and never passes it.")
    func scaleApproachesItsTarget() {
        trials(1000) { random in
            let one = Case(&random)
            let settle = one.settle
            var last = abs(Math.log(one.origin.scale / one.target.scale))
            let isLarger = one.origin.scale > one.target.scale
            for part in 1..<40 {
                let now = settle.transform(at: one.start + Double(part) / 40 * (settle.end - one.start))
                let left = Math.log(now.scale / one.target.scale)
                try require(abs(left) <= last, "\(one) moves away, to \(now)")
                try require(left == 0 || (left > 0) == isLarger, "\(one) passes its target, to \(now)")
                last = abs(left)
            }
        }
    }

    /// From rest ln(scale), the rotation and the place of the anchor keep their proportions.
    @Test("A spring from rest moves straight to its target, and never turns back.")
    func pathsFromRestAreStraight() {
        trials(1000) { random in
            let one = Case(&random)
            let settle = SnapBackSpring(
                from: one.origin, velocity: .zero(at: .zero), to: one.target, about: one.focalPoint,
                constants: one.constants,
                at: 0, size: one.size)
            let home = one.target.apply(settle.anchor)
            let turn = one.origin.rotation - one.target.rotation
            let logRatio = Math.log(one.origin.scale / one.target.scale)
            var left = 1.0
            for part in 1..<40 {
                let t = Double(part) / 40 * settle.end
                let now = settle.transform(at: t)
                let zero = (1 + one.constants.frequency * t) * Math.exp(-one.constants.frequency * t)
                try require(zero < left, "\(one) turns back")
                left = zero
                let place = home + left * (one.focalPoint - home)
                try require(
                    isClose(now.apply(settle.anchor), place, of: one.magnitude),
                    "\(one) leaves the straight path at \(t)")
                try require(
                    isClose(now.rotation - one.target.rotation, left * turn, of: 10),
                    "\(one) rotates out of proportion at \(t)")
                try require(
                    isClose(Math.log(now.scale / one.target.scale), left * logRatio),
                    "\(one) zooms out of proportion at \(t)")
            }
        }
    }

    @Test("A spring rotates by all full turns of its target.")
    func rotatesByAllTurnsOfTheTarget() {
        let origin = Transform(scale: 1, rotation: 0, translation: .zero)
        let target = Transform(scale: 1, rotation: 20, translation: .zero)
        let settle = SnapBackSpring(
            from: origin, velocity: .zero(at: .zero), to: target, about: .zero, constants: Self.constants, at: 0,
            size: 100)
        #expect(isClose(settle.transform(at: 0.1).rotation, 20 - 40 * Math.exp(-1)))
    }

    @Test("Scale and rotation that do not change keep every bit.")
    func unchangedScaleAndRotationKeepEveryBit() {
        trials(500) { random in
            var one = random.transform()
            one.rotation = 0
            var other = one
            other.translation = random.vector(1e3)
            let settle = SnapBackSpring(
                from: one, velocity: .zero(at: .zero), to: other, about: random.vector(500),
                constants: random.constants(),
                at: 0, size: 500)
            let now = settle.transform(at: random.between(0, 1) * settle.end)
            try require(now.scale == one.scale && now.rotation == 0, "\(one) changes to \(now)")
        }
    }

    @Test("A spring has finite transforms and scales above 0 for extreme starts and targets.")
    func extremeNumbersStayFinite() {
        trials(5000) { random in
            let start = random.pick([0, 1, 1e12, -1e12])
            let constants = random.extremePhysics()
            // A spring lets a zoom continue for 1 / (e frequency).
            let velocity = TransformVelocity(
                point: random.vector(1e12), translation: random.vector(1e9),
                logScale: random.between(-100, 100) * constants.frequency, rotation: random.between(-1e3, 1e3))
            let settle = SnapBackSpring(
                from: random.transform(scale: 1e-24...1e24, reach: 1e12), velocity: velocity,
                to: random.transform(scale: 1e-24...1e24, reach: 1e12), about: random.vector(1e12),
                constants: constants, at: start, size: random.magnitude(1e-6, 1e12))
            try require(settle.end.isFinite, "\(settle) ends at \(settle.end)")
            for time in [-1e12, start, random.between(start, settle.end), settle.end.nextDown, settle.end, 1e12] {
                let now = settle.transform(at: time)
                let velocity = settle.velocity(at: time)
                try require(now.isFinite && now.scale > 0, "\(settle) at \(time): \(now)")
                try require(
                    velocity.translation.isFinite && velocity.logScale.isFinite && velocity.rotation.isFinite,
                    "\(settle) has no finite velocity at \(time)")
            }
        }
    }
}
