// SPDX-License-Identifier: MIT

/// Taps: a series of taps with one finger or with several. A contact is judged when it lifts, whatever other contacts
/// do. Fingers that may tap together are first judged as a `FingerGroup`.
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

    private(set) var state = State.idle
    /// The series while waiting or continuing.
    private(set) var series = TapSeries.blank
    private(set) var group = FingerGroup()
    /// For FAILED: the last tap, after its confirmation.
    var confirmed: ConfirmedTap?
    /// The lift of the last tap, of one finger or two, single or of a series.
    private(set) var lastLift = -Double.infinity

    var deadline: Double {
        let own: Double =
            switch state {
            case .idle: .infinity
            case .waiting: series.isPending ? series.tap.confirmation : .infinity
            case .continuing(_, let limit): series.isPending ? limit : .infinity
            }
        return min(own, group.deadline)
    }

    /// The same, whether or not that tap still waits for another finger.
    var lastTap: Double { group.holdsTap ? max(lastLift, group.tap.lift) : lastLift }

    /// Whether a lift may be a tap that is reported later, so that the content under it matters.
    var holdsTaps: Bool { mutating get { group.isOpen } }

    /// The length of the series that a landing continues; nil if it continues none.
    func count(continuedBy input: inout RecognizerInput) -> Int32? {
        // The landing releases the pair, and the held tap begins a series.
        if group.isWaiting { return group.holdsTap && group.isOpen(to: &input) ? 1 : nil }
        guard case .waiting = state, series.fingerCount == 1, series.tap.isOpen(to: &input)
        else { return nil }
        return series.count
    }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool {
        if group.isOpen { return true }
        // Without a limit the touch may become a quick zoom; that recognizer then decides.
        if case .continuing(_, let limit) = state { return limit < .infinity }
        return false
    }

    /// A finger may move too far for a tap.
    mutating func watch(_ input: inout RecognizerInput) -> Bool {
        if group.exceedsSlop(&input) { return true }
        // The contact that continues the series landed last.
        if case .continuing(_, let limit) = state, limit < .infinity {
            return input.exceedsTapSlop(input.last)
        }
        return false
    }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        let time = input.time
        switch input.trigger {
        case .down:
            land(&input)
        case .up:
            lift(&input)
        case .moved:
            if watch(&input) {
                if group.isOpen { input.whyNot(.fingersTap, moved: input.furthest) }
                releaseGroup(&input)
                if case .continuing = state {
                    if let kind = wanted(isSecond: true, &input) { input.whyNot(kind, moved: input.last, of: .last) }
                    confirm(&input)
                }
            }
        case .timeout:
            if time >= group.deadline {
                let isHeld = group.isHeld(input.thresholds.tap)
                input.whyNot(
                    .fingersTap, isHeld ? .held : .tooLate, bound: isHeld ? .twoFingerTapTime : .twoFingerLiftTime)
                releaseGroup(&input)
            }
            if time >= deadline {
                if isContinuing, let kind = wanted(isSecond: true, &input) {
                    input.whyNot(kind, .held, bound: .tapTime, of: .last)
                }
                confirm(&input)
            }
        case .removed:
            whyNotKept(&input)
            cancel(&input)
        case .cancelled:
            whyNotKept(&input)
            group.end()
            takeBack(&input)
        case .settings:
            break
        }
        return input.output.isEmpty ? .undecided : .emit
    }

    /// Confirms the taps so far, because another recognizer claims the contacts or the system has removed one.
    mutating func cancel(_ input: inout RecognizerInput) {
        releaseGroup(&input)
        confirm(&input)
    }

    /// Cancels the waiting tap, because the next touch zooms or the host cancelled all contacts.
    mutating func takeBack(_ input: inout RecognizerInput) { end(.cancelled, &input) }
}

// MARK: - Contacts

extension TapRecognizer {
    private mutating func land(_ input: inout RecognizerInput) {
        if case .groupBounce = input.contact.landingKind { return group.rejoin(input.contact) }
        if group.isWaiting { releaseGroup(&input) }
        whyNotContinued(&input)
        switch (state, input.contact.landingKind) {
        case (.idle, _):
            break
        case (.waiting, .afterTaps):
            // A quick zoom may begin at any time. If none does, the touch is a tap.
            let mayZoom = input.touches.count == 1 && input.thresholds.mayQuickZoom(input.contact)
            let limit = mayZoom ? .infinity : input.thresholds.tapLimit(of: input.contact)
            state = .continuing(by: input.contact.id, limit: limit)
        case (.waiting, .bounce):
            if series.isPending, series.tap.isOpen(to: &input) {
                state = .continuing(by: input.contact.id, limit: input.thresholds.tapLimit(of: input.contact))
            }
        case (.waiting, .fresh) where series.fingerCount > 1:
            // Several fingers may continue the series.
            break
        case (.waiting, .fresh), (.waiting, .groupBounce), (.waiting, .noTap), (.waiting, .pressed), (.continuing, _):
            confirm(&input)
        }
        group.land(&input)
    }

