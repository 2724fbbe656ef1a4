// SPDX-License-Identifier: MIT

/// A pan: one finger or more move the content with their focus.
///
///     idle ---down--> waiting ---far enough, or a pinch begins: began--> dragging ---last up: ended--> over
///      ^                 |                                               |      ^                      |
///      |                 |                                  one of them up      | grace time over,     | down that
///      |                 | all up                                        v      | or down              | bounces:
///      +-----------------+                                            releasing ---last up: ended      | dragging
struct PanRecognizer: ContinuousRecognizer {
    fileprivate enum State {
        case idle
        /// Fingers are down; the slop counts from `origin`, their focus at the last landing, lift or change of
        /// settings. In the grace time after a lift, before `until`, `origin` follows the focus.
        case waiting(origin: Vector, until: Double = -.infinity)
        case dragging(PanDelta)
        /// A finger lifted, and the others may follow. In this grace time a lift flings nothing, and moves count only
        /// without a slop.
        case releasing(PanDelta, until: Double)
        /// All fingers are up after a drag; a landing that bounces begins to drag at once.
        case over
    }

    /// The movement of the fingers' focus that the content follows.
    struct PanDelta {
        var from: Vector
        var to: Vector
        var axisLock = AxisLock.none

        static func still(at point: Vector) -> PanDelta { PanDelta(from: point, to: point) }

        func reaching(_ point: Vector) -> PanDelta {
            var delta = self
            delta.to = from + axisLock.part(of: point - from)
            return delta
        }

        /// The velocity of the content when the hand moves at a velocity.
        func velocity(of handVelocity: HandVelocity, at point: Vector) -> TransformVelocity {
            TransformVelocity(
                point: point, translation: axisLock.part(of: handVelocity.focus), logScale: 0, rotation: 0)
        }
    }

    /// The axis that a drag keeps to.
    enum AxisLock: Int32 {
        case none, horizontal, vertical

        /// The part of a vector along the axis.
        func part(of vector: Vector) -> Vector {
            switch self {
            case .none: vector
            case .horizontal: Vector(vector.x, 0)
            case .vertical: Vector(0, vector.y)
            }
        }
    }

    private var state = State.idle

    var deadline: Double {
        if case .releasing(_, let until) = state { until } else { .infinity }
    }

    var wantsMoves: Bool {
        switch state {
        case .waiting, .dragging, .releasing: true
        case .idle, .over: false
        }
    }

