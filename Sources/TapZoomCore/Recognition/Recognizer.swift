// SPDX-License-Identifier: MIT

/// A state machine that watches the contacts for its gestures. It is a value, its state is one enum, and its `handle`
/// is one total switch over state and input. Its file begins with its diagram.
protocol Recognizer {
    /// The first instant at which it would act without any further touch; infinity when it waits for none. Having
    /// acted, it has a later one or none.
    var deadline: Double { get }

    /// Takes an input and says what it makes of it.
    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict

    /// Another recognizer has the contacts: nothing more until all are up. Says how unfinished gestures end.
    mutating func lose(at time: Double, _ contacts: Contacts) -> Verdict
}

/// What recognizers hear.
struct Input {
    var time: Double
    var change: Change
    /// What a contact that has just landed may go on with.
    var landing: Landing
    /// Whose gesture is under way.
    var running: RoleSet
}

/// What happened.
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

/// What a landing may go on with.
enum Landing {
    case first
    /// So many taps in a row, the last of them just now and here.
    case afterTaps(Int32)
    /// The touch that has just ended: it landed sooner after the lift than a finger can.
    case bounce
}

/// What recognizers judge by, with lengths in view units.
struct Rules {
    var gestures: Gestures
    var tap: TapSettings
    var press: PressSettings
    /// A finger that drags would move the content, as things were when the last one landed.
    var canPan = false
    /// Somebody would notice a double tap that begins with the contact that is lifted: the host, or the zoom.
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
    /// These are mine: gestures begin, or happen at once. The arbiter may refuse.
    case claim(GestureList)
    /// Gestures that were claimed go on, or end.
    case go(GestureList)

    static func claim(_ gesture: Gesture) -> Verdict { .claim(GestureList(gesture)) }
    static func go(_ gesture: Gesture) -> Verdict { .go(GestureList(gesture)) }
}
