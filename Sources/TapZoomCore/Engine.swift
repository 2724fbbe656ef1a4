// SPDX-License-Identifier: MIT

/// One view, in a single block of plain memory. It takes samples, times and commands, and returns transforms and
/// events.
///
/// `contacts` holds the contacts that are down, the `arbiter` recognizes their gestures, and the `camera` applies the
/// gestures to the content. The engine calls them in the order of time.
///
/// The parts that a frame of moves reads lie together at the front of the view and of each part, because a host may
/// have many views.
package struct Engine: ~Copyable {
    var clock = FrameClock()
    /// The first time at which an animation ends or a recognizer acts without further input.
    var due = Double.infinity
    var late = LateFrame()
    /// See `Admission`.
    var lastPen = Admission.noPen
    var contacts = ContactTable()
    var arbiter: Arbiter
    var camera: Camera
    var display = Display()

    /// Resets the engine in place, in memory with any content.
    package mutating func restart(_ settings: Settings, size: Vector, content: Rect, insets: Insets) {
        clock = FrameClock()
        due = .infinity
        contacts.reset()
        arbiter.reset()
        camera.events.reset()
        display = Display()
        (late, lastPen) = (LateFrame(), Admission.noPen)
        enforce(settings, size: size, content: content, insets: insets)
        camera.reset()
    }

    /// Puts settings and sizes in force. Only this function sets the rules, and the copies of their parts that the
    /// recognizers and the queue have. It is not inlined, because rules take much of the stack.
    @inline(never)
    package mutating func enforce(_ settings: Settings, size: Vector, content: Rect, insets: Insets) {
        camera.rules = Rules(settings, size: size, content: content, insets: insets)
        arbiter.input.thresholds = Thresholds(settings, in: camera.viewport)
        camera.events.subscribed = settings.polledKinds
    }

    // MARK: Input

    /// Handles a landing or a lift in the hand, after all earlier actions. `jumps`: see `ContactTable.jumps`.
    mutating func handleLandingOrLift(_ sample: TouchSample, at index: Int?, taken time: Double, jumps: Bool) {
        breakPath(at: time)
        let pointerVelocity = velocity(before: sample, at: index, jumps: jumps)
        var context = camera.prepare(
            for: sample, taken: time, after: arbiter.context, arbiter.input.thresholds.gestures,
            isFirst: contacts.isEmpty)
        // The host draws or drags with its contacts.
        if contacts.owner.owner != .view { context.canPan = true }
        if arbiter.input.thresholds.reportsFailures { prepareFailures(at: index) }
        arbiter.prepare(pointerVelocity, context, lateness: time - sample.time) { contact in
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
        // A finger that bounces continues its own velocity, so the fling that it has caught adds nothing.
        if arbiter.input.contact.landingKind == .bounce { camera.boost = FlingBoost() }
    }

    /// Notes for FAILED what a landing or a lift changes.
    private mutating func prepareFailures(at index: Int?) {
        arbiter.input.previousPose = contacts.summary.pose
        arbiter.input.denial = .none
        guard contacts.owner.owner != .view, let index, let contact = contacts[index] else { return }
        let sharing = camera.settings.sharing
        arbiter.input.denial = sharing.minPanContacts > 1 && !sharing.isOfHost(contact.tool) ? .count : .claimed
    }

    /// The velocity of the hand before a lift; zero where it does not matter.
    private mutating func velocity(before sample: TouchSample, at index: Int?, jumps: Bool) -> PointerVelocity {
        guard let index, sample.phase == .ended,
            arbiter.usesVelocity(after: contacts.travel(of: sample, at: index), contacts.summary.tool)
        else { return .zero }
        return jumps ? contacts.jumpVelocity(to: sample) : contacts.velocity(at: sample.time)
    }

    /// Cancels all contacts.
    package mutating func cancel(at time: Double) throws(InputError) {
        let time = time >= clock.now ? time : try correctedTime()
        enter(at: time)
        breakPath(at: time)
        if contacts.hasPen { notePen(at: time) }
        contacts.removeAll()
        camera.stopCarry(at: time)
        dispatch(.cancelled, at: time)
        leave()
    }

    package mutating func advance(to time: Double) throws(InputError) {
        let time = time >= clock.now ? time : try correctedTime()
        let bringsPose = clock.isOpen
        advanceClock(to: time)
        if bringsPose { display.noteFrame(at: time, &contacts) }
    }

    /// Returns the clock in place of an earlier time.
    mutating func correctedTime() throws(InputError) -> Double {
        guard isLenient else { throw .time }
        late.noteCorrection()
        return clock.now
    }

    // MARK: Output

    /// The displayed transform, with the newest touches.
    package var transform: Transform { mutating get { camera.transform(at: now) } }

    /// The displayed transform during a drag session; otherwise nil.
    package var draggedTransform: Transform? {
        mutating get { camera.mover.hasSession ? camera.session.displayed : nil }
    }

    /// The displayed transform without a drag session.
    package var animatedTransform: Transform { mutating get { camera.animationTransform(at: now) } }

    // MARK: Time

    /// The latest time from the host; nil before the first one.
    package var time: Double? { clock.now == -.infinity ? nil : clock.now }

    /// The earliest time at which an advance changes what the host draws; infinity if none does.
    package var nextDeadline: Double {
        mutating get {
            if clock.isOpen || isMoving || display.isBehind(at: now, &contacts, &arbiter, &camera) {
                now
            } else {
                min(
                    min(arbiter.deadline, camera.scroll.deadline),
                    min(contacts.owner.deadline, camera.animation.due))
            }
        }
    }

    /// The time of actions without their own time, such as commands.
    package var now: Double { time ?? 0 }

    /// Closes the frame, runs everything that is due up to a time, and advances the clock.
    mutating func advanceClock(to time: Double) {
        if clock.close() { closeFrame() }
        if due <= time { runDue(with: time) }
        clock.advance(to: time)
    }

    /// Brings the view to the time of an input that changes more than the places of contacts. A second call changes
    /// nothing.
    mutating func enter(at time: Double) {
        advanceClock(to: time)
        completeFrame()
    }

    /// The same for a command. The host's motion restarts here, so that the command does not alter its past.
    mutating func enter() {
        completeFrame()
        if camera.mover == .carried { camera.rebaseCarry(at: now) }
    }

    /// Closes the frame, and reports its changes before the next input can alter them.
    mutating func completeFrame() {
        if clock.close() { closeFrame() }
        flushChanges()
    }

    /// Completes an input: ends a session that nothing holds, and runs actions that are due at once, such as the end of
    /// an animation with the duration 0. A second call changes nothing.
    mutating func leave() {
        releaseIfIdle(at: now)
        if due <= clock.now { runDue(with: clock.now) }
    }

    /// Runs each due action at its own time. Afterwards its animation or recognizer has a later deadline, or none.
    ///
    /// A few actions may be due at one instant, one after the other. Only a state that two threads have damaged has
    /// many more. Then the rest waits for the next call, so that no state causes an endless loop.
    private mutating func runDue(with time: Double) {
        var (last, repeats) = (-Double.infinity, 0)
        if camera.mover == .carried, clock.now == -.infinity {
            // Without a clock nothing is due.
            if time == -.infinity { return }
            camera.carry.delay(to: time)
        }
        var next = nextDue
        while next <= time {
            // A deadline that a late sample has set may be before the clock.
            let instant = max(next, clock.now)
            repeats = instant > last ? 0 : repeats + 1
            if repeats > 64 { return }
            last = instant
            flushChanges()
            if !camera.mover.hasSession, camera.animation.due <= instant {
                camera.runAnimation(at: instant)
                releaseIfIdle(at: instant)
            } else if contacts.owner.deadline <= instant {
                resolveOwner(.host, at: instant)
                schedule()
            } else if camera.carryDue <= instant {
                runCarry(at: instant)
            } else {
                let following = arbiter.following
                dispatch(.timeout, at: instant)
                if arbiter.following != following { display.startPath(&contacts) }
            }
            next = nextDue
        }
        guard camera.mover == .carried, time > -.infinity else { return }
        // CHANGED events report the transform at the time of their frame.
        flushChanges()
        camera.showCarry(at: time)
    }

    /// Runs the due action of the host's motion: a tick, or the end of a scroll by silence.
    private mutating func runCarry(at time: Double) {
        if camera.mover == .carried, camera.carry.tick <= time {
            camera.tickCarry(at: time)
            observeMove(at: time)
        } else {
            if camera.mover == .carried { camera.showCarry(at: time) }
            camera.endScroll(.ended, at: time)
        }
        releaseIfIdle(at: time)
    }

    mutating func closeFrame() {
        let isCarried = camera.mover == .carried
        if isCarried { camera.rebaseCarryBeforeFrame(at: clock.now) }
        let pose = contacts.closeFrame(at: frameTime, turning: arbiter.input.thresholds.rotates)
        if !follow(pose) { dispatchMoves() }
        if camera.boost.isPossible {
            camera.boost.follow(contacts.summary.pose, isPan: arbiter.running.intersects(.pan))
        }
        if isCarried { camera.restoreCarryAfterFrame() }
        observeMove(at: clock.now)
        if arbiter.input.thresholds.reportsSnaps, arbiter.running.intersects(.zoomers) {
            camera.observeZoom(by: hand, at: clock.now)
        }
    }

    /// Ends the path of the fingers, before an input that changes how their pose moves the content.
    mutating func breakPath(at time: Double) {
        display.breakPath(at: time, &contacts, &arbiter, &camera)
    }

    /// Dispatches a frame on which a recognizer acts.
    private mutating func dispatchMoves() {
        breakPath(at: clock.now)
        dispatch(.moved, at: clock.now)
    }

    /// The time of the pose of the closing frame: the clock, or the own time of late samples, but not before an earlier
    /// pose.
    private var frameTime: Double {
        mutating get { late.isOpen ? max(late.close(at: clock.now), contacts.summary.pose.time) : clock.now }
    }

    /// Reports the limits that the fingers or the host's motion have left and reached.
    mutating func observeMove(by cause: Cause? = nil, at time: Double) {
        if camera.mayChangeLimits { camera.observeMove(by: hand, cause, at: time) }
    }

    /// The contacts of an event.
    private var hand: Hand {
        mutating get {
            let tool = contacts.isEmpty ? .finger : contacts.summary.tool
            return Hand(
                contactCount: Int32(truncatingIfNeeded: contacts.count), tool: tool, landing: contacts.landing)
        }
    }

    /// Handles a frame in which no gesture begins or ends: the running gestures follow the hand. Returns false for any
    /// other frame, which `dispatch` then handles.
    private mutating func follow(_ pose: PointerPose) -> Bool {
        guard arbiter.follow(pose, &contacts) else { return false }
        if let delta = arbiter.delta { camera.followDrag(delta) }
        contacts.noteFocalPoint(pose.focalPoint)
        return true
    }

    /// Pushes CHANGED events for the gestures that have changed. The engine calls this only before another kind of
    /// input, a deadline or a poll, so that frames in between cost nothing. Of several frames only the last is
    /// reported.
    package mutating func flushChanges() {
        // Changes of kinds that the host does not poll are never created, so a poll without events changes nothing.
        if camera.events.isOpen(arbiter.changed.movingEvents) { pushChanges() }
    }

    private mutating func pushChanges() {
        let changes = arbiter.takeChanges(of: contacts.summary)
        let time = max(contacts.summary.pose.time, late.taken)
        let transform = camera.mover == .carried ? camera.displayed(at: time) : camera.transform(at: time)
        let still = TransformVelocity.zero(at: changes.point)
        var event = Event(.pan, .changed, at: time, changes.point, on: transform, still, by: .user)
        (event.tool, event.landing) = (contacts.summary.tool, contacts.landing)
        for index in 0..<changes.count {
            (event.kind, event.contactCount) = (changes.kinds[index], changes.contactCount)
            (event.travel, event.limits) = (.zero, [])
            if event.kind == .pan { camera.session.pager.report(in: &event) }
            if event.kind == .fingersDrag {
                event.contactCount = Int32(truncatingIfNeeded: arbiter.fingersDrag.count)
                event.travel = arbiter.fingersDrag.travel
            }
            camera.events.push(event)
        }
    }

    mutating func dispatch(_ trigger: Trigger, at time: Double) {
        let held = arbiter.delta != nil
        arbiter.process(trigger, at: time, &contacts)
        // Fingers that move nothing leave the host's motion as it is.
        if camera.mover == .carried {
            held || arbiter.delta != nil ? camera.rebaseCarry(at: time) : camera.showCarry(at: time)
        }
        camera.apply(&arbiter, &contacts, rebased: trigger.rebases, at: time)
        contacts.clearLifted()
        releaseIfIdle(at: time)
    }

    /// The first deadline. During a drag session no animation runs.
    var nextDue: Double {
        mutating get {
            var next = min(!camera.mover.hasSession ? camera.animation.due : .infinity, arbiter.deadline)
            next = min(next, contacts.owner.deadline)
            return min(next, camera.carryDue)
        }
    }

    mutating func releaseIfIdle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time) }
        schedule()
    }

    /// Sets `due`. While the host moves the view, every advance shows the motion.
    mutating func schedule() { due = camera.mover == .carried ? -.infinity : nextDue }
}

