// SPDX-License-Identifier: MIT

extension Camera {
    /// Stops the animation, because a finger landed. Returns whether the content moved fast.
    mutating func pauseAnimation(by landing: TouchSample, at time: Double) -> Bool {
        switch mover {
        case .rest, .settling, .held, .carried, .pausedZoom, .driven:
            return false
        case .zoom:
            cancelAnimation(at: time)
            animation.pause(
                at: transform(at: time), goal: animation.target, anchor: animation.anchor,
                rho: animation.flightRho, duration: animation.end - time)
            observe(.caught, at: time)
            return false
        case .fling, .spring, .glide:
            let kind = mover
            let velocity = animation.velocity(at: time)
            catchMotion(at: time)
            observe(.caught, at: time)
            if kind != .spring {
                boost = FlingBoost(
                    of: velocity.translation, from: flingSettings.flingBoostSpeed, caughtBy: landing,
                    settings.pointsPerUnit)
            }
            return velocity.translation.length >= flingSettings.flingMinSpeed
                || kind == .glide
                    && (glides(velocity.logScale)
                        || glides(velocity.rotation))
        }
    }

    /// Whether a zoom (ln(scale) per second) or a rotation (radians per second) is fast enough to glide on. People who
    /// end a pinch by slowing down lift at up to 0.71 and 0.54.
    private func glides(_ velocity: Double) -> Bool { abs(velocity) >= 2 }

    /// Replaces the animation by a drag session, because fingers begin to move the content. `silently`: without
    /// CANCELLED, because the session continues the motion.
    mutating func catchMotion(at time: Double, silently: Bool = false) {
        let displayed = transform(at: time)
        let origin =
            switch mover {
            case .spring, .glide: animation.target
            case .rest, .settling, .held, .carried, .driven, .zoom, .pausedZoom, .fling: displayed
            }
        if !silently { cancelAnimation(at: time) }
        if events.forget(session.pager.travel) { session.pager.forgetTravel() }
        beginSession(displayed, of: origin)
    }

    /// The transform at which a drag session would settle. Its scale and rotation change about the fingers, then its
    /// place.
    var sessionGoal: Transform {
        mutating get {
            let end = mover == .carried ? carriedEnd : session.displayed
            var goal = end
            if let detent = snappedRotation(goal.rotation), detent != goal.rotation {
                goal = goal.with(rotation: detent, about: settlingFocus(of: end))
            }
            let start = scaleBeforeZoom
            if let level = snappedScale(goal.scale, from: start) {
                goal = goal.with(scale: level, about: settlingFocus(of: end))
            }
            if viewport.scales.contains(goal.scale) { return viewport.constrainPlace(goal) }
            return viewport.constrain(goal, about: settlingFocus(of: end))
        }
    }

    /// The scale to which a drag session snaps if fingers and scrolls lead from one scale to another; nil if it does
    /// not zoom, or no scale is near.
    mutating func snappedScale(_ scale: Double, from start: Double) -> Double? {
        if settings.zoom.snap == .none || scale.isSame(as: start) { return nil }
        return viewport.snappedScale(to: scale, from: start, settings.zoom)
    }

    /// The detent to which a drag session snaps if its motion leads to `rotation`; nil if it does not turn, or no
    /// detent is near.
    mutating func snappedRotation(_ rotation: Double) -> Double? {
        let byFingers = mover == .carried ? session.rotation : rotation
        let isTurned = settings.gestures.contains(.rotate) && abs(byFingers - session.origin.rotation) > 1e-9
        return isTurned ? settings.pinch.detent(near: rotation) : nil
    }

    /// The point about which a drag session settles: the focal point of the fingers, clamped to the viewport and the
    /// content. About a point far outside, the content would swing far away.
    private mutating func settlingFocus(of transform: Transform) -> Vector {
        let focalPoint = Vector(
            (0...viewport.size.x).clamp(session.focalPoint.x), (0...viewport.size.y).clamp(session.focalPoint.y))
        if case .none = viewport.layout.bounds { return focalPoint }
        let point = transform.applyInverse(focalPoint)
        let nearest = viewport.content.clamp(point)
        return nearest == point ? focalPoint : transform.apply(nearest)
    }

    /// Ends the drag session after the last lift: the content flings, glides on, springs back or settles.
    mutating func endSession(at time: Double) {
        let displayed = session.displayed
        let goal = sessionGoal
        let velocity = releaseVelocity()
        let (zooms, turns) = (velocity.logScale != 0, velocity.rotation != 0)
        if zooms || turns
            || velocity.translation != .zero
                && (goal.scale != displayed.scale || goal.rotation != displayed.rotation)
        {
            glide(displayed, velocity, to: goal, at: time)
        } else if velocity.translation != .zero {
            fling(displayed, velocity.translation, at: time)
            beginFling(to: goal, at: time)
        } else if settings.reducedMotion || viewport.isSame(goal, displayed) {
            animation.finish(at: goal)
        } else {
            let focalPoint = settlingFocus(of: displayed)
            startSpring(from: displayed, velocity: .zero(at: focalPoint), to: goal, about: focalPoint, at: time)
        }
        observe(.began, at: time)
    }

    /// Starts a fling of the session.
    mutating func fling(_ displayed: Transform, _ velocity: Vector, at time: Double) {
        // `apply` leaves a session unpaused; here its base is read.
        pauseSession()
        let unconstrained = unconstrained.transform
        let yielding = viewport.rubberBandVelocity(of: velocity, at: unconstrained, bands)
        startFling(from: displayed, yielding, anchor: displayed.applyInverse(session.focalPoint), at: time)
    }

