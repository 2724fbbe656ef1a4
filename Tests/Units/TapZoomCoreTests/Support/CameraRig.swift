// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// A camera and the event queue that it reports to.
@dynamicMemberLookup
struct CameraRig {
    var camera: Camera
    var events = EventQueue()

    init(_ settings: Settings, size: Vector, content: Vector) {
        camera = Camera(settings, size: size, content: content)
        events.subscribed = settings.polledKinds
    }

    /// 400 x 400 on 1000 x 1000: the fitted view's scale is 0.4.
    static func square(_ preset: Preset = .maps, _ change: (inout Settings) -> Void = { _ in }) -> CameraRig {
        var settings = Settings(preset)
        settings.events &= ~UInt64(EventKind.limit.bit)
        change(&settings)
        return CameraRig(settings, size: Vector(400, 400), content: Vector(1000, 1000))
    }

    subscript<Value>(dynamicMember path: KeyPath<Camera, Value>) -> Value { camera[keyPath: path] }

    subscript<Value>(dynamicMember path: WritableKeyPath<Camera, Value>) -> Value {
        get { camera[keyPath: path] }
        set { camera[keyPath: path] = newValue }
    }

    /// The session of the fingers; nil if none runs.
    var session: DragSession? { camera.isDragging ? camera.session : nil }

    var target: Transform { mutating get { camera.target } }

    mutating func drain() -> [Event] {
        var all: [Event] = []
        while let event = events.pop() { all.append(event) }
        return all
    }

    /// The fitted view, zoomed by a factor about a place.
    func zoomed(_ factor: Double, at place: Vector = Vector(200, 200)) -> Transform {
        let full = camera.viewport.fittedView
        return camera.viewport.place(full.applyInverse(place), at: place, scale: factor * full.scale, rotation: 0)
    }
}

// Functions without events.
extension CameraRig {
    mutating func transform(at time: Double) -> Transform { camera.transform(at: time) }
    mutating func residual(of transform: Transform) -> Transform { camera.residual(of: transform) }
    mutating func canPan(at target: Transform) -> Bool { camera.canPan(at: target) }
    mutating func bounceBounds(of transform: Transform, _ velocity: Vector = .zero) -> PanBounds {
        camera.bounceBounds(of: transform, velocity)
    }
    mutating func resize(to viewport: Viewport, at time: Double) { camera.resize(to: viewport, at: time) }
    mutating func becomeIdle(at transform: Transform) { camera.becomeIdle(at: transform) }

    mutating func doubleTapHasEffect(at point: Vector, time: Double) -> Bool {
        camera.doubleTapHasEffect(at: point, time: time)
    }
}

// Functions that send events to the queue.
extension CameraRig {
    mutating func emit(_ gesture: Gesture) {
        camera.emit(gesture, &events)
    }

    mutating func emit(_ kind: EventKind, _ phase: Phase, at time: Double, about content: Vector) {
        camera.emit(kind, phase, at: time, about: content, &events)
    }

    mutating func receive(_ gesture: Gesture, swipes: Bool) {
        camera.receive(gesture, swipes: swipes, isLast: false, &events)
        camera.zoom(by: gesture, acts: false, tapped: nil, &events)
    }
    mutating func pauseAnimation(at time: Double) -> Bool {
        camera.pauseAnimation(
            by: TouchSample(time: time, id: 1, position: .zero, phase: .began), at: time, &events)
    }
    mutating func finishAnimation(at time: Double) { camera.finishAnimation(at: time, &events) }
    mutating func stopAnimation(at time: Double) { camera.stopMotion(isTouched: true, at: time, &events) }
    mutating func release(at time: Double) { camera.release(at: time, &events) }

    /// `zooms`: a pinch is in progress. By default this holds if the delta zooms or rotates.
    mutating func updateDrag(_ delta: TransformDelta, zooms: Bool? = nil, touchesChanged: Bool, at time: Double) {
        let zooms = zooms ?? (delta.scale != 1 || delta.rotation != 0)
        camera.updateDrag(delta, zooms: zooms, touchesChanged: touchesChanged, at: time, &events)
    }

    mutating func animate(to target: Transform, anchor: Vector, at time: Double, duration: Double) {
        camera.animate(to: target, anchor: anchor, at: time, duration: duration, by: .command, &events)
    }

    mutating func adopt(_ settings: Settings, at time: Double) {
        events.subscribed = settings.polledKinds
        camera.adopt(settings, settings.inViewUnits().fling, at: time, &events)
    }
}
