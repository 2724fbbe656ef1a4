// SPDX-License-Identifier: MIT

/// One view, in a single block of plain memory. It takes samples, times and commands, and returns transforms and
/// events.
///
/// `contacts` holds the contacts that are down, the `arbiter` recognizes their gestures, and the `camera` applies the
/// gestures to the content. The engine calls them in the order of time.
package struct Engine: ~Copyable {
    var clock = FrameClock()
    /// The first time at which an animation ends or a recognizer acts without further input.
    var due = Double.infinity
    var late = LateFrame()
    var camera: Camera
    var thresholds: Thresholds
    var arbiter = Arbiter()
    var events = EventQueue()
    var contacts = ContactTable()

    @inline(__always)
    package init(_ settings: Settings, size: Vector, content: Rect, insets: Insets = .zero) {
        thresholds = Thresholds(settings, size)
        camera = Camera(settings, thresholds.fling, size: size, content: content, insets: insets)
        events.wanted = settings.events
        camera.findLimits()
    }

    /// Resets the engine in place, in memory with any content. A new engine would lie on the stack before it is copied.
    @inline(never)
    package mutating func restart(
        _ settings: @_addressable Settings, size: Vector, content: Rect, insets: Insets
    ) {
        clock = FrameClock()
        due = .infinity
        contacts.reset()
        arbiter.reset()
        events.reset()
        late = LateFrame()
        remake(settings, size: size, content: content, insets: insets)
        camera.reset()
    }

    /// Replaces the settings and the sizes. The caller sets the state afterwards.
    @inline(never) @_optimize(speed)
    package mutating func remake(
        _ settings: @_addressable Settings, size: Vector, content: Rect, insets: Insets
    ) {
        thresholds = Thresholds(settings, size)
        camera.remake(settings, thresholds.fling, size: size, content: content, insets: insets)
        events.wanted = settings.events
    }

    // MARK: Input

    /// Handles a sample, or throws and changes nothing. A move takes effect when its frame closes.
    package mutating func push(_ sample: TouchSample) throws(InputError) {
        if _slowPath(camera.settings.lenient) { return pushLeniently(sample) }
        if sample.phase != .moved { return try landOrLift(sample) }
        try check(sample.time)
        if move(sample.id, to: sample.position, at: sample.time, near: 0) { return }
        if !moveApart(sample) { throw .contactUnknown }
    }

    /// Moves a contact of the hand. Returns false and changes nothing if the hand has no such contact, or if the time
    /// is before the clock. `guess` is the likely index of the contact.
    @inline(__always)
    package mutating func move(_ id: Int64, to position: Vector, at time: Double, near guess: Int) -> Bool {
        guard let index = contacts.index(of: id, near: guess) else { return false }
        if time != clock.now {
            guard _fastPath(time > clock.now) else { return false }
            advanceClock(to: time, folds: false)
        }
        contacts.move(index, to: position)
        clock.open()
        return true
    }

    @inline(never)
    private mutating func landOrLift(_ sample: TouchSample) throws(InputError) {
        try check(sample.time)
        let index = contacts.index(of: sample.id)
        if let error = contacts.error(of: sample, at: index) { throw error }
        landOrLift(sample, at: index, taken: sample.time)
    }

    /// Handles a valid landing or lift at a time that is not before its own. Durations and velocities count by its own
    /// time.
    @inline(never)
    mutating func landOrLift(_ sample: @_addressable TouchSample, at index: Int?, taken time: Double) {
        let isShared = sharesContacts
        if isShared, takeApart(sample, at: index, time) { return }
        closeAndAdvance(to: time)
        // Earlier moves are processed before the contacts change.
        finishFrame(at: time)
        if isShared, index == nil { prepareOwner(of: sample, at: time) }
        handleLandingOrLift(sample, at: index, taken: time)
        finish()
    }

    /// Handles a landing or a lift in the hand, after all earlier actions.
    @inline(never)
    mutating func handleLandingOrLift(_ sample: @_addressable TouchSample, at index: Int?, taken time: Double) {
        breakPath(at: time)
        let handVelocity = usesVelocity(of: sample, at: index) ? contacts.velocity(at: sample.time) : .still
        var context = camera.context(
            of: sample, taken: time, after: arbiter.context, thresholds.gestures, isFirst: contacts.isEmpty, &events)
        // The host draws or drags with its contacts.
        if contacts.owner.owner != .view { context.canPan = true }
        arbiter.prepare(handVelocity, context, lateness: time - sample.time) { contact in
            if let index {
                contacts.lift(sample, at: index, &contact)
            } else {
                let content = camera.transform(at: time).applyInverse(sample.position)
                contacts.land(sample, on: content, &contact)
            }
        }
        if sample.phase == .ended, arbiter.tap.holdsTaps {
            arbiter.prepare(liftOn: camera.transform(at: time).applyInverse(sample.position))
        }
        dispatch(Trigger(sample.phase), at: time)
    }

    /// Whether the velocity of the hand matters at a sample.
    @inline(__always)
    private mutating func usesVelocity(of sample: TouchSample, at index: Int?) -> Bool {
        guard let index, sample.phase == .ended else { return false }
        return arbiter.usesVelocity(after: contacts.travel(of: sample, at: index), contacts.summary.tool, thresholds)
    }

    /// Cancels all contacts.
    package mutating func cancel(at time: Double) throws(InputError) {
        let time = time >= clock.now ? time : try mendedTime()
        closeAndAdvance(to: time)
        finishFrame(at: time)
        breakPath(at: time)
        contacts.removeAll()
        camera.stopHost(at: time, &events)
        dispatch(.cancelled, at: time)
        finish()
    }

    @inline(__always)
    package mutating func advance(to time: Double) throws(InputError) {
        advanceClock(to: _fastPath(time >= clock.now) ? time : try mendedTime(), folds: false)
    }

    /// Whether no frame is open, so that an advance has no frame to process.
    package var isFrameClosed: Bool {
        @inline(__always) mutating get { !clock.isOpen }
    }

    /// Advances the clock if nothing is due until a time; otherwise returns false and changes nothing. The frame must
    /// be closed.
    @inline(__always)
    package mutating func advanceQuickly(to time: Double) -> Bool {
        guard time >= clock.now, due > time else { return false }
        clock.advance(to: time)
        return true
    }

    // MARK: Output

    /// The transform that the host draws. The getter is mutating, because otherwise the compiler copies much of the
    /// engine first.
    package var transform: Transform { mutating get { camera.transform(at: now) } }

    /// The displayed transform during a drag session; otherwise nil.
    package var heldTransform: Transform? {
        @inline(__always) mutating get { camera.motion.isHeld ? camera.motion.held.displayed : nil }
    }

    /// The displayed transform without a drag session.
    package var animatedTransform: Transform {
        @inline(__always) mutating get { camera.animationTransform(at: now) }
    }

    // MARK: Time

    /// The latest time from the host; nil before the first one.
    package var time: Double? { clock.now == -.infinity ? nil : clock.now }

    /// The earliest time at which an advance changes the view; infinity if none does.
    package var nextDeadline: Double {
        @inline(__always) mutating get {
            if clock.isOpen || isMoving {
                now
            } else {
                min(min(arbiter.deadline, camera.scroll.deadline), contacts.owner.deadline)
            }
        }
    }

    /// The time of actions without their own time, such as commands.
    var now: Double { time ?? 0 }

    @_transparent
    private func check(_ time: Double) throws(InputError) {
        if time < clock.now { throw .time }
    }

    /// Closes the frame, runs everything that is due up to a time, and advances the clock. With `folds`, the host's
    /// motion restarts at that time, because the input changes it.
    @inline(__always)
    mutating func advanceClock(to time: Double, folds: Bool) {
        if clock.close() { closeFrame() }
        if _slowPath(due <= time) { runDue(with: time, folds: folds) }
        clock.advance(to: time)
    }

    /// Advances the clock for input that is less frequent than moves.
    @inline(never)
    mutating func closeAndAdvance(to time: Double) { advanceClock(to: time, folds: false) }

    /// Advances the clock and restarts the host's motion at that time, for input that changes it.
    @inline(never) @_optimize(size)
    mutating func closeAndFold(at time: Double) {
        advanceClock(to: time, folds: true)
        finishFrame(at: time)
    }

    /// Runs actions that are due at once, such as the end of an animation with the duration 0.
    @inline(never)
    mutating func finish() {
        if due <= clock.now { runDue(with: clock.now, folds: false) }
    }

    @inline(never) @_optimize(size)
    mutating func finishCommand() {
        releaseIfIdle(at: now)
        finish()
    }

    /// Runs each due action at its own time. Afterwards its animation or recognizer has a later deadline, or none.
    ///
    /// A few actions may be due at one instant, one after the other. Only a state that two threads have damaged has
    /// many more. Then the rest waits for the next call, so that no state causes an endless loop.
    @inline(never) @_optimize(size)
    private mutating func runDue(with time: Double, folds: Bool) {
        var (last, repeats) = (-Double.infinity, 0)
        if _slowPath(camera.motion.isDriven), clock.now == -.infinity {
            // Without a clock nothing is due.
            if time == -.infinity { return }
            camera.motion.delayBase(to: time)
        }
        var next = nextDue
        while next <= time {
            // A deadline that a late sample has set may be before the clock.
            let instant = max(next, clock.now)
            repeats = instant > last ? 0 : repeats + 1
            if repeats > 64 { return }
            last = instant
            flushChanges()
            if !camera.motion.isHeld, camera.motion.animation.due <= instant {
                camera.runAnimation(at: instant, &events)
                releaseIfIdle(at: instant)
            } else if contacts.owner.deadline <= instant {
                decide(.host, at: instant)
                schedule()
            } else if camera.hostDue <= instant {
                runHost(at: instant)
            } else {
                let following = arbiter.following
                dispatch(.timeout, at: instant)
                if arbiter.following != following { camera.lag.pathStart = contacts.summary.pose.time }
            }
            next = nextDue
        }
        guard _slowPath(camera.motion.isDriven), time > -.infinity else { return }
        // CHANGED events report the transform at the time of their frame.
        flushChanges()
        folds ? camera.foldBase(at: time) : camera.showBase(at: time)
    }

    /// Runs the due action of the host's motion: a tick, or the end of a scroll by silence.
    @inline(never) @_optimize(size)
    private mutating func runHost(at time: Double) {
        if camera.motion.isDriven, camera.motion.base.tick <= time {
            camera.tickBase(at: time)
            if camera.motion.held.mayChangeLimits { reportLimits(at: time) }
        } else {
            if camera.motion.isDriven { camera.showBase(at: time) }
            camera.endScroll(.ended, at: time, &events)
        }
        releaseIfIdle(at: time)
    }

    @inline(never) @_optimize(speed)
    private mutating func closeFrame() {
        let mayBeDriven = camera.motion.movesBase
        if _slowPath(mayBeDriven) { camera.foldBeforeFrame(at: clock.now) }
        let pose = contacts.closeFrame(at: frameTime, turning: thresholds.rotates)
        if _slowPath(!follow(pose)) { dispatchMoves() }
        if _slowPath(camera.boost.isPossible) { camera.boost.follow(pose, isPan: arbiter.running.intersects(.pan)) }
        if _slowPath(mayBeDriven) { camera.unfoldAfterFrame() }
        if _slowPath(camera.motion.held.mayChangeLimits) { reportLimits(at: clock.now) }
        #if TAPZOOM_CHECKS
            checkQuietMove()
        #endif
    }

    /// Dispatches a frame on which a recognizer acts.
    @inline(never)
    private mutating func dispatchMoves() {
        breakPath(at: clock.now)
        dispatch(.moved, at: clock.now)
    }

    /// The time of the pose of the closing frame: the clock, or the own time of late samples.
    private var frameTime: Double {
        @inline(__always) mutating get { _slowPath(late.isOpen) ? closeLateFrame() : clock.now }
    }

    /// Reports the limits that the fingers have left and reached in this frame.
    @inline(never)
    mutating func reportLimits(at time: Double) {
        let change = camera.limitChange()
        if change.isEmpty { return }
        camera.report(
            change, at: time, by: Int32(truncatingIfNeeded: contacts.count), contacts.summary.tool, contacts.landing,
            to: &events)
    }

    /// Handles a frame in which no gesture begins or ends: the running gestures follow the hand. Returns false for any
    /// other frame, which `dispatch` then handles.
    @inline(__always)
    private mutating func follow(_ pose: HandPose) -> Bool {
        guard arbiter.follow(pose, &contacts, thresholds) else { return false }
        if let delta = arbiter.delta { camera.followDrag(delta) }
        contacts.noteFocus(pose.focus)
        return true
    }

    /// Closes the frame and flushes its changes, before the next input can alter them.
    mutating func finishFrame(at time: Double) {
        if clock.close() { closeFrame() }
        flushChanges()
        if _slowPath(camera.motion.isDriven) { camera.foldBase(at: time) }
    }

    /// Pushes CHANGED events for the gestures that have changed. The engine calls this only before another kind of
    /// input, a deadline or a poll, so that frames in between cost nothing. Of several frames only the last is
    /// reported.
    @inline(__always)
    package mutating func flushChanges() {
        // Changes of kinds that the host does not poll are never created, so a poll without events changes nothing.
        if events.isOpen(arbiter.changed.movingEvents) { pushChanges() }
    }

    @inline(never)
    private mutating func pushChanges() {
        let changes = arbiter.takeChanges(of: contacts.summary)
        let time = max(contacts.summary.pose.time, late.taken)
        let transform = _slowPath(camera.motion.isDriven) ? camera.displayed(at: time) : camera.transform(at: time)
        let content = transform.applyInverse(changes.point)
        let usesPager = camera.motion.held.pager.isUsed
        var index = 0
        while index < changes.count {
            events.pushChange(changes.kinds[index]) { event in
                event.time = time
                event.contactCount = changes.contactCount
                event.tool = contacts.summary.tool
                event.landing = contacts.landing
                event.view = changes.point
                event.content = content
                event.scale = transform.scale
                event.rotation = transform.rotation
                if _slowPath(usesPager), changes.kinds[index] == .pan { camera.setTravel(of: &event) }
            }
            index &+= 1
        }
    }

    /// Not inlined, because it has many callers and contains most of the code.
    @inline(never) @_optimize(speed)
    mutating func dispatch(_ trigger: Trigger, at time: Double) {
        if _slowPath(camera.motion.isDriven) { camera.foldBase(at: time) }
        arbiter.process(trigger, at: time, &contacts, thresholds)
        camera.apply(&arbiter, rebased: trigger.rebases, isLast: contacts.isEmpty, at: time, &events)
        contacts.clearLifted()
        releaseIfIdle(at: time)
    }

    /// The first deadline. During a drag session no animation runs. The parts are read here, because a getter of the
    /// motion would copy it.
    var nextDue: Double {
        @inline(__always) mutating get {
            var next = min(!camera.motion.isHeld ? camera.motion.animation.due : .infinity, arbiter.deadline)
            next = min(next, contacts.owner.deadline)
            return _slowPath(camera.isHeldByHost) ? min(next, camera.hostDue) : min(next, camera.scroll.deadline)
        }
    }

    @inline(__always)
    mutating func releaseIfIdle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time, &events) }
        schedule()
    }

    /// Sets `due`. While the host moves the view, every advance shows the motion.
    @inline(__always)
    mutating func schedule() { due = _slowPath(camera.motion.isDriven) ? -.infinity : nextDue }
}

