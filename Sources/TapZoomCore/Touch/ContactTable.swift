// SPDX-License-Identifier: MIT

/// The contacts that are down: first those of the hand, in the order in which they landed, then the others, which the
/// host owns or which are ignored. Recognizers do not receive the others.
/// Code that needs only the contacts as one hand reads `summary`.
package struct ContactTable {
    package static var capacity: Int { TouchSummary.maxCount }

    /// The contacts of the hand, as of the last frame.
    private(set) var summary = TouchSummary()
    /// The owner of the hand.
    private(set) var owner = PointerOwner.view
    /// The number of contacts outside the hand.
    private(set) var othersCount = 0
    /// The landing of the first contact among those that are down or end with this input.
    private(set) var landing = Landing.none
    private var slots: InlineArray<16, Contact>
    /// The poses of the hand since the last `rebase`.
    var tracker = VelocityTracker()
    /// The offset of each contact from the focal point at the last `rebase`.
    private var initialOffsets = InlineArray<16, Vector>(repeating: .zero)

    package init() {
        slots = InlineArray(repeating: Contact())
    }

    /// Empties the table in place. No code reads a slot before it holds a contact.
    mutating func reset() {
        summary = TouchSummary()
        (owner, othersCount) = (.view, 0)
        landing = .none
        tracker.reset()
    }

    package var count: Int { summary.count }

    /// Whether the hand has no contact but fingers.
    var isOnlyFingers: Bool {
        mutating get {
            for index in 0..<count where slots[index & 15].tool.kind != .finger { return false }
            return true
        }
    }

    /// Whether the hand is empty.
    package var isEmpty: Bool { count == 0 }

    /// The number of contacts that are down.
    package var total: Int { count + othersCount }

    /// The contact at `index`; nil if there is none.
    /// It is mutating, as are other functions that only read: otherwise the compiler copies the table.
    package subscript(index: Int) -> Contact? {
        mutating get { index >= 0 && index < total ? slots[index & 15] : nil }
    }

    /// The owner of the contact at an index.
    mutating func owner(of index: Int) -> ContactOwner {
        index < count ? owner.owner : slots[index & 15].isIgnored ? .ignored : .host
    }

    /// Whether the host owns a contact outside the hand.
    var hasHostOwned: Bool {
        mutating get {
            for index in count..<max(count, total) where owner(of: index) == .host { return true }
            return false
        }
    }

    /// Whether a pen is down.
    var hasPen: Bool {
        mutating get {
            for index in 0..<max(0, total) where slots[index & 15].isPen { return true }
            return false
        }
    }

    /// The reason why a sample is invalid; nil if it is valid. `index` is that of its contact.
    func error(of sample: TouchSample, at index: Int?) -> InputError? {
        switch (sample.phase, index) {
        case (.began, .some): .contactInUse
        case (.began, nil): total < Self.capacity ? nil : .contactLimit
        case (_, .some): nil
        case (_, nil): .contactUnknown
        }
    }

    /// The index of the contact of the hand with an id; nil if there is none. Hosts list contacts in the same order in
    /// every frame, so the search tries `guess`, the index of the sample in its push, first.
    mutating func index(of id: Int64, near guess: Int) -> Int? {
        if guess < count && slots[guess & 15].id == id { return guess }
        guard let index = index(of: id), index < count else { return nil }
        return index
    }

    /// The index of the contact with an id; nil if it is not down.
    mutating func index(of id: Int64) -> Int? {
        var index = 0
        while index < total {
            if slots[index & 15].id == id { return index }
            index &+= 1
        }
        return nil
    }

    mutating func move(_ index: Int, to position: Vector) { slots[index & 15].move(to: position) }

    /// The travel that the contact at `index` will have after a sample.
    mutating func travel(of sample: TouchSample, at index: Int) -> Double {
        max(slots[index & 15].travel, sample.position.distance(to: slots[index & 15].landingPosition))
    }

    /// Adds the contact of a landing, and copies it to `contact`. `content` is the content point under it.
    mutating func land(_ sample: TouchSample, on content: Vector, _ contact: inout Contact) {
        guard total < Self.capacity else { return }
        contact = Contact(sample, on: content)
        if othersCount > 0 { exchange(count, total) }
        slots[count & 15] = contact
        if count == 0 {
            summary.tool = sample.tool
            landing = contact.landing
        }
        summary.count += 1
        summary.previousCount = count
        // A late landing counts as no earlier than the newest pose of the other contacts.
        rebase(at: count > 1 ? max(sample.time, summary.pose.time) : sample.time)
    }

    /// Removes the contact at `index` of the hand, which ended or was cancelled, and copies it to `contact` with the
    /// position of this sample.
    mutating func lift(_ sample: TouchSample, at index: Int, _ contact: inout Contact) {
        guard index >= 0, index < count else { return }
        slots[index & 15].move(to: sample.position)
        contact = slots[index & 15]
        drop(index)
        rebase(at: max(sample.time, summary.pose.time))
    }

    mutating func landingTime(of index: Int) -> Double { slots[index & 15].landingTime }
    mutating func position(of index: Int) -> Vector { slots[index & 15].position }

    package mutating func removeAll() { (summary.count, othersCount, owner) = (0, 0, .view) }

    /// Notes the relation of the newest landing to earlier touches.
    mutating func noteLanding(_ kind: LandingKind) {
        if count > 0 { slots[(count - 1) & 15].landingKind = kind }
    }

    /// Notes that the newest landing is a bounce, and the velocity of the hand before it.
    mutating func noteBounce(after velocity: PointerVelocity) { tracker.noteBounce(after: velocity) }

    /// Forgets the contacts that ended with the last input, and notes the focal point before the next one.
    mutating func clearLifted() {
        if summary.previousCount != count { dropLifted() }
        noteFocalPoint(summary.pose.focalPoint)
    }

    private mutating func dropLifted() {
        summary.previousCount = count
        landing = count > 0 ? slots[0].landing : .none
    }

    /// Notes the focal point before the next input.
    mutating func noteFocalPoint(_ focalPoint: Vector) { summary.previousFocalPoint = focalPoint }

    /// Drops the contact at `index`. Recognizers are not informed.
    mutating func drop(_ index: Int) {
        guard index >= 0, index < total else { return }
        if index < count {
            summary.count -= 1
            if isEmpty { owner = .view }
        } else {
            othersCount -= 1
        }
        var place = index
        while place < total {
            slots[place & 15] = slots[(place &+ 1) & 15]
            place &+= 1
        }
    }
}

