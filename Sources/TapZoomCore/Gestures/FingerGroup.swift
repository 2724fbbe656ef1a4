// SPDX-License-Identifier: MIT

/// Two to five fingers that may tap together.
///
///             +--down soon---+                    +--up, a tap---+
///             v              |                    v              |
///     none ---down alone--> landing ---up, a tap--> lifting -----+---last up, a tap: all are one--> none
///                            ^                      |
///                            +----down, a bounce----+
///
/// Two fingers that do not tap together are judged alone. After three fingers have been down at once, and their tap
/// does not come, none of them taps alone: they are muted until all are up.
struct FingerGroup {
    enum State {
        case none
        /// The fingers are down.
        case landing
        /// Some fingers have lifted as a tap. The others must lift at `until` or before; each lift may change it.
        case lifting(until: Double)
        /// No finger taps until all are up.
        case muted
    }

    struct Finger {
        var contact: Int64 = 0
        /// The time of its first landing if the finger bounces.
        var landingTime = 0.0
        /// Where it has lifted.
        var point = Vector.zero
    }

    private static var capacity: Int { 5 }

    /// The time by which more fingers than two may be later.
    static func extraTime(of fingers: Int) -> Double { 0.05 * Double(fingers - 2) }

    private var state = State.none
    /// The number of fingers that have landed, while landing or lifting.
    private(set) var count = 0
    private var fingers = InlineArray<5, Finger>(repeating: Finger())
    /// The latest lift after the first one, while lifting.
    private var lastLift = 0.0
    /// Bits of the fingers that are down.
    private var down = UInt8(0)
    /// Whether the first two fingers may tap as a pair.
    private var isPair = false
    /// The landing and the tool of the first finger.
    private var landing = Landing.none
    private var tool = Tool.finger
    /// The tap of the finger that lifted last, or of all when they are complete.
    private(set) var tap = LiftedTap(Contact())
    /// The content point from which that finger lifted.
    private(set) var content = Vector.zero

    /// Whether fingers have landed that may tap together.
    var isOpen: Bool {
        switch state {
        case .none, .muted: false
        case .landing, .lifting: count > 2 || count == 2 && isPair
        }
    }

    /// Whether one of the fingers has lifted, and others must follow.
    var isWaiting: Bool {
        switch state {
        case .none, .landing, .muted: false
        case .lifting: true
        }
    }

    /// Whether the finger that has lifted taps alone if the other does not follow.
    var holdsTap: Bool { isWaiting && count == 2 }

    /// Whether a landing is close enough to the finger that lifted last, and soon enough after its lift, to continue
    /// its tap.
    func isOpen(to input: inout RecognizerInput) -> Bool {
        isWaiting && tap.isOpen(to: &input)
    }

    var deadline: Double {
        if case .lifting(let until) = state { until.nextUp } else { .infinity }
    }

    /// Gives the tap up. Three fingers or more are muted.
    mutating func end() {
        switch state {
        case .none, .muted: break
        case .landing, .lifting: state = count > 2 ? .muted : .none
        }
    }
}

// MARK: - Landings

extension FingerGroup {
    /// Handles a landing that is no bounce of the group. A group that lifts has ended before.
    mutating func land(_ input: inout RecognizerInput) {
        if input.touches.count == 1 {
            state = Self.mayTap(input.contact) ? .landing : .none
            count = 0
            append(input.contact)
            return
        }
        if case .muted = state { return }
        let landingTime = fingers[0].landingTime
        if count == 1 { isPair = mayPair(&input) }
        if mayJoin(&input) { return append(input.contact) }
        if case .landing = state { whyNotJoined(after: landingTime, input.touches.count, &input) }
        // Too late, too many, of another kind, or nobody wants so many.
        let mutes = input.thresholds.enabledGestures.contains(.fingersTap)
        state = mutes && input.touches.count > 2 && input.isOnlyFingers ? .muted : .none
    }

    private mutating func append(_ contact: Contact) {
        guard count < Self.capacity else { return }
        if count == 0 { (landing, tool, down, isPair) = (contact.landing, contact.tool, 0, false) }
        fingers[count] = Finger(contact: contact.id, landingTime: contact.landingTime)
        down |= 1 << UInt8(truncatingIfNeeded: count)
        count &+= 1
    }

