// SPDX-License-Identifier: MIT

// FAILED for gestures that no recognizer sees fail: the settings switch them off, their contacts may not move the view,
// or another gesture prevents them.
extension Arbiter {
    /// Reports the gestures that no recognizer watches for. It runs before the recognizers handle the input.
    mutating func whyNotWatched(_ contacts: inout ContactTable) {
        // A zoom with one finger goes on, and other fingers do nothing.
        if input.trigger == .down, input.touches.count == 2, running.intersects(.quickZoom), input.thresholds.zooms {
            input.whyNot(.pinch, lostTo: .quickZoom)
        }
        if input.trigger != .up { return }
        whyNotBeside()
        if mostContacts == 1 { whyNotAlone() }
        if mostContacts == 2, input.touches.count == 1, let other = contacts[0] { whyNotPinched(with: other) }
        // The first of several contacts lifts.
        if mostContacts < 2 || input.touches.previousCount != mostContacts { return }
        whyNotSwiped()
        whyNotTapped()
        if input.contact.tool.kind == .finger, contacts.isOnlyFingers { whyNotDragged() }
    }

    /// Reports the tap and the press of a contact that an earlier one prevents.
    private mutating func whyNotBeside() {
        let (contact, isMoving) = (input.contact, running.intersects(.movers))
        guard mostContacts > 1, contact.landing != input.landing, contact.travel <= input.tapSlop(of: contact.tool)
        else { return }
        let gestures = input.thresholds.gestures
        if input.duration >= input.thresholds.press.pressTime {
            guard gestures.contains(.longPress), contact.landingKind != .pressed else { return }
            isMoving
                ? input.whyNot(.longPress, lostTo: input.runningMover)
                : input.whyNot(.longPress, count: mostContacts)
        } else if isMoving, gestures.contains(.tap), failed.contains(.tap) {
            input.whyNot(.tap, lostTo: input.runningMover)
        }
    }

    /// Reports the gestures of a contact that has been alone.
    private mutating func whyNotAlone() {
        let contact = input.contact
        let isFar = contact.travel > input.slop(of: contact.tool)
        if isFar, input.denial != .none, input.thresholds.gestures.contains(.pan) {
            input.denial == .count
                ? input.whyNot(.pan, count: 1, bound: .minPanContacts) : input.whyNot(.pan, input.denial)
        }
        if isFar, contact.travel < input.thresholds.jumpDistance, running.isEmpty, input.denial == .none,
            input.context.canPan
        {
            input.whyNot(.pan, .tooShort, contact.travel, bound: .jumpDistance)
        }
        if isFar {
            input.whyNot(isOff: .pan)
            if hasSwipe { input.whyNot(isOff: .swipe) }
            if case .afterTaps(1) = contact.landingKind { input.whyNot(isOff: .quickZoom) }
        }
        if contact.travel <= input.tapSlop(of: contact.tool), input.duration >= input.thresholds.press.pressTime,
            contact.landingKind != .noTap
        {
            input.whyNot(isOff: .longPress)
        }
    }

    /// Whether the hand is fast enough for a swipe toward an edge that the content had reached.
    private var hasSwipe: Bool {
        guard let edge = input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint) else { return false }
        return input.context.swipeEdges.contains(edge.limit)
    }

    /// Reports the tap of several contacts, if the settings switch it off, or if they are too many.
    private mutating func whyNotTapped() {
        let contact = input.contact
        guard running.isEmpty, contact.travel <= input.tapSlop(of: contact.tool),
            input.sampleTime <= contact.landingTime + input.thresholds.tap.twoFingerTapTime
        else { return }
        if input.thresholds.enabledGestures.contains(.fingersTap) {
            let enabled = input.thresholds.enabledFingerTaps
            input.whyNot(.fingersTap, fingers: mostContacts, enabled: enabled, .fingerTaps)
        } else if mostContacts <= 5 {
            input.whyNot(isOff: .fingersTap)
        }
    }

    /// Reports a drag of three fingers or more, if `drag_fingers` lacks their number, or if they are too many.
    private mutating func whyNotDragged() {
        let (count, enabled) = (mostContacts, input.thresholds.enabledDragFingers)
        guard count >= 3, running.isDisjoint(with: [.quickZoom, .fingersDrag, .pinch]),
            input.contact.travel > input.thresholds.pan.panSlop, count <= 5 || enabled != 0
        else { return }
        input.whyNot(.fingersDrag, fingers: count, enabled: enabled, .dragFingers)
    }

    /// Reports the zoom and the rotation that two fingers have made since they landed. A rotation counts only if it
    /// certainly passes its slop.
    private mutating func whyNotPinched(with other: Contact) {
        let settings = input.thresholds.pinch
        let before = input.contact.landingPosition - other.landingPosition
        let after = input.contact.position - other.position
        if abs(after.length - before.length) > 2 * settings.pinchSlop {
            input.whyNot(isOff: .pinch)
            // Only moves make a pinch.
            if input.thresholds.zooms, running.isEmpty { input.whyNot(.pinch, .tooShort, 0, bound: .pinchSlop) }
        }
        let angle = abs(Math.atan2(before.x * after.y - before.y * after.x, before.dot(after)))
        let lever = max(0.5 * min(before.length, after.length), settings.knee)
        if angle * lever > 2 * settings.rotateSlop { input.whyNot(isOff: .rotate) }
    }

    /// Reports the swipe of several contacts.
    private mutating func whyNotSwiped() {
        guard running.intersects(.pan), !running.intersects(.pinch), input.thresholds.gestures.contains(.swipe),
            input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint) != nil
        else { return }
        input.whyNot(.swipe, count: mostContacts)
    }

    /// Reports the gestures that a claim excludes: a tap, and for a quick zoom a pan that waits for its slop.
    mutating func whyNot(beside id: RecognizerID, _ winner: EventKind) {
        if asked.contains(.tap) { tap.whyNotTapped(before: winner, &input) }
        if id == .quickZoom, asked.contains(.pan), pan.hasMoved(&input) { input.whyNot(.pan, lostTo: winner) }
    }
}
