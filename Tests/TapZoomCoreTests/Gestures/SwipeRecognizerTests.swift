// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SwipeRecognizerTests {
    private static let everywhere: DirectionSet = [.left, .right, .up, .down]

    private static func harness(
        _ ways: DirectionSet = everywhere, _ change: (inout Settings) -> Void = { _ in }
    ) -> Harness<SwipeRecognizer> {
        var harness = Harness(SwipeRecognizer()) {
            $0.gestures = .all
            change(&$0)
        }
        harness.thresholds.swipes = ways
        return harness
    }

    /// Where a finger swipes that goes that way in a tenth of a second.
    private static func direction(
        _ way: Vector, _ ways: DirectionSet = everywhere, _ change: (inout Settings) -> Void = { _ in }
    ) -> Direction? {
        var harness = Self.harness(ways, change)
        _ = harness.play(.drag(from: 0, .zero, to: way))
        return harness.log.gestures.first?.direction
    }

    @Test(arguments: [
        (Vector(-100, 0), Direction.left), (Vector(100, 20), .right), (Vector(-30, -100), .up),
        (Vector(50, 100), .down),
    ])
    func eachWay(way: Vector, direction: Direction) {
        #expect(Self.direction(way) == direction)
        let others = Self.everywhere.subtracting(DirectionSet(direction))
        #expect(Self.direction(way, others) == nil)
    }

    @Test func isToldAtTheLift() {
        var harness = Self.harness()
        let script = TouchScript.drag(from: 0, .zero, to: Vector(-100, 0))
        #expect(harness.play(TouchScript(script.dropLast())).isEmpty)
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play(TouchScript(script.suffix(1))) == ["swipe discrete"])
        let swipe = harness.log.gestures.first
        #expect(swipe?.point == Vector(-100, 0))
        #expect(swipe?.contactCount == 1)
        #expect(swipe?.velocity.map { isClose($0.translation, Vector(-1000, 0)) } == true)
    }

    @Test func onlyFast() {
        #expect(Self.direction(Vector(-31, 0)) == .left)
        #expect(Self.direction(Vector(-29, 0)) == nil)
        #expect(Self.direction(Vector(-31, 0)) { $0.swipe.speed = 320 } == nil)
        var rests = Self.harness()
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
        var harness = Self.harness()
        let back = TouchScript.line(from: 0.1, Vector(-200, 0), to: Vector(-50, 0))
        _ = harness.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(-200, 0)) + back)
        #expect(harness.play([.up(at: 0.2, -50, 0)]).isEmpty)
    }

    @Test func onlyOneFinger() {
        var harness = Self.harness()
        let both = TouchScript.frames(10) { .pair(.moved, at: $0, Vector(-1000 * $0, 0), Vector(-1000 * $0, 50)) }
        _ = harness.play(.pair(.began, at: 0, .zero, Vector(0, 50)) + both + [.up(2, at: 0.1, -100, 50)])
        #expect(harness.play(.line(from: 0.1, Vector(-100, 0), to: Vector(-200, 0)) + [.up(at: 0.2, -200, 0)]).isEmpty)
        #expect(harness.play(.drag(from: 1, .zero, to: Vector(-100, 0))) == ["swipe discrete"])
    }

    @Test func offOrLostOrCancelledThereIsNone() {
        #expect(Self.direction(Vector(-100, 0)) { $0.gestures.remove(.swipe) } == nil)
        let script = TouchScript.drag(from: 0, .zero, to: Vector(-100, 0))
        var harness = Self.harness()
        _ = harness.play(TouchScript(script.dropLast()))
        harness.thresholds.gestures.remove(.swipe)
        #expect(harness.play(TouchScript(script.suffix(1))).isEmpty)
        harness = Self.harness()
        _ = harness.play(TouchScript(script.dropLast()))
        #expect(harness.cancel(at: 0.1).isEmpty)
        #expect(harness.play(TouchScript(script.suffix(1))).isEmpty)
        harness = Self.harness()
        #expect(harness.play(TouchScript(script.dropLast()) + [.cancel(0.1)]).isEmpty)
        #expect(harness.play(script.later(by: 1)) == ["swipe discrete"])
    }

    /// It is the end of a drag, and comes after it.
    @Test func comesAfterThePan() {
        var harness = Harness(Arbiter()) { $0.gestures.insert(.swipe) }
        harness.thresholds.swipes = .left
        _ = harness.play(.drag(from: 0, .zero, to: Vector(-100, 0)))
        #expect(harness.log.outlines == ["pan began", "pan ended", "swipe discrete"])
        harness = Harness(Arbiter()) { $0.gestures = [.swipe] }
        harness.thresholds.swipes = .left
        #expect(harness.play(.drag(from: 0, .zero, to: Vector(-100, 0))) == ["swipe discrete"])
    }
}

extension DirectionSet {
    static var left: DirectionSet { DirectionSet(Direction.left) }
    static var right: DirectionSet { DirectionSet(Direction.right) }
    static var up: DirectionSet { DirectionSet(Direction.up) }
    static var down: DirectionSet { DirectionSet(Direction.down) }
}
