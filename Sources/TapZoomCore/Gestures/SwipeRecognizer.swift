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

    /// Whether a contact that lifts after a travel may swipe, so that the velocity of the hand matters.
    func maySwipe(after travel: Double, _ tool: Tool, _ input: inout RecognizerInput) -> Bool {
        guard case .watching = state, input.thresholds.gestures.contains(.swipe) else { return false }
        return travel > input.slop(of: tool)
    }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        switch (state, input.trigger) {
        case (.idle, .down):
            if input.thresholds.gestures.contains(.swipe), input.touches.count == 1 {
                state = .watching(edges: input.context.swipeEdges)
            }
            return .undecided

        case (.watching(let edges), .up):
            let isPossible = maySwipe(after: input.contact.travel, input.touches.tool, &input)
            state = .idle
            guard isPossible, let edge = input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint),
                edges.contains(edge.limit),
                (input.contact.position - input.contact.landingPosition).dot(edge.pull) > 0
            else {
                input.whyNotSwiped(at: edges, isFar: isPossible)
                return .undecided
            }
            var velocity = TransformVelocity.zero(at: input.contact.position)
            velocity.translation = input.pointerVelocity.focalPoint
            var gesture = Gesture(.swipe, .discrete, of: input.touches, at: input.time, velocity: velocity)
            gesture.limits = edge.limit
            return input.output.claim(gesture)

        case (.watching, .down):
            if maySwipe(after: input.first.travel, input.touches.tool, &input) {
                input.whyNot(.swipe, count: input.touches.count)
            }
            return .fail

        case (.watching, .removed), (_, .cancelled):
            return .fail

        case (.idle, _), (.watching, .moved), (.watching, .timeout), (.watching, .settings):
            return .undecided
        }
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        state = .idle
    }
}

extension RecognizerInput {
    /// Reports that the contact lifts without a swipe. `isFar`: it has passed the slop. A slow or oblique motion counts
    /// only where a swipe was possible: toward an edge that the content had reached.
    fileprivate mutating func whyNotSwiped(at edges: LimitSet, isFar: Bool) {
        guard thresholds.reportsFailures, thresholds.gestures.contains(.swipe) else { return }
        let (velocity, travel) = (pointerVelocity.focalPoint, contact.position - contact.landingPosition)
        let edge = thresholds.swipe.nearestEdge(to: velocity == .zero ? travel : velocity)
        let (settings, isAtEdge) = (thresholds.swipe, edges.contains(edge.limit))
        if !isFar {
            let slop = slop(of: touches.tool)
            if isAtEdge { whyNot(.swipe, shortBy: contact.travel, slop: slop, touches.tool) }
        } else if velocity == .zero, touches.previousFocalPoint == contact.landingPosition,
            travel.length < thresholds.jumpDistance
        {
            if isAtEdge { whyNot(.swipe, .tooShort, travel.length, bound: .jumpDistance) }
        } else if !(velocity.length > settings.swipeSpeed) {
            if isAtEdge { whyNot(.swipe, .tooSlow, velocity.length, bound: .swipeSpeed) }
        } else if !(settings.obliqueness(of: velocity) <= SwipeSettings.widestAngle) {
            if !edges.isEmpty { whyNot(.swipe, .angle, settings.obliqueness(of: velocity), bound: .swipeAngle) }
        } else if !isAtEdge {
            whyNot(.swipe, .limit)
        } else {
            // The finger was on its way back.
            let along = travel.dot(edge.pull)
            let across = (travel - along * edge.pull).length
            whyNot(.swipe, .angle, Math.atan2(across, along), bound: .rightAngle)
        }
    }
}

extension SwipeRecognizer {
    mutating func serialize(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension SwipeRecognizer.State: TaggedState {
    var tag: Int { if case .idle = self { 0 } else { 1 } }

    init(blank tag: Int) { self = tag == 1 ? .watching(edges: []) : .idle }

    mutating func serializePayload(with coder: inout some StateCoder) {
        guard case .watching(var edges) = self else { return }
        coder.code(&edges)
        self = .watching(edges: edges)
    }
}
