// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EngineTimeTests {
    // MARK: Paths

    /// The transforms at some times, if the engine also advances at each of the ticks.
    private static func path(_ world: World, at times: [Double], ticks: [Double]) throws(InputError) -> [[UInt64]] {
        var engine = world.engine
        var script: TouchScript = .doubleTap(at: -1, 120, 90)
        // A finger stops the zoom in the middle and lifts, and another double tap sends it elsewhere.
        script += [.down(at: -0.7, 300, 300), .up(at: -0.6, 300, 300)] + .doubleTap(at: -0.2, 220, 100)
        try engine.play(script)
        var path: [[UInt64]] = []
        for time in Set(times + ticks).sorted() {
            try engine.advance(to: time)
            if times.contains(time) { path.append(engine.transform.bits) }
        }
        return path
    }

    @Test("The path of an animation is the same at any frame rate.", arguments: [30.0, 60, 144, 1000])
    func pathIsTheSameAtAnyRate(rate: Double) throws {
        let world = World(settings: Settings(.maps))
        let times = (0...12).map { Double($0) / 30 }
        let expected = try Self.path(world, at: times, ticks: [])
        #expect(Set(expected).count > 8)
        #expect(try Self.path(world, at: times, ticks: (0...Int(rate)).map { Double($0) / rate }) == expected)
    }

    @Test("The path of an animation is the same with advances at random times.")
    func pathIsTheSameAtRandomTimes() {
        trials(500) { random in
            let world = random.plainWorld()
            let times = (0..<10).map { _ in random.between(0, 0.5) }.sorted()
            let expected = try Self.path(world, at: times, ticks: [])
            let ticks = (0..<random.below(100)).map { _ in random.between(0, 0.5) }
            try require(try Self.path(world, at: times, ticks: ticks) == expected, "the path depends on the ticks")
        }
    }

    /// The commands come at the same instants.
    @Test("Commands in motion have the same outcome, whatever advances come between them.")
    func retargetIsTheSameAtAnyRate() {
        trials(500) { random in
            let world = random.world()
            let commands = (0..<4).map { index in
                (time: Double(index) * 0.13, scale: random.magnitude(0.1, 5), place: random.vector(400))
            }
            func end(_ ticks: [Double]) throws(InputError) -> RunResult {
                var engine = world.engine
                var events: [Event] = []
                var last = -1.0
                for command in commands {
                    for tick in ticks where tick > last && tick < command.time { try engine.advance(to: tick) }
                    last = command.time
                    try engine.advance(to: command.time)
                    engine.zoom(to: command.scale, at: command.place, .animated)
                    events += engine.pollAll()
                }
                try engine.advance(to: 0.5)
                return RunResult(events: (events + engine.pollAll()).bits, reading: engine.reading)
            }
            let ticks = (0..<40).map { _ in random.between(-0.1, 0.39) }.sorted()
            try require(try end(ticks) == end([]), "the retarget depends on the ticks")
        }
    }

    @Test("The tapped point stays under the finger during the whole zoom.")
    func tappedPointStaysUnderTheFinger() {
        trials(500) { random in
            var world = random.plainWorld()
            world.settings.layout.bounds = .none
            (world.settings.zoom.doubleTap, world.settings.zoom.doubleTapAnchor) = (.step, .point)
            var engine = world.engine
            let place = random.vector(400)
            let under = engine.transform.applyInverse(place)
            try engine.play(.doubleTap(at: 0, place.x, place.y))
            for step in 0...30 {
                try engine.advance(to: 0.2 + Double(step) / 60)
                let now = engine.transform.apply(under)
                try require(isClose(now, place, of: 1e3), "the point moves from \(place) to \(now) at step \(step)")
            }
        }
    }

    // MARK: Deadlines

    @Test("Before the next deadline nothing changes; at the deadline something does.")
    func nextDeadlineIsExact() {
        trials(4000) { random in
            let world = random.world()
            let script = random.script(length: 30).prefix(1 + random.below(30))
            var engine = world.engine
            let drag = try engine.play(TouchScript(script)).of(.pan).last?.phase
            let now = script.last?.time ?? 0
            let before = engine.reading
            let deadline = engine.nextDeadline
            try require(deadline >= now, "\(deadline) is past at \(now)")
            if deadline == now { return }
            try engine.advance(to: max(now, min(random.between(now, deadline).nextDown, now + 1e6)))
            if deadline < .infinity { try engine.advance(to: deadline.nextDown) }
            try require(engine.reading == before, "something changed before \(deadline)")
            if deadline < .infinity {
                try engine.advance(to: deadline)
                // The end of a bounce sends TAP_PENDING alone, and the end of a grace period sends nothing.
                let release = world.settings.pinch.liftGraceTime
                let isGraceEnd = engine.contactCount > 0 && script.contains { ($0.time + release).nextUp == deadline }
                // The deadline of a press that a drag has overtaken sends nothing either.
                let isDragging = !world.settings.wants(.pan) || drag == .began || drag == .changed
                let wantsTaps = world.settings.wants(.tapPending) && world.settings.gestures.contains(.tap)
                let isHeard = wantsTaps && !isGraceEnd && !isDragging
                try require(engine.pollEvent() != nil || !isHeard, "nothing happened at \(deadline)")
                try require(engine.nextDeadline > deadline || engine.isMoving, "\(deadline) is still due")
            }
        }
    }

    @Test("While the view moves or a frame is open, the next deadline is the clock.")
    func deadlineIsTheClockInMotion() throws {
        var engine = Engine.square()
        #expect(engine.nextDeadline == .infinity)
        try engine.play(.doubleTap(at: 0))
        #expect(engine.nextDeadline == 0.2)
        try engine.play([.advance(1), .down(at: 2)])
        #expect(engine.nextDeadline == 2.45)
        try engine.play([.move(at: 2.1, 101, 100)])
        #expect(engine.nextDeadline == 2.1)
        try engine.play([.advance(2.1)])
        #expect(engine.nextDeadline == 2.45)
    }

    // MARK: Frames

    /// An advance closes the frame. The next step would have closed it anyway.
    @Test("An advance after all moves of a frame does not change the outcome.")
    func advanceAfterAFrameChangesNothing() {
        trials(1000) { random in
            let world = random.world()
            let script = random.script(length: 40) + [.advance(1000)]
            var split = TouchScript()
            for (index, step) in script.enumerated() {
                split.append(step)
                let isOver = index + 1 == script.count || script[index + 1].time > step.time
                if isOver, random.chance(0.5) { split.append(.advance(step.time)) }
            }
            try require(try world.result(of: split) == world.result(of: script), "the advances change the outcome")
        }
    }

    /// This does not hold for the place of a finger when another one ends its press, because moves take effect when
    /// their frame closes. It does not hold for pinches either: fingers that move one by one pinch on their way.
    @Test("An advance between samples of equal time does not change taps and presses.")
    func advanceWithinAFrameChangesNoTap() {
        trials(1000) { random in
            var world = random.world()
            world.settings.gestures.formIntersection([.tap, .doubleTap, .fingersTap, .longPress])
            let script = random.script(length: 40)
            var split = TouchScript()
            for step in script {
                split.append(step)
                if case .touch(let sample) = step, sample.phase != .moved { continue }
                if random.chance(0.5) { split.append(.advance(step.time)) }
            }
            var engine = world.engine
            var other = world.engine
            let events = try engine.play(script + [.advance(1000)])
            let others = try other.play(split + [.advance(1000)])
            try require(others.labels == events.labels, "\(others.labels), not \(events.labels)")
            try require(others.map(\.time) == events.map(\.time), "the times of the events differ")
            try require(other.reading == engine.reading, "\(other.reading), not \(engine.reading)")
        }
    }

    @Test("Overdue deadlines are met one after the other, each at its own time.")
    func deadlinesAreMetInOrder() throws {
        var engine = Engine.square { $0.press.pressTime = 0.1 }
        // Long overdue are the end of a zoom and the confirmation of a tap.
        let events = try engine.play(.doubleTap(at: 0) + .tap(at: 0.6, 300, 300) + [.advance(1000)])
        try events.requireOrder()
        #expect(events.of(.animation).map(\.time) == [0.2, 0.5])
        #expect(events.of(.tap).map(\.time) == [(0.6 + 0.05 + 0.30).nextUp])
    }
}
