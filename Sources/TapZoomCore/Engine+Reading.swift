// SPDX-License-Identifier: MIT

// The state that a host reads.

extension Engine {
    package var settings: Settings { _read { yield camera.rules.settings } }
    package var viewport: Viewport { _read { yield camera.rules.viewport } }
    package var target: Transform { mutating get { camera.target } }
    package var contactCount: Int { mutating get { contacts.total } }
    /// Whether an animation or the host moves the view.
    package var isMoving: Bool { mutating get { camera.mover == .carried || camera.animation.isMoving } }

    /// Whether quiet commands move the view, and it has not settled yet.
    package var isDriven: Bool { mutating get { camera.mover == .driven } }
    /// The number of queued events, including the CHANGED events that the next poll adds.
    package var eventCount: Int { mutating get { camera.events.count(withChangesOf: arbiter.changed.movingEvents) } }
    package var hasLostEvents: Bool { mutating get { camera.events.hasLost } }
    /// The limits that a transform has reached.
    package mutating func limits(at transform: Transform) -> LimitSet {
        camera.viewport.limits(at: transform)
    }
    /// Whether the scale of a transform exceeds that of the fitted view.
    package mutating func isZoomed(at transform: Transform) -> Bool {
        camera.viewport.fittedScale.isBelow(transform.scale)
    }

    /// The transform to display at the clock.
    package var drawn: Transform {
        mutating get { display.transform(at: now, clock: now, &contacts, &arbiter, &camera) }
    }

    /// The transform to display at a time, which runs no due action; throws if the time is too long before the clock.
    package mutating func transform(displayedAt time: Double) throws(InputError) -> Transform {
        let earliest = clock.now - DisplayLag.earliest
        if time < earliest, !isLenient { throw .time }
        // Without a clock the view does not move.
        let time = clock.now == -.infinity ? now : max(time, earliest)
        return display.transform(at: time, clock: now, &contacts, &arbiter, &camera)
    }

    /// The distances by which the displayed content is beyond its limits.
    package var overscroll: Overscroll { mutating get { camera.overscroll(at: now) } }

    /// The scale at which the host should draw the content, in device pixels per content unit.
    package var rasterScale: Double { mutating get { camera.raster.scale * camera.settings.layout.pixelsPerUnit } }

    /// The transform from pixels of content that was drawn at the raster scale to device pixels of the viewport.
    package mutating func residual(of transform: Transform) -> Transform { camera.residual(of: transform) }

    /// The part of the content plane that the whole viewport shows under a transform.
    package func visibleRect(at transform: Transform) -> Rect {
        transform.inverse.bounds(of: Rect(origin: .zero, size: viewport.size))
    }

    /// The transform to which a tap on a block of content should zoom: see `Viewport.smartZoom`.
    package mutating func smartZoom(on block: Rect, at point: Vector, maxScale: Double) -> Transform {
        let target = camera.target
        return camera.viewport.smartZoom(
            on: block, at: point, maxScale: maxScale, from: target, pixel: 1 / camera.settings.pointsPerUnit)
    }

    /// The velocity of the displayed content: about the fingers that move it, otherwise about the center of the safe
    /// area.
    package var velocity: TransformVelocity {
        mutating get {
            if !camera.mover.hasSession {
                return camera.animationVelocity(about: viewport.safeArea.center, at: now).orZero
            }
            var movers = TransformVelocity.zero(at: viewport.safeArea.center)
            var point = movers.point
            if contacts.isEmpty {
                if camera.mover != .carried { movers.translation = camera.scroll.velocity(at: now) }
            } else {
                let touches = contacts.summary
                movers =
                    arbiter.velocity(of: contacts.velocity(at: now), touches)
                    ?? .zero(at: touches.pose.focalPoint)
                point = arbiter.running.contains(.pan) ? touches.pose.focalPoint : movers.point
            }
            return camera.displayedVelocity(of: movers, at: now).about(point).orZero
        }
    }

    /// Polls up to `capacity` events, and passes each to `body` without a copy. Returns their number. Clears the flag
    /// for losses before the poll, which the host could read. A loss during the poll sets it again.
    package mutating func pollEvents(_ capacity: Int, _ body: (Int, inout Event) -> Void) -> Int {
        let hadLost = camera.events.forgetLoss()
        flushChanges()
        var polled = 0
        while polled != capacity, camera.events.pop({ body(polled, &$0) }) { polled &+= 1 }
        if hadLost, polled == 0 { camera.events.noteLoss() }
        return polled
    }
}
