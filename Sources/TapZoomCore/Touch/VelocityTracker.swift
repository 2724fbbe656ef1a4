// SPDX-License-Identifier: MIT

/// The recent poses of a hand, and its velocity.
///
/// The velocity is the slope of the least squares parabola at the newest pose, over the same poses as in Android's LSQ2
/// and Flutter's VelocityTracker. Such a parabola turns back when a finger slows to a stop, so `RecentPath` discards a
/// velocity that contradicts the recent path.
struct VelocityTracker {
    static var capacity: Int { 20 }
    /// The maximum age of a pose, in seconds.
    static var memory: Double { 0.1 }
    /// Seconds after a pose in which others take its place. So the poses of a mouse with thousands of reports a second
    /// span as much time as those of a finger. It is less than the time between frames, so that the
    /// content does not step back when a pose that has been shown is replaced.
    private static var slotLength: Double { 0.00375 - tolerance }
    /// Seconds without a pose after which the hand counts as still, at the usual rates of devices. A slower stream has
    /// a longer one: see `rest(_:)`.
    static var rest: Double { 0.04 }
    private static var maxRest: Double { 0.12 }
    /// The ratio of a rest to the median of the last gaps between poses.
    private static var restRatio: Double { 2.5 }
    private static var minGapCount: Int { 3 }
    /// Half a microsecond, for rounding: the difference of two times since 1970 may be wrong by a quarter of a
    /// microsecond.
    private static var tolerance: Double { 5e-7 }

    private var newest = 0
    /// The time up to which a pose takes the place of the newest one; infinite without poses.
    private var nextSlot = Double.infinity
    private(set) var count = 0
    private var ring = InlineArray<20, PointerPose>(
        repeating: PointerPose(time: 0, focalPoint: .zero, radius: 0, angle: 0))
    /// Set while a contact that bounced is down, until the hand changes.
    private var bounce: Bounce?

    /// The landing of a contact that bounced. Until the poses since then span `minSpan`, they are mostly the contact's
    /// settling on the screen, and the velocity before it counts.
    private struct Bounce: BitCodable {
        var velocity = PointerVelocity.zero
        /// The first time of a pose that gives a velocity.
        var end = 0.0

        static var minSpan: Double { 0.02 }

        mutating func shiftTimes(by offset: Double) { end.shift(by: offset) }
    }

    /// The pose that is `age` poses before the newest, below `count`.
    subscript(age: Int) -> PointerPose { mutating get { ring[slot(of: age)] } }

    /// Discards all poses.
    mutating func reset() {
        (newest, count, nextSlot, bounce) = (0, 0, .infinity, nil)
    }

    /// Discards all poses and starts with this one.
    mutating func restart(_ pose: PointerPose) {
        (newest, count, nextSlot, bounce) = (0, 1, pose.time, nil)
        ring[0] = pose
    }

    /// Notes that the newest pose, the only one, is the landing of a contact that bounced, and the velocity before.
    mutating func noteBounce(after velocity: PointerVelocity) {
        bounce = Bounce(velocity: velocity, end: ring[newest].time + Bounce.minSpan)
    }

    /// Appends a pose. It takes the place of the newest one if it is not later, or close to it.
    mutating func append(_ pose: PointerPose) {
        guard pose.time > nextSlot else { return replace(pose) }
        nextSlot = pose.time + Self.slotLength
        newest = newest &+ 1 < Self.capacity ? newest &+ 1 : 0
        if count < Self.capacity { count &+= 1 }
        ring[newest].set(pose)
    }

    private mutating func replace(_ pose: PointerPose) {
        guard count > 0 else { return restart(pose) }
        let latest = ring[newest].time
        ring[newest] = pose
        ring[newest].time = max(latest, pose.time)
    }

    /// The velocity of the hand at a time that is not before the newest pose.
    mutating func velocity(at time: Double) -> PointerVelocity {
        let poses = ring.span
        if isRest(time - poses[newest].time, poses) { return .zero }
        if let bounce, poses[newest].time < bounce.end - Self.tolerance { return bounce.velocity }
        let (length, isSparse, slope) = window(poses)
        guard length > 1 else { return .zero }
        let (last, first) = (newest, slot(of: length - 1))
        let (instant, focalPoint) = (poses[last].time, poses[last].focalPoint)
        let (radius, angle) = (poses[last].radius, poses[last].angle)
        let duration = instant - poses[first].time
        var middle = first
        var fitted = PointerVelocity.zero
        // The loop runs from the oldest pose on, so that `middle` becomes the newest pose that is at least half as old;
        // of sparse poses the one before the newest.
        var step = length &- 1
        while step > 0 {
            let index = slot(of: step)
            let weight = slope.weight(at: poses[index].time - instant)
            fitted.focalPoint = fitted.focalPoint + weight * (poses[index].focalPoint - focalPoint)
            fitted.radius += weight * (poses[index].radius - radius)
            fitted.angle += weight * (poses[index].angle - angle)
            if isSparse || 2 * (instant - poses[index].time) + Self.tolerance >= duration { middle = index }
            step &-= 1
        }
        return RecentPath(
            first: poses[first], middle: poses[middle], last: poses[last], maxGrowth: isSparse ? 8 : 2.4
        ).confirmed(fitted)
    }

