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

    mutating func emitPage(of swipe: Gesture, _ events: inout EventQueue) {
        if swipe.limits.isDisjoint(with: [.left, .right]) { return }
        events.push(event(of: swipe, as: .page, .discrete))
    }

    /// A drag ended: emits PAGE if it pushed far beyond an edge at which it began.
    mutating func emitPageOverscroll(of drag: Gesture, _ events: inout EventQueue) {
        guard let session = motion.session, settings.swipe.pageOverscroll > 0 else { return }
        let free = session.unconstrained(in: viewport, bands)
        // A drag that has zoomed or turned the content does not ask for a page.
        guard session.keepsShape(free) else { return }
        let unconstrained = free.transform
        let excess = (unconstrained.place - viewport.panBounds(of: unconstrained).clamp(unconstrained.place)).rotated(
            by: unconstrained.rotation)
        guard abs(excess.x) >= settings.swipe.pageOverscroll * viewport.safeArea.size.x, abs(excess.x) > abs(excess.y)
        else {
            return
        }
        let edge = excess.x < 0 ? Edge.right : .left
        guard session.limitsAtStart.contains(edge.limit) else { return }
        var page = drag
        page.limits = edge.limit
        events.push(event(of: page, as: .page, .discrete))
    }
}
