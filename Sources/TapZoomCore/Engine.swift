// SPDX-License-Identifier: MIT

/// One view: samples, times and commands in, transforms and events out. A single block of plain memory.
///
/// `contacts` know who is down, the `arbiter` decides what the fingers do, the `camera` is what they do it to; this
/// brings them together in the order of time.
package struct Engine: ~Copyable {
    private var clock = FrameClock()
    /// The first instant at which something happens without any further touch.
    private var due = Double.infinity
    private(set) var contacts = ContactTable()
    private var thresholds: Thresholds
    private(set) var arbiter = Arbiter()
    private(set) var camera: Camera
    private(set) var events = EventQueue()

    @inline(never)
    @_optimize(size)
    package init(_ settings: Settings, size: Vector, content: Rect, insets: Insets = .zero) {
        thresholds = Thresholds(settings)
        camera = Camera(settings, thresholds.fling, size: size, content: content, insets: insets)
        events.wanted = settings.events
    }

    // MARK: Input

    /// Takes a sample, or throws and changes nothing. A move counts when its frame is over.
    @inline(__always)
    @_optimize(speed)
    package mutating func push(_ sample: TouchSample) throws(InputError) {
        if sample.phase != .moved { return try landOrLift(sample) }
        try check(sample.time)
        guard let index = contacts.index(of: sample.id) else { throw .contactUnknown }
        advanceClock(to: sample.time)
        contacts.move(index, to: sample.position)
        clock.open()
    }

    @inline(never)
    private mutating func landOrLift(_ sample: TouchSample) throws(InputError) {
        try check(sample.time)
        if let error = contacts.error(of: sample) { throw error }
        advanceClock(to: sample.time)
        // Moves that came before are judged by the contacts that were down then.
        finishFrame(at: sample.time)
        let handVelocity = sample.phase == .ended ? contacts.velocity(at: sample.time) : .still
        let wanted = !thresholds.gestures.isEmpty
        let context = camera.context(of: sample, after: arbiter.context, wanted: wanted, &events)
        guard let contact = contacts.apply(sample) else { return }
        arbiter.prepare(contact, handVelocity, context)
        dispatch(Trigger(sample.phase), at: sample.time)
        finish()
    }

    /// The system took all contacts.
    package mutating func cancel(at time: Double) throws(InputError) {
        try check(time)
        advanceClock(to: time)
        finishFrame(at: time)
        contacts.removeAll()
        dispatch(.cancelled, at: time)
        finish()
    }

    @inline(__always)
    @_optimize(speed)
    package mutating func advance(to time: Double) throws(InputError) {
        try check(time)
        advanceClock(to: time)
        if clock.close() { closeFrame(at: time) }
    }

    // MARK: Time

    /// When the next advance changes anything; infinity when none does.
    package var nextDeadline: Double {
        mutating get { if clock.isOpen || camera.motion.animation.isMoving { now } else { arbiter.deadline } }
    }

    /// The time of what is done without a time of its own.
    private var now: Double { time ?? 0 }

    @_transparent
    private func check(_ time: Double) throws(InputError) {
        if time < clock.now { throw .time }
    }

    /// Lets all that is due up to a time happen.
    @inline(__always)
    private mutating func advanceClock(to time: Double) {
        if clock.close(before: time) { closeFrame(at: clock.now) }
        if due <= time { runDue(with: time) }
        clock.advance(to: time)
    }

    /// What has begun at the clock's instant may be too short to last.
    @inline(never)
    private mutating func finish() {
        if due <= clock.now { runDue(with: clock.now) }
    }

    @inline(never)
    private mutating func finishCommand() {
        releaseIfIdle(at: now)
        finish()
    }

    /// Each at its own instant. Whatever acts at its deadline has a later one afterwards, or none.
    @inline(never)
    private mutating func runDue(with time: Double) {
        while due <= time {
            let instant = due
            flushChanges()
            if camera.motion.animation.end <= instant {
                camera.finishAnimation(at: instant, &events)
                releaseIfIdle(at: instant)
            } else {
                dispatch(.timeout, at: instant)
            }
        }
    }

    @inline(never)
    @_optimize(speed)
    private mutating func closeFrame(at time: Double) {
        contacts.closeFrame(at: time, turning: thresholds.rotates)
        dispatch(.moved, at: time)
    }

    /// What comes next may change what is told of the frame: it is told before.
    private mutating func finishFrame(at time: Double) {
        if clock.close() { closeFrame(at: time) }
        flushChanges()
    }

    /// Tells the host how what the fingers do goes on. Left until something else happens or the host asks, so that it
    /// costs nothing in between; of several frames the last is told.
    @inline(never)
    private mutating func flushChanges() {
        // What nobody hears is left as it is: to ask for events where there are none changes nothing.
        if !events.isOpen(arbiter.changed.movingEvents) { return }
        arbiter.emitChanges(&contacts, thresholds)
        camera.receiveGestures(of: &arbiter, &events)
    }

    /// Not inlined, as little that has many callers here: this is most of the code there is.
    @inline(never)
    @_optimize(speed)
    private mutating func dispatch(_ trigger: Trigger, at time: Double) {
        arbiter.process(trigger, at: time, &contacts, thresholds)
        camera.apply(&arbiter, rebased: trigger.rebases, at: time, &events)
        contacts.clearLifted()
        releaseIfIdle(at: time)
    }

    @inline(__always)
    private mutating func releaseIfIdle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time, &events) }
        due = min(camera.motion.end, arbiter.deadline)
    }
}

