// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

extension VelocityTracker {
    init(_ poses: [PointerPose]) {
        self.init()
        for pose in poses { append(pose) }
    }

    /// A hand with a center that moves, and nothing else.
    init(_ times: [Double], _ place: (Double) -> Vector) {
        self.init(times.map { PointerPose(time: $0, focalPoint: place($0), radius: 0, angle: 0) })
    }

    /// The velocity a delay after the newest pose.
    func velocity(after delay: Double = 0, last: Double) -> Vector { velocity(asOf: last + delay).focalPoint }
}

extension SplitMix64 {
    /// Times that increase by 2 to 12 ms.
    fileprivate mutating func times(_ count: Int, from start: Double = 0) -> [Double] {
        var times = [start]
        while times.count < count { times.append(times[times.count - 1] + between(0.002, 0.012)) }
        return times
    }

    /// A random hand that moves, spreads and rotates.
    fileprivate mutating func poses(_ count: Int) -> [PointerPose] {
        var pose = PointerPose(time: 0, focalPoint: vector(100), radius: 80, angle: 0)
        var step = vector(10)
        return times(count).map { time in
            step = step + vector(3)
            pose.time = time
            pose.focalPoint = pose.focalPoint + step
            pose.radius += between(-2, 5)
            pose.angle += between(-0.02, 0.05)
            return pose
        }
    }
}

@Suite struct VelocityTrackerTests {
    // MARK: - The parabola

    @Test("The velocity of a hand in uniform motion is exact.")
    func linesAreFittedExactly() {
        trials(300) { random in
            let times = random.times(2 + random.below(25), from: random.between(-10, 1e4))
            let (home, speed) = (random.vector(1000), random.vector(5000))
            let (logScale, rotation) = (random.between(-900, 900), random.between(-9, 9))
            let tracker = VelocityTracker(
                times.map {
                    let age = $0 - times[0]
                    return PointerPose(
                        time: $0, focalPoint: home + age * speed, radius: logScale * age, angle: 1 + rotation * age)
                })
            let velocity = tracker.velocity(asOf: times[times.count - 1] + 0.01)
            try require(isClose(velocity.focalPoint, speed, of: 10, to: 1e-8), "\(velocity.focalPoint), not \(speed)")
            try require(isClose(velocity.radius, logScale, of: 10, to: 1e-8), "\(velocity.radius), not \(logScale)")
            try require(isClose(velocity.angle, rotation, of: 1, to: 1e-8), "\(velocity.angle), not \(rotation)")
        }
    }

    /// Parabolas that accelerate, or that turned back in the older half of the window.
    @Test("The velocity of a hand with constant acceleration is exact.")
    func parabolasAreFittedExactly() {
        trials(300) { random in
            let times = random.times(3 + random.below(16))
            let last = times[times.count - 1]
            let span = min(last, 0.1)
            let (home, bend) = (random.vector(1000), random.vector(1e5))
            let vertex = last - span * random.between(0.6, 3)
            let tracker = VelocityTracker(times) { home + ($0 - vertex) * ($0 - vertex) * bend }
            let (velocity, truth) = (tracker.velocity(last: last), 2 * (last - vertex) * bend)
            try require(isClose(velocity, truth, of: 1e-3), "\(velocity), not \(truth)")
        }
    }

    @Test("One pose has velocity 0, and two poses give the velocity of a line.")
    func onePoseGivesNoVelocityAndTwoGiveALine() {
        var tracker = VelocityTracker()
        #expect(tracker.velocity(asOf: 5) == .zero)
        tracker.append(PointerPose(time: 1, focalPoint: Vector(5, 5), radius: 9, angle: 1))
        #expect(tracker.velocity(asOf: 1) == .zero)
        tracker.append(PointerPose(time: 1.25 - 0.234375, focalPoint: Vector(6, 3), radius: 8, angle: 2))
        #expect(tracker.velocity(asOf: 1.02) == PointerVelocity(focalPoint: Vector(64, -128), radius: -64, angle: 64))
        tracker.restart(PointerPose(time: 1.03, focalPoint: Vector(7, 5), radius: 9, angle: 1))
        #expect(tracker.velocity(asOf: 1.03) == .zero)
    }

