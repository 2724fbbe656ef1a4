// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

extension Track {
    init(_ poses: [Pose]) {
        self.init()
        for pose in poses { append(pose) }
    }

    /// A hand whose center alone moves.
    init(_ times: [Double], _ place: (Double) -> Vector) {
        self.init(times.map { Pose(time: $0, center: place($0), radius: 0, turn: 0) })
    }

    /// As of the newest pose.
    func velocity(after delay: Double = 0, last: Double) -> Vector { rate(at: last + delay).center }
}

extension SplitMix64 {
    /// Times that rise by 2 to 12 ms.
    fileprivate mutating func times(_ count: Int, from start: Double = 0) -> [Double] {
        var times = [start]
        while times.count < count { times.append(times[times.count - 1] + between(0.002, 0.012)) }
        return times
    }

    /// A hand that wanders, with everything in motion.
    fileprivate mutating func poses(_ count: Int) -> [Pose] {
        var pose = Pose(time: 0, center: vector(100), radius: 80, turn: 0)
        var step = vector(10)
        return times(count).map { time in
            step = step + vector(3)
            pose.time = time
            pose.center = pose.center + step
            pose.radius += between(-2, 5)
            pose.turn += between(-0.02, 0.05)
            return pose
        }
    }
}

@Suite struct TrackTests {
    // MARK: - The parabola

    @Test func linesComeOutExactly() {
        trials(300) { random in
            let times = random.times(2 + random.below(25), from: random.between(-10, 1e4))
            let (home, speed) = (random.vector(1000), random.vector(5000))
            let (growth, spin) = (random.between(-900, 900), random.between(-9, 9))
            let track = Track(
                times.map {
                    let age = $0 - times[0]
                    return Pose(time: $0, center: home + age * speed, radius: growth * age, turn: 1 + spin * age)
                })
            let rate = track.rate(at: times[times.count - 1] + 0.01)
            try require(isClose(rate.center, speed, of: 10, to: 1e-8), "\(rate.center) for \(speed)")
            try require(isClose(rate.radius, growth, of: 10, to: 1e-8), "\(rate.radius) for \(growth)")
            try require(isClose(rate.turn, spin, of: 1, to: 1e-8), "\(rate.turn) for \(spin)")
        }
    }

    /// Parabolas that speed up, or that turned around in the older half.
    @Test func parabolasComeOutExactly() {
        trials(300) { random in
            let times = random.times(3 + random.below(16))
            let last = times[times.count - 1]
            let span = min(last, 0.1)
            let (home, bend) = (random.vector(1000), random.vector(1e5))
            let vertex = last - span * random.between(0.6, 3)
            let track = Track(times) { home + ($0 - vertex) * ($0 - vertex) * bend }
            let (velocity, truth) = (track.velocity(last: last), 2 * (last - vertex) * bend)
            try require(isClose(velocity, truth, of: 1e-3), "\(velocity) for \(truth)")
        }
    }

    @Test func onePoseIsStillAndTwoAreALine() {
        var track = Track()
        #expect(track.rate(at: 5) == .still)
        track.append(Pose(time: 1, center: Vector(5, 5), radius: 9, turn: 1))
        #expect(track.rate(at: 1) == .still)
        track.append(Pose(time: 1.25 - 0.234375, center: Vector(6, 3), radius: 8, turn: 2))
        #expect(track.rate(at: 1.02) == Rate(center: Vector(64, -128), radius: -64, turn: 64))
        track.restart(Pose(time: 1.03, center: Vector(7, 5), radius: 9, turn: 1))
        #expect(track.rate(at: 1.03) == .still)
    }

    @Test func anEqualTimeReplaces() {
        let line = { (time: Double) in Vector(1000 * time, 0) }
        var track = Track([0, 0.01, 0.02], line)
        track.append(Pose(time: 0.03, center: Vector(-500, 7), radius: 3, turn: 4))
        track.append(Pose(time: 0.03, center: line(0.03), radius: 0, turn: 0))
        #expect(track.rate(at: 0.03) == Track([0, 0.01, 0.02, 0.03], line).rate(at: 0.03))
        // A time that goes back counts as the newest.
        track.append(Pose(time: 0.01, center: line(0.03), radius: 0, turn: 0))
        #expect(track.rate(at: 0.03) == Track([0, 0.01, 0.02, 0.03], line).rate(at: 0.03))
    }

    // MARK: - What counts

    /// Only what is inside has the speed; what is outside would be seen.
    private static func velocity(older age: Double, gap: Double, from start: Double) -> Vector {
        let ages = [age, age - gap] + stride(from: age - gap - 0.01, through: 0.001, by: -0.01) + [0]
        let times = ages.map { start - $0 }
        return Track(times) { Vector($0 == times[0] ? 500 : 1000 * ($0 - start), 0) }.velocity(last: start)
    }

