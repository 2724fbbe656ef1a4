// SPDX-License-Identifier: MIT

/// The curve of everything that coasts: flings, glides of the place, the scale and the rotation. Friction slows a
/// motion in proportion to its velocity: v' = -decay v. So x(t) = x0 + v0 / decay (1 - e^(-decay t)), and v = v0 -
/// decay (x - x0).
///
/// Another curve replaces the functions below only if it has both of these properties:
/// - A motion has no memory. Restarted anywhere along its path, with its velocity there, it continues on that path.
///   `Camera.shiftAnimation` restarts flings and glides.
/// - At any time all motions have the same fraction of their travel left. `GlideAnimation` uses it for its place.
///
/// A curve whose duration depends on the speed, such as Android's spline, has neither. It replaces `CoastingCoordinate`
/// in a fling alone, and `shiftAnimation` then moves the fling in place of a restart.
struct Friction {
    /// The rate at which friction slows the motion, per second.
    var decay: Double

    /// The displacement until the motion stops.
    func travel(from velocity: Double) -> Double { velocity / decay }
    func travel(from velocity: Vector) -> Vector { velocity / decay }

    /// The fraction of the travel, and of the velocity, that is left after a time.
    func fractionLeft(after t: Double) -> Double { Math.exp(-decay * t) }

    /// The speed that is left after a distance; negative if friction stops the motion before.
    func speed(_ speed: Double, after distance: Double) -> Double { speed - decay * distance }

    /// The speed from which friction stops the motion within a distance.
    func speed(stoppingWithin distance: Double) -> Double { decay * distance }

    /// The distance in which the speed falls to a lower one.
    func distance(from speed: Double, to lower: Double) -> Double { (speed - lower) / decay }

    /// The time in which the speed falls by a factor, or the rest of the travel does.
    func time(toFallBy factor: Double) -> Double { Math.log(factor) / decay }
}

/// One coordinate that friction slows within a range.
struct CoastingCoordinate {
    /// The position at which the speed has fallen to the stop speed, or the bound if it is reached first.
    private(set) var end = 0.0
    private(set) var duration = 0.0
    /// The velocity at the bound; 0 if friction stops the coordinate before it.
    private(set) var exit = 0.0
    private var start = 0.0
    private var velocity = 0.0
    private var range = 0.0...0.0
    private var friction = Friction(decay: 1)
    private(set) var stopSpeed = 1.0

    /// Creates a coordinate that stays at 0.
    init() {}

    /// - Parameter x: The start, in `range`.
    init(from x: Double, velocity: Double, within range: ClosedRange<Double>, _ friction: Friction, stopSpeed: Double) {
        start = x
        self.velocity = velocity
        self.range = range
        self.friction = friction
        self.stopSpeed = stopSpeed
        // A coordinate slower than the stop speed stops at once.
        let speed = max(abs(velocity), stopSpeed)
        let bound = velocity > 0 ? range.upperBound : range.lowerBound
        let left = friction.speed(speed, after: abs(bound - x))
        if left > stopSpeed {
            end = bound
            exit = Double(signOf: velocity, magnitudeOf: left)
        } else {
            end = range.clamp(x + Double(signOf: velocity, magnitudeOf: friction.distance(from: speed, to: stopSpeed)))
            exit = 0
        }
        duration = friction.time(toFallBy: speed / max(left, stopSpeed))
    }

    func position(at t: Double) -> Double {
        if t >= duration { return end }
        return range.clamp(start + friction.travel(from: velocity) * (1 - friction.fractionLeft(after: t)))
    }

    func velocity(at t: Double) -> Double { t >= duration ? exit : velocity * friction.fractionLeft(after: t) }
}
