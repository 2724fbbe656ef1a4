// SPDX-License-Identifier: MIT

/// An input of the recognizers.
struct RecognizerInput {
    var time = 0.0
    var touches = TouchSummary()
    /// Of the contacts that are down, those that landed first and last. A frame of moves sets them only if a recognizer
    /// that reads them watches.
    var first = Contact.Progress()
    var last = Contact.Progress()
    /// That of the contact table.
    var landing = Landing.none
    /// The contact that landed, lifted or was cancelled last.
    var contact = Contact()
    /// The content point from which that contact lifts, if `TapRecognizer.holdsTaps`.
    var content = Vector.zero
    /// The velocity of the hand if that contact lifted; otherwise still.
    var handVelocity = HandVelocity.still
    var trigger = Trigger.timeout
    /// The camera's facts about the touch.
    var context = TouchContext()
    /// The recognizers whose gesture is under way.
    var running: RecognizerSet = []
    /// How late the sample of that contact is.
    var lateness = 0.0

    /// The own time of the sample of that contact, by which durations count.
    var sampleTime: Double { time - lateness }
}

/// The cause of an input.
enum Trigger {
    /// A contact landed; `touches` includes it.
    case down
    /// A frame of moves is complete; `touches` has its pose.
    case moved
    /// A contact lifted; `touches` no longer includes it.
    case up
    /// The system took a contact away; `touches` no longer includes it. Nothing comes of it, and the others go on.
    case removed
    /// The host cancelled all contacts: gestures under way are void.
    case cancelled
    /// A deadline is due.
    case timeout
    /// The thresholds have changed: gestures under way count from here.
    case settings

    /// The trigger of a contact's phase.
    @inline(__always)
    init(_ phase: TouchPhase) {
        switch phase {
        case .began: self = .down
        case .moved: self = .moved
        case .ended: self = .up
        case .cancelled: self = .removed
        }
    }

    /// Deltas count from this input.
    @_transparent
    var rebases: Bool { self != .moved && self != .timeout }
}
