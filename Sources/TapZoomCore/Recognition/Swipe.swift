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

    var heedsMoves: Bool { false }

    mutating func handle(_ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList) -> Verdict
    {
        let (fingers, contact) = (input.fingers, input.contact)
        switch (state, input.change) {
        case (.idle, .down):
            if rules.gestures.contains(.swipe), fingers.count == 1 { state = .watching(ways: rules.swipes) }
            return .undecided

        case (.watching(let ways), .up):
            state = .idle
            guard rules.gestures.contains(.swipe), contact.travel > rules.slop(of: fingers.tool),
                let direction = rules.swipe.direction(of: input.rate.center), ways.contains(Directions(direction)),
                (contact.position - contact.origin).dot(direction.unit) > 0
            else { return .undecided }
            var flow = Flow.still(at: contact.position)
            flow.velocity = input.rate.center
            var gesture = Gesture(.swipe, .once, of: fingers, at: input.time, flow: flow)
            gesture.direction = direction
            return made.claim(gesture)

        case (.watching, .down), (.watching, .cancelled), (.out, .up), (.out, .cancelled):
            return giveUp(input, &made)

        case (.idle, _), (.watching, .moved), (.watching, .time), (.watching, .rules), (.out, _):
            return .undecided
        }
    }

    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList) {
        state = fingers.isEmpty ? .idle : .out
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

extension Swipe {
    mutating func pass(through archive: inout some Archive) {
        var (number, ways) = (0, Directions())
        switch state {
        case .idle: break
        case .watching(let some): (number, ways) = (1, some)
        case .out: number = 2
        }
        archive.pass(&number)
        archive.pass(&ways)
        switch number {
        case 0: state = .idle
        case 1: state = .watching(ways: ways)
        case 2: state = .out
        default: archive.refuse()
        }
    }
}
