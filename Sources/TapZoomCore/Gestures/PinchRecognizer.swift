// SPDX-License-Identifier: MIT

/// A pinch and a rotation: two fingers or more that spread and turn about their center.
///
///     idle ---second down--> tracking ---one of three up--> releasing ---one is left: ended--> released
///      ^                      |  ^  ^                          |                                   |
///      |                      |  |  +--- grace time over, moved far, or down: rebased              |
///      |                      |  +------ down: rebased                                             |
///      |                      +--- one is left: ended---> released                                 |
///      +--- grace time over, moved far, or last up ------------------------------------------------+
///
/// While tracking, zoom and rotation begin independently, each beyond its own slop. Each lasts until one finger is
/// left. If that finger lifts in the grace time of the first lift, the content glides on. While two fingers are left,
/// the removal of another rebases as a landing does. Otherwise it cancels the gestures, and the content does not glide.
/// Lifts before a gesture has begun lead to tracking, or to idle with one finger left. With a pinch slop of 0, tracking
/// takes the place of releasing. A finger that lands beside the one in `released` leads to tracking.
struct PinchRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        case tracking
        /// A finger lifted, and the others may follow. Their moves do not count until the end of the grace time.
        case releasing(until: Double)
        /// One finger is left after a zoom or a rotation, and may lift as well.
        case released(until: Double)
    }

    var state = State.idle
    /// The reference while tracking or releasing.
    var baseline = Baseline(PointerPose(time: 0, focalPoint: .zero, radius: 0, angle: 0))
    /// While releasing, the velocity at the first lift. While released, and with the input of the last lift, the
    /// velocity with which the content glides on. It is invalid while tracking, and otherwise still.
    var release = PinchVelocity.zero
    /// The point of the view about which the content glides on; nil for the center of the fingers.
    private(set) var stillPoint: Vector?

    var deadline: Double {
        switch state {
        case .idle, .tracking: .infinity
        case .releasing(let until), .released(let until): until
        }
    }

    private var isTracking: Bool {
        switch state {
        case .tracking: true
        case .idle, .releasing, .released: false
        }
    }

    /// Whether two fingers or more are down that can zoom or turn the content.
    var hasHand: Bool {
        switch state {
        case .tracking, .releasing: true
        case .idle, .released: false
        }
    }

    /// Whether a lift ends the gestures with the velocity of the hand.
    var glidesByItself: Bool { isTracking }

    /// Whether the pinch zooms or turns the content.
    var isUnderWay: Bool {
        switch state {
        case .tracking, .releasing: baseline.hasBegun
        case .idle, .released: false
        }
    }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool {
        switch state {
        case .idle: false
        case .tracking: baseline.mayBegin(&input)
        case .releasing, .released: true
        }
    }

    /// Zoom or rotation may begin, or continue before the end of the grace time.
    mutating func watch(_ input: inout RecognizerInput) -> Bool {
        isTracking
            ? baseline.watch(&input)
            : baseline.exceedsSlop(to: input.touches.pose, by: input.liftSlop)
    }

    func isFollowing(_ input: inout RecognizerInput) -> Bool { isTracking && baseline.hasBegun }

    mutating func follow(_ pose: PointerPose, _ input: inout RecognizerInput) {
        baseline.follow(pose, input.thresholds.pinch)
    }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        let touches = input.touches
        switch (state, input.trigger) {
        case (.idle, .down), (.released, .down):
            becomeIdle()
            resume(&input)
            return .undecided

        case (.releasing, .settings), (.released, .settings):
            baseline.rebase(at: touches.pose)
            return .undecided

        case (.tracking, .down), (.releasing, .down), (.tracking, .settings):
            proceed(from: touches)
            return .undecided

        case (.tracking, .moved):
            if watch(&input) { return begin(&input) }
            if !baseline.hasBegun { return .undecided }
            follow(touches.pose, &input)
            return .update

        case (.releasing(let until), .timeout):
            if input.time >= until { proceed(from: touches) }
            return .undecided

        case (.releasing, .moved):
            if !watch(&input) { return .undecided }
            proceed(from: touches)
            return .update

        case (.tracking, .up):
            release = velocity(of: input.pointerVelocity, radius: touches.previousRadius, &input)
            if touches.count < 2 { baseline.whyNotBegun(&input) }
            return liftOne(until: input.thresholds.pinch.graceEnd(after: input.sampleTime), &input)

        case (.releasing(let until), .up):
            return liftOne(until: until, &input)

        case (.released(let until), .timeout):
            if input.time >= until { becomeIdle() }
            return .undecided

        case (.released, .moved):
            if !watch(&input) { return .undecided }
            becomeIdle()
            return .emit

        case (.released, .up):
            state = .idle
            return .undecided

        case (.tracking, .removed), (.releasing, .removed):
            if touches.count > 1 {
                proceed(from: touches)
                return .undecided
            }
            cancel(&input)
            return .emit

        case (.released, .removed):
            becomeIdle()
            return .undecided

        case (_, .cancelled):
            return .fail

        case (.idle, _):
            // The camera has used it at the last lift.
            release = .zero
            return .undecided

        case (.tracking, .timeout):
            return .undecided
        }
    }

    /// Notes the first lift of a hand that zooms or turns the content, for all recognizers.
    mutating func noteFirstLift(_ input: inout RecognizerInput) {
        var velocity = input.pointerVelocity
        if baseline.zoom == nil { velocity.radius = 0 }
        if baseline.turn == nil { velocity.angle = 0 }
        let (radius, center) = (input.touches.previousRadius, input.touches.previousFocalPoint)
        input.firstLift.time = input.sampleTime
        let offset = velocity.stillOffset(at: radius)
        stillPoint = input.thresholds.center == nil ? offset.map { center + $0 } : nil
        input.stillPoint = stillPoint
        if input.touches.count == 1, let offset {
            let lever = input.touches.pose.focalPoint - center - offset
            input.firstLift.speed = Vector(velocity.radius / radius, velocity.angle).length * lever.length
        }
    }

    /// Handles the lift of one finger; the others may follow until a time.
    private mutating func liftOne(until: Double, _ input: inout RecognizerInput) -> Outcome {
        if input.touches.count > 1 {
            baseline.rebase(at: input.touches.pose)
            let waits = input.thresholds.pinch.pinchSlop > 0 && baseline.hasBegun
            state = waits ? .releasing(until: until) : .tracking
            return .undecided
        }
        if baseline.hasBegun {
            baseline.end(.ended, release, &input)
            release = baseline.confirmed(release)
            state = .released(until: until)
        } else {
            becomeIdle()
        }
        baseline = Baseline(input.touches.pose)
        return .emit
    }

    /// Lets the fingers that are down continue from here.
    private mutating func proceed(from touches: TouchSummary) {
        state = .tracking
        release = .zero
        baseline.rebase(at: touches.pose)
    }

    /// Lets two fingers or more begin again from here.
    mutating func resume(_ input: inout RecognizerInput) {
        guard input.touches.count > 1, !input.thresholds.gestures.isDisjoint(with: RecognizerID.pinch.gestures) else {
            return
        }
        state = .tracking
        baseline = Baseline(input.touches.pose)
    }

    /// Becomes idle without a glide, because the remaining finger stays down or moves alone.
    private mutating func becomeIdle() {
        state = .idle
        release = .zero
    }

    /// Begins zoom, rotation or both; a gesture that has begun before continues.
    private mutating func begin(_ input: inout RecognizerInput) -> Outcome {
        let begins = baseline.start(&input)
        baseline.forEach { kind in
            let isNew = kind == .pinch ? begins.zoom : begins.turn
            input.output.append(Gesture(kind, isNew ? .began : .changed, of: input.touches, at: input.time))
        }
        return .claim
    }

    func appendChanges(to changes: inout GestureChanges) {
        guard case .tracking = state else { return }
        baseline.forEach { changes.append($0) }
    }

    func velocity(
        of pointerVelocity: PointerVelocity, _ touches: TouchSummary, _ input: inout RecognizerInput
    ) -> TransformVelocity {
        guard case .tracking = state else { return .zero(at: touches.pose.focalPoint) }
        return velocity(of: pointerVelocity, radius: touches.pose.radius, &input).about(touches.pose.focalPoint)
    }

    /// The velocity of the zoom and the rotation that have begun, for a hand with a radius.
    private func velocity(of pointerVelocity: PointerVelocity, radius: Double, _ input: inout RecognizerInput)
        -> PinchVelocity
    {
        PinchVelocity(
            logScale: baseline.zoom == nil
                ? 0 : pointerVelocity.radius * input.thresholds.pinch.logScaleRate(at: radius),
            rotation: baseline.turn == nil ? 0 : pointerVelocity.angle)
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        switch state {
        case .tracking, .releasing:
            baseline.end(.cancelled, .zero, &input)
        case .idle, .released: break
        }
        becomeIdle()
    }
}

extension PinchRecognizer {
    mutating func serialize(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}

extension PinchRecognizer: TaggedState {
    var tag: Int {
        switch state {
        case .idle: 0
        case .tracking: 1
        case .releasing: 2
        case .released: 3
        }
    }

    init(blank tag: Int) {
        state = placeholder(tag, [.idle, .tracking, .releasing(until: 0), .released(until: 0)])
    }

    mutating func serializePayload(with coder: inout some StateCoder) {
        switch state {
        case .idle: break
        case .tracking:
            baseline.serialize(with: &coder)
        case .releasing(var until):
            serializeRelease(with: &coder, &until)
            state = .releasing(until: until)
        case .released(var until):
            serializeRelease(with: &coder, &until)
            state = .released(until: until)
        }
    }

    private mutating func serializeRelease(with coder: inout some StateCoder, _ until: inout Double) {
        baseline.serialize(with: &coder)
        coder.code(&release)
        coder.code(&stillPoint, blank: .zero)
        coder.code(time: &until)
    }
}
