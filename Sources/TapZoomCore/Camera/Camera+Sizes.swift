// SPDX-License-Identifier: MIT

extension Camera {
    /// Adopts new sizes or insets, and keeps the viewpoint of the user.
    @inline(never) @_optimize(size)
    mutating func resize(to new: Viewport, at time: Double) {
        let old = viewport
        let (displayed, goal) = (transform(at: time), target)
        let shown = viewpoints.viewpoint(of: displayed, in: old, atRest: !motion.isHeld && displayed == goal)
        let change = ViewportChange(from: old, to: new, .sizes, under: shown.insets)
        let aim = viewpoints.viewpoint(of: goal, in: old, atRest: true)
        let (newDisplayed, newGoal) = (shown.transform(in: new), aim.transform(in: new))
        viewport = new
        resume(change, from: displayed, to: newDisplayed, goal: newGoal, at: time)
        viewpoints.keep(shown, as: transform(at: time), aim, as: target, in: new)
        mapRaster(at: time)
    }

    /// Whether new settings may change the displayed transform.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func showsOtherwise(by new: @_addressable Settings) -> Bool {
        new.layout != settings.layout || new.elastic != settings.elastic || RubberBands(new).edges != bands.edges
    }

    /// Adopts a content rectangle that grew or shrank in the same coordinates. Every transform stays as far as the
    /// limits allow.
    @inline(never) @_optimize(size)
    mutating func extend(to new: Viewport, at time: Double) {
        let change = ViewportChange(from: viewport, to: new, .extent)
        let displayed = transform(at: time)
        viewport = new
        resume(change, from: displayed, at: time)
        mapRaster(at: time)
    }

    /// Adopts new settings. The fitted view stays fitted; any other transform stays as far as the limits allow.
    @inline(never) @_optimize(size)
    mutating func adopt(
        _ new: @_addressable Settings, _ newFling: FlingSettings, at time: Double, _ events: inout EventQueue
    ) {
        let isOther = showsOtherwise(by: new)
        let displayed = transform(at: time)
        replaceSettings(new, newFling)
        if isOther { adoptLayout(from: displayed, at: time) }
        if new.reducedMotion, motion.animation.isMoving { finishAnimation(at: time, &events) }
        if new.reducedMotion, motion.isDriven { finishBase(at: time) }
    }

    private mutating func remapLayout(
        _ change: @_addressable ViewportChange, from displayed: Transform, at time: Double
    ) {
        viewport = change.new
        resume(change, from: displayed, at: time)
    }

    /// Whether the displayed transform violates the limits of new settings.
    @inline(never) @_optimize(size)
    mutating func violatesLimits(of new: @_addressable Settings, at time: Double) -> Bool {
        let displayed = transform(at: time)
        let change = ViewportChange(of: viewport, to: new.layout)
        return !change.new.isSame(change.map(displayed), displayed)
    }

    /// Adopts new settings with limits that the displayed transform violates, and animates to the transform that they
    /// allow.
    @inline(never) @_optimize(size)
    mutating func adoptAnimated(
        _ new: @_addressable Settings, _ newFling: FlingSettings, at time: Double, duration: Double, _ curve: Curve,
        _ events: inout EventQueue
    ) {
        let (displayed, velocity) = (transform(at: time), velocity(at: time))
        let change = ViewportChange(of: viewport, to: new.layout)
        let goal = change.map(target)
        cancelAnimation(at: time, &events)
        motion.finish(at: displayed)
        viewpoints.removeAll()
        replaceSettings(new, newFling)
        viewport = change.new
        beginAnimation(
            to: goal, anchor: goal.applyInverse(viewport.safeArea.center), from: displayed, velocity: velocity,
            at: time, duration: duration, style: ZoomStyle(curve: curve), &events)
    }

    /// Adopts the layout and the rubber bands of the settings.
    @inline(never) @_optimize(size)
    private mutating func adoptLayout(from displayed: Transform, at time: Double) {
        remapLayout(ViewportChange(of: viewport, to: settings.layout), from: displayed, at: time)
        motion.reapplyRubberBand(in: viewport, bands)
        mapRaster(at: time)
    }
}

extension Camera {
    /// Continues the motion after a change that uses no viewpoints.
    private mutating func resume(_ change: @_addressable ViewportChange, from displayed: Transform, at time: Double) {
        // The viewpoints are relative to the old fitted view.
        viewpoints.removeAll()
        resume(change, from: displayed, to: mapWithinBands(displayed, change), goal: change.map(target), at: time)
    }

