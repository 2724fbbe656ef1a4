// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

@Suite struct RecentPathTests {
    private static let frames = [60.0, 120, 240]

    /// Times at a rate in hertz. The last one is 0.
    private static func times(_ velocity: Double, lasting duration: Double) -> [Double] {
        (0...Int(duration * velocity)).reversed().map { -Double($0) / velocity }
    }

    private static let shapes: [@Sendable (Double) -> Double] = [
        { 1 - (1 - $0) * (1 - $0) * (1 - $0) },
        { 1 - exp(-5 * $0) },
        { $0.squareRoot() },
        { 1 - (1 - $0) * (1 - $0) },
        { min(1, 1.5 * $0) },
        { ($0 * (2 - $0)).squareRoot() },
    ]

    /// For any speed and direction, sampling rate and size of the pixels.
    @Test("The velocity of a finger that decelerates never points backward.")
    func velocityIsNeverReversed() {
        trials(20_000) { random in
            let times = Self.times(random.pick(Self.frames), lasting: random.between(0.03, 0.15))
            let shape = random.pick(Self.shapes)
            let (home, way) = (random.vector(100), random.magnitude(0.5, 1000) / 1000 * random.vector(1000))
            let pixel = random.pick([0, 1.0 / 3, 1])
            let place = { (time: Double) in
                let exact = home + shape(1 - time / times[0]) * way
                return pixel == 0
                    ? exact : Vector((exact.x / pixel).rounded() * pixel, (exact.y / pixel).rounded() * pixel)
            }
            let velocity = VelocityTracker(times, place).velocity(last: 0)
            // The displacement within the window of the velocity.
            let start = times.first { $0 >= -0.1 - 1e-9 && times.suffix(20).contains($0) } ?? 0
            let went = place(0) - place(start)
            try require(
                velocity.x * went.x + velocity.y * went.y >= 0, "velocity \(velocity) after a displacement of \(went)")
        }
    }

    /// A finger that rests on the glass trembles by a pixel. The parabola then leads back, but not far enough to count.
    @Test("A finger that stops and trembles by a pixel has no velocity backward.")
    func tremblingStopHasNoBackwardVelocity() {
        trials(2000) { random in
            let times = Self.times(random.pick(Self.frames), lasting: 0.1)
            let reach = random.between(40, 1000)
            let rest = random.between(0.045, 0.06)
            let tracker = VelocityTracker(times) { time in
                let splitWithPager = min(1, (time + 0.1) / (0.1 - rest))
                return Vector(reach * splitWithPager - (time == 0 ? 1 : 0), 0)
            }
            try require(tracker.velocity(last: 0).x >= 0, "\(reach) \(rest) \(tracker.velocity(last: 0))")
        }
    }

    @Test("Center, radius and angle stop independently of each other.")
    func partsStopIndependently() {
        let shape = Self.shapes[0]
        for stopping in 0..<3 {
            let poses = Self.times(120, lasting: 0.1).map { time in
                let splitWithPager = 1 + 10 * time
                let values = (0..<3).map { $0 == stopping ? shape(splitWithPager) : splitWithPager }
                return PointerPose(
                    time: time, focalPoint: Vector(100 * values[0], -50 * values[0]), radius: 100 * values[1],
                    angle: values[2])
            }
            let velocity = VelocityTracker(poses).velocity(asOf: 0)
            #expect(isClose(velocity.focalPoint, stopping == 0 ? .zero : Vector(1000, -500), to: 1e-9))
            #expect(isClose(velocity.radius, stopping == 1 ? 0 : 1000))
            #expect(isClose(velocity.angle, stopping == 2 ? 0 : 10))
        }
    }

    /// The finger moves out and back, and lifts after at least 35 ms of the way back, as people do.
    @Test("A finger that turns back before it lifts has the velocity of the way back.")
    func reversalKeepsItsDirection() {
        trials(2000) { random in
            let times = Self.times(random.pick(Self.frames), lasting: 0.2)
            let angle = -random.between(0.035, 0.15)
            let out = random.magnitude(60, 2000) / 1000 * random.vector(1000)
            guard out.length > 30 else { return }
            let isSharp = random.chance(0.5)
            let tracker = VelocityTracker(times) { time in
                let way = 10 * (time - angle)
                let exact = (isSharp ? abs(way) : 2 * way * way) * out
                return Vector(exact.x.rounded(), exact.y.rounded())
            }
            let velocity = tracker.velocity(last: 0)
            let along = (velocity.x * out.x + velocity.y * out.y) / (velocity.length * out.length)
            try require(along > 0.9, "velocity \(velocity) after a reversal at \(angle) toward \(out)")
        }
    }

    /// A parabola may end with a small movement backward across a fast one forward.
    @Test("A small component backward is kept beside a fast one forward.")
    func smallBackwardComponentIsKept() {
        let tracker = VelocityTracker(Self.times(120, lasting: 0.1)) { time in
            Vector(3000 * time, 5 * Self.shapes[0](1 + 10 * time))
        }
        let velocity = tracker.velocity(last: 0)
        #expect(isClose(velocity.x, 3000))
        #expect(velocity.y < -20)
    }

    @Test("An error of one pixel in the last place changes a fast fling by at most 2 %.")
    func onePixelChangesAFastFlingByAtMostTwoPercent() {
        trials(2000) { random in
            let times = Self.times(random.pick(Self.frames), lasting: 0.1)
            let speed = random.between(3000, 9000)
            let bend = random.between(0, 5)
            let exact = { (time: Double) in speed * time * (1 + bend * time) }
            let error = random.pick([-1.0, 1])
            let velocity = VelocityTracker(times) { Vector(exact($0) + ($0 == 0 ? error : 0), 0) }.velocity(last: 0)
            try require(isClose(velocity, Vector(speed, 0), to: 0.02), "\(velocity), not \(speed)")
        }
    }
}
