// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Calls of hosts while fingers are down: settings, sizes and commands.
@Suite struct EngineHostTests {
    private static func engine(_ preset: Preset = .board, _ change: (inout Settings) -> Void = { _ in }) -> Engine {
        Engine.square(preset, change)
    }

    /// Two fingers that have moved and spread.
    private static let pinch: TouchScript =
        .pair(.began, at: 0, Vector(100, 200), Vector(300, 200))
        + .pair(.moved, at: 0.1, Vector(130, 220), Vector(370, 220))
        + .pair(.moved, at: 0.2, Vector(120, 240), Vector(380, 240)) + [.advance(0.2)]

    // MARK: Settings

    @Test(
        "New settings during a pinch move nothing, and apply from then on.",
        arguments: [
            { $0.pinch.pinchSpeed = 3 }, { $0.pinch.pinchMinSpan = 1000 }, { $0.pinch.pinchSlop = 50 },
            { $0.gestures.insert(.rotate) },
            { $0.pointsPerUnit = 3 },
        ] as [@Sendable (inout Settings) -> Void])
    func settingsDuringAPinchChangeOnlyTheFuture(_ change: @Sendable (inout Settings) -> Void) throws {
        var engine = Self.engine()
        try engine.play(Self.pinch)
        let before = engine.transform
        var settings = engine.settings
        change(&settings)
        engine.setSettings(settings)
        #expect(engine.transform == before)
        try engine.play(.pair(.moved, at: 0.3, Vector(119.9, 240), Vector(380.1, 240)) + [.advance(0.3)])
        #expect(isClose(engine.transform, before, of: 100, to: 1e-2))
    }

    @Test("A new quick_zoom_distance during a quick zoom moves nothing, and applies from then on.")
    func settingsDuringAQuickZoomChangeOnlyTheFuture() throws {
        var engine = Self.engine()
        try engine.play(.tap(at: 0, 200, 200) + [.down(at: 0.1, 200, 200), .move(at: 0.2, 200, 300), .advance(0.2)])
        let before = engine.transform
        var settings = engine.settings
        settings.pinch.quickZoomDistance = -140
        engine.setSettings(settings)
        #expect(engine.transform == before)
        try engine.play([.move(at: 0.3, 200, 230), .advance(0.3)])
        #expect(isClose(engine.transform.scale, before.scale * Math.exp(Math.ln2 / 2)))
    }

    @Test(
        "Switching off PAN or PINCH during a pinch cancels both and moves nothing.",
        arguments: [GestureSet.pan, .pinch])
    func switchingOffCancelsAllGesturesOfTheFingers(_ gesture: GestureSet) throws {
        var engine = Self.engine()
        try engine.play(Self.pinch)
        let before = engine.transform
        var settings = engine.settings
        settings.gestures.remove(gesture)
        engine.setSettings(settings)
        #expect(engine.pollAll().labels == ["pinch cancelled", "pan cancelled"])
        try engine.play(.pair(.moved, at: 0.3, Vector(0, 0), Vector(400, 400)) + [.advance(0.3)])
        #expect(engine.transform == before)
    }

    @Test("Equal settings and sizes in each frame change nothing.")
    func equalSettingsAndSizesChangeNothing() throws {
        try trials(300) { random in
            let world = random.world()
            let script = random.script(length: 40)
            var engine = world.engine
            var other = world.engine
            for step in script {
                try engine.run(step)
                try other.run(step)
                other.setSettings(world.settings)
                other.setViewport(other.viewport)
                try require(engine.reading == other.reading, "the views differ after \(step)")
            }
            try require(engine.pollAll().bits == other.pollAll().bits, "the events differ")
        }
    }

    // MARK: Sizes

