// SPDX-License-Identifier: MIT

extension Camera {
    /// Pushes an event of an animation, about a content point.
    @inline(never)
    mutating func emit(
        _ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector, _ events: inout EventQueue
    ) {
        let point = transform(at: time).apply(content)
        events.push(event(kind, phase, at: time, point: point))
    }

    @_addressableSelf
    @inline(never)
    func event(of gesture: Gesture, as kind: EventKind, _ phase: Phase) -> Event {
        var event = event(kind, phase, at: gesture.time, point: gesture.point)
        if let velocity = gesture.velocity?.orStill {
            event.velocity = velocity.translation
            event.scaleVelocity = velocity.logScale
            event.rotationVelocity = velocity.rotation
        }
        event.limits = gesture.limits
        event.contactCount = gesture.contactCount
        event.tapCount = gesture.tapCount
        event.tool = gesture.tool
        event.landing = gesture.landing
        return event
    }

    @_addressableSelf
    @inline(never)
    func event(_ kind: EventKind, _ phase: Phase, at time: Double, point: Vector) -> Event {
        let transform = transform(at: time)
        let velocity = !motion.isHeld ? motion.animation.velocity(at: time).about(point).orStill : .still(at: point)
        return Event(
            kind: kind, phase: phase, time: time, view: point, content: transform.applyInverse(point),
            scale: transform.scale, rotation: transform.rotation, velocity: velocity.translation,
            scaleVelocity: velocity.logScale,
            rotationVelocity: velocity.rotation)
    }
}
