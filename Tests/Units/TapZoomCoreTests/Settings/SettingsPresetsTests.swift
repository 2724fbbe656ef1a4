// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The effects of the presets on a view. The tests of the C functions check the single values.
@Suite struct SettingsPresetsTests {
    @Test("In PHOTOS a double tap toggles between the fitted view and 2.5 times its scale at the tapped point.")
    func photosToggleAtTheTappedPoint() throws {
        var engine = Engine.square(.photos)
        try engine.play(.doubleTap(at: 0) + [.advance(1)])
        #expect(isClose(engine.transform.scale, 1))
        #expect(isClose(engine.transform.apply(Vector(250, 250)), Vector(100, 100)))
        try engine.play(.doubleTap(at: 2) + [.advance(3)])
        #expect(isClose(engine.transform, engine.viewport.fittedView))
    }

    @Test("In MAPS a double tap zooms in by a factor of 2, and a two-finger tap out.")
    func mapsStepInAndOut() throws {
        var engine = Engine.square(.maps)
        try engine.play(.doubleTap(at: 0) + [.advance(1)] + .doubleTap(at: 2) + [.advance(3)])
        #expect(isClose(engine.transform.scale, 1.6))
        try engine.play(.twoFingerTap(at: 4) + [.advance(5)])
        #expect(isClose(engine.transform.scale, 0.8))
    }

    @Test("In READER the content starts at its top, and a double tap centers the tapped point.")
    func readersStartAtTheTopAndCenterTheTappedPoint() throws {
        var engine = Engine(Settings(.reader), size: Vector(400, 600), content: Vector(800, 4000))
        #expect(engine.transform == Transform(scale: 0.5, rotation: 0, translation: .zero))
        try engine.play(.doubleTap(at: 0, 150, 400) + [.advance(1)])
        #expect(isClose(engine.transform.apply(Vector(300, 800)), Vector(200, 300)))
        try engine.play(.twoFingerTap(at: 2) + [.advance(3)])
        #expect(isClose(engine.transform.scale, 0.5))
    }

    @Test("In BOARD the content moves without bounds, and a double tap returns to the fitted view.")
    func boardsMoveFreelyAndReset() throws {
        var engine = Engine.square(.board)
        let away = Transform(scale: 2, rotation: 1, translation: Vector(-5000, 7000))
        engine.set(away, .atOnce)
        #expect(engine.transform == away)
        try engine.play(.doubleTap(at: 0) + [.advance(1)])
        #expect(engine.transform == engine.viewport.fittedView)
    }
}
