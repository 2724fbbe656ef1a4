// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PressTests {
    private static let held = ["longPress began", "longPress ended"]
    private static let lost = ["longPress began", "longPress cancelled"]

    private static func told(_ hand: Hand, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var watch = Watch(Press(), change)
        return watch.play(hand + [.advance(100)])
    }

    @Test func beginsWhenTheTimeIsUpAndEndsWithTheLift() {
        var watch = Watch(Press())
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.down(at: 1)]).isEmpty)
        #expect(watch.watched.deadline == 1 + 0.45)
        #expect(watch.play([.advance((1 + 0.45).nextDown)]).isEmpty)
        #expect(watch.play([.advance(1 + 0.45)]) == ["longPress began"])
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.up(at: 3)]) == Self.held)
        #expect(watch.notes.gestures.map(\.time) == [1 + 0.45, 3])
        #expect(watch.notes.gestures.map(\.contactCount) == [1, 1])
    }

    /// However late the next input is: decided by the times of samples, not of calls.
    @Test func aLateCallTurnsNoTapIntoAPress() {
        #expect(Self.told([.down(at: 0), .up(at: 0.44)]).isEmpty)
        #expect(Self.told([.down(at: 0), .up(at: 0.45)]) == Self.held)
        #expect(Self.told([.down(at: 0), .up(at: 0.45.nextDown)]).isEmpty)
    }

    @Test func travelIsInclusive() {
        #expect(Self.told([.down(at: 0, 0, 0), .move(at: 0.1, 10, 0), .up(at: 1, 10, 0)]) == Self.held)
        #expect(Self.told([.down(at: 0, 0, 0), .move(at: 0.1, 10.0.nextUp, 0), .up(at: 1, 0, 0)]).isEmpty)
        #expect(Self.told([.down(at: 0, 0, 0), .move(at: 0.1, 11, 0), .move(at: 0.2, 0, 0), .up(at: 1, 0, 0)]).isEmpty)
    }

    @Test func onceHeldItMayMove() {
        var watch = Watch(Press())
        #expect(watch.play([.down(at: 0), .move(at: 0.5, 300, 300), .up(at: 1, 310, 300)]) == Self.held)
        #expect(watch.notes.gestures.map(\.point) == [Vector(100, 100), Vector(310, 300)])
    }

    @Test func beginsWhereTheFingerIs() {
        var watch = Watch(Press())
        _ = watch.play([.down(at: 0), .move(at: 0.1, 105, 100), .advance(1)])
        #expect(watch.notes.gestures.map(\.point) == [Vector(105, 100)])
    }

    @Test func aSecondFingerEndsItUntilAllAreUp() {
        let early: Hand = [.down(1, at: 0), .down(2, at: 0.1, 200, 100), .up(2, at: 0.2, 200, 100), .up(1, at: 2)]
        #expect(Self.told(early).isEmpty)
        let late: Hand = [.down(1, at: 0), .down(2, at: 1, 200, 100), .up(1, at: 2), .up(2, at: 3, 200, 100)]
        #expect(Self.told(late) == Self.lost)
        #expect(Self.told(late + [.down(at: 4), .up(at: 5)]) == Self.lost + Self.held)
    }

    @Test func aCancelInEveryState() {
        #expect(Self.told([.cancel(0)]).isEmpty)
        #expect(Self.told([.down(at: 0), .cancel(0.1)]).isEmpty)
        #expect(Self.told([.down(at: 0), .cancel(1)]) == Self.lost)
        #expect(Self.told([.down(at: 0), .lost(at: 1)]) == Self.lost)
        let out: Hand = [.down(at: 0), .move(at: 0.1, 200, 200), .cancel(1)]
        #expect(Self.told(out + [.down(at: 2), .up(at: 3)]) == Self.held)
        let half: Hand = [.down(1, at: 0), .down(2, at: 0.1), .lost(1, at: 0.2)]
        #expect(Self.told(half).isEmpty)
    }

    @Test func switchedOffItWaitsForNothing() {
        var watch = Watch(Press()) { $0.gestures.remove(.longPress) }
        #expect(watch.play([.down(at: 0)]).isEmpty)
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.up(at: 1)]).isEmpty)
    }

    @Test func whatLosesTheContactIsOut() {
        var watch = Watch(Press())
        _ = watch.play([.down(at: 0)])
        _ = watch.lose(at: 0.1)
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.advance(1), .up(at: 2)]).isEmpty)
        _ = watch.play([.down(at: 3), .advance(4)])
        guard let gesture = watch.lose(at: 4.5).first else {
            Issue.record("a held press is not ended")
            return
        }
        #expect(gesture.phase == .cancelled)
        #expect(watch.play([.up(at: 5)]) == ["longPress began"])
    }
}
