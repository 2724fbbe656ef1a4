// SPDX-License-Identifier: MIT

/// Fingers hold the content. Their unconstrained transform knows no limits; what is shown does.
struct DragSession {
    /// The unconstrained transform at the baseline.
    var base: Transform
    /// nil while the fingers rest.
    var delta: TransformDelta?
    /// About what it settles: where the fingers were last.
    var focus: Vector
    /// As of the last move.
    var displayed: Transform
    /// How fast the content goes on when it is let go, as the fingers have it.
    var velocity = Vector.zero
    /// What it was taken from, where it might have stayed.
    var origin: Transform
    /// The ways in which it could go no further at first.
    var limitsAtStart: LimitSet

    init(_ displayed: Transform, of origin: Transform, focus: Vector, limitsAtStart: LimitSet) {
        base = displayed
        self.focus = focus
        self.displayed = displayed
        self.origin = origin
        self.limitsAtStart = limitsAtStart
    }

    /// Fingers go on, or begin. `touchesChanged`: one of them has come or gone. Returns the scale that is shown.
    @inline(never)
    @_optimize(speed)
    mutating func update(
        _ delta: TransformDelta, touchesChanged: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) -> Double {
        let begins = touchesChanged || self.delta?.from != delta.from
        if begins { rebase(delta, touchesChanged: touchesChanged, in: viewport, elastic) }
        let moves = begins ? !delta.isStill : self.delta != delta
        self.delta = delta
        if moves {
            focus = delta.to
            // What was loaded may have no end of numbers.
            let stretched = viewport.applyRubberBand(base, by: delta, elastic)
            if stretched.isFinite { displayed = stretched }
        }
        return displayed.scale
    }

    /// A new baseline: what is shown stays where it is, and the limits bend it about where the fingers are then. A drag
    /// may begin anew within a pinch that goes on.
    @inline(never)
    private mutating func rebase(
        _ delta: TransformDelta, touchesChanged: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) {
        let start = touchesChanged ? delta : TransformDelta(from: delta.from, to: delta.from, scaledLike: self.delta)
        base = start.inverse.applied(to: viewport.removeRubberBand(displayed, about: start.to, elastic))
    }

    /// The fingers rest: what they do next counts from here.
    mutating func pause() {
        if delta == nil { return }
        base = unconstrained
        delta = nil
    }

    /// The fingers have neither zoomed nor turned it, but for rounding.
    var keepsShape: Bool {
        let unconstrained = unconstrained
        return abs(unconstrained.scale - origin.scale) <= 1e-9 * origin.scale
            && abs(unconstrained.rotation - origin.rotation) <= 1e-9
    }

    var unconstrained: Transform { delta?.applied(to: base) ?? base }
}

extension DragSession {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&base)
        coder.code(&delta, blank: TransformDelta(from: .zero, to: .zero))
        coder.code(&focus)
        coder.code(&displayed)
        coder.code(&velocity)
        coder.code(&origin)
        coder.code(&limitsAtStart)
    }
}
