// SPDX-License-Identifier: MIT
import Testing

@testable import TapZoomCore

@Suite("Snap places")
struct SnapPlaceTests {
    private static let reach = (scale: 0.1, angle: 0.1)

    private func isEntered(_ place: inout SnapPlace, detent: Double?, at rotation: Double) -> Bool {
        place.move(
            to: (nil, detent), at: Transform(scale: 1, rotation: rotation, translation: .zero), within: Self.reach)
    }

    @Test("Fingers enter a detent once, until they are a quarter further away than where it begins.")
    func entersOnce() {
        var place = SnapPlace()
        #expect(isEntered(&place, detent: 0, at: 0.0999))
        for _ in 0..<3 {
            #expect(!isEntered(&place, detent: nil, at: 0.124))
            #expect(!isEntered(&place, detent: 0, at: 0.0999))
        }
        #expect(!isEntered(&place, detent: nil, at: 0.126))
        #expect(isEntered(&place, detent: 0, at: 0.0999))
    }

    @Test("Fingers between two detents enter the other one where it is clearly nearer.")
    func changesWithHysteresis() {
        var place = SnapPlace(detent: 0)
        #expect(!isEntered(&place, detent: 0.1, at: 0.055))
        #expect(isEntered(&place, detent: 0.1, at: 0.056))
        #expect(!isEntered(&place, detent: 0, at: 0.045))
        #expect(isEntered(&place, detent: 0, at: 0.044))
    }

    @Test("A detent at which the fingers begin is not entered.")
    func beginsAtADetent() {
        var place = SnapPlace(detent: 0)
        #expect(!isEntered(&place, detent: 0, at: 0.01))
    }

    @Test("Without a step of its own a rotation snaps to quarter turns.", arguments: [-4.0, -1, 0, 1, 2, 9])
    func quarterTurns(_ quarters: Double) {
        let settings = PinchSettings()
        let detent = quarters * (.pi / 2)
        #expect(settings.detent(near: detent + 0.12) == detent)
        #expect(settings.detent(near: detent - 0.13) == nil)
        #expect(settings.isDetent(detent))
        #expect(!settings.isDetent(detent + 1e-6))
    }

    @Test("Detents are whole steps from the origin.")
    func stepsFromTheOrigin() {
        var settings = PinchSettings()
        (settings.rotateSnapStep, settings.rotateSnapOrigin, settings.rotateSnap) = (0.5, 0.1, 0.785)
        #expect(settings.detent(near: 0.3) == 0.1)
        #expect(settings.detent(near: 0.4) == 0.6)
        #expect(settings.detent(near: -0.2) == -0.4)
    }

    @Test("The preset of maps snaps to north only.")
    func north() {
        let settings = Settings(.maps).pinch
        #expect(settings.detent(near: .pi / 2) == nil)
        #expect(settings.detent(near: 0.1) == 0)
        #expect(settings.detent(near: 2 * .pi - 0.1) == 2 * .pi)
    }
}
