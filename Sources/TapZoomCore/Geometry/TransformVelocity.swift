// SPDX-License-Identifier: MIT

/// How the content moves at an instant: what stands at `point` moves with `translation` while the rest grows and turns
/// about it.
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

    /// The same motion, said of what stands at another point.
    func about(_ other: Vector) -> TransformVelocity {
        let arm = other - point
        return TransformVelocity(
            point: other, translation: translation + logScale * arm + rotation * arm.turnedLeft, logScale: logScale,
            rotation: rotation)
    }
}