    /// The displayed transform after the change. Content in an animation or a pause is not further out of bounds than
    /// the current rubber bands allow.
    @inline(never) @_optimize(size)
    private mutating func mapWithinBands(_ displayed: Transform, _ change: @_addressable ViewportChange) -> Transform {
        let mapped = change.map(displayed)
        switch motion.animation.kind {
        case .idle, .finished, .flinging: return mapped
        case .paused, .springing, .zooming, .gliding: return viewport.bringWithinBands(mapped, bands)
        }
    }

    /// Continues the motion in the new viewport: an animation with its velocity to its goal, a drag session from its
    /// transform.
    @inline(never) @_optimize(size)
    private mutating func resume(
        _ change: @_addressable ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform,
        at time: Double
    ) {
        if motion.isHeld {
            motion.moveSession(to: origin, from: change.map(motion.held.origin), in: viewport, bands)
            if !motion.isDriven { return }
            if motion.base.zooms { freeAxes() }
            return motion.moveBase(from: displayed, to: motion.held.displayed)
        }
        let mappedAnchor = change.mapContent(motion.animation.anchor)
        let anchor = mappedAnchor.isWithin(1e100) ? mappedAnchor : viewport.content.center
        let velocity = change.map(motion.animation.velocity(at: time), rotation: displayed.rotation).orStill
        switch motion.animation.kind {
        case .idle: motion.rest(at: goal)
        case .finished: motion.finish(at: goal)
        case .paused:
            motion.pauseZoom(at: origin, goal: goal, anchor: anchor, rho: motion.animation.flightRho)
        case .zooming:
            startZoom(
                from: origin, velocity: velocity, to: goal, anchor: anchor, at: time,
                duration: motion.animation.end - time, motion.animation.zoomRemainder)
        case .flinging: resumeFling(change, from: displayed, to: origin, goal: goal, anchor: anchor, at: time)
        case .springing:
            startSpring(from: origin, velocity: velocity, to: goal, about: viewport.safeArea.center, at: time)
        case .gliding: resumeGlide(change, from: origin, to: goal, anchor: anchor, at: time)
        }
    }

    // Separate functions, because an animation takes much of the stack.

    @inline(never) @_optimize(size)
    private mutating func resumeGlide(
        _ change: @_addressable ViewportChange, from origin: Transform, to goal: Transform, anchor: Vector,
        at time: Double
    ) {
        let growth = change.growth(from: motion.animation.target, to: goal)
        motion.resumeGlide(from: origin, to: goal, growth: growth, anchor: anchor, in: viewport, constants, at: time)
    }

    @inline(never) @_optimize(size)
    private mutating func resumeFling(
        _ change: @_addressable ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform,
        anchor: Vector, at time: Double
    ) {
        let (remapped, target) = flingPath(change, from: displayed, to: origin, goal: goal)
        let growth = change.growth(from: displayed, to: remapped)
        var panBounds = bounceBounds(of: remapped, motion.animation.velocity(at: time).translation)
        // Content beyond an edge returns to it, even if the edge now belongs to the host's pager.
        let overscrollGrowth = ViewportChange.overscrollGrowth(
            from: change.old.panBounds(of: displayed), to: bounceBounds(of: remapped, .zero))
        // Along a fixed axis the fling continues to its end and does not bounce.
        panBounds.maxOverscroll = panBounds.maxOverscroll.replacing(viewport.fixedAxes(at: remapped), with: .zero)
        motion.resumeFling(
            to: remapped, target: target, growth: growth, within: panBounds, overscrollGrowth: overscrollGrowth,
            anchor: anchor, constants: constants, at: time)
    }

    /// The displayed transform after the change, without pan bounds, and the target of a fling. A fling keeps its
    /// scale, so the target must have the scale of that transform. The goal of an earlier viewpoint, or of a fitted
    /// view, may have another one.
    @inline(never) @_optimize(size)
    private mutating func flingPath(
        _ change: @_addressable ViewportChange, from displayed: Transform, to origin: Transform, goal: Transform
    ) -> (remapped: Transform, target: Transform) {
        func isReached(_ goal: Transform, from remapped: Transform) -> Bool {
            abs(goal.scale - remapped.scale) <= 1e-9 * remapped.scale
        }
        let (remapped, old) = (change.remapScale(displayed), motion.animation.target)
        if isReached(goal, from: remapped) { return (remapped, goal) }
        let target = change.map(old)
        if isReached(target, from: remapped) { return (remapped, target) }
        if isReached(target, from: origin) { return (origin, target) }
        return (remapped, viewport.constrainPlace(change.remapScale(old)))
    }

    @_optimize(size)
    private mutating func mapRaster(at time: Double) {
        if motion.animation.kind == .idle {
            raster = motion.animation.target.scale
        } else {
            refreshRaster(for: target.scale)
        }
    }
}
