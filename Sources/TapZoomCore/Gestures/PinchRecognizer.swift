// SPDX-License-Identifier: MIT

/// A pinch and a rotation: two fingers or more that spread and turn about their center.
///
///     idle ---second down--> tracking ---one of three up--> releasing ---one is left: ended--> idle
///                             |  ^  ^                          |
///                             |  |  +--- grace time over, or down: rebased
///                             |  +------ down: rebased
///                             +--- one is left: ended---> idle
///
/// A finger that is removed ends nothing while two are left; otherwise the gestures are cancelled. While tracking, zoom
/// and rotation begin independently, each beyond its own slop. Each lasts until one finger is
/// left.
struct PinchRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        case tracking
        /// A finger lifted, and the others may follow: their moves do not count until the grace time is over.
        case releasing(until: Double)
    }

    var state = State.idle
    /// The reference while tracking or releasing.
    var baseline = Baseline(HandPose(time: 0, focus: .zero, radius: 0, angle: 0))

    var deadline: Double {
        if case .releasing(let until) = state { until } else { .infinity }
    }

    private var isTracking: Bool {
        switch state {
        case .tracking: true
        case .idle, .releasing: false
        }
    }

    /// Whether the pinch zooms or turns the content.
    var isUnderWay: Bool {
        switch state {
        case .tracking, .releasing: baseline.hasBegun
        case .idle: false
        }
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool { isTracking && baseline.mayBegin(thresholds) }

    /// Zoom or rotation may begin.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        baseline.checkStart(touches.pose, thresholds)
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
        case (.idle, .down):
            if touches.count > 1, !thresholds.gestures.isDisjoint(with: RecognizerID.pinch.gestures) {
                state = .tracking
                baseline = Baseline(touches.pose)
            }
            return .undecided

        case (.releasing, .settings):
            baseline.rebase(at: touches.pose)
            return .undecided

        case (.tracking, .down), (.releasing, .down), (.tracking, .settings):
            state = .tracking
            baseline.rebase(at: touches.pose)
            return .undecided

        case (.tracking, .moved):
            if acts(on: touches, input, thresholds) { return begin(input, thresholds, &output) }
            if !baseline.hasBegun { return .undecided }
            follow(touches.pose, thresholds)
            return .update

        case (.releasing(let until), .timeout):
            if input.time >= until {
                state = .tracking
                baseline.rebase(at: touches.pose)
            }
            return .undecided

        case (.tracking, .up), (.releasing, .up):
            if touches.count < 2 {
                state = .idle
                baseline.end(.ended, touches, at: input.time, &output)
                return .emit
            }
            baseline.rebase(at: touches.pose)
            let waits = thresholds.pinch.pinchSlop > 0 && baseline.hasBegun
            state = waits ? .releasing(until: thresholds.pinch.graceEnd(after: input.time)) : .tracking
            return .undecided

        case (.tracking, .removed), (.releasing, .removed):
            if touches.count < 2 {
                cancel(touches, at: input.time, &output)
                return .emit
            }
            state = .tracking
            baseline.rebase(at: touches.pose)
            return .undecided

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.tracking, .timeout), (.releasing, .moved):
            return .undecided
        }
    }

    /// Zoom, rotation or both begin; one that had begun before continues.
    @inline(never)
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
        var velocity = TransformVelocity.still(at: touches.pose.focus)
        guard case .tracking = state else { return velocity }
        if baseline.zoom != nil {
            velocity.logScale = handVelocity.radius * thresholds.pinch.logScaleRate(at: touches.pose.radius)
        }
        if baseline.turn != nil { velocity.rotation = handVelocity.angle }
        return velocity
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        switch state {
        case .tracking, .releasing:
            baseline.end(.cancelled, touches, at: time, &output)
        case .idle: break
        }
        state = .idle
    }
}

extension PinchRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}
