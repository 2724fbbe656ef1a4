// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EngineTests {
    @Test("A new engine rests at its fitted view, without a deadline.")
    func beginsAtTheFittedView() {
        var engine = Engine.square()
        #expect(engine.transform == engine.viewport.fittedView)
        #expect(engine.target == engine.viewport.fittedView)
        #expect(engine.reading.contactCount == 0)
        #expect(engine.reading.isMoving == false)
        #expect(engine.reading.eventCount == 0)
        #expect(engine.nextDeadline == .infinity)
    }

    @Test("An engine takes at most 20 KB.")
    func engineIsSmall() {
        #expect(MemoryLayout<Engine>.size <= 20480)
    }

    @Test("The contact count is above 0 while a finger is down.")
    func contactCountFollowsTheTouches() throws {
        var engine = Engine.square()
        var touched: [Bool] = []
        for step in [.down(1, at: 0), .down(2, at: 0), .up(1, at: 1), .lost(2, at: 2), .down(3, at: 3), .cancel(4)]
            as TouchScript
        {
            try engine.run(step)
            touched.append(engine.contactCount > 0)
        }
        #expect(touched == [true, true, true, false, true, false])
    }

    /// For example after a missed lift.
    @Test("After a cancel no contact remains down.")
    func cancelForgetsAllContacts() throws {
        var engine = Engine.square()
        try engine.play([.down(1, at: 0), .down(2, at: 0), .cancel(1)])
        #expect(throws: InputError.contactUnknown) { try engine.run(.up(1, at: 2)) }
        let events = try engine.play([.down(1, at: 2), .up(1, at: 2.05), .advance(3)])
        #expect(events.labels == ["tapPending began", "tapPending ended", "tap discrete"])
    }

    @Test("The visible rectangle is the part of the content plane that the viewport shows.")
    func visibleRectIsThatOfTheViewport() throws {
        var engine = Engine.square(.board)
        engine.set(Transform(scale: 2, rotation: 0, translation: Vector(-100, 50)), .atOnce)
        #expect(engine.visibleRect(at: engine.transform) == Rect(origin: Vector(50, -25), size: Vector(200, 200)))
        engine.set(Transform(scale: 2, rotation: .pi / 4, translation: .zero), .atOnce)
        #expect(isClose(engine.visibleRect(at: engine.transform).size.x, 200 * 2.0.squareRoot()))
    }

    // MARK: Commands

    @Test("Before the clock starts, an animated command takes effect at once, at time 0.")
    func commandsBeforeTheClockAreAtOnce() throws {
        var engine = Engine.square()
        engine.zoom(to: 0.8, at: Vector(100, 100), .animated)
        let events = engine.pollAll()
        #expect(events.labels == ["animation began", "animation ended", "settled discrete"])
        #expect(events.map(\.time) == [0, 0, 0])
        try engine.advance(to: 5)
        engine.zoom(to: 1.6, at: Vector(100, 100), .animated)
        #expect(engine.pollAll().labels == ["animation began"])
        try engine.advance(to: 6)
        #expect(engine.pollAll().map(\.time) == [5.3, 5.3])
        #expect(isClose(engine.transform.scale, 1.6))
    }

    @Test("zoom(to: rect) shows the rectangle whole, centered and as large as possible.")
    func rectangleIsShownWholeAndCentered() {
        trials(500) { random in
            var world = random.world()
            world.settings.layout = Settings(.board).layout
            world.settings.layout.minScale = ScaleLevel(.none, times: 1e-6)
            world.settings.layout.maxScale = ScaleLevel(.none, times: 1e6)
            var engine = world.engine
            let rotation = random.pick([0, random.between(-3, 3)])
            engine.set(Transform(scale: 1, rotation: rotation, translation: .zero), .atOnce)
            let rect = Rect(origin: random.vector(1e3), size: random.size(1, 1000))
            engine.zoom(to: rect, .atOnce)
            let displayed = engine.transform.bounds(of: rect)
            let space = engine.viewport.safeArea
            try require(isClose(displayed.center, space.center, of: 1e4), "\(rect) is shown as \(displayed)")
            let fits = displayed.size.x <= space.size.x * (1 + 1e-9) && displayed.size.y <= space.size.y * (1 + 1e-9)
            try require(fits, "\(displayed) does not fit in \(space)")
            let touches = isClose(displayed.size.x, space.size.x) || isClose(displayed.size.y, space.size.y)
            try require(touches, "\(displayed) could be larger in \(space)")
            try require(engine.transform.rotation == rotation, "the rotation changed to \(engine.transform.rotation)")
        }
    }

    @Test("A finger holds an animation in place, and its lift lets it continue.")
    func fingerHoldsAnAnimation() throws {
        var engine = Engine.square()
        try engine.play(.doubleTap(at: 0) + [.advance(0.3), .down(at: 0.35)])
        let held = engine.transform
        try engine.advance(to: 0.7)
        #expect(engine.transform == held)
        #expect(held != engine.target)
        #expect(try engine.play([.up(at: 0.75), .advance(2)]).labels.contains("settled discrete"))
        #expect(engine.transform == engine.target)
    }

    @Test("Zoom commands keep the rotation of the view.")
    func commandsKeepTheRotation() throws {
        var engine = Engine.square(.board)
        engine.set(Transform(scale: 0.5, rotation: 1, translation: Vector(30, 40)), .atOnce)
        let under = engine.transform.applyInverse(Vector(100, 100))
        engine.zoom(to: 0.8, at: Vector(100, 100), .atOnce)
        #expect(engine.transform.rotation == 1)
        #expect(isClose(engine.transform.apply(under), Vector(100, 100)))
        engine.zoom(to: Rect(origin: .zero, size: Vector(300, 200)), .atOnce)
        #expect(engine.transform.rotation == 1)
    }

    @Test("A command while a finger is down settles when the finger lifts.")
    func commandSettlesAtTheLift() throws {
        var engine = Engine.square()
        try engine.play([.down(at: 0)])
        engine.zoom(to: 0.8, at: .zero, .animated)
        #expect(try engine.play([.advance(0.4)]).labels == ["animation began", "animation ended"])
        #expect(try engine.play([.up(at: 0.42, 130, 100)]).labels == ["settled discrete"])
    }

    @Test("A stop ends an animated command where it is.")
    func stopEndsACommand() throws {
        var engine = Engine.square()
        try engine.advance(to: 0)
        engine.set(Transform(scale: 3, rotation: 0, translation: .zero), .animated)
        try engine.advance(to: 0.1)
        let here = engine.transform
        engine.stop()
        #expect(isClose(engine.transform, here, of: 400))
        #expect(engine.pollAll().labels == ["animation began", "animation cancelled", "settled discrete"])
        #expect(engine.nextDeadline == .infinity)
    }

    /// For any travel along the axis.
    @Test(
        "A pan that leaves its axis moves the content no further than the finger moves.", arguments: [30.0, 100, 300])
    func leavingTheAxisDoesNotJump(along: Double) throws {
        var engine = Engine.square(.maps) { $0.pan.axisLockRatio = 1.25 }
        engine.zoom(to: 4, at: Vector(200, 200), .atOnce)
        try engine.play([.down(at: 0, 350, 200), .move(at: 0.01, 330, 200), .move(at: 0.02, 330 - along, 200)])
        try engine.advance(to: 0.03)
        let before = engine.transform.translation
        // Across the axis: first beyond its width in one frame, which leaves the axis, and then freely.
        try engine.play([.move(at: 0.04, 325 - along, 260), .advance(0.05)])
        #expect(isClose(engine.transform.translation - before, Vector(-5, 0)))
        try engine.play([.move(at: 0.06, 320 - along, 270), .advance(0.07)])
        #expect(isClose(engine.transform.translation - before, Vector(-10, 10)))
    }

    // MARK: New settings

    @Test("New settings apply to contacts that are down.")
    func newSettingsApplyToContactsThatAreDown() throws {
        var engine = Engine.square()
        var strict = engine.settings
        strict.tap.tapSlop = 5  // 10 points count at least.
        try engine.play([.down(at: 0)])
        engine.setSettings(strict)
        #expect(try engine.play([.up(at: 0.05, 111, 100), .advance(1)]).isEmpty)
        strict.events = 0
        try engine.play([.down(at: 2), .advance(3)])
        engine.setSettings(strict)
        #expect(try engine.play([.up(at: 4)]).labels == ["longPress ended"])
    }

    @Test("A tap that waits for its confirmation keeps its deadline under new settings.")
    func waitingTapKeepsItsDeadline() throws {
        var engine = Engine.square()
        var patient = engine.settings
        try engine.play(.tap(at: 0))
        let deadline = engine.nextDeadline
        patient.tap.doubleTapTime = 5
        engine.setSettings(patient)
        #expect(engine.nextDeadline == deadline)
        #expect(try engine.play([.advance(1)]).of(.tap).map(\.time) == [deadline])
    }

    // MARK: Everything together

    @Test("Under random touches, commands, sizes and settings, events are balanced and numbers finite.")
    func randomCallsKeepAllLaws() {
        trials(2000) { random in
            var engine =
                random.chance(0.2)
                ? Engine(random.settings(), size: Vector(1, 1e9), content: Vector(1e9, 1))
                : random.world().engine
            var events: [Event] = []
            for step in random.script(length: 60) {
                try engine.run(step)
                if random.chance(0.3) { engine.command(&random) }
                events += engine.pollAll()
                try require(engine.transform.isFinite && engine.transform.scale > 0, "\(engine.transform) is invalid")
                try require(engine.target.isFinite, "\(engine.target) is not finite")
            }
            // A kind that the host stops polling still ends if it has begun.
            events += try engine.play([.advance(1000)])
            try events.requireOrder()
            for kind in EventKind.lasting { try events.of(kind).requireBalanceAndNesting() }
            for event in events { try require(event.isFinite, "\(event) is not finite") }
            let (scale, scales) = (engine.transform.scale, engine.viewport.scales)
            try require(scales.contains(scale), "\(scale) is outside \(scales)")
            try require(engine.nextDeadline == .infinity, "a deadline at \(engine.nextDeadline) remains")
        }
    }

    @Test("An engine that is restarted behaves as a new one.")
    func restartedEngineIsNew() {
        trials(50) { random in
            let (world, other) = (random.world(), random.world())
            var engine = other.engine
            var new = world.engine
            for step in random.script(length: 200) { try? engine.run(step) }
            engine.restart(world.settings, size: world.size, content: Rect(size: world.content), insets: .zero)
            for step in random.script(length: 200) {
                try engine.run(step)
                try new.run(step)
                try require(engine.words == new.words, "the states differ after \(step)")
            }
            try require(engine.pollAll().bits == new.pollAll().bits, "the events differ")
        }
    }
}

extension Engine {
    fileprivate mutating func command(_ random: inout SplitMix64) {
        let options = CommandOptions(animated: random.chance(0.7), duration: random.pick([0, 0, 0.001, 0.2, 10]))
        var changed = viewport
        switch random.below(10) {
        case 0: zoom(to: random.magnitude(1e-18, 1e18), at: random.vector(1000), options)
        case 1: zoom(to: Rect(origin: random.vector(1e4), size: random.size(1e-6, 1e12)), options)
        case 2: set(random.transform(scale: 1e-18...1e18, reach: 1e6), options)
        case 3: stop()
        case 4:
            changed.size = random.size(1e-3, 1e6)
            setViewport(changed)
        case 5:
            (changed.content, changed.insets) = (Rect(size: random.size(1e-3, 1e6)), random.insets(upTo: 1000))
            setViewport(changed)
        case 6: center(on: random.vector(1e4), scale: random.pick([0, random.magnitude(1e-18, 1e18)]), options)
        case 7, 8:
            let content = Rect(origin: random.vector(1e4), size: random.size(1e-3, 1e6))
            setContent(content, random.pick([.picture, .coordinates]))
        default: setSettings(random.settings())
        }
    }
}
