// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RecognizerTests {
    @Test("Thresholds are converted from points to view units; times and ratios stay the same.")
    func thresholdsAreInViewUnits() {
        var settings = Settings(.photos)
        settings.pointsPerUnit = 0.5
        let thresholds = Thresholds(settings, Vector(400, 400))
        #expect(thresholds.tap.tapSlop == 36)
        #expect(thresholds.tap.tapSlopPen == 12)
        #expect(thresholds.tap.tapSlopMouse == 6)
        #expect(thresholds.tap.doubleTapDistance == 80)
        #expect((thresholds.pairDistance, thresholds.liftSlop, thresholds.leastTapSlop) == (600, 18, 20))
        #expect(thresholds.pan.panSlop == 20)
        #expect(thresholds.pinch.pinchSlop == 12)
        #expect(thresholds.pinch.pinchMinSpan == 100)
        #expect(thresholds.pinch.rotateSlop == 50)
        #expect(thresholds.pinch.quickZoomDistance == 280)
        #expect(thresholds.swipe.swipeSpeed == 600)
        let fling = settings.inViewUnits().fling
        #expect((fling.flingMinSpeed, fling.flingMaxSpeed) == (400, 40000))
        #expect(thresholds.tap.tapTime == settings.tap.tapTime)
        #expect(thresholds.press.pressTime == settings.press.pressTime)
        #expect(thresholds.pinch.liftGraceTime == settings.pinch.liftGraceTime)
        #expect(thresholds.pan.axisLockRatio == settings.pan.axisLockRatio)
    }

    @Test("The thresholds omit gestures that neither the host nor the view would notice.")
    func thresholdsOmitUnnoticedGestures() {
        var settings = Settings(.photos)
        settings.events = ~UInt64(EventKind.longPress.bit)
        #expect(Thresholds(settings, Vector(400, 400)).gestures == settings.gestures.subtracting(.longPress))
    }
}
