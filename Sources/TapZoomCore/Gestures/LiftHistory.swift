// SPDX-License-Identifier: MIT

/// The last two lifts, by which the arbiter detects a landing that is a bounce of the hardware. Two, because two
/// fingers may bounce.
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

    /// The relation of a landing to earlier touches. A lift bounces once.
    mutating func landing(
        of contact: Contact, after tap: TapRecognizer, in context: TouchContext, _ thresholds: Thresholds
    ) -> LandingKind {
        if isBounce(contact, of: last, thresholds.tap) {
            (last, previous) = (previous, nil)
            return .bounce
        }
        if isBounce(contact, of: previous, thresholds.tap) {
            previous = nil
            return .bounce
        }
        if context.stopsMotion { return .stopsMotion }
        return tap.count(continuedBy: contact, thresholds.tap).map { .afterTaps($0) } ?? .fresh
    }

    private func isBounce(_ contact: Contact, of lift: Lift?, _ thresholds: TapSettings) -> Bool {
        guard let lift else { return false }
        return contact.landingTime < lift.time + thresholds.tapDebounceTime
            && contact.landingPosition.distance(to: lift.point) <= thresholds.doubleTapDistance
    }
}

extension LiftHistory.Lift: BitCodable {
    static var limit: Double { 2e12 }
}

extension LiftHistory {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&last, blank: Lift(time: 0, point: .zero))
        coder.code(&previous, blank: Lift(time: 0, point: .zero))
    }
}
