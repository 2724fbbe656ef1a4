// SPDX-License-Identifier: MIT

/// What moves the view. The raw values are those in snapshots.
enum Mover: Int {
    /// The view is still.
    case rest = 0
    /// A motion has reached its end, but contacts are down; the view rests when all have lifted.
    case settling = 1
    /// An animation to a target.
    case zoom = 2
    /// A finger has stopped such an animation.
    case pausedZoom = 3
    /// The content glides on after a drag.
    case fling = 4
    /// The content returns to an allowed transform.
    case spring = 5
    /// The content glides on after a drag, and its scale or rotation changes.
    case glide = 6
    /// Quiet commands; the end of the motion is the time at which the view settles.
    case driven = 7
    /// A session of fingers or of a scroll holds the content. A snapshot writes `settling` for `held` and `carried`.
    case held = 8
    /// The motion of the host carries the content of a session, with fingers or without: wheels, relative commands, a
    /// velocity.
    case carried = 9

    /// Whether a session runs, in place of an animation.
    var hasSession: Bool { self == .held || self == .carried }

    /// Whether the content glides on after a drag.
    var isFling: Bool { self == .fling || self == .glide }

    /// Whether an animation runs, or a finger has stopped one.
    var isAnimation: Bool {
        switch self {
        case .rest, .settling, .driven, .held, .carried: false
        case .zoom, .pausedZoom, .fling, .spring, .glide: true
        }
    }
}
