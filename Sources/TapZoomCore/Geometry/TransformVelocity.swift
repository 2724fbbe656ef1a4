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

    static func still(at point: Vector) -> TransformVelocity {
        TransformVelocity(point: point, translation: .zero, logScale: 0, rotation: 0)
    }

    /// Itself if all of its numbers are finite. The numbers of a loaded state may overflow.
    var orStill: TransformVelocity {
        let isFinite = point.isFinite && translation.isFinite && logScale.isFinite && rotation.isFinite
        return isFinite ? self : .still(at: .zero)
    }

    /// The same motion with the time counted in units of `duration`.
    func during(_ duration: Double) -> TransformVelocity {
        TransformVelocity(
            point: point, translation: duration * translation, logScale: duration * logScale,
            rotation: duration * rotation)
    }

    /// The same motion, expressed about another point.
    func about(_ other: Vector) -> TransformVelocity {
        let arm = other - point
        return TransformVelocity(
            point: other, translation: translation + logScale * arm + rotation * arm.turnedLeft, logScale: logScale,
            rotation: rotation)
    }
}
