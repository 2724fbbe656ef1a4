// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactOwnerTests {
    private static let owners: [PointerOwner] = [.view, .host, .undecided(until: 7)]

    @Test("A hand has the owner of its contacts.")
    func ownerOfAHand() {
        #expect(Self.owners.map(\.owner) == [.view, .host, .undecided])
        #expect(Self.owners.map(\.tag) == [0, 1, 2])
        for owner in Self.owners { #expect(PointerOwner(blank: owner.tag).owner == owner.owner) }
    }

    @Test("Only an undecided hand has a deadline.")
    func onlyAnUndecidedHandHasADeadline() {
        #expect(Self.owners.map(\.deadline) == [.infinity, .infinity, 7])
    }

    @Test("An undecided hand has no deadline after the latest time.")
    func noDeadlineAfterTheLatestTime() {
        #expect(PointerOwner.undecided(until: FrameClock.latest).deadline == FrameClock.latest)
        #expect(PointerOwner.undecided(until: FrameClock.latest.nextUp).deadline == .infinity)
    }

    @Test("An owner is read back from its words.", arguments: [PointerOwner.view, .host, .undecided(until: 7)])
    func ownersAreReadBack(owner: PointerOwner) {
        var (written, words) = (owner, StateWords())
        words.code(tagged: &written)
        var (read, coder) = (PointerOwner.view, StateWords(reading: words.words))
        coder.code(tagged: &read)
        #expect(coder.isGood && read == owner)
    }

    @Test("A forged deadline of an owner is refused.", arguments: [Double.nan, .infinity, 1.2e12])
    func forgedDeadlinesAreRefused(until: Double) {
        var (owner, words) = (PointerOwner.undecided(until: until), StateWords())
        words.code(tagged: &owner)
        var (read, coder) = (PointerOwner.view, StateWords(reading: words.words))
        coder.code(tagged: &read)
        #expect(!coder.isGood)
    }

    @Test("The sample flags have the bits of the header.")
    func flagsHaveTheBitsOfTheHeader() {
        #expect(SampleFlags.noTap.rawValue == 1 && SampleFlags.noSlop.rawValue == 2)
        let landing = TouchSample(time: 0, id: 1, position: .zero, phase: .began, flags: .noTap)
        #expect(Contact(landing, on: .zero).landingKind == .noTap)
        let other = TouchSample(time: 0, id: 1, position: .zero, phase: .began, flags: .noSlop)
        #expect(Contact(other, on: .zero).landingKind == .fresh)
    }
}
