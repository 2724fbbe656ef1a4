// SPDX-License-Identifier: MIT

/// Decides who owns the contacts and who may run together. The only place that emits gestures.
///
/// Every recognizer hears every input, but of moves only if it heeds them. The first to claim the contacts has them;
/// those that the table in `Role` does not let run beside it lose: they hear so once, and are out until all contacts
/// are up. So does one whose claim the table refuses. A recognizer joins with its row in that table, its lines in
/// `handle`, `review` and `lose`, and its part of `pass(through:)`.
struct Arbiter {
    /// What the last input made.
    private(set) var gestures = GestureList()
    /// Those whose gestures have gone on, of which nobody has asked yet.
    private(set) var changed: RoleSet = []
    /// What a recognizer makes while it is asked.
    private var made = MadeList()
    private var tap = Tap()
    private var quickZoom = QuickZoom()
    private var pinch = Pinch()
    private var drag = Drag()
    private var press = Press()
    private var swipe = Swipe()
    /// What the recognizers hear.
    private var input = Input()
    /// Those whose gesture has begun and not ended.
    private(set) var running: RoleSet = []
    /// Those for whom moves matter.
    private var watching: RoleSet = []
    /// The first instant at which something happens without any further touch.
    private(set) var deadline = Double.infinity

    /// What the fingers do to the content since one last came or went; nil when nothing.
    var grip: Grip? {
        @inline(__always) get {
            if running.isDisjoint(with: .movers) { return nil }
            if let grip = quickZoom.grip { return grip }
            guard let twist = pinch.twist else { return drag.stroke.map { Grip(from: $0.from, to: $0.to) } }
            let stroke = drag.stroke ?? .still(at: twist.anchor)
            return Grip(from: stroke.from, to: stroke.to, factor: twist.factor, turn: twist.turn)
        }
    }

    /// Where a contact landed or was lifted last.
    var lastPoint: Vector { input.contact.position }

    /// A contact landed or was lifted: what `handle` is about to tell of.
    mutating func note(_ contact: Contact, _ rate: Rate) {
        input.contact = contact
        input.rate = rate
    }

    @inline(__always)
    mutating func handle(_ change: Change, at time: Double, _ fingers: Fingers, _ rules: @_addressable Rules) {
        gestures.removeAll()
        changed = []
        input.time = time
        input.change = change
        input.fingers = fingers
        input.running = running
        if change == .down { input.landing = tap.landing(of: input.contact, rules) }
        // A move alone changes nobody's state, and others have nothing to do with it.
        var acts = change != .moved
        let asked = change == .moved ? watching : .all
        if asked.contains(.tap) { weigh(tap.handle(input, rules, &made), of: .tap, &acts) }
        if asked.contains(.quickZoom) { weigh(quickZoom.handle(input, rules, &made), of: .quickZoom, &acts) }
        if asked.contains(.pinch) { weigh(pinch.handle(input, rules, &made), of: .pinch, &acts) }
        if asked.contains(.drag) { weigh(drag.handle(input, rules, &made), of: .drag, &acts) }
        if asked.contains(.press) { weigh(press.handle(input, rules, &made), of: .press, &acts) }
        if asked.contains(.swipe) { weigh(swipe.handle(input, rules, &made), of: .swipe, &acts) }
        if acts { review() }
    }

    /// Whoever has changed its state may wait for something else now.
    @inline(never)
    private mutating func review() {
        deadline = min(min(tap.deadline, press.deadline), min(drag.deadline, pinch.deadline))
        watching = []
        if tap.heedsMoves { watching.insert(.tap) }
        if quickZoom.heedsMoves { watching.insert(.quickZoom) }
        if pinch.heedsMoves { watching.insert(.pinch) }
        if drag.heedsMoves { watching.insert(.drag) }
        if press.heedsMoves { watching.insert(.press) }
        if swipe.heedsMoves { watching.insert(.swipe) }
    }

    /// A command takes the view from the fingers: what they do to it is over.
    mutating func interrupt(at time: Double, _ fingers: Fingers) {
        gestures.removeAll()
        if grip == nil { return }
        for role in Role.all { end(role, at: time, fingers) }
        review()
    }

