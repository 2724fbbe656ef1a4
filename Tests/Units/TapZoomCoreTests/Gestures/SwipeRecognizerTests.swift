// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SwipeRecognizerTests {
    private static let everywhere: LimitSet = [.right, .left, .bottom, .top]

    private static func harness(
        _ edges: LimitSet = everywhere, _ change: (inout Settings) -> Void = { _ in }
    ) -> Harness<SwipeRecognizer> {
        var harness = Harness(SwipeRecognizer()) {
            $0.gestures = .all
            change(&$0)
        }
        harness.context.swipeEdges = edges
        return harness
    }

    /// The edge that a finger pulls with a swipe along `way` in 0.1 s.
    private static func edge(
        _ way: Vector, _ edges: LimitSet = everywhere, _ change: (inout Settings) -> Void = { _ in }
    ) -> LimitSet? {
        var harness = Self.harness(edges, change)
        _ = harness.play(.drag(from: 0, .zero, to: way))
        return harness.log.gestures.first?.limits
    }

    @Test(
        "A swipe in each direction pulls its edge, if the content is at that edge.",
        arguments: [
            (Vector(-100, 0), LimitSet.right), (Vector(100, 20), .left), (Vector(-30, -100), .bottom),
            (Vector(50, 100), .top),
        ])
    func directions(way: Vector, edge: LimitSet) {
        #expect(Self.edge(way) == edge)
        let others = Self.everywhere.subtracting(edge)
        #expect(Self.edge(way, others) == nil)
    }

    @Test("A swipe is reported at the lift, with its velocity.")
    func isReportedAtTheLift() {
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

    @Test("A swipe needs swipe_speed at the lift.")
    func needsSpeed() {
        #expect(Self.edge(Vector(-31, 0)) == .right)
        #expect(Self.edge(Vector(-29, 0)) == nil)
        #expect(Self.edge(Vector(-31, 0)) { $0.swipe.swipeSpeed = 320 } == nil)
        var rests = Self.harness()
        #expect(rests.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(-99, 0)) + [.up(at: 0.2)]).isEmpty)
    }

    @Test("A swipe is within swipe_angle of an axis.")
    func needsAnAxis() {
        #expect(Self.edge(Vector(-100, 57)) == .right)
        #expect(Self.edge(Vector(-100, 58)) == nil)
        #expect(Self.edge(Vector(-58, 100)) == nil)
        #expect(Self.edge(Vector(-57, 100)) == .top)
        #expect(Self.edge(Vector(-100, 99)) { $0.swipe.swipeAngle = 0.785 } == .right)
    }

    @Test("A swipe moves further than the slop.")
    func needsTheSlop() {
        #expect(Self.edge(Vector(-17, 0)) { $0.swipe.swipeSpeed = 50 } == nil)
        #expect(Self.edge(Vector(-19, 0)) { $0.swipe.swipeSpeed = 50 } == .right)
    }

    /// The velocity points away from the displacement.
    @Test("A finger that moves back fast makes no swipe.")
    func returningFingerDoesNotSwipe() {
        var harness = Self.harness()
        let back = TouchScript.line(from: 0.1, Vector(-200, 0), to: Vector(-50, 0))
        _ = harness.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(-200, 0)) + back)
        #expect(harness.play([.up(at: 0.2, -50, 0)]).isEmpty)
    }

    @Test("Only one finger makes a swipe; a finger that remains of two does not.")
    func needsOneFinger() {
        var harness = Self.harness()
        let both = TouchScript.frames(10) { .pair(.moved, at: $0, Vector(-1000 * $0, 0), Vector(-1000 * $0, 50)) }
        _ = harness.play(.pair(.began, at: 0, .zero, Vector(0, 50)) + both + [.up(2, at: 0.1, -100, 50)])
        #expect(harness.play(.line(from: 0.1, Vector(-100, 0), to: Vector(-200, 0)) + [.up(at: 0.2, -200, 0)]).isEmpty)
        #expect(harness.play(.drag(from: 1, .zero, to: Vector(-100, 0))) == ["swipe discrete"])
    }

    @Test("With SWIPE off, after a cancel, and after another claim there is no swipe.")
    func offCancelledOrLost() {
        #expect(Self.edge(Vector(-100, 0)) { $0.gestures.remove(.swipe) } == nil)
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

    @Test("SWIPE comes after the end of its pan.")
    func comesAfterThePan() {
        var harness = Harness(Arbiter()) { $0.gestures.insert(.swipe) }
        harness.context.swipeEdges = .right
        _ = harness.play(.drag(from: 0, .zero, to: Vector(-100, 0)))
        #expect(harness.log.outlines == ["pan began", "pan ended", "swipe discrete"])
        harness = Harness(Arbiter()) { $0.gestures = [.swipe] }
        harness.context.swipeEdges = .right
        #expect(harness.play(.drag(from: 0, .zero, to: Vector(-100, 0))) == ["swipe discrete"])
    }
}
