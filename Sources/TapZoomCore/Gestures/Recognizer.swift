// SPDX-License-Identifier: MIT

/// A state machine that recognizes gestures of the contacts. A recognizer is a value, its state is one enum, and its
/// `handle` is one total switch over state and input. Its file begins with its diagram. The diagrams leave out the
/// host's cancel, after which every recognizer is idle.
///
/// Values that change every frame are stored next to the enum, not in its payloads. They are valid only in the states
/// that their comments name.
protocol Recognizer {
    /// The first time at which the recognizer acts without further input; infinity if there is none. After acting, the
    /// recognizer has a later deadline or none.
    var deadline: Double { get }

    /// Whether a move may begin or end a gesture.
    func watchesMoves(_ input: inout RecognizerInput) -> Bool

    /// Whether every move changes a gesture of the recognizer.
    func isFollowing(_ input: inout RecognizerInput) -> Bool

    /// Notes a frame of moves. Returns whether the recognizer acts on it; `handle` then decides. A call of `watch`
    /// never changes the outcome of `handle`.
    mutating func watch(_ input: inout RecognizerInput) -> Bool

    /// Handles an input and returns the outcome. Gestures are appended to `input.output`.
    mutating func handle(_ input: inout RecognizerInput) -> Outcome

    /// Ends the gestures that have begun and becomes idle, because another recognizer owns the contacts or this one
    /// fails.
    mutating func cancel(_ input: inout RecognizerInput)
}

extension Recognizer {
    var deadline: Double { .infinity }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool { false }

    func isFollowing(_ input: inout RecognizerInput) -> Bool { false }

    mutating func watch(_ input: inout RecognizerInput) -> Bool { false }
}

/// A recognizer with gestures that move the content. They change with every frame, so `handle` returns only `.update`,
/// and `appendChanges` returns their kinds when the host polls. Each has a function `follow` for a frame that only
/// continues them; `handle` and the arbiter call it.
protocol ContinuousRecognizer: Recognizer {
    /// Appends the kinds of the gestures that have begun, in the order in which they began.
    func appendChanges(to changes: inout GestureChanges)

    /// The velocity of the recognizer's gestures for a velocity of the hand. It reads of the input only the settings,
    /// because a host may read a velocity at any time, also in two threads.
    func velocity(
        of pointerVelocity: PointerVelocity, _ touches: TouchSummary, _ input: inout RecognizerInput
    ) -> TransformVelocity
}

/// The answer of a recognizer to an input.
enum Outcome {
    /// No gesture yet.
    case undecided
    /// The gestures in `input.output` begin, or are discrete. The arbiter may refuse the claim.
    case claim
    /// Claimed gestures end, or `input.output` holds gestures that need no claim.
    case emit
    /// The arbiter cancels the recognizer, which then receives no input until all contacts are up. The gestures in
    /// `input.output` are still emitted.
    case fail
    /// Claimed gestures have changed; `appendChanges` of a `ContinuousRecognizer` returns them later.
    case update
    /// No gesture yet, but the contacts move nothing else: pans and pinches are cancelled until `release`.
    case hold
    case release
}

extension Output {
    mutating func claim(_ gesture: Gesture) -> Outcome {
        append(gesture)
        return .claim
    }

    /// Emits a gesture; nil makes the outcome undecided.
    mutating func emit(_ gesture: Gesture?) -> Outcome {
        guard let gesture else { return .undecided }
        append(gesture)
        return .emit
    }
}

/// An input of the recognizers.
struct RecognizerInput {
    /// The rules of the recognizers. Only `Engine.enforce` sets them.
    var thresholds: Thresholds
    var time = 0.0
    var touches = TouchSummary()
    /// The contacts that are down and landed first and last. A frame of moves sets them only if a recognizer watches
    /// that reads them.
    var first = Contact.Progress()
    var last = Contact.Progress()
    /// The one of all contacts that are down that has moved furthest; set only if the host polls FAILED.
    var furthest = Contact.Progress()
    /// The landing in the contact table.
    var landing = Landing.none
    /// The contact that landed, lifted or was cancelled last.
    var contact = Contact()
    /// Whether all contacts that are down are fingers, at a landing.
    var isOnlyFingers = true
    /// The content point from which that contact lifts; valid if `TapRecognizer.holdsTaps`.
    var content = Vector.zero
    /// The velocity of the hand if that contact lifted; otherwise still.
    var pointerVelocity = PointerVelocity.zero
    var trigger = Trigger.timeout
    /// The camera's facts about the touch.
    var context = TouchContext()
    /// The recognizers with a gesture under way.
    var running: RecognizerSet = []
    /// Seconds by which the sample of that contact is late.
    var lateness = 0.0
    /// The first lift of a hand that zooms or turns the content, since the last landing.
    var firstLift = FirstLift()
    /// The point about which the fingers zoom and turn, if such a lift is this input; nil if it is not among them.
    var stillPoint: Vector?
    /// The gestures of the recognizer that handles this input.
    var output = Output()
    // For FAILED; set only if the host polls it.
    /// The gestures that do not come, by this input.
    var failures = InlineList<8, Failure>(blank: Failure(gesture: .tap, reason: .none))
    /// The pose before a landing or a lift.
    var previousPose = PointerPose(time: 0, focalPoint: .zero, radius: 0, angle: 0)
    /// The reason why the contact that lifts could not move the view, as the host's; `none` for one of the view.
    var denial = FailureReason.none
    /// Why a contact is removed, or all are cancelled; without the gesture.
    var taking = Failure.cancelled

