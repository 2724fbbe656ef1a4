// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraLimitsTests {
    /// A finger that drags along x, rests and lifts.
    private static func drag(from start: Double, by way: Double, at time: Double = 1) -> TouchScript {
        let (first, last) = (Vector(start, 200), Vector(start + way, 200))
        return [.down(at: time, first.x, first.y)] + .line(from: time, first, to: last) + [
            .up(at: time + 1, last.x, last.y)
        ]
    }

    /// Two fingers change their distance from their center, rest and lift.
    private static func pinch(_ first: Double, _ last: Double, at time: Double = 1) -> TouchScript {
        .spread(.began, at: time, first)
            + .frames(10, from: time) { .spread(.moved, at: $0, first + ($0 - time) * 10 * (last - first)) }
            + .spread(.ended, at: time + 1, last)
    }

    // MARK: Fingers

    @Test("A new view, and a drag of content that cannot move, send no LIMIT.")
    func newViewSendsNoLimit() throws {
        let engine = try Probe()
        #expect(try engine.limits([.advance(1)] + .tap(at: 2) + [.advance(3)]).isEmpty)
        // At the fitted view the content cannot move, so a drag reaches no edge.
        #expect(try engine.limits(Self.drag(from: 100, by: 200, at: 4) + [.advance(9)]).isEmpty)
        #expect(engine.camera.currentLimits == .minScale)
    }

    /// The slop of the pinch is 6 points of the radius.
    @Test(
        "LIMIT comes when fingers pull beyond a limit that the view reached without a LIMIT.",
        arguments: [(-6.5, [String]()), (-10.0, ["began min"])] as [(Double, [String])])
    func fingersPushBeyondASilentLimit(by way: Double, labels: [String]) throws {
        let engine = try Probe()
        #expect(try engine.limits(Self.pinch(150, 150 + way) + [.advance(9)]) == labels)
    }

    @Test("Fingers that reach the largest scale send LIMIT BEGAN, and ENDED when they leave it.")
    func fingersReachAndLeaveTheLargestScale() throws {
        let engine = try Probe(at: -300)
        let begun = try engine.play(Self.pinch(40, 190) + [.advance(5)])
        #expect(begun.limitLabels == ["began max"])
        let limit = try #require(begun.of(.limit).first)
        #expect(limit.contactCount == 2 && limit.view == Vector(200, 200) && limit.scale >= 2.4 / 1.001)
        // It comes between BEGAN of the pinch and CHANGED of its frame.
        let index = try #require(begun.firstIndex { $0.kind == .limit })
        #expect(begun[..<index].contains { $0.kind == .pinch && $0.phase == .began })
        #expect(begun[index + 1].phase == .changed && begun[index + 1].time >= limit.time)
        #expect(isClose(engine.transform.scale, 2.4))
        #expect(try engine.limits(Self.pinch(150, 143.5, at: 10) + [.advance(15)]).isEmpty)
        #expect(try engine.limits(Self.pinch(150, 130, at: 20) + [.advance(25)]) == ["ended max"])
    }

    @Test("Fingers reach and leave an edge of rotated content.", arguments: [0, 0.5, .pi / 2, 2, -1, .pi] as [Double])
    func fingersReachEdgesOfRotatedContent(angle: Double) throws {
        let engine = try Probe { $0.gestures.insert(.rotate) }
        let center = Vector(200, 200)
        engine.set(Transform(scale: 2, rotation: angle, taking: Vector(500, 500), to: center))
        #expect(try engine.limits(Self.drag(from: 200, by: 1500) + [.advance(9)]).contains("began left"))
        let (viewport, shown) = (engine.camera.viewport, engine.transform)
        #expect(viewport.limits(at: shown, along: shown.axes).contains(.left))
        #expect(try engine.limits(Self.drag(from: 200, by: -60, at: 10) + [.advance(19)]).contains("ended left"))
    }

    /// There is no slop, so a pull of 100 brings the content exactly to its edge.
    @Test("LIMIT begins when the content is exactly at its edge.")
    func edgeIsReachedExactly() throws {
        let engine = try Probe(at: -100) { $0.pan.panSlop = 0 }
        #expect(try engine.limits(Self.drag(from: 100, by: 99)).isEmpty)
        let other = try Probe(at: -100) { $0.pan.panSlop = 0 }
        let events = try other.play(Self.drag(from: 100, by: 100))
        #expect(events.limitLabels == ["began left"])
        #expect(events.of(.limit).first?.time == 1.1)
    }

    /// A point is `1 / pointsPerUnit` view units.
    @Test(
        "LIMIT ends when the content is more than a point from its edge.",
        arguments: [(1, -0.9, 0), (1, -1.1, 1), (0.5, -1.9, 0), (0.5, -2.1, 1)] as [(Double, Double, Int)])
    func edgeIsLeftByMoreThanAPoint(points: Double, way: Double, count: Int) throws {
        let engine = try Probe(at: 0) {
            $0.pan.panSlop = 0
            $0.pointsPerUnit = points
        }
        #expect(try engine.limits(Self.drag(from: 100, by: way) + [.advance(9)]).count == count)
    }

    @Test("With BOUNDS_NONE there are no edges.")
    func withoutBoundsThereAreNoEdges() throws {
        let engine = try Probe(at: -300) { $0.layout.bounds = .none }
        #expect(try engine.limits(Self.drag(from: 0, by: 900) + [.advance(9)]).isEmpty)
    }

    @Test("With rubber_band 0 the fingers reach the same limits.")
    func limitsWithoutARubberBand() throws {
        let engine = try Probe(at: -300) { $0.elastic.rubberBand = 0 }
        #expect(try engine.limits(Self.drag(from: 0, by: 390) + [.advance(9)]) == ["began left"])
        #expect(try engine.limits(Self.pinch(40, 190, at: 10) + [.advance(15)]).contains("began max"))
    }

    // MARK: Motions

    @Test("A fling sends LIMIT at the instant at which it hits an edge, with its velocity.")
    func flingReachesAnEdgeAtItsInstant() throws {
        let script = TouchScript.drag(from: 1, Vector(300, 200), to: Vector(200, 200))
        let engine = try Probe(at: -300)
        let events = try engine.play(script + [.advance(9)])
        #expect(events.limitLabels == ["began right"])
        let limit = try #require(events.of(.limit).first)
        let (begin, end) = (try #require(events.of(.fling).first), try #require(events.of(.fling).last))
        #expect(begin.time < limit.time && limit.time < end.time)
        // v' = -2 v, so the velocity decreases by 2 for each unit of travel.
        #expect(isClose(limit.velocity.x, -1000 + 2 * (600 - 390), of: 1000))
        #expect(isClose(limit.time, 1.1 + Math.log(1000 / -limit.velocity.x) / 2, of: 10))
        // The same with many advances.
        let other = try Probe(at: -300)
        let often = try other.play(script + (0...500).map { .advance(1.1 + 0.007 * Double($0)) })
        #expect(often.of(.limit).bits == events.of(.limit).bits)
    }

    @Test("A glide sends LIMIT at the instant at which it hits the largest scale.")
    func glideReachesTheLargestScaleAtItsInstant() throws {
        let script: TouchScript =
            .spread(.began, at: 1, 50)
            + .frames(20, from: 1) { .spread(.moved, at: $0, 50 + 300 * ($0 - 1)) } + .spread(.ended, at: 1.2, 110)
        let engine = try Probe(at: -300)
        let events = try engine.play(script + [.advance(9)])
        #expect(events.limitLabels == ["began max"])
        let limit = try #require(events.of(.limit).first)
        let (begin, end) = (try #require(events.of(.fling).first), try #require(events.of(.fling).last))
        #expect(begin.time < limit.time && limit.time < end.time)
        #expect(isClose(limit.scale, 2.4, of: 10) && limit.scaleVelocity > 0)
        // v' = -13 v, so the velocity decreases by 13 for each unit of ln(scale).
        #expect(
            isClose(limit.scaleVelocity, begin.scaleVelocity - 13 * Math.log(2.4 / begin.scale), to: 1e-3))
        let other = try Probe(at: -300)
        let often = try other.play(script + (0...500).map { .advance(1.2 + 0.007 * Double($0)) })
        #expect(often.of(.limit).bits == events.of(.limit).bits)
    }

    @Test("A finger that stops a fling before an edge sends no LIMIT.")
    func fingerThatStopsAFlingSendsNoLimit() throws {
        let engine = try Probe(at: -300)
        let caught: TouchScript = [.down(2, at: 1.2, 200, 200), .up(2, at: 1.25, 200, 200), .advance(9)]
        #expect(
            try engine.limits(.drag(from: 1, Vector(300, 200), to: Vector(200, 200)) + caught).isEmpty)
    }

    @Test("An animation sends LIMIT ENDED at its start and LIMIT BEGAN at its end.")
    func animationLeavesAndReachesLimits() throws {
        let engine = try Probe(at: -300, scale: 2.4)
        engine.zoom(to: 0.4, at: Vector(200, 200), .animated)
        #expect(engine.pollAll().labels == ["animation began", "limit ended"])
        #expect(try engine.play([.advance(0.1)]).isEmpty)
        #expect(try engine.play([.advance(1)]).labels == ["animation ended", "limit began", "settled discrete"])
        engine.zoom(to: 1, at: Vector(200, 200), .animated)
        let events = engine.pollAll()
        #expect(events.labels == ["animation began", "limit ended"])
        #expect(events.allSatisfy { $0.time == 1 })
    }

    @Test("With reduced_motion an animation reaches its limits at once.")
    func reducedMotionReachesLimitsAtOnce() throws {
        let engine = try Probe(at: -300) { $0.reducedMotion = true }
        engine.zoom(to: 99, at: Vector(200, 200), .animated)
        #expect(engine.pollAll().limitLabels == ["began max"])
    }

    @Test("A stop sends LIMIT for the limits that the view has reached.")
    func stopReportsTheLimitsReached() throws {
        let engine = try Probe()
        engine.zoom(to: 2, at: .zero, .animated)
        try engine.advance(to: 0.1)
        engine.stop()
        #expect(
            engine.pollAll().labels == [
                "animation began", "animation cancelled", "limit began", "limit began", "settled discrete",
            ])
    }

    // MARK: Commands

    @Test(
        "LIMIT comes when a command asks for 1 % more than a limit that was reached without a LIMIT.",
        arguments: [(1.005, 0), (1.02, 1), (3, 1)] as [(Double, Int)])
    func commandPushesBeyondASilentLimit(factor: Double, count: Int) throws {
        let engine = try Probe(at: -300) { $0.layout.maxScale = ScaleLevel(.contain, times: 3) }
        engine.setSettings(engine.settings.with { $0.layout.maxScale = ScaleLevel(.contain, times: 2) })
        #expect(engine.transform.scale == 0.8 && engine.pollAll().isEmpty)
        engine.zoom(by: factor, at: Vector(200, 200), .atOnce)
        #expect(engine.pollAll().limitLabels == Array(repeating: "began max", count: count))
        engine.zoom(by: factor, at: Vector(200, 200), .atOnce)
        #expect(engine.pollAll().isEmpty)
    }

    @Test("LIMIT comes when a command asks for a point more than an edge that was reached without a LIMIT.")
    func commandPushesBeyondASilentEdge() throws {
        let engine = try Probe(at: -300)
        engine.setContent(Rect(origin: Vector(300, 0), size: Vector(700, 1000)), .coordinates)
        #expect(engine.camera.suppressedLimits == .left)
        engine.center(on: Vector(499.5, 500), scale: 0, .atOnce)
        #expect(engine.pollAll().isEmpty)
        engine.center(on: Vector(400, 500), scale: 0, .atOnce)
        #expect(engine.pollAll().limitLabels == ["began left"])
    }

    // MARK: Changes of sizes and settings

    @Test("LIMIT of an edge ends when the content can no longer move along its axis.")
    func axisThatCannotMoveEndsItsLimits() throws {
        let engine = try Probe(at: -300)
        engine.center(on: .zero, scale: 0, .atOnce)
        #expect(engine.pollAll().limitLabels == ["began left", "began top"])
        engine.setContent(Rect(origin: .zero, size: Vector(300, 1000)), .coordinates)
        #expect(engine.pollAll().labels == ["limit ended"])
    }

    @Test("A host that stops polling LIMIT still gets the ENDED of each polled BEGAN.")
    func unpolledLimitsOnlyEnd() throws {
        let engine = try Probe(at: -300)
        engine.zoom(to: 99, at: Vector(200, 200), .atOnce)
        #expect(engine.pollAll().limitLabels == ["began max"])
        engine.setSettings(engine.settings.with { $0.events &= ~UInt64(EventKind.limit.bit) })
        #expect(engine.camera.currentLimits == .maxScale)
        engine.zoom(to: 1, at: Vector(200, 200), .atOnce)
        #expect(engine.pollAll().limitLabels == ["ended max"])
        engine.zoom(to: 99, at: Vector(200, 200), .atOnce)
        #expect(engine.pollAll().limitLabels.isEmpty && engine.camera.currentLimits.isEmpty)
        engine.setSettings(engine.settings.with { $0.events |= UInt64(EventKind.limit.bit) })
        #expect(engine.pollAll().isEmpty && engine.camera.suppressedLimits == .maxScale)
    }

    /// Coding a state does not change it.
    @Test("A state keeps the times at which its fling will hit an edge.")
    func stateKeepsTheTimesOfItsLimits() throws {
        let engine = try Probe(at: -300)
        _ = try engine.play(.drag(from: 1, Vector(300, 200), to: Vector(200, 200)))
        #expect(engine.engine.due < engine.camera.animation.end)
        let words = engine.engine.words
        #expect(engine.engine.words == words)
        #expect(try engine.limits([.advance(9)]) == ["began right"])
    }
}

