// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactTableTests {
    private static func sample(_ id: Int64, _ phase: TouchPhase, _ place: Vector = .zero) -> TouchSample {
        TouchSample(time: 0, id: id, position: place, phase: phase)
    }

    @Test func keepsTheOrderOfLanding() {
        var contacts = ContactTable()
        for id in [5, -3, 9] as [Int64] { _ = contacts.apply(Self.sample(id, .began)) }
        #expect((0..<3).map { contacts[$0]?.id } == [5, -3, 9])
        _ = contacts.apply(Self.sample(-3, .ended))
        #expect((0..<3).map { contacts[$0]?.id } == [5, 9, nil])
        _ = contacts.apply(Self.sample(-3, .began))
        #expect((0..<3).map { contacts[$0]?.id } == [5, 9, -3])
        #expect(contacts[-1] == nil)
        contacts.removeAll()
        #expect(contacts.isEmpty)
        #expect(contacts[0] == nil)
    }

    @Test func findsAContactWhateverTheGuess() {
        var contacts = ContactTable()
        for id in [5, -3, 9] as [Int64] { _ = contacts.apply(Self.sample(id, .began)) }
        for guess in [0, 1, 2, 3, 16, 17, .max] {
            for (index, id) in ([5, -3, 9] as [Int64]).enumerated() {
                #expect(contacts.index(of: id, near: guess) == index)
            }
            #expect(contacts.index(of: 4, near: guess) == nil)
        }
        // A slot that is free again holds no contact.
        _ = contacts.apply(Self.sample(9, .ended))
        #expect(contacts.index(of: 9, near: 2) == nil)
    }

    @Test func travelsToASampleThatHasNotBeenApplied() {
        var contacts = ContactTable()
        _ = contacts.apply(Self.sample(1, .began))
        _ = contacts.apply(Self.sample(1, .moved, Vector(0, 9)))
        #expect(contacts.travel(of: Self.sample(1, .ended, Vector(3, 4)), at: 0) == 9)
        #expect(contacts.travel(of: Self.sample(1, .ended, Vector(30, 40)), at: 0) == 50)
    }

    @Test func aLiftIsAMoveAsWell() {
        var contacts = ContactTable()
        _ = contacts.apply(Self.sample(1, .began))
        let lifted = contacts.apply(Self.sample(1, .ended, Vector(3, 4)))
        #expect(lifted?.position == Vector(3, 4))
        #expect(lifted?.travel == 5)
        #expect(contacts.isEmpty)
    }

    @Test func theFingersAreWhatAllDoTogether() {
        var contacts = ContactTable()
        for id in 1...3 as ClosedRange<Int64> { _ = contacts.apply(Self.sample(id, .began, Vector(Double(id), 0))) }
        #expect(contacts.summary.count == 3 && contacts.summary.previousCount == 3)
        _ = contacts.apply(Self.sample(2, .moved, Vector(2, 9)))
        _ = contacts.apply(Self.sample(2, .moved, Vector(2, 1)))
        contacts.closeFrame(at: 1, turning: false)
        contacts.clearLifted()
        let focus = contacts.summary.pose.focus
        _ = contacts.apply(Self.sample(1, .ended, Vector(1, 0)))
        #expect(contacts.summary.count == 2 && contacts.summary.previousCount == 3)
        #expect(contacts.summary.previousFocus == focus)
        contacts.clearLifted()
        #expect(contacts.summary.previousCount == 2)
        #expect(contacts.summary.previousFocus == contacts.summary.pose.focus)
    }

    @Test func theFirstAndTheLastContact() {
        var contacts = ContactTable()
        for (id, tool) in [(1, Tool.finger), (2, Tool(.mouse)), (3, Tool(.pen))] {
            let place = Vector(Double(id), 0)
            _ = contacts.apply(TouchSample(time: 0, id: Int64(id), position: place, phase: .began, tool: tool))
        }
        _ = contacts.apply(Self.sample(2, .moved, Vector(2, 9)))
        _ = contacts.apply(Self.sample(2, .moved, Vector(2, 1)))
        func ends() -> [Contact.Progress] {
            var (first, last) = (Contact.Progress(), Contact.Progress())
            contacts.read(first: &first, last: &last)
            return [first, last]
        }
        #expect(ends().map(\.position) == [Vector(1, 0), Vector(3, 0)])
        #expect(ends().map(\.travel) == [0, 0])
        _ = contacts.apply(Self.sample(1, .ended))
        #expect(ends().map(\.position) == [Vector(2, 1), Vector(3, 0)])
        #expect(ends().map(\.travel) == [9, 0])
        #expect(ends().map(\.tool) == [Tool(.mouse), Tool(.pen)])
        contacts.removeAll()
        #expect(ends().map(\.travel) == [0, 0])
    }

    @Test func eachFault() {
        var contacts = ContactTable()
        for phase in [TouchPhase.moved, .ended, .cancelled] {
            #expect(contacts.error(of: Self.sample(1, phase)) == .contactUnknown)
        }
        for id in 1...Int64(ContactTable.capacity) {
            #expect(contacts.error(of: Self.sample(id, .began)) == nil)
            _ = contacts.apply(Self.sample(id, .began))
        }
        #expect(contacts.error(of: Self.sample(1, .began)) == .contactInUse)
        #expect(contacts.error(of: Self.sample(99, .began)) == .contactLimit)
        #expect(contacts.error(of: Self.sample(99, .moved)) == .contactUnknown)
        for phase in [TouchPhase.moved, .ended, .cancelled] {
            #expect(contacts.error(of: Self.sample(1, phase)) == nil)
        }
    }

    /// What has an error is not taken, even if nobody asked.
    @Test func takesNothingThatHasAFault() {
        var contacts = ContactTable()
        #expect(contacts.apply(Self.sample(1, .moved)) == nil)
        for id in 1...Int64(ContactTable.capacity) { _ = contacts.apply(Self.sample(id, .began)) }
        #expect(contacts.apply(Self.sample(99, .began)) == nil)
        #expect(contacts.count == ContactTable.capacity)
    }

    /// Against an array that does the same.
    @Test func followsAnyStream() {
        trials(200) { random in
            var contacts = ContactTable()
            var model: [(id: Int64, place: Vector)] = []
            for _ in 0..<80 {
                let sample = TouchSample(
                    time: 0, id: Int64(random.below(24)), position: random.vector(100),
                    phase: random.pick([.began, .began, .moved, .ended, .cancelled]))
                guard contacts.error(of: sample) == nil else { continue }
                _ = contacts.apply(sample)
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
