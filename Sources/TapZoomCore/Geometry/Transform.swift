// SPDX-License-Identifier: MIT

/// A similarity of the plane: `p -> R(rotation) * scale * p + translation`. The rotation is kept as an angle, not as a
/// matrix, so that full turns are not lost.
package struct Transform: Equatable {
    /// Greater than 0.
    package var scale: Double
    /// Radians, from the x axis toward the y axis.
    package var rotation: Double
    package var translation: Vector

    package init(scale: Double, rotation: Double, translation: Vector) {
        self.scale = scale
        self.rotation = rotation
        self.translation = translation
    }

    /// Creates the transform with a scale and a rotation that maps `source` to `destination`.
    package init(scale: Double, rotation: Double, taking source: Vector, to destination: Vector) {
        // Inlined, because every frame of an animation calls this.
        let turned = rotation == 0 ? scale * source : (scale * source).turned(by: Rotation(rotation))
        self.init(scale: scale, rotation: rotation, translation: destination - turned)
    }

    /// Creates the transform that maps two points to two points; nil if the points of a pair coincide.
    package init?(taking a: Vector, to imageOfA: Vector, and b: Vector, to imageOfB: Vector) {
        let source = b - a
        let image = imageOfB - imageOfA
        guard source.length > 0, image.length > 0 else { return nil }
        let rotation = Math.atan2(
            source.x * image.y - source.y * image.x, source.x * image.x + source.y * image.y)
        self.init(scale: image.length / source.length, rotation: rotation, taking: a, to: imageOfA)
    }

    package static var identity: Transform { Transform(scale: 1, rotation: 0, translation: .zero) }

    package var isFinite: Bool {
        // One comparison in place of four: see `Double.isReal`.
        get { 0 * scale + 0 * rotation + (0 * translation.x + 0 * translation.y) == 0 }
    }

    /// Whether the transform may be returned to the host. The limits of sizes and levels, the rubber band and the
    /// widest bounds keep every transform of a view within these ranges. Numbers of a loaded state may lie beyond them.
    var isShowable: Bool { scale >= 1e-30 && scale <= 1e30 && abs(rotation) <= 1e40 && translation.isWithin(1e39) }

    /// The same for frequent code.
    var isQuicklyShowable: Bool {
        // Two comparisons decide for all but the largest numbers.
        let size = scale + abs(rotation) + (abs(translation.x) + abs(translation.y))
        return scale >= 1e-30 && size <= 1e30 || isShowable
    }

    /// The directions of the content's own axes.
    var axes: Rotation { rotation == 0 ? .none : Rotation(rotation) }

    /// The translation along the content's own axes.
    package var place: Vector { rotation == 0 ? translation : translation.turned(by: -rotation) }

    func with(place: Vector) -> Transform {
        Transform(scale: scale, rotation: rotation, translation: place.rotated(by: rotation))
    }

    package func apply(_ p: Vector) -> Vector { (scale * p).rotated(by: rotation) + translation }

    package func applyInverse(_ p: Vector) -> Vector { applyInverse(p, axes) }

    /// The same; `axes` is the rotation of the transform.
    func applyInverse(_ p: Vector, _ axes: Rotation) -> Vector {
        let source = p - translation
        return (axes.angle == 0 ? source : source.turned(by: axes.inverse)) / scale
    }

    /// Returns this transform with another scale or rotation, and the same content point under `point`.
    func with(scale: Double? = nil, rotation: Double? = nil, about point: Vector) -> Transform {
        Transform(
            scale: scale ?? self.scale, rotation: rotation ?? self.rotation, taking: applyInverse(point), to: point)
    }

    package var inverse: Transform {
        Transform(
            scale: 1 / scale, rotation: -rotation,
            translation: (Vector.zero - translation).rotated(by: -rotation) / scale)
    }

    /// The transform that applies `b`, then `a`.
    package static func * (a: Transform, b: Transform) -> Transform {
        Transform(
            scale: a.scale * b.scale, rotation: a.rotation + b.rotation, translation: a.apply(b.translation))
    }

    /// The smallest upright rectangle around the image of an upright one.
    package func bounds(of rect: Rect) -> Rect {
        if rotation == 0 { return Rect(origin: apply(rect.origin), size: scale * rect.size) }
        let turned = rect.bounds(turnedBy: Rotation(rotation))
        return Rect(center: apply(rect.center), size: scale * turned.size)
    }
}

extension Transform: BitCodable {}

/// A rotation with its sine and cosine, computed once for several vectors.
struct Rotation {
    /// Radians, from the x axis toward the y axis.
    let angle: Double
    let sine: Double
    let cosine: Double

    init(_ angle: Double) {
        self.angle = angle
        (sine, cosine) = Math.sincos(angle)
    }

    private init(_ angle: Double, sine: Double, cosine: Double) {
        (self.angle, self.sine, self.cosine) = (angle, sine, cosine)
    }

    /// Whether the rotation turns nothing. Callers then skip the computation, which could still round.
    var isNone: Bool { sine == 0 && cosine == 1 }

    /// The nearest number of quarter turns, 0 to 3.
    var quarters: UInt32 { abs(cosine) >= abs(sine) ? (cosine > 0 ? 0 : 2) : (sine > 0 ? 1 : 3) }

    static var none: Rotation { Rotation(0, sine: 0, cosine: 1) }

    /// The rotation by the negative angle, to the last bit: the sine is odd, the cosine even.
    var inverse: Rotation { Rotation(-angle, sine: -sine, cosine: cosine) }
}

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

    static func zero(at point: Vector) -> TransformVelocity {
        TransformVelocity(point: point, translation: .zero, logScale: 0, rotation: 0)
    }

    /// This velocity if its numbers are small enough to compute with, otherwise stillness. Numbers of a loaded state
    /// may be larger, and so may the velocity of fingers with nearly equal sample times.
    var orZero: TransformVelocity {
        let limit = 1e100
        let isSmall =
            point.isWithin(1e50) && translation.isWithin(limit) && abs(logScale) <= limit && abs(rotation) <= limit
        return isSmall ? self : .zero(at: .zero)
    }

    /// The same motion with the time counted in units of `duration`.
    func during(_ duration: Double) -> TransformVelocity {
        TransformVelocity(
            point: point, translation: duration * translation, logScale: duration * logScale,
            rotation: duration * rotation)
    }

    /// An upper bound of the speed of a point of a view with a size.
    func speed(in size: Double) -> Double { translation.length + size * (abs(logScale) + abs(rotation)) }

    /// The same motion, expressed about another point.
    func about(_ other: Vector) -> TransformVelocity {
        let lever = other - point
        return TransformVelocity(
            point: other, translation: translation + logScale * lever + rotation * lever.turnedLeft, logScale: logScale,
            rotation: rotation)
    }
}
