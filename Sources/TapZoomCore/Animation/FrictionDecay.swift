// SPDX-License-Identifier: MIT

/// One coordinate that friction slows within a range: v' = -decay v, so v = v0 - decay (x - x0) and x(t) = x0 + v0 /
/// decay (1 - e^(-decay t)). It may start outside the range on its way in. Then it stays at the bound until it has
/// passed it.
struct FrictionDecay {
    /// The position at which the speed has fallen to the stop speed, or the bound if it is reached first.
    private(set) var end = 0.0
    private(set) var duration = 0.0
    /// The velocity at the bound; 0 if friction stops the coordinate before it.
    private(set) var exit = 0.0
    private(set) var start = 0.0
    private(set) var velocity = 0.0
    private(set) var range = 0.0...0.0
    private(set) var decay = 1.0
    private(set) var stopSpeed = 1.0

    /// Creates a coordinate that stays at 0.
    init() {}

    /// - Parameter x: The start, in `range` or before it in the direction of the velocity.
    @inline(never)
    init(from x: Double, velocity: Double, within range: ClosedRange<Double>, decay: Double, stopSpeed: Double) {
        start = x
        self.velocity = velocity
        self.range = range
        self.decay = decay
        self.stopSpeed = stopSpeed
        // A coordinate slower than the stop speed stops at once.
        let speed = max(abs(velocity), stopSpeed)
        let bound = velocity > 0 ? range.upperBound : range.lowerBound
        let left = speed - decay * abs(bound - x)
        if left > stopSpeed {
            end = bound
            exit = Double(signOf: velocity, magnitudeOf: left)
        } else {
            end = range.clamp(x + Double(signOf: velocity, magnitudeOf: (speed - stopSpeed) / decay))
            exit = 0
        }
        duration = Math.log(speed / max(left, stopSpeed)) / decay
    }

    /// Creates a coordinate that rests.
    init(at x: Double, decay: Double, stopSpeed: Double) {
        (start, end, range) = (x, x, x...x)
        self.decay = decay
        self.stopSpeed = stopSpeed
    }

    /// The displacement by friction alone, without a stop speed or bounds.
    var way: Double { velocity / decay }

    func position(at t: Double) -> Double { t >= duration ? end : range.clamp(unboundedPosition(at: t)) }

    /// The position without the range.
    func unboundedPosition(at t: Double) -> Double { start + way * (1 - Math.exp(-decay * t)) }

    func velocity(at t: Double) -> Double {
        if t >= duration { return exit }
        if !range.contains(start), !range.contains(unboundedPosition(at: t)) { return 0 }
        return unboundedVelocity(at: t)
    }

    func unboundedVelocity(at t: Double) -> Double { velocity * Math.exp(-decay * t) }
}
