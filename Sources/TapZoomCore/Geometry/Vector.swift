// SPDX-License-Identifier: MIT

/// A point, an offset or a size in the plane.
///
/// One-line arithmetic is `@_transparent` in these files, as in the Swift standard library. Debug builds inline it,
/// too, and a debugger does not step into it.
package struct Vector: Equatable {
    package var x: Double
    package var y: Double

    @_transparent
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    @_transparent
    package static var zero: Vector { Vector(0, 0) }

    package var isFinite: Bool {
        @_transparent get { x.isFinite && y.isFinite }
    }

    /// Whether both coordinates are at most `limit` from 0; false for NaN.
    @_transparent
    func isWithin(_ limit: Double) -> Bool { abs(x) <= limit && abs(y) <= limit }

    /// The square root of the sum of squares. Coordinates that the C boundary admits are too small to overflow it.
    @_transparent
    package var length: Double { (x * x + y * y).squareRoot() }

    /// The vector with both coordinates rounded to whole numbers.
    var nearestWhole: Vector { Vector(x.nearestWhole, y.nearestWhole) }

    /// The vector turned by a quarter, from the x axis toward the y axis.
    @_transparent
    package var turnedLeft: Vector { Vector(-y, x) }

    /// The product of the coordinates, axis by axis.
    func scaled(by other: Vector) -> Vector { Vector(x * other.x, y * other.y) }

    @_transparent
    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// This vector shortened to the length `slop`; nil if it is not longer than that.
    func beyond(_ slop: Double) -> Vector? {
        let length = length
        return length > slop ? (slop / length) * self : nil
    }

    @_transparent
    package func distance(to other: Vector) -> Double { (self - other).length }

    /// The vector turned by an angle in radians, from the x axis toward the y axis.
    @inline(never)
    package func rotated(by angle: Double) -> Vector { angle == 0 ? self : turned(by: angle) }

    /// `rotated(by:)` for an angle that is not 0.
    @inline(never)
    package func turned(by angle: Double) -> Vector { turned(by: Rotation(angle)) }

    @_transparent
    func turned(by rotation: Rotation) -> Vector {
        Vector(rotation.cosine * x - rotation.sine * y, rotation.sine * x + rotation.cosine * y)
    }

    @_transparent
    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    @_transparent
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    @_transparent
    package static func * (s: Double, v: Vector) -> Vector { Vector(s * v.x, s * v.y) }
    @_transparent
    package static func / (v: Vector, s: Double) -> Vector { Vector(v.x / s, v.y / s) }
}

extension Vector: BitCodable {}

extension StateCoder {
    /// Codes a position of fingers or a distance between two of them; the C boundary admits coordinates up to 1e12.
    @inline(__always)
    mutating func code(touch point: inout Vector) { code(&point, within: 4e12) }
}
