// SPDX-License-Identifier: MIT

extension Camera {
    /// A finger landed: stops the animation. Returns whether the content moved fast.
    mutating func pauseAnimation(at time: Double, _ events: inout EventQueue) -> Bool {
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
    func goal(of session: DragSession) -> Transform {
        var goal = session.displayed
        let upright = goal.rotation.nearestQuarterTurn
        let isTurned = settings.gestures.contains(.rotate) && goal.rotation != session.origin.rotation
        if isTurned, abs(goal.rotation - upright) <= settings.pinch.rotateSnap {
            goal = goal.with(rotation: upright, about: session.focus)
        }
        return viewport.constrain(goal, about: session.focus)
    }

    /// The fingers are up: the content flings, springs back or settles. Content whose scale or rotation must change
    /// does not fling.
    @inline(never)
    mutating func endDrag(_ session: DragSession, at time: Double, _ events: inout EventQueue) {
        let goal = goal(of: session)
        let velocity = flingVelocity(of: session)
        if velocity != .zero, goal.scale == session.displayed.scale, goal.rotation == session.displayed.rotation {
            fling(session, velocity, anchor: session.displayed.applyInverse(session.focus), at: time, &events)
        } else if settings.reducedMotion || viewport.isSame(goal, session.displayed) {
            motion.finish(at: goal)
        } else {
            let size = viewport.safeArea.size.length
            motion.start(
                SpringBack(
                    from: session.displayed, velocity: .still(at: session.focus), to: goal, about: session.focus,
                    constants: constants, at: time, size: size))
        }
    }

    @inline(never)
    private mutating func fling(
        _ session: DragSession, _ velocity: Vector, anchor: Vector, at time: Double, _ events: inout EventQueue
    ) {
        let yielding = viewport.rubberBandVelocity(of: velocity, at: session.unconstrained, settings.elastic)
        let panBounds = bounceBounds(of: session.displayed)
        let fling = FlingAnimation(
            from: session.displayed, velocity: yielding, within: panBounds, constants: constants, at: time)
        motion.start(fling, anchor: anchor)
        emit(.fling, .began, at: time, about: anchor, &events)
        if settings.reducedMotion {
            // The target of the fling would be far away, and its motion is not shown: the content stays.
            motion.finish(at: viewport.constrain(session.displayed))
            emit(.fling, .ended, at: time, about: anchor, &events)
        }
    }

    /// The velocity with which the fingers fling the content.
    @_addressableSelf
    @inline(never)
    private func flingVelocity(of session: DragSession) -> Vector {
        let speed = session.velocity.length
        guard settings.gestures.contains(.fling), speed >= flingSettings.flingMinSpeed, speed > 0 else { return .zero }
        return min(1, flingSettings.flingMaxSpeed / speed) * session.velocity
    }

    /// The bounds of a fling. Without a rubber band it does not bounce.
    @_addressableSelf
    @inline(never)
    func bounceBounds(of transform: Transform) -> PanBounds {
        var panBounds = viewport.panBounds(of: transform)
        if settings.elastic.rubberBand == 0 { panBounds.maxOverscroll = .zero }
        return panBounds
    }

    var constants: MotionConstants {
        MotionConstants(
            decay: settings.fling.flingDecay, stopSpeed: 4 / settings.pointsPerUnit,
            frequency: settings.elastic.springFrequency, restDistance: 0.05 / settings.pointsPerUnit)
    }
}
