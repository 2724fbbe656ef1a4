// SPDX-License-Identifier: MIT

/// A pinch and a rotation: two fingers or more that spread and turn about their center.
///
///     idle ---second down--> tracking ---one of three up--> releasing ---one is left: ended--> idle
///                             |  ^  ^                          |
///                             |  |  +--- grace time over, or down: rebased
///                             |  +------ down: rebased
///                             +--- one is left: ended---> idle
///
/// While tracking, zoom and rotation begin independently, each beyond its own slop. Each lasts until one finger is
/// left.
struct PinchRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        case tracking(Baseline)
        /// A finger lifted, and the others may follow: their moves do not count until the grace time is over.
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

    /// The scale and rotation of the content; nil before zoom or rotation has begun.
    var pinchDelta: PinchDelta? {
        switch state {
        case .tracking(let baseline), .releasing(let baseline, _): baseline.hasBegun ? baseline.pinchDelta : nil
        case .idle: nil
        }
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let touches = input.touches
        switch (state, input.trigger) {
        case (.idle, .down):
            if touches.count > 1, !thresholds.gestures.isDisjoint(with: RecognizerID.pinch.gestures) {
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
            state = waits ? .releasing(rest, until: thresholds.pinch.graceEnd(after: input.time)) : .tracking(rest)
            return .undecided

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.tracking, .timeout), (.releasing, .moved):
            return .undecided
        }
    }

    /// Zoom, rotation or both begin; one that had begun before continues.
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

/// The scale and rotation of the content, and the point about which it scales and turns while no pan moves it.
struct PinchDelta {
    var anchor: Vector
    var scale = 1.0
    var rotation = 0.0
}

/// The reference of a pinch since the last landing, lift or change of settings.
struct Baseline {
    /// The initial radius.
    private var radius: Double
    /// The pose from which the rotation slop counts.
    private var pivot: HandPose
    /// The least radius seen.
    private var least: Double
    /// The radius from which the zoom counts; nil before it has begun.
    private(set) var zoom: Double?
    /// The angle from which the turn counts; nil before it has begun.
    private(set) var turn: Double?
    /// The gesture that began first, of pinch and rotation. Gestures end in reverse order, so `outer` ends last.
    private var outer = EventKind.pinch
    private(set) var pinchDelta: PinchDelta

    /// A baseline at a pose, with no gesture begun.
    init(_ pose: HandPose) {
        radius = pose.radius
        pivot = pose
        least = pose.radius
        pinchDelta = PinchDelta(anchor: pose.focus)
    }

    /// A new baseline at a pose. Gestures that have begun continue from it without another slop.
    @inline(never)
    func rebased(at pose: HandPose) -> Baseline {
        var baseline = Baseline(pose)
        if zoom != nil { baseline.zoom = pose.radius }
        if turn != nil { baseline.turn = pose.angle }
        baseline.outer = outer
        return baseline
    }

    var hasBegun: Bool { zoom != nil || turn != nil }

    /// Calls `body` for each gesture that has begun, in the order in which they began.
    func forEach(_ body: (EventKind) -> Void) {
        if turn != nil, outer == .rotate { body(.rotate) }
        if zoom != nil { body(.pinch) }
        if turn != nil, outer == .pinch { body(.rotate) }
    }

    /// Ends every gesture that has begun, the last one first, at the focus before this input.
    @inline(never)
    func end(_ phase: Phase, _ touches: TouchSummary, at time: Double, _ output: inout Output) {
        forEach {
            var gesture = Gesture($0, phase, of: touches, at: time, velocity: .still(at: touches.previousFocus))
            gesture.point = touches.previousFocus
            output.insert(gesture, at: 0)
        }
    }

    /// Takes the pose of a frame. Returns which gestures begin.
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
        // After a long movement without a turn, the rotation slop counts from the current pose.
        if thresholds.rotateSlop > 0, distance(to: pose) > 4 * thresholds.rotateSlop { pivot = pose }
    }

    /// The angle from which a turn counts, once its arc is longer than the slop and than half of the fingers' other
    /// movement; nil before.
    private func turnStart(_ pose: HandPose, _ thresholds: PinchSettings) -> Double? {
        // The knee is a lower bound of the arm, so that fingers that have nearly touched can turn too.
        let arm = thresholds.rotateSlop > 0 ? max(least, thresholds.knee) : least
        guard arm > 0 else { return nil }
        let change = pose.angle - pivot.angle
        let slop = thresholds.rotateSlop > 0 ? max(thresholds.rotateSlop, 0.5 * distance(to: pose)) : 0
        guard abs(change) * arm > slop else { return nil }
        return pivot.angle + (change > 0 ? slop : -slop) / arm
    }

    /// The change of the radius or the movement of the focus since the pivot, whichever is larger.
    private func distance(to pose: HandPose) -> Double {
        max(abs(pose.radius - pivot.radius), pose.focus.distance(to: pivot.focus))
    }
}

extension PinchSettings {
    /// The first instant after the grace time of a lift.
    func graceEnd(after time: Double) -> Double { (time + liftGraceTime).nextUp }

    /// The zoom factor of a change of radius. It depends on both radii alone, not on the path between them.
    @inline(__always)
    func factor(from start: Double, to end: Double) -> Double {
        if pinchSpeed == 1, min(start, end) >= knee { return end / start }
        return Math.exp(pinchSpeed * (level(end) - level(start)))
    }

    /// The change of ln(factor) per view unit of radius.
    func logScaleRate(at radius: Double) -> Double { pinchSpeed / max(radius, knee) }

    /// ln(radius / knee), continued below the knee by its tangent: fingers that nearly touch neither jump nor divide
    /// by 0.
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
