// SPDX-License-Identifier: MIT

/// The last two lifts, for the debounce of landings. There are two, because two fingers may bounce.
struct LiftHistory {
    fileprivate struct Lift {
        var time: Double
        var point: Vector
    }

    private var last: Lift?
    private var previous: Lift?

    mutating func append(_ contact: Contact, at time: Double) {
        (last, previous) = (Lift(time: time, point: contact.position), last)
    }

    mutating func removeAll() { (last, previous) = (nil, nil) }

    /// The relation of a landing to earlier touches. Each lift can have one bounce.
    mutating func landing(
        of contact: @_addressable Contact, after tap: @_addressable TapRecognizer, in context: TouchContext,
        _ thresholds: @_addressable Thresholds
    ) -> LandingKind {
        if case .noTap = contact.landingKind { return .noTap }
        if removeLift(before: contact, thresholds.tap) {
            return tap.holdsTap(before: contact, thresholds.tap) ? .pairBounce : .bounce
        }
        if context.stopsMotion { return .noTap }
        return tap.count(continuedBy: contact, thresholds.tap).map { .afterTaps($0) } ?? .fresh
    }

    /// Removes the lift from which a landing bounces. Returns whether there is one.
    private mutating func removeLift(
        before contact: @_addressable Contact, _ thresholds: @_addressable TapSettings
    ) -> Bool {
        if isBounce(contact, of: last, thresholds) {
            (last, previous) = (previous, nil)
            return true
        }
        if isBounce(contact, of: previous, thresholds) {
            previous = nil
            return true
        }
        return false
    }

    private func isBounce(
        _ contact: @_addressable Contact, of lift: Lift?, _ thresholds: @_addressable TapSettings
    ) -> Bool {
        guard let lift else { return false }
        return contact.landingTime < lift.time + thresholds.tapDebounceTime
            && contact.landingPosition.distance(to: lift.point) <= thresholds.doubleTapDistance
    }
}

extension LiftHistory.Lift: BitCodable {
    static var limit: Double { 2e12 }
    mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }
}

extension LiftHistory {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&last, blank: Lift(time: 0, point: .zero))
        coder.code(&previous, blank: Lift(time: 0, point: .zero))
    }
}
