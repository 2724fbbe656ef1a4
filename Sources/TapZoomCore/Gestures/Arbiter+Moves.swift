// SPDX-License-Identifier: MIT

// The effect of moves on the content and on the gestures that have begun.

extension Arbiter {
    /// The delta that the running gestures apply to the content since the last landing or lift; nil if none moves it.
    var delta: TransformDelta? {
        @inline(__always) get {
            if !running.intersects(.movers) { return nil }
            if running.intersects(.quickZoom) { return quickZoom.delta }
            if !running.intersects(.pinch) { return TransformDelta(from: pan.delta.from, to: pan.delta.to) }
            let pinch = pinch.baseline.pinchDelta
            if !running.intersects(.pan) {
                return TransformDelta(
                    from: pinch.anchor, to: pinch.anchor, scale: pinch.scale, rotation: pinch.rotation)
            }
            return TransformDelta(
                from: pan.delta.from, to: pan.delta.to, scale: pinch.scale, rotation: pinch.rotation)
        }
    }

    /// The delta by which the running gestures move the plane while the hand moves from one pose to another.
    @_addressableSelf
    @inline(never)
    func delta(
        from start: @_addressable HandPose, to end: @_addressable HandPose, _ thresholds: @_addressable Thresholds
    ) -> TransformDelta {
        if _slowPath(following.intersects(.quickZoom)) {
            return quickZoom.delta(from: start.focus, to: end.focus, thresholds)
        }
        var delta = TransformDelta(from: pinch.baseline.pinchDelta.anchor, to: pinch.baseline.pinchDelta.anchor)
        if following.intersects(.pan) {
            delta.from = pan.delta.reached(at: start.focus)
            delta.to = pan.delta.reached(at: end.focus)
        } else if running.intersects(.pan) {
            (delta.from, delta.to) = (pan.delta.to, pan.delta.to)
        }
        if following.intersects(.pinch) {
            delta.scale = pinch.baseline.scale(from: start, to: end, thresholds.pinch)
            if pinch.baseline.turn != nil { delta.rotation = end.angle - start.angle }
        }
        return delta
    }

    /// Handles a frame in which no gesture begins or ends: the running gestures follow the hand. Returns false if a
    /// recognizer acts; then `process` lets all of them handle the frame.
    @inline(__always)
    mutating func follow(
        _ pose: HandPose, _ contacts: inout ContactTable, _ thresholds: @_addressable Thresholds
    ) -> Bool {
        if _slowPath(!watching.isEmpty), acts(on: &contacts, thresholds) { return false }
        changed = following
        if following.intersects(.pinch) { pinch.follow(pose, thresholds) }
        if following.intersects(.pan) { pan.follow(pose) }
        if _slowPath(following.intersects(.quickZoom)) { followQuickZoom(&contacts, thresholds) }
        return true
    }

    @inline(never) @_optimize(size)
    private mutating func followQuickZoom(
        _ contacts: inout ContactTable, _ thresholds: @_addressable Thresholds
    ) {
        contacts.read(first: &input.first, last: &input.last)
        quickZoom.follow(input.first.position, thresholds)
    }

    /// Whether a recognizer acts on a frame of moves. Asks them in the order of `process`, up to the first that acts.
    @inline(never)
    private mutating func acts(
        on contacts: inout ContactTable, _ thresholds: @_addressable Thresholds
    ) -> Bool {
        if watching.intersects([.tap, .quickZoom, .longPress]) {
            contacts.read(first: &input.first, last: &input.last)
        }
        if watching.intersects(.tap), tap.acts(on: contacts.summary, input, thresholds) { return true }
        if watching.intersects(.quickZoom), quickZoom.acts(on: contacts.summary, input, thresholds) { return true }
        if watching.intersects(.pinch), pinch.acts(on: contacts.summary, input, thresholds) { return true }
        if watching.intersects(.pan), pan.acts(on: contacts.summary, input, thresholds) { return true }
        if watching.intersects(.longPress), longPress.acts(on: contacts.summary, input, thresholds) { return true }
        return false
    }

    /// The velocity of `delta` about its point `to`, for a velocity of the hand; nil if no gesture moves the content.
    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds)
        -> TransformVelocity?
    {
        guard let delta else { return nil }
        if running.intersects(.quickZoom) { return quickZoom.velocity(of: handVelocity, touches, thresholds) }
        var velocity = pinch.velocity(of: handVelocity, touches, thresholds)
        velocity.point = delta.to
        velocity.translation = pan.velocity(of: handVelocity, touches, thresholds).translation
        return velocity
    }

    /// Returns the changes since the last call, and forgets them. They have no velocity: few hosts read it, and a fit
    /// for each poll would cost more than the rest of a frame.
    @inline(__always)
    mutating func takeChanges(of touches: @_addressable TouchSummary) -> GestureChanges {
        var changes = GestureChanges(of: touches)
        if _slowPath(changed.intersects(.quickZoom)) { quickZoom.appendChanges(to: &changes) }
        if changed.intersects(.pinch) { pinch.appendChanges(to: &changes) }
        if changed.intersects(.pan) { pan.appendChanges(to: &changes) }
        changed = []
        return changes
    }
}
