// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FailureTests {
    private static let moved = Failure(
        gesture: .tap, reason: .moved, setting: .tapSlop, measured: 21.5, allowed: 18)

    private static func failed(at time: Double) -> Event {
        var event = Event(kind: .failed, phase: .discrete, time: time)
        event.set(moved)
        return event
    }

    private static func event(_ kind: EventKind, _ time: Double) -> Event {
        Event(kind: kind, phase: .discrete, time: time)
    }

    @Test("A FAILED holds its gesture, reason, setting and numbers.")
    func eventHoldsAFailure() {
        #expect(Self.failed(at: 1).failure == Self.moved)
        #expect(Self.event(.tap, 1).failure == nil)
    }

    @Test("The numbers of a FAILED are valid only if they name a gesture, a reason and a setting.")
    func wrongNumbersAreNoFailure() {
        for wrong: Int32 in [0, 4, 2 | 99 << 8, 2 | 1 << 8 | 457 << 16, -1] {
            var event = Self.failed(at: 1)
            event.tapCount = wrong
            #expect(event.failure == nil)
        }
    }

    @Test("A setting has the offset of its field in tapzoom_config.")
    func settingIsAnOffset() {
        let name = String(cString: Settings.name(ofFieldAt: Int(SettingsField.doubleTapTime.rawValue)))
        #expect(name == "double_tap_time")
    }

    @Test("A full queue drops the oldest FAILED first, and loses nothing.")
    func failuresAreDroppedFirst() {
        var queue = EventQueue()
        for time in 0..<EventQueue.capacity {
            queue.push(time % 16 == 5 ? Self.failed(at: Double(time)) : Self.event(.tap, Double(time)))
        }
        queue.push(Self.event(.tap, 90))
        queue.push(Self.event(.tap, 91))
        #expect(!queue.hasLost)
        #expect(queue.count == EventQueue.capacity)
        queue.push(Self.event(.tap, 92))
        #expect(queue.hasLost)
        while let event = queue.pop() { #expect(event.kind == .tap) }
    }

    @Test("A FAILED is dropped if the queue is full of other events, and takes the place of an older FAILED.")
    func newFailureGivesWay() {
        var queue = EventQueue()
        for time in 0..<EventQueue.capacity { queue.push(Self.event(.tap, Double(time))) }
        queue.push(Self.failed(at: 90))
        #expect(!queue.hasLost)
        var kept: [Event] = []
        while let event = queue.pop() { kept.append(event) }
        #expect(kept.map(\.time) == (0..<EventQueue.capacity).map(Double.init))
        for time in 0..<EventQueue.capacity { queue.push(Self.failed(at: Double(time))) }
        queue.push(Self.failed(at: 90))
        #expect(queue.pop()?.time == 1)
        #expect(!queue.hasLost)
    }
}
