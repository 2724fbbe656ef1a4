// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

extension Viewport {
    /// The displayed transform of an unconstrained one.
    fileprivate func applyRubberBand(_ unconstrained: Transform, about focalPoint: Vector, _ elastic: ElasticSettings)
        -> Transform
    {
        applyRubberBand(UnconstrainedTransform(unconstrained), about: focalPoint, elastic)
    }

    fileprivate func applyRubberBand(
        _ free: UnconstrainedTransform, about focalPoint: Vector, _ elastic: ElasticSettings
    )
        -> Transform
    {
        applyRubberBand(free, by: TransformDelta(from: focalPoint, to: focalPoint), RubberBands(elastic))
    }
}

@Suite struct ViewportRubberBandTests {
    private struct Case {
        var viewport: Viewport
        let elastic: ElasticSettings
        let unconstrained: Transform
        let focalPoint: Vector

        init(_ random: inout SplitMix64) {
            viewport = random.viewport()
            viewport.layout.bounds = .content
            var elastic = Settings().elastic
            elastic.rubberBand = random.pick([0.2, 0.55, 1])
            elastic.rubberBandScale = random.pick([1.1, 2, 5])
            self.elastic = elastic
            let reach = 2 * viewport.size.length
            let scale =
                random.magnitude(0.3, 3) * random.pick([viewport.scales.lowerBound, viewport.scales.upperBound])
            unconstrained = Transform(
                scale: scale, rotation: random.chance(0.5) ? 0 : random.between(-7, 7),
                translation: random.vector(reach))
            focalPoint = viewport.safeArea.center + random.vector(100)
        }

        var displayed: Transform { viewport.applyRubberBand(unconstrained, about: focalPoint, elastic) }
        /// The magnitude of the numbers from which the rounding error comes.
        var magnitude: Double {
            viewport.size.length + unconstrained.scale * viewport.content.size.length + unconstrained.translation.length
        }
    }

    @Test("The rubber band does not change a transform within the limits and bounds.")
    func transformsWithinTheBoundsAreUnchanged() {
        trials(1000) { random in
            let one = Case(&random)
            let allowed = one.viewport.constrain(one.unconstrained)
            let displayed = one.viewport.applyRubberBand(allowed, about: one.focalPoint, one.elastic)
            try require(isClose(displayed, allowed, of: one.magnitude), "\(allowed) is displayed as \(displayed)")
            try require(
                allowed.rotation != 0 || displayed.bits == allowed.bits, "\(allowed) is displayed as \(displayed)")
            let free = one.viewport.removeRubberBand(allowed, RubberBands(one.elastic))
            try require(free.logExcess == 0, "\(allowed) is beyond its limits by \(free.logExcess)")
            try require(
                allowed.rotation != 0 || free.transform.bits == allowed.bits, "\(allowed) without the band is \(free)")
        }
    }

    @Test("removeRubberBand finds the unconstrained transform of a displayed one.")
    func removeUndoesApply() {
        trials(2000) { random in
            let one = Case(&random)
            let free = one.viewport.removeRubberBand(one.displayed, RubberBands(one.elastic))
            let again = one.viewport.applyRubberBand(free, about: one.focalPoint, one.elastic)
            try require(
                isClose(again, one.displayed, of: one.magnitude, to: 1e-8), "\(one.displayed) changed to \(again)")
            guard one.viewport.scales.contains(one.unconstrained.scale) else { return }
            try require(
                isClose(free.transform, one.unconstrained, of: 100 * one.magnitude, to: 1e-7),
                "\(one.unconstrained) is found as \(free)")
        }
    }

    @Test("The displayed transform lies between the unconstrained and the constrained one.")
    func displayedIsBetweenUnconstrainedAndConstrained() {
        trials(2000) { random in
            let one = Case(&random)
            let (displayed, scales) = (one.displayed, one.viewport.scales)
            let nearest = scales.clamp(one.unconstrained.scale)
            let (low, high) = (min(nearest, one.unconstrained.scale), max(nearest, one.unconstrained.scale))
            try require(
                displayed.scale >= low * (1 - 1e-12) && displayed.scale <= high * (1 + 1e-12), "\(displayed.scale)")
            let limit = one.elastic.rubberBandScale
            try require(
                displayed.scale < scales.upperBound * limit && displayed.scale > scales.lowerBound / limit,
                "\(displayed)")
            let panBounds = one.viewport.panBounds(of: displayed)
            let excess = displayed.place - panBounds.clamp(displayed.place)
            try require(
                abs(excess.x) < panBounds.maxOverscroll.x && abs(excess.y) < panBounds.maxOverscroll.y,
                "the excess \(excess) is too large for \(panBounds)")
            try require(
                displayed.rotation == one.unconstrained.rotation, "the rotation changed to \(displayed.rotation)")
        }
    }

