// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraOverscrollTests {
    /// A finger drags the fitted view of a square by (x, y).
    private static func dragged(
        _ x: Double, _ y: Double, _ change: @escaping (inout Settings) -> Void = { _ in }
    ) throws -> Engine {
        var engine = Engine.square(.photos) {
            ($0.layout.alwaysBounceX, $0.layout.alwaysBounceY, $0.pan.panSlop) = (true, true, 0)
            change(&$0)
        }
        let (start, end) = (Vector(200, 200), Vector(200 + x, 200 + y))
        _ = try engine.play([.down(at: 0, 200, 200)] + .line(from: 0, start, to: end) + [.advance(0.1)])
        return engine
    }

    @Test("Content at rest within its bounds has no overscroll.")
    func noneAtRest() {
        var engine = Engine.square(.photos)
        let overscroll = engine.overscroll
        #expect((overscroll.displayed, overscroll.unconstrained) == (.zero, .zero))
        #expect((overscroll.logScale, overscroll.unconstrainedLogScale) == (0, 0))
    }

    @Test("The displayed overscroll is the raw one reduced by the rubber band.")
    func rubberBandReducesTheDisplayedOverscroll() throws {
        var engine = try Self.dragged(100, -50)
        let overscroll = engine.overscroll
        #expect(overscroll.unconstrained == Vector(100, -50))
        let band = RubberBand(stiffness: 0.55, limit: 400)
        #expect(overscroll.displayed == Vector(band.apply(100), band.apply(-50)))
    }

    @Test("Content that does not follow a finger has raw overscroll, but no displayed one.")
    func fixedContentHasRawOverscroll() throws {
        var engine = try Self.dragged(100, -50) { ($0.layout.alwaysBounceX, $0.layout.alwaysBounceY) = (false, false) }
        #expect(engine.overscroll.unconstrained == Vector(100, -50))
        #expect(engine.overscroll.displayed == .zero)
    }

    @Test("After quarter turns the overscroll is along the axes of the view.")
    func axesAfterQuarterTurns() throws {
        for quarters in 0..<8 {
            var engine = Engine.square(.photos) {
                ($0.layout.alwaysBounceX, $0.layout.alwaysBounceY, $0.pan.panSlop) = (true, true, 0)
            }
            var turned = engine.transform
            turned = turned.with(rotation: Double(quarters) * .pi / 2, about: Vector(200, 200))
            engine.set(turned, .atOnce)
            _ = try engine.play(
                [.down(at: 0, 200, 200)] + .line(from: 0, Vector(200, 200), to: Vector(300, 150)) + [.advance(0.1)])
            let pulled = engine.overscroll.unconstrained
            #expect(
                abs(pulled.x - 100) < 1e-9 && abs(pulled.y + 50) < 1e-9, "\(pulled) after \(quarters) quarter turns")
        }
    }
}
