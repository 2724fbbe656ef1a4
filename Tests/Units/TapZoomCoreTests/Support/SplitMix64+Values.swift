// SPDX-License-Identifier: MIT

import Foundation

@testable import TapZoomCore

extension SplitMix64 {
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func chance(_ probability: Double) -> Bool { between(0, 1) < probability }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    /// A number from `low` to `high`. All magnitudes are equally likely.
    mutating func magnitude(_ low: Double, _ high: Double) -> Double { exp(between(log(low), log(high))) }

    mutating func vector(_ reach: Double) -> Vector { Vector(between(-reach, reach), between(-reach, reach)) }

    mutating func size(_ low: Double, _ high: Double) -> Vector { Vector(magnitude(low, high), magnitude(low, high)) }

    /// A transform. In 40 % of cases the rotation is 0, as in most views.
    mutating func transform(scale: ClosedRange<Double> = 1e-2...1e2, reach: Double = 1e3) -> Transform {
        Transform(
            scale: magnitude(scale.lowerBound, scale.upperBound), rotation: chance(0.4) ? 0 : between(-7, 7),
            translation: vector(reach))
    }

    mutating func level(_ low: Double, _ high: Double) -> ScaleLevel {
        ScaleLevel(pick([.none, .contain, .cover, .width, .height, .oneToOne]), times: magnitude(low, high))
    }

    mutating func layout(factors low: Double, _ high: Double) -> Layout {
        var layout = Settings().layout
        layout.fit = pick([.none, .contain, .cover, .width, .height, .oneToOne])
        layout.bounds = pick([.content, .content, .inside, .none])
        if chance(0.3) { layout.visiblePart = pick([0, 0.5, between(0, 1)]) }
        if chance(0.3) { layout.visibleExtra = pick([-20, 40, between(-500, 500)]) }
        layout.alignX = pick([0, 0.5, 1, between(0, 1)])
        layout.alignY = pick([0, 0.5, 1, between(0, 1)])
        layout.minScale = level(low, high)
        layout.maxScale = level(low, high)
        layout.pixelsPerUnit = magnitude(0.1, 10)
        return layout
    }

    mutating func insets(upTo reach: Double) -> Insets {
        chance(0.5)
            ? .zero
            : Insets(
                left: between(0, reach), top: between(0, reach), right: between(0, reach), bottom: between(0, reach))
    }

    /// A viewport of ordinary sizes.
    mutating func viewport() -> Viewport {
        Viewport(
            size: size(100, 2000), content: size(50, 10_000), insets: insets(upTo: 60),
            layout: layout(factors: 0.1, 20))
    }

    /// A viewport of the most extreme sizes and levels that the header allows.
    mutating func extremeViewport() -> Viewport {
        Viewport(
            size: size(1e-6, 1e12), content: size(1e-6, 1e12), insets: insets(upTo: pick([1, 1e12])),
            layout: layout(factors: 1e-6, 1e6))
    }

    mutating func zoomSettings() -> ZoomSettings {
        let actions: [ZoomAction] = [.none, .step, .toggle, .cycle, .levels, .fit]
        var zoom = Settings().zoom
        zoom.doubleTap = pick(actions)
        zoom.doubleTapAnchor = pick([.point, .center])
        zoom.twoFingerTap = pick(actions)
        zoom.twoFingerTapAnchor = pick([.point, .center])
        zoom.zoomStep = between(1.05, 3)
        zoom.animationDuration = pick([0, 0.1, 0.3, 0.3, 1])
        for _ in 0..<below(5) { zoom.levels.append(level(0.5, 8)) }
        return zoom
    }

    /// Varies the settings of gestures and of the motions that follow them.
    private mutating func vary(_ settings: inout Settings) {
        (settings.layout.alwaysBounceX, settings.layout.alwaysBounceY) = (chance(0.5), chance(0.5))
        settings.pan.panSlop = pick([0, 3, 10, 30])
        settings.pan.axisLockRatio = pick([0, 1, 1.25])
        settings.pinch.pinchSlop = pick([0, 2, 6])
        settings.pinch.pinchSpeed = pick([0.5, 1, 2])
        settings.pinch.pinchMinSpan = pick([0, 50, 200])
        settings.pinch.rotateSlop = pick([0, 5, 25])
        settings.pinch.rotateSnap = pick([0, 0.122, 0.785])
        settings.pinch.liftGraceTime = pick([0, 0.08, 0.3])
        settings.pinch.quickZoomDistance = pick([-140, 50, 140])
        settings.swipe.swipeSpeed = pick([0, 100, 300])
        settings.swipe.pageOverscroll = pick([0, 0.05, 0.25])
        settings.fling.flingMinSpeed = pick([0, 20, 200])
        settings.fling.flingMaxSpeed = settings.fling.flingMinSpeed + pick([0, 1000, 20000])
        settings.fling.flingDecay = magnitude(0.5, 20)
        settings.elastic.rubberBand = pick([0, 0.55, 1])
        settings.elastic.rubberBandScale = pick([1, 1.2, 2])
        settings.elastic.springFrequency = magnitude(3, 50)
    }

    mutating func settings() -> Settings {
        var settings = Settings(pick([.photos, .maps, .reader, .board]))
        if chance(0.5) { settings.zoom = zoomSettings() }
        if chance(0.3) { settings.layout = layout(factors: 0.1, 20) }
        if chance(0.5) { settings.gestures.insert(.rotate) }
        if chance(0.3) {
            settings.gestures = GestureSet(rawValue: UInt32(truncatingIfNeeded: next())).intersection(.all)
        }
        if chance(0.3) { vary(&settings) }
        if chance(0.3) { settings.events = next() }
        settings.reducedMotion = chance(0.1)
        settings.pointsPerUnit = pick([0.5, 1, 1, 2])
        return settings
    }
}
