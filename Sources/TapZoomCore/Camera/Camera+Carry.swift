// SPDX-License-Identifier: MIT

// The host's motion of a drag session, by scrolls, relative commands and velocities, with fingers or without.
//
// The displayed transform follows only from the base, the fingers' delta and `carry`, so that the number of
// advances has no effect. The raster, the limits and the end of the motion are evaluated at the ticks of `carry`.
extension Camera {
    /// Whether the session continues without fingers, because the host or a scroll moves it.
    var goesOnWithoutFingers: Bool { mover == .carried || scroll.isActive }

    /// Whether the host's motion comes to rest without another call.
    var carriesToRest: Bool { mover == .carried && !carry.hasHostVelocity }

    /// The next deadline of the host's motion or scroll.
    var carryDue: Double { mover == .carried ? min(carry.tick, scroll.deadline) : scroll.deadline }

    /// Lets the host's motion continue the session after the last lift. The session does not fling.
    mutating func leaveToCarry() {
        pauseSession()
        setVelocity(Vector.zero)
        setVelocity(PinchVelocity.zero)
    }

    /// Prepares the running session for a motion of the host. A session that fingers have caught and not moved has no
    /// base.
    private mutating func takeSession(at time: Double) {
        if session.isPaused, !goesOnWithoutFingers {
            let isFixed = !session.fixedAxes.isEmpty
            restartSession()
            if isFixed { fixAxes() }
        }
        rebaseCarry(at: time)
    }

    /// Lets the content move along all axes, because the host zooms or turns it.
    mutating func freeAxes() {
        if !session.fixedAxes.isEmpty { restartSession() }
    }

    /// Starts a drag session for the host's motion, unless one runs. It catches an animation as fingers do, but a
    /// return into the pan bounds continues within it.
    mutating func beginCarry(at time: Double, about point: Vector) {
        if mover.hasSession { return takeSession(at: time) }
        let (kind, target, frequency) = (mover, animation.target, animation.springFrequency)
        let velocity = animation.velocity(at: time)
        catchMotion(at: time)
        session.setFocalPoint(point)
        restartSession()
        let offset = unconstrained.transform.offset(to: target, about: point)
        guard kind == .spring, offset.isPan else { return }
        spring(offset, about: point, from: velocity, frequency: frequency, at: time)
    }

    /// The unconstrained transform after the host's motion has moved `free` until a time; at infinity, after all
    /// scrolls and commands.
    private mutating func carried(_ free: UnconstrainedTransform, until time: Double) -> UnconstrainedTransform {
        if mover != .carried { return free }
        var free = carry.hasRemaining ? withoutHostVelocity(free, until: time) : free
        guard carry.hasHostVelocity else { return free }
        // At infinity, scrolls and commands are complete, and the velocity counts up to the latest time shown.
        let now = time < .infinity ? time : carry.latest
        var (hostVelocity, duration) = (carry.hostVelocity, now - carry.start)
        if hostVelocity.logScale != 0 {
            // At a limit of the scale the content moves on without zooming.
            let room = viewport.room(of: free.transform.scale, growing: hostVelocity.logScale > 0)
            let first = min(duration, room / abs(hostVelocity.logScale))
            free = viewport.carried(free, by: hostVelocity.delta(after: first), bands.scale)
            duration -= first
            hostVelocity.logScale = 0
        }
        return duration == 0 ? free : viewport.carried(free, by: hostVelocity.delta(after: duration), bands.scale)
    }

    /// The unconstrained transform after scrolls and commands alone have moved `free` until a time.
    private mutating func withoutHostVelocity(_ free: UnconstrainedTransform, until time: Double)
        -> UnconstrainedTransform
    {
        viewport.carried(free, by: carry.delta(until: time), bands.scale)
    }

    /// The unconstrained transform of the session at a time.
    mutating func unconstrained(at time: Double) -> UnconstrainedTransform {
        carried(unconstrained, until: time)
    }

