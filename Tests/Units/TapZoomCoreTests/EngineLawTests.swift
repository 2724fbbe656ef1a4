// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Laws for random touches and settings.
@Suite struct EngineLawTests {
    @Test("Events are balanced, in order, finite, and of kinds that the host polls.")
    func eventsAreBalancedOrderedAndFinite() {
        trials(1500) { random in
            let world = random.world()
            let script = random.script(length: 60)
            var engine = world.engine
            let events = try engine.play(script + [.advance(1000)])
            try events.requireLaws()
            for event in events {
                try require(event.isFinite, "\(event) is not finite")
                try require(world.settings.wants(event.kind), "the host does not poll \(event)")
            }
        }
    }

    @Test("After the last lift the view comes to rest within its limits and bounds.")
    func viewComesToRestWithinItsLimits() {
        trials(1500) { random in
            var engine = random.world().engine
            let events = try engine.play(random.script(length: 50) + [.advance(1000)])
            let (transform, viewport) = (engine.transform, engine.viewport)
            try require(engine.contactCount == 0 && engine.isMoving == false, "the view is not at rest")
            try require(engine.nextDeadline == .infinity, "a deadline at \(engine.nextDeadline) remains")
            try require(engine.target.bits == transform.bits, "\(transform) is not at its target \(engine.target)")
            try require(viewport.scales.contains(transform.scale), "\(transform.scale) is outside \(viewport.scales)")
            try require(
                isClose(viewport.constrain(transform), transform, of: 1e4), "\(transform) is outside the bounds")
            let settled = events.lastIndex { $0.kind == .settled }
            let moved = events.lastIndex { $0.kind == .animation || $0.kind == .fling }
            let isPolled = engine.settings.wants(.settled)
            try require(!isPolled || (settled ?? -1) >= (moved ?? -1), "the view has not settled: \(events.labels)")
        }
    }

    /// The system cancels all contacts after each step of a script.
    @Test("A cancel after any step ends all gestures, and the content returns into its bounds.")
    func cancelAtEveryStepEndsAllGestures() {
        trials(60) { random in
            let world = random.world()
            let script = random.script(length: 40)
            for length in 1...script.count {
                let begun = TouchScript(script.prefix(length))
                var engine = world.engine
                let events = try engine.play(begun + [.cancel(begun.last?.time ?? 0)])
                try events.filter { ![.animation, .fling, .limit].contains($0.kind) }.requireBalanceAndNesting()
                try require(engine.contactCount == 0, "a contact remains")
                try (events + engine.play([.advance(1000)])).requireLaws()
                let (transform, viewport) = (engine.transform, engine.viewport)
                try require(engine.nextDeadline == .infinity, "a deadline at \(engine.nextDeadline) remains")
                try require(
                    isClose(viewport.constrain(transform), transform, of: 1e4), "\(transform) is outside the bounds")
            }
        }
    }

    @Test("Additional advances between the steps do not change the outcome.")
    func advancesDoNotMatter() {
        trials(1500) { random in
            let world = random.world()
            let script = random.script(length: 50, from: random.between(-5, 5)) + [.advance(1000)]
            let expected = try world.result(of: script)
            try require(
                try world.result(of: random.withExtraAdvances(script)) == expected, "the advances change the outcome")
        }
    }

    @Test("The same calls give the same bits.")
    func sameCallsGiveTheSameBits() {
        trials(100) { random in
            let world = random.world()
            let script = random.script(length: 50)
            try require(try world.result(of: script) == world.result(of: script), "two runs differ")
        }
    }

    @Test("A landing or a lift does not move the content at its instant.")
    func nothingJumps() {
        trials(1000) { random in
            var world = random.world()
            if world.settings.zoom.animationDuration == 0 { world.settings.zoom.animationDuration = 0.3 }
            world.settings.reducedMotion = false
            var engine = world.engine
            for step in random.script(length: 60) {
                try engine.advance(to: step.time)
                let before = engine.transform
                try engine.run(step)
                let after = engine.transform
                for corner in [Vector.zero, engine.viewport.size] {
                    let now = after.apply(before.applyInverse(corner))
                    try require(now.distance(to: corner) <= 1e-5, "\(step) moves \(corner) to \(now)")
                }
            }
        }
    }

