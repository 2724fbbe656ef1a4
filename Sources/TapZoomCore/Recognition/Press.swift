// SPDX-License-Identifier: MIT

/// A long press: one finger that rests, and may then drag.
///
///     idle ---down--> resting ---time is up--> holding ---all up: ended--> idle
///      ^                 |                        |
///      |                 | too far, second down   | second down before it drags: cancelled
///      +---all up------ out <---------------------+
///
/// `cancelled` leads to idle, or to out while contacts are down.
struct Press: Recognizer {
    private enum State {
        case idle
        /// One finger is down and has not moved, until a deadline.
        case resting(Spot, until: Double)
        /// It has been long enough.
        case holding(Spot)
        /// No press until all fingers are up.
        case out
    }

    /// Where the finger is.
    private struct Spot {
        var point: Vector
        var tool: Tool
    }

    private var state = State.idle

    var deadline: Double {
        if case .resting(_, let until) = state { until } else { .infinity }
    }

    var heedsMoves: Bool {
        switch state {
        case .resting, .holding: true
        case .idle, .out: false
        }
    }

    mutating func handle(_ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList) -> Verdict
    {
        let (fingers, contact) = (input.fingers, input.contact)
        switch (state, input.change) {
        case (.idle, .down):
            guard rules.gestures.contains(.longPress), fingers.count == 1, input.running.isDisjoint(with: .movers),
                Self.mayRest(input.landing, rules)
            else { return .undecided }
            let spot = Spot(point: contact.position, tool: contact.tool)
            state = .resting(spot, until: input.time + rules.press.time)
            return .undecided

        case (.resting(var spot, let until), .moved):
            if fingers.travel > rules.press.travel || !input.running.isDisjoint(with: .movers) {
                return giveUp(input, &made)
            }
            spot.point = fingers.first
            state = .resting(spot, until: until)
            return .undecided

        case (.resting(let spot, let until), .time):
            if input.time < until { return .undecided }
            guard rules.gestures.contains(.longPress) else { return giveUp(input, &made) }
            state = .holding(spot)
            return made.claim(Self.gesture(.began, at: spot, input.time))

        case (.holding(var spot), .moved):
            spot.point = fingers.first
            state = .holding(spot)
            return .undecided

        case (.holding(var spot), .up):
            // It lasts as long as what has begun within it.
            if !fingers.isEmpty { return .undecided }
            state = .idle
            spot.point = contact.position
            return made.go(Self.gesture(.ended, at: spot, input.time))

        case (.holding, .down) where !input.running.isDisjoint(with: .movers):
            return .undecided

        case (.resting, .down), (.resting, .up), (.resting, .cancelled), (.holding, .down), (.holding, .cancelled):
            return giveUp(input, &made)

        case (.out, .up), (.out, .cancelled):
            if fingers.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.resting, .rules), (.holding, .time), (.holding, .rules), (.out, _):
            return .undecided
        }
    }

    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList) {
        if case .holding(let spot) = state { made.append(Self.gesture(.cancelled, at: spot, time)) }
        state = fingers.isEmpty ? .idle : .out
    }

    /// What a landing stops or may become is not for resting.
    private static func mayRest(_ landing: Landing, _ rules: Rules) -> Bool {
        switch landing {
        case .first, .bounce: true
        case .afterTaps: !rules.isHeld(after: landing)
        case .stop: false
        }
    }

    private static func gesture(_ phase: Phase, at spot: Spot, _ time: Double) -> Gesture {
        Gesture(
            kind: .longPress, phase: phase, time: time, point: spot.point, contactCount: 1, tapCount: 0,
            tool: spot.tool)
    }
}

extension Press {
    mutating func pass(through archive: inout some Archive) {
        var (number, spot, until) = (0, Spot(point: .zero, tool: .finger), 0.0)
        switch state {
        case .idle: break
        case .resting(let at, let deadline): (number, spot, until) = (1, at, deadline)
        case .holding(let at): (number, spot) = (2, at)
        case .out: number = 3
        }
        archive.pass(&number)
        archive.pass(&spot.point)
        archive.pass(&spot.tool)
        archive.pass(&until)
        switch number {
        case 0: state = .idle
        case 1: state = .resting(spot, until: until)
        case 2: state = .holding(spot)
        case 3: state = .out
        default: archive.refuse()
        }
    }
}
