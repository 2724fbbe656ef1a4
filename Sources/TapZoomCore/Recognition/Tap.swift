// SPDX-License-Identifier: MIT

/// Taps: n in a row, each with one finger or two.
///
///     idle ---down--> pressing ---last up, a tap---> between ---down--> pressing (with the run so far)
///      ^                 |                              |
///      |                 | too far, too long, too many  | time is up: the single tap is confirmed
///      |                 v                              v
///      +---all up------ out                           idle
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
    private enum Before {
        case nothing
        /// A run that this tap may add to.
        case run(Run)
        /// This touch is the same tap again: it landed sooner after the lift than a finger can.
        case bounce(Run)
    }

    /// Fingers on their way to be one tap.
    private struct Touchdown {
        var before: Before
        var landing: Double
        var tool: Tool
        var fingers: Int32 = 1
        var firstLift = Double.infinity
        /// The sum of the places where fingers were lifted.
        var lifted = Vector.zero
    }

    /// Taps in a row, up to now.
    private struct Run {
        var count: Int32
        var fingers: Int32
        var point: Vector
        var tool: Tool
        var lift: Double
        /// When the single tap that this may be is confirmed; nil when the host already knows all of it.
        var confirmation: Double?

        func gesture(_ kind: Gesture.Kind, _ phase: Phase, at time: Double) -> Gesture {
            Gesture(
                kind: kind, phase: phase, time: time, point: point, contactCount: fingers, tapCount: count, tool: tool)
        }
    }

    private var state = State.idle

    var deadline: Double {
        if case .between(let run) = state, let confirmation = run.confirmation { confirmation } else { .infinity }
    }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules) -> Verdict {
        switch (state, input.change) {
        case (.idle, .down(let contact)):
            state = .pressing(Touchdown(before: .nothing, landing: input.time, tool: contact.tool))
            return .undecided

        case (.between(let run), .down(let contact)):
            let before = Self.relation(of: contact, to: run, rules.tap)
            state = .pressing(Touchdown(before: before, landing: input.time, tool: contact.tool))
            if case .bounce = before { return .undecided }
            return Self.revoked(run, at: input.time)

        case (.pressing(var touchdown), .down(let contact)):
            guard Self.mayJoin(contact, touchdown, contacts, rules) else { return giveUp(at: input.time, contacts) }
            let verdict = Self.revoked(touchdown.before, at: input.time)
            if case .bounce = touchdown.before { touchdown.before = .nothing }
            touchdown.fingers = 2
            state = .pressing(touchdown)
            return verdict

        case (.pressing, .moved):
            let strayed = contacts.contains { $0.travel > rules.tap.travel(of: $0.tool, canPan: rules.canPan) }
            return strayed ? giveUp(at: input.time, contacts) : .undecided

        case (.pressing(var touchdown), .up(let contact)):
            touchdown.firstLift = min(touchdown.firstLift, input.time)
            touchdown.lifted = touchdown.lifted + contact.position
            guard Self.isTap(contact, at: input.time, rules),
                input.time <= touchdown.firstLift + rules.tap.secondLiftTime
            else { return giveUp(at: input.time, contacts) }
            if !contacts.isEmpty {
                state = .pressing(touchdown)
                return .undecided
            }
            return finish(touchdown, at: input.time, rules)

        case (.between(let run), .time):
            guard let confirmation = run.confirmation, input.time >= confirmation else { return .undecided }
            state = .idle
            return .go(run.gesture(.confirmedTap, .ended, at: input.time))

        case (.pressing, .cancelled), (.between, .cancelled), (.out, .cancelled):
            return giveUp(at: input.time, contacts)

        case (.out, .up):
            if contacts.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.out, _), (.pressing, .time), (.between, .moved), (.between, .up):
            return .undecided
        }
    }

    mutating func lose(at time: Double, _ contacts: Contacts) -> Verdict {
        switch state {
        case .idle: .undecided
        case .pressing, .between, .out: giveUp(at: time, contacts)
        }
    }

    private mutating func giveUp(at time: Double, _ contacts: Contacts) -> Verdict {
        defer { state = contacts.isEmpty ? .idle : .out }
        switch state {
        case .pressing(let touchdown): return Self.revoked(touchdown.before, at: time)
        case .between(let run): return Self.revoked(run, at: time)
        case .idle, .out: return .undecided
        }
    }

    /// All fingers are up, and each was a tap.
    private mutating func finish(_ touchdown: Touchdown, at time: Double, _ rules: Rules) -> Verdict {
        var run = Run(
            count: 1, fingers: touchdown.fingers, point: touchdown.lifted / Double(touchdown.fingers),
            tool: touchdown.tool, lift: time, confirmation: nil)
        switch touchdown.before {
        case .bounce(let earlier):
            run.count = earlier.count
            // The first instant that is too late for a second tap.
            run.confirmation = earlier.confirmation.map { _ in (time + rules.tap.repeatTime).nextUp }
            state = .between(run)
            return .undecided
        case .run(let earlier):
            if earlier.fingers == run.fingers, earlier.point.distance(to: run.point) <= rules.tap.repeatDistance {
                run.count = earlier.count < .max ? earlier.count + 1 : 1
            }
        case .nothing:
            break
        }
        let (verdict, waits) = Self.report(run, at: time, rules)
        if waits { run.confirmation = (time + rules.tap.repeatTime).nextUp }
        state = .between(run)
        return verdict
    }

    /// What the newest tap of a run is, and whether it waits to be confirmed.
    private static func report(_ run: Run, at time: Double, _ rules: Rules) -> (Verdict, waits: Bool) {
        if run.fingers > 1 { return (.claim(run.gesture(.twoFingerTap, .once, at: time)), false) }
        let doubles = rules.gestures.contains(.doubleTap) && rules.doubleTapMatters
        switch (doubles, run.count) {
        case (true, 1):
            if !rules.gestures.contains(.tap) { return (.undecided, false) }
            return (.claim(run.gesture(.tapUp, .began, at: time)), true)
        case (true, _):
            return (.claim(run.gesture(run.count % 2 == 0 ? .doubleTap : .multiTap, .once, at: time)), false)
        case (false, _):
            if !rules.gestures.contains(.tap) { return (.undecided, false) }
            return (.claim(run.gesture(.instantTap, .once, at: time)), false)
        }
    }

    private static func relation(of contact: Contact, to run: Run, _ rules: TapSettings) -> Before {
        let near = contact.origin.distance(to: run.point) <= rules.repeatDistance
        if run.fingers == 1, near, contact.landing < run.lift + rules.bounceTime { return .bounce(run) }
        return contact.landing <= run.lift + rules.repeatTime ? .run(run) : .nothing
    }

    private static func mayJoin(
        _ contact: Contact, _ touchdown: Touchdown, _ contacts: Contacts, _ rules: Rules
    ) -> Bool {
        guard rules.gestures.contains(.twoFingerTap), touchdown.fingers == 1, contacts.count == 2,
            let first = contacts[0]
        else { return false }
        return contact.landing <= touchdown.landing + rules.tap.secondLandTime
            && contact.origin.distance(to: first.position) < rules.tap.fingerDistance
    }

    private static func isTap(_ contact: Contact, at time: Double, _ rules: Rules) -> Bool {
        time <= contact.landing + rules.tap.time
            && contact.travel <= rules.tap.travel(of: contact.tool, canPan: rules.canPan)
    }

    /// How the wait for a confirmation ends that will not come.
    private static func revoked(_ run: Run, at time: Double) -> Verdict {
        run.confirmation == nil ? .undecided : .go(run.gesture(.tapUp, .cancelled, at: time))
    }

    private static func revoked(_ before: Before, at time: Double) -> Verdict {
        if case .bounce(let run) = before { revoked(run, at: time) } else { .undecided }
    }
}
