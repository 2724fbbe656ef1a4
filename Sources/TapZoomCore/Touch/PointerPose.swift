// SPDX-License-Identifier: MIT

/// The pose of a hand at an instant.
struct PointerPose {
    /// Seconds.
    var time: Double
    /// View units.
    var focalPoint: Vector
    /// View units.
    var radius: Double
    /// Radians; full turns are counted.
    var angle: Double

    /// Assigns field by field: a whole copy would wait for the stores of single fields (failed store forwarding).
    mutating func set(_ pose: PointerPose) {
        time = pose.time
        focalPoint.x = pose.focalPoint.x
        focalPoint.y = pose.focalPoint.y
        radius = pose.radius
        angle = pose.angle
    }

    /// The way of a finger that spreads and turns from this pose to another one.
    func spread(to pose: PointerPose) -> Double {
        Vector(pose.radius - radius, pose.radius * (pose.angle - angle)).length
    }

    /// Whether the hand has moved, spread or turned by more than `slop` from a focal point, a radius and the angle 0.
    func exceedsSlop(from focalPoint: Vector, _ radius: Double, by slop: Double) -> Bool {
        max(self.focalPoint.distance(to: focalPoint), max(abs(self.radius - radius), abs(angle) * self.radius)) > slop
    }
}

/// The velocity of a hand.
struct PointerVelocity: Equatable {
    /// View units per second.
    var focalPoint: Vector
    /// View units per second.
    var radius: Double
    /// Radians per second.
    var angle: Double

    static var zero: PointerVelocity { PointerVelocity(focalPoint: .zero, radius: 0, angle: 0) }

    /// Whether the fingers move apart or together faster than their center moves, and the slower finger reaches
    /// `speed`.
    func isOpposed(from speed: Double) -> Bool {
        let (radial, central) = (abs(radius), focalPoint.length)
        return radial > central && radial - central >= speed
    }

    /// The largest ratio of the speed of the center to that of the spread of fingers of which one rests, or that move
    /// against each other. A finger rests if it has less than a ninth of the speed of the other one.
    static var maxLead: Double { 1.25 }

    /// The speed at which a finger moves from the center or around it at a radius.
    func spreadSpeed(at radius: Double) -> Double { Vector(self.radius, radius * angle).length }

    /// The offset from the focal point to the point that stands still while the fingers spread and turn at a radius;
    /// nil if that point is not at a finger or between them.
    func stillOffset(at radius: Double) -> Vector? {
        let rate = self.radius / radius
        let square = rate * rate + angle * angle
        let offset = -1 / square * (rate * focalPoint - angle * focalPoint.turnedLeft)
        return square > 0 && offset.length <= Self.maxLead * radius ? offset : nil
    }
}

extension PointerPose: BitCodable {
    /// Times and positions are at most 1e12 from 0, and the radius is at most sqrt(2) times that.
    package static var limit: Double { 2e12 }
    package mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }
}

/// The contacts as one hand, for the recognizers. It is small, because the arbiter passes it to each of them.
struct TouchSummary {
    /// The capacity of a contact table.
    static var maxCount: Int { 16 }

    /// The number of contacts that are down.
    var count = 0
    /// The number of contacts that are down or end with this input. A gesture that ends with this input reports it.
    var previousCount = 0
    /// The tool of the contact that landed first, on an empty hand.
    var tool = Tool.finger
    /// The focal point before this input.
    var previousFocalPoint = Vector.zero
    /// The radius before the last landing or lift.
    var previousRadius = 0.0
    /// The pose of the hand as of the last frame. A landing or a lift resets the angle to 0.
    var pose = PointerPose(time: 0, focalPoint: .zero, radius: 0, angle: 0)

    var isEmpty: Bool { count == 0 }
}

extension TouchSummary {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&count, upTo: Self.maxCount)
        coder.code(&previousCount, upTo: Self.maxCount)
        coder.code(&tool)
        coder.code(touch: &previousFocalPoint)
        coder.code(&pose)
    }
}
