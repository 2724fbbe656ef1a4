// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraAnimationTests {
    private static let anchor = Vector(500, 500)

    private static func moving(_ change: (inout Settings) -> Void = { _ in }) -> CameraRig {
        var camera = CameraRig.square(.maps, change)
        camera.animate(to: camera.zoomed(4), anchor: anchor, at: 1, duration: 0.4)
        return camera
    }

    @Test("An animation ends at its target, and SETTLED comes once.")
    func animationReachesItsTargetAndSettles() {
        var camera = Self.moving()
        #expect(camera.animation.end == 1.4)
        camera.finishAnimation(at: 1.4)
        #expect(camera.animation.transform(at: 1.4) == camera.zoomed(4))
        #expect(camera.drain().labels == ["animation began", "animation ended"])
        camera.release(at: 1.5)
        #expect(camera.drain().labels == ["settled discrete"])
        camera.release(at: 1.6)
        camera.finishAnimation(at: 1.7)
        #expect(camera.drain().isEmpty)
    }

    @Test("An animation to the displayed transform, or to the running target, does nothing.")
    func noAnimationToTheSamePlace() {
        var camera = CameraRig.square()
        camera.animate(to: camera.viewport.fittedView, anchor: Self.anchor, at: 1, duration: 0.4)
        camera.animate(to: camera.viewport.fittedView, anchor: Self.anchor, at: 1, duration: 0)
        #expect(camera.drain().isEmpty)
        #expect(!camera.animation.isMoving)
        camera = Self.moving()
        camera.animate(to: camera.zoomed(4), anchor: Self.anchor, at: 1.1, duration: 0.4)
        #expect(camera.animation.end == 1.4)
        #expect(camera.drain().labels == ["animation began"])
    }

    @Test("A command without animation to the running target cancels the animation and ends there.")
    func immediateMoveReplacesTheAnimation() {
        var camera = Self.moving()
        camera.animate(to: camera.zoomed(4), anchor: Self.anchor, at: 1.1, duration: 0)
        #expect(
            camera.drain().labels == ["animation began", "animation cancelled", "animation began", "animation ended"])
        #expect(!camera.animation.isMoving)
    }

    @Test("With reduced_motion an animation ends when it begins.")
    func reducedMotionEndsAtOnce() {
        var camera = Self.moving { $0.reducedMotion = true }
        #expect(!camera.animation.isMoving)
        #expect(camera.animation.transform(at: 1) == camera.zoomed(4))
        #expect(camera.drain().map(\.time) == [1, 1])
    }

    @Test("An animation to a new target continues with the place and velocity of the old one.")
    func retargetIsContinuous() {
        trials(200) { random in
            var camera = Self.moving { $0.layout.bounds = .none }
            let time = random.between(1, 1.4)
            var before = camera.animation
            camera.animate(
                to: camera.zoomed(random.magnitude(1.1, 50), at: random.vector(300)), anchor: random.vector(1000),
                at: time, duration: 0.3)
            let content = random.vector(1000)
            var after = camera.animation
            let (old, new) = (before.transform(at: time).apply(content), after.transform(at: time).apply(content))
            try require(isClose(old, new, of: 1e3), "\(old) jumps to \(new)")
            let (was, became) = (before.velocity(at: time).about(old), after.velocity(at: time).about(old))
            try require(isClose(was.translation, became.translation, of: 1e4), "\(was) changes to \(became)")
            try require(isClose(was.logScale, became.logScale, of: 10), "\(was) changes to \(became)")
            try require(
                camera.drain().labels == ["animation began", "animation cancelled", "animation began"],
                "the events of a retarget differ")
        }
    }

    // MARK: Fingers

    @Test("A finger pauses an animation where it is, and the release continues it to its target.")
    func pausedAnimationContinuesAtTheRelease() {
        var camera = Self.moving()
        let here = camera.animation.transform(at: 1.2)
        _ = camera.pauseAnimation(at: 1.2)
        #expect(camera.animation.transform(at: 99) == here)
        #expect(camera.target == camera.zoomed(4))
        #expect(camera.drain().labels == ["animation began", "animation cancelled"])
        camera.release(at: 2)
        #expect(camera.animation.transform(at: 2) == here)
        #expect(camera.animation.end == 2 + camera.settings.zoom.animationDuration)
        #expect(camera.animation.velocity(at: 2).logScale == 0)
        camera.finishAnimation(at: 2.3)
        camera.release(at: 2.3)
        #expect(camera.target == camera.zoomed(4))
        #expect(camera.drain().labels == ["animation began", "animation ended", "settled discrete"])
    }

    @Test("Content at rest cannot be paused, and its release sends no events.")
    func contentAtRestIsNotPaused() {
        var camera = CameraRig.square()
        _ = camera.pauseAnimation(at: 1)
        camera.release(at: 2)
        #expect(camera.drain().isEmpty)
    }

    @Test("A command to the place of a paused animation ends there.")
    func commandToThePausedPlaceEndsThere() {
        var camera = Self.moving()
        _ = camera.pauseAnimation(at: 1.2)
        camera.animate(to: camera.animation.transform(at: 1.2), anchor: Self.anchor, at: 1.3, duration: 0.3)
        #expect(!camera.animation.isMoving)
        camera.release(at: 1.4)
        #expect(camera.drain().labels == ["animation began", "animation cancelled", "settled discrete"])
    }

    // MARK: Stop

    @Test("A stop ends the animation where it is.")
    func stopEndsTheAnimationInPlace() {
        var camera = Self.moving()
        let here = camera.animation.transform(at: 1.2)
        camera.stopAnimation(at: 1.2)
        #expect(isClose(camera.target, here, of: 400))
        camera.release(at: 1.2)
        #expect(camera.drain().labels == ["animation began", "animation cancelled", "settled discrete"])
        camera.stopAnimation(at: 1.3)
        camera.release(at: 1.3)
        #expect(camera.drain().isEmpty)
    }

    /// A rotating view may have gaps on its way, but not after a stop.
    @Test("A stop leaves the view within its bounds.")
    func stopIsWithinTheBounds() {
        trials(200) { random in
            var camera = CameraRig.square()
            let turned = Transform(scale: 0.5, rotation: random.between(-3, 3), translation: random.vector(400))
            camera.animate(to: camera.viewport.constrain(turned), anchor: random.vector(1000), at: 0, duration: 1)
            let time = random.between(0, 1)
            if random.chance(0.5) { _ = camera.pauseAnimation(at: time) }
            camera.stopAnimation(at: time)
            let (target, viewport) = (camera.target, camera.viewport)
            try require(isClose(target, viewport.constrain(target), of: 1e3), "stopped at \(target) from \(turned)")
        }
    }

    @Test("An animation that is stopped while a finger holds it does not continue.")
    func stopWhilePausedEndsTheAnimation() {
        var camera = Self.moving()
        _ = camera.pauseAnimation(at: 1.2)
        let here = camera.animation.transform(at: 1.2)
        camera.stopAnimation(at: 1.3)
        camera.release(at: 1.4)
        #expect(isClose(camera.target, here, of: 400))
        #expect(camera.drain().labels == ["animation began", "animation cancelled", "settled discrete"])
    }
}
