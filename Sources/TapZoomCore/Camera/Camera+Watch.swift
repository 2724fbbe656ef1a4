// SPDX-License-Identifier: MIT

// The instants at which the observers look at the view. They send LIMIT, SNAP, PAGE and EDGE.

/// A change of the view's motion.
enum MotionChange {
    /// A motion has begun, perhaps with a duration of 0.
    case began
    /// A motion has ended.
    case ended
    /// The view has moved at once.
    case jumped
    /// Fingers have stopped an animation.
    case caught
    /// The sizes or the settings have changed.
    case refitted

    /// Whether no limit is reported.
    fileprivate var isSilent: Bool {
        switch self {
        case .began, .ended, .jumped: false
        case .caught, .refitted: true
        }
    }
}

/// The contacts of an event.
struct Hand {
    var contactCount: Int32 = 0
    var tool = Tool.finger
    var landing = Landing.none

    func report(in event: inout Event) {
        (event.contactCount, event.tool, event.landing) = (contactCount, tool, landing)
    }
}

// MARK: - Limits

extension Camera {
    /// Whether the host polls LIMIT.
    var wantsLimits: Bool { settings.wants(.limit) }

    /// The length of a point in view units.
    var point: Double { 1 / settings.pointsPerUnit }

    /// Makes the limits silent that a new view has reached.
    mutating func observeNewView() {
        limits = Limits(known: wantsLimits ? viewport.limits(reachedAt: animation.target) : [])
    }

    /// Reports the limits that fingers, or the host's motion, have left and reached by a move of the session. Callers
    /// first ask `mayChangeLimits`, because this is slow. `hand`: the contacts of the events.
    mutating func observeMove(by hand: Hand, _ cause: Cause? = nil, at time: Double) {
        let (displayed, near) = (session.displayed, viewport.limits(near: session.displayed, point: point))
        let silent = silentLimits.intersection(near)
        let pushed = silent.isEmpty ? [] : silent.intersection(limitsPushedByFingers())
        let begun = limits.begun(at: viewport.limits(reachedAt: displayed), pushed: pushed)
        let change = Limits.Change(left: limits.known.subtracting(near), begun: wantsLimits ? begun : [])
        if !change.isEmpty { report(change, by: hand, cause, at: time) }
    }

    /// Whether the last move of the session may have changed a limit.
    var mayChangeLimits: Bool { mutating get { mover.hasSession && limits.moved != nil && !keepsLimits() } }

    /// Whether the last move certainly changed no limit.
    mutating func keepsLimits() -> Bool {
        let scales = viewport.scaleLimits(reachedAt: session.displayed.scale)
        return limits.areKept(scales, silent: silentLimits, polled: wantsLimits)
    }

    /// The limits at which the view is, but whose LIMIT has not begun.
    var silentLimits: LimitSet { mutating get { limits.known.subtracting(events.openLimits) } }

    /// The limits beyond which the fingers pull the content.
    private mutating func limitsPushedByFingers() -> LimitSet {
        if session.isPaused { return [] }
        // The fingers did not pull content there that they have caught beyond a limit.
        let caught = session.base.moved(by: .zero - session.pager.offset)
        return viewport.limits(beyond: unconstrained, point: point).subtracting(
            viewport.limits(beyond: caught, point: point))
    }

    /// Updates the limits after a change of the motion. A limit becomes silent if the view is at it, and also the
    /// target of its motion.
    mutating func observe(_ change: MotionChange, by cause: Cause? = nil, at time: Double) {
        limits.moved = nil
        scheduleHits(after: time)
        if !wantsLimits { limits.known.formIntersection(events.openLimits) }
        // A motion reaches the limits of its target at its end.
        let reaches = wantsLimits && (change.isSilent || !animation.isMoving)
        if limits.known.isEmpty, !reaches { return }
        let displayed = transform(at: time)
        let end = animation.isMoving ? animation.target : displayed
        let begun = reaches ? viewport.limits(reachedAt: end).subtracting(limits.known) : []
        let left = limits.known.subtracting(viewport.limits(near: end, point: point))
        if change.isSilent { limits.known.formUnion(begun.intersection(viewport.limits(reachedAt: displayed))) }
        report(Limits.Change(left: left, begun: change.isSilent ? [] : begun), cause, at: time)
    }

    /// Reports the limits and the edges that a fling or a glide hits.
    mutating func observeHit(at time: Double) {
        let impact = animation.impact(at: time)
        // A glide hits only limits of the scale.
        let reached =
            mover == .glide
            ? viewport.scaleLimits(reachedAt: impact.transform.scale) : viewport.limits(reachedAt: impact.transform)
        let begun = wantsLimits ? reached.subtracting(limits.known) : []
        report(Limits.Change(begun: begun), velocity: impact.velocity, at: time)
        emitEdges(impact, at: time)
        animation.scheduleHits(after: time)
    }

    /// Reports silent limits against which a command or a tap pushes.
    mutating func observePush(against pushed: LimitSet, by cause: Cause? = nil, at time: Double) {
        let begun = pushed.intersection(silentLimits)
        if !begun.isEmpty { report(Limits.Change(begun: begun), cause, at: time) }
    }

