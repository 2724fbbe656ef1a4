// SPDX-License-Identifier: MIT

/// A quick zoom: a tap, a second touch that stays down, and its drag up or down.
///
///     idle ---down after a tap--> waiting ---far enough: began--> zooming ---up: ended--> idle
///      ^                            |
///      +--- fail: up, second down --+
///
/// A finger that lands while zooming is ignored. A touch that lifts while waiting is a tap: see `TapRecognizer`.
struct QuickZoomRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        /// The slop of the drag counts from its start.
        case waiting
        case zooming
    }

    struct QuickZoomDrag {
        var finger: Int64
        /// The landing position, about which the drag zooms.
        var anchor: Vector
        /// The position from which the drag counts.
        var start: Vector
        var logScale = 0.0
        var position: Vector

        /// The zooming finger is the first contact, because any other can only have landed later.
        mutating func reach(_ point: Vector, _ thresholds: @_addressable Thresholds) {
            logScale = thresholds.pinch.quickZoomRate * (point.y - start.y)
            position = point
        }
    }

    private var state = State.idle
    /// The finger while waiting or zooming.
    private var drag = QuickZoomDrag(finger: 0, anchor: .zero, start: .zero, position: .zero)

    /// The delta that the zoom applies to the content; nil when it is not under way.
    var delta: TransformDelta? {
        guard case .zooming = state else { return nil }
        return TransformDelta(from: drag.anchor, to: drag.anchor, scale: Math.exp(drag.logScale))
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool { state == .waiting }

    /// The zoom may begin.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        start(touches, input, thresholds) != nil
    }

    func follows(_ thresholds: @_addressable Thresholds) -> Bool { state == .zooming }

    mutating func follow(_ touches: @_addressable TouchSummary, _ thresholds: @_addressable Thresholds) {
        drag.reach(touches.first, thresholds)
    }

    /// The position from which the zoom counts, once the finger has moved beyond the slop.
    private func start(
        _ touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Vector? {
        guard thresholds.gestures.contains(.quickZoom) else { return nil }
        let slop = thresholds.slop(of: touches.tool, canPan: input.context.canPan)
        return (touches.first - drag.start).beyond(slop).map { drag.start + $0 }
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let (touches, contact) = (input.touches, input.contact)
        switch (state, input.trigger) {
        case (.idle, .down):
            guard thresholds.mayQuickZoom(after: input.landing), touches.count == 1 else { return .undecided }
            state = .waiting
            drag = QuickZoomDrag(
                finger: contact.id, anchor: contact.landingPosition, start: contact.landingPosition, position: .zero)
            return .undecided

        case (.waiting, .moved):
            guard let start = start(touches, input, thresholds) else { return .undecided }
            state = .zooming
            drag.start = start
            drag.reach(touches.first, thresholds)
            return output.claim(Self.gesture(.began, at: drag.anchor, touches, input.time))

        case (.zooming, .moved):
            follow(touches, thresholds)
            return .update

        case (.zooming, .up):
            if contact.id != drag.finger { return .undecided }
            state = .idle
            output.append(Self.gesture(.ended, at: drag.anchor, touches, input.time))
            return .fail

        case (.waiting, .settings):
            drag.start = touches.first
            return .undecided

        case (.zooming, .settings):
            drag.start = drag.position
            drag.logScale = 0
            return .undecided

        case (.waiting, .down), (.waiting, .up):
            state = .idle
            return .fail

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.waiting, .timeout), (.zooming, .down), (.zooming, .timeout):
            return .undecided
        }
    }

    @inline(__always)
    func appendChanges(to changes: inout GestureChanges) {
        guard case .zooming = state else { return }
        changes.append(.quickZoom)
        changes.point = drag.anchor
        changes.contactCount = 1
    }

    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
    {
        guard case .zooming = state else { return .still(at: .zero) }
        var velocity = TransformVelocity.still(at: drag.anchor)
        if touches.count == 1 { velocity.logScale = thresholds.pinch.quickZoomRate * handVelocity.focus.y }
        return velocity
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        if case .zooming = state {
            output.append(Self.gesture(.cancelled, at: drag.anchor, touches, time))
        }
        state = .idle
    }

    private static func gesture(_ phase: Phase, at anchor: Vector, _ touches: TouchSummary, _ time: Double) -> Gesture {
        var gesture = Gesture(.quickZoom, phase, of: touches, at: time, velocity: .still(at: anchor))
        gesture.point = anchor
        gesture.contactCount = 1
        return gesture
    }
}

extension PinchSettings {
    /// ln(factor) per view unit of the drag.
    fileprivate var quickZoomRate: Double { Math.ln2 / quickZoomDistance }
}

extension QuickZoomRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}

extension QuickZoomRecognizer: TaggedState {
    var tag: Int {
        switch state {
        case .idle: 0
        case .waiting: 1
        case .zooming: 2
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: state = .waiting
        case 2: state = .zooming
        default: state = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch state {
        case .idle: break
        case .waiting:
            coder.code(&drag.finger)
            coder.code(touch: &drag.anchor)
            coder.code(touch: &drag.start)
        case .zooming: drag.code(with: &coder)
        }
    }
}

extension QuickZoomRecognizer.QuickZoomDrag {
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&finger)
        coder.code(touch: &anchor)
        coder.code(touch: &start)
        coder.code(&logScale, in: -1e20...1e20)
        coder.code(touch: &position)
    }
}
