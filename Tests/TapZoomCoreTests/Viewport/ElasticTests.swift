// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

extension Viewport {
    /// What is shown of a free transform.
    fileprivate func stretch(_ free: Transform, about focus: Vector, _ elastic: ElasticSettings) -> Transform {
        stretch(free, by: Grip(from: focus, to: focus), elastic)
    }
}

@Suite struct ElasticTests {
    private struct Case {
        var viewport: Viewport
        let elastic: ElasticSettings
        let free: Transform
        let focus: Vector

        init(_ random: inout SplitMix64) {
            viewport = random.viewport()
            viewport.layout.bounds = .content
            var elastic = ElasticSettings()
            elastic.rubberBand = random.pick([0.2, 0.55, 1])
            elastic.rubberBandScale = random.pick([1.1, 2, 5])
            self.elastic = elastic
            let reach = 2 * viewport.size.length
            let scale =
                random.magnitude(0.3, 3) * random.pick([viewport.scales.lowerBound, viewport.scales.upperBound])
            free = Transform(
                scale: scale, rotation: random.chance(0.5) ? 0 : random.between(-7, 7),
                translation: random.vector(reach))
            focus = viewport.frame.center + random.vector(100)
        }

        var shown: Transform { viewport.stretch(free, about: focus, elastic) }
        /// The magnitude of the numbers that its rounding comes from.
        var magnitude: Double {
            viewport.size.length + free.scale * viewport.content.length + free.translation.length
        }
    }

    @Test func whatIsAllowedIsShownAsItIs() {
        trials(1000) { random in
            let one = Case(&random)
            let allowed = one.viewport.constrain(one.free)
            let shown = one.viewport.stretch(allowed, about: one.focus, one.elastic)
            try require(isClose(shown, allowed, of: one.magnitude), "\(allowed) is shown as \(shown)")
            try require(allowed.rotation != 0 || shown.bits == allowed.bits, "\(allowed) is shown as \(shown)")
            let free = one.viewport.release(allowed, about: one.focus, one.elastic)
            try require(allowed.rotation != 0 || free.bits == allowed.bits, "\(allowed) was \(free)")
        }
    }

    @Test func releaseIsTheInverse() {
        trials(2000) { random in
            let one = Case(&random)
            let free = one.viewport.release(one.shown, about: one.focus, one.elastic)
            let again = one.viewport.stretch(free, about: one.focus, one.elastic)
            try require(isClose(again, one.shown, of: one.magnitude, to: 1e-8), "\(one.shown), then \(again)")
            guard one.viewport.scales.contains(one.free.scale) else { return }
            try require(isClose(free, one.free, of: 100 * one.magnitude, to: 1e-7), "\(one.free) came back as \(free)")
        }
    }

    @Test func isBetweenTheFreeAndTheAllowed() {
        trials(2000) { random in
            let one = Case(&random)
            let (shown, scales) = (one.shown, one.viewport.scales)
            let nearest = scales.clamp(one.free.scale)
            let (low, high) = (min(nearest, one.free.scale), max(nearest, one.free.scale))
            try require(shown.scale >= low * (1 - 1e-12) && shown.scale <= high * (1 + 1e-12), "\(shown.scale)")
            let limit = one.elastic.rubberBandScale
            try require(shown.scale < scales.upperBound * limit && shown.scale > scales.lowerBound / limit, "\(shown)")
            let room = one.viewport.room(of: shown)
            let excess = shown.place - room.clamp(shown.place)
            try require(abs(excess.x) < room.reach.x && abs(excess.y) < room.reach.y, "\(excess) in \(room)")
            try require(shown.rotation == one.free.rotation, "it turned")
        }
    }

    /// In ln(scale), about the fingers.
    @Test func aScaleBeyondTheLimitIsBentAboutTheFingers() {
        var layout = Layout()
        layout.maxScale = Level(.none, times: 2)
        let viewport = Viewport(size: Vector(400, 400), content: Vector(1e5, 1e5), layout: layout)
        let free = Transform(scale: 6, rotation: 0, translation: Vector(-3000, -4000))
        let focus = Vector(100, 120)
        let shown = viewport.stretch(free, about: focus, ElasticSettings())
        let excess = RubberBand(stiffness: 0.55, wall: Math.ln2).stretch(Math.log(3))
        #expect(isClose(shown.scale, 2 * Math.exp(excess)))
        #expect(isClose(shown.apply(free.applyInverse(focus)), focus))
    }