    @Test("A pose with the time of the newest one replaces it.")
    func equalTimesReplaceThePose() {
        let line = { (time: Double) in Vector(1000 * time, 0) }
        var tracker = VelocityTracker([0, 0.01, 0.02], line)
        tracker.append(PointerPose(time: 0.03, focalPoint: Vector(-500, 7), radius: 3, angle: 4))
        tracker.append(PointerPose(time: 0.03, focalPoint: line(0.03), radius: 0, angle: 0))
        #expect(tracker.velocity(asOf: 0.03) == VelocityTracker([0, 0.01, 0.02, 0.03], line).velocity(asOf: 0.03))
        // A pose with an earlier time counts as the newest.
        tracker.append(PointerPose(time: 0.01, focalPoint: line(0.03), radius: 0, angle: 0))
        #expect(tracker.velocity(asOf: 0.03) == VelocityTracker([0, 0.01, 0.02, 0.03], line).velocity(asOf: 0.03))
    }

    // MARK: - The window

    /// The velocity at `start` of a hand that moves at 1000 per second. Its oldest pose, `age` before `start`, is far
    /// off, so that its use would show.
    private static func velocity(older age: Double, gap: Double, from start: Double) -> Vector {
        let ages = [age, age - gap] + stride(from: age - gap - 0.01, through: 0.001, by: -0.01) + [0]
        let times = ages.map { start - $0 }
        return VelocityTracker(times) { Vector($0 == times[0] ? 500 : 1000 * ($0 - start), 0) }.velocity(last: start)
    }

    /// Poses at either end of the window count, also where times are coarse: 1234.7 - 1234.6 is more than 0.1.
    @Test(
        "Poses of the last 0.1 s count, and older ones do not.",
        arguments: [0.1, 1234.7, 98_765.4321, 1_700_000_000.3])
    func windowIsATenthOfASecond(start: Double) {
        let line = Vector(1000, 0)
        #expect(isClose(Self.velocity(older: 0.1001, gap: 0.0101, from: start), line, of: 1, to: 1e-4))
        #expect(!isClose(Self.velocity(older: 0.1, gap: 0.01, from: start), line, to: 0.1))
        #expect(!isClose(Self.velocity(older: 0.0905, gap: 0.0105, from: start), line, to: 0.1))
    }

    @Test(
        "Poses before a gap of more than 0.04 s do not count.",
        arguments: [0.1, 1234.7, 98_765.4321, 1_700_000_000.3])
    func gapsOver40MillisecondsEndTheWindow(start: Double) {
        let line = Vector(1000, 0)
        #expect(isClose(Self.velocity(older: 0.08, gap: 0.0401, from: start), line, of: 1, to: 1e-4))
        #expect(!isClose(Self.velocity(older: 0.08, gap: 0.04, from: start), line, to: 0.1))
    }

    @Test(
        "The velocity is 0 when no pose has come for more than 0.04 s.",
        arguments: [0.1, 1234.7, 98_765.4321, 1_700_000_000.3])
    func stillAfter40MillisecondsWithoutAPose(start: Double) {
        let times = (0...9).map { start - 0.01 * Double(9 - $0) }
        let tracker = VelocityTracker(times) { Vector(1000 * ($0 - start), 0) }
        #expect(tracker.velocity(after: 0, last: start).x > 999)
        #expect(tracker.velocity(after: 0.04, last: start).x > 999)
        #expect(tracker.velocity(asOf: start + 0.0401) == .zero)
        #expect(tracker.velocity(asOf: start + 1e9) == .zero)
    }

