// SPDX-License-Identifier: MIT

/// How the view moves by itself.
package enum Motion {
    /// It does not.
    case rest(Transform)
    /// It did, and is where it was going, but fingers are down: it is settled when they are up.
    case arrived(Transform)
    case zooming(Zoom)
    /// A finger holds it; `goal` is where it was going, by which content point.
    case caught(Transform, goal: Transform, anchor: Vector)

    func transform(at time: Double) -> Transform {
        switch self {
        case .rest(let transform), .arrived(let transform), .caught(let transform, _, _): transform
        case .zooming(let zoom): zoom.transform(at: time)
        }
    }

    /// Where it will end.
    var target: Transform {
        switch self {
        case .rest(let transform), .arrived(let transform): transform
        case .zooming(let zoom): zoom.target
        case .caught(_, let goal, _): goal
        }
    }

    func flow(at time: Double) -> Flow {
        switch self {
        case .rest, .arrived, .caught: .still(at: .zero)
        case .zooming(let zoom): zoom.flow(at: time)
        }
    }

    /// When it ends; infinity when nothing moves.
    @inline(__always)
    var end: Double {
        switch self {
        case .rest, .arrived, .caught: .infinity
        case .zooming(let zoom): zoom.end
        }
    }

    @inline(__always)
    var isMoving: Bool { end < .infinity }
}
