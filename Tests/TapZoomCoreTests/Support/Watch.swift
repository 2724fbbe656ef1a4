// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Plays hands to one recognizer alone, or to the arbiter, in the order of time, as the engine does, and notes what
/// comes out.
struct Watch<Watched: Watchable> {
    var watched: Watched
    var rules: Rules
    private(set) var contacts = Contacts()
    private(set) var notes = Notes()

    init(_ watched: Watched, _ change: (inout Settings) -> Void = { _ in }) {
        var settings = Settings(.maps)
        change(&settings)
        self.watched = watched
        rules = Rules(settings)
    }

    /// The gestures, as `kind phase`.
    mutating func play(_ hand: Hand) -> [String] {
        for step in hand {
            while watched.deadline <= step.time { hear(.time, at: watched.deadline) }
            switch step {
            case .touch(let sample): take(sample)
            case .advance(let time): hear(.time, at: time)
            case .cancel(let time):
                contacts.removeAll()
                hear(.cancelled, at: time)
            }
        }
        return notes.gestures.map { "\($0.kind) \($0.phase)" }
    }

    private mutating func take(_ sample: Sample) {
        guard let contact = contacts.take(sample) else { return }
        switch sample.phase {
        case .began: hear(.down(contact), at: sample.time)
        case .moved: hear(.moved, at: sample.time)
        case .ended: hear(.up(contact), at: sample.time)
        case .cancelled: hear(.cancelled, at: sample.time)
        }
    }

    private mutating func hear(_ change: Change, at time: Double) {
        let made = watched.hear(change, at: time, contacts, rules)
        var index = 0
        while let gesture = made[index] {
            notes.gestures.append(gesture)
            index += 1
        }
    }
}

struct Notes {
    var gestures: [Gesture] = []
}

protocol Watchable {
    var deadline: Double { get }
    mutating func hear(_ change: Change, at time: Double, _ contacts: Contacts, _ rules: Rules) -> GestureList
}

extension Arbiter: Watchable {
    mutating func hear(_ change: Change, at time: Double, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        handle(change, at: time, contacts, rules)
        return gestures
    }
}

extension Verdict {
    var gestures: GestureList {
        switch self {
        case .undecided: GestureList()
        case .claim(let made), .go(let made): made
        }
    }
}

extension Tap: Watchable {
    mutating func hear(_ change: Change, at time: Double, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        let landing = if case .down(let contact) = change { landing(of: contact, rules) } else { Landing.first }
        return handle(Input(time: time, change: change, landing: landing, running: []), contacts, rules).gestures
    }
}

extension Press: Watchable {
    mutating func hear(_ change: Change, at time: Double, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        handle(Input(time: time, change: change, landing: .first, running: []), contacts, rules).gestures
    }
}
