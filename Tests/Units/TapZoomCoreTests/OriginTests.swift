// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The behavior of the programs from which this library takes its rules, with at least one test each.
@Suite struct OriginTests {
    @Test("O1: a single tap is confirmed double_tap_time after its lift, and a second touch cancels it.")
    func o1SingleTapWaitsForASecondTouch() throws {
        var engine = Engine.square(.photos) { $0.tap.doubleTapTime = 0.35 }
        let events = try engine.play(.tap(at: 0) + [.advance(0.3), .advance(0.41)])
        #expect(events.labels == ["tapPending began", "tapPending ended", "tap discrete"])
        #expect(events.map { isClose($0.time, $0.phase == .began ? 0.05 : 0.4) } == [true, true, true])
        for second: TouchScript in [.tap(at: 1.3), [.down(at: 1.3), .move(at: 1.4, 100, 150), .up(at: 1.5, 100, 150)]] {
            var engine = Engine.square(.photos) { $0.tap.doubleTapTime = 0.35 }
            let taken = try engine.play(.tap(at: 1) + second)
            #expect(taken.of(.tap).isEmpty)
            #expect(taken.of(.tapPending).map(\.phase) == [.began, .cancelled])
        }
        let confirmed = try engine.play(.tap(at: 1) + [.down(at: 1.3, 300, 300), .cancel(2)])
        #expect(confirmed.of(.tap).map(\.time) == [1.3])
    }

    @Test("O2: a double tap zooms in by one step about its point.")
    func o2DoubleTapZoomsInByAStepAtThePoint() throws {
        var engine = Engine.square(.maps) { $0.zoom.zoomStep = 1.5 }
        let events = try engine.play(.doubleTap(at: 0, 100, 120) + [.advance(1)])
        #expect(events.of(.doubleTap).map(\.tapCount) == [2])
        #expect(isClose(engine.transform.scale, 0.6))
        #expect(isClose(engine.transform.apply(Vector(250, 300)), Vector(100, 120)))
    }

    @Test("O3: a two-finger tap zooms out about its midpoint.")
    func o3TwoFingerTapZoomsOutAboutTheMidpoint() throws {
        for (first, second) in [(0.06, 0.06), (0.06, 0.12), (0.12, 0.06)] {
            var engine = Engine.square(.maps)
            engine.zoom(to: 6.4, at: Vector(200, 200), .atOnce)
            let ups: TouchScript = [.up(1, at: first, 70, 100), .up(2, at: second, 130, 100)].sorted {
                $0.time < $1.time
            }
            let under = engine.transform.applyInverse(Vector(100, 100))
            let events = try engine.play(
                [.down(1, at: 0, 70, 100), .down(2, at: 0.02, 130, 100)] + ups + [.advance(1)])
            #expect(events.of(.fingersTap).count == 1)
            #expect(isClose(engine.transform.scale, 3.2))
            #expect(isClose(engine.transform.apply(under), Vector(100, 100)))
        }
    }

    @Test("O4: cancelled touches report nothing.")
    func o4CancelledTouchesReportNothing() throws {
        var engine = Engine.square(.maps)
        let half = TouchScript.tap(at: 0) + [.down(at: 0.15)]
        let events = try engine.play(half + [.cancel(0.2), .advance(1)])
        #expect(events.labels == ["tapPending began", "tapPending cancelled"])
        #expect(engine.contactCount == 0)
        #expect(engine.nextDeadline == .infinity)
        #expect(engine.transform == engine.viewport.fittedView)
        #expect(
            try engine.play(.tap(at: 2) + [.advance(3)]).labels == [
                "tapPending began", "tapPending ended", "tap discrete",
            ])
    }

    @Test("O5: a double tap toggles in PHOTOS, cycles with CYCLE, and steps in MAPS.")
    func o5StylesOfDoubleTaps() throws {
        func scales(_ preset: Preset, _ change: (inout Settings) -> Void) throws -> [Double] {
            var engine = Engine.square(preset, change)
            var scales: [Double] = []
            for round in 0..<5 {
                try engine.play(.doubleTap(at: Double(2 * round)) + [.advance(Double(2 * round) + 1)])
                scales.append((engine.transform.scale / 0.4 * 1e6).rounded() / 1e6)
            }
            return scales
        }
        #expect(try scales(.photos) { _ in } == [2.5, 1, 2.5, 1, 2.5])
        let cycle: [Double] = try scales(.photos) {
            $0.zoom.doubleTap = .cycle
            $0.zoom.zoomStep = 2
            $0.layout.maxScale = ScaleLevel(.contain, times: 5)
        }
        #expect(cycle == [2, 4, 5, 1, 2])
        #expect(try scales(.maps) { $0.layout.maxScale = ScaleLevel(.cover, times: 6) } == [2, 4, 6, 6, 6])
    }

    @Test("O6: zoom(to: rect) animates to the centered rectangle.")
    func o6ZoomToRectIsAnimatedAndCentered() throws {
        var engine = Engine.square(.photos)
        try engine.advance(to: 0)
        let rect = Rect(center: Vector(400, 500), size: Vector(200, 100))
        engine.zoom(to: rect, .animated)
        #expect(engine.isMoving == true)
        try engine.advance(to: 0.30)
        #expect(engine.isMoving == false)
        #expect(isClose(engine.transform.scale, 2))
        #expect(isClose(engine.transform.apply(rect.center), Vector(200, 200)))
    }

    @Test("O7: a double tap to the largest scale puts the point exactly where its anchor requires.")
    func o7DoubleTapPlacesThePointExactly() throws {
        for (anchor, place) in [(ZoomAnchor.point, Vector(150, 130)), (.center, Vector(200, 200))] {
            var engine = Engine.square(.photos) {
                $0.layout.maxScale = ScaleLevel(.none, times: 3)
                $0.zoom.levels = ScaleLevels()
                $0.zoom.levels.append(ScaleLevel(.none, times: 3))
                $0.zoom.doubleTapAnchor = anchor
            }
            let under = engine.transform.applyInverse(Vector(150, 130))
            try engine.play(.doubleTap(at: 0, 150, 130) + [.advance(1)])
            #expect(engine.transform.scale == 3)
            #expect(isClose(engine.transform.apply(under), place))
            try engine.play(.doubleTap(at: 2) + [.advance(3)])
            #expect(engine.transform == engine.viewport.fittedView)
        }
    }

    @Test("O12: gestures that neither the host nor the view would notice delay nothing.")
    func o12UnnoticedGesturesDelayNothing() throws {
        var engine = Engine.square(.photos) { $0.gestures.remove(.doubleTap) }
        let instant = try engine.play(.tap(at: 0))
        #expect(instant.labels == ["tapPending began", "tapPending ended", "tap discrete"])
        #expect(instant.map(\.time) == [0.05, 0.05, 0.05])
        #expect(engine.nextDeadline == .infinity)
        var unpolled = Engine.square(.photos) {
            $0.zoom.doubleTap = .none
            $0.events = ~UInt64(EventKind.doubleTap.bit)
        }
        #expect(try unpolled.play(.tap(at: 0)).labels == ["tapPending began", "tapPending ended", "tap discrete"])
        var silent = Engine.square(.photos) { $0.events = 0 }
        try silent.play([.down(at: 0)])
        #expect(silent.nextDeadline == .infinity)
    }
}
