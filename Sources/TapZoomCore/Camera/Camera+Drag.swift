// SPDX-License-Identifier: MIT

extension Camera {
    /// Stops the animation, because a finger landed. Returns whether the content moved fast.
    @inline(__always)
    mutating func pauseAnimation(
        by landing: @_addressable TouchSample, at time: Double, _ events: inout EventQueue
    ) -> Bool {
        switch motion.animation.kind {
        case .idle, .finished, .paused: false
        case .zooming, .flinging, .springing, .gliding: pauseMovingAnimation(by: landing, at: time, &events)
        }
    }

    @inline(never) @_optimize(size)
    private mutating func pauseMovingAnimation(
        by landing: @_addressable TouchSample, at time: Double, _ events: inout EventQueue
    ) -> Bool {
        switch motion.animation.kind {
        case .idle, .finished, .paused:
            return false
        case .zooming:
            cancelAnimation(at: time, &events)
            motion.pauseZoom(
                at: transform(at: time), goal: motion.animation.target, anchor: motion.animation.anchor,
                rho: motion.animation.flightRho)
            reviewLimits(silently: true, at: time, &events)
            return false
        case .flinging, .springing, .gliding:
            let kind = motion.animation.kind
            let velocity = motion.animation.velocity(at: time)
            beginDrag(at: time, &events)
            reviewLimits(silently: true, at: time, &events)
            if kind != .springing {
                boost = FlingBoost(
                    of: velocity.translation, from: flingSettings.flingBoostSpeed, caughtBy: landing,
                    settings.pointsPerUnit)
            }
            return velocity.translation.length >= flingSettings.flingMinSpeed
                || kind == .gliding
                    && (glides(velocity.logScale, from: flingSettings.glideMinZoomSpeed)
                        || glides(velocity.rotation, from: flingSettings.glideMinRotateSpeed))
        }
    }

    /// Whether a velocity of zoom or rotation is fast.
    private func glides(_ velocity: Double, from speed: Double) -> Bool { velocity != 0 && abs(velocity) >= speed }

    /// Replaces the animation by a drag session, because fingers begin to move the content.
    @inline(never) @_optimize(size)
    mutating func beginDrag(at time: Double, _ events: inout EventQueue) {
        let displayed = transform(at: time)
        let origin =
            switch motion.animation.kind {
            case .springing, .gliding: motion.animation.target
            case .idle, .finished, .zooming, .paused, .flinging: displayed
            }
        cancelAnimation(at: time, &events)
        if events.forget(motion.held.pager.travel) { motion.forgetTravel() }
        motion.begin(
            DragSession(
                displayed, of: origin, focus: viewport.safeArea.center,
                limitsAtStart: viewport.edges(at: displayed), motion.held.pager
            ))
    }

    /// The transform at which a drag session would settle. Its scale and rotation change about the fingers, then its
    /// place.
    @_addressableSelf
    @inline(never)
    func goal(of session: @_addressable DragSession) -> Transform {
        var goal = motion.isDriven ? drivenEnd : session.displayed
        let rotation = settledRotation(goal.rotation, of: session)
        if rotation != goal.rotation { goal = goal.with(rotation: rotation, about: settlingFocus(of: session)) }
        if let level = snappedScale(goal.scale, of: session) {
            goal = goal.with(scale: level, about: settlingFocus(of: session))
        }
        if viewport.scales.contains(goal.scale) { return viewport.constrainPlace(goal) }
        return viewport.constrain(goal, about: settlingFocus(of: session))
    }

