// SPDX-License-Identifier: MIT

extension Camera {
    /// Pushes an event of an animation, about a content point.
    mutating func emit(
        _ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector, _ events: inout EventQueue
    ) {
        emit(kind, phase, at: time, transform(at: time).apply(content), &events)
    }

    /// Pushes an event of an animation, at a point of the view.
    mutating func emit(_ kind: EventKind, _ phase: Phase, at time: Double, _ point: Vector, _ events: inout EventQueue)
    {
        if let slot = events.append(kind, phase, [], by: cause) { fill(&events.ring[slot], nil, at: time, point) }
    }

    /// Sets everything but the kind, the phase, the limits and the cause of an event without contacts.
    mutating func fill(_ event: inout Event, _ velocity: TransformVelocity?, at time: Double, _ point: Vector) {
        event.contactCount = 0
        event.tapCount = 0
        event.tool = .finger
        event.landing = .none
        place(&event, velocity, at: time, point)
    }

    /// Pushes the event of a gesture.
    mutating func emit(_ gesture: Gesture, _ events: inout EventQueue) {
        if gesture.kind == .tapPending { return emitTap(gesture, &events) }
        if let slot = events.append(gesture.kind, gesture.phase, gesture.limits) {
            fill(&events.ring[slot], with: gesture)
        }
    }

    private mutating func emitTap(_ gesture: Gesture, _ events: inout EventQueue) {
        if gesture.phase != .began { return events.endTap(gesture.phase, at: gesture.time) }
        var event = Event(kind: .tapPending, phase: .began, time: gesture.time)
        fill(&event, with: gesture)
        if let content = gesture.content { event.content = content }
        events.beginTap(event)
    }

    /// Pushes an OWNER.
    mutating func emitOwner(_ owner: ContactOwner, of contact: Contact, at time: Double, _ events: inout EventQueue) {
        guard let slot = events.append(.owner, .discrete, []) else { return }
        fill(&events.ring[slot], .zero(at: contact.position), at: time, contact.position)
        events.ring[slot].contactCount = 1
        events.ring[slot].owner = owner
        events.ring[slot].tool = contact.tool
        events.ring[slot].landing = contact.landing
    }

    /// Sets everything but the kind, the phase and the cause of an event from a gesture.
    mutating func fill(_ event: inout Event, with gesture: Gesture) {
        event.limits = gesture.limits
        event.contactCount = gesture.contactCount
        event.tapCount = gesture.tapCount
        event.tool = gesture.tool
        event.landing = gesture.landing
        place(&event, gesture.velocity, at: gesture.time, gesture.point)
        if gesture.kind == .pan { setTravel(of: &event) }
    }

    /// Sets the travel by which a PAN has moved the host's pager, and the edges beyond which the pager is.
    mutating func setTravel(of event: inout Event) {
        event.travel = session.pager.travel
        event.limits = session.pager.edges
    }

    /// Sets the time, place, scale, rotation and velocity of an event. The velocity defaults to that of the animation.
    mutating func place(_ event: inout Event, _ given: TransformVelocity?, at time: Double, _ point: Vector) {
        let transform = transform(at: time)
        event.time = time
        event.view = point
        event.content = transform.applyInverse(point, transform.axes)
        event.scale = transform.scale
        event.rotation = transform.rotation
        event.motion = .zero(at: point)
        if let given {
            event.motion = given.orZero
        } else if !mover.hasSession {
            event.motion = animation.velocity(at: time).about(point).orZero
        }
    }
}
