// SPDX-License-Identifier: MIT

// The host's motion of a drag session, by scrolls, relative commands and velocities, with fingers or without.
//
// The displayed transform follows only from the base, the fingers' delta and `Motion.base`, so that the number of
// advances has no effect. The raster, the limits and the end of the motion are evaluated at the ticks of `Motion.base`.
extension Camera {
    /// Whether the session continues without fingers.
    var isHeldByHost: Bool { motion.isDriven || scroll.holds }

    /// Whether the host's motion comes to rest without another call.
    var isDrivenToRest: Bool { motion.isDriven && !motion.base.flows }

    /// The next deadline of the host's motion or scroll.
    var hostDue: Double { motion.isDriven ? min(motion.base.tick, scroll.deadline) : scroll.deadline }

    /// Lets the host's motion continue the session after the last lift. The session does not fling.
    @inline(never) @_optimize(size)
    mutating func leaveToHost() {
        motion.pause(in: viewport, bands)
        motion.setVelocity(Vector.zero)
        motion.setVelocity(PinchVelocity.still)
    }

    /// Prepares the running session for a motion of the host. A session that fingers have caught and not moved has no
    /// base.
    @inline(never) @_optimize(size)
    private mutating func takeSession(at time: Double) {
        if motion.held.isPaused, !isHeldByHost {
            motion.restartSession(fixing: !motion.held.fixedAxes.isEmpty, in: viewport, bands)
        }
        foldBase(at: time)
    }

    /// Lets the content move along all axes, because the host zooms or turns it.
    mutating func freeAxes() {
        if !motion.held.fixedAxes.isEmpty { motion.restartSession(fixing: false, in: viewport, bands) }
    }

    /// Starts a drag session for the host's motion, unless one runs. An animation to a target continues within it.
    @inline(never) @_optimize(size)
    mutating func beginHostDrag(at time: Double, about point: Vector, _ events: inout EventQueue) {
        if motion.isHeld { return takeSession(at: time) }
        let (kind, target, end) = (motion.animation.kind, motion.animation.target, motion.animation.end)
        let velocity = motion.animation.velocity(at: time)
        beginDrag(at: time, &events)
        motion.setFocus(point)
        motion.restartSession(fixing: false, in: viewport, bands)
        guard kind == .zooming || kind == .springing else { return }
        let offset = motion.held.displayed.offset(to: target, about: point)
        let frequency = kind == .springing ? constants.frequency : BaseMotion.frequency(over: end - time)
        motion.go(offset, about: point, from: velocity, frequency: frequency, at: time)
    }

