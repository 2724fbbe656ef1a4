// SPDX-License-Identifier: MIT

/// The events that the host has not polled. Every polled BEGAN is followed by exactly one ENDED or CANCELLED, even
/// after drops and after the host changes the kinds that it polls.
package struct EventQueue {
    package static var capacity: Int { 32 }

    package private(set) var count = 0
    /// The slot of the oldest event.
    private(set) var head = 0
    /// Bits of the kinds that are open, and above them of the limits: the queue has admitted their BEGAN, but not their
    /// end.
    private var open: UInt64 = 0
    /// Bits of the kinds that the host polls.
    package var subscribed = UInt32.max
    /// Whether events were dropped. A poll clears it, unless that poll takes no event or drops events itself.
    package private(set) var hasLost = false
    private(set) var isTapOpen = false
    /// The travel of the PAN that the host has polled last. Events in the queue hold totals, so that a dropped event
    /// loses no travel.
    private var reportedTravel = Vector.zero
    /// The same of the FINGERS_DRAG whose BEGAN the host has polled, but not its end.
    private var reportedDrag = Vector.zero
    private(set) var ring = InlineArray<32, Event>(initializingWith: { span in
        while !span.isFull { span.append(.blank) }
    })

    /// While `isTapOpen`, the BEGAN of the TAP_PENDING that has not ended.
    private var openTap = Event.blank

    package init() {}

    /// Empties the queue in place. No code reads a slot of the ring before it holds an event.
    mutating func reset() {
        (count, head, hasLost, open, subscribed, isTapOpen) = (0, 0, false, 0, .max, false)
        (reportedTravel, reportedDrag) = (.zero, .zero)
    }

    /// The number of events in the queue once the pending changes of these kinds are added.
    mutating func count(withChangesOf kinds: UInt32) -> Int {
        var (open, total) = (kinds & UInt32(truncatingIfNeeded: open), count)
        while open != 0 {
            let bit = open & (~open &+ 1)
            open &= ~bit
            if pendingChange(bit) == nil { total += 1 }
        }
        return min(total, Self.capacity)
    }

    /// The index of the newest event of a kind, by its bit, if that is a CHANGED, which the next one replaces.
    private mutating func pendingChange(_ bit: UInt32) -> Int? {
        var index = count &- 1
        while index >= 0 {
            let slot = slot(index)
            if ring[slot].kind.bit == bit { return ring[slot].phase == .changed ? index : nil }
            index &-= 1
        }
        return nil
    }

    /// Pushes the BEGAN of a TAP_PENDING.
    mutating func beginTap(_ event: Event) {
        openTap = event
        isTapOpen = true
        push(event)
    }

    /// Pushes the end of a TAP_PENDING, which repeats its BEGAN with another phase and time. A TAP follows one that
    /// ends.
    mutating func endTap(_ phase: Phase, at time: Double) {
        if !isTapOpen { return }
        isTapOpen = false
        (openTap.phase, openTap.time) = (phase, time)
        push(openTap)
        if phase != .ended { return }
        (openTap.kind, openTap.phase) = (.tap, .discrete)
        push(openTap)
    }

    /// The content point of the TAP_PENDING that has not ended.
    var tappedContent: Vector? { mutating get { isTapOpen ? openTap.content : nil } }

    /// Adds an event of a kind that the host polls, or one that continues a gesture with an admitted BEGAN.
    mutating func push(_ event: Event) {
        guard admits(event.kind, event.phase, event.limits) else { return }
        if event.phase == .changed, let index = pendingChange(event.kind.bit) { remove(index) }
        if count == Self.capacity, !makeRoom(for: event.kind) { return }
        ring[slot(count)] = event
        count &+= 1
    }

    /// Passes the oldest event to `body` without a copy, and removes it. Returns whether there was one.
    package mutating func pop(_ body: (inout Event) -> Void) -> Bool {
        guard count > 0 else { return false }
        if ring[head].kind == .pan { Self.consume(&ring[head], after: &reportedTravel) }
        if ring[head].kind == .fingersDrag {
            Self.consume(&ring[head], after: &reportedDrag)
            // The totals begin anew after its end.
            if ring[head].phase == .ended || ring[head].phase == .cancelled { reportedDrag = .zero }
        }
        body(&ring[head])
        head = slot(1)
        count &-= 1
        return true
    }

    /// Replaces the total travel of a polled event by the travel since the last one of its kind.
    private static func consume(_ event: inout Event, after reported: inout Vector) {
        let total = event.travel
        event.travel = total - reported
        reported = total
    }

    /// The part of a travel that the host has not polled; zero if it polls no PAN.
    func unreported(_ travel: Vector) -> Vector { isSubscribed(.pan) ? travel - reportedTravel : .zero }

    func isSubscribed(_ kind: EventKind) -> Bool { subscribed & kind.bit != 0 }

    /// Forgets a travel that the host has polled completely. Returns whether it has.
    mutating func forget(_ travel: Vector) -> Bool {
        if travel != reportedTravel { return false }
        for index in 0..<count where ring[slot(index)].kind == .pan { return false }
        reportedTravel = .zero
        return true
    }

    /// Counts a travel as polled, when the host begins to poll PAN.
    mutating func consumeAll(_ travel: Vector) { reportedTravel = travel }

    /// Clears `hasLost`, because the host knows of the losses so far. Returns whether there were any.
    package mutating func forgetLoss() -> Bool {
        defer { hasLost = false }
        return hasLost
    }

    mutating func noteLoss() { hasLost = true }

    /// Whether a gesture of one of these kinds is open: its BEGAN was admitted, and it has not ended.
    func isOpen(_ kinds: UInt32) -> Bool { UInt32(truncatingIfNeeded: open) & kinds != 0 }

    /// The limits with an open LIMIT: its BEGAN was admitted, and it has not ended.
    var openLimits: LimitSet { LimitSet(rawValue: UInt32(truncatingIfNeeded: open >> 32)) }

    private mutating func admits(_ kind: EventKind, _ phase: Phase, _ limits: LimitSet) -> Bool {
        let bit = kind.bit
        let isSubscribed = subscribed & bit != 0
        let stream = kind.stream(of: limits)
        switch phase {
        case .discrete:
            return isSubscribed
        case .began:
            guard isSubscribed, open & stream == 0 else { return false }
            open |= stream
            return true
        case .changed:
            return open & stream != 0
        case .ended, .cancelled:
            guard open & stream != 0 else { return false }
            open &= ~stream
            return true
        }
    }

    /// Drops the oldest FAILED, which the host does not miss, or else makes room by a loss. Returns false if only a new
    /// FAILED would cause that loss.
    private mutating func makeRoom(for kind: EventKind) -> Bool {
        for index in 0..<count where ring[slot(index)].kind == .failed {
            remove(index)
            return true
        }
        if kind == .failed { return false }
        makeRoom()
        return true
    }

    /// Drops the oldest event, or pair of BEGAN and end, that leaves no BEGAN without its end. It drops a CHANGED, and
    /// then an OWNER or EDGE, only if there is no other. Such an event exists: each of the ten kinds with duration and
    /// each of the six limits needs at most one end and, while it is open, one BEGAN. A FINGERS_DRAG is never open
    /// together with a PAN, PINCH, ROTATE or QUICK_ZOOM. So these are at most 31, and the queue holds 32.
    private mutating func makeRoom() {
        noteLoss()
        for index in 0..<count {
            switch ring[slot(index)].phase {
            case .discrete:
                // The host needs OWNER to discard strokes and EDGE to move its pager.
                if ring[slot(index)].kind == .owner || ring[slot(index)].kind == .edge { break }
                remove(index)
                return
            case .began:
                if removeWhole(from: index) { return }
            case .changed, .ended, .cancelled:
                break
            }
        }
        for index in 0..<count where ring[slot(index)].phase == .changed { return remove(index) }
        for index in 0..<count where ring[slot(index)].phase == .discrete { return remove(index) }
        remove(0)
    }

    /// Drops a BEGAN with its CHANGED and its end, if the end is in the queue.
    private mutating func removeWhole(from begin: Int) -> Bool {
        guard var next = successor(of: begin) else { return false }
        if ring[slot(next)].phase == .changed {
            guard let end = successor(of: next) else { return false }
            remove(next)
            next = end - 1
        }
        remove(next)
        remove(begin)
        return true
    }

    /// The index of the next event of the same kind and, for LIMIT, of the same limit.
    private mutating func successor(of index: Int) -> Int? {
        let stream = ring[slot(index)].stream
        for later in (index + 1)..<max(count, index + 1) where ring[slot(later)].stream == stream { return later }
        return nil
    }

    /// The capacity is a power of two.
    private func slot(_ index: Int) -> Int { (head &+ index) & (Self.capacity - 1) }

    /// Removes an event. The events before it or those behind it move, whichever are fewer.
    private mutating func remove(_ index: Int) {
        count -= 1
        if index < count - index {
            for place in (0..<index).reversed() { ring[slot(place + 1)] = ring[slot(place)] }
            head = slot(1)
        } else {
            for place in index..<max(count, index) { ring[slot(place)] = ring[slot(place + 1)] }
        }
    }
}

