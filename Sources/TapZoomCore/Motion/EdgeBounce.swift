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
    private var entry = 0.0
    private var coasting = CoastingCoordinate()
    private var hit = 0.0
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
    /// Whether the stop speed of a loaded state is small enough to compute with, and above 0.
    var isValid: Bool { (1e-60...1e60).contains(coasting.stopSpeed) }
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
