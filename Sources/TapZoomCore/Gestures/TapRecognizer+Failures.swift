// SPDX-License-Identifier: MIT

/// The last single tap, for FAILED: a landing soon after its confirmation was meant as the second of a double tap.
struct ConfirmedTap: BitCodable {
    var lift = 0.0
    var point = Vector.zero

    mutating func shiftTimes(by offset: Double) { lift.shift(by: offset) }
}

extension TapRecognizer {
    /// Reports a landing near the last tap that does not continue it: too late, too far, or with another tool.
    mutating func failContinuation(_ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures, case .fresh = input.contact.landingKind else { return }
        let (settings, contact) = (input.thresholds.tap, input.contact)
        if case .waiting = state, series.isPending, series.fingerCount == 1 {
            let distance = contact.landingPosition.distance(to: series.tap.point)
            if contact.tool.kind != series.tap.tool.kind {
                input.fail(.doubleTap, .tool)
            } else if distance > settings.doubleTapDistance {
                failSecond(.tooFar, input.thresholds.points(distance), .doubleTapDistance, &input)
            }
        } else if let tap = confirmed {
            let (gap, time) = (contact.landingTime - tap.lift, settings.doubleTapTime)
            let isNear = contact.landingPosition.distance(to: tap.point) <= settings.doubleTapDistance
            // A later landing begins something else.
            if gap > time, gap <= 3 * time, isNear { failSecond(.tooLate, gap, .doubleTapTime, &input) }
        }
        confirmed = nil
    }

    private func failSecond(
        _ reason: FailureReason, _ measured: Double, _ setting: SettingsField, _ input: inout RecognizerInput
    ) {
        let settings = input.thresholds.tap
        let allowed =
            reason == .tooFar ? input.thresholds.points(settings.doubleTapDistance) : settings.doubleTapTime
        input.fail(.doubleTap, reason, measured: measured, allowed: allowed, setting)
        // The second touch may have been meant to drag.
        if input.thresholds.gestures.contains(.quickZoom) {
            input.fail(.quickZoom, reason, measured: measured, allowed: allowed, setting)
        }
    }

    /// Notes the tap that is confirmed as a single one.
    mutating func noteConfirmed(_ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures, series.isPending else { return }
        if case .idle = state { return }
        confirmed = ConfirmedTap(lift: series.tap.lift, point: series.tap.point)
    }

    /// Reports a contact that lifts and makes no tap. `isSecond`: it would have been the second of a double tap.
    func failLift(isSecond: Bool, isInPlace: Bool, isTap: Bool, _ input: inout RecognizerInput) {
        switch input.contact.landingKind {
        case .fresh, .afterTaps, .groupBounce:
            if !isInPlace {
                failMoved(isSecond: isSecond, input.contact.progress, &input)
            } else if !isTap {
                failHeld(isSecond: isSecond, until: input.sampleTime, &input)
            }
        case .noTap: if isTap { fail(isSecond: isSecond, .stopped, &input) }
        case .bounce: break
        }
    }

    func failMoved(isSecond: Bool, _ contact: Contact.Progress, _ input: inout RecognizerInput) {
        guard wants(isSecond: isSecond, &input) else { return }
        input.fail(isSecond ? .doubleTap : .tap, moved: contact)
    }

    /// Reports the contact that is down or lifts, because it stays down too long.
    private func failHeld(isSecond: Bool, until time: Double, _ input: inout RecognizerInput) {
        let duration = time - input.contact.landingTime
        guard wants(isSecond: isSecond, &input) else { return }
        let (limit, setting) = input.thresholds.tapDuration
        input.fail(isSecond ? .doubleTap : .tap, .held, measured: duration, allowed: limit, setting)
    }

    /// Reports the second touch of a double tap, which is still down when it is too late.
    func failSecondHeld(_ input: inout RecognizerInput) {
        guard isContinuing, wants(isSecond: true, &input) else { return }
        let (limit, setting) = input.thresholds.tapDuration
        input.fail(.doubleTap, .held, measured: limit, allowed: limit, setting)
    }

    private func fail(isSecond: Bool, _ reason: FailureReason, _ input: inout RecognizerInput) {
        if wants(isSecond: isSecond, &input) { input.fail(isSecond ? .doubleTap : .tap, reason) }
    }

    private func wants(isSecond: Bool, _ input: inout RecognizerInput) -> Bool {
        input.thresholds.reportsFailures && input.thresholds.gestures.contains(isSecond ? .doubleTap : .tap)
    }

    /// Reports the tap of contacts that are down, because another gesture claims them.
    func failLost(to winner: EventKind, _ input: inout RecognizerInput) {
        if group.isOpen {
            return input.thresholds.exceedsSlop(input.furthest, canPan: input.context.canPan)
                ? input.fail(.fingersTap, moved: input.furthest) : input.fail(.fingersTap, lostTo: winner)
        }
        guard input.touches.count == 1, wants(isSecond: isContinuing, &input) else { return }
        // The same input has ended the double tap of this touch.
        for index in 0..<input.failures.count where input.failures.items[index].gesture == .doubleTap { return }
        let kind = isContinuing ? EventKind.doubleTap : .tap
        if winner == .longPress {
            let (limit, setting) = input.thresholds.tapDuration
            input.fail(kind, .held, measured: limit, allowed: limit, setting)
        } else if input.thresholds.exceedsSlop(input.first, canPan: input.context.canPan) {
            input.fail(kind, moved: input.first)
        } else {
            input.fail(kind, lostTo: winner)
        }
    }

    /// Reports the tap of a contact that the system or the host takes.
    func failTaken(_ input: inout RecognizerInput) {
        if group.isOpen { return input.failTaken(.fingersTap) }
        guard input.touches.previousCount == 1, wants(isSecond: isContinuing, &input) else { return }
        input.failTaken(isContinuing ? .doubleTap : .tap)
    }

    private var isContinuing: Bool { if case .continuing = state { true } else { false } }
}

extension RecognizerInput {
    /// Reports a tap of a contact that has moved too far.
    mutating func fail(_ gesture: EventKind, moved contact: Contact.Progress) {
        let canPan = context.canPan
        fail(
            gesture, .moved, length: contact.travel, allowed: thresholds.tapSlop(of: contact.tool, canPan: canPan),
            thresholds.tapSlopSetting(of: contact.tool, canPan: canPan))
    }
}

extension Thresholds {
    /// The longest tap, and the setting that counts.
    fileprivate var tapDuration: (Double, SettingsField) {
        gestures.contains(.longPress) ? (press.pressTime, .pressTime) : (tap.tapTime, .tapTime)
    }
}
