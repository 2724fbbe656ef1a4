// SPDX-License-Identifier: MIT

/// How the view moves: by itself, or in the hands of a drag session, and never both. Every change goes through one of
/// the functions below, so a session and a running animation cannot exist together.
///
/// No enumeration of the two, because an optional is updated in place with every frame, and an enumeration is copied.
struct Motion {
    /// During a session it is finished, and shows nothing.
    private(set) var animation: Animation
    private(set) var session: DragSession?

    init(_ animation: Animation) { self.animation = animation }

    /// Replaces the animation; a session ends.
    mutating func start(_ animation: Animation) {
        self.animation = animation
        session = nil
    }

    /// Begins a session; an animation ends where it is.
    mutating func begin(_ session: DragSession) {
        animation = .finished(session.displayed)
        self.session = session
    }

    /// When the animation ends; infinity when nothing moves by itself.
    var end: Double { @_transparent get { session == nil ? animation.end : .infinity } }

    /// The fingers move on. Returns the scale that is displayed; nil without a session.
    @_transparent
    mutating func update(
        _ delta: TransformDelta, touchesChanged: Bool, in viewport: @_addressable Viewport, _ elastic: ElasticSettings
    ) -> Double? {
        session?.update(delta, touchesChanged: touchesChanged, in: viewport, elastic)
    }

    /// The fingers rest.
    @inline(__always)
    mutating func pause() { session?.pause() }

    /// How fast the content goes on when the session ends.
    mutating func setVelocity(_ velocity: Vector) { session?.velocity = velocity }

    /// Another viewport, or other settings.
    mutating func moveSession(
        to displayed: Transform, from origin: Transform, in viewport: Viewport, _ elastic: ElasticSettings
    ) {
        session?.move(to: displayed, from: origin, in: viewport, elastic)
    }
}

extension Motion {
    mutating func code(with coder: inout some StateCoder, blank: DragSession) {
        animation.code(with: &coder)
        var isHeld = session != nil
        coder.code(&isHeld)
        if isHeld {
            var held = session ?? blank
            held.code(with: &coder)
            begin(held)
        } else {
            session = nil
        }
    }
}
