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
struct Drag: Mover {
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

        /// How fast the content goes along when the fingers go at a rate.
        func flow(of rate: Rate, at point: Vector) -> Flow {
            Flow(point: point, velocity: rail.part(of: rate.center), growth: 0, spin: 0)
        }
    }

    /// The axis that a drag keeps to.
    enum Rail: Int32 {
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

    var heedsMoves: Bool {
        switch state {
        case .waiting, .dragging, .straggling: true
        case .idle, .over, .out: false
        }
    }

    /// What it does to the content; nil when it does nothing.
    var stroke: Stroke? {
        switch state {
        case .dragging(let stroke), .straggling(let stroke, _): stroke
        case .idle, .waiting, .over, .out: nil
        }
    }

    @_optimize(speed)
    mutating func handle(_ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList) -> Verdict
    {
        let fingers = input.fingers
        let center = fingers.pose.center
        switch (state, input.change) {
        case (.idle, .down), (.over, .down):
            guard rules.gestures.contains(.pan), fingers.count == 1 else { return .undecided }
            if case .bounce = input.landing, case .over = state {
                return begin(.still(at: center), input, &made)
            }
            state = .waiting(origin: center)
            return .undecided

        case (.waiting, .down), (.waiting, .rules):
            state = .waiting(origin: center)
            return .undecided

        case (.waiting(let origin, let until), .moved):
            guard rules.gestures.contains(.pan) else { return giveUp(input, &made) }
            let start = input.time < until ? nil : (center - origin).beyond(rules.slop(of: fingers.tool))
            guard let start else {
                if input.running.contains(.pinch) { return begin(.still(at: center), input, &made) }
                state = .waiting(origin: input.time < until ? center : origin, until: until)
                return .undecided
            }
            let rail = fingers.count == 1 ? rules.drag.rail(of: center - origin) : .none
            let stroke = Stroke(from: origin + start, to: origin + start, rail: rail)
            return begin(stroke.reaching(center), input, &made)

        case (.waiting, .up):
            let until = rules.drag.slop > 0 ? rules.pinch.release(at: input.time) : -.infinity
            state = fingers.isEmpty ? .idle : .waiting(origin: center, until: until)
            return .undecided

        case (.dragging(let stroke), .moved):
            state = .dragging(stroke.reaching(center))
            return .change

        case (.straggling(let stroke, let until), .moved):
            if rules.drag.slop > 0 { return .undecided }
            state = .straggling(stroke.reaching(center), until: until)
            return .change

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

        case (.dragging(let stroke), .up):
            if !fingers.isEmpty { return straggle(input, rules) }
            state = .over
            // People rest before they drag: then they place something, and do not throw it.
            let flow = input.running.contains(.press) ? Flow.still(at: center) : stroke.flow(of: input.rate, at: center)
            return made.go(Gesture(.pan, .ended, of: fingers, at: input.time, flow: flow))

        case (.straggling, .up):
            if !fingers.isEmpty { return straggle(input, rules) }
            state = .over
            return made.go(Gesture(.pan, .ended, of: fingers, at: input.time))

        case (_, .cancelled):
            return giveUp(input, &made)

        case (.out, .up):
            if fingers.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.over, _), (.waiting, .time), (.dragging, .time), (.out, _):
            return .undecided
        }
    }

    @inline(never)
    private mutating func begin(_ stroke: Stroke, _ input: @_addressable Input, _ made: inout MadeList) -> Verdict {
        state = .dragging(stroke)
        return made.claim(Gesture(.pan, .began, of: input.fingers, at: input.time))
    }

    private mutating func straggle(_ input: Input, _ rules: Rules) -> Verdict {
        state = .straggling(.still(at: input.fingers.pose.center), until: rules.pinch.release(at: input.time))
        return .undecided
    }

    func change(_ fingers: Fingers, _ made: inout MadeList) {
        made.append(Gesture(.pan, .changed, of: fingers, at: fingers.pose.time))
    }

    func flow(of rate: Rate, _ fingers: Fingers, _ rules: Rules) -> Flow {
        (stroke ?? .still(at: .zero)).flow(of: rate, at: fingers.pose.center)
    }

    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList) {
        let isUnderWay = stroke != nil
        state = fingers.isEmpty ? .idle : .out
        if isUnderWay { made.append(Gesture(.pan, .cancelled, of: fingers, at: time)) }
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

extension Drag {
    mutating func pass(through archive: inout some Archive) {
        var (number, stroke, until) = (0, Stroke.still(at: .zero), 0.0)
        switch state {
        case .idle: break
        case .waiting(let origin, let end): (number, stroke.from, until) = (1, origin, end)
        case .dragging(let some): (number, stroke) = (2, some)
        case .straggling(let some, let end): (number, stroke, until) = (3, some, end)
        case .over: number = 4
        case .out: number = 5
        }
        archive.pass(&number)
        archive.pass(&stroke.from)
        archive.pass(&stroke.to)
        archive.pass(&stroke.rail)
        archive.pass(endless: &until)
        switch number {
        case 0: state = .idle
        case 1: state = .waiting(origin: stroke.from, until: until)
        case 2: state = .dragging(stroke)
        case 3: state = .straggling(stroke, until: until)
        case 4: state = .over
        case 5: state = .out
        default: archive.refuse()
        }
    }
}
