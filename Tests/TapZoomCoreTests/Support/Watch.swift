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
        case .began: hear(.down, at: sample.time, contact)
        case .moved: frameIsOpen = true
        case .ended: hear(.up, at: sample.time, contact, rate)
        case .cancelled: hear(.cancelled, at: sample.time)
        }
    }

    private mutating func hear(
        _ change: Change, at time: Double, _ contact: Contact = Contact(), _ rate: Rate = .still
    ) {
        let input = Input(
            time: time, change: change, fingers: contacts.fingers, contact: contact, rate: rate, landing: landing,
            running: notes.running.union(others))
        notes.take(watched.hear(input, change == .moved ? contacts.rate(at: time) : .still, rules))
        contacts.forgetGone()
    }
}

/// The gestures that came out, in order.
struct Notes {
    private(set) var gestures: [Gesture] = []
    private(set) var running: RoleSet = []

    var told: [String] { gestures.map { "\($0.kind) \($0.phase)" } }

    /// The same without what only goes on.
    var outlines: [String] { gestures.filter { $0.phase != .changed }.map { "\($0.kind) \($0.phase)" } }

    mutating func take(_ made: [Gesture]) {
        for gesture in made {
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
    /// `rate`: how fast the fingers go.
    mutating func hear(_ input: Input, _ rate: Rate, _ rules: Rules) -> [Gesture]
}

extension Arbiter: Watchable {
    mutating func hear(_ input: Input, _ rate: Rate, _ rules: Rules) -> [Gesture] {
        note(input.contact, input.rate)
        handle(input.change, at: input.time, input.fingers, rules)
        measure(rate, input.fingers, rules)
        var all = gestures.all
        makeChanges(input.fingers)
        measure(rate, input.fingers, rules)
        all += gestures.all
        return all
    }
}

extension Tap: Watchable {
    mutating func hear(_ input: Input, _ rate: Rate, _ rules: Rules) -> [Gesture] {
        var input = input
        if input.change == .down { input.landing = landing(of: input.contact, rules) }
        return listen(input, rules).made.all
    }
}

extension Recognizer {
    fileprivate mutating func listen(_ input: Input, _ rules: Rules) -> (verdict: Verdict, made: MadeList) {
        var made = MadeList()
        if input.change == .moved, !heedsMoves { return (.undecided, made) }
        let verdict = handle(input, rules, &made)
        return (verdict, made)
    }
}

extension Watchable where Self: Recognizer {
    mutating func hear(_ input: Input, _ rate: Rate, _ rules: Rules) -> [Gesture] { listen(input, rules).made.all }
}

extension Watchable where Self: Mover {
    mutating func hear(_ input: Input, _ rate: Rate, _ rules: Rules) -> [Gesture] {
        var (verdict, made) = listen(input, rules)
        if verdict == .change { change(input.fingers, &made) }
        var gestures = made.all
        for index in gestures.indices where [.began, .changed].contains(gestures[index].phase) {
            gestures[index].flow = flow(of: rate, input.fingers, rules)
        }
        return gestures
    }
}

extension Watch where Watched: Recognizer {
    /// Another has the contacts: how what was unfinished ends.
    mutating func lose(at time: Double) -> [Gesture] {
        var made = MadeList()
        watched.lose(contacts.fingers, at: time, &made)
        return made.all
    }
}

extension FixedList {
    var all: [Element] { (0..<count).compactMap { self[$0] } }
}

extension Press: Watchable {}
extension Drag: Watchable {}
extension Pinch: Watchable {}
extension QuickZoom: Watchable {}
extension Swipe: Watchable {}
