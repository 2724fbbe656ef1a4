// SPDX-License-Identifier: MIT

/// A swipe: one finger that goes fast where it cannot take the content, and is lifted.
///
///     idle ---down--> watching ---up: swiped, or not--> idle
///      ^                 |
///      |                 | second down, lost
///      +---all up------ out
///
/// `cancelled` leads to idle, or to out while contacts are down.
struct Swipe: Recognizer {
    private enum State {
        case idle
        /// One finger is down; `ways` are those in which it could not take the content when it landed.
        case watching(ways: Directions)
        /// No swipe until all fingers are up.
        case out
    }

    private var state = State.idle

    var deadline: Double { .infinity }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict {
        switch (state, input.change) {
        case (.idle, .down):
            if rules.gestures.contains(.swipe), contacts.count == 1 { state = .watching(ways: rules.swipes) }
            return .undecided

        case (.watching(let ways), .up(let contact, let rate)):
            state = .idle
            guard rules.gestures.contains(.swipe), contact.travel > rules.slop(of: contacts.tool),
                let direction = rules.swipe.direction(of: rate.center), ways.contains(Directions(direction)),
                (contact.position - contact.origin).dot(direction.unit) > 0
            else { return .undecided }
            var flow = Flow.still(at: contact.position)
            flow.velocity = rate.center
            var gesture = Gesture(.swipe, .once, of: contacts, at: input.time, flow: flow)
            gesture.direction = direction
            return made.claim(gesture)

        case (.watching, .down), (.watching, .cancelled), (.out, .up), (.out, .cancelled):
            return giveUp(input, contacts, &made)

        case (.idle, _), (.watching, .moved), (.watching, .time), (.watching, .rules), (.out, _):
            return .undecided
        }
    }

    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList) {
        state = contacts.isEmpty ? .idle : .out
    }
}

extension SwipeSettings {
    /// Where a finger swipes that goes this fast, in view units per second.
    fileprivate func direction(of velocity: Vector) -> Direction? {
        let (along, across) = (max(abs(velocity.x), abs(velocity.y)), min(abs(velocity.x), abs(velocity.y)))
        guard velocity.length > speed, Math.atan2(across, along) <= angle else { return nil }
        if abs(velocity.x) > abs(velocity.y) { return velocity.x < 0 ? .left : .right }
        return velocity.y < 0 ? .up : .down
    }
}
