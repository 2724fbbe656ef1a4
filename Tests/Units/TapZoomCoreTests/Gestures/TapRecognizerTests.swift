// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TapRecognizerTests {
    private static let single = ["tapPending began", "tapPending ended"]
    private static let revoked = ["tapPending began", "tapPending cancelled"]

    /// The events of a touch script after all deadlines have passed.
    private static func labels(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var harness = Harness(TapRecognizer(), change)
        return harness.play(script + [.advance(100)])
    }

    // MARK: One tap

    @Test("A tap is confirmed one instant after the last time at which a second tap may land.")
    func singleTapIsConfirmedAfterDoubleTapTime() {
        var harness = Harness(TapRecognizer())
        #expect(harness.play(.tap(at: 1)) == ["tapPending began"])
        let lift = 1 + 0.05
        #expect(harness.subject.deadline == (lift + 0.30).nextUp)
        #expect(harness.play([.advance(lift + 0.30)]) == ["tapPending began"])
        #expect(harness.play([.advance((lift + 0.30).nextUp)]) == Self.single)
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.log.gestures.map(\.time) == [lift, (lift + 0.30).nextUp])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1])
        #expect(harness.log.gestures.map(\.contactCount) == [1, 1])
    }

    @Test("A touch of exactly tap_time is a tap if LONG_PRESS is off or not polled.")
    func tapTimeIsInclusive() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.longPress) }
        #expect(Self.labels([.down(at: 1), .up(at: 1 + 1)], off) == Self.single)
        #expect(Self.labels([.down(at: 1), .up(at: (1.0 + 1).nextUp)], off).isEmpty)
        #expect(Self.labels([.down(at: 1), .up(at: 1)], off) == Self.single)
        let unreported: (inout Settings) -> Void = { $0.events &= ~UInt64(EventKind.longPress.bit) }
        #expect(Self.labels([.down(at: 1), .up(at: 2)], unreported) == Self.single)
    }

    /// This holds for any tap_time.
    @Test("A touch that lifts before press_time is a tap, and any other is a long press.")
    func touchIsATapOrALongPress() {
        #expect(Self.labels([.down(at: 1), .up(at: (1 + 0.45).nextDown)]) { $0.tap.tapTime = 0.1 } == Self.single)
        #expect(Self.labels([.down(at: 1), .up(at: 1 + 0.45)]) { $0.tap.tapTime = 2 }.isEmpty)
    }

    @Test(
        "A tap may travel exactly as far as its slop, and no further.",
        arguments: [(Tool.finger, 18.0), (Tool(.pen), 10.0), (Tool(.mouse), 10.0)])
    func slopIsInclusive(tool: Tool, limit: Double) {
        #expect(Self.labels([.down(at: 0, 0, 0, tool: tool), .up(at: 0.1, limit, 0)]) == Self.single)
        #expect(Self.labels([.down(at: 0, 0, 0, tool: tool), .up(at: 0.1, limit.nextUp, 0)]).isEmpty)
        #expect(
            Self.labels([.down(at: 0, 0, 0, tool: tool), .move(at: 0.05, 0, limit), .up(at: 0.1, 0, 0)]) == Self.single)
        let leavesTheSlop: TouchScript = [
            .down(at: 0, 0, 0, tool: tool), .move(at: 0.05, 0, limit.nextUp), .up(at: 0.1, 0, 0),
        ]
        #expect(Self.labels(leavesTheSlop).isEmpty)
    }

    @Test("If the content can pan, a tap of a finger may travel 10 points.")
    func slopOfContentThatCanPan() {
        var harness = Harness(TapRecognizer())
        harness.context.canPan = true
        #expect(harness.play([.down(at: 0, 0, 0), .up(at: 0.1, 10, 0)]) == ["tapPending began"])
        #expect(harness.play([.down(at: 1, 0, 0), .up(at: 1.1, 10.001, 0), .advance(2)]) == Self.single)
    }

    // MARK: Two taps

    @Test("A second tap may land exactly double_tap_time after the first lift, and no later.")
    func doubleTapTimeIsInclusive() {
        let lift = 0.05
        let last = lift + 0.30
        #expect(Self.labels(.tap(at: 0) + .tap(at: last)) == Self.revoked + ["doubleTap discrete"])
        #expect(Self.labels(.tap(at: 0) + .tap(at: last.nextUp)) == Self.single + Self.single)
    }

    /// A landing exactly tap_debounce_time after the lift is another tap.
    @Test("A landing sooner than tap_debounce_time after a lift continues the same tap.")
    func bounceContinuesTheTap() {
        let lift = 0.05
        let first = lift + 0.04
        #expect(Self.labels(.tap(at: 0) + .tap(at: first)) == Self.revoked + ["doubleTap discrete"])
        #expect(Self.labels(.tap(at: 0) + .tap(at: first.nextDown)) == Self.single)
        #expect(Self.labels(.tap(at: 0) + .tap(at: lift)) == Self.single)
        #expect(Self.labels(.tap(at: 0) + .tap(at: lift) + .tap(at: 0.3)) == Self.revoked + ["doubleTap discrete"])
        let off: (inout Settings) -> Void = { $0.tap.tapDebounceTime = 0 }
        #expect(Self.labels(.tap(at: 0) + .tap(at: lift), off) == Self.revoked + ["doubleTap discrete"])
    }

    @Test("A bounce within double_tap_distance continues the tap; one further away is another tap.")
    func bounceElsewhereIsAnotherTap() {
        #expect(Self.labels(.tap(at: 0) + .tap(at: 0.06, 140, 100)) == Self.single)
        let far = TouchScript.tap(at: 0) + .tap(at: 0.06, 140.001, 100)
        #expect(Self.labels(far) == Self.single + Self.single)
    }

    @Test("A bounce restarts the wait for a second tap.")
    func bounceRestartsTheWait() {
        var harness = Harness(TapRecognizer())
        _ = harness.play(.tap(at: 0) + .tap(at: 0.06))
        #expect(harness.subject.deadline == (0.06 + 0.05 + 0.30).nextUp)
        _ = harness.play([.advance(1)])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1])
    }

    @Test("A bounce does not increase the tap count.")
    func bounceDoesNotCount() {
        var harness = Harness(TapRecognizer())
        let labels = harness.play(.doubleTap(at: 0) + .tap(at: 0.21) + .tap(at: 0.4) + [.advance(9)])
        #expect(labels == Self.revoked + ["doubleTap discrete", "doubleTap discrete"])
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2, 3])
    }

    @Test("A bounce that rests, drags or is cancelled confirms the tap.")
    func heldBounceConfirmsTheTap() {
        var harness = Harness(TapRecognizer())
        #expect(harness.play(.tap(at: 0) + [.down(at: 0.06), .up(at: 1)]) == Self.single)
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.06 + 0.45])
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.06), .lost(at: 0.07)]) == Self.single)
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.06), .move(at: 0.1, 150, 100), .up(at: 0.2)]) == Self.single)
    }

    @Test("A second tap may be exactly double_tap_distance from the first, and no further.")
    func doubleTapDistanceIsInclusive() {
        #expect(Self.labels(.tap(at: 0) + .tap(at: 0.15, 140, 100)) == Self.revoked + ["doubleTap discrete"])
        let far = TouchScript.tap(at: 0) + .tap(at: 0.15, 140.001, 100)
        #expect(Self.labels(far) == Self.single + Self.single)
    }

    @Test("A quick series of taps counts on: DOUBLE_TAP for the second and each further tap.")
    func quickSeriesCounts() {
        var harness = Harness(TapRecognizer())
        let taps = (0..<6).reduce(TouchScript()) { $0 + .tap(at: 0.2 * Double($1)) }
        let labels = harness.play(taps + [.advance(9)])
        #expect(
            labels == Self.revoked + Array(repeating: "doubleTap discrete", count: 5))
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2, 3, 4, 5, 6])
    }

    // MARK: Several contacts

    /// The confirmed tap keeps its own place and contact.
    @Test("A touch that cannot be the second tap confirms the waiting tap at once.")
    func touchElsewhereConfirmsTheWaitingTap() {
        var harness = Harness(TapRecognizer())
        #expect(harness.play([.down(7, at: 0), .up(7, at: 0.05), .down(at: 0.2, 300, 300)]) == Self.single)
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.2])
        #expect(harness.log.gestures.map(\.point) == [Vector(100, 100), Vector(100, 100)])
        #expect(harness.log.gestures.map(\.landing.contact) == [7, 7])
        // Near enough, but another finger is already down.
        let two: TouchScript = [.down(1, at: 0.1), .down(2, at: 0.3, 120, 100)]
        #expect(harness.play([.cancel(1)]).count == 2)
        harness = Harness(TapRecognizer())
        #expect(harness.play(.tap(at: 0) + two) == Self.single)
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.3])
    }

    /// QUICK_ZOOM is off.
    @Test("A second touch that drags, rests or is cancelled confirms the waiting tap at that time.")
    func secondTouchThatIsNoTapConfirmsTheFirst() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.quickZoom) }
        var harness = Harness(TapRecognizer(), off)
        _ = harness.play(.tap(at: 0) + [.down(at: 0.2), .move(at: 0.3, 130, 100)])
        #expect(harness.log.labels == Self.single)
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.3])
        harness = Harness(TapRecognizer(), off)
        _ = harness.play(.tap(at: 0) + [.down(at: 0.2), .advance(2)])
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.2 + 0.45])
        harness = Harness(TapRecognizer(), off)
        _ = harness.play(.tap(at: 0) + [.down(at: 0.2), .lost(at: 0.25)])
        #expect(harness.log.gestures.map(\.time) == [0.05, 0.25])
    }

    /// Another finger lies on the glass and has moved far.
    @Test(
        "A double tap allows another finger that has moved; only its own touch must stay in place.",
        arguments: [false, true])
    func onlyTheSecondTouchMustStayInPlace(repeating: Bool) {
        let resting: TouchScript = [.down(9, at: 0, 300, 300), .move(9, at: 0.1, 360, 300)]
        let repeated: TouchScript = repeating ? [.move(9, at: 1.22, 360, 300)] : []
        let doubleTap: TouchScript = .tap(at: 1) + [.down(at: 1.2)] + repeated + [.up(at: 1.25)]
        #expect(Self.labels(resting + doubleTap) == Self.revoked + ["doubleTap discrete"])
        let leavesTheSlop: TouchScript = [.down(at: 1.2), .move(at: 1.21, 118.001, 100)]
        var harness = Harness(TapRecognizer())
        #expect(harness.play(resting + .tap(at: 1) + leavesTheSlop + repeated) == Self.single)
        #expect(harness.log.gestures.last?.time == 1.21)
    }

    @Test("A finger taps when it lifts, also if other fingers are down.")
    func fingersTapIndependently() {
        var script: TouchScript = [.down(0, at: 0, 50, 50)]
        for index in 1..<20 {
            let (time, place) = (0.1 * Double(index), Vector(index % 2 == 0 ? 50 : 350, 50))
            script += [.down(Int64(index), at: time, place.x, place.y)]
            script += [.up(Int64(index - 1), at: time + 0.02, 400 - place.x, 50)]
        }
        #expect(Self.labels(script).count { $0 == "tapPending ended" } == 19)
    }

    @Test("Every tap of two typing thumbs is reported exactly once.")
    func everyTapOfTwoThumbsIsReportedOnce() throws {
        for seed in 0..<2000 {
            var random = SplitMix64(state: UInt64(seed))
            let pairs = random.chance(0.5)
            let typed = random.twoThumbs(taps: 40)
            var harness = Harness(TapRecognizer()) { if !pairs { $0.gestures.remove(.fingersTap) } }
            _ = harness.play(typed + [.advance(1000)] as TouchScript)
            var reported = 0
            for gesture in harness.log.gestures {
                switch (gesture.kind, gesture.phase) {
                case (.tapPending, .ended): reported += 1
                case (.doubleTap, _): reported += gesture.tapCount == 2 ? 2 : 1
                case (.fingersTap, _): reported += 2
                default: break
                }
            }
            try #require(reported == 80, "seed \(seed): \(harness.log.labels)")
        }
    }

    // MARK: Taps without a wait (O12)

    @Test("With DOUBLE_TAP off a tap is confirmed at the lift.")
    func withoutDoubleTapTapsAreInstant() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.doubleTap) }
        #expect(Self.labels(.tap(at: 0), off) == ["tapPending began", "tapPending ended"])
        var harness = Harness(TapRecognizer(), off)
        _ = harness.play(.doubleTap(at: 0))
        #expect(harness.log.gestures.map(\.tapCount) == [1, 1, 2, 2])
        #expect(harness.subject.deadline == .infinity)
    }

    @Test("If a double tap would do nothing, a tap is confirmed at the lift.")
    func withoutAnEffectOfDoubleTapsTapsAreInstant() {
        var harness = Harness(TapRecognizer())
        harness.context.doubleTapHasEffect = false
        #expect(harness.play(.tap(at: 0)) == ["tapPending began", "tapPending ended"])
        harness.context.doubleTapHasEffect = true
        #expect(harness.play(.tap(at: 1)) == ["tapPending began", "tapPending ended", "tapPending began"])
    }

    @Test("With TAP off a double tap is still recognized.")
    func withoutTapDoubleTapsStillCome() {
        let off: (inout Settings) -> Void = { $0.gestures.remove(.tap) }
        #expect(Self.labels(.tap(at: 0), off).isEmpty)
        #expect(Self.labels(.doubleTap(at: 0), off) == ["doubleTap discrete"])
        var harness = Harness(TapRecognizer(), off)
        _ = harness.play(.tap(at: 0))
        #expect(harness.subject.deadline == .infinity)
        #expect(Self.labels(.tap(at: 0)) { $0.gestures = [] }.isEmpty)
    }

    // MARK: Cancellation

    @Test("A cancel ends a tap in every state.")
    func cancelInEachState() {
        #expect(Self.labels([.cancel(0)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .cancel(0.05)]).isEmpty)
        #expect(Self.labels([.down(at: 0), .lost(at: 0.05)]).isEmpty)
        #expect(Self.labels(.tap(at: 0) + [.cancel(0.1)]) == Self.revoked)
        #expect(Self.labels(.tap(at: 0) + [.down(at: 0.15), .cancel(0.2)]) == Self.revoked)
        let out: TouchScript = [.down(at: 0), .up(at: 0.9), .cancel(1)]
        #expect(Self.labels(out + .tap(at: 2)) == Self.single)
        // The system takes one of two contacts, and the other one taps.
        let half: TouchScript = [
            .down(1, at: 0), .down(2, at: 0, 150, 100), .lost(1, at: 0.05), .up(2, at: 0.06, 150, 100),
        ]
        #expect(Self.labels(half) == Self.single)
    }

    /// A contact that the system takes makes no tap.
    @Test("If the system takes another contact, the waiting tap is confirmed.")
    func cancelledContactConfirmsTheWaitingTap() {
        var harness = Harness(TapRecognizer())
        _ = harness.play([.down(2, at: 0, 300, 300)] + .tap(at: 0.2) + [.lost(2, at: 0.3, 300, 300), .advance(9)])
        #expect(harness.log.labels == Self.single)
        #expect(harness.log.gestures.map(\.time) == [0.25, 0.3])
        // One of two fingers has tapped when the system takes the other.
        harness = Harness(TapRecognizer())
        _ = harness.play([.down(1, at: 0), .down(2, at: 0, 160, 100), .up(1, at: 0.05), .lost(2, at: 0.1), .advance(9)])
        #expect(harness.log.labels == Self.single)
        #expect(harness.log.gestures.map(\.time) == [0.1, 0.1])
    }

    @Test("A contact that another recognizer claims makes no tap, and a waiting tap is confirmed.")
    func claimedContactMakesNoTap() {
        var harness = Harness(TapRecognizer())
        _ = harness.play([.down(at: 0)])
        #expect(harness.cancel(at: 0.01).isEmpty)
        #expect(harness.play([.up(at: 0.05), .advance(1)]).isEmpty)
        #expect(harness.play(.tap(at: 2)) == ["tapPending began"])
        guard let gesture = harness.cancel(at: 2.1).first else {
            Issue.record("a waiting tap is not confirmed")
            return
        }
        #expect(gesture.kind == .tapPending)
        #expect(gesture.phase == .ended)
        #expect(gesture.time == 2.1)
    }
}
