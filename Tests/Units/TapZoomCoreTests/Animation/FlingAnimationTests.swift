// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FlingAnimationTests {
    private static let constants = MotionConstants(decay: 2, stopSpeed: 10, frequency: 10, restDistance: 0.1)

    private struct Case {
        let origin: Transform
        let velocity: Vector
        let panBounds: PanBounds
        let constants: MotionConstants
        let start: Double
        var fling: FlingAnimation {
            FlingAnimation(from: origin, velocity: velocity, within: panBounds, constants: constants, at: start)
        }

        init(_ random: inout SplitMix64) {
            origin = random.transform()
            velocity = random.chance(0.2) ? .zero : random.vector(5000)
            panBounds = PanBounds(
                x: random.range(800), y: random.range(800), maxOverscroll: Vector(random.between(0, 300), 100))
            constants = random.constants()
            start = random.between(-100, 100)
        }
    }

    @Test("Each axis flings independently of the other.")
    func axesFlingIndependently() {
        let origin = Transform(scale: 3, rotation: 0, translation: Vector(1, 2))
        let panBounds = PanBounds(x: 0...1000, y: -500...50, maxOverscroll: Vector(100, 50))
        let fling = FlingAnimation(
            from: origin, velocity: Vector(210, 300), within: panBounds, constants: Self.constants, at: 7)
        let x = EdgeBounce(
            from: 1, velocity: 210, within: panBounds.x, maxOverscroll: 100, constants: Self.constants)
        let y = EdgeBounce(from: 2, velocity: 300, within: panBounds.y, maxOverscroll: 50, constants: Self.constants)
        #expect(fling.target == Transform(scale: 3, rotation: 0, translation: Vector(101, 50)))
        #expect(fling.end == 7 + max(x.duration, y.duration))
        for t in [0, 0.25, 0.5, 1, 2] {
            #expect(fling.shown(at: 7 + t).translation == Vector(x.position(at: t), y.position(at: t)))
            #expect(fling.velocity(at: 7 + t).translation == Vector(x.velocity(at: t), y.velocity(at: t)))
        }
    }

    /// After a quarter turn a movement down in the view is one to the right along the content's axes.
    @Test("A fling moves along the axes of the content.")
    func flingsAlongTheContentAxes() {
        let origin = Transform(scale: 1, rotation: .pi / 2, translation: .zero)
        let panBounds = PanBounds(x: 0...50, y: 0...0, maxOverscroll: .zero)
        let fling = FlingAnimation(
            from: origin, velocity: Vector(0, 500), within: panBounds, constants: Self.constants, at: 0)
        #expect(isClose(fling.target.translation, Vector(0, 50)))
        #expect(isClose(fling.velocity(at: 0).translation, Vector(0, 500)))
    }

    @Test("A fling starts exactly where the content is, and ends exactly at its target within the bounds.")
    func startsAndEndsExactly() {
        trials(2000) { random in
            let one = Case(&random)
            let fling = one.fling
            try require(fling.end >= one.start && fling.end.isFinite, "\(one) ends at \(fling.end)")
            if fling.end > one.start {
                for time in [one.start, one.start - 1] {
                    try require(fling.shown(at: time).bits == one.origin.bits, "\(one) at \(time)")
                }
            }
            for time in [fling.end, fling.end.nextUp, fling.end + 100] {
                try require(fling.shown(at: time).bits == fling.target.bits, "\(one) at \(time)")
                try require(fling.velocity(at: time).translation == .zero, "\(one) moves at \(time)")
            }
            let place = fling.target.translation.rotated(by: -one.origin.rotation)
            try require(
                isClose(one.panBounds.x.clamp(place.x), place.x, of: 1e4)
                    && isClose(one.panBounds.y.clamp(place.y), place.y, of: 1e4),
                "\(one) ends at \(place)")
            if one.origin.rotation == 0 {
                try require(
                    one.panBounds.x.contains(place.x) && one.panBounds.y.contains(place.y), "\(one) ends at \(place)")
            }
        }
    }

    @Test("A fling keeps scale and rotation.")
    func keepsScaleAndRotation() {
        trials(500) { random in
            let one = Case(&random)
            let now = one.fling.shown(at: random.between(one.start, one.fling.end))
            try require(
                now.scale == one.origin.scale && now.rotation == one.origin.rotation, "\(one) changes to \(now)")
            let velocity = one.fling.velocity(at: random.between(one.start, one.fling.end))
            try require(velocity.logScale == 0 && velocity.rotation == 0, "\(one) has the velocity \(velocity)")
        }
    }

    @Test("Content at rest within its bounds keeps every bit.")
    func restingContentKeepsEveryBit() {
        trials(500) { random in
            let origin = random.transform()
            let open = -Double.infinity...Double.infinity
            let panBounds = PanBounds(x: open, y: open, maxOverscroll: Vector(10, 10))
            let fling = FlingAnimation(
                from: origin, velocity: .zero, within: panBounds, constants: random.constants(), at: 3)
            try require(fling.end == 3 && fling.target.bits == origin.bits, "\(origin) changes to \(fling.target)")
        }
    }

    @Test("The velocity of a fling is the derivative of its path.")
    func velocityIsTheDerivativeOfThePath() {
        trials(2000) { random in
            let one = Case(&random)
            let fling = one.fling
            guard fling.end > one.start + 1e-3 else { return }
            let time = random.between(one.start + 1e-4, fling.end - 1e-4)
            let h = 1e-6
            let (before, after) = (fling.velocity(at: time - h).translation, fling.velocity(at: time + h).translation)
            // A bound stops the content here.
            guard before.distance(to: after) < 10 else { return }
            let x = centralDifference(at: time, step: h) { fling.shown(at: $0).translation.x }
            let y = centralDifference(at: time, step: h) { fling.shown(at: $0).translation.y }
            let velocity = fling.velocity(at: time).about(random.vector(100)).translation
            try require(
                isClose(velocity, Vector(x, y), of: 1e4, to: 1e-3), "\(one) at \(time): \(velocity), not \(x), \(y)")
        }
    }

    @Test("A fling has finite transforms for extreme starts, bounds and constants.")
    func extremeNumbersStayFinite() {
        trials(5000) { random in
            let panBounds = PanBounds(
                x: random.range(random.magnitude(1e-6, 1e12)), y: random.range(random.magnitude(1e-6, 1e12)),
                maxOverscroll: random.size(1e-6, 1e12))
            let start = random.pick([0, 1, 1e12, -1e12])
            let fling = FlingAnimation(
                from: random.transform(scale: 1e-12...1e12, reach: 1e12), velocity: random.vector(1e9),
                within: panBounds,
                constants: random.extremePhysics(), at: start)
            for time in [-1e12, start, random.between(start, fling.end), fling.end.nextDown, fling.end, 1e12] {
                try require(fling.shown(at: time).isFinite, "\(fling) is not finite at \(time)")
                try require(fling.velocity(at: time).translation.isFinite, "\(fling) has no finite velocity at \(time)")
            }
        }
    }
}

extension FlingAnimation {
    /// `transform(at:)` of a copy, because that function is mutating only to avoid a copy of the animation.
    func shown(at time: Double) -> Transform {
        var copy = self
        return copy.transform(at: time)
    }
}