    /// Makes the gestures of those that have gone on.
    mutating func makeChanges(_ fingers: Fingers) {
        gestures.removeAll()
        if changed.contains(.quickZoom) { quickZoom.change(fingers, &made) }
        emit(.quickZoom)
        if changed.contains(.pinch) { pinch.change(fingers, &made) }
        emit(.pinch)
        if changed.contains(.drag) { drag.change(fingers, &made) }
        emit(.drag)
        changed = []
    }

    mutating func gesture(_ index: Int) -> Gesture? { gestures.element(index) }

    /// The last input made a swipe.
    mutating func swipes() -> Bool {
        for index in 0..<gestures.count where gestures.element(index)?.kind == .swipe { return true }
        return false
    }

    /// Notes how fast what begins or goes on goes.
    mutating func measure(_ rate: Rate, _ fingers: Fingers, _ rules: @_addressable Rules) {
        gestures.update { gesture in
            guard gesture.phase == .began || gesture.phase == .changed else { return }
            switch gesture.kind {
            case .pan: gesture.flow = drag.flow(of: rate, fingers, rules)
            case .pinch, .rotate: gesture.flow = pinch.flow(of: rate, fingers, rules)
            case .quickZoom: gesture.flow = quickZoom.flow(of: rate, fingers, rules)
            case .tapUp, .confirmedTap, .instantTap, .doubleTap, .multiTap, .twoFingerTap, .longPress, .swipe: break
            }
        }
    }

    @inline(__always)
    private mutating func weigh(_ verdict: Verdict, of role: Role, _ acts: inout Bool) {
        switch verdict {
        case .undecided: break
        case .change: changed.insert(RoleSet(role))
        case .go:
            acts = true
            emit(role)
        case .claim:
            acts = true
            decide(role)
        }
    }

    @inline(never)
    private mutating func decide(_ role: Role) {
        let claimed = made
        made.removeAll()
        if admits(role) {
            for other in Role.all where other != role && !role.row.spares.contains(RoleSet(other)) {
                end(other, at: input.time, input.fingers)
            }
            made = claimed
            emit(role)
        } else {
            // What was refused never began, so there is no end to tell of.
            lose(role, at: input.time, input.fingers)
            made.removeAll()
        }
    }

    private func admits(_ role: Role) -> Bool {
        for other in Role.all where other != role && running.contains(RoleSet(other)) {
            if !other.row.admits.contains(RoleSet(role)) { return false }
        }
        return true
    }

    /// It loses the contacts, and what it had begun ends.
    private mutating func end(_ role: Role, at time: Double, _ fingers: Fingers) {
        lose(role, at: time, fingers)
        emit(role)
    }

    /// What was made is the role's, and comes out.
    @inline(never)
    private mutating func emit(_ role: Role) {
        for index in 0..<made.count {
            guard let gesture = made.element(index) else { return }
            switch gesture.phase {
            case .began: running.insert(RoleSet(role))
            case .ended, .cancelled: running.remove(RoleSet(role))
            case .once, .changed: break
            }
            gestures.insert(gesture, at: place(of: gesture))
        }
        made.removeAll()
        input.running = running
    }

    /// At the end; but pinches happen within a drag, and so does all that begins together with it.
    private func place(of gesture: Gesture) -> Int {
        guard gesture.kind == .pan, gesture.phase == .began else { return gestures.count }
        return gestures.firstIndex { $0.phase == .began } ?? gestures.count
    }

    private mutating func lose(_ role: Role, at time: Double, _ fingers: Fingers) {
        switch role {
        case .tap: tap.lose(fingers, at: time, &made)
        case .quickZoom: quickZoom.lose(fingers, at: time, &made)
        case .pinch: pinch.lose(fingers, at: time, &made)
        case .drag: drag.lose(fingers, at: time, &made)
        case .press: press.lose(fingers, at: time, &made)
        case .swipe: swipe.lose(fingers, at: time, &made)
        }
    }
}

extension Arbiter {
    mutating func pass(through archive: inout some Archive) {
        archive.pass(&changed)
        archive.pass(&running)
        tap.pass(through: &archive)
        quickZoom.pass(through: &archive)
        pinch.pass(through: &archive)
        drag.pass(through: &archive)
        press.pass(through: &archive)
        swipe.pass(through: &archive)
        input.running = running
        review()
    }
}
