// SPDX-License-Identifier: MIT

/// The motion of the view: an animation or a drag session, and never both. Every change goes through one of the
/// functions below, so a session and a running animation cannot exist together.
///
/// An optional session rather than an enumeration of both: every frame updates an optional in place, and would copy an
/// enumeration.
struct Motion {
    /// During a session the animation is finished and displays nothing.
    private(set) var animation: Animation
    private(set) var session: DragSession?

    @inline(__always)
    init(restingAt transform: Transform) { animation = Animation(restingAt: transform) }

    /// Begins a session and ends the animation at the displayed transform.
    mutating func begin(_ session: DragSession) {
        animation.finish(at: session.displayed)
        self.session = session
    }

    /// Applies the fingers' delta to the session. Returns the displayed scale; nil without a session.
    @_transparent
    mutating func update(
        _ delta: TransformDelta, touchesChanged: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) -> Double? {
        session?.update(delta, touchesChanged: touchesChanged, in: viewport, elastic)
    }

    /// The fingers move nothing.
    @inline(__always)
    mutating func pause() { session?.pause() }

    /// Sets the velocity with which the content moves on after the session.
    mutating func setVelocity(_ velocity: Vector) { session?.velocity = velocity }

    /// Continues the session after a change of the viewport or the settings.
    mutating func moveSession(
        to displayed: Transform, from origin: Transform, in viewport: Viewport, _ elastic: ElasticSettings
    ) {
        session?.move(to: displayed, from: origin, in: viewport, elastic)
    }
}

// Each of these replaces the animation and ends a session.
extension Motion {
    mutating func rest(at transform: Transform) {
        animation.rest(at: transform)
        session = nil
    }

    mutating func finish(at transform: Transform) {
        animation.finish(at: transform)
        session = nil
    }

    mutating func pauseZoom(at transform: Transform, goal: Transform, anchor: Vector) {
        animation.pause(at: transform, goal: goal, anchor: anchor)
        session = nil
    }

    mutating func start(_ zoom: ZoomAnimation) {
        animation.start(zoom)
        session = nil
    }

    mutating func start(_ fling: FlingAnimation, anchor: Vector) {
        animation.start(fling, anchor: anchor)
        session = nil
    }

    mutating func start(_ spring: SpringBack) {
        animation.start(spring)
        session = nil
    }
}

extension Motion {
    mutating func code(with coder: inout some StateCoder, blank: DragSession) {
        animation.code(with: &coder)
        var isHeld = session != nil
        coder.code(&isHeld)
        if !isHeld {
            session = nil
            return
        }
        if session == nil { session = blank }
        session?.code(with: &coder)
        // Beside a session no animation runs.
        if animation.kind != .finished { coder.fail() }
    }
}
