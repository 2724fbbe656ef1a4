// SPDX-License-Identifier: MIT

extension Camera {
    /// The transform of the animation. A zoom that took over a velocity may swing out of bounds, so its place is
    /// constrained, except for its initial excess.
    @_addressableSelf
    @inline(never)
    func animationTransform(at time: Double) -> Transform {
        var displayed = motion.animation.transform(at: time)
        switch motion.animation.kind {
        case .idle, .finished, .paused, .flinging:
            break
        case .springing:
            // A spring that turns about a finger may swing beyond the bounds, even without a rubber band.
            if bands.isOff { displayed = viewport.constrain(displayed) }
        case .zooming:
            if !motion.animation.hasExcess, viewport.allows(displayed) { return displayed }
            displayed = constrained(displayed, at: time)
        case .gliding:
            displayed = withinBands(constrained(displayed, at: time))
        }
        // The numbers of a loaded state may overflow during an animation. Its target was checked by the load.
        return displayed.isQuicklyShowable ? displayed : target
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    private func constrained(_ transform: Transform, at time: Double) -> Transform {
        var displayed = viewport.constrainPlace(transform)
        let excess = motion.animation.excess(at: time)
        if excess != .zero { displayed.translation = displayed.translation + excess }
        return displayed
    }

    /// Limits a transform of a glide, because an excess may move it further beyond the bounds than the rubber bands
    /// allow.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func withinBands(_ transform: Transform) -> Transform {
        motion.animation.hasExcess ? viewport.bringWithinBands(transform, bands) : transform
    }

    /// The transform at which the view will come to rest without further input.
    var target: Transform {
        @_addressableSelf @inline(never) get {
            if motion.isHeld { return goal(of: motion.held) }
            return motion.animation.target
        }
    }

