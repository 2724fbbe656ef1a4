// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TapRecognizerTests {
    private static let single = ["tapUp began", "tapUp ended"]
    private static let revoked = ["tapUp began", "tapUp cancelled"]

    /// What a hand is, once time has passed.
    private static func labels(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var harness = Harness(TapRecognizer(), change)
        return harness.play(script + [.advance(100)])
    }

    // MARK: One tap

    @Test func theSingleTapIsConfirmedOneInstantAfterTheLastForASecondOne() {
        var harness = Harness(TapRecognizer())
        #expect(harness.play(.tap(at: 1)) == ["tapUp began"])
        let lift = 1 + 0.05
        #expect(harness.subject.deadline == (lift + 0.30).nextUp)
        #expect(harness.play([.advance(lift + 0.30)]) == ["tapUp began"])
        #expect(harness.play([.advance((lift + 0.30).nextUp)]) == Self.single)
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.log.gestures.map(\.time) == [lift, (lift + 0.30).nextUp])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1])
        #expect(harness.log.gestures.map(\.contactCount) == [1, 1])
    }

    @Test func timeIsInclusive() {
        #expect(Self.labels([.down(at: 1), .up(at: 1 + 0.35)]) == Self.single)
        #expect(Self.labels([.down(at: 1), .up(at: (1 + 0.35).nextUp)]).isEmpty)
        #expect(Self.labels([.down(at: 1), .up(at: 1)]) == Self.single)
    }

    @Test(arguments: [(Tool.finger, 18.0), (.pen, 6), (.mouse, 3)]) func travelIsInclusive(tool: Tool, limit: Double) {
        #expect(Self.labels([.down(at: 0, 0, 0, tool: tool), .up(at: 0.1, limit, 0)]) == Self.single)
        #expect(Self.labels([.down(at: 0, 0, 0, tool: tool), .up(at: 0.1, limit.nextUp, 0)]).isEmpty)
        #expect(
            Self.labels([.down(at: 0, 0, 0, tool: tool), .move(at: 0.05, 0, limit), .up(at: 0.1, 0, 0)]) == Self.single)
        let strays: TouchScript = [
            .down(at: 0, 0, 0, tool: tool), .move(at: 0.05, 0, limit.nextUp), .up(at: 0.1, 0, 0),
        ]
        #expect(Self.labels(strays).isEmpty)
    }

    @Test func whereAFingerCouldPanItMayStrayLess() {
        var harness = Harness(TapRecognizer())
        harness.context.canPan = true
        #expect(harness.play([.down(at: 0, 0, 0), .up(at: 0.1, 10, 0)]) == ["tapUp began"])
        #expect(harness.play([.down(at: 1, 0, 0), .up(at: 1.1, 10.001, 0), .advance(2)]) == Self.single)
    }

    // MARK: Two taps

    @Test func aSecondLandingIsInTimeInclusively() {
        let lift = 0.05
        let last = lift + 0.30
        #expect(Self.labels(.tap(at: 0) + .tap(at: last)) == Self.revoked + ["doubleTap discrete"])
        #expect(Self.labels(.tap(at: 0) + .tap(at: last.nextUp)) == Self.single + Self.single)
    }

    /// Sooner than the bounce time it is the same tap; at the bounce time it is another.
    @Test func aBounceIsTheSameTap() {
        let lift = 0.05
        let first = lift + 0.04
        #expect(Self.labels(.tap(at: 0) + .tap(at: first)) == Self.revoked + ["doubleTap discrete"])
        #expect(Self.labels(.tap(at: 0) + .tap(at: first.nextDown)) == Self.single)
        #expect(Self.labels(.tap(at: 0) + .tap(at: lift)) == Self.single)
        #expect(Self.labels(.tap(at: 0) + .tap(at: lift) + .tap(at: 0.3)) == Self.revoked + ["doubleTap discrete"])
        let off: (inout Settings) -> Void = { $0.tap.tapDebounceTime = 0 }
        #expect(Self.labels(.tap(at: 0) + .tap(at: lift), off) == Self.revoked + ["doubleTap discrete"])
    }

    @Test func aBounceElsewhereIsAnotherTap() {
        #expect(Self.labels(.tap(at: 0) + .tap(at: 0.06, 140, 100)) == Self.single)
        let far = TouchScript.tap(at: 0) + .tap(at: 0.06, 140.001, 100)
        #expect(Self.labels(far) == Self.revoked + Self.single)
    }

    @Test func theWaitStartsAnewAfterABounce() {
        var harness = Harness(TapRecognizer())
        _ = harness.play(.tap(at: 0) + .tap(at: 0.06))
        #expect(harness.subject.deadline == (0.06 + 0.05 + 0.30).nextUp)
        _ = harness.play([.advance(1)])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1])
    }

    @Test func aBounceIsNotCounted() {
        var harness = Harness(TapRecognizer())
        let labels = harness.play(.doubleTap(at: 0) + .tap(at: 0.21) + .tap(at: 0.4) + [.advance(9)])
        #expect(labels == Self.revoked + ["doubleTap discrete", "multiTap discrete"])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2, 3])
    }

    @Test func aBounceThatIsHeldTakesTheTapBack() {
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.06), .up(at: 1)]) == Self.revoked)
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.06), .lost(at: 0.07)]) == Self.revoked)
    }

    @Test func distanceIsInclusive() {
        #expect(Self.labels(.tap(at: 0) + .tap(at: 0.15, 140, 100)) == Self.revoked + ["doubleTap discrete"])
        let far = TouchScript.tap(at: 0) + .tap(at: 0.15, 140.001, 100)
        #expect(Self.labels(far) == Self.revoked + Self.single)
    }

    @Test func aQuickSeriesCountsOn() {
        var harness = Harness(TapRecognizer())
        let taps = (0..<6).reduce(TouchScript()) { $0 + .tap(at: 0.2 * Double($1)) }
        let labels = harness.play(taps + [.advance(9)])
        #expect(
            labels == Self.revoked + [
                "doubleTap discrete", "multiTap discrete", "doubleTap discrete", "multiTap discrete",
                "doubleTap discrete",
            ])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2, 3, 4, 5, 6])
    }

    @Test func anyNewTouchTakesTheWaitingTapBack() {
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.2, 300, 300), .up(at: 0.9, 300, 300)]) == Self.revoked)
        var harness = Harness(TapRecognizer())
        _ = harness.play(.tap(at: 0) + [.down(at: 0.2, 300, 300)])
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.2])
    }

    // MARK: What nobody waits for (O12)

    @Test func withoutDoubleTapsTheSingleTapIsInstant() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.doubleTap) }
        #expect(Self.labels(.tap(at: 0), off) == ["tapUp began", "tapUp ended"])
        var harness = Harness(TapRecognizer(), off)
        _ = harness.play(.doubleTap(at: 0))
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2, 2])
        #expect(harness.subject.deadline == .infinity)
    }

    @Test func whereADoubleTapWouldDoNothingTheSingleTapIsInstant() {
        var harness = Harness(TapRecognizer())
        harness.context.doubleTapMatters = false
        #expect(harness.play(.tap(at: 0)) == ["tapUp began", "tapUp ended"])
        harness.context.doubleTapMatters = true
        #expect(harness.play(.tap(at: 1)) == ["tapUp began", "tapUp ended", "tapUp began"])
    }

    @Test func withoutSingleTapsADoubleTapStillComes() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.tap) }
        #expect(Self.labels(.tap(at: 0), off).isEmpty)
        #expect(Self.labels(.doubleTap(at: 0), off) == ["doubleTap discrete"])
        var harness = Harness(TapRecognizer(), off)
        _ = harness.play(.tap(at: 0))
        #expect(harness.subject.deadline == .infinity)
        #expect(Self.labels(.tap(at: 0)) { $0.gestures = [] }.isEmpty)
    }

    // MARK: Cancel

    @Test func aCancelInEveryState() {
        #expect(Self.labels([.cancel(0)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .cancel(0.05)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .lost(at: 0.05)]).isEmpty)
        #expect(Self.labels(.tap(at: 0) + [.cancel(0.1)]) == Self.revoked)
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.15), .cancel(0.2)]) == Self.revoked)
        let out: TouchScript = [.down(at: 0), .up(at: 0.9), .cancel(1)]
        #expect(Self.labels(out + .tap(at: 2)) == Self.single)
        // One of two is taken: no tap until the other is up as well.
        let half: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 150, 100), .lost(1, at: 0.05), .up(2, at: 0.06, 150, 100),
        ]
        #expect(Self.labels(half).isEmpty)
        #expect(Self.labels(half + .tap(at: 1)) == Self.single)
    }

    @Test func aLostTapIsNoTap() {
        var harness = Harness(TapRecognizer())
        _ = harness.play([.down(at: 0)])
        #expect(harness.cancel(at: 0.01).isEmpty)
        #expect(harness.play([.up(at: 0.05), .advance(1)]).isEmpty)
        #expect(harness.play(.tap(at: 2)) == ["tapUp began"])
        guard let gesture = harness.cancel(at: 2.1).first else {
            Issue.record("a waiting tap is not taken back")
            return
        }
        #expect(gesture.kind == .tapUp)
        #expect(gesture.phase == .cancelled)
        #expect(gesture.time == 2.1)
    }
}
