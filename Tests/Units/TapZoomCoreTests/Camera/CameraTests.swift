// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraTests {
    private static func gesture(_ kind: EventKind, at time: Double = 1, contacts: Int32 = 1) -> Gesture {
        Gesture(
            kind: kind, phase: .discrete, time: time, point: Vector(100, 120), contactCount: contacts, tapCount: 2,
            tool: .finger)
    }

    @Test("A new camera rests at its fitted view.")
    func beginsAtTheFittedView() {
        var camera = CameraRig.square()
        #expect(camera.target == camera.viewport.fittedView)
        #expect(!camera.animation.isMoving)
        #expect(camera.events.count == 0)
    }

    @Test("A double tap zooms in at its point, and a two-finger tap zooms out.")
    func doubleTapZoomsInAndTwoFingerTapOut() {
        var camera = CameraRig.square { $0.zoom.animationDuration = 0 }
        camera.receive(Self.gesture(.doubleTap), swipes: false)
        #expect(isClose(camera.target.scale, 0.8))
        #expect(isClose(camera.target.apply(Vector(250, 300)), Vector(100, 120)))
        camera.receive(Self.gesture(.fingersTap, contacts: 2), swipes: false)
        #expect(isClose(camera.target, camera.viewport.fittedView))
    }

    @Test(
        "Single taps and long presses do not zoom.",
        arguments: [EventKind.tapPending, .tap, .longPress])
    func otherTapsDoNotZoom(kind: EventKind) {
        var camera = CameraRig.square()
        camera.receive(Self.gesture(kind), swipes: false)
        #expect(camera.target == camera.viewport.fittedView)
        #expect(!camera.animation.isMoving)
    }

    /// The second step counts from the target of the first, about the content point that is under the finger now.
    @Test("Double taps in quick succession add up.")
    func quickDoubleTapsAddUp() {
        var camera = CameraRig.square()
        camera.receive(Self.gesture(.doubleTap, at: 1), swipes: false)
        let under = camera.animation.transform(at: 1.1).applyInverse(Vector(100, 120))
        camera.receive(Self.gesture(.doubleTap, at: 1.1), swipes: false)
        #expect(isClose(camera.target.scale, 1.6))
        #expect(isClose(camera.target.apply(under), Vector(100, 120)))
    }

    @Test("Content can pan only with PAN on.")
    func canPanNeedsPan() {
        var camera = CameraRig.square { $0.layout.bounds = .none }
        camera.settings.gestures.remove(.pan)
        #expect(camera.canPan(at: camera.target) == false)
        camera.settings.gestures.insert(.pan)
        #expect(camera.canPan(at: camera.target) == true)
        camera.viewport.layout.bounds = .content
        #expect(camera.canPan(at: camera.target) == false)
    }

    /// O12: no tap waits for a double tap without effect.
    @Test("A double tap has an effect if the host polls it, or if it changes the view.")
    func doubleTapHasEffectIfObserved() {
        let unreported = ~UInt64(EventKind.doubleTap.bit)
        func hasEffect(_ change: (inout Settings) -> Void) -> Bool {
            var camera = CameraRig.square(.maps, change)
            return camera.doubleTapHasEffect(at: Vector(100, 120), time: 0)
        }
        #expect(hasEffect { _ in })
        #expect(hasEffect { $0.zoom.doubleTap = .none })
        #expect(hasEffect { $0.events = unreported })
        #expect(!hasEffect { ($0.zoom.doubleTap, $0.events) = (.none, unreported) })
        // At the largest scale a step does nothing, but a toggle does.
        var camera = CameraRig.square { $0.events = unreported }
        camera.becomeIdle(at: camera.zoomed(1e9))
        #expect(camera.doubleTapHasEffect(at: Vector(100, 120), time: 0) == false)
        // A step that centers the tapped point does something there, unless the point is at the center.
        camera.settings.zoom.doubleTapAnchor = .center
        #expect(camera.doubleTapHasEffect(at: Vector(100, 120), time: 0) == true)
        #expect(camera.doubleTapHasEffect(at: camera.viewport.safeArea.center, time: 0) == false)
        (camera.settings.zoom.doubleTap, camera.settings.zoom.doubleTapAnchor) = (.toggle, .point)
        #expect(camera.doubleTapHasEffect(at: Vector(100, 120), time: 0) == true)
    }
}
