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
        /// One finger has lifted as a tap. The other must lift at `until` or before.
        case lifted(landedFirst: Bool, other: Finger, until: Double)
    }

    /// A finger that is down.
    struct Finger {
        var contact: Int64
        /// The time of its first landing if the finger bounces.
        var landingTime: Double

        init(_ contact: Contact) {
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
    func isOpen(to input: inout RecognizerInput) -> Bool {
        isWaiting && tap.isOpen(to: &input)
    }

    var deadline: Double {
        if case .lifted(_, _, let until) = state { until.nextUp } else { .infinity }
    }

    mutating func end() { state = .none }

    /// Handles a landing while no pair is open.
    mutating func land(_ input: inout RecognizerInput) {
        switch state {
        case .one(let first):
            state = mayJoin(first, &input) ? .both(first, Finger(input.contact)) : .none
        case .none, .both, .lifted:
            state = input.touches.count == 1 && Self.mayPair(input.contact) ? .one(Finger(input.contact)) : .none
        }
    }

    /// Handles a bounce of the finger that has lifted: it is down again.
    mutating func rejoin(_ contact: Contact) {
        guard case .lifted(let landedFirst, let other, _) = state else { return }
        var finger = Finger(contact)
        finger.landingTime = tap.landingTime
        state = landedFirst ? .both(finger, other) : .both(other, finger)
    }

    private func mayJoin(_ first: Finger, _ input: inout RecognizerInput) -> Bool {
        guard input.thresholds.gestures.contains(.fingersTap), input.touches.count == 2,
            input.contact.landingTime <= first.landingTime + input.thresholds.tap.twoFingerLandTime,
            Self.mayPair(input.contact)
        else { return false }
        return input.contact.landingPosition.distance(to: input.first.position) < input.thresholds.pairDistance
            && !input.thresholds.exceedsSlop(input.first, canPan: input.context.canPan)
    }

    /// Whether a finger of the pair has moved too far for a tap. While a pair is open, no other contact is down.
    func exceedsSlop(_ input: inout RecognizerInput) -> Bool {
        let canPan = input.context.canPan
        return isOpen
            && (input.thresholds.exceedsSlop(input.first, canPan: canPan)
                || input.thresholds.exceedsSlop(input.last, canPan: canPan))
    }

    /// Whether a contact may be in a pair: only a finger. A contact that bounces belongs to the previous tap.
    private static func mayPair(_ contact: Contact) -> Bool {
        switch contact.landingKind {
        case .fresh, .afterTaps: contact.tool.kind == .finger
        case .bounce, .pairBounce, .noTap: false
        }
    }

    /// Handles a lift. `isInPlace`: the contact moved little enough for a tap.
    mutating func lift(_ input: inout RecognizerInput, isInPlace: Bool) -> Outcome {
        isOpen && isInPlace ? liftTap(&input) : .alone
    }

    private mutating func liftTap(_ input: inout RecognizerInput) -> Outcome {
        guard input.thresholds.gestures.contains(.fingersTap) else { return .alone }
        let duration = input.thresholds.tap.twoFingerTapTime
        switch state {
        case .both(let first, let second):
            let landedFirst = input.contact.id == first.contact
            let (finger, other) = landedFirst ? (first, second) : (second, first)
            if input.sampleTime > finger.landingTime + duration { return .alone }
            let liftLimit = input.sampleTime + input.thresholds.tap.twoFingerLiftTime
            let until = min(liftLimit, other.landingTime + duration)
            tap = LiftedTap(&input)
            tap.landingTime = finger.landingTime
            content = input.content
            state = .lifted(landedFirst: landedFirst, other: other, until: until)
            return .held
        case .lifted(let landedFirst, let finger, _):
            if input.sampleTime > finger.landingTime + duration { return .alone }
            var last = LiftedTap(&input)
            last.landingTime = finger.landingTime
            let midpoint = 0.5 * (tap.point + last.point)
            if landedFirst { tap.end(at: input.sampleTime, &input) } else { tap = last }
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
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(tagged: &state)
        if !isWaiting { return }
        tap.serialize(with: &coder)
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

    mutating func serializePayload(with coder: inout some StateCoder) {
        switch self {
        case .none: break
        case .one(var finger):
            finger.serialize(with: &coder)
            self = .one(finger)
        case .both(var first, var second):
            first.serialize(with: &coder)
            second.serialize(with: &coder)
            self = .both(first, second)
        case .lifted(var landedFirst, var other, var until):
            coder.code(&landedFirst)
            other.serialize(with: &coder)
            coder.code(time: &until)
            self = .lifted(landedFirst: landedFirst, other: other, until: until)
        }
    }
}

extension FingerPair.Finger {
    fileprivate mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&contact)
        coder.code(time: &landingTime)
    }
}
