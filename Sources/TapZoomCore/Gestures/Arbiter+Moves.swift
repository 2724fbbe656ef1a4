// SPDX-License-Identifier: MIT

// The effect of moves on the content and on the gestures that have begun.

extension Arbiter {
    /// The point about which the fingers zoom and turn the content without a pan; nil if they pan.
    var center: Vector? { input.thresholds.center == nil || !pinch.hasHand ? nil : input.thresholds.center }

    /// The delta that the running gestures apply to the content since the last landing or lift; nil if none moves it.
    var delta: TransformDelta? {
        if !running.intersects(.movers) { return nil }
        if running.intersects(.quickZoom) { return quickZoom.delta }
        if !running.intersects(.pinch) { return TransformDelta(from: pan.delta.from, to: pan.delta.to) }
        let pinch = pinch.baseline.pinchDelta
        var (from, to) = (pinch.anchor, pinch.anchor)
        if let center {
            (from, to) = (center, center)
        } else if running.intersects(.pan) {
            (from, to) = (pan.delta.from, pan.delta.to)
        }
        return TransformDelta(from: from, to: to, scale: pinch.scale, rotation: pinch.rotation)
    }

    /// The delta by which the running gestures move the plane while the hand moves from one pose to another.
    mutating func delta(from start: PointerPose, to end: PointerPose) -> TransformDelta {
        if following.intersects(.quickZoom) {
            return quickZoom.delta(from: start.focalPoint, to: end.focalPoint, &input)
        }
        var delta = TransformDelta(from: pinch.baseline.pinchDelta.anchor, to: pinch.baseline.pinchDelta.anchor)
        if let center {
            (delta.from, delta.to) = (center, center)
        } else if following.intersects(.pan) {
            delta.from = pan.delta.reached(at: start.focalPoint)
            delta.to = pan.delta.reached(at: end.focalPoint)
        } else if running.intersects(.pan) {
            (delta.from, delta.to) = (pan.delta.to, pan.delta.to)
        }
        if following.intersects(.pinch) {
            delta.scale = pinch.baseline.scale(from: start, to: end, input.thresholds.pinch)
            if pinch.baseline.turn != nil { delta.rotation = end.angle - start.angle }
        }
        return delta
    }

    /// Handles a frame in which no gesture begins or ends: the running gestures follow the hand. Returns false if a
    /// recognizer acts; then `process` lets all of them handle the frame.
    mutating func follow(_ pose: PointerPose, _ contacts: inout ContactTable) -> Bool {
        if !watching.isEmpty, watch(&contacts) { return false }
        changed = following
        if following.intersects(.pinch) { pinch.follow(pose, &input) }
        if following.intersects(.pan) { pan.follow(pose) }
        if following.intersects(.quickZoom) { followQuickZoom(&contacts) }
        if following.intersects(.fingersDrag) { fingersDrag.follow(pose) }
        return true
    }

    private mutating func followQuickZoom(_ contacts: inout ContactTable) {
        contacts.read(first: &input.first, last: &input.last)
        quickZoom.follow(&input)
    }

    /// Whether a recognizer acts on a frame of moves. Asks them in the order of `process`, up to the first that acts.
    private mutating func watch(_ contacts: inout ContactTable) -> Bool {
        input.touches = contacts.summary
        if watching.intersects([.tap, .quickZoom, .longPress]) {
            contacts.read(first: &input.first, last: &input.last)
        }
        for id in RecognizerID.all where watching.contains(RecognizerSet(id)) {
            if ask(id, Watch()) { return true }
        }
        return false
    }

    /// The velocity of `delta` about its point `to`, for a velocity of the hand; nil if no gesture moves the content.
    mutating func velocity(of pointerVelocity: PointerVelocity, _ touches: TouchSummary) -> TransformVelocity? {
        guard let delta else { return nil }
        if running.intersects(.quickZoom) { return quickZoom.velocity(of: pointerVelocity, touches, &input) }
        var velocity = pinch.velocity(of: pointerVelocity, touches, &input)
        velocity.point = delta.to
        velocity.translation = center == nil ? pan.velocity(of: pointerVelocity, touches, &input).translation : .zero
        return velocity
    }

    /// Returns the changes since the last call, and forgets them. They have no velocity: few hosts read it, and a fit
    /// for each poll would cost more than the rest of a frame.
    mutating func takeChanges(of touches: TouchSummary) -> GestureChanges {
        var changes = GestureChanges(of: touches)
        if changed.intersects(.quickZoom) { quickZoom.appendChanges(to: &changes) }
        if changed.intersects(.fingersDrag) { changes.append(.fingersDrag) }
        if changed.intersects(.pinch) { pinch.appendChanges(to: &changes) }
        if changed.intersects(.pan) { pan.appendChanges(to: &changes) }
        changed = []
        return changes
    }
}

/// The gestures that moves have changed since the last CHANGED events: their kinds in the order of the events, and
/// their common point and number of contacts. It is small, because every polled frame creates one.
struct GestureChanges {
    private(set) var kinds = InlineArray<3, EventKind>(repeating: .pan)
    private(set) var count = 0
    var point: Vector
    var contactCount: Int32

    /// Creates an empty list for gestures of all contacts.
    init(of touches: TouchSummary) {
        point = touches.pose.focalPoint
        contactCount = Int32(truncatingIfNeeded: touches.previousCount)
    }

    /// Appends a kind. At most three gestures run: a pinch, a rotation and a pan.
    mutating func append(_ kind: EventKind) {
        guard count < 3 else { return }
        kinds[count] = kind
        count &+= 1
    }
}
