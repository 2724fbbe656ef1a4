// SPDX-License-Identifier: MIT

extension Camera {
    /// A finger landed: stops the animation. Returns whether the content moved fast.
    @inline(__always)
    mutating func pauseAnimation(at time: Double, _ events: inout EventQueue) -> Bool {
        switch motion.animation.kind {
        case .idle, .finished, .paused: false
        case .zooming, .flinging, .springing: pauseMovingAnimation(at: time, &events)
        }
    }

    @inline(never)
    private mutating func pauseMovingAnimation(at time: Double, _ events: inout EventQueue) -> Bool {
        switch motion.animation.kind {
        case .idle, .finished, .paused:
            return false
        case .zooming:
            cancelAnimation(at: time, &events)
            motion.pauseZoom(
                at: transform(at: time), goal: motion.animation.target, anchor: motion.animation.anchor)
            return false
        case .flinging, .springing:
            let speed = motion.animation.velocity(at: time).translation.length
            beginDrag(at: time, &events)
            return speed >= flingSettings.flingMinSpeed
        }
    }

    /// Fingers begin to move the content: replaces the animation by a drag session.
    @inline(never)
    mutating func beginDrag(at time: Double, _ events: inout EventQueue) {
        let displayed = transform(at: time)
        let origin = motion.animation.kind == .springing ? motion.animation.target : displayed
        cancelAnimation(at: time, &events)
        motion.begin(
            DragSession(
                displayed, of: origin, focus: viewport.safeArea.center,
                limitsAtStart: viewport.edges(at: displayed)
            ))
    }

    /// The transform at which a drag session would settle: its scale and its rotation change about the fingers, then
    /// its place.
    @_addressableSelf
    @inline(never)
    func goal(of session: @_addressable DragSession) -> Transform {
        var goal = session.displayed
        let upright = goal.rotation.nearestQuarterTurn
        let isTurned = settings.gestures.contains(.rotate) && goal.rotation != session.origin.rotation
        if isTurned, abs(goal.rotation - upright) <= settings.pinch.rotateSnap {
            goal = goal.with(rotation: upright, about: settlingFocus(of: session))
        }
        if viewport.scales.contains(goal.scale) { return viewport.constrainPlace(goal) }
        return viewport.constrain(goal, about: settlingFocus(of: session))
    }

    /// The point about which a drag session settles: that of the fingers, or the nearest one in the viewport and on the
    /// content. About a point far outside, the content would swing far away.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func settlingFocus(of session: @_addressable DragSession) -> Vector {
        let focus = Vector((0...viewport.size.x).clamp(session.focus.x), (0...viewport.size.y).clamp(session.focus.y))
        if case .none = viewport.layout.bounds { return focus }
        let point = session.displayed.applyInverse(focus)
        let nearest = viewport.content.clamp(point)
        return nearest == point ? focus : session.displayed.apply(nearest)
    }

    /// The fingers are up: the content flings, springs back or settles. Content whose scale or rotation must change
    /// does not fling.
    @inline(never)
    mutating func endDrag(at time: Double, _ events: inout EventQueue) {
        let displayed = motion.held.displayed
        let goal = goal(of: motion.held)
        let velocity = flingVelocity(of: motion.held)
        if velocity != .zero, goal.scale == displayed.scale, goal.rotation == displayed.rotation {
            fling(displayed, velocity, anchor: displayed.applyInverse(motion.held.focus), at: time, &events)
        } else if settings.reducedMotion || viewport.isSame(goal, displayed) {
            motion.finish(at: goal)
        } else {
            let focus = settlingFocus(of: motion.held)
            motion.start(
                SpringBack(
                    from: displayed, velocity: .still(at: focus), to: goal, about: focus, constants: constants,
                    at: time, size: viewport.safeArea.size.length))
        }
    }

    @inline(never)
    private mutating func fling(
        _ displayed: Transform, _ velocity: Vector, anchor: Vector, at time: Double, _ events: inout EventQueue
    ) {
        // See `apply(_:rebased:isLast:at:_:)`.
        motion.pause(in: viewport, bands)
        let unconstrained = motion.held.unconstrained(in: viewport, bands).transform
        let yielding = viewport.rubberBandVelocity(of: velocity, at: unconstrained, bands)
        let panBounds = bounceBounds(of: displayed)
        let fling = FlingAnimation(
            from: displayed, velocity: yielding, within: panBounds, constants: constants, at: time)
        motion.start(fling, anchor: anchor)
        emit(.fling, .began, at: time, about: anchor, &events)
        if settings.reducedMotion {
            // The target of the fling would be far away, and its motion is not shown: the content stays.
            motion.finish(at: viewport.constrain(displayed))
            emit(.fling, .ended, at: time, about: anchor, &events)
        }
    }

    /// The velocity with which the fingers of a session that ends fling the content. Along a fixed axis they do not.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func flingVelocity(of session: @_addressable DragSession) -> Vector {
        var velocity = session.velocity
        if !session.fixedAxes.isEmpty {
            velocity = velocity.replacing(
                session.fixedAxes, turnedBy: session.displayed.rotation, with: .zero)
        }
        let speed = velocity.length
        guard settings.gestures.contains(.fling), speed >= flingSettings.flingMinSpeed, speed > 0 else { return .zero }
        return min(1, flingSettings.flingMaxSpeed / speed) * velocity
    }

    /// The bounds of a fling. Without a rubber band it does not bounce.
    @_addressableSelf
    @inline(never)
    func bounceBounds(of transform: Transform) -> PanBounds {
        var panBounds = viewport.panBounds(of: transform)
        if bands.isOff { panBounds.maxOverscroll = .zero }
        return panBounds
    }

    var constants: MotionConstants {
        MotionConstants(
            decay: settings.fling.flingDecay, stopSpeed: 4 / settings.pointsPerUnit,
            frequency: settings.elastic.springFrequency, restDistance: 0.05 / settings.pointsPerUnit)
    }
}
