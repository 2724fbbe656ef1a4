// SPDX-License-Identifier: MIT

/// The pose of a hand at an instant.
struct HandPose {
    /// Seconds.
    var time: Double
    /// View units.
    var focus: Vector
    /// View units.
    var radius: Double
    /// Radians; full turns are counted.
    var angle: Double

    /// Assigns field by field. A copy of the whole struct would read pairs of fields that were stored one by one, which
    /// stalls the processor (failed store forwarding).
    @_transparent
    mutating func set(_ pose: HandPose) {
        time = pose.time
        focus.x = pose.focus.x
        focus.y = pose.focus.y
        radius = pose.radius
        angle = pose.angle
    }

    /// Whether the hand has moved, spread or turned by more than `slop` from a focus, a radius and the angle 0.
    @inline(never)
    func strays(from focus: Vector, _ radius: Double, by slop: Double) -> Bool {
        max(self.focus.distance(to: focus), max(abs(self.radius - radius), abs(angle) * self.radius)) > slop
    }
}

/// The velocity of a hand.
struct HandVelocity: Equatable {
    /// View units per second.
    var focus: Vector
    /// View units per second.
    var radius: Double
    /// Radians per second.
    var angle: Double

    static var still: HandVelocity { HandVelocity(focus: .zero, radius: 0, angle: 0) }

    /// Whether the fingers move apart or together faster than their center moves, and the slower finger reaches
    /// `speed`.
    func isOpposed(from speed: Double) -> Bool {
        let (radial, central) = (abs(radius), focus.length)
        return radial > central && radial - central >= speed
    }
}

extension HandPose: BitCodable {
    /// Times and positions are at most 1e12 from 0, and the radius is at most sqrt(2) times that.
    package static var limit: Double { 2e12 }
    package mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }
}
