// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SpringTests {
    private struct Case {
        let x0: Double
        let v0: Double
        let frequency: Double
        let damping: Damping
        let rest: Double
        var spring: Spring { Spring(offset: x0, velocity: v0, frequency: frequency, damping: damping, rest: rest) }

        init(_ random: inout SplitMix64) {
            x0 = random.signed(1e-2, 1e3)
            v0 = random.signed(1, 1e4)
            frequency = random.magnitude(1, 50)
            damping = random.pick([.critical, .under])
            rest = random.magnitude(0.01, 10)
        }

        /// The offset as if the spring never ended.
        func offset(at t: Double) -> Double {
            let response = SpringResponse(at: t, frequency: frequency, damping: damping)
            return response.fromOffset * x0 + response.fromVelocity * v0
        }
    }

    @Test("Springs have known offsets and velocities for both dampings.")
    func knownValues() {
        let spring = Spring(offset: 3, velocity: 0, frequency: 2, damping: .critical, rest: 1e-6)
        #expect(spring.offset(at: 0) == 3)
        #expect(spring.velocity(at: 0) == 0)
        #expect(isClose(spring.offset(at: 0.5), 6 * Math.exp(-1)))
        #expect(isClose(spring.velocity(at: 0.5), -6 * Math.exp(-1)))
        #expect(spring.passing == .infinity)
        let thrown = Spring(offset: 3, velocity: -9, frequency: 2, damping: .critical, rest: 1e-6)
        #expect(thrown.passing == 1)
        #expect(isClose(thrown.offset(at: 1), 0))
        #expect(isClose(thrown.velocity(at: 1), -3 * Math.exp(-2)))
        let under = Spring(offset: 0, velocity: 10, frequency: 1, damping: .under, rest: 1e-6)
        #expect(under.offset(at: 0) == 0)
        #expect(under.velocity(at: 0) == 10)
        // After half an oscillation.
        let bend = (1 - 0.85 * 0.85).squareRoot()
        #expect(isClose(under.offset(at: .pi / bend), 0))
        #expect(isClose(under.velocity(at: .pi / bend), -10 * Math.exp(-0.85 * .pi / bend)))
    }

    @Test("The ratios of a damping are consistent, and its excursion is the largest offset.")
    func dampingConstantsAreConsistent() {
        for damping in [Damping.critical, .under] {
            #expect(isClose(damping.ratio * damping.ratio + damping.dampedRatio * damping.dampedRatio, 1, to: 1e-15))
            let spring = Spring(offset: 0, velocity: 1, frequency: 1, damping: damping, rest: 1e-9)
            let far = (0...100_000).map { spring.offset(at: Double($0) * 1e-4) }.max() ?? 0
            #expect(isClose(far, damping.excursion, to: 1e-8))
        }
    }

    @Test("The offset solves x'' + 2 zeta w x' + w^2 x = 0 from the given offset and velocity.")
    func solvesTheEquationOfADampedSpring() {
        trials(3000) { random in
            let one = Case(&random)
            let spring = one.spring
            let w = one.frequency
            guard spring.duration > 0.1 / w else { return }
            try require(
                spring.offset(at: 0) == one.x0 && spring.velocity(at: 0) == one.v0,
                "\(one) begins at another offset or velocity")
            let t = random.between(1e-4 / w, spring.duration - 1e-4 / w)
            let size = abs(one.x0) + abs(one.v0) / w
            let velocity = centralDifference(at: t, step: 1e-5 / w) { spring.offset(at: $0) }
            try require(
                isClose(spring.velocity(at: t), velocity, of: w * size, to: 1e-8), "\(one) at \(t): \(velocity)")
            let force = centralDifference(at: t, step: 1e-5 / w) { spring.velocity(at: $0) }
            let pull = -2 * one.damping.ratio * w * spring.velocity(at: t) - w * w * spring.offset(at: t)
            try require(isClose(force, pull, of: w * w * size, to: 1e-8), "\(one) at \(t): \(force), not \(pull)")
        }
    }

    @Test("A spring ends when its offset stays within the rest distance.")
    func endsWhenItStaysWithinTheRestDistance() {
        trials(3000) { random in
            let one = Case(&random)
            let spring = one.spring
            try require(spring.duration.isFinite && spring.duration >= 0, "\(one) takes \(spring.duration)")
            for _ in 0..<20 {
                let t = spring.duration + random.magnitude(1e-6, 10) / one.frequency
                try require(
                    abs(one.offset(at: t)) <= one.rest * (1 + 1e-9), "\(one) is beyond the rest distance at \(t)")
                try require(
                    spring.offset(at: t) == 0 && spring.velocity(at: t) == 0, "\(one) moves after its end, at \(t)")
            }
            try require(spring.offset(at: spring.duration) == 0, "\(one) has an offset at its end")
        }
    }

    @Test("A spring ends no later than necessary.")
    func endsNoLaterThanNecessary() {
        trials(1000) { random in
            let w = random.magnitude(1, 50)
            let x0 = random.signed(2, 1e3)
            let spring = Spring(offset: x0, velocity: 0, frequency: w, damping: .critical, rest: 1)
            let last = abs(spring.offset(at: spring.duration.nextDown))
            // The duration has an error of less than 2e-8.
            let limit = min(1, 0.01 * abs(x0)) * (1 + 1e-7)
            if x0 != 0 { try require(last <= limit && last > 0.99 * limit, "the spring from \(x0) ended at \(last)") }
            let under = Spring(offset: 0, velocity: w * abs(x0), frequency: w, damping: .under, rest: 1)
            // In the time of one oscillation it loses all but a thousandth.
            let response = 2 * .pi / (w * Damping.under.dampedRatio)
            let before = stride(from: 0, to: response, by: response / 50).map {
                abs(under.offset(at: under.duration - response + $0))
            }
            if under.duration > response {
                try require((before.max() ?? 0) > 1, "the spring with velocity \(w * abs(x0)) ended too late")
            }
        }
    }

    @Test("A spring with no offset and little velocity ends at once.")
    func springAtRestTakesNoTime() {
        for damping in [Damping.critical, .under] {
            for v0 in [0.0, 2] {
                let spring = Spring(offset: 0, velocity: v0, frequency: 10, damping: damping, rest: 0.5)
                #expect(spring.duration == 0)
                #expect(spring.offset(at: 0) == 0)
            }
        }
    }

    /// The offset is above a rounding error.
    @Test("A spring with an offset below the rest distance moves to its target, and does not jump.")
    func smallOffsetsDoNotJump() {
        for damping in [Damping.critical, .under] {
            for (x0, v0) in [(0.25, 0.0), (-0.25, 0.0), (-0.1, -1.0), (1e-3, 0.0)] {
                let spring = Spring(offset: x0, velocity: v0, frequency: 10, damping: damping, rest: 0.5)
                #expect(spring.duration > 0.4)
                #expect(spring.offset(at: 0) == x0)
                #expect(abs(spring.offset(at: spring.duration.nextDown)) <= 0.01 * abs(x0) + 1e-4)
            }
            #expect(Spring(offset: 1e-5, velocity: 0, frequency: 10, damping: damping, rest: 0.5).duration == 0)
        }
    }

    @Test("The passing time of a spring is the time at which its offset crosses 0.")
    func passingTimeIsTheZeroCrossing() {
        trials(2000) { random in
            let one = Case(&random)
            guard one.damping.dampedRatio == 0, one.spring.duration > 0 else { return }
            let passing = one.spring.passing
            let size = abs(one.x0) + abs(one.v0) / one.frequency
            if passing < .infinity {
                try require(isClose(one.spring.offset(at: passing), 0, of: size), "\(one) is not at 0 at \(passing)")
                try require(one.spring.velocity(at: passing) * one.x0 < 0, "\(one) moves back at \(passing)")
            } else if one.x0 != 0 {
                for part in 1..<50 {
                    let now = one.spring.offset(at: Double(part) / 50 * one.spring.duration)
                    try require(now * one.x0 > 0, "\(one) passes 0")
                }
            }
        }
    }

    @Test("A spring has finite numbers for extreme offsets, velocities and constants.")
    func extremeNumbersStayFinite() {
        trials(3000) { random in
            let w = random.magnitude(0.1, 1000)
            let rest = random.magnitude(1e-9, 1e6)
            let spring = Spring(
                offset: random.signed(1e-9, 1e12), velocity: random.signed(1e-9, 1e12), frequency: w,
                damping: random.pick([.critical, .under]), rest: rest)
            try require(spring.duration >= 0 && spring.duration < 150 / w, "\(spring) takes \(spring.duration)")
            for t in [0, random.between(0, 1) * spring.duration, spring.duration.nextDown, 1e12, 1e300] {
                let (x, v) = (spring.offset(at: t), spring.velocity(at: t))
                try require(x.isFinite && v.isFinite, "\(spring) at \(t): \(x), \(v)")
            }
        }
    }
}
