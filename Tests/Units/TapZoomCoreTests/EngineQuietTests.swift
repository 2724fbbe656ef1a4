// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Quiet commands, by which a host sets a view for another camera.
@Suite struct EngineQuietTests {
    private static let quiet = {
        var options = CommandOptions.atOnce
        options.quiet = true
        return options
    }()

    /// An engine at rest, zoomed in and without waiting events.
    private static func engine() throws -> Engine {
        var engine = Engine.square(.board)
        try engine.advance(to: 1)
        return engine
    }

    @Test("Quiet commands send one SETTLED, 0.15 s after the last one, and drive the view until then.")
    func quietCommandsSettleOnce() throws {
        var engine = try Self.engine()
        for frame in 0..<60 {
            try engine.advance(to: 1 + Double(frame) / 60)
            engine.change(by: TransformDelta(from: .zero, to: Vector(1, 0)), Self.quiet)
            #expect(engine.isDriven && !engine.isMoving && engine.eventCount == 0)
        }
        #expect(engine.nextDeadline == 1 + 59.0 / 60 + 0.15)
        try engine.advance(to: 3)
        let event = engine.pollEvent()
        #expect(event?.kind == .settled && event?.cause == .driven && engine.eventCount == 0)
        #expect(!engine.isDriven && engine.nextDeadline == .infinity)
    }

    @Test("A finger past its slop keeps the view from a quiet command; one that rests does not.")
    func quietCommandsYieldToFingers() throws {
        var engine = try Self.engine()
        try engine.push(TouchSample(time: 1, id: 1, position: Vector(100, 100), phase: .began))
        let old = engine.transform
        engine.change(by: TransformDelta(from: .zero, to: Vector(9, 0)), Self.quiet)
        #expect(engine.transform.translation == old.translation + Vector(9, 0))
        try engine.push(TouchSample(time: 1.1, id: 1, position: Vector(200, 100), phase: .moved))
        try engine.advance(to: 1.1)
        let dragged = engine.transform
        engine.change(by: TransformDelta(from: .zero, to: Vector(9, 0)), Self.quiet)
        engine.set(.identity, Self.quiet)
        #expect(engine.transform == dragged && !engine.isDriven)
    }

    @Test("The range of a pan has the ends at which the view clamps a center.")
    func panRangeEndsWhereTheViewClamps() throws {
        var engine = Engine.square(.photos)
        try engine.advance(to: 1)
        engine.zoom(to: 3 * engine.transform.scale, at: .zero, .atOnce)
        let (range, center) = (engine.viewport.panRange(at: engine.transform), engine.viewport.safeArea.center)
        engine.center(on: Vector(-1e6, 1e6), scale: 0, Self.quiet)
        let reached = engine.transform.applyInverse(center)
        #expect(abs(reached.x - range.x.start) < 1e-9)
        #expect(abs(reached.y - range.y.start - range.y.length) < 1e-9)
    }
}
