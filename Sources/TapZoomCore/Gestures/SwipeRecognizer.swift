// SPDX-License-Identifier: MIT

/// A swipe: one finger that goes fast where it cannot take the content, and is lifted.
///
///     idle ---down--> watching ---up: swiped, or not--> idle
///      ^                 |
///      +-----------------+ fail: second down
struct SwipeRecognizer: Recognizer {
    fileprivate enum State {
        case idle
        /// One finger is down; `ways` are those in which it could not take the content when it landed.
        case watching(ways: DirectionSet)
    }

    private var state = State.idle

    var wantsMoves: Bool { false }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let (touches, contact) = (input.touches, input.contact)
        switch (state, input.trigger) {
        case (.idle, .down):
            if thresholds.gestures.contains(.swipe), touches.count == 1 {
                state = .watching(ways: input.context.swipes)
            }
            return .undecided

        case (.watching(let ways), .up):
            state = .idle
            guard thresholds.gestures.contains(.swipe),
                contact.travel > thresholds.slop(of: touches.tool, canPan: input.context.canPan),
                let direction = thresholds.swipe.direction(of: input.handVelocity.focus),
                ways.contains(DirectionSet(direction)),
                (contact.position - contact.landingPosition).dot(direction.unit) > 0
            else { return .undecided }
            var velocity = TransformVelocity.still(at: contact.position)
            velocity.translation = input.handVelocity.focus
            var gesture = Gesture(.swipe, .discrete, of: touches, at: input.time, velocity: velocity)
            gesture.direction = direction
            return output.claim(gesture)

        case (.watching, .down), (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.watching, .moved), (.watching, .timeout), (.watching, .settings):
            return .undecided
        }
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        state = .idle
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

extension SwipeRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension SwipeRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .watching: 1
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .watching(ways: [])
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        guard case .watching(var ways) = self else { return }
        coder.code(&ways)
        self = .watching(ways: ways)
    }
}
