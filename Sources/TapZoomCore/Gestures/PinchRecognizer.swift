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
    var baseline = Baseline(HandPose(time: 0, focus: .zero, radius: 0, angle: 0))
    /// While releasing, the velocity at the first lift. While released, and with the input of the last lift, the
    /// velocity with which the content glides on. It is invalid while tracking, and otherwise still.
    var release = PinchVelocity.still

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

    /// Whether a lift ends the gestures with the velocity of the hand.
    var glidesByItself: Bool { isTracking }

    /// Whether the pinch zooms or turns the content.
    var isUnderWay: Bool {
        switch state {
        case .tracking, .releasing: baseline.hasBegun
        case .idle, .released: false
        }
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool {
        switch state {
        case .idle: false
        case .tracking: baseline.mayBegin(thresholds)
        case .releasing, .released: true
        }
    }

    /// Zoom or rotation may begin, or continue before the end of the grace time.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        isTracking
            ? baseline.checkStart(touches.pose, thresholds)
            : baseline.strays(to: touches.pose, by: thresholds.pinch.liftSlop)
    }

    func follows(_ thresholds: @_addressable Thresholds) -> Bool { isTracking && baseline.hasBegun }

    @inline(__always)
    mutating func follow(_ pose: HandPose, _ thresholds: @_addressable Thresholds) {
        baseline.follow(pose, thresholds.pinch)
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let touches = input.touches
        switch (state, input.trigger) {
        case (.idle, .down), (.released, .down):
            becomeIdle()
            rearm(touches, thresholds)
            return .undecided

        case (.releasing, .settings), (.released, .settings):
            baseline.rebase(at: touches.pose)
            return .undecided

        case (.tracking, .down), (.releasing, .down), (.tracking, .settings):
            proceed(from: touches)
            return .undecided

        case (.tracking, .moved):
            if acts(on: touches, input, thresholds) { return begin(input, thresholds, &output) }
            if !baseline.hasBegun { return .undecided }
            follow(touches.pose, thresholds)
            return .update

        case (.releasing(let until), .timeout):
            if input.time >= until { proceed(from: touches) }
            return .undecided

        case (.releasing, .moved):
            if !acts(on: touches, input, thresholds) { return .undecided }
            proceed(from: touches)
            return .resume

        case (.tracking, .up):
            release = velocity(of: input.handVelocity, radius: touches.previousRadius, thresholds)
            return liftOne(until: thresholds.pinch.graceEnd(after: input.sampleTime), input, thresholds, &output)

        case (.releasing(let until), .up):
            return liftOne(until: until, input, thresholds, &output)

        case (.released(let until), .timeout):
            if input.time >= until { becomeIdle() }
            return .undecided

        case (.released, .moved):
            if !acts(on: touches, input, thresholds) { return .undecided }
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
            cancel(touches, at: input.time, &output)
            return .emit

        case (.released, .removed):
            becomeIdle()
            return .undecided

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _):
            // The camera has used it at the last lift.
            release = .still
            return .undecided

        case (.tracking, .timeout):
            return .undecided
        }
    }

    /// Handles the lift of one finger; the others may follow until a time.
    @inline(never)
    private mutating func liftOne(
        until: Double, _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds,
        _ output: inout Output
    ) -> Outcome {
        if input.touches.count > 1 {
            baseline.rebase(at: input.touches.pose)
            let waits = thresholds.pinch.pinchSlop > 0 && baseline.hasBegun
            state = waits ? .releasing(until: until) : .tracking
            return .undecided
        }
        if baseline.hasBegun {
            baseline.end(.ended, input.touches, at: input.time, release, &output)
            release = input.running.contains(.longPress) ? .still : baseline.confirmed(release)
            state = .released(until: until)
        } else {
            becomeIdle()
        }
        baseline = Baseline(input.touches.pose)
        return .emit
    }

    /// Lets the fingers that are down continue from here.
    private mutating func proceed(from touches: @_addressable TouchSummary) {
        state = .tracking
        release = .still
        baseline.rebase(at: touches.pose)
    }

    /// Lets two fingers or more begin again from here.
    mutating func rearm(_ touches: @_addressable TouchSummary, _ thresholds: @_addressable Thresholds) {
        guard touches.count > 1, !thresholds.gestures.isDisjoint(with: RecognizerID.pinch.gestures) else { return }
        state = .tracking
        baseline = Baseline(touches.pose)
    }

    /// Becomes idle without a glide, because the remaining finger stays down or moves alone.
    private mutating func becomeIdle() {
        state = .idle
        release = .still
    }

    /// Begins zoom, rotation or both; a gesture that has begun before continues.
    @inline(never) @_optimize(size)
    private mutating func begin(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let begins = baseline.start(input.touches.pose, thresholds)
        baseline.forEach { kind in
            let isNew = kind == .pinch ? begins.zoom : begins.turn
            output.append(Gesture(kind, isNew ? .began : .changed, of: input.touches, at: input.time))
        }
        return .claim
    }

    @inline(__always)
    func appendChanges(to changes: inout GestureChanges) {
        guard case .tracking = state else { return }
        baseline.forEach { changes.append($0) }
    }

    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
    {
        guard case .tracking = state else { return .still(at: touches.pose.focus) }
        return velocity(of: handVelocity, radius: touches.pose.radius, thresholds).about(touches.pose.focus)
    }

    /// The velocity of the zoom and the rotation that have begun, for a hand with a radius.
    @inline(__always)
    private func velocity(of handVelocity: HandVelocity, radius: Double, _ thresholds: @_addressable Thresholds)
        -> PinchVelocity
    {
        PinchVelocity(
            logScale: baseline.zoom == nil ? 0 : handVelocity.radius * thresholds.pinch.logScaleRate(at: radius),
            rotation: baseline.turn == nil ? 0 : handVelocity.angle)
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        switch state {
        case .tracking, .releasing:
            baseline.end(.cancelled, touches, at: time, .still, &output)
        case .idle, .released: break
        }
        becomeIdle()
    }
}

extension PinchRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}
