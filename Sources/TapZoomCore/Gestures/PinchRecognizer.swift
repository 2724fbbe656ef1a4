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

/// How much the content grows and turns, and about what, while no drag takes it along.
struct PinchDelta {
    var anchor: Vector
    var scale = 1.0
    var rotation = 0.0
}

/// Fingers since one last came or went.
struct Baseline {
    /// Their radius then.
    private var radius: Double
    /// From where it is judged whether they mean to turn.
    private var pivot: HandPose
    /// The least radius seen.
    private var least: Double
    /// The radius from which the zoom counts; nil before it has begun.
    private(set) var zoom: Double?
    /// The angle from which the turn counts; nil before it has begun.
    private(set) var turn: Double?
    /// The gesture that began first, of pinch and rotation. Gestures end in reverse order, so it ends last.
    private var outer = EventKind.pinch
    private(set) var pinchDelta: PinchDelta

    /// Fingers that hold on.
    init(_ pose: HandPose) {
        radius = pose.radius
        pivot = pose
        least = pose.radius
        pinchDelta = PinchDelta(anchor: pose.focus)
    }

    /// Fingers that hold on anew. What has begun goes on from here, without another slop.
    @inline(never)
    func rebased(at pose: HandPose) -> Baseline {
        var baseline = Baseline(pose)
        if zoom != nil { baseline.zoom = pose.radius }
        if turn != nil { baseline.turn = pose.angle }
        baseline.outer = outer
        return baseline
    }

    var hasBegun: Bool { zoom != nil || turn != nil }

    /// Does something for what has begun, in that order.
    func forEach(_ body: (EventKind) -> Void) {
        if turn != nil, outer == .rotate { body(.rotate) }
        if zoom != nil { body(.pinch) }
        if turn != nil, outer == .pinch { body(.rotate) }
    }

    /// All that has begun is over, where the fingers were last; what began last ends first.
    @inline(never)
    func end(_ phase: Phase, _ touches: TouchSummary, at time: Double, _ output: inout Output) {
        forEach {
            var gesture = Gesture($0, phase, of: touches, at: time, velocity: .still(at: touches.previousFocus))
            gesture.point = touches.previousFocus
            output.insert(gesture, at: 0)
        }
    }

    /// A frame's moves are in. Says what begins.
    @inline(__always)
    mutating func follow(_ pose: HandPose, _ thresholds: @_addressable Thresholds) -> (zoom: Bool, turn: Bool) {
        let (hadZoom, hadTurn) = (zoom != nil, turn != nil)
        if !hadZoom, !hadTurn { pinchDelta.anchor = pose.focus }
        least = min(least, pose.radius)
        if !hadZoom, thresholds.gestures.contains(.pinch) { zoom = zoomStart(pose, thresholds.pinch) }
        if thresholds.rotates { watchTurn(pose, thresholds.pinch) }
        if let zoom { pinchDelta.scale = thresholds.pinch.factor(from: zoom, to: pose.radius) }
        if let turn { pinchDelta.rotation = pose.angle - turn }
        return (zoom: !hadZoom && zoom != nil, turn: !hadTurn && turn != nil)
    }

    /// The radius from which a zoom counts, once it has changed by more than the slop.
    private func zoomStart(_ pose: HandPose, _ thresholds: PinchSettings) -> Double? {
        let change = pose.radius - radius
        return abs(change) > thresholds.pinchSlop
            ? radius + (change > 0 ? thresholds.pinchSlop : -thresholds.pinchSlop) : nil
    }

    @inline(never)
    private mutating func watchTurn(_ pose: HandPose, _ thresholds: PinchSettings) {
        if turn == nil {
            turn = turnStart(pose, thresholds)
            outer = zoom == nil ? .rotate : .pinch
        }
        // Fingers that have gone far without a turn may turn later as well as at first.
        if thresholds.rotateSlop > 0, distance(to: pose) > 4 * thresholds.rotateSlop { pivot = pose }
    }

    /// The angle from which a turn counts, once the fingers have shown that they mean it: by an arc that is longer
    /// than the slop, and not small beside what else they do.
    private func turnStart(_ pose: HandPose, _ thresholds: PinchSettings) -> Double? {
        // Fingers that have nearly touched can turn all the same.
        let arm = thresholds.rotateSlop > 0 ? max(least, thresholds.knee) : least
        guard arm > 0 else { return nil }
        let change = pose.angle - pivot.angle
        let slop = thresholds.rotateSlop > 0 ? max(thresholds.rotateSlop, 0.5 * distance(to: pose)) : 0
        guard abs(change) * arm > slop else { return nil }
        return pivot.angle + (change > 0 ? slop : -slop) / arm
    }

    /// How far they have spread or gone, whichever is more, since the pivot.
    private func distance(to pose: HandPose) -> Double {
        max(abs(pose.radius - pivot.radius), pose.focus.distance(to: pivot.focus))
    }
}

extension PinchSettings {
    /// The first instant at which fingers that are still down after a lift are surely there to stay.
    func release(at time: Double) -> Double { (time + liftGraceTime).nextUp }

    /// The factor by which fingers zoom that go from one radius to another. A function of both ends alone, so that the
    /// way does not matter.
    @inline(__always)
    func factor(from start: Double, to end: Double) -> Double {
        if pinchSpeed == 1, min(start, end) >= knee { return end / start }
        return Math.exp(pinchSpeed * (level(end) - level(start)))
    }

    /// What a change of radius by 1 adds to the logarithm of the factor.
    func logScaleRate(at radius: Double) -> Double { pinchSpeed / max(radius, knee) }

    /// ln(radius) in units of the knee, and below that the straight line that goes on with it: fingers that nearly
    /// touch neither jump nor divide by 0.
    @inline(never)
    private func level(_ radius: Double) -> Double {
        let part = radius / knee
        return part >= 1 ? Math.log(part) : part - 1
    }

    /// The radius below which fingers nearly touch.
    fileprivate var knee: Double { pinchMinSpan / 2 }
}

// MARK: - State

extension PinchRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension Baseline {
    @inline(never)
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&radius)
        coder.code(&pivot)
        coder.code(&least)
        coder.code(&zoom, blank: 0)
        coder.code(&turn, blank: 0)
        coder.code(&outer)
        coder.code(&pinchDelta)
    }
}

extension PinchDelta: BitCodable {}
