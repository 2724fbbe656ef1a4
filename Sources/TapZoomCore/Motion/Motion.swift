// SPDX-License-Identifier: MIT

/// How the view moves by itself.
enum Motion {
    /// It does not.
    case rest(Transform)
    /// It did, and is where it was going, but fingers are down: it is settled when they are up. If they move it, that is
    /// a `Hold`.
    case arrived(Transform)
    case zooming(Zoom)
    /// A finger holds it; `goal` is where it was going, by which content point.
    case caught(Transform, goal: Transform, anchor: Vector)
    /// It was thrown; `anchor` is the content point by which.
    case flinging(Fling, anchor: Vector)
    /// It goes back to where it may be.
    case settling(Settle)

    @_addressableSelf
    @inline(never)
    func transform(at time: Double) -> Transform {
        switch self {
        case .rest(let transform), .arrived(let transform), .caught(let transform, _, _): transform
        case .zooming(let zoom): zoom.transform(at: time)
        case .flinging(let fling, _): fling.transform(at: time)
        case .settling(let settle): settle.transform(at: time)
        }
    }

    @_addressableSelf
    @inline(never)
    func flow(at time: Double) -> Flow {
        switch self {
        case .rest, .arrived, .caught: .still(at: .zero)
        case .zooming(let zoom): zoom.flow(at: time)
        case .flinging(let fling, _): fling.flow(at: time)
        case .settling(let settle): settle.flow(at: time)
        }
    }

    /// When it ends; infinity when nothing moves by itself.
    var end: Double {
        @_addressableSelf @inline(never) get {
            switch self {
            case .rest, .arrived, .caught: .infinity
            case .zooming(let zoom): zoom.end
            case .flinging(let fling, _): fling.end
            case .settling(let settle): settle.end
            }
        }
    }

    var isMoving: Bool { end < .infinity }
}
