// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Curves and flights of zoom animations.
@Suite struct ZoomStyleTests {
    private static let center = Vector(200, 150)
    private static let curves: [Curve] = [.standard, .easeOut]

    private static func zoom(
        from origin: Transform, _ velocity: TransformVelocity = .zero(at: .zero), to target: Transform,
        _ style: ZoomStyle, at start: Double = 0, duration: Double = 1, minScale: Double = 1e-9
    ) -> ZoomAnimation {
        var zoom = ZoomAnimation(
            from: origin, velocity: velocity, to: target, anchor: Vector(7, 8), within: 1e-9...1e9, excess: .zero,
            at: start, duration: duration, style.curve)
        if style.rho > 0 {
            zoom.fly(velocity, style, minScale: minScale, about: center, length: 400, longest: 60)
        }
        return zoom
    }

    private static func any(_ random: inout SplitMix64, moving: Bool) -> ZoomAnimation {
        let velocity = TransformVelocity(
            point: random.vector(500), translation: random.vector(1000), logScale: random.between(-5, 5),
            rotation: random.between(-5, 5))
        return zoom(
            from: random.transform(scale: 0.1...10), moving ? velocity : .zero(at: .zero),
            to: random.transform(scale: 0.1...10),
            ZoomStyle(curve: random.pick(curves), rho: random.pick([0, 0.5, 1.4, 3])), at: random.between(-10, 10),
            duration: random.between(0.05, 2))
    }

    private static func shows(_ a: Transform, _ b: Transform) -> Bool {
        [Vector(0, 0), Vector(500, 0), Vector(0, 500)].allSatisfy { isClose(a.apply($0), b.apply($0), of: 1e4) }
    }

    // MARK: All styles

    @Test("A zoom of any curve or flight ends exactly at its target.")
    func endsExactlyAtItsTarget() {
        trials(1000) { random in
            let zoom = Self.any(&random, moving: random.chance(0.5))
            try require(
                zoom.transform(at: zoom.end).bits == zoom.target.bits,
                "\(zoom.transform(at: zoom.end)), not \(zoom.target)")
            let (last, target) = (zoom.transform(at: zoom.end.nextDown), zoom.target)
            try require(Self.shows(last, target), "jumps from \(last) to \(target)")
        }
    }

    @Test("The velocity of a zoom of any curve or flight is the derivative of its path.")
    func velocityIsTheDerivativeOfThePath() {
        trials(2000) { random in
            let zoom = Self.any(&random, moving: random.chance(0.5))
            let time = random.between(zoom.end - 0.04, zoom.end - 1e-3)
            let content = random.vector(500)
            let velocity = zoom.velocity(at: time).about(zoom.transform(at: time).apply(content))
            let x = centralDifference(at: time, step: 1e-6) { zoom.transform(at: $0).apply(content).x }
            let y = centralDifference(at: time, step: 1e-6) { zoom.transform(at: $0).apply(content).y }
            let logScale = centralDifference(at: time, step: 1e-6) { Math.log(zoom.transform(at: $0).scale) }
            try require(
                isClose(velocity.translation, Vector(x, y), of: 1e5, to: 1e-4),
                "\(velocity.translation), not \(x), \(y)")
            try require(isClose(velocity.logScale, logScale, of: 10, to: 1e-4), "\(velocity.logScale), not \(logScale)")
        }
    }

    @Test("A zoom continues with the place and velocity of the motion that it replaces.")
    func continuesTheMotion() {
        trials(1000) { random in
            let before = Self.any(&random, moving: true)
            let time = before.end - random.between(0.001, 0.04)
            let (origin, velocity) = (before.transform(at: time), before.velocity(at: time))
            let next = Self.zoom(
                from: origin, velocity, to: random.transform(scale: 0.1...10),
                ZoomStyle(curve: random.pick(Self.curves), rho: random.pick([0, 1.4])), at: time)
            let content = random.vector(500)
            let place = origin.apply(content)
            for later in [time, time.nextUp, time + 1e-9] {
                let now = next.transform(at: later)
                try require(isClose(now.apply(content), place, of: 1e4, to: 1e-6), "jumps to \(now)")
            }
            let speed = velocity.about(place).translation
            let speedAfter = next.velocity(at: time).about(place).translation
            try require(isClose(speed, speedAfter, of: 1e5, to: 1e-7), "velocity \(speed) changes to \(speedAfter)")
            try require(
                isClose(next.velocity(at: time).logScale, velocity.logScale, of: 10), "the zoom velocity changes")
            try require(
                isClose(next.velocity(at: time).rotation, velocity.rotation, of: 10), "the rotation velocity changes")
        }
    }

    /// The remainder has the rest of the time, the same curve and the same rho.
    @Test("A zoom that restarts on its way with its remaining style takes the same path.")
    func remainderTakesTheSamePath() {
        trials(500) { random in
            let style = ZoomStyle(curve: .easeOut, rho: random.pick([0, 0.7, 1.4]))
            let zoom = Self.zoom(
                from: random.transform(scale: 0.1...10), to: random.transform(scale: 0.1...10), style)
            let time = random.between(0.05, 0.9)
            let rest = Self.zoom(
                from: zoom.transform(at: time), zoom.velocity(at: time), to: zoom.target, zoom.remainder, at: time,
                duration: zoom.end - time)
            let later = random.between(time, 1)
            let (there, here) = (zoom.transform(at: later), rest.transform(at: later))
            try require(isClose(there.scale, here.scale, of: 0, to: 1e-6), "\(here), not \(there)")
            let point = zoom.target.applyInverse(Self.center)
            try require(isClose(there.apply(point), here.apply(point), of: 1e3, to: 1e-6), "\(here), not \(there)")
        }
    }

