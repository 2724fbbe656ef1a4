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
        savedViews.keep(shown, as: transform(at: time), aim, as: target, in: viewport, isDragging: mover.hasSession)
        mapRaster(at: time)
    }

    /// Continues under a content rectangle that grew or shrank in the same coordinates. Every transform stays as far as
    /// the limits allow.
    mutating func extend(from before: ViewBefore, at time: Double) {
        resume(ViewportChange(from: before.viewport, to: viewport, .extent), from: before.displayed, at: time)
        mapRaster(at: time)
    }

    /// Continues under another layout or other rubber bands. The fitted view stays fitted; any other transform stays as
    /// far as the limits allow.
    mutating func adoptLayout(from before: ViewBefore, at time: Double) {
        slack = nil
        resume(ViewportChange(from: before.viewport, to: viewport, .layout), from: before.displayed, at: time)
        reapplyRubberBand()
        mapRaster(at: time)
    }

    /// Ends every motion but that of the fingers, because settings switch motion off.
    mutating func finishMotion(at time: Double) {
        if animation.isMoving { finishAnimation(at: time) }
        if mover == .carried { finishHostMotion(at: time) }
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
    private mutating func resume(_ change: ViewportChange, from displayed: Transform, at time: Double) {
        // The viewpoints are relative to the old fitted view.
        savedViews.removeAll()
        let mapped = change.map(displayed)
        moveSlack(to: mapped)
        resume(change, from: displayed, to: withinBands(mapped), goal: change.map(target), at: time)
    }

    /// The displayed transform after a change. Content in an animation or a pause is not further out of bounds than the
    /// current rubber bands allow.
    private mutating func withinBands(_ mapped: Transform) -> Transform {
        switch mover {
        case .rest, .settling, .held, .carried, .driven, .fling: return mapped
        case .pausedZoom, .spring, .zoom, .glide: return viewport.bringWithinBands(mapped, bands)
        }
    }

    /// Continues the motion in the new viewport: an animation with its velocity to its goal, a drag session from its
    /// transform.
    private mutating func resume(
        _ change: ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform,
        at time: Double
    ) {
        if mover.hasSession {
            moveSession(to: origin, from: change.map(session.origin))
            if mover != .carried { return }
            if hostMotion.zooms { freeAxes() }
            return followHostMotion(from: displayed, to: session.displayed)
        }
        let mappedAnchor = change.mapContent(animation.anchor)
        let anchor = mappedAnchor.isWithin(1e100) ? mappedAnchor : viewport.content.center
        let velocity = change.map(animation.velocity(at: time), rotation: displayed.rotation).orZero
        switch mover {
        case .rest: becomeIdle(at: goal)
        case .settling, .held, .carried: animation.finish(at: goal)
        case .driven: drive(at: goal, until: animation.end)
        case .pausedZoom:
            animation.pause(
                at: origin, goal: goal, anchor: anchor, rho: animation.flightRho,
                duration: animation.pausedDuration)
        case .zoom:
            startZoom(
                from: origin, velocity: velocity, to: goal, anchor: anchor, at: time,
                duration: animation.end - time, animation.zoomRemainder)
        case .fling: resumeFling(change, from: displayed, to: origin, goal: goal, anchor: anchor, at: time)
        case .spring:
            startSpring(from: origin, velocity: velocity, to: goal, about: viewport.safeArea.center, at: time)
        case .glide: resumeGlide(change, from: origin, to: goal, anchor: anchor, at: time)
        }
    }

    // Separate functions, because an animation takes much of the stack.
    private mutating func resumeGlide(
        _ change: ViewportChange, from origin: Transform, to goal: Transform, anchor: Vector,
        at time: Double
    ) {
        let scaleFactor = change.scaleFactor(from: animation.target, to: goal)
        animation.resumeGlide(
            from: origin, to: goal, scaleFactor: scaleFactor, anchor: anchor, in: viewport, constants, at: time)
    }

    private mutating func resumeFling(
        _ change: ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform,
        anchor: Vector, at time: Double
    ) {
        let (remapped, target) = flingPath(change, from: displayed, to: origin, goal: goal)
        let scaleFactor = change.scaleFactor(from: displayed, to: remapped)
        var panBounds = bounceBounds(of: remapped, animation.velocity(at: time).translation)
        // Content beyond an edge returns to it, even if the edge now belongs to the host's pager, or if an animation of
        // settings has left it there and it does not bounce.
        let overscrollScaleFactor = ViewportChange.overscrollScaleFactor(
            from: change.old.panBounds(of: displayed),
            to: !bands.hasSlack ? bounceBounds(of: remapped, .zero) : viewport.panBounds(of: remapped))
        // Along a fixed axis the fling continues to its end and does not bounce.
        panBounds.maxOverscroll = panBounds.maxOverscroll.replacing(viewport.fixedAxes(at: remapped), with: .zero)
        animation.resumeFling(
            to: remapped, target: target, scaleFactor: scaleFactor, within: panBounds,
            overscrollScaleFactor: overscrollScaleFactor,
            anchor: anchor, constants: constants, at: time)
    }

    /// The displayed transform after the change, without pan bounds, and the target of a fling. A fling keeps its
    /// scale, so the target must have the scale of that transform. The goal of an earlier viewpoint, or of a fitted
    /// view, may have another one.
    private mutating func flingPath(
        _ change: ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform
    ) -> (remapped: Transform, target: Transform) {
        func isReached(_ goal: Transform, from remapped: Transform) -> Bool {
            abs(goal.scale - remapped.scale) <= 1e-9 * remapped.scale
        }
        let (remapped, old) = (change.remapScale(displayed), animation.target)
        if isReached(goal, from: remapped) { return (remapped, goal) }
        let target = change.map(old)
        if isReached(target, from: remapped) { return (remapped, target) }
        if isReached(target, from: origin) { return (origin, target) }
        return (remapped, viewport.constrainPlace(change.remapScale(old)))
    }

    private mutating func mapRaster(at time: Double) {
        if mover == .rest {
            raster = Raster(restingAt: animation.target.scale)
        } else {
            raster.show(target.scale)
        }
    }
}
