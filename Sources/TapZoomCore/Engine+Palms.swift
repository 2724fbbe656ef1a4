// SPDX-License-Identifier: MIT

// Palms, fingers beside a pen, and landings right after a tap: contacts that belong to nobody
// (`ContactOwner.ignored`).

extension Engine {
    /// Reports that a pen hovers near the glass.
    package mutating func penNear(at time: Double) throws(InputError) {
        try advance(to: time)
        if guards { penGuard.note(clock.now) }
    }

    /// Notes the pens that are down before all contacts are cancelled.
    mutating func noteCancelledPens(at time: Double) { if guards, contacts.hasPen { penGuard.note(time) } }

    /// The largest size of a sample that needs no further check for a palm.
    package var palmLimit: Double { mutating get { arbiter.input.thresholds.palmLimit } }

    /// Whether a sample may show a palm.
    mutating func isPalm(_ sample: TouchSample) -> Bool {
        sample.flags.contains(.palm) || sample.size > arbiter.input.thresholds.palmLimit
    }

    /// Whether a landing or a lift may make a contact ignored.
    mutating func separates(_ sample: TouchSample) -> Bool {
        sample.flags.contains(.palm) || !camera.settings.palm.isOff || camera.settings.assist.tapIgnoreTime > 0
    }

    /// Handles the landing of a contact that is ignored; returns false for any other sample. Before these, a contact
    /// becomes ignored that lifts as a palm, or that has landed just before a pen.
    mutating func separate(_ sample: TouchSample, at index: inout Int?, _ time: Double) -> Bool {
        if let place = index {
            if isPalm(sample) { index = notePalm(sample, at: place, time) }
            if guards, let contact = contacts[index ?? place], contact.isPen { penGuard.note(sample.time) }
            return false
        }
        if let reason = ignoring(sample) {
            landIgnored(sample, at: time, for: reason)
            return true
        }
        if guards, sample.tool.isPen { ignoreFingers(before: sample, at: time) }
        return false
    }

    /// Whether a pen guards against fingers.
    private var guards: Bool { mutating get { camera.settings.palm.penGuardTime > 0 } }

    private mutating func isPalm(_ sample: TouchSample, of tool: Tool) -> Bool {
        sample.flags.contains(.palm) || tool.kind == .finger && isPalm(sample)
    }

    /// Whether a finger lands beside a pen, or soon after it.
    private mutating func isGuarded(_ landing: TouchSample) -> Bool {
        guard guards, landing.tool.kind == .finger else { return false }
        return contacts.hasPen || penGuard.covers(landing.time, for: camera.settings.palm.penGuardTime)
    }

    /// Why a contact that lands is ignored; nil if it is not.
    private mutating func ignoring(_ landing: TouchSample) -> Failure? {
        if isPalm(landing, of: landing.tool) { return palmFailure(of: landing) }
        if isGuarded(landing) { return guardFailure(at: landing.time) }
        let (lapsed, wait) = (landing.time - arbiter.tap.lastLift, camera.settings.assist.tapIgnoreTime)
        return wait > 0 && lapsed < wait ? ignoredFailure(lapsed, allowed: wait) : nil
    }

    private mutating func landIgnored(_ sample: TouchSample, at time: Double, for reason: Failure) {
        // Earlier changes are reported before the owner.
        enter(at: time)
        contacts.landOutside(sample, on: camera.transform(at: time).applyInverse(sample.position), isIgnored: true)
        emitIgnored(contacts.total - 1, at: time)
        if let contact = contacts[contacts.total - 1], arbiter.input.thresholds.gestures.contains(.tap) {
            camera.failTap(of: contact, reason, at: time, &events)
        }
    }

    // For FAILED: why a contact is ignored.

    private mutating func palmFailure(of sample: TouchSample) -> Failure {
        var failure = Failure.claimed
        if sample.flags.contains(.palm) { return failure }
        let settings = camera.settings
        failure.setting = .palmSize
        (failure.measured, failure.allowed) = (sample.size * settings.pointsPerUnit, settings.palm.palmSize)
        return failure
    }

    /// The number measured is the time since the last pen; 0 while one is down.
    private mutating func guardFailure(at time: Double) -> Failure {
        var failure = Failure.claimed
        failure.setting = .penGuardTime
        failure.measured = contacts.hasPen ? 0 : max(0, time - penGuard.lastSeen)
        failure.allowed = camera.settings.palm.penGuardTime
        return failure
    }

    /// A contact lands too soon after the lift of a tap.
    private func ignoredFailure(_ lapsed: Double, allowed: Double) -> Failure {
        var failure = Failure.claimed
        failure.reason = .tooEarly
        failure.setting = .tapIgnoreTime
        (failure.measured, failure.allowed) = (max(0, lapsed), allowed)
        return failure
    }

    /// Makes the contact of a sample ignored if that shows a palm. Returns its new index.
    @discardableResult
    mutating func notePalm(_ sample: TouchSample, at index: Int, _ time: Double) -> Int {
        guard let contact = contacts[index], !contact.isIgnored, isPalm(sample, of: contact.tool) else { return index }
        enter(at: time)
        return ignore(index, at: time, for: palmFailure(of: sample))
    }

    /// Makes a contact ignored, as if the system had taken it. Returns its new index.
    private mutating func ignore(_ index: Int, at time: Double, for reason: Failure) -> Int {
        let place = index < contacts.count ? contacts.count - 1 : index
        if index < contacts.count { detach(index, for: reason) }
        contacts.ignore(place)
        emitIgnored(place, at: time)
        leave()
        return place
    }

    private mutating func emitIgnored(_ index: Int, at time: Double) {
        if camera.mover == .carried { camera.showHostMotion(at: time) }
        if let contact = contacts[index] { camera.emitOwner(.ignored, of: contact, at: time, &events) }
    }

    /// Ignores the fingers that landed just before a pen and have not passed their slop. A gesture that moves the view
    /// keeps its fingers.
    private mutating func ignoreFingers(before pen: TouchSample, at time: Double) {
        enter(at: time)
        let slop = arbiter.input.thresholds.slop(of: .finger, canPan: arbiter.context.canPan)
        var reason = guardFailure(at: pen.time)
        reason.measured = 0
        var index = contacts.total - 1
        while index >= 0 {
            let isMoving = index < contacts.count && arbiter.running.intersects([.movers, .fingersDrag])
            if let contact = contacts[index], !contact.isIgnored, !isMoving, contact.tool.kind == .finger,
                pen.time - contact.landingTime <= PenGuard.maxLead, contact.travel <= slop
            {
                _ = ignore(index, at: time, for: reason)
            }
            index -= 1
        }
    }
}

extension ContactTable {
    /// Whether a pen is down.
    fileprivate var hasPen: Bool {
        mutating get {
            for index in 0..<max(0, total) {
                if let contact = self[index], contact.isPen { return true }
            }
            return false
        }
    }
}

extension Contact {
    /// Whether it is a pen that guards against fingers.
    fileprivate var isPen: Bool { tool.isPen && !isIgnored }
}
