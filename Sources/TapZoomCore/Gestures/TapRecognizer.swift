// SPDX-License-Identifier: MIT

/// Taps: a series of taps with one finger or with two. A contact is judged when it lifts, whatever other contacts do.
/// Two fingers that may tap together are first judged as a `FingerPair`.
///
///     idle ---up, a tap---> waiting ---down after a tap--> continuing ---up, a tap--> waiting (one tap more)
///      ^                       |                               |
///      |                       | time is up, another down,     | no tap, another down, one removed:
///      |                       | one removed: tap confirmed    | the tap before is confirmed
///      +-----------------------+-------------------------------+
///
/// A contact that bounces while waiting leads to continuing as well; its lift adds no tap. A tap claims no contact.
/// When another recognizer claims the contacts, the waiting tap is confirmed; a quick zoom takes it back instead.
struct TapRecognizer: Recognizer {
    enum State {
        case idle
        /// The next tap may continue the series.
        case waiting
        /// A contact is down. It may continue the series if it lifts before `limit`.
        case continuing(by: Int64, limit: Double)
    }

    private var state = State.idle
    /// The series while waiting or continuing.
    private var series = TapSeries.blank
    private var pair = FingerPair()
    /// Whether the first TAP_UP of this input belongs to a tap that the pair has held.
    private(set) var hasReleased = false

    var deadline: Double {
        let own: Double =
            switch state {
            case .idle: .infinity
            case .waiting: series.isPending ? series.tap.confirmation : .infinity
            case .continuing(_, let limit): series.isPending ? limit : .infinity
            }
        return min(own, pair.deadline)
    }

    /// Whether a lift may be a tap that is reported later, so that the content under it matters.
    var holdsTaps: Bool {
        @inline(__always) mutating get { pair.isOpen }
    }

    /// The content point from which the held tap lifted, for its TAP_UP. The view may have moved since.
    mutating func takeReleasedContent() -> Vector {
        hasReleased = false
        return pair.content
    }

    /// Whether the pair holds the tap of a finger that lifted where a contact now lands.
    @_addressableSelf
    @inline(never)
    func holdsTap(before contact: @_addressable Contact, _ thresholds: @_addressable TapSettings) -> Bool {
        pair.isOpen(to: contact, thresholds)
    }

    /// The length of the series that a landing continues; nil if it continues none.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func count(continuedBy contact: @_addressable Contact, _ thresholds: @_addressable TapSettings) -> Int32? {
        // The landing releases the pair, and the held tap begins a series.
        if pair.isWaiting { return pair.isOpen(to: contact, thresholds) ? 1 : nil }
        guard case .waiting = state, series.fingerCount == 1, series.tap.isOpen(to: contact, thresholds)
        else { return nil }
        return series.count
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool {
        if pair.isOpen { return true }
        // Without a limit the touch may become a quick zoom; that recognizer then decides.
        if case .continuing(_, let limit) = state { return limit < .infinity }
        return false
    }

    /// A finger may move too far for a tap.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        if pair.strays(input, thresholds) { return true }
        // The contact that continues the series landed last.
        if case .continuing(_, let limit) = state, limit < .infinity {
            return thresholds.strays(input.last, canPan: input.context.canPan)
        }
        return false
    }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let time = input.time
        switch input.trigger {
        case .down:
            land(input, thresholds, &output)
        case .up:
            lift(input, thresholds, &output)
        case .moved:
            if acts(on: input.touches, input, thresholds) {
                releasePair(at: time, &output)
                if case .continuing = state { confirm(at: time, &output) }
            }
        case .timeout:
            if time >= pair.deadline { releasePair(at: time, &output) }
            if time >= deadline { confirm(at: time, &output) }
        case .removed:
            cancel(input.touches, at: time, &output)
        case .cancelled:
            pair.end()
            takeBack(at: time, &output)
        case .settings:
            break
        }
        return output.isEmpty ? .undecided : .emit
    }

    /// Confirms the taps so far, because another recognizer claims the contacts or the system has removed one.
    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        releasePair(at: time, &output)
        confirm(at: time, &output)
    }

    /// Cancels the waiting tap, because the next touch zooms or the host cancelled all contacts.
    mutating func takeBack(at time: Double, _ output: inout Output) { end(.cancelled, at: time, &output) }
}

// MARK: - Contacts

