// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct QuickZoomTests {
    /// A touch that follows a tap, where a finger can pan, so that the slop is 10.
    private static func watch(
        _ landing: Landing = .afterTaps(1), _ change: (inout Settings) -> Void = { _ in }
    ) -> Watch<QuickZoom> {
        var watch = Watch(QuickZoom(), change)
        watch.rules.canPan = true
        watch.landing = landing
        return watch
    }

    /// The growth after a move from (100, 100) to there, and back again to `back`.
    private static func growth(
        _ end: Vector, back: Vector? = nil, _ change: (inout Settings) -> Void = { _ in }
    ) -> Double? {
        var watch = Self.watch(.afterTaps(1), change)
        _ = watch.play([.down(at: 0), .move(at: 0.1, end.x, end.y)])
        if let back { _ = watch.play([.move(at: 0.2, back.x, back.y)]) }
        return watch.watched.grip?.growth
    }

    // MARK: How far

    @Test func downZoomsInByTheDragLessTheSlop() {
        #expect(Self.growth(Vector(100, 110)) == nil)
        #expect(Self.growth(Vector(100, 250)).map { isClose($0, Math.ln2) } == true)
        #expect(Self.growth(Vector(100, -50)).map { isClose($0, -Math.ln2) } == true)
        #expect(Self.growth(Vector(100, 250)) { $0.pinch.quickZoomDistance = -140 }.map { $0 < -0.69 } == true)
        #expect(Self.growth(Vector(100, 180)) { $0.pinch.quickZoomDistance = 70 }.map { isClose($0, Math.ln2) } == true)
    }

    @Test func theSlopIsTakenOffAlongTheWay() {
        // 10 of 50 along (3, 4): it counts from (106, 108).
        #expect(Self.growth(Vector(130, 140)).map { isClose($0, Math.ln2 * 32 / 140) } == true)
        #expect(Self.growth(Vector(160, 100)) == 0)
    }

    @Test func theWayDoesNotMatter() {
        #expect(Self.growth(Vector(100, 400), back: Vector(30, 250)).map { isClose($0, Math.ln2) } == true)
        #expect(Self.growth(Vector(100, 400), back: Vector(100, 110)) == 0)
    }

    @Test func zoomsAboutWhereItLanded() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0), .move(at: 0.1, 150, 250), .move(at: 0.2, 170, 300), .up(at: 0.3, 170, 300)])
        #expect(watch.notes.told == ["quickZoom began", "quickZoom changed", "quickZoom ended"])
        #expect(watch.notes.gestures.map(\.point) == [Vector(100, 100), Vector(100, 100), Vector(100, 100)])
        watch = Self.watch()
        _ = watch.play([.down(at: 0), .move(at: 0.1, 150, 250)])
        #expect(watch.watched.grip?.from == Vector(100, 100))
        #expect(watch.watched.grip?.to == Vector(100, 100))
        #expect(watch.watched.grip?.turn == 0)
    }

    @Test func saysHowFastItZooms() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0)] + .line(from: 0, Vector(100, 100), to: Vector(130, 240)))
        let flow = watch.notes.gestures.last?.flow
        #expect(flow.map { isClose($0.growth, Math.ln2 / 140 * 1400) } == true)
        #expect(flow?.velocity == .zero)
    }

    // MARK: Which touches

    @Test func onlyTheTouchAfterATap() {
        for landing in [Landing.first, .bounce, .stop, .afterTaps(2)] {
            var watch = Self.watch(landing)
            #expect(watch.play([.down(at: 0), .move(at: 0.1, 100, 200)]).isEmpty)
        }
        var watch = Self.watch(.afterTaps(1)) { $0.gestures.remove(.quickZoom) }
        #expect(watch.play([.down(at: 0), .move(at: 0.1, 100, 200)]).isEmpty)
    }

    @Test func itWaitsAsLongAsTheFingerLikes() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0)])
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.move(at: 60, 100, 200)]) == ["quickZoom began"])
    }

    @Test func aSecondFingerBeforeItBeginsRulesItOut() {
        var watch = Self.watch()
        #expect(watch.play([.down(1, at: 0), .down(2, at: 0.1, 200, 100), .move(1, at: 0.2, 100, 200)]).isEmpty)
        watch.landing = .first
        #expect(watch.play([.up(2, at: 0.3), .move(1, at: 0.4, 100, 300), .up(1, at: 0.5)]).isEmpty)
    }

    @Test func aSecondFingerOnTheWayIsNotHeeded() {
        var watch = Self.watch()
        _ = watch.play([.down(1, at: 0), .move(1, at: 0.1, 100, 180), .down(2, at: 0.2, 300, 300)])
        let before = watch.watched.grip
        #expect(watch.play([.move(2, at: 0.3, 400, 500)]) == ["quickZoom began", "quickZoom changed"])
        #expect(watch.watched.grip == before)
        _ = watch.play([.up(2, at: 0.35, 400, 500), .move(1, at: 0.4, 100, 250)])
        #expect(watch.watched.grip.map { isClose($0.growth, Math.ln2) } == true)
        #expect(watch.notes.gestures.last?.contactCount == 1)
    }

    @Test func whatIsLeftOfTwoFingersDoesNothing() {
        var watch = Self.watch()
        _ = watch.play([.down(1, at: 0), .move(1, at: 0.1, 100, 180), .down(2, at: 0.2, 300, 300)])
        #expect(watch.play([.up(1, at: 0.3, 100, 180)]) == ["quickZoom began", "quickZoom ended"])
        #expect(watch.play([.move(2, at: 0.4, 300, 500), .up(2, at: 0.5, 300, 500)]).count == 2)
        #expect(watch.play([.down(at: 1), .move(at: 1.1, 100, 200)]).count == 3)
    }

    // MARK: Off, lost, cancelled

    @Test func aCancelInEveryState() {
        func told(_ hand: Hand) -> [String] {
            var watch = Self.watch()
            return watch.play(hand + [.cancel(5)])
        }
        #expect(told([]).isEmpty)
        #expect(told([.down(at: 0)]).isEmpty)
        let zoom: Hand = [.down(at: 0), .move(at: 0.1, 100, 180)]
        #expect(told(zoom) == ["quickZoom began", "quickZoom cancelled"])
        #expect(told(zoom + [.down(2, at: 0.2), .lost(2, at: 0.3)]) == ["quickZoom began", "quickZoom cancelled"])
        #expect(told(zoom + [.up(at: 0.2, 100, 180)]) == ["quickZoom began", "quickZoom ended"])
    }

    @Test func lostItIsCancelled() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0), .move(at: 0.1, 100, 180)])
        #expect(watch.lose(at: 0.2).first?.phase == .cancelled)
        #expect(watch.watched.grip == nil)
        #expect(watch.play([.move(at: 0.2, 100, 190), .up(at: 0.3)]).count == 1)
    }

    @Test func switchedOffBeforeItBeginsItDoesNot() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0)])
        watch.rules.gestures.remove(.quickZoom)
        #expect(watch.play([.move(at: 0.2, 100, 190)]).isEmpty)
    }

    // MARK: Beside the others

    private static func outcome(_ hand: Hand, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var watch = Watch(Arbiter(), change)
        _ = watch.play(hand + [.advance(100)])
        return watch.notes.outlines
    }

    /// One touch, one outcome: it is a double tap, however long it stays, or a quick zoom once it has moved.
    @Test func notMovedItIsTheSecondTapAndMovedItIsNone() {
        let revoked = ["tapUp began", "tapUp cancelled"]
        for duration in [0.05, 0.4, 0.5, 20] {
            let told = Self.outcome(.tap(at: 0) + .tap(at: 0.2, lasting: duration))
            #expect(told == revoked + ["doubleTap once"], "\(duration) s")
        }
        for start in [0.01, 0.4, 20] {
            let zoom: Hand = [.down(at: 0.2), .move(at: 0.2 + start, 100, 130), .up(at: 0.3 + start, 100, 130)]
            let told = Self.outcome(.tap(at: 0) + zoom)
            #expect(told == revoked + ["quickZoom began", "quickZoom ended"], "\(start) s")
        }
        // Out and back again within one frame's rest: it has moved.
        let back: Hand = [.down(at: 0.2), .move(at: 0.3, 100, 130), .move(at: 0.4, 100, 100), .up(at: 0.5)]
        #expect(Self.outcome(.tap(at: 0) + back).suffix(2) == ["quickZoom began", "quickZoom ended"])
    }

    @Test func switchedOffTheSecondTouchIsAnyOther() {
        let hand = Hand.tap(at: 0) + .tap(at: 0.2, lasting: 1)
        let told = Self.outcome(hand) { $0.gestures.remove(.quickZoom) }
        #expect(told == ["tapUp began", "tapUp cancelled", "longPress began", "longPress ended"])
        let drag = Self.outcome(.tap(at: 0) + .drag(from: 0.2, Vector(100, 100), to: Vector(100, 200))) {
            $0.gestures.remove(.quickZoom)
        }
        #expect(drag.suffix(2) == ["pan began", "pan ended"])
    }

    @Test func nothingElseBeginsWithinIt() {
        let hand: Hand = [
            .down(1, at: 0.2), .move(1, at: 0.3, 100, 150), .down(2, at: 0.4, 200, 200), .move(2, at: 0.5, 300, 300),
            .move(1, at: 0.6, 300, 100), .up(1, at: 0.7, 300, 100), .move(2, at: 2, 100, 300), .up(2, at: 2.1),
        ]
        #expect(Self.outcome(.tap(at: 0) + hand).suffix(2) == ["quickZoom began", "quickZoom ended"])
    }
}