    /// The scale to which a drag session snaps if its motion leads to `scale`; nil if it does not zoom, or no scale is
    /// near.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func snappedScale(_ scale: Double, of session: @_addressable DragSession) -> Double? {
        if settings.zoom.snap == .none || scale.isSame(as: session.origin.scale) { return nil }
        return settings.zoom.snappedScale(to: scale, from: session.origin.scale, in: viewport)
    }

    /// The rotation at which a drag session settles if its motion leads to `rotation`: the same one, or the nearest
    /// quarter turn.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func settledRotation(_ rotation: Double, of session: @_addressable DragSession) -> Double {
        let upright = rotation.nearestQuarterTurn
        let byFingers = motion.isDriven ? session.rotation : rotation
        let isTurned = settings.gestures.contains(.rotate) && abs(byFingers - session.origin.rotation) > 1e-9
        return isTurned && abs(rotation - upright) <= settings.pinch.rotateSnap ? upright : rotation
    }

    /// The point about which a drag session settles: the focus of the fingers, clamped to the viewport and the content.
    /// About a point far outside, the content would swing far away.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func settlingFocus(of session: @_addressable DragSession) -> Vector {
        let focus = Vector((0...viewport.size.x).clamp(session.focus.x), (0...viewport.size.y).clamp(session.focus.y))
        if case .none = viewport.layout.bounds { return focus }
        let point = session.displayed.applyInverse(focus)
        let nearest = viewport.content.clamp(point)
        return nearest == point ? focus : session.displayed.apply(nearest)
    }

    /// Ends the drag session after the last lift: the content flings, glides on, springs back or settles.
    @inline(never) @_optimize(speed)
    mutating func endDrag(at time: Double, _ events: inout EventQueue) {
        let displayed = motion.held.displayed
        let goal = goal(of: motion.held)
        let velocity = releaseVelocity(motion.held.velocity)
        let (zooms, turns) = (velocity.logScale != 0, velocity.rotation != 0)
        if zooms || turns
            || velocity.translation != .zero
                && (goal.scale != displayed.scale || goal.rotation != displayed.rotation)
        {
            glide(displayed, velocity, to: goal, at: time, &events)
        } else if velocity.translation != .zero {
            fling(displayed, velocity.translation, to: goal, at: time, &events)
        } else if settings.reducedMotion || viewport.isSame(goal, displayed) {
            motion.finish(at: goal)
        } else {
            let focus = settlingFocus(of: motion.held)
            startSpring(from: displayed, velocity: .still(at: focus), to: goal, about: focus, at: time)
        }
        reviewLimits(at: time, &events)
    }

    /// Starts a fling. `begins` is false if the system's momentum has already sent FLING BEGAN.
    @inline(never) @_optimize(speed)
    mutating func fling(
        _ displayed: Transform, _ velocity: Vector, to goal: Transform, at time: Double, begins: Bool = true,
        _ events: inout EventQueue
    ) {
        // See `apply(_:rebased:isLast:at:_:)`.
        motion.pause(in: viewport, bands)
        let unconstrained = unconstrained.transform
        let yielding = viewport.rubberBandVelocity(of: velocity, at: unconstrained, bands)
        startFling(from: displayed, yielding, anchor: displayed.applyInverse(motion.held.focus), at: time)
        beginFling(to: goal, at: time, begins: begins, &events)
        if wantsHits, motion.animation.hits(at: time) {
            emitEdges(motion.animation.impact(at: time), at: time, &events)
        }
    }

    // Separate functions, because an animation takes much of the stack and of the code.

    @inline(never) @_optimize(speed)
    mutating func startFling(from displayed: Transform, _ velocity: Vector, anchor: Vector, at time: Double) {
        motion.start(
            FlingAnimation(
                from: displayed, velocity: velocity, within: bounceBounds(of: displayed, velocity),
                constants: constants,
                at: time),
            anchor: anchor)
    }

    @inline(never) @_optimize(speed)
    mutating func startSpring(
        from displayed: Transform, velocity: @_addressable TransformVelocity, to goal: Transform, about focus: Vector,
        at time: Double
    ) {
        motion.start(
            SpringBack(
                from: displayed, velocity: velocity, to: goal, about: focus, constants: constants, at: time,
                size: viewport.safeArea.size.length))
    }

    /// Emits BEGAN for a fling or a glide. `goal` is the transform at which the content would settle without it.
    @inline(never) @_optimize(size)
    private mutating func beginFling(
        to goal: Transform, at time: Double, begins: Bool = true, _ events: inout EventQueue
    ) {
        let anchor = motion.animation.anchor
        if begins { emit(.fling, .began, at: time, about: anchor, &events) }
        if settings.reducedMotion {
            // The content stays, because the motion to the target of the fling, far away, must not be shown.
            motion.finish(at: goal)
            emit(.fling, .ended, at: time, about: anchor, &events)
        }
    }

    /// Starts a glide. Its scale and rotation end within the limits.
    @inline(never) @_optimize(size)
    private mutating func glide(
        _ displayed: Transform, _ fingers: TransformVelocity, to goal: Transform, at time: Double,
        _ events: inout EventQueue
    ) {
        // See `apply(_:rebased:isLast:at:_:)`.
        motion.pause(in: viewport, bands)
        let free = unconstrained
        var velocity = fingers
        velocity.translation = viewport.rubberBandVelocity(of: fingers.translation, at: free.transform, bands)
        let stretched = Math.log(displayed.scale / viewport.scales.clamp(displayed.scale))
        if stretched != 0 { velocity.logScale *= bands.scale.slope(stretched + free.logExcess) }
        let projected =
            displayed.rotation + (velocity.rotation == 0 ? 0 : velocity.rotation / flingSettings.glideDecay)
        let projectedScale =
            velocity.logScale == 0
            ? displayed.scale : displayed.scale * Math.exp(velocity.logScale / flingSettings.glideDecay)
        startGlide(
            from: displayed, velocity, to: settledRotation(projected, of: motion.held),
            within: snappedScale(projectedScale, of: motion.held).map { $0...$0 } ?? viewport.scales, at: time)
        raster = max(raster, target.scale)
        beginFling(to: goal, at: time, &events)
    }

    /// Starts a glide that ends at a rotation and within a range of scales.
    @inline(never) @_optimize(size)
    mutating func startGlide(
        from displayed: Transform, _ velocity: @_addressable TransformVelocity, to rotation: Double,
        within scales: ClosedRange<Double>, at time: Double
    ) {
        let decay = flingSettings.glideDecay
        motion.glide(
            from: displayed, velocity: velocity, to: rotation, in: viewport,
            GlideAnimation.Constants(
                place: constants, decay: decay > 0 ? decay : 1,
                maxOverscroll: bands.scale.apply(TransformDelta.logScales.upperBound), scales: scales),
            at: time)
    }

    /// The velocity with which the content glides on for a velocity of the lifting fingers, about the point about which
    /// it settles. The content does not fling along a fixed axis, nor along an axis on which the host's pager is
    /// displaced.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func releaseVelocity(_ fingers: TransformVelocity) -> TransformVelocity {
        var velocity = TransformVelocity.still(at: settlingFocus(of: motion.held))
        guard settings.gestures.contains(.fling) else { return velocity }
        let pan = fingers.translation.replacing(motion.held.pager.axes, with: .zero).replacing(
            motion.held.fixedAxes, turnedBy: motion.held.displayed.rotation, with: .zero)
        let speed = pan.length
        if speed >= flingSettings.flingMinSpeed, speed > 0 {
            velocity.translation = min(1, flingSettings.flingMaxSpeed / speed) * pan
        }
        guard flingSettings.glideDecay > 0 else { return velocity }
        // A higher velocity is noise, and would lead far away.
        let fastest = -100.0...100.0
        if glides(fingers.logScale, from: flingSettings.glideMinZoomSpeed) {
            velocity.logScale = fastest.clamp(fingers.logScale)
        }
        if glides(fingers.rotation, from: flingSettings.glideMinRotateSpeed) {
            velocity.rotation = fastest.clamp(fingers.rotation)
        }
        return velocity
    }

    /// The bounds of a fling with a velocity. The fling does not bounce without a rubber band, nor at an edge of the
    /// host's pager.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func bounceBounds(of transform: Transform, _ velocity: Vector) -> PanBounds {
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
