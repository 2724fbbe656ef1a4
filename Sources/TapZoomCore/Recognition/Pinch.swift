// SPDX-License-Identifier: MIT

/// A pinch and a rotation: two fingers or more that spread and turn about their center.
///
///     idle ---second down--> gripping ---one of three up--> straggling ---one is left: ended--> idle
///                             |  ^  ^                          |
///                             |  |  +--- a moment later, or down: counted anew
///                             |  +------ down: counted anew
///                             +--- one is left: ended---> idle
///
/// While gripping, zoom and turn begin on their own, each when its slop is over: began. What has begun lasts until one
/// finger is left. Lost, or `cancelled`: out until all fingers are up.
struct Pinch: Mover {
    private enum State {
        case idle
        case gripping(Group)
        /// A finger was lifted, and the others may be about to follow: until then they shall not move anything.
        case straggling(Group, until: Double)
        /// Neither until all fingers are up.
        case out
    }

    /// How much the content grows and turns, and about what, while no drag takes it along.
    struct Twist {
        var anchor: Vector
        var factor = 1.0
        var turn = 0.0
    }

    private var state = State.idle

    var deadline: Double {
        if case .straggling(_, let until) = state { until } else { .infinity }
    }

    var heedsMoves: Bool {
        switch state {
        case .gripping: true
        case .idle, .straggling, .out: false
        }
    }

    /// What it does to the content; nil when it does nothing.
    var twist: Twist? {
        switch state {
        case .gripping(let group), .straggling(let group, _): group.hasBegun ? group.twist : nil
        case .idle, .out: nil
        }
    }

    @_optimize(speed)
    mutating func handle(
        _ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList
    ) -> Verdict {
        let fingers = input.fingers
        switch (state, input.change) {
        case (.idle, .down):
            if fingers.count > 1, !rules.gestures.isDisjoint(with: [.pinch, .rotate]) {
                state = .gripping(Group(fingers.pose))
            }
            return .undecided

        case (.straggling(let group, let until), .rules):
            state = .straggling(group.regrouped(at: fingers.pose), until: until)
            return .undecided

        case (.gripping(let group), .down), (.straggling(let group, _), .down), (.gripping(let group), .rules):
            state = .gripping(group.regrouped(at: fingers.pose))
            return .undecided

        case (.gripping(var group), .moved):
            let begins = group.follow(fingers.pose, rules)
            state = .gripping(group)
            if begins.zoom || begins.turn { return begin(begins, group, input, &made) }
            return group.hasBegun ? .change : .undecided

        case (.straggling(let group, let until), .time):
            if input.time >= until { state = .gripping(group.regrouped(at: fingers.pose)) }
            return .undecided

        case (.gripping(let group), .up), (.straggling(let group, _), .up):
            if fingers.count < 2 {
                state = .idle
                group.end(.ended, fingers, at: input.time, &made)
                return .go
            }
            let rest = group.regrouped(at: fingers.pose)
            let waits = rules.pinch.slop > 0 && group.hasBegun
            state = waits ? .straggling(rest, until: rules.pinch.release(at: input.time)) : .gripping(rest)
            return .undecided

        case (_, .cancelled):
            return giveUp(input, &made)

        case (.out, .up):
            if fingers.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.gripping, .time), (.straggling, .moved), (.out, _):
            return .undecided
        }
    }

    /// One of them begins, or both; what had begun before goes on.
    @inline(never)
    private func begin(
        _ begins: (zoom: Bool, turn: Bool), _ group: Group, _ input: @_addressable Input, _ made: inout MadeList
    ) -> Verdict {
        group.forEach { kind in
            let isNew = kind == .pinch ? begins.zoom : begins.turn
            made.append(Gesture(kind, isNew ? .began : .changed, of: input.fingers, at: input.time))
        }
        return .claim
    }

    func change(_ fingers: Fingers, _ made: inout MadeList) {
        guard case .gripping(let group) = state else { return }
        group.forEach { made.append(Gesture($0, .changed, of: fingers, at: fingers.pose.time)) }
    }

    func flow(of rate: Rate, _ fingers: Fingers, _ rules: Rules) -> Flow {
        var flow = Flow.still(at: fingers.pose.center)
        guard case .gripping(let group) = state else { return flow }
        if group.zoom != nil { flow.growth = rate.radius * rules.pinch.growthRate(at: fingers.pose.radius) }
        if group.turn != nil { flow.spin = rate.turn }
        return flow
    }

    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList) {
        switch state {
        case .gripping(let group), .straggling(let group, _):
            group.end(.cancelled, fingers, at: time, &made)
        case .idle, .out: break
        }
        state = fingers.isEmpty ? .idle : .out
    }
}

