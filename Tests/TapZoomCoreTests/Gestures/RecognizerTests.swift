// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RecognizerTests {
    @Test func rulesAreInViewUnits() {
        var settings = Settings(.photos)
        settings.pointsPerUnit = 0.5
        let thresholds = Thresholds(settings)
        #expect(thresholds.tap.travel == 36)
        #expect(thresholds.tap.travelPannable == 20)
        #expect(thresholds.tap.travelPen == 12)
        #expect(thresholds.tap.travelMouse == 6)
        #expect(thresholds.tap.repeatDistance == 80)
        #expect(thresholds.tap.fingerDistance == 600)
        #expect(thresholds.press.travel == 20)
        #expect(thresholds.drag.slop == 20)
        #expect(thresholds.pinch.slop == 12)
        #expect(thresholds.pinch.fade == 100)
        #expect(thresholds.pinch.rotateSlop == 50)
        #expect(thresholds.pinch.quickZoomDistance == 280)
        #expect(thresholds.swipe.speed == 600)
        let fling = settings.fling.inUnits(pointsPerUnit: 0.5)
        #expect((fling.minSpeed, fling.maxSpeed) == (400, 40000))
        #expect(thresholds.tap.time == settings.tap.time)
        #expect(thresholds.press.time == settings.press.time)
        #expect(thresholds.pinch.releaseTime == settings.pinch.releaseTime)
        #expect(thresholds.drag.axisLockRatio == settings.drag.axisLockRatio)
    }

    @Test func rulesKnowWhatSomebodyWouldNotice() {
        var settings = Settings(.photos)
        settings.events = ~EventKind.longPress.bit
        #expect(Thresholds(settings).gestures == settings.gestures.subtracting(.longPress))
    }
}
