// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The displayed transform is within the bounds at each instant, and calls without a change have no effect.
@Suite struct EngineBoundsTests {
    /// A random command or touch, or nothing.
    private static func stir(_ engine: inout Engine, _ random: inout SplitMix64, at time: Double) throws(InputError) {
        let point = random.vector(500)
        switch random.below(12) {
        case 0, 1: engine.zoom(to: random.magnitude(0.01, 100), at: point, .animated)
        case 2: engine.zoom(to: Rect(center: random.vector(1000), size: random.size(1, 1000)), .animated)
        case 3: engine.set(engine.viewport.fittedView, .animated)
        case 4: try engine.play(.doubleTap(at: time, point.x, point.y))
        case 5: try engine.play(.tap(at: time, point.x, point.y))
        case 6: engine.stop()
        default: break
        }
    }

    @Test("The displayed content is within its bounds at each instant of random animations.")
    func contentStaysWithinItsBounds() {
        trials(400) { random in
            var settings = random.settings()
            settings.layout.bounds = .content
            let size = random.size(50, 2000)
            let viewport = Viewport(size: size, content: random.size(50, 5000), layout: settings.layout)
            var engine = Engine(settings, size: viewport.size, content: viewport.content)
            var time = 0.0
            for _ in 0..<60 {
                time = max(engine.time ?? 0, time) + random.between(0, 0.15)
                try engine.advance(to: time)
                let displayed = engine.transform
                try require(
                    isClose(viewport.constrain(displayed), displayed, of: 1e4), "\(displayed) is outside the bounds")
                try Self.stir(&engine, &random, at: time)
            }
        }
    }

    @Test("Equal settings and sizes in each frame change neither transforms nor events.")
    func equalSettingsAndSizesChangeNothing() {
        trials(400) { random in
            let world = random.world()
            let seed = random.next()
            var outcomes: [[UInt64]] = []
            for repeats in [false, true] {
                var engine = world.engine
                var random = SplitMix64(state: seed)
                var time = 0.0
                var bits: [UInt64] = []
                for _ in 0..<40 {
                    time = max(engine.time ?? 0, time) + random.between(0, 0.1)
                    try engine.advance(to: time)
                    try Self.stir(&engine, &random, at: time)
                    if repeats {
                        engine.setSettings(engine.settings)
                        engine.setViewport(engine.viewport)
                    }
                    bits += engine.transform.bits
                    while let event = engine.pollEvent() { bits.append(event.time.bitPattern) }
                }
                outcomes.append(bits)
            }
            try require(outcomes[0] == outcomes[1], "equal settings or sizes change the outcome")
        }
    }

    @Test("A view that is resized and resized back shows the same as before.")
    func resizeAndBackChangesNothing() {
        trials(1000) { random in
            var engine = random.world().engine
            engine.set(random.transform(), .atOnce)
            let (before, viewport) = (engine.transform, engine.viewport)
            for _ in 0...random.below(4) {
                var other = viewport
                other.size = random.size(100, 1000)
                engine.setViewport(other)
            }
            engine.setViewport(viewport)
            try require(isClose(engine.transform, before, of: 1e5), "\(before) changed to \(engine.transform)")
        }
    }

    @Test("The fitted view stays fitted through any sizes, contents and insets.")
    func fittedViewStaysFitted() {
        trials(1000) { random in
            var engine = random.world().engine
            for _ in 0...random.below(5) {
                var viewport = engine.viewport
                switch random.below(3) {
                case 0: viewport.size = random.size(100, 1000)
                case 1: viewport.content = Rect(size: random.size(50, 5000))
                default: viewport.insets = random.insets(upTo: 60)
                }
                engine.setViewport(viewport)
                try require(
                    engine.transform == engine.viewport.fittedView, "\(engine.transform) is not the fitted view")
            }
        }
    }

    /// The camera saves a view relative to the fitted view, which settings may change.
    @Test("Settings between two resizes do not zoom the view.")
    func settingsBetweenResizesDoNotZoom() {
        trials(500) { random in
            var settings = Settings(.photos)
            settings.layout.maxScale = ScaleLevel(.none, times: 100)
            var engine = Engine(settings, size: random.size(200, 1000), content: random.size(2000, 5000))
            engine.zoom(to: 3, at: random.vector(200), .atOnce)
            var viewport = engine.viewport
            viewport.size.y += 1
            engine.setViewport(viewport)
            settings.layout.fit = random.pick([.cover, .width, .height])
            engine.setSettings(settings)
            let before = engine.transform.scale
            viewport = engine.viewport
            viewport.size.y += 1
            engine.setViewport(viewport)
            try require(
                isClose(engine.transform.scale / before, 1, to: 0.02),
                "the scale \(before) changed to \(engine.transform.scale)")
        }
    }

    @Test("As many steps out as in lead exactly to the fitted scale.")
    func stepsInAndOutEndAtTheFittedScale() {
        trials(1000) { random in
            var settings = Settings(.maps)
            settings.zoom.zoomStep = random.between(1.1, 3)
            settings.zoom.animationDuration = 0
            var engine = Engine(settings, size: random.size(100, 1000), content: random.size(100, 5000))
            let steps = 1 + random.below(3)
            var time = 0.0
            for _ in 0..<steps {
                try engine.play(.doubleTap(at: time))
                time += 2
            }
            for _ in 0..<steps {
                try engine.play(.twoFingerTap(at: time))
                time += 2
            }
            try require(engine.transform.scale == engine.viewport.fittedScale, "the scale is \(engine.transform.scale)")
        }
    }
}
