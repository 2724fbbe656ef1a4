// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ArbiterTests {
    private static func told(_ hand: Hand) -> [String] {
        var watch = Watch(Arbiter())
        return watch.play(hand + [.advance(1000)])
    }

    @Test func theFirstToClaimHasTheContact() {
        #expect(Self.told(.tap(at: 0)) == ["tapUp began", "confirmedTap ended"])
        // A press claims the finger, so its lift is no tap, however long a tap may be.
        var watch = Watch(Arbiter()) { $0.tap.time = 2 }
        #expect(watch.play([.down(at: 0), .up(at: 1), .advance(9)]) == ["longPress began", "longPress ended"])
        // A tap claims it when it is lifted: then there is nothing to press.
        #expect(watch.play(.tap(at: 10)).suffix(1) == ["tapUp began"])
    }

    @Test func aPressMayBeginWhileATapWaits() {
        // The second touch seems to be a bounce, so the tap is still waiting when the press begins, and loses then.
        let told = Self.told(.tap(at: 0) + [.down(at: 0.06), .up(at: 2)])
        #expect(told == ["tapUp began", "tapUp cancelled", "longPress began", "longPress ended"])
    }

    @Test func whoLosesHearsItOnce() {
        var watch = Watch(Arbiter()) { $0.tap.time = 2 }
        _ = watch.play(.tap(at: 0) + [.down(at: 0.06), .up(at: 1)])
        let told = watch.notes.gestures
        #expect(told.filter { $0.kind == .tapUp && $0.phase == .cancelled }.map(\.time) == [0.06 + 0.45])
    }

    @Test func theDeadlineIsTheFirstOfAll() {
        var watch = Watch(Arbiter())
        #expect(watch.watched.deadline == .infinity)
        _ = watch.play([.down(at: 0)])
        #expect(watch.watched.deadline == 0.45)
        _ = watch.play([.up(at: 0.05)])
        #expect(watch.watched.deadline == (0.05 + 0.30).nextUp)
        _ = watch.play([.down(at: 0.2)])
        #expect(watch.watched.deadline == 0.2 + 0.45)
    }

    @Test func theTableIsWhole() {
        #expect(Role(rawValue: 0) == .tap)
        #expect(Role(rawValue: 1) == .press)
        #expect(Role(rawValue: 2) == nil)
        #expect(Role.tap.row == (.press, []))
        #expect(Role.press.row == ([], []))
        #expect(Array(Role.all) == [.tap, .press])
    }

    /// Whatever hands do: what begins ends once, nothing ends that has not begun, never two that may not run together.
    @Test func gesturesAreBalanced() {
        trials(500) { random in
            var watch = Watch(Arbiter()) {
                $0.tap.time = 1
                $0.tap.repeatTime = 0.6
            }
            _ = watch.play(random.hand(length: 60))
            _ = watch.play([.advance(1000)])
            var taps = 0
            var presses = 0
            for gesture in watch.notes.gestures {
                switch (gesture.kind, gesture.phase) {
                case (.tapUp, .began): taps += 1
                case (.tapUp, _), (.confirmedTap, _): taps -= 1
                case (.longPress, .began): presses += 1
                case (.longPress, _): presses -= 1
                default: break
                }
                try require((0...1).contains(taps) && (0...1).contains(presses), "\(gesture)")
                try require(taps + presses <= 1 || gesture.kind == .longPress, "\(gesture) beside another")
            }
            try require(taps == 0 && presses == 0, "left open: \(taps) taps, \(presses) presses")
            let times = watch.notes.gestures.map(\.time)
            try require(times == times.sorted(), "\(times)")
        }
    }
}
