// SPDX-License-Identifier: MIT

// Sharing with the host: contacts (see `PointerOwner`) and motion (see `Pager`).

extension Engine {
    /// The owner of a contact that is down; nil for any other.
    package mutating func owner(of id: Int64) -> ContactOwner? { contacts.index(of: id).map { contacts.owner(of: $0) } }

    /// The contact at an index below `contactCount`, and its owner.
    package mutating func contact(at index: Int) -> (Contact, ContactOwner)? {
        contacts[index].map { ($0, contacts.owner(of: index)) }
    }

    /// Gives a contact to the host or to the view, or throws and changes nothing.
    package mutating func setOwner(of id: Int64, isHost: Bool) throws(InputError) {
        guard let index = contacts.index(of: id) else { throw .contactUnknown }
        if contacts.owner(of: index) == .ignored { return }
        if isHost ? index >= contacts.count : contacts.owner(of: index) == .view { return }
        enter()
        if isHost { detach(index) } else { release(id) }
        leave()
    }

    /// Updates the owner of the hand before a contact lands in it.
    mutating func prepareOwner(of sample: TouchSample, _ owner: ContactOwner, at time: Double) {
        switch (contacts.isEmpty, contacts.owner, owner) {
        case (false, .undecided, .host):
            resolveOwner(.host, at: time)
        case (false, .undecided, .view):
            resolveOwner(.view, at: time)
        case (false, .host, .view):
            detach(first: contacts.count)
        case (true, _, .host):
            contacts.setOwner(.host)
            arbiter.suspendMotionRecognizers(at: time)
        case (true, _, .undecided):
            contacts.setOwner(.undecided(until: sample.time + settings.tap.twoFingerLandTime))
            arbiter.suspendMotionRecognizers(at: time)
        case (false, .view, _), (false, .host, _), (false, .undecided, .undecided), (true, _, .view), (_, _, .ignored):
            break
        }
    }

    /// Sets the owner of an undecided hand.
    mutating func resolveOwner(_ owner: PointerOwner, at time: Double) {
        contacts.setOwner(owner)
        if owner.owner == .view { resumeMotionRecognizers() }
        emitOwner(of: 0, at: time)
    }

    /// Pushes an OWNER of the contact at an index.
    mutating func emitOwner(of index: Int, at time: Double) {
        if camera.mover == .carried { camera.showCarry(at: time) }
        guard let contact = contacts[index] else { return }
        camera.emitOwner(contacts.owner(of: index), of: contact, at: time)
    }

    /// Lets the recognizers that move the content receive the hand from here on.
    private mutating func resumeMotionRecognizers() {
        arbiter.resumeMotionRecognizers(&contacts)
        breakPath(at: now)
    }

    /// Gives a contact of the host to the view: it lands in the hand of the view.
    private mutating func release(_ id: Int64) {
        var others = 0
        let skipsSlop = contacts.owner.owner != .view && arbiter.context.skipsSlop
        if contacts.owner.owner != .view {
            others = contacts.count
            contacts.setOwner(.view)
            resumeMotionRecognizers()
        }
        guard let index = contacts.index(of: id), let contact = contacts[index] else { return }
        if index < others { others -= 1 }
        // A finger that already drags needs no other slop.
        let drags = skipsSlop || contact.travel > arbiter.input.thresholds.slop(of: contact.tool, canPan: true)
        let landing = TouchSample(
            time: now, id: id, position: contact.position, phase: .began, tool: contact.tool,
            flags: drags ? [.noTap, .noSlop] : .noTap)
        // No recognizer runs between the drop and the landing, so the drag session continues.
        contacts.drop(index)
        handleLandingOrLift(landing, at: nil, taken: now, jumps: false)
        detach(first: others)
    }

    /// Moves the first contacts out of the hand.
    private mutating func detach(first count: Int) {
        if count <= 0 { return }
        detach(0)
        detach(first: count - 1)
    }

    /// Moves a contact out of the hand, as if the system had taken it. `reason`: for FAILED.
    mutating func detach(_ index: Int, for reason: Failure = .claimed) {
        let (time, context) = (now, arbiter.context)
        breakPath(at: time)
        arbiter.prepare(.zero, context, lateness: 0) { contacts.detach(index, at: time, &$0) }
        arbiter.input.taking = reason
        dispatch(.removed, at: time)
        arbiter.input.taking = .cancelled
    }
}

// MARK: - The host's pager

extension Engine {
    package mutating func setPagerOffset(_ offset: Vector) {
        enter()
        let pager = camera.session.pager
        let new = pager.offset(movedTo: offset, unreported: camera.events.unreported(pager.travel))
        if new != pager.offset { camera.movePager(to: new) }
    }
}
