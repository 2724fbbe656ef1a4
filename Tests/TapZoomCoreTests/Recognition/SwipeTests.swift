// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SwipeTests {
    private static let everywhere: Directions = [.left, .right, .up, .down]

    private static func watch(
        _ ways: Directions = everywhere, _ change: (inout Settings) -> Void = { _ in }
    ) -> Watch<Swipe> {
        var watch = Watch(Swipe()) {
            $0.gestures = .all
            change(&$0)
        }
        watch.rules.swipes = ways
        return watch
    }

    /// Where a finger swipes that goes that way in a tenth of a second.
    private static func direction(
        _ way: Vector, _ ways: Directions = everywhere, _ change: (inout Settings) -> Void = { _ in }
    ) -> Direction? {
        var watch = Self.watch(ways, change)
        _ = watch.play(.drag(from: 0, .zero, to: way))
        return watch.notes.gestures.first?.direction
    }

    @Test(arguments: [
        (Vector(-100, 0), Direction.left), (Vector(100, 20), .right), (Vector(-30, -100), .up),
        (Vector(50, 100), .down),
    ])
    func eachWay(way: Vector, direction: Direction) {
        #expect(Self.direction(way) == direction)
        let others = Self.everywhere.subtracting(Directions(direction))
        #expect(Self.direction(way, others) == nil)
    }

    @Test func isToldAtTheLift() {
        var watch = Self.watch()
        let hand = Hand.drag(from: 0, .zero, to: Vector(-100, 0))
        #expect(watch.play(Hand(hand.dropLast())).isEmpty)
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play(Hand(hand.suffix(1))) == ["swipe once"])
        let swipe = watch.notes.gestures.first
        #expect(swipe?.point == Vector(-100, 0))
        #expect(swipe?.contactCount == 1)
        #expect(swipe?.flow.map { isClose($0.velocity, Vector(-1000, 0)) } == true)
    }

    @Test func onlyFast() {
        #expect(Self.direction(Vector(-31, 0)) == .left)
        #expect(Self.direction(Vector(-29, 0)) == nil)
        #expect(Self.direction(Vector(-31, 0)) { $0.swipe.speed = 320 } == nil)
        var rests = Self.watch()
        #expect(rests.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(-99, 0)) + [.up(at: 0.2)]).isEmpty)
    }

    @Test func onlyAlongAnAxis() {
        #expect(Self.direction(Vector(-100, 57)) == .left)
        #expect(Self.direction(Vector(-100, 58)) == nil)
        #expect(Self.direction(Vector(-58, 100)) == nil)
        #expect(Self.direction(Vector(-57, 100)) == .down)
        #expect(Self.direction(Vector(-100, 99)) { $0.swipe.angle = 0.785 } == .left)
    }

    @Test func onlyFurtherThanTheSlop() {
        #expect(Self.direction(Vector(-17, 0)) { $0.swipe.speed = 50 } == nil)
        #expect(Self.direction(Vector(-19, 0)) { $0.swipe.speed = 50 } == .left)
    }

    /// One that comes back fast has gone the other way in the end, but not from where it landed.
    @Test func notOnTheWayBack() {
        var watch = Self.watch()
        let back = Hand.line(from: 0.1, Vector(-200, 0), to: Vector(-50, 0))
        _ = watch.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(-200, 0)) + back)
        #expect(watch.play([.up(at: 0.2, -50, 0)]).isEmpty)
    }

    @Test func onlyOneFinger() {
        var watch = Self.watch()
        let both = Hand.frames(10) { .pair(.moved, at: $0, Vector(-1000 * $0, 0), Vector(-1000 * $0, 50)) }
        _ = watch.play(.pair(.began, at: 0, .zero, Vector(0, 50)) + both + [.up(2, at: 0.1, -100, 50)])
        #expect(watch.play(.line(from: 0.1, Vector(-100, 0), to: Vector(-200, 0)) + [.up(at: 0.2, -200, 0)]).isEmpty)
        #expect(watch.play(.drag(from: 1, .zero, to: Vector(-100, 0))) == ["swipe once"])
    }

    @Test func offOrLostOrCancelledThereIsNone() {
        #expect(Self.direction(Vector(-100, 0)) { $0.gestures.remove(.swipe) } == nil)
        let hand = Hand.drag(from: 0, .zero, to: Vector(-100, 0))
        var watch = Self.watch()
        _ = watch.play(Hand(hand.dropLast()))
        watch.rules.gestures.remove(.swipe)
        #expect(watch.play(Hand(hand.suffix(1))).isEmpty)
        watch = Self.watch()
        _ = watch.play(Hand(hand.dropLast()))
        #expect(watch.lose(at: 0.1).isEmpty)
        #expect(watch.play(Hand(hand.suffix(1))).isEmpty)
        watch = Self.watch()
        #expect(watch.play(Hand(hand.dropLast()) + [.cancel(0.1)]).isEmpty)
        #expect(watch.play(hand.later(by: 1)) == ["swipe once"])
    }

    /// It is the end of a drag, and comes after it.
    @Test func comesAfterThePan() {
        var watch = Watch(Arbiter()) { $0.gestures.insert(.swipe) }
        watch.rules.swipes = .left
        _ = watch.play(.drag(from: 0, .zero, to: Vector(-100, 0)))
        #expect(watch.notes.outlines == ["pan began", "pan ended", "swipe once"])
        watch = Watch(Arbiter()) { $0.gestures = [.swipe] }
        watch.rules.swipes = .left
        #expect(watch.play(.drag(from: 0, .zero, to: Vector(-100, 0))) == ["swipe once"])
    }
}

extension Directions {
    static var left: Directions { Directions(Direction.left) }
    static var right: Directions { Directions(Direction.right) }
    static var up: Directions { Directions(Direction.up) }
    static var down: Directions { Directions(Direction.down) }
}
