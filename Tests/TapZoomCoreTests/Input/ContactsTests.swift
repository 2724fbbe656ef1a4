// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactsTests {
    private static func sample(_ id: Int64, _ phase: TouchPhase, _ place: Vector = .zero) -> Sample {
        Sample(time: 0, id: id, position: place, phase: phase)
    }

    @Test func keepsTheOrderOfLanding() {
        var contacts = Contacts()
        for id in [5, -3, 9] as [Int64] { _ = contacts.take(Self.sample(id, .began)) }
        #expect((0..<3).map { contacts[$0]?.id } == [5, -3, 9])
        _ = contacts.take(Self.sample(-3, .ended))
        #expect((0..<3).map { contacts[$0]?.id } == [5, 9, nil])
        _ = contacts.take(Self.sample(-3, .began))
        #expect((0..<3).map { contacts[$0]?.id } == [5, 9, -3])
        #expect(contacts[-1] == nil)
        contacts.removeAll()
        #expect(contacts.isEmpty)
        #expect(contacts[0] == nil)
    }

    @Test func aLiftIsAMoveAsWell() {
        var contacts = Contacts()
        _ = contacts.take(Self.sample(1, .began))
        let lifted = contacts.take(Self.sample(1, .ended, Vector(3, 4)))
        #expect(lifted?.position == Vector(3, 4))
        #expect(lifted?.travel == 5)
        #expect(contacts.isEmpty)
    }

    @Test func theFingersAreWhatAllDoTogether() {
        var contacts = Contacts()
        for id in 1...3 as ClosedRange<Int64> { _ = contacts.take(Self.sample(id, .began, Vector(Double(id), 0))) }
        #expect(contacts.fingers.count == 3 && contacts.fingers.countBefore == 3)
        #expect(contacts.fingers.first == Vector(1, 0))
        _ = contacts.take(Self.sample(2, .moved, Vector(2, 9)))
        _ = contacts.take(Self.sample(2, .moved, Vector(2, 1)))
        contacts.closeFrame(at: 1, turning: false)
        #expect(contacts.fingers.travel == 9)
        contacts.forgetGone()
        let center = contacts.fingers.pose.center
        _ = contacts.take(Self.sample(1, .ended, Vector(1, 0)))
        #expect(contacts.fingers.first == Vector(2, 1))
        #expect(contacts.fingers.count == 2 && contacts.fingers.countBefore == 3)
        #expect(contacts.fingers.centerBefore == center)
        contacts.forgetGone()
        #expect(contacts.fingers.countBefore == 2)
        #expect(contacts.fingers.centerBefore == contacts.fingers.pose.center)
        _ = contacts.take(Self.sample(2, .ended, Vector(2, 1)))
        #expect(contacts.fingers.travel == 0)
    }

    @Test func eachFault() {
        var contacts = Contacts()
        for phase in [TouchPhase.moved, .ended, .cancelled] {
            #expect(contacts.fault(of: Self.sample(1, phase)) == .contactUnknown)
        }
        for id in 1...Int64(Contacts.capacity) {
            #expect(contacts.fault(of: Self.sample(id, .began)) == nil)
            _ = contacts.take(Self.sample(id, .began))
        }
        #expect(contacts.fault(of: Self.sample(1, .began)) == .contactInUse)
        #expect(contacts.fault(of: Self.sample(99, .began)) == .contactLimit)
        #expect(contacts.fault(of: Self.sample(99, .moved)) == .contactUnknown)
        for phase in [TouchPhase.moved, .ended, .cancelled] {
            #expect(contacts.fault(of: Self.sample(1, phase)) == nil)
        }
    }

    /// What has a fault is not taken, even if nobody asked.
    @Test func takesNothingThatHasAFault() {
        var contacts = Contacts()
        #expect(contacts.take(Self.sample(1, .moved)) == nil)
        for id in 1...Int64(Contacts.capacity) { _ = contacts.take(Self.sample(id, .began)) }
        #expect(contacts.take(Self.sample(99, .began)) == nil)
        #expect(contacts.count == Contacts.capacity)
    }

    /// Against an array that does the same.
    @Test func followsAnyStream() {
        trials(200) { random in
            var contacts = Contacts()
            var model: [(id: Int64, place: Vector)] = []
            for _ in 0..<80 {
                let sample = Sample(
                    time: 0, id: Int64(random.below(24)), position: random.vector(100),
                    phase: random.pick([.began, .began, .moved, .ended, .cancelled]))
                guard contacts.fault(of: sample) == nil else { continue }
                _ = contacts.take(sample)
                model.removeAll { $0.id == sample.id && (sample.phase == .ended || sample.phase == .cancelled) }
                if sample.phase == .began { model.append((sample.id, sample.position)) }
                for index in model.indices where model[index].id == sample.id { model[index].place = sample.position }
                try require(contacts.count == model.count, "\(contacts.count) of \(model.count)")
                for (index, one) in model.enumerated() {
                    let same = contacts[index]?.id == one.id && contacts[index]?.position == one.place
                    try require(same, "\(one) at \(index)")
                }
            }
        }
    }
}
