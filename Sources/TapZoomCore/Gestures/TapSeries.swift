// SPDX-License-Identifier: MIT

/// One contact or several that have lifted as a tap, with the settings of that instant.
struct LiftedTap {
    /// The landing; of several contacts, that of the first.
    var landing: Landing
    var landingTime: Double
    var point: Vector
    var lift = 0.0
    /// The first instant that is too late for a second tap.
    var confirmation = 0.0
    var gestures = GestureSet()
    /// Whether a second tap would have an effect.
    var doubles = false
    var tool: Tool

    /// Creates the tap of the contact of an input, which has lifted.
    init(_ input: inout RecognizerInput) {
        self.init(input.contact)
        end(at: input.sampleTime, &input)
        gestures = input.thresholds.gestures
        doubles = input.context.doubleTapHasEffect
    }

    init(_ contact: Contact) {
        landing = contact.landing
        landingTime = contact.landingTime
        point = contact.position
        tool = contact.tool
    }

    mutating func end(at time: Double, _ input: inout RecognizerInput) {
        lift = time
        confirmation = (time + input.thresholds.tap.doubleTapTime).nextUp
    }

    /// Whether a contact landed soon enough and close enough for the next tap of a series.
    func isOpen(at landingTime: Double, _ point: Vector, _ input: inout RecognizerInput) -> Bool {
        landingTime <= lift + input.thresholds.tap.doubleTapTime
            && point.distance(to: self.point) <= input.thresholds.tap.doubleTapDistance
    }

    /// The same for the contact of an input, which must be of the same tool.
    func isOpen(to input: inout RecognizerInput) -> Bool {
        input.contact.tool.kind == tool.kind
            && isOpen(at: input.contact.landingTime, input.contact.landingPosition, &input)
    }
}

/// A series of quick taps.
struct TapSeries {
    var count: Int32
    var fingerCount: Int32
    /// The last tap.
    var tap: LiftedTap
    /// Whether a second tap makes a double tap. The first lift decides it.
    var doubles: Bool
    /// Whether the only tap of the series waits for its confirmation as a single tap.
    var isPending = false

    /// Starts a series with a tap of one finger or several.
    init(_ tap: LiftedTap, fingerCount: Int32) {
        count = 1
        self.fingerCount = fingerCount
        self.tap = tap
        doubles = tap.doubles
    }

    /// Appends the gestures of the newest tap to the output of an input. `content`: see `Gesture.content`.
    mutating func report(on content: Vector?, _ input: inout RecognizerInput) {
        isPending = false
        if fingerCount > 1 { return input.output.append(gesture(.fingersTap, .discrete, at: input.time)) }
        if makesDoubleTap {
            return input.output.append(gesture(.doubleTap, .discrete, at: input.time))
        }
        if !tap.gestures.contains(.tap) {
            input.fail(.tap, isOff: .tap)
            return
        }
        var tapPending = gesture(.tapPending, .began, at: input.time)
        tapPending.content = content
        input.output.append(tapPending)
        isPending = doubles && tap.gestures.contains(.doubleTap)
        if !isPending { return input.output.append(gesture(.tapPending, .ended, at: input.time)) }
        // The deadline may have passed while the tap waited for another finger.
        tap.confirmation = max(tap.confirmation, input.time)
    }

    /// Whether the last tap is a DOUBLE_TAP of its series.
    var makesDoubleTap: Bool { count > 1 && fingerCount == 1 && doubles && tap.gestures.contains(.doubleTap) }

    func gesture(_ kind: EventKind, _ phase: Phase, at time: Double) -> Gesture {
        Gesture(
            kind: kind, phase: phase, time: time, point: tap.point, contactCount: fingerCount, tapCount: count,
            tool: tap.tool, landing: tap.landing)
    }
}

/// The last two lifts, for the debounce of landings. There are two, because two fingers may bounce. A pen never
/// continues the touch of a finger, nor a finger that of a pen. A mouse may be what a system makes of a finger.
struct LiftHistory {
    fileprivate struct Lift {
        var time: Double
        var point: Vector
        /// The velocity of the hand, if it matters.
        var velocity: PointerVelocity

        /// The longest time in seconds from a lift to a landing that continues its velocity.
        private static var maxGap: Double { 0.04 }

        /// Whether a landing that bounces continues the velocity of this lift: it is soon enough, and no further away
        /// than the tap slop and the way of the hand in between.
        func continues(with input: inout RecognizerInput) -> Bool {
            let gap = max(0, input.contact.landingTime - time)
            let slop = input.thresholds.tapSlop(of: input.contact.tool, canPan: input.context.canPan)
            return gap < Self.maxGap
                && input.contact.landingPosition.distance(to: point) <= slop + gap * velocity.focalPoint.length
        }
    }

    private var last: Lift?
    private var previous: Lift?

    mutating func append(_ contact: Contact, at time: Double, _ velocity: PointerVelocity) {
        (last, previous) = (Lift(time: time, point: contact.position, velocity: velocity), last)
    }

    mutating func removeAll() { (last, previous) = (nil, nil) }

    /// The relation of a landing to earlier touches. Each lift can have one bounce; the contacts continue its velocity.
    mutating func landing(
        of input: inout RecognizerInput, after tap: inout TapRecognizer, _ contacts: inout ContactTable
    ) -> LandingKind {
        if case .noTap = input.contact.landingKind { return .noTap }
        if input.isPenLikeHand, let lift = removeLift(before: &input) {
            contacts.noteBounce(after: lift.continues(with: &input) ? lift.velocity : .zero)
            return tap.holdsTap(before: &input) ? .groupBounce : .bounce
        }
        if input.context.stopsMotion { return .noTap }
        return tap.count(continuedBy: &input).map { .afterTaps($0) } ?? .fresh
    }

    /// Removes the lift from which a landing bounces, and returns it; nil if there is none.
    private mutating func removeLift(before input: inout RecognizerInput) -> Lift? {
        let (last, previous) = (last, previous)
        if isBounce(of: last, &input) {
            (self.last, self.previous) = (previous, nil)
            return last
        }
        guard isBounce(of: previous, &input) else { return nil }
        self.previous = nil
        return previous
    }

    private func isBounce(of lift: Lift?, _ input: inout RecognizerInput) -> Bool {
        guard let lift else { return false }
        return input.contact.landingTime < lift.time + input.thresholds.tap.tapDebounceTime
            && input.contact.landingPosition.distance(to: lift.point) <= input.thresholds.tap.doubleTapDistance
    }
}

extension LiftHistory.Lift: BitCodable {
    mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }
}

extension LiftHistory {
    mutating func serialize(with coder: inout some StateCoder) {
        let blank = Lift(time: 0, point: .zero, velocity: .zero)
        coder.code(&last, blank: blank)
        coder.code(&previous, blank: blank)
    }
}
