// SPDX-License-Identifier: MIT

/// Other pages beside the content are the host's. A PAGE event reports that the fingers ask for one.
extension Camera {
    /// The edges that a landing finger may swipe: those reached at `target`, or none if the view is zoomed in beyond
    /// the fitted view.
    @_addressableSelf
    @inline(never)
    func swipeEdges(at target: Transform) -> LimitSet {
        viewport.fittedScale.isBelow(target.scale) ? [] : viewport.edges(at: target)
    }

    /// Whether the host's pager alone turns pages.
    private var handsPagesOver: Bool { !bands.edges.isDisjoint(with: [.left, .right]) }

    mutating func emitPage(of swipe: @_addressable Gesture, _ events: inout EventQueue) {
        if swipe.limits.isDisjoint(with: [.left, .right]) || handsPagesOver { return }
        if let slot = events.append(.page, .discrete, swipe.limits) { fill(&events.ring[slot], with: swipe) }
    }

    /// A drag ended: emits PAGE if it pushed far beyond an edge at which it began. `isLast`: no contact is down.
    @inline(never)
    mutating func emitPageOverscroll(of drag: @_addressable Gesture, isLast: Bool, _ events: inout EventQueue) {
        guard motion.isHeld, settings.swipe.pageOverscroll > 0, !handsPagesOver,
            !motion.held.limitsAtStart.isDisjoint(with: [.left, .right])
        else { return }
        if isLast { motion.pause(in: viewport, bands) }
        let free = unconstrained
        // A drag that has zoomed or turned the content does not ask for a page.
        guard motion.held.keepsShape(free) else { return }
        let unconstrained = free.transform
        let excess = (unconstrained.place - viewport.panBounds(of: unconstrained).clamp(unconstrained.place)).rotated(
            by: unconstrained.rotation)
        guard abs(excess.x) >= settings.swipe.pageOverscroll * viewport.safeArea.size.x, abs(excess.x) > abs(excess.y)
        else {
            return
        }
        let edge = excess.x < 0 ? Edge.right : .left
        guard motion.held.limitsAtStart.contains(edge.limit) else { return }
        guard let slot = events.append(.page, .discrete, edge.limit) else { return }
        fill(&events.ring[slot], with: drag)
        events.ring[slot].limits = edge.limit
    }
}

// MARK: - The host's pager

extension Camera {
    /// A fling hits edges: emits EDGE for each that hands over.
    @inline(never) @_optimize(size)
    mutating func emitEdges(_ impact: @_addressable Impact, at time: Double, _ events: inout EventQueue) {
        guard motion.animation.kind == .flinging, impact.transform.rotation == 0 else { return }
        let velocity = impact.velocity.translation
        if impact.axes.contains(.x) { emitEdge(Vector(velocity.x, 0), at: time, &events) }
        if impact.axes.contains(.y) { emitEdge(Vector(0, velocity.y), at: time, &events) }
    }

    @inline(never) @_optimize(size)
    private mutating func emitEdge(_ velocity: Vector, at time: Double, _ events: inout EventQueue) {
        let edge = bands.edges.intersection(.pulled(by: velocity))
        if edge.isEmpty { return }
        guard let slot = events.append(.edge, .discrete, edge) else { return }
        let point = transform(at: time).apply(motion.animation.anchor)
        fill(
            &events.ring[slot], TransformVelocity(point: point, translation: velocity, logScale: 0, rotation: 0),
            at: time, point)
    }

    /// The host has moved its pager to an offset, of the travel that it has heard.
    @inline(never) @_optimize(size)
    mutating func setPagerOffset(_ offset: Vector, _ events: borrowing EventQueue) {
        let old = motion.held.pager.offset
        let unheard = events.unheard(motion.held.pager.travel)
        let new = Vector(
            old.x.moved(to: offset.x, unheard: unheard.x), old.y.moved(to: offset.y, unheard: unheard.y))
        if new != old { motion.movePager(to: new, in: viewport, bands) }
    }
}

extension Double {
    /// The offset of a pager that the host has moved to another one. The host's sum of the travel that it has heard has
    /// rounding errors.
    fileprivate func moved(to offset: Double, unheard: Double) -> Double {
        let (new, rounding) = (offset + unheard, 1e-9)
        if offset == 0, abs(new) <= rounding { return 0 }
        return abs(new - self) <= rounding * (1 + abs(new)) ? self : new
    }
}
