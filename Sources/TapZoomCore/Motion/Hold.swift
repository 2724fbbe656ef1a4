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
    var blocked: Directions

    init(_ shown: Transform, of origin: Transform, focus: Vector, blocked: Directions) {
        base = shown
        self.focus = focus
        self.shown = shown
        self.origin = origin
        self.blocked = blocked
    }

    /// Fingers go on, or begin. `regrouped`: one of them has come or gone. Returns the scale that is shown.
    @inline(never)
    @_optimize(speed)
    mutating func follow(
        _ grip: Grip, regrouped: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) -> Double {
        let begins = regrouped || self.grip?.from != grip.from
        if begins { take(grip, regrouped: regrouped, in: viewport, elastic) }
        let moves = begins ? !grip.isStill : self.grip != grip
        self.grip = grip
        if moves {
            focus = grip.to
            // What was loaded may have no end of numbers.
            let stretched = viewport.stretch(base, by: grip, elastic)
            if stretched.isFinite { shown = stretched }
        }
        return shown.scale
    }

    /// A grip begins: what is shown stays where it is, and the limits bend it about where the fingers are then. A drag
    /// may begin anew within a pinch that goes on.
    @inline(never)
    private mutating func take(
        _ grip: Grip, regrouped: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) {
        let start = regrouped ? grip : Grip(from: grip.from, to: grip.from, twistOf: self.grip)
        base = start.inverse.applied(to: viewport.release(shown, about: start.to, elastic))
    }

    /// The fingers rest: what they do next counts from here.
    mutating func loosen() {
        if grip == nil { return }
        base = free
        grip = nil
    }

    /// The fingers have neither zoomed nor turned it, but for rounding.
    var keepsShape: Bool {
        let free = free
        return abs(free.scale - origin.scale) <= 1e-9 * origin.scale && abs(free.rotation - origin.rotation) <= 1e-9
    }

    var free: Transform { grip?.applied(to: base) ?? base }
}

extension Hold {
    mutating func pass(through archive: inout some Archive) {
        archive.pass(&base)
        archive.pass(&grip, blank: Grip(from: .zero, to: .zero))
        archive.pass(&focus)
        archive.pass(&shown)
        archive.pass(&velocity)
        archive.pass(&origin)
        archive.pass(&blocked)
    }
}
