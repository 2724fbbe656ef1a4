// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EventQueueTests {
    private static let lasting: [EventKind] = [.tapUp, .longPress, .animation]
    private static let instant: [EventKind] = [.tap, .doubleTap, .multiTap, .twoFingerTap, .settled]

    private static func event(_ kind: EventKind, _ phase: Phase, _ time: Double = 0) -> Event {
        Event(kind: kind, phase: phase, time: time)
    }

    private static func queue(_ events: [(EventKind, Phase)]) -> EventQueue {
        var queue = EventQueue()
        for (index, one) in events.enumerated() { queue.push(event(one.0, one.1, Double(index))) }
        return queue
    }

    private static func drain(_ queue: inout EventQueue) -> [Event] {
        var events: [Event] = []
        while let event = queue.pop() { events.append(event) }
        return events
    }

    @Test func firstInFirstOut() {
        var queue = Self.queue([(.tap, .discrete), (.animation, .began), (.animation, .changed), (.animation, .ended)])
        #expect(queue.count == 4)
        #expect(Self.drain(&queue).map(\.time) == [0, 1, 2, 3])
        #expect(queue.count == 0)
        #expect(queue.pop() == nil)
        #expect(!queue.hasLost)
    }

    @Test func whatIsNotWantedDoesNotComeIn() {
        var queue = EventQueue()
        queue.wanted = ~EventKind.tap.bit
        queue.push(Self.event(.tap, .discrete))
        queue.wanted = EventKind.tap.bit
        for phase in [Phase.began, .changed, .ended] {
            queue.push(Self.event(.animation, phase))
        }
        #expect(queue.count == 0)
        #expect(!queue.hasLost)
    }

    /// What began when it was wanted ends even if it no longer is; what began unwanted does not end.
    @Test func anEndGoesWithItsBegin() {
        var queue = EventQueue()
        queue.push(Self.event(.animation, .began))
        queue.wanted = 0
        queue.push(Self.event(.animation, .changed))
        queue.push(Self.event(.animation, .cancelled))
        #expect(Self.drain(&queue).map(\.phase) == [.began, .changed, .cancelled])
        queue.wanted = 0
        queue.push(Self.event(.animation, .began))
        queue.wanted = .max
        queue.push(Self.event(.animation, .ended))
        #expect(queue.count == 0)
    }

    @Test func ofChangesTheLastIsKept() {
        var queue = Self.queue(
            [(.pan, .began), (.pan, .changed), (.pinch, .began), (.pinch, .changed), (.pan, .changed), (.pan, .ended)])
        let events = Self.drain(&queue)
        #expect(events.labels == ["pan began", "pinch began", "pinch changed", "pan changed", "pan ended"])
        #expect(events.map(\.time) == [0, 2, 3, 4, 5])
        #expect(!queue.hasLost)
    }

    @Test func aChangeOfAnEarlierGestureStays() {
        var queue = Self.queue([
            (.pan, .began), (.pan, .changed), (.pan, .ended), (.pan, .began), (.pan, .changed), (.pan, .changed),
        ])
        #expect(Self.drain(&queue).map(\.time) == [0, 1, 2, 3, 5])
    }

    @Test func theOldestThatStandsForItselfIsDropped() {
        var queue = Self.queue(
            [(.longPress, .began), (.animation, .began), (.animation, .changed), (.animation, .ended)]
                + Array(repeating: (.tap, .discrete), count: EventQueue.capacity - 3))
        #expect(queue.hasLost)
        let events = Self.drain(&queue)
        #expect(events.first?.kind == .longPress)
        #expect(events.of(.animation).isEmpty)
        #expect(events.of(.tap).map(\.time) == (4...EventQueue.capacity).map(Double.init))
        #expect(queue.hasLost)
        let hadLost = queue.forgetLoss()
        #expect(hadLost)
        #expect(!queue.hasLost)
    }

    @Test func exactlyFullLosesNothing() {
        var queue = Self.queue(Array(repeating: (.tap, .discrete), count: EventQueue.capacity))
        #expect(!queue.hasLost)
        queue.push(Self.event(.settled, .discrete, 99))
        #expect(queue.hasLost)
        #expect(queue.count == EventQueue.capacity)
        #expect(Self.drain(&queue).map(\.time) == (1..<EventQueue.capacity).map(Double.init) + [99])
    }

    /// Any pushes and polls: never more than fit, in order, balanced with all that was polled before, no end lost.
    @Test func whatIsPolledIsBalanced() {
        trials(400) { random in
            var queue = EventQueue()
            var polled: [Event] = []
            var open: Set<EventKind> = []
            var pushed = 0
            for step in 0..<300 {
                let kind = random.pick(Self.lasting + Self.instant)
                let phase = Self.phase(of: kind, open: &open, &random)
                queue.push(Self.event(kind, phase, Double(step)))
                pushed += 1
                try require(queue.count <= EventQueue.capacity, "\(queue.count) events")
                while random.chance(0.3), let event = queue.pop() { polled.append(event) }
            }
            for kind in Self.lasting where open.contains(kind) {
                queue.push(Self.event(kind, .cancelled, 1000))
                pushed += 1
            }
            polled += Self.drain(&queue)
            try polled.requireOrder()
            for kind in Self.lasting { try polled.of(kind).requireBalanceAndNesting() }
            let changes = polled.contains { $0.phase == .changed }
            try require(queue.hasLost || changes || polled.count == pushed, "\(pushed) became \(polled.count)")
        }
    }

    /// LIMITs of several limits overlap. Together with all kinds that last they leave room, whatever is polled.
    @Test func eachLimitIsBalanced() {
        let lasting: [EventKind] = [.tapUp, .longPress, .pan, .pinch, .rotate, .quickZoom, .fling, .animation]
        trials(200) { random in
            var queue = EventQueue()
            var polled: [Event] = []
            var open: Set<UInt64> = []
            for step in 0..<400 {
                var event = Self.event(random.chance(0.5) ? .limit : random.pick(lasting), .began, Double(step))
                if event.kind == .limit { event.limits = LimitSet(rawValue: 1 << UInt32(random.below(6))) }
                if !open.insert(event.stream).inserted {
                    event.phase = event.kind != .limit && random.chance(0.5) ? .changed : .ended
                    if event.phase == .ended { open.remove(event.stream) }
                }
                queue.push(event)
                try require(queue.count <= EventQueue.capacity, "\(queue.count) events")
                try require(queue.openLimits.rawValue == open.reduce(0) { $0 | UInt32($1 >> 32) }, "others are open")
                while random.chance(0.2), let event = queue.pop() { polled.append(event) }
            }
            polled += Self.drain(&queue)
            try polled.requireOrder()
            var begun: Set<UInt64> = []
            for event in polled {
                switch event.phase {
                case .began: try require(begun.insert(event.stream).inserted, "began twice")
                case .changed: try require(begun.contains(event.stream), "changed before it began")
                default: try require(begun.remove(event.stream) != nil, "ended before it began")
                }
            }
            try require(begun == open, "what has ended in the queue is open for the host")
        }
    }

    /// An end of each kind and each limit that the host has polled, then a BEGAN of each: all of them stay.
    @Test func aFullQueueKeepsAllEndsAndBegins() {
        var queue = EventQueue()
        let kinds: [EventKind] = [.tapUp, .longPress, .pan, .pinch, .rotate, .quickZoom, .fling, .animation]
        let streams: [Event] =
            kinds.map { Self.event($0, .began) }
            + (0..<6).map { bit in
                var event = Self.event(.limit, .began)
                event.limits = LimitSet(rawValue: 1 << bit)
                return event
            }
        func push(_ phase: Phase) {
            for var event in streams where phase != .changed || event.kind != .limit {
                event.phase = phase
                queue.push(event)
            }
        }
        push(.began)
        _ = Self.drain(&queue)
        for phase in [Phase.changed, .ended, .began, .changed] { push(phase) }
        let left = Self.drain(&queue).map(\.phase)
        #expect(left.filter { $0 == .ended }.count == 14)
        #expect(left.filter { $0 == .began }.count == 14)
        #expect(queue.hasLost)
    }

    private static func phase(
        of kind: EventKind, open: inout Set<EventKind>, _ random: inout SplitMix64
    ) -> Phase {
        if instant.contains(kind) { return .discrete }
        if open.insert(kind).inserted { return .began }
        if random.chance(0.6) { return .changed }
        open.remove(kind)
        return random.pick([.ended, .cancelled])
    }

    /// Without changes, it is known what comes out: all but the dropped, and those as few as can be.
    @Test func losesNoMoreThanItMust() {
        trials(200) { random in
            var queue = EventQueue()
            let extra = random.below(40)
            for step in 0..<EventQueue.capacity + extra {
                queue.push(Self.event(random.pick(Self.instant), .discrete, Double(step)))
            }
            try require(queue.hasLost == (extra > 0), "\(extra) too many")
            let times = Self.drain(&queue).map(\.time)
            try require(times == (extra..<EventQueue.capacity + extra).map(Double.init), "\(times)")
        }
    }

    // MARK: Travel

    private static func pan(_ phase: Phase, _ x: Double) -> Event {
        var event = event(.pan, phase)
        event.travel = Vector(x, 2 * x)
        return event
    }

    /// Each event that is polled has the travel since the last one, whatever was dropped or replaced in between.
    @Test func travelIsCountedFromTheLastPoll() {
        var queue = EventQueue()
        queue.push(Self.pan(.began, 3))
        queue.push(Self.pan(.changed, 5))
        #expect(Self.drain(&queue).map(\.travel) == [Vector(3, 6), Vector(2, 4)])
        #expect(queue.unheard(Vector(5, 10)) == .zero)
        #expect(queue.unheard(Vector(6, 10)) == Vector(1, 0))
        queue.push(Self.pan(.changed, 8))
        queue.push(Self.pan(.changed, 4))
        queue.push(Self.pan(.ended, 4))
        #expect(Self.drain(&queue).map(\.travel) == [Vector(-1, -2), .zero])
    }

    @Test func travelIsForgottenWhenTheHostHasHeardOfAll() {
        var queue = EventQueue()
        queue.push(Self.pan(.began, 3))
        let whileItWaits = queue.forget(Vector(3, 6))
        _ = queue.pop()
        let beforeTheRest = queue.forget(Vector(4, 6))
        let atLast = queue.forget(Vector(3, 6))
        #expect([whileItWaits, beforeTheRest, atLast] == [false, false, true])
        queue.push(Self.pan(.ended, 1))
        #expect(queue.pop()?.travel == Vector(1, 2))
    }

    @Test func travelOfPansThatAreNotWantedIsNotHeard() {
        var queue = EventQueue()
        queue.wanted = ~EventKind.pan.bit
        #expect(queue.unheard(Vector(5, 5)) == .zero)
        queue.hearAll(Vector(5, 5))
        queue.wanted = .max
        #expect(queue.unheard(Vector(6, 5)) == Vector(1, 0))
    }
}