    @Test("The rubber band reduces a scale beyond its limit in ln(scale), about the fingers.")
    func scaleBeyondALimitIsReducedAboutTheFingers() {
        var layout = Settings().layout
        layout.maxScale = ScaleLevel(.none, times: 2)
        let viewport = Viewport(size: Vector(400, 400), content: Vector(1e5, 1e5), layout: layout)
        let unconstrained = Transform(scale: 6, rotation: 0, translation: Vector(-3000, -4000))
        let focalPoint = Vector(100, 120)
        let displayed = viewport.applyRubberBand(unconstrained, about: focalPoint, Settings().elastic)
        let excess = RubberBand(stiffness: 0.55, limit: Math.ln2).apply(Math.log(3))
        #expect(isClose(displayed.scale, 2 * Math.exp(excess)))
        #expect(isClose(displayed.apply(unconstrained.applyInverse(focalPoint)), focalPoint))
    }

    @Test("The rubber band reduces a translation beyond an edge along the axes of the content.")
    func translationBeyondAnEdgeIsReducedAlongTheContentAxes() {
        let viewport = Viewport(size: Vector(400, 300), content: Vector(1000, 1000), layout: Settings().layout)
        let band = RubberBand(stiffness: 0.55, limit: 400)
        let displayed = viewport.applyRubberBand(
            Transform(scale: 1, rotation: 0, translation: Vector(100, -50)), about: .zero, Settings().elastic)
        #expect(isClose(displayed.translation, Vector(band.apply(100), -50)))
        // After a quarter turn the x axis of the content is the y axis of the view, which is 300 long.
        let turned = viewport.applyRubberBand(
            Transform(scale: 1, rotation: .pi / 2, translation: Vector(500, 100)), about: .zero, Settings().elastic)
        #expect(isClose(turned.translation, Vector(500, RubberBand(stiffness: 0.55, limit: 300).apply(100)), of: 1e3))
    }

    @Test("With rubber_band 0 the displayed transform is the constrained one.")
    func withoutARubberBandContentStopsAtItsLimits() {
        trials(1000) { random in
            let one = Case(&random)
            var stiff = one.elastic
            stiff.rubberBand = 0
            let displayed = one.viewport.applyRubberBand(one.unconstrained, about: one.focalPoint, stiff)
            let allowed = one.viewport.constrain(one.unconstrained, about: one.focalPoint)
            try require(
                isClose(displayed, allowed, of: one.magnitude), "\(one.unconstrained): \(displayed), not \(allowed)")
        }
    }

    @Test("With rubber_band_scale 1 the scale is clamped to its limits.")
    func aScaleFactorOfOneClampsTheScale() {
        trials(500) { random in
            let one = Case(&random)
            var elastic = one.elastic
            elastic.rubberBandScale = 1
            let displayed = one.viewport.applyRubberBand(one.unconstrained, about: one.focalPoint, elastic)
            try require(
                isClose(displayed.scale, one.viewport.scales.clamp(one.unconstrained.scale), of: 0),
                "\(displayed.scale)")
        }
    }

    @Test("rubberBandVelocity is the derivative of the displayed translation.")
    func bandVelocityIsTheDerivative() {
        trials(2000) { random in
            var one = Case(&random)
            one.viewport.layout.minScale = ScaleLevel(.none, times: one.unconstrained.scale / 2)
            one.viewport.layout.maxScale = ScaleLevel(.none, times: one.unconstrained.scale * 2)
            let velocity = random.vector(1000)
            let reduced = one.viewport.rubberBandVelocity(of: velocity, at: one.unconstrained, RubberBands(one.elastic))
            let step = 1e-6
            func place(_ time: Double) -> Vector {
                var unconstrained = one.unconstrained
                unconstrained.translation = unconstrained.translation + time * velocity
                return one.viewport.applyRubberBand(unconstrained, about: one.focalPoint, one.elastic).translation
            }
            let slope = 1 / (2 * step) * (place(step) - place(-step))
            try require(isClose(reduced, slope, of: 1e3 * (1 + one.magnitude), to: 1e-6), "\(reduced), not \(slope)")
        }
    }