    /// Whether a finger joins the group.
    private func mayJoin(_ input: inout RecognizerInput) -> Bool {
        let number = count + 1
        guard case .landing = state, input.touches.count == number, number <= Self.capacity else { return false }
        // Another tool, a bounce, or a landing that makes no tap.
        guard Self.mayTap(input.contact) else { return false }
        // The first finger has moved.
        guard !input.exceedsTapSlop(input.first) else { return false }
        if number == 2, isPair { return true }
        // Nobody wants so many.
        guard let most = input.thresholds.mostTapFingers(from: max(3, number)) else { return false }
        // Too late.
        return landsInTime(input.contact.landingTime, most, input.thresholds.tap)
    }

    /// Whether the second finger is soon enough and close enough for a tap with two.
    private func mayPair(_ input: inout RecognizerInput) -> Bool {
        // Nobody wants two.
        guard input.thresholds.wantsTap(of: 2) else { return false }
        // Too late.
        guard landsInTime(input.contact.landingTime, 2, input.thresholds.tap) else { return false }
        // Too far.
        return input.contact.landingPosition.distance(to: input.first.position) < input.thresholds.pairDistance
    }

    /// Whether a landing is soon enough for a tap of a number of fingers.
    private func landsInTime(_ landingTime: Double, _ number: Int, _ settings: TapSettings) -> Bool {
        landingTime <= fingers[0].landingTime + settings.landTime(of: number)
    }

    /// Whether a contact may tap with others: only a finger. A contact that bounces belongs to the previous tap.
    private static func mayTap(_ contact: Contact) -> Bool {
        switch contact.landingKind {
        case .fresh, .afterTaps: contact.tool.kind == .finger
        case .bounce, .groupBounce, .noTap, .pressed: false
        }
    }

    /// Handles a bounce of the finger that lifted last: it is down again.
    mutating func rejoin(_ contact: Contact) {
        guard case .lifting = state else { return }
        for index in 0..<count where fingers[index].contact == tap.landing.contact && !isDown(index) {
            fingers[index].contact = contact.id
            down |= 1 << UInt8(truncatingIfNeeded: index)
            if index == 0 { (landing, tool) = (contact.landing, contact.tool) }
            break
        }
        if down.nonzeroBitCount == count { state = .landing }
    }

    private func isDown(_ index: Int) -> Bool { down & 1 << UInt8(truncatingIfNeeded: index) != 0 }

    /// Whether a finger of the group has moved too far for a tap: the first or the last that is down. While a group is
    /// open, no other contact is down. The others are measured when they lift.
    func exceedsSlop(_ input: inout RecognizerInput) -> Bool {
        isOpen && (input.exceedsTapSlop(input.first) || input.exceedsTapSlop(input.last))
    }
}

// MARK: - Lifts

extension FingerGroup {
    enum Outcome {
        /// The tap waits for the other fingers.
        case held
        /// This many fingers have made one tap.
        case complete(Int)
        /// The contact makes no tap.
        case muted
        /// The contact is judged alone.
        case alone
    }

    /// Handles a lift. `isInPlace`: the contact moved little enough for a tap.
    mutating func lift(_ input: inout RecognizerInput, isInPlace: Bool) -> Outcome {
        if isOpen, fits(&input, isInPlace: isInPlace) { return liftTap(&input) }
        if isOpen, let index = index(of: input.contact.id) {
            whyNotTapped(landedAt: fingers[index].landingTime, isInPlace: isInPlace, &input)
        }
        if isOpen, count > 2 { state = .muted }
        if case .muted = state, input.contact.tool.kind == .finger { return .muted }
        return .alone
    }

