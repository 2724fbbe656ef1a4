// SPDX-License-Identifier: MIT

/// A swipe: one finger moves fast in a direction in which it cannot pan the content, and lifts.
///
///     idle ---down--> watching ---up: swiped, or not--> idle
///      ^                 |
///      +-----------------+ fail: second down, removed
struct SwipeRecognizer: Recognizer {
    fileprivate enum State {
        case idle
        /// One finger is down. When it landed, the content had reached `edges`.
        case watching(edges: LimitSet)
    }

    private var state = State.idle

    func mayBeginOnMove(_ input: inout RecognizerInput) -> Bool { false }

    mutating func transitions(on input: inout RecognizerInput) -> Bool { false }

    /// Whether a contact that lifts after a travel may swipe, so that the velocity of the hand matters.
    func maySwipe(after travel: Double, _ tool: Tool, canPan: Bool, _ input: inout RecognizerInput) -> Bool {
        guard case .watching = state, input.thresholds.gestures.contains(.swipe) else { return false }
        return travel > input.thresholds.slop(of: tool, canPan: canPan)
    }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        switch (state, input.trigger) {
        case (.idle, .down):
            if input.thresholds.gestures.contains(.swipe), input.touches.count == 1 {
                state = .watching(edges: input.context.swipeEdges)
            }
            return .undecided

        case (.watching(let edges), .up):
            let isPossible = maySwipe(
                after: input.contact.travel, input.touches.tool, canPan: input.context.canPan, &input)
            state = .idle
            guard isPossible, let edge = input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint),
                edges.contains(edge.limit),
                (input.contact.position - input.contact.landingPosition).dot(edge.pull) > 0
            else { return .undecided }
            var velocity = TransformVelocity.zero(at: input.contact.position)
            velocity.translation = input.pointerVelocity.focalPoint
            var gesture = Gesture(.swipe, .discrete, of: input.touches, at: input.time, velocity: velocity)
            gesture.limits = edge.limit
            return input.output.claim(gesture)

        case (.watching, .down), (.watching, .removed), (_, .cancelled):
            return fail(&input)

        case (.idle, _), (.watching, .moved), (.watching, .timeout), (.watching, .settings):
            return .undecided
        }
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        state = .idle
    }
}

extension SwipeSettings {
    /// The edge that a swipe pulls with a velocity in view units per second; nil for a slow or diagonal one.
    func edge(of velocity: Vector) -> Edge? {
        let (along, across) = (max(abs(velocity.x), abs(velocity.y)), min(abs(velocity.x), abs(velocity.y)))
        guard velocity.length > swipeSpeed, Math.atan2(across, along) <= swipeAngle else { return nil }
        if abs(velocity.x) > abs(velocity.y) { return velocity.x < 0 ? .right : .left }
        return velocity.y < 0 ? .bottom : .top
    }
}

extension SwipeRecognizer {
    mutating func serialize(with coder: inout some StateCoder) { coder.code(tagged: &state) }
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
        case 1: self = .watching(edges: [])
        default: self = .idle
        }
    }

    mutating func serializePayload(with coder: inout some StateCoder) {
        guard case .watching(var edges) = self else { return }
        coder.code(&edges)
        self = .watching(edges: edges)
    }
}
