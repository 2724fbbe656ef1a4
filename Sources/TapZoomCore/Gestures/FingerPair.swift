// SPDX-License-Identifier: MIT

/// Two fingers that may tap together.
///
///     none ---down alone--> one ---down near, soon--> both ---up, a tap--> lifted ---up, a tap: both are one--> none
///
/// In any other case each finger is judged alone. A third finger rules a pair out until all are up.
enum FingerPair {
    case none
    case one(Finger)
    case both(Finger, Finger)
    /// One finger has lifted as a tap. The other must lift before `until`.
    case lifted(LiftedTap, landedFirst: Bool, other: Finger, until: Double)

    /// A finger that is down.
    struct Finger {
        var contact: Int64
        var landingTime: Double

        init(_ contact: Contact) {
            self.contact = contact.id
            landingTime = contact.landingTime
        }
    }

    /// Whether two fingers have landed.
    var isOpen: Bool {
        switch self {
        case .none, .one: false
        case .both, .lifted: true
        }
    }

    /// The tap of the finger that has lifted.
    var tap: LiftedTap? {
        if case .lifted(let tap, _, _, _) = self { tap } else { nil }
    }

    var deadline: Double {
        if case .lifted(_, _, _, let until) = self { until } else { .infinity }
    }

    /// A contact landed while no pair was open.
    @inline(never) @_optimize(size)
    mutating func land(
        _ contact: Contact, _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds
    ) {
        if input.touches.count == 1 {
            self = .one(Finger(contact))
        } else if case .one(let first) = self, mayJoin(contact, first, input, thresholds) {
            self = .both(first, Finger(contact))
        } else {
            self = .none
        }
    }

    private func mayJoin(
        _ contact: Contact, _ first: Finger, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        let (touches, limits) = (input.touches, thresholds.tap)
        return thresholds.gestures.contains(.twoFingerTap) && touches.count == 2 && contact.landingKind != .bounce
            && contact.landingTime <= first.landingTime + limits.twoFingerLandTime
            && contact.landingPosition.distance(to: touches.first) < limits.twoFingerDistance
            && touches.travel <= thresholds.tapSlop(of: touches.tool, canPan: input.context.canPan)
    }

    /// A contact lifted. Returns what this makes of the pair; `tap` is the contact's if it lifted soon enough.
    @inline(never) @_optimize(size)
    mutating func lift(_ contact: Contact, as tap: LiftedTap?, _ thresholds: TapSettings) -> Outcome {
        switch (self, tap) {
        case (.both(let first, let second), .some(let tap)):
            let landedFirst = contact.id == first.contact
            let other = landedFirst ? second : first
            let until = min(tap.lift + thresholds.twoFingerLiftTime, other.landingTime + thresholds.twoFingerTapTime)
            self = .lifted(tap, landedFirst: landedFirst, other: other, until: until.nextUp)
            return .held
        case (.lifted(let earlier, let landedFirst, _, _), .some(let tap)):
            self = .none
            var both = landedFirst ? earlier : tap
            both.point = 0.5 * (earlier.point + tap.point)
            (both.lift, both.confirmation) = (tap.lift, tap.confirmation)
            return .complete(both)
        case (.none, _), (.one, _), (.both, nil), (.lifted, nil):
            return .alone
        }
    }

    enum Outcome {
        /// The contact waits for the other finger.
        case held
        /// Both are one tap.
        case complete(LiftedTap)
        /// The contact is judged alone.
        case alone
    }
}
