// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraHoldTests {
    /// At 1 to 1, with 300 of room to each side.
    private static func zoomedIn(_ change: (inout Settings) -> Void = { _ in }) -> Camera {
        var camera = Camera.square(.photos, change)
        camera.motion = .rest(Transform(scale: 1, rotation: 0, translation: Vector(-300, -300)))
        return camera
    }

    private static func drag(_ camera: inout Camera, by way: Vector, velocity: Vector = .zero, at time: Double = 1) {
        camera.hold(Grip(from: Vector(200, 200), to: Vector(200, 200) + way), regrouped: false, at: time)
        camera.receive(pan(.ended, velocity, at: time), swipes: false)
    }

    private static func pan(_ phase: Phase, _ velocity: Vector, at time: Double) -> Gesture {
        var flow = Flow.still(at: Vector(200, 200))
        flow.velocity = velocity
        return Gesture(
            kind: .pan, phase: phase, time: time, point: Vector(200, 200), contactCount: 1, tapCount: 0, tool: .finger,
            flow: flow)
    }

    // MARK: Moving

    @Test func theContentFollowsTheFingers() {
        var camera = Self.zoomedIn()
        camera.hold(Grip(from: .zero, to: Vector(30, -40)), regrouped: false, at: 1)
        #expect(camera.transform(at: 9).translation == Vector(-270, -340))
        camera.hold(Grip(from: .zero, to: Vector(10, 0)), regrouped: false, at: 2)
        #expect(camera.transform(at: 9).translation == Vector(-290, -300))
        #expect(camera.drain().isEmpty)
    }

    @Test func beyondTheEdgeItFollowsLessAndComesBackTheSameWay() {
        var camera = Self.zoomedIn()
        camera.hold(Grip(from: .zero, to: Vector(400, 0)), regrouped: false, at: 1)
        let band = RubberBand(stiffness: 0.55, wall: 400)
        #expect(isClose(camera.transform(at: 1).translation, Vector(band.stretch(100), -300)))
        camera.hold(Grip(from: .zero, to: Vector(250, 0)), regrouped: false, at: 2)
        #expect(camera.transform(at: 2).translation == Vector(-50, -300))
    }

    /// What is shown stays when a finger comes or goes, wherever it is.
    @Test func aFingerThatComesOrGoesMovesNothing() {
        trials(1000) { random in
            var camera = Camera.square(.photos)
            camera.settings.gestures.insert(.rotate)
            for time in 1...8 {
                let before = camera.transform(at: Double(time))
                var grip = random.grip()
                if random.chance(0.5) { grip.turn = 0 }
                camera.hold(grip, regrouped: true, at: Double(time))
                let after = camera.transform(at: Double(time))
                for corner in [Vector.zero, Vector(400, 400)] {
                    let now = after.apply(before.applyInverse(corner))
                    try require(now.distance(to: corner) < 1e-3, "\(grip) moves \(corner) to \(now)")
                }
                grip.to = grip.to + random.vector(100)
                grip.growth += random.between(-0.5, 0.5)
                camera.hold(grip, regrouped: false, at: Double(time))
                try require(camera.transform(at: 9).isFinite, "\(grip)")
            }
        }
    }

    @Test func fingersThatTakeHoldEndWhatMoves() {
        var zooming = Camera.square()
        zooming.go(to: zooming.zoomed(4), anchor: Vector(500, 500), at: 0, duration: 0.3)
        let here = zooming.transform(at: 0.1)
        zooming.hold(Grip(from: .zero, to: .zero), regrouped: true, at: 0.1)
        #expect(zooming.drain().told == ["zoom began", "zoom cancelled"])
        #expect(isClose(zooming.transform(at: 0.1), here, of: 400))
        var flinging = Self.zoomedIn()
        Self.drag(&flinging, by: Vector(50, 0), velocity: Vector(-500, 0))
        flinging.release(at: 1)
        flinging.hold(Grip(from: .zero, to: .zero), regrouped: true, at: 1.1)
        #expect(flinging.drain().told == ["pan ended", "fling began", "fling cancelled"].suffix(2))
    }

    // MARK: Letting go

    @Test func whatIsStillAndAllowedHasArrived() {
        var camera = Self.zoomedIn()
        Self.drag(&camera, by: Vector(50, 0))
        camera.release(at: 1)
        #expect(!camera.motion.isMoving)
        #expect(camera.drain().told == ["settled once"])
        #expect(camera.target.translation == Vector(-250, -300))
    }

    @Test func whatIsFastFlings() {
        var camera = Self.zoomedIn { $0.layout.bounds = .none }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(-300, 400))
        camera.release(at: 1)
        #expect(camera.drain().told == ["fling began"])
        #expect(isClose(camera.motion.flow(at: 1).velocity, Vector(-300, 400)))
        // v / decay, less what is left at the end.
        #expect(isClose(camera.target.translation, Vector(-250 - 150, -300 + 200), of: 0, to: 0.02))
        camera.finishMotion(at: camera.motion.end)
        camera.release(at: 9)
        #expect(camera.drain().told == ["fling ended", "settled once"])
    }

    @Test func onlyWhatIsFastEnoughAndNoFasterThanIsTold() {
        func speed(_ velocity: Double, _ change: (inout Settings) -> Void = { _ in }) -> Double {
            var camera = Self.zoomedIn {
                $0.layout.bounds = .none
                change(&$0)
            }
            Self.drag(&camera, by: Vector(5, 0), velocity: Vector(velocity, 0))
            camera.release(at: 1)
            return camera.motion.flow(at: 1).velocity.x
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
        let shown = camera.transform(at: 1)
        camera.release(at: 1)
        #expect(camera.motion.isMoving)
        #expect(isClose(camera.transform(at: 1), shown, of: 400))
        #expect(camera.target == Transform(scale: 1, rotation: 0, translation: Vector(0, -300)))
        #expect(camera.drain().isEmpty)
        camera.finishMotion(at: camera.motion.end)
        camera.release(at: 9)
        #expect(camera.drain().told == ["settled once"])
    }

    /// A scale beyond its limit goes back about the fingers.
    @Test func whatIsTooLargeSettlesAboutTheFingers() {
        var camera = Self.zoomedIn()
        let focus = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focus)
        camera.hold(Grip(from: focus, to: focus, growth: Math.log(6)), regrouped: false, at: 1)
        camera.receive(Self.pan(.ended, Vector(2000, 0), at: 1), swipes: false)
        camera.release(at: 1)
        // What has to change its scale does not fling.
        #expect(camera.drain().isEmpty)
        #expect(isClose(camera.target.scale, 2.4))
        #expect(isClose(camera.target.apply(under), focus))
    }

    @Test(arguments: [(0.1, 0.0), (0.13, 0.13), (1.5, 1.5707963267948966), (-1.6, -1.5707963267948966)])
    func aTurnNearAQuarterSnaps(turn: Double, end: Double) {
        var camera = Camera.square(.board) { $0.gestures.insert(.rotate) }
        let focus = Vector(150, 250)
        let under = camera.transform(at: 0).applyInverse(focus)
        camera.hold(Grip(from: focus, to: focus, turn: turn), regrouped: false, at: 1)
        #expect(isClose(camera.target.rotation, end))
        #expect(isClose(camera.target.apply(under), focus))
        camera.settings.gestures.remove(.rotate)
        #expect(camera.target.rotation == turn)
    }

    /// A rotation that a host has set is none that fingers made.
    @Test func whatFingersHaveNotTurnedDoesNotSnap() {
        var camera = Camera.square(.board) { $0.gestures.insert(.rotate) }
        camera.motion = .rest(Transform(scale: 1, rotation: 0.1, translation: .zero))
        camera.hold(Grip(from: .zero, to: Vector(5, 0)), regrouped: false, at: 1)
        #expect(camera.target.rotation == 0.1)
    }

    @Test func withReducedMotionAllIsAtOnce() {
        var camera = Self.zoomedIn { $0.reducedMotion = true }
        Self.drag(&camera, by: Vector(400, 0))
        camera.release(at: 1)
        #expect(!camera.motion.isMoving)
        #expect(camera.target.translation == Vector(0, -300))
        camera = Self.zoomedIn { $0.reducedMotion = true }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(3000, 0))
        camera.release(at: 1)
        #expect(camera.drain().told == ["fling began", "fling ended", "settled once"].suffix(3))
        #expect(camera.target.translation == Vector(-250, -300))
    }

    @Test func withoutARubberBandNothingBounces() {
        #expect(Self.zoomedIn().bouncingRoom(of: Self.zoomedIn().target).reach == Vector(400, 400))
        let stiff = Self.zoomedIn { $0.elastic.rubberBand = 0 }
        #expect(stiff.bouncingRoom(of: stiff.target).reach == .zero)
    }

    // MARK: Catching

    @Test func aFingerCatchesAFlingAndSaysWhetherItWasFast() {
        var camera = Self.zoomedIn { $0.layout.bounds = .none }
        Self.drag(&camera, by: Vector(50, 0), velocity: Vector(1000, 0))
        camera.release(at: 1)
        _ = camera.drain()
        var slow = camera
        let isFast = camera.catchMotion(at: 1.1)
        #expect(isFast)
        #expect(camera.drain().told == ["fling cancelled"])
        let here = camera.transform(at: 1.1)
        #expect(camera.transform(at: 5) == here)
        #expect(camera.target == here)
        // 1000 e^-2t is 200 after 0.8 s.
        let isStillFast = slow.catchMotion(at: 1.85)
        #expect(!isStillFast)
        #expect(slow.drain().told == ["fling cancelled"])
        camera.release(at: 2)
        #expect(camera.drain().told == ["settled once"])
        #expect(camera.target == here)
    }

    @Test func whatRestsOrIsHeldIsNotCaught() {
        var camera = Self.zoomedIn()
        let before = camera.catchMotion(at: 0)
        camera.hold(Grip(from: .zero, to: Vector(9, 9)), regrouped: false, at: 1)
        let after = camera.catchMotion(at: 1)
        #expect(!before && !after)
        #expect(camera.transform(at: 1).translation == Vector(-291, -291))
    }

    /// What springs back is caught where it is, and stretched as far as that.
    @Test func aFingerCatchesWhatSpringsBack() {
        var camera = Self.zoomedIn()
        Self.drag(&camera, by: Vector(400, 0))
        camera.release(at: 1)
        _ = camera.catchMotion(at: 1.05)
        let here = camera.transform(at: 1.05)
        #expect(here.translation.x > 1)
        camera.hold(Grip(from: .zero, to: .zero), regrouped: true, at: 1.1)
        #expect(isClose(camera.transform(at: 1.1), here, of: 400))
        camera.release(at: 1.2)
        #expect(camera.motion.isMoving)
        #expect(camera.target.translation.x == 0)
    }

    /// On its way a turn may leave a gap, which nothing but a rubber band allows.
    @Test func aFingerCatchesWhatTurnsBackWithoutARubberBand() {
        var settings = Settings(.photos)
        settings.gestures = .all
        settings.elastic.rubberBand = 0
        settings.pinch.rotateSnap = 0.785
        var camera = Camera(settings, size: Vector(400, 700), content: Vector(2000, 100))
        let focus = Vector(100, 300)
        camera.hold(Grip(from: focus, to: focus, turn: 0.5), regrouped: false, at: 1)
        camera.release(at: 1)
        let here = camera.transform(at: 1.05)
        camera.hold(Grip(from: focus, to: focus), regrouped: true, at: 1.05)
        #expect(isClose(camera.transform(at: 1.05), here, of: 400))
    }

    @Test func loosenedFingersCountAnew() {
        var camera = Self.zoomedIn()
        camera.hold(Grip(from: .zero, to: Vector(50, 0)), regrouped: false, at: 1)
        camera.hold?.loosen()
        #expect(camera.transform(at: 1).translation == Vector(-250, -300))
        camera.hold(Grip(from: Vector(7, 7), to: Vector(17, 7)), regrouped: false, at: 2)
        #expect(isClose(camera.transform(at: 2).translation, Vector(-240, -300)))
    }
}
