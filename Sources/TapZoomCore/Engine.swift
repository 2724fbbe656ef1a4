// SPDX-License-Identifier: MIT

/// One view: it takes samples, times and commands, and gives transforms and events. A single block of plain memory.
///
/// `contacts` holds the contacts that are down, the `arbiter` recognizes their gestures, and the `camera` applies
/// these to the content. The engine calls them in the order of time.
package struct Engine: ~Copyable {
    var clock = FrameClock()
    /// The first time at which an animation ends or a recognizer acts without further input.
    var due = Double.infinity
    var contacts = ContactTable()
    var thresholds: Thresholds
    var arbiter = Arbiter()
    var camera: Camera
    var events = EventQueue()

    @inline(__always)
    package init(_ settings: Settings, size: Vector, content: Rect, insets: Insets = .zero) {
        thresholds = Thresholds(settings)
        camera = Camera(settings, thresholds.fling, size: size, content: content, insets: insets)
        events.wanted = settings.events
    }

    // MARK: Input

    /// Takes a sample, or throws and changes nothing. A move takes effect when its frame closes.
    @inline(__always)
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
        // Earlier moves are processed with the contacts that were down then.
        finishFrame(at: sample.time)
        let handVelocity = sample.phase == .ended ? contacts.velocity(at: sample.time) : .still
        let wanted = !thresholds.gestures.isEmpty
        let context = camera.context(of: sample, after: arbiter.context, wanted: wanted, &events)
        guard let contact = contacts.apply(sample) else { return }
        arbiter.prepare(contact, handVelocity, context)
        dispatch(Trigger(sample.phase), at: sample.time)
        finish()
    }

    /// The system cancelled all contacts.
    package mutating func cancel(at time: Double) throws(InputError) {
        try check(time)
        advanceClock(to: time)
        finishFrame(at: time)
        contacts.removeAll()
        dispatch(.cancelled, at: time)
        finish()
    }

    @inline(__always)
    package mutating func advance(to time: Double) throws(InputError) {
        try check(time)
        advanceClock(to: time)
        if clock.close() { closeFrame(at: time) }
    }

    // MARK: Output

    /// The transform that the host draws. Mutating, because otherwise the compiler copies much of the engine first.
    package var transform: Transform { mutating get { camera.transform(at: now) } }

    // MARK: Time

    /// The latest time from the host; nil before the first.
    package var time: Double? { clock.now == -.infinity ? nil : clock.now }

    /// The earliest time at which an advance changes anything; infinity when none does.
    package var nextDeadline: Double {
        mutating get { if clock.isOpen || isMoving { now } else { arbiter.deadline } }
    }

    /// The time of actions without a time of their own, such as commands.
    var now: Double { time ?? 0 }

    @_transparent
    private func check(_ time: Double) throws(InputError) {
        if time < clock.now { throw .time }
    }

    /// Runs everything that is due up to a time, and advances the clock.
    @inline(__always)
    private mutating func advanceClock(to time: Double) {
        if clock.close(before: time) { closeFrame(at: clock.now) }
        if due <= time { runDue(with: time) }
        clock.advance(to: time)
    }

    /// An animation or a wait that has just begun may be due at once, such as one of duration 0.
    @inline(never)
    mutating func finish() {
        if due <= clock.now { runDue(with: clock.now) }
    }

    @inline(never)
    mutating func finishCommand() {
        releaseIfIdle(at: now)
        finish()
    }

    /// Runs each due action at its own time. Afterwards its animation or recognizer has a later deadline, or none.
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
    private mutating func closeFrame(at time: Double) {
        contacts.closeFrame(at: time, turning: thresholds.rotates)
        dispatch(.moved, at: time)
    }

    /// Closes the frame and flushes its changes, before the next input can alter them.
    mutating func finishFrame(at time: Double) {
        if clock.close() { closeFrame(at: time) }
        flushChanges()
    }

    /// Pushes CHANGED events for the gestures that have changed. The engine waits with this until the next other
    /// input, deadline or poll, so that it costs nothing in between; of several frames only the last is reported.
    @inline(never)
    mutating func flushChanges() {
        // Changes of kinds that the host does not want are never made, so a poll without events changes nothing.
        if !events.isOpen(arbiter.changed.movingEvents) { return }
        arbiter.emitChanges(contacts.summary)
        camera.receiveGestures(of: &arbiter, &events)
    }

    /// Not inlined, because it has many callers and contains most of the code.
    @inline(never)
    mutating func dispatch(_ trigger: Trigger, at time: Double) {
        arbiter.process(trigger, at: time, &contacts, thresholds)
        camera.apply(&arbiter, rebased: trigger.rebases, at: time, &events)
        contacts.clearLifted()
        releaseIfIdle(at: time)
    }

    /// The next value of `due`; during a drag session no animation runs. The parts are read here, because a getter of
    /// the motion would copy it.
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
    /// Codes everything except the settings and the sizes, with which the engine was made.
    @inline(never)
    package mutating func code(with coder: inout some StateCoder) {
        clock.code(with: &coder)
        contacts.code(with: &coder)
        arbiter.code(with: &coder)
        camera.code(with: &coder)
        events.code(with: &coder)
        due = nextDue
    }
}
