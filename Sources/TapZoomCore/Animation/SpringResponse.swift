// SPDX-License-Identifier: MIT

/// The damping of a spring.
struct Damping: Equatable {
    /// Zeta: the damping as a fraction of the critical damping.
    let ratio: Double
    /// sqrt(1 - zeta^2): the damped frequency, as a fraction of the undamped one.
    let dampedRatio: Double
    /// The excursion of a spring that starts at 0, in units of velocity / frequency: e^(-zeta acos(zeta) / sqrt(1 -
    /// zeta^2)); 1 / e for zeta = 1.
    let excursion: Double

    /// The smallest damping without oscillation.
    static var critical: Damping { Damping(ratio: 1, dampedRatio: 0, excursion: 0.367_879_441_171_442_33) }

    /// Slightly less than critical: a soft bounce that swings back by less than a hundredth.
    static var under: Damping {
        Damping(ratio: 0.85, dampedRatio: 0.526_782_687_642_637, excursion: 0.408_515_403_574_592_04)
    }
}

/// The two basis curves of a damped spring: `x0 * fromOffset + v0 * fromVelocity` solves x'' + 2 zeta w x' + w^2 x = 0
/// with the initial offset x0 and velocity v0.
struct SpringResponse {
    /// The response to the initial offset: from 1, with the initial slope 0.
    let fromOffset: Double
    let fromOffsetSlope: Double
    /// The response to the initial velocity, in seconds: from 0, with the initial slope 1.
    let fromVelocity: Double
    let fromVelocitySlope: Double

    @inline(__always)
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
