// SPDX-License-Identifier: MIT

/// One coordinate that moves by itself, as a closed form of the time since its start:
///
///     outside --- a spring takes it back ---> the edge
///        |                                       ^
///        `-- it is fast enough to pass --.       `-- and takes it back
///                                        v       |
///     inside ------------------------- coasts ---'-- a bound stops it, a spring lets it go beyond
///                                        |
///                                        `---------- friction stops it
struct BouncingDecay {
    /// The final position.
    private(set) var target = 0.0
    /// 0 when nothing moves.
    private(set) var duration = 0.0
    /// A spring about `edge` until `entry`, then coasting until `hit`, then a spring about `target`. A phase that does
    /// not occur takes no time.
    private var edge = 0.0
    private var back = Spring()
    private(set) var entry = 0.0
    private(set) var friction = FrictionDecay()
    private(set) var hit = 0.0
    private var bounce = Spring()

    /// A coordinate that stays at 0.
    init() {}

    /// - Parameters:
    ///   - velocity: View units per second.
    ///   - range: The allowed final positions.
    ///   - maxOverscroll: The limit of the overscroll; 0 lets nothing go beyond the range.
    @inline(never)
    init(
        from x: Double, velocity: Double, within range: ClosedRange<Double>, maxOverscroll: Double,
        constants: MotionConstants
    ) {
        edge = range.clamp(x)
        let isInside = x == edge
        back = Spring(from: x - edge, velocity: isInside ? 0 : velocity, within: maxOverscroll, .critical, constants)
        entry = min(back.passing, back.duration)
        friction = FrictionDecay(
            from: edge, velocity: isInside ? velocity : back.velocity(at: entry), within: range, constants: constants)
        hit = entry + friction.duration
        bounce = Spring(from: 0, velocity: friction.exit, within: maxOverscroll, .under, constants)
        target = friction.end
        duration = hit + bounce.duration
    }

    @_addressableSelf
    @inline(never)
    func position(at t: Double) -> Double {
        if t >= duration { return target }
        if t < entry { return edge + back.offset(at: max(0, t)) }
        return t < hit ? friction.position(at: max(0, t - entry)) : target + bounce.offset(at: max(0, t - hit))
    }

    /// View units per second.
    @_addressableSelf
    @inline(never)
    func velocity(at t: Double) -> Double {
        if t >= duration { return 0 }
        if t < entry { return back.velocity(at: max(0, t)) }
        return t < hit ? friction.velocity(at: max(0, t - entry)) : bounce.velocity(at: max(0, t - hit))
    }
}

extension Spring {
    /// A spring about a bound. An outward velocity is reduced so that the overscroll stays within `maxOverscroll`:
    /// with critical damping the offset adds to the excursion that the velocity alone would cause.
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
