// SPDX-License-Identifier: MIT

/// The debounce of landings: a contact that lands near a lift, sooner than a finger can land again, has bounced. The
/// lift has taken effect, so the landing continues each of its effects where that is:
///
/// - the velocity of the hand in `VelocityTracker.noteBounce`, so that the next lift may fling;
/// - a drag without a slop in `PanRecognizer`, to which the fling that the landing catches adds nothing;
/// - a tap in `TapRecognizer.prolong`: it ends with the next lift;
/// - the tap of several fingers in `FingerGroup.rejoin`: the contact is again one of them.
///
/// Otherwise it counts as the landing of a touch that makes no tap. The debounce knows the last two lifts, because two
/// fingers may bounce. A pen never continues the touch of a finger, nor a finger that of a pen. A mouse may be what a
/// system makes of a finger.
struct Debounce {
    fileprivate struct Lift {
        var time: Double
        var point: Vector
        /// The velocity of the hand, if it matters.
        var velocity: PointerVelocity
        /// The raw value of the kind of the tool.
        var tool: Double

        /// The longest time in seconds from a lift to a landing that continues its velocity.
        private static var maxGap: Double { 0.04 }

        /// Whether a landing that bounces continues the velocity of this lift: it is soon enough, and no further away
        /// than the tap slop and the way of the hand in between.
        func continues(with input: inout RecognizerInput) -> Bool {
            let gap = max(0, input.contact.landingTime - time)
            let slop = input.tapSlop(of: input.contact.tool)
            return gap < Self.maxGap
                && input.contact.landingPosition.distance(to: point) <= slop + gap * velocity.focalPoint.length
        }
    }

    private var last: Lift?
    private var previous: Lift?

    mutating func append(_ contact: Contact, at time: Double, _ velocity: PointerVelocity) {
        let tool = Double(contact.tool.kind.rawValue)
        (last, previous) = (Lift(time: time, point: contact.position, velocity: velocity, tool: tool), last)
    }

    /// Notes a landing and returns its relation to earlier touches. Each lift can have one bounce; the contacts
    /// continue its velocity.
    mutating func noteLanding(
        of input: inout RecognizerInput, after tap: inout TapRecognizer, _ contacts: inout ContactTable
    ) -> LandingKind {
        if case .noTap = input.contact.landingKind { return .noTap }
        if input.isPenLikeHand, let lift = removeLift(before: &input) {
            contacts.noteBounce(after: lift.continues(with: &input) ? lift.velocity : .zero)
            return tap.group.isOpen(to: &input) ? .groupBounce : .bounce
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
        // Equal times are those of a slow frame: no contact bounces in no time. But a system may make a mouse of it.
        if input.contact.landingTime == lift.time, Double(input.contact.tool.kind.rawValue) == lift.tool {
            return false
        }
        return input.contact.landingTime < lift.time + input.thresholds.tap.tapDebounceTime
            && input.contact.landingPosition.distance(to: lift.point) <= input.thresholds.tap.doubleTapDistance
    }
}

extension Debounce.Lift: BitCodable {
    mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }
}

extension Debounce {
    mutating func serialize(with coder: inout some StateCoder) {
        let blank = Lift(time: 0, point: .zero, velocity: .zero, tool: 0)
        coder.code(&last, blank: blank)
        coder.code(&previous, blank: blank)
    }
}
