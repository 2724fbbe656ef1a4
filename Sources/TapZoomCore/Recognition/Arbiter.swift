// SPDX-License-Identifier: MIT

/// The recognizers, in the order in which they are asked.
enum Role: UInt8 {
    case tap, press

    static var all: Roles { Roles() }

    /// The table of what may run together. While its gesture is under way a recognizer lets these others begin theirs; when
    /// it begins one, all but these lose the contacts.
    var companions: RoleSet {
        switch self {
        case .tap: [.press]  // A tap under way has been lifted, so it holds no contact that another could not have.
        case .press: []
        }
    }
}

/// All roles in their order. (The collection that Swift makes of the cases would be allocated.)
struct Roles: Sequence, IteratorProtocol {
    private var index: UInt8 = 0

    mutating func next() -> Role? {
        defer { index += 1 }
        return Role(rawValue: index)
    }
}

struct RoleSet: OptionSet {
    let rawValue: UInt8

    static var tap: RoleSet { RoleSet(.tap) }
    static var press: RoleSet { RoleSet(.press) }

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ role: Role) { rawValue = 1 << role.rawValue }
}

/// Who takes what the arbiter lets through.
protocol GestureSink {
    mutating func receive(_ gesture: Gesture)
}

/// Decides who owns the contacts and who may run together. The only place that emits gestures.
///
/// Every recognizer hears every input. The first to claim the contacts has them; those that the table does not let run
/// beside it lose, and hear so once. A recognizer joins with a case of `Role`, its row in the table, and its line in each of
/// `ask`, `tell` and `deadline`.
struct Arbiter {
    private var tap = Tap()
    private var press = Press()
    /// Those whose gesture has begun and not ended.
    private var running: RoleSet = []

    /// The first instant at which something happens without any further touch.
    var deadline: Double { min(tap.deadline, press.deadline) }

    mutating func handle<Sink: GestureSink>(
        _ input: Input, _ contacts: Contacts, _ rules: Rules, into sink: inout Sink
    ) {
        for role in Role.all {
            switch ask(role, input, contacts, rules) {
            case .undecided:
                break
            case .go(let gesture):
                emit(gesture, of: role, into: &sink)
            case .claim(let gesture):
                if admits(role) {
                    exclude(othersThan: role, at: input.time, contacts, into: &sink)
                    emit(gesture, of: role, into: &sink)
                } else {
                    // What was refused never began, so there is no end to tell of.
                    _ = tell(role, lostAt: input.time, contacts)
                }
            }
        }
    }

    private func admits(_ role: Role) -> Bool {
        for other in Role.all where other != role && running.contains(RoleSet(other)) {
            if !other.companions.contains(RoleSet(role)) { return false }
        }
        return true
    }

    private mutating func exclude<Sink: GestureSink>(
        othersThan winner: Role, at time: Double, _ contacts: Contacts, into sink: inout Sink
    ) {
        for role in Role.all where role != winner && !winner.companions.contains(RoleSet(role)) {
            if case .go(let gesture) = tell(role, lostAt: time, contacts) { emit(gesture, of: role, into: &sink) }
        }
    }

    private mutating func emit<Sink: GestureSink>(_ gesture: Gesture, of role: Role, into sink: inout Sink) {
        switch gesture.phase {
        case .began: running.insert(RoleSet(role))
        case .ended, .cancelled: running.remove(RoleSet(role))
        case .once, .changed: break
        }
        sink.receive(gesture)
    }

    private mutating func ask(_ role: Role, _ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict {
        switch role {
        case .tap: tap.handle(input, contacts, rules)
        case .press: press.handle(input, contacts, rules)
        }
    }

    private mutating func tell(_ role: Role, lostAt time: Double, _ contacts: Contacts) -> Verdict {
        switch role {
        case .tap: tap.lose(at: time, contacts)
        case .press: press.lose(at: time, contacts)
        }
    }
}