    /// Both edges belong to it, at all times that a clock has: 1234.7 - 1234.6 is more than 0.1.
    @Test(arguments: [0.1, 1234.7, 98_765.4321, 1_700_000_000.3])
    func atMostATenthOfASecond(start: Double) {
        let line = Vector(1000, 0)
        #expect(isClose(Self.velocity(older: 0.1001, gap: 0.0101, from: start), line, of: 1, to: 1e-4))
        #expect(!isClose(Self.velocity(older: 0.1, gap: 0.01, from: start), line, to: 0.1))
        #expect(!isClose(Self.velocity(older: 0.0905, gap: 0.0105, from: start), line, to: 0.1))
    }

    @Test(arguments: [0.1, 1234.7, 98_765.4321, 1_700_000_000.3])
    func noGapOver40Milliseconds(start: Double) {
        let line = Vector(1000, 0)
        #expect(isClose(Self.velocity(older: 0.08, gap: 0.0401, from: start), line, of: 1, to: 1e-4))
        #expect(!isClose(Self.velocity(older: 0.08, gap: 0.04, from: start), line, to: 0.1))
    }

    @Test(arguments: [0.1, 1234.7, 98_765.4321, 1_700_000_000.3])
    func stillAfter40Milliseconds(start: Double) {
        let times = (0...9).map { start - 0.01 * Double(9 - $0) }
        let track = Track(times) { Vector(1000 * ($0 - start), 0) }
        #expect(track.velocity(after: 0, last: start).x > 999)
        #expect(track.velocity(after: 0.04, last: start).x > 999)
        #expect(track.rate(at: start + 0.0401) == .still)
        #expect(track.rate(at: start + 1e9) == .still)
    }

    @Test func atMostTwentyPoses() {
        let times = (0..<60).map { 0.002 * Double($0) }
        for count in 2...60 {
            let used = Array(times[..<count])
            let edge = used[max(0, count - 20)]
            let track = Track(used) { Vector($0 < edge ? 1e6 : 1000 * $0, 0) }
            #expect(isClose(track.velocity(last: used[count - 1]), Vector(1000, 0), to: 1e-8), "\(count)")
            let bent = Track(used) { Vector($0 <= edge ? 1e6 : 1000 * $0, 0) }
            #expect(count == 2 || !isClose(bent.velocity(last: used[count - 1]), Vector(1000, 0), to: 1e-3), "\(count)")
        }
    }

    // MARK: - Laws

    /// A scene that is moved, scaled, turned or later is as fast, moved, scaled, turned.
    @Test func followsTheScene() {
        trials(500) { random in
            let poses = random.poses(1 + random.below(30))
            let (away, scale, angle) = (random.vector(1e4), random.magnitude(1e-3, 1e3), random.between(-4, 4))
            let delay = random.between(0, 100)
            let changed = poses.map {
                Pose(
                    time: $0.time + delay, center: scale * $0.center.rotated(by: angle) + away,
                    radius: scale * $0.radius, turn: $0.turn + angle)
            }
            let last = poses[poses.count - 1].time
            let (rate, other) = (Track(poses).rate(at: last), Track(changed).rate(at: last + delay))
            let expected = scale * rate.center.rotated(by: angle)
            try require(
                isClose(other.center, expected, of: 1e4 * max(1, scale), to: 1e-8), "\(other.center) \(expected)")
            try require(isClose(other.radius, scale * rate.radius, of: 1e3 * scale, to: 1e-8), "\(other.radius)")
            try require(isClose(other.turn, rate.turn, of: 1, to: 1e-8), "\(other.turn)")
        }
    }

    /// The same poses give the same bits, whatever the track held before.
    @Test func restartsAnew() {
        trials(300) { random in
            var used = Track(random.poses(random.below(50) + 1))
            let poses = random.poses(random.below(40) + 1)
            used.restart(poses[0])
            for pose in poses.dropFirst() { used.append(pose) }
            let last = poses[poses.count - 1].time
            try require(used.rate(at: last) == Track(poses).rate(at: last), "\(poses.count)")
        }
    }

    @Test func extremesStayFinite() {
        trials(5000) { random in
            var time = random.pick([0, 1e12, -1e12, 1e6])
            let reach = random.pick([1, 1e-12, 1e12])
            var track = Track()
            for _ in 0..<random.below(60) {
                time += random.pick([0, 0, 1e-9, 1e-300, 1e-3, 0.04, 0.1, 1e6])
                track.append(
                    Pose(
                        time: time, center: random.vector(reach), radius: random.between(0, reach),
                        turn: random.between(-reach, reach)))
                let rate = track.rate(at: time + random.pick([0, 1e-9, 0.01, 1e12]))
                let isFinite = rate.center.isFinite && rate.radius.isFinite && rate.turn.isFinite
                try require(isFinite, "\(rate) at \(time)")
            }
        }
    }

    /// Any numbers that a double can be, even what no host is let in with, end no process.
    @Test func nothingTraps() {
        trials(2000) { random in
            var track = Track()
            for _ in 0..<40 {
                track.append(
                    Pose(
                        time: random.any(), center: Vector(random.any(), random.any()), radius: random.any(),
                        turn: random.any()))
                _ = track.rate(at: random.any())
            }
        }
    }
}
