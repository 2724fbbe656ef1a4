// SPDX-License-Identifier: MIT

/// A point, an offset or a size in the plane.
package struct Vector: Equatable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static var zero: Vector { Vector(0, 0) }

    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// Whether both coordinates are at most `limit` from 0; false for NaN.
    func isWithin(_ limit: Double) -> Bool { abs(x) <= limit && abs(y) <= limit }

    /// The square root of the sum of squares. Coordinates that the C boundary admits are too small to overflow it.
    package var length: Double { (x * x + y * y).squareRoot() }

    /// The vector with both coordinates rounded to whole numbers.
    var nearestWhole: Vector { Vector(x.nearestWhole, y.nearestWhole) }

    /// The vector turned by a quarter, from the x axis toward the y axis.
    package var turnedLeft: Vector { Vector(-y, x) }

    /// The product of the coordinates, axis by axis.
    func scaled(by other: Vector) -> Vector { Vector(x * other.x, y * other.y) }

    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// This vector shortened to the length `slop`; nil if it is not longer than that.
    func beyond(_ slop: Double) -> Vector? {
        let length = length
        return length > slop ? (slop / length) * self : nil
    }

    package func distance(to other: Vector) -> Double { (self - other).length }

    /// The vector turned by an angle in radians, from the x axis toward the y axis.
    package func rotated(by angle: Double) -> Vector { angle == 0 ? self : turned(by: angle) }

    /// `rotated(by:)` for an angle that is not 0.
    package func turned(by angle: Double) -> Vector { turned(by: Rotation(angle)) }

    func turned(by rotation: Rotation) -> Vector {
        Vector(rotation.cosine * x - rotation.sine * y, rotation.sine * x + rotation.cosine * y)
    }

    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static func * (s: Double, v: Vector) -> Vector { Vector(s * v.x, s * v.y) }
    package static func / (v: Vector, s: Double) -> Vector { Vector(v.x / s, v.y / s) }
}

extension Vector: BitCodable {}

extension StateCoder {
    /// Codes a position of fingers or a distance between two of them; the C boundary admits coordinates up to 1e12.
    mutating func code(touch point: inout Vector) { code(&point, within: 4e12) }
}

/// A set of the axes x and y.
struct AxisSet: OptionSet {
    /// A word of a snapshot.
    var rawValue: UInt64

    static var x: AxisSet { AxisSet(rawValue: 1 << 0) }
    static var y: AxisSet { AxisSet(rawValue: 1 << 1) }
    static var all: AxisSet { [.x, .y] }

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(x: Bool, y: Bool) { rawValue = (x ? 1 : 0) | (y ? 2 : 0) }
}

extension Vector {
    /// Returns this vector with the coordinates of `other` along some axes.
    func replacing(_ axes: AxisSet, with other: Vector) -> Vector {
        Vector(axes.contains(.x) ? other.x : x, axes.contains(.y) ? other.y : y)
    }

    /// The same along axes that are turned by a rotation.
    func replacing(_ axes: AxisSet, turnedBy rotation: Rotation, with other: Vector) -> Vector {
        if rotation.angle == 0 { return replacing(axes, with: other) }
        return turned(by: rotation.inverse).replacing(axes, with: other).turned(by: rotation)
    }
}
