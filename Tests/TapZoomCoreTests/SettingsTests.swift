// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SettingsTests {
    @Test func wantsWhatItsBitsSay() {
        var settings = Settings()
        #expect(settings.wants(.tap))
        settings.events = EventKind.zoom.bit
        #expect(settings.wants(.zoom))
        #expect(!settings.wants(.tap))
    }

    /// O12: what nobody would notice is not recognized.
    @Test func gesturesThatNobodyWouldNotice() {
        var settings = Settings(.photos)
        #expect(settings.noticedGestures == .supported)
        settings.events = ~EventKind.tap.bit
        #expect(settings.noticedGestures.contains(.tap))
        settings.events = ~EventKind.tapUp.bit
        #expect(settings.noticedGestures.contains(.tap))
        settings.events = ~(EventKind.tap.bit | EventKind.tapUp.bit)
        #expect(settings.noticedGestures == [.doubleTap, .twoFingerTap, .longPress])
        settings.events = ~(EventKind.twoFingerTap.bit | EventKind.longPress.bit)
        #expect(settings.noticedGestures == [.tap, .doubleTap])
        settings.zoom.twoFingerTap.action = .step
        #expect(settings.noticedGestures == [.tap, .doubleTap, .twoFingerTap])
        settings.gestures = .doubleTap
        #expect(settings.noticedGestures == .doubleTap)
    }

    @Test func travelByTool() {
        let tap = TapSettings()
        #expect(tap.travel(of: .finger, canPan: false) == 18)
        #expect(tap.travel(of: .finger, canPan: true) == 10)
        #expect(tap.travel(of: .pen, canPan: true) == 6)
        #expect(tap.travel(of: .mouse, canPan: false) == 3)
    }

    @Test func namesAreMoreThanWhatIsSupported() {
        #expect(Gestures.supported.isStrictSubset(of: .named))
        #expect(!Gestures.supported.contains(.pan))
    }
}