// MARK: - State

extension Engine {
    /// Codes everything except the settings and the sizes.
    @inline(never)
    package mutating func code(with coder: inout some StateCoder) {
        codeParts(with: &coder)
        codeEvents(with: &coder)
    }

    /// Codes the parts before the events.
    @inline(never) @_optimize(speed)
    package mutating func codeParts(with coder: inout some StateCoder) {
        var hasLag = camera.lag.matters(at: clock.now)
        clock.code(with: &coder, &late, hasLag: &hasLag)
        contacts.code(with: &coder)
        arbiter.code(with: &coder, thresholds)
        camera.code(with: &coder)
        if !arbiter.following.isEmpty { coder.code(time: &camera.lag.pathStart) }
        if hasLag { camera.lag.code(with: &coder, at: clock.now) } else { camera.lag.skip(&coder) }
        if coder.isReading, camera.wantsHits { camera.motion.scheduleHits(after: clock.now) }
        schedule()
        if coder.isReading, !isConsistent { coder.fail() }
    }

    @inline(never)
    package mutating func codeEvents(with coder: inout some StateCoder) {
        events.code(with: &coder)
        // A forged state may have other limits.
        if coder.isReading { camera.readLimits(events.openLimits) }
    }

    /// Reads and discards the events.
    package static func skipEvents(with coder: inout some StateCoder) { EventQueue.skip(with: &coder) }

