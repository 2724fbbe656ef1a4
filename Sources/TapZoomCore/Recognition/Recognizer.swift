// SPDX-License-Identifier: MIT

/// A state machine that watches the contacts for one gesture. It is a value, its state is one enum, and its `handle` is
/// one total switch over state and input. Its file begins with its diagram.
protocol Recognizer {
    /// The first instant at which it would act without any further touch; infinity when it waits for none.
    var deadline: Double { get }

    /// Takes an input and says what it makes of it.
    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict

    /// Another recognizer has claimed the contacts: nothing more until all are up. Says how an unfinished gesture ends.
    mutating func lose(at time: Double, _ contacts: Contacts) -> Verdict
}

/// What recognizers hear, and when it happened.
struct Input {
    var time: Double
    var change: Change

    enum Change {
        /// A contact landed; it is among those that are down.
        case down(Contact)
        /// A frame's moves are in: see the contacts.
        case moved
        /// A contact was lifted; it is no longer among those that are down.
        case up(Contact)
        /// The system took a contact, or all of them: what was going on is void.
        case cancelled
        /// Time passed.
        case time
    }
}

/// What recognizers judge by, with lengths in view units.
struct Rules {
    var gestures: Gestures
    var tap: TapSettings
    var press: PressSettings
    /// A finger that drags would move the content.
    var canPan = false
    /// Somebody would notice a double tap: the host, or the zoom.
    var doubleTapMatters = true

    init(_ settings: Settings) {
        gestures = settings.noticedGestures
        tap = settings.tap.inUnits(pointsPerUnit: settings.pointsPerUnit)
        press = settings.press.inUnits(pointsPerUnit: settings.pointsPerUnit)
    }
}

/// What a recognizer makes of an input.
enum Verdict {
    /// Nothing so far.
    case undecided
    /// This is mine: the gesture begins, or happens at once. The arbiter may refuse.
    case claim(Gesture)
    /// A gesture that was claimed goes on, or ends.
    case go(Gesture)
}