    /// The movement of the content; nil when the pan is not under way.
    var panDelta: PanDelta? {
        switch state {
        case .dragging(let panDelta), .releasing(let panDelta, _): panDelta
        case .idle, .waiting, .over: nil
        }
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let touches = input.touches
        let focus = touches.pose.focus
        switch (state, input.trigger) {
        case (.idle, .down), (.over, .down):
            guard thresholds.gestures.contains(.pan), touches.count == 1 else { return .undecided }
            if case .bounce = input.landing, case .over = state {
                return begin(.still(at: focus), input, &output)
            }
            state = .waiting(origin: focus)
            return .undecided

        case (.waiting, .down), (.waiting, .settings):
            state = .waiting(origin: focus)
            return .undecided

        case (.waiting(let origin, let until), .moved):
            guard thresholds.gestures.contains(.pan) else { return fail(input, &output) }
            let start =
                input.time < until
                ? nil : (focus - origin).beyond(thresholds.slop(of: touches.tool, canPan: input.context.canPan))
            guard let start else {
                if input.running.intersects(.pinch) { return begin(.still(at: focus), input, &output) }
                state = .waiting(origin: input.time < until ? focus : origin, until: until)
                return .undecided
            }
            let axisLock = touches.count == 1 ? thresholds.pan.axisLock(of: focus - origin) : .none
            let panDelta = PanDelta(from: origin + start, to: origin + start, axisLock: axisLock)
            return begin(panDelta.reaching(focus), input, &output)

        case (.waiting, .up):
            let until = thresholds.pan.panSlop > 0 ? thresholds.pinch.graceEnd(after: input.time) : -.infinity
            state = touches.isEmpty ? .idle : .waiting(origin: focus, until: until)
            return .undecided

        case (.dragging(let panDelta), .moved):
            state = .dragging(panDelta.reaching(focus))
            return .update

        case (.releasing(let panDelta, let until), .moved):
            if thresholds.pan.panSlop > 0 { return .undecided }
            state = .releasing(panDelta.reaching(focus), until: until)
            return .update

        case (.dragging(let panDelta), .settings):
            state = .dragging(PanDelta(from: focus, to: focus, axisLock: panDelta.axisLock))
            return .undecided

        case (.releasing(_, let until), .settings):
            state = .releasing(.still(at: focus), until: until)
            return .undecided

        case (.dragging, .down), (.releasing, .down):
            state = .dragging(.still(at: focus))
            return .undecided

        case (.releasing(let panDelta, let until), .timeout):
            if input.time >= until { state = .dragging(thresholds.pan.panSlop > 0 ? .still(at: focus) : panDelta) }
            return .undecided

        case (.dragging(let panDelta), .up):
            if !touches.isEmpty { return beginRelease(input, thresholds) }
            state = .over
            // A drag within a long press places something and does not throw it.
            let velocity =
                input.running.contains(.longPress)
                ? TransformVelocity.still(at: focus) : panDelta.velocity(of: input.handVelocity, at: focus)
            return output.emit(Gesture(.pan, .ended, of: touches, at: input.time, velocity: velocity))

        case (.releasing, .up):
            if !touches.isEmpty { return beginRelease(input, thresholds) }
            state = .over
            return output.emit(Gesture(.pan, .ended, of: touches, at: input.time))

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.over, _), (.waiting, .timeout), (.dragging, .timeout):
            return .undecided
        }
    }

    @inline(never)
    private mutating func begin(_ panDelta: PanDelta, _ input: @_addressable RecognizerInput, _ output: inout Output)
        -> Outcome
    {
        state = .dragging(panDelta)
        return output.claim(Gesture(.pan, .began, of: input.touches, at: input.time))
    }

    private mutating func beginRelease(_ input: RecognizerInput, _ thresholds: Thresholds) -> Outcome {
        state = .releasing(.still(at: input.touches.pose.focus), until: thresholds.pinch.graceEnd(after: input.time))
        return .undecided
    }

    func emitChanges(_ touches: TouchSummary, _ output: inout Output) {
        output.append(Gesture(.pan, .changed, of: touches, at: touches.pose.time))
    }

    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
    {
        switch state {
        case .dragging(let panDelta): panDelta.velocity(of: handVelocity, at: touches.pose.focus)
        case .releasing(let panDelta, _) where thresholds.pan.panSlop == 0:
            panDelta.velocity(of: handVelocity, at: touches.pose.focus)
        case .idle, .waiting, .releasing, .over: .still(at: touches.pose.focus)
        }
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        let isUnderWay = panDelta != nil
        state = .idle
        if isUnderWay { output.append(Gesture(.pan, .cancelled, of: touches, at: time)) }
    }
}

extension PanSettings {
    /// The axis to keep to for a drag that begins in a direction.
    fileprivate func axisLock(of way: Vector) -> PanRecognizer.AxisLock {
        if axisLockRatio == 0 { return .none }
        if abs(way.x) > axisLockRatio * abs(way.y) { return .horizontal }
        return abs(way.y) > axisLockRatio * abs(way.x) ? .vertical : .none
    }
}

extension PanRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension PanRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .waiting: 1
        case .dragging: 2
        case .releasing: 3
        case .over: 4
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .waiting(origin: .zero)
        case 2: self = .dragging(.still(at: .zero))
        case 3: self = .releasing(.still(at: .zero), until: 0)
        case 4: self = .over
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle, .over: break
        case .waiting(var origin, var until):
            coder.code(&origin)
            coder.code(possiblyInfinite: &until)
            self = .waiting(origin: origin, until: until)
        case .dragging(var panDelta):
            panDelta.code(with: &coder)
            self = .dragging(panDelta)
        case .releasing(var panDelta, var until):
            panDelta.code(with: &coder)
            coder.code(&until)
            self = .releasing(panDelta, until: until)
        }
    }
}

extension PanRecognizer.PanDelta {
    @inline(never)
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&from)
        coder.code(&to)
        coder.code(&axisLock)
    }
}
