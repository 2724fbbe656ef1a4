// SPDX-License-Identifier: MIT

/// Where a hand has been lately, and so how fast it moves.
///
/// The rate is the slope of the least squares parabola at the newest pose, over the same poses as in Android's LSQ2 and
/// Flutter's VelocityTracker. But such a parabola turns back when a finger slows to a stop, so it must agree with the
/// way that the hand really went. Reading goes through a span, otherwise the compiler copies the ring for every few
/// poses.
struct VelocityTracker {
    static var capacity: Int { 20 }
    /// How old a pose may be, in seconds.
    static var memory: Double { 0.1 }
    /// Seconds without a pose after which the hand has stood still.
    static var rest: Double { 0.04 }
    /// Half a microsecond: 0.1 s may come out longer as a difference, of seconds since 1970 by a quarter of one.
    private static var tolerance: Double { 5e-7 }

    private var ring = InlineArray<20, HandPose>(repeating: HandPose(time: 0, focus: .zero, radius: 0, angle: 0))
    private var newest = 0
    private var count = 0

    /// Forgets all and begins with this pose.
    mutating func restart(_ pose: HandPose) {
        newest = 0
        count = 1
        ring[0] = pose
    }

    /// Takes the next pose. Times never go backwards; one at the time of the newest replaces it.
    @_optimize(speed)
    mutating func append(_ pose: HandPose) {
        guard count > 0 else { return restart(pose) }
        let latest = ring[newest].time
        if pose.time > latest {
            newest = newest + 1 < Self.capacity ? newest + 1 : 0
            count = min(count + 1, Self.capacity)
        }
        ring[newest] = pose
        ring[newest].time = max(pose.time, latest)
    }

    /// How fast the hand moves, as of a time that is not before the newest pose.
    @inline(__always)
    @_optimize(speed)
    func velocity(at time: Double) -> HandVelocity {
        let poses = ring.span
        guard time - poses[newest].time <= Self.rest + Self.tolerance else { return .still }
        let (length, slope) = window(poses)
        guard length > 1 else { return .still }
        let last = poses[newest]
        let first = poses[slot(of: length - 1)]
        var middle = first
        var fitted = HandVelocity.still
        // From the oldest on, so that the middle is the newest pose that is at least half as old.
        for step in 1..<length {
            let pose = poses[slot(of: length - step)]
            let weight = slope.weight(at: pose.time - last.time)
            fitted.focus = fitted.focus + weight * (pose.focus - last.focus)
            fitted.radius += weight * (pose.radius - last.radius)
            fitted.angle += weight * (pose.angle - last.angle)
            if 2 * (last.time - pose.time) + Self.tolerance >= last.time - first.time { middle = pose }
        }
        return RecentPath(first: first, middle: middle, last: last).confirmed(fitted)
    }

    /// How many poses count, back from the newest, and how their slope is made of them.
    @inline(__always)
    private func window(_ poses: Span<HandPose>) -> (length: Int, slope: SlopeWeights) {
        var times = QuadraticFit()
        var length = 0
        var earlier = poses[newest].time
        while length < count {
            let time = poses[slot(of: length)].time
            let age = poses[newest].time - time
            guard age <= Self.memory + Self.tolerance, earlier - time <= Self.rest + Self.tolerance else { break }
            times.add(-age)
            earlier = time
            length += 1
        }
        return (length, times.slope)
    }

    /// Where the pose lies that is this many before the newest.
    @inline(__always)
    private func slot(of age: Int) -> Int { age <= newest ? newest - age : newest + Self.capacity - age }
}

extension VelocityTracker {
    /// The oldest pose first, wherever it lies.
    mutating func code(with coder: inout some StateCoder) {
        var passed = VelocityTracker()
        coder.code(&count, upTo: Self.capacity)
        for index in 0..<count {
            var pose = ring[slot(of: count - 1 - index)]
            coder.code(&pose)
            passed.ring[index] = pose
        }
        if coder.isReading {
            ring = passed.ring
            newest = max(0, count - 1)
        }
    }
}
