// SPDX-License-Identifier: MIT

/// Taps: n in a row, each with one finger or two.
///
///     idle ---down--> pressing ---last up, a tap---> waiting ---down--> pressing (with the series so far)
///      ^                |                              |
///      |   fail: too far, too long, too many           | time is up: the single tap is confirmed
///      +----------------+------------------------------+
///
/// From idle, a landing that bounces or stops a motion fails at once.
struct TapRecognizer: Recognizer {
    enum State {
        case idle
        /// Fingers are down, or one of two has lifted, and each may still be a tap.
        case pressing(PendingTap)
        /// All fingers are up after a tap; the next tap may continue the series.
        case waiting(TapSeries)
    }

    /// The series that was open when the first finger landed.
    enum Before {
        case nothing
        /// A series that this tap may continue.
        case series(TapSeries)
        /// The landing is a bounce and continues the last tap of this series.
        case bounce(TapSeries)
    }

    /// A tap whose fingers have not all lifted.
    struct PendingTap {
        var before: Before
        var landingTime: Double
        /// The first instant that is too late for a lift.
        var limit: Double
        var tool: Tool
        var fingerCount: Int32 = 1
        var firstLift = Double.infinity
        /// The sum of the lift positions.
        var lifted = Vector.zero
    }

    /// Consecutive taps so far.
    struct TapSeries {
        var count: Int32
        var fingerCount: Int32
        var point: Vector
        var tool: Tool
        var lift: Double
        /// Whether a second tap makes a double tap of the series. Decided at its first lift.
        var doubles: Bool
        /// The time at which a possible single tap is confirmed; nil when the host already knows all of the series.
        var confirmation: Double?

        /// Whether a contact landed soon enough to continue the series.
        func isOpen(to contact: Contact, _ thresholds: TapSettings) -> Bool {
            contact.landingTime <= lift + thresholds.doubleTapTime
        }

        func gesture(_ kind: EventKind, _ phase: Phase, at time: Double) -> Gesture {
            Gesture(
                kind: kind, phase: phase, time: time, point: point, contactCount: fingerCount, tapCount: count,
                tool: tool)
        }
    }

    private var state = State.idle

    var deadline: Double {
        switch state {
        case .waiting(let series): series.confirmation ?? .infinity
        // If a bounce stays down, it is not a tap. The open tap that it continues must then end at a deadline.
        case .pressing(let pending):
            if case .bounce(let series) = pending.before, series.confirmation != nil {
                pending.limit
            } else {
                .infinity
            }
        case .idle: .infinity
        }
    }

