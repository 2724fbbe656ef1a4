// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RecognizerTests {
    @Test func rulesAreInViewUnits() {
        var settings = Settings(.photos)
        settings.pointsPerUnit = 0.5
        let rules = Rules(settings)
        #expect(rules.tap.travel == 36)
        #expect(rules.tap.travelPannable == 20)
        #expect(rules.tap.travelPen == 12)
        #expect(rules.tap.travelMouse == 6)
        #expect(rules.tap.repeatDistance == 80)
        #expect(rules.tap.fingerDistance == 600)
        #expect(rules.press.travel == 20)
        #expect(rules.drag.slop == 20)
        #expect(rules.pinch.slop == 12)
        #expect(rules.pinch.fade == 100)
        #expect(rules.pinch.rotateSlop == 50)
        #expect(rules.pinch.quickZoomDistance == 280)
        #expect(rules.swipe.speed == 600)
        let fling = settings.fling.inUnits(pointsPerUnit: 0.5)
        #expect((fling.minSpeed, fling.maxSpeed) == (400, 40000))
        #expect(rules.tap.time == settings.tap.time)
        #expect(rules.press.time == settings.press.time)
        #expect(rules.pinch.releaseTime == settings.pinch.releaseTime)
        #expect(rules.drag.axisLockRatio == settings.drag.axisLockRatio)
    }

    @Test func rulesKnowWhatSomebodyWouldNotice() {
        var settings = Settings(.photos)
        settings.events = ~EventKind.longPress.bit
        #expect(Rules(settings).gestures == settings.gestures.subtracting(.longPress))
    }
}
