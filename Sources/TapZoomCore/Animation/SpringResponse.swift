// SPDX-License-Identifier: MIT

/// How much a spring is damped.
struct Damping: Equatable {
    /// Zeta, of the critical damping.
    let ratio: Double
    /// sqrt(1 - zeta^2): how fast it swings, of the frequency without damping.
    let dampedRatio: Double
    /// How far a spring goes that starts at 0, in units of velocity / frequency:
    /// e^(-zeta acos(zeta) / sqrt(1 - zeta^2)), which for zeta = 1 is 1 / e.
    let excursion: Double

    /// Just enough not to swing.
    static var critical: Damping { Damping(ratio: 1, dampedRatio: 0, excursion: 0.367_879_441_171_442_33) }

    /// A little less: it gives way softly, and swings back by less than a hundredth.
    static var under: Damping {
        Damping(ratio: 0.85, dampedRatio: 0.526_782_687_642_637, excursion: 0.408_515_403_574_592_04)
    }
}

/// The two curves that every motion of a damped spring is made of: `x0 * fromOffset + v0 * fromVelocity` solves
/// x'' + 2 zeta w x' + w^2 x = 0 from x0 and v0.
struct SpringResponse {
    /// From 1, beginning with slope 0: what is left of the offset.
    let fromOffset: Double
    let fromOffsetSlope: Double
    /// From 0, beginning with slope 1, in seconds: what the velocity has made.
    let fromVelocity: Double
    let fromVelocitySlope: Double

    @inline(never)
    @_optimize(speed)
    init(at t: Double, frequency: Double, damping: Damping) {
        let rate = damping.ratio * frequency
        let fade = Math.exp(-rate * t)
        var (sine, cosine) = (t, 1.0)
        if damping.dampedRatio > 0 {
            let dampedFrequency = damping.dampedRatio * frequency
            (sine, cosine) = Math.sincos(dampedFrequency * t)
            sine = sine / dampedFrequency
        }
        fromOffset = fade * (cosine + rate * sine)
        fromOffsetSlope = -fade * (frequency * frequency * sine)
        fromVelocity = fade * sine
        fromVelocitySlope = fade * (cosine - rate * sine)
    }
}