    /// The unconstrained transform after the host's motion has moved `free` until a time; at infinity, after all
    /// scrolls and commands.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func driven(_ free: UnconstrainedTransform, until time: Double) -> UnconstrainedTransform {
        if !motion.isDriven { return free }
        var free = motion.base.hasRest ? withoutFlow(free, until: time) : free
        guard motion.base.flows else { return free }
        // At infinity, scrolls and commands are complete, and the velocity counts up to the latest time shown.
        let now = time < .infinity ? time : motion.base.latest
        var (flow, duration) = (motion.base.flow, now - motion.base.start)
        if flow.logScale != 0 {
            // At a limit of the scale the content moves on without zooming.
            let room = viewport.room(of: free.transform.scale, growing: flow.logScale > 0)
            let first = min(duration, room / abs(flow.logScale))
            free = viewport.carried(free, by: flow.delta(after: first), bands)
            duration -= first
            flow.logScale = 0
        }
        return duration == 0 ? free : viewport.carried(free, by: flow.delta(after: duration), bands)
    }

    /// The unconstrained transform after scrolls and commands alone have moved `free` until a time.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func withoutFlow(_ free: UnconstrainedTransform, until time: Double) -> UnconstrainedTransform {
        viewport.carried(free, by: motion.base.delta(until: time), bands)
    }

    /// The unconstrained transform of the session by the fingers alone.
    var unconstrained: UnconstrainedTransform {
        @_addressableSelf @inline(never) get { motion.held.unconstrained(in: viewport, bands) }
    }

    /// The unconstrained transform of the session at a time.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func unconstrained(at time: Double) -> UnconstrainedTransform {
        driven(unconstrained, until: time)
    }

    /// The displayed transform of the session at a time, with another delta of the fingers.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func displayed(by delta: @_addressable TransformDelta, at time: Double) -> Transform {
        let free = motion.held.unconstrained(by: delta, in: viewport, bands)
        let shown = viewport.stretchPlace(of: driven(free, until: time).transform, bands)
        return motion.held.fixed(shown)
    }

    /// The displayed transform at a time since the last input, which may be before the time shown.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func displayed(at time: Double) -> Transform {
        if !motion.isDriven { return transform(at: time) }
        return displayed(by: motion.held.presentDelta, at: time)
    }

    /// The transform of the session after all scrolls and commands.
    var drivenEnd: Transform {
        @_addressableSelf @inline(never) @_optimize(size) get {
            motion.held.fixed(viewport.stretchPlace(of: unconstrained(at: .infinity).transform, bands))
        }
    }

    /// Shows the session at a time.
    mutating func showBase(at time: Double) {
        // The host has not moved it yet.
        if time == motion.base.start { return }
        motion.noteShown(at: time)
        motion.show(unconstrained(at: time), kept: false, in: viewport, bands)
    }

    /// Restarts the host's motion at a time, so that a change there does not alter the past.
    @inline(never) @_optimize(size)
    mutating func foldBase(at time: Double) {
        if !motion.isDriven || time == motion.base.start { return }
        let free = unconstrained(at: time)
        let flows = motion.base.flows && motion.base.hasRest
        let rested = flows ? withoutFlow(unconstrained, until: time).transform : free.transform
        keep(free)
        motion.restartBase(at: time)
        if flows { motion.moveBase(from: rested, to: free.transform) }
    }

    /// Continues from an unconstrained transform to which the host has moved the session. Rotation and scale by
    /// commands and velocities do not snap.
    @inline(never) @_optimize(size)
    private mutating func keep(_ free: UnconstrainedTransform) {
        let old = unconstrained.transform
        let scrolls = scroll.holds || motion.isDriven && motion.base.wheel.logScale != 0
        motion.moveOrigin(
            by: free.transform.rotation - old.rotation, scale: scrolls ? 1 : free.transform.scale / old.scale)
        motion.show(free, kept: true, in: viewport, bands)
    }

    /// Restarts the host's motion before a frame of fingers. The point about which the host scales becomes a content
    /// point, so that it moves with the content.
    @inline(never) @_optimize(size)
    mutating func foldBeforeFrame(at time: Double) {
        if !motion.isDriven { return }
        foldBase(at: time)
        motion.setCenter(motion.held.displayed.applyInverse(motion.base.center))
    }

    @inline(never) @_optimize(size)
    mutating func unfoldAfterFrame() {
        if motion.isDriven { motion.setCenter(motion.held.displayed.apply(motion.base.center)) }
    }

    /// Runs a tick of the host's motion.
    @inline(never) @_optimize(size)
    mutating func tickBase(at time: Double) {
        motion.passTick()
        showBase(at: time)
        refreshRaster(for: motion.held.displayed.scale)
        if motion.base.hasRest, motion.base.isOver(at: time, within: constants.restDistance, viewport.size.length) {
            finishBase(at: time)
        }
    }

    /// Completes the remaining motion of scrolls and commands at once. The host's velocity counts up to the latest time
    /// shown.
    mutating func finishBase(at time: Double) {
        keep(unconstrained(at: .infinity))
        refreshRaster(for: motion.held.displayed.scale)
        motion.restartBase(at: time)
        motion.finishRest()
    }

    /// Ends the host's motion and scroll at the displayed transform.
    @inline(never) @_optimize(size)
    mutating func stopHost(at time: Double, _ events: inout EventQueue) {
        foldBase(at: time)
        motion.endDrive()
        endScroll(.cancelled, at: time, &events)
    }
}

