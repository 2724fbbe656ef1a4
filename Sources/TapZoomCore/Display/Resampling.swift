// SPDX-License-Identifier: MIT

/// The path of the hand, as frames show it.
///
/// A frame shows where the hand was some milliseconds before, between two poses, or at the newest one. The delay is the
/// largest age that the newest pose has had at recent frames, as in a jitter buffer. So a host that gives touches the
/// time of their frame has no delay. The shown time never decreases, so the content never moves against the fingers,
/// nor beyond them: if a pose is older than the delay, the frame shows that pose.
enum Resampling {
    static var maxDelay: Double { 0.02 }
    /// A host may take the times of poses itself, a little before each frame; such poses are at most this old. Android
    /// moves touches to 0.005 s before the frame.
    private static var maxStampAge: Double { 0.0051 }
    /// The longest delay that follows the gaps between poses: that of 80 Hz. A slower stream would show the hand too
    /// late.
    private static var maxGap: Double { 0.0125 }
    /// The growth toward the gap at a frame, at most half the newest gap: less than the time between frames.
    private static var growth: Double { 0.001 }
    /// The number of frames in which most of a larger age is forgotten.
    private static var memory: Double { 64 }

    /// The delay after a frame that brings a pose of an age. Older poses have the times of the device; then the delay
    /// approaches at least the mean of the last five gaps, so that no frame waits for the next pose.
    static func delay(_ delay: Double, age: Double, _ poses: inout VelocityTracker) -> Double {
        var next = delay - (delay - age) / memory
        if delay > maxStampAge, poses.count > 1 {
            let gaps = min(poses.count - 1, 5)
            let gap = min(maxGap, (poses[0].time - poses[gaps].time) / Double(gaps))
            next = max(next, min(gap, delay + min(growth, 0.5 * (poses[0].time - poses[1].time))))
        }
        return min(maxDelay, max(age, next))
    }

    /// The pose for a frame, interpolated between the poses since `start`; nil if the newest pose holds. `predictTime`:
    /// the longest time after the newest pose for which the hand is predicted; 0 shows it late by `delay`.
    static func pose(
        at time: Double, since start: Double, _ delay: Double, _ predictTime: Double, _ poses: inout VelocityTracker
    ) -> PointerPose? {
        if poses.count < 2 { return nil }
        if predictTime == 0 { return pose(at: time - delay, since: start, &poses) }
        let age = time - poses[0].time
        if age <= 0 { return pose(at: time, since: start, &poses) }
        return predicted(at: age, predictTime, since: start, &poses)
    }

    /// Whether a predicted hand moves after a time without further input.
    static func predicts(at time: Double, _ poses: inout VelocityTracker) -> Bool {
        poses.count > 1 && time - poses[0].time < poses.rest + returnTime
    }

    /// The pose at a time, interpolated between the poses since `start`; nil if the newest pose is not later.
    private static func pose(at time: Double, since start: Double, _ poses: inout VelocityTracker) -> PointerPose? {
        if poses[0].time <= time { return nil }
        // Searches back to the newest pose that is not after the time.
        var age = 1
        while age < poses.count, poses[age].time >= start {
            if poses[age].time <= time { return poses[age].interpolated(to: poses[age &- 1], at: time) }
            age &+= 1
        }
        return age == 1 ? nil : poses[age &- 1]
    }

    /// The seconds in which a hand that sends nothing more returns to its newest pose.
    private static var returnTime: Double { 0.04 }

    /// The hand at an age of its newest pose. It moves on for that time, at most `predictTime`, as it has moved in the
    /// same time before; so it is never further ahead than by its own way. nil if it has just begun to move.
    private static func predicted(
        at age: Double, _ predictTime: Double, since start: Double, _ poses: inout VelocityTracker
    )
        -> PointerPose?
    {
        let time = min(age, predictTime)
        let newest = poses[0]
        let presence = (0...1).clamp((poses.rest + returnTime - age) / returnTime)
        if presence == 0 { return nil }
        guard let middle = pose(at: newest.time - time, since: start, &poses) else { return nil }
        let first = pose(at: newest.time - 2 * time, since: start, &poses) ?? middle
        func step(_ part: (PointerPose) -> Vector) -> Vector {
            presence * next(part(newest) - part(middle), after: part(middle) - part(first))
        }
        var pose = newest
        pose.focalPoint = newest.focalPoint + step { $0.focalPoint }
        pose.angle = newest.angle + step { Vector($0.angle, 0) }.x
        pose.radius = max(0.5 * newest.radius, newest.radius + step { Vector($0.radius, 0) }.x)
        return pose
    }

    /// The step after two others: the later one again, but shorter if the hand slows down or turns.
    private static func next(_ last: Vector, after first: Vector) -> Vector {
        let (along, square) = (last.dot(first), first.dot(first))
        return along >= square ? last : max(0, along / square) * last
    }
}

extension PointerPose {
    fileprivate func interpolated(to later: PointerPose, at time: Double) -> PointerPose {
        let part = (time - self.time) / (later.time - self.time)
        return PointerPose(
            time: time,
            focalPoint: focalPoint + part * (later.focalPoint - focalPoint),
            radius: radius + part * (later.radius - radius),
            angle: angle + part * (later.angle - angle))
    }
}
