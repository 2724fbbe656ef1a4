// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct DragTests {
    /// Where a finger can pan, so that the slop is 10.
    private static func watch(_ change: (inout Settings) -> Void = { _ in }) -> Watch<Drag> {
        var watch = Watch(Drag(), change)
        watch.rules.canPan = true
        return watch
    }

    private static let two: Hand = .pair(.began, at: 0, Vector(0, 0), Vector(100, 0))

    // MARK: One finger

    @Test func theSlopIsTakenOffExactly() {
        var watch = Self.watch()
        #expect(watch.play([.down(at: 0, 0, 0), .move(at: 0.1, 6, 8)]).isEmpty)
        #expect(watch.watched.stroke == nil)
        #expect(watch.play([.move(at: 0.2, 30, 40)]) == ["pan began"])
        #expect(watch.watched.stroke?.from == Vector(6, 8))
        #expect(watch.watched.stroke?.to == Vector(30, 40))
    }

    @Test func lastsUntilTheLift() {
        var watch = Self.watch()
        _ = watch.play(.drag(from: 0, Vector(0, 0), to: Vector(100, 50), frames: 4))
        #expect(watch.notes.told == ["pan began", "pan changed", "pan changed", "pan changed", "pan ended"])
        #expect(watch.notes.gestures.last?.point == Vector(100, 50))
        #expect(watch.notes.gestures.map(\.contactCount) == [1, 1, 1, 1, 1])
        #expect(watch.notes.gestures.last.flatMap(\.flow).map { isClose($0.velocity, Vector(2500, 1250)) } == true)
        #expect(watch.watched.stroke == nil)
    }

    @Test func whoRestsBeforeLiftingLetsGoStill() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(100, 0)) + [.up(at: 0.3, 100, 0)])
        #expect(watch.notes.gestures.last?.flow?.velocity == .zero)
    }

    /// Where there is nothing to drag, only what cannot be a tap any more does.
    @Test func whereNothingCanBePannedTheSlopIsThatOfTaps() {
        func begins(at distance: Double, _ change: (inout Settings) -> Void = { _ in }) -> Bool {
            var watch = Watch(Drag(), change)
            return !watch.play([.down(at: 0, 0, 0), .move(at: 0.1, distance, 0)]).isEmpty
        }
        #expect(!begins(at: 18))
        #expect(begins(at: 18.001))
        #expect(!begins(at: 10) { $0.gestures = .pan })
        #expect(begins(at: 10.001) { $0.gestures = .pan })
        #expect(begins(at: 0.001) { $0.drag.slop = 0 })
        #expect(!begins(at: 25) { $0.drag.slop = 25 })
    }

    // MARK: The axis

    @Test(arguments: [
        (Vector(20, 15), Vector(1, 0)), (Vector(-15, 20), Vector(0, 1)), (Vector(20, 16), Vector(1, 1)),
        (Vector(16, -20), Vector(1, 1)),
    ])
    func keepsToTheAxisThatItStartsAlong(way: Vector, rail: Vector) {
        var watch = Self.watch { $0.drag.axisLockRatio = 1.25 }
        _ = watch.play([.down(at: 0, 0, 0), .move(at: 0.01, way.x, way.y), .move(at: 0.02, 80, 90)])
        let start = (10 / way.length) * way
        let end = Vector(rail.x * (80 - start.x), rail.y * (90 - start.y))
        #expect(watch.watched.stroke.map { isClose($0.from, start) && isClose($0.to, start + end) } == true)
        _ = watch.play([.move(at: 0.03, 160, 180), .up(at: 0.03, 160, 180)])
        let velocity = watch.notes.gestures.last?.flow?.velocity ?? .zero
        #expect((velocity.x != 0) == (rail.x != 0))
        #expect((velocity.y != 0) == (rail.y != 0))
    }

    @Test func withoutARatioOrWithTwoFingersThereIsNoAxis() {
        for (hand, ratio) in [
            ([.down(at: 0, 0, 0), .move(at: 0.1, 50, 1)] as Hand, 0.0),
            (Self.two + .pair(.moved, at: 0.1, Vector(50, 1), Vector(150, 1)), 1.25),
        ] {
            var watch = Self.watch { $0.drag.axisLockRatio = ratio }
            _ = watch.play(hand)
            #expect(watch.watched.stroke?.rail == Drag.Rail.none)
            #expect(watch.watched.stroke?.to.y == 1)
        }
    }

    @Test func aSecondFingerSetsItFree() {
        var watch = Self.watch { $0.drag.axisLockRatio = 1.25 }
        _ = watch.play([.down(1, at: 0, 0, 0), .move(1, at: 0.1, 50, 0), .down(2, at: 0.2, 150, 0)])
        #expect(watch.watched.stroke?.from == Vector(100, 0))
        #expect(watch.watched.stroke?.to == Vector(100, 0))
        _ = watch.play(.pair(.moved, at: 0.3, Vector(50, 30), Vector(150, 30)))
        #expect(watch.watched.stroke?.to == Vector(100, 30))
        #expect(watch.notes.told == ["pan began", "pan changed"])
    }

    // MARK: Several fingers

    @Test func severalFingersGoWithTheirCenter() {
        var watch = Self.watch()
        _ = watch.play([.down(1, at: 0, 0, 0), .down(2, at: 0, 60, 0), .down(3, at: 0, 0, 60)])
        #expect(watch.play([.move(3, at: 0.1, 0, 90)]).isEmpty)
        #expect(watch.play([.move(3, at: 0.2, 0, 150)]) == ["pan began"])
        #expect(watch.watched.stroke?.from == Vector(20, 30))
        #expect(watch.watched.stroke?.to == Vector(20, 50))
        #expect(watch.notes.gestures.last?.contactCount == 3)
    }

    /// Before it drags, each finger that comes or goes begins the slop anew.
    @Test func fingersThatComeOrGoAreNoMotion() {
        var watch = Self.watch()
        #expect(watch.play(Self.two + [.up(2, at: 0.1, 100, 0), .move(1, at: 0.2, 10, 0)]).isEmpty)
        #expect(watch.play([.move(1, at: 0.3, 11, 0)]) == ["pan began"])
        #expect(watch.watched.stroke?.from == Vector(10, 0))
    }

    @Test func aPinchTakesItAlongAtOnce() {
        var watch = Self.watch()
        watch.others = .pinch
        #expect(watch.play(Self.two + .pair(.moved, at: 0.1, Vector(-10, 0), Vector(112, 0))) == ["pan began"])
        #expect(watch.watched.stroke?.from == Vector(51, 0))
        #expect(watch.watched.stroke?.to == Vector(51, 0))
    }

    // MARK: Stragglers

    /// Two fingers drag by 20, and one is lifted at 0.2.
    private static func straggling(_ change: (inout Settings) -> Void = { _ in }) -> Watch<Drag> {
        var watch = Self.watch(change)
        _ = watch.play(two + .pair(.moved, at: 0.1, Vector(0, 20), Vector(100, 20)) + [.up(2, at: 0.2, 100, 20)])
        return watch
    }

    @Test func aStragglerMovesNothingForAMoment() {
        var watch = Self.straggling()
        let until = (0.2 + 0.08).nextUp
        #expect(watch.watched.deadline == until)
        #expect(watch.watched.stroke?.from == Vector(0, 20))
        #expect(watch.play([.move(1, at: 0.25, 0, 30)]) == ["pan began"])
        #expect(watch.watched.stroke?.to == Vector(0, 20))
        _ = watch.play([.advance(until)])
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.move(1, at: 0.3, 0, 35)]) == ["pan began", "pan changed"])
        #expect(watch.watched.stroke?.from == Vector(0, 30))
        #expect(watch.watched.stroke?.to == Vector(0, 35))
    }

    @Test func whatAStragglerMovesThenIsLeftOut() {
        var watch = Self.straggling()
        #expect(watch.play([.move(1, at: 0.25, 0, 90)]) == ["pan began"])
        #expect(watch.watched.stroke?.to == Vector(0, 20))
        _ = watch.play([.advance(0.3), .move(1, at: 0.31, 0, 95)])
        #expect(watch.watched.stroke?.from == Vector(0, 90))
        #expect(watch.watched.stroke?.to == Vector(0, 95))
    }

    @Test func withoutASlopThereIsNoSuchWait() {
        var watch = Self.straggling { $0.drag.slop = 0 }
        #expect(watch.play([.move(1, at: 0.25, 0, 23)]) == ["pan began", "pan changed"])
        #expect(watch.watched.stroke?.from == Vector(0, 20))
        #expect(watch.watched.stroke?.to == Vector(0, 23))
        // But it throws nothing yet; and when the time is up, it goes on from where it was.
        #expect(watch.watched.deadline == (0.2 + 0.08).nextUp)
        _ = watch.play([.advance(0.3), .move(1, at: 0.31, 0, 25)])
        #expect(watch.watched.stroke?.from == Vector(0, 20))
        watch = Self.straggling { $0.drag.slop = 0 }
        _ = watch.play(.line(1, from: 0.2, Vector(0, 20), to: Vector(0, 120), frames: 5) + [.up(1, at: 0.25, 0, 120)])
        #expect(watch.notes.gestures.last?.flow?.velocity == .zero)
    }

    /// Before it drags as well: what is left of two fingers seldom means to.
    @Test func whatIsLeftOfTwoFingersWaitsAsLong() {
        var watch = Self.watch()
        _ = watch.play(Self.two + [.up(2, at: 0.1, 100, 0)])
        #expect(watch.play([.move(1, at: 0.12, 60, 0)]).isEmpty)
        #expect(watch.play([.move(1, at: 0.2, 70, 0)]).isEmpty)
        #expect(watch.play([.move(1, at: 0.21, 71, 0)]) == ["pan began"])
        #expect(watch.watched.stroke?.from == Vector(70, 0))
    }

    @Test func aStragglerThatIsLiftedThrowsNothing() {
        var watch = Self.straggling()
        #expect(watch.play([.move(1, at: 0.21, 0, 29), .up(1, at: 0.21, 0, 29)]) == ["pan began", "pan ended"])
        #expect(watch.notes.gestures.last?.flow?.velocity == .zero)
        #expect(watch.watched.deadline == .infinity)
    }

    @Test func whatComesDownAgainDragsAtOnce() {
        var watch = Self.straggling()
        _ = watch.play([.down(3, at: 0.22, 100, 20), .move(1, at: 0.23, 0, 24)])
        #expect(watch.watched.stroke?.from == Vector(50, 20))
        #expect(watch.watched.stroke?.to == Vector(50, 22))
    }

    @Test func threeFingersLiftOneByOne() {
        var watch = Self.watch()
        _ = watch.play([.down(1, at: 0, 0, 0), .down(2, at: 0, 60, 0), .down(3, at: 0, 30, 60)])
        _ = watch.play([.move(1, at: 0.1, 0, 90), .up(2, at: 0.2, 60, 0), .up(3, at: 0.25, 30, 60)])
        #expect(watch.watched.deadline == (0.25 + 0.08).nextUp)
        #expect(watch.play([.up(1, at: 0.3, 0, 90)]) == ["pan began", "pan ended"])
    }

    // MARK: Bounces, presses

    @Test func aBounceGoesOnDraggingAtOnce() {
        var watch = Self.watch()
        _ = watch.play(.drag(from: 0, .zero, to: Vector(50, 0)))
        watch.landing = .bounce
        #expect(watch.play([.down(2, at: 0.11, 50, 0)]).suffix(2) == ["pan ended", "pan began"])
        _ = watch.play([.move(2, at: 0.12, 51, 0)])
        #expect(watch.watched.stroke?.from == Vector(50, 0))
        #expect(watch.watched.stroke?.to == Vector(51, 0))
    }

    @Test func aBounceOfAnythingElseIsATouch() {
        var watch = Self.watch()
        watch.landing = .bounce
        #expect(watch.play(.tap(at: 0) + [.down(at: 0.06), .move(at: 0.1, 105, 100)]).isEmpty)
        watch.landing = .first
        _ = watch.play([.up(at: 0.2)] + .drag(from: 1, .zero, to: Vector(50, 0)))
        #expect(watch.play([.down(at: 1.3, 50, 0), .move(at: 1.4, 55, 0)]).last == "pan ended")
    }

    @Test func whoPressesBeforePlacesAndDoesNotThrow() {
        var watch = Self.watch()
        watch.others = .press
        _ = watch.play(.drag(from: 0, .zero, to: Vector(100, 0)))
        #expect(watch.notes.gestures.last?.flow?.velocity == .zero)
        #expect((watch.notes.gestures.dropLast().last?.flow?.velocity.x ?? 0) > 900)
    }

    // MARK: Off, lost, cancelled

    @Test func switchedOffItDoesNothing() {
        var watch = Self.watch { $0.gestures.remove(.pan) }
        #expect(watch.play(.drag(from: 0, .zero, to: Vector(100, 0))).isEmpty)
    }

    @Test func switchedOffBeforeItBeginsItDoesNot() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0, 0, 0)])
        watch.rules.gestures.remove(.pan)
        #expect(watch.play([.move(at: 0.2, 60, 0)]).isEmpty)
        watch.rules.gestures.insert(.pan)
        #expect(watch.play([.move(at: 0.3, 90, 0), .up(at: 0.4, 90, 0)]).isEmpty)
    }

    /// Switched on while fingers are down it waits for the next touch: a drag has all of its fingers.
    @Test func switchedOnItBeginsWithTheFirstFinger() {
        var watch = Self.watch { $0.gestures.remove(.pan) }
        _ = watch.play([.down(1, at: 0, 0, 0)])
        watch.rules.gestures.insert(.pan)
        #expect(watch.play([.down(2, at: 0.1, 50, 0), .move(2, at: 0.2, 150, 0), .up(1, at: 0.3)]).isEmpty)
        #expect(watch.play([.up(2, at: 0.4)] + .drag(from: 1, .zero, to: Vector(50, 0), frames: 1)).count == 2)
    }

    @Test func aCancelInEveryState() {
        func told(_ hand: Hand) -> [String] {
            var watch = Self.watch()
            _ = watch.play(hand + [.cancel(5)])
            let before = watch.notes.outlines
            // Then all is as if nothing had been.
            #expect(watch.play(.drag(from: 6, .zero, to: Vector(20, 0), frames: 1)).count == watch.notes.told.count)
            #expect(watch.notes.outlines == before + ["pan began", "pan ended"])
            return before
        }
        let drag: Hand = [.down(at: 0, 0, 0), .move(at: 0.1, 50, 0)]
        #expect(told([]).isEmpty)
        #expect(told([.down(at: 0, 0, 0)]).isEmpty)
        #expect(told(drag) == ["pan began", "pan cancelled"])
        #expect(told(drag + [.up(at: 0.2, 50, 0)]) == ["pan began", "pan ended"])
        #expect(told(drag + [.down(2, at: 0.2, 90, 0), .up(1, at: 0.3, 50, 0)]) == ["pan began", "pan cancelled"])
        #expect(told(drag + [.down(2, at: 0.2, 90, 0), .lost(1, at: 0.3, 50, 0)]) == ["pan began", "pan cancelled"])
    }

    @Test func whatLosesTheContactsIsOutUntilAllAreUp() {
        var watch = Self.watch()
        _ = watch.play([.down(at: 0, 0, 0), .move(at: 0.1, 50, 0)])
        #expect(watch.lose(at: 0.2).first?.phase == .cancelled)
        #expect(watch.watched.stroke == nil)
        #expect(watch.play([.down(2, at: 0.3, 0, 50), .up(1, at: 0.4, 50, 0), .move(2, at: 0.5, 90, 90)]).count == 1)
        #expect(watch.play([.up(2, at: 0.6)] + .drag(from: 1, .zero, to: Vector(20, 0), frames: 1)).count == 3)
    }
}