    /// The number of poses in the window, which ends at the newest one, and the weights that give their slope. The
    /// window of a slow stream has at least three poses, with the slope of their line: a parabola through all of them
    /// would take the errors of their times, up to a frame, for acceleration.
    private func window(_ poses: Span<PointerPose>) -> (length: Int, isSparse: Bool, slope: SlopeWeights) {
        var times = QuadraticFit()
        var (length, isSparse) = (0, false)
        var earlier = poses[newest].time
        while length < count {
            let time = poses[slot(of: length)].time
            let (age, gap) = (poses[newest].time - time, earlier - time)
            if length > 2 && age > Self.memory + Self.tolerance || isRest(gap, poses) { break }
            times.add(-age)
            if gap > Self.rest + Self.tolerance { isSparse = true }
            earlier = time
            length += 1
        }
        return (length, isSparse, isSparse ? times.line : times.slope)
    }

    /// Whether the hand rests in a gap of so many seconds: the gap is long, also for the rate of the stream.
    private func isRest(_ gap: Double, _ poses: Span<PointerPose>) -> Bool {
        gap > Self.rest + Self.tolerance && gap > rest(poses) + Self.tolerance
    }

    /// Seconds without a pose after which the hand counts as still.
    var rest: Double { mutating get { rest(ring.span) } }

    /// The same: 2.5 times the median of the last five gaps between poses, from 0.04 to 0.12 s. A host without the
    /// times of the device reports one pose for each of its frames, of which it may have only 15 in a second.
    private func rest(_ poses: Span<PointerPose>) -> Double {
        var gaps = InlineArray<5, Double>(repeating: 0)
        let known = min(count - 1, gaps.count)
        if known < Self.minGapCount { return Self.rest }
        for age in 0..<known {
            let gap = poses[slot(of: age)].time - poses[slot(of: age + 1)].time
            var place = age
            while place > 0, gaps[place - 1] > gap {
                gaps[place] = gaps[place - 1]
                place -= 1
            }
            gaps[place] = gap
        }
        let median = 0.5 * (gaps[(known - 1) / 2] + gaps[known / 2])
        return Self.rest(ofGap: median)
    }

    /// The rest of a stream with a gap between its reports.
    static func rest(ofGap gap: Double) -> Double { (rest...maxRest).clamp(restRatio * gap) }

    /// The ring index of the pose that is `age` poses before the newest.
    private func slot(of age: Int) -> Int { newest &- age < 0 ? newest &- age &+ Self.capacity : newest &- age }
}

extension VelocityTracker {
    /// Codes the bounce, and the poses from the oldest to the newest.
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&bounce, blank: Bounce())
        coder.code(&count, upTo: Self.capacity)
        if coder.isReading { newest = max(0, count - 1) }
        if count == 0 { return }
        let oldest = slot(of: count - 1)
        if oldest <= newest {
            coder.code(&ring, oldest..<newest + 1)
        } else {
            coder.code(&ring, oldest..<Self.capacity)
            coder.code(&ring, 0..<newest + 1)
        }
        coder.code(time: &nextSlot)
        if coder.isReading, !isInOrder { coder.fail() }
        // A shift far from 0 may make different times equal.
        if coder.timeShift.bitPattern != 0, !isInOrder { restart(ring[newest]) }
    }

    /// Whether each pose is later than the one before it, and the next will be; otherwise a velocity could be NaN.
    private var isInOrder: Bool {
        mutating get {
            var (age, last) = (count &- 1, -Double.infinity)
            while age >= 0 {
                let time = ring[slot(of: age)].time
                if !(last < time) { return false }
                last = time
                age &-= 1
            }
            return last <= nextSlot
        }
    }
}

/// The recent path of a hand: the oldest pose of the window, the newest one that is at least half as old (of sparse
/// poses the one before the newest), and the newest one.
struct RecentPath {
    var first: PointerPose
    var middle: PointerPose
    var last: PointerPose

    /// The maximum ratio of the fitted speed to the mean one in the newer half. In recorded flings it is at most 2.4: a
    /// hand that accelerates evenly has 1.3. Unevenly spaced poses give parabolas that are steeper. Sparse poses have
    /// the slope of a line, and their last gap is uncertain.
    var maxGrowth: Double

    /// The velocity, limited to what the path allows; each part that contradicts the path is zero.
    func confirmed(_ velocity: PointerVelocity) -> PointerVelocity {
        var limited = PointerVelocity(
            focalPoint: limited(
                velocity.focalPoint, early: middle.focalPoint - first.focalPoint,
                late: last.focalPoint - middle.focalPoint),
            radius: limited(velocity.radius, early: middle.radius - first.radius, late: last.radius - middle.radius),
            angle: limited(velocity.angle, early: middle.angle - first.angle, late: last.angle - middle.angle))
        // Fingers that are reported in turns move their center in a zigzag, which has a speed, but leads nowhere.
        let (way, spread) = ((last.focalPoint - first.focalPoint).length, first.spread(to: last))
        let most = way * max(limited.spreadSpeed(at: last.radius), spread / (last.time - first.time))
        let speed = limited.focalPoint.length
        if way <= PointerVelocity.maxLead * spread, speed * spread > most {
            limited.focalPoint = most / (speed * spread) * limited.focalPoint
        }
        return limited
    }

    /// A velocity of a hand that moved by `early` in the older half and by `late` in the newer half. The newer half
    /// must follow the velocity. If the velocity opposes the whole path, the two halves must also oppose each other.
    /// Pixel coordinates give only a rough direction for a slow finger.
    private func limited(_ velocity: Vector, early: Vector, late: Vector) -> Vector {
        let (duration, square) = (last.time - middle.time, velocity.dot(velocity))
        if velocity.dot(early + late) < 0, early.dot(late) >= 0 { return .zero }
        let way = maxGrowth * velocity.dot(late)
        return way >= duration * square ? velocity : max(0, way) / (duration * square) * velocity
    }

    private func limited(_ velocity: Double, early: Double, late: Double) -> Double {
        limited(Vector(velocity, 0), early: Vector(early, 0), late: Vector(late, 0)).x
    }
}
