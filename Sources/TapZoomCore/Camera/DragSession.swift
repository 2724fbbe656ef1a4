// SPDX-License-Identifier: MIT

/// Fingers move the content. Their unconstrained transform has no limits; the displayed transform has.
struct DragSession {
    /// The transform to which the delta applies.
    private(set) var base: Base
    /// nil while the fingers rest.
    var delta: TransformDelta?
    /// The last focus of the fingers, about which the content settles.
    private(set) var focus: Vector
    /// The displayed transform as of the last move.
    private(set) var displayed: Transform
    /// The velocity of the fingers with which the content moves on after the session.
    var velocity = Vector.zero
    /// The transform from which the session began, or the target of a spring that it interrupted.
    private(set) var origin: Transform
    /// The edges that the content had reached at the start.
    private(set) var limitsAtStart: LimitSet

    init(_ displayed: Transform, of origin: Transform, focus: Vector, limitsAtStart: LimitSet) {
        base = .still(displayed)
        self.focus = focus
        self.displayed = displayed
        self.origin = origin
        self.limitsAtStart = limitsAtStart
    }

    /// Applies the delta of the fingers. `touchesChanged`: a contact has landed or lifted. Returns the displayed
    /// scale.
    @inline(never)
    mutating func update(
        _ delta: TransformDelta, touchesChanged: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) -> Double {
        let begins = touchesChanged || self.delta?.from != delta.from
        if begins { rebase(delta, touchesChanged: touchesChanged, in: viewport, elastic) }
        let moves = begins ? !delta.isStill : self.delta != delta
        self.delta = delta
        if moves {
            focus = delta.to
            // The numbers of a loaded state may overflow.
            let stretched = viewport.applyRubberBand(base.transform, by: delta, elastic)
            if stretched.isFinite { displayed = stretched }
        }
        return displayed.scale
    }

    /// Begins a new base: the displayed transform stays, and the rubber band applies about the fingers' current focus.
    /// A pan may begin anew within a pinch that continues.
    @inline(never)
    private mutating func rebase(
        _ delta: TransformDelta, touchesChanged: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) {
        let start = touchesChanged ? delta : TransformDelta(from: delta.from, to: delta.from, scaledLike: self.delta)
        base = .still(start.inverse.applied(to: viewport.removeRubberBand(displayed, about: start.to, elastic)))
    }

    /// The fingers move nothing: the next delta counts from here.
    mutating func pause() {
        if delta == nil { return }
        base = .still(unconstrained)
        delta = nil
    }

    /// Whether the fingers have neither zoomed nor turned the content, up to rounding errors.
    var keepsShape: Bool {
        let unconstrained = unconstrained
        return abs(unconstrained.scale - origin.scale) <= 1e-9 * origin.scale
            && abs(unconstrained.rotation - origin.rotation) <= 1e-9
    }

    var unconstrained: Transform { delta?.applied(to: base.transform) ?? base.transform }
}

extension DragSession {
    /// The unconstrained transform to which the fingers' delta applies. Today it is still. A motion in closed form
    /// that continues under the fingers, such as the rest of a wheel's scroll or a velocity command, would be another
    /// case.
    enum Base {
        case still(Transform)

        @inline(__always) var transform: Transform {
            switch self {
            case .still(let transform): transform
            }
        }
    }

    /// Continues the session from other transforms, after a change of the viewport or the settings.
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