// MARK: - State

extension Engine {
    /// Codes everything except the settings and the sizes.
    package mutating func serialize(with coder: inout some StateCoder) {
        serializeParts(with: &coder)
        serializeEvents(with: &coder)
    }

    /// Codes the parts before the events.
    package mutating func serializeParts(with coder: inout some StateCoder) {
        var hasLag = display.hasLag(at: clock.now)
        serializeClock(with: &coder, hasLag: &hasLag)
        contacts.serialize(with: &coder)
        // A recognizer follows the hand by the number of contacts.
        if coder.isReading { arbiter.input.touches = contacts.summary }
        arbiter.serialize(with: &coder)
        camera.serialize(with: &coder)
        display.serialize(
            with: &coder, at: clock.now, isTouched: !contacts.isEmpty, follows: !arbiter.following.isEmpty,
            hasLag: hasLag)
        if coder.isReading { camera.scheduleHits(after: clock.now) }
        schedule()
        if coder.isReading, !isConsistent { coder.fail() }
    }

    /// Codes the clock, whether the view has a lag, the late frame if the view has corrected an input, and the time of
    /// the last pen if there was one.
    private mutating func serializeClock(with coder: inout some StateCoder, hasLag: inout Bool) {
        // The flags share a word to keep snapshots small.
        var flags: UInt8 = (late.isUsed ? 2 : 0) | (hasLag ? 4 : 0) | (lastPen > Admission.noPen ? 8 : 0)
        clock.serialize(with: &coder, &flags)
        if flags & 2 != 0 { late.serialize(with: &coder) } else { late = LateFrame() }
        if flags & 8 != 0 { coder.code(time: &lastPen) } else { lastPen = Admission.noPen }
        hasLag = flags & 4 != 0
        if !coder.isReading { return }
        if flags > 15 || late.isOpen && !clock.isOpen || flags & 8 != 0 && lastPen > clock.now { coder.fail() }
    }

