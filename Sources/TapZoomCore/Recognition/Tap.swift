// SPDX-License-Identifier: MIT

/// Taps: n in a row, each with one finger or two.
///
///     idle ---down--> pressing ---last up, a tap---> between ---down--> pressing (with the run so far)
///      ^  \               |                              |
///      |   bounce, stop   | too far, too long, too many  | time is up: the single tap is confirmed
///      |     \            v                              v
///      |      +--------> out                           idle
///      +-----all up-------+
///
/// `cancelled` leads to idle, or to out while contacts are down.
struct Tap: Recognizer {
    private enum State {
        case idle
        /// Fingers are down, or one of two already up, and each of them may be a tap.
        case pressing(Touchdown)
        /// All fingers are up after a tap; the next may add to its run.
        case between(Run)
        /// No tap until all fingers are up.
        case out
    }

    /// What was going on when the first finger landed.
    fileprivate enum Before {
        case nothing
        /// A run that this tap may add to.
        case run(Run)
        /// The last tap of this run, which goes on.
        case bounce(Run)
    }

    /// Fingers on their way to be one tap.
    fileprivate struct Touchdown {
        var before: Before
        var landing: Double
        /// The first instant that is too late for a lift.
        var limit: Double
        var tool: Tool
        var fingers: Int32 = 1
        var firstLift = Double.infinity
        /// The sum of the places where fingers were lifted.
        var lifted = Vector.zero
    }

    /// Taps in a row, up to now.
    fileprivate struct Run {
        var count: Int32
        var fingers: Int32
        var point: Vector
        var tool: Tool
        var lift: Double
        /// Two taps are a double tap, as they were when the run began.
        var doubles: Bool
        /// When the single tap that this may be is confirmed; nil when the host already knows all of it.
        var confirmation: Double?

        /// Whether a contact lands soon enough to go on with it.
        func isOpen(to contact: Contact, _ rules: TapSettings) -> Bool {
            contact.landing <= lift + rules.repeatTime
        }

        func gesture(_ kind: Gesture.Kind, _ phase: Phase, at time: Double) -> Gesture {
            Gesture(
                kind: kind, phase: phase, time: time, point: point, contactCount: fingers, tapCount: count, tool: tool)
        }
    }

    fileprivate struct Lift {
        var time: Double
        var point: Vector
    }

    private var state = State.idle
    /// The last lifts, of whatever kind of touch: two, because two fingers may bounce.
    private var lift: Lift?
    private var liftBefore: Lift?

    var deadline: Double {
        switch state {
        case .between(let run): run.confirmation ?? .infinity
        // A bounce that stays down is no tap, and the tap that it goes on with must not be left open.
        case .pressing(let touchdown):
            if case .bounce(let run) = touchdown.before, run.confirmation != nil { touchdown.limit } else { .infinity }
        case .idle, .out: .infinity
        }
    }

    var heedsMoves: Bool {
        switch state {
        case .pressing: true
        case .idle, .between, .out: false
        }
    }

    /// What a contact that lands now may go on with.
    func landing(of contact: Contact, _ rules: Rules) -> Landing {
        if bounces(contact, off: lift, rules.tap) || bounces(contact, off: liftBefore, rules.tap) { return .bounce }
        if rules.landingStops { return .stop }
        guard case .between(let run) = state, run.fingers == 1, run.isOpen(to: contact, rules.tap),
            contact.origin.distance(to: run.point) <= rules.tap.repeatDistance
        else { return .first }
        return .afterTaps(run.count)
    }