// MARK: - Commands

extension Camera {
    /// Moves the session by a delta of the host: at once, or within a duration.
    @inline(never) @_optimize(size)
    mutating func carry(by delta: TransformDelta, at time: Double, duration: Double) {
        takeSession(at: time)
        if delta.scale != 1 || delta.rotation != 0 { freeAxes() }
        let free = unconstrained(at: time)
        if duration == 0 || settings.reducedMotion {
            let moved = viewport.carried(free, by: delta, bands)
            keep(moved)
            refreshRaster(for: motion.held.displayed.scale)
            motion.moveBase(from: free.transform, to: moved.transform)
        } else {
            let end = viewport.carried(driven(free, until: .infinity), by: delta, bands)
            let center = motion.isDriven && motion.base.hasRest ? motion.base.center : delta.from
            var offset = free.transform.offset(to: end.transform, about: center)
            offset.logScale += end.logExcess - free.logExcess
            motion.go(offset, about: center, frequency: BaseMotion.frequency(over: duration), at: time)
        }
    }

    /// Whether the host already moves the content with this velocity.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func keepsVelocity(_ velocity: @_addressable TransformVelocity) -> Bool {
        velocity == (motion.isDriven ? motion.base.flow : .still(at: velocity.point))
    }

    /// Moves the content with a velocity of the host from a time on.
    @inline(never) @_optimize(size)
    mutating func drive(with velocity: TransformVelocity, at time: Double, _ events: inout EventQueue) {
        beginHostDrag(at: time, about: velocity.point, &events)
        if velocity.logScale != 0 || velocity.rotation != 0 { freeAxes() }
        motion.flow(velocity, at: time)
    }

    /// Whether an animation runs, or a finger has stopped one.
    var movesByItself: Bool {
        switch motion.animation.kind {
        case .idle, .finished: false
        case .zooming, .paused, .flinging, .springing, .gliding: true
        }
    }

    /// Moves a running animation by the delta that moves its target to `target`, which is within the limits.
    @inline(never) @_optimize(size)
    mutating func shiftAnimation(to target: Transform, at time: Double, _ events: inout EventQueue) {
        let (old, displayed) = (motion.animation.target, transform(at: time))
        let delta = TransformDelta(
            from: old.translation, to: target.translation, scale: target.scale / old.scale,
            rotation: target.rotation - old.rotation)
        let (moved, velocity) = (delta.moved(displayed), motion.animation.velocity(at: time))
        switch motion.animation.kind {
        case .idle, .finished: return
        case .zooming: motion.shiftZoom(by: delta, to: target)
        case .paused:
            // A finger holds the content, so it must stay within the limits at the current scale.
            var delta = delta
            delta.scale = viewport.limited(delta.scale, of: displayed.scale)
            motion.shiftZoom(by: delta, to: target)
        case .flinging: startFling(from: moved, velocity.translation, anchor: motion.animation.anchor, at: time)
        case .springing:
            // The content stays beyond its bounds by the same distance in view units.
            let center = viewport.safeArea.center
            let pulled = old.offset(to: displayed, about: center).delta(about: center).moved(target)
            startSpring(from: pulled, velocity: velocity, to: target, about: center, at: time)
        case .gliding: startGlide(from: moved, velocity, to: target.rotation, within: viewport.scales, at: time)
        }
        refreshRaster(for: moved.scale)
        reviewLimits(at: time, &events)
    }
}

extension Transform {
    /// The offset from this transform to another, about a point of the view.
    func offset(to other: Transform, about point: Vector) -> TransformOffset {
        TransformOffset(
            translation: other.apply(applyInverse(point)) - point, logScale: Math.log(other.scale / scale),
            rotation: other.rotation - rotation)
    }
}
