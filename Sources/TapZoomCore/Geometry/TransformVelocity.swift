// SPDX-License-Identifier: MIT

/// The velocity of the content at an instant: the content at `point` moves with `translation`, and the rest scales and
/// turns about that point.
struct TransformVelocity: Equatable {
    var point: Vector
    /// View units per second.
    var translation: Vector
    /// ln(scale) per second.
    var logScale: Double
    /// Radians per second.
    var rotation: Double

    static func still(at point: Vector) -> TransformVelocity {
        TransformVelocity(point: point, translation: .zero, logScale: 0, rotation: 0)
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
