// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraDragTests {
    /// At scale 1 the content can move by 300 in each direction.
    private static func zoomedIn(_ change: (inout Settings) -> Void = { _ in }) -> CameraRig {
        var camera = CameraRig.square(.photos, change)
        camera.becomeIdle(at: Transform(scale: 1, rotation: 0, translation: Vector(-300, -300)))
        return camera
    }

    private static func drag(_ camera: inout CameraRig, by way: Vector, velocity: Vector = .zero, at time: Double = 1) {
        camera.updateDrag(
            TransformDelta(from: Vector(200, 200), to: Vector(200, 200) + way), touchesChanged: false, at: time)
        camera.receive(pan(.ended, velocity, at: time), swipes: false)
    }

    private static func pan(_ phase: Phase, _ translation: Vector, at time: Double) -> Gesture {
        var velocity = TransformVelocity.zero(at: Vector(200, 200))
        velocity.translation = translation
        return Gesture(
            kind: .pan, phase: phase, time: time, point: Vector(200, 200), contactCount: 1, tapCount: 0, tool: .finger,
            velocity: velocity)
    }

    // MARK: Moving

    @Test("The content follows the fingers exactly within the bounds.")
    func contentFollowsTheFingers() {
        var camera = Self.zoomedIn()
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(30, -40)), touchesChanged: false, at: 1)
        #expect(camera.transform(at: 9).translation == Vector(-270, -340))
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(10, 0)), touchesChanged: false, at: 2)
        #expect(camera.transform(at: 9).translation == Vector(-290, -300))
        #expect(camera.drain().isEmpty)
    }

    @Test("Beyond an edge the content follows the rubber band, and comes back along the same path.")
    func rubberBandIsReversible() {
        var camera = Self.zoomedIn()
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(400, 0)), touchesChanged: false, at: 1)
        let band = RubberBand(stiffness: 0.55, limit: 400)
        #expect(isClose(camera.transform(at: 1).translation, Vector(band.apply(100), -300)))
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(250, 0)), touchesChanged: false, at: 2)
        #expect(camera.transform(at: 2).translation == Vector(-50, -300))
    }

    /// Also for content beyond its bounds.
    @Test("The content does not move when a finger lands or lifts.")
    func landingOrLiftMovesNothing() {
        trials(1000) { random in
            var camera = CameraRig.square(.photos)
            camera.settings.gestures.insert(.rotate)
            for time in 1...8 {
                let before = camera.transform(at: Double(time))
                var delta = random.delta()
                if random.chance(0.5) { delta.rotation = 0 }
                camera.updateDrag(delta, touchesChanged: true, at: Double(time))
                let after = camera.transform(at: Double(time))
                for corner in [Vector.zero, Vector(400, 400)] {
                    let now = after.apply(before.applyInverse(corner))
                    try require(now.distance(to: corner) < 1e-3, "\(delta) moves \(corner) to \(now)")
                }
                delta.to = delta.to + random.vector(100)
                delta.logScale += random.between(-0.5, 0.5)
                camera.updateDrag(delta, touchesChanged: false, at: Double(time))
                try require(camera.transform(at: 9).isFinite, "\(delta) gives a transform that is not finite")
            }
        }
    }

    @Test("A drag cancels an animation or a fling where it is.")
    func dragEndsAnimationAndFling() {
        var zooming = CameraRig.square()
        zooming.animate(to: zooming.zoomed(4), anchor: Vector(500, 500), at: 0, duration: 0.3)
        let here = zooming.transform(at: 0.1)
        zooming.updateDrag(TransformDelta(from: .zero, to: .zero), touchesChanged: true, at: 0.1)
        #expect(zooming.drain().labels == ["animation began", "animation cancelled"])
        #expect(isClose(zooming.transform(at: 0.1), here, of: 400))
        var flinging = Self.zoomedIn()
        Self.drag(&flinging, by: Vector(50, 0), velocity: Vector(-500, 0))
        flinging.release(at: 1)
        flinging.updateDrag(TransformDelta(from: .zero, to: .zero), touchesChanged: true, at: 1.1)
        #expect(flinging.drain().labels == ["pan ended", "fling began", "fling cancelled"].suffix(2))
    }

    // MARK: Releasing

    @Test("Content that is released at rest within its bounds settles at once.")
    func contentAtRestWithinBoundsSettles() {
        var camera = Self.zoomedIn()
        Self.drag(&camera, by: Vector(50, 0))
        camera.release(at: 1)
        #expect(!camera.animation.isMoving)
        #expect(camera.drain().labels == ["settled discrete"])
        #expect(camera.target.translation == Vector(-250, -300))
    }

    @Test("Content that is released in motion flings with the velocity of the fingers.")
    func fastContentFlings() {
        var camera = Self.zoomedIn { $0.layout.bounds = .none }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(-300, 400))
        camera.release(at: 1)
        #expect(camera.drain().labels == ["fling began"])
        #expect(isClose(camera.animation.velocity(at: 1).translation, Vector(-300, 400)))
        // The target is v / decay away, less the part below the stop speed.
        #expect(isClose(camera.target.translation, Vector(-250 - 150, -300 + 200), of: 0, to: 0.02))
        camera.finishAnimation(at: camera.animation.end)
        camera.release(at: 9)
        #expect(camera.drain().labels == ["fling ended", "settled discrete"])
    }

    @Test("A fling needs fling_min_speed, and is at most fling_max_speed.")
    func flingSpeedIsLimited() {
        func speed(_ velocity: Double, _ change: (inout Settings) -> Void = { _ in }) -> Double {
            var camera = Self.zoomedIn {
                $0.layout.bounds = .none
                change(&$0)
            }
            Self.drag(&camera, by: Vector(5, 0), velocity: Vector(velocity, 0))
            camera.release(at: 1)
            return camera.animation.velocity(at: 1).translation.x
        }
        #expect(speed(200.0.nextDown) == 0)
        #expect(isClose(speed(200), 200))
        #expect(isClose(speed(-30000), -20000))
        #expect(speed(5000) { $0.gestures.remove(.fling) } == 0)
        #expect(isClose(speed(500) { $0.pointsPerUnit = 0.5 }, 500))
        #expect(speed(399) { $0.pointsPerUnit = 0.5 } == 0)
    }

    @Test("Content that is released beyond its bounds springs back into them.")
    func contentBeyondItsBoundsSpringsBack() {
        var camera = Self.zoomedIn()
        Self.drag(&camera, by: Vector(400, 0))
        let displayed = camera.transform(at: 1)
        camera.release(at: 1)
        #expect(camera.animation.isMoving)
        #expect(isClose(camera.transform(at: 1), displayed, of: 400))
        #expect(camera.target == Transform(scale: 1, rotation: 0, translation: Vector(0, -300)))
        #expect(camera.drain().isEmpty)
        camera.finishAnimation(at: camera.animation.end)
        camera.release(at: 9)
        #expect(camera.drain().labels == ["settled discrete"])
    }

    @Test("A scale beyond its limit returns about the fingers.")
    func scaleBeyondItsLimitReturnsAboutTheFingers() {
        var camera = Self.zoomedIn()
        let focalPoint = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focalPoint)
        camera.updateDrag(
            TransformDelta(from: focalPoint, to: focalPoint, logScale: Math.log(6)), touchesChanged: false, at: 1)
        camera.receive(Self.pan(.ended, Vector(100, 0), at: 1), swipes: false)
        camera.release(at: 1)
        #expect(camera.drain().isEmpty)
        #expect(isClose(camera.target.scale, 2.4))
        #expect(isClose(camera.target.apply(under), focalPoint))
    }

    @Test("A scale beyond its limit returns during a fling.")
    func scaleBeyondItsLimitReturnsDuringTheFling() {
        var camera = Self.zoomedIn()
        let focalPoint = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focalPoint)
        camera.updateDrag(
            TransformDelta(from: focalPoint, to: focalPoint, logScale: Math.log(6)), touchesChanged: false, at: 1)
        let displayed = camera.transform(at: 1)
        camera.receive(Self.pan(.ended, Vector(400, 0), at: 1), swipes: false)
        camera.release(at: 1)
        #expect(camera.drain().labels == ["fling began"])
        #expect(isClose(camera.transform(at: 1), displayed, of: 400))
        #expect(camera.target.scale == camera.viewport.scales.upperBound)
        #expect(camera.target.apply(under).x > focalPoint.x + 100)
        camera.finishAnimation(at: camera.animation.end)
        #expect(camera.transform(at: 9) == camera.target)
    }

    @Test(
        "A rotation within rotate_snap of a quarter turn snaps to it, about the fingers.",
        arguments: [(0.1, 0.0), (0.13, 0.13), (1.5, 1.5707963267948966), (-1.6, -1.5707963267948966)])
    func rotationSnapsToAQuarterTurn(turn: Double, end: Double) {
        var camera = CameraRig.square(.board) { $0.gestures.insert(.rotate) }
        let focalPoint = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focalPoint)
        camera.updateDrag(
            TransformDelta(from: focalPoint, to: focalPoint, rotation: turn), touchesChanged: false, at: 1)
        #expect(isClose(camera.target.rotation, end))
        #expect(isClose(camera.target.apply(under), focalPoint))
        camera.settings.gestures.remove(.rotate)
        #expect(camera.target.rotation == turn)
    }

    /// A host has set the rotation.
    @Test("A rotation that fingers have not made does not snap.")
    func rotationOfTheHostDoesNotSnap() {
        var camera = CameraRig.square(.board) { $0.gestures.insert(.rotate) }
        camera.becomeIdle(at: Transform(scale: 1, rotation: 0.1, translation: .zero))
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(5, 0)), touchesChanged: false, at: 1)
        #expect(camera.target.rotation == 0.1)
    }

    @Test("With reduced_motion content returns at once, and a fling does not move.")
    func reducedMotionEndsAtOnce() {
        var camera = Self.zoomedIn { $0.reducedMotion = true }
        Self.drag(&camera, by: Vector(400, 0))
        camera.release(at: 1)
        #expect(!camera.animation.isMoving)
        #expect(camera.target.translation == Vector(0, -300))
        camera = Self.zoomedIn { $0.reducedMotion = true }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(3000, 0))
        camera.release(at: 1)
        #expect(camera.drain().labels == ["fling began", "fling ended", "settled discrete"].suffix(3))
        #expect(camera.target.translation == Vector(-250, -300))
    }

    @Test("With rubber_band 0 nothing bounces.")
    func withoutARubberBandNothingBounces() {
        var elastic = Self.zoomedIn()
        let target = elastic.target
        #expect(elastic.bounceBounds(of: target).maxOverscroll == Vector(400, 400))
        var stiff = Self.zoomedIn { $0.elastic.rubberBand = 0 }
        #expect(stiff.bounceBounds(of: target).maxOverscroll == .zero)
    }

    // MARK: Stopping a motion

    @Test("A finger stops a fling where it is, and the camera reports whether the fling was fast.")
    func fingerStopsAFling() {
        var camera = Self.zoomedIn { $0.layout.bounds = .none }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(1000, 0))
        camera.release(at: 1)
        _ = camera.drain()
        var slow = camera
        let isFast = camera.pauseAnimation(at: 1.1)
        #expect(isFast)
        #expect(camera.drain().labels == ["fling cancelled"])
        let here = camera.transform(at: 1.1)
        #expect(camera.transform(at: 5) == here)
        #expect(camera.target == here)
        // 1000 e^-2t is 200 after 0.8 s.
        let isStillFast = slow.pauseAnimation(at: 1.85)
        #expect(!isStillFast)
        #expect(slow.drain().labels == ["fling cancelled"])
        camera.release(at: 2)
        #expect(camera.drain().labels == ["settled discrete"])
        #expect(camera.target == here)
    }

    @Test("A finger does not stop content that is at rest or held.")
    func contentAtRestOrHeldIsNotStopped() {
        var camera = Self.zoomedIn()
        let before = camera.pauseAnimation(at: 0)
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(9, 9)), touchesChanged: false, at: 1)
        let after = camera.pauseAnimation(at: 1)
        #expect(!before && !after)
        #expect(camera.transform(at: 1).translation == Vector(-291, -291))
    }

    @Test("A finger stops content that springs back, and holds it beyond its bounds.")
    func fingerStopsASpring() {
        var camera = Self.zoomedIn()
        Self.drag(&camera, by: Vector(400, 0))
        camera.release(at: 1)
        _ = camera.pauseAnimation(at: 1.05)
        let here = camera.transform(at: 1.05)
        #expect(here.translation.x > 1)
        camera.updateDrag(TransformDelta(from: .zero, to: .zero), touchesChanged: true, at: 1.1)
        #expect(isClose(camera.transform(at: 1.1), here, of: 400))
        camera.release(at: 1.2)
        #expect(camera.animation.isMoving)
        #expect(camera.target.translation.x == 0)
    }

    /// A turn by the host, or new settings, may leave an animation there.
    @Test(
        "A finger holds content that an animation has left further beyond its limits than a rubber band stretches.",
        arguments: [
            Transform(scale: 1, rotation: 0, translation: Vector(500, -300)),
            Transform(scale: 1, rotation: 0, translation: Vector(-300, -1100)),
            Transform(scale: 1, rotation: 0.5, translation: Vector(900, -200)),
            Transform(scale: 40, rotation: 0, translation: Vector(-300, -300)),
        ], [0, 0.55])
    func fingerHoldsContentBeyondItsBands(_ far: Transform, _ rubberBand: Double) {
        var camera = Self.zoomedIn {
            $0.elastic.rubberBand = rubberBand
            $0.elastic.rubberBandScale = 1.5
        }
        let still = FlingAnimation(
            from: far, velocity: .zero, within: PanBounds(x: -300...0, y: -300...0, maxOverscroll: Vector(400, 400)),
            constants: camera.constants, at: 1)
        camera.camera.start(still, anchor: .zero)
        _ = camera.pauseAnimation(at: 1)
        #expect(camera.transform(at: 1) == far)
        camera.updateDrag(TransformDelta(from: .zero, to: .zero), touchesChanged: true, at: 1.1)
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(1e-3, 0)), touchesChanged: false, at: 1.1)
        #expect(isClose(camera.transform(at: 1.1), far, of: 1000, to: 1e-5))
        var viewport = camera.viewport
        viewport.size.x += 1e-3
        camera.resize(to: viewport, at: 1.2)
        #expect(isClose(camera.transform(at: 1.2), far, of: 1000, to: 1e-3))
        camera.release(at: 1.3)
        let end = camera.target
        #expect(isClose(camera.viewport.constrain(end), end, of: 400))
        camera.finishAnimation(at: 9)
        camera.release(at: 9)
        #expect(!camera.bands.hasSlack)
    }

    /// A rotation may leave a gap on its way, which rubber_band 0 would not allow.
    @Test("A finger stops a rotation where it is, also with rubber_band 0.")
    func fingerStopsARotationWithoutARubberBand() {
        var settings = Settings(.photos)
        settings.gestures = .all
        settings.elastic.rubberBand = 0
        settings.pinch.rotateSnap = 0.785
        var camera = CameraRig(settings, size: Vector(400, 700), content: Vector(2000, 100))
        let focalPoint = Vector(100, 300)
        camera.updateDrag(TransformDelta(from: focalPoint, to: focalPoint, rotation: 0.5), touchesChanged: false, at: 1)
        camera.release(at: 1)
        let here = camera.transform(at: 1.05)
        camera.updateDrag(TransformDelta(from: focalPoint, to: focalPoint), touchesChanged: true, at: 1.05)
        #expect(isClose(camera.transform(at: 1.05), here, of: 400))
    }

    @Test("After a pause a drag restarts from the displayed transform.")
    func pausedDragRestarts() {
        var camera = Self.zoomedIn()
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(50, 0)), touchesChanged: false, at: 1)
        camera.camera.pauseSession()
        #expect(camera.transform(at: 1).translation == Vector(-250, -300))
        camera.updateDrag(TransformDelta(from: Vector(7, 7), to: Vector(17, 7)), touchesChanged: false, at: 2)
        #expect(isClose(camera.transform(at: 2).translation, Vector(-240, -300)))
    }

    // MARK: Axes along which the content cannot scroll

    /// A page that is as wide as the viewport, and taller.
    private static func page(_ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var settings = Settings(.reader)
        change(&settings)
        return Engine(settings, size: Vector(400, 400), content: Vector(800, 4000))
    }

    @Test("Along an axis on which the content cannot scroll a fling moves and bounces only with always_bounce_x.")
    func fixedAxisDoesNotFling() throws {
        for (bounces, moves) in [(false, false), (true, true)] {
            var engine = Self.page { $0.layout.alwaysBounceX = bounces }
            let events = try engine.play(.drag(from: 0, Vector(300, 300), to: Vector(220, 200)))
            #expect(events.outlines.contains("fling began"))
            var widest = 0.0
            for step in 0..<200 {
                try engine.advance(to: 0.1 + 0.02 * Double(step))
                widest = max(widest, abs(engine.transform.translation.x))
            }
            #expect((widest > 10) == moves && (moves || widest == 0))
            #expect(engine.transform.translation.y < -200 && engine.transform.translation.x == 0)
        }
    }

    /// For a diagonal drag only the velocity along the other axis counts.
    @Test(
        "A drag flings only if it is fast enough along an axis on which the content can move.",
        arguments: [(100.0, 0.0, false), (100, -15, false), (100, -25, true)])
    func onlyTheVelocityOfTheOtherAxisFlings(x: Double, y: Double, flings: Bool) throws {
        var engine = Self.page { $0.pan.panSlop = 0 }
        engine.set(Transform(scale: 0.5, rotation: 0, translation: Vector(0, -600)), .atOnce)
        let events = try engine.play(.drag(from: 0, Vector(200, 200), to: Vector(200 + x, 200 + y)))
        #expect(events.of(.pan).last?.velocity.x ?? 0 > 500)
        #expect(events.outlines.contains("fling began") == flings)
        try engine.advance(to: 9)
        #expect(engine.transform.translation.x == 0)
    }

    @Test("The content has no velocity along an axis on which it cannot scroll.")
    func noVelocityAlongAFixedAxis() throws {
        var engine = Self.page()
        try engine.play(.drag(from: 0, Vector(200, 300), to: Vector(280, 240)).dropLast() + [.advance(0.1)])
        let velocity = engine.velocity
        #expect(abs(velocity.translation.x) < 1e-6 && velocity.translation.y < -300)
    }

    /// A pinch leaves the page off its center. One finger remains and moves the page along y only.
    @Test("Content that a pinch has left beyond its bounds settles when the last finger lifts.")
    func pinchedContentSettlesAtTheLastLift() throws {
        var engine = Self.page { $0.pinch.liftGraceTime = 0 }
        let moves = TouchScript.frames(10) {
            .pair(.moved, at: $0, Vector(100 + 1000 * $0, 200), Vector(300 + 800 * $0, 200))
        }
        try engine.play(.pair(.began, at: 0, Vector(100, 200), Vector(300, 200)) + moves)
        try engine.play([.advance(0.2)])
        let pinched = engine.transform
        #expect(pinched.translation.x > 20)
        try engine.play([.up(2, at: 0.3, 380, 200)])
        #expect(engine.transform == pinched)
        try engine.play(.line(from: 0.4, Vector(200, 200), to: Vector(20, 100)) + [.advance(0.6)])
        #expect(engine.transform.translation.x == pinched.translation.x)
        #expect(engine.transform.translation.y < pinched.translation.y - 30)
        try engine.play([.up(1, at: 0.9, 20, 100), .advance(5)])
        #expect(engine.transform.translation.x == 0 && engine.transform.scale == 0.5)
    }

    @Test("A change of always_bounce_x during a drag takes effect without a jump.")
    func bounceMayChangeDuringADrag() throws {
        var engine = Self.page()
        try engine.play(.drag(from: 0, Vector(100, 200), to: Vector(200, 200)).dropLast() + [.advance(0.1)])
        var settings = engine.settings
        settings.layout.alwaysBounceX = true
        engine.setSettings(settings)
        #expect(engine.transform.translation.x == 0)
        try engine.play(.line(from: 0.2, Vector(200, 200), to: Vector(240, 200)) + [.advance(0.31)])
        let rubberBanded = engine.transform.translation.x
        #expect(rubberBanded > 15 && rubberBanded < 25)
        settings.layout.alwaysBounceX = false
        engine.setSettings(settings)
        #expect(engine.transform.translation.x == rubberBanded)
        try engine.play(.line(from: 0.4, Vector(240, 200), to: Vector(300, 200)) + [.advance(0.51)])
        #expect(engine.transform.translation.x == rubberBanded)
        try engine.play([.up(1, at: 0.9, 300, 200), .advance(5)])
        #expect(engine.transform.translation.x == 0)
    }
}
