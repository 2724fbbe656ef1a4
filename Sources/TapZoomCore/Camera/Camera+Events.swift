// SPDX-License-Identifier: MIT

// How an observation becomes an event.
extension Camera {
    /// Pushes an event of an animation, about a content point.
    mutating func emit(_ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector) {
        emit(kind, phase, at: time, transform(at: time).apply(content))
    }

    /// Pushes an event without contacts, at a point of the view.
    mutating func emit(_ kind: EventKind, _ phase: Phase, at time: Double, _ point: Vector) {
        events.push(event(kind, phase, at: time, point, nil, by: cause))
    }

    /// Pushes the event of a gesture.
    mutating func emit(_ gesture: Gesture) {
        if gesture.kind == .tapPending { emitTap(gesture) } else { events.push(event(of: gesture)) }
    }

    private mutating func emitTap(_ gesture: Gesture) {
        if gesture.phase != .began { return events.endTap(gesture.phase, at: gesture.time) }
        var event = event(of: gesture)
        if let content = gesture.content { event.content = content }
        events.beginTap(event)
    }

    /// Pushes an OWNER.
    mutating func emitOwner(_ owner: ContactOwner, of contact: Contact, at time: Double) {
        var event = event(.owner, .discrete, at: time, contact.position, .zero(at: contact.position))
        (event.contactCount, event.owner) = (1, owner)
        (event.tool, event.landing) = (contact.tool, contact.landing)
        events.push(event)
    }

    /// The event of a gesture.
    mutating func event(of gesture: Gesture) -> Event {
        var event = event(gesture.kind, gesture.phase, at: gesture.time, gesture.point, gesture.velocity)
        (event.contactCount, event.tapCount, event.limits) = (gesture.contactCount, gesture.tapCount, gesture.limits)
        (event.tool, event.landing) = (gesture.tool, gesture.landing)
        if gesture.kind == .pan { session.pager.report(in: &event) }
        return event
    }

    /// An event that shows the view at a time and a point. The velocity defaults to that of the animation.
    mutating func event(
        _ kind: EventKind, _ phase: Phase, at time: Double, _ point: Vector, _ velocity: TransformVelocity?,
        by cause: Cause = .user
    ) -> Event {
        let motion = velocity ?? (mover.hasSession ? .zero(at: point) : animationVelocity(about: point, at: time))
        return Event(kind, phase, at: time, point, on: transform(at: time), motion.orZero, by: cause)
    }
}
