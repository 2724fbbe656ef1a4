// SPDX-License-Identifier: MIT

extension Camera {
    /// Adopts other sizes or insets and keeps the user's viewpoint.
    mutating func resize(to new: Viewport, at time: Double) {
        let old = viewport
        let displayed = transform(at: time)
        let goal = target
        var kept = viewpoint.flatMap { old.isSame($0.displayed, goal) ? $0 : nil }
        if kept == nil, !old.isSame(goal, old.fittedView) { kept = Viewpoint(of: goal, in: old) }
        viewport = new
        let velocity = motion.animation.velocity(at: time).about(old.safeArea.center)
        let ratios = Vector(
            new.content.size.x / old.content.size.x, new.content.size.y / old.content.size.y)
        let ratio = new.fittedScale / old.fittedScale
        let newVelocity = TransformVelocity(
            point: new.safeArea.center, translation: (ratio * velocity.translation).scaled(by: ratios),
            logScale: velocity.logScale,
            rotation: velocity.rotation)
        func map(_ transform: Transform) -> Transform {
            if let kept, old.isSame(transform, goal) {
                kept.transform(in: new)
            } else {
                new.remap(transform, from: old)
            }
        }
        carryOn(from: displayed, in: old, velocity: newVelocity, at: time, by: map) {
            new.content.origin + ($0 - old.content.origin).scaled(by: ratios)
        }
        kept?.displayed = target
        viewpoint = kept
        mapRaster(at: time)
    }

    /// Whether other settings may change the displayed transform.
    @_addressableSelf
    @inline(never)
    func showsOtherwise(by new: @_addressable Settings) -> Bool {
        new.layout != settings.layout || new.elastic != settings.elastic
    }

    /// Adopts a content rectangle that grew or shrank in the same coordinates. Every transform stays, as far as the
    /// limits allow.
    mutating func extend(to new: Viewport, at time: Double) {
        let old = viewport
        let displayed = transform(at: time)
        viewport = new
        // The viewpoint is relative to the old content.
        viewpoint = nil
        carryOn(
            from: displayed, in: old, velocity: motion.animation.velocity(at: time), at: time,
            by: { new.constrain($0) }, anchor: { $0 })
        mapRaster(at: time)
    }

    /// Adopts other settings. The fitted view stays fitted; any other transform stays, as far as the limits allow.
    @inline(never)
    mutating func adopt(
        _ new: @_addressable Settings, _ newFling: FlingSettings, at time: Double, _ events: inout EventQueue
    ) {
        let old = viewport
        let displayed = transform(at: time)
        let isOther = showsOtherwise(by: new)
        settings = new
        flingSettings = newFling
        bands = RubberBands(new.elastic)
        if isOther {
            viewport.layout = new.layout
            // The viewpoint is relative to the fitted view, which may have changed.
            viewpoint = nil
            let viewport = viewport
            func map(_ transform: Transform) -> Transform {
                old.isSame(transform, old.fittedView) ? viewport.fittedView : viewport.constrain(transform)
            }
            carryOn(from: displayed, in: old, velocity: motion.animation.velocity(at: time), at: time, by: map) { $0 }
            mapRaster(at: time)
        }
        if new.reducedMotion { finishAnimation(at: time, &events) }
    }
}

extension Camera {
    /// Continues the motion in another viewport, to the target that `map` gives. An animation continues from its place
    /// with its velocity, content that is out of bounds stays so by the same distance, and a drag session stays open.
    @inline(never)
    private mutating func carryOn(
        from displayed: Transform, in old: Viewport, velocity: TransformVelocity, at time: Double,
        by map: (Transform) -> Transform,
        anchor mapAnchor: (Vector) -> Vector
    ) {
        let inside = old.constrain(displayed)
        let origin = viewport.keepExcess(of: map(inside), as: displayed, from: inside, in: old)
        if let session = motion.session {
            return motion.moveSession(to: origin, from: map(session.origin), in: viewport, bands)
        }
        carryOnAnimation(
            from: origin, velocity: velocity, to: map(motion.animation.target),
            anchor: mapAnchor(motion.animation.anchor), at: time)
    }

    /// Continues the animation from another transform to another target.
    @inline(never)
    private mutating func carryOnAnimation(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, anchor: Vector, at time: Double
    ) {
        switch motion.animation.kind {
        case .idle: motion.rest(at: target)
        case .finished: motion.finish(at: target)
        case .paused: motion.pauseZoom(at: origin, goal: target, anchor: anchor)
        case .zooming:
            motion.start(
                zoom(
                    from: origin, velocity: velocity, to: target, anchor: anchor, at: time,
                    duration: motion.animation.end - time))
        case .flinging:
            motion.start(
                FlingAnimation(
                    from: origin, velocity: velocity.translation, within: bounceBounds(of: origin),
                    constants: constants, at: time),
                anchor: anchor)
        case .springing:
            motion.start(
                SpringBack(
                    from: origin, velocity: velocity, to: target, about: viewport.safeArea.center,
                    constants: constants, at: time, size: viewport.safeArea.size.length))
        }
    }

    private mutating func mapRaster(at time: Double) {
        if motion.animation.kind == .idle {
            raster = motion.animation.target.scale
        } else {
            refreshRaster(for: target.scale)
        }
    }
}
