// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The table of who may run beside whom, once more, as a table.
@Suite struct RoleTests {
    private static let all: [Role] = [.tap, .quickZoom, .pinch, .drag, .press, .swipe]

    /// Rows: whose gesture is under way. Columns, in the order of the rows: who may begin within it.
    private static let begins = """
        tap       + + + + + +
        quickZoom . . . . . .
        pinch     . . . + . .
        drag      . . + . . .
        press     . . + + . .
        swipe     . . . . . .
        """

    /// Rows: who begins. Columns: who goes on.
    private static let survives = """
        tap       . . . . . .
        quickZoom . . . . . .
        pinch     . . . + + .
        drag      . . + . + +
        press     . . + + . .
        swipe     . . . . . .
        """

    private static func table(_ row: (Role) -> RoleSet) -> String {
        all.map { role in
            let name = "\(role)" + String(repeating: " ", count: 9 - "\(role)".count)
            return all.reduce(name) { $0 + (row(role).contains(RoleSet($1)) ? " +" : " .") }
        }.joined(separator: "\n")
    }

    @Test func theTable() {
        #expect(Self.table { $0.row.admits } == Self.begins)
        #expect(Self.table { $0.row.spares } == Self.survives)
    }

    /// Whoever is asked first may end the touch for all others.
    @Test func areAskedInThisOrder() {
        #expect(Array(Role.all) == Self.all)
        #expect(Role(rawValue: 6) == nil)
    }

    /// What may begin within another must let it go on, or the other would end in the middle.
    @Test func whatBeginsWithinAnotherSparesIt() {
        for outer in Self.all where outer != .tap {
            for inner in Self.all where outer.row.admits.contains(RoleSet(inner)) {
                #expect(inner.row.spares.contains(RoleSet(outer)), "\(inner) within \(outer)")
            }
        }
    }

    @Test func setsOfThem() {
        #expect(RoleSet(.drag) == .drag)
        #expect(RoleSet.all.isSuperset(of: [.tap, .quickZoom, .pinch, .drag, .press, .swipe]))
        let each: [RoleSet] = [.tap, .quickZoom, .pinch, .drag, .press, .swipe]
        #expect(Set(each.map(\.rawValue)).count == 6)
    }

    // MARK: What it means

    private static func outcome(_ hand: Hand) -> [String] {
        var watch = Watch(Arbiter()) { $0.gestures = .all }
        watch.rules.canPan = true
        _ = watch.play(hand + [.advance(100)])
        return watch.notes.outlines
    }

    private static let lifts: Hand = [.up(1, at: 2, 0, 0), .up(2, at: 2, 0, 0)]

    @Test func aPinchHappensWithinAPan() {
        let pinch = Hand.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + Self.lifts
        #expect(Self.outcome(pinch) == ["pan began", "pinch began", "pinch ended", "pan ended"])
        let rotation = Hand.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 50, angle: 1) + Self.lifts
        #expect(Self.outcome(rotation) == ["pan began", "rotate began", "rotate ended", "pan ended"])
        let late: Hand = [.down(1, at: 0, 0, 0), .move(1, at: 0.1, 50, 0), .down(2, at: 0.2, 150, 0)]
        let told = Self.outcome(late + [.move(2, at: 0.3, 250, 0)] + Self.lifts)
        #expect(told == ["pan began", "pinch began", "pinch ended", "pan ended"])
    }

    /// Also where fingers that have just been lifted make the drag wait.
    @Test func aPanNeverBeginsWithinAPinch() {
        let hand: Hand = .spread(.began, at: 0, 50) + [.down(3, at: 0, 200, 300), .up(3, at: 0.1, 200, 300)]
        let pinch: Hand = .spread(.moved, at: 0.12, 90) + .spread(.moved, at: 0.3, 95)
        #expect(Self.outcome(hand + pinch + Self.lifts) == ["pan began", "pinch began", "pinch ended", "pan ended"])
    }

    @Test func allThatAPressMayHoldEndsWithinIt() {
        let pressed: Hand = [.down(1, at: 0, 0, 0), .advance(0.5), .move(1, at: 0.6, 50, 0)]
        let lift: Hand = [.up(1, at: 2, 50, 0)]
        #expect(Self.outcome(pressed + lift) == ["longPress began", "pan began", "pan ended", "longPress ended"])
        let pinch: Hand = [.down(2, at: 0.7, 150, 0), .move(2, at: 0.8, 250, 0), .up(2, at: 0.9, 250, 0)]
        #expect(
            Self.outcome(pressed + pinch + lift) == [
                "longPress began", "pan began", "pinch began", "pinch ended", "pan ended", "longPress ended",
            ])
        #expect(
            Self.outcome(pressed + pinch.dropLast() + [.cancel(1)]) == [
                "longPress began", "pan began", "pinch began", "pinch cancelled", "pan cancelled",
                "longPress cancelled",
            ])
    }

    @Test func aDragRulesOutATapAndAPress() {
        #expect(Self.outcome([.down(at: 0), .move(at: 0.1, 130, 100), .up(at: 1)]) == ["pan began", "pan ended"])
        let waiting = Self.outcome(.tap(at: 0) + .drag(from: 0.06, Vector(100, 100), to: Vector(200, 100)))
        #expect(waiting == ["tapUp began", "tapUp cancelled", "pan began", "pan ended"])
    }

    @Test func aTwoFingerTapRulesOutAPinch() {
        #expect(Self.outcome(.twoFingerTap(at: 0)) == ["twoFingerTap once"])
    }
}
