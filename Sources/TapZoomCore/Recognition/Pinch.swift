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
struct Pinch: Recognizer {
    private enum State {
        case idle
        case gripping(Group)
        /// A finger was lifted, and the others may be about to follow: until then they shall not move anything.
        case straggling(Group, until: Double)
        /// Neither until all fingers are up.
        case out
    }

    /// Fingers since one last came or went.
    private struct Group {
        /// Where they were then.
        var origin: Pose
        /// From where it is judged whether they mean to turn.
        var pivot: Pose
        /// What has begun, in that order: the ends come in the reverse one.
        var parts: FixedList<2, Part>
        /// The least radius seen.
        var least: Double
        /// Where they are now.
        var center: Vector
        var twist: Twist

        /// How far they have spread or gone, whichever is more, since the pivot.
        func distance(to pose: Pose) -> Double {
            max(abs(pose.radius - pivot.radius), pose.center.distance(to: pivot.center))
        }

        /// Fingers that have gone far without a turn may turn later as well as at first.
        mutating func followPivot(_ pose: Pose, _ rules: PinchSettings) {
            if rules.rotateSlop > 0, distance(to: pose) > 4 * rules.rotateSlop { pivot = pose }
        }
    }

    /// Each knows from where it counts.
    private enum Part {
        case zoom(from: Double)
        case turn(from: Double)

        var kind: Gesture.Kind {
            switch self {
            case .zoom: .pinch
            case .turn: .rotate
            }
        }
    }

    /// How much the content grows and turns, and about what, while no drag takes it along.
    struct Twist {
        var anchor: Vector
        var growth = 0.0
        var turn = 0.0
    }

    private var state = State.idle

    var deadline: Double {
        if case .straggling(_, let until) = state { until } else { .infinity }
    }

