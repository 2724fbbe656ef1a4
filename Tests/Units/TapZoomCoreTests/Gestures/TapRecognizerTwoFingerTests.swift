// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TapRecognizerTwoFingerTests {
    private static let once = ["fingersTap discrete"]
    private static let alone = ["tapPending began", "tapPending ended"]
    /// Two taps, one after the other.
    private static let apart = alone + alone

    private static func labels(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var harness = Harness(TapRecognizer(), change)
        return harness.play(script + [.advance(100)])
    }

    /// Two fingers 72 points apart, with the times at which each lands and lifts.
    private static func script(_ firstDown: Double, _ secondDown: Double, _ firstUp: Double, _ secondUp: Double)
        -> TouchScript
    {
        let first: TouchScript = [.up(1, at: firstUp, 100, 100)]
        let second: TouchScript = [.up(2, at: secondUp, 160, 140)]
        return [.down(1, at: firstDown, 100, 100), .down(2, at: secondDown, 160, 140)]
            + (firstUp <= secondUp ? first + second : second + first)
    }

    @Test(
        "Two fingers tap together, whichever lifts first; the tap is at their midpoint.",
        arguments: [(0.1, 0.1), (0.1, 0.15), (0.15, 0.1)])
    func eitherFingerMayLiftFirst(first: Double, second: Double) {
        var harness = Harness(TapRecognizer())
        #expect(harness.play(Self.script(0, 0.03, first, second)) == Self.once)
        #expect(harness.log.gestures.first?.point == Vector(130, 120))
        #expect(harness.log.gestures.first?.contactCount == 2)
        #expect(harness.log.gestures.first?.time == max(first, second))
        #expect(harness.subject.deadline == .infinity)
    }

    @Test("Two fingers that tap together may land exactly two_finger_land_time apart, and no more.")
    func landTimeIsInclusive() {
        #expect(Self.labels(Self.script(1, 1 + 0.15, 1.2, 1.2)) == Self.once)
        #expect(Self.labels(Self.script(1, (1 + 0.15).nextUp, 1.2, 1.2)) == Self.apart)
    }

    /// The first tap waits no longer than necessary for the second finger.
    @Test("Two fingers that exceed a limit of the two-finger tap make a tap each.")
    func fingersThatExceedALimitTapAlone() {
        var harness = Harness(TapRecognizer())
        #expect(harness.play(Self.script(1, 1, 1.125, 1.4)) == Self.apart.dropLast())
        #expect(harness.log.gestures.map(\.time) == [(1.125 + 0.15).nextUp, 1.4, 1.4])
        #expect(harness.log.gestures.map(\.point) == [Vector(100, 100), Vector(100, 100), Vector(160, 140)])
        #expect(harness.log.gestures.map(\.landing.contact) == [1, 1, 2])
    }

    @Test("Two fingers that tap together may lift exactly two_finger_lift_time apart, and no more.")
    func liftTimeIsInclusive() {
        #expect(Self.labels(Self.script(1, 1, 1.125, 1.125 + 0.15)) == Self.once)
        #expect(Self.labels(Self.script(1, 1, 1.125, (1.125 + 0.15).nextUp)) == Self.apart)
        #expect(Self.labels(Self.script(1, 1, 1.125 + 0.15, 1.125)) == Self.once)
    }

    @Test("Each finger of a two-finger tap must be within its time and slop.")
    func eachFingerMustTap() {
        #expect(Self.labels(Self.script(1, 1.1, 1 + 0.35, 1 + 0.35)) == Self.once)
        #expect(Self.labels(Self.script(1, 1.1, (1 + 0.35).nextUp, 1.4)) == Self.apart)
        #expect(Self.labels(Self.script(1, 1.1, 1 + 0.45, 1 + 0.45)) == Self.alone)
        let leavesTheSlop: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 160, 100), .move(2, at: 0.05, 160, 118.001), .up(2, at: 0.1, 160, 100),
            .up(1, at: 0.1),
        ]
        #expect(Self.labels(leavesTheSlop) == Self.alone)
    }

    @Test("Two contacts that are not both fingers make two taps.", arguments: [Tool.Kind.pen, .mouse])
    func toolsNeverMix(tool: Tool.Kind) {
        let script: TouchScript = [
            .down(1, at: 0), .down(2, at: 0.02, 160, 100, tool: Tool(tool)), .up(1, at: 0.08),
            .up(2, at: 0.1, 160, 100),
        ]
        #expect(Self.labels(script) == Self.apart)
    }

    @Test("A finger of the pair that lifts and lands at once counts as the same finger.")
    func bounceContinuesThePair() {
        let pair: TouchScript = [.down(1, at: 0), .down(2, at: 0.02, 160, 100)]
        let first: TouchScript = pair + [.up(1, at: 0.08), .down(3, at: 0.1, 102, 100)]
        var harness = Harness(TapRecognizer())
        #expect(harness.play(first + [.up(3, at: 0.12, 102, 100), .up(2, at: 0.2, 160, 100)]) == Self.once)
        #expect(harness.log.gestures.map(\.point) == [Vector(131, 100)])
        #expect(Self.labels(first + [.up(2, at: 0.12, 160, 100), .up(3, at: 0.2, 102, 100)]) == Self.once)
        let second: TouchScript = pair + [.up(2, at: 0.08, 160, 100), .down(3, at: 0.1, 160, 100)]
        #expect(Self.labels(second + [.up(3, at: 0.12, 160, 100), .up(1, at: 0.2)]) == Self.once)
        // A second bounce.
        let again: TouchScript = [.up(3, at: 0.12, 102, 100), .down(4, at: 0.14), .up(4, at: 0.16)]
        #expect(Self.labels(first + again + [.up(2, at: 0.2, 160, 100)]) == Self.once)
    }

    @Test("A finger that bounces has the time of its first landing and the time of its last lift.")
    func bouncedFingerHasTheTimesOfOneTouch() {
        func labels(_ lift: Double, _ other: Double) -> [String] {
            Self.labels([
                .down(1, at: 1), .down(2, at: 1.1, 160, 100), .up(1, at: 1.2), .down(3, at: 1.22), .up(3, at: lift),
                .up(2, at: other, 160, 100),
            ])
        }
        #expect(labels(1.25, 1.25 + 0.15) == Self.once)
        #expect(labels(1.25, (1.25 + 0.15).nextUp) == Self.apart)
        #expect(labels(1 + 0.35, 1.4) == Self.once)
        #expect(labels((1 + 0.35).nextUp, 1.4) == Self.apart)
    }

    @Test("If a pair fails after a bounce, each finger makes one tap.")
    func bouncedFingerOfAFailedPairTapsOnce() {
        let script: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 160, 100), .up(1, at: 0.08), .down(3, at: 0.1),
            .move(2, at: 0.11, 260, 100), .up(3, at: 0.15), .up(2, at: 0.2, 260, 100),
        ]
        var harness = Harness(TapRecognizer())
        #expect(harness.play(script + [.advance(9)]) == Self.alone)
        #expect(harness.log.gestures.map(\.landing.contact) == [3, 3])
        #expect(harness.log.gestures.first?.time == 0.15)
    }

    /// The first tap waits for the other finger until the second touch lands.
    @Test("A finger may double-tap while another finger is down.")
    func doubleTapBesideAnotherFinger() {
        let script: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 250, 100), .up(1, at: 0.05), .down(1, at: 0.12), .up(1, at: 0.16),
        ]
        var harness = Harness(TapRecognizer())
        #expect(harness.play(script) == ["tapPending began", "tapPending cancelled", "doubleTap discrete"])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2])
        #expect(harness.log.gestures.map(\.time) == [0.12, 0.16, 0.16])
    }

    @Test("Two fingers tap together only if they are closer than 300 points.")
    func distanceIsExclusive() {
        func apart(_ distance: Double) -> TouchScript {
            [.down(1, at: 0, 0, 0), .down(2, at: 0, distance, 0), .up(1, at: 0.1, 0, 0), .up(2, at: 0.1, distance, 0)]
        }
        #expect(Self.labels(apart(300)) == Self.apart)
        #expect(Self.labels(apart(300.0.nextDown)) == Self.once)
    }

    @Test("Three fingers that nobody wants make no tap until all fingers have lifted.")
    func thirdFingerPreventsTheTap() {
        let three: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 150, 100), .down(3, at: 0.02, 200, 100), .up(3, at: 0.05, 200, 100),
            .up(2, at: 0.06, 150, 100),
        ]
        #expect(Self.labels(three + [.up(1, at: 0.07)]) == [])
        // Two of the three fingers then tap together.
        let again: TouchScript = [.down(2, at: 0.1, 180, 100), .up(2, at: 0.12, 180, 100), .up(1, at: 0.12)]
        #expect(!Self.labels(three + again).contains("fingersTap discrete"))
        #expect(Self.labels(three + [.up(1, at: 0.07)] + .twoFingerTap(at: 1)).suffix(1) == Self.once)
        // The third finger lands when the first has lifted.
        let late: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 150, 100), .up(1, at: 0.05), .down(3, at: 0.06, 250, 100),
            .up(2, at: 0.08, 150, 100),
            .up(3, at: 0.09, 250, 100),
        ]
        #expect(!Self.labels(late).contains("fingersTap discrete"))
    }

    @Test("With FINGERS_TAP off two fingers make a tap each.")
    func switchedOffEachFingerTaps() {
        #expect(Self.labels(.twoFingerTap(at: 0)) { $0.gestures.remove(.fingersTap) } == Self.apart)
    }

    @Test("A two-finger tap confirms a waiting tap.")
    func confirmsAWaitingTap() {
        let labels = Self.labels(.tap(at: 0) + .twoFingerTap(at: 0.2))
        #expect(labels == Self.alone + Self.once)
        // A first finger that bounces belongs to the earlier tap, so the second finger taps alone.
        let bounce = Self.labels(.tap(at: 0) + .twoFingerTap(at: 0.06))
        #expect(bounce == Self.apart)
    }

    @Test("Two-finger taps of a quick series count on; other taps and distances restart the count.")
    func quickSeriesCounts() {
        var harness = Harness(TapRecognizer())
        _ = harness.play(.twoFingerTap(at: 0) + .twoFingerTap(at: 0.2) + .tap(at: 0.4) + .twoFingerTap(at: 0.6))
        #expect(harness.log.gestures.map(\.tapCount) == [1, 2, 1, 1, 1])
        #expect(harness.play([.advance(9)]).suffix(1) == Self.once)
        _ = harness.play(.twoFingerTap(at: 10) + .twoFingerTap(at: 10.2, 141, 100))
        #expect(harness.log.gestures.suffix(2).map(\.tapCount) == [1, 1])
    }
}
