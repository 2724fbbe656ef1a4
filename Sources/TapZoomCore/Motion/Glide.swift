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
struct Glide {
    /// Where it will end.
    let target: Double
    /// 0 when nothing moves.
    let duration: Double
    /// A spring about `edge` until `entry`, then coasting until `hit`, then a spring about `target`. What does not
    /// happen takes no time.
    private let edge: Double
    private let back: Spring
    private let entry: Double
    private let coast: Coast
    private let hit: Double
    private let bounce: Spring

    /// - Parameters:
    ///   - velocity: View units per second.
    ///   - range: Where it may stay.
    ///   - reach: How far beyond it may be stretched; 0 lets nothing go beyond.
    init(from x: Double, velocity: Double, within range: ClosedRange<Double>, reach: Double, physics: Physics) {
        edge = range.clamp(x)
        let isInside = x == edge
        back = Spring(from: x - edge, velocity: isInside ? 0 : velocity, within: reach, .critical, physics)
        entry = min(back.passing, back.duration)
        coast = Coast(
            from: edge, velocity: isInside ? velocity : back.velocity(at: entry), within: range, physics: physics)
        hit = entry + coast.duration
        bounce = Spring(from: 0, velocity: coast.exit, within: reach, .under, physics)
        target = coast.end
        duration = hit + bounce.duration
    }

    @_optimize(speed)
    func position(at t: Double) -> Double {
        if t >= duration { return target }
        if t < entry { return edge + back.offset(at: max(0, t)) }
        return t < hit ? coast.position(at: max(0, t - entry)) : target + bounce.offset(at: max(0, t - hit))
    }

    /// View units per second.
    @inline(never)
    func velocity(at t: Double) -> Double {
        if t >= duration { return 0 }
        if t < entry { return back.velocity(at: max(0, t)) }
        return t < hit ? coast.velocity(at: max(0, t - entry)) : bounce.velocity(at: max(0, t - hit))
    }
}

extension Spring {
    /// A spring about a bound. An outward velocity is held so that it goes no further than nearly `reach`: with
    /// critical damping an offset adds to how far the velocity alone would go.
    fileprivate init(
        from offset: Double, velocity: Double, within reach: Double, _ damping: Damping, _ physics: Physics
    ) {
        let room = max(0, 0.95 * reach - abs(offset))
        let limit = room * physics.frequency / damping.excursion
        let isInward = offset != 0 && (velocity > 0) != (offset > 0)
        let held = Double(signOf: velocity, magnitudeOf: min(abs(velocity), limit))
        self.init(
            offset: offset, velocity: isInward ? velocity : held, frequency: physics.frequency, damping: damping,
            rest: physics.rest)
    }
}
