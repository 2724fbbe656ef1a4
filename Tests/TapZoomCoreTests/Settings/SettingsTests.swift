// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SettingsTests {
    @Test func wantsWhatItsBitsSay() {
        var settings = Settings()
        #expect(settings.wants(.tap))
        settings.events = EventKind.animation.bit
        #expect(settings.wants(.animation))
        #expect(!settings.wants(.tap))
    }

    /// O12: what nobody would notice is not recognized.
    @Test func gesturesThatNobodyWouldNotice() {
        var settings = Settings(.photos)
        #expect(settings.noticedGestures == settings.gestures)
        settings.events = ~EventKind.tap.bit
        #expect(settings.noticedGestures.contains(.tap))
        settings.events = ~EventKind.tapUp.bit
        #expect(settings.noticedGestures.contains(.tap))
        settings.events = ~(EventKind.tap.bit | EventKind.tapUp.bit)
        #expect(settings.noticedGestures == settings.gestures.subtracting(.tap))
        settings.events = ~(EventKind.twoFingerTap.bit | EventKind.longPress.bit)
        #expect(settings.noticedGestures == settings.gestures.subtracting([.twoFingerTap, .longPress]))
        settings.zoom.twoFingerTap = .step
        #expect(settings.noticedGestures == settings.gestures.subtracting(.longPress))
        settings.gestures = .doubleTap
        #expect(settings.noticedGestures == .doubleTap)
    }

    @Test func travelByTool() {
        let tap = Settings().tap
        #expect(tap.slop(of: .finger, canPan: false) == 18)
        #expect(tap.slop(of: .finger, canPan: true) == 10)
        #expect(tap.slop(of: Tool(.pen), canPan: true) == 6)
        #expect(tap.slop(of: Tool(.mouse), canPan: false) == 3)
    }

    @Test func rotationIsOnlyForWhoAsksForIt() {
        #expect(Settings().gestures == GestureSet.all.subtracting(.rotate))
        #expect(Settings(.reader).gestures == Settings().gestures)
        for preset in [Preset.maps, .board] {
            #expect(Settings(preset).gestures == GestureSet.all.subtracting([.rotate, .swipe]))
        }
    }

    /// What moves the content is noticed, even by hosts that poll nothing.
    @Test func whatMovesTheContentIsAlwaysNoticed() {
        var settings = Settings(.photos)
        settings.gestures = .all
        settings.events = 0
        let movers: GestureSet = [.pan, .pinch, .rotate, .quickZoom, .fling]
        #expect(settings.noticedGestures.isSuperset(of: movers))
    }

    @Test func withoutASlopFingersAreTakenAtTheirWord() {
        var settings = Settings()
        #expect(Thresholds(settings, Vector(400, 400)).pinch.pinchMinSpan == 50)
        (settings.pinch.pinchSlop, settings.pinch.pinchMinSpan) = (6, 0)
        #expect(Thresholds(settings, Vector(400, 400)).pinch.pinchMinSpan == 1)
        (settings.pinch.pinchSlop, settings.pinch.pinchMinSpan, settings.pointsPerUnit) = (0, 50, 2)
        #expect(Thresholds(settings, Vector(400, 400)).pinch.pinchMinSpan == 0.5)
    }
}
