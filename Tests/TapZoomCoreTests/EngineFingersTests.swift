// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// What hands do, from the samples to the events.
@Suite struct EngineFingersTests {
    /// 400 x 400 that show the middle of 1000 x 1000 at 1 to 1.
    private static func engine(_ preset: Preset = .photos, _ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var engine = Engine.square(preset, change)
        engine.set(Transform(scale: 1, rotation: 0, translation: Vector(-300, -300)), .atOnce)
        _ = engine.pollAll()
        return engine
    }

    private static let fling = TouchScript.drag(from: 0, Vector(200, 200), to: Vector(100, 200))

    // MARK: Drags

    @Test func aDragTakesTheContentAlongLessTheSlop() throws {
        var engine = Self.engine()
        #expect(try engine.play([.down(at: 0), .move(at: 0.1, 110, 100), .advance(0.1)]).isEmpty)
        #expect(engine.transform.translation == Vector(-300, -300))
        let events = try engine.play([.move(at: 0.2, 130, 100), .advance(0.2)])
        #expect(events.labels == ["pan began"])
        #expect(engine.transform.translation == Vector(-280, -300))
        // What it holds by is under the finger, but for the slop.
        #expect(events.first?.view == Vector(130, 100))
        #expect(events.first?.content == Vector(410, 400))
        #expect(try engine.play([.up(at: 1, 130, 100), .advance(2)]).labels == ["pan ended", "settled discrete"])
    }

    @Test func letGoInMotionItFlings() throws {
        var engine = Self.engine()
        let events = try engine.play(Self.fling)
        #expect(events.outlines == ["pan began", "pan ended", "fling began"])
        #expect(events.last.map { isClose($0.velocity, Vector(-1000, 0)) } == true)
        #expect(try engine.play([.advance(100)]).labels == ["fling ended", "settled discrete"])
        #expect(engine.transform.translation.x < -600 + 1)
    }

