// SPDX-License-Identifier: MIT

/// A pinch and a rotation: two fingers or more that spread and turn about their center.
///
///     idle ---second down--> tracking ---one of three up--> releasing ---one is left: ended--> released
///      ^                      |  ^  ^                          |                                   |
///      |                      |  |  +--- grace time over, far moved, or down: rebased              |
///      |                      |  +------ down: rebased                                             |
///      |                      +--- one is left: ended---> released                                 |
///      +--- grace time over, far moved, or last up ------------------------------------------------+
///
/// While tracking, zoom and rotation begin independently, each beyond its own slop. Each lasts until one finger is
/// left. If that finger lifts in the grace time of the first lift, the content glides on. A finger that is removed ends
/// nothing while two are left; otherwise the gestures are cancelled, and nothing glides.
struct PinchRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        case tracking
        /// A finger lifted, and the others may follow: their moves do not count until the grace time is over.
        case releasing(until: Double)
        /// One finger is left after a zoom or a rotation, and may follow.
        case released(until: Double)
    }

    var state = State.idle
    /// The reference while tracking or releasing.
    var baseline = Baseline(HandPose(time: 0, focus: .zero, radius: 0, angle: 0))
    /// The velocity at the first lift, while releasing. While released, and with the input of the last lift, that with
    /// which the content glides on. While tracking it has no meaning; otherwise it is still.
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

    /// Zoom or rotation may begin, or go on before the grace time is over.
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
            // The last lift has used it.
            release = .still
            return .undecided

        case (.tracking, .timeout):
            return .undecided
        }
    }

    /// One of the fingers lifted: the others may follow until a time.
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

    /// The fingers that are down go on from here.
    private mutating func proceed(from touches: @_addressable TouchSummary) {
        state = .tracking
        release = .still
        baseline.rebase(at: touches.pose)
    }

    /// Two fingers or more may begin from here.
    mutating func rearm(_ touches: @_addressable TouchSummary, _ thresholds: @_addressable Thresholds) {
        guard touches.count > 1, !thresholds.gestures.isDisjoint(with: RecognizerID.pinch.gestures) else { return }
        state = .tracking
        baseline = Baseline(touches.pose)
    }

    /// Nothing glides on: the finger that is left stays, or moves by itself.
    private mutating func becomeIdle() {
        state = .idle
        release = .still
    }

    /// Zoom, rotation or both begin; one that had begun before continues.
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

    /// The velocity of zoom and rotation, as far as they have begun, of a hand with a radius.
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