    /// A phone may resize the view while it is touched.
    @Test("Content beyond its bounds moves by a small distance in a small resize, under a finger and after it.")
    func overscrollContinuesThroughAResize() throws {
        var engine = Self.engine(.photos)
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 300, 200), .advance(0.1)])
        let pulled = engine.transform.translation.x
        #expect(pulled > 50)
        for step in 1...20 {
            var viewport = engine.viewport
            viewport.size.y = 400 - Double(step)
            engine.setViewport(viewport)
        }
        // The content has become smaller by 20, and its edge has moved by half of that.
        #expect(isClose(engine.transform.translation.x, pulled + 10, of: 100, to: 1e-2))
        try engine.play([.move(at: 0.2, 300.01, 200), .advance(0.2)])
        #expect(isClose(engine.transform.translation.x, pulled + 10, of: 100, to: 2e-2))
        try engine.play([.up(at: 1, 300.01, 200), .advance(1.05)])
        let springing = engine.transform.translation.x
        var viewport = engine.viewport
        viewport.size.y -= 1
        engine.setViewport(viewport)
        #expect(isClose(engine.transform.translation.x, springing, of: 100, to: 1e-2))
        #expect(try engine.play([.advance(9)]).labels.last == "settled discrete")
        #expect(engine.transform == engine.viewport.fittedView)
    }

    // MARK: Commands

    @Test("A command closes the open frame first, so that the moves before it count before it.")
    func commandComesAfterEarlierMoves() throws {
        var engine = Self.engine()
        let events = try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 150, 200)])
        #expect(events.isEmpty)
        engine.zoom(to: 1, at: Vector(200, 200), .animated)
        #expect(engine.pollAll().labels == ["pan began", "pan cancelled", "animation began"])
        try engine.play([.move(at: 0.2, 155, 200), .advance(0.2)])
        #expect(engine.pollAll().isEmpty)
        let isMoving = engine.isMoving
        #expect(isMoving)
    }

    // MARK: Gestures

    @Test("Two fingers that zoom out at the fitted view ask for no page.")
    func zoomOutAtTheFittedViewAsksForNoPage() throws {
        var engine = Self.engine(.photos)
        let events = try engine.play(
            .pair(.began, at: 0, Vector(160, 200), Vector(390, 200))
                + .pair(.moved, at: 0.1, Vector(260, 200), Vector(290, 200)) + [.up(1, at: 0.2), .up(2, at: 0.22)])
        #expect(events.of(.page).isEmpty && events.of(.swipe).isEmpty)
    }

    @Test("A rotation that snaps back continues after a finger has stopped it.")
    func interruptedRotationSnapContinues() throws {
        var engine = Self.engine { $0.gestures.insert(.rotate) }
        try engine.play(
            .pair(.began, at: 0, Vector(100, 200), Vector(300, 200))
                + .pair(.moved, at: 0.1, Vector(104, 166), Vector(296, 234)) + [.up(1, at: 0.2), .up(2, at: 0.2)])
        #expect(engine.transform.rotation != 0)
        try engine.play([.down(3, at: 0.22, 200, 200), .up(3, at: 0.25, 200, 200), .advance(9)])
        #expect(engine.transform.rotation == 0)
    }

    /// The fingers move by 600 first.
    @Test("A rotation may begin after any other movement.")
    func rotationMayBeginLate() throws {
        var engine = Self.engine { $0.gestures.insert(.rotate) }
        var script = TouchScript.spread(.began, at: 0, 60)
        script += .frames(100) { .spread(.moved, at: $0, 60, about: Vector(200 + 600 * $0, 200)) }
        script += .frames(100, from: 1) { .spread(.moved, at: $0, 60, angle: $0 - 1, about: Vector(800, 200)) }
        #expect(try engine.play(script).labels.contains("rotate began"))
    }

    @Test("A zoom far beyond its limit keeps its anchor in place, and loses no accuracy.")
    func farBeyondTheLimitNothingDrifts() throws {
        var engine = Self.engine { $0.pinch.quickZoomDistance = 1 }
        try engine.play(.tap(at: 0, 120, 150) + [.down(at: 0.1, 120, 150), .move(at: 0.2, 120, 170), .advance(0.2)])
        let anchor = engine.transform.applyInverse(Vector(120, 150))
        for step in 1...2000 {
            try engine.play([
                .move(at: 0.2 + 0.01 * Double(step), 120, 170 + Double(step)), .advance(0.2 + 0.01 * Double(step)),
            ])
            #expect(isClose(engine.transform.apply(anchor), Vector(120, 150), to: 1e-6))
        }
        try engine.play([.move(at: 30, 120, 170), .advance(30)])
        #expect(isClose(engine.transform.applyInverse(Vector(120, 150)), anchor))
    }
}

