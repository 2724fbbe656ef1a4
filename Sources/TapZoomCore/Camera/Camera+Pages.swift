// SPDX-License-Identifier: MIT

/// What lies beside the content is the host's: other pages. It is told when the fingers ask for one.
extension Camera {
    /// The ways in which a finger that lands now may swipe: where the content cannot go, and nothing is zoomed.
    var swipes: DirectionSet {
        @_addressableSelf @inline(never) get {
            let target = target
            return viewport.fittedScale.isBelow(target.scale) ? [] : viewport.directionsAtLimit(target)
        }
    }

    mutating func emitPage(of swipe: Gesture, _ events: inout EventQueue) {
        switch swipe.direction {
        case .left: events.push(event(of: swipe, as: .nextPage, .discrete))
        case .right: events.push(event(of: swipe, as: .previousPage, .discrete))
        case .up, .down, nil: break
        }
    }

    /// A drag is over: whether it has pushed far beyond an edge at which it began.
    mutating func emitPageOverscroll(of drag: Gesture, _ events: inout EventQueue) {
        guard let session = motion.session, settings.swipe.push > 0 else { return }
        let unconstrained = session.unconstrained
        // What has zoomed or turned has other things in mind.
        guard session.keepsShape else { return }
        let excess = (unconstrained.place - viewport.panBounds(of: unconstrained).clamp(unconstrained.place)).rotated(
            by: unconstrained.rotation)
        guard abs(excess.x) >= settings.swipe.push * viewport.safeArea.size.x, abs(excess.x) > abs(excess.y) else {
            return
        }
        let direction = excess.x < 0 ? Direction.left : .right
        guard session.limitsAtStart.contains(DirectionSet(direction)) else { return }
        events.push(event(of: drag, as: direction == .left ? .nextPage : .previousPage, .discrete))
    }
}
