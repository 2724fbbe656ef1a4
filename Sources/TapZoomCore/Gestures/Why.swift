// SPDX-License-Identifier: MIT

// The reasons of FAILED. Where a recognizer decides that a gesture does not come, it calls `whyNot` with the gesture,
// the reason, the number measured, and the bound that this number misses. The table below has the bounds.

/// A bound that a number misses: a setting, or a number that no host sets.
enum Bound {
    /// The reason has no bound.
    case none
    case tapTime, pressTime, doubleTapTime, twoFingerTapTime, twoFingerLandTime, twoFingerLiftTime
    case doubleTapDistance, pairDistance, jumpDistance
    case panSlop, pinchSlop, rotateSlop, swipeSpeed, swipeAngle, rightAngle
    /// The travel that a tap of a tool allows.
    case tapSlop(Tool)
    /// The slop of a drag with a tool, which is 0 for a pan that skips it.
    case slop(Double, Tool)
    case contacts(Int), minPanContacts
    /// The bits that a setting has switched on.
    case gestures, fingerTaps, dragFingers
}

extension RecognizerInput {
    /// Reports a gesture that does not come, if the host polls FAILED. The number is in seconds, view units or radians;
    /// without one, it is the bound.
    mutating func whyNot(
        _ gesture: EventKind, _ reason: FailureReason, _ number: Double? = nil, bound: Bound = .none,
        of subject: FailureSubject = .input
    ) {
        guard thresholds.reportsFailures else { return }
        let canPan = context.canPan
        // FAILED has lengths and speeds in points.
        let (allowed, setting, isLength): (Double, SettingsField, Bool) =
            switch bound {
            case .none: (0, .none, false)
            // A longer touch is a press, if presses are on.
            case .tapTime where thresholds.gestures.contains(.longPress), .pressTime:
                (thresholds.press.pressTime, .pressTime, false)
            case .tapTime: (thresholds.tap.tapTime, .tapTime, false)
            case .doubleTapTime: (thresholds.tap.doubleTapTime, .doubleTapTime, false)
            case .twoFingerTapTime: (thresholds.tap.twoFingerTapTime, .twoFingerTapTime, false)
            case .twoFingerLandTime: (thresholds.tap.twoFingerLandTime, .twoFingerLandTime, false)
            case .twoFingerLiftTime: (thresholds.tap.twoFingerLiftTime, .twoFingerLiftTime, false)
            case .doubleTapDistance: (thresholds.tap.doubleTapDistance, .doubleTapDistance, true)
            case .pairDistance: (thresholds.pairDistance, .none, true)
            case .jumpDistance: (thresholds.jumpDistance, .none, true)
            case .panSlop: (thresholds.pan.panSlop, .panSlop, true)
            case .pinchSlop: (thresholds.pinch.pinchSlop, .pinchSlop, true)
            case .rotateSlop:
                (rotateSlop, rotateSlop > thresholds.pinch.rotateSlop ? .rotateSlopSnapped : .rotateSlop, true)
            case .swipeSpeed: (thresholds.swipe.swipeSpeed, .swipeSpeed, true)
            case .swipeAngle: (SwipeSettings.widestAngle, .none, false)
            case .rightAngle: (Math.atan2(1, 0), .none, false)
            case .tapSlop(let tool): (tapSlop(of: tool), thresholds.tapSlopSetting(of: tool, canPan: canPan), true)
            case .slop(let slop, let tool):
                (slop, thresholds.slopSetting(of: tool, canPan: canPan, for: number ?? 0), true)
            case .contacts(let count): (Double(count), .none, false)
            case .minPanContacts: (2, .minPanContacts, false)
            case .gestures: (Double(thresholds.enabledGestures.rawValue), .gestures, false)
            case .fingerTaps: (Double(thresholds.enabledFingerTaps), .fingerTaps, false)
            case .dragFingers: (Double(thresholds.enabledDragFingers), .dragFingers, false)
            }
        let unit = isLength ? thresholds.pointsPerUnit : 1
        failures.append(
            Failure(
                gesture: gesture, reason: reason, setting: setting, measured: (number ?? allowed) * unit,
                allowed: allowed * unit, subject: subject))
    }

    /// Reports a tap or a press of a contact that has moved too far.
    mutating func whyNot(_ gesture: EventKind, moved contact: Contact.Progress, of subject: FailureSubject = .input) {
        whyNot(gesture, .moved, contact.travel, bound: .tapSlop(contact.tool), of: subject)
    }

    /// Reports a drag that ends before its slop.
    mutating func whyNot(_ gesture: EventKind, shortBy travel: Double, slop: Double, _ tool: Tool) {
        if travel > thresholds.restTravel { whyNot(gesture, .tooShort, travel, bound: .slop(slop, tool)) }
    }

    /// Reports a gesture that another one excludes.
    mutating func whyNot(_ gesture: EventKind, lostTo winner: EventKind) {
        whyNot(gesture, .lost, Double(winner.rawValue))
    }

    /// Reports a gesture whose contacts are not as many as it needs.
    mutating func whyNot(
        _ gesture: EventKind, count: Int, bound: Bound = .contacts(1), of subject: FailureSubject = .input
    ) {
        whyNot(gesture, .count, Double(count), bound: bound, of: subject)
    }

    /// Reports a gesture that the settings switch off, but not one that the host does not poll.
    mutating func whyNot(isOff gesture: EventKind) {
        let enabled = thresholds.enabledGestures.rawValue
        if enabled & gesture.bit == 0 { whyNot(gesture, .off, Double(enabled | gesture.bit), bound: .gestures) }
    }

    /// Reports a gesture of several fingers whose number the bits of a setting lack, or which are too many for any.
    mutating func whyNot(_ gesture: EventKind, fingers count: Int, enabled: UInt32, _ bound: Bound) {
        if count > 5 { return whyNot(gesture, count: count, bound: .contacts(5)) }
        let bit = UInt32(1) << UInt32(truncatingIfNeeded: count)
        if enabled & bit == 0 { whyNot(gesture, .off, Double(enabled | bit), bound: bound) }
    }

    /// Reports a gesture that ends because the system, the host or a command takes its contacts, or because they are
    /// ignored.
    mutating func whyNot(taken gesture: EventKind) {
        if !thresholds.reportsFailures { return }
        var failure = taking
        failure.gesture = gesture
        failures.append(failure)
    }

    /// The gesture that moves the content now.
    var runningMover: EventKind {
        running.intersects(.quickZoom) ? .quickZoom : running.intersects(.pan) ? .pan : .pinch
    }
}

extension Thresholds {
    /// The setting of `tapSlop(of:canPan:)`; none where it is a constant.
    fileprivate func tapSlopSetting(of tool: Tool, canPan: Bool) -> SettingsField {
        canPan || tool.kind != .finger ? .none : .tapSlop
    }

    /// The setting of `slop(of:canPan:)` that a travel has missed; none if several settings or a part of one count.
    fileprivate func slopSetting(of tool: Tool, canPan: Bool, for travel: Double) -> SettingsField {
        if canPan { return tool.kind == .finger ? .panSlop : .none }
        if slop(of: tool, canPan: false) == pan.panSlop { return .panSlop }
        return travel > max(pan.panSlop, leastTapSlop) ? tapSlopSetting(of: tool, canPan: false) : .none
    }
}
