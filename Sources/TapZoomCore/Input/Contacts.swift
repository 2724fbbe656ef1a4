// SPDX-License-Identifier: MIT

/// Who is down now, in the order of landing.
///
/// Whoever only wants to know what all of them do together reads `fingers`: to hand on a value as large as this one,
/// the compiler copies it, a kilobyte each time.
package struct Contacts {
    package static var capacity: Int { 16 }

    /// All of them together, as of the last frame.
    private(set) var fingers = Fingers()
    private var slots: InlineArray<16, Contact>
    /// Where each was about the center then.
    private var arms = InlineArray<16, Vector>(repeating: .zero)
    private var track = Track()

    package init() {
        slots = InlineArray(repeating: Contact())
    }

    package var count: Int { fingers.count }

    package var isEmpty: Bool { count == 0 }

    /// The contact that landed `index`-th of those that are down.
    package subscript(index: Int) -> Contact? {
        index >= 0 && index < count ? slots[index] : nil
    }

    /// Why a landing or a lift cannot be taken, or nil.
    package mutating func fault(of sample: Sample) -> Fault? {
        switch (sample.phase, index(of: sample.id)) {
        case (.began, .some): .contactInUse
        case (.began, nil): count < Self.capacity ? nil : .contactLimit
        case (_, .some): nil
        case (_, nil): .contactUnknown
        }
    }

    /// Where the contact of an id is among those that are down.
    @inline(__always)
    mutating func index(of id: Int64) -> Int? {
        for index in 0..<count where slots[index].id == id { return index }
        return nil
    }

    @inline(__always)
    mutating func move(_ index: Int, to position: Vector) { slots[index].move(to: position) }

    /// Takes a sample that has no fault, and returns its contact as it now is; one that ended is no longer among those
    /// that are down.
    package mutating func take(_ sample: Sample) -> Contact? {
        if sample.phase == .began {
            guard count < Self.capacity else { return nil }
            if count == 0 { fingers.tool = sample.tool }
            slots[count] = Contact(sample)
            fingers.count += 1
            fingers.countBefore = count
            regroup(at: sample.time)
            return slots[count - 1]
        }
        guard let index = index(of: sample.id) else { return nil }
        slots[index].move(to: sample.position)
        let contact = slots[index]
        if sample.phase != .moved {
            remove(at: index)
            regroup(at: sample.time)
        }
        return contact
    }

    package mutating func removeAll() { fingers.count = 0 }

    /// Those that have just gone are forgotten.
    @inline(__always)
    mutating func forgetGone() {
        fingers.countBefore = count
        fingers.centerBefore = fingers.pose.center
    }

    private mutating func remove(at index: Int) {
        fingers.count -= 1
        for later in index..<count { slots[later] = slots[later + 1] }
    }
}

// MARK: - As one hand

extension Contacts {
    /// How fast they have moved together since one last came or went.
    @inline(never)
    @_optimize(speed)
    mutating func rate(at time: Double) -> Rate { track.rate(at: max(time, fingers.pose.time)) }

    /// A frame's moves are in. `turning`: somebody wants to know how far the hand has turned.
    @inline(__always)
    mutating func closeFrame(at time: Double, turning: Bool) {
        let last = fingers.pose.turn
        measure(at: time)
        if turning, count > 1 { fingers.pose.turn = turn(about: fingers.pose.center, near: last) }
        track.append(fingers.pose)
    }

    /// A contact came or went: what they do together is counted from here.
    mutating func regroup(at time: Double) {
        measure(at: time)
        for index in 0..<count { arms[index] = slots[index].position - fingers.pose.center }
        track.restart(fingers.pose)
    }

    /// Where they are together, without a turn. An empty hand stays where it was.
    @inline(__always)
    private mutating func measure(at time: Double) {
        fingers.pose.time = time
        fingers.pose.turn = 0
        switch count {
        case 0:
            fingers.pose.radius = 0
            fingers.travelSquared = 0
        case 1:
            fingers.first = slots[0].position
            fingers.travelSquared = slots[0].travelSquared
            fingers.pose.center = fingers.first
            fingers.pose.radius = 0
        case 2:
            let (a, b) = (slots[0].position, slots[1].position)
            fingers.first = a
            fingers.travelSquared = max(slots[0].travelSquared, slots[1].travelSquared)
            fingers.pose.center = 0.5 * (a + b)
            fingers.pose.radius = 0.5 * a.distance(to: b)
        default:
            measureAll()
        }
    }

    @inline(never)
    private mutating func measureAll() {
        let share = 1 / Double(count)
        var (sum, distance) = (Vector.zero, 0.0)
        fingers.first = slots[0].position
        fingers.travelSquared = 0
        for index in 0..<count {
            sum = sum + slots[index].position
            fingers.travelSquared = max(fingers.travelSquared, slots[index].travelSquared)
        }
        fingers.pose.center = share * sum
        for index in 0..<count { distance += slots[index].position.distance(to: fingers.pose.center) }
        fingers.pose.radius = share * distance
    }

    /// The angle by which the arms have turned: of all rotations, the one that brings the old ones nearest to the new
    /// (least squares; for two contacts, exactly). Full turns are counted: it is the one nearest to the last.
    @inline(never)
    private mutating func turn(about center: Vector, near last: Double) -> Double {
        var (cross, dot) = (0.0, 0.0)
        for index in 0..<count {
            let (old, new) = (arms[index], slots[index].position - center)
            cross += old.x * new.y - old.y * new.x
            dot += old.x * new.x + old.y * new.y
        }
        // Fingers on one point have no direction.
        if cross == 0, dot == 0 { return last }
        return Math.atan2(cross, dot).withTurns(nearest: last)
    }
}

extension Contacts {
    mutating func pass(through archive: inout some Archive) {
        fingers.pass(through: &archive)
        for index in 0..<count {
            slots[index].pass(through: &archive)
            archive.pass(&arms[index])
        }
        track.pass(through: &archive)
    }
}