    package mutating func serializeEvents(with coder: inout some StateCoder) {
        camera.events.serialize(with: &coder)
        // A forged state may have other limits.
        if coder.isReading { camera.limits.complete(reported: camera.events.openLimits, polled: camera.wantsLimits) }
    }

    /// Reads and discards the events.
    package static func discardEvents(with coder: inout some StateCoder) { EventQueue.discard(with: &coder) }

    /// Whether the parts of a loaded state are consistent: contacts have a time, and the drag session continues the
    /// delta of the gestures. Those of a forged state may not be.
    private var isConsistent: Bool {
        mutating get {
            if contacts.total > 0, time == nil { return false }
            if contacts.owner != .view, contacts.isEmpty || !arbiter.suspendsMotionRecognizers { return false }
            if contacts.owner.owner == .undecided, contacts.count > 1 || contacts.hasHostOwned { return false }
            // Everything that was due has happened.
            if nextDue <= clock.now { return false }
            if arbiter.fingersDrag.isUnderWay, contacts.isEmpty { return false }
            if arbiter.tap.lastLift > clock.now || camera.isDriven(after: clock.now) { return false }
            guard let delta = arbiter.delta else { return true }
            return !contacts.isEmpty && camera.mover.hasSession && !camera.session.isPaused && camera.cause == .user
                && camera.session.applied.from == delta.from
        }
    }

    /// Adds seconds to every time, by a coder that shifts times. Returns false and changes nothing if the clock would
    /// leave the range of the C header.
    package mutating func rebaseTime(with coder: inout some StateCoder) -> Bool {
        // Before the first time from the host no part has a time.
        guard let time else { return true }
        guard abs(time + coder.timeShift) <= FrameClock.latest else { return false }
        camera.events.shiftTimes(by: coder.timeShift, until: time)
        serializeParts(with: &coder)
        camera.scheduleHits(after: clock.now)
        // Rounding may make an action due at the clock.
        leave()
        return true
    }
}
