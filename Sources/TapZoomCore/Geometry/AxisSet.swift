// SPDX-License-Identifier: MIT

/// A set of the axes x and y.
struct AxisSet: OptionSet {
    /// A whole word, so that one instruction combines it with the bits of a floating-point number.
    var rawValue: UInt64

    static var x: AxisSet { AxisSet(rawValue: 1 << 0) }
    static var y: AxisSet { AxisSet(rawValue: 1 << 1) }
    static var all: AxisSet { [.x, .y] }

    @_transparent
    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(x: Bool, y: Bool) { rawValue = (x ? 1 : 0) | (y ? 2 : 0) }
}

extension Vector {
    /// Returns this vector with the coordinates of `other` along some axes.
    func replacing(_ axes: AxisSet, with other: Vector) -> Vector {
        Vector(axes.contains(.x) ? other.x : x, axes.contains(.y) ? other.y : y)
    }

    /// The same along axes that are turned by an angle.
    @inline(never) @_optimize(size)
    func replacing(_ axes: AxisSet, turnedBy angle: Double, with other: Vector) -> Vector {
        rotated(by: -angle).replacing(axes, with: other).rotated(by: angle)
    }
}