extension Pinch {
    /// Fingers since one last came or went.
    fileprivate struct Group {
        /// Their radius then.
        private var radius: Double
        /// From where it is judged whether they mean to turn.
        private var pivot: Pose
        /// The least radius seen.
        private var least: Double
        /// The radius from which the zoom counts; nil before it has begun.
        private(set) var zoom: Double?
        /// The angle from which the turn counts; nil before it has begun.
        private(set) var turn: Double?
        /// Of the two, the one that began first: it ends last.
        private var outer = Gesture.Kind.pinch
        private(set) var twist: Twist

        /// Fingers that hold on.
        init(_ pose: Pose) {
            radius = pose.radius
            pivot = pose
            least = pose.radius
            twist = Twist(anchor: pose.center)
        }

        /// Fingers that hold on anew. What has begun goes on from here, without another slop.
        @inline(never)
        func regrouped(at pose: Pose) -> Group {
            var group = Group(pose)
            if zoom != nil { group.zoom = pose.radius }
            if turn != nil { group.turn = pose.turn }
            group.outer = outer
            return group
        }

        var hasBegun: Bool { zoom != nil || turn != nil }

        /// Does something for what has begun, in that order.
        func forEach(_ body: (Gesture.Kind) -> Void) {
            if turn != nil, outer == .rotate { body(.rotate) }
            if zoom != nil { body(.pinch) }
            if turn != nil, outer == .pinch { body(.rotate) }
        }

        /// All that has begun is over, where the fingers were last; what began last ends first.
        @inline(never)
        func end(_ phase: Phase, _ fingers: Fingers, at time: Double, _ made: inout MadeList) {
            forEach {
                var gesture = Gesture($0, phase, of: fingers, at: time, flow: .still(at: fingers.centerBefore))
                gesture.point = fingers.centerBefore
                made.insert(gesture, at: 0)
            }
        }

        /// A frame's moves are in. Says what begins.
        @inline(__always)
        mutating func follow(_ pose: Pose, _ rules: @_addressable Rules) -> (zoom: Bool, turn: Bool) {
            let (hadZoom, hadTurn) = (zoom != nil, turn != nil)
            if !hadZoom, !hadTurn { twist.anchor = pose.center }
            least = min(least, pose.radius)
            if !hadZoom, rules.gestures.contains(.pinch) { zoom = zoomStart(pose, rules.pinch) }
            if rules.gestures.contains(.rotate) { watchTurn(pose, rules.pinch) }
            if let zoom { twist.factor = rules.pinch.factor(from: zoom, to: pose.radius) }
            if let turn { twist.turn = pose.turn - turn }
            return (zoom: !hadZoom && zoom != nil, turn: !hadTurn && turn != nil)
        }

        /// The radius from which a zoom counts, once it has changed by more than the slop.
        private func zoomStart(_ pose: Pose, _ rules: PinchSettings) -> Double? {
            let change = pose.radius - radius
            return abs(change) > rules.slop ? radius + (change > 0 ? rules.slop : -rules.slop) : nil
        }

        @inline(never)
        private mutating func watchTurn(_ pose: Pose, _ rules: PinchSettings) {
            if turn == nil {
                turn = turnStart(pose, rules)
                outer = zoom == nil ? .rotate : .pinch
            }
            // Fingers that have gone far without a turn may turn later as well as at first.
            if rules.rotateSlop > 0, distance(to: pose) > 4 * rules.rotateSlop { pivot = pose }
        }

        /// The angle from which a turn counts, once the fingers have shown that they mean it: by an arc that is longer
        /// than the slop, and not small beside what else they do.
        private func turnStart(_ pose: Pose, _ rules: PinchSettings) -> Double? {
            // Fingers that have nearly touched can turn all the same.
            let arm = rules.rotateSlop > 0 ? max(least, rules.knee) : least
            guard arm > 0 else { return nil }
            let change = pose.turn - pivot.turn
            let slop = rules.rotateSlop > 0 ? max(rules.rotateSlop, 0.5 * distance(to: pose)) : 0
            guard abs(change) * arm > slop else { return nil }
            return pivot.turn + (change > 0 ? slop : -slop) / arm
        }

        /// How far they have spread or gone, whichever is more, since the pivot.
        private func distance(to pose: Pose) -> Double {
            max(abs(pose.radius - pivot.radius), pose.center.distance(to: pivot.center))
        }
    }
}

extension PinchSettings {
    /// The first instant at which fingers that are still down after a lift are surely there to stay.
    func release(at time: Double) -> Double { (time + releaseTime).nextUp }

    /// The factor by which fingers zoom that go from one radius to another. A function of both ends alone, so that the
    /// way does not matter.
    @inline(__always)
    func factor(from start: Double, to end: Double) -> Double {
        if speed == 1, min(start, end) >= knee { return end / start }
        return Math.exp(speed * (level(end) - level(start)))
    }

    /// What a change of radius by 1 adds to the logarithm of the factor.
    func growthRate(at radius: Double) -> Double { speed / max(radius, knee) }

    /// ln(radius) in units of the knee, and below that the straight line that goes on with it: fingers that nearly
    /// touch neither jump nor divide by 0.
    @inline(never)
    private func level(_ radius: Double) -> Double {
        let part = radius / knee
        return part >= 1 ? Math.log(part) : part - 1
    }

    /// The radius below which fingers nearly touch.
    fileprivate var knee: Double { fade / 2 }
}

extension Pinch {
    mutating func pass(through archive: inout some Archive) {
        var (number, group, until) = (0, Group(Pose(time: 0, center: .zero, radius: 0, turn: 0)), 0.0)
        switch state {
        case .idle: break
        case .gripping(let some): (number, group) = (1, some)
        case .straggling(let some, let end): (number, group, until) = (2, some, end)
        case .out: number = 3
        }
        archive.pass(&number)
        if number == 1 || number == 2 { group.pass(through: &archive) }
        archive.pass(&until)
        switch number {
        case 0: state = .idle
        case 1: state = .gripping(group)
        case 2: state = .straggling(group, until: until)
        case 3: state = .out
        default: archive.refuse()
        }
    }
}

extension Pinch.Group {
    mutating func pass(through archive: inout some Archive) {
        archive.pass(&radius)
        archive.pass(&pivot)
        archive.pass(&least)
        archive.pass(&zoom, blank: 0)
        archive.pass(&turn, blank: 0)
        archive.pass(&outer)
        archive.pass(&twist)
    }
}