// MARK: - Contacts outside the hand

extension ContactTable {
    mutating func setOwner(_ owner: PointerOwner) { self.owner = owner }

    /// Adds a contact that the host owns, or that is ignored, from its landing on.
    mutating func landOutside(_ sample: TouchSample, on content: Vector, isIgnored: Bool = false) {
        guard total < Self.capacity else { return }
        slots[total & 15] = Contact(sample, on: content)
        slots[total & 15].isIgnored = isIgnored
        othersCount += 1
    }

    /// Moves the contact at `index` out of the hand, and copies it to `contact`. It stays in the table.
    mutating func detach(_ index: Int, at time: Double, _ contact: inout Contact) {
        guard index >= 0, index < count else { return }
        contact = slots[index & 15]
        // The others keep their order.
        for place in (index + 1)..<max(count, index + 1) { exchange(place - 1, place) }
        summary.count -= 1
        othersCount += 1
        if isEmpty { owner = .view }
        rebase(at: max(time, summary.pose.time))
    }

    /// Makes a contact outside the hand belong to nobody.
    mutating func ignore(_ index: Int) { slots[index & 15].isIgnored = true }

    private mutating func exchange(_ index: Int, _ other: Int) {
        let contact = slots[index & 15]
        slots[index & 15] = slots[other & 15]
        slots[other & 15] = contact
    }
}

// MARK: - As one hand

extension ContactTable {
    /// The velocity of the hand, from its poses since the last `rebase`.
    mutating func velocity(at time: Double) -> PointerVelocity { tracker.velocity(at: max(time, summary.pose.time)) }

    /// Whether a contact lifts at least `distance` away from its landing, without a move in between.
    mutating func jumps(to sample: TouchSample, at index: Int?, from distance: Double) -> Bool {
        guard let index, sample.phase == .ended, slots[index & 15].travelSquared == 0,
            slots[index & 15].landingKind != .pressed
        else { return false }
        return sample.position.distance(to: slots[index & 15].landingPosition) >= distance
    }

    /// The velocity of a lone contact that has jumped, at its lift.
    mutating func jumpVelocity(to sample: TouchSample) -> PointerVelocity {
        // Both samples may have the time of one frame. Quick taps of people last 0.047 s.
        let duration = max(0.04, sample.time - slots[0].landingTime)
        return PointerVelocity(
            focalPoint: (sample.position - slots[0].landingPosition) / duration, radius: 0, angle: 0)
    }