// MARK: - Output

extension Engine {
    /// The latest time that was given; nil before the first.
    package var time: Double? { clock.now == -.infinity ? nil : clock.now }
    package var settings: Settings { camera.settings }
    package var viewport: Viewport { camera.viewport }
    // What reads much of the engine is mutating, because otherwise the compiler copies all of it first.
    package var transform: Transform { mutating get { camera.transform(at: now) } }
    package var target: Transform { mutating get { camera.target } }
    package var contactCount: Int { contacts.count }
    package var isMoving: Bool { mutating get { camera.motion.animation.isMoving } }
    /// The events that wait, with the changes that the next poll adds.
    package var eventCount: Int { mutating get { events.count(withChangesOf: arbiter.changed.movingEvents) } }
    package var hasLostEvents: Bool { events.hasLost }

    /// The scale at which the host should have drawn the content, in device pixels per content unit.
    package var rasterScale: Double { camera.raster * settings.layout.pixelsPerUnit }

    /// How to show under a transform what was drawn at that scale: of its pixels to device pixels of the viewport.
    package func residual(of transform: Transform) -> Transform { camera.residual(of: transform) }

    /// The part of the content plane that the whole viewport shows under a transform.
    package func visibleRect(at transform: Transform) -> Rect {
        transform.inverse.bounds(of: Rect(origin: .zero, size: viewport.size))
    }

    package mutating func pollEvent() -> Event? {
        flushChanges()
        return events.pop()
    }

    package mutating func clearLostEvents() { events.clearLoss() }
}

// MARK: - Commands

extension Engine {
    /// Adopts other settings, at once.
    package mutating func setSettings(_ settings: Settings) {
        let new = Thresholds(settings)
        let isAnother = new.movesOtherwise(
            than: thresholds, contacts.summary.tool, canPan: arbiter.context.canPan)
        // The host hears of earlier frames by the earlier settings.
        let showsOtherwise = camera.showsOtherwise(by: settings)
        if isAnother || showsOtherwise { finishFrame(at: now) }
        if settings.events != camera.settings.events { flushChanges() }
        if isAnother {
            if !new.gestures.isSuperset(of: thresholds.gestures.intersection(.movers)) { interrupt() }
        }
        thresholds = new
        events.wanted = settings.events
        camera.adopt(settings, new.fling, at: now, &events)
        if isAnother {
            // A finger alone has nothing that would be counted anew, and keeps its speed.
            if contacts.count > 1 { contacts.rebase(at: now) }
            dispatch(.settings, at: now)
        }
        finishCommand()
    }