    // Separate functions, because an animation takes much of the stack and of the code.
    mutating func startFling(from displayed: Transform, _ velocity: Vector, anchor: Vector, at time: Double) {
        animation.fling(
            from: displayed, velocity: velocity, within: bounceBounds(of: displayed, velocity), constants,
            anchor: anchor, at: time)
    }

    /// - Parameter frequency: By default that of the settings.
    mutating func startSpring(
        from displayed: Transform, velocity: TransformVelocity, to goal: Transform, about focalPoint: Vector,
        at time: Double, frequency: Double? = nil
    ) {
        var constants = constants
        if let frequency { constants.frequency = frequency }
        animation.start(
            SnapBackSpring(
                from: displayed, velocity: velocity, to: goal, about: focalPoint, constants: constants, at: time,
                size: viewport.safeArea.size.length))
    }

    /// Emits BEGAN for a fling or a glide. `goal` is the transform at which the content would settle without it.
    private mutating func beginFling(to goal: Transform, at time: Double) {
        emit(.fling, .began, at: time, about: animation.anchor)
        enterFling(to: goal, at: time)
    }

    /// Reports what a fling hits at its start. With reduced motion the content stays instead, because the motion to the
    /// target of the fling, far away, must not be shown.
    mutating func enterFling(to goal: Transform, at time: Double) {
        if !settings.reducedMotion { return observeFlingStart(at: time) }
        let anchor = animation.anchor
        animation.finish(at: goal)
        emit(.fling, .ended, at: time, about: anchor)
    }

    /// Starts a glide. Its scale and rotation end within the limits.
    private mutating func glide(
        _ displayed: Transform, _ fingers: TransformVelocity, to goal: Transform, at time: Double
    ) {
        // `apply` leaves a session unpaused; here its base is read.
        pauseSession()
        let (free, start) = (unconstrained, session.origin.scale)
        var velocity = fingers
        velocity.translation = viewport.rubberBandVelocity(of: fingers.translation, at: free.transform, bands)
        let displayedExcess = Math.log(displayed.scale / viewport.scales.clamp(displayed.scale))
        if displayedExcess != 0 { velocity.logScale *= bands.scale.slope(displayedExcess + free.logExcess) }
        let friction = Friction(decay: flingSettings.flingZoomDecay)
        let projected =
            displayed.rotation + (velocity.rotation == 0 ? 0 : friction.travel(from: velocity.rotation))
        let projectedScale =
            velocity.logScale == 0
            ? displayed.scale : displayed.scale * Math.exp(friction.travel(from: velocity.logScale))
        let level = snappedScale(projectedScale, from: start)
        startGlide(
            from: displayed, velocity, to: snappedRotation(projected) ?? projected,
            within: level.map { $0...$0 } ?? viewport.scales, at: time)
        raster.begin(to: target.scale)
        beginFling(to: goal, at: time)
    }

    /// Starts a glide that ends at a rotation and within a range of scales.
    mutating func startGlide(
        from displayed: Transform, _ velocity: TransformVelocity, to rotation: Double,
        within scales: ClosedRange<Double>, at time: Double
    ) {
        let decay = flingSettings.flingZoomDecay
        animation.glide(
            from: displayed, velocity: velocity, to: rotation, in: viewport,
            GlideAnimation.Constants(
                place: constants, decay: decay > 0 ? decay : 1,
                maxOverscroll: bands.scale.apply(TransformDelta.logScales.upperBound), scales: scales),
            at: time)
    }

    /// The velocity with which the content glides on for a velocity of the lifting fingers, about the point about which
    /// it settles. The content does not fling along a fixed axis, nor along an axis on which the host's pager is
    /// displaced.
    mutating func releaseVelocity() -> TransformVelocity {
        let fingers = session.velocity
        var velocity = TransformVelocity.zero(at: settlingFocus(of: session.displayed))
        guard settings.gestures.contains(.fling) else { return velocity }
        let pan = fingers.translation.replacing(session.pager.axes, with: .zero).replacing(
            session.fixedAxes, turnedBy: session.displayed.axes, with: .zero)
        let speed = pan.length
        if speed >= flingSettings.flingMinSpeed, speed > 0 {
            velocity.translation = min(1, flingSettings.flingMaxSpeed / speed) * pan
        }
        guard flingSettings.flingZoomDecay > 0 else { return velocity }
        // A higher velocity is noise, and would lead far away.
        let fastest = -100.0...100.0
        if glides(fingers.logScale) {
            velocity.logScale = fastest.clamp(fingers.logScale)
        }
        if glides(fingers.rotation) {
            velocity.rotation = fastest.clamp(fingers.rotation)
        }
        return velocity
    }

    /// The bounds of a fling with a velocity. The fling does not bounce without a rubber band, nor at an edge of the
    /// host's pager.
    private mutating func bounceBounds(of transform: Transform, _ velocity: Vector) -> PanBounds {
        var panBounds = viewport.panBounds(of: transform)
        if bands.isOff { panBounds.maxOverscroll = .zero }
        let hit = transform.rotation == 0 ? bands.edges.intersection(.pulled(by: velocity)) : []
        if !hit.isDisjoint(with: [.left, .right]) { panBounds.maxOverscroll.x = 0 }
        if !hit.isDisjoint(with: [.top, .bottom]) { panBounds.maxOverscroll.y = 0 }
        return panBounds
    }

    var constants: MotionConstants {
        MotionConstants(
            decay: settings.fling.flingDecay, stopSpeed: 4 / settings.pointsPerUnit,
            frequency: settings.elastic.springFrequency, restDistance: 0.05 / settings.pointsPerUnit)
    }
}
