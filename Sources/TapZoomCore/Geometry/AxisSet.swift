// SPDX-License-Identifier: MIT

/// The axes x and y, or one of them, or none.
struct AxisSet: OptionSet {
    /// A whole word, so that one instruction joins it with the bits of numbers.
    var rawValue: UInt64

    static var x: AxisSet { AxisSet(rawValue: 1 << 0) }
    static var y: AxisSet { AxisSet(rawValue: 1 << 1) }
    static var all: AxisSet { [.x, .y] }

    @_transparent
    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(x: Bool, y: Bool) { rawValue = (x ? 1 : 0) | (y ? 2 : 0) }
}

extension Vector {
    /// The vector with the coordinates of another one along some axes.
    func replacing(_ axes: AxisSet, with other: Vector) -> Vector {
        Vector(axes.contains(.x) ? other.x : x, axes.contains(.y) ? other.y : y)
    }

    /// The same for axes that are turned by an angle, along which the other vector is given.
    @inline(never) @_optimize(size)
    func replacing(_ axes: AxisSet, turnedBy angle: Double, with other: Vector) -> Vector {
        rotated(by: -angle).replacing(axes, with: other).rotated(by: angle)
    }
}
