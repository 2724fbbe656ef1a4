// SPDX-License-Identifier: MIT

/// A drag of three to five fingers for the host. The view stands still.
///
///     idle ---down, so many--> waiting ---far enough: began--> dragging ---one up: ended--> idle
///      ^                        |   ^                              |
///      |                        +---+ another such number          +---one removed: cancelled--> idle
///      +--- any other number ---+
///
/// While waiting, pans and pinches are held back; any other number of fingers releases them. A number that is reached
/// while a pan or a pinch runs counts only within `joinTime` of the landing before; so does a finger that joins a drag.
/// A later one changes nothing. After a drag no recognizer receives input until all fingers are up.
struct FingersDragRecognizer: Recognizer {
    enum State: Int {
        case idle, waiting, dragging
    }

    private var state = State.idle
    /// The number of fingers of the drag, while waiting or dragging.
    private(set) var count = 0
    /// The time of the last landing, while `drag_fingers` has a number.
    private var landingTime = -Double.infinity
    /// While waiting, the center from which the slop counts. While dragging, that from which `travel` counts on.
    private var origin = Vector.zero
    /// While dragging, the travel until the center was at the origin.
    private var earlierTravel = Vector.zero
    /// The travel of the fingers' center since the drag began.
    private(set) var travel = Vector.zero

    /// The longest time in seconds between the landings of fingers that drag together.
    private static var joinTime: Double { 0.15 }

    var isUnderWay: Bool { state == .dragging }

    func isFollowing(_ input: inout RecognizerInput) -> Bool { isUnderWay }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool { state == .waiting }

    func watch(_ input: inout RecognizerInput) -> Bool { state == .waiting && slopPart(&input) != nil }

    /// The part of the movement that the slop takes; nil within the slop.
    private func slopPart(_ input: inout RecognizerInput) -> Vector? {
        (input.touches.pose.focalPoint - origin).beyond(input.thresholds.pan.panSlop)
    }

    mutating func follow(_ pose: PointerPose) { travel = earlierTravel + (pose.focalPoint - origin) }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        let touches = input.touches
        switch (state, input.trigger) {
        case (.idle, .down):
            if input.thresholds.dragFingers == 0 { return .undecided }
            return land(&input) ? hold(&input) : .undecided

        case (.waiting, .down):
            return land(&input) ? hold(&input) : release()

        case (.waiting, .up), (.waiting, .removed), (.waiting, .settings):
            whyNotDragged(&input)
            return input.thresholds.drags(with: touches.count) ? hold(&input) : release()

        case (.waiting, .moved):
            guard let slop = slopPart(&input) else { return .undecided }
            (state, earlierTravel) = (.dragging, .zero)
            origin = origin + slop
            follow(touches.pose)
            return input.output.claim(gesture(.began, at: touches.pose.focalPoint, &input))

        case (.dragging, .moved):
            follow(touches.pose)
            return .update

        case (.dragging, .down):
            rebase(at: touches.pose)
            if land(&input) { count = touches.count }
            return .undecided

        case (.dragging, .settings):
            if input.thresholds.dragFingers == 0 { return .fail }
            rebase(at: touches.pose)
            return .undecided

        case (.dragging, .up):
            var ended = gesture(.ended, at: touches.previousFocalPoint, &input)
            ended.velocity?.translation = input.pointerVelocity.focalPoint
            ended.limits = input.thresholds.swipe.edge(of: input.pointerVelocity.focalPoint)?.limit ?? []
            input.output.append(ended)
            state = .idle
            return .fail

        case (.dragging, .removed), (_, .cancelled):
            return .fail

        case (.idle, _), (.waiting, .timeout), (.dragging, .timeout):
            return .undecided
        }
    }

    /// Reports fingers that lift before the drag begins, or that the system or the host takes.
    private func whyNotDragged(_ input: inout RecognizerInput) {
        let travel = input.touches.previousFocalPoint.distance(to: origin)
        if travel <= input.thresholds.restTravel { return }
        if input.trigger == .removed { input.whyNot(taken: .fingersDrag) }
        if input.trigger == .up { input.whyNot(.fingersDrag, .tooShort, travel, bound: .panSlop) }
    }

    /// Notes a landing. Returns whether the fingers that are down are those of a drag.
    private mutating func land(_ input: inout RecognizerInput) -> Bool {
        let isSoon = input.contact.landingTime <= landingTime + Self.joinTime
        landingTime = input.contact.landingTime
        guard input.thresholds.drags(with: input.touches.count), input.isOnlyFingers else { return false }
        return isSoon
            || input.running.isDisjoint(with: [.movers, .fingersDrag])
                && !input.running.intersects([.quickZoom, .longPress])
    }

    /// Waits for the slop of the fingers that are down, which then move nothing else.
    private mutating func hold(_ input: inout RecognizerInput) -> Outcome {
        (state, count, origin) = (.waiting, input.touches.count, input.touches.pose.focalPoint)
        return .hold
    }

    private mutating func release() -> Outcome {
        state = .idle
        return .release
    }

    /// Lets the fingers that are down begin from here.
    mutating func resume(_ input: inout RecognizerInput) { state = .idle }

    /// Continues with other fingers, from their center.
    private mutating func rebase(at pose: PointerPose) {
        (earlierTravel, origin) = (travel, pose.focalPoint)
    }

    private func gesture(_ phase: Phase, at point: Vector, _ input: inout RecognizerInput) -> Gesture {
        var gesture = Gesture(.fingersDrag, phase, of: input.touches, at: input.time)
        gesture.contactCount = Int32(truncatingIfNeeded: count)
        gesture.point = point
        gesture.velocity = .zero(at: point)
        gesture.travel = travel
        return gesture
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        if isUnderWay { input.output.append(gesture(.cancelled, at: input.touches.previousFocalPoint, &input)) }
        state = .idle
    }
}

// MARK: - State

extension FingersDragRecognizer {
    mutating func serialize(with coder: inout some StateCoder) {
        if coder.isReading { self = FingersDragRecognizer() }
        coder.code(&state)
        serializeDrag(with: &coder)
        coder.code(possiblyInfinite: &landingTime)
    }

    private mutating func serializeDrag(with coder: inout some StateCoder) {
        if case .idle = state { return }
        coder.code(&count)
        if coder.isReading, !(3...5).contains(count) { coder.fail() }
        coder.code(touch: &origin)
        if case .waiting = state { return }
        coder.code(&earlierTravel, within: 1e15)
        coder.code(&travel, within: 1e15)
    }
}