    /// The length of the series that a landing continues; nil when it continues none.
    func count(continuedBy contact: Contact, _ thresholds: TapSettings) -> Int32? {
        guard case .waiting(let series) = state, series.fingerCount == 1, series.isOpen(to: contact, thresholds),
            contact.landingPosition.distance(to: series.point) <= thresholds.doubleTapDistance
        else { return nil }
        return series.count
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool {
        switch state {
        case .pressing: true
        case .idle, .waiting: false
        }
    }

    /// The fingers may stray too far for a tap.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        touches.travel > thresholds.tap.slop(of: touches.tool, canPan: input.context.canPan)
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let (touches, contact) = (input.touches, input.contact)
        switch (state, input.trigger) {
        case (.idle, .down):
            switch input.landing {
            case .bounce, .stopsMotion: return .fail
            case .fresh, .afterTaps:
                state = .pressing(Self.pending(contact, .nothing, input.landing, thresholds))
                return .undecided
            }

        case (.waiting(let series), .down):
            switch input.landing {
            case .bounce:
                state = .pressing(Self.pending(contact, .bounce(series), input.landing, thresholds))
                return .undecided
            case .stopsMotion:
                return fail(input, &output)
            case .fresh, .afterTaps:
                let before = series.isOpen(to: contact, thresholds.tap) ? Before.series(series) : .nothing
                state = .pressing(Self.pending(contact, before, input.landing, thresholds))
                return output.emit(Self.revocation(of: series, at: input.time))
            }

        case (.pressing(var pending), .down) where Self.bouncesToo(pending, input.landing, touches):
            pending.fingerCount = 2
            state = .pressing(pending)
            return .undecided

        case (.pressing(var pending), .down):
            guard Self.mayJoin(contact, pending, touches, thresholds) else {
                return fail(input, &output)
            }
            let outcome = output.emit(Self.revocation(of: pending.before, at: input.time))
            if case .bounce = pending.before { pending.before = .nothing }
            pending.fingerCount = 2
            state = .pressing(pending)
            return outcome

        case (.pressing, .moved):
            return acts(on: touches, input, thresholds) ? fail(input, &output) : .undecided

        case (.pressing(var pending), .up):
            pending.firstLift = min(pending.firstLift, input.time)
            pending.lifted = pending.lifted + contact.position
            guard Self.isTap(input, of: pending, thresholds),
                input.time <= pending.firstLift + thresholds.tap.twoFingerLiftTime
            else { return fail(input, &output) }
            if !touches.isEmpty {
                state = .pressing(pending)
                return .undecided
            }
            return finish(pending, input, thresholds, &output)

        case (.pressing, .timeout):
            return input.time >= deadline ? fail(input, &output) : .undecided

        case (.waiting(let series), .timeout):
            guard let confirmation = series.confirmation, input.time >= confirmation else { return .undecided }
            state = .idle
            return output.emit(series.gesture(.tapUp, .ended, at: input.time))

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.pressing, .settings), (.waiting, .moved), (.waiting, .up),
            (.waiting, .settings):
            return .undecided
        }
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        switch state {
        case .pressing(let pending): _ = output.emit(Self.revocation(of: pending.before, at: time))
        case .waiting(let series): _ = output.emit(Self.revocation(of: series, at: time))
        case .idle: break
        }
        state = .idle
    }

    /// All fingers are up, and each was a tap.
    private mutating func finish(
        _ pending: PendingTap, _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds,
        _ output: inout Output
    ) -> Outcome {
        let time = input.time
        // The first instant that is too late for a second tap.
        let confirmation = (time + thresholds.tap.doubleTapTime).nextUp
        if case .bounce(var series) = pending.before {
            series.lift = time
            if series.confirmation != nil { series.confirmation = confirmation }
            state = .waiting(series)
            return .undecided
        }
        var series = TapSeries(
            count: 1, fingerCount: pending.fingerCount, point: pending.lifted / Double(pending.fingerCount),
            tool: pending.tool, lift: time, doubles: input.context.doubleTapMatters)
        if case .series(let earlier) = pending.before, earlier.fingerCount == series.fingerCount, earlier.count < .max,
            earlier.point.distance(to: series.point) <= thresholds.tap.doubleTapDistance
        {
            series.count = earlier.count + 1
            series.doubles = earlier.doubles
        }
        if Self.report(series, at: time, thresholds.gestures, &output) { series.confirmation = confirmation }
        state = .waiting(series)
        return output.isEmpty ? .undecided : .claim
    }

    /// Emits the gestures of the newest tap of a series. Returns whether the tap waits for its confirmation.
    private static func report(
        _ series: TapSeries, at time: Double, _ gestures: GestureSet, _ output: inout Output
    ) -> Bool {
        if series.fingerCount > 1 {
            if gestures.contains(.twoFingerTap) { output.append(series.gesture(.twoFingerTap, .discrete, at: time)) }
            return false
        }
        let doubles = series.doubles && gestures.contains(.doubleTap)
        if doubles, series.count > 1 {
            output.append(series.gesture(series.count % 2 == 0 ? .doubleTap : .multiTap, .discrete, at: time))
            return false
        }
        if !gestures.contains(.tap) { return false }
        output.append(series.gesture(.tapUp, .began, at: time))
        if !doubles { output.append(series.gesture(.tapUp, .ended, at: time)) }
        return doubles
    }

    private static func pending(
        _ contact: Contact, _ before: Before, _ landing: LandingKind, _ thresholds: Thresholds
    ) -> PendingTap {
        // A quick zoom may begin at any time; if none does, the touch is a tap.
        let limit =
            thresholds.mayQuickZoom(after: landing) ? .infinity : (contact.landingTime + thresholds.tap.tapTime).nextUp
        return PendingTap(before: before, landingTime: contact.landingTime, limit: limit, tool: contact.tool)
    }

    /// Whether a second contact is the other of two fingers that bounce.
    private static func bouncesToo(_ pending: PendingTap, _ landing: LandingKind, _ touches: TouchSummary) -> Bool {
        guard case .bounce = landing, case .bounce(let series) = pending.before else { return false }
        return series.fingerCount == 2 && pending.fingerCount == 1 && touches.count == 2
    }

    private static func mayJoin(
        _ contact: Contact, _ pending: PendingTap, _ touches: TouchSummary, _ thresholds: Thresholds
    ) -> Bool {
        thresholds.gestures.contains(.twoFingerTap) && pending.fingerCount == 1 && touches.count == 2
            && contact.landingTime <= pending.landingTime + thresholds.tap.twoFingerLandTime
            && contact.landingPosition.distance(to: touches.first) < thresholds.tap.twoFingerDistance
    }

    private static func isTap(
        _ input: @_addressable RecognizerInput, of pending: PendingTap, _ thresholds: @_addressable Thresholds
    ) -> Bool {
        let contact = input.contact
        return (pending.limit == .infinity || input.time <= contact.landingTime + thresholds.tap.tapTime)
            && contact.travel <= thresholds.tap.slop(of: contact.tool, canPan: input.context.canPan)
    }

    /// The cancelled TAP_UP of a tap that will not be confirmed; nil when no confirmation is awaited.
    private static func revocation(of series: TapSeries, at time: Double) -> Gesture? {
        series.confirmation == nil ? nil : series.gesture(.tapUp, .cancelled, at: time)
    }

    private static func revocation(of before: Before, at time: Double) -> Gesture? {
        if case .bounce(let series) = before { revocation(of: series, at: time) } else { nil }
    }
}

extension TapRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &state) }
}
