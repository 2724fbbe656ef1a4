// SPDX-License-Identifier: MIT

/// The velocity of the content at an instant: the content at `point` moves with `translation`, and the rest scales and
/// turns about that point.
package struct TransformVelocity: Equatable {
    package var point: Vector
    /// View units per second.
    package var translation: Vector
    /// ln(scale) per second.
    package var logScale: Double
    /// Radians per second.
    package var rotation: Double

    package init(point: Vector, translation: Vector, logScale: Double, rotation: Double) {
        (self.point, self.translation, self.logScale, self.rotation) = (point, translation, logScale, rotation)
    }

    static func still(at point: Vector) -> TransformVelocity {
        TransformVelocity(point: point, translation: .zero, logScale: 0, rotation: 0)
    }

    /// This velocity if its numbers are small enough to compute with, otherwise stillness. Numbers of a loaded state
    /// may be larger, and so may the velocity of fingers with nearly equal sample times.
    var orStill: TransformVelocity {
        @inline(never) get {
            let limit = 1e100
            let isSmall =
                point.isWithin(1e50) && translation.isWithin(limit) && abs(logScale) <= limit && abs(rotation) <= limit
            return isSmall ? self : .still(at: .zero)
        }
    }

    /// The same motion with the time counted in units of `duration`.
    func during(_ duration: Double) -> TransformVelocity {
        TransformVelocity(
            point: point, translation: duration * translation, logScale: duration * logScale,
            rotation: duration * rotation)
    }

    /// The same motion, expressed about another point.
    @inline(never)
    func about(_ other: Vector) -> TransformVelocity {
        let arm = other - point
        return TransformVelocity(
            point: other, translation: translation + logScale * arm + rotation * arm.turnedLeft, logScale: logScale,
            rotation: rotation)
    }
}
