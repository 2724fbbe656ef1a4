// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ArbiterTests {
    private static func labels(_ script: TouchScript) -> [String] {
        var harness = Harness(Arbiter())
        return harness.play(script + [.advance(1000)])
    }

    @Test("The first recognizer that claims a contact has it.")
    func firstClaimWinsTheContact() {
        #expect(Self.labels(.tap(at: 0)) == ["tapPending began", "tapPending ended"])
        // A long press claims the finger, so its lift makes no tap, even with a longer tap_time.
        var harness = Harness(Arbiter()) { $0.tap.tapTime = 2 }
        #expect(harness.play([.down(at: 0), .up(at: 1), .advance(9)]) == ["longPress began", "longPress ended"])
        // A tap claims the finger at the lift, so no long press follows.
        #expect(harness.play(.tap(at: 10)).suffix(1) == ["tapPending began"])
    }

    @Test("A long press may begin while a tap waits.")
    func pressMayBeginWhileATapWaits() {
        // The second touch seems to be a bounce. The tap still waits when the press begins, which confirms it.
        let labels = Self.labels(.tap(at: 0) + [.down(at: 0.06), .up(at: 2)])
        #expect(labels == ["tapPending began", "tapPending ended", "longPress began", "longPress ended"])
    }

    @Test("A quick zoom cancels the tap before it; a drag after a tap confirms the tap.")
    func nextTouchConfirmsOrCancelsTheWaitingTap() {
        let second: TouchScript = [.down(at: 0.2), .move(at: 0.3, 100, 140)]
        var harness = Harness(Arbiter())
        _ = harness.play(.tap(at: 0) + second)
        #expect(harness.log.outlines == ["tapPending began", "tapPending cancelled", "quickZoom began"])
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.3, 0.3])
        harness = Harness(Arbiter()) { $0.gestures.remove(.quickZoom) }
        _ = harness.play(.tap(at: 0) + second)
        #expect(harness.log.outlines == ["tapPending began", "tapPending ended", "pan began"])
    }

    @Test("The deadline of the arbiter is the earliest of its recognizers.")
    func deadlineIsTheEarliest() {
        var harness = Harness(Arbiter())
        #expect(harness.subject.deadline == .infinity)
        _ = harness.play([.down(at: 0)])
        #expect(harness.subject.deadline == 0.45)
        _ = harness.play([.up(at: 0.05)])
        #expect(harness.subject.deadline == (0.05 + 0.30).nextUp)
        _ = harness.play([.down(1, at: 0.2, 300, 300), .down(2, at: 0.2, 400, 300), .move(2, at: 0.3, 500, 300)])
        _ = harness.play([.down(3, at: 0.4, 300, 400), .up(3, at: 0.5, 300, 400)])
        #expect(harness.subject.deadline == (0.5 + 0.08).nextUp)
    }

    /// Also if the move that ends the press produces no gesture.
    @Test("A finger that has moved beyond the tap slop has no deadline.")
    func noDeadlineAfterTheFingerMovedAway() {
        var harness = Harness(Arbiter()) { $0.gestures.remove(.pan) }
        #expect(harness.play([.down(at: 0, 100, 100), .move(at: 0.1, 119, 100)]).isEmpty)
        #expect(harness.subject.deadline == .infinity)
    }

    @Test("The second touch of a double tap has no deadline while it may become a quick zoom.")
    func noDeadlineWhileAQuickZoomIsPossible() {
        var harness = Harness(Arbiter())
        _ = harness.play(.tap(at: 0) + [.down(at: 0.2)])
        #expect(harness.subject.deadline == .infinity)
        harness = Harness(Arbiter()) { $0.gestures.remove(.quickZoom) }
        _ = harness.play(.tap(at: 0) + [.down(at: 0.2)])
        #expect(harness.subject.deadline == 0.2 + 0.45)
    }

    @Test("For random touches the gestures are nested, and only compatible ones overlap.")
    func gesturesAreNestedAndCompatible() {
        trials(500) { random in
            var harness = Harness(Arbiter()) {
                $0.tap.tapTime = 1
                $0.tap.doubleTapTime = 0.6
                $0.gestures = GestureSet.all.subtracting(random.pick([[], [], .pan, .rotate, .pinch]))
            }
            _ = harness.play(random.script(length: 60))
            _ = harness.play([.advance(1000)])
            var open: [EventKind] = []
            for gesture in harness.log.gestures {
                let kind = gesture.kind
                switch gesture.phase {
                case .began: open.append(kind)
                case .changed:
                    try require(open.contains(kind), "\(gesture) has not begun")
                    try require(gesture.velocity == .zero(at: gesture.point), "\(gesture) has a velocity")
                case .ended, .cancelled:
                    try require(open.popLast() == kind, "\(gesture) ends while the newest is not it: \(open)")
                case .discrete: break
                }
                let pairs = open.map { "\($0)" }.sorted().joined(separator: " ")
                try require(Self.compatible.contains(pairs), "\(pairs) overlap")
            }
            try require(open.isEmpty, "\(open) did not end")
            let times = harness.log.gestures.map(\.time)
            try require(times == times.sorted(), "not in order: \(times)")
        }
    }

    private static let compatible: Set = [
        "", "tapPending", "quickZoom", "longPress", "pan", "pinch", "rotate", "pinch rotate", "pan pinch", "pan rotate",
        "pan pinch rotate", "longPress pan", "longPress pan pinch", "longPress pan rotate",
        "longPress pan pinch rotate",
    ]
}