    /// What it does to the content; nil when it does nothing.
    var twist: Twist? {
        switch state {
        case .gripping(let group), .straggling(let group, _): group.parts.isEmpty ? nil : group.twist
        case .idle, .out: nil
        }
    }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict {
        switch (state, input.change) {
        case (.idle, .down):
            if contacts.count > 1, !rules.gestures.isDisjoint(with: [.pinch, .rotate]) {
                state = .gripping(Self.group(contacts.pose, FixedList()))
            }
            return .undecided

        case (.straggling(let group, let until), .rules):
            state = .straggling(Self.group(contacts.pose, group.parts), until: until)
            return .undecided

        case (.gripping(let group), .down), (.straggling(let group, _), .down), (.gripping(let group), .rules):
            state = .gripping(Self.group(contacts.pose, group.parts))
            return .undecided

        case (.gripping(let group), .moved):
            return follow(group, input, contacts, rules, &made)

        case (.straggling(let group, let until), .time):
            if input.time >= until { state = .gripping(Self.group(contacts.pose, group.parts)) }
            return .undecided

        case (.gripping(let group), .up), (.straggling(let group, _), .up):
            let rest = Self.group(contacts.pose, group.parts)
            if contacts.count < 2 {
                state = .idle
                Self.end(.ended, group, contacts, at: input.time, &made)
                return .go
            }
            let waits = rules.pinch.slop > 0 && !group.parts.isEmpty
            state = waits ? .straggling(rest, until: rules.pinch.release(at: input.time)) : .gripping(rest)
            return .undecided

        case (_, .cancelled):
            return giveUp(input, contacts, &made)

        case (.out, .up):
            if contacts.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.gripping, .time), (.straggling, .moved), (.out, _):
            return .undecided
        }
    }

    /// A frame's moves are in.
    private mutating func follow(
        _ old: Group, _ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList
    ) -> Verdict {
        var group = old
        let pose = contacts.pose
        group.least = min(group.least, pose.radius)
        group.center = pose.center
        if !group.parts.contains(where: { $0.kind == .pinch }), let start = Self.zoomStart(group, pose, rules) {
            group.parts.append(.zoom(from: start))
        }
        if !group.parts.contains(where: { $0.kind == .rotate }), let start = Self.turnStart(group, pose, rules) {
            group.parts.append(.turn(from: start))
        }
        group.followPivot(pose, rules.pinch)
        if old.parts.isEmpty { group.twist.anchor = pose.center }
        var flow = Flow.still(at: pose.center)
        let rate = contacts.rate(at: input.time)
        group.parts.forEach {
            switch $0 {
            case .zoom(let start):
                group.twist.growth = rules.pinch.growth(from: start, to: pose.radius)
                flow.growth = rate.radius * rules.pinch.growthRate(at: pose.radius)
            case .turn(let start):
                group.twist.turn = pose.turn - start
                flow.spin = rate.turn
            }
        }
        state = .gripping(group)
        for index in 0..<group.parts.count {
            guard let part = group.parts[index] else { break }
            let phase = index < old.parts.count ? Phase.changed : .began
            made.append(Gesture(part.kind, phase, of: contacts, at: input.time, flow: flow))
        }
        return group.parts.count > old.parts.count ? .claim : .go
    }

    /// The radius from which a zoom counts, once it has changed by more than the slop.
    private static func zoomStart(_ group: Group, _ pose: Pose, _ rules: Rules) -> Double? {
        let change = pose.radius - group.origin.radius
        guard rules.gestures.contains(.pinch), abs(change) > rules.pinch.slop else { return nil }
        return group.origin.radius + (change > 0 ? rules.pinch.slop : -rules.pinch.slop)
    }

    /// The angle from which a turn counts, once the fingers have shown that they mean it: by an arc that is longer than
    /// the slop, and not small beside what else they do.
    private static func turnStart(_ group: Group, _ pose: Pose, _ rules: Rules) -> Double? {
        // Fingers that have nearly touched can turn all the same.
        let arm = rules.pinch.rotateSlop > 0 ? max(group.least, rules.pinch.knee) : group.least
        guard rules.gestures.contains(.rotate), arm > 0 else { return nil }
        let change = pose.turn - group.pivot.turn
        let slop = rules.pinch.rotateSlop > 0 ? max(rules.pinch.rotateSlop, 0.5 * group.distance(to: pose)) : 0
        guard abs(change) * arm > slop else { return nil }
        return group.pivot.turn + (change > 0 ? slop : -slop) / arm
    }

    /// Fingers that hold on anew. What has begun goes on from here, without another slop.
    private static func group(_ pose: Pose, _ parts: FixedList<2, Part>) -> Group {
        var restarted = FixedList<2, Part>()
        parts.forEach {
            switch $0 {
            case .zoom: restarted.append(.zoom(from: pose.radius))
            case .turn: restarted.append(.turn(from: pose.turn))
            }
        }
        return Group(
            origin: pose, pivot: pose, parts: restarted, least: pose.radius, center: pose.center,
            twist: Twist(anchor: pose.center))
    }

    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList) {
        defer { state = contacts.isEmpty ? .idle : .out }
        switch state {
        case .gripping(let group), .straggling(let group, _): Self.end(.cancelled, group, contacts, at: time, &made)
        case .idle, .out: break
        }
    }

    private static func end(
        _ phase: Phase, _ group: Group, _ contacts: Contacts, at time: Double, _ made: inout GestureList
    ) {
        for index in (0..<group.parts.count).reversed() {
            guard let part = group.parts[index] else { break }
            var gesture = Gesture(part.kind, phase, of: contacts, at: time, flow: .still(at: group.center))
            gesture.point = group.center
            made.append(gesture)
        }
    }
}

extension PinchSettings {
    /// The first instant at which fingers that are still down after a lift are surely there to stay.
    func release(at time: Double) -> Double { (time + releaseTime).nextUp }

    /// ln of the factor by which fingers zoom that go from one radius to another. A function of both ends alone, so
    /// that the way does not matter.
    func growth(from start: Double, to end: Double) -> Double { speed * (level(end) - level(start)) }

    /// What a change of radius by 1 adds to it.
    func growthRate(at radius: Double) -> Double { speed / max(radius, knee) }

    /// ln(radius) in units of the knee, and below that the straight line that goes on with it: fingers that nearly
    /// touch neither jump nor divide by 0.
    private func level(_ radius: Double) -> Double {
        let part = radius / knee
        return part >= 1 ? Math.log(part) : part - 1
    }

    /// The radius below which fingers nearly touch.
    fileprivate var knee: Double { fade / 2 }
}