    @Test func aPlaceBeyondAnEdgeIsBentAlongTheContentsAxes() {
        let viewport = Viewport(size: Vector(400, 300), content: Vector(1000, 1000), layout: Layout())
        let band = RubberBand(stiffness: 0.55, wall: 400)
        let shown = viewport.stretch(
            Transform(scale: 1, rotation: 0, translation: Vector(100, -50)), about: .zero, ElasticSettings())
        #expect(isClose(shown.translation, Vector(band.stretch(100), -50)))
        // Turned by a quarter, the content's x axis is the view's y axis, and 300 long there.
        let turned = viewport.stretch(
            Transform(scale: 1, rotation: .pi / 2, translation: Vector(500, 100)), about: .zero, ElasticSettings())
        #expect(isClose(turned.translation, Vector(500, RubberBand(stiffness: 0.55, wall: 300).stretch(100)), of: 1e3))
    }

    @Test func withoutARubberBandItStopsAtTheLimits() {
        trials(1000) { random in
            let one = Case(&random)
            var stiff = one.elastic
            stiff.rubberBand = 0
            let shown = one.viewport.stretch(one.free, about: one.focus, stiff)
            let allowed = one.viewport.constrain(one.free, about: one.focus)
            try require(isClose(shown, allowed, of: one.magnitude), "\(one.free): \(shown), not \(allowed)")
        }
    }

    @Test func aFactorOfOneIsNoGiveInTheScale() {
        trials(500) { random in
            let one = Case(&random)
            var elastic = one.elastic
            elastic.rubberBandScale = 1
            let shown = one.viewport.stretch(one.free, about: one.focus, elastic)
            try require(isClose(shown.scale, one.viewport.scales.clamp(one.free.scale), of: 0), "\(shown.scale)")
        }
    }

    @Test func theYieldIsTheSlope() {
        trials(2000) { random in
            var one = Case(&random)
            one.viewport.layout.minScale = Level(.none, times: one.free.scale / 2)
            one.viewport.layout.maxScale = Level(.none, times: one.free.scale * 2)
            let velocity = random.vector(1000)
            let yield = one.viewport.yield(of: velocity, at: one.free, one.elastic)
            let step = 1e-6
            func place(_ time: Double) -> Vector {
                var free = one.free
                free.translation = free.translation + time * velocity
                return one.viewport.stretch(free, about: one.focus, one.elastic).translation
            }
            let slope = 1 / (2 * step) * (place(step) - place(-step))
            try require(isClose(yield, slope, of: 1e3 * (1 + one.magnitude), to: 1e-6), "\(yield), not \(slope)")
        }
    }

    @Test func withoutBoundsNothingYields() {
        let viewport = Viewport(size: Vector(400, 300), content: Vector(9, 9), layout: Settings(.board).layout)
        let free = Transform(scale: 50, rotation: 1, translation: Vector(1e6, -1e6))
        #expect(viewport.stretch(free, about: .zero, ElasticSettings()) == free)
        #expect(isClose(viewport.yield(of: Vector(3, 4), at: free, ElasticSettings()), Vector(3, 4)))
    }

    /// Whatever sizes, levels and transforms there are.
    @Test func isAlwaysANumber() {
        trials(3000) { random in
            let viewport = random.extremeViewport()
            var elastic = ElasticSettings()
            elastic.rubberBand = random.pick([0, 1e-6, 0.55, 1])
            elastic.rubberBandScale = random.pick([1, 1.0000001, 2, 100])
            var free = random.transform(reach: random.magnitude(1, 1e12))
            free.scale = viewport.scales.lowerBound * random.magnitude(1e-40, 1e40)
            let focus = random.vector(1e12)
            let shown = viewport.stretch(free, about: focus, elastic)
            try require(shown.isFinite && shown.scale > 0, "\(free) in \(viewport): \(shown)")
            let back = viewport.release(shown, about: focus, elastic)
            try require(back.isFinite && back.scale > 0, "\(shown) in \(viewport): \(back)")
            try require(viewport.yield(of: random.vector(1e9), at: back, elastic).isFinite, "\(back)")
        }
    }
}
