// SPDX-License-Identifier: MIT

/// Two fingers that may tap together.
///
///     none ---down alone--> one ---down near, soon--> both ---up, a tap--> lifted ---up, a tap: both are one--> none
///                                                      ^                      |
///                                                      +-----down, a bounce---+
///
/// In any other case each finger is judged alone. After a third finger has landed, no pair forms until all fingers are
/// up.
struct FingerPair {
    enum State {
        case none
        case one(Finger)
        case both(Finger, Finger)
        /// One finger has lifted as a tap. The other must lift before `until`.
        case lifted(landedFirst: Bool, other: Finger, until: Double)
    }

    /// A finger that is down.
    struct Finger {
        var contact: Int64
        /// The time of its first landing if the finger bounces.
        var landingTime: Double

        init(_ contact: @_addressable Contact) {
            self.contact = contact.id
            landingTime = contact.landingTime
        }
    }

    private var state = State.none
    /// The tap of the finger that has lifted, or of both when they are complete.
    private(set) var tap = LiftedTap(Contact())
    /// The content point from which that finger lifted.
    private(set) var content = Vector.zero

    /// Whether two fingers have landed.
    var isOpen: Bool {
        switch state {
        case .none, .one: false
        case .both, .lifted: true
        }
    }

    /// Whether one of two fingers has lifted.
    var isWaiting: Bool {
        switch state {
        case .none, .one, .both: false
        case .lifted: true
        }
    }

    /// Whether a landing is close enough to the finger that has lifted, and soon enough after its lift, to continue its
    /// tap.
    func isOpen(to contact: @_addressable Contact, _ thresholds: @_addressable TapSettings) -> Bool {
        isWaiting && tap.isOpen(to: contact, thresholds)
    }

    var deadline: Double {
        if case .lifted(_, _, let until) = state { until } else { .infinity }
    }

    mutating func end() { state = .none }

    /// Handles a landing while no pair is open.
    mutating func land(_ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds) {
        switch state {
        case .one(let first):
            state = mayJoin(first, input, thresholds) ? .both(first, Finger(input.contact)) : .none
        case .none, .both, .lifted:
            state = input.touches.count == 1 && Self.mayPair(input.contact) ? .one(Finger(input.contact)) : .none
        }
    }

    /// Handles a bounce of the finger that has lifted: it is down again.
    mutating func rejoin(_ contact: @_addressable Contact) {
        guard case .lifted(let landedFirst, let other, _) = state else { return }
        var finger = Finger(contact)
        finger.landingTime = tap.landingTime
        state = landedFirst ? .both(finger, other) : .both(other, finger)
    }

    private func mayJoin(
        _ first: Finger, _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds
    ) -> Bool {
        guard thresholds.gestures.contains(.twoFingerTap), input.touches.count == 2,
            input.contact.landingTime <= first.landingTime + thresholds.tap.twoFingerLandTime,
            Self.mayPair(input.contact)
        else { return false }
        return input.contact.landingPosition.distance(to: input.first.position) < thresholds.tap.twoFingerDistance
            && !thresholds.strays(input.first, canPan: input.context.canPan)
    }

    /// Whether a finger of the pair has moved too far for a tap. While a pair is open, no other contact is down.
    func strays(_ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds) -> Bool {
        let canPan = input.context.canPan
        return isOpen
            && (thresholds.strays(input.first, canPan: canPan) || thresholds.strays(input.last, canPan: canPan))
    }

    /// Whether a contact may be in a pair. A contact that bounces belongs to the previous tap.
    private static func mayPair(_ contact: @_addressable Contact) -> Bool {
        switch contact.landingKind {
        case .fresh, .afterTaps: true
        case .bounce, .pairBounce, .noTap: false
        }
    }

    /// Handles a lift. `isInPlace`: the contact moved little enough for a tap.
    @inline(__always)
    mutating func lift(
        _ input: @_addressable RecognizerInput, isInPlace: Bool, _ thresholds: @_addressable Thresholds
    ) -> Outcome {
        isOpen && isInPlace ? liftTap(input, thresholds) : .alone
    }

    @inline(never) @_optimize(size)
    private mutating func liftTap(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds
    ) -> Outcome {
        guard thresholds.gestures.contains(.twoFingerTap) else { return .alone }
        let duration = thresholds.tap.twoFingerTapTime
        switch state {
        case .both(let first, let second):
            let landedFirst = input.contact.id == first.contact
            let (finger, other) = landedFirst ? (first, second) : (second, first)
            if input.sampleTime > finger.landingTime + duration { return .alone }
            let liftLimit = input.sampleTime + thresholds.tap.twoFingerLiftTime
            let until = min(liftLimit, other.landingTime + duration).nextUp
            tap = LiftedTap(input, thresholds)
            tap.landingTime = finger.landingTime
            content = input.content
            state = .lifted(landedFirst: landedFirst, other: other, until: until)
            return .held
        case .lifted(let landedFirst, let finger, _):
            if input.sampleTime > finger.landingTime + duration { return .alone }
            var last = LiftedTap(input, thresholds)
            last.landingTime = finger.landingTime
            let midpoint = 0.5 * (tap.point + last.point)
            if landedFirst { tap.end(at: input.sampleTime, thresholds.tap) } else { tap = last }
            tap.point = midpoint
            state = .none
            return .complete
        case .none, .one:
            return .alone
        }
    }

    enum Outcome {
        /// The tap waits for the other finger.
        case held
        /// Both fingers have made one tap.
        case complete
        /// The contact is judged alone.
        case alone
    }
}

extension FingerPair {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(tagged: &state)
        if !isWaiting { return }
        tap.code(with: &coder)
        coder.code(&content)
    }
}

extension FingerPair.State: TaggedState {
    var tag: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .both: 2
        case .lifted: 3
        }
    }

    init(blank tag: Int) {
        let finger = FingerPair.Finger(Contact())
        switch tag {
        case 1: self = .one(finger)
        case 2: self = .both(finger, finger)
        case 3: self = .lifted(landedFirst: false, other: finger, until: 0)
        default: self = .none
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .none: break
        case .one(var finger):
            finger.code(with: &coder)
            self = .one(finger)
        case .both(var first, var second):
            first.code(with: &coder)
            second.code(with: &coder)
            self = .both(first, second)
        case .lifted(var landedFirst, var other, var until):
            coder.code(&landedFirst)
            other.code(with: &coder)
            coder.code(time: &until)
            self = .lifted(landedFirst: landedFirst, other: other, until: until)
        }
    }
}

extension FingerPair.Finger {
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&contact)
        coder.code(time: &landingTime)
    }
}