    /// Whether the lift of a finger continues the tap of the group.
    private func fits(_ input: inout RecognizerInput, isInPlace: Bool) -> Bool {
        // It has moved.
        guard isInPlace else { return false }
        // Nobody wants so many.
        guard input.thresholds.wantsTap(of: count) else { return false }
        // The last finger landed too late for so many.
        guard landsInTime(fingers[count - 1].landingTime, count, input.thresholds.tap) else { return false }
        guard let index = index(of: input.contact.id) else { return false }
        // It was held.
        return input.sampleTime <= fingers[index].landingTime + input.thresholds.tap.tapTime(of: count)
    }

    /// The index of the finger that is down with an id.
    private func index(of id: Int64) -> Int? {
        for index in 0..<count where fingers[index].contact == id && isDown(index) { return index }
        return nil
    }

    private mutating func liftTap(_ input: inout RecognizerInput) -> Outcome {
        guard let index = index(of: input.contact.id) else { return .alone }
        down &= ~(1 << UInt8(truncatingIfNeeded: index))
        fingers[index].point = input.contact.position
        tap = LiftedTap(&input)
        tap.landingTime = fingers[index].landingTime
        content = input.content
        if down == 0 {
            completeTap()
            return .complete(count)
        }
        if case .landing = state { lastLift = input.sampleTime + input.thresholds.tap.liftTime(of: count) }
        var until = lastLift
        for index in 0..<count where isDown(index) {
            until = min(until, fingers[index].landingTime + input.thresholds.tap.tapTime(of: count))
        }
        state = .lifting(until: until)
        return .held
    }

    /// Whether a finger has been down too long at the deadline; otherwise it lifts too late after the first one.
    func isHeld(_ settings: TapSettings) -> Bool {
        guard case .lifting(let until) = state else { return false }
        for index in 0..<count where isDown(index) {
            if fingers[index].landingTime + settings.tapTime(of: count) <= until { return true }
        }
        return false
    }

    /// Makes one tap of all fingers: with the landing of the first finger and the last lift, at their center.
    private mutating func completeTap() {
        (tap.landing, tap.landingTime, tap.tool) = (landing, fingers[0].landingTime, tool)
        var sum = fingers[0].point
        for index in 1..<max(count, 1) { sum = sum + fingers[index].point }
        tap.point = 1 / Double(count) * sum
        state = .none
    }
}

extension TapSettings {
    // The limits of a tap of several fingers; each finger beyond two needs a little more time.

    fileprivate func landTime(of fingers: Int) -> Double { twoFingerLandTime + FingerGroup.extraTime(of: fingers) }
    fileprivate func liftTime(of fingers: Int) -> Double { twoFingerLiftTime + FingerGroup.extraTime(of: fingers) }
    fileprivate func tapTime(of fingers: Int) -> Double { twoFingerTapTime + FingerGroup.extraTime(of: fingers) }
}

// MARK: - State

extension FingerGroup {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(tagged: &state)
        switch state {
        case .none, .muted: return
        case .landing, .lifting: break
        }
        coder.code(&count, upTo: Self.capacity)
        coder.code(&down)
        coder.code(&isPair)
        for index in 0..<count {
            coder.code(&fingers[index].contact)
            coder.code(time: &fingers[index].landingTime)
            coder.code(touch: &fingers[index].point)
        }
        landing.serialize(with: &coder)
        coder.code(&tool)
        if isWaiting {
            coder.code(time: &lastLift)
            tap.serialize(with: &coder)
            coder.code(&content)
        }
        if coder.isReading, !isValid { coder.fail() }
    }

    /// Whether fingers are down: all of them while landing, and not all while lifting.
    private var isValid: Bool {
        let all = UInt8(truncatingIfNeeded: 1 << count) &- 1
        return count > 0 && down != 0 && down & ~all == 0 && (down == all) == !isWaiting
    }
}

extension FingerGroup.State: TaggedState {
    var tag: Int {
        switch self {
        case .none: 0
        case .landing: 1
        case .lifting: 2
        case .muted: 3
        }
    }

    init(blank tag: Int) { self = placeholder(tag, [.none, .landing, .lifting(until: 0), .muted]) }

    mutating func serializePayload(with coder: inout some StateCoder) {
        guard case .lifting(var until) = self else { return }
        coder.code(time: &until)
        self = .lifting(until: until)
    }
}
