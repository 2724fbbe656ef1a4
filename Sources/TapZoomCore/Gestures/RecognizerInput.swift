// SPDX-License-Identifier: MIT

/// An input of the recognizers.
struct RecognizerInput {
    var time = 0.0
    var touches = TouchSummary()
    /// The contacts that are down and landed first and last. A frame of moves sets them only if a recognizer watches
    /// that reads them.
    var first = Contact.Progress()
    var last = Contact.Progress()
    /// The landing in the contact table.
    var landing = Landing.none
    /// The contact that landed, lifted or was cancelled last.
    var contact = Contact()
    /// The content point from which that contact lifts; valid if `TapRecognizer.holdsTaps`.
    var content = Vector.zero
    /// The velocity of the hand if that contact lifted; otherwise still.
    var handVelocity = HandVelocity.still
    var trigger = Trigger.timeout
    /// The camera's facts about the touch.
    var context = TouchContext()
    /// The recognizers with a gesture under way.
    var running: RecognizerSet = []
    /// Seconds by which the sample of that contact is late.
    var lateness = 0.0

    /// The own time of the sample of that contact. Durations count by it.
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
    /// The system took a contact; `touches` no longer includes it. It makes no gesture, and the other contacts go on.
    case removed
    /// The host cancelled all contacts and the gestures under way.
    case cancelled
    /// A deadline is due.
    case timeout
    /// The thresholds have changed. Gestures under way count from this input.
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

    /// Whether deltas count from this input.
    @_transparent
    var rebases: Bool { self != .moved && self != .timeout }
}
