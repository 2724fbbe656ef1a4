// SPDX-License-Identifier: MIT

// Samples of contacts: `Admission` decides to whom a sample belongs, and the engine carries it out.

extension Engine {
    /// Whether the view corrects samples that a strict view refuses. It refuses only invalid numbers.
    var isLenient: Bool { camera.settings.lenient }

    /// The largest size of a sample that needs no further check for a palm.
    package var palmLimit: Double { mutating get { arbiter.input.thresholds.palmLimit } }

    private var admission: Admission {
        mutating get {
            Admission(
                palm: camera.settings.palm, palmLimit: palmLimit, pointsPerUnit: camera.settings.pointsPerUnit,
                sharing: camera.settings.sharing, tapIgnoreTime: camera.settings.assist.tapIgnoreTime,
                lastTap: arbiter.tap.lastTap, lastPen: lastPen)
        }
    }

    /// Handles a sample, or throws and changes nothing. A move takes effect when its frame closes.
    ///
    /// A lenient view takes a late sample at the clock, and first cancels a contact that lands again. It drops a sample
    /// of a contact that is not down, and a landing of one contact too many.
    package mutating func push(_ sample: TouchSample) throws(InputError) {
        var (sample, index) = (sample, contacts.index(of: sample.id))
        let (isLate, error) = (sample.time < clock.now, contacts.error(of: sample, at: index))
        if isLenient {
            // A dropped sample leaves no trace, so that a recording that begins after it needs no snapshot.
            if error != nil, index == nil { return }
            if isLate || error != nil { late.noteCorrection() }
            // A clock that was set back is not a hitch.
            if sample.time < clock.now - LateFrame.longest { sample.time = clock.now }
            if let index { sample.time = max(sample.time, contacts.landingTime(of: index)) }
        } else {
            if isLate { throw .time }
            if let error { throw error }
        }
        let time = max(sample.time, clock.now)
        if let place = index, error != nil {
            var end = sample
            (end.phase, end.position) = (.cancelled, contacts.position(of: place))
            handle(end, at: place, time)
            index = nil
        }
        handle(sample, at: index, time)
    }

    /// Handles a valid sample at a time that is not before its own. Durations and velocities count by its own time.
    private mutating func handle(_ sample: TouchSample, at index: Int?, _ time: Double) {
        var index = index
        let admission = admission
        if let reason = admission.reason(toIgnore: sample, at: index, &contacts) {
            // Earlier changes are reported before the owner.
            enter(at: time)
            guard let place = index else { return landIgnored(sample, at: time, for: reason) }
            index = ignore(place, at: time, for: reason)
        } else {
            notePen(of: sample, at: index, time, admission)
        }
        if admission.isOutside(sample, at: index, &contacts) { return handleOutside(sample, at: index, time) }
        if let index, sample.phase == .moved { return move(index, by: sample, at: time) }
        // Earlier moves are processed before the contacts change.
        enter(at: time)
        let jumps =
            arbiter.mostContacts == 1
            && contacts.jumps(to: sample, at: index, from: arbiter.input.thresholds.jumpDistance)
        // A quick zoom needs moves.
        if jumps, let index, let contact = contacts[index], !arbiter.input.thresholds.mayQuickZoom(contact) {
            move(index, by: sample, at: time)
            enter(at: time)
        }
        if index == nil { prepareOwner(of: sample, admission.owner(ofLanding: sample, &contacts), at: time) }
        handleLandingOrLift(sample, at: index, taken: time, jumps: jumps)
        leave()
    }

    // MARK: Moves

    /// Moves a contact of the hand. Returns false and changes nothing if the hand has no such contact, or if the time
    /// is before the clock, or that of an open frame is. `guess` is the likely index of the contact.
    package mutating func move(_ id: Int64, to position: Vector, at time: Double, near guess: Int) -> Bool {
        guard !late.isOpen, let index = contacts.index(of: id, near: guess) else { return false }
        if time != clock.now {
            guard time > clock.now else { return false }
            advanceClock(to: time)
        }
        contacts.move(index, to: position)
        clock.open()
        return true
    }

