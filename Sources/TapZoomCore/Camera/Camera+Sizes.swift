// SPDX-License-Identifier: MIT

extension Camera {
    /// Adopts new sizes or insets, and keeps the viewpoint of the user.
    mutating func resize(to new: Viewport, at time: Double) {
        let old = viewport
        let (displayed, goal) = (transform(at: time), target)
        let shown = savedViews.savedView(of: displayed, in: old, atRest: !mover.hasSession && displayed == goal)
        let change = ViewportChange(from: old, to: new, .sizes, under: shown.insets)
        let aim = savedViews.savedView(of: goal, in: old, atRest: true)
        let (newDisplayed, newGoal) = (shown.transform(in: new), aim.transform(in: new))
        viewport = new
        moveSlack(to: newDisplayed)
        resume(change, from: displayed, to: newDisplayed, goal: newGoal, at: time)
        savedViews.keep(shown, as: transform(at: time), aim, as: target, in: new, isDragging: mover.hasSession)
        mapRaster(at: time)
    }

    /// Whether new settings may change the displayed transform.
    mutating func affectsLayout(by new: Settings) -> Bool {
        new.layout != settings.layout || new.elastic != settings.elastic || RubberBands(new).edges != bands.edges
    }

    /// Adopts a content rectangle that grew or shrank in the same coordinates. Every transform stays as far as the
    /// limits allow.
    mutating func extend(to new: Viewport, at time: Double) {
        let change = ViewportChange(from: viewport, to: new, .extent)
        let displayed = transform(at: time)
        viewport = new
        resume(change, from: displayed, at: time)
        mapRaster(at: time)
    }

    /// Adopts new settings. The fitted view stays fitted; any other transform stays as far as the limits allow.
    mutating func adopt(_ new: Settings, _ newFling: FlingSettings, at time: Double) {
        let isOther = affectsLayout(by: new)
        let displayed = transform(at: time)
        replaceSettings(new, newFling)
        if isOther { bands.set(nil) }
        if isOther { adoptLayout(from: displayed, at: time) }
        if new.reducedMotion, animation.isMoving { finishAnimation(at: time) }
        if new.reducedMotion, mover == .carried { finishHostMotion(at: time) }
    }

    private mutating func remapLayout(_ change: ViewportChange, from displayed: Transform, at time: Double) {
        viewport = change.new
        resume(change, from: displayed, at: time)
    }

    /// Whether the displayed transform violates the limits of new settings.
    mutating func violatesLimits(of new: Settings, at time: Double) -> Bool {
        let displayed = transform(at: time)
        let change = ViewportChange(of: viewport, to: new.layout)
        return !change.new.isSame(change.map(displayed), displayed)
    }

    /// Adopts new settings with limits that the displayed transform violates, and animates to the transform that they
    /// allow.
    mutating func adoptAnimated(
        _ new: Settings, _ newFling: FlingSettings, at time: Double, duration: Double, _ curve: Curve
    ) {
        let (displayed, velocity) = (transform(at: time), velocity(at: time))
        let change = ViewportChange(of: viewport, to: new.layout)
        let goal = change.map(target)
        cancelAnimation(at: time)
        animation.finish(at: displayed)
        savedViews.removeAll()
        replaceSettings(new, newFling)
        viewport = change.new
        giveSlack(to: displayed)
        beginAnimation(
            to: goal, anchor: goal.applyInverse(viewport.safeArea.center), from: displayed, velocity: velocity,
            at: time, duration: duration, style: ZoomStyle(curve: curve), by: .command)
    }

    /// Adopts the layout and the rubber bands of the settings.
    private mutating func adoptLayout(from displayed: Transform, at time: Double) {
        remapLayout(ViewportChange(of: viewport, to: settings.layout), from: displayed, at: time)
        reapplyRubberBand()
        mapRaster(at: time)
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
