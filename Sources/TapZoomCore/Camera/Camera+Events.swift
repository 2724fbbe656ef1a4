// SPDX-License-Identifier: MIT

extension Camera {
    /// Tells the host of a gesture. A tap always comes with the TAP_UP that it was, confirmed.
    mutating func tell(of gesture: Gesture) {
        switch gesture.kind {
        case .tapUp: tell(gesture, as: .tapUp, gesture.phase)
        case .confirmedTap:
            tell(gesture, as: .tapUp, .ended)
            tell(gesture, as: .tap, .once)
        case .instantTap:
            tell(gesture, as: .tapUp, .began)
            tell(gesture, as: .tapUp, .ended)
            tell(gesture, as: .tap, .once)
        case .doubleTap: tell(gesture, as: .doubleTap, gesture.phase)
        case .multiTap: tell(gesture, as: .multiTap, gesture.phase)
        case .twoFingerTap: tell(gesture, as: .twoFingerTap, gesture.phase)
        case .longPress: tell(gesture, as: .longPress, gesture.phase)
        }
    }

    /// Tells the host what the view does by itself, about a content point.
    mutating func tell(_ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector) {
        let point = motion.transform(at: time).apply(content)
        events.push(event(kind, phase, at: time, point: point), wanted: settings.events)
    }

    private mutating func tell(_ gesture: Gesture, as kind: EventKind, _ phase: Phase) {
        var event = event(kind, phase, at: gesture.time, point: gesture.point)
        event.contactCount = gesture.contactCount
        event.tapCount = gesture.tapCount
        event.tool = gesture.tool
        events.push(event, wanted: settings.events)
    }

    private func event(_ kind: EventKind, _ phase: Phase, at time: Double, point: Vector) -> Event {
        let transform = motion.transform(at: time)
        let flow = motion.flow(at: time).about(point)
        return Event(
            kind: kind, phase: phase, time: time, view: point, content: transform.applyInverse(point),
            scale: transform.scale, rotation: transform.rotation, velocity: flow.velocity, scaleVelocity: flow.growth,
            rotationVelocity: flow.spin)
    }
}
