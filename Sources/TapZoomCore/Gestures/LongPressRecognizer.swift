// SPDX-License-Identifier: MIT

/// A long press: one finger that rests, and may then drag.
///
///     idle ---down--> resting ---time is up--> holding ---all up: ended--> idle
///      ^                 |                        |
///      |                 | fail: too far, up,     | fail: second down before it pans: cancelled
///      |                 | second down            |
///      +-----------------+------------------------+
struct LongPressRecognizer: Recognizer {
    fileprivate enum State {
        case idle
        /// One finger rests; the press begins at the deadline `until`.
        case resting(PressPoint, until: Double)
        /// The press has begun.
        case holding(PressPoint)
    }

    /// The position and the tool of the finger.
    fileprivate struct PressPoint {
        var point: Vector
        var tool: Tool
    }

    private var state = State.idle

    var deadline: Double {
        if case .resting(_, let until) = state { until } else { .infinity }
    }

    var wantsMoves: Bool {
        switch state {
        case .resting, .holding: true
        case .idle: false
        }
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let (touches, contact) = (input.touches, input.contact)
        switch (state, input.trigger) {
        case (.idle, .down):
            guard thresholds.gestures.contains(.longPress), touches.count == 1, input.running.isDisjoint(with: .movers),
                Self.mayPress(input.landing, thresholds)
            else { return .undecided }
            let pressPoint = PressPoint(point: contact.position, tool: contact.tool)
            state = .resting(pressPoint, until: input.time + thresholds.press.pressTime)
            return .undecided

        case (.resting(var pressPoint, let until), .moved):
            if touches.travel > thresholds.press.pressSlop || !input.running.isDisjoint(with: .movers) {
                return fail(input, &output)
            }
            pressPoint.point = touches.first
            state = .resting(pressPoint, until: until)
            return .undecided

        case (.resting(let pressPoint, let until), .timeout):
            if input.time < until { return .undecided }
            guard thresholds.gestures.contains(.longPress) else { return fail(input, &output) }
            state = .holding(pressPoint)
            return output.claim(Self.gesture(.began, at: pressPoint, input.time))

        case (.holding(var pressPoint), .moved):
            pressPoint.point = touches.first
            state = .holding(pressPoint)
            return .undecided

        case (.holding(var pressPoint), .up):
            // The press lasts until all contacts lift, as do the gestures that began within it.
            if !touches.isEmpty { return .undecided }
            state = .idle
            pressPoint.point = contact.position
            return output.emit(Self.gesture(.ended, at: pressPoint, input.time))

        case (.holding, .down) where !input.running.isDisjoint(with: .movers):
            return .undecided

        case (.resting, .down), (.resting, .up), (.holding, .down), (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.resting, .settings), (.holding, .timeout), (.holding, .settings):
            return .undecided
        }
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        if case .holding(let pressPoint) = state { output.append(Self.gesture(.cancelled, at: pressPoint, time)) }
        state = .idle
    }

    /// A landing that stops a motion, or from which a quick zoom may begin, starts no long press.
    private static func mayPress(_ landing: LandingKind, _ thresholds: Thresholds) -> Bool {
        switch landing {
        case .fresh, .bounce: true
        case .afterTaps: !thresholds.mayQuickZoom(after: landing)
        case .stopsMotion: false
        }
    }

    private static func gesture(_ phase: Phase, at pressPoint: PressPoint, _ time: Double) -> Gesture {
        Gesture(
            kind: .longPress, phase: phase, time: time, point: pressPoint.point, contactCount: 1, tapCount: 0,
            tool: pressPoint.tool)
    }
}

extension LongPressRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension LongPressRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .resting: 1
        case .holding: 2
        }
    }

    init(blank tag: Int) {
        let blank = LongPressRecognizer.PressPoint(point: .zero, tool: .finger)
        switch tag {
        case 1: self = .resting(blank, until: 0)
        case 2: self = .holding(blank)
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle: break
        case .resting(var pressPoint, var until):
            pressPoint.code(with: &coder)
            coder.code(&until)
            self = .resting(pressPoint, until: until)
        case .holding(var pressPoint):
            pressPoint.code(with: &coder)
            self = .holding(pressPoint)
        }
    }
}

extension LongPressRecognizer.PressPoint {
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&point)
        coder.code(&tool)
    }
}
