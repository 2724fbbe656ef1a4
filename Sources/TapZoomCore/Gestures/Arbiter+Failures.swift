// SPDX-License-Identifier: MIT

// What FAILED needs beyond the recognizers: the gestures that the settings switch off, those of contacts that may not
// move the view, and those that lose to another.
extension Arbiter {
    /// Reports the failures of a lift that no recognizer sees. It runs before the recognizers handle the input.
    mutating func prepareFailures(_ contacts: inout ContactTable) {
        // A zoom with one finger goes on, and other fingers do nothing.
        if input.trigger == .down, input.touches.count == 2, running.intersects(.quickZoom), input.thresholds.zooms {
            input.fail(.pinch, lostTo: .quickZoom)
        }
        if input.trigger != .up { return }
        if mostContacts == 1 { failLone() }
        if mostContacts == 2, input.touches.count == 1, let other = contacts[0] { failPair(with: other) }
        failCrowdedSwipe()
        failTogether()
        if input.contact.tool.kind == .finger, contacts.isOnlyFingers { failDrag() }
    }

    /// Reports the gestures of a contact that has been alone.
    private mutating func failLone() {
        let (contact, canPan) = (input.contact, input.context.canPan)
        let isFar = contact.travel > input.thresholds.slop(of: contact.tool, canPan: canPan)
        if isFar, input.denial != .none, input.thresholds.gestures.contains(.pan) {
            let isCount = input.denial == .count
            isCount ? input.fail(.pan, count: 1, allowed: 2, .minPanContacts) : input.fail(.pan, input.denial)
        }
        if isFar { input.fail(.pan, isOff: .pan) }
        if isFar, let edge = input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint),
            input.context.swipeEdges.contains(edge.limit)
        {
            input.fail(.swipe, isOff: .swipe)
        }
        if case .afterTaps(1) = contact.landingKind, isFar { input.fail(.quickZoom, isOff: .quickZoom) }
        let isInPlace = contact.travel <= input.thresholds.tapSlop(of: contact.tool, canPan: canPan)
        let duration = input.sampleTime - contact.landingTime
        if isInPlace, duration >= input.thresholds.press.pressTime, contact.landingKind != .noTap {
            input.fail(.longPress, isOff: .longPress)
        }
    }

    /// Reports the tap of two fingers or more, of which the first one lifts, if the settings switch it off, or if they
    /// are too many.
    private mutating func failTogether() {
        let (contact, count) = (input.contact, mostContacts)
        guard count >= 2, input.touches.previousCount == count, running.isEmpty,
            input.thresholds.enabledFingerTaps & 1 << UInt32(truncatingIfNeeded: count) == 0
                || !input.thresholds.enabledGestures.contains(.fingersTap),
            contact.travel <= input.thresholds.tapSlop(of: contact.tool, canPan: input.context.canPan),
            input.sampleTime <= contact.landingTime + input.thresholds.tap.twoFingerTapTime
        else { return }
        if count <= 5 { return input.failFingers(count) }
        if input.thresholds.groupsFingers { input.fail(.fingersTap, count: count, allowed: 5) }
    }

    /// Reports a drag of three fingers or more and no other tool, of which the first one lifts, if `drag_fingers` lacks
    /// their number, or if they are too many.
    private mutating func failDrag() {
        let (count, mask) = (mostContacts, input.thresholds.enabledDragFingers)
        guard count >= 3, input.touches.previousCount == count,
            running.isDisjoint(with: [.quickZoom, .fingersDrag, .pinch]),
            input.contact.travel > input.thresholds.pan.panSlop
        else { return }
        if count > 5 {
            if mask != 0 { input.fail(.fingersDrag, count: count, allowed: 5) }
            return
        }
        let bit = UInt32(1) << UInt32(truncatingIfNeeded: count)
        if mask & bit == 0 {
            input.fail(.fingersDrag, .off, measured: Double(mask | bit), allowed: Double(mask), .dragFingers)
        }
    }

    /// Reports the zoom and the rotation that two fingers have made since they landed. A rotation counts only if it
    /// certainly passes its slop.
    private mutating func failPair(with other: Contact) {
        let settings = input.thresholds.pinch
        let before = input.contact.landingPosition - other.landingPosition
        let after = input.contact.position - other.position
        if abs(after.length - before.length) > 2 * settings.pinchSlop {
            input.fail(.pinch, isOff: .pinch)
        }
        let angle = abs(Math.atan2(before.x * after.y - before.y * after.x, before.dot(after)))
        let lever = max(0.5 * min(before.length, after.length), settings.knee)
        if angle * lever > 2 * settings.rotateSlop { input.fail(.rotate, isOff: .rotate) }
    }

    /// Reports the swipe of several fingers, of which the first one lifts.
    private mutating func failCrowdedSwipe() {
        guard mostContacts > 1, input.touches.previousCount == mostContacts, running.intersects(.pan),
            !running.intersects(.pinch), input.thresholds.gestures.contains(.swipe),
            input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint) != nil
        else { return }
        input.fail(.swipe, count: mostContacts, allowed: 1)
    }

    /// Reports the gestures that a claim excludes: a tap, and for a quick zoom a pan that waits for its slop.
    mutating func failLosers(to id: RecognizerID, _ winner: EventKind) {
        if asked.contains(.tap) { tap.failLost(to: winner, &input) }
        if id == .quickZoom, asked.contains(.pan), pan.hasMoved(&input) { input.fail(.pan, lostTo: winner) }
    }
}