    /// Codes the motion alone: at most 80 words.
    @inline(never) @_optimize(size)
    package mutating func codeMotion(with coder: inout some StateCoder) { camera.motion.code(with: &coder) }

    /// A copy of the parts that `codeParts` overwrites. The motion is large, so the copy holds only its deadline. The
    /// caller restores the rest of the motion before it calls `restore`.
    package struct Parts {
        var clock: FrameClock
        var late: LateFrame
        var due: Double
        var contacts: ContactTable
        var arbiter: Arbiter.Parts
        var viewpoints: Viewpoints
        var boost: FlingBoost
        var scroll: ScrollGesture
        var lag: DisplayLag
        var raster: Double
        var limits: (known: LimitSet, silent: LimitSet)
        var animationDue: Double

        @inline(__always)
        package init(of engine: inout Engine) {
            (clock, due, late) = (engine.clock, engine.due, engine.late)
            contacts = engine.contacts
            arbiter = Arbiter.Parts(of: &engine.arbiter)
            (viewpoints, boost, raster) = (engine.camera.viewpoints, engine.camera.boost, engine.camera.raster)
            (scroll, lag) = (engine.camera.scroll, engine.camera.lag)
            limits = (engine.camera.knownLimits, engine.camera.silentLimits)
            animationDue = engine.camera.motion.animation.due
        }

        @inline(never) @_optimize(size)
        package mutating func restore(_ engine: inout Engine) {
            (engine.clock, engine.due, engine.late) = (clock, due, late)
            engine.contacts = contacts
            arbiter.restore(&engine.arbiter)
            (engine.camera.viewpoints, engine.camera.boost, engine.camera.raster) = (viewpoints, boost, raster)
            (engine.camera.scroll, engine.camera.lag) = (scroll, lag)
            (engine.camera.knownLimits, engine.camera.silentLimits) = limits
            engine.camera.motion.restore(due: animationDue)
        }
    }

    /// Whether the parts of a loaded state are consistent: contacts have a time, and the drag session continues the
    /// delta of the gestures. Those of a forged state may not be.
    private var isConsistent: Bool {
        mutating get {
            if contacts.total > 0, time == nil { return false }
            if contacts.owner != .view, contacts.isEmpty || !arbiter.withholdsMovers { return false }
            if contacts.owner.owner == .undecided, contacts.total > 1 { return false }
            // Everything that was due has happened.
            if nextDue <= clock.now { return false }
            guard let delta = arbiter.delta else { return true }
            return !contacts.isEmpty && camera.motion.isHeld && !camera.motion.held.isPaused
                && camera.motion.held.applied.from == delta.from
        }
    }
}
