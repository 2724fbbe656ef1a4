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

    @_optimize(speed)
    package init(_ settings: Settings, size: Vector, content: Vector) {
        thresholds = Thresholds(settings)
        camera = Camera(settings, size: size, content: content)
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

    /// What fingers hold does not move by itself. The parts are read here, because a getter of the motion would copy
    /// it.
    private var nextDue: Double {
        @inline(__always) mutating get {
            min(camera.motion.session == nil ? camera.motion.animation.end : .infinity, arbiter.deadline)
        }
    }

    @inline(__always)
    private mutating func releaseIfIdle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time, &events) }
        due = nextDue
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
    package var isTouched: Bool { !contacts.isEmpty }
    package var isMoving: Bool { mutating get { camera.motion.animation.isMoving } }
    package var hasEvents: Bool {
        mutating get { events.count > 0 || events.isOpen(arbiter.changed.movingEvents) }
    }
    package var hasLostEvents: Bool { events.hasLost }

    /// The scale at which the content should have been drawn, and the transform to draw with what was: of content units
    /// to pixels, and of those to pixels of the viewport.
    package var raster: (scale: Double, residual: Transform) {
        mutating get { (camera.raster * settings.layout.pixelsPerUnit, camera.residual(at: now)) }
    }

    /// The part of the content plane that the whole viewport shows, now or at another transform.
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
    package mutating func setSettings(_ settings: Settings) {
        let new = Thresholds(settings)
        let isAnother = new.movesOtherwise(
            than: thresholds, contacts.summary.tool, canPan: arbiter.context.canPan)
        // What fingers have done is told as it was.
        if settings.events != camera.settings.events || camera.showsOtherwise(by: settings) { flushChanges() }
        if isAnother {
            finishFrame(at: now)
            if !new.gestures.isSuperset(of: thresholds.gestures.intersection(.movers)) { interrupt() }
        }
        thresholds = new
        events.wanted = settings.events
        camera.adopt(settings, at: now, &events)
        if isAnother {
            // A finger alone has nothing that would be counted anew, and keeps its speed.
            if contacts.count > 1 { contacts.rebase(at: now) }
            dispatch(.settings, at: now)
        }
        finishCommand()
    }

    @inline(never)
    package mutating func setViewport(_ viewport: Viewport) {
        if viewport == camera.viewport { return }
        finishFrame(at: now)
        camera.resize(to: viewport, at: now)
        finishCommand()
    }

    /// Zooms to a scale and keeps the content point under `point` there.
    package mutating func zoom(to scale: Double, at point: Vector, animated: Bool) {
        finishFrame(at: now)
        let source = transform.applyInverse(point)
        animate(
            to: viewport.place(source, at: point, scale: scale, rotation: target.rotation), anchor: source, animated)
    }

    /// Shows a rectangle of content, as large as fits and centered.
    package mutating func zoom(to rect: Rect, animated: Bool) {
        finishFrame(at: now)
        let rotation = target.rotation
        let space = viewport.safeArea.size
        let size = Transform(scale: 1, rotation: rotation, translation: .zero).bounds(of: rect).size
        let scale = min(space.x / size.x, space.y / size.y)
        animate(
            to: viewport.place(rect.center, at: viewport.safeArea.center, scale: scale, rotation: rotation),
            anchor: rect.center, animated)
    }

    package mutating func set(_ transform: Transform, animated: Bool) {
        finishFrame(at: now)
        let target = viewport.constrain(transform)
        animate(to: target, anchor: target.applyInverse(viewport.safeArea.center), animated)
    }

    package mutating func stop() {
        finishFrame(at: now)
        camera.stopAnimation(at: now, &events)
        finishCommand()
    }

    private mutating func animate(to target: Transform, anchor: Vector, _ animated: Bool) {
        if camera.isShowing(target) { return }
        interrupt()
        let duration = animated && time != nil ? settings.zoom.duration : 0
        camera.animate(to: target, anchor: anchor, at: now, duration: duration, &events)
        finishCommand()
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
        due = nextDue
    }
}
