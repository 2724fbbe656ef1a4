// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct LongPressRecognizerTests {
    private static let held = ["longPress began", "longPress ended"]
    private static let lost = ["longPress began", "longPress cancelled"]

    private static func labels(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var harness = Harness(LongPressRecognizer(), change)
        return harness.play(script + [.advance(100)])
    }

    @Test("A long press begins press_time after the landing, and ends at the lift.")
    func beginsAtPressTimeAndEndsAtTheLift() {
        var harness = Harness(LongPressRecognizer())
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play([.down(at: 1)]).isEmpty)
        #expect(harness.subject.deadline == 1 + 0.45)
        #expect(harness.play([.advance((1 + 0.45).nextDown)]).isEmpty)
        #expect(harness.play([.advance(1 + 0.45)]) == ["longPress began"])
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play([.up(at: 3)]) == Self.held)
        #expect(harness.log.gestures.map(\.time) == [1 + 0.45, 3])
        #expect(harness.log.gestures.map(\.contactCount) == [1, 1])
    }

    /// The times of the samples decide, not those of the calls.
    @Test("A touch that lifts before press_time makes no long press, however late the host calls.")
    func lateCallDoesNotMakeATapAPress() {
        #expect(Self.labels([.down(at: 0), .up(at: 0.44)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .up(at: 0.45)]) == Self.held)
        #expect(Self.labels([.down(at: 0), .up(at: 0.45.nextDown)]).isEmpty)
    }

    @Test("A finger that moves by up to 18 points makes a long press; one that moved further does not.")
    func travelUpToTheSlopIsAllowed() {
        #expect(Self.labels([.down(at: 0, 0, 0), .move(at: 0.1, 18, 0), .up(at: 1, 10, 0)]) == Self.held)
        #expect(Self.labels([.down(at: 0, 0, 0), .move(at: 0.1, 18.0.nextUp, 0), .up(at: 1, 0, 0)]).isEmpty)
        #expect(
            Self.labels([.down(at: 0, 0, 0), .move(at: 0.1, 19, 0), .move(at: 0.2, 0, 0), .up(at: 1, 0, 0)]).isEmpty)
    }

    /// The slop is the larger of 10 points and the tap slop of the tool.
    @Test(
        "A long press allows the travel of a tap with the same tool.",
        arguments: [(Tool.finger, 18.0), (Tool(.pen), 10.0), (Tool(.mouse), 10.0)])
    func slopByTool(tool: Tool, slop: Double) {
        func labels(_ travel: Double, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
            Self.labels([.down(at: 0, 0, 0, tool: tool), .move(at: 0.1, travel, 0), .up(at: 1, 0, 0)], change)
        }
        #expect(labels(slop) == Self.held)
        #expect(labels(slop.nextUp).isEmpty)
    }

    @Test("A finger may move after its long press has begun.")
    func heldFingerMayMove() {
        var harness = Harness(LongPressRecognizer())
        #expect(harness.play([.down(at: 0), .move(at: 0.5, 300, 300), .up(at: 1, 310, 300)]) == Self.held)
        #expect(harness.log.gestures.map(\.point) == [Vector(100, 100), Vector(310, 300)])
    }

    /// The finger that rested lifts first. A contact that lands later may have its id.
    @Test("The long press ends at the place where its finger lifted, when the last finger lifts.", arguments: [2, 1])
    func endsAtThePlaceOfThePressingFinger(last: Int64) {
        func panning() -> Harness<LongPressRecognizer> {
            var harness = Harness(LongPressRecognizer())
            _ = harness.play([.down(1, at: 0), .advance(1)])
            harness.others = .pan
            return harness
        }
        var (harness, lost) = (panning(), panning())
        let script: TouchScript = [
            .move(1, at: 1, 130, 100), .down(2, at: 1.1, 200, 100), .move(1, at: 1.2, 140, 100),
            .up(1, at: 1.3, 141, 100), .move(2, at: 1.4, 300, 100),
        ]
        let lifts: TouchScript =
            last == 2 ? [] : [.down(1, at: 1.45, 250, 200), .up(2, at: 1.5, 300, 100), .move(1, at: 1.6, 260, 200)]
        #expect(harness.play(script + lifts + [.up(last, at: 2, 300, 100)]) == Self.held)
        #expect(harness.log.gestures.last?.point == Vector(141, 100))
        #expect(harness.log.gestures.last?.landing.contact == 1)
        #expect(harness.log.gestures.last?.landing.view == Vector(100, 100))
        #expect(lost.play(script + lifts + [.lost(last, at: 2, 300, 100)]) == Self.lost)
        #expect(lost.log.gestures.last?.point == Vector(141, 100))
    }

    @Test("A long press begins at the place where the finger is, not where it landed.")
    func beginsAtThePlaceOfTheFinger() {
        var harness = Harness(LongPressRecognizer())
        _ = harness.play([.down(at: 0), .move(at: 0.1, 105, 100), .advance(1)])
        #expect(harness.log.gestures.map(\.point) == [Vector(105, 100)])
    }

    @Test("A second finger ends the long press, and none begins until all fingers have lifted.")
    func secondFingerEndsThePress() {
        let early: TouchScript = [
            .down(1, at: 0), .down(2, at: 0.1, 200, 100), .up(2, at: 0.2, 200, 100), .up(1, at: 2),
        ]
        #expect(Self.labels(early).isEmpty)
        let late: TouchScript = [.down(1, at: 0), .down(2, at: 1, 200, 100), .up(1, at: 2), .up(2, at: 3, 200, 100)]
        #expect(Self.labels(late) == Self.lost)
        #expect(Self.labels(late + [.down(at: 4), .up(at: 5)]) == Self.lost + Self.held)
    }

    @Test("A cancel ends a long press in every state.")
    func cancelInEachState() {
        #expect(Self.labels([.cancel(0)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .cancel(0.1)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .cancel(1)]) == Self.lost)
        #expect(Self.labels([.down(at: 0), .lost(at: 1)]) == Self.lost)
        let out: TouchScript = [.down(at: 0), .move(at: 0.1, 200, 200), .cancel(1)]
        #expect(Self.labels(out + [.down(at: 2), .up(at: 3)]) == Self.held)
        let half: TouchScript = [.down(1, at: 0), .down(2, at: 0.1), .lost(1, at: 0.2)]
        #expect(Self.labels(half).isEmpty)
    }

    @Test("With LONG_PRESS off the recognizer has no deadline.")
    func switchedOffItHasNoDeadline() {
        var harness = Harness(LongPressRecognizer()) { $0.gestures.remove(.longPress) }
        #expect(harness.play([.down(at: 0)]).isEmpty)
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play([.up(at: 1)]).isEmpty)
    }

    @Test("A long press is cancelled when another recognizer claims its contact.")
    func lostContactEndsThePress() {
        var harness = Harness(LongPressRecognizer())
        _ = harness.play([.down(at: 0)])
        _ = harness.cancel(at: 0.1)
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play([.advance(1), .up(at: 2)]).isEmpty)
        _ = harness.play([.down(at: 3), .advance(4)])
        guard let gesture = harness.cancel(at: 4.5).first else {
            Issue.record("the long press is not cancelled")
            return
        }
        #expect(gesture.phase == .cancelled)
        #expect(harness.play([.up(at: 5)]) == ["longPress began"])
    }
}
