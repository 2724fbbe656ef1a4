// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraSizesTests {
    private static func resized(_ viewport: Viewport) -> Viewport {
        var other = viewport
        other.size = Vector(800, 600)
        return other
    }

    private static func moving() -> CameraRig {
        var camera = CameraRig.square()
        camera.animate(to: camera.zoomed(4, at: Vector(100, 100)), anchor: Vector(250, 250), at: 1, duration: 0.4)
        return camera
    }

    @Test("A resize keeps the fitted view, and sends no events.")
    func fittedViewStaysFitted() {
        var camera = CameraRig.square()
        camera.resize(to: Self.resized(camera.viewport), at: 1)
        #expect(camera.target == camera.viewport.fittedView)
        #expect(camera.drain().isEmpty)
    }

    @Test("A zoom continues through a resize to the same target at the same time.")
    func zoomContinuesThroughAResize() {
        var camera = Self.moving()
        let old = camera.viewport
        let new = Self.resized(old)
        let (here, goal, end) = (camera.animation.transform(at: 1.1), camera.target, camera.animation.end)
        camera.resize(to: new, at: 1.1)
        #expect(isClose(camera.animation.transform(at: 1.1), new.remap(here, from: old), of: 1e3))
        #expect(camera.target == new.remap(goal, from: old))
        #expect(isClose(camera.animation.end, end))
        #expect(camera.drain().labels == ["animation began"])
    }

    @Test("A paused zoom stays paused through a resize.")
    func pausedZoomStaysPaused() {
        var camera = Self.moving()
        _ = camera.pauseAnimation(at: 1.2)
        let old = camera.viewport
        let new = Self.resized(old)
        let (here, goal) = (camera.animation.transform(at: 1.2), camera.target)
        camera.resize(to: new, at: 1.3)
        #expect(camera.animation.transform(at: 1.3) == new.remap(here, from: old))
        #expect(camera.target == new.remap(goal, from: old))
        #expect(!camera.animation.isMoving)
    }

    @Test("The anchor of a zoom is at the same part of new content.")
    func anchorMovesWithTheContent() {
        var camera = Self.moving()
        var sharper = camera.viewport
        sharper.content = Rect(size: Vector(8000, 4000))
        camera.resize(to: sharper, at: 1.1)
        #expect(camera.animation.kind == .zooming)
        #expect(camera.animation.anchor == Vector(2000, 1000))
    }

    @Test("A zoom that has ended still settles after a resize.")
    func finishedZoomStillSettles() {
        var camera = Self.moving()
        camera.finishAnimation(at: 1.4)
        camera.resize(to: Self.resized(camera.viewport), at: 1.5)
        camera.release(at: 1.6)
        #expect(camera.drain().labels == ["animation began", "animation ended", "settled discrete"])
    }

    // MARK: Settings

    @Test("New settings lead from the fitted view to the new fitted view.")
    func settingsKeepTheFittedView() {
        var camera = CameraRig.square(.photos)
        var reader = Settings(.reader)
        reader.layout.fit = .none
        reader.layout.maxScale = ScaleLevel(.none, times: 3)
        camera.adopt(reader, at: 0)
        #expect(camera.target == camera.viewport.fittedView)
        #expect(camera.viewport.fittedScale == 1)
    }

    @Test("New settings keep any other transform, clamped to the new limits.")
    func settingsKeepOtherTransforms() {
        var camera = CameraRig.square(.maps)
        let zoomed = camera.zoomed(4)
        camera.becomeIdle(at: zoomed)
        camera.adopt(Settings(.photos), at: 0)
        #expect(camera.target == zoomed)
        var narrow = Settings(.photos)
        narrow.layout.maxScale = ScaleLevel(.contain, times: 2)
        camera.adopt(narrow, at: 0)
        #expect(isClose(camera.target.scale, 0.8))
    }

    @Test("A zoom continues under new settings, to its target within the new limits.")
    func settingsLetAZoomContinue() {
        var camera = Self.moving()
        let (here, end) = (camera.animation.transform(at: 1.1), camera.animation.end)
        var slow = Settings(.maps)
        slow.zoom.animationDuration = 2
        slow.layout.maxScale = ScaleLevel(.contain, times: 3)
        camera.adopt(slow, at: 1.1)
        #expect(isClose(camera.animation.transform(at: 1.1), here, of: 400))
        #expect(isClose(camera.target.scale, 1.2))
        #expect(isClose(camera.animation.end, end))
    }
}
