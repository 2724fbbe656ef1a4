// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct QuickZoomRecognizerTests {
    /// A touch after a tap on content that can pan, so that the slop is 10.
    private static func harness(
        _ landing: LandingKind = .afterTaps(1), _ change: (inout Settings) -> Void = { _ in }
    ) -> Harness<QuickZoomRecognizer> {
        var harness = Harness(QuickZoomRecognizer(), change)
        harness.context.canPan = true
        harness.landing = landing
        return harness
    }

    /// ln(scale) after a move from (100, 100) to `end`, and then to `back`.
    private static func logScale(
        _ end: Vector, back: Vector? = nil, _ change: (inout Settings) -> Void = { _ in }
    ) -> Double? {
        var harness = Self.harness(.afterTaps(1), change)
        _ = harness.play([.down(at: 0), .move(at: 0.1, end.x, end.y)])
        if let back { _ = harness.play([.move(at: 0.2, back.x, back.y)]) }
        return harness.subject.delta?.logScale
    }

    // MARK: The zoom

    @Test("A drag down beyond the slop doubles the scale in quick_zoom_distance; a drag up zooms out.")
    func dragDownZoomsIn() {
        #expect(Self.logScale(Vector(100, 110)) == nil)
        #expect(Self.logScale(Vector(100, 250)).map { isClose($0, Math.ln2) } == true)
        #expect(Self.logScale(Vector(100, -50)).map { isClose($0, -Math.ln2) } == true)
        #expect(Self.logScale(Vector(100, 250)) { $0.pinch.quickZoomDistance = -140 }.map { $0 < -0.69 } == true)
        #expect(
            Self.logScale(Vector(100, 180)) { $0.pinch.quickZoomDistance = 70 }.map { isClose($0, Math.ln2) } == true)
    }

    @Test("The slop is subtracted along the direction of the drag.")
    func slopIsSubtractedAlongThePath() {
        // 10 of 50 points along (3, 4).
        #expect(Self.logScale(Vector(130, 140)).map { isClose($0, Math.ln2 * 32 / 140) } == true)
        #expect(Self.logScale(Vector(160, 100)) == 0)
    }

    /// The scale follows the travel from the landing less the slop.
    @Test("The scale depends only on where the finger is.")
    func onlyTheCurrentPlaceCounts() {
        let part = 1 - 10 / Vector(-70, 150).length
        #expect(
            Self.logScale(Vector(100, 400), back: Vector(30, 250)).map { isClose($0, Math.ln2 * 150 / 140 * part) }
                == true)
        #expect(Self.logScale(Vector(100, 400), back: Vector(100, 110)) == 0)
        #expect(Self.logScale(Vector(100, 400), back: Vector(100, 100)) == 0)
        #expect(Self.logScale(Vector(100, 400), back: Vector(100, 95)) == 0)
    }

    @Test("A quick zoom zooms about the point where the finger landed.")
    func zoomsAboutTheLanding() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0), .move(at: 0.1, 150, 250), .move(at: 0.2, 170, 300), .up(at: 0.3, 170, 300)])
        #expect(harness.log.labels == ["quickZoom began", "quickZoom changed", "quickZoom ended"])
        #expect(harness.log.gestures.map(\.point) == [Vector(100, 100), Vector(100, 100), Vector(100, 100)])
        harness = Self.harness()
        _ = harness.play([.down(at: 0), .move(at: 0.1, 150, 250)])
        #expect(harness.subject.delta?.from == Vector(100, 100))
        #expect(harness.subject.delta?.to == Vector(100, 100))
        #expect(harness.subject.delta?.rotation == 0)
    }

    @Test("A quick zoom has the velocity of its zoom, and no translation.")
    func velocityOfTheZoom() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0)] + .line(from: 0, Vector(100, 100), to: Vector(130, 240)))
        let velocity = harness.log.gestures.last?.velocity
        #expect(velocity.map { isClose($0.logScale, Math.ln2 / 140 * 1400) } == true)
        #expect(velocity?.translation == .zero)
    }

    // MARK: The touch

    @Test("Only a touch right after a single tap makes a quick zoom.")
    func onlyATouchAfterATap() {
        for landing in [LandingKind.fresh, .bounce, .noTap, .afterTaps(2)] {
            var harness = Self.harness(landing)
            #expect(harness.play([.down(at: 0), .move(at: 0.1, 100, 200)]).isEmpty)
        }
        var harness = Self.harness(.afterTaps(1)) { $0.gestures.remove(.quickZoom) }
        #expect(harness.play([.down(at: 0), .move(at: 0.1, 100, 200)]).isEmpty)
    }

    @Test("A quick zoom begins however long the finger rests before it.")
    func fingerMayRestForAnyTime() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0)])
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play([.move(at: 60, 100, 200)]) == ["quickZoom began"])
    }

    @Test("A second finger prevents a quick zoom that has not begun.")
    func secondFingerPreventsTheZoom() {
        var harness = Self.harness()
        #expect(harness.play([.down(1, at: 0), .down(2, at: 0.1, 200, 100), .move(1, at: 0.2, 100, 200)]).isEmpty)
        harness.landing = .fresh
        #expect(harness.play([.up(2, at: 0.3), .move(1, at: 0.4, 100, 300), .up(1, at: 0.5)]).isEmpty)
    }

    @Test("A second finger during a quick zoom does not change the scale.")
    func secondFingerDoesNotZoom() {
        var harness = Self.harness()
        _ = harness.play([.down(1, at: 0), .move(1, at: 0.1, 100, 180), .down(2, at: 0.2, 300, 300)])
        let before = harness.subject.delta
        #expect(harness.play([.move(2, at: 0.3, 400, 500)]) == ["quickZoom began", "quickZoom changed"])
        #expect(harness.subject.delta == before)
        _ = harness.play([.up(2, at: 0.35, 400, 500), .move(1, at: 0.4, 100, 250)])
        #expect(harness.subject.delta.map { isClose($0.logScale, Math.ln2) } == true)
        #expect(harness.log.gestures.last?.contactCount == 1)
    }

    @Test("After a quick zoom a finger that remains does nothing until it lifts.")
    func remainingFingerDoesNothing() {
        var harness = Self.harness()
        _ = harness.play([.down(1, at: 0), .move(1, at: 0.1, 100, 180), .down(2, at: 0.2, 300, 300)])
        #expect(harness.play([.up(1, at: 0.3, 100, 180)]) == ["quickZoom began", "quickZoom ended"])
        #expect(harness.play([.move(2, at: 0.4, 300, 500), .up(2, at: 0.5, 300, 500)]).count == 2)
        #expect(harness.play([.down(at: 1), .move(at: 1.1, 100, 200)]).count == 3)
    }

    // MARK: Switching off and cancelling

    @Test("A cancel ends a quick zoom in every state.")
    func cancelInEachState() {
        func labels(_ script: TouchScript) -> [String] {
            var harness = Self.harness()
            return harness.play(script + [.cancel(5)])
        }
        #expect(labels([]).isEmpty)
        #expect(labels([.down(at: 0)]).isEmpty)
        let zoom: TouchScript = [.down(at: 0), .move(at: 0.1, 100, 180)]
        #expect(labels(zoom) == ["quickZoom began", "quickZoom cancelled"])
        #expect(labels(zoom + [.down(2, at: 0.2), .lost(2, at: 0.3)]) == ["quickZoom began", "quickZoom cancelled"])
        #expect(labels(zoom + [.up(at: 0.2, 100, 180)]) == ["quickZoom began", "quickZoom ended"])
    }

    @Test("A quick zoom is cancelled when another recognizer claims its contact.")
    func lostContactCancelsTheZoom() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0), .move(at: 0.1, 100, 180)])
        #expect(harness.cancel(at: 0.2).first?.phase == .cancelled)
        #expect(harness.subject.delta == nil)
        #expect(harness.play([.move(at: 0.2, 100, 190), .up(at: 0.3)]).count == 1)
    }

    @Test("A quick zoom that is switched off before it begins does not begin.")
    func switchedOffBeforeItBegins() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0)])
        harness.thresholds.gestures.remove(.quickZoom)
        #expect(harness.play([.move(at: 0.2, 100, 190)]).isEmpty)
    }

    // MARK: With the other recognizers

    private static func result(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        var harness = Harness(Arbiter(), change)
        _ = harness.play(script + [.advance(100)])
        return harness.log.outlines
    }

    /// The touch stays in place for up to 20 s, or moves after up to 20 s.
    @Test("The second touch is a double tap if it does not move, and a quick zoom if it does.")
    func secondTouchIsADoubleTapOrAQuickZoom() {
        let revoked = ["tapPending began", "tapPending cancelled"]
        for duration in [0.05, 0.4, 0.5, 20] {
            let labels = Self.result(.tap(at: 0) + .tap(at: 0.2, lasting: duration))
            #expect(labels == revoked + ["doubleTap discrete"], "\(duration) s")
        }
        for start in [0.01, 0.4, 20] {
            let zoom: TouchScript = [.down(at: 0.2), .move(at: 0.2 + start, 100, 130), .up(at: 0.3 + start, 100, 130)]
            let labels = Self.result(.tap(at: 0) + zoom)
            #expect(labels == revoked + ["quickZoom began", "quickZoom ended"], "\(start) s")
        }
        // A finger that returns to its landing has moved.
        let back: TouchScript = [.down(at: 0.2), .move(at: 0.3, 100, 130), .move(at: 0.4, 100, 100), .up(at: 0.5)]
        #expect(Self.result(.tap(at: 0) + back).suffix(2) == ["quickZoom began", "quickZoom ended"])
    }

    @Test("With QUICK_ZOOM off the second touch makes a long press or a pan, as any touch does.")
    func switchedOffTheSecondTouchIsOrdinary() {
        let script = TouchScript.tap(at: 0) + .tap(at: 0.2, lasting: 1)
        let labels = Self.result(script) { $0.gestures.remove(.quickZoom) }
        #expect(labels == ["tapPending began", "tapPending ended", "longPress began", "longPress ended"])
        let drag = Self.result(.tap(at: 0) + .drag(from: 0.2, Vector(100, 100), to: Vector(100, 200))) {
            $0.gestures.remove(.quickZoom)
        }
        #expect(drag.suffix(2) == ["pan began", "pan ended"])
    }

    @Test("No other gesture begins during a quick zoom.")
    func noOtherGestureBeginsWithinIt() {
        let script: TouchScript = [
            .down(1, at: 0.2), .move(1, at: 0.3, 100, 150), .down(2, at: 0.4, 200, 200), .move(2, at: 0.5, 300, 300),
            .move(1, at: 0.6, 300, 100), .up(1, at: 0.7, 300, 100), .move(2, at: 2, 100, 300), .up(2, at: 2.1),
        ]
        #expect(Self.result(.tap(at: 0) + script).suffix(2) == ["quickZoom began", "quickZoom ended"])
    }
}
