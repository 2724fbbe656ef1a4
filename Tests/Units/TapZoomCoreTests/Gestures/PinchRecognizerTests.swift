// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PinchRecognizerTests {
    private static func harness(_ change: (inout Settings) -> Void = { _ in }) -> Harness<PinchRecognizer> {
        Harness(PinchRecognizer()) {
            $0.gestures = .all
            change(&$0)
        }
    }

    /// Two fingers land 100 points apart, and then play a script.
    private static func played(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) -> Harness<
        PinchRecognizer
    > {
        var harness = Self.harness(change)
        _ = harness.play(.spread(.began, at: 0, 50) + script)
        return harness
    }

    private static func ln(_ value: Double) -> Double { Math.log(value) }

    // MARK: Zoom

    @Test(
        "A pinch begins when the mean radius has changed by 6 points, which are subtracted.",
        arguments: [(60.0, 56.0), (120.0, 56.0), (40.0, 44.0), (30.0, 44.0)])
    func slopIsSubtracted(radius: Double, start: Double) {
        let harness = Self.played(.spread(.moved, at: 0.1, radius))
        #expect(harness.log.labels == ["pinch began"])
        #expect(harness.subject.pinchDelta.map { isClose($0.logScale, Self.ln(radius / start)) } == true)
        #expect(harness.subject.pinchDelta?.rotation == 0)
        #expect(harness.subject.pinchDelta.map { isClose($0.anchor, Vector(200, 200)) } == true)
        for edge in [44.0, 56] { #expect(Self.played(.spread(.moved, at: 0.1, edge)).log.labels.isEmpty) }
    }

    @Test("The scale depends only on the distance of the fingers, not on how they reached it.")
    func onlyTheDistanceCounts() {
        let there = Self.played(.spread(.moved, at: 0.1, 100))
        let detour = Self.played(
            .spread(.moved, at: 0.1, 70) + .spread(.moved, at: 0.2, 3) + .spread(.moved, at: 0.3, 100))
        #expect(there.subject.pinchDelta?.logScale == detour.subject.pinchDelta?.logScale)
    }

    @Test("pinch_speed is the exponent of the scale.")
    func speedIsAnExponent() {
        let harness = Self.played(.spread(.moved, at: 0.1, 112)) { $0.pinch.pinchSpeed = 0.5 }
        #expect(harness.subject.pinchDelta.map { isClose($0.logScale, 0.5 * Self.ln(2)) } == true)
    }

    /// Below half of pinch_min_span ln(scale) is linear in the radius, with the slope at that radius.
    @Test("Fingers closer than pinch_min_span zoom less and less, without a jump.")
    func zoomFadesBelowTheMinimumSpan() {
        let pinch = Self.harness { $0.pinch.pinchMinSpan = 50 }.thresholds.pinch
        #expect(isClose(pinch.logScale(from: 25, to: 50), Self.ln(2)))
        #expect(isClose(pinch.logScale(from: 25, to: 0), -1))
        #expect(isClose(pinch.logScale(from: 5, to: 15), 10 / 25))
        #expect(isClose(pinch.logScale(from: 25.0.nextDown, to: 25.0.nextUp), 0))
        for radius in [0.0, 10, 24.9, 25.1, 100] {
            let slope = centralDifference(at: radius, step: 1e-4) { pinch.logScale(from: 25, to: $0) }
            #expect(isClose(pinch.logScaleRate(at: radius), slope, to: 1e-7))
        }
    }

    @Test("Fingers on one point give a finite scale and rotation.")
    func fingersOnOnePointGiveAFiniteScale() {
        for slop in [0.0, 6] {
            let harness = Self.played(.spread(.moved, at: 0.1, 0) + .spread(.moved, at: 0.2, 80)) {
                $0.pinch.pinchSlop = slop
            }
            #expect(harness.subject.pinchDelta?.logScale.isFinite == true)
        }
        var harness = Self.harness { ($0.pinch.pinchSlop, $0.pinch.rotateSlop) = (0, 0) }
        _ = harness.play(
            .spread(.began, at: 0, 0) + .spread(.moved, at: 0.1, 0) + .spread(.moved, at: 0.2, 50, angle: 1))
        #expect(harness.subject.pinchDelta.map { $0.logScale.isFinite && $0.rotation.isFinite } == true)
    }

    @Test("A pinch has the velocity of its zoom.")
    func velocityOfTheZoom() {
        let harness = Self.played(.frames(8) { .spread(.moved, at: $0, 50 + 400 * $0) })
        #expect(harness.log.gestures.last?.velocity.map { isClose($0.logScale, 400 / 82) } == true)
        #expect(harness.log.gestures.last?.velocity?.rotation == 0)
    }

    // MARK: Rotation

    /// 25 points of arc at a radius of 50 points are half a radian.
    @Test("A rotation begins beyond 25 points of arc, which are subtracted.", arguments: [0.6, -0.6, 1.5, -1.5])
    func arcIsSubtracted(angle: Double) {
        let harness = Self.played(.spread(.moved, at: 0.1, 50, angle: angle))
        #expect(harness.log.labels == ["rotate began"])
        #expect(harness.subject.pinchDelta.map { isClose($0.rotation, angle - (angle > 0 ? 0.5 : -0.5)) } == true)
        #expect(harness.subject.pinchDelta?.logScale == 0)
        #expect(Self.played(.spread(.moved, at: 0.1, 50, angle: 0.499)).log.labels.isEmpty)
    }

    @Test("The arc counts at the smallest radius of the fingers.")
    func smallestRadiusCounts() {
        let near: TouchScript = .spread(.moved, at: 0.1, 45) + .spread(.moved, at: 0.2, 50, angle: 0.54)
        #expect(Self.played(near).log.labels.isEmpty)
        let far: TouchScript = .spread(.moved, at: 0.1, 45) + .spread(.moved, at: 0.2, 50, angle: 0.56)
        #expect(Self.played(far).log.labels == ["rotate began"])
    }

    @Test("The slop of a rotation is half the spread or travel, at least rotate_slop and at most twice it.")
    func slopGrowsWithOtherMovement() {
        func begins(_ angle: Double, after spread: Double) -> Bool {
            let apart: TouchScript = .frames(14) { .spread(.moved, at: $0, 50 + spread * $0 / 0.14) }
            let turned: TouchScript = .spread(.moved, at: 0.15, 50 + spread, angle: angle)
            return Self.played(apart + turned).log.labels.contains("rotate began")
        }
        for spread in stride(from: 0.0, through: 400, by: 10) {
            let threshold = min(50, max(25, 0.5 * spread)) / 50
            #expect(!begins(threshold - 1e-3, after: spread), "\(spread)")
            #expect(begins(threshold + 1e-3, after: spread), "\(spread)")
        }
        let away = Vector(320, 200)
        #expect(Self.played(.spread(.moved, at: 0.1, 50, angle: 0.99, about: away)).log.labels.isEmpty)
        #expect(Self.played(.spread(.moved, at: 0.1, 50, angle: 1.01, about: away)).log.labels == ["rotate began"])
    }

    @Test(
        "The slop of a rotation restarts after 0.15 s within 2 points of one pose.",
        arguments: [(0.15, 0.0, false), (0.14, 0, true), (0.15, 1.9, false), (0.14, 2.1, true)])
    func restRestartsTheSlop(duration: Double, stray: Double, turns: Bool) {
        let script: TouchScript =
            .spread(.moved, at: 0.1, 50, angle: 0.4) + .spread(.moved, at: 0.1 + duration, 50 + stray, angle: 0.4)
            + .spread(.moved, at: 0.105 + duration, 50 + stray, angle: 0.6)
        #expect(Self.played(script).log.labels.contains("rotate began") == turns)
    }

    /// A device may repeat the samples of resting fingers or not.
    @Test("Fingers rest for the same time with and without samples.", arguments: [(0.15, true), (0.14, false)])
    func restNeedsNoSamples(duration: Double, rests: Bool) {
        func played(_ repeats: [Double]) -> Harness<PinchRecognizer> {
            var script: TouchScript = .spread(.moved, at: 0.1, 50, angle: 0.4)
            for time in repeats { script += .spread(.moved, at: time, 50, angle: 0.4) }
            return Self.played(script + .spread(.moved, at: 0.1 + duration, 45, angle: 0.7))
        }
        let repeated = played([0.11, 0.15, 0.2, 0.23])
        let silent = played([])
        for harness in [repeated, silent] { #expect(harness.log.labels.isEmpty == rests) }
        #expect(repeated.subject.words == silent.subject.words)
    }

    @Test("A rotation counts full turns.")
    func fullTurnsCount() {
        let harness = Self.played(.frames(100) { .spread(.moved, at: $0, 50, angle: 20 * $0) })
        #expect(harness.subject.pinchDelta.map { isClose($0.rotation, 20 - 0.5) } == true)
        #expect(harness.log.gestures.last?.velocity.map { isClose($0.rotation, 20) } == true)
    }

    // MARK: Zoom and rotation

    private static let both: TouchScript =
        .spread(.moved, at: 0.1, 70) + .spread(.moved, at: 0.2, 70, angle: 1) + .spread(.moved, at: 0.3, 75, angle: 1)

    @Test("Of pinch and rotation the one that began last ends first.")
    func newestGestureEndsFirst() {
        let harness = Self.played(Self.both + [.up(1, at: 0.4), .up(2, at: 0.5)])
        #expect(harness.log.outlines == ["pinch began", "rotate began", "rotate ended", "pinch ended"])
        let turned: TouchScript = .spread(.moved, at: 0.1, 50, angle: 1) + .spread(.moved, at: 0.2, 70, angle: 1)
        let other = Self.played(turned + [.up(2, at: 0.4)])
        #expect(other.log.outlines == ["rotate began", "pinch began", "pinch ended", "rotate ended"])
        #expect(harness.log.gestures.map(\.contactCount).prefix(4) == [2, 2, 2, 2])
    }

    @Test("PINCH and ROTATE can be switched off independently.")
    func eachCanBeSwitchedOff() {
        #expect(Self.played(Self.both) { $0.gestures.remove(.rotate) }.log.outlines == ["pinch began"])
        #expect(Self.played(Self.both) { $0.gestures.remove(.pinch) }.log.outlines == ["rotate began"])
        let neither = Self.played(Self.both) { $0.gestures.subtract([.pinch, .rotate]) }
        #expect(neither.log.labels.isEmpty)
        #expect(neither.subject.pinchDelta == nil)
    }

    // MARK: Landings and lifts

    @Test("With a third finger the pinch continues from a new radius, without a slop.")
    func thirdFingerContinuesWithoutASlop() {
        var harness = Self.played(.spread(.moved, at: 0.1, 70))
        _ = harness.play([.down(3, at: 0.2, 200, 260)])
        #expect(harness.subject.pinchDelta?.logScale == 0)
        let radius = harness.contacts.summary.pose.radius
        #expect(harness.play([.move(3, at: 0.3, 200, 263)]) == ["pinch began", "pinch changed"])
        #expect(
            harness.subject.pinchDelta.map {
                isClose($0.logScale, Self.ln(harness.contacts.summary.pose.radius / radius))
            } == true
        )
        #expect(harness.log.gestures.last?.contactCount == 3)
    }

    /// Three fingers pinch. One lifts at 0.2, and two remain 100 points apart.
    private static func releasing(_ change: (inout Settings) -> Void = { _ in }) -> Harness<PinchRecognizer> {
        var harness = Self.harness(change)
        _ = harness.play(.spread(.began, at: 0, 50) + [.down(3, at: 0, 200, 230), .move(3, at: 0.1, 200, 300)])
        _ = harness.play([.up(3, at: 0.2, 200, 300)])
        return harness
    }

    @Test("Remaining fingers do not zoom within lift_grace_time of a lift.")
    func remainingFingersDoNotZoomInTheGracePeriod() {
        var harness = Self.releasing()
        let until = (0.2 + 0.08).nextUp
        #expect(harness.subject.deadline == until)
        #expect(harness.play(.spread(.moved, at: 0.25, 56)) == ["pinch began"])
        #expect(harness.subject.pinchDelta?.logScale == 0)
        _ = harness.play([.advance(until)] + .spread(.moved, at: 0.3, 60))
        #expect(harness.subject.pinchDelta.map { isClose($0.logScale, Self.ln(60 / 56)) } == true)
        #expect(harness.subject.deadline == .infinity)
    }

    @Test("The movement of remaining fingers beyond 9 points is discarded, and the pinch continues from there.")
    func movementInTheGracePeriodIsDiscarded() {
        var harness = Self.releasing()
        #expect(harness.play(.spread(.moved, at: 0.25, 90, angle: 1)) == ["pinch began"])
        #expect(harness.subject.pinchDelta?.logScale == 0)
        _ = harness.play([.advance(0.3)] + .spread(.moved, at: 0.31, 99, angle: 1))
        #expect(harness.subject.pinchDelta.map { isClose($0.logScale, Self.ln(99 / 90.0)) } == true)
    }

    @Test("With pinch_slop 0 remaining fingers zoom within lift_grace_time.")
    func noGracePeriodWithoutASlop() {
        var harness = Self.releasing { $0.pinch.pinchSlop = 0 }
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play(.spread(.moved, at: 0.25, 51)).suffix(1) == ["pinch changed"])
        #expect(harness.subject.pinchDelta.map { isClose($0.logScale, Self.ln(51 / 50.0)) } == true)
    }

    @Test("A pinch ends when one finger is left, also within the grace period.")
    func pinchEndsWithOneFinger() {
        var harness = Self.releasing()
        #expect(harness.play([.up(2, at: 0.22, 250, 200)]) == ["pinch began", "pinch ended"])
        // The last finger may still lift within the grace period of the first lift.
        #expect(harness.subject.deadline == (0.2 + 0.08).nextUp)
        #expect(harness.play([.down(4, at: 0.23, 260, 200), .move(4, at: 0.3, 300, 200)]).last == "pinch began")
    }

    /// Two fingers spread with 4 in ln(scale) per second, and one lifts at 0.1.
    private static func released(_ rest: TouchScript) -> Harness<PinchRecognizer> {
        var harness = Self.harness()
        let frames: TouchScript = .frames(10) { .spread(.moved, at: $0, 50 * Math.exp(4 * $0)) }
        _ = harness.play(.spread(.began, at: 0, 50) + frames + [.up(2, at: 0.1, 280, 200)] + rest)
        return harness
    }

    @Test("If the last finger lifts within the grace period, the velocity of the first lift is released.")
    func velocityOfTheFirstLiftIsReleased() {
        let harness = Self.released([.up(1, at: 0.17, 120, 200)])
        #expect(harness.log.gestures.last?.phase == .ended)
        #expect(abs((harness.log.gestures.last?.velocity?.logScale ?? 0) - 4) < 0.1)
        #expect(harness.subject.release.logScale == harness.log.gestures.last?.velocity?.logScale)
    }

    @Test("No velocity is released if the last finger stays, moves away, is cancelled, or another lands.")
    func remainingFingerReleasesNoVelocity() {
        #expect(Self.released([.up(1, at: 0.19, 120, 200)]).subject.release == .zero)
        #expect(Self.released([.move(1, at: 0.12, 100, 200), .up(1, at: 0.13, 100, 200)]).subject.release == .zero)
        #expect(Self.released([.down(3, at: 0.12, 280, 200)]).subject.release == .zero)
        #expect(Self.released([.lost(1, at: 0.12, 120, 200)]).subject.release == .zero)
    }

    @Test("A lift before a pinch begins restarts the slop, without a grace period.")
    func liftBeforeThePinchIsNotASpread() {
        var harness = Self.harness()
        _ = harness.play(.spread(.began, at: 0, 50) + [.down(3, at: 0, 200, 400), .up(3, at: 0.1, 200, 400)])
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play(.spread(.moved, at: 0.2, 55)).isEmpty)
        #expect(harness.subject.pinchDelta == nil)
    }

    // MARK: Loss and cancellation

    @Test("A cancel ends rotation and pinch, the one that began last first.")
    func cancelEndsBothInReverseOrder() {
        let ends = ["rotate cancelled", "pinch cancelled"]
        #expect(Self.played(Self.both + [.cancel(1)]).log.outlines.suffix(2) == ends)
        var harness = Self.played(Self.both + [.lost(1, at: 1)])
        #expect(harness.log.outlines.suffix(2) == ends)
        // One finger is still down. It can pinch again with another one.
        _ = harness.play([.down(3, at: 2, 300, 300), .move(3, at: 2.1, 400, 400)])
        #expect(harness.log.outlines.suffix(3) == ends + ["pinch began"])
    }

    /// For example a palm.
    @Test("If the system takes a third contact, the pinch continues with the other two.")
    func cancelledThirdContactChangesNothing() {
        var harness = Self.played(Self.both + [.down(3, at: 0.5, 300, 300), .lost(3, at: 0.6)])
        #expect(harness.log.outlines == Self.played(Self.both).log.outlines)
        guard let before = harness.subject.pinchDelta else {
            Issue.record("the pinch has ended with the third contact")
            return
        }
        #expect(before.scale == 1)
        #expect(harness.subject.deadline == .infinity)
        _ = harness.play(.spread(.moved, at: 0.7, 180, angle: 1))
        #expect((harness.subject.pinchDelta?.scale ?? 1) != 1)
    }

    /// The last words of a state hold the totals of earlier fingers.
    @Test(
        "A forged total in the state of a pinch is refused.",
        arguments: [(2, 0.0), (2, -2), (2, 1e44), (2, 1e-44), (1, 1.1e13), (1, -1e100)])
    func forgedTotalsAreRefused(place: Int, value: Double) {
        func isRead(_ words: [UInt64]) -> Bool {
            var (copy, coder) = (PinchRecognizer(), StateWords(reading: words))
            copy.serialize(with: &coder)
            return coder.isGood
        }
        let words = Self.played(Self.both + [.down(3, at: 0.4)]).subject.words.words
        #expect(isRead(words))
        var forged = words
        forged[words.count - place] = value.bitPattern
        #expect(!isRead(forged))
    }

    @Test("A pinch is cancelled when another recognizer claims its contacts.")
    func lostContactsEndThePinch() {
        var harness = Self.played(.spread(.moved, at: 0.1, 90))
        #expect(harness.cancel(at: 0.2).first?.phase == .cancelled)
        #expect(harness.subject.pinchDelta == nil)
        #expect(harness.play(.spread(.moved, at: 0.3, 200)).count == 1)
        harness = Self.harness()
        #expect(harness.cancel(at: 0).isEmpty)
    }
}
