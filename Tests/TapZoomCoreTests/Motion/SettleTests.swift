// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SettleTests {
    private static let physics = Physics(decay: 2, stop: 10, frequency: 10, rest: 0.1)

    private struct Case {
        let origin: Transform
        let flow: Flow
        let target: Transform
        let focus: Vector
        let physics: Physics
        let start: Double
        let size: Double
        var settle: Settle {
            Settle(from: origin, flow: flow, to: target, about: focus, physics: physics, at: start, size: size)
        }
        /// How far what is near the content's origin may go.
        var reach: Double { 1e4 * (1 + 10 * target.scale / origin.scale) }

        init(_ random: inout SplitMix64) {
            origin = random.transform(scale: 0.2...5)
            target = random.transform(scale: 0.2...5)
            let moving = Flow(
                point: random.vector(500), velocity: random.vector(1000), growth: random.between(-5, 5),
                spin: random.between(-5, 5))
            flow = random.chance(0.5) ? moving : .still(at: .zero)
            focus = random.vector(500)
            physics = random.physics()
            start = random.between(-10, 10)
            size = random.magnitude(100, 2000)
        }
    }

    @Test func knownValues() {
        let origin = Transform(scale: 4, rotation: 0, translation: .zero)
        let target = Transform(scale: 1, rotation: 1, translation: Vector(10, 20))
        let settle = Settle(
            from: origin, flow: .still(at: .zero), to: target, about: .zero, physics: Self.physics, at: 5, size: 500)
        #expect(settle.anchor == .zero)
        let left = 2 * Math.exp(-1)
        let now = settle.transform(at: 5.1)
        #expect(isClose(now.scale, Math.exp(left * Math.log(4))))
        #expect(isClose(now.rotation, 1 - left))
        #expect(isClose(now.translation, (1 - left) * Vector(10, 20)))
        let spring = Spring(offset: 500 * Math.log(4), velocity: 0, frequency: 10, damping: .critical, rest: 0.1)
        #expect(isClose(settle.end, 5 + spring.duration))
    }

    @Test func startsAsItWasAndEndsExactlyAtItsTarget() {
        trials(2000) { random in
            let one = Case(&random)
            let settle = one.settle
            try require(settle.end > one.start && settle.end.isFinite, "\(one) ends at \(settle.end)")
            for time in [one.start, one.start - 1] {
                try require(settle.transform(at: time).bits == one.origin.bits, "\(one) at \(time)")
            }
            let first = settle.transform(at: one.start.nextUp)
            try require(isClose(first, one.origin, of: one.reach), "\(one) jumps to \(first)")
            for time in [settle.end, settle.end.nextUp, settle.end + 100] {
                try require(settle.transform(at: time).bits == one.target.bits, "\(one) at \(time)")
                let flow = settle.flow(at: time)
                try require(flow.velocity == .zero && flow.growth == 0 && flow.spin == 0, "\(one) moves at \(time)")
            }
        }
    }

    /// From then on nothing was left to be seen, and from standstill it was not too late.
    @Test func endsWhenNothingIsLeft() {
        trials(2000) { random in
            let one = Case(&random)
            let settle = one.settle
            let last = settle.transform(at: settle.end.nextDown)
            let far = last.apply(settle.anchor).distance(to: one.target.apply(settle.anchor))
            let grown = one.size * abs(Math.log(last.scale / one.target.scale))
            let turned = one.size * abs(last.rotation - one.target.rotation)
            let most = max(far, grown, turned)
            try require(most <= one.physics.rest + 1e-9 * one.reach, "\(one) ends at \(most)")
            if one.flow.velocity == .zero { try require(most > 0.98 * one.physics.rest, "\(one) ends at \(most)") }
        }
    }

    @Test func whatIsThereAlreadyTakesNoTime() {
        let target = Transform(scale: 2, rotation: 0.5, translation: Vector(3, 4))
        let settle = Settle(
            from: target, flow: .still(at: .zero), to: target, about: Vector(50, 60), physics: Self.physics, at: 1,
            size: 500)
        #expect(settle.end == 1)
        #expect(settle.transform(at: 1) == target)
    }

    @Test func theFlowIsTheDerivativeOfThePath() {
        trials(2000) { random in
            let one = Case(&random)
            let settle = one.settle
            let time = random.between(one.start + 1e-4, settle.end - 1e-4)
            let content = random.vector(200)
            let flow = settle.flow(at: time).about(settle.transform(at: time).apply(content))
            let x = centralDifference(at: time, step: 1e-6) { settle.transform(at: $0).apply(content).x }
            let y = centralDifference(at: time, step: 1e-6) { settle.transform(at: $0).apply(content).y }
            let growth = centralDifference(at: time, step: 1e-6) { Math.log(settle.transform(at: $0).scale) }
            let spin = centralDifference(at: time, step: 1e-6) { settle.transform(at: $0).rotation }
            try require(isClose(flow.velocity, Vector(x, y), of: one.reach, to: 1e-5), "\(one): not \(x), \(y)")
            try require(isClose(flow.growth, growth, of: 10, to: 1e-6), "\(one): growth \(flow.growth), not \(growth)")
            try require(isClose(flow.spin, spin, of: 10, to: 1e-6), "\(one): spin \(flow.spin), not \(spin)")
        }
    }

    @Test func takesOverTheMotionThatWasUnderWay() {
        trials(1000) { random in
            let one = Case(&random)
            let flow = one.settle.flow(at: one.start)
            try require(isClose(flow.velocity, one.flow.about(flow.point).velocity, of: 1e4), "\(one): \(flow)")
            try require(isClose(flow.point, one.focus, of: 1e4), "\(one): about \(flow.point)")
            try require(isClose(flow.growth, one.flow.growth), "\(one): \(flow)")
            try require(isClose(flow.spin, one.flow.spin), "\(one): \(flow)")
        }
    }

    /// From rest, ln(scale), rotation and the place of the anchor keep their proportions, and none turns back.
    @Test func diagonalsAreStraight() {
        trials(1000) { random in
            let one = Case(&random)
            let settle = Settle(
                from: one.origin, flow: .still(at: .zero), to: one.target, about: one.focus, physics: one.physics,
                at: 0, size: one.size)
            let home = one.target.apply(settle.anchor)
            let turn = one.origin.rotation - one.target.rotation
            let logRatio = Math.log(one.origin.scale / one.target.scale)
            var left = 1.0
            for part in 1..<40 {
                let t = Double(part) / 40 * settle.end
                let now = settle.transform(at: t)
                let still = (1 + one.physics.frequency * t) * Math.exp(-one.physics.frequency * t)
                try require(still < left, "\(one) turns back")
                left = still
                let place = home + left * (one.focus - home)
                try require(isClose(now.apply(settle.anchor), place, of: one.reach), "\(one) bends at \(t)")
                try require(isClose(now.rotation - one.target.rotation, left * turn, of: 10), "\(one) turns at \(t)")
                try require(isClose(Math.log(now.scale / one.target.scale), left * logRatio), "\(one) grows at \(t)")
            }
        }
    }

    @Test func turnsAsOftenAsTheTargetSays() {
        let origin = Transform(scale: 1, rotation: 0, translation: .zero)
        let target = Transform(scale: 1, rotation: 20, translation: .zero)
        let settle = Settle(
            from: origin, flow: .still(at: .zero), to: target, about: .zero, physics: Self.physics, at: 0, size: 100)
        #expect(isClose(settle.transform(at: 0.1).rotation, 20 - 40 * Math.exp(-1)))
    }

    @Test func whatDoesNotChangeStaysToTheBit() {
        trials(500) { random in
            var one = random.transform()
            one.rotation = 0
            var other = one
            other.translation = random.vector(1e3)
            let settle = Settle(
                from: one, flow: .still(at: .zero), to: other, about: random.vector(500), physics: random.physics(),
                at: 0, size: 500)
            let now = settle.transform(at: random.between(0, 1) * settle.end)
            try require(now.scale == one.scale && now.rotation == 0, "\(one) becomes \(now)")
        }
    }

    @Test func isAlwaysANumber() {
        trials(5000) { random in
            let start = random.pick([0, 1, 1e12, -1e12])
            let physics = random.extremePhysics()
            // A spring lets growth go on for 1 / (e frequency).
            let flow = Flow(
                point: random.vector(1e12), velocity: random.vector(1e9),
                growth: random.between(-100, 100) * physics.frequency, spin: random.between(-1e3, 1e3))
            let settle = Settle(
                from: random.transform(scale: 1e-24...1e24, reach: 1e12), flow: flow,
                to: random.transform(scale: 1e-24...1e24, reach: 1e12), about: random.vector(1e12),
                physics: physics, at: start, size: random.magnitude(1e-6, 1e12))
            try require(settle.end.isFinite, "\(settle) ends at \(settle.end)")
            for time in [-1e12, start, random.between(start, settle.end), settle.end.nextDown, settle.end, 1e12] {
                let now = settle.transform(at: time)
                let flow = settle.flow(at: time)
                try require(now.isFinite && now.scale > 0, "\(settle) at \(time): \(now)")
                try require(
                    flow.velocity.isFinite && flow.growth.isFinite && flow.spin.isFinite, "\(settle) at \(time)")
            }
        }
    }
}
