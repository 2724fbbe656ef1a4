// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Touches, from the samples to the events.
@Suite struct EngineFingersTests {
    /// A viewport of 400 x 400 shows the middle of content of 1000 x 1000 at scale 1.
    private static func engine(_ preset: Preset = .photos, _ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var engine = Engine.square(preset, change)
        engine.set(Transform(scale: 1, rotation: 0, translation: Vector(-300, -300)), .atOnce)
        _ = engine.pollAll()
        return engine
    }

    private static let fling = TouchScript.drag(from: 0, Vector(200, 200), to: Vector(100, 200))

    // MARK: Pans

    @Test("A pan moves the content by the travel of the finger less the slop.")
    func panMovesTheContentLessTheSlop() throws {
        var engine = Self.engine()
        #expect(try engine.play([.down(at: 0), .move(at: 0.1, 110, 100), .advance(0.1)]).isEmpty)
        #expect(engine.transform.translation == Vector(-300, -300))
        let events = try engine.play([.move(at: 0.2, 130, 100), .advance(0.2)])
        #expect(events.labels == ["pan began"])
        #expect(engine.transform.translation == Vector(-280, -300))
        // The content that the finger holds is under it, except for the slop.
        #expect(events.first?.view == Vector(130, 100))
        #expect(events.first?.content == Vector(410, 400))
        #expect(try engine.play([.up(at: 1, 130, 100), .advance(2)]).labels == ["pan ended", "settled discrete"])
    }

    @Test("A finger that lifts in motion flings the content.")
    func fingerThatLiftsInMotionFlings() throws {
        var engine = Self.engine()
        let events = try engine.play(Self.fling)
        #expect(events.outlines == ["pan began", "pan ended", "fling began"])
        #expect(events.last.map { isClose($0.velocity, Vector(-1000, 0)) } == true)
        #expect(try engine.play([.advance(100)]).labels == ["fling ended", "settled discrete"])
        #expect(engine.transform.translation.x < -600 + 1)
    }

