// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The owners of contacts, and their effect on gestures.
@Suite struct EngineSharingTests {
    /// A single finger belongs to the host.
    private static func shared(_ change: (inout Settings) -> Void = { _ in }) -> Engine {
        Engine.square(.board) {
            $0.sharing.minPanContacts = 2
            change(&$0)
        }
    }

    private static let pens: @Sendable (inout Settings) -> Void = { $0.sharing.hostTools = 1 << 1 }

    /// A finger that pans.
    private static let drag: TouchScript = [
        .down(at: 0, 200, 200), .move(at: 0.02, 220, 200), .move(at: 0.04, 240, 200), .advance(0.04),
    ]

    private static func down(_ flags: SampleFlags, at time: Double = 0) -> Step {
        .touch(TouchSample(time: time, id: 1, position: Vector(200, 200), phase: .began, flags: flags))
    }

    // MARK: Landings

    @Test("By default every contact belongs to the view, whatever its tool and buttons.")
    func byDefaultContactsBelongToTheView() throws {
        var engine = Engine.square()
        try engine.play([.down(at: 0), .down(2, at: 9, tool: Tool(.pen, buttons: 63))])
        #expect(engine.owner(of: 1) == .view && engine.owner(of: 2) == .view)
        #expect(engine.owner(of: 3) == nil)
        #expect(engine.contactCount == 2)
    }

    @Test("With min_pan_contacts 2 a single finger becomes the host's after two_finger_land_time.")
    func singleFingerBecomesTheHosts() throws {
        var engine = Self.shared()
        var events = try engine.play([.down(at: 1), .advance(1.15.nextDown)])
        #expect(engine.owner(of: 1) == .undecided && events.isEmpty)
        #expect(engine.nextDeadline == 1.15)
        events = try engine.play([.advance(5)])
        #expect(engine.owner(of: 1) == .host)
        let event = events.first { $0.kind == .owner }
        #expect(event?.time == 1.15 && event?.tapCount == ContactOwner.host.rawValue)
        #expect(event?.landing.contact == 1 && event?.contactCount == 1)
    }

    @Test("A second finger in time makes both fingers the view's, until they lift.")
    func secondFingerMakesBothTheViews() throws {
        var engine = Self.shared()
        let events = try engine.play([.down(at: 1), .move(at: 1.05, 300, 300), .down(2, at: 1.1)])
        #expect(engine.owner(of: 1) == .view && engine.owner(of: 2) == .view)
        #expect(events.labels == ["owner discrete"])
        #expect(events.first?.time == 1.1 && events.first?.tapCount == ContactOwner.view.rawValue)
        // A contact of the view remains the view's, also when it is the last one.
        try engine.play([.up(2, at: 3), .advance(9)])
        #expect(engine.owner(of: 1) == .view)
    }

    @Test("A second finger that lands too late belongs to the host, as the first one.")
    func lateSecondFingerBelongsToTheHost() throws {
        var engine = Self.shared()
        try engine.play([.down(at: 1), .down(2, at: 1.15)])
        #expect(engine.owner(of: 1) == .host && engine.owner(of: 2) == .host)
        try engine.play([.up(at: 2), .down(3, at: 2)])
        #expect(engine.owner(of: 3) == .host)
    }

    @Test("A pen of the host makes an undecided finger the host's.")
    func penMakesAFingerTheHosts() throws {
        var engine = Self.shared(Self.pens)
        let events = try engine.play([.down(at: 1), .down(2, at: 1.1, tool: Tool(.pen))])
        #expect(engine.owner(of: 1) == .host && engine.owner(of: 2) == .host)
        #expect(events.labels == ["owner discrete"] && events.first?.time == 1.1)
    }