    private mutating func lift(_ input: inout RecognizerInput) {
        let isInPlace = input.contact.travel <= input.tapSlop(of: input.contact.tool)
        switch group.lift(&input, isInPlace: isInPlace) {
        case .held, .muted: return
        case .complete(let fingers): return addTogether(Int32(truncatingIfNeeded: fingers), &input)
        case .alone: releaseGroup(&input)
        }
        var (isNext, limit) = (false, input.thresholds.tapLimit(of: input.contact))
        if case .continuing(input.contact.id, let ownLimit) = state { (isNext, limit) = (true, ownLimit) }
        let isTap = isInPlace && input.sampleTime < limit
        switch input.contact.landingKind {
        case .fresh, .afterTaps, .groupBounce:
            if isTap { return add(LiftedTap(&input), fingerCount: 1, continues: isNext, &input) }
            whyNotTapped(isSecond: isNext, isInPlace: isInPlace, &input)
        case .bounce:
            if isTap { return prolong(&input) }
        case .noTap:
            if isTap, let kind = wanted(isSecond: isNext, &input) { input.whyNot(kind, .stopped) }
        case .pressed: break
        }
        if isNext { confirm(&input) }
    }

    /// Moves the end of the last tap to this lift, because its contact bounced.
    private mutating func prolong(_ input: inout RecognizerInput) {
        if case .idle = state { return }
        guard series.tap.isOpen(to: &input) else { return }
        series.tap.end(at: input.sampleTime, &input)
        state = .waiting
    }

    /// Adds the tap of all fingers of the group.
    private mutating func addTogether(_ fingerCount: Int32, _ input: inout RecognizerInput) {
        let tap = group.tap
        var continues = false
        if case .waiting = state {
            continues = series.fingerCount == fingerCount && series.tap.isOpen(at: tap.landingTime, tap.point, &input)
        }
        add(tap, fingerCount: fingerCount, continues: continues, &input)
    }

    /// Adds a tap of one finger or several, which may continue the series. `content` is the content point of a tap that
    /// lifted earlier.
    private mutating func add(
        _ tap: LiftedTap, on content: Vector? = nil, fingerCount: Int32, continues: Bool,
        _ input: inout RecognizerInput
    ) {
        var next = TapSeries(tap, fingerCount: fingerCount)
        if continues, series.count < .max { (next.count, next.doubles) = (series.count + 1, series.doubles) }
        if continues, next.count % 2 == 0, fingerCount == 1 { input.whyNot(isOff: .doubleTap) }
        end(continues && next.makesDoubleTap ? .cancelled : .ended, &input)
        next.report(on: content, &input)
        series = next
        state = .waiting
        lastLift = tap.lift
    }

    /// Gives up the tap of the group. The finger of a pair that has lifted has tapped alone.
    private mutating func releaseGroup(_ input: inout RecognizerInput) {
        if group.holdsTap { add(group.tap, on: group.content, fingerCount: 1, continues: false, &input) }
        group.end()
    }

    /// Confirms the waiting tap as a single tap.
    private mutating func confirm(_ input: inout RecognizerInput) {
        noteConfirmed(&input)
        end(.ended, &input)
    }

    /// Ends the series. If its tap waits for the confirmation, reports the end of TAP_PENDING.
    private mutating func end(_ phase: Phase, _ input: inout RecognizerInput) {
        if case .idle = state { return }
        if series.isPending { series.emit(.tapPending, phase, &input) }
        state = .idle
    }
}

extension TapRecognizer {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(tagged: &state)
        if case .idle = state {} else { series.serialize(with: &coder) }
        group.serialize(with: &coder)
        coder.code(&confirmed, blank: ConfirmedTap())
        coder.code(possiblyInfinite: &lastLift)
    }
}

extension TapRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .waiting: 1
        case .continuing: 2
        }
    }

    init(blank tag: Int) { self = placeholder(tag, [.idle, .waiting, .continuing(by: 0, limit: 0)]) }

    mutating func serializePayload(with coder: inout some StateCoder) {
        guard case .continuing(var contact, var limit) = self else { return }
        coder.code(&contact)
        coder.code(possiblyInfinite: &limit)
        self = .continuing(by: contact, limit: limit)
    }
}

extension TapSeries {
    /// A placeholder.
    static var blank: TapSeries { TapSeries(LiftedTap(Contact()), fingerCount: 1) }

    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&count)
        coder.code(&fingerCount)
        tap.serialize(with: &coder)
        coder.code(&doubles)
        coder.code(&isPending)
        if coder.isReading, !(1...5).contains(fingerCount) || count < 1 { coder.fail() }
    }
}

extension LiftedTap {
    mutating func serialize(with coder: inout some StateCoder) {
        landing.serialize(with: &coder)
        coder.code(touch: &point)
        coder.code(&tool)
        coder.code(time: &landingTime)
        coder.code(time: &lift)
        coder.code(time: &confirmation)
        coder.code(&gestures.rawValue)
        coder.code(&doubles)
    }
}
