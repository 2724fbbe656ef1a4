// SPDX-License-Identifier: MIT

// The reasons why a touch makes no tap or double tap, and why several fingers make no tap together.

/// The last single tap, for FAILED: a landing soon after its confirmation was meant as the second of a double tap.
struct ConfirmedTap: BitCodable {
    var lift = 0.0
    var point = Vector.zero

    mutating func shiftTimes(by offset: Double) { lift.shift(by: offset) }
}

extension TapRecognizer {
    /// Reports a landing near the last tap that does not continue it: too late, too far, or with another tool.
    mutating func whyNotContinued(_ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures, case .fresh = input.contact.landingKind else { return }
        let (settings, contact) = (input.thresholds.tap, input.contact)
        if case .waiting = state, series.isPending, series.fingerCount == 1 {
            let distance = contact.landingPosition.distance(to: series.tap.point)
            if contact.tool != series.tap.tool {
                input.whyNot(.doubleTap, .tool)
            } else if distance > settings.doubleTapDistance {
                whyNotSecond(.tooFar, distance, .doubleTapDistance, &input)
            }
        } else if let tap = confirmed {
            let (gap, time) = (contact.landingTime - tap.lift, settings.doubleTapTime)
            let isNear = contact.landingPosition.distance(to: tap.point) <= settings.doubleTapDistance
            // A later landing begins something else.
            if gap > time, gap <= 3 * time, isNear { whyNotSecond(.tooLate, gap, .doubleTapTime, &input) }
        }
        confirmed = nil
    }

    private func whyNotSecond(
        _ reason: FailureReason, _ number: Double, _ bound: Bound, _ input: inout RecognizerInput
    ) {
        input.whyNot(.doubleTap, reason, number, bound: bound)
        // The second touch may have been meant to drag.
        if input.thresholds.gestures.contains(.quickZoom) { input.whyNot(.quickZoom, reason, number, bound: bound) }
    }

    /// Notes the tap that is confirmed as a single one.
    mutating func noteConfirmed(_ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures, series.isPending else { return }
        if case .idle = state { return }
        confirmed = ConfirmedTap(lift: series.tap.lift, point: series.tap.point)
    }

    /// The gesture that a contact alone would have made: a tap or, as the second touch, a double tap; nil if nobody
    /// wants it.
    func wanted(isSecond: Bool, _ input: inout RecognizerInput) -> EventKind? {
        let kind = isSecond ? EventKind.doubleTap : .tap
        return input.thresholds.gestures.rawValue & kind.bit != 0 ? kind : nil
    }

    /// Reports the contact that lifts as no tap, and has moved or was held.
    func whyNotTapped(isSecond: Bool, isInPlace: Bool, _ input: inout RecognizerInput) {
        guard let kind = wanted(isSecond: isSecond, &input) else { return }
        if !isInPlace { return input.whyNot(kind, moved: input.contact.progress) }
        input.whyNot(kind, .held, input.duration, bound: .tapTime)
    }

    /// Reports the tap of contacts that are down, because another gesture claims them.
    func whyNotTapped(before winner: EventKind, _ input: inout RecognizerInput) {
        if group.isOpen {
            return input.exceedsTapSlop(input.furthest)
                ? input.whyNot(.fingersTap, moved: input.furthest) : input.whyNot(.fingersTap, lostTo: winner)
        }
        guard input.touches.count == 1, !input.running.contains(.longPress),
            let kind = wanted(isSecond: isContinuing, &input)
        else { return }
        // The same input has ended the double tap of this touch.
        for index in 0..<input.failures.count where input.failures.items[index].gesture == .doubleTap { return }
        if winner == .longPress {
            input.whyNot(kind, .held, bound: .tapTime)
        } else if input.exceedsTapSlop(input.first) {
            input.whyNot(kind, moved: input.first)
        } else {
            input.whyNot(kind, lostTo: winner)
        }
    }

    /// Reports the tap of a contact that the system or the host takes.
    func whyNotKept(_ input: inout RecognizerInput) {
        if group.isOpen { return input.whyNot(taken: .fingersTap) }
        guard input.touches.previousCount == 1, let kind = wanted(isSecond: isContinuing, &input) else { return }
        input.whyNot(taken: kind)
    }

    var isContinuing: Bool { if case .continuing = state { true } else { false } }
}

extension FingerGroup {
    /// Reports a finger that lands beside others and does not join them. A landing so late that it could not tap with
    /// them begins something else.
    func whyNotJoined(after landingTime: Double, _ number: Int, _ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures, input.thresholds.wantsTap(of: number) else { return }
        let (contact, settings) = (input.contact, input.thresholds.tap)
        let (delay, extra) = (contact.landingTime - landingTime, Self.extraTime(of: number))
        let distance = contact.landingPosition.distance(to: input.first.position)
        if case .noTap = contact.landingKind { return }
        if delay > settings.twoFingerTapTime { return }
        if !input.isOnlyFingers {
            input.whyNot(.fingersTap, .tool)
        } else if input.exceedsTapSlop(input.first) {
            input.whyNot(.fingersTap, moved: input.first)
        } else if delay > settings.twoFingerLandTime + extra {
            input.whyNot(.fingersTap, .tooLate, delay - extra, bound: .twoFingerLandTime)
        } else if number == 2, distance >= input.thresholds.pairDistance {
            input.whyNot(.fingersTap, .tooFar, distance, bound: .pairDistance)
        }
    }

    /// Reports why a finger that has lifted did not tap.
    func whyNotTapped(landedAt landingTime: Double, isInPlace: Bool, _ input: inout RecognizerInput) {
        if !isInPlace { return input.whyNot(.fingersTap, moved: input.contact.progress) }
        let duration = input.sampleTime - landingTime - Self.extraTime(of: count)
        if duration > input.thresholds.tap.twoFingerTapTime {
            input.whyNot(.fingersTap, .held, duration, bound: .twoFingerTapTime)
        }
    }
}