    mutating func handle(_ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList) -> Verdict
    {
        let (fingers, contact) = (input.fingers, input.contact)
        switch input.change {
        case .up: (lift, liftBefore) = (Lift(time: input.time, point: contact.position), lift)
        case .cancelled: (lift, liftBefore) = (nil, nil)
        case .down, .moved, .time, .rules: break
        }
        switch (state, input.change) {
        case (.idle, .down):
            switch input.landing {
            case .bounce, .stop: state = .out
            case .first, .afterTaps: state = .pressing(Self.touchdown(contact, .nothing, input.landing, rules))
            }
            return .undecided

        case (.between(let run), .down):
            switch input.landing {
            case .bounce:
                state = .pressing(Self.touchdown(contact, .bounce(run), input.landing, rules))
                return .undecided
            case .stop:
                return giveUp(input, &made)
            case .first, .afterTaps:
                let before = run.isOpen(to: contact, rules.tap) ? Before.run(run) : .nothing
                state = .pressing(Self.touchdown(contact, before, input.landing, rules))
                return made.go(Self.revocation(of: run, at: input.time))
            }

        case (.pressing(var touchdown), .down) where Self.bouncesToo(touchdown, input.landing, fingers):
            touchdown.fingers = 2
            state = .pressing(touchdown)
            return .undecided

        case (.pressing(var touchdown), .down):
            guard Self.mayJoin(contact, touchdown, fingers, rules) else {
                return giveUp(input, &made)
            }
            let verdict = made.go(Self.revocation(of: touchdown.before, at: input.time))
            if case .bounce = touchdown.before { touchdown.before = .nothing }
            touchdown.fingers = 2
            state = .pressing(touchdown)
            return verdict

        case (.pressing, .moved):
            let strayed = fingers.travel > rules.tap.travel(of: fingers.tool, canPan: rules.canPan)
            return strayed ? giveUp(input, &made) : .undecided

        case (.pressing(var touchdown), .up):
            touchdown.firstLift = min(touchdown.firstLift, input.time)
            touchdown.lifted = touchdown.lifted + contact.position
            guard Self.isTap(contact, of: touchdown, at: input.time, rules),
                input.time <= touchdown.firstLift + rules.tap.secondLiftTime
            else { return giveUp(input, &made) }
            if !fingers.isEmpty {
                state = .pressing(touchdown)
                return .undecided
            }
            return finish(touchdown, at: input.time, rules, &made)

        case (.pressing, .time):
            return input.time >= deadline ? giveUp(input, &made) : .undecided

        case (.between(let run), .time):
            guard let confirmation = run.confirmation, input.time >= confirmation else { return .undecided }
            state = .idle
            return made.go(run.gesture(.confirmedTap, .ended, at: input.time))

        case (.pressing, .cancelled), (.between, .cancelled), (.out, .cancelled):
            return giveUp(input, &made)

        case (.out, .up):
            if fingers.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.out, _), (.pressing, .rules), (.between, .moved), (.between, .up), (.between, .rules):
            return .undecided
        }
    }

    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList) {
        switch state {
        case .pressing(let touchdown): _ = made.go(Self.revocation(of: touchdown.before, at: time))
        case .between(let run): _ = made.go(Self.revocation(of: run, at: time))
        case .idle, .out: break
        }
        state = fingers.isEmpty ? .idle : .out
    }

    /// All fingers are up, and each was a tap.
    private mutating func finish(
        _ touchdown: Touchdown, at time: Double, _ rules: @_addressable Rules, _ made: inout MadeList
    ) -> Verdict {
        // The first instant that is too late for a second tap.
        let confirmation = (time + rules.tap.repeatTime).nextUp
        if case .bounce(var run) = touchdown.before {
            run.lift = time
            if run.confirmation != nil { run.confirmation = confirmation }
            state = .between(run)
            return .undecided
        }
        var run = Run(
            count: 1, fingers: touchdown.fingers, point: touchdown.lifted / Double(touchdown.fingers),
            tool: touchdown.tool, lift: time, doubles: rules.doubleTapMatters)
        if case .run(let earlier) = touchdown.before, earlier.fingers == run.fingers, earlier.count < .max,
            earlier.point.distance(to: run.point) <= rules.tap.repeatDistance
        {
            run.count = earlier.count + 1
            run.doubles = earlier.doubles
        }
        let (gesture, waits) = Self.report(run, at: time, rules.gestures)
        if waits { run.confirmation = confirmation }
        state = .between(run)
        return gesture.map { made.claim($0) } ?? .undecided
    }

    /// What the newest tap of a run is, and whether it waits to be confirmed.
    private static func report(_ run: Run, at time: Double, _ gestures: Gestures) -> (Gesture?, waits: Bool) {
        if run.fingers > 1 {
            return (gestures.contains(.twoFingerTap) ? run.gesture(.twoFingerTap, .once, at: time) : nil, false)
        }
        switch (run.doubles && gestures.contains(.doubleTap), run.count) {
        case (true, 1):
            return gestures.contains(.tap) ? (run.gesture(.tapUp, .began, at: time), true) : (nil, false)
        case (true, _):
            return (run.gesture(run.count % 2 == 0 ? .doubleTap : .multiTap, .once, at: time), false)
        case (false, _):
            return (gestures.contains(.tap) ? run.gesture(.instantTap, .once, at: time) : nil, false)
        }
    }

    private static func touchdown(
        _ contact: Contact, _ before: Before, _ landing: Landing, _ rules: Rules
    ) -> Touchdown {
        // It may be a quick zoom for as long as it likes, and is a tap when it was none.
        let limit = rules.isHeld(after: landing) ? .infinity : (contact.landing + rules.tap.time).nextUp
        return Touchdown(before: before, landing: contact.landing, limit: limit, tool: contact.tool)
    }

    private func bounces(_ contact: Contact, off lift: Lift?, _ rules: TapSettings) -> Bool {
        guard let lift else { return false }
        return contact.landing < lift.time + rules.bounceTime
            && contact.origin.distance(to: lift.point) <= rules.repeatDistance
    }

    /// Whether a second contact is the other of two fingers that bounce.
    private static func bouncesToo(_ touchdown: Touchdown, _ landing: Landing, _ fingers: Fingers) -> Bool {
        guard case .bounce = landing, case .bounce(let run) = touchdown.before else { return false }
        return run.fingers == 2 && touchdown.fingers == 1 && fingers.count == 2
    }

    private static func mayJoin(
        _ contact: Contact, _ touchdown: Touchdown, _ fingers: Fingers, _ rules: Rules
    ) -> Bool {
        rules.gestures.contains(.twoFingerTap) && touchdown.fingers == 1 && fingers.count == 2
            && contact.landing <= touchdown.landing + rules.tap.secondLandTime
            && contact.origin.distance(to: fingers.first) < rules.tap.fingerDistance
    }

    private static func isTap(
        _ contact: Contact, of touchdown: Touchdown, at time: Double, _ rules: Rules
    ) -> Bool {
        (touchdown.limit == .infinity || time <= contact.landing + rules.tap.time)
            && contact.travel <= rules.tap.travel(of: contact.tool, canPan: rules.canPan)
    }

    /// How the wait for a confirmation ends that will not come.
    private static func revocation(of run: Run, at time: Double) -> Gesture? {
        run.confirmation == nil ? nil : run.gesture(.tapUp, .cancelled, at: time)
    }

    private static func revocation(of before: Before, at time: Double) -> Gesture? {
        if case .bounce(let run) = before { revocation(of: run, at: time) } else { nil }
    }
}

