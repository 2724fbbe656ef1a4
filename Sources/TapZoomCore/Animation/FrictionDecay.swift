// SPDX-License-Identifier: MIT

/// One coordinate that friction slows within a range: v' = -decay v, so v = v0 - decay (x - x0) and
/// x(t) = x0 + v0 / decay (1 - e^(-decay t)).
struct FrictionDecay {
    /// The position at which the speed falls to the stop speed, or the bound that is reached before.
    let end: Double
    let duration: Double
    /// The velocity at the bound; 0 when friction stops the coordinate before.
    let exit: Double
    private let start: Double
    private let velocity: Double
    private let range: ClosedRange<Double>
    private let decay: Double

    /// - Parameter x: In `range`.
    @inline(never)
    init(from x: Double, velocity: Double, within range: ClosedRange<Double>, constants: MotionConstants) {
        start = x
        self.velocity = velocity
        self.range = range
        decay = constants.decay
        // A slower coordinate stops at once.
        let speed = max(abs(velocity), constants.stopSpeed)
        let bound = velocity > 0 ? range.upperBound : range.lowerBound
        let left = speed - decay * abs(bound - x)
        if left > constants.stopSpeed {
            end = bound
            exit = Double(signOf: velocity, magnitudeOf: left)
        } else {
            end = range.clamp(x + Double(signOf: velocity, magnitudeOf: (speed - constants.stopSpeed) / decay))
            exit = 0
        }
        duration = Math.log(speed / max(left, constants.stopSpeed)) / decay
    }

    func position(at t: Double) -> Double {
        t >= duration ? end : range.clamp(start + velocity / decay * (1 - Math.exp(-decay * t)))
    }

    func velocity(at t: Double) -> Double {
        t >= duration ? exit : velocity * Math.exp(-decay * t)
    }
}
