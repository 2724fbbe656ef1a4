// SPDX-License-Identifier: MIT

/// Paging: a PAGE event reports that the fingers ask for another page, which the host shows.
extension Camera {
    /// The edges that a landing finger may swipe: those reached at `target`; none if the scale exceeds that of the
    /// fitted view.
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

    /// Emits PAGE at the end of a drag that pulled far beyond an edge at which it began. `isLast`: no contact is down.
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
    /// Emits EDGE for each edge of the host's pager that a fling hits.
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

    /// Sets the offset of the host's pager. The host's value includes only the travel that it has polled.
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
    /// The new offset of a pager: that of the host plus the travel that it has not polled. A difference within the
    /// rounding error of the host's sum changes nothing.
    fileprivate func moved(to offset: Double, unheard: Double) -> Double {
        let (new, rounding) = (offset + unheard, 1e-9)
        if offset == 0, abs(new) <= rounding { return 0 }
        return abs(new - self) <= rounding * (1 + abs(new)) ? self : new
    }
}