    /// Measures the hand at the end of a frame and returns its pose; `turning` includes its angle.
    @discardableResult
    mutating func closeFrame(at time: Double, turning: Bool) -> PointerPose {
        let (focalPoint, radius) = measure()
        let angle = turning ? angle(about: focalPoint, near: summary.pose.angle) : 0
        let pose = PointerPose(time: time, focalPoint: focalPoint, radius: radius, angle: angle)
        summary.pose.set(pose)
        tracker.append(pose)
        return pose
    }

    /// Lets the angle and the velocity count from the current pose, after a landing, a lift or a change of thresholds.
    mutating func rebase(at time: Double) {
        let (focalPoint, radius) = measure()
        summary.previousRadius = summary.pose.radius
        summary.pose = PointerPose(time: time, focalPoint: focalPoint, radius: radius, angle: 0)
        var index = 0
        while index < count {
            initialOffsets[index & 15] = slots[index & 15].position - focalPoint
            index &+= 1
        }
        tracker.restart(summary.pose)
    }

    /// Reads the progress of the contacts that landed first and last. An empty table changes nothing.
    mutating func read(first: inout Contact.Progress, last: inout Contact.Progress) {
        if isEmpty { return }
        first = slots[0].progress
        last = slots[(count &- 1) & 15].progress
    }

    /// The progress of the contact of the hand that has moved furthest; a placeholder for an empty hand.
    var furthest: Contact.Progress {
        mutating get {
            var found = Contact.Progress()
            for index in 0..<max(count, 0) where index == 0 || slots[index].travel > found.travel {
                found = slots[index].progress
            }
            return found
        }
    }

    /// The focal point and the radius. An empty hand keeps its focal point.
    private mutating func measure() -> (focalPoint: Vector, radius: Double) {
        if count == 2 {
            let (a, b) = (slots[0].position, slots[1].position)
            return (0.5 * (a + b), 0.5 * a.distance(to: b))
        }
        if count == 1 { return (slots[0].position, 0) }
        return measureAll()
    }

    private mutating func measureAll() -> (focalPoint: Vector, radius: Double) {
        if isEmpty { return (summary.pose.focalPoint, 0) }
        let weight = 1 / Double(count)
        var (sum, distance, index) = (Vector.zero, 0.0, 0)
        while index < count {
            sum = sum + slots[index].position
            index &+= 1
        }
        let focalPoint = weight * sum
        index = 0
        while index < count {
            distance += slots[index].position.distance(to: focalPoint)
            index &+= 1
        }
        return (focalPoint, weight * distance)
    }

    /// The angle by which the contacts have turned about the focal point. It is the rotation that best maps the initial
    /// offsets to the current ones (least squares; exact for two contacts). It counts full turns: the result is the
    /// angle nearest to `last`.
    private mutating func angle(about focalPoint: Vector, near last: Double) -> Double {
        if count < 2 { return 0 }
        var (cross, dot, index) = (0.0, 0.0, 0)
        while index < count {
            let (old, new) = (initialOffsets[index], slots[index].position - focalPoint)
            cross += old.x * new.y - old.y * new.x
            dot += old.x * new.x + old.y * new.y
            index &+= 1
        }
        // Contacts at one point have no direction.
        if cross == 0, dot == 0 { return last }
        return Math.atan2(cross, dot).withTurns(nearest: last)
    }
}

extension ContactTable {
    /// Codes the owner of the hand and the number of contacts outside it, in one word.
    private mutating func serializeOwners(with coder: inout some StateCoder) {
        var word = owner.tag | othersCount << 2
        coder.code(&word)
        if coder.isReading {
            (owner, othersCount) = (PointerOwner(blank: word & 3), word >> 2)
            if owner.tag != word & 3 || !(0...Self.capacity - count).contains(othersCount) {
                othersCount = 0
                coder.fail()
            }
        }
        owner.serializePayload(with: &coder)
    }

    mutating func serialize(with coder: inout some StateCoder) {
        summary.serialize(with: &coder)
        serializeOwners(with: &coder)
        for index in 0..<total {
            // The slot may hold any contact.
            if coder.isReading { slots[index & 15] = Contact() }
            slots[index & 15].serialize(with: &coder)
            // Contacts outside the hand have no offset, and only these are ignored.
            if index < count {
                coder.code(touch: &initialOffsets[index & 15])
                if slots[index & 15].isIgnored { coder.fail() }
            }
        }
        landing = count > 0 ? slots[0].landing : .none
        tracker.serialize(with: &coder)
    }
}
