// SPDX-License-Identifier: MIT

extension Camera {
    /// The transform of the animation. A zoom that took over a velocity may swing out of bounds, so its place is
    /// constrained, except for its initial excess.
    mutating func animationTransform(at time: Double) -> Transform {
        var displayed = animation.transform(at: time)
        switch mover {
        case .rest, .settling, .held, .carried, .driven, .pausedZoom, .fling:
            break
        case .spring:
            // A spring that turns about a finger may swing beyond the bounds, even without a rubber band.
            if !bands.isOff { break }
            displayed =
                !bands.hasSlack ? viewport.constrain(displayed) : viewport.bringWithinBands(displayed, bands)
        case .zoom:
            if !animation.hasExcess, viewport.allows(displayed) { return displayed }
            displayed = withinBands(constrained(displayed, at: time))
        case .glide:
            displayed = withinBands(constrained(displayed, at: time))
        }
        // The numbers of a loaded state may overflow during an animation. Its target was checked by the load.
        return displayed.isQuicklyShowable ? displayed : target
    }

    private mutating func constrained(_ transform: Transform, at time: Double) -> Transform {
        var displayed = viewport.constrainPlace(transform)
        let excess = animation.excess(at: time)
        if excess != .zero { displayed.translation = displayed.translation + excess }
        return displayed
    }

    /// Limits a transform of a zoom or a glide, because an excess may move it further beyond the bounds than the rubber
    /// bands allow: the maximum overscroll of turned content depends on its rotation.
    private mutating func withinBands(_ transform: Transform) -> Transform {
        animation.hasExcess ? viewport.bringWithinBands(transform, bands) : transform
    }

    /// The transform at which the view will come to rest without further input.
    var target: Transform {
        mutating get {
            if mover.hasSession { return sessionGoal }
            return animation.target
        }
    }

    /// Whether the view shows the target of a command and stays there.
    mutating func isShowing(_ target: Transform) -> Bool {
        if mover.hasSession {
            // A session may yet snap to another scale or rotation.
            return !goesOnWithoutFingers && viewport.isSame(session.displayed, target)
                && viewport.isSame(sessionGoal, target)
        }
        return switch mover {
        case .rest, .settling, .held, .carried, .driven: viewport.isSame(animation.target, target)
        case .pausedZoom, .zoom, .fling, .spring, .glide: false
        }
    }

    /// Starts a zoom animation to `target` from the displayed transform and velocity; with a duration of 0, moves there
    /// at once. `anchor` is the content point that moves in a straight line. Does nothing if the view is there already
    /// or moves there.
    mutating func animate(
        to target: Transform, anchor: Vector, at time: Double, duration: Double,
        style: ZoomStyle = ZoomStyle(), by cause: Cause
    ) {
        if isShowing(target) { return }
        let (displayed, velocity) = (transform(at: time), velocity(at: time))
        let animates = duration > 0 && !settings.reducedMotion
        switch mover {
        case .rest, .settling, .held, .carried, .driven:
            break
        case .pausedZoom:
            if viewport.isSame(animation.transform(at: time), target) {
                self.cause = cause
                return animation.finish(at: target)
            }
        case .fling, .glide:
            cancelAnimation(at: time)
        case .spring:
            if animates, viewport.isSame(animation.target, target) { return }
        case .zoom:
            if animates, viewport.isSame(animation.target, target) { return }
            cancelAnimation(at: time)
        }
        beginAnimation(
            to: target, anchor: anchor, from: displayed, velocity: velocity, at: time, duration: duration,
            style: style, by: cause)
    }

    /// Starts a zoom animation, whatever moved the view before; with a duration of 0, moves to its target at once.
    mutating func beginAnimation(
        to target: Transform, anchor: Vector, from displayed: Transform, velocity: TransformVelocity, at time: Double,
        duration: Double, style: ZoomStyle = ZoomStyle(), by cause: Cause
    ) {
        self.cause = cause
        emit(.animation, .began, at: time, about: anchor)
        raster.begin(to: target.scale)
        if duration > 0, !settings.reducedMotion {
            animation.zoom(
                from: displayed, velocity: velocity, to: target, anchor: anchor, in: viewport, at: time,
                duration: duration, style)
        } else {
            arrive(at: target, anchor: anchor, time: time)
        }
        observe(.began, at: time)
    }

    /// Runs the due action: a hit of a fling or a glide, or the end of the animation.
    mutating func runAnimation(at time: Double) {
        // Without a rubber band a fling ends at its hit.
        if wantsHits, animation.hits(at: time) { observeHit(at: time) }
        if animation.end <= time { finishAnimation(at: time) }
    }

    /// Ends the animation.
    mutating func finishAnimation(at time: Double) {
        let (target, anchor) = (animation.target, animation.anchor)
        switch mover {
        case .rest, .settling, .held, .carried, .pausedZoom:
            break
        case .driven:
            settle(at: time)
        case .zoom:
            arrive(at: target, anchor: anchor, time: time)
        case .fling, .glide:
            animation.finish(at: target)
            emit(.fling, .ended, at: time, about: anchor)
        case .spring:
            animation.finish(at: target)
        }
        observe(.ended, at: time)
    }