    @Test("At most the newest 20 poses count.")
    func windowHoldsAtMostTwentyPoses() {
        let times = (0..<60).map { 0.002 * Double($0) }
        for count in 2...60 {
            let used = Array(times[..<count])
            let edge = used[max(0, count - 20)]
            let tracker = VelocityTracker(used) { Vector($0 < edge ? 1e6 : 1000 * $0, 0) }
            #expect(isClose(tracker.velocity(last: used[count - 1]), Vector(1000, 0), to: 1e-8), "\(count)")
            let bent = VelocityTracker(used) { Vector($0 <= edge ? 1e6 : 1000 * $0, 0) }
            #expect(count == 2 || !isClose(bent.velocity(last: used[count - 1]), Vector(1000, 0), to: 1e-3), "\(count)")
        }
    }

    // MARK: - Laws

    @Test("If the poses are moved, scaled, rotated and delayed, the velocity is scaled and rotated with them.")
    func velocityIsEquivariant() {
        trials(500) { random in
            let poses = random.poses(1 + random.below(30))
            let (away, scale, angle) = (random.vector(1e4), random.magnitude(1e-3, 1e3), random.between(-4, 4))
            let delay = random.between(0, 100)
            let changed = poses.map {
                PointerPose(
                    time: $0.time + delay, focalPoint: scale * $0.focalPoint.rotated(by: angle) + away,
                    radius: scale * $0.radius, angle: $0.angle + angle)
            }
            let last = poses[poses.count - 1].time
            let (velocity, other) = (
                VelocityTracker(poses).velocity(asOf: last), VelocityTracker(changed).velocity(asOf: last + delay)
            )
            let expected = scale * velocity.focalPoint.rotated(by: angle)
            try require(
                isClose(other.focalPoint, expected, of: 1e4 * max(1, scale), to: 1e-8),
                "\(other.focalPoint), not \(expected)")
            try require(isClose(other.radius, scale * velocity.radius, of: 1e3 * scale, to: 1e-8), "\(other.radius)")
            try require(isClose(other.angle, velocity.angle, of: 1, to: 1e-8), "\(other.angle)")
        }
    }

    @Test("After a restart the earlier poses do not change a bit of the velocity.")
    func restartForgetsEarlierPoses() {
        trials(300) { random in
            var used = VelocityTracker(random.poses(random.below(50) + 1))
            let poses = random.poses(random.below(40) + 1)
            used.restart(poses[0])
            for pose in poses.dropFirst() { used.append(pose) }
            let last = poses[poses.count - 1].time
            try require(used.velocity(asOf: last) == VelocityTracker(poses).velocity(asOf: last), "\(poses.count)")
        }
    }

    @Test("The velocity of extreme poses is finite.")
    func extremePosesGiveFiniteVelocities() {
        trials(5000) { random in
            var time = random.pick([0, 1e12, -1e12, 1e6])
            let reach = random.pick([1, 1e-12, 1e12])
            var tracker = VelocityTracker()
            for _ in 0..<random.below(60) {
                time += random.pick([0, 0, 1e-9, 1e-300, 1e-3, 0.04, 0.1, 1e6])
                tracker.append(
                    PointerPose(
                        time: time, focalPoint: random.vector(reach), radius: random.between(0, reach),
                        angle: random.between(-reach, reach)))
                let velocity = tracker.velocity(asOf: time + random.pick([0, 1e-9, 0.01, 1e12]))
                let isFinite = velocity.focalPoint.isFinite && velocity.radius.isFinite && velocity.angle.isFinite
                try require(isFinite, "\(velocity) at \(time)")
            }
        }
    }

    @Test("No doubles trap the tracker, even those that the C boundary refuses.")
    func nothingTraps() {
        trials(2000) { random in
            var tracker = VelocityTracker()
            for _ in 0..<40 {
                tracker.append(
                    PointerPose(
                        time: random.any(), focalPoint: Vector(random.any(), random.any()), radius: random.any(),
                        angle: random.any()))
                _ = tracker.velocity(asOf: random.any())
            }
        }
    }
}