    @Test("A pan after a long press does not fling.")
    func panAfterALongPressDoesNotFling() throws {
        var engine = Self.engine()
        let script: TouchScript = [.down(at: 0, 200, 200)] + .line(from: 1, Vector(200, 200), to: Vector(100, 200))
        let events = try engine.play(script + [.up(at: 1.1, 100, 200), .advance(100)])
        #expect(
            events.outlines == ["longPress began", "pan began", "pan ended", "longPress ended", "settled discrete"])
        #expect(events.of(.pan).last?.velocity == .zero)
        #expect(engine.transform.translation == Vector(-390, -300))
    }

    @Test("A pinch may begin and end within a pan and a long press.")
    func pinchWithinAPressAndAPan() throws {
        var engine = Self.engine()
        let script: TouchScript = [
            .down(1, at: 0, 200, 200), .move(1, at: 1, 230, 200), .down(2, at: 1.1, 330, 200),
            .move(2, at: 1.2, 430, 200), .up(1, at: 1.3, 230, 200), .up(2, at: 1.4, 430, 200), .advance(100),
        ]
        #expect(
            try engine.play(script).outlines == [
                "longPress began", "pan began", "pinch began", "pinch ended", "pan ended", "longPress ended",
                "settled discrete",
            ])
    }

    /// LONG_PRESS ends when all fingers have lifted.
    @Test("A long press ends at the place where its finger lifted.")
    func pressEndsAtThePlaceOfItsFinger() throws {
        var engine = Self.engine()
        let script: TouchScript = [
            .down(1, at: 0, 200, 200), .move(1, at: 1, 230, 200), .down(2, at: 1.1, 330, 200),
            .up(1, at: 1.2, 230, 200), .move(2, at: 1.4, 330, 260), .up(2, at: 1.5, 330, 260),
        ]
        let ended = try engine.play(script).of(.longPress).last
        #expect(ended?.phase == .ended)
        #expect(ended?.landing.contact == 1)
        #expect(ended?.view == Vector(230, 200))
    }

    // MARK: Taps

    /// The tap waits for another finger, which then drags.
    @Test(
        "A tap has the content point on which its finger lifted, even if the content has moved since.",
        arguments: [false, true])
    func tapHasTheContentOfItsLift(commanded: Bool) throws {
        var engine = Self.engine()
        _ = try engine.play([.down(1, at: 0, 100, 100), .down(2, at: 0, 160, 100), .up(1, at: 0.05, 101, 100)])
        if commanded {
            engine.set(Transform(scale: 2, rotation: 0, translation: Vector(-700, -700)), .atOnce)
        }
        let drag: TouchScript = [.move(2, at: 0.14, 160, 100), .move(2, at: 0.16, 160, 160), .advance(0.16)]
        _ = engine.pollAll()
        let events = try engine.play(drag)
        #expect(events.labels == ["tapPending began", "tapPending ended", "tap discrete", "pan began"])
        #expect(engine.transform.translation != Vector(-300, -300))
        for event in events.dropLast() {
            #expect(event.view == Vector(101, 100))
            #expect(event.content == Vector(401, 400))
        }
    }

    @Test("A bounce after a fling stops it and continues the pan without a slop.")
    func bounceContinuesThePan() throws {
        var engine = Self.engine()
        _ = try engine.play(Self.fling)
        let events = try engine.play([.down(2, at: 0.12, 100, 200)])
        #expect(events.labels == ["fling cancelled", "pan began"])
        let here = engine.transform.translation
        _ = try engine.play([.move(2, at: 0.13, 99, 200), .advance(0.13)])
        #expect(isClose(engine.transform.translation, here + Vector(-1, 0), of: 400))
        #expect(
            try engine.play([.up(2, at: 0.5, 99, 200), .advance(9)]).outlines == ["pan ended", "settled discrete"])
    }

    // MARK: Touches that stop a fling

    @Test("A touch that stops a fast fling makes no tap.")
    func touchThatStopsAFastFlingDoesNotTap() throws {
        var engine = Self.engine(.photos) { $0.layout.bounds = .none }
        _ = try engine.play(Self.fling)
        let labels = try engine.play(.tap(at: 0.3, 300, 300) + [.advance(5)]).labels
        #expect(labels == ["fling cancelled", "settled discrete"])
    }

    @Test("A touch that stops a slow fling makes a tap.")
    func touchThatStopsASlowFlingTaps() throws {
        var engine = Self.engine(.photos) { $0.layout.bounds = .none }
        _ = try engine.play(Self.fling)
        // The speed is 1000 e^-2t.
        let labels = try engine.play(.tap(at: 1.2, 300, 300) + [.advance(5)]).labels
        #expect(
            labels == ["fling cancelled", "tapPending began", "settled discrete", "tapPending ended", "tap discrete"])
    }

    @Test("A touch that stops a fling may pan and fling.")
    func touchThatStopsAFlingMayPan() throws {
        var engine = Self.engine(.photos) { $0.layout.bounds = .none }
        _ = try engine.play(Self.fling)
        let labels = try engine.play(.drag(from: 0.3, Vector(300, 300), to: Vector(300, 200)) + [.advance(9)]).outlines
        #expect(
            labels == ["fling cancelled", "pan began", "pan ended", "fling began", "fling ended", "settled discrete"])
    }

    // MARK: Releasing

    /// The second finger lifts 0.03 s later.
    @Test("A pinch that rests before its lifts ends where it is.")
    func pinchThatRestsEndsInPlace() throws {
        var engine = Self.engine()
        let pinch = TouchScript.frames(8) { .spread(.moved, at: $0, 50 + 500 * $0) }
        _ = try engine.play(.spread(.began, at: 0, 50) + pinch + [.advance(0.08)])
        let here = engine.transform
        let lifts: TouchScript = [
            .up(1, at: 0.13, 110, 200), .move(2, at: 0.14, 294, 200), .move(2, at: 0.15, 298, 200),
            .up(2, at: 0.16, 298, 200),
        ]
        let labels = try engine.play(lifts + [.advance(9)]).outlines
        #expect(labels == ["pinch ended", "pan ended", "settled discrete"])
        #expect(isClose(engine.transform, here, of: 400))
    }

    @Test("A pinch in motion glides on after its lifts.")
    func pinchInMotionGlidesOn() throws {
        var engine = Self.engine()
        let pinch = TouchScript.frames(8) { .spread(.moved, at: $0, 50 + 300 * $0) }
        _ = try engine.play(.spread(.began, at: 0, 50) + pinch + [.advance(0.08)])
        let here = engine.transform
        let lifts: TouchScript = [.up(1, at: 0.09, 126, 200), .up(2, at: 0.12, 279, 200)]
        let labels = try engine.play(lifts + [.advance(9)]).outlines
        #expect(labels == ["pinch ended", "pan ended", "fling began", "fling ended", "settled discrete"])
        #expect(abs(Math.log(engine.transform.scale / here.scale) - 300.0 / 74 / 13) < 1e-6)
    }

    /// PAN is off.
    @Test("The last finger holds the content, and the next pinch continues from there.", arguments: [0.0, 30])
    func secondPinchContinuesFromTheFirst(away: Double) throws {
        var engine = Self.engine(.board) { ($0.gestures, $0.pinch.pinchSlop) = ([.pinch], 0) }
        for round in 0..<3 {
            let (time, center) = (Double(round), Vector(200 + away * Double(round), 200))
            let lands: TouchScript = .spread(.began, at: time, 50, about: center)
            try engine.play(round == 0 ? lands : [.move(1, at: time, center.x - 50, 200), lands[1]])
            let before = engine.transform
            try engine.play(.spread(.moved, at: time + 0.1, 75, about: center) + [.advance(time + 0.1)])
            #expect(isClose(engine.transform, before.with(scale: 1.5 * before.scale, about: center), of: 1e3))
            try engine.play([.up(2, at: time + 0.2, center.x + 75, 200)])
        }
        #expect(isClose(engine.transform.scale, 1.5 * 1.5 * 1.5))
    }

    // MARK: Commands and settings

    @Test("An absolute command cancels the gesture of the fingers, which do nothing within their slop.")
    func commandTakesTheViewFromTheFingers() throws {
        var engine = Self.engine()
        _ = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        engine.zoom(to: 2, at: Vector(200, 200), .animated)
        #expect(engine.pollAll().labels == ["pinch cancelled", "pan cancelled", "animation began"])
        // Within their slop the fingers do nothing.
        try engine.play(.spread(.moved, at: 0.2, 93) + [.advance(0.9)])
        #expect(engine.transform.scale == 2)
        let rest = [.up(1, at: 1, 107, 200), .up(2, at: 1, 293, 200), .advance(2)] as TouchScript
        #expect(try engine.play(rest).labels == ["settled discrete"])
    }

    @Test("Fingers that move past their slop take the view back from a command.")
    func fingersTakeTheViewBack() throws {
        var engine = Self.engine()
        try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        engine.zoom(to: 2, at: Vector(200, 200), .animated)
        _ = engine.pollAll()
        let events = try engine.play(.spread(.moved, at: 0.2, 150) + [.advance(0.2)])
        #expect(events.labels == ["animation cancelled", "pan began", "pinch began"])
        // The zoom continues from where the command was, less the slop.
        #expect(engine.transform.scale > 1.5)
        let rest = [.up(1, at: 1, 50, 200), .up(2, at: 1, 350, 200), .advance(2)] as TouchScript
        #expect(try engine.play(rest).labels == ["pinch ended", "pan ended", "settled discrete"])
    }

    @Test("Equal settings during a gesture change nothing.")
    func equalSettingsChangeNothing() throws {
        for moves in [[.move(at: 0.1, 112, 100)], [.move(at: 0.1, 130, 100), .move(at: 0.2, 140, 100)]] as [TouchScript]
        {
            func result(repeating: Bool) throws -> RunResult {
                var engine = Self.engine()
                var events = try engine.play([.down(at: 0)])
                for step in moves + [.up(at: 0.3, 140, 100), .advance(9)] {
                    if repeating { engine.setSettings(engine.settings) }
                    events += try engine.play([step])
                }
                return RunResult(events: events.bits, reading: engine.reading)
            }
            #expect(try result(repeating: true) == result(repeating: false))
        }
    }

    @Test("Switching off a gesture while it runs does not move the content.")
    func switchingOffMovesNothing() throws {
        for gesture in [GestureSet.pan, .pinch, .rotate] {
            var engine = Self.engine(.board) { $0.gestures.insert(.rotate) }
            _ = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90, angle: 1.5) + [.advance(0.1)])
            let before = engine.transform
            var settings = engine.settings
            settings.gestures.remove(gesture)
            engine.setSettings(settings)
            _ = try engine.play(.spread(.moved, at: 0.2, 90, angle: 1.5) + [.advance(0.2)])
            #expect(isClose(engine.transform, before, of: 400), "\(gesture)")
        }
    }

    /// All gestures of the fingers that move the view end, until all have lifted.
    @Test(
        "Switching off a gesture while it runs cancels all gestures of its fingers, the newest first.",
        arguments: [GestureSet.pan, .pinch])
    func switchingOffEndsGesturesInOrder(gesture: GestureSet) throws {
        var engine = Self.engine()
        var events = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        var settings = engine.settings
        settings.gestures.remove(gesture)
        engine.setSettings(settings)
        events += try engine.play(.spread(.moved, at: 0.2, 150) + [.cancel(1)])
        #expect(
            events.outlines == ["pan began", "pinch began", "pinch cancelled", "pan cancelled", "settled discrete"])
    }

    @Test("Gestures stay nested if PAN is switched on during a pinch.")
    func switchingOnKeepsGesturesNested() throws {
        var engine = Self.engine(.photos) { $0.gestures.remove(.pan) }
        var events = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        var settings = engine.settings
        settings.gestures.insert(.pan)
        engine.setSettings(settings)
        events += try engine.play([.down(3, at: 0.2, 300, 300), .move(3, at: 0.3, 350, 350), .cancel(1)])
        try events.filter { EventKind.held.contains($0.kind) }.requireBalanceAndNesting()
    }

    @Test("A command without animation changes the raster at once, also under a finger.")
    func immediateCommandChangesTheRaster() throws {
        var engine = Self.engine()
        try engine.play([.down(at: 0)])
        engine.zoom(to: 2.4, at: Vector(200, 200), .atOnce)
        #expect(engine.rasterScale == 2.4)
    }

    @Test("A bounce that continues a pan has no deadline.")
    func bounceThatPansHasNoDeadline() throws {
        var engine = Self.engine()
        _ = try engine.play(Self.fling + [.down(2, at: 0.12, 100, 200)])
        #expect(engine.nextDeadline == .infinity)
    }
}