    /// Forgets everything but the settings.
    mutating func reset() {
        output.removeAll()
        failures.removeAll()
        previousPose = PointerPose(time: 0, focalPoint: .zero, radius: 0, angle: 0)
        (denial, taking) = (.none, .cancelled)
        (time, touches) = (0, TouchSummary())
        (first, last, furthest) = (Contact.Progress(), Contact.Progress(), Contact.Progress())
        (landing, contact, content, pointerVelocity) = (.none, Contact(), .zero, .zero)
        (trigger, context, running, lateness) = (.timeout, TouchContext(), [], 0)
        (firstLift, stillPoint) = (FirstLift(), nil)
    }

    /// `Thresholds.liftSlop`, beyond the way on which the remaining finger goes on as before.
    var liftSlop: Double {
        thresholds.liftSlop + max(0, touches.pose.time - firstLift.time) * firstLift.speed
    }

    /// Whether a number of fingers zoom and turn about a fixed point, and do not pan.
    func holdsCenter(with fingers: Int) -> Bool {
        thresholds.center != nil && fingers > 1 && (thresholds.zooms || thresholds.rotates)
    }

    /// The own time of the sample of that contact. Durations count by it.
    var sampleTime: Double { time - lateness }

    /// Seconds that that contact has been down.
    var duration: Double { sampleTime - contact.landingTime }

    /// The slop of a pan with a tool.
    mutating func slop(of tool: Tool) -> Double { thresholds.slop(of: tool, canPan: context.canPan) }

    /// The travel that a tap and a long press allow a tool.
    mutating func tapSlop(of tool: Tool) -> Double { thresholds.tapSlop(of: tool, canPan: context.canPan) }

    /// Whether a contact has moved too far for a tap.
    mutating func exceedsTapSlop(_ contact: Contact.Progress) -> Bool {
        contact.travel > tapSlop(of: contact.tool)
    }

    /// The slop of a rotation, or the larger one that leaves a detent.
    var rotateSlop: Double {
        let settings = thresholds.pinch
        return context.isInDetent ? max(settings.rotateSlop, settings.rotateSlopSnapped) : settings.rotateSlop
    }

    /// Whether that contact and the contact that landed first are both pens, or both not.
    var isPenLikeHand: Bool { contact.tool.isPen == touches.tool.isPen }
}

/// The first lift of fingers that zoom or turn the content; the others follow in its grace time. A finger that has
/// spread or turned does not stop at once.
struct FirstLift: BitCodable {
    var time = 0.0
    /// The speed of the only finger that is left, if the fingers moved apart or together, or one rested.
    var speed = 0.0

    mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }
}

/// The camera's facts about a touch, for the recognizers.
struct TouchContext {
    /// Whether a pan would move the content, as of the last landing. `swipeEdges` and `stopsMotion` are of that
    /// instant, too.
    var canPan = false
    /// Whether the fingers pan without a slop, by the flag of a sample.
    var skipsSlop = false
    /// The edges that the content has reached. Only there does a swipe turn the page.
    var swipeEdges = LimitSet()
    /// Whether the landing stopped a fast motion of the view.
    var stopsMotion = false
    /// Whether a rotation leaves a detent, beyond the slop of one.
    var isInDetent = false
    /// Whether a double tap that begins with the contact that lifted last would send an event that the host polls, or
    /// zoom.
    var doubleTapHasEffect = true

    mutating func serialize(with coder: inout some StateCoder) {
        var flags: UInt8 =
            (canPan ? 1 : 0) | (skipsSlop ? 2 : 0) | (stopsMotion ? 4 : 0) | (doubleTapHasEffect ? 8 : 0)
            | (isInDetent ? 16 : 0)
        coder.code(&flags)
        coder.code(&swipeEdges)
        if flags > 31 { coder.fail() }
        (canPan, skipsSlop, stopsMotion, doubleTapHasEffect, isInDetent) = (
            flags & 1 != 0, flags & 2 != 0, flags & 4 != 0, flags & 8 != 0, flags & 16 != 0
        )
    }
}

/// The cause of an input.
enum Trigger {
    /// A contact landed; `touches` includes it.
    case down
    /// A frame of moves is complete; `touches` has its pose.
    case moved
    /// A contact lifted; `touches` no longer includes it.
    case up
    /// The system took a contact; `touches` no longer includes it. It makes no gesture, and the other contacts go on.
    case removed
    /// The host cancelled all contacts and the gestures under way.
    case cancelled
    /// A deadline is due.
    case timeout
    /// The thresholds have changed. Gestures under way count from this input.
    case settings

    /// The trigger of a contact's phase.
    init(_ phase: TouchPhase) {
        switch phase {
        case .began: self = .down
        case .moved: self = .moved
        case .ended: self = .up
        case .cancelled: self = .removed
        }
    }

    /// Whether deltas count from this input.
    var rebases: Bool { self != .moved && self != .timeout }
}
