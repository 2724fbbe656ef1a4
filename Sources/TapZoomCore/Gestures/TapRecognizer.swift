// SPDX-License-Identifier: MIT

/// Taps: n in a row, each with one finger or two. A contact is judged when it lifts, whatever others do; two fingers
/// that may tap together are first judged as a `FingerPair`.
///
///     idle ---up, a tap---> waiting ---down after a tap--> continuing ---up, a tap--> waiting (one tap more)
///      ^                       |                               |
///      |                       | time is up, another down:     | no tap, another down, one removed:
///      |                       | the tap is confirmed          | the tap before is confirmed
///      +-----------------------+-------------------------------+
///
/// A tap claims no contact. When another recognizer claims the contacts, the waiting tap is confirmed, but a quick zoom
/// takes it back.
struct TapRecognizer: Recognizer {
    enum State {
        case idle
        /// The next tap may continue the series.
        case waiting(TapSeries)
        /// A contact is down that may continue the series if it lifts before `limit`.
        case continuing(TapSeries, by: Int64, limit: Double)
    }

    private var state = State.idle
    private var pair = FingerPair.none

    var deadline: Double {
        let own: Double =
            switch state {
            case .idle: .infinity
            case .waiting(let series): series.isPending ? series.tap.confirmation : .infinity
            case .continuing(let series, _, let limit): series.isPending ? limit : .infinity
            }
        return min(own, pair.deadline)
    }

    /// The length of the series that a landing continues; nil when it continues none.
    func count(continuedBy contact: Contact, _ thresholds: TapSettings) -> Int32? {
        guard case .waiting(let series) = state, series.fingerCount == 1,
            series.isOpen(to: contact, thresholds)
        else { return nil }
        return series.count
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool {
        if pair.isOpen { return true }
        // Without a limit the touch may become a quick zoom, which then decides.
        if case .continuing(_, _, let limit) = state { return limit < .infinity }
        return false
    }

    /// A finger may stray too far for a tap.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        watches(thresholds) && touches.travel > thresholds.tapSlop(of: touches.tool, canPan: input.context.canPan)
    }

    @_optimize(size)
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
            pair = .none
            takeBack(at: time, &output)
        case .settings:
            break
        }
        return output.isEmpty ? .undecided : .emit
    }

    /// Another recognizer claims the contacts, or the system has removed one: the taps so far are confirmed.
    @inline(never) @_optimize(size)
    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        releasePair(at: time, &output)
        confirm(at: time, &output)
    }

    /// The next touch zooms, or the host cancelled all contacts.
    @inline(never) @_optimize(size)
    mutating func takeBack(at time: Double, _ output: inout Output) {
        end(.cancelled, at: time, &output)
        state = .idle
    }
}

// MARK: - Contacts

extension TapRecognizer {
    @inline(never) @_optimize(size)
    private mutating func land(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) {
        let contact = input.contact
        if pair.isOpen { releasePair(at: input.time, &output) }
        switch (contact.landingKind, state) {
        case (.afterTaps, .waiting(let series)):
            // A quick zoom may begin at any time; if none does, the touch is a tap.
            let mayZoom = input.touches.count == 1 && thresholds.mayQuickZoom(after: contact.landingKind)
            state = .continuing(series, by: contact.id, limit: mayZoom ? .infinity : thresholds.tapLimit(of: contact))
        case (.bounce, .waiting(let series)):
            if series.isPending, series.isOpen(to: contact, thresholds.tap) {
                state = .continuing(series, by: contact.id, limit: thresholds.tapLimit(of: contact))
            }
        case (.fresh, .waiting(let series)) where series.fingerCount == 2:
            // Two fingers may continue the series.
            break
        case (.bounce, .idle):
            break
        case (.fresh, _), (.afterTaps, _), (.stopsMotion, _), (.bounce, .continuing):
            confirm(at: input.time, &output)
        }
        if contact.landingKind == .stopsMotion { pair = .none } else { pair.land(contact, input, thresholds) }
    }

    @inline(never) @_optimize(size)
    private mutating func lift(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) {
        let (contact, time) = (input.contact, input.time)
        let tap = LiftedTap(contact, at: time, doubles: input.context.doubleTapMatters, thresholds)
        let isInPlace = contact.travel <= thresholds.tapSlop(of: contact.tool, canPan: input.context.canPan)
        let pairs = isInPlace && time <= contact.landingTime + thresholds.tap.twoFingerTapTime
        switch pair.lift(contact, as: pairs ? tap : nil, thresholds.tap) {
        case .held: return
        case .complete(let both):
            return add(both, fingerCount: 2, to: seriesOfTwo(continuedBy: both, thresholds), at: time, &output)
        case .alone: releasePair(at: time, &output)
        }
        var (earlier, limit) = (TapSeries?.none, thresholds.tapLimit(of: contact))
        if case .continuing(let series, contact.id, let ownLimit) = state { (earlier, limit) = (series, ownLimit) }
        let isTap = isInPlace && time < limit
        switch contact.landingKind {
        case .fresh, .afterTaps:
            if isTap { return add(tap, fingerCount: 1, to: earlier, at: time, &output) }
            if earlier != nil { confirm(at: time, &output) }
        case .bounce:
            if isTap { prolong(contact, tap, thresholds) } else if earlier != nil { confirm(at: time, &output) }
        case .stopsMotion:
            break
        }
    }

    /// A contact that bounced has lifted again: the last tap ends here.
    private mutating func prolong(_ contact: Contact, _ tap: LiftedTap, _ thresholds: Thresholds) {
        guard var series, series.isOpen(to: contact, thresholds.tap) else { return }
        (series.tap.lift, series.tap.confirmation) = (tap.lift, tap.confirmation)
        state = .waiting(series)
    }

    private var series: TapSeries? {
        switch state {
        case .idle: nil
        case .waiting(let series), .continuing(let series, _, _): series
        }
    }

    private func seriesOfTwo(continuedBy tap: LiftedTap, _ thresholds: Thresholds) -> TapSeries? {
        guard let series, series.fingerCount == 2,
            series.isOpen(at: tap.landingTime, tap.point, thresholds.tap)
        else { return nil }
        return series
    }

    /// A tap, alone or of two fingers, that may continue a series.
    @inline(never) @_optimize(size)
    private mutating func add(
        _ tap: LiftedTap, fingerCount: Int32, to earlier: TapSeries?, at time: Double, _ output: inout Output
    ) {
        var series = TapSeries(tap, fingerCount: fingerCount)
        if let earlier, earlier.count < .max { (series.count, series.doubles) = (earlier.count + 1, earlier.doubles) }
        end(earlier != nil && series.makesDoubleTap ? .cancelled : .ended, at: time, &output)
        series.report(at: time, &output)
        state = .waiting(series)
    }

    /// The two fingers are judged alone: the one that has lifted has tapped.
    @inline(never) @_optimize(size)
    private mutating func releasePair(at time: Double, _ output: inout Output) {
        let held = pair.tap
        pair = .none
        if let held { add(held, fingerCount: 1, to: nil, at: time, &output) }
    }

    /// The waiting tap is a single one.
    @inline(never) @_optimize(size)
    private mutating func confirm(at time: Double, _ output: inout Output) {
        end(.ended, at: time, &output)
        state = .idle
    }

    /// Appends the end of the tap that waits for its confirmation, if one does.
    private func end(_ phase: Phase, at time: Double, _ output: inout Output) {
        if let series, series.isPending { output.append(series.gesture(.tapUp, phase, at: time)) }
    }
}

extension TapRecognizer {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(tagged: &state)
        coder.code(tagged: &pair)
    }
}
