// SPDX-License-Identifier: MIT

/// Limits of a transform, with the bits of the C header. Edges are those of the content; an edge is reached when no
/// more content lies beyond it.
package struct LimitSet: OptionSet {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a set of edges without branches.
    init(left: Bool, top: Bool, right: Bool, bottom: Bool) {
        rawValue = (left ? 1 : 0) | (top ? 2 : 0) | (right ? 4 : 0) | (bottom ? 8 : 0)
    }

    /// The edges that fingers pull when they move with a velocity.
    static func pulled(by velocity: Vector) -> LimitSet {
        LimitSet(left: velocity.x > 0, top: velocity.y > 0, right: velocity.x < 0, bottom: velocity.y < 0)
    }

    static var edges: LimitSet { LimitSet(rawValue: (1 << 4) - 1) }

    /// Removes the limit with the lowest bit. Returns nil if there is none.
    mutating func popFirst() -> LimitSet? {
        if isEmpty { return nil }
        let first = LimitSet(rawValue: rawValue & (~rawValue &+ 1))
        rawValue &= rawValue &- 1
        return first
    }
}

extension LimitSet {
    /// Converts edges of upright content to those of turned content. Each lies at the end of the content's axis that is
    /// nearest to its direction.
    func turned(by rotation: Rotation) -> LimitSet {
        if isEmpty { return self }
        let quarters = rotation.quarters
        // The bits of the edges are in the order of a turn.
        return LimitSet(rawValue: (rawValue &<< quarters | rawValue &>> (4 &- quarters)) & 15)
    }
}

/// An edge of the content.
package enum Edge {
    case left, top, right, bottom

    package var limit: LimitSet {
        switch self {
        case .left: .left
        case .top: .top
        case .right: .right
        case .bottom: .bottom
        }
    }

    /// The direction of a finger that pulls the edge into the view. A finger that goes left pulls the right edge.
    var pull: Vector {
        switch self {
        case .left: Vector(1, 0)
        case .top: Vector(0, 1)
        case .right: Vector(-1, 0)
        case .bottom: Vector(0, -1)
        }
    }
}