    @Test func whoPressesFirstDragsButNeverFlings() throws {
        var engine = Self.engine()
        let script: TouchScript = [.down(at: 0, 200, 200)] + .line(from: 1, Vector(200, 200), to: Vector(100, 200))
        let events = try engine.play(script + [.up(at: 1.1, 100, 200), .advance(100)])
        #expect(
            events.outlines == ["longPress began", "pan began", "pan ended", "longPress ended", "settled discrete"])
        #expect(events.of(.pan).last?.velocity == .zero)
        #expect(engine.transform.translation == Vector(-390, -300))
    }

    @Test func aPinchWithinAPressAndADrag() throws {
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

    /// It ends with all fingers, but its place is that of the finger that pressed.
    @Test func aPressEndsWhereItsFingerLifted() throws {
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

    /// A tap that waits for another finger, which then drags: the tap has the content on which it lifted.
    @Test(arguments: [false, true]) func aTapHasTheContentOfItsLift(commanded: Bool) throws {
        var engine = Self.engine()
        _ = try engine.play([.down(1, at: 0, 100, 100), .down(2, at: 0, 160, 100), .up(1, at: 0.05, 101, 100)])
        if commanded {
            engine.set(Transform(scale: 2, rotation: 0, translation: Vector(-700, -700)), .atOnce)
        }
        let drag: TouchScript = [.move(2, at: 0.14, 160, 100), .move(2, at: 0.16, 160, 160), .advance(0.16)]
        _ = engine.pollAll()
        let events = try engine.play(drag)
        #expect(events.labels == ["tapUp began", "tapUp ended", "tap discrete", "pan began"])
        #expect(engine.transform.translation != Vector(-300, -300))
        for event in events.dropLast() {
            #expect(event.view == Vector(101, 100))
            #expect(event.content == Vector(401, 400))
        }
    }

    @Test func aBounceAfterADragGoesOnDraggingAtOnce() throws {
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

    // MARK: Touches that stop

    @Test func aTouchThatStopsAFastFlingIsNoTap() throws {
        var engine = Self.engine(.photos) { $0.layout.bounds = .none }
        _ = try engine.play(Self.fling)
        let labels = try engine.play(.tap(at: 0.3, 300, 300) + [.advance(5)]).labels
        #expect(labels == ["fling cancelled", "settled discrete"])
    }

    @Test func aTouchThatStopsASlowOneIs() throws {
        var engine = Self.engine(.photos) { $0.layout.bounds = .none }
        _ = try engine.play(Self.fling)
        // 1000 e^-2t
        let labels = try engine.play(.tap(at: 1.2, 300, 300) + [.advance(5)]).labels
        #expect(labels == ["fling cancelled", "tapUp began", "settled discrete", "tapUp ended", "tap discrete"])
    }

    @Test func aTouchThatStopsMayDrag() throws {
        var engine = Self.engine(.photos) { $0.layout.bounds = .none }
        _ = try engine.play(Self.fling)
        let labels = try engine.play(.drag(from: 0.3, Vector(300, 300), to: Vector(300, 200)) + [.advance(9)]).outlines
        #expect(
            labels == ["fling cancelled", "pan began", "pan ended", "fling began", "fling ended", "settled discrete"])
    }

    // MARK: Releasing

    /// Two fingers never lift at one instant. After a rest, what the second one does is neither a fling nor a drag.
    @Test func aPinchEndsWhereItWas() throws {
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

    /// In motion the content glides on, as one motion.
    @Test func aPinchInMotionGlidesOn() throws {
        var engine = Self.engine()
        let pinch = TouchScript.frames(8) { .spread(.moved, at: $0, 50 + 300 * $0) }
        _ = try engine.play(.spread(.began, at: 0, 50) + pinch + [.advance(0.08)])
        let here = engine.transform
        let lifts: TouchScript = [.up(1, at: 0.09, 126, 200), .up(2, at: 0.12, 279, 200)]
        let labels = try engine.play(lifts + [.advance(9)]).outlines
        #expect(labels == ["pinch ended", "pan ended", "fling began", "fling ended", "settled discrete"])
        #expect(abs(Math.log(engine.transform.scale / here.scale) - 300.0 / 74 / 13) < 1e-6)
    }

    /// Without PAN the last finger holds the content, and the next pinch goes on from there.
    @Test(arguments: [0.0, 30]) func aSecondPinchGoesOnWhereTheFirstEnded(away: Double) throws {
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

    @Test func aCommandTakesTheViewFromTheFingers() throws {
        var engine = Self.engine()
        _ = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        engine.zoom(to: 2, at: Vector(200, 200), .animated)
        #expect(engine.pollAll().labels == ["pinch cancelled", "pan cancelled", "animation began"])
        // Within their slop they do nothing.
        try engine.play(.spread(.moved, at: 0.2, 93) + [.advance(0.9)])
        #expect(engine.transform.scale == 2)
        let rest = [.up(1, at: 1, 107, 200), .up(2, at: 1, 293, 200), .advance(2)] as TouchScript
        #expect(try engine.play(rest).labels == ["settled discrete"])
    }

    @Test func fingersTakeTheViewBackFromACommand() throws {
        var engine = Self.engine()
        try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        engine.zoom(to: 2, at: Vector(200, 200), .animated)
        _ = engine.pollAll()
        let events = try engine.play(.spread(.moved, at: 0.2, 150) + [.advance(0.2)])
        #expect(events.labels == ["animation cancelled", "pan began", "pinch began"])
        // From where the command was, without the slop.
        #expect(engine.transform.scale > 1.5)
        let rest = [.up(1, at: 1, 50, 200), .up(2, at: 1, 350, 200), .advance(2)] as TouchScript
        #expect(try engine.play(rest).labels == ["pinch ended", "pan ended", "settled discrete"])
    }

    @Test func theSameSettingsAgainChangeNothing() throws {
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

    @Test func whatIsSwitchedOffMovesNothing() throws {
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

    /// It ends all that the fingers do to the view, until they are up.
    @Test(arguments: [GestureSet.pan, .pinch]) func whatIsSwitchedOffOnTheWayEndsInOrder(gesture: GestureSet) throws {
        var engine = Self.engine()
        var events = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        var settings = engine.settings
        settings.gestures.remove(gesture)
        engine.setSettings(settings)
        events += try engine.play(.spread(.moved, at: 0.2, 150) + [.cancel(1)])
        #expect(
            events.outlines == ["pan began", "pinch began", "pinch cancelled", "pan cancelled", "settled discrete"])
    }

    @Test func whatIsSwitchedOnOnTheWayBeginsInOrder() throws {
        var engine = Self.engine(.photos) { $0.gestures.remove(.pan) }
        var events = try engine.play(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + [.advance(0.1)])
        var settings = engine.settings
        settings.gestures.insert(.pan)
        engine.setSettings(settings)
        events += try engine.play([.down(3, at: 0.2, 300, 300), .move(3, at: 0.3, 350, 350), .cancel(1)])
        try events.filter { EventKind.held.contains($0.kind) }.requireBalanceAndNesting()
    }

    @Test func atOnceUnderAFingerTheContentIsDrawnAnew() throws {
        var engine = Self.engine()
        try engine.play([.down(at: 0)])
        engine.zoom(to: 2.4, at: Vector(200, 200), .atOnce)
        #expect(engine.rasterScale == 2.4)
    }

    @Test func whileABounceDragsNothingIsDue() throws {
        var engine = Self.engine()
        _ = try engine.play(Self.fling + [.down(2, at: 0.12, 100, 200)])
        #expect(engine.nextDeadline == .infinity)
    }
}