/// Changes by hosts that concern slops and content beyond its bounds.
@Suite struct EngineHostLimitTests {
    /// One finger has pulled a fitted photo far to the right.
    private static func pulled() throws -> Engine {
        var engine = Engine.square(.photos)
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 350, 200), .advance(0.1)])
        return engine
    }

    @Test("A new pan_slop counts from the place of the finger.")
    func newSlopCountsFromNowOn() throws {
        var engine = Engine.square(.board)
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 109, 200), .advance(0.1)])
        var settings = engine.settings
        settings.pan.panSlop = 0
        engine.setSettings(settings)
        try engine.play([.move(at: 0.2, 109.5, 200), .advance(0.2)])
        #expect(isClose(engine.transform.translation.x, 0.5))
    }

    @Test("A new rubber_band does not move content beyond its bounds.")
    func softerRubberBandKeepsThePlace() throws {
        var engine = try Self.pulled()
        let before = engine.transform
        #expect(before.translation.x > 70)
        var settings = engine.settings
        settings.elastic.rubberBand = 0.3
        engine.setSettings(settings)
        try engine.play([.move(at: 0.2, 350.01, 200), .advance(0.2)])
        #expect(isClose(engine.transform, before, of: 100, to: 1e-3))
    }

    @Test(
        "Settings that do not concern the bounds do not move content beyond them.",
        arguments: [
            { $0.layout.pixelsPerUnit = 2 }, { $0.layout.maxScale = ScaleLevel(.contain, times: 8) },
        ] as [@Sendable (inout Settings) -> Void])
    func widerLimitsMoveNothing(_ change: @Sendable (inout Settings) -> Void) throws {
        var engine = try Self.pulled()
        let before = engine.transform
        var settings = engine.settings
        change(&settings)
        engine.setSettings(settings)
        #expect(isClose(engine.transform, before, of: 100))
    }

    @Test("A spring keeps its speed through resizes in each frame.")
    func springKeepsItsSpeedThroughResizes() throws {
        var engine = try Self.pulled()
        var other = try Self.pulled()
        for view in 0..<2 {
            for frame in 0..<100 {
                let time = 0.5 + 0.01 * Double(frame)
                let step: Step = frame == 0 ? .up(at: time, 350, 200) : .advance(time)
                if view == 0 {
                    try engine.run(step)
                } else {
                    try other.run(step)
                    var viewport = other.viewport
                    viewport.size.x = frame % 2 == 0 ? 400.001 : 400
                    other.setViewport(viewport)
                }
            }
        }
        #expect(isClose(engine.transform, other.transform, of: 100, to: 1e-3))
        try engine.play([.advance(2.2)])
        try other.play([.advance(2.2)])
        let isMoving = (engine.isMoving, other.isMoving)
        #expect(isMoving == (false, false))
    }

    @Test("A cancel closes the open frame before it cancels.")
    func cancelClosesTheFrameFirst() throws {
        var engine = Engine.square(.board)
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 150, 200), .cancel(0.1)])
        #expect(engine.transform.translation.x == 40)
    }

    @Test("A pan continues if the host polls fewer kinds of events.")
    func changedEventsContinueThePan() throws {
        var engine = Engine.square(.board)
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 150, 200), .advance(0.1)])
        var settings = engine.settings
        settings.events &= ~UInt64(EventKind.longPress.bit)
        engine.setSettings(settings)
        #expect(try engine.play([.move(at: 0.2, 160, 200), .advance(0.2)]).labels == ["pan changed"])
    }

    @Test("An axis lock survives settings that do not concern it.")
    func axisLockSurvivesNewSettings() throws {
        var engine = Engine.square(.board) { $0.pan.axisLockRatio = 1.25 }
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 150, 200), .advance(0.1)])
        var settings = engine.settings
        settings.pinch.rotateSnap = 0
        engine.setSettings(settings)
        try engine.play([.move(at: 0.2, 160, 260), .advance(0.2)])
        #expect(engine.transform.translation == Vector(50, 0))
    }

    @Test("A command to the current transform does not cancel the pan.")
    func commandWithoutAChangeCancelsNothing() throws {
        var engine = Engine.square(.board)
        try engine.play([.down(at: 0, 100, 200), .move(at: 0.1, 150, 200), .advance(0.1)])
        engine.zoom(to: engine.transform.scale, at: Vector(100, 100), .animated)
        #expect(try engine.play([.move(at: 0.2, 160, 200), .advance(0.2)]).labels == ["pan changed"])
    }

    @Test("A rotation begins at every rotate_slop.", arguments: [0.1, 0.5, 1, 2, 25])
    func rotationBeginsWithAnySlop(_ slop: Double) throws {
        var engine = Engine.square(.board) {
            $0.gestures.insert(.rotate)
            $0.pinch.rotateSlop = slop
        }
        try engine.play(.spread(.began, at: 0, 100) + .frames(15) { .spread(.moved, at: $0, 100, angle: 10 * $0) })
        #expect(engine.transform.rotation > 1.1)
    }
}