    @Test("A pen of the host that lands beside a finger of the view does not disturb its pan.")
    func penBesideFingersDoesNotDisturbThem() throws {
        var engine = Engine.square(.board, Self.pens)
        var alone = Engine.square(.board, Self.pens)
        try engine.play(Self.drag + [.down(2, at: 0.05, tool: Tool(.pen)), .move(2, at: 0.06, 9, 9)])
        try alone.play(Self.drag)
        #expect(engine.owner(of: 1) == .view && engine.owner(of: 2) == .host)
        try engine.play([.move(at: 0.08, 260, 200), .up(at: 0.1, 280, 200), .advance(0.2)])
        try alone.play([.move(at: 0.08, 260, 200), .up(at: 0.1, 280, 200), .advance(0.2)])
        #expect(engine.contactCount == 1 && engine.owner(of: 2) == .host)
        #expect(engine.reading.transform == alone.reading.transform)
        #expect(engine.reading.isMoving == true)
        try engine.play([.up(2, at: 0.3)])
        #expect(engine.contactCount == 0)
    }

    /// The pen only taps and presses.
    @Test("A finger of the view ends the tap of a pen of the host.")
    func fingerEndsTheTapOfAPen() throws {
        var engine = Engine.square(.board, Self.pens)
        let events = try engine.play([
            .down(at: 0, tool: Tool(.pen)), .down(2, at: 0.05, 300, 300), .up(at: 0.1), .up(2, at: 5, 300, 300),
        ])
        #expect(!events.contains { $0.landing.contact == 1 })
    }

    // MARK: Taps and drags

    @Test("A contact of the host taps and presses, but moves nothing.")
    func hostContactTapsAndMovesNothing() throws {
        var engine = Self.shared { $0.gestures.remove(.doubleTap) }
        let start = engine.transform
        #expect(try engine.play(.tap(at: 0)).labels == ["tapPending began", "tapPending ended", "tap discrete"])
        let events = try engine.play([.down(at: 1), .advance(2), .up(at: 2)])
        #expect(events.outlines == ["owner discrete", "longPress began", "longPress ended"])
        #expect(try engine.play(Self.drag.later(by: 3) + [.up(at: 3.1, 300, 200), .advance(9)]).isEmpty)
        #expect(engine.transform == start)
    }

    @Test("A contact with NO_TAP pans, but makes neither a tap nor a long press.")
    func noTapContactOnlyPans() throws {
        var engine = Engine.square(.board)
        #expect(try engine.play([Self.down(.noTap), .up(at: 0.05, 200, 200), .advance(1)]).isEmpty)
        #expect(try engine.play([Self.down(.noTap, at: 2), .advance(4), .up(at: 4, 200, 200)]).isEmpty)
        try engine.play([Self.down(.noTap, at: 5), .move(at: 5.1, 230, 200), .advance(5.1)])
        #expect(engine.transform != engine.viewport.fittedView)
    }

    @Test("A contact with NO_SLOP pans from its first move.")
    func noSlopContactPansFromItsFirstMove() throws {
        var engine = Engine.square(.board)
        let start = engine.transform.translation
        try engine.play([Self.down(.noSlop), .move(at: 0.1, 200.5, 200), .advance(0.1)])
        #expect(isClose((engine.transform.translation - start).x, 0.5))
    }

    // MARK: Claims and releases

    @Test("A claim cancels the gesture of the contact without a jump.")
    func claimCancelsTheGesture() throws {
        var engine = Engine.square(.board)
        try engine.play(Self.drag)
        let before = engine.transform
        try engine.setOwner(of: 1, isHost: true)
        #expect(engine.owner(of: 1) == .host && engine.transform == before)
        #expect(engine.pollAll().labels.contains("pan cancelled"))
        #expect(try engine.play([.move(at: 0.1, 0, 0), .up(at: 0.2, 0, 0), .advance(1)]).isEmpty)
        #expect(engine.transform == before)
    }

