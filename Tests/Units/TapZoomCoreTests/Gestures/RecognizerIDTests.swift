// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The table of compatible recognizers, written out once more.
@Suite struct RecognizerIDTests {
    private static let all: [RecognizerID] = [
        .tap, .quickZoom, .fingersDrag, .pinch, .pan, .longPress, .swipe,
    ]

    /// Rows: the recognizer with a gesture in progress. Columns, in the order of the rows: the recognizers that may
    /// begin meanwhile.
    private static let begins = """
        tap         + + + + + + +
        quickZoom   . . . . . . .
        fingersDrag . . . . . . .
        pinch       . . . . + . .
        pan         . . . + . . .
        longPress   . . . + + . .
        swipe       . . . . . . .
        """

    /// Rows: the recognizer that begins. Columns: the recognizers with gestures that continue.
    private static let survives = """
        tap         . . . . . . .
        quickZoom   . . . . . . .
        fingersDrag . . . . . . .
        pinch       . . + . + + .
        pan         . . + + . + +
        longPress   . . . + + . .
        swipe       . . . . . . .
        """

    private static func table(_ row: (RecognizerID) -> RecognizerSet) -> String {
        all.map { id in
            let name = "\(id)" + String(repeating: " ", count: 11 - "\(id)".count)
            return all.reduce(name) { $0 + (row(id).contains(RecognizerSet($1)) ? " +" : " .") }
        }.joined(separator: "\n")
    }

    @Test("The compatibility of the recognizers is that of the table.")
    func compatibilityTable() {
        #expect(Self.table { $0.compatibility.mayJoin } == Self.begins)
        #expect(Self.table { $0.compatibility.survives } == Self.survives)
    }

    /// The order decides which one claims first if two could claim at the same input.
    @Test("The recognizers process an input in a fixed order.")
    func orderOfTheRecognizers() {
        #expect(Array(RecognizerID.all) == Self.all)
        #expect(RecognizerID(rawValue: 7) == nil)
    }

    /// Otherwise the outer gesture would end within the inner one.
    @Test("A gesture that may begin within another lets the other one continue.")
    func innerGesturesLetOuterOnesContinue() {
        for outer in Self.all where outer != .tap {
            for inner in Self.all where outer.compatibility.mayJoin.contains(RecognizerSet(inner)) {
                #expect(inner.compatibility.survives.contains(RecognizerSet(outer)), "\(inner) would end \(outer)")
            }
        }
    }

    @Test("Every gesture bit and every event kind of fingers belongs to exactly one recognizer.")
    func gesturesAndEventsBelongToOneRecognizer() {
        var (gestures, events) = (GestureSet(), UInt32(0))
        for id in Self.all {
            let (switches, kinds) = (id.gestures, id.events)
            #expect(gestures.isDisjoint(with: switches) && events & kinds == 0, "\(id)")
            gestures.formUnion(switches)
            events |= kinds
        }
        #expect(gestures == GestureSet.all.subtracting(.fling))
        let others: [EventKind] = [.animation, .settled, .fling, .limit, .page]
        #expect(others.allSatisfy { events & $0.bit == 0 })
        #expect(events.nonzeroBitCount == 11)
    }

    @Test("Each recognizer has a bit of its own in a set.")
    func recognizersHaveDistinctBits() {
        #expect(RecognizerSet(.pan) == .pan)
        #expect(RecognizerSet.all.isSuperset(of: [.tap, .quickZoom, .pinch, .pan, .longPress, .swipe]))
        let each: [RecognizerSet] = [.tap, .quickZoom, .pinch, .pan, .longPress, .swipe]
        #expect(Set(each.map(\.rawValue)).count == 6)
    }

    // MARK: Nested gestures

    private static func result(_ script: TouchScript) -> [String] {
        var harness = Harness(Arbiter()) { $0.gestures = .all }
        harness.context.canPan = true
        _ = harness.play(script + [.advance(100)])
        return harness.log.outlines
    }

    private static let lifts: TouchScript = [.up(1, at: 2, 0, 0), .up(2, at: 2, 0, 0)]

    @Test("A pinch and a rotation begin and end within a pan.")
    func pinchIsWithinAPan() {
        let pinch = TouchScript.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 90) + Self.lifts
        #expect(Self.result(pinch) == ["pan began", "pinch began", "pinch ended", "pan ended"])
        let rotation = TouchScript.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 50, angle: 1) + Self.lifts
        #expect(Self.result(rotation) == ["pan began", "rotate began", "rotate ended", "pan ended"])
        let late: TouchScript = [.down(1, at: 0, 0, 0), .move(1, at: 0.1, 50, 0), .down(2, at: 0.2, 150, 0)]
        let labels = Self.result(late + [.move(2, at: 0.3, 250, 0)] + Self.lifts)
        #expect(labels == ["pan began", "pinch began", "pinch ended", "pan ended"])
    }

    /// Also if a finger has just lifted, so that the pan waits for the grace period.
    @Test("A pan that begins with a pinch is reported before it.")
    func panIsReportedBeforeAPinch() {
        let script: TouchScript = .spread(.began, at: 0, 50) + [.down(3, at: 0, 200, 300), .up(3, at: 0.1, 240, 300)]
        let pinch: TouchScript = .spread(.moved, at: 0.12, 90) + .spread(.moved, at: 0.3, 95)
        #expect(Self.result(script + pinch + Self.lifts) == ["pan began", "pinch began", "pinch ended", "pan ended"])
    }

    @Test("The pan and the pinch of a long press end before it does.")
    func gesturesWithinAPressEndWithinIt() {
        let pressed: TouchScript = [.down(1, at: 0, 0, 0), .advance(0.5), .move(1, at: 0.6, 50, 0)]
        let lift: TouchScript = [.up(1, at: 2, 50, 0)]
        #expect(Self.result(pressed + lift) == ["longPress began", "pan began", "pan ended", "longPress ended"])
        let pinch: TouchScript = [.down(2, at: 0.7, 150, 0), .move(2, at: 0.8, 250, 0), .up(2, at: 0.9, 250, 0)]
        #expect(
            Self.result(pressed + pinch + lift) == [
                "longPress began", "pan began", "pinch began", "pinch ended", "pan ended", "longPress ended",
            ])
        #expect(
            Self.result(pressed + pinch.dropLast() + [.cancel(1)]) == [
                "longPress began", "pan began", "pinch began", "pinch cancelled", "pan cancelled",
                "longPress cancelled",
            ])
    }

    @Test("A finger that drags makes neither a tap nor a long press.")
    func dragPreventsTapAndPress() {
        #expect(Self.result([.down(at: 0), .move(at: 0.1, 130, 100), .up(at: 1)]) == ["pan began", "pan ended"])
        let waiting = Self.result(.tap(at: 0) + .drag(from: 0.06, Vector(100, 100), to: Vector(200, 100)))
        #expect(waiting == ["tapPending began", "tapPending ended", "pan began", "pan ended"])
    }

    @Test("A two-finger tap makes no pinch.")
    func twoFingerTapPreventsAPinch() {
        #expect(Self.result(.twoFingerTap(at: 0)) == ["fingersTap discrete"])
    }
}
