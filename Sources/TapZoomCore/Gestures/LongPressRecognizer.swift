// SPDX-License-Identifier: MIT

/// A long press: one finger that rests, and may then drag.
///
///     idle ---down--> resting ---time is up: began--> holding ---finger up or removed, others down--> lifted
///      ^                 |                               |                                              |
///      |                 |                               +---all up: ended--> idle <--------------------+
///      |                 | fail: too far, up,            |                                              |
///      |                 | second down, removed,         | fail: another down before it pans,           |
///      |                 | the content moves             | last one removed: cancelled                  |
///      +-----------------+-------------------------------+----------------------------------------------+
///
/// The place of the press is that of its finger. Other fingers may land while it pans, and lift after it.
struct LongPressRecognizer: Recognizer {
    enum State {
        case idle
        /// One finger rests; the press begins at the deadline `until`.
        case resting(until: Double)
        /// The press has begun, and its finger is down.
        case holding
        /// The finger of the press has lifted or was removed, and others are down.
        case lifted
    }

    /// The position, the tool and the landing of the finger.
    struct PressPoint {
        var point: Vector
        var tool: Tool
        var landing: Landing

        init(_ contact: Contact) {
            (point, tool, landing) = (contact.position, contact.tool, contact.landing)
        }
    }

    private var state = State.idle
    /// The finger, in every state but idle.
    private var pressPoint = PressPoint(Contact())

    var deadline: Double {
        if case .resting(let until) = state { until } else { .infinity }
    }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool {
        switch state {
        case .resting, .holding: true
        case .idle, .lifted: false
        }
    }

    /// The finger may move too far for a press, or move the content. While it is down, it is the first contact.
    mutating func watch(_ input: inout RecognizerInput) -> Bool {
        if case .resting = state, input.exceedsTapSlop(input.first) || input.running.intersects(.movers) {
            return true
        }
        pressPoint.point = input.first.position
        return false
    }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        switch (state, input.trigger) {
        case (.idle, .down):
            guard input.thresholds.gestures.contains(.longPress), input.touches.count == 1,
                input.running.isDisjoint(with: .movers),
                Self.mayPress(&input)
            else { return .undecided }
            pressPoint = PressPoint(input.contact)
            state = .resting(until: input.sampleTime + input.thresholds.press.pressTime)
            return .undecided

        case (.resting, .moved), (.holding, .moved):
            if !watch(&input) { return .undecided }
            input.exceedsTapSlop(input.first)
                ? input.whyNot(.longPress, moved: input.first)
                : input.whyNot(.longPress, lostTo: input.runningMover)
            return .fail

        case (.resting(let until), .timeout):
            if input.time < until { return .undecided }
            guard input.thresholds.gestures.contains(.longPress) else {
                input.whyNot(isOff: .longPress)
                return .fail
            }
            state = .holding
            return input.output.claim(Self.gesture(.began, at: pressPoint, input.time))

        case (.holding, .up), (.lifted, .up):
            noteEnd(of: input.contact)
            // The press lasts until all contacts lift, as do the gestures that began within it.
            if !input.touches.isEmpty { return .undecided }
            state = .idle
            return input.output.emit(Self.gesture(.ended, at: pressPoint, input.time))

        case (.holding, .down) where input.running.intersects(.movers),
            (.lifted, .down) where input.running.intersects(.movers):
            return .undecided

        case (.holding, .removed) where !input.touches.isEmpty, (.lifted, .removed) where !input.touches.isEmpty:
            noteEnd(of: input.contact)
            return .undecided

        case (.resting, .down):
            // A finger that the host releases lands again.
            if input.touches.count > 1 { input.whyNot(.longPress, count: input.touches.count, of: .first) }
            return .fail

        case (.resting, .up):
            // Who lifts in the first half of the time only taps.
            if 2 * input.duration >= input.thresholds.press.pressTime {
                input.whyNot(.longPress, .tooEarly, input.duration, bound: .pressTime)
            }
            return .fail

        case (.resting, .removed), (.resting, .cancelled):
            input.whyNot(taken: .longPress)
            return .fail

        case (.holding, .down), (.holding, .removed), (.lifted, .down), (.lifted, .removed), (_, .cancelled):
            return .fail

        case (.idle, _), (.resting, .settings), (.holding, .timeout), (.holding, .settings), (.lifted, .moved),
            (.lifted, .timeout), (.lifted, .settings):
            return .undecided
        }
    }

    /// Notes where the finger of the press lifted or was removed. A contact that lands later may have its id.
    private mutating func noteEnd(of contact: Contact) {
        guard case .holding = state, contact.id == pressPoint.landing.contact else { return }
        pressPoint.point = contact.position
        state = .lifted
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        switch state {
        case .holding, .lifted: input.output.append(Self.gesture(.cancelled, at: pressPoint, input.time))
        case .idle, .resting: break
        }
        state = .idle
    }

    /// Whether a landing may start a long press: not if it stops a motion or may start a quick zoom.
    private static func mayPress(_ input: inout RecognizerInput) -> Bool {
        switch input.contact.landingKind {
        case .fresh, .bounce, .groupBounce: true
        case .afterTaps: !input.thresholds.mayQuickZoom(input.contact)
        case .noTap, .pressed: false
        }
    }

    private static func gesture(_ phase: Phase, at pressPoint: PressPoint, _ time: Double) -> Gesture {
        Gesture(
            kind: .longPress, phase: phase, time: time, point: pressPoint.point, contactCount: 1, tapCount: 0,
            tool: pressPoint.tool, landing: pressPoint.landing)
    }
}

extension LongPressRecognizer {
    mutating func serialize(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}

extension LongPressRecognizer: TaggedState {
    var tag: Int {
        switch state {
        case .idle: 0
        case .resting: 1
        case .holding: 2
        case .lifted: 3
        }
    }

    init(blank tag: Int) {
        state = placeholder(tag, [.idle, .resting(until: 0), .holding, .lifted])
    }

    mutating func serializePayload(with coder: inout some StateCoder) {
        switch state {
        case .idle: break
        case .resting(var until):
            pressPoint.serialize(with: &coder)
            coder.code(time: &until)
            state = .resting(until: until)
        case .holding, .lifted: pressPoint.serialize(with: &coder)
        }
    }
}

extension LongPressRecognizer.PressPoint {
    fileprivate mutating func serialize(with coder: inout some StateCoder) {
        coder.code(touch: &point)
        coder.code(&tool)
        landing.serialize(with: &coder)
    }
}
