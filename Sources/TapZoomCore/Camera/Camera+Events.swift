// SPDX-License-Identifier: MIT

extension Camera {
    /// Tells the host of a gesture. A tap always comes with the TAP_UP that it was, confirmed.
    mutating func emit(_ gesture: Gesture) {
        switch (gesture.kind, gesture.phase) {
        case (.tapUp, .began): beginTap(gesture)
        case (.tapUp, .ended): confirmTap(at: gesture.time)
        case (.tapUp, let phase): endTap(phase, at: gesture.time)
        case (let kind, let phase): emit(kind, phase, of: gesture)
        }
    }

    /// Tells the host what the view does by itself, about a content point.
    @inline(never)
    mutating func emit(_ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector) {
        let point = transform(at: time).apply(content)
        events.push(event(kind, phase, at: time, point: point), wanted: settings.events)
    }

    /// Tells the host of what a gesture amounts to, at its place.
    @inline(never)
    mutating func emit(_ kind: EventKind, _ phase: Phase, of gesture: Gesture) {
        events.push(event(of: gesture, as: kind, phase), wanted: settings.events)
    }

    private mutating func beginTap(_ gesture: Gesture) {
        let event = event(of: gesture, as: .tapUp, .began)
        openTap = event
        events.push(event, wanted: settings.events)
    }

    /// What was tapped is what was under the finger when it lifted, whatever has moved since.
    private mutating func endTap(_ phase: Phase, at time: Double) {
        guard var event = openTap else { return }
        event.phase = phase
        event.time = time
        openTap = nil
        events.push(event, wanted: settings.events)
    }

    private mutating func confirmTap(at time: Double) {
        guard var event = openTap else { return }
        endTap(.ended, at: time)
        event.kind = .tap
        event.phase = .discrete
        event.time = time
        events.push(event, wanted: settings.events)
    }

    @_addressableSelf
    @inline(never)
    private func event(of gesture: Gesture, as kind: EventKind, _ phase: Phase) -> Event {
        var event = event(kind, phase, at: gesture.time, point: gesture.point)
        if let velocity = gesture.velocity {
            event.velocity = velocity.translation
            event.scaleVelocity = velocity.logScale
            event.rotationVelocity = velocity.rotation
        }
        event.limits = gesture.limits
        event.contactCount = gesture.contactCount
        event.tapCount = gesture.tapCount
        event.tool = gesture.tool
        return event
    }

    @_addressableSelf
    @inline(never)
    private func event(_ kind: EventKind, _ phase: Phase, at time: Double, point: Vector) -> Event {
        let transform = transform(at: time)
        let velocity = session == nil ? animation.velocity(at: time).about(point) : .still(at: point)
        return Event(
            kind: kind, phase: phase, time: time, view: point, content: transform.applyInverse(point),
            scale: transform.scale, rotation: transform.rotation, velocity: velocity.translation,
            scaleVelocity: velocity.logScale,
            rotationVelocity: velocity.rotation)
    }
}
