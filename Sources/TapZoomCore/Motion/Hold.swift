// SPDX-License-Identifier: MIT

/// Fingers hold the content. Their free transform knows no limits; what is shown does.
struct Hold {
    /// The free transform where the grip began.
    var base: Transform
    /// nil while the fingers rest.
    var grip: Grip?
    /// About what it settles: where the fingers were last.
    var focus: Vector
    /// As of the last move.
    var shown: Transform
    /// How fast the content goes on when it is let go, as the fingers have it.
    var velocity = Vector.zero
    /// What it was taken from, where it might have stayed.
    var origin: Transform
    /// The ways in which it could go no further at first.
    let blocked: Directions

    init(_ shown: Transform, of origin: Transform, focus: Vector, blocked: Directions) {
        base = shown
        self.focus = focus
        self.shown = shown
        self.origin = origin
        self.blocked = blocked
    }

    /// The fingers have neither zoomed nor turned it, but for rounding.
    var keepsShape: Bool {
        let free = free
        return abs(free.scale - origin.scale) <= 1e-9 * origin.scale && abs(free.rotation - origin.rotation) <= 1e-9
    }

    var free: Transform { grip?.applied(to: base) ?? base }
}
