// SPDX-License-Identifier: MIT

/// A drag: one finger or more, all of which together take the content along.
///
///     idle ---down--> waiting ---far enough, or a pinch begins: began--> dragging ---last up: ended--> over
///      ^                 |                                               |      ^                      |
///      |                 |                                  one of them up      | a moment later,      | down that
///      |                 | lost                                          v      | far enough, or down  | bounces:
///      +-----all up---- out <--------------- lost: cancelled --------- straggling ---last up: ended    | dragging
///
/// `cancelled` leads to idle, or to out while contacts are down.
struct Drag: Recognizer {
    private enum State {
        case idle
        /// Fingers are down; `origin` is where their center was when the last of them came or went.
        case waiting(origin: Vector)
        case dragging(Stroke)
        /// A finger was lifted, and the others may be about to follow: until then they shall not move anything.
        case straggling(origin: Vector, until: Double)
        /// All fingers are up after a drag, which a bounce would go on with.
        case over
        /// No drag until all fingers are up.
        case out
    }

    /// How far the fingers' center has taken the content.
    struct Stroke {
        var from: Vector
        var to: Vector
        var rail = Rail.none

        static func still(at point: Vector) -> Stroke { Stroke(from: point, to: point) }
    }

    /// The axis that a drag keeps to.
    enum Rail {
        case none, horizontal, vertical

        /// The part of a vector along it.
        func part(of vector: Vector) -> Vector {
            switch self {
            case .none: vector
            case .horizontal: Vector(vector.x, 0)
            case .vertical: Vector(0, vector.y)
            }
        }
    }

    private var state = State.idle

    var deadline: Double {
        if case .straggling(_, let until) = state { until } else { .infinity }
    }

    /// What it does to the content; nil when it does nothing.
    var stroke: Stroke? {
        switch state {
        case .dragging(let stroke): stroke
        case .straggling(let origin, _): .still(at: origin)
        case .idle, .waiting, .over, .out: nil
        }
    }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict {
        let center = contacts.pose.center
        switch (state, input.change) {
        case (.idle, .down), (.over, .down), (.waiting, .down):
            guard rules.gestures.contains(.pan) else { return .undecided }
            if case .bounce = input.landing, case .over = state {
                return begin(.still(at: center), input, contacts, &made)
            }
            state = .waiting(origin: center)
            return .undecided

        case (.waiting(let origin), .moved):
            guard rules.gestures.contains(.pan) else { return giveUp(at: input.time, contacts, &made) }
            if let start = (center - origin).beyond(rules.slop) {
                let rail = contacts.count == 1 ? rules.drag.rail(of: center - origin) : .none
                let from = origin + start
                return begin(
                    Stroke(from: from, to: from + rail.part(of: center - from), rail: rail), input, contacts, &made)
            }
            return input.running.contains(.pinch) ? begin(.still(at: center), input, contacts, &made) : .undecided

        case (.waiting, .up):
            state = contacts.isEmpty ? .idle : .waiting(origin: center)
            return .undecided

        case (.dragging(var stroke), .moved):
            guard rules.gestures.contains(.pan) else { return giveUp(at: input.time, contacts, &made) }
            stroke.to = stroke.from + stroke.rail.part(of: center - stroke.from)
            state = .dragging(stroke)
            return made.go(Self.gesture(.changed, stroke, input, contacts, contacts.rate(at: input.time).center))

        case (.dragging, .down), (.straggling, .down):
            state = .dragging(.still(at: center))
            return .undecided

        case (.straggling(let origin, _), .moved):
            guard rules.gestures.contains(.pan) else { return giveUp(at: input.time, contacts, &made) }
            guard let start = (center - origin).beyond(rules.slop) else { return .undecided }
            let stroke = Stroke(from: origin + start, to: center)
            state = .dragging(stroke)
            return made.go(Self.gesture(.changed, stroke, input, contacts, contacts.rate(at: input.time).center))

        case (.straggling(_, let until), .time):
            if input.time >= until { state = .dragging(.still(at: center)) }
            return .undecided

        case (.dragging(let stroke), .up(_, let rate)):
            if !contacts.isEmpty { return straggle(input, contacts, rules) }
            state = .over
            // People rest before they drag: then they place something, and do not throw it.
            let velocity = input.running.contains(.press) ? .zero : rate.center
            return made.go(Self.gesture(.ended, stroke, input, contacts, velocity))

        case (.straggling(let origin, _), .up):
            if !contacts.isEmpty { return straggle(input, contacts, rules) }
            state = .over
            return made.go(Self.gesture(.ended, .still(at: origin), input, contacts, .zero))

        case (_, .cancelled):
            return giveUp(at: input.time, contacts, &made)

        case (.out, .up):
            if contacts.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.over, _), (.waiting, .time), (.dragging, .time), (.out, _):
            return .undecided
        }
    }

    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList) {
        _ = giveUp(at: time, contacts, &made)
    }

    private mutating func begin(
        _ stroke: Stroke, _ input: Input, _ contacts: Contacts, _ made: inout GestureList
    ) -> Verdict {
        state = .dragging(stroke)
        return made.claim(Self.gesture(.began, stroke, input, contacts, contacts.rate(at: input.time).center))
    }

    private mutating func straggle(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict {
        state = .straggling(origin: contacts.pose.center, until: (input.time + rules.pinch.releaseTime).nextUp)
        return .undecided
    }

    private mutating func giveUp(at time: Double, _ contacts: Contacts, _ made: inout GestureList) -> Verdict {
        let isUnderWay = stroke != nil
        state = contacts.isEmpty ? .idle : .out
        if !isUnderWay { return .undecided }
        return made.go(Gesture(.pan, .cancelled, of: contacts, at: time, flow: .still(at: contacts.pose.center)))
    }

    private static func gesture(
        _ phase: Phase, _ stroke: Stroke, _ input: Input, _ contacts: Contacts, _ velocity: Vector
    ) -> Gesture {
        var flow = Flow.still(at: contacts.pose.center)
        flow.velocity = stroke.rail.part(of: velocity)
        return Gesture(.pan, phase, of: contacts, at: input.time, flow: flow)
    }
}

extension DragSettings {
    /// The axis to keep to for a drag that begins in a direction.
    fileprivate func rail(of way: Vector) -> Drag.Rail {
        if axisLockRatio == 0 { return .none }
        if abs(way.x) > axisLockRatio * abs(way.y) { return .horizontal }
        return abs(way.y) > axisLockRatio * abs(way.x) ? .vertical : .none
    }
}
