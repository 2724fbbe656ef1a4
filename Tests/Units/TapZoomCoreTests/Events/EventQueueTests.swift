// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EventQueueTests {
    private static let lasting: [EventKind] = [.tapPending, .longPress, .animation]
    private static let instant: [EventKind] = [.tap, .doubleTap, .fingersTap, .settled]

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

    @Test("Events are polled in the order in which they were pushed.")
    func firstInFirstOut() {
        var queue = Self.queue([(.tap, .discrete), (.animation, .began), (.animation, .changed), (.animation, .ended)])
        #expect(queue.count == 4)
        #expect(Self.drain(&queue).map(\.time) == [0, 1, 2, 3])
        #expect(queue.count == 0)
        #expect(queue.pop() == nil)
        #expect(!queue.hasLost)
    }

    @Test("The queue does not take events that the host does not poll.")
    func unwantedEventsAreNotQueued() {
        var queue = EventQueue()
        queue.subscribed = ~EventKind.tap.bit
        queue.push(Self.event(.tap, .discrete))
        queue.subscribed = EventKind.tap.bit
        for phase in [Phase.began, .changed, .ended] {
            queue.push(Self.event(.animation, phase))
        }
        #expect(queue.count == 0)
        #expect(!queue.hasLost)
    }

    /// An unwanted BEGAN is not queued, and neither is its end.
    @Test("An end is queued if its BEGAN was, even if the host no longer polls the kind.")
    func endIsQueuedIfItsBeginWas() {
        var queue = EventQueue()
        queue.push(Self.event(.animation, .began))
        queue.subscribed = 0
        queue.push(Self.event(.animation, .changed))
        queue.push(Self.event(.animation, .cancelled))
        #expect(Self.drain(&queue).map(\.phase) == [.began, .changed, .cancelled])
        queue.subscribed = 0
        queue.push(Self.event(.animation, .began))
        queue.subscribed = .max
        queue.push(Self.event(.animation, .ended))
        #expect(queue.count == 0)
    }

    @Test("Of the CHANGED events of a gesture only the newest waits.")
    func onlyTheNewestChangeWaits() {
        var queue = Self.queue(
            [(.pan, .began), (.pan, .changed), (.pinch, .began), (.pinch, .changed), (.pan, .changed), (.pan, .ended)])
        let events = Self.drain(&queue)
        #expect(events.labels == ["pan began", "pinch began", "pinch changed", "pan changed", "pan ended"])
        #expect(events.map(\.time) == [0, 2, 3, 4, 5])
        #expect(!queue.hasLost)
    }

    @Test("A CHANGED event of an earlier gesture is not replaced.")
    func changeOfAnEarlierGestureStays() {
        var queue = Self.queue([
            (.pan, .began), (.pan, .changed), (.pan, .ended), (.pan, .began), (.pan, .changed), (.pan, .changed),
        ])
        #expect(Self.drain(&queue).map(\.time) == [0, 1, 2, 3, 5])
    }

    @Test("A full queue drops the oldest DISCRETE event or the oldest gesture that has ended.")
    func oldestDiscreteOrCompleteGestureIsDropped() {
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

    @Test("A queue that is exactly full has lost nothing; the next event drops the oldest one.")
    func fullQueueLosesNothing() {
        var queue = Self.queue(Array(repeating: (.tap, .discrete), count: EventQueue.capacity))
        #expect(!queue.hasLost)
        queue.push(Self.event(.settled, .discrete, 99))
        #expect(queue.hasLost)
        #expect(queue.count == EventQueue.capacity)
        #expect(Self.drain(&queue).map(\.time) == (1..<EventQueue.capacity).map(Double.init) + [99])
    }

    @Test("Under random pushes and polls the polled events are in order and balanced.")
    func polledEventsAreBalanced() {
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
                try require(queue.count <= EventQueue.capacity, "\(queue.count) events wait")
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
            try require(
                queue.hasLost || changes || polled.count == pushed, "\(polled.count) of \(pushed) events were polled")
        }
    }

    /// LIMIT events of several limits overlap. They fit in the queue together with all gestures of duration.
    @Test("LIMIT events are balanced for each limit, under random pushes and polls.")
    func eachLimitIsBalanced() {
        let lasting: [EventKind] = [.tapPending, .longPress, .pan, .pinch, .rotate, .quickZoom, .fling, .animation]
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
                try require(queue.count <= EventQueue.capacity, "\(queue.count) events wait")
                try require(
                    queue.openLimits.rawValue == open.reduce(0) { $0 | UInt32($1 >> 32) },
                    "the open limits are \(queue.openLimits)")
                while random.chance(0.2), let event = queue.pop() { polled.append(event) }
            }
            polled += Self.drain(&queue)
            try polled.requireOrder()
            var begun: Set<UInt64> = []
            for event in polled {
                switch event.phase {
                case .began: try require(begun.insert(event.stream).inserted, "\(event.kind) began twice")
                case .changed: try require(begun.contains(event.stream), "\(event.kind) changed before it began")
                default: try require(begun.remove(event.stream) != nil, "\(event.kind) ended before it began")
                }
            }
            try require(begun == open, "the host sees other gestures open than the queue")
        }
    }

    /// The host has polled a BEGAN of each kind and each limit. Their ends and new BEGANs then fill the queue.
    @Test("A full queue keeps the end of every polled BEGAN, and every new BEGAN.")
    func fullQueueKeepsAllEndsAndBegins() {
        var queue = EventQueue()
        let kinds: [EventKind] = [.tapPending, .longPress, .pan, .pinch, .rotate, .quickZoom, .fling, .animation]
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

    /// The ten kinds with duration, of which FINGERS_DRAG is not open together with those that move the content.
    @Test("A queue in which all kinds and limits end and begin again keeps every event.")
    func allEndsAndBeginsFit() {
        let movers: [EventKind] = [.pan, .pinch, .rotate, .quickZoom]
        let others: [EventKind] = [.tapPending, .longPress, .fling, .scroll, .animation]
        let limits = (0..<6).map { bit in
            var event = Self.event(.limit, .began)
            event.limits = LimitSet(rawValue: 1 << bit)
            return event
        }
        for isDrag in [false, true] {
            var queue = EventQueue()
            func push(_ phase: Phase, _ events: [Event]) {
                for var event in events {
                    event.phase = phase
                    queue.push(event)
                }
            }
            let drag = Self.event(.fingersDrag, .began)
            let always = others.map { Self.event($0, .began) } + limits
            let moving = movers.map { Self.event($0, .began) }
            push(.began, isDrag ? always + moving : always + [drag])
            _ = Self.drain(&queue)
            push(.ended, isDrag ? always + moving : always + [drag])
            push(.began, isDrag ? always + [drag] : always + moving)
            push(.discrete, [Self.event(.owner, .discrete), Self.event(.edge, .discrete)])
            #expect(!queue.hasLost)
            while queue.count < EventQueue.capacity { push(.discrete, [Self.event(.owner, .discrete)]) }
            push(.ended, isDrag ? always + [drag] : always + moving)
            let phases = Self.drain(&queue).map(\.phase)
            let (ends, begins) = (phases.filter { $0 == .ended }.count, phases.filter { $0 == .began }.count)
            #expect(ends - begins == (isDrag ? 15 : 12))
            #expect(queue.hasLost)
        }
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

    @Test("A full queue drops the oldest events, and no more than do not fit.")
    func dropsOnlyWhatDoesNotFit() {
        trials(200) { random in
            var queue = EventQueue()
            let extra = random.below(40)
            for step in 0..<EventQueue.capacity + extra {
                queue.push(Self.event(random.pick(Self.instant), .discrete, Double(step)))
            }
            try require(queue.hasLost == (extra > 0), "\(extra) events too many")
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

    /// Events that are dropped or replaced in between do not change the sum.
    @Test("A polled PAN event has the unconsumed travel since the last PAN event that was polled.")
    func travelIsCountedFromTheLastPoll() {
        var queue = EventQueue()
        queue.push(Self.pan(.began, 3))
        queue.push(Self.pan(.changed, 5))
        #expect(Self.drain(&queue).map(\.travel) == [Vector(3, 6), Vector(2, 4)])
        #expect(queue.unreported(Vector(5, 10)) == .zero)
        #expect(queue.unreported(Vector(6, 10)) == Vector(1, 0))
        queue.push(Self.pan(.changed, 8))
        queue.push(Self.pan(.changed, 4))
        queue.push(Self.pan(.ended, 4))
        #expect(Self.drain(&queue).map(\.travel) == [Vector(-1, -2), .zero])
    }

    @Test("The queue forgets the travel when the host has polled all of it.")
    func travelIsForgottenOncePolled() {
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

    @Test("The queue does not count travel while the host does not poll PAN.")
    func travelOfUnwantedPansIsNotCounted() {
        var queue = EventQueue()
        queue.subscribed = ~EventKind.pan.bit
        #expect(queue.unreported(Vector(5, 5)) == .zero)
        queue.consumeAll(Vector(5, 5))
        queue.subscribed = .max
        #expect(queue.unreported(Vector(6, 5)) == Vector(1, 0))
    }
}