    private mutating func arrive(at target: Transform, anchor: Vector, time: Double) {
        animation.finish(at: target)
        emit(.animation, .ended, at: time, about: anchor)
    }

    /// Ends the drag session, continues a paused zoom, and settles a finished animation, because no contact is down.
    mutating func release(at time: Double) {
        if mover.hasSession {
            if goesOnWithoutFingers { return leaveToCarry() }
            if !session.hasMoved { return becomeIdle(at: session.displayed) }
            endSession(at: time)
        }
        boost = FlingBoost()
        if mover == .pausedZoom {
            animate(
                to: animation.target, anchor: animation.anchor, at: time,
                duration: max(settings.zoom.animationDuration, animation.pausedDuration),
                style: animation.pausedStyle, by: cause)
        }
        if mover == .settling { settle(at: time) }
    }

    /// Comes to rest at the target.
    mutating func settle(at time: Double) {
        let transform = animation.target
        becomeIdle(at: transform)
        emit(.settled, .discrete, at: time, about: transform.applyInverse(viewport.safeArea.center))
    }

    /// Ends the motion at the allowed transform nearest to the displayed one: an animation, or a drag session that no
    /// finger holds.
    mutating func stopMotion(isTouched: Bool, at time: Double) {
        let displayed = transform(at: time)
        switch mover {
        case .rest, .settling, .driven: return
        case .held, .carried: if isTouched { return }
        case .pausedZoom, .spring, .zoom, .fling, .glide: break
        }
        cancelAnimation(at: time)
        animation.finish(at: viewport.constrain(displayed))
        observe(.ended, at: time)
    }

    /// Emits CANCELLED for an animation that has sent BEGAN and stops early.
    mutating func cancelAnimation(at time: Double) {
        switch mover {
        case .rest, .settling, .held, .carried, .driven, .pausedZoom, .spring: break
        case .zoom: emit(.animation, .cancelled, at: time, about: animation.anchor)
        case .fling, .glide: emit(.fling, .cancelled, at: time, about: animation.anchor)
        }
    }
}

extension Camera {
    /// The velocity of the content that an animation displays, about a point; still if none runs.
    mutating func animationVelocity(about point: Vector, at time: Double) -> TransformVelocity {
        let displayed = animationTransform(at: time)
        if mover == .rest || displayed == animation.transform(at: time) {
            return animation.velocity(at: time).about(point)
        }
        let later = Self.momentAfter(time)
        return displayed.velocity(to: animationTransform(at: later), within: later - time, about: point)
    }

    /// The later time of a difference quotient. Times since 1970 have errors of a quarter of a microsecond.
    private static func momentAfter(_ time: Double) -> Double { max(time + 1e-6, time.nextUp) }

    /// The velocity of the content by the host's motion or the animation.
    mutating func velocity(at time: Double) -> TransformVelocity {
        mover == .carried
            ? displayedVelocity(of: .zero(at: viewport.safeArea.center), at: time)
            : animation.velocity(at: time)
    }

    /// The velocity of the displayed content for a velocity of the fingers, with the host's motion added. Within the
    /// limits and without the host both are equal. Otherwise it is the difference quotient over the time that follows,
    /// because the bounds change with the scale and the rotation, too.
    mutating func displayedVelocity(of fingers: TransformVelocity, at time: Double) -> TransformVelocity {
        if !mover.hasSession { return fingers }
        if mover != .carried, session.isPaused || fingers == .zero(at: fingers.point) || !isHeldBack() {
            return fingers
        }
        let delta = session.presentDelta
        let later = Self.momentAfter(time)
        let after = displayed(by: delta.continued(with: fingers, for: later - time), at: later)
        return displayed(by: delta, at: time).velocity(to: after, within: later - time, about: fingers.point)
    }

    /// Whether the displayed transform differs from the unconstrained one.
    private mutating func isHeldBack() -> Bool {
        if !session.fixedAxes.isEmpty || !session.pager.axes.isEmpty { return true }
        return unconstrained != UnconstrainedTransform(session.displayed)
    }
}

extension Transform {
    /// The mean velocity of the content on the way to another transform, about a point.
    fileprivate func velocity(to end: Transform, within duration: Double, about point: Vector) -> TransformVelocity {
        TransformVelocity(
            point: point, translation: end.apply(applyInverse(point)) - point, logScale: Math.log(end.scale / scale),
            rotation: end.rotation - rotation
        ).during(1 / duration)
    }
}

extension TransformDelta {
    /// The delta after a time in which `to` moves with a velocity, and the plane scales and turns about it.
    fileprivate func continued(with velocity: TransformVelocity, for time: Double) -> TransformDelta {
        TransformDelta(
            from: from, to: to + time * velocity.translation, scale: scale * Math.exp(time * velocity.logScale),
            rotation: rotation + time * velocity.rotation)
    }
}
