// SPDX-License-Identifier: MIT

/// The distances by which the content is beyond its limits.
package struct Overscroll {
    /// The displayed overscroll along the content's axes. Each axis has the name and the direction of the nearest axis
    /// of the view.
    package var displayed = Vector.zero
    /// The same before the rubber band; never less.
    package var unconstrained = Vector.zero
    /// The displayed excess of ln(scale).
    package var logScale = 0.0
    /// The same before the rubber band; never less.
    package var unconstrainedLogScale = 0.0
}

extension Camera {
    /// The overscroll of the displayed content.
    mutating func overscroll(at time: Double) -> Overscroll {
        var result = Overscroll()
        if mover == .rest || mover == .driven { return result }
        let displayed = transform(at: time)
        let free = unconstrained(of: displayed, at: time)
        let scale = viewport.scales.clamp(displayed.scale)
        result.displayed = viewport.overscroll(of: displayed)
        result.unconstrained = viewport.overscroll(of: free.transform).atLeast(result.displayed)
        if scale != displayed.scale { result.logScale = Math.log(displayed.scale / scale) }
        result.unconstrainedLogScale = TransformDelta.logScales.clamp(result.logScale + free.logExcess).atLeast(
            result.logScale)
        return result
    }

    /// The displayed transform without the rubber bands: during an animation, the one from which fingers that catch it
    /// continue.
    private mutating func unconstrained(of displayed: Transform, at time: Double) -> UnconstrainedTransform {
        // A session in which fingers have caught an animation and not moved has no base.
        if mover.hasSession, goesOnWithoutFingers || !session.isPaused || session.base.transform != displayed {
            return unconstrained(at: time)
        }
        return viewport.removeRubberBand(displayed, bands)
    }
}

extension Viewport {
    /// The overscroll of a transform: see `Overscroll.displayed`.
    fileprivate func overscroll(of transform: Transform) -> Vector {
        if case .none = layout.bounds { return .zero }
        let (place, panBounds) = (transform.place, panBounds(of: transform))
        let excess = place - panBounds.clamp(place)
        if transform.rotation == 0 || excess == .zero { return excess }
        // The place of turned content at its bounds has rounding errors.
        let limit = panBounds.maxOverscroll
        let rounding = 4e-15 * (abs(place.x) + abs(place.y) + limit.x + limit.y)
        return Vector(abs(excess.x) > rounding ? excess.x : 0, abs(excess.y) > rounding ? excess.y : 0).turned(
            byQuarters: Rotation(transform.rotation).quarters)
    }
}

extension Vector {
    /// The vector turned exactly by quarter turns, from the x axis toward the y axis.
    fileprivate func turned(byQuarters quarters: UInt32) -> Vector {
        switch quarters {
        case 0: self
        case 1: Vector(0 - y, x)
        case 2: Vector(0 - x, 0 - y)
        default: Vector(y, 0 - x)
        }
    }

    fileprivate func atLeast(_ other: Vector) -> Vector { Vector(x.atLeast(other.x), y.atLeast(other.y)) }
}

extension Double {
    /// This number, or `other` if that is further from 0 or has the other sign. Along a fixed axis the displayed
    /// overscroll may be the larger one, and the numbers of a loaded state may overflow.
    fileprivate func atLeast(_ other: Double) -> Double {
        if !isReal { return other }
        return other > 0 ? max(self, other) : other < 0 ? min(self, other) : self
    }
}

/// Paging: a PAGE event reports that the fingers ask for another page, which the host shows.
extension Camera {
    /// The edges that a landing finger may swipe: those reached at `target`; none if the scale exceeds that of the
    /// fitted view.
    mutating func swipeEdges(at target: Transform) -> LimitSet {
        viewport.fittedScale.isBelow(target.scale) ? [] : viewport.edges(at: target)
    }

    /// Whether the host's pager alone turns pages.
    private var handsPagesOver: Bool { !bands.edges.isDisjoint(with: [.left, .right]) }

    mutating func emitPage(of swipe: Gesture, _ events: inout EventQueue) {
        if swipe.limits.isDisjoint(with: [.left, .right]) || handsPagesOver { return }
        if let slot = events.append(.page, .discrete, swipe.limits) { fill(&events.ring[slot], with: swipe) }
    }

    /// Emits PAGE at the end of a drag that pulled far beyond an edge at which it began. `isLast`: no contact is down.
    mutating func emitPageOverscroll(of drag: Gesture, isLast: Bool, _ events: inout EventQueue) {
        guard mover.hasSession, settings.swipe.pageOverscroll > 0, !handsPagesOver,
            !session.limitsAtStart.isDisjoint(with: [.left, .right])
        else { return }
        if isLast { pauseSession() }
        let free = unconstrained
        // A drag that has zoomed or turned the content does not ask for a page.
        guard session.keepsShape(free) else { return }
        let unconstrained = free.transform
        let excess = (unconstrained.place - viewport.panBounds(of: unconstrained).clamp(unconstrained.place)).rotated(
            by: unconstrained.rotation)
        let edge = excess.x < 0 ? Edge.right : .left
        guard abs(excess.x) > abs(excess.y), session.limitsAtStart.contains(edge.limit) else { return }
        let width = viewport.safeArea.size.x
        guard abs(excess.x) >= settings.swipe.pageOverscroll * width else {
            return failPage(of: drag, part: abs(excess.x) / width, &events)
        }
        guard let slot = events.append(.page, .discrete, edge.limit) else { return }
        fill(&events.ring[slot], with: drag)
        events.ring[slot].limits = edge.limit
    }
}

// MARK: - The host's pager

extension Camera {
    /// Emits EDGE for each edge of the host's pager that a fling hits.
    mutating func emitEdges(_ impact: EdgeHit, at time: Double, _ events: inout EventQueue) {
        guard mover == .fling, impact.transform.rotation == 0 else { return }
        let velocity = impact.velocity.translation
        if impact.axes.contains(.x) { emitEdge(Vector(velocity.x, 0), at: time, &events) }
        if impact.axes.contains(.y) { emitEdge(Vector(0, velocity.y), at: time, &events) }
    }

    private mutating func emitEdge(_ velocity: Vector, at time: Double, _ events: inout EventQueue) {
        let edge = bands.edges.intersection(.pulled(by: velocity))
        if edge.isEmpty { return }
        guard let slot = events.append(.edge, .discrete, edge) else { return }
        let point = transform(at: time).apply(animation.anchor)
        fill(
            &events.ring[slot], TransformVelocity(point: point, translation: velocity, logScale: 0, rotation: 0),
            at: time, point)
    }

    /// Sets the offset of the host's pager. The host's value includes only the travel that it has polled.
    mutating func setPagerOffset(_ offset: Vector, _ events: borrowing EventQueue) {
        let old = session.pager.offset
        let unreported = events.unreported(session.pager.travel)
        let new = Vector(
            old.x.moved(to: offset.x, unreported: unreported.x), old.y.moved(to: offset.y, unreported: unreported.y))
        if new != old { movePager(to: new) }
    }
}

extension Double {
    /// The new offset of a pager: that of the host plus the travel that it has not polled. A difference within the
    /// rounding error of the host's sum changes nothing.
    fileprivate func moved(to offset: Double, unreported: Double) -> Double {
        let (new, rounding) = (offset + unreported, 1e-9)
        if offset == 0, abs(new) <= rounding { return 0 }
        return abs(new - self) <= rounding * (1 + abs(new)) ? self : new
    }
}
