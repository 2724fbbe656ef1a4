// SPDX-License-Identifier: MIT

// The host moves a drag session: scrolls, relative commands and velocities, with fingers or without.
//
// What the session displays follows from the base, the fingers' delta and `Motion.base` alone, so that advances change
// nothing. The raster, the limits and the end of the motion are evaluated at its own ticks.
extension Camera {
    /// Whether the session goes on without fingers.
    var isHeldByHost: Bool { motion.isDriven || scroll.holds }

    /// Whether the host's motion ends by itself.
    var isDrivenToRest: Bool { motion.isDriven && !motion.base.flows }

    /// The next time at which the host's motion or scroll needs something.
    var hostDue: Double { motion.isDriven ? min(motion.base.tick, scroll.deadline) : scroll.deadline }

    /// No finger is down any more, and the host moves the session on: it does not fling.
    @inline(never) @_optimize(size)
    mutating func leaveToHost() {
        motion.pause(in: viewport, bands)
        motion.setVelocity(Vector.zero)
        motion.setVelocity(PinchVelocity.still)
    }

    /// The host moves a session that runs. One that fingers have caught and not moved yet has no base.
    @inline(never) @_optimize(size)
    private mutating func takeSession(at time: Double) {
        if motion.held.isPaused, !isHeldByHost {
            motion.restartSession(fixing: !motion.held.fixedAxes.isEmpty, in: viewport, bands)
        }
        foldBase(at: time)
    }

    /// The host zooms or turns the session: its content may move along all axes.
    mutating func freeAxes() {
        if !motion.held.fixedAxes.isEmpty { motion.restartSession(fixing: false, in: viewport, bands) }
    }

    /// Begins a drag session that the host moves, unless one runs. An animation to a target goes on within it.
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

    /// The unconstrained transform to which the host's motion leads from another one until a time; at infinity, after
    /// all scrolls and commands.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func driven(_ free: UnconstrainedTransform, until time: Double) -> UnconstrainedTransform {
        if !motion.isDriven { return free }
        var free = motion.base.hasRest ? withoutFlow(free, until: time) : free
        guard motion.base.flows else { return free }
        // At infinity, scrolls and commands are complete, and the velocity has moved the view up to the latest time
        // shown.
        let now = time < .infinity ? time : motion.base.latest
        var (flow, duration) = (motion.base.flow, now - motion.base.start)
        if flow.logScale != 0 {
            // At a limit of the scale the content goes on without zooming.
            let room = viewport.room(of: free.transform.scale, growing: flow.logScale > 0)
            let first = min(duration, room / abs(flow.logScale))
            free = viewport.carried(free, by: flow.delta(after: first), bands)
            duration -= first
            flow.logScale = 0
        }
        return duration == 0 ? free : viewport.carried(free, by: flow.delta(after: duration), bands)
    }

    /// Where scrolls and commands alone bring an unconstrained transform until a time.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func withoutFlow(_ free: UnconstrainedTransform, until time: Double) -> UnconstrainedTransform {
        viewport.carried(free, by: motion.base.delta(until: time), bands)
    }

    /// Where the fingers alone bring the session.
    var unconstrained: UnconstrainedTransform {
        @_addressableSelf @inline(never) get { motion.held.unconstrained(in: viewport, bands) }
    }

    /// The unconstrained transform of the session at a time.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func unconstrained(at time: Double) -> UnconstrainedTransform {
        driven(unconstrained, until: time)
    }

    /// The transform of the session at a time, if the fingers' delta were another one.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func displayed(by delta: @_addressable TransformDelta, at time: Double) -> Transform {
        let free = motion.held.unconstrained(by: delta, in: viewport, bands)
        let shown = viewport.stretchPlace(of: driven(free, until: time).transform, bands)
        return motion.held.fixed(shown)
    }

    /// The displayed transform at a time since the last input, which may be before the time that is shown.
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
        // Nothing has moved it yet.
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

    /// Fingers and the host go on from an unconstrained transform to which the host has moved the session. What
    /// commands and velocities turn and scale does not snap.
    @inline(never) @_optimize(size)
    private mutating func keep(_ free: UnconstrainedTransform) {
        let old = unconstrained.transform
        let scrolls = scroll.holds || motion.isDriven && motion.base.wheel.logScale != 0
        motion.moveOrigin(
            by: free.transform.rotation - old.rotation, scale: scrolls ? 1 : free.transform.scale / old.scale)
        motion.show(free, kept: true, in: viewport, bands)
    }

    /// A frame of fingers: the point about which the host scales goes with the content.
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

    /// A tick of the host's motion.
    @inline(never) @_optimize(size)
    mutating func tickBase(at time: Double) {
        motion.passTick()
        showBase(at: time)
        refreshRaster(for: motion.held.displayed.scale)
        if motion.base.hasRest, motion.base.isOver(at: time, within: constants.restDistance, viewport.size.length) {
            finishBase(at: time)
        }
    }

    /// Completes the remaining motion of scrolls and commands at once. The host's velocity has moved the view up to the
    /// latest time shown.
    mutating func finishBase(at time: Double) {
        keep(unconstrained(at: .infinity))
        refreshRaster(for: motion.held.displayed.scale)
        motion.restartBase(at: time)
        motion.finishRest()
    }

    /// Ends the host's motion and scroll where the view is.
    @inline(never) @_optimize(size)
    mutating func stopHost(at time: Double, _ events: inout EventQueue) {
        foldBase(at: time)
        motion.endDrive()
        endScroll(.cancelled, at: time, &events)
    }
}

// MARK: - Commands

extension Camera {
    /// The host moves the session by a delta: at once, or within a duration.
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

    /// Whether the host moves the content with a velocity already.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func keepsVelocity(_ velocity: @_addressable TransformVelocity) -> Bool {
        velocity == (motion.isDriven ? motion.base.flow : .still(at: velocity.point))
    }

    /// The host moves the content with a velocity from a time on.
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

    /// The host moves a running animation and its target by a delta at once. `target`: the new one, within the limits.
    /// The animation moves as its target does.
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
            // A finger holds it, so that it stays within the limits wherever the zoom has come.
            var delta = delta
            delta.scale = viewport.limited(delta.scale, of: displayed.scale)
            motion.shiftZoom(by: delta, to: target)
        case .flinging: startFling(from: moved, velocity.translation, anchor: motion.animation.anchor, at: time)
        case .springing:
            // Content stays as far beyond its bounds as it is, in view units.
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
    /// The offset to another transform, about a point of the view.
    func offset(to other: Transform, about point: Vector) -> TransformOffset {
        TransformOffset(
            translation: other.apply(applyInverse(point)) - point, logScale: Math.log(other.scale / scale),
            rotation: other.rotation - rotation)
    }
}
