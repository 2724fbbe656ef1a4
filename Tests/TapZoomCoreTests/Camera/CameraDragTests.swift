// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraDragTests {
    /// At 1 to 1, with 300 of room to each side.
    private static func zoomedIn(_ change: (inout Settings) -> Void = { _ in }) -> CameraRig {
        var camera = CameraRig.square(.photos, change)
        camera.motion.rest(at: Transform(scale: 1, rotation: 0, translation: Vector(-300, -300)))
        return camera
    }

    private static func drag(_ camera: inout CameraRig, by way: Vector, velocity: Vector = .zero, at time: Double = 1) {
        camera.updateDrag(
            TransformDelta(from: Vector(200, 200), to: Vector(200, 200) + way), touchesChanged: false, at: time)
        camera.receive(pan(.ended, velocity, at: time), swipes: false)
    }

    private static func pan(_ phase: Phase, _ translation: Vector, at time: Double) -> Gesture {
        var velocity = TransformVelocity.still(at: Vector(200, 200))
        velocity.translation = translation
        return Gesture(
            kind: .pan, phase: phase, time: time, point: Vector(200, 200), contactCount: 1, tapCount: 0, tool: .finger,
            velocity: velocity)
    }

    // MARK: Moving

    @Test func theContentFollowsTheFingers() {
        var camera = Self.zoomedIn()
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(30, -40)), touchesChanged: false, at: 1)
        #expect(camera.transform(at: 9).translation == Vector(-270, -340))
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(10, 0)), touchesChanged: false, at: 2)
        #expect(camera.transform(at: 9).translation == Vector(-290, -300))
        #expect(camera.drain().isEmpty)
    }

    @Test func beyondTheEdgeItFollowsLessAndComesBackTheSameWay() {
        var camera = Self.zoomedIn()
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(400, 0)), touchesChanged: false, at: 1)
        let band = RubberBand(stiffness: 0.55, limit: 400)
        #expect(isClose(camera.transform(at: 1).translation, Vector(band.apply(100), -300)))
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(250, 0)), touchesChanged: false, at: 2)
        #expect(camera.transform(at: 2).translation == Vector(-50, -300))
    }

    /// What is shown stays when a finger comes or goes, wherever it is.
    @Test func aFingerThatComesOrGoesMovesNothing() {
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
                try require(camera.transform(at: 9).isFinite, "\(delta)")
            }
        }
    }

    @Test func fingersThatTakeHoldEndWhatMoves() {
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

    // MARK: Letting go

    @Test func whatIsStillAndAllowedHasArrived() {
        var camera = Self.zoomedIn()
        Self.drag(&camera, by: Vector(50, 0))
        camera.release(at: 1)
        #expect(!camera.animation.isMoving)
        #expect(camera.drain().labels == ["settled discrete"])
        #expect(camera.target.translation == Vector(-250, -300))
    }

    @Test func whatIsFastFlings() {
        var camera = Self.zoomedIn { $0.layout.bounds = .none }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(-300, 400))
        camera.release(at: 1)
        #expect(camera.drain().labels == ["fling began"])
        #expect(isClose(camera.animation.velocity(at: 1).translation, Vector(-300, 400)))
        // v / decay, less what is left at the end.
        #expect(isClose(camera.target.translation, Vector(-250 - 150, -300 + 200), of: 0, to: 0.02))
        camera.finishAnimation(at: camera.animation.end)
        camera.release(at: 9)
        #expect(camera.drain().labels == ["fling ended", "settled discrete"])
    }

    @Test func onlyWhatIsFastEnoughAndNoFasterThanIsTold() {
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

    @Test func whatIsOutOfBoundsSettlesThere() {
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

    /// A scale beyond its limit goes back about the fingers.
    @Test func whatIsTooLargeSettlesAboutTheFingers() {
        var camera = Self.zoomedIn()
        let focus = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focus)
        camera.updateDrag(TransformDelta(from: focus, to: focus, logScale: Math.log(6)), touchesChanged: false, at: 1)
        camera.receive(Self.pan(.ended, Vector(100, 0), at: 1), swipes: false)
        camera.release(at: 1)
        #expect(camera.drain().isEmpty)
        #expect(isClose(camera.target.scale, 2.4))
        #expect(isClose(camera.target.apply(under), focus))
    }

    /// A fling carries it along meanwhile.
    @Test func whatIsTooLargeFlingsAsItSettles() {
        var camera = Self.zoomedIn()
        let focus = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focus)
        camera.updateDrag(TransformDelta(from: focus, to: focus, logScale: Math.log(6)), touchesChanged: false, at: 1)
        let displayed = camera.transform(at: 1)
        camera.receive(Self.pan(.ended, Vector(400, 0), at: 1), swipes: false)
        camera.release(at: 1)
        #expect(camera.drain().labels == ["fling began"])
        #expect(isClose(camera.transform(at: 1), displayed, of: 400))
        #expect(camera.target.scale == camera.viewport.scales.upperBound)
        #expect(camera.target.apply(under).x > focus.x + 100)
        camera.finishAnimation(at: camera.animation.end)
        #expect(camera.transform(at: 9) == camera.target)
    }

    @Test(arguments: [(0.1, 0.0), (0.13, 0.13), (1.5, 1.5707963267948966), (-1.6, -1.5707963267948966)])
    func aTurnNearAQuarterSnaps(turn: Double, end: Double) {
        var camera = CameraRig.square(.board) { $0.gestures.insert(.rotate) }
        let focus = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focus)
        camera.updateDrag(TransformDelta(from: focus, to: focus, rotation: turn), touchesChanged: false, at: 1)
        #expect(isClose(camera.target.rotation, end))
        #expect(isClose(camera.target.apply(under), focus))
        camera.settings.gestures.remove(.rotate)
        #expect(camera.target.rotation == turn)
    }

    /// A rotation that a host has set is none that fingers made.
    @Test func whatFingersHaveNotTurnedDoesNotSnap() {
        var camera = CameraRig.square(.board) { $0.gestures.insert(.rotate) }
        camera.motion.rest(at: Transform(scale: 1, rotation: 0.1, translation: .zero))
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(5, 0)), touchesChanged: false, at: 1)
        #expect(camera.target.rotation == 0.1)
    }

    @Test func withReducedMotionAllIsAtOnce() {
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

    @Test func withoutARubberBandNothingBounces() {
        #expect(Self.zoomedIn().bounceBounds(of: Self.zoomedIn().target).maxOverscroll == Vector(400, 400))
        let stiff = Self.zoomedIn { $0.elastic.rubberBand = 0 }
        #expect(stiff.bounceBounds(of: stiff.target).maxOverscroll == .zero)
    }

    // MARK: Catching

    @Test func aFingerCatchesAFlingAndSaysWhetherItWasFast() {
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

    @Test func whatRestsOrIsHeldIsNotCaught() {
        var camera = Self.zoomedIn()
        let before = camera.pauseAnimation(at: 0)
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(9, 9)), touchesChanged: false, at: 1)
        let after = camera.pauseAnimation(at: 1)
        #expect(!before && !after)
        #expect(camera.transform(at: 1).translation == Vector(-291, -291))
    }

    /// What springs back is caught where it is, and stretched as far as that.
    @Test func aFingerCatchesWhatSpringsBack() {
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

    /// On its way a turn may leave a gap, which nothing but a rubber band allows.
    @Test func aFingerCatchesWhatTurnsBackWithoutARubberBand() {
        var settings = Settings(.photos)
        settings.gestures = .all
        settings.elastic.rubberBand = 0
        settings.pinch.rotateSnap = 0.785
        var camera = CameraRig(settings, size: Vector(400, 700), content: Vector(2000, 100))
        let focus = Vector(100, 300)
        camera.updateDrag(TransformDelta(from: focus, to: focus, rotation: 0.5), touchesChanged: false, at: 1)
        camera.release(at: 1)
        let here = camera.transform(at: 1.05)
        camera.updateDrag(TransformDelta(from: focus, to: focus), touchesChanged: true, at: 1.05)
        #expect(isClose(camera.transform(at: 1.05), here, of: 400))
    }

    @Test func loosenedFingersCountAnew() {
        var camera = Self.zoomedIn()
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(50, 0)), touchesChanged: false, at: 1)
        camera.camera.motion.pause(in: camera.viewport, camera.bands)
        #expect(camera.transform(at: 1).translation == Vector(-250, -300))
        camera.updateDrag(TransformDelta(from: Vector(7, 7), to: Vector(17, 7)), touchesChanged: false, at: 2)
        #expect(isClose(camera.transform(at: 2).translation, Vector(-240, -300)))
    }
}
