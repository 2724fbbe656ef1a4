// SPDX-License-Identifier: MIT

/// Fingers hold the content. Their unconstrained transform knows no limits; what is shown does.
struct DragSession {
    /// What the delta starts from.
    private(set) var base: Base
    /// nil while the fingers rest.
    var delta: TransformDelta?
    /// About what it settles: where the fingers were last.
    private(set) var focus: Vector
    /// As of the last move.
    private(set) var displayed: Transform
    /// How fast the content goes on when it is let go, as the fingers have it.
    var velocity = Vector.zero
    /// What it was taken from, where it might have stayed.
    private(set) var origin: Transform
    /// The ways in which it could go no further at first.
    private(set) var limitsAtStart: LimitSet

    init(_ displayed: Transform, of origin: Transform, focus: Vector, limitsAtStart: LimitSet) {
        base = .still(displayed)
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
            let stretched = viewport.applyRubberBand(base.transform, by: delta, elastic)
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
        base = .still(start.inverse.applied(to: viewport.removeRubberBand(displayed, about: start.to, elastic)))
    }

    /// The fingers rest: what they do next counts from here.
    mutating func pause() {
        if delta == nil { return }
        base = .still(unconstrained)
        delta = nil
    }

    /// The fingers have neither zoomed nor turned it, but for rounding.
    var keepsShape: Bool {
        let unconstrained = unconstrained
        return abs(unconstrained.scale - origin.scale) <= 1e-9 * origin.scale
            && abs(unconstrained.rotation - origin.rotation) <= 1e-9
    }

    var unconstrained: Transform { delta?.applied(to: base.transform) ?? base.transform }
}

extension DragSession {
    /// The unconstrained transform that the fingers' delta applies to. Today it stands still. A motion in closed form
    /// that goes on under the fingers, such as the rest of a wheel's scroll or a velocity command, is another case.
    enum Base {
        case still(Transform)

        @inline(__always) var transform: Transform {
            switch self {
            case .still(let transform): transform
            }
        }
    }

    /// Another viewport, or other settings: the session goes on from other transforms.
    mutating func move(
        to displayed: Transform, from origin: Transform, in viewport: Viewport, _ elastic: ElasticSettings
    ) {
        let delta = delta ?? TransformDelta(from: focus, to: focus)
        self.displayed = displayed
        self.origin = origin
        base = .still(delta.inverse.applied(to: viewport.removeRubberBand(displayed, about: delta.to, elastic)))
    }
}

extension DragSession.Base: TaggedState {
    var tag: Int { 0 }

    init(blank tag: Int) { self = .still(.identity) }

    mutating func codePayload(with coder: inout some StateCoder) {
        var transform = transform
        coder.code(&transform)
        self = .still(transform)
    }
}

extension DragSession {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(tagged: &base)
        coder.code(&delta, blank: TransformDelta(from: .zero, to: .zero))
        coder.code(&focus)
        coder.code(&displayed)
        coder.code(&velocity)
        coder.code(&origin)
        coder.code(&limitsAtStart)
    }
}
