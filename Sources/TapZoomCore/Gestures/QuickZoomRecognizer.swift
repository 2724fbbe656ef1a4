// SPDX-License-Identifier: MIT

/// A quick zoom: a tap, a second touch that stays down, and its drag up or down.
///
///     idle ---down after a tap--> waiting ---far enough: began--> zooming ---up: ended--> idle
///      ^                            |
///      +--- fail: up, second down, removed
///
/// If the finger of a zoom is removed, the zoom is cancelled. A finger that lands while zooming is ignored. A touch
/// that lifts while waiting is a tap: see `TapRecognizer`.
struct QuickZoomRecognizer: ContinuousRecognizer {
    enum State: Int {
        case idle, waiting, zooming
    }

    struct QuickZoomDrag {
        var finger: Int64
        /// The point about which the drag zooms: its landing, or the center of the safe area.
        var anchor: Vector
        /// The position from which the drag and its slop count.
        var start: Vector
        /// The slop, which shortens the travel from the start.
        var slop = 0.0
        var logScale = 0.0
        var position: Vector

        /// Updates the zoom for a position of the finger, which is the first contact because any other has landed
        /// later. The zoom depends on the position of the finger, not on its path: back at the start the factor is 1.
        mutating func reach(_ point: Vector, _ input: inout RecognizerInput) {
            let travel = point - start
            logScale = input.thresholds.pinch.quickZoomRate * travel.y * part(of: travel.length)
            position = point
        }

        /// The fraction of a travel that is beyond the slop.
        private func part(of length: Double) -> Double { length > slop ? 1 - slop / length : 0 }

        /// The derivative of `logScale` by time, for a velocity of the finger.
        func logScaleVelocity(_ velocity: Vector, _ input: inout RecognizerInput) -> Double {
            let travel = position - start
            let length = travel.length
            if length <= slop { return 0 }
            let slopeOfPart = slop == 0 ? 0 : slop / length * (travel / length).dot(velocity / length)
            return input.thresholds.pinch.quickZoomRate * (velocity.y * part(of: length) + travel.y * slopeOfPart)
        }
    }

    private var state = State.idle
    /// The finger while waiting or zooming.
    private var drag = QuickZoomDrag(finger: 0, anchor: .zero, start: .zero, position: .zero)

    /// The delta that the zoom applies to the content; nil if no zoom is under way.
    var delta: TransformDelta? {
        guard case .zooming = state else { return nil }
        return TransformDelta(from: drag.anchor, to: drag.anchor, scale: Math.exp(drag.logScale))
    }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool { state == .waiting }

    /// The zoom may begin.
    mutating func watch(_ input: inout RecognizerInput) -> Bool {
        input.thresholds.gestures.contains(.quickZoom)
            && input.first.position.distance(to: drag.start) > slop(&input)
    }

    func isFollowing(_ input: inout RecognizerInput) -> Bool { state == .zooming }

    mutating func follow(_ input: inout RecognizerInput) {
        drag.reach(input.first.position, &input)
    }

    /// The delta of the zoom while the finger moves from one point to another.
    func delta(from start: Vector, to end: Vector, _ input: inout RecognizerInput) -> TransformDelta {
        var drag = drag
        drag.reach(start, &input)
        let before = drag.logScale
        drag.reach(end, &input)
        return TransformDelta(from: drag.anchor, to: drag.anchor, scale: Math.exp(drag.logScale - before))
    }

    private func slop(_ input: inout RecognizerInput) -> Double {
        input.slop(of: input.touches.tool)
    }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        switch (state, input.trigger) {
        case (.idle, .down):
            guard input.thresholds.mayQuickZoom(input.contact), input.touches.count == 1 else {
                return .undecided
            }
            state = .waiting
            drag = QuickZoomDrag(
                finger: input.contact.id, anchor: input.thresholds.center ?? input.contact.landingPosition,
                start: input.contact.landingPosition, position: .zero)
            return .undecided

        case (.waiting, .moved):
            guard watch(&input) else { return .undecided }
            state = .zooming
            drag.slop = slop(&input)
            drag.reach(input.first.position, &input)
            return input.output.claim(Self.gesture(.began, at: drag.anchor, input.touches, input.time))

        case (.zooming, .moved):
            follow(&input)
            return .update

        case (.zooming, .up):
            if input.contact.id != drag.finger { return .undecided }
            state = .idle
            input.output.append(Self.gesture(.ended, at: drag.anchor, input.touches, input.time))
            return .fail

        case (.waiting, .settings):
            drag.start = input.first.position
            drag.anchor = input.thresholds.center ?? drag.anchor
            return .undecided

        case (.zooming, .settings):
            (drag.start, drag.slop, drag.logScale) = (drag.position, 0, 0)
            drag.anchor = input.thresholds.center ?? drag.anchor
            return .undecided

        case (.waiting, .down), (.waiting, .up), (.waiting, .removed):
            if input.trigger == .up {
                let travel = input.touches.previousFocalPoint.distance(to: drag.start)
                input.whyNot(.quickZoom, shortBy: travel, slop: slop(&input), input.touches.tool)
            }
            return .fail

        case (.zooming, .removed) where input.contact.id != drag.finger:
            return .undecided

        case (.zooming, .removed), (_, .cancelled):
            return .fail

        case (.idle, _), (.waiting, .timeout), (.zooming, .down), (.zooming, .timeout):
            return .undecided
        }
    }

    func appendChanges(to changes: inout GestureChanges) {
        guard case .zooming = state else { return }
        changes.append(.quickZoom)
        changes.point = drag.anchor
        changes.contactCount = 1
    }

    func velocity(
        of pointerVelocity: PointerVelocity, _ touches: TouchSummary, _ input: inout RecognizerInput
    ) -> TransformVelocity {
        guard case .zooming = state else { return .zero(at: .zero) }
        var velocity = TransformVelocity.zero(at: drag.anchor)
        if touches.count == 1 { velocity.logScale = drag.logScaleVelocity(pointerVelocity.focalPoint, &input) }
        return velocity
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        if case .zooming = state {
            input.output.append(Self.gesture(.cancelled, at: drag.anchor, input.touches, input.time))
        }
        state = .idle
    }

    private static func gesture(_ phase: Phase, at anchor: Vector, _ touches: TouchSummary, _ time: Double) -> Gesture {
        var gesture = Gesture(.quickZoom, phase, of: touches, at: time, velocity: .zero(at: anchor))
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
    mutating func serialize(with coder: inout some StateCoder) {
        if coder.isReading { self = QuickZoomRecognizer() }
        coder.code(&state)
        switch state {
        case .idle: break
        case .waiting:
            coder.code(&drag.finger)
            coder.code(touch: &drag.anchor)
            coder.code(touch: &drag.start)
        case .zooming: drag.serialize(with: &coder)
        }
    }
}

extension QuickZoomRecognizer.QuickZoomDrag {
    fileprivate mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&finger)
        coder.code(touch: &anchor)
        coder.code(touch: &start)
        coder.code(&slop, in: 0...1e12)
        coder.code(&logScale, in: -1e20...1e20)
        coder.code(touch: &position)
    }
}
