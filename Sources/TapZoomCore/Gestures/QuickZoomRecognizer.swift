// SPDX-License-Identifier: MIT

/// A quick zoom: a tap, a second touch that stays down, and its drag up or down.
///
///     idle ---down after a tap--> waiting ---far enough: began--> zooming ---up: ended--> idle
///      ^                            |
///      +--- fail: up, second down --+
///
/// A finger that lands while zooming is ignored. A touch that lifts while waiting is a tap: see `TapRecognizer`.
struct QuickZoomRecognizer: ContinuousRecognizer {
    fileprivate enum State {
        case idle
        /// The drag will zoom about `anchor`; its slop counts from `from`.
        case waiting(finger: Int64, anchor: Vector, from: Vector)
        case zooming(QuickZoomDrag)
    }

    fileprivate struct QuickZoomDrag {
        var finger: Int64
        /// The landing position, about which the drag zooms.
        var anchor: Vector
        /// The position from which the drag counts.
        var start: Vector
        var logScale = 0.0
        var position: Vector

        /// The zooming finger is the first contact, because any other can only have landed later.
        func reaching(_ point: Vector, _ thresholds: Thresholds) -> QuickZoomDrag {
            var drag = self
            drag.logScale = thresholds.pinch.quickZoomRate * (point.y - start.y)
            drag.position = point
            return drag
        }
    }

    private var state = State.idle

    var wantsMoves: Bool {
        switch state {
        case .waiting, .zooming: true
        case .idle: false
        }
    }

    /// The delta that the zoom applies to the content; nil when it is not under way.
    var delta: TransformDelta? {
        guard case .zooming(let drag) = state else { return nil }
        return TransformDelta(from: drag.anchor, to: drag.anchor, scale: Math.exp(drag.logScale))
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let (touches, contact) = (input.touches, input.contact)
        switch (state, input.trigger) {
        case (.idle, .down):
            guard thresholds.mayQuickZoom(after: input.landing), touches.count == 1 else { return .undecided }
            state = .waiting(finger: contact.id, anchor: contact.landingPosition, from: contact.landingPosition)
            return .undecided

        case (.waiting(let finger, let anchor, let origin), .moved):
            guard thresholds.gestures.contains(.quickZoom),
                let start = (touches.first - origin).beyond(
                    thresholds.slop(of: touches.tool, canPan: input.context.canPan))
            else { return .undecided }
            let drag = QuickZoomDrag(finger: finger, anchor: anchor, start: origin + start, position: touches.first)
            state = .zooming(drag.reaching(touches.first, thresholds))
            return output.claim(Self.gesture(.began, at: anchor, touches, input.time))

        case (.zooming(let drag), .moved):
            state = .zooming(drag.reaching(touches.first, thresholds))
            return .update

        case (.zooming(let drag), .up):
            if contact.id != drag.finger { return .undecided }
            state = .idle
            output.append(Self.gesture(.ended, at: drag.anchor, touches, input.time))
            return .fail

        case (.waiting(let finger, let anchor, _), .settings):
            state = .waiting(finger: finger, anchor: anchor, from: touches.first)
            return .undecided

        case (.zooming(var drag), .settings):
            drag.start = drag.position
            drag.logScale = 0
            state = .zooming(drag)
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

    func emitChanges(_ touches: TouchSummary, _ output: inout Output) {
        guard case .zooming(let drag) = state else { return }
        output.append(Self.gesture(.changed, at: drag.anchor, touches, touches.pose.time))
    }

    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
    {
        guard case .zooming(let drag) = state else { return .still(at: .zero) }
        var velocity = TransformVelocity.still(at: drag.anchor)
        if touches.count == 1 { velocity.logScale = thresholds.pinch.quickZoomRate * handVelocity.focus.y }
        return velocity
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        if case .zooming(let drag) = state {
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
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}

extension QuickZoomRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .waiting: 1
        case .zooming: 2
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .waiting(finger: 0, anchor: .zero, from: .zero)
        case 2:
            self = .zooming(QuickZoomRecognizer.QuickZoomDrag(finger: 0, anchor: .zero, start: .zero, position: .zero))
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle: break
        case .waiting(var finger, var anchor, var start):
            coder.code(&finger)
            coder.code(&anchor)
            coder.code(&start)
            self = .waiting(finger: finger, anchor: anchor, from: start)
        case .zooming(var drag):
            drag.code(with: &coder)
            self = .zooming(drag)
        }
    }
}

extension QuickZoomRecognizer.QuickZoomDrag {
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&finger)
        coder.code(&anchor)
        coder.code(&start)
        coder.code(&logScale)
        coder.code(&position)
    }
}