    /// The displayed transform of the session at a time, with another delta of the fingers.
    mutating func displayed(by delta: TransformDelta, at time: Double) -> Transform {
        shown(carried(unconstrained(by: delta), until: time))
    }

    /// The displayed transform at a time since the last input, which may be before the time shown.
    mutating func displayed(at time: Double) -> Transform {
        if mover != .carried { return transform(at: time) }
        let shown = displayed(by: session.presentDelta, at: max(time, carry.start))
        // The numbers of a loaded state may overflow.
        return shown.isQuicklyShowable ? shown : session.displayed
    }

    /// The transform of the session after all scrolls and commands.
    var carriedEnd: Transform {
        mutating get {
            let end = shown(unconstrained(at: .infinity))
            // The numbers of a loaded state may overflow.
            return end.isQuicklyShowable ? end : session.displayed
        }
    }

    /// Shows the session at a time.
    mutating func showCarry(at time: Double) {
        // The host has not moved it yet.
        if time == carry.start { return }
        carry.latest = time
        show(unconstrained(at: time), commits: false)
    }

    /// Restarts the host's motion at a time, so that a change there does not alter the past.
    mutating func rebaseCarry(at time: Double) {
        if mover != .carried || time == carry.start { return }
        let free = unconstrained(at: time)
        let hasHostVelocity = carry.hasHostVelocity && carry.hasRemaining
        let rested = hasHostVelocity ? withoutHostVelocity(unconstrained, until: time).transform : free.transform
        keep(free, scrolled: carry.wheelScale(until: time))
        restartCarry(at: time)
        if hasHostVelocity { followCarry(from: rested, to: free.transform) }
    }

    /// Continues from an unconstrained transform to which the host has moved the session. Rotation and scale by
    /// commands and velocities do not snap; the part of the scale by scrolls does.
    private mutating func keep(_ free: UnconstrainedTransform, scrolled: Double) {
        let old = unconstrained.transform
        session.moveOrigin(
            by: free.transform.rotation - old.rotation, scale: free.transform.scale / old.scale / scrolled)
        show(free, commits: true)
    }

    /// The scale from which fingers and scrolls will have zoomed the session after all scrolls and commands.
    var scaleBeforeZoom: Double {
        mutating get {
            if mover != .carried || !carry.zooms { return session.origin.scale }
            let ratio = unconstrained(at: .infinity).transform.scale / unconstrained.transform.scale
            return session.origin.scale * ratio / carry.wheelScale(until: .infinity)
        }
    }

    /// Restarts the host's motion before a frame of fingers. The point about which the host scales becomes a content
    /// point, so that it moves with the content.
    mutating func rebaseCarryBeforeFrame(at time: Double) {
        rebaseCarry(at: time)
        carry.center = session.displayed.applyInverse(carry.center)
    }

    mutating func restoreCarryAfterFrame() {
        if mover == .carried { carry.center = session.displayed.apply(carry.center) }
    }

    /// Runs a tick of the host's motion.
    mutating func tickCarry(at time: Double) {
        carry.passTick()
        showCarry(at: time)
        raster.show(session.displayed.scale)
        if carry.hasRemaining, carry.isOver(at: time, within: constants.restDistance, viewport.size.length) {
            finishCarry(at: time)
        }
    }

    /// Completes the remaining motion of scrolls and commands at once. The host's velocity counts up to the latest time
    /// shown.
    mutating func finishCarry(at time: Double) {
        keep(unconstrained(at: .infinity), scrolled: carry.wheelScale(until: .infinity))
        raster.show(session.displayed.scale)
        restartCarry(at: time)
        finishRemaining()
    }

    /// Ends the host's motion and scroll at the displayed transform.
    mutating func stopCarry(at time: Double) {
        rebaseCarry(at: time)
        dropCarry()
        endScroll(.cancelled, at: time)
    }
}

