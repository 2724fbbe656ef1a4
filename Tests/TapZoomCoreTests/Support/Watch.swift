// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Plays hands to one recognizer alone, or to the arbiter, in the order of time and frame by frame, as the engine does,
/// and notes what comes out.
struct Watch<Watched: Watchable> {
    var watched: Watched
    var rules: Rules
    /// Whose gestures are under way besides.
    var others: RoleSet = []
    /// What every landing goes on with, for who does not know better.
    var landing = Landing.first
    private(set) var contacts = Contacts()
    private(set) var notes = Notes()
    private var clock = -Double.infinity
    private var frameIsOpen = false

    init(_ watched: Watched, _ change: (inout Settings) -> Void = { _ in }) {
        var settings = Settings(.maps)
        change(&settings)
        self.watched = watched
        rules = Rules(settings)
    }

    /// The gestures, as `kind phase`.
    mutating func play(_ hand: Hand) -> [String] {
        for step in hand {
            run(to: step.time)
            switch step {
            case .touch(let sample): take(sample)
            case .advance(let time):
                closeFrame()
                hear(.time, at: time)
            case .cancel(let time):
                contacts.removeAll()
                frameIsOpen = false
                hear(.cancelled, at: time)
            }
        }
        closeFrame()
        return notes.told
    }

    private mutating func run(to time: Double) {
        if time > clock { closeFrame() }
        while watched.deadline <= time { hear(.time, at: watched.deadline) }
        clock = time
    }

    private mutating func closeFrame() {
        guard frameIsOpen else { return }
        frameIsOpen = false
        contacts.closeFrame(at: clock, turning: rules.gestures.contains(.rotate))
        hear(.moved, at: clock)
    }

    private mutating func take(_ sample: Sample) {
        if sample.phase != .moved { closeFrame() }
        let rate = sample.phase == .ended ? contacts.rate(at: sample.time) : .still
        guard let contact = contacts.take(sample) else { return }
        switch sample.phase {
        case .began: hear(.down(contact), at: sample.time)
        case .moved: frameIsOpen = true
        case .ended: hear(.up(contact, rate), at: sample.time)
        case .cancelled: hear(.cancelled, at: sample.time)
        }
    }

    private mutating func hear(_ change: Change, at time: Double) {
        let input = Input(time: time, change: change, landing: landing, running: notes.running.union(others))
        notes.take(watched.hear(input, contacts, rules))
    }
}

/// The gestures that came out, in order.
struct Notes {
    private(set) var gestures: [Gesture] = []
    private(set) var running: RoleSet = []

    var told: [String] { gestures.map { "\($0.kind) \($0.phase)" } }

    /// The same without what only goes on.
    var outlines: [String] { gestures.filter { $0.phase != .changed }.map { "\($0.kind) \($0.phase)" } }

    mutating func take(_ made: GestureList) {
        made.forEach { gesture in
            gestures.append(gesture)
            switch gesture.phase {
            case .began: running.formUnion(gesture.kind.role)
            case .ended, .cancelled: running.subtract(gesture.kind.role)
            case .once, .changed: break
            }
        }
    }
}

extension Gesture.Kind {
    fileprivate var role: RoleSet {
        switch self {
        case .tapUp, .confirmedTap, .instantTap, .doubleTap, .multiTap, .twoFingerTap: .tap
        case .longPress: .press
        case .pan: .drag
        case .pinch, .rotate: .pinch
        case .quickZoom: .quickZoom
        case .swipe: .swipe
        }
    }
}

protocol Watchable {
    var deadline: Double { get }
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> GestureList
}

extension Arbiter: Watchable {
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        handle(input.change, at: input.time, contacts, rules)
        return gestures
    }
}

extension Tap: Watchable {
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        var input = input
        if case .down(let contact) = input.change { input.landing = landing(of: contact, rules) }
        return listen(input, contacts, rules)
    }
}

extension Recognizer {
    fileprivate mutating func listen(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        var made = GestureList()
        let verdict = handle(input, contacts, rules, &made)
        return verdict == .undecided ? GestureList() : made
    }
}

extension Watchable where Self: Recognizer {
    mutating func hear(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> GestureList {
        listen(input, contacts, rules)
    }
}

extension Watch where Watched: Recognizer {
    /// Another has the contacts: how what was unfinished ends.
    mutating func lose(at time: Double) -> [Gesture] {
        var made = GestureList()
        watched.lose(at: time, contacts, &made)
        return (0..<made.count).compactMap { made[$0] }
    }
}

extension Press: Watchable {}
extension Drag: Watchable {}
extension Pinch: Watchable {}
extension QuickZoom: Watchable {}
extension Swipe: Watchable {}
