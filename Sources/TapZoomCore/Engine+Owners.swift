// SPDX-License-Identifier: MIT

// Whose the contacts are: see `HandOwner`.

extension Engine {
    /// The owner of a contact that is down; nil for any other.
    package mutating func owner(of id: Int64) -> ContactOwner? { contacts.index(of: id).map { contacts.owner(of: $0) } }

    /// Gives a contact to the host or to the view, or throws and changes nothing.
    @inline(never) @_optimize(size)
    package mutating func setOwner(of id: Int64, isHost: Bool) throws(InputError) {
        guard let index = contacts.index(of: id) else { throw .contactUnknown }
        let isInHand = index < contacts.count
        if isHost ? !isInHand : contacts.owner(of: index) == .view { return }
        finishFrame(at: now)
        if isHost {
            setApart(index)
        } else if isInHand {
            takeHand(keeping: index)
        } else {
            release(id)
        }
        finish()
    }

    /// Takes a lift of a contact that is apart, or a landing beside the hand of the view. Returns false for any other.
    /// The hand notices nothing of it, and its frame stays open.
    @inline(never)
    mutating func takeApart(_ sample: @_addressable TouchSample, at index: Int?, _ time: Double) -> Bool {
        if let index {
            if index < contacts.count { return false }
        } else {
            guard !contacts.isEmpty, contacts.owner == .view, ownerOfLanding(sample) == .host else { return false }
        }
        if time > clock.now { closeAndAdvance(to: time) }
        if let index {
            contacts.liftApart(index)
        } else {
            contacts.landApart(sample, on: camera.transform(at: time).applyInverse(sample.position))
        }
        return true
    }

    /// Moves a contact that is apart. Returns false if there is none with this id.
    @inline(never) @_optimize(size)
    mutating func moveApart(_ sample: @_addressable TouchSample) -> Bool {
        guard let index = contacts.index(of: sample.id) else { return false }
        if sample.time > clock.now { closeAndAdvance(to: sample.time) }
        contacts.move(index, to: sample.position)
        return true
    }

    /// A contact lands in the hand, which takes the owner of both.
    @inline(never) @_optimize(size)
    mutating func prepareOwner(of sample: @_addressable TouchSample, at time: Double) {
        switch (contacts.isEmpty, contacts.owner, ownerOfLanding(sample)) {
        case (false, .undecided, .host):
            decide(.host, at: time)
        case (false, .undecided, .view):
            decide(.view, at: time)
        case (false, .host, .view):
            emptyHand()
        case (true, _, .host):
            contacts.setOwner(.host)
            arbiter.withholdMovers(at: time)
        case (true, _, .undecided):
            contacts.setOwner(.undecided(until: sample.time + settings.tap.twoFingerLandTime))
            arbiter.withholdMovers(at: time)
        case (false, .view, _), (false, .host, _), (false, .undecided, .undecided), (true, _, .view):
            break
        }
    }

    @inline(__always)
    private mutating func ownerOfLanding(_ sample: @_addressable TouchSample) -> ContactOwner {
        let sharing = camera.settings.sharing
        if sharing.isOfHost(sample) { return .host }
        if sharing.panContacts == 1 { return .view }
        if contacts.apartCount > 0 || contacts.owner.owner == .host { return .host }
        return contacts.isEmpty ? .undecided : .view
    }

    /// The owner of the hand, which was undecided, is known.
    @inline(never) @_optimize(size)
    mutating func decide(_ owner: HandOwner, at time: Double) {
        contacts.setOwner(owner)
        if owner.owner == .view { rearmMovers() }
        if let contact = contacts[0] { camera.emitOwner(owner.owner, of: contact, at: time, &events) }
    }

    /// The movers receive the contacts of the hand from here on.
    @inline(never) @_optimize(size)
    private mutating func rearmMovers() {
        arbiter.rearmMovers(&contacts, thresholds)
        breakPath(at: now)
    }

    /// The view takes the hand of the host with one of its contacts; the others are apart.
    @inline(never) @_optimize(size)
    private mutating func takeHand(keeping index: Int) {
        var index = index
        while contacts.count > 1 {
            setApart(index == 0 ? 1 : 0)
            index = max(0, index - 1)
        }
        guard let contact = contacts[0] else { return }
        contacts.setOwner(.view)
        arbiter.prepare(.still, context(ofReleased: contact), lateness: 0) { _ in }
        rearmMovers()
        dispatch(.settings, at: now)
    }

    /// A contact that is apart comes to the hand of the view.
    @inline(never) @_optimize(size)
    private mutating func release(_ id: Int64) {
        if case .host = contacts.owner { emptyHand() }
        if case .undecided = contacts.owner { decide(.view, at: now) }
        guard let index = contacts.index(of: id), let contact = contacts[index] else { return }
        let (time, context) = (now, context(ofReleased: contact))
        arbiter.prepare(.still, context, lateness: 0) { contacts.rejoin(index, at: time, &$0) }
        dispatch(.down, at: time)
    }

    /// The facts of a contact that the view receives: it stops an animation as a landing does.
    @inline(never) @_optimize(size)
    private mutating func context(ofReleased contact: @_addressable Contact) -> TouchContext {
        let landing = TouchSample(
            time: now, id: contact.id, position: contact.position, phase: .began, tool: contact.tool)
        breakPath(at: now)
        var context = camera.context(
            of: landing, taken: now, after: arbiter.context, thresholds.gestures, isFirst: contacts.isEmpty, &events)
        // A finger that already drags does not wait for another slop.
        if contact.travel > thresholds.slop(of: contact.tool, canPan: context.canPan) { context.skipsSlop = true }
        return context
    }

    @inline(never) @_optimize(size)
    private mutating func emptyHand() {
        while !contacts.isEmpty { setApart(0) }
    }

    /// A contact of the hand leaves it, as if the system had taken it away.
    @inline(never) @_optimize(size)
    private mutating func setApart(_ index: Int) {
        let (time, context) = (now, arbiter.context)
        breakPath(at: time)
        arbiter.prepare(.still, context, lateness: 0) { contacts.setApart(index, at: time, &$0) }
        dispatch(.removed, at: time)
    }
}