/// A view of 400 x 400 with content of 1000 x 1000, scales from 0.4 to 2.4, and LIMIT polled. At scale 1 the
/// translation is -600 to 0.
private final class Probe {
    var engine: Engine

    init(at place: Double? = nil, scale: Double = 1, _ change: (inout Settings) -> Void = { _ in }) throws {
        engine = Engine.square(.photos) { settings in
            settings.events |= UInt64(EventKind.limit.bit)
            settings.gestures.remove([.doubleTap, .quickZoom])
            change(&settings)
        }
        if let place { engine.set(Transform(scale: scale, rotation: 0, translation: Vector(place, -300)), .atOnce) }
        try engine.advance(to: 0)
        _ = engine.pollAll()
    }

    var camera: Camera { engine.camera }
    var transform: Transform { engine.transform }
    var settings: Settings { engine.settings }

    func set(_ transform: Transform) {
        engine.set(transform, .atOnce)
        _ = engine.pollAll()
    }

    func play(_ script: TouchScript) throws -> [Event] { try engine.play(script) }
    func limits(_ script: TouchScript) throws -> [String] { try engine.play(script).limitLabels }
    func pollAll() -> [Event] { engine.pollAll() }
    func advance(to time: Double) throws { try engine.advance(to: time) }
    func stop() { engine.stop() }
    func setSettings(_ settings: Settings) { engine.setSettings(settings) }
    func setContent(_ content: Rect, _ change: ContentChange) { engine.setContent(content, change) }

    func zoom(to scale: Double, at point: Vector, _ options: CommandOptions) {
        engine.zoom(to: scale, at: point, options)
    }

    func zoom(by factor: Double, at point: Vector, _ options: CommandOptions) {
        engine.zoom(by: factor, at: point, options)
    }

    func center(on point: Vector, scale: Double, _ options: CommandOptions) {
        engine.center(on: point, scale: scale, options)
    }
}

extension [Event] {
    fileprivate var limitLabels: [String] {
        of(.limit).map { event in
            let names: [(LimitSet, String)] = [
                (.left, "left"), (.top, "top"), (.right, "right"), (.bottom, "bottom"), (.minScale, "min"),
                (.maxScale, "max"),
            ]
            return "\(event.phase) \(names.first { $0.0 == event.limits }?.1 ?? "?")"
        }
    }
}

extension Settings {
    fileprivate func with(_ change: (inout Settings) -> Void) -> Settings {
        var changed = self
        change(&changed)
        return changed
    }
}
