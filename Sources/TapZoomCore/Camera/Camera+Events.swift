// SPDX-License-Identifier: MIT

extension Camera {
    /// Pushes an event of an animation, about a content point.
    @inline(never) @_optimize(size)
    mutating func emit(
        _ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector, _ events: inout EventQueue
    ) {
        emit(kind, phase, at: time, transform(at: time).apply(content), &events)
    }

    /// Pushes an event of an animation, at a point of the view.
    @inline(never)
    mutating func emit(_ kind: EventKind, _ phase: Phase, at time: Double, _ point: Vector, _ events: inout EventQueue)
    {
        if let slot = events.append(kind, phase, []) { fill(&events.ring[slot], nil, at: time, point) }
    }

    /// Sets everything but the kind, the phase and the limits of an event without contacts.
    @_addressableSelf
    @inline(never)
    func fill(_ event: inout Event, _ velocity: @_addressable TransformVelocity?, at time: Double, _ point: Vector) {
        event.contactCount = 0
        event.tapCount = 0
        event.tool = .finger
        event.landing = .none
        place(&event, velocity, at: time, point)
    }

    /// Pushes the event of a gesture.
    @inline(never)
    mutating func emit(_ gesture: @_addressable Gesture, _ events: inout EventQueue) {
        if gesture.kind == .tapUp { return emitTap(gesture, &events) }
        if let slot = events.append(gesture.kind, gesture.phase, gesture.limits) {
            fill(&events.ring[slot], with: gesture)
        }
    }

    @inline(never) @_optimize(size)
    private mutating func emitTap(_ gesture: @_addressable Gesture, _ events: inout EventQueue) {
        if gesture.phase != .began { return events.endTap(gesture.phase, at: gesture.time) }
        emitTap(gesture, on: nil, &events)
    }

    /// Pushes the BEGAN of a TAP_UP. `content` is the content point of a tap that lifted earlier.
    @inline(never) @_optimize(size)
    mutating func emitTap(_ gesture: @_addressable Gesture, on content: Vector?, _ events: inout EventQueue) {
        var event = Event(kind: .tapUp, phase: .began, time: gesture.time)
        fill(&event, with: gesture)
        if let content { event.content = content }
        events.beginTap(event)
    }

    /// Pushes an OWNER.
    @inline(never) @_optimize(size)
    mutating func emitOwner(
        _ owner: ContactOwner, of contact: @_addressable Contact, at time: Double, _ events: inout EventQueue
    ) {
        guard let slot = events.append(.owner, .discrete, []) else { return }
        fill(&events.ring[slot], .still(at: contact.position), at: time, contact.position)
        events.ring[slot].contactCount = 1
        events.ring[slot].tapCount = owner.rawValue
        events.ring[slot].tool = contact.tool
        events.ring[slot].landing = contact.landing
    }

    /// Sets everything but the kind and the phase of an event from a gesture.
    @_addressableSelf
    @inline(never)
    func fill(_ event: inout Event, with gesture: @_addressable Gesture) {
        event.limits = gesture.limits
        event.contactCount = gesture.contactCount
        event.tapCount = gesture.tapCount
        event.tool = gesture.tool
        event.landing = gesture.landing
        place(&event, gesture.velocity, at: gesture.time, gesture.point)
        if gesture.kind == .pan { setTravel(of: &event) }
    }

    /// Sets the travel by which a PAN has moved the host's pager, and the edges beyond which the pager is.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func setTravel(of event: inout Event) {
        event.travel = motion.held.pager.travel
        event.limits = motion.held.pager.edges
    }

    /// Sets the time, place, scale, rotation and velocity of an event. The velocity defaults to that of the animation.
    @_addressableSelf
    @inline(never)
    func place(_ event: inout Event, _ given: @_addressable TransformVelocity?, at time: Double, _ point: Vector) {
        let transform = transform(at: time)
        event.time = time
        event.view = point
        event.content = transform.applyInverse(point)
        event.scale = transform.scale
        event.rotation = transform.rotation
        var velocity = TransformVelocity.still(at: point)
        if let given {
            velocity = given.orStill
        } else if !motion.isHeld {
            velocity = motion.animation.velocity(at: time).about(point).orStill
        }
        event.velocity = velocity.translation
        event.scaleVelocity = velocity.logScale
        event.rotationVelocity = velocity.rotation
    }
}