extension Tap {
    mutating func pass(through archive: inout some Archive) {
        var (number, touchdown, run) = (0, Touchdown(before: .nothing, landing: 0, limit: 0, tool: .finger), Run.blank)
        switch state {
        case .idle: break
        case .pressing(let some): (number, touchdown) = (1, some)
        case .between(let some): (number, run) = (2, some)
        case .out: number = 3
        }
        archive.pass(&number)
        if number == 1 { touchdown.pass(through: &archive) }
        if number == 2 { run.pass(through: &archive) }
        switch number {
        case 0: state = .idle
        case 1: state = .pressing(touchdown)
        case 2: state = .between(run)
        case 3: state = .out
        default: archive.refuse()
        }
        archive.pass(&lift, blank: Lift(time: 0, point: .zero))
        archive.pass(&liftBefore, blank: Lift(time: 0, point: .zero))
    }
}

extension Tap.Lift: Plain {}

extension Tap.Touchdown {
    fileprivate mutating func pass(through archive: inout some Archive) {
        var (number, run) = (0, Tap.Run.blank)
        switch before {
        case .nothing: break
        case .run(let some): (number, run) = (1, some)
        case .bounce(let some): (number, run) = (2, some)
        }
        archive.pass(&number)
        if number > 0 { run.pass(through: &archive) }
        switch number {
        case 0: before = .nothing
        case 1: before = .run(run)
        case 2: before = .bounce(run)
        default: archive.refuse()
        }
        archive.pass(&landing)
        archive.pass(endless: &limit)
        archive.pass(&tool)
        archive.pass(&fingers)
        archive.pass(endless: &firstLift)
        archive.pass(&lifted)
    }
}

extension Tap.Run {
    fileprivate static var blank: Tap.Run {
        Tap.Run(count: 0, fingers: 0, point: .zero, tool: .finger, lift: 0, doubles: false)
    }

    fileprivate mutating func pass(through archive: inout some Archive) {
        archive.pass(&count)
        archive.pass(&fingers)
        archive.pass(&point)
        archive.pass(&tool)
        archive.pass(&lift)
        archive.pass(&doubles)
        archive.pass(&confirmation, blank: 0)
    }
}
