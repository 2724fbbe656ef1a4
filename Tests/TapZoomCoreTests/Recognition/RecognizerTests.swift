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
        #expect(rules.tap.time == settings.tap.time)
        #expect(rules.press.time == settings.press.time)
    }

    @Test func rulesKnowWhatSomebodyWouldNotice() {
        var settings = Settings(.photos)
        settings.events = ~EventKind.longPress.bit
        #expect(Rules(settings).gestures == [.tap, .doubleTap, .twoFingerTap])
    }
}
