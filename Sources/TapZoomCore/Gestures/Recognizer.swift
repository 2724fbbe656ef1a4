// SPDX-License-Identifier: MIT

/// A state machine that watches the contacts for its gestures. It is a value, its state is one enum, and its `handle`
/// is one total switch over state and input. Its file begins with its diagram.
protocol Recognizer {
    /// The first instant at which it would act without any further touch; infinity when it waits for none. Having
    /// acted, it has a later one or none.
    var deadline: Double { get }

    /// Whether a move may change anything for it.
    var wantsMoves: Bool { get }

    /// Takes an input and says what it makes of it. Gestures go to the end of `output`.
    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome

    /// Another recognizer has the contacts: nothing more until all are up. Unfinished gestures end.
    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output)
}

extension Recognizer {
    var deadline: Double { .infinity }

    /// The recognizer fails by itself.
    mutating func fail(_ input: @_addressable RecognizerInput, _ output: inout Output) -> Outcome {
        cancel(input.touches, at: input.time, &output)
        return .emit
    }
}

/// A recognizer whose gestures move the content. They change with every frame, so what costs time is left until
/// somebody asks: `handle` only says that they go on.
protocol ContinuousRecognizer: Recognizer {
    /// What it has begun goes on: one gesture for each.
    func emitChanges(_ touches: TouchSummary, _ output: inout Output)

    /// How fast what it has begun goes, when the fingers go at a rate.
    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
}

/// What recognizers hear.
struct RecognizerInput {
    var time = 0.0
    var trigger = Trigger.timeout
    var touches = TouchSummary()
    /// The contact that has landed or was lifted last.
    var contact = Contact()
    /// How fast all of them went together until the lift.
    var handVelocity = HandVelocity.still
    /// What a contact that has just landed may go on with.
    var context = TouchDownContext.fresh
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
    /// The rules are others: what has begun counts from here.
    case settings

    /// What fingers do counts from here.
    var rebases: Bool {
        switch self {
        case .down, .up, .cancelled, .settings: true
        case .moved, .timeout: false
        }
    }
}

/// What a landing may go on with.
enum TouchDownContext {
    case fresh
    /// So many taps in a row, the last of them just now and here.
    case afterTaps(Int32)
    /// The touch that has just ended: it landed sooner after the lift than a finger can.
    case bounce
    /// The view was moving fast, and this touch has stopped it. That is all that it is for, unless it moves.
    case stopsMotion
}

/// What recognizers judge by, with lengths in view units.
struct Thresholds {
    var gestures: GestureSet
    var tap: TapSettings
    var press: PressSettings
    var pan: PanSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    /// A finger that drags would move the content, as things were when the last one landed.
    var canPan = false
    /// The edges that a finger which landed then may pull by a swipe.
    var swipeEdges = LimitSet()
    /// The contact that has just landed stopped a view that moved fast.
    var landingStops = false
    /// Somebody would notice a double tap that begins with the contact that is lifted: the host, or the zoom.
    var doubleTapMatters = true

    init(_ settings: Settings) {
        var settings = settings
        // Without a slop the fingers zoom exactly, unless they nearly coincide.
        let leastSpan = 1.0
        let minSpan = settings.pinch.pinchMinSpan
        settings.pinch.pinchMinSpan = settings.pinch.pinchSlop > 0 ? max(minSpan, leastSpan) : leastSpan
        let units = settings.inViewUnits()
        gestures = settings.noticedGestures
        tap = units.tap
        press = units.press
        pan = units.pan
        pinch = units.pinch
        swipe = units.swipe
    }

    /// Other settings, for contacts that landed before.
    func adopting(_ settings: Settings) -> Thresholds {
        var thresholds = Thresholds(settings)
        (thresholds.canPan, thresholds.swipeEdges) = (canPan, swipeEdges)
        thresholds.doubleTapMatters = doubleTapMatters
        return thresholds
    }

    /// Whether fingers that are down move the view otherwise than by other rules.
    func movesOtherwise(than other: Thresholds, _ tool: Tool) -> Bool {
        gestures != other.gestures || pinch != other.pinch || pan != other.pan
            || slop(of: tool) != other.slop(of: tool)
    }

    /// How far fingers move before they drag: where there is nothing to drag, only once they cannot be a tap any more.
    @inline(never)
    func slop(of tool: Tool) -> Double {
        let taps: GestureSet = [.tap, .doubleTap, .twoFingerTap]
        if canPan || pan.panSlop == 0 || gestures.isDisjoint(with: taps) { return pan.panSlop }
        return max(pan.panSlop, tap.slop(of: tool, canPan: false))
    }

    /// Whether a touch may be the one of a quick zoom, however long it stays down.
    func isHeld(in context: TouchDownContext) -> Bool {
        guard case .afterTaps(1) = context else { return false }
        return gestures.contains(.quickZoom)
    }
}

/// What a recognizer makes of an input.
enum Outcome {
    /// Nothing so far.
    case undecided
    /// These are mine: gestures begin, or happen at once. The arbiter may refuse.
    case claim
    /// Gestures that were claimed end, or what else is in the list.
    case emit
    /// Gestures that were claimed go on: a `ContinuousRecognizer` tells of them when it is asked.
    case update
}

extension Output {
    mutating func claim(_ gesture: Gesture) -> Outcome {
        append(gesture)
        return .claim
    }

    /// nil is nothing.
    mutating func emit(_ gesture: Gesture?) -> Outcome {
        guard let gesture else { return .undecided }
        append(gesture)
        return .emit
    }
}

extension Thresholds {
    /// What does not follow from the settings.
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&canPan)
        coder.code(&swipeEdges)
        coder.code(&landingStops)
        coder.code(&doubleTapMatters)
    }
}