    /// Whether the view shows the target of a command and stays there.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func isShowing(_ target: Transform) -> Bool {
        if motion.isHeld { return !isHeldByHost && viewport.isSame(motion.held.displayed, target) }
        return switch motion.animation.kind {
        case .idle, .finished: viewport.isSame(motion.animation.target, target)
        case .paused, .zooming, .flinging, .springing, .gliding: false
        }
    }

    /// Starts a zoom animation to `target` from the displayed transform and velocity; with a duration of 0, moves there
    /// at once. `anchor` is the content point that moves in a straight line. Does nothing if the view is there already
    /// or moves there.
    @inline(never) @_optimize(size)
    mutating func animate(
        to target: Transform, anchor: Vector, at time: Double, duration: Double,
        style: @_addressable ZoomStyle = ZoomStyle(),
        _ events: inout EventQueue
    ) {
        if isShowing(target) { return }
        let (displayed, velocity) = (transform(at: time), velocity(at: time))
        let animates = duration > 0 && !settings.reducedMotion
        switch motion.animation.kind {
        case .idle, .finished:
            break
        case .paused:
            if viewport.isSame(motion.animation.transform(at: time), target) { return motion.finish(at: target) }
        case .flinging, .gliding:
            cancelAnimation(at: time, &events)
        case .springing:
            if animates, viewport.isSame(motion.animation.target, target) { return }
        case .zooming:
            if animates, viewport.isSame(motion.animation.target, target) { return }
            cancelAnimation(at: time, &events)
        }
        beginAnimation(
            to: target, anchor: anchor, from: displayed, velocity: velocity, at: time, duration: duration,
            style: style, &events)
    }

    /// Starts a zoom animation, whatever moved the view before; with a duration of 0, moves to its target at once.
    @inline(never) @_optimize(size)
    mutating func beginAnimation(
        to target: Transform, anchor: Vector, from displayed: Transform, velocity: TransformVelocity, at time: Double,
        duration: Double, style: @_addressable ZoomStyle = ZoomStyle(), _ events: inout EventQueue
    ) {
        emit(.animation, .began, at: time, about: anchor, &events)
        raster = max(raster, target.scale)
        if duration > 0, !settings.reducedMotion {
            startZoom(
                from: displayed, velocity: velocity, to: target, anchor: anchor, at: time, duration: duration, style)
        } else {
            arrive(at: target, anchor: anchor, time: time, &events)
        }
        reviewLimits(at: time, &events)
    }

    /// Starts a zoom animation from any transform.
    @inline(never) @_optimize(size)
    mutating func startZoom(
        from origin: Transform, velocity: @_addressable TransformVelocity, to target: Transform, anchor: Vector,
        at time: Double, duration: Double, _ style: @_addressable ZoomStyle
    ) {
        var zoom = ZoomAnimation(
            from: origin, velocity: velocity, to: target, anchor: anchor, within: viewport.scales,
            excess: origin.translation - viewport.constrainPlace(origin).translation, at: time, duration: duration,
            style.curve)
        if style.rho > 0 {
            var style = style
            style.minScale = max(viewport.scales.lowerBound, style.minScale)
            zoom.fly(
                velocity, style, about: viewport.safeArea.center, length: max(viewport.size.x, viewport.size.y),
                longest: 60)
        }
        motion.start(zoom)
    }

    /// Runs the due action: a hit of a fling or a glide, or the end of the animation.
    @inline(never) @_optimize(size)
    mutating func runAnimation(at time: Double, _ events: inout EventQueue) {
        // Without a rubber band a fling ends at its hit.
        if wantsHits, motion.animation.hits(at: time) { reachLimits(at: time, &events) }
        if motion.animation.end <= time { finishAnimation(at: time, &events) }
    }

    /// Ends the animation.
    @inline(never) @_optimize(size)
    mutating func finishAnimation(at time: Double, _ events: inout EventQueue) {
        let (target, anchor) = (motion.animation.target, motion.animation.anchor)
        switch motion.animation.kind {
        case .idle, .finished, .paused:
            break
        case .zooming:
            arrive(at: target, anchor: anchor, time: time, &events)
        case .flinging, .gliding:
            motion.finish(at: target)
            emit(.fling, .ended, at: time, about: anchor, &events)
        case .springing:
            motion.finish(at: target)
        }
        reviewLimits(at: time, &events)
    }

    private mutating func arrive(at target: Transform, anchor: Vector, time: Double, _ events: inout EventQueue) {
        motion.finish(at: target)
        emit(.animation, .ended, at: time, about: anchor, &events)
    }

    /// Ends the drag session, continues a paused zoom, and settles a finished animation, because no contact is down.
    mutating func release(at time: Double, _ events: inout EventQueue) {
        if motion.isHeld {
            if isHeldByHost { return leaveToHost() }
            endDrag(at: time, &events)
        }
        boost = FlingBoost()
        if motion.animation.kind == .paused {
            animate(
                to: motion.animation.target, anchor: motion.animation.anchor, at: time,
                duration: settings.zoom.animationDuration, style: motion.animation.pausedStyle, &events)
        }
        if motion.animation.kind == .finished {
            let transform = motion.animation.target
            motion.rest(at: transform)
            raster = transform.scale
            emit(.settled, .discrete, at: time, about: transform.applyInverse(viewport.safeArea.center), &events)
        }
    }

    /// Ends the animation at the allowed transform nearest to the displayed one.
    @inline(never) @_optimize(size)
    mutating func stopAnimation(at time: Double, _ events: inout EventQueue) {
        let displayed = transform(at: time)
        switch motion.animation.kind {
        case .idle, .finished: return
        case .paused, .springing, .zooming, .flinging, .gliding: break
        }
        cancelAnimation(at: time, &events)
        motion.finish(at: viewport.constrain(displayed))
        reviewLimits(at: time, &events)
    }

    /// Emits CANCELLED for an animation that has sent BEGAN and stops early.
    @inline(never) @_optimize(size)
    mutating func cancelAnimation(at time: Double, _ events: inout EventQueue) {
        switch motion.animation.kind {
        case .idle, .finished, .paused, .springing: break
        case .zooming: emit(.animation, .cancelled, at: time, about: motion.animation.anchor, &events)
        case .flinging, .gliding: emit(.fling, .cancelled, at: time, about: motion.animation.anchor, &events)
        }
    }
}
