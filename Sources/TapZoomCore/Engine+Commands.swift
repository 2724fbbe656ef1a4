// SPDX-License-Identifier: MIT

// Settings, sizes and commands.

extension Engine {
    /// Adopts new settings. With an animation, a view that violates their limits moves to the allowed transform like a
    /// command; otherwise the view adopts them at once.
    package mutating func setSettings(_ settings: Settings, _ options: CommandOptions = .atOnce) {
        let (isAnother, losesMovers) = compare(settings)
        let isOther = camera.rules.affectsLayout(settings)
        // Earlier frames are reported under the earlier settings.
        let endsMotion = settings.reducedMotion && camera.mover == .carried
        if isAnother || endsMotion || isOther { enter() }
        let otherKinds = settings.polledKinds ^ camera.events.subscribed
        if otherKinds != 0 { flushChanges() }
        let moves = options.animated && camera.violatesLimits(of: settings.layout, at: now)
        if moves || (isAnother && losesMovers) { interrupt(mayResume: false) }
        if !camera.events.isSubscribed(.pan) { camera.events.consumeAll(camera.session.pager.travel) }
        let before = camera.before(at: now)
        if moves { camera.cancelMotion(at: now) }
        enforce(settings, size: viewport.size, content: viewport.content, insets: viewport.insets)
        if moves {
            camera.animate(
                from: before, at: now, duration: duration(options, settings.zoom.animationDuration),
                options.style.curve)
        } else {
            if isOther { camera.adoptLayout(from: before, at: now) }
            if settings.reducedMotion { camera.finishMotion(at: now) }
        }
        // The limits at which the view is may be others, or the host may poll them now.
        if isOther || otherKinds & EventKind.limit.bit != 0 {
            // Like a command that moves the view at once.
            if !moves { display.dropLag() }
            camera.observe(moves ? .began : .refitted, by: .command, at: now)
        }
        reprocess(otherwise: isAnother)
        observeMove(at: now)
        leave()
    }

    /// Whether other settings change how fingers move the view, and whether they switch off a gesture that moves it.
    private mutating func compare(_ settings: Settings) -> (isAnother: Bool, losesMovers: Bool) {
        let new = Thresholds(settings, in: viewport)
        return (
            new.differsForActiveTouches(
                from: arbiter.input.thresholds, contacts.summary.tool, canPan: arbiter.context.canPan),
            !new.gestures.isSuperset(of: arbiter.input.thresholds.gestures.intersection(.movers))
        )
    }

    /// Continues the contacts that are down under new thresholds. `otherwise`: the thresholds change how fingers move
    /// the view.
    private mutating func reprocess(otherwise: Bool) {
        if !otherwise { return arbiter.refreshSchedule() }
        // A single finger has no angle or radius to rebase, and keeps its velocity.
        breakPath(at: now)
        if contacts.count > 1 { contacts.rebase(at: now) }
        dispatch(.settings, at: now)
    }

    /// Adopts a new size and new insets.
    package mutating func setViewport(size: Vector, insets: Insets) {
        resize(size, viewport.content, insets, .picture)
    }

    package mutating func setContent(_ content: Rect, _ change: ContentChange) {
        resize(viewport.size, content, viewport.insets, change)
    }

    private mutating func resize(_ size: Vector, _ content: Rect, _ insets: Insets, _ change: ContentChange) {
        if viewport.hasSizes(size, content, insets) { return }
        enter()
        let (before, center) = (camera.before(at: now), arbiter.input.thresholds.center)
        enforce(settings, size: size, content: content, insets: insets)
        switch change {
        case .picture: camera.resize(from: before, at: now)
        case .coordinates: camera.extend(from: before, at: now)
        }
        if arbiter.input.thresholds.center != center { reprocess(otherwise: true) }
        camera.observe(.refitted, by: .command, at: now)
        leave()
    }

