// SPDX-License-Identifier: MIT

extension Camera {
    /// Emits a FAILED for each failure of an input. Its contacts are the one that landed or lifted, or all of them.
    mutating func emitFailures(of input: inout RecognizerInput, _ contacts: inout ContactTable, at time: Double) {
        for index in 0..<input.failures.count {
            let failure = input.failures.items[index]
            var gesture = Gesture(.failed, .discrete, of: input.touches, at: time, velocity: .zero(at: .zero))
            gesture.landing = input.landing
            if failure.subject != .input, let contact = contacts[failure.subject == .first ? 0 : contacts.count - 1] {
                gesture.set(contact)
            } else if input.trigger.isOfContact, !failure.gesture.isOfSeveral {
                gesture.set(input.contact)
            } else if input.trigger.isOfContact {
                gesture.point = input.touches.previousFocalPoint
            }
            emit(failure, of: gesture)
        }
        input.failures.removeAll()
    }

    /// Emits a FAILED with the contacts, the place and the time of a gesture.
    private mutating func emit(_ failure: Failure, of gesture: Gesture) {
        var event = event(of: gesture)
        (event.kind, event.phase, event.limits, event.motion) = (.failed, .discrete, [], .zero(at: gesture.point))
        event.set(failure)
        events.push(event)
    }

    /// Reports the tap of a contact that is ignored from its landing on.
    mutating func failTap(of contact: Contact, _ reason: Failure, at time: Double) {
        var failure = reason
        failure.gesture = .tap
        let gesture = Gesture(
            kind: .failed, phase: .discrete, time: time, point: contact.position, contactCount: 1, tapCount: 0,
            tool: contact.tool, landing: contact.landing)
        emit(failure, of: gesture)
    }

    /// Reports a pan that ends without a fling.
    mutating func failFling(of pan: Gesture, velocity: Vector) {
        let (speed, least, mask) = (velocity.length, flingSettings.flingMinSpeed, settings.gestures)
        var failure = Failure(gesture: .fling, reason: .held)
        if !mask.contains(.fling) {
            if speed < least || speed == 0 { return }
            (failure.reason, failure.setting) = (.off, .gestures)
            (failure.measured, failure.allowed) = (Double(mask.union(.fling).rawValue), Double(mask.rawValue))
        } else if speed > 0 {
            if speed >= least { return }
            (failure.reason, failure.setting) = (.tooSlow, .flingMinSpeed)
            (failure.measured, failure.allowed) = (speed * settings.pointsPerUnit, settings.fling.flingMinSpeed)
        }
        emit(failure, of: pan)
    }

    /// Reports a drag beyond an edge that ends too early for PAGE. `part` is the part of the safe area's width.
    mutating func failPage(of drag: Gesture, part: Double) {
        guard part > 0, settings.wants(.page) else { return }
        let failure = Failure(
            gesture: .page, reason: .tooShort, setting: .pageOverscroll, measured: part,
            allowed: settings.swipe.pageOverscroll)
        emit(failure, of: drag)
    }
}

extension Gesture {
    fileprivate mutating func set(_ contact: Contact) {
        (point, tool, landing, contactCount) = (contact.position, contact.tool, contact.landing, 1)
    }
}

extension Trigger {
    /// Whether the input is one of a contact, which then is in `RecognizerInput.contact`.
    fileprivate var isOfContact: Bool {
        switch self {
        case .down, .up, .removed: true
        case .moved, .cancelled, .timeout, .settings: false
        }
    }
}

extension EventKind {
    /// Whether a failure of this kind is one of all contacts.
    fileprivate var isOfSeveral: Bool {
        switch self {
        case .pan, .pinch, .rotate, .fingersTap, .fingersDrag: true
        case .tapPending, .tap, .doubleTap, .longPress, .quickZoom, .swipe, .fling, .scroll, .animation, .settled,
            .limit, .page, .owner, .edge, .failed, .snap:
            false
        }
    }
}