    /// Adopts another size and other insets.
    package mutating func setViewport(size: Vector, insets: Insets) {
        let old = viewport
        resize(to: Viewport(size: size, content: old.content, insets: insets, layout: old.layout), .picture)
    }

    package mutating func setContent(_ content: Rect, _ change: ContentChange) {
        let old = viewport
        resize(to: Viewport(size: old.size, content: content, insets: old.insets, layout: old.layout), change)
    }

    private mutating func resize(to viewport: Viewport, _ change: ContentChange) {
        if viewport == camera.viewport { return }
        finishFrame(at: now)
        switch change {
        case .picture: camera.resize(to: viewport, at: now)
        case .coordinates: camera.extend(to: viewport, at: now)
        }
        finishCommand()
    }

    /// Zooms to a scale and keeps the content point under `point` there.
    package mutating func zoom(to scale: Double, at point: Vector, _ options: CommandOptions) {
        finishFrame(at: now)
        let source = transform.applyInverse(point)
        animate(to: viewport.place(source, at: point, scale: scale, rotation: target.rotation), anchor: source, options)
    }

    /// Multiplies the scale of the target, and keeps the content point under `point` there.
    package mutating func zoom(by factor: Double, at point: Vector, _ options: CommandOptions) {
        // The frame may move the target.
        finishFrame(at: now)
        zoom(to: factor * target.scale, at: point, options)
    }

    /// Shows a rectangle of content, as large as it fits and centered.
    package mutating func zoom(to rect: Rect, _ options: CommandOptions) {
        finishFrame(at: now)
        let space = viewport.safeArea.size
        let size = Transform(scale: 1, rotation: target.rotation, translation: .zero).bounds(of: rect).size
        center(on: rect.center, scale: min(space.x / size.x, space.y / size.y), options)
    }

    /// Brings a content point to the center of the safe area; a scale of 0 keeps that of the target.
    package mutating func center(on point: Vector, scale: Double, _ options: CommandOptions) {
        finishFrame(at: now)
        let (center, target) = (viewport.safeArea.center, target)
        let scale = scale > 0 ? scale : target.scale
        animate(
            to: viewport.place(point, at: center, scale: scale, rotation: target.rotation), anchor: point, options)
    }

    package mutating func set(_ transform: Transform, _ options: CommandOptions) {
        finishFrame(at: now)
        let target = viewport.constrain(transform)
        animate(to: target, anchor: target.applyInverse(viewport.safeArea.center), options)
    }

    package mutating func stop() {
        finishFrame(at: now)
        camera.stopAnimation(at: now, &events)
        finishCommand()
    }

    private mutating func animate(to target: Transform, anchor: Vector, _ options: CommandOptions) {
        if camera.isShowing(target) { return }
        interrupt()
        camera.animate(to: target, anchor: anchor, at: now, duration: duration(options, settings), &events)
        finishCommand()
    }

    /// Before there is a clock, everything is at once.
    private func duration(_ options: CommandOptions, _ settings: Settings) -> Double {
        guard options.animated, time != nil else { return 0 }
        return options.duration > 0 ? options.duration : settings.zoom.animationDuration
    }

    /// Takes the view from the fingers that move it.
    private mutating func interrupt() {
        arbiter.interrupt(at: now, contacts.summary)
        camera.receiveGestures(of: &arbiter, &events)
    }
}

// MARK: - Archive

extension Engine {
    /// All of its state but the settings and the sizes, with which it was made.
    package mutating func code(with coder: inout some StateCoder) {
        clock.code(with: &coder)
        contacts.code(with: &coder)
        arbiter.code(with: &coder)
        camera.code(with: &coder)
        events.code(with: &coder)
        due = min(camera.motion.end, arbiter.deadline)
    }
}
