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

    @_addressableSelf
    @inline(never) @_optimize(size)
    func offset(at t: Double) -> Double {
        if t >= duration { return 0 }
        let response = SpringResponse(at: t, frequency: frequency, damping: damping)
        return response.fromOffset * start + response.fromVelocity * push
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
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
    @inline(never) @_optimize(size)
    static func settlingTime(from a: Double, _ b: Double, below rest: Double) -> Double {
        if a + b <= rest { return 0 }
        // Finds the last root of t = log((a + b t) / rest). The right side grows with t and is less than t at the first
        // guess, since t <= e^(t/2). So each step decreases t toward the root and does not pass it.
        var t = 2 * Math.log((a + b) / rest)
        for _ in 0..<8 { t = max(0, Math.log((a + b * t) / rest)) }
        return t
    }
}
