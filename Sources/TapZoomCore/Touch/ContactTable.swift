// SPDX-License-Identifier: MIT

/// The contacts that are down, in the order in which they landed.
///
/// Code that needs only the contacts as one hand reads `summary`: the compiler copies a whole table, a kilobyte,
/// whenever it is passed on.
package struct ContactTable {
    package static var capacity: Int { TouchSummary.maxCount }

    /// The contacts as one hand, as of the last frame.
    private(set) var summary = TouchSummary()
    private var slots: InlineArray<16, Contact>
    /// The offset of each contact from the focus at the last `rebase`.
    private var initialOffsets = InlineArray<16, Vector>(repeating: .zero)
    private var tracker = VelocityTracker()

    @inline(__always)
    package init() {
        slots = InlineArray(repeating: Contact())
    }

    @_transparent
    package var count: Int { summary.count }

    @_transparent
    package var isEmpty: Bool { count == 0 }

    /// The contact at `index` in the order of landing; nil when there is none.
    package subscript(index: Int) -> Contact? {
        index >= 0 && index < count ? slots[index] : nil
    }

    /// The reason why a landing or a lift is invalid; nil when it is valid.
    package mutating func error(of sample: TouchSample) -> InputError? {
        switch (sample.phase, index(of: sample.id)) {
        case (.began, .some): .contactInUse
        case (.began, nil): count < Self.capacity ? nil : .contactLimit
        case (_, .some): nil
        case (_, nil): .contactUnknown
        }
    }

    /// The index of the contact with an id; nil when it is not down.
    @inline(__always)
    mutating func index(of id: Int64) -> Int? {
        for index in 0..<count where slots[index].id == id { return index }
        return nil
    }

    @_transparent
    mutating func move(_ index: Int, to position: Vector) { slots[index].move(to: position) }

    /// Applies a valid sample and returns its contact as of this sample. A contact that ended or was cancelled leaves
    /// the table.
    package mutating func apply(_ sample: TouchSample) -> Contact? {
        if sample.phase == .began {
            guard count < Self.capacity else { return nil }
            if count == 0 { summary.tool = sample.tool }
            slots[count] = Contact(sample)
            summary.count += 1
            summary.previousCount = count
            rebase(at: sample.time)
            return slots[count - 1]
        }
        guard let index = index(of: sample.id) else { return nil }
        slots[index].move(to: sample.position)
        let contact = slots[index]
        if sample.phase != .moved {
            remove(at: index)
            rebase(at: sample.time)
        }
        return contact
    }

    package mutating func removeAll() { summary.count = 0 }

    /// Forgets the count and the focus before the last input.
    @_transparent
    mutating func clearLifted() {
        summary.previousCount = count
        summary.previousFocus = summary.pose.focus
    }

    private mutating func remove(at index: Int) {
        summary.count -= 1
        for later in index..<count { slots[later] = slots[later + 1] }
    }
}

// MARK: - As one hand

extension ContactTable {
    /// The velocity of the hand, from its poses since the last `rebase`.
    @inline(never)
    mutating func velocity(at time: Double) -> HandVelocity { tracker.velocity(at: max(time, summary.pose.time)) }

    /// Measures the hand at the end of a frame. `turning`: also its angle.
    @inline(__always)
    mutating func closeFrame(at time: Double, turning: Bool) {
        let last = summary.pose.angle
        measure(at: time)
        if turning, count > 1 { summary.pose.angle = angle(about: summary.pose.focus, near: last) }
        tracker.append(summary.pose)
    }

    /// A contact landed or lifted, or thresholds changed: the angle and the velocity count from the current pose.
    mutating func rebase(at time: Double) {
        measure(at: time)
        for index in 0..<count { initialOffsets[index] = slots[index].position - summary.pose.focus }
        tracker.restart(summary.pose)
    }

    /// Measures the pose of the hand, with angle 0. An empty hand keeps its focus.
    @inline(__always)
    private mutating func measure(at time: Double) {
        summary.pose.time = time
        summary.pose.angle = 0
        switch count {
        case 0:
            summary.pose.radius = 0
            summary.travelSquared = 0
        case 1:
            summary.first = slots[0].position
            summary.travelSquared = slots[0].travelSquared
            summary.pose.focus = summary.first
            summary.pose.radius = 0
        case 2:
            let (a, b) = (slots[0].position, slots[1].position)
            summary.first = a
            summary.travelSquared = max(slots[0].travelSquared, slots[1].travelSquared)
            summary.pose.focus = 0.5 * (a + b)
            summary.pose.radius = 0.5 * a.distance(to: b)
        default:
            measureAll()
        }
    }

    @inline(never)
    private mutating func measureAll() {
        let share = 1 / Double(count)
        var (sum, distance) = (Vector.zero, 0.0)
        summary.first = slots[0].position
        summary.travelSquared = 0
        for index in 0..<count {
            sum = sum + slots[index].position
            summary.travelSquared = max(summary.travelSquared, slots[index].travelSquared)
        }
        summary.pose.focus = share * sum
        for index in 0..<count { distance += slots[index].position.distance(to: summary.pose.focus) }
        summary.pose.radius = share * distance
    }

    /// The angle by which the contacts have turned about the focus: the rotation that brings the initial offsets
    /// nearest to the current ones (least squares; for two contacts, exactly). Full turns are counted: the result is
    /// the angle nearest to `last`.
    @inline(never)
    private mutating func angle(about focus: Vector, near last: Double) -> Double {
        var (cross, dot) = (0.0, 0.0)
        for index in 0..<count {
            let (old, new) = (initialOffsets[index], slots[index].position - focus)
            cross += old.x * new.y - old.y * new.x
            dot += old.x * new.x + old.y * new.y
        }
        // Contacts at one point have no direction.
        if cross == 0, dot == 0 { return last }
        return Math.atan2(cross, dot).withTurns(nearest: last)
    }
}

extension ContactTable {
    mutating func code(with coder: inout some StateCoder) {
        summary.code(with: &coder)
        for index in 0..<count {
            slots[index].code(with: &coder)
            coder.code(&initialOffsets[index])
        }
        tracker.code(with: &coder)
    }
}
