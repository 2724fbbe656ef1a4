// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FlingTests {
    private static let physics = Physics(decay: 2, stop: 10, frequency: 10, rest: 0.1)

    private struct Case {
        let origin: Transform
        let velocity: Vector
        let room: Room
        let physics: Physics
        let start: Double
        var fling: Fling { Fling(from: origin, velocity: velocity, within: room, physics: physics, at: start) }

        init(_ random: inout SplitMix64) {
            origin = random.transform()
            velocity = random.chance(0.2) ? .zero : random.vector(5000)
            room = Room(x: random.range(800), y: random.range(800), reach: Vector(random.between(0, 300), 100))
            physics = random.physics()
            start = random.between(-100, 100)
        }
    }

    @Test func eachAxisGlidesForItself() {
        let origin = Transform(scale: 3, rotation: 0, translation: Vector(1, 2))
        let room = Room(x: 0...1000, y: -500...50, reach: Vector(100, 50))
        let fling = Fling(from: origin, velocity: Vector(210, 300), within: room, physics: Self.physics, at: 7)
        let x = Glide(from: 1, velocity: 210, within: room.x, reach: 100, physics: Self.physics)
        let y = Glide(from: 2, velocity: 300, within: room.y, reach: 50, physics: Self.physics)
        #expect(fling.target == Transform(scale: 3, rotation: 0, translation: Vector(101, 50)))
        #expect(fling.end == 7 + max(x.duration, y.duration))
        for t in [0, 0.25, 0.5, 1, 2] {
            #expect(fling.transform(at: 7 + t).translation == Vector(x.position(at: t), y.position(at: t)))
            #expect(fling.flow(at: 7 + t).velocity == Vector(x.velocity(at: t), y.velocity(at: t)))
        }
    }

    /// The bounds are along the content's axes: turned by a quarter, what goes down in the view goes right in them.
    @Test func glidesAlongTheAxesOfTheContent() {
        let origin = Transform(scale: 1, rotation: .pi / 2, translation: .zero)
        let room = Room(x: 0...50, y: 0...0, reach: .zero)
        let fling = Fling(from: origin, velocity: Vector(0, 500), within: room, physics: Self.physics, at: 0)
        #expect(isClose(fling.target.translation, Vector(0, 50)))
        #expect(isClose(fling.flow(at: 0).velocity, Vector(0, 500)))
    }

    @Test func startsAsItWasAndEndsExactlyAtItsTarget() {
        trials(2000) { random in
            let one = Case(&random)
            let fling = one.fling
            try require(fling.end >= one.start && fling.end.isFinite, "\(one) ends at \(fling.end)")
            if fling.end > one.start {
                for time in [one.start, one.start - 1] {
                    try require(fling.transform(at: time).bits == one.origin.bits, "\(one) at \(time)")
                }
            }
            for time in [fling.end, fling.end.nextUp, fling.end + 100] {
                try require(fling.transform(at: time).bits == fling.target.bits, "\(one) at \(time)")
                try require(fling.flow(at: time).velocity == .zero, "\(one) moves at \(time)")
            }
            let place = fling.target.translation.rotated(by: -one.origin.rotation)
            try require(
                isClose(one.room.x.clamp(place.x), place.x, of: 1e4)
                    && isClose(one.room.y.clamp(place.y), place.y, of: 1e4),
                "\(one) ends at \(place)")
            if one.origin.rotation == 0 {
                try require(one.room.x.contains(place.x) && one.room.y.contains(place.y), "\(one) ends at \(place)")
            }
        }
    }

    @Test func keepsScaleAndRotation() {
        trials(500) { random in
            let one = Case(&random)
            let now = one.fling.transform(at: random.between(one.start, one.fling.end))
            try require(now.scale == one.origin.scale && now.rotation == one.origin.rotation, "\(one) becomes \(now)")
            let flow = one.fling.flow(at: random.between(one.start, one.fling.end))
            try require(flow.growth == 0 && flow.spin == 0, "\(one) flows \(flow)")
        }
    }

    @Test func whatMayStayStaysToTheBit() {
        trials(500) { random in
            let origin = random.transform()
            let open = -Double.infinity...Double.infinity
            let room = Room(x: open, y: open, reach: Vector(10, 10))
            let fling = Fling(from: origin, velocity: .zero, within: room, physics: random.physics(), at: 3)
            try require(fling.end == 3 && fling.target.bits == origin.bits, "\(origin) becomes \(fling.target)")
        }
    }

    @Test func theFlowIsTheDerivativeOfThePath() {
        trials(2000) { random in
            let one = Case(&random)
            let fling = one.fling
            guard fling.end > one.start + 1e-3 else { return }
            let time = random.between(one.start + 1e-4, fling.end - 1e-4)
            let h = 1e-6
            let (before, after) = (fling.flow(at: time - h).velocity, fling.flow(at: time + h).velocity)
            // Not where a bound holds it.
            guard before.distance(to: after) < 10 else { return }
            let x = centralDifference(at: time, step: h) { fling.transform(at: $0).translation.x }
            let y = centralDifference(at: time, step: h) { fling.transform(at: $0).translation.y }
            let velocity = fling.flow(at: time).about(random.vector(100)).velocity
            try require(
                isClose(velocity, Vector(x, y), of: 1e4, to: 1e-3), "\(one) at \(time): \(velocity), not \(x), \(y)")
        }
    }

    @Test func isAlwaysANumber() {
        trials(5000) { random in
            let room = Room(
                x: random.range(random.magnitude(1e-6, 1e12)), y: random.range(random.magnitude(1e-6, 1e12)),
                reach: random.size(1e-6, 1e12))
            let start = random.pick([0, 1, 1e12, -1e12])
            let fling = Fling(
                from: random.transform(scale: 1e-12...1e12, reach: 1e12), velocity: random.vector(1e9), within: room,
                physics: random.extremePhysics(), at: start)
            for time in [-1e12, start, random.between(start, fling.end), fling.end.nextDown, fling.end, 1e12] {
                try require(fling.transform(at: time).isFinite, "\(fling) at \(time)")
                try require(fling.flow(at: time).velocity.isFinite, "\(fling) at \(time)")
            }
        }
    }
}
