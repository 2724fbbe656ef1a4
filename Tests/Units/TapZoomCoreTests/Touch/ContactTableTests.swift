// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactTableTests {
    private static func sample(_ id: Int64, _ phase: TouchPhase, _ place: Vector = .zero) -> TouchSample {
        TouchSample(time: 0, id: id, position: place, phase: phase)
    }

    @Test("Contacts keep the order in which they landed.")
    func keepsTheOrderOfLanding() {
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

    @Test("A contact is found whatever index is guessed.")
    func indexIsFoundForAnyGuess() {
        var contacts = ContactTable()
        for id in [5, -3, 9] as [Int64] { _ = contacts.apply(Self.sample(id, .began)) }
        for guess in [0, 1, 2, 3, 16, 17, .max] {
            for (index, id) in ([5, -3, 9] as [Int64]).enumerated() {
                #expect(contacts.index(of: id, near: guess) == index)
            }
            #expect(contacts.index(of: 4, near: guess) == nil)
        }
        // A slot that has become free holds no contact.
        _ = contacts.apply(Self.sample(9, .ended))
        #expect(contacts.index(of: 9, near: 2) == nil)
    }

    @Test("The travel of a contact can be read for a sample that is not yet applied.")
    func travelOfAPendingSample() {
        var contacts = ContactTable()
        _ = contacts.apply(Self.sample(1, .began))
        _ = contacts.apply(Self.sample(1, .moved, Vector(0, 9)))
        #expect(contacts.travel(of: Self.sample(1, .ended, Vector(3, 4)), at: 0) == 9)
        #expect(contacts.travel(of: Self.sample(1, .ended, Vector(30, 40)), at: 0) == 50)
    }

    @Test("The position of a lift counts toward the travel.")
    func liftsMoveTheContact() {
        var contacts = ContactTable()
        _ = contacts.apply(Self.sample(1, .began))
        let lifted = contacts.apply(Self.sample(1, .ended, Vector(3, 4)))
        #expect(lifted?.position == Vector(3, 4))
        #expect(lifted?.travel == 5)
        #expect(contacts.isEmpty)
    }

    @Test("The summary has the count and the center of the contacts before and after a lift.")
    func summaryKeepsTheStateBeforeALift() {
        var contacts = ContactTable()
        for id in 1...3 as ClosedRange<Int64> { _ = contacts.apply(Self.sample(id, .began, Vector(Double(id), 0))) }
        #expect(contacts.summary.count == 3 && contacts.summary.previousCount == 3)
        _ = contacts.apply(Self.sample(2, .moved, Vector(2, 9)))
        _ = contacts.apply(Self.sample(2, .moved, Vector(2, 1)))
        contacts.closeFrame(at: 1, turning: false)
        contacts.clearLifted()
        let focalPoint = contacts.summary.pose.focalPoint
        _ = contacts.apply(Self.sample(1, .ended, Vector(1, 0)))
        #expect(contacts.summary.count == 2 && contacts.summary.previousCount == 3)
        #expect(contacts.summary.previousFocalPoint == focalPoint)
        contacts.clearLifted()
        #expect(contacts.summary.previousCount == 2)
        #expect(contacts.summary.previousFocalPoint == contacts.summary.pose.focalPoint)
    }

    @Test("The first and the last contact are read with position, travel and tool.")
    func firstAndLastContact() {
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

    @Test("Each invalid sample has its error.")
    func errorsOfSamples() {
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

    @Test("The table does not apply an invalid sample, even if the caller has not checked it.")
    func invalidSamplesAreNotApplied() {
        var contacts = ContactTable()
        #expect(contacts.apply(Self.sample(1, .moved)) == nil)
        for id in 1...Int64(ContactTable.capacity) { _ = contacts.apply(Self.sample(id, .began)) }
        #expect(contacts.apply(Self.sample(99, .began)) == nil)
        #expect(contacts.count == ContactTable.capacity)
    }

    @Test("Under random samples the table agrees with an array of contacts.")
    func agreesWithAnArray() {
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
                try require(contacts.count == model.count, "\(contacts.count) contacts, not \(model.count)")
                for (index, one) in model.enumerated() {
                    let same = contacts[index]?.id == one.id && contacts[index]?.position == one.place
                    try require(same, "index \(index) does not hold \(one)")
                }
            }
        }
    }

    // MARK: Contacts of the host

    /// A hand of contacts 1, 2 and 3 at (10, 0), (20, 0) and (30, 0).
    private static func hand() -> ContactTable {
        var contacts = ContactTable()
        for id in 1...3 as ClosedRange<Int64> { _ = contacts.apply(sample(id, .began, Vector(10 * Double(id), 0))) }
        return contacts
    }

    private static func ids(_ table: ContactTable) -> [Int64?] {
        var contacts = table
        return (0..<contacts.total).map { contacts[$0]?.id }
    }

    @Test("A detached contact belongs to the host, and follows the hand in the table.")
    func detachedContactMovesToTheEnd() {
        var (contacts, contact) = (Self.hand(), Contact())
        contacts.detach(0, at: 1, &contact)
        #expect(contact.id == 1)
        #expect((contacts.count, contacts.othersCount, contacts.total) == (2, 1, 3))
        #expect(Self.ids(contacts) == [2, 3, 1])
        #expect((0..<3).map { contacts.owner(of: $0) } == [.view, .view, .host])
        // The hand has the pose that it would have without the contact.
        #expect(contacts.summary.pose.focalPoint == Vector(25, 0) && contacts.summary.pose.radius == 5)
    }

    @Test("A contact that lands comes before the contacts of the host.")
    func landingsComeBeforeHostOwnedContacts() {
        var (contacts, contact) = (Self.hand(), Contact())
        contacts.detach(1, at: 1, &contact)
        contacts.detach(1, at: 1, &contact)
        #expect(Self.ids(contacts) == [1, 3, 2])
        contacts.land(Self.sample(4, .began, Vector(50, 0)), on: .zero, &contact)
        #expect(contacts.count == 2 && contacts[1]?.id == 4)
        #expect(Set(Self.ids(contacts)) == [1, 2, 3, 4])
        #expect(contacts.summary.pose.focalPoint == Vector(30, 0))
    }

    @Test("A contact that lands for the host does not change the hand.")
    func contactLandsHostOwned() {
        var contacts = Self.hand()
        contacts.landOutside(Self.sample(4, .began, Vector(500, 0)), on: .zero)
        #expect((contacts.count, contacts.total) == (3, 4))
        #expect(contacts.summary.pose.focalPoint == Vector(20, 0))
        #expect(contacts.index(of: 4) == 3)
        // A search in the hand does not find the contact.
        #expect(contacts.index(of: 4, near: 3) == nil)
        contacts.drop(3)
        #expect(Self.ids(contacts) == [1, 2, 3])
    }

    @Test("A contact can be dropped from the hand and from the contacts of the host.")
    func dropRemovesAnyContact() {
        var (contacts, contact) = (Self.hand(), Contact())
        contacts.detach(0, at: 1, &contact)
        #expect(Self.ids(contacts) == [2, 3, 1])
        contacts.drop(2)
        #expect(Self.ids(contacts) == [2, 3] && contacts.othersCount == 0)
        contacts.drop(0)
        #expect(Self.ids(contacts) == [3] && contacts.count == 1)
    }

    @Test("A hand without contacts belongs to the view.")
    func emptyHandBelongsToTheView() {
        var (contacts, contact) = (Self.hand(), Contact())
        contacts.setOwner(.host)
        #expect((0..<3).map { contacts.owner(of: $0) } == [.host, .host, .host])
        for _ in 0..<3 { contacts.detach(0, at: 1, &contact) }
        #expect(contacts.isEmpty && contacts.owner == .view && contacts.total == 3)
        contacts.removeAll()
        #expect(contacts.total == 0)
    }

    @Test("An index without a contact changes nothing.")
    func otherIndicesChangeNothing() {
        var (contacts, contact) = (Self.hand(), Contact())
        contacts.detach(2, at: 1, &contact)
        contacts.detach(2, at: 1, &contact)
        contacts.detach(-1, at: 1, &contact)
        contacts.drop(-1)
        contacts.drop(3)
        #expect(Self.ids(contacts) == [1, 2, 3] && contacts.othersCount == 1)
    }

    @Test("Contacts of the host count toward the capacity of 16.")
    func hostOwnedContactsCountTowardTheCapacity() {
        var (contacts, contact) = (ContactTable(), Contact())
        for id in 0..<16 as Range<Int64> { contacts.landOutside(Self.sample(id, .began), on: .zero) }
        contacts.landOutside(Self.sample(16, .began), on: .zero)
        contacts.land(Self.sample(16, .began), on: .zero, &contact)
        #expect(contacts.total == 16 && contacts.isEmpty)
        #expect(contacts.error(of: Self.sample(16, .began)) == .contactLimit)
        contacts.drop(5)
        contacts.land(Self.sample(16, .began), on: .zero, &contact)
        #expect(contacts.total == 16 && contacts.othersCount == 15)
    }

    @Test("Under random landings, lifts and drops each contact is in the table exactly once.")
    func eachContactIsInTheTableOnce() {
        trials(300) { random in
            var (contacts, contact, down) = (ContactTable(), Contact(), Set<Int64>())
            for id in 0..<200 as Range<Int64> {
                let index = random.below(16)
                switch random.below(6) {
                case 0 where down.count < 16:
                    contacts.land(Self.sample(id, .began), on: .zero, &contact)
                    down.insert(id)
                case 1 where down.count < 16:
                    contacts.landOutside(Self.sample(id, .began), on: .zero)
                    down.insert(id)
                case 2: contacts.detach(index, at: 0, &contact)
                case 3 where index < contacts.total:
                    down.remove(contacts[index]?.id ?? -1)
                    contacts.drop(index)
                case 4 where index < contacts.count:
                    contacts.lift(Self.sample(0, .ended), at: index, &contact)
                    down.remove(contact.id)
                case 5 where index >= contacts.count && index < contacts.total:
                    down.remove(contacts[index]?.id ?? -1)
                    contacts.drop(index)
                default: break
                }
                let ids = Self.ids(contacts).compactMap { $0 }
                try require(ids.count == down.count && Set(ids) == down, "\(ids), not \(down)")
            }
        }
    }
}