// MARK: - Commands

extension Camera {
    /// Moves the session by a delta of the host or a wheel: at once, or within a duration.
    mutating func applyDelta(by delta: TransformDelta, isScroll: Bool = false, at time: Double, duration: Double) {
        takeSession(at: time)
        if delta.scale != 1 || delta.rotation != 0 { freeAxes() }
        let free = unconstrained(at: time)
        if duration == 0 || settings.reducedMotion {
            let moved = moved(free, by: delta)
            keep(moved, scrolled: isScroll ? moved.transform.scale / free.transform.scale : 1)
            raster.show(session.displayed.scale)
            if mover == .carried { followCarry(from: free.transform, to: moved.transform) }
        } else {
            let rest = carried(free, until: .infinity)
            let end = moved(rest, by: delta)
            let center = mover == .carried && carry.hasRemaining ? carry.center : delta.from
            var offset = free.transform.offset(to: end.transform, about: center)
            offset.logScale += end.logExcess - free.logExcess
            spring(offset, about: center, frequency: Carry.frequency(over: duration), at: time)
        }
    }

    /// Moves an unconstrained transform by a command. Where a rubber band shows a pull beyond an edge, the displayed
    /// transform moves by the delta, so that the content under a finger does. A travel of the fingers that no rubber
    /// band shows, and a pull beyond a limit of the scale, remain.
    private mutating func moved(_ free: UnconstrainedTransform, by delta: TransformDelta) -> UnconstrainedTransform {
        let shown = viewport.banded(free.transform, bands).transform
        if free.logExcess != 0 || sharesWithPager || bands.isOff || shown == free.transform
            || !viewport.isSame(viewport.removeRubberBand(shown, bands).transform, free.transform)
        {
            return viewport.carried(free, by: delta, bands.scale)
        }
        return viewport.removeRubberBand(viewport.shifted(shown, by: delta), bands)
    }

    /// Whether the host already moves the content with this velocity.
    mutating func keepsVelocity(_ velocity: TransformVelocity) -> Bool {
        velocity == (mover == .carried ? carry.hostVelocity : .zero(at: velocity.point))
    }

    /// Moves the content with a velocity of the host from a time on.
    mutating func carry(with velocity: TransformVelocity, at time: Double) {
        let isAtRest = !mover.hasSession && !mover.isAnimation
        beginCarry(at: time, about: velocity.point)
        if isAtRest { (cause, session.hasMoved) = (.command, false) }
        if velocity.logScale != 0 || velocity.rotation != 0 { freeAxes() }
        setHostVelocity(velocity, at: time)
    }

    /// Moves a running animation by the delta that moves its target to `target`, which is within the limits.
    mutating func shiftAnimation(to target: Transform, at time: Double) {
        let (old, displayed) = (animation.target, transform(at: time))
        let delta = TransformDelta(
            from: old.translation, to: target.translation, scale: target.scale / old.scale,
            rotation: target.rotation - old.rotation)
        let (moved, velocity) = (viewport.shifted(displayed, by: delta), animation.velocity(at: time))
        switch mover {
        case .rest, .settling, .held, .carried, .driven: return
        case .zoom: animation.shiftZoom(by: delta, to: target)
        case .pausedZoom:
            animation.shiftPause(to: moved, target: target)
        case .fling: startFling(from: moved, velocity.translation, anchor: animation.anchor, at: time)
        case .spring:
            // The content stays beyond its bounds by the same distance in view units.
            let center = viewport.safeArea.center
            let pulled = old.offset(to: displayed, about: center).delta(about: center).moved(target)
            startSpring(
                from: pulled, velocity: velocity, to: target, about: center, at: time,
                frequency: animation.springFrequency)
        case .glide: startGlide(from: moved, velocity, to: target.rotation, within: viewport.scales, at: time)
        }
        raster.show(moved.scale)
        observe(.jumped, by: .command, at: time)
    }
}
