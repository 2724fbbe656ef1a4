// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The single values stand in the tests of the C functions; here is what they make of a view.
@Suite struct SettingsPresetsTests {
    @Test func photosToggleBetweenTheFullViewAndALevelAtThePoint() throws {
        var engine = Engine.square(.photos)
        try engine.play(.doubleTap(at: 0) + [.advance(1)])
        #expect(isClose(engine.transform.scale, 1))
        #expect(isClose(engine.transform.apply(Vector(250, 250)), Vector(100, 100)))
        try engine.play(.doubleTap(at: 2) + [.advance(3)])
        #expect(isClose(engine.transform, engine.viewport.fittedView))
    }

    @Test func mapsStepInAndOut() throws {
        var engine = Engine.square(.maps)
        try engine.play(.doubleTap(at: 0) + [.advance(1)] + .doubleTap(at: 2) + [.advance(3)])
        #expect(isClose(engine.transform.scale, 1.6))
        try engine.play(.twoFingerTap(at: 4) + [.advance(5)])
        #expect(isClose(engine.transform.scale, 0.8))
    }

    @Test func readersBeginAtTheTopAndCenterWhatIsTapped() throws {
        var engine = Engine(Settings(.reader), size: Vector(400, 600), content: Vector(800, 4000))
        #expect(engine.transform == Transform(scale: 0.5, rotation: 0, translation: .zero))
        try engine.play(.doubleTap(at: 0, 150, 400) + [.advance(1)])
        #expect(isClose(engine.transform.apply(Vector(300, 800)), Vector(200, 300)))
        try engine.play(.twoFingerTap(at: 2) + [.advance(3)])
        #expect(isClose(engine.transform.scale, 0.5))
    }

    @Test func boardsMoveFreelyAndADoubleTapPutsThemBack() throws {
        var engine = Engine.square(.board)
        let away = Transform(scale: 2, rotation: 1, translation: Vector(-5000, 7000))
        engine.set(away, .atOnce)
        #expect(engine.transform == away)
        try engine.play(.doubleTap(at: 0) + [.advance(1)])
        #expect(engine.transform == engine.viewport.fittedView)
    }
}
