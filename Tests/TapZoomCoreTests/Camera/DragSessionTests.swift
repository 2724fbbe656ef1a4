// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct DragSessionTests {
    private static let start = Transform(scale: 2, rotation: 0.5, translation: Vector(30, 40))

    @Test func fingersThatRestMoveNothing() {
        let session = DragSession(Self.start, of: Self.start, focus: Vector(200, 200), limitsAtStart: .left)
        #expect(session.base == .still(UnconstrainedTransform(Self.start)))
        #expect(session.displayed == Self.start)
        #expect(session.origin.rotation == 0.5)
        #expect(session.limitsAtStart == .left)
        #expect(session.velocity == .still(at: .zero))
    }

    /// The short ways of `display`, and what a session keeps of the last move, change no bit.
    @Test func whatIsDisplayedFollowsFromTheDeltaAlone() {
        trials(1500) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = random.pick([.content, .content, .none])
            let bands = RubberBands(Settings(.photos).elastic)
            let start = random.transform(
                scale: 0.5 * viewport.scales.lowerBound...2 * viewport.scales.upperBound, reach: viewport.size.length)
            var session = DragSession(start, of: start, focus: .zero, limitsAtStart: [])
            let from = random.vector(100)
            session.update(TransformDelta(from: from, to: from), touchesChanged: true, in: viewport, bands)
            let (isZooming, isTurning) = (random.chance(0.6), random.chance(0.4))
            for _ in 0..<8 {
                let delta = TransformDelta(
                    from: from, to: from + random.vector(300), scale: isZooming ? random.magnitude(0.3, 3) : 1,
                    rotation: isTurning ? random.between(-2, 2) : 0)
                session.update(delta, touchesChanged: false, in: viewport, bands)
                let expected = viewport.applyRubberBand(session.base.transform, by: delta, bands)
                try require(session.displayed == expected, "\(session.displayed) instead of \(expected)")
            }
        }
    }

    @Test func theFreeTransformIsCountedFromTheStartOfTheGrip() {
        let viewport = Viewport(
            size: Vector(400, 400), content: Vector(200, 200), layout: Settings(.board).layout)
        var session = DragSession(Self.start, of: Self.start, focus: .zero, limitsAtStart: [])
        func update(_ delta: TransformDelta, touchesChanged: Bool) {
            session.update(
                delta, touchesChanged: touchesChanged, in: viewport, RubberBands(Settings(.board).elastic))
        }
        update(TransformDelta(from: Vector(10, 10), to: Vector(10, 10)), touchesChanged: true)
        func unconstrained() -> UnconstrainedTransform {
            session.unconstrained(in: viewport, RubberBands(Settings(.board).elastic))
        }
        let base = unconstrained()
        let delta = TransformDelta(from: Vector(10, 10), to: Vector(20, 30), logScale: 0.1, rotation: 2)
        update(
            TransformDelta(from: Vector(10, 10), to: Vector(500, 600), logScale: -3, rotation: 7),
            touchesChanged: false)
        update(delta, touchesChanged: false)
        #expect(unconstrained() == UnconstrainedTransform(delta.applied(to: base.transform)))
    }
}
