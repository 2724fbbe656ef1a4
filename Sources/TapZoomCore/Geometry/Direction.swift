// SPDX-License-Identifier: MIT

/// Ways that content can go, in the view.
package struct DirectionSet: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package init(_ direction: Direction) { rawValue = 1 << UInt8(truncatingIfNeeded: direction.rawValue) }
}

/// The raw values are those of the C header.
package enum Direction: Int32 {
    /// Towards smaller x.
    case left = 1
    case right
    /// Towards smaller y.
    case up, down

    var unit: Vector {
        switch self {
        case .left: Vector(-1, 0)
        case .right: Vector(1, 0)
        case .up: Vector(0, -1)
        case .down: Vector(0, 1)
        }
    }
}
