// SPDX-License-Identifier: MIT

/// The change that fingers have made to the plane since their last rebase. The point at `from` has moved to `to`, and
/// the plane is scaled and turned about it. A delta always counts from the rebase, never from frame to frame, so that
/// errors do not add up.
package struct TransformDelta: Equatable {
    package var from: Vector
    package var to: Vector
    /// The scale factor, greater than 0.
    package var scale: Double
    /// Radians.
    package var rotation: Double

    @_transparent
    package init(from: Vector, to: Vector, scale: Double = 1, rotation: Double = 0) {
        self.from = from
        self.to = to
        self.scale = Self.scales.clamp(scale)
        self.rotation = rotation
    }

    /// Creates a delta with the scale and rotation of `other`, or without any if it is nil.
    init(from: Vector, to: Vector, scaledLike other: TransformDelta?) {
        self.init(from: from, to: to, scale: other?.scale ?? 1, rotation: other?.rotation ?? 0)
    }

    /// The allowed scale factors, e^-100...e^100: beyond them no content is visible, and numbers would overflow.
    @_transparent
    package static var scales: ClosedRange<Double> { 3.720075976020836e-44...2.6881171418161356e43 }

    /// The same in ln(scale).
    @_transparent
    static var logScales: ClosedRange<Double> { -100...100 }

    var isStill: Bool { from == to && scale == 1 && rotation == 0 }

    var inverse: TransformDelta { TransformDelta(from: to, to: from, scale: 1 / scale, rotation: -rotation) }

    /// A point of the plane, moved by the delta.
    func moved(_ point: Vector) -> Vector { to + (scale * (point - from)).rotated(by: rotation) }

    /// A transform of content, moved by the delta.
    @inline(never) @_optimize(size)
    func moved(_ transform: Transform) -> Transform { applied(to: transform) }

    /// The same for frequent code.
    @inline(__always)
    func applied(to transform: Transform) -> Transform {
        if rotation == 0 { return appliedUpright(to: transform) }
        return Transform(
            scale: scale * transform.scale, rotation: transform.rotation + rotation,
            translation: to + (scale * (transform.translation - from)).turned(by: rotation))
    }

    /// The same for a delta without rotation.
    @inline(__always)
    func appliedUpright(to transform: Transform) -> Transform {
        // Without a scale factor, the scale and the rotation of the transform keep every bit.
        if scale == 1 {
            return Transform(
                scale: transform.scale, rotation: transform.rotation, translation: transform.translation + (to - from))
        }
        return Transform(
            scale: scale * transform.scale, rotation: transform.rotation + rotation,
            translation: to + scale * (transform.translation - from))
    }
}

extension TransformDelta: BitCodable {}
