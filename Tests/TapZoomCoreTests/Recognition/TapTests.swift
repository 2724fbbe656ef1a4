// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TapTests {
    private static let single = ["tapUp began", "confirmedTap ended"]
    private static let revoked = ["tapUp began", "tapUp cancelled"]

    /// What a hand is, once time has passed.
    private static func told(_ hand: Hand, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var watch = Watch(Tap(), change)
        return watch.play(hand + [.advance(100)])
    }

    // MARK: One tap

    @Test func theSingleTapIsConfirmedOneInstantAfterTheLastForASecondOne() {
        var watch = Watch(Tap())
        #expect(watch.play(.tap(at: 1)) == ["tapUp began"])
        let lift = 1 + 0.05
        #expect(watch.watched.deadline == (lift + 0.30).nextUp)
        #expect(watch.play([.advance(lift + 0.30)]) == ["tapUp began"])
        #expect(watch.play([.advance((lift + 0.30).nextUp)]) == Self.single)
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.notes.gestures.map(\.time) == [lift, (lift + 0.30).nextUp])
        #expect(watch.notes.gestures.map(\.tapCount) == [1, 1])
        #expect(watch.notes.gestures.map(\.contactCount) == [1, 1])
    }

    @Test func timeIsInclusive() {
        #expect(Self.told([.down(at: 1), .up(at: 1 + 0.35)]) == Self.single)
        #expect(Self.told([.down(at: 1), .up(at: (1 + 0.35).nextUp)]).isEmpty)
        #expect(Self.told([.down(at: 1), .up(at: 1)]) == Self.single)
    }

    @Test(arguments: [(Tool.finger, 18.0), (.pen, 6), (.mouse, 3)]) func travelIsInclusive(tool: Tool, limit: Double) {
        #expect(Self.told([.down(at: 0, 0, 0, tool: tool), .up(at: 0.1, limit, 0)]) == Self.single)
        #expect(Self.told([.down(at: 0, 0, 0, tool: tool), .up(at: 0.1, limit.nextUp, 0)]).isEmpty)
        #expect(
            Self.told([.down(at: 0, 0, 0, tool: tool), .move(at: 0.05, 0, limit), .up(at: 0.1, 0, 0)]) == Self.single)
        let strays: Hand = [.down(at: 0, 0, 0, tool: tool), .move(at: 0.05, 0, limit.nextUp), .up(at: 0.1, 0, 0)]
        #expect(Self.told(strays).isEmpty)
    }

    @Test func whereAFingerCouldPanItMayStrayLess() {
        var watch = Watch(Tap())
        watch.rules.canPan = true
        #expect(watch.play([.down(at: 0, 0, 0), .up(at: 0.1, 10, 0)]) == ["tapUp began"])
        #expect(watch.play([.down(at: 1, 0, 0), .up(at: 1.1, 10.001, 0), .advance(2)]) == Self.single)
    }

    // MARK: Two taps

    @Test func aSecondLandingIsInTimeInclusively() {
        let lift = 0.05
        let last = lift + 0.30
        #expect(Self.told(.tap(at: 0) + .tap(at: last)) == Self.revoked + ["doubleTap once"])
        #expect(Self.told(.tap(at: 0) + .tap(at: last.nextUp)) == Self.single + Self.single)
    }

    /// Sooner than the bounce time it is the same tap; at the bounce time it is another.
    @Test func aBounceIsTheSameTap() {
        let lift = 0.05
        let first = lift + 0.04
        #expect(Self.told(.tap(at: 0) + .tap(at: first)) == Self.revoked + ["doubleTap once"])
        #expect(Self.told(.tap(at: 0) + .tap(at: first.nextDown)) == Self.single)
        #expect(Self.told(.tap(at: 0) + .tap(at: lift)) == Self.single)
        #expect(Self.told(.tap(at: 0) + .tap(at: lift) + .tap(at: 0.3)) == Self.revoked + ["doubleTap once"])
        let off: (inout Settings) -> Void = { $0.tap.bounceTime = 0 }
        #expect(Self.told(.tap(at: 0) + .tap(at: lift), off) == Self.revoked + ["doubleTap once"])
    }

    @Test func aBounceElsewhereIsAnotherTap() {
        #expect(Self.told(.tap(at: 0) + .tap(at: 0.06, 140, 100)) == Self.single)
        let far = Hand.tap(at: 0) + .tap(at: 0.06, 140.001, 100)
        #expect(Self.told(far) == Self.revoked + Self.single)
    }

    @Test func theWaitStartsAnewAfterABounce() {
        var watch = Watch(Tap())
        _ = watch.play(.tap(at: 0) + .tap(at: 0.06))
        #expect(watch.watched.deadline == (0.06 + 0.05 + 0.30).nextUp)
        _ = watch.play([.advance(1)])
        #expect(watch.notes.gestures.map(\.tapCount) == [1, 1])
    }

    @Test func aBounceIsNotCounted() {
        var watch = Watch(Tap())
        let told = watch.play(.doubleTap(at: 0) + .tap(at: 0.21) + .tap(at: 0.4) + [.advance(9)])
        #expect(told == Self.revoked + ["doubleTap once", "multiTap once"])
        #expect(watch.notes.gestures.map(\.tapCount) == [1, 1, 2, 3])
    }

    @Test func aBounceThatIsHeldTakesTheTapBack() {
        #expect(Self.told(.tap(at: 0) + [.down(at: 0.06), .up(at: 1)]) == Self.revoked)
        #expect(Self.told(.tap(at: 0) + [.down(at: 0.06), .lost(at: 0.07)]) == Self.revoked)
    }

    @Test func distanceIsInclusive() {
        #expect(Self.told(.tap(at: 0) + .tap(at: 0.15, 140, 100)) == Self.revoked + ["doubleTap once"])
        let far = Hand.tap(at: 0) + .tap(at: 0.15, 140.001, 100)
        #expect(Self.told(far) == Self.revoked + Self.single)
    }

    @Test func aQuickSeriesCountsOn() {
        var watch = Watch(Tap())
        let taps = (0..<6).reduce(Hand()) { $0 + .tap(at: 0.2 * Double($1)) }
        let told = watch.play(taps + [.advance(9)])
        #expect(
            told == Self.revoked + [
                "doubleTap once", "multiTap once", "doubleTap once", "multiTap once", "doubleTap once",
            ])
        #expect(watch.notes.gestures.map(\.tapCount) == [1, 1, 2, 3, 4, 5, 6])
    }

    @Test func anyNewTouchTakesTheWaitingTapBack() {
        #expect(Self.told(.tap(at: 0) + [.down(at: 0.2, 300, 300), .up(at: 0.9, 300, 300)]) == Self.revoked)
        var watch = Watch(Tap())
        _ = watch.play(.tap(at: 0) + [.down(at: 0.2, 300, 300)])
        #expect(watch.notes.gestures.map(\.time) == [0.05, 0.2])
    }

    // MARK: What nobody waits for (O12)

    @Test func withoutDoubleTapsTheSingleTapIsInstant() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.doubleTap) }
        #expect(Self.told(.tap(at: 0), off) == ["instantTap once"])
        var watch = Watch(Tap(), off)
        _ = watch.play(.doubleTap(at: 0))
        #expect(watch.notes.gestures.map(\.tapCount) == [1, 2])
        #expect(watch.watched.deadline == .infinity)
    }

    @Test func whereADoubleTapWouldDoNothingTheSingleTapIsInstant() {
        var watch = Watch(Tap())
        watch.rules.doubleTapMatters = false
        #expect(watch.play(.tap(at: 0)) == ["instantTap once"])
        watch.rules.doubleTapMatters = true
        #expect(watch.play(.tap(at: 1)) == ["instantTap once", "tapUp began"])
    }

    @Test func withoutSingleTapsADoubleTapStillComes() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.tap) }
        #expect(Self.told(.tap(at: 0), off).isEmpty)
        #expect(Self.told(.doubleTap(at: 0), off) == ["doubleTap once"])
        var watch = Watch(Tap(), off)
        _ = watch.play(.tap(at: 0))
        #expect(watch.watched.deadline == .infinity)
        #expect(Self.told(.tap(at: 0)) { $0.gestures = [] }.isEmpty)
    }

    // MARK: Cancel

    @Test func aCancelInEveryState() {
        #expect(Self.told([.cancel(0)]).isEmpty)
        #expect(Self.told([.down(at: 0), .cancel(0.05)]).isEmpty)
        #expect(Self.told([.down(at: 0), .lost(at: 0.05)]).isEmpty)
        #expect(Self.told(.tap(at: 0) + [.cancel(0.1)]) == Self.revoked)
        #expect(Self.told(.tap(at: 0) + [.down(at: 0.15), .cancel(0.2)]) == Self.revoked)
        let out: Hand = [.down(at: 0), .up(at: 0.9), .cancel(1)]
        #expect(Self.told(out + .tap(at: 2)) == Self.single)
        // One of two is taken: no tap until the other is up as well.
        let half: Hand = [.down(1, at: 0), .down(2, at: 0, 150, 100), .lost(1, at: 0.05), .up(2, at: 0.06, 150, 100)]
        #expect(Self.told(half).isEmpty)
        #expect(Self.told(half + .tap(at: 1)) == Self.single)
    }

    @Test func aLostTapIsNoTap() {
        var watch = Watch(Tap())
        _ = watch.play([.down(at: 0)])
        #expect(watch.lose(at: 0.01).isEmpty)
        #expect(watch.play([.up(at: 0.05), .advance(1)]).isEmpty)
        #expect(watch.play(.tap(at: 2)) == ["tapUp began"])
        guard let gesture = watch.lose(at: 2.1).first else {
            Issue.record("a waiting tap is not taken back")
            return
        }
        #expect(gesture.kind == .tapUp)
        #expect(gesture.phase == .cancelled)
        #expect(gesture.time == 2.1)
    }
}
