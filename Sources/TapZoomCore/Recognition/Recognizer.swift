// SPDX-License-Identifier: MIT

/// A state machine that watches the contacts for its gestures. It is a value, its state is one enum, and its `handle`
/// is one total switch over state and input. Its file begins with its diagram.
protocol Recognizer {
    /// The first instant at which it would act without any further touch; infinity when it waits for none. Having
    /// acted, it has a later one or none.
    var deadline: Double { get }

    /// Whether a move may change anything for it.
    var heedsMoves: Bool { get }

    /// Takes an input and says what it makes of it. Gestures go to the end of `made`.
    mutating func handle(_ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList) -> Verdict

    /// Another recognizer has the contacts: nothing more until all are up. Unfinished gestures end.
    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList)
}

extension Recognizer {
    var deadline: Double { .infinity }

    /// It is out of its own accord.
    mutating func giveUp(_ input: @_addressable Input, _ made: inout MadeList) -> Verdict {
        lose(input.fingers, at: input.time, &made)
        return .go
    }
}

/// A recognizer whose gestures move the content. They change with every frame, so what costs time is left until
/// somebody asks: `handle` only says that they go on.
protocol Mover: Recognizer {
    /// What it has begun goes on: one gesture for each.
    func change(_ fingers: Fingers, _ made: inout MadeList)

    /// How fast what it has begun goes, when the fingers go at a rate.
    func flow(of rate: Rate, _ fingers: Fingers, _ rules: Rules) -> Flow
}

/// What recognizers hear.
struct Input {
    var time = 0.0
    var change = Change.time
    var fingers = Fingers()
    /// The contact that has landed or was lifted last.
    var contact = Contact()
    /// How fast all of them went together until the lift.
    var rate = Rate.still
    /// What a contact that has just landed may go on with.
    var landing = Landing.first
    /// Whose gesture is under way.
    var running: RoleSet = []
}

/// What happened.
enum Change {
    /// A contact landed; it is among those that are down.
    case down
    /// A frame's moves are in: see the fingers.
    case moved
    /// A contact was lifted; it is no longer among those that are down.
    case up
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
    /// Gestures that were claimed end, or what else is in the list.
    case go
    /// Gestures that were claimed go on: a `Mover` tells of them when it is asked.
    case change
}

extension MadeList {
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

extension Rules {
    /// What does not follow from the settings.
    mutating func pass(through archive: inout some Archive) {
        archive.pass(&canPan)
        archive.pass(&swipes)
        archive.pass(&landingStops)
        archive.pass(&doubleTapMatters)
    }
}