    private mutating func move(_ index: Int, by sample: TouchSample, at time: Double) {
        // Samples of one frame have equal times, even if all of them are late.
        let isOfNextFrame = isLenient && clock.isOpen && sample.time > clock.now - late.lateness
        if time > clock.now || isOfNextFrame { advanceClock(to: time) }
        if !clock.isOpen { late.open(lateBy: time - sample.time) }
        clock.open()
        contacts.move(index, to: sample.position)
    }

    // MARK: Outside the hand

    /// Handles a sample of a contact outside the hand. The hand does not change, and its frame stays open if the time
    /// is the same.
    private mutating func handleOutside(_ sample: TouchSample, at index: Int?, _ time: Double) {
        if time > clock.now { advanceClock(to: time) }
        guard let index else { return landOutside(sample, at: time, isIgnored: false) }
        sample.phase == .moved ? contacts.move(index, to: sample.position) : contacts.drop(index)
    }

    private mutating func landOutside(_ sample: TouchSample, at time: Double, isIgnored: Bool) {
        let content = camera.transform(at: time).applyInverse(sample.position)
        contacts.landOutside(sample, on: content, isIgnored: isIgnored)
    }

    private mutating func landIgnored(_ sample: TouchSample, at time: Double, for reason: Failure) {
        landOutside(sample, at: time, isIgnored: true)
        emitOwner(of: contacts.total - 1, at: time)
        if let contact = contacts[contacts.total - 1], arbiter.input.thresholds.gestures.contains(.tap) {
            camera.failTap(of: contact, reason, at: time)
        }
    }

    /// Makes a contact ignored, as if the system had taken it. Returns its new index.
    private mutating func ignore(_ index: Int, at time: Double, for reason: Failure) -> Int {
        let place = index < contacts.count ? contacts.count - 1 : index
        if index < contacts.count { detach(index, for: reason) }
        contacts.ignore(place)
        emitOwner(of: place, at: time)
        leave()
        return place
    }
}

// MARK: - Pens that guard against fingers

extension Engine {
    /// Reports that a pen hovers near the glass.
    package mutating func penNear(at time: Double) throws(InputError) {
        try advance(to: time)
        notePen(at: clock.now)
    }

    mutating func notePen(at time: Double) {
        if camera.settings.palm.guardsByPen { lastPen = max(lastPen, time) }
    }

    /// Notes the lift of a pen. Before a pen lands, ignores the fingers that have landed with it.
    private mutating func notePen(of sample: TouchSample, at index: Int?, _ time: Double, _ admission: Admission) {
        switch sample.phase {
        case .began:
            if admission.palm.guardsByPen, sample.tool.isPen { ignoreFingers(before: sample, at: time, admission) }
        case .ended, .cancelled:
            if let index, let contact = contacts[index], contact.isPen { notePen(at: sample.time) }
        case .moved: break
        }
    }

    /// Ignores the fingers that have landed just before a pen. A gesture that moves the view keeps its fingers.
    private mutating func ignoreFingers(before pen: TouchSample, at time: Double, _ admission: Admission) {
        enter(at: time)
        let slop = arbiter.input.thresholds.slop(of: .finger, canPan: arbiter.context.canPan)
        ignoreFingers(upTo: contacts.total - 1, before: pen, slop: slop, at: time, admission)
    }

    private mutating func ignoreFingers(
        upTo index: Int, before pen: TouchSample, slop: Double, at time: Double, _ admission: Admission
    ) {
        if index < 0 { return }
        let isMoving = index < contacts.count && arbiter.running.intersects([.movers, .fingersDrag])
        if let contact = contacts[index], !isMoving, admission.isBesidePen(contact, pen, slop: slop) {
            _ = ignore(index, at: time, for: admission.besidePen)
        }
        ignoreFingers(upTo: index - 1, before: pen, slop: slop, at: time, admission)
    }
}