extension EventQueue {
    /// Reads and discards the words that `serialize` reads.
    static func discard(with coder: inout some StateCoder) {
        var (count, hasLost, open, flags) = (0, false, UInt64(0), UInt8(0))
        var (event, travel) = (Event.blank, Vector.zero)
        coder.code(&count, upTo: capacity)
        coder.code(&hasLost)
        coder.code(open: &open)
        for _ in 0..<count { event.serialize(with: &coder) }
        coder.code(&flags)
        if flags & 2 != 0 { coder.code(&travel) }
        if flags & 4 != 0 { coder.code(&travel) }
        if flags & 1 != 0 { event.serialize(with: &coder) }
    }

    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&count, upTo: Self.capacity)
        coder.code(&hasLost)
        coder.code(open: &open)
        if coder.isReading { head = 0 }
        for index in 0..<count {
            // The slot may hold any event.
            if coder.isReading { ring[slot(index)] = .blank }
            ring[slot(index)].serialize(with: &coder)
        }
        var flags: UInt8 =
            (isTapOpen ? 1 : 0) | (reportedTravel != .zero ? 2 : 0) | (reportedDrag != .zero ? 4 : 0)
        coder.code(&flags)
        if coder.isReading {
            (isTapOpen, reportedTravel, reportedDrag) = (flags & 1 != 0, .zero, .zero)
            if flags > 7 { coder.fail() }
        }
        if flags & 2 != 0 { coder.code(&reportedTravel) }
        if flags & 4 != 0 { coder.code(&reportedDrag) }
        if isTapOpen {
            if coder.isReading { openTap = .blank }
            openTap.serialize(with: &coder)
            if coder.isReading, openTap.kind != .tapPending || openTap.phase != .began { coder.fail() }
        }
    }
}

extension StateCoder {
    fileprivate mutating func code(open: inout UInt64) {
        code(&open)
        if isReading, open > UInt64(LimitSet.all.rawValue) << 32 | UInt64(UInt32.max) { fail() }
    }
}

extension EventQueue {
    /// Shifts the times of events. No event is later than `clock`, except those from before the clock started; these
    /// get the time of the next event.
    mutating func shiftTimes(by offset: Double, until clock: Double) {
        var (index, latest) = (count &- 1, clock)
        while index >= 0 {
            let slot = slot(index)
            latest = min(latest, ring[slot].time)
            ring[slot].time = latest
            ring[slot].time.shift(by: offset)
            index &-= 1
        }
        if !isTapOpen { return }
        openTap.time = min(openTap.time, clock)
        openTap.time.shift(by: offset)
    }
}
