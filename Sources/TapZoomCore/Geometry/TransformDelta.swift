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
    package static var scales: ClosedRange<Double> { 3.720075976020836e-44...2.6881171418161356e43 }

    /// The same in ln(scale).
    static var logScales: ClosedRange<Double> { -100...100 }

    /// The rotation of the delta.
    var turn: Rotation { rotation == 0 ? .none : Rotation(rotation) }

    var isIdentity: Bool { from == to && scale == 1 && rotation == 0 }

    var inverse: TransformDelta { TransformDelta(from: to, to: from, scale: 1 / scale, rotation: -rotation) }

    /// A point of the plane, moved by the delta.
    func moved(_ point: Vector) -> Vector { to + (scale * (point - from)).rotated(by: rotation) }

    /// A transform of content, moved by the delta.
    func moved(_ transform: Transform) -> Transform { applied(to: transform) }

    /// The same for frequent code.
    func applied(to transform: Transform) -> Transform {
        applied(to: transform, turning: turn)
    }

    /// The same; `turn` is the rotation of the delta.
    func applied(to transform: Transform, turning turn: Rotation) -> Transform {
        if rotation == 0 { return appliedUpright(to: transform) }
        return Transform(
            scale: scale * transform.scale, rotation: transform.rotation + rotation,
            translation: to + (scale * (transform.translation - from)).turned(by: turn))
    }

    /// The same for a delta without rotation.
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

/// An offset of the plane: a translation, and a change of scale and rotation about a point.
struct TransformOffset: Equatable {
    var translation: Vector
    var logScale: Double
    var rotation: Double

    /// Whether it only moves.
    var isPan: Bool { logScale == 0 && rotation == 0 }

    var isZero: Bool { abs(translation.x) + abs(translation.y) + abs(logScale) + abs(rotation) == 0 }

    static var zero: TransformOffset { TransformOffset(translation: .zero, logScale: 0, rotation: 0) }

    /// The sum of `a` times this offset and `b` times another.
    func blended(_ a: Double, _ other: TransformOffset, _ b: Double) -> TransformOffset {
        TransformOffset(
            translation: a * translation + b * other.translation, logScale: a * logScale + b * other.logScale,
            rotation: a * rotation + b * other.rotation)
    }

    func scaled(by factor: Double) -> TransformOffset {
        TransformOffset(
            translation: factor * translation, logScale: factor * logScale, rotation: factor * rotation)
    }

    static func + (a: TransformOffset, b: TransformOffset) -> TransformOffset {
        TransformOffset(
            translation: a.translation + b.translation, logScale: a.logScale + b.logScale,
            rotation: a.rotation + b.rotation)
    }

    /// Converts the offset to a delta about a point.
    func delta(about point: Vector) -> TransformDelta {
        TransformDelta(
            from: point, to: point + translation,
            scale: logScale == 0 ? 1 : Math.exp(TransformDelta.logScales.clamp(logScale)), rotation: rotation)
    }

    /// Whether its numbers are small enough to compute with.
    var isValid: Bool { translation.isWithin(1e90) && abs(logScale) <= 1e6 && abs(rotation) <= 1e20 }

    /// An upper bound of the distance by which it moves a point of a view with a size.
    func distance(in size: Double) -> Double { translation.length + size * (abs(logScale) + abs(rotation)) }
}

extension Transform {
    /// The offset from this transform to another, about a point of the view.
    func offset(to other: Transform, about point: Vector) -> TransformOffset {
        TransformOffset(
            translation: other.apply(applyInverse(point)) - point, logScale: Math.log(other.scale / scale),
            rotation: other.rotation - rotation)
    }
}

extension TransformVelocity {
    /// The delta after a time. The content at p moves with p' = translation + (logScale + i rotation) (p - point).
    func delta(after time: Double) -> TransformDelta {
        if logScale == 0, rotation == 0 { return TransformDelta(from: point, to: point + time * translation) }
        let (logFactor, turn) = (TransformDelta.logScales.clamp(time * logScale), time * rotation)
        let (scale, straight) = (Math.exp(logFactor), time * translation)
        let path = Vector(logFactor, turn).meanGrowth(scale: scale)
        return TransformDelta(from: point, to: point + straight.times(path), scale: scale, rotation: turn)
    }
}

extension Transform {
    /// The transform at a part of the way to another one, 0 to 1: scale and rotation change at constant rates in
    /// ln(scale) and radians about the point that both transforms share, the rotation over the shorter arc.
    package func interpolated(to other: Transform, at part: Double) -> Transform {
        if part <= 0 { return self }
        if part >= 1 { return other }
        let way = Vector(Math.log(other.scale / scale), rotation.shorterTurn(to: other.rotation))
        let (now, growth) = (part * way, Math.exp(part * way.x))
        // A point moves by (e^(t z) - 1) / (e^z - 1) of its way.
        let moved = part * now.meanGrowth(scale: growth)
        let whole = way.meanGrowth(scale: other.scale / scale)
        let place = (other.translation - translation).times(moved.times(Vector(whole.x, -whole.y)) / whole.dot(whole))
        return Transform(scale: scale * growth, rotation: rotation + now.y, translation: translation + place)
    }
}

extension Double {
    /// The angle from this one to another without full turns, -pi to pi.
    fileprivate func shorterTurn(to other: Double) -> Double {
        let (start, end) = (Math.sincos(self), Math.sincos(other))
        return Math.atan2(end.sin * start.cos - end.cos * start.sin, end.cos * start.cos + end.sin * start.sin)
    }
}

extension Vector {
    /// (e^z - 1) / z for this complex number z; near 0, its series. `scale`: e to the real part.
    fileprivate func meanGrowth(scale: Double) -> Vector {
        let one = Vector(1, 0)
        if length < 1e-3 { return one + 0.5 * times(one + 1 / 3 * times(one + 0.25 * self)) }
        let end = Vector(scale, 0).rotated(by: y) - one
        return end.times(Vector(x, -y)) / dot(self)
    }

    /// The product of two complex numbers.
    fileprivate func times(_ other: Vector) -> Vector {
        Vector(x * other.x - y * other.y, x * other.y + y * other.x)
    }
}
