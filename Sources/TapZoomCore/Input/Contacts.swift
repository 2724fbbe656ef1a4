// SPDX-License-Identifier: MIT

/// Who is down now, in the order of landing.
///
/// What only reads is inlined: otherwise the compiler copies all of a value this large for the call, a kilobyte each
/// time.
package struct Contacts {
    package static var capacity: Int { 16 }

    package private(set) var count = 0
    /// How many are down, with those that have just gone: they made what ends by it.
    private(set) var countBefore = 0
    private(set) var slots: InlineArray<16, Contact>
    /// Of the first contact that is down, or was.
    private(set) var tool = Tool.finger
    /// Where all of them together are, as of the last frame. Its turn is counted from when one last came or went.
    var pose = Pose(time: 0, center: .zero, radius: 0, turn: 0)
    var track = Track()
    /// As of the last frame.
    var rate = Rate.still
    /// Where each was about the center then.
    var arms = InlineArray<16, Vector>(repeating: .zero)

    package init() {
        slots = InlineArray(
            repeating: Contact(Sample(time: 0, id: 0, position: .zero, phase: .began)))
    }

    package var isEmpty: Bool { count == 0 }

    /// The contact that landed `index`-th of those that are down.
    @inline(__always)
    package subscript(index: Int) -> Contact? {
        index >= 0 && index < count ? slots[index] : nil
    }

    @inline(__always)
    package func contains(where condition: (Contact) -> Bool) -> Bool {
        for index in 0..<count where condition(slots[index]) { return true }
        return false
    }

    /// Why a sample cannot be taken, or nil.
    @inline(__always)
    package func fault(of sample: Sample) -> Fault? {
        switch (sample.phase, index(of: sample.id)) {
        case (.began, .some): .contactInUse
        case (.began, nil): count < Self.capacity ? nil : .contactLimit
        case (_, .some): nil
        case (_, nil): .contactUnknown
        }
    }

    /// Takes a sample that has no fault, and returns its contact as it now is; one that ended is no longer among those
    /// that are down.
    package mutating func take(_ sample: Sample) -> Contact? {
        if sample.phase == .began {
            guard count < Self.capacity else { return nil }
            if count == 0 { tool = sample.tool }
            slots[count] = Contact(sample)
            count += 1
            countBefore = count
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

    package mutating func removeAll() { count = 0 }

    /// Those that have just gone are forgotten.
    mutating func forgetGone() { countBefore = count }

    @inline(__always)
    func first(where condition: (Contact) -> Bool) -> Contact? {
        for index in 0..<count where condition(slots[index]) { return slots[index] }
        return nil
    }

    @inline(__always)
    private func index(of id: Int64) -> Int? {
        for index in 0..<count where slots[index].id == id { return index }
        return nil
    }

    private mutating func remove(at index: Int) {
        count -= 1
        for later in index..<count { slots[later] = slots[later + 1] }
    }
}
