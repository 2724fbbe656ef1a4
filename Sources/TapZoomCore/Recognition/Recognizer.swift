// SPDX-License-Identifier: MIT

/// A state machine that watches the contacts for its gestures. It is a value, its state is one enum, and its `handle`
/// is one total switch over state and input. Its file begins with its diagram.
protocol Recognizer {
    /// The first instant at which it would act without any further touch; infinity when it waits for none. Having
    /// acted, it has a later one or none.
    var deadline: Double { get }

    /// Takes an input and says what it makes of it. Gestures go to the end of `made`.
    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict

    /// Another recognizer has the contacts: nothing more until all are up. Unfinished gestures end.
    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList)
}

extension Recognizer {
    /// It is out of its own accord.
    mutating func giveUp(_ input: Input, _ contacts: Contacts, _ made: inout GestureList) -> Verdict {
        lose(at: input.time, contacts, &made)
        return .go
    }
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
    /// A contact was lifted; it is no longer among those that are down. How fast all of them went together until then.
    case up(Contact, Rate)
    /// The system took a contact, or all of them: what was going on is void.
    case cancelled
    /// Time passed.
    case time
    /// The rules are others: what has begun counts from here.
    case rules

    /// What fingers do counts from here.
    var regroups: Bool {
        switch self {
        case .down, .up, .cancelled, .rules: true
        case .moved, .time: false
        }
    }
}

/// What a landing may go on with.
enum Landing {
    case first
    /// So many taps in a row, the last of them just now and here.
    case afterTaps(Int32)
    /// The touch that has just ended: it landed sooner after the lift than a finger can.
    case bounce
    /// The view was moving fast, and this touch has stopped it. That is all that it is for, unless it moves.
    case stop
}

/// What recognizers judge by, with lengths in view units.
struct Rules {
    var gestures: Gestures
    var tap: TapSettings
    var press: PressSettings
    var drag: DragSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    /// A finger that drags would move the content, as things were when the last one landed.
    var canPan = false
    /// The ways in which a finger that landed then may swipe.
    var swipes = Directions()
    /// The contact that has just landed stopped a view that moved fast.
    var landingStops = false
    /// Somebody would notice a double tap that begins with the contact that is lifted: the host, or the zoom.
    var doubleTapMatters = true

    init(_ settings: Settings) {
        let unit = settings.pointsPerUnit
        gestures = settings.noticedGestures
        tap = settings.tap.inUnits(pointsPerUnit: unit)
        press = settings.press.inUnits(pointsPerUnit: unit)
        drag = settings.drag.inUnits(pointsPerUnit: unit)
        pinch = settings.pinch.inUnits(pointsPerUnit: unit)
        swipe = settings.swipe.inUnits(pointsPerUnit: unit)
    }

    /// Other settings, for contacts that landed before.
    func adopting(_ settings: Settings) -> Rules {
        var rules = Rules(settings)
        (rules.canPan, rules.swipes, rules.doubleTapMatters) = (canPan, swipes, doubleTapMatters)
        return rules
    }

    /// Whether fingers that are down move the view otherwise than by other rules.
    func movesOtherwise(than other: Rules, _ tool: Tool) -> Bool {
        gestures != other.gestures || pinch != other.pinch || drag != other.drag
            || slop(of: tool) != other.slop(of: tool)
    }

    /// How far fingers move before they drag: where there is nothing to drag, only once they cannot be a tap any more.
    @inline(never)
    func slop(of tool: Tool) -> Double {
        let taps: Gestures = [.tap, .doubleTap, .twoFingerTap]
        if canPan || drag.slop == 0 || gestures.isDisjoint(with: taps) { return drag.slop }
        return max(drag.slop, tap.travel(of: tool, canPan: false))
    }

    /// Whether a touch may be the one of a quick zoom, however long it stays down.
    func isHeld(after landing: Landing) -> Bool {
        guard case .afterTaps(1) = landing else { return false }
        return gestures.contains(.quickZoom)
    }
}

/// What a recognizer makes of an input.
enum Verdict {
    /// Nothing so far.
    case undecided
    /// These are mine: gestures begin, or happen at once. The arbiter may refuse.
    case claim
    /// Gestures that were claimed go on, or end.
    case go
}

extension GestureList {
    mutating func claim(_ gesture: Gesture) -> Verdict {
        append(gesture)
        return .claim
    }

    /// nil is nothing.
    mutating func go(_ gesture: Gesture?) -> Verdict {
        guard let gesture else { return .undecided }
        append(gesture)
        return .go
    }
}