    /// Reports a limit that forbids a step, also one that is reported already: its LIMIT ends and begins again.
    mutating func observeForbiddenStep(against limit: LimitSet, by cause: Cause, at time: Double) {
        guard wantsLimits, !limit.isEmpty else { return }
        report(Limits.Change(left: limit.intersection(limits.known), begun: limit), cause, at: time)
    }

    /// Pushes the events of a change, those of the limits left first. Their place is the center of the fingers, or of
    /// the safe area.
    private mutating func report(
        _ change: Limits.Change, by hand: Hand = Hand(), _ cause: Cause? = nil, velocity: TransformVelocity? = nil,
        at time: Double
    ) {
        limits.take(change)
        if change.isEmpty { return }
        let point = hand.contactCount > 0 ? session.focalPoint : viewport.safeArea.center
        var event = event(.limit, .ended, at: time, point, velocity?.about(point), by: cause ?? self.cause)
        hand.report(in: &event)
        var (ended, begun) = (change.left, change.begun)
        while let limit = ended.popFirst() {
            event.limits = limit
            events.push(event)
        }
        event.phase = .began
        while let limit = begun.popFirst() {
            event.limits = limit
            events.push(event)
        }
    }
}

// MARK: - Snaps

extension Camera {
    /// Reports that fingers zoom or turn the content into a place to which a lift would snap.
    mutating func observeZoom(by hand: Hand, at time: Double) {
        guard mover.hasSession else { return }
        let (displayed, start) = (session.displayed, session.origin.scale)
        let isEntered = snap.move(
            to: (snappedScale(displayed.scale, from: start), snappedRotation(displayed.rotation)), at: displayed,
            within: (settings.zoom.snapTolerance, min(settings.pinch.rotateSnap, 0.5 * settings.pinch.rotateSnapStep)))
        guard isEntered else { return }
        var event = event(.snap, .discrete, at: time, session.focalPoint, nil)
        hand.report(in: &event)
        events.push(event)
    }

    /// Starts afresh when fingers begin to move the content. They do not snap to the scale at which they begin.
    mutating func observeGrasp(of displayed: Transform) {
        snap = SnapPlace(
            detent: settings.gestures.contains(.rotate) ? settings.pinch.detent(near: displayed.rotation) : nil)
    }
}

// MARK: - Pages and edges

extension Camera {
    /// Whether the host's pager alone turns pages.
    private var handsPagesOver: Bool { !bands.edges.isDisjoint(with: [.left, .right]) }

    /// Reports that a swipe asks for another page.
    mutating func observeSwipe(_ swipe: Gesture) {
        if swipe.limits.isDisjoint(with: [.left, .right]) || handsPagesOver { return }
        var event = event(of: swipe)
        (event.kind, event.phase) = (.page, .discrete)
        events.push(event)
    }

    /// Reports that a drag asks for another page: it ends far beyond an edge at which it began. `isLast`: no contact is
    /// down.
    mutating func observeDragEnd(_ drag: Gesture, isLast: Bool) {
        guard mover.hasSession, settings.swipe.pageOverscroll > 0, !handsPagesOver,
            !session.limitsAtStart.isDisjoint(with: [.left, .right])
        else { return }
        if isLast { pauseSession() }
        let free = unconstrained
        // A drag that has zoomed or turned the content does not ask for a page.
        guard session.keepsShape(free),
            let pull = PagePull(of: free.transform, from: session.origin, in: viewport, beyond: session.limitsAtStart)
        else { return }
        guard pull.reaches(settings.swipe.pageOverscroll) else { return failPage(of: drag, part: pull.part) }
        var event = event(of: drag)
        (event.kind, event.phase, event.limits) = (.page, .discrete, pull.edge.limit)
        events.push(event)
    }

    /// Whether the hits of a fling or a glide matter to the host.
    var wantsHits: Bool { wantsLimits || !bands.edges.isEmpty && settings.wants(.edge) }

    /// Schedules the hits after a time, if they matter.
    mutating func scheduleHits(after time: Double) {
        animation.dropHits()
        if wantsHits { animation.scheduleHits(after: time) }
    }

    /// Reports the edges that a fling hits at its start. A fling that ends there reports them at its end.
    mutating func observeFlingStart(at time: Double) {
        if wantsHits, animation.end > time, animation.hits(at: time) { emitEdges(animation.impact(at: time), at: time) }
    }

    /// Emits EDGE for each edge of the host's pager that a fling hits.
    private mutating func emitEdges(_ impact: EdgeHit, at time: Double) {
        guard mover == .fling, impact.transform.rotation == 0 else { return }
        let velocity = impact.velocity.translation
        if impact.axes.contains(.x) { emitEdge(Vector(velocity.x, 0), at: time) }
        if impact.axes.contains(.y) { emitEdge(Vector(0, velocity.y), at: time) }
    }

    private mutating func emitEdge(_ velocity: Vector, at time: Double) {
        let edge = bands.edges.intersection(.pulled(by: velocity))
        if edge.isEmpty { return }
        let point = transform(at: time).apply(animation.anchor)
        let velocity = TransformVelocity(point: point, translation: velocity, logScale: 0, rotation: 0)
        var event = event(.edge, .discrete, at: time, point, velocity)
        event.limits = edge
        events.push(event)
    }
}
