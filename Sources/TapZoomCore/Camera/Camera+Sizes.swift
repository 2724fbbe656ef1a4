// SPDX-License-Identifier: MIT

/// What the view shows before new rules are in force.
struct ViewBefore {
    let viewport: Viewport
    let displayed: Transform
    let target: Transform
    let velocity: TransformVelocity
}

// The engine calls `before`, puts the new rules in force, and calls the function that continues the motion under them.
extension Camera {
    mutating func before(at time: Double) -> ViewBefore {
        ViewBefore(viewport: viewport, displayed: transform(at: time), target: target, velocity: velocity(at: time))
    }

    /// Continues under new sizes or insets, and keeps the viewpoint of the user.
    mutating func resize(from before: ViewBefore, at time: Double) {
        let (old, displayed, goal) = (before.viewport, before.displayed, before.target)
        let shown = savedViews.savedView(of: displayed, in: old, atRest: !mover.hasSession && displayed == goal)
        let change = ViewportChange(from: old, to: viewport, .sizes, under: shown.insets)
        let aim = savedViews.savedView(of: goal, in: old, atRest: true)
        let (newDisplayed, newGoal) = (shown.transform(in: viewport), aim.transform(in: viewport))
        moveSlack(to: newDisplayed)
        resume(change, from: displayed, to: newDisplayed, goal: newGoal, at: time)
        savedViews.keep(shown, as: transform(at: time), aim, as: target, in: viewport, isHeld: mover.hasSession)
        raster.show(target.scale)
    }

    /// Continues under a content rectangle that grew or shrank in the same coordinates. Every transform stays as far as
    /// the limits allow.
    mutating func extend(from before: ViewBefore, at time: Double) {
        resume(ViewportChange(from: before.viewport, to: viewport, .extent), from: before.displayed, at: time)
        raster.show(target.scale)
    }

    /// Continues under another layout or other rubber bands. The fitted view stays fitted; any other transform stays as
    /// far as the limits allow.
    mutating func adoptLayout(from before: ViewBefore, at time: Double) {
        slack = nil
        resume(ViewportChange(from: before.viewport, to: viewport, .layout), from: before.displayed, at: time)
        reapplyRubberBand()
        raster.show(target.scale)
    }

    /// Ends every motion but that of the fingers, because settings switch motion off.
    mutating func finishMotion(at time: Double) {
        if animation.isMoving { finishAnimation(at: time) }
        if mover == .carried { finishCarry(at: time) }
    }

    /// Whether the displayed transform violates the limits of another layout.
    mutating func violatesLimits(of layout: Layout, at time: Double) -> Bool {
        let displayed = transform(at: time)
        let change = ViewportChange(of: viewport, to: layout)
        return !change.new.isSame(change.map(displayed), displayed)
    }

    /// Cancels the motion before settings with limits that the displayed transform violates.
    mutating func cancelMotion(at time: Double) {
        let displayed = transform(at: time)
        cancelAnimation(at: time)
        animation.finish(at: displayed)
        savedViews.removeAll()
    }

    /// Animates to the transform that such settings allow.
    mutating func animate(
        from before: ViewBefore, at time: Double, duration: Double, _ curve: Curve
    ) {
        let goal = ViewportChange(from: before.viewport, to: viewport, .layout).map(before.target)
        giveSlack(to: before.displayed)
        beginAnimation(
            to: goal, anchor: goal.applyInverse(viewport.safeArea.center), from: before.displayed,
            velocity: before.velocity, at: time, duration: duration, style: ZoomStyle(curve: curve), by: .command)
    }
}

extension Camera {
    /// Continues the motion after a change that uses no viewpoints.
    private mutating func resume(
        _ change: ViewportChange, from displayed: Transform, at time: Double
    ) {
        // The viewpoints are relative to the old fitted view.
        savedViews.removeAll()
        let mapped = change.map(displayed)
        moveSlack(to: mapped)
        // Content in an animation or a pause is not further out of bounds than the current rubber bands allow.
        let origin = mover.isAnimation ? viewport.bringWithinBands(mapped, bands) : mapped
        resume(change, from: displayed, to: origin, goal: change.map(target), at: time)
    }

    /// Continues the motion in the new viewport: an animation with its velocity to its goal, a drag session from its
    /// transform. A fling or a glide ends, and a spring goes to the same goal.
    private mutating func resume(
        _ change: ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform,
        at time: Double
    ) {
        if mover.hasSession {
            moveSession(to: origin, from: change.map(session.origin))
            if mover != .carried { return }
            if carry.zooms { freeAxes() }
            return followCarry(from: displayed, to: session.displayed)
        }
        let mappedAnchor = change.mapContent(animation.anchor)
        let anchor = mappedAnchor.isWithin(1e100) ? mappedAnchor : viewport.content.center
        let velocity = change.map(animation.velocity(at: time), rotation: displayed.rotation).orZero
        switch mover {
        case .rest: becomeIdle(at: goal)
        case .settling, .held, .carried: animation.finish(at: goal)
        case .driven: rest(at: goal, until: animation.end)
        case .pausedZoom:
            animation.pause(
                at: origin, goal: goal, anchor: anchor, rho: animation.flightRho,
                duration: animation.pausedDuration)
        case .zoom:
            animation.zoom(
                from: origin, velocity: velocity, to: goal, anchor: anchor, in: viewport, at: time,
                duration: animation.end - time, animation.zoomRemainder)
        case .spring:
            startSpring(
                from: origin, velocity: velocity, to: goal, about: viewport.safeArea.center, at: time,
                frequency: animation.springFrequency)
        case .fling, .glide:
            // New settings then end the motion at its goal.
            if settings.reducedMotion { return startFling(from: goal, .zero, anchor: anchor, at: time) }
            startSpring(
                from: origin, velocity: velocity, to: goal, about: viewport.safeArea.center, at: time,
                frequency: frequency(from: origin, velocity, to: goal))
            emit(.fling, .cancelled, at: time, about: anchor)
        }
    }

    /// The frequency of a spring that continues a fling or a glide, whose `velocity` is about the center of the safe
    /// area. The spring is never faster than the motion before, so its frequency is at most twice the speed over the
    /// distance, and at most that of the settings. Content beyond its limits may return as fast as from rest.
    private mutating func frequency(
        from origin: Transform, _ velocity: TransformVelocity, to goal: Transform
    ) -> Double {
        let (size, fastest) = (0.5 * viewport.safeArea.size.length, constants.frequency)
        func distance(to other: Transform) -> Double {
            origin.offset(to: other, about: velocity.point).distance(in: size)
        }
        let speed = max(2 * velocity.speed(in: size), fastest * distance(to: viewport.constrain(origin)))
        return min(fastest, max(constants.decay, speed / max(constants.restDistance, distance(to: goal))))
    }
}
