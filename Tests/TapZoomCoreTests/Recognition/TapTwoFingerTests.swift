// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TapTwoFingerTests {
    private static let once = ["twoFingerTap once"]

    private static func told(_ hand: Hand, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var watch = Watch(Tap(), change)
        return watch.play(hand + [.advance(100)])
    }

    /// Two fingers 60 apart; the times of landing and lifting of each.
    private static func hand(_ firstDown: Double, _ secondDown: Double, _ firstUp: Double, _ secondUp: Double) -> Hand {
        let first: Hand = [.up(1, at: firstUp, 100, 100)]
        let second: Hand = [.up(2, at: secondUp, 160, 140)]
        return [.down(1, at: firstDown, 100, 100), .down(2, at: secondDown, 160, 140)]
            + (firstUp <= secondUp ? first + second : second + first)
    }

    @Test(arguments: [(0.1, 0.1), (0.1, 0.15), (0.15, 0.1)]) func inEachOrderOfLifting(first: Double, second: Double) {
        var watch = Watch(Tap())
        #expect(watch.play(Self.hand(0, 0.03, first, second)) == Self.once)
        #expect(watch.notes.gestures.first?.point == Vector(130, 120))
        #expect(watch.notes.gestures.first?.contactCount == 2)
        #expect(watch.notes.gestures.first?.time == max(first, second))
        #expect(watch.watched.deadline == .infinity)
    }

    @Test func landingTogetherIsInclusive() {
        #expect(Self.told(Self.hand(1, 1 + 0.15, 1.2, 1.2)) == Self.once)
        #expect(Self.told(Self.hand(1, (1 + 0.15).nextUp, 1.2, 1.2)).isEmpty)
    }

    @Test func liftingTogetherIsInclusive() {
        #expect(Self.told(Self.hand(1, 1, 1.125, 1.125 + 0.15)) == Self.once)
        #expect(Self.told(Self.hand(1, 1, 1.125, (1.125 + 0.15).nextUp)).isEmpty)
        #expect(Self.told(Self.hand(1, 1, 1.125 + 0.15, 1.125)) == Self.once)
    }

    @Test func eachFingerMustBeATap() {
        #expect(Self.told(Self.hand(1, 1.1, 1 + 0.35, 1 + 0.35)) == Self.once)
        #expect(Self.told(Self.hand(1, 1.1, (1 + 0.35).nextUp, 1.4)).isEmpty)
        let strays: Hand = [
            .down(1, at: 0), .down(2, at: 0, 160, 100), .move(2, at: 0.05, 160, 118.001), .up(2, at: 0.1, 160, 100),
            .up(1, at: 0.1),
        ]
        #expect(Self.told(strays).isEmpty)
    }

    /// Closer than, not as close as.
    @Test func fingersAreOfOneHand() {
        func apart(_ distance: Double) -> Hand {
            [.down(1, at: 0, 0, 0), .down(2, at: 0, distance, 0), .up(1, at: 0.1, 0, 0), .up(2, at: 0.1, distance, 0)]
        }
        #expect(Self.told(apart(300)).isEmpty)
        #expect(Self.told(apart(300.0.nextDown)) == Self.once)
    }

    @Test func aThirdFingerRulesItOutUntilAllAreUp() {
        let three: Hand = [
            .down(1, at: 0), .down(2, at: 0, 150, 100), .down(3, at: 0.02, 200, 100), .up(3, at: 0.05, 200, 100),
            .up(2, at: 0.06, 150, 100),
        ]
        #expect(Self.told(three + [.up(1, at: 0.07)]).isEmpty)
        // Two of them do what would be a two-finger tap, and one what would be a tap.
        let again: Hand = [.down(2, at: 0.1, 150, 100), .up(2, at: 0.12, 150, 100), .up(1, at: 0.12)]
        #expect(Self.told(three + again).isEmpty)
        #expect(Self.told(three + [.up(1, at: 0.07)] + .twoFingerTap(at: 1)) == Self.once)
        // One that comes when the first is already up.
        let late: Hand = [
            .down(1, at: 0), .down(2, at: 0, 150, 100), .up(1, at: 0.05), .down(3, at: 0.06),
            .up(2, at: 0.08, 150, 100),
            .up(3, at: 0.09),
        ]
        #expect(Self.told(late).isEmpty)
    }

    @Test func switchedOffTwoFingersAreNoTap() {
        #expect(Self.told(.twoFingerTap(at: 0)) { $0.gestures.remove(.twoFingerTap) }.isEmpty)
    }

    @Test func itTakesAWaitingTapBack() {
        let told = Self.told(.tap(at: 0) + .twoFingerTap(at: 0.2))
        #expect(told == ["tapUp began", "tapUp cancelled", "twoFingerTap once"])
        // Also one that its first finger seemed to be a bounce of.
        let bounce = Self.told(.tap(at: 0) + .twoFingerTap(at: 0.06))
        #expect(bounce == ["tapUp began", "tapUp cancelled", "twoFingerTap once"])
    }

    @Test func aSeriesIsCountedAndOthersStartAnew() {
        var watch = Watch(Tap())
        _ = watch.play(.twoFingerTap(at: 0) + .twoFingerTap(at: 0.2) + .tap(at: 0.4) + .twoFingerTap(at: 0.6))
        #expect(watch.notes.gestures.map(\.tapCount) == [1, 2, 1, 1, 1])
        #expect(watch.play([.advance(9)]).suffix(1) == Self.once)
        _ = watch.play(.twoFingerTap(at: 10) + .twoFingerTap(at: 10.2, 141, 100))
        #expect(watch.notes.gestures.suffix(2).map(\.tapCount) == [1, 1])
    }
}