    @Test("A refused step changes nothing, at any time.")
    func errorsChangeNothing() {
        trials(600) { random in
            let world = random.world()
            let script = random.script(length: 40)
            let expected = try world.result(of: script)
            var engine = world.engine
            var events: [Event] = []
            var down: [Int64] = []
            for step in script {
                try engine.run(step)
                events += engine.pollAll()
                if case .touch(let sample) = step {
                    down.removeAll { $0 == sample.id }
                    if sample.phase == .began || sample.phase == .moved { down.append(sample.id) }
                }
                if case .cancel = step { down.removeAll() }
                let before = engine.reading
                for error in Self.badSteps(at: step.time, down: down) {
                    try require(engine.error(of: error) != nil, "\(error) was accepted")
                    try require(engine.reading == before, "\(error) changed the view")
                }
            }
            try require(
                RunResult(events: events.bits, reading: engine.reading) == expected,
                "the refused steps changed the outcome")
        }
    }

    private static func badSteps(at time: Double, down: [Int64]) -> TouchScript {
        let earlier = time - 0.001
        let later = time + 0.5
        let used: TouchScript = down.map { .down($0, at: later) }
        return used + [
            .advance(earlier), .cancel(earlier), .down(999, at: earlier), .move(999, at: later), .up(999, at: later),
            .lost(999, at: later),
        ]
    }

    @Test("A seventeenth contact is refused, and changes nothing.")
    func seventeenthContactIsRefused() throws {
        var engine = Engine.square()
        try engine.play((1...16).map { .down($0, at: 0) })
        let before = engine.reading
        #expect(throws: InputError.contactLimit) { try engine.run(.down(17, at: 5)) }
        #expect(engine.reading == before)
    }

    // MARK: Symmetries

    @Test("Other ids of the contacts do not change the outcome.")
    func idsDoNotMatter() {
        trials(500) { random in
            let world = random.world()
            let script = random.script(length: 50)
            let factor = random.pick([-1, 3, -7] as [Int64])
            let offset = Int64(random.below(1 << 60))
            let renamed = script.changed { $0.id = $0.id &* factor &+ offset }
            try require(try world.result(of: renamed) == world.result(of: script), "the ids change the outcome")
        }
    }

    /// With half the points per unit all lengths in view units double, and nothing else changes by a bit.
    @Test("Another view unit changes only the numbers in view units.")
    func unitsDoNotMatter() {
        trials(1000) { random in
            var world = random.plainWorld()
            let script = random.script(length: 50)
            var engine = world.engine
            let events = try engine.play(script)
            world.size = 2 * world.size
            world.settings.pointsPerUnit /= 2
            world.settings.layout.pixelsPerUnit /= 2
            var doubled = world.engine
            let others = try doubled.play(script.changed { $0.position = 2 * $0.position })
            let expected = events.map { event in
                var event = event
                (event.view, event.velocity, event.scale) = (2 * event.view, 2 * event.velocity, 2 * event.scale)
                event.landing.view = 2 * event.landing.view
                return event
            }
            try require(others == expected, "\(others.labels), not \(expected.labels)")
        }
    }

    @Test("Another origin of time changes only the times.")
    func originOfTimeDoesNotMatter() {
        trials(500) { random in
            var world = random.plainWorld()
            // The times are not round: a round time just within a limit may be just beyond it after the shift.
            world.settings.tap.doubleTapTime += 1e-4
            world.settings.tap.tapDebounceTime += 1e-4
            world.settings.tap.twoFingerLandTime += 1e-4
            world.settings.tap.twoFingerLiftTime += 1e-4
            world.settings.tap.tapTime += 1e-4
            world.settings.press.pressTime += 1e-4
            world.settings.pinch.liftGraceTime += 1e-4
            world.settings.zoom.animationDuration += 1e-4
            let script = random.script(length: 50)
            var engine = world.engine
            var shifted = world.engine
            let events = try engine.play(script + [.advance(1000)])
            let others = try shifted.play((script + [.advance(1000)]).later(by: 4096))
            try require(events.labels == others.labels, "\(events.labels), not \(others.labels)")
            for (event, other) in zip(events, others) {
                try require(isClose(event.time + 4096, other.time), "\(other.time), not \(event.time) + 4096")
                try require(isClose(event.content, other.content, of: 1e4, to: 1e-6), "\(other), not \(event)")
            }
        }
    }
}