    // MARK: Curves

    @Test(
        "A zoom from rest follows its curve exactly.",
        arguments: [(Curve.standard, 0.15625), (.easeOut, 0.4375)])
    func curveFromRestIsExact(curve: Curve, part: Double) {
        let origin = Transform(scale: 1, rotation: 0, translation: .zero)
        let target = Transform(scale: 16, rotation: 1, translation: Vector(3, 4))
        for rho in [0, 1.4] {
            let zoom = Self.zoom(from: origin, to: target, ZoomStyle(curve: curve, rho: rho))
            #expect(isClose(zoom.transform(at: 0.25).rotation, part))
        }
        let direct = Self.zoom(from: origin, to: target, ZoomStyle(curve: curve))
        #expect(isClose(Math.log(direct.transform(at: 0.25).scale), part * Math.log(16)))
    }

    // MARK: Flights

    @Test("The center of a flight travels along a line at the scale of the flight.")
    func flightFollowsItsPath() {
        trials(500) { random in
            let (origin, target) = (random.transform(scale: 0.1...10), random.transform(scale: 0.1...10))
            let zoom = Self.zoom(from: origin, to: target, ZoomStyle(rho: 1.4))
            let (from, to) = (origin.applyInverse(Self.center), target.applyInverse(Self.center))
            let flight = Flight(
                from: from, to: to, widths: (400 / origin.scale, 400 / target.scale), widest: 4e11, rho: 1.4)
            let time = random.between(0, 1)
            let (place, shown) = (flight.place(at: EasingCurve(at: time).progress), zoom.transform(at: time))
            try require(isClose(shown.scale, origin.scale * place.scaleFactor, of: 0), "\(shown), not \(place)")
            try require(isClose(shown.apply(place.center), Self.center, of: 1e4), "\(shown), not \(place)")
        }
    }

    @Test("A flight with a speed takes its length / speed seconds, at least the duration and at most 60.")
    func durationFollowsFromTheSpeed() {
        let origin = Transform(scale: 1, rotation: 0, translation: .zero)
        let target = Transform(scale: 1, rotation: 0, translation: Vector(-40_000, 0))
        let length = Flight(
            from: Self.center, to: Self.center + Vector(40_000, 0), widths: (400, 400), widest: 1e9, rho: 2
        ).screenfuls
        for speed in [0.5, 1.2, 3] {
            let zoom = Self.zoom(from: origin, to: target, ZoomStyle(rho: 2, speed: speed), duration: 0.3)
            #expect(isClose(zoom.end, length / speed))
        }
        #expect(Self.zoom(from: origin, to: target, ZoomStyle(rho: 2, speed: 1e-3), duration: 0.3).end == 60)
        #expect(Self.zoom(from: origin, to: target, ZoomStyle(rho: 2, speed: 1e3), duration: 0.3).end == 0.3)
        #expect(Self.zoom(from: origin, to: target, ZoomStyle(rho: 2), duration: 0.7).end == 0.7)
    }

    @Test("A flight does not go below its smallest scale, or that of its ends.")
    func staysAboveTheSmallestScale() {
        let origin = Transform(scale: 1, rotation: 0, translation: .zero)
        let target = Transform(scale: 2, rotation: 0, translation: Vector(-40_000, 0))
        for (least, lowest) in [(0.25, 0.25), (1e-9, 0.0205), (5, 1)] {
            let zoom = Self.zoom(from: origin, to: target, ZoomStyle(rho: 1.4), minScale: least)
            let scales = (0...1000).map { zoom.transform(at: Double($0) / 1000).scale }
            #expect(isClose(scales.min() ?? 0, lowest, of: 0, to: 0.01))
        }
    }

    @Test("A flight has finite transforms and scales above 0 for extreme ends and styles.")
    func extremeNumbersStayFinite() {
        trials(2000) { random in
            let start = random.pick([0, 1, 1e12, -1e12])
            let transforms = [0, 1].map { _ in
                Transform(
                    scale: random.magnitude(1e-29, 1e29), rotation: random.between(-7, 7),
                    translation: random.magnitude(1e-3, 1e38) * random.vector(1))
            }
            let velocity = TransformVelocity(
                point: random.vector(1e3), translation: random.vector(1e6), logScale: random.between(-20, 20),
                rotation: random.between(-20, 20))
            let zoom = Self.zoom(
                from: transforms[0], random.chance(0.5) ? velocity : .zero(at: .zero), to: transforms[1],
                ZoomStyle(
                    curve: random.pick(Self.curves), rho: random.pick([1e-3, 1.4, 1e3]), speed: random.pick([0, 1.2])),
                at: start, duration: random.magnitude(1e-3, 10), minScale: random.magnitude(1e-29, 1e29))
            let time = start + random.between(0, 1) * (zoom.end - start)
            let (transform, motion) = (zoom.transform(at: time), zoom.velocity(at: time))
            try require(transform.isFinite && transform.scale > 0, "\(transform) at \(time)")
            try require(
                motion.translation.isFinite && motion.logScale.isFinite && motion.rotation.isFinite, "\(motion)")
        }
    }
}
