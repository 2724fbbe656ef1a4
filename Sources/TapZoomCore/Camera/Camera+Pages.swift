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

    mutating func emitPage(of swipe: @_addressable Gesture, _ events: inout EventQueue) {
        if swipe.limits.isDisjoint(with: [.left, .right]) { return }
        if let slot = events.append(.page, .discrete, swipe.limits) { fill(&events.ring[slot], with: swipe) }
    }

    /// A drag ended: emits PAGE if it pushed far beyond an edge at which it began. `isLast`: no contact is down.
    @inline(never)
    mutating func emitPageOverscroll(of drag: @_addressable Gesture, isLast: Bool, _ events: inout EventQueue) {
        guard motion.isHeld, settings.swipe.pageOverscroll > 0,
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

extension Engine {
    package mutating func setPagerOffset(_ offset: Vector) {}
}
