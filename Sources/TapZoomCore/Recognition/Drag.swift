// SPDX-License-Identifier: MIT

/// A drag: one finger or more, all of which together take the content along.
///
///     idle ---down--> waiting ---far enough, or a pinch begins: began--> dragging ---last up: ended--> over
///      ^                 |                                               |      ^                      |
///      |                 |                                  one of them up      | a moment later,      | down that
///      |                 | lost                                          v      | or down              | bounces:
///      +-----all up---- out <--------------- lost: cancelled --------- straggling ---last up: ended    | dragging
///
/// `cancelled` leads to idle, or to out while contacts are down.
struct Drag: Recognizer {
    private enum State {
        case idle
        /// Fingers are down; `origin` is where their center was when the last of them came or went, or a moment after a
        /// lift.
        case waiting(origin: Vector, until: Double = -.infinity)
        case dragging(Stroke)
        /// A finger was lifted, and the others may be about to follow: until then they fling nothing, and move nothing
        /// where there is a slop.
        case straggling(Stroke, until: Double)
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

        func reaching(_ point: Vector) -> Stroke {
            Stroke(from: from, to: from + rail.part(of: point - from), rail: rail)
        }
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
        case .dragging(let stroke), .straggling(let stroke, _): stroke
        case .idle, .waiting, .over, .out: nil
        }
    }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict {
        let center = contacts.pose.center
        switch (state, input.change) {
        case (.idle, .down), (.over, .down):
            guard rules.gestures.contains(.pan), contacts.count == 1 else { return .undecided }
            if case .bounce = input.landing, case .over = state {
                return begin(.still(at: center), input, contacts, &made)
            }
            state = .waiting(origin: center)
            return .undecided

        case (.waiting, .down), (.waiting, .rules):
            state = .waiting(origin: center)
            return .undecided

        case (.waiting(let origin, let until), .moved):
            guard rules.gestures.contains(.pan) else { return giveUp(input, contacts, &made) }
            let start = input.time < until ? nil : (center - origin).beyond(rules.slop(of: contacts.tool))
            guard let start else {
                if input.running.contains(.pinch) { return begin(.still(at: center), input, contacts, &made) }
                state = .waiting(origin: input.time < until ? center : origin, until: until)
                return .undecided
            }
            let rail = contacts.count == 1 ? rules.drag.rail(of: center - origin) : .none
            let stroke = Stroke(from: origin + start, to: origin + start, rail: rail)
            return begin(stroke.reaching(center), input, contacts, &made)

        case (.waiting, .up):
            let until = rules.drag.slop > 0 ? rules.pinch.release(at: input.time) : -.infinity
            state = contacts.isEmpty ? .idle : .waiting(origin: center, until: until)
            return .undecided

        case (.dragging(let stroke), .moved):
            let longer = stroke.reaching(center)
            state = .dragging(longer)
            return made.go(Self.gesture(.changed, longer, input, contacts, contacts.rate(at: input.time).center))

        case (.straggling(let stroke, let until), .moved):
            if rules.drag.slop > 0 { return .undecided }
            let longer = stroke.reaching(center)
            state = .straggling(longer, until: until)
            return made.go(Self.gesture(.changed, longer, input, contacts, contacts.rate(at: input.time).center))

        case (.dragging(let stroke), .rules):
            state = .dragging(Stroke(from: center, to: center, rail: stroke.rail))
            return .undecided

        case (.straggling(_, let until), .rules):
            state = .straggling(.still(at: center), until: until)
            return .undecided

        case (.dragging, .down), (.straggling, .down):
            state = .dragging(.still(at: center))
            return .undecided

        case (.straggling(let stroke, let until), .time):
            if input.time >= until { state = .dragging(rules.drag.slop > 0 ? .still(at: center) : stroke) }
            return .undecided

        case (.dragging(let stroke), .up(_, let rate)):
            if !contacts.isEmpty { return straggle(input, contacts, rules) }
            state = .over
            // People rest before they drag: then they place something, and do not throw it.
            let velocity = input.running.contains(.press) ? .zero : rate.center
            return made.go(Self.gesture(.ended, stroke, input, contacts, velocity))

        case (.straggling(let stroke, _), .up):
            if !contacts.isEmpty { return straggle(input, contacts, rules) }
            state = .over
            return made.go(Self.gesture(.ended, stroke, input, contacts, .zero))

        case (_, .cancelled):
            return giveUp(input, contacts, &made)

        case (.out, .up):
            if contacts.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.over, _), (.waiting, .time), (.dragging, .time), (.out, _):
            return .undecided
        }
    }

    private mutating func begin(
        _ stroke: Stroke, _ input: Input, _ contacts: Contacts, _ made: inout GestureList
    ) -> Verdict {
        state = .dragging(stroke)
        return made.claim(Self.gesture(.began, stroke, input, contacts, contacts.rate(at: input.time).center))
    }

    private mutating func straggle(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict {
        state = .straggling(.still(at: contacts.pose.center), until: rules.pinch.release(at: input.time))
        return .undecided
    }

    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList) {
        let isUnderWay = stroke != nil
        state = contacts.isEmpty ? .idle : .out
        if isUnderWay {
            made.append(Gesture(.pan, .cancelled, of: contacts, at: time, flow: .still(at: contacts.pose.center)))
        }
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
