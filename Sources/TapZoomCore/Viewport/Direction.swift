// SPDX-License-Identifier: MIT

/// Ways that content can go, in the view.
package struct Directions: OptionSet {
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

extension Viewport {
    /// The ways that content at this transform cannot go any further.
    func blocked(_ transform: Transform) -> Directions {
        let room = room(of: transform)
        let place = transform.place
        var blocked = Directions()
        func consider(_ direction: Direction) {
            let way = direction.unit.rotated(by: -transform.rotation)
            let isBlocked =
                abs(way.x) >= abs(way.y)
                ? room.x.blocks(place.x, towards: way.x, within: room.reach.x)
                : room.y.blocks(place.y, towards: way.y, within: room.reach.y)
            if isBlocked { blocked.insert(Directions(direction)) }
        }
        consider(.left)
        consider(.right)
        consider(.up)
        consider(.down)
        return blocked
    }
}

extension ClosedRange<Double> {
    /// Whether a place is at the end that lies that way, but for rounding of a length.
    fileprivate func blocks(_ place: Double, towards way: Double, within length: Double) -> Bool {
        let slack = 1e-6 * length
        return way > 0 ? place >= upperBound - slack : place <= lowerBound + slack
    }
}