extension TapRecognizer {
    private mutating func land(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) {
        if case .pairBounce = input.contact.landingKind { return pair.rejoin(input.contact) }
        if pair.isOpen { releasePair(at: input.time, &output) }
        switch (state, input.contact.landingKind) {
        case (.idle, _):
            break
        case (.waiting, .afterTaps):
            // A quick zoom may begin at any time. If none does, the touch is a tap.
            let mayZoom = input.touches.count == 1 && thresholds.mayQuickZoom(after: input.contact.landingKind)
            let limit = mayZoom ? .infinity : thresholds.tapLimit(of: input.contact)
            state = .continuing(by: input.contact.id, limit: limit)
        case (.waiting, .bounce):
            if series.isPending, series.tap.isOpen(to: input.contact, thresholds.tap) {
                state = .continuing(by: input.contact.id, limit: thresholds.tapLimit(of: input.contact))
            }
        case (.waiting, .fresh) where series.fingerCount == 2:
            // Two fingers may continue the series.
            break
        case (.waiting, .fresh), (.waiting, .pairBounce), (.waiting, .noTap), (.continuing, _):
            confirm(at: input.time, &output)
        }
        pair.land(input, thresholds)
    }

    private mutating func lift(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) {
        let slop = thresholds.tapSlop(of: input.contact.tool, canPan: input.context.canPan)
        let isInPlace = input.contact.travel <= slop
        switch pair.lift(input, isInPlace: isInPlace, thresholds) {
        case .held: return
        case .complete: return addTwo(at: input.time, thresholds.tap, &output)
        case .alone: releasePair(at: input.time, &output)
        }
        var (isNext, limit) = (false, thresholds.tapLimit(of: input.contact))
        if case .continuing(input.contact.id, let ownLimit) = state { (isNext, limit) = (true, ownLimit) }
        let isTap = isInPlace && input.sampleTime < limit
        switch input.contact.landingKind {
        case .fresh, .afterTaps, .pairBounce:
            if isTap {
                let tap = LiftedTap(input, thresholds)
                return add(tap, fingerCount: 1, continues: isNext, at: input.time, &output)
            }
        case .bounce:
            if isTap { return prolong(input, thresholds) }
        case .noTap:
            break
        }
        if isNext { confirm(at: input.time, &output) }
    }

    /// Moves the end of the last tap to this lift, because its contact bounced.
    @inline(never) @_optimize(size)
    private mutating func prolong(_ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds) {
        if case .idle = state { return }
        guard series.tap.isOpen(to: input.contact, thresholds.tap) else { return }
        series.tap.end(at: input.sampleTime, thresholds.tap)
        state = .waiting
    }

    /// Adds the tap of both fingers of the pair.
    @inline(never) @_optimize(size)
    private mutating func addTwo(at time: Double, _ thresholds: @_addressable TapSettings, _ output: inout Output) {
        let tap = pair.tap
        var continues = false
        if case .waiting = state {
            continues = series.fingerCount == 2 && series.tap.isOpen(at: tap.landingTime, tap.point, thresholds)
        }
        add(tap, fingerCount: 2, continues: continues, at: time, &output)
    }

    /// Adds a tap of one or two fingers, which may continue the series.
    @inline(never) @_optimize(size)
    private mutating func add(
        _ tap: LiftedTap, fingerCount: Int32, continues: Bool, at time: Double, _ output: inout Output
    ) {
        var next = TapSeries(tap, fingerCount: fingerCount)
        if continues, series.count < .max { (next.count, next.doubles) = (series.count + 1, series.doubles) }
        end(continues && next.makesDoubleTap ? .cancelled : .ended, at: time, &output)
        next.report(at: time, &output)
        series = next
        state = .waiting
    }

    /// Ends the pair. A finger that has lifted has tapped alone.
    @inline(__always)
    private mutating func releasePair(at time: Double, _ output: inout Output) {
        if pair.isWaiting { releaseTap(at: time, &output) }
        pair.end()
    }

    @inline(never) @_optimize(size)
    private mutating func releaseTap(at time: Double, _ output: inout Output) {
        add(pair.tap, fingerCount: 1, continues: false, at: time, &output)
        hasReleased = pair.tap.gestures.contains(.tap)
    }

    /// Confirms the waiting tap as a single tap.
    @inline(__always)
    private mutating func confirm(at time: Double, _ output: inout Output) { end(.ended, at: time, &output) }

    /// Ends the series. If its tap waits for the confirmation, reports the end of TAP_UP.
    @inline(never) @_optimize(size)
    private mutating func end(_ phase: Phase, at time: Double, _ output: inout Output) {
        if case .idle = state { return }
        if series.isPending { output.append(series.gesture(.tapUp, phase, at: time)) }
        state = .idle
    }
}

extension TapRecognizer {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(tagged: &state)
        if case .idle = state {} else { series.code(with: &coder) }
        pair.code(with: &coder)
    }
}
