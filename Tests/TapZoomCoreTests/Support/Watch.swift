// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Plays hands to one recognizer alone, or to the arbiter, in the order of time, as the engine does, and notes what comes out.
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

    private mutating func hear(_ change: Input.Change, at time: Double) {
        watched.hear(Input(time: time, change: change), contacts, rules, into: &notes)
    }
}

/// A sink that remembers.
struct Notes: GestureSink {
    var gestures: [Gesture] = []

    mutating func receive(_ gesture: Gesture) { gestures.append(gesture) }
}

protocol Watchable {
    var deadline: Double { get }
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules, into notes: inout Notes)
}

extension Arbiter: Watchable {
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules, into notes: inout Notes) {
        handle(input, contacts, rules, into: &notes)
    }
}

extension Watchable where Self: Recognizer {
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules, into notes: inout Notes) {
        switch handle(input, contacts, rules) {
        case .undecided: break
        case .claim(let gesture), .go(let gesture): notes.receive(gesture)
        }
    }
}

extension Tap: Watchable {}
extension Press: Watchable {}
