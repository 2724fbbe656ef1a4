// SPDX-License-Identifier: MIT

/// What fingers do to the plane that they hold, since they took hold of it: what was at `from` is at `to`, and all has
/// grown and turned about it. Always from the start, never from frame to frame, so that nothing adds up.
struct TransformDelta: Equatable {
    var from: Vector
    var to: Vector
    /// Of the growth, greater than 0.
    var scale: Double
    /// Radians.
    var rotation: Double

    @_transparent
    init(from: Vector, to: Vector, scale: Double = 1, rotation: Double = 0) {
        self.from = from
        self.to = to
        self.scale = Self.scales.clamp(scale)
        self.rotation = rotation
    }

    /// With the growth and the turn of another.
    init(from: Vector, to: Vector, scaledLike other: TransformDelta?) {
        self.init(from: from, to: to, scale: other?.scale ?? 1, rotation: other?.rotation ?? 0)
    }

    /// e^-100...e^100: beyond, there is nothing to be seen, and numbers would end.
    @_transparent
    static var scales: ClosedRange<Double> { 3.720075976020836e-44...2.6881171418161356e43 }

    var isStill: Bool { from == to && scale == 1 && rotation == 0 }

    var inverse: TransformDelta { TransformDelta(from: to, to: from, scale: 1 / scale, rotation: -rotation) }

    @inline(__always)
    func applied(to transform: Transform) -> Transform {
        // Nothing done leaves every bit as it was.
        if scale == 1, rotation == 0 {
            var moved = transform
            moved.translation = transform.translation + (to - from)
            return moved
        }
        return Transform(
            scale: scale * transform.scale, rotation: transform.rotation + rotation,
            translation: to + (scale * (transform.translation - from)).rotated(by: rotation))
    }
}

extension TransformDelta: BitCodable {}
