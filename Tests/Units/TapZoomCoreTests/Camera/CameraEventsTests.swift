// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraEventsTests {
    @Test(
        "Each gesture sends its events.",
        arguments: [
            (EventKind.tapPending, Phase.ended, ["tapPending ended", "tap discrete"]),
            (.tapPending, .cancelled, ["tapPending cancelled"]),
            (.doubleTap, .discrete, ["doubleTap discrete"]), (.fingersTap, .discrete, ["fingersTap discrete"]),
            (.longPress, .ended, ["longPress ended"]),
        ])
    func eventsOfEachGesture(kind: EventKind, phase: Phase, labels: [String]) {
        var camera = CameraRig.square {
            $0.zoom.doubleTap = .none
            $0.zoom.twoFingerTap = .none
        }
        for lasting in [EventKind.tapPending, .longPress] where phase != .discrete {
            camera.emit(Self.gesture(lasting, .began))
        }
        _ = camera.drain()
        camera.emit(Self.gesture(kind, phase))
        #expect(camera.drain().labels == labels)
    }

    @Test("A tap that is confirmed at the lift sends TAP_PENDING BEGAN, TAP_PENDING ENDED and TAP.")
    func instantTapIsThreeEvents() {
        var camera = CameraRig.square()
        camera.emit(Self.gesture(.tapPending, .began))
        camera.emit(Self.gesture(.tapPending, .ended))
        #expect(camera.drain().labels == ["tapPending began", "tapPending ended", "tap discrete"])
    }

    /// The view has moved between the lift and the confirmation.
    @Test("A tap has the content point and the scale of its lift.")
    func tapKeepsTheContentOfItsLift() {
        for end in [Phase.ended, .cancelled] {
            var camera = CameraRig.square()
            camera.emit(Self.gesture(.tapPending, .began))
            let lifted = camera.drain()
            camera.becomeIdle(at: camera.zoomed(3))
            camera.emit(Self.gesture(.tapPending, end))
            let labels = camera.drain()
            #expect(labels.count == (end == .ended ? 2 : 1))
            #expect(labels.allSatisfy { $0.content == lifted.first?.content && $0.scale == lifted.first?.scale })
        }
    }

    @Test("An event has the fields of its gesture, and the content point under it.")
    func eventHasTheFieldsOfItsGesture() {
        var camera = CameraRig.square()
        camera.becomeIdle(at: camera.zoomed(2))
        camera.emit(Self.gesture(.doubleTap, .discrete))
        let event = camera.drain().first
        #expect(event?.time == 3)
        #expect(event?.view == Vector(100, 120))
        #expect(event.map { isClose($0.content, Vector(375, 400)) } == true)
        #expect(event?.contactCount == 2)
        #expect(event?.tapCount == 5)
        #expect(event?.tool == Tool(.pen))
        #expect(event.map { isClose($0.scale, 0.8) } == true)
        #expect(event?.velocity == .zero)
        #expect(event?.scaleVelocity == 0)
    }

    @Test("An event of a moving view has the place and the velocity of its content point.")
    func eventHasTheVelocityOfTheView() {
        var camera = CameraRig.square { $0.layout.bounds = .none }
        camera.animate(to: camera.zoomed(4, at: Vector(50, 60)), anchor: Vector(125, 150), at: 0, duration: 0.3)
        _ = camera.drain()
        camera.emit(.settled, .discrete, at: 0.1, about: Vector(700, 300))
        var animation = camera.animation
        guard let event = camera.drain().first else {
            Issue.record("the camera sends no event")
            return
        }
        let place = animation.transform(at: 0.1).apply(Vector(700, 300))
        let x = centralDifference(at: 0.1, step: 1e-6) { animation.transform(at: $0).apply(Vector(700, 300)).x }
        let logScale = centralDifference(at: 0.1, step: 1e-6) { Math.log(animation.transform(at: $0).scale) }
        #expect(isClose(event.view, place))
        #expect(isClose(event.content, Vector(700, 300)))
        #expect(isClose(event.velocity.x, x, to: 1e-6))
        #expect(isClose(event.scaleVelocity, logScale, to: 1e-6))
        #expect(event.contactCount == 0)
        #expect(event.tapCount == 0)
    }

    @Test("The camera sends no event that the host does not poll.")
    func unwantedEventsAreNotSent() {
        var camera = CameraRig.square { $0.events = UInt64(EventKind.tap.bit) }
        camera.emit(Self.gesture(.tapPending, .began))
        camera.emit(Self.gesture(.tapPending, .ended))
        camera.emit(Self.gesture(.doubleTap, .discrete))
        #expect(camera.drain().labels == ["tap discrete"])
    }

    private static func gesture(_ kind: EventKind, _ phase: Phase) -> Gesture {
        Gesture(
            kind: kind, phase: phase, time: 3, point: Vector(100, 120), contactCount: 2, tapCount: 5, tool: Tool(.pen))
    }
}
