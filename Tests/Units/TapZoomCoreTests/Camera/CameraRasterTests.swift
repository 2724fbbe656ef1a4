// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraRasterTests {
    private static func pinch(_ camera: inout CameraRig, by factor: Double) {
        let point = Vector(200, 200)
        camera.updateDrag(
            TransformDelta(from: point, to: point, logScale: Math.log(factor)), touchesChanged: false, at: 1)
    }

    @Test("At rest the raster has the displayed scale.")
    func rasterIsExactAtRest() {
        var camera = CameraRig.square()
        #expect(camera.raster == 0.4)
        Self.pinch(&camera, by: 1.7)
        #expect(camera.raster == 0.4)
        camera.release(at: 2)
        #expect(camera.raster == camera.target.scale)
        #expect(isClose(camera.raster, 0.68))
        #expect(camera.residual(of: camera.transform(at: 2)).scale == 1)
    }

    @Test("While fingers zoom, the raster changes beyond twice and below half of its scale.")
    func fingersChangeTheRasterAtTwiceAndHalf() {
        var camera = CameraRig.square(.board)
        for (factor, raster) in [(1.99, 0.4), (2.01, 0.804), (1.1, 0.804), (1.0, 0.4), (0.51, 0.4), (0.49, 0.196)] {
            Self.pinch(&camera, by: factor)
            #expect(isClose(camera.raster, raster), "\(factor)")
            #expect(isClose(camera.residual(of: camera.transform(at: 1)).scale, 0.4 * factor / raster), "\(factor)")
        }
    }

    @Test("A zoom in changes the raster at its start, a zoom out at its end.")
    func zoomInDrawsItsTargetAtOnce() {
        var camera = CameraRig.square()
        camera.animate(to: camera.zoomed(3), anchor: Vector(500, 500), at: 1, duration: 0.3)
        #expect(isClose(camera.raster, 1.2))
        camera.finishAnimation(at: 1.3)
        camera.release(at: 1.3)
        camera.animate(to: camera.viewport.fittedView, anchor: Vector(500, 500), at: 2, duration: 0.3)
        #expect(isClose(camera.raster, 1.2))
        camera.finishAnimation(at: 2.3)
        camera.release(at: 2.3)
        #expect(camera.raster == 0.4)
    }

    @Test("The raster, shown with the residual, lies where the content is.")
    func residualIsInPixels() {
        trials(300) { random in
            var camera = CameraRig.square(.board)
            camera.settings.layout.pixelsPerUnit = random.magnitude(0.5, 4)
            camera.camera.beginSession(
                DragSession(random.transform(), of: .identity, focalPoint: .zero, limitsAtStart: []))
            camera.raster = random.magnitude(0.1, 10)
            let (content, pixels) = (random.vector(1000), camera.settings.layout.pixelsPerUnit)
            let displayed = pixels * camera.transform(at: 0).apply(content)
            let drawn = camera.residual(of: camera.transform(at: 0)).apply(pixels * camera.raster * content)
            try require(isClose(displayed, drawn, of: 1e5), "\(content) is drawn at \(drawn), not \(displayed)")
        }
    }

    @Test("At rest, upright or at a quarter turn, the translation of the residual is in whole pixels.")
    func residualIsWholeAtRest() {
        for (rotation, isWhole) in [(0.0, true), (.pi / 2, true), (-.pi, true), (0.1, false)] {
            var camera = CameraRig.square(.board)
            camera.settings.layout.pixelsPerUnit = 3
            let transform = Transform(scale: 1, rotation: rotation, translation: Vector(10.4, -7.3))
            camera.raster = 1
            camera.becomeIdle(at: transform)
            let whole = Vector(31, -22)
            #expect(
                camera.residual(of: camera.transform(at: 0)).translation
                    == (isWhole ? whole : 3 * transform.translation))
            camera.camera.beginSession(DragSession(transform, of: transform, focalPoint: .zero, limitsAtStart: []))
            #expect(camera.residual(of: camera.transform(at: 0)).translation == 3 * transform.translation)
        }
    }

    /// Within the last pixel of the motion.
    @Test("The residual of a motion changes to whole pixels without a step.")
    func residualHasNoStepAtRest() throws {
        var settings = Settings(.board)
        settings.layout.bounds = .none
        var engine = World(settings: settings).engine
        try engine.advance(to: 0)
        engine.pan(by: Vector(-100.37, 0), .animated)
        var (last, largest) = (0.0, 0.0)
        for step in 1...600 {
            try engine.advance(to: Double(step) / 1000)
            let shown = engine.residual(of: engine.transform).translation.x
            if step > 200 { largest = max(largest, abs(shown - last)) }
            last = shown
        }
        #expect(last == last.rounded())
        #expect(largest < 0.7)
    }

    @Test("At rest the raster is exact after a change of sizes and of settings.")
    func rasterFollowsSizesAndSettings() {
        var camera = CameraRig.square()
        var viewport = camera.viewport
        viewport.size = Vector(800, 800)
        camera.resize(to: viewport, at: 0)
        #expect(camera.raster == 0.8)
        var settings = camera.settings
        settings.layout.minScale = ScaleLevel(.none, times: 2)
        camera.adopt(settings, at: 0)
        #expect(camera.raster == 2)
    }

    @Test("After random touches the settled view has an exact raster, at most half a pixel off.")
    func rasterIsExactAfterSettled() {
        trials(500) { random in
            var engine = random.world().engine
            try engine.play(random.script(length: 40) + [.advance(1000)])
            let (scale, residual) = (engine.rasterScale, engine.residual(of: engine.transform))
            let pixels = engine.settings.layout.pixelsPerUnit
            try require(scale == engine.transform.scale * pixels, "scale \(scale) for \(engine.transform)")
            try require(residual.scale == 1, "\(residual) has another scale than 1")
            let off = residual.translation.distance(to: pixels * engine.transform.translation)
            try require(off <= 0.71, "\(residual) is \(off) pixels off for \(engine.transform)")
        }
    }
}
