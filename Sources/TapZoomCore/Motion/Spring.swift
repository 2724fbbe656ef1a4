// SPDX-License-Identifier: MIT

/// One coordinate on a damped spring, as a closed form of the time since its start.
struct Spring {
    /// The time at which the upper bound of the offset falls below `rest`; from then on the offset is 0.
    private(set) var duration = 0.0
    private var start = 0.0
    private var push = 0.0
    private var frequency = 1.0
    private var damping = Damping.critical

    /// Creates a coordinate that stays at 0.
    init() {}

    /// - Parameters:
    ///   - x0: The initial offset from the rest position.
    ///   - v0: The initial velocity, per second.
    ///   - frequency: The undamped frequency in radians per second, greater than 0.
    ///   - rest: The distance below which motion counts as stopped, greater than 0.
    init(offset x0: Double, velocity v0: Double, frequency: Double, damping: Damping, rest: Double) {
        start = x0
        push = v0
        // A small offset has a smaller rest distance, so that the coordinate moves and does not jump.
        let rest = x0 == 0 ? rest : max(1e-4 * rest, min(rest, 0.01 * abs(x0)))
        self.frequency = frequency
        self.damping = damping
        if x0 == 0, v0 == 0 { return }
        let along = v0 / frequency + damping.ratio * x0
        if damping.dampedRatio == 0 {
            duration = Spring.settlingTime(from: abs(x0), abs(along), below: rest) / frequency
        } else {
            let size = Vector(x0, along / damping.dampedRatio).length
            duration = max(0, Math.log(size / rest)) / (damping.ratio * frequency)
        }
    }

    func offset(at t: Double) -> Double {
        if t >= duration { return 0 }
        let response = SpringResponse(at: t, frequency: frequency, damping: damping)
        return response.fromOffset * start + response.fromVelocity * push
    }

    func velocity(at t: Double) -> Double {
        if t >= duration { return 0 }
        let response = SpringResponse(at: t, frequency: frequency, damping: damping)
        return response.fromOffsetSlope * start + response.fromVelocitySlope * push
    }

    /// The time at which a critically damped spring passes 0; infinity if it does not.
    var passing: Double {
        let t = -start / (push + frequency * start)
        return t > 0 && t < duration ? t : .infinity
    }

    /// The time from which (a + b t) e^-t stays below `rest`, for a and b that are not negative. It bounds the offset
    /// of a critically damped spring. The time is in units of 1 / frequency, a = |x0| and b = |v0 / frequency + x0|.
    ///
    /// It is the last root of t = log((a + b t) / rest). With s = t + a / b, the equation is s - log s = c, so that -s
    /// is the branch W-1 of Lambert's function at -e^-c. The guess is off by half a percent, and one step of Halley's
    /// method leaves an error of less than 2e-8.
    static func settlingTime(from a: Double, _ b: Double, below rest: Double) -> Double {
        if a + b <= rest { return 0 }
        var t = 0.0
        if b > 1e-3 * a {
            let c = a / b + Math.log(b / rest)
            // The offset is never larger than `rest`.
            if c <= 1 { return 0 }
            // The leading terms of Barry et al., Analytical approximations for real values of the Lambert W-function
            // (2000), with their constant.
            let constant = 0.3361
            let root = constant * (0.5 * (c - 1)).squareRoot()
            t = c + 2 / constant * root / (1 + root) - a / b
        } else {
            t = Math.log((a + b) / rest)
        }
        let (part, error) = (b / (a + b * t), t - Math.log((a + b * t) / rest))
        let slope = 1 - part
        return max(0, t - 2 * error * slope / (2 * slope * slope - error * part * part))
    }
}

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

/// The constants of the animations. All are greater than 0, and lengths are in view units.
struct MotionConstants: Equatable {
    /// The rate at which friction slows a fling, per second: v' = -decay v.
    var decay: Double
    /// The speed at which coasting ends.
    var stopSpeed: Double
    /// The undamped frequency of all springs, in radians per second.
    var frequency: Double
    /// The distance below which motion counts as stopped.
    var restDistance: Double
}
