// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SettingsTests {
    @Test("A host polls an event if its bit in events is set.")
    func wantsFollowsTheEventBits() {
        var settings = Settings()
        #expect(settings.wants(.tap))
        settings.events = UInt64(EventKind.animation.bit)
        #expect(settings.wants(.animation))
        #expect(!settings.wants(.tap))
    }

    /// O12: a gesture without an effect and without a polled event is not recognized.
    @Test("A gesture is not recognized if neither the host nor the view would notice it.")
    func unnoticedGestures() {
        var settings = Settings(.photos)
        #expect(settings.observableGestures == settings.gestures)
        settings.events = ~UInt64(EventKind.tap.bit)
        #expect(settings.observableGestures.contains(.tap))
        settings.events = ~UInt64(EventKind.tapPending.bit)
        #expect(settings.observableGestures.contains(.tap))
        settings.events = ~UInt64(EventKind.tap.bit | EventKind.tapPending.bit)
        #expect(settings.observableGestures == settings.gestures.subtracting(.tap))
        settings.events = ~UInt64(EventKind.fingersTap.bit | EventKind.longPress.bit)
        #expect(settings.observableGestures == settings.gestures.subtracting([.fingersTap, .longPress]))
        settings.zoom.twoFingerTap = .step
        #expect(settings.observableGestures == settings.gestures.subtracting(.longPress))
        settings.gestures = .doubleTap
        #expect(settings.observableGestures == .doubleTap)
    }

    private func thresholds(_ settings: Settings) -> Thresholds {
        let content = Rect(origin: .zero, size: Vector(400, 400))
        return Thresholds(settings, in: Viewport(size: content.size, content: content, layout: settings.layout))
    }

    @Test("The slop of a pan depends on the tool, and the travel of a finger's tap on whether it could pan.")
    func slopByTool() {
        let thresholds = thresholds(Settings())
        #expect(thresholds.tapSlop(of: .finger, canPan: false) == 18)
        #expect(thresholds.tapSlop(of: .finger, canPan: true) == 10)
        #expect(thresholds.tapSlop(of: Tool(.mouse), canPan: false) == 10)
        #expect(thresholds.slop(of: .finger, canPan: true) == 10)
        #expect(thresholds.slop(of: Tool(.pen), canPan: true) == 6)
        #expect(thresholds.slop(of: Tool(.mouse), canPan: true) == 3)
    }

    @Test("ROTATE is off in every preset, and SWIPE in MAPS and BOARD.")
    func rotationIsOffByDefault() {
        #expect(Settings().gestures == GestureSet.all.subtracting(.rotate))
        #expect(Settings(.reader).gestures == Settings().gestures)
        for preset in [Preset.maps, .board] {
            #expect(Settings(preset).gestures == GestureSet.all.subtracting([.rotate, .swipe]))
        }
    }

    @Test("Gestures that move the content are recognized even if the host polls no events.")
    func gesturesThatMoveTheContentAreNoticed() {
        var settings = Settings(.photos)
        settings.gestures = .all
        settings.events = 0
        let moving: GestureSet = [.pan, .pinch, .rotate, .quickZoom, .fling]
        #expect(settings.observableGestures.isSuperset(of: moving))
    }

    @Test("pinch_min_span is at least 1 point, and counts as 1 point with pinch_slop 0.")
    func pinchMinSpanNeedsASlop() {
        func minSpan(_ settings: Settings) -> Double { thresholds(settings).pinch.pinchMinSpan }
        var settings = Settings()
        #expect(minSpan(settings) == 50)
        (settings.pinch.pinchSlop, settings.pinch.pinchMinSpan) = (6, 0)
        #expect(minSpan(settings) == 1)
        (settings.pinch.pinchSlop, settings.pinch.pinchMinSpan, settings.pointsPerUnit) = (0, 50, 2)
        #expect(minSpan(settings) == 0.5)
    }
}
