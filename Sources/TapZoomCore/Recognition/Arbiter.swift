// SPDX-License-Identifier: MIT

/// Decides who owns the contacts and who may run together. The only place that emits gestures.
///
/// Every recognizer hears every input. The first to claim the contacts has them; those that the table in `Role` does
/// not let run beside it lose: they hear so once, and are out until all contacts are up. So does one whose claim the
/// table refuses. A recognizer joins with its row in that table and its line in `deadline`, `ask` and `tell`.
struct Arbiter {
    /// What the last input made.
    private(set) var gestures = GestureList()
    /// What the recognizer made that was asked last.
    private var made = GestureList()
    private var tap = Tap()
    private var quickZoom = QuickZoom()
    private var pinch = Pinch()
    private var drag = Drag()
    private var press = Press()
    private var swipe = Swipe()
    /// Those whose gesture has begun and not ended.
    private var running: RoleSet = []

    /// The first instant at which something happens without any further touch.
    var deadline: Double { min(tap.deadline, press.deadline, drag.deadline, pinch.deadline) }

    /// What the fingers do to the content since one last came or went; nil when nothing.
    var grip: Grip? {
        if let grip = quickZoom.grip { return grip }
        guard let twist = pinch.twist else { return drag.stroke.map { Grip(from: $0.from, to: $0.to) } }
        let stroke = drag.stroke ?? .still(at: twist.anchor)
        return Grip(from: stroke.from, to: stroke.to, growth: twist.growth, turn: twist.turn)
    }

    mutating func handle(_ change: Change, at time: Double, _ contacts: Contacts, _ rules: Rules) {
        gestures.removeAll()
        let landing = if case .down(let contact) = change { tap.landing(of: contact, rules) } else { Landing.first }
        for role in Role.all {
            let input = Input(time: time, change: change, landing: landing, running: running)
            switch ask(role, input, contacts, rules) {
            case .undecided:
                break
            case .go:
                emit(made, of: role)
            case .claim:
                let claimed = made
                if admits(role) {
                    exclude(othersThan: role, at: time, contacts)
                    emit(claimed, of: role)
                } else {
                    // What was refused never began, so there is no end to tell of.
                    tell(role, lostAt: time, contacts)
                }
            }
        }
    }

    /// A command takes the view from the fingers: what they do to it is over.
    mutating func interrupt(at time: Double, _ contacts: Contacts) {
        gestures.removeAll()
        if grip == nil { return }
        for role in Role.all {
            tell(role, lostAt: time, contacts)
            emit(made, of: role)
        }
    }

    private func admits(_ role: Role) -> Bool {
        for other in Role.all where other != role && running.contains(RoleSet(other)) {
            if !other.row.admits.contains(RoleSet(role)) { return false }
        }
        return true
    }

    private mutating func exclude(othersThan winner: Role, at time: Double, _ contacts: Contacts) {
        for role in Role.all where role != winner && !winner.row.spares.contains(RoleSet(role)) {
            tell(role, lostAt: time, contacts)
            emit(made, of: role)
        }
    }

    private mutating func emit(_ made: GestureList, of role: Role) {
        made.forEach { gesture in
            switch gesture.phase {
            case .began: running.insert(RoleSet(role))
            case .ended, .cancelled: running.remove(RoleSet(role))
            case .once, .changed: break
            }
            gestures.insert(gesture, at: place(of: gesture))
        }
    }

    /// At the end; but pinches happen within a drag, and so does all that begins together with it.
    private func place(of gesture: Gesture) -> Int {
        guard gesture.kind == .pan, gesture.phase == .began else { return gestures.count }
        return gestures.firstIndex { $0.phase == .began } ?? gestures.count
    }

    /// What comes of it is in `made`.
    @inline(never)
    private mutating func ask(_ role: Role, _ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict {
        made.removeAll()
        return switch role {
        case .tap: tap.handle(input, contacts, rules, &made)
        case .quickZoom: quickZoom.handle(input, contacts, rules, &made)
        case .pinch: pinch.handle(input, contacts, rules, &made)
        case .drag: drag.handle(input, contacts, rules, &made)
        case .press: press.handle(input, contacts, rules, &made)
        case .swipe: swipe.handle(input, contacts, rules, &made)
        }
    }

    /// How its gestures end is in `made`.
    private mutating func tell(_ role: Role, lostAt time: Double, _ contacts: Contacts) {
        made.removeAll()
        switch role {
        case .tap: tap.lose(at: time, contacts, &made)
        case .quickZoom: quickZoom.lose(at: time, contacts, &made)
        case .pinch: pinch.lose(at: time, contacts, &made)
        case .drag: drag.lose(at: time, contacts, &made)
        case .press: press.lose(at: time, contacts, &made)
        case .swipe: swipe.lose(at: time, contacts, &made)
        }
    }
}
