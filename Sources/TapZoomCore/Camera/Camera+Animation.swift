// SPDX-License-Identifier: MIT

extension Camera {
    /// The transform of the animation. A zoom that took over a velocity may swing out of bounds, so its place is
    /// constrained, except for the excess that it began with.
    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    func animationTransform(at time: Double) -> Transform {
        var displayed = motion.animation.transform(at: time)
        switch motion.animation {
        case .idle, .finished, .paused, .flinging:
            break
        case .springing:
            // A spring that turns about a finger may swing beyond the bounds, also without a rubber band.
            if settings.elastic.rubberBand == 0 { displayed = viewport.constrainPlace(displayed) }
        case .zooming(let zoom):
            displayed = viewport.constrainPlace(displayed)
            let excess = zoom.excess(at: time)
            if excess != .zero { displayed.translation = displayed.translation + excess }
        }
        // The numbers of a loaded state may overflow during an animation.
        return displayed.isFinite ? displayed : target
    }

    /// The transform at which the view will come to rest without further input.
    var target: Transform {
        @_addressableSelf @inline(never) get {
            if let session = motion.session { return goal(of: session) }
            return switch motion.animation {
            case .idle(let transform), .finished(let transform): transform
            case .zooming(let zoom): zoom.target
            case .paused(_, let goal, _): goal
            case .flinging(let fling, _): fling.target
            case .springing(let spring): spring.target
            }
        }
    }

    /// Whether the view shows the target of a command and stays there.
    @_addressableSelf
    @inline(never)
    func isShowing(_ target: Transform) -> Bool {
        if let session = motion.session { return viewport.isSame(session.displayed, target) }
        return switch motion.animation {
        case .idle(let transform), .finished(let transform): viewport.isSame(transform, target)
        case .paused, .zooming, .flinging, .springing: false
        }
    }

    /// Starts a zoom animation to `target` from the displayed transform and velocity; with a duration of 0, goes there
    /// at once. `anchor` is the content point that moves in a straight line. Does nothing if the view is already there
    /// or on the way.
    @inline(never)
    mutating func animate(
        to target: Transform, anchor: Vector, at time: Double, duration: Double, _ events: inout EventQueue
    ) {
        if isShowing(target) { return }
        let (displayed, velocity) = (transform(at: time), motion.animation.velocity(at: time))
        switch motion.animation {
        case .idle, .finished:
            break
        case .paused(let transform, _, _):
            if viewport.isSame(transform, target) {
                motion.start(.finished(transform))
                return
            }
        case .flinging(_, let anchor):
            emit(.fling, .cancelled, at: time, about: anchor, &events)
        case .springing(let spring):
            if viewport.isSame(spring.target, target), duration > 0, !settings.reducedMotion { return }
        case .zooming(let zoom):
            if viewport.isSame(zoom.target, target), duration > 0, !settings.reducedMotion { return }
            emit(.animation, .cancelled, at: time, about: zoom.anchor, &events)
        }
        emit(.animation, .began, at: time, about: anchor, &events)
        raster = max(raster, target.scale)
        if duration > 0, !settings.reducedMotion {
            motion.start(
                .zooming(
                    zoom(from: displayed, velocity: velocity, to: target, anchor: anchor, at: time, duration: duration))
            )
        } else {
            arrive(at: target, anchor: anchor, time: time, &events)
        }
    }

    /// A zoom animation in this viewport, from any transform.
    @_addressableSelf
    @inline(never)
    func zoom(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, anchor: Vector, at time: Double,
        duration: Double
    ) -> ZoomAnimation {
        ZoomAnimation(
            from: origin, velocity: velocity, to: target, anchor: anchor, within: viewport.scales,
            excess: origin.translation - viewport.constrainPlace(origin).translation, at: time, duration: duration)
    }

    /// Ends the animation, whose end is due.
    mutating func finishAnimation(at time: Double, _ events: inout EventQueue) {
        switch motion.animation {
        case .idle, .finished, .paused:
            break
        case .zooming(let zoom):
            arrive(at: zoom.target, anchor: zoom.anchor, time: time, &events)
        case .flinging(let fling, let anchor):
            motion.start(.finished(fling.target))
            emit(.fling, .ended, at: time, about: anchor, &events)
        case .springing(let spring):
            motion.start(.finished(spring.target))
        }
    }

    private mutating func arrive(at target: Transform, anchor: Vector, time: Double, _ events: inout EventQueue) {
        motion.start(.finished(target))
        emit(.animation, .ended, at: time, about: anchor, &events)
    }

    /// No contact is down: ends the drag session, continues a paused zoom, and settles a finished animation.
    mutating func release(at time: Double, _ events: inout EventQueue) {
        if let session = motion.session { endDrag(session, at: time, &events) }
        if case .paused(_, let goal, let anchor) = motion.animation {
            animate(to: goal, anchor: anchor, at: time, duration: settings.zoom.animationDuration, &events)
        }
        if case .finished(let transform) = motion.animation {
            motion.start(.idle(transform))
            raster = transform.scale
            emit(.settled, .discrete, at: time, about: transform.applyInverse(viewport.safeArea.center), &events)
        }
    }

    /// Ends the animation at the allowed transform nearest to the displayed one.
    mutating func stopAnimation(at time: Double, _ events: inout EventQueue) {
        let displayed = transform(at: time)
        switch motion.animation {
        case .idle, .finished: return
        case .paused, .springing: break
        case .zooming(let zoom): emit(.animation, .cancelled, at: time, about: zoom.anchor, &events)
        case .flinging(_, let anchor): emit(.fling, .cancelled, at: time, about: anchor, &events)
        }
        motion.start(.finished(viewport.constrain(displayed)))
    }
}
