// SPDX-License-Identifier: MIT

/// A pinch and a rotation: two fingers or more that spread and turn about their center.
///
///     idle ---second down--> tracking ---one of three up--> releasing ---one is left: ended--> idle
///                             |  ^  ^                          |
///                             |  |  +--- grace time over, or down: rebased
///                             |  +------ down: rebased
///                             +--- one is left: ended---> idle
///
/// While tracking, zoom and turn begin on their own, each when its slop is over: began. What has begun lasts until one
/// finger is left.
struct PinchRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        case tracking(Baseline)
        /// A finger was lifted, and the others may be about to follow: until then they shall not move anything.
        case releasing(Baseline, until: Double)
    }

    private var state = State.idle

    var deadline: Double {
        if case .releasing(_, let until) = state { until } else { .infinity }
    }

    var wantsMoves: Bool {
        switch state {
        case .tracking: true
        case .idle, .releasing: false
        }
    }

    /// What it does to the content; nil when it does nothing.
    var pinchDelta: PinchDelta? {
        switch state {
        case .tracking(let baseline), .releasing(let baseline, _): baseline.hasBegun ? baseline.pinchDelta : nil
        case .idle: nil
        }
    }

    @_optimize(speed)
    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let touches = input.touches
        switch (state, input.trigger) {
        case (.idle, .down):
            if touches.count > 1, !thresholds.gestures.isDisjoint(with: [.pinch, .rotate]) {
                state = .tracking(Baseline(touches.pose))
            }
            return .undecided

        case (.releasing(let baseline, let until), .settings):
            state = .releasing(baseline.rebased(at: touches.pose), until: until)
            return .undecided

        case (.tracking(let baseline), .down), (.releasing(let baseline, _), .down),
            (.tracking(let baseline), .settings):
            state = .tracking(baseline.rebased(at: touches.pose))
            return .undecided

        case (.tracking(var baseline), .moved):
            let begins = baseline.follow(touches.pose, thresholds)
            state = .tracking(baseline)
            if begins.zoom || begins.turn { return begin(begins, baseline, input, &output) }
            return baseline.hasBegun ? .update : .undecided

        case (.releasing(let baseline, let until), .timeout):
            if input.time >= until { state = .tracking(baseline.rebased(at: touches.pose)) }
            return .undecided

        case (.tracking(let baseline), .up), (.releasing(let baseline, _), .up):
            if touches.count < 2 {
                state = .idle
                baseline.end(.ended, touches, at: input.time, &output)
                return .emit
            }
            let rest = baseline.rebased(at: touches.pose)
            let waits = thresholds.pinch.pinchSlop > 0 && baseline.hasBegun
            state = waits ? .releasing(rest, until: thresholds.pinch.release(at: input.time)) : .tracking(rest)
            return .undecided

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.tracking, .timeout), (.releasing, .moved):
            return .undecided
        }
    }

    /// One of them begins, or both; what had begun before goes on.
    @inline(never)
    private func begin(
        _ begins: (zoom: Bool, turn: Bool), _ baseline: Baseline, _ input: @_addressable RecognizerInput,
        _ output: inout Output
    ) -> Outcome {
        baseline.forEach { kind in
            let isNew = kind == .pinch ? begins.zoom : begins.turn
            output.append(Gesture(kind, isNew ? .began : .changed, of: input.touches, at: input.time))
        }
        return .claim
    }

    func emitChanges(_ touches: TouchSummary, _ output: inout Output) {
        guard case .tracking(let baseline) = state else { return }
        baseline.forEach { output.append(Gesture($0, .changed, of: touches, at: touches.pose.time)) }
    }

    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
    {
        var velocity = TransformVelocity.still(at: touches.pose.focus)
        guard case .tracking(let baseline) = state else { return velocity }
        if baseline.zoom != nil {
            velocity.logScale = handVelocity.radius * thresholds.pinch.logScaleRate(at: touches.pose.radius)
        }
        if baseline.turn != nil { velocity.rotation = handVelocity.angle }
        return velocity
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        switch state {
        case .tracking(let baseline), .releasing(let baseline, _):
            baseline.end(.cancelled, touches, at: time, &output)
        case .idle: break
        }
        state = .idle
    }
}

extension PinchRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension PinchRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .tracking: 1
        case .releasing: 2
        }
    }

    init(blank tag: Int) {
        let blank = Baseline(HandPose(time: 0, focus: .zero, radius: 0, angle: 0))
        switch tag {
        case 1: self = .tracking(blank)
        case 2: self = .releasing(blank, until: 0)
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle: break
        case .tracking(var baseline):
            baseline.code(with: &coder)
            self = .tracking(baseline)
        case .releasing(var baseline, var until):
            baseline.code(with: &coder)
            coder.code(&until)
            self = .releasing(baseline, until: until)
        }
    }
}
