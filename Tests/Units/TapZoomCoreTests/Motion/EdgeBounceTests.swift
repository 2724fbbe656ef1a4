// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EdgeBounceTests {
    private static let constants = MotionConstants(decay: 2, stopSpeed: 10, frequency: 10, restDistance: 0.1)

    private struct Case {
        let x: Double
        let velocity: Double
        let range: ClosedRange<Double>
        let maxOverscroll: Double
        let constants: MotionConstants
        var glide: EdgeBounce {
            EdgeBounce(
                from: x, velocity: velocity, within: range, maxOverscroll: maxOverscroll, constants: constants)
        }

        init(_ random: inout SplitMix64) {
            x = random.between(-1000, 1000)
            velocity = random.signed(1, 1e4)
            range = random.range(800)
            maxOverscroll = random.pick([0, random.magnitude(1, 1000)])
            constants = random.constants()
        }

        /// The magnitude of its numbers, for comparisons.
        var size: Double { 1000 + abs(velocity) / constants.decay + abs(velocity) / constants.frequency }
        /// Twice the largest change of the velocity per second.
        var force: Double {
            let rate = max(constants.decay, constants.frequency)
            return 2 * rate * (2 * abs(velocity) + rate * (1000 + maxOverscroll))
        }
        func excess(_ x: Double) -> Double { abs(x - range.clamp(x)) }
    }

    @Test("A fling within its bounds decays by friction until it is at the stop speed.")
    func coastsUntilTheStopSpeed() {
        let glide = EdgeBounce(
            from: 5, velocity: 210, within: -1000...1000, maxOverscroll: 0, constants: Self.constants)
        #expect(glide.target == 105)
        #expect(isClose(glide.duration, Math.log(21) / 2))
        #expect(glide.position(at: 0) == 5)
        #expect(glide.velocity(at: 0) == 210)
        #expect(isClose(glide.position(at: 0.5), 5 + 105 * (1 - Math.exp(-1))))
        #expect(isClose(glide.velocity(at: 0.5), 210 * Math.exp(-1)))
        #expect(isClose(glide.velocity(at: glide.duration.nextDown), 10))
        #expect(glide.velocity(at: glide.duration) == 0)
    }

    @Test("A fling that reaches a bound bounces on an underdamped spring.")
    func bouncesAtABound() {
        let glide = EdgeBounce(
            from: 0, velocity: -200, within: -50...0, maxOverscroll: 100, constants: Self.constants)
        let hit = Math.log(2) / 2
        let spring = Spring(offset: 0, velocity: -100, frequency: 10, damping: .under, rest: 0.1)
        #expect(glide.target == -50)
        #expect(isClose(glide.duration, hit + spring.duration))
        #expect(isClose(glide.position(at: hit), -50))
        #expect(isClose(glide.velocity(at: hit), -100))
        #expect(isClose(glide.position(at: hit + 0.1), -50 + spring.offset(at: 0.1)))
        #expect(glide.position(at: hit + 0.1) < -53)
    }

    @Test("Without overscroll a fling stops at a bound, whatever its speed.")
    func withoutOverscrollItStopsAtABound() {
        trials(1000) { random in
            let constants = random.constants()
            let speed = random.pick([-1, 1]) * (constants.stopSpeed + 101 * constants.decay + random.magnitude(1, 1e4))
            let glide = EdgeBounce(
                from: 0, velocity: speed, within: -100...100, maxOverscroll: 0, constants: constants)
            try require(glide.target == (speed > 0 ? 100 : -100), "a fling at \(speed) ends at \(glide.target)")
            try require(
                abs(glide.velocity(at: glide.duration.nextDown)) > constants.stopSpeed,
                "a fling at \(speed) is slow before it reaches the bound")
            for part in 0...50 {
                let now = glide.position(at: Double(part) / 50 * glide.duration)
                try require(abs(now) <= 100, "a fling at \(speed) moves to \(now)")
            }
        }
    }

    @Test("Content beyond a bound springs back to it, with at most maxOverscroll outward.")
    func springsBackFromBeyondABound() {
        let glide = EdgeBounce(
            from: 130, velocity: 0, within: 0...100, maxOverscroll: 200, constants: Self.constants)
        #expect(glide.target == 100)
        #expect(glide.position(at: 0) == 130)
        #expect(isClose(glide.position(at: 0.1), 100 + 60 * Math.exp(-1)))
        let outward = EdgeBounce(
            from: 130, velocity: 100, within: 0...100, maxOverscroll: 200, constants: Self.constants)
        #expect(isClose(outward.position(at: 0.1), 100 + 70 * Math.exp(-1)))
        let held = EdgeBounce(
            from: 130, velocity: 1e9, within: 0...100, maxOverscroll: 40, constants: Self.constants)
        #expect(isClose(held.velocity(at: 0), 8 / Damping.critical.excursion * 10))
    }

    /// The spring ends where the content passes the bound. The content continues with the velocity that it has there.
    @Test("A fling inward from beyond a bound continues within the bounds.")
    func inwardFlingFromBeyondABoundContinues() {
        let glide = EdgeBounce(
            from: 110, velocity: -400, within: -1000...100, maxOverscroll: 50, constants: Self.constants)
        // x0 = 10, v0 + w x0 = -300.
        let passing = 1.0 / 30
        let speed = 300 * Math.exp(-1.0 / 3)
        #expect(isClose(glide.position(at: passing), 100))
        #expect(isClose(glide.velocity(at: passing), -speed))
        #expect(isClose(glide.position(at: passing + 0.5), 100 - speed / 2 * (1 - Math.exp(-1))))
        #expect(isClose(glide.target, 100 - (speed - 10) / 2))
    }

    @Test("maxOverscroll limits the velocity outward, and never inward.")
    func inwardFlingIsNotLimitedByTheOverscroll() {
        trials(500) { random in
            let speed = random.magnitude(500, 1e6)
            let maxOverscroll = random.pick([0.0, 1, 20])
            let glide = EdgeBounce(
                from: 110, velocity: -speed, within: -1e9...100, maxOverscroll: maxOverscroll, constants: Self.constants
            )
            try require(glide.velocity(at: 0) == -speed, "a fling at \(speed) begins with \(glide.velocity(at: 0))")
            try require(glide.target < 0, "a fling at \(speed) ends at \(glide.target)")
        }
    }

    /// Content smaller than the viewport has one allowed position.
    @Test("A fling through a single allowed position bounces back to it.")
    func singlePositionIsPassedOnce() {
        let glide = EdgeBounce(from: 10, velocity: -400, within: 0...0, maxOverscroll: 50, constants: Self.constants)
        let passing = 1.0 / 30
        let spring = Spring(
            offset: 0, velocity: -300 * Math.exp(-1.0 / 3), frequency: 10, damping: .under, rest: 0.1)
        #expect(glide.target == 0)
        #expect(isClose(glide.position(at: passing + 0.1), spring.offset(at: 0.1)))
        #expect(isClose(glide.duration, passing + spring.duration))
    }

    @Test("Content within its bounds that is not faster than the stop speed rests.")
    func slowContentWithinBoundsRests() {
        for velocity in [0.0, 10, -10, 3] {
            for x in [0.0, 50, 100] {
                let glide = EdgeBounce(
                    from: x, velocity: velocity, within: 0...100, maxOverscroll: 50, constants: Self.constants)
                #expect(glide.duration == 0)
                #expect(glide.target == x)
                #expect(glide.position(at: 0) == x)
                #expect(glide.velocity(at: 0) == 0)
            }
        }
    }

    @Test("A fling starts where the content is, and ends exactly at a target within the bounds.")
    func endsExactlyAtATargetWithinBounds() {
        trials(5000) { random in
            let one = Case(&random)
            let glide = one.glide
            try require(glide.duration.isFinite && glide.duration >= 0, "\(one) takes \(glide.duration)")
            try require(one.range.contains(glide.target), "\(one) ends at \(glide.target)")
            for t in [glide.duration, glide.duration.nextUp, glide.duration + 1, 1e12] {
                try require(
                    glide.position(at: t) == glide.target && glide.velocity(at: t) == 0,
                    "\(one) moves after its end, at \(t)")
            }
            let last = glide.position(at: glide.duration.nextDown)
            try require(
                isClose(last, glide.target, of: one.size, to: 1e-9 + one.constants.restDistance * 1.01 / one.size),
                "\(one) jumps from \(last) to its target")
            try require(
                isClose(glide.position(at: 0), one.x, of: one.size, to: one.constants.restDistance / 1e3),
                "\(one) starts at \(glide.position(at: 0))")
        }
    }

    @Test("A fling never moves further beyond its bounds than maxOverscroll or its start.")
    func staysWithinTheMaximumOverscroll() {
        trials(3000) { random in
            let one = Case(&random)
            let glide = one.glide
            let limit = max(0.95 * one.maxOverscroll, one.excess(one.x)) + 1e-9 * one.size
            for part in 0...200 {
                let now = glide.position(at: Double(part) / 200 * glide.duration)
                try require(one.excess(now) <= limit, "\(one) moves to \(now)")
            }
        }
    }

    /// Also where one phase follows another.
    @Test("The position of a fling is the integral of its velocity.")
    func positionIsTheIntegralOfTheVelocity() {
        trials(2000) { random in
            let one = Case(&random)
            let glide = one.glide
            let count = 1000
            let step = glide.duration / Double(count)
            for part in 0..<count - 1 {
                let (a, b) = (Double(part) * step, Double(part + 1) * step)
                let moved = glide.position(at: b) - glide.position(at: a)
                let (u, v) = (glide.velocity(at: a), glide.velocity(at: b))
                let slack = one.force * step * step + 1e-9 * one.size
                // Where a bound stops the content, the velocity jumps, but lies between both values.
                try require(
                    moved <= max(u, v) * step + slack && moved >= min(u, v) * step - slack,
                    "\(one) moves by \(moved) from \(a) to \(b), at \(u) to \(v)")
            }
        }
    }

    @Test("The velocity of a fling is the derivative of its position.")
    func velocityIsTheDerivativeOfThePosition() {
        trials(5000) { random in
            let one = Case(&random)
            let glide = one.glide
            let h = 1e-6 / one.constants.frequency
            guard glide.duration > 4 * h else { return }
            let t = random.between(2 * h, glide.duration - 2 * h)
            let velocity = glide.velocity(at: t)
            // The start of a phase lies outside the interval.
            guard abs(glide.velocity(at: t + h) - glide.velocity(at: t - h)) < one.force * h else { return }
            let slope = centralDifference(at: t, step: h) { glide.position(at: $0) }
            try require(abs(slope - velocity) <= one.force * h + 1e-15 * one.size / h, "\(one) at \(t): \(slope)")
        }
    }

    @Test("The velocity of a fling is continuous, except where a bound limits it and where it ends.")
    func velocityIsContinuous() {
        trials(2000) { random in
            let constants = random.constants()
            let x = random.between(-150, 150)
            let speed = random.signed(1, 3000)
            let glide = EdgeBounce(
                from: x, velocity: speed, within: -100...100, maxOverscroll: 1e6, constants: constants)
            let rate = max(constants.decay, constants.frequency)
            let count = 2000
            let step = glide.duration / Double(count)
            for part in 0..<count - 1 {
                let jump = glide.velocity(at: Double(part + 1) * step) - glide.velocity(at: Double(part) * step)
                try require(
                    abs(jump) <= 3 * rate * (abs(speed) + 50 * rate) * step + 1e-9,
                    "\(x) at \(speed) with \(constants): jumps by \(jump) at part \(part)")
            }
        }
    }

    @Test("Within the bounds the velocity decays as v' = -decay v.")
    func coastingIsExponentialDecay() {
        trials(2000) { random in
            let constants = random.constants()
            let speed = random.signed(100, 1e4)
            let glide = EdgeBounce(
                from: 0, velocity: speed, within: -1e6...1e6, maxOverscroll: 10, constants: constants)
            guard glide.duration > 1e-3 else { return }
            let t = random.between(1e-4, glide.duration - 1e-4)
            let force = centralDifference(at: t, step: 1e-5) { glide.velocity(at: $0) }
            try require(isClose(force, -constants.decay * glide.velocity(at: t), of: abs(speed), to: 1e-6), "\(force)")
            try require(
                isClose(glide.velocity(at: t), speed - constants.decay * glide.position(at: t), of: abs(speed)), "\(t)")
        }
    }

    @Test("A mirrored fling has the mirrored path.")
    func mirroredFlingsMirror() {
        trials(1000) { random in
            let one = Case(&random)
            let range = -one.range.upperBound...(-one.range.lowerBound)
            let mirrored = EdgeBounce(
                from: -one.x, velocity: -one.velocity, within: range, maxOverscroll: one.maxOverscroll,
                constants: one.constants)
            let t = random.between(0, 1) * mirrored.duration
            try require(mirrored.duration == one.glide.duration, "\(one) mirrored has another duration")
            try require(mirrored.target == -one.glide.target, "\(one) mirrored has another target")
            try require(mirrored.position(at: t) == -one.glide.position(at: t), "\(one) mirrored is elsewhere at \(t)")
        }
    }

    @Test("A fling has finite numbers for extreme starts, bounds and constants.")
    func extremeNumbersStayFinite() {
        trials(10_000) { random in
            let size = random.magnitude(1e-6, 1e12)
            let x = random.signed(1e-9, 1e12)
            let range = random.range(size)
            let glide = EdgeBounce(
                from: x, velocity: random.signed(1e-9, 1e9), within: range,
                maxOverscroll: random.pick([0, random.magnitude(1e-6, 1e12)]), constants: random.extremePhysics())
            try require(glide.duration >= 0 && glide.duration < 1e5, "\(glide) takes \(glide.duration)")
            try require(glide.target.isFinite && range.contains(glide.target), "\(glide) ends at \(glide.target)")
            for t in [-1, 0, random.between(0, 1) * glide.duration, glide.duration.nextDown, glide.duration, 1e12] {
                try require(
                    glide.position(at: t).isFinite && glide.velocity(at: t).isFinite, "\(glide) is not finite at \(t)")
            }
        }
    }
}
