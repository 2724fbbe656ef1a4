// SPDX-License-Identifier: MIT

/// One coordinate that moves by itself, as a closed form of the time since its start:
///
///     outside --- a spring takes it back ---> the edge
///        |                                       ^
///        `-- it is fast enough to code --.       `-- and takes it back
///                                        v       |
///     inside ------------------------- coasts ---'-- a bound stops it, a spring lets it go beyond
///                                        |
///                                        `---------- friction stops it
struct BouncingDecay {
    /// Where it will end.
    let target: Double
    /// 0 when nothing moves.
    let duration: Double
    /// A spring about `edge` until `entry`, then coasting until `hit`, then a spring about `target`. What does not
    /// happen takes no time.
    private let edge: Double
    private let back: Spring
    private let entry: Double
    private let friction: FrictionDecay
    private let hit: Double
    private let bounce: Spring

    /// - Parameters:
    ///   - velocity: View units per second.
    ///   - range: Where it may stay.
    ///   - reach: How far beyond it may be stretched; 0 lets nothing go beyond.
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

    @_optimize(speed)
    func position(at t: Double) -> Double {
        if t >= duration { return target }
        if t < entry { return edge + back.offset(at: max(0, t)) }
        return t < hit ? friction.position(at: max(0, t - entry)) : target + bounce.offset(at: max(0, t - hit))
    }

    /// View units per second.
    @inline(never)
    func velocity(at t: Double) -> Double {
        if t >= duration { return 0 }
        if t < entry { return back.velocity(at: max(0, t)) }
        return t < hit ? friction.velocity(at: max(0, t - entry)) : bounce.velocity(at: max(0, t - hit))
    }
}

extension Spring {
    /// A spring about a bound. An outward velocity is held so that it goes no further than nearly `maxOverscroll`: with
    /// critical damping an offset adds to how far the velocity alone would go.
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
