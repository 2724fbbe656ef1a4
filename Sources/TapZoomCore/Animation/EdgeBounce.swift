// SPDX-License-Identifier: MIT

/// One coordinate of a fling or a glide, as a closed form of the time since its start:
///
///     outside ---a spring returns it--------------------------> at the edge
///        |                                                           ^
///        `---fast enough to pass the edge---.                        |
///                                           v                        |
///     inside ---------------------------> coasts ---at a bound: overshoots and returns on a spring
///                                           |
///                                           `---friction: stops inside
struct EdgeBounce {
    /// The final position.
    private(set) var target = 0.0
    /// Seconds; 0 if nothing moves.
    private(set) var duration = 0.0
    /// A spring about `edge` until `entry`, then coasting until `hit`, then a spring about `target`. A phase that does
    /// not occur has the duration 0.
    private var edge = 0.0
    private var back = Spring()
    private(set) var entry = 0.0
    private(set) var coasting = CoastingCoordinate()
    private(set) var hit = 0.0
    private var bounce = Spring()

    /// Creates a coordinate that stays at 0.
    init() {}

    /// - Parameters:
    ///   - velocity: View units per second.
    ///   - range: The allowed final positions.
    ///   - maxOverscroll: The largest overscroll; with 0 the coordinate stays within the range.
    init(
        from x: Double, velocity: Double, within range: ClosedRange<Double>, maxOverscroll: Double,
        constants: MotionConstants
    ) {
        edge = range.clamp(x)
        let isInside = x == edge
        back = Spring(from: x - edge, velocity: isInside ? 0 : velocity, within: maxOverscroll, .critical, constants)
        entry = min(back.passing, back.duration)
        coasting = CoastingCoordinate(
            from: edge, velocity: isInside ? velocity : back.velocity(at: entry), within: range,
            Friction(decay: constants.decay), stopSpeed: constants.stopSpeed)
        hit = entry + coasting.duration
        bounce = Spring(from: 0, velocity: coasting.exit, within: maxOverscroll, .under, constants)
        target = coasting.end
        duration = hit + bounce.duration
    }

    func position(at t: Double) -> Double {
        if t >= duration { return target }
        if t < entry { return edge + back.offset(at: max(0, t)) }
        return t < hit ? coasting.position(at: max(0, t - entry)) : target + bounce.offset(at: max(0, t - hit))
    }

    /// View units per second.
    func velocity(at t: Double) -> Double {
        if t >= duration { return 0 }
        if t < entry { return back.velocity(at: max(0, t)) }
        return t < hit ? coasting.velocity(at: max(0, t - entry)) : bounce.velocity(at: max(0, t - hit))
    }
}

extension EdgeBounce {
    /// The stop speeds that changes of sizes can give.
    private static var stopSpeeds: ClosedRange<Double> { 1e-60...1e60 }

    /// Whether the stop speed of a loaded state is in that range.
    var isValid: Bool { Self.stopSpeeds.contains(coasting.stopSpeed) }
}

// MARK: - Bounds

extension EdgeBounce {
    /// The time at which the coordinate hits a bound, if that is after `time`; otherwise infinity.
    func hitTime(since start: Double, after time: Double) -> Double {
        coasting.exit != 0 && start + hit > time ? start + hit : .infinity
    }

    /// The place and velocity at a time. At the time of the hit, the place is exactly the bound, and the velocity is
    /// that before the bounce.
    func impact(at time: Double, since start: Double) -> (place: Double, velocity: Double, hits: Bool) {
        if coasting.exit != 0, start + hit == time { return (target, coasting.exit, true) }
        return (position(at: time - start), velocity(at: time - start), false)
    }
}

// MARK: - Other bounds

/// The change of one coordinate when the viewport changes.
struct CoordinateChange {
    /// A position in the old and the new viewport; distances from it grow by `scaleFactor`.
    var old: Double
    var new: Double
    var scaleFactor: Double
    /// The new range, and the old target mapped to it.
    var range: ClosedRange<Double>
    var target: Double
    var maxOverscroll: Double
    /// The growth of an overscroll.
    var overscrollScaleFactor: Double

    fileprivate func map(_ x: Double) -> Double { new + scaleFactor * (x - old) }
}

extension EdgeBounce {
    /// Continues from the time `t` on in a viewport that has changed. The motion is the same in new units, and ends at
    /// the same place if the new range allows it.
    mutating func resume(at t: Double, _ change: CoordinateChange, _ constants: MotionConstants) {
        self = EdgeBounce(self, at: t, change, constants)
    }

