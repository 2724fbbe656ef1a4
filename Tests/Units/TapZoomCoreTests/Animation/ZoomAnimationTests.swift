// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ZoomAnimationTests {
    private static let anyScale = 1e-9...1e9

    private static func zoom(_ random: inout SplitMix64) -> (zoom: ZoomAnimation, origin: Transform, begin: Double) {
        let origin = random.transform(scale: 0.1...10)
        let begin = random.between(-10, 10)
        let velocity = TransformVelocity(
            point: random.vector(500), translation: random.vector(1000), logScale: random.between(-5, 5),
            rotation: random.between(-5, 5))
        let zoom = ZoomAnimation(
            from: origin, velocity: random.chance(0.5) ? velocity : .zero(at: .zero),
            to: random.transform(scale: 0.1...10),
            anchor: random.vector(500), within: anyScale, excess: .zero, at: begin, duration: random.between(0.05, 2))
        return (zoom, origin, begin)
    }

    /// Whether two transforms display the same picture. Angles that differ by full turns do.
    private static func shows(_ a: Transform, _ b: Transform) -> Bool {
        [Vector(0, 0), Vector(500, 0), Vector(0, 500)].allSatisfy { isClose(a.apply($0), b.apply($0), of: 1e4) }
    }

    @Test("A zoom starts where the content is, and ends exactly at its target.")
    func startsAndEndsExactly() {
        trials(1000) { random in
            let (zoom, origin, begin) = Self.zoom(&random)
            let start = random.pick([begin, begin - 1])
            try require(
                Self.shows(zoom.transform(at: start), origin), "\(origin) starts as \(zoom.transform(at: start))")
            for end in [zoom.end, zoom.end.nextUp, zoom.end + 100] {
                try require(
                    zoom.transform(at: end).bits == zoom.target.bits, "\(zoom.transform(at: end)), not \(zoom.target)")
                try require(
                    zoom.velocity(at: end).translation == .zero && zoom.velocity(at: end).logScale == 0,
                    "moves at its end")
            }
            let last = zoom.transform(at: zoom.end.nextDown)
            try require(Self.shows(last, zoom.target), "jumps from \(last) to \(zoom.target)")
        }
    }

    @Test("The velocity of a zoom is the derivative of its path.")
    func velocityIsTheDerivativeOfThePath() {
        trials(1000) { random in
            let (zoom, _, begin) = Self.zoom(&random)
            let time = random.between(begin + 1e-3, zoom.end - 1e-3)
            let content = random.vector(500)
            let velocity = zoom.velocity(at: time).about(zoom.transform(at: time).apply(content))
            let x = centralDifference(at: time, step: 1e-6) { zoom.transform(at: $0).apply(content).x }
            let y = centralDifference(at: time, step: 1e-6) { zoom.transform(at: $0).apply(content).y }
            let logScale = centralDifference(at: time, step: 1e-6) { Math.log(zoom.transform(at: $0).scale) }
            let rotation = centralDifference(at: time, step: 1e-6) { zoom.transform(at: $0).rotation }
            try require(
                isClose(velocity.translation, Vector(x, y), of: 1e5, to: 1e-5),
                "\(velocity.translation), not \(x), \(y)")
            try require(
                isClose(velocity.logScale, logScale, of: 10, to: 1e-5), "zoom \(velocity.logScale), not \(logScale)")
            try require(
                isClose(velocity.rotation, rotation, of: 10, to: 1e-5), "rotation \(velocity.rotation), not \(rotation)"
            )
        }
    }

    @Test("A zoom that gets another target continues with the place and velocity of every content point.")
    func retargetIsContinuous() {
        trials(1000) { random in
            let (zoom, _, begin) = Self.zoom(&random)
            let time = random.between(begin, zoom.end)
            let content = random.vector(500)
            let before = zoom.transform(at: time)
            let velocity = zoom.velocity(at: time)
            let next = ZoomAnimation(
                from: before, velocity: velocity, to: random.transform(scale: 0.1...10), anchor: random.vector(500),
                within: Self.anyScale, excess: .zero, at: time, duration: 0.3)
            let after = next.transform(at: time)
            let place = before.apply(content)
            try require(isClose(after.apply(content), place, of: 1e4), "\(place) jumps to \(after.apply(content))")
            let speed = velocity.about(place).translation
            let speedAfter = next.velocity(at: time).about(place).translation
            try require(isClose(speed, speedAfter, of: 1e5), "velocity \(speed) changes to \(speedAfter)")
            try require(isClose(next.velocity(at: time).logScale, velocity.logScale), "the zoom velocity changes")
            try require(isClose(next.velocity(at: time).rotation, velocity.rotation), "the rotation velocity changes")
        }
    }

    @Test("The anchor of a zoom stays in place if the start and the target have it at the same place.")
    func anchorStaysInPlace() {
        trials(500) { random in
            let origin = random.transform(scale: 0.1...10)
            let anchor = random.vector(500)
            let place = origin.apply(anchor)
            let target = Transform(
                scale: random.magnitude(0.1, 10), rotation: random.between(-7, 7), taking: anchor, to: place)
            let zoom = Self.zoom(from: origin, to: target, anchor: anchor)
            for step in 0...40 {
                let now = zoom.transform(at: Double(step) / 40).apply(anchor)
                try require(isClose(now, place, of: 1e4), "the anchor moves from \(place) to \(now) at step \(step)")
            }
        }
    }

    @Test("From rest every content point of a zoom moves straight to its target, and never back.")
    func movesStraightFromRest() {
        trials(300) { random in
            var origin = random.transform(scale: 0.1...10)
            var target = random.transform(scale: 0.1...10)
            (origin.rotation, target.rotation) = (1, 1)
            let zoom = Self.zoom(from: origin, to: target, anchor: random.vector(500))
            let content = random.vector(500)
            let (first, last) = (origin.apply(content), target.apply(content))
            var part = 0.0
            for step in 1...40 {
                let now = zoom.transform(at: Double(step) / 40)
                let next = (now.scale - origin.scale) / (target.scale - origin.scale)
                try require(next >= part && next <= 1 + 1e-9, "the scale turns back at step \(step)")
                part = next
                let place = first + part * (last - first)
                try require(
                    isClose(now.apply(content), place, of: 1e4, to: 1e-7), "\(now.apply(content)), not \(place)")
            }
        }
    }

    @Test("A zoom between two transforms within the bounds stays within them.")
    func staysWithinTheBounds() {
        trials(500) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = .content
            let scales = viewport.scales
            let ends = [0, 1].map { _ in
                viewport.constrain(
                    Transform(scale: random.magnitude(0.1, 10), rotation: 0, translation: random.vector(5e3)))
            }
            let zoom = Self.zoom(from: ends[0], to: ends[1], anchor: random.vector(1e3), within: scales)
            for step in 0...20 {
                let now = zoom.transform(at: Double(step) / 20)
                let slack = 1e-9 * (viewport.size.length + now.scale * viewport.content.size.length)
                let allowed = viewport.constrain(now)
                // Content that becomes larger than the frame is aligned at one end, and free at the other.
                let size = now.scale * viewport.content.size
                let panBounds = viewport.safeArea.size
                let covers = ends.allSatisfy {
                    $0.scale * viewport.content.size.x >= panBounds.x
                        && $0.scale * viewport.content.size.y >= panBounds.y
                }
                try require(scales.contains(now.scale), "\(now.scale) is outside \(scales)")
                if covers && size.x >= panBounds.x && size.y >= panBounds.y {
                    try require(allowed.translation.distance(to: now.translation) <= slack, "\(now), not \(allowed)")
                }
            }
        }
    }

    /// For any zoom velocity at the start.
    @Test("The scale of a zoom stays within its limits.")
    func scaleStaysWithinItsLimits() {
        trials(500) { random in
            let origin = random.transform(scale: 0.5...2)
            let target = random.transform(scale: 0.5...2)
            let velocity = TransformVelocity(
                point: .zero, translation: random.vector(100), logScale: random.between(-50, 50),
                rotation: random.between(-5, 5)
            )
            let zoom = ZoomAnimation(
                from: origin, velocity: velocity, to: target, anchor: .zero, within: 0.5...2, excess: .zero, at: 0,
                duration: 1)
            for step in 0...40 {
                let now = zoom.transform(at: Double(step) / 40)
                try require((0.5...2).contains(now.scale), "the scale is \(now.scale) at step \(step)")
            }
        }
    }

    @Test("A zoom rotates along the shorter arc.")
    func rotatesAlongTheShorterArc() {
        trials(500) { random in
            let origin = Transform(scale: 1, rotation: random.between(-1e3, 1e3), translation: .zero)
            let target = Transform(scale: 2, rotation: random.between(-1e3, 1e3), translation: .zero)
            let zoom = Self.zoom(from: origin, to: target, anchor: .zero)
            let early = zoom.transform(at: 1e-6)
            let turn = target.rotation - early.rotation
            try require(abs(turn) <= .pi + 1e-9, "\(origin.rotation) to \(target.rotation) rotates by \(turn)")
            try require(isClose(early.apply(Vector(1, 0)), origin.apply(Vector(1, 0))), "starts at \(early.rotation)")
        }
    }

    /// Also where the clock is too coarse for the duration.
    @Test("A zoom has finite transforms and scales above 0 for extreme starts, targets and times.")
    func extremeNumbersStayFinite() {
        trials(500) { random in
            let duration = random.magnitude(1e-3, 10)
            let start = random.pick([0, 1, 1e12, -1e12])
            let zoom = ZoomAnimation(
                from: random.transform(scale: 1e-24...1e24), velocity: .zero(at: .zero),
                to: random.transform(scale: 1e-24...1e24), anchor: random.vector(1e12), within: 1e-24...1e24,
                excess: .zero, at: start,
                duration: random.pick([0, duration]))
            let time = start + random.between(-0.5, 1.5) * duration
            let transform = zoom.transform(at: time)
            let velocity = zoom.velocity(at: max(start, time))
            try require(transform.isFinite && transform.scale > 0, "\(transform) for \(duration) s at \(time)")
            try require(
                velocity.translation.isFinite && velocity.logScale.isFinite && velocity.rotation.isFinite, "\(velocity)"
            )
        }
    }

    /// A zoom of 1 s from rest.
    private static func zoom(
        from origin: Transform, to target: Transform, anchor: Vector, within scales: ClosedRange<Double> = anyScale
    ) -> ZoomAnimation {
        ZoomAnimation(
            from: origin, velocity: .zero(at: .zero), to: target, anchor: anchor, within: scales, excess: .zero, at: 0,
            duration: 1)
    }
}