    @Test("With BOUNDS_NONE the rubber band changes neither a transform nor a velocity.")
    func withoutBoundsNothingIsReduced() {
        let viewport = Viewport(size: Vector(400, 300), content: Vector(9, 9), layout: Settings(.board).layout)
        let unconstrained = Transform(scale: 50, rotation: 1, translation: Vector(1e6, -1e6))
        #expect(viewport.applyRubberBand(unconstrained, about: .zero, Settings().elastic) == unconstrained)
        #expect(
            isClose(
                viewport.rubberBandVelocity(of: Vector(3, 4), at: unconstrained, RubberBands(Settings().elastic)),
                Vector(3, 4)))
    }

    @Test("The rubber band gives finite transforms for extreme sizes, levels and transforms.")
    func extremeTransformsStayFinite() {
        trials(3000) { random in
            let viewport = random.extremeViewport()
            var elastic = Settings().elastic
            elastic.rubberBand = random.pick([0, 1e-6, 0.55, 1])
            elastic.rubberBandScale = random.pick([1, 1.0000001, 2, 100])
            var unconstrained = random.transform(reach: random.magnitude(1, 1e12))
            unconstrained.scale = viewport.scales.lowerBound * random.magnitude(1e-40, 1e40)
            let focalPoint = random.vector(1e12)
            let displayed = viewport.applyRubberBand(unconstrained, about: focalPoint, elastic)
            try require(displayed.isFinite && displayed.scale > 0, "\(unconstrained) in \(viewport): \(displayed)")
            let free = viewport.removeRubberBand(displayed, RubberBands(elastic))
            let back = free.transform
            try require(
                back.isFinite && back.scale > 0 && free.logExcess.isFinite, "\(displayed) in \(viewport): \(free)")
            try require(
                viewport.rubberBandVelocity(of: random.vector(1e9), at: back, RubberBands(elastic)).isFinite, "\(back)")
        }
    }

    // MARK: Edges of the pager

    @Test("Content stops at the edges that hand over to the pager.")
    func contentStopsAtThePagerEdges() {
        // At scale 1 the translation is within -600 to 0 along both axes.
        let viewport = Viewport(size: Vector(400, 400), content: Vector(1000, 1000), layout: Settings(.photos).layout)
        func stopped(_ x: Double, _ y: Double, from old: Vector, _ edges: LimitSet) -> Vector {
            let transform = Transform(scale: 1, rotation: 0, translation: Vector(x, y))
            let old = Transform(scale: 1, rotation: 0, translation: old)
            return viewport.stopped(transform, from: old, at: edges).translation
        }
        let inside = Vector(-300, -300)
        #expect(stopped(50, 60, from: inside, [.left, .top]) == .zero)
        #expect(stopped(50, 60, from: inside, .left) == Vector(0, 60))
        #expect(stopped(50, 60, from: inside, [.right, .bottom]) == Vector(50, 60))
        #expect(stopped(-650, -660, from: inside, [.right, .bottom]) == Vector(-600, -600))
        #expect(stopped(-650, -660, from: inside, .bottom) == Vector(-650, -600))
        #expect(stopped(-20, -30, from: inside, [.left, .top, .right, .bottom]) == Vector(-20, -30))
        // Content beyond an edge does not move further.
        #expect(stopped(50, 60, from: Vector(20, 80), [.left, .top]) == Vector(20, 60))
        #expect(stopped(-650, -660, from: Vector(-620, -680), [.right, .bottom]) == Vector(-620, -660))
        let turned = Transform(scale: 1, rotation: 0.1, translation: Vector(500, 500))
        #expect(viewport.stopped(turned, from: turned, at: [.left, .top]) == turned)
    }
}