    private init(_ old: EdgeBounce, at t: Double, _ change: CoordinateChange, _ constants: MotionConstants) {
        let stopSpeed = Self.stopSpeeds.clamp(change.scaleFactor * old.coasting.stopSpeed)
        self.init(restingAt: change.target, old.coasting.friction, stopSpeed: stopSpeed)
        if t >= old.duration { return }
        if t >= old.hit {
            bounce = Spring(old.bounce, at: t - old.hit, .under, change, constants)
            duration = bounce.duration
            return
        }
        let age = max(0, t - old.entry)
        var (start, velocity) = (
            change.map(old.coasting.unboundedPosition(at: age)),
            change.scaleFactor * old.coasting.unboundedVelocity(at: age)
        )
        if t < old.entry {
            // Content that fits has a single place, at which it enters and leaves the range.
            let isPoint = old.edge == old.target
            edge = isPoint ? change.target : change.range.clamp(change.map(old.edge))
            back = Spring(old.back, at: t, .critical, change, constants)
            entry = min(back.passing, back.duration)
            if entry == back.duration { velocity = 0 }
            hit = entry
            duration = entry
            if isPoint {
                coast(
                    from: edge, velocity: velocity == 0 ? 0 : back.velocity(at: entry), within: edge...edge, change,
                    constants)
                return
            }
        }
        // If the old motion hits its bound, the new one hits the mapped place of that bound.
        var range = change.range
        if old.coasting.exit > 0 { range = min(range.lowerBound, change.target)...change.target }
        if old.coasting.exit < 0 { range = change.target...max(range.upperBound, change.target) }
        let from = range.clamp(start)
        if velocity == 0 || from == change.target {
            if t < old.entry { edge = change.target }
            return
        }
        coast(from: start, velocity: velocity, within: range, change, constants)
        if old.coasting.exit != 0, coasting.exit == 0, target != change.target {
            // The old motion would hit the bound, but the new one is too slow for the longer way. A spring moves it
            // there.
            target = change.target
            hit = entry
            bounce = Spring(
                from: (t < old.entry ? edge : start) - target, velocity: velocity, within: change.maxOverscroll,
                .critical, constants)
            duration = hit + bounce.duration
        }
    }

    /// Sets the phases after the entry: coasting and the bounce.
    private mutating func coast(
        from start: Double, velocity: Double, within range: ClosedRange<Double>, _ change: CoordinateChange,
        _ constants: MotionConstants
    ) {
        coasting = CoastingCoordinate(
            from: start, velocity: velocity, within: range, coasting.friction, stopSpeed: coasting.stopSpeed)
        hit = entry + coasting.duration
        bounce = Spring(from: 0, velocity: coasting.exit, within: change.maxOverscroll, .under, constants)
        target = coasting.end
        duration = hit + bounce.duration
    }

    /// Creates a coordinate that rests.
    private init(restingAt x: Double, _ friction: Friction, stopSpeed: Double) {
        target = x
        edge = x
        coasting = CoastingCoordinate(at: x, friction, stopSpeed: stopSpeed)
    }
}

extension Spring {
    /// Continues a spring about a bound that has moved.
    fileprivate init(
        _ old: Spring, at t: Double, _ damping: Damping, _ change: CoordinateChange, _ constants: MotionConstants
    ) {
        self.init(
            from: change.overscrollScaleFactor * old.offset(at: t),
            velocity: change.overscrollScaleFactor * old.velocity(at: t),
            within: change.maxOverscroll, damping, constants)
    }
}

extension Spring {
    /// Creates a spring about a bound. An outward velocity is reduced so that the overscroll stays within
    /// `maxOverscroll`. With critical damping the offset adds to the excursion that the velocity alone causes.
    fileprivate init(
        from offset: Double, velocity: Double, within maxOverscroll: Double, _ damping: Damping,
        _ constants: MotionConstants
    ) {
        let space = max(0, 0.95 * maxOverscroll - abs(offset))
        let limit = space * constants.frequency / damping.excursion
        let isInward = offset != 0 && (velocity > 0) != (offset > 0)
        let held = Double(signOf: velocity, magnitudeOf: min(abs(velocity), limit))
        self.init(
            offset: offset, velocity: isInward ? velocity : held, frequency: constants.frequency, damping: damping,
            rest: constants.restDistance)
    }
}

/// The hit of a fling or a glide: the transform at the limit, and the velocity before the bounce.
struct EdgeHit {
    var transform: Transform
    var velocity: TransformVelocity
    /// The axes of the content along which a fling hits an edge.
    var axes: AxisSet = []
}