    /// Closes the frame, which may move the target. Returns false for a quiet command while the user moves the view; a
    /// motion of the host is then not restarted, because that may move the target, too.
    private mutating func begins(_ options: CommandOptions) -> Bool {
        completeFrame()
        if options.quiet, camera.isMovedByUser { return false }
        enter()
        return true
    }

    /// Zooms to a scale and keeps the content point under `point`.
    package mutating func zoom(to scale: Double, at point: Vector, _ options: CommandOptions) {
        guard begins(options) else { return }
        let (source, scale) = (transform.applyInverse(point), min(scale, options.maxScale))
        bring(source, to: point, scale, target.rotation, pushing: viewport.limits(pushedBy: scale), options)
    }

    /// Moves the content by a delta: a drag session directly, an animation by its target.
    package mutating func change(by delta: TransformDelta, _ options: CommandOptions) {
        guard begins(options) else { return }
        let old = target
        var delta = delta
        if delta.scale > 1 { delta.scale = max(1, min(delta.scale, options.maxScale / old.scale)) }
        let (source, scale) = (old.applyInverse(delta.from), delta.scale * old.scale)
        let rotation = old.rotation + delta.rotation
        let asked = Transform(scale: scale, rotation: rotation, taking: source, to: delta.to)
        let pushed = viewport.limits(pushedBy: asked, about: delta.from, point: camera.point)
        let duration = duration(options, settings.zoom.animationDuration)
        if camera.mover.hasSession {
            camera.observePush(against: pushed, by: .command, at: now)
            camera.applyDelta(by: delta, at: now, duration: duration)
            observeMove(by: .command, at: now)
        } else {
            let goal = viewport.place(source, at: delta.to, scale: scale, rotation: rotation)
            guard duration == 0 || settings.reducedMotion, camera.mover.isAnimation else {
                return animate(to: goal, anchor: source, pushing: pushed, options.withoutFlight)
            }
            camera.observePush(against: pushed, by: .command, at: now)
            camera.shiftAnimation(to: goal, at: now)
        }
        leave()
    }

    /// Shows a rectangle of content, centered within the padding and as large as possible.
    package mutating func zoom(to rect: Rect, _ options: CommandOptions) {
        guard begins(options) else { return }
        let space = viewport.safeArea.inside(options.padding)
        let size = Transform(scale: 1, rotation: target.rotation, translation: .zero).bounds(of: rect).size
        bring(
            rect.center, to: space.center, scale: min(space.size.x / size.x, space.size.y / size.y), options)
    }

    /// Moves a content point to the center of the safe area; a scale of 0 keeps that of the target.
    package mutating func center(on point: Vector, scale: Double, _ options: CommandOptions) {
        guard begins(options) else { return }
        bring(point, to: viewport.safeArea.center, scale: scale > 0 ? scale : target.scale, options)
    }

    private mutating func bring(_ point: Vector, to center: Vector, scale: Double, _ options: CommandOptions) {
        let (scale, rotation) = (min(scale, options.maxScale), target.rotation)
        let asked = Transform(scale: scale, rotation: rotation, taking: point, to: center)
        bring(
            point, to: center, scale, rotation,
            pushing: viewport.limits(pushedBy: asked, about: center, point: camera.point), options)
    }

    /// Rotates to an angle, the short way, and keeps the content point under `point`.
    package mutating func rotate(to rotation: Double, at point: Vector, _ options: CommandOptions) {
        guard begins(options) else { return }
        let source = transform.applyInverse(point)
        // The target has as many full turns as the content has now; others would rotate it further.
        let nearest = rotation.withTurns(nearest: target.rotation)
        bring(source, to: point, min(target.scale, options.maxScale), nearest, pushing: [], options)
    }

    /// Moves a content point to a place with a scale and a rotation, as far as the limits allow.
    private mutating func bring(
        _ source: Vector, to place: Vector, _ scale: Double, _ rotation: Double, pushing limits: LimitSet,
        _ options: CommandOptions
    ) {
        animate(
            to: viewport.place(source, at: place, scale: scale, rotation: rotation), anchor: source, pushing: limits,
            options)
    }

