// SPDX-License-Identifier: MIT

/// One view: samples, times and commands in, transforms and events out. A single block of plain memory.
///
/// `contacts` know who is down, the `arbiter` decides what the fingers do, the `camera` is what they do it to; this
/// brings them together in the order of time.
package struct Engine: ~Copyable {
    var clock = FrameClock()
    /// The first instant at which something happens without any further touch.
    var due = Double.infinity
    var contacts = ContactTable()
    var thresholds: Thresholds
    var arbiter = Arbiter()
    var camera: Camera
    var events = EventQueue()

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

    // MARK: Output

    /// What a host draws. Mutating, because otherwise the compiler copies much of the engine first.
    package var transform: Transform { mutating get { camera.transform(at: now) } }

    // MARK: Time

    /// The latest time that was given; nil before the first.
    package var time: Double? { clock.now == -.infinity ? nil : clock.now }

    /// When the next advance changes anything; infinity when none does.
    package var nextDeadline: Double {
        mutating get { if clock.isOpen || camera.motion.animation.isMoving { now } else { arbiter.deadline } }
    }

    /// The time of what is done without a time of its own.
    var now: Double { time ?? 0 }

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

    /// An animation or a wait that has just begun may be over at once, such as one of duration 0.
    @inline(never)
    mutating func finish() {
        if due <= clock.now { runDue(with: clock.now) }
    }

    @inline(never)
    mutating func finishCommand() {
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
    mutating func finishFrame(at time: Double) {
        if clock.close() { closeFrame(at: time) }
        flushChanges()
    }

    /// Tells the host how what the fingers do goes on. Left until something else happens or the host asks, so that it
    /// costs nothing in between; of several frames the last is told.
    @inline(never)
    mutating func flushChanges() {
        // Changes of kinds that the host does not want stay unmade; so a poll without events changes nothing.
        if !events.isOpen(arbiter.changed.movingEvents) { return }
        arbiter.emitChanges(&contacts, thresholds)
        camera.receiveGestures(of: &arbiter, &events)
    }

    /// Not inlined, as little that has many callers here: this is most of the code there is.
    @inline(never)
    @_optimize(speed)
    mutating func dispatch(_ trigger: Trigger, at time: Double) {
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
    mutating func releaseIfIdle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time, &events) }
        due = nextDue
    }
}

// MARK: - State

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
