// SPDX-License-Identifier: MIT

/// What recognizers hear.
struct RecognizerInput {
    var time = 0.0
    var trigger = Trigger.timeout
    var touches = TouchSummary()
    /// The contact that has landed or was lifted last.
    var contact = Contact()
    /// How fast all of them went together until the lift.
    var handVelocity = HandVelocity.still
    /// What a contact that has just landed may continue.
    var touchDown = TouchDownContext.fresh
    /// What the view was doing under it.
    var context = TouchContext()
    /// Whose gesture is under way.
    var running: RecognizerSet = []
}

/// What happened.
enum Trigger {
    /// A contact landed; it is among those that are down.
    case down
    /// A frame's moves are in: see the fingers.
    case moved
    /// A contact was lifted; it is no longer among those that are down.
    case up
    /// The system took a contact, or all of them: what was going on is void.
    case cancelled
    /// Time passed.
    case timeout
    /// The thresholds have changed: what has begun counts from here.
    case settings

    /// What happens to a contact.
    @inline(__always)
    init(_ phase: TouchPhase) {
        switch phase {
        case .began: self = .down
        case .moved: self = .moved
        case .ended: self = .up
        case .cancelled: self = .cancelled
        }
    }

    /// What fingers do counts from here.
    @_transparent
    var rebases: Bool { self != .moved && self != .timeout }
}