    package mutating func set(_ transform: Transform, _ options: CommandOptions) {
        guard begins(options) else { return }
        let center = viewport.safeArea.center
        let asked =
            transform.scale > options.maxScale ? transform.with(scale: options.maxScale, about: center) : transform
        // Rounding would change the last bit of a turned transform at rest.
        if camera.isShowing(asked), !options.quiet { return }
        let target = viewport.constrain(asked)
        animate(
            to: target, anchor: target.applyInverse(center),
            pushing: viewport.limits(pushedBy: asked, about: center, point: camera.point),
            options)
    }

    package mutating func stop() {
        enter()
        camera.stopCarry(at: now)
        camera.stopMotion(isTouched: !contacts.isEmpty, at: now)
        observeMove(at: now)
        leave()
    }

    /// Starts the animation of an absolute command. `limits` are those against which the command pushes, even if it
    /// moves nothing.
    mutating func animate(
        to target: Transform, anchor: Vector, pushing limits: LimitSet, _ options: CommandOptions
    ) {
        if options.quiet { return drive(to: target, pushing: limits) }
        if camera.isShowing(target) { return camera.observePush(against: limits, by: .command, at: now) }
        interrupt(mayResume: true)
        let duration = duration(options, settings.zoom.animationDuration)
        camera.animate(to: target, anchor: anchor, at: now, duration: duration, style: options.style, by: .command)
        // A command that moves the view at once drops the lag.
        if !isMoving { display.dropLag() }
        camera.observePush(against: limits, at: now)
        leave()
    }

    /// Moves the view by a quiet command.
    private mutating func drive(to target: Transform, pushing limits: LimitSet) {
        if camera.mover.hasSession || !camera.isShowing(target) { display.dropLag() }
        camera.drive(to: target, hasClock: time != nil, at: now)
        camera.observePush(against: limits, by: .driven, at: now)
        leave()
    }

    /// The duration of a command's animation; by default that of the settings. 0 without an animation, and before the
    /// clock starts.
    private func duration(_ options: CommandOptions, _ usual: Double) -> Double {
        guard options.animated, time != nil else { return 0 }
        return options.duration > 0 ? options.duration : usual
    }

    /// Cancels the gestures that move the view, and a scroll. With `mayResume`, fingers that move on take the view
    /// back.
    private mutating func interrupt(mayResume: Bool) {
        breakPath(at: now)
        arbiter.interrupt(at: now, mayResume: mayResume, &contacts)
        camera.receiveGestures(of: &arbiter, isLast: false)
        camera.pauseSession()
        camera.endScroll(.cancelled, at: now)
    }
}

/// The options of a command that moves the view.
package struct CommandOptions {
    package var animated: Bool
    /// Whether the command sends no events of its own, and yields to the user.
    package var quiet = false
    /// Seconds. 0 takes the duration of the settings; a flight takes at least that.
    package var duration: Double
    package var style = ZoomStyle()
    /// The space to leave free around a rectangle.
    package var padding = Insets.zero
    /// The largest scale to go to; infinite if only the view limits it.
    package var maxScale = Double.infinity

    package init(animated: Bool, duration: Double = 0) {
        self.animated = animated
        self.duration = duration
    }

    package static var atOnce: CommandOptions { CommandOptions(animated: false) }
    package static var animated: CommandOptions { CommandOptions(animated: true) }

    /// The options of a command that never flies.
    var withoutFlight: CommandOptions {
        var options = self
        options.style = ZoomStyle(curve: style.curve)
        return options
    }

    /// Makes the animation a flight. 0 takes a default.
    package mutating func fly(rho: Double = 0, speed: Double = 0) {
        style.rho = rho > 0 ? rho : ZoomStyle.defaultRho
        if duration == 0 { style.speed = speed > 0 ? speed : ZoomStyle.defaultSpeed }
    }
}

/// The property that a new content rectangle keeps. The raw values are those of the C header.
package enum ContentChange: Int32 {
    /// The visible part of the content.
    case picture
    /// The transform.
    case coordinates
}