    @Test("A claim leaves the gesture to the other fingers.")
    func claimLeavesOtherFingers() throws {
        var engine = Engine.square(.board)
        try engine.play(Self.drag + [.down(2, at: 0.05, 300, 300)])
        try engine.setOwner(of: 2, isHost: true)
        let before = engine.transform
        try engine.play([.move(at: 0.1, 250, 200), .move(2, at: 0.1, 0, 0), .advance(0.1)])
        #expect(isClose((engine.transform.translation - before.translation).x, 10))
        #expect(engine.contactCount == 2)
    }

    @Test("A claim ends the tap of a contact of the host.")
    func claimEndsATapOfTheHost() throws {
        var engine = Self.shared()
        try engine.play([.down(at: 0)])
        try engine.setOwner(of: 1, isHost: true)
        #expect(try engine.play([.up(at: 0.05), .advance(2)]).isEmpty)
    }

    @Test("A released contact makes no tap.")
    func releasedContactDoesNotTap() throws {
        var engine = Self.shared()
        try engine.play([.down(at: 0)])
        try engine.setOwner(of: 1, isHost: false)
        #expect(engine.owner(of: 1) == .view)
        #expect(try !engine.play([.up(at: 0.05), .advance(2)]).labels.contains("tap discrete"))
    }

    @Test("A released contact that has moved beyond its slop pans without a slop.", arguments: [0, 0.1, 0.3])
    func releasedContactBeyondTheSlopPansAtOnce(time: Double) throws {
        var engine = Self.shared()
        try engine.play([.down(at: 0, 200, 200), .move(at: time, 240, 200), .advance(time)])
        let start = engine.transform.translation
        try engine.setOwner(of: 1, isHost: false)
        try engine.play([.move(at: 0.4, 240.5, 200), .advance(0.4)])
        #expect(isClose((engine.transform.translation - start).x, 0.5))
    }

    @Test(
        "A release makes one contact the view's, and leaves the others to the host.",
        arguments: 1...5 as ClosedRange<Int64>)
    func releaseClaimsTheOtherContacts(id: Int64) throws {
        var engine = Self.shared(Self.pens)
        for pen in 1...5 as ClosedRange<Int64> { try engine.play([.down(pen, at: 0, 200, 200, tool: Tool(.pen))]) }
        try engine.setOwner(of: id, isHost: false)
        for pen in 1...5 as ClosedRange<Int64> { #expect(engine.owner(of: pen) == (pen == id ? .view : .host)) }
        #expect(engine.contactCount == 5)
    }

    @Test("A release stops an animation, as a landing does.", arguments: [true, false])
    func releaseStopsAMotion(isClaimed: Bool) throws {
        var engine = Self.shared { if isClaimed { $0.sharing.minPanContacts = 1 } }
        try engine.play([.down(at: 0)])
        if isClaimed { try engine.setOwner(of: 1, isHost: true) }
        try engine.play([.advance(1)])
        engine.zoom(to: 2, at: Vector(100, 100), .animated)
        try engine.play([.advance(1.1)])
        #expect(engine.reading.isMoving == true)
        let before = engine.transform
        try engine.setOwner(of: 1, isHost: false)
        #expect(isClose(engine.transform, before, of: 100, to: 1e-9))
        #expect(engine.reading.isMoving == false)
        try engine.play([.advance(3)])
        #expect(isClose(engine.transform, before, of: 100, to: 1e-9))
    }

    @Test("A claim or release of a contact that has this owner already changes nothing.")
    func equalOwnerChangesNothing() throws {
        var engine = Engine.square(.board)
        try engine.play(Self.drag + [.down(2, at: 0.05)])
        try engine.setOwner(of: 2, isHost: true)
        let words = engine.words
        try engine.setOwner(of: 2, isHost: true)
        try engine.setOwner(of: 1, isHost: false)
        #expect(engine.words == words)
        #expect(throws: InputError.contactUnknown) { try engine.setOwner(of: 3, isHost: true) }
        #expect(engine.words == words)
    }
}
