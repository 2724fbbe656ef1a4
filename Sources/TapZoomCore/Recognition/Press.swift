// SPDX-License-Identifier: MIT

/// A long press: one finger that rests, and may then drag.
///
///     idle ---down--> resting ---time is up--> holding ---all up: ended--> idle
///      ^                 |                        |
///      |                 | too far, second down   | second down before it drags: cancelled
///      +---all up------ out <---------------------+
///
/// `cancelled` leads to idle, or to out while contacts are down.
struct Press: Recognizer {
    private enum State {
        case idle
        /// One finger is down and has not moved, until a deadline.
        case resting(Contact, until: Double)
        /// It has been long enough.
        case holding(Contact)
        /// No press until all fingers are up.
        case out
    }

    private var state = State.idle

    var deadline: Double {
        if case .resting(_, let until) = state { until } else { .infinity }
    }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict {
        switch (state, input.change) {
        case (.idle, .down(let contact)):
            guard rules.gestures.contains(.longPress), contacts.count == 1, input.running.isDisjoint(with: .movers),
                Self.mayRest(input.landing, rules)
            else { return .undecided }
            state = .resting(contact, until: input.time + rules.press.time)
            return .undecided

        case (.resting(_, let until), .moved):
            if let now = contacts[0], now.travel <= rules.press.travel, input.running.isDisjoint(with: .movers) {
                state = .resting(now, until: until)
                return .undecided
            }
            return giveUp(input, contacts, &made)

        case (.resting(let contact, let until), .time):
            if input.time < until { return .undecided }
            guard rules.gestures.contains(.longPress) else { return giveUp(input, contacts, &made) }
            state = .holding(contact)
            return made.claim(Self.gesture(.began, of: contact, at: input.time))

        case (.holding, .moved):
            if let now = contacts[0] { state = .holding(now) }
            return .undecided

        case (.holding, .up(let contact, _)):
            // It lasts as long as what has begun within it.
            if !contacts.isEmpty { return .undecided }
            state = .idle
            return made.go(Self.gesture(.ended, of: contact, at: input.time))

        case (.holding, .down) where !input.running.isDisjoint(with: .movers):
            return .undecided

        case (.resting, .down), (.resting, .up), (.resting, .cancelled), (.holding, .down), (.holding, .cancelled):
            return giveUp(input, contacts, &made)

        case (.out, .up), (.out, .cancelled):
            if contacts.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.resting, .rules), (.holding, .time), (.holding, .rules), (.out, _):
            return .undecided
        }
    }

    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList) {
        if case .holding(let contact) = state { made.append(Self.gesture(.cancelled, of: contact, at: time)) }
        state = contacts.isEmpty ? .idle : .out
    }

    /// What a landing stops or may become is not for resting.
    private static func mayRest(_ landing: Landing, _ rules: Rules) -> Bool {
        switch landing {
        case .first, .bounce: true
        case .afterTaps: !rules.isHeld(after: landing)
        case .stop: false
        }
    }

    private static func gesture(_ phase: Phase, of contact: Contact, at time: Double) -> Gesture {
        Gesture(
            kind: .longPress, phase: phase, time: time, point: contact.position, contactCount: 1, tapCount: 0,
            tool: contact.tool)
    }
}
