// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Palms, and fingers beside a pen.
@Suite struct EnginePalmsTests {
    /// A drawing program.
    private static func drawing(_ change: (inout Settings) -> Void = { _ in }) -> Engine {
        Engine.square(.board) {
            $0.sharing.minPanContacts = 2
            $0.sharing.hostTools = 1 << 1
            $0.palm.palmSize = 125
            $0.palm.penGuardTime = 0.5
            change(&$0)
        }
    }

    private static func touch(
        _ phase: TouchPhase, _ id: Int64 = 1, at time: Double, _ x: Double = 100, size: Double = 0,
        flags: SampleFlags = [], tool: Tool = .finger
    ) -> Step {
        .touch(
            TouchSample(
                time: time, id: id, position: Vector(x, 100), phase: phase, tool: tool, flags: flags, size: size))
    }

    @Test("A finger is a palm above palm_size in points, not at it.")
    func palmSizeIsInPoints() throws {
        var engine = Self.drawing { $0.pointsPerUnit = 0.5 }
        try engine.play([Self.touch(.began, 1, at: 1, size: 250)])
        #expect(engine.owner(of: 1) == .undecided)
        let events = try engine.play([Self.touch(.began, 2, at: 1.1, size: 250.0.nextUp)])
        #expect(engine.owner(of: 2) == .ignored && engine.owner(of: 1) == .undecided)
        #expect(events.labels == ["owner discrete"])
        #expect(events.first?.tapCount == ContactOwner.ignored.rawValue && events.first?.landing.contact == 2)
    }

    @Test("Any sample can show a palm, and each palm is reported once.")
    func anySampleShowsAPalm() throws {
        for phase in [TouchPhase.moved, .ended, .cancelled] {
            for flags in [SampleFlags.palm, []] {
                var engine = Self.drawing()
                var events = try engine.play([
                    .down(at: 1), Self.touch(phase, at: 1.05, size: flags.isEmpty ? 126 : 0, flags: flags),
                ])
                if phase == .moved {
                    events += try engine.play([Self.touch(.moved, at: 1.1, 200, size: 126), .up(at: 1.15)])
                }
                #expect(events.labels == ["owner discrete"] && engine.contactCount == 0)
            }
        }
    }

    @Test("An ignored contact stays ignored, whatever the host asks.")
    func ignoredContactStaysIgnored() throws {
        var engine = Self.drawing()
        try engine.play([Self.touch(.began, at: 1, flags: .palm)])
        try engine.setOwner(of: 1, isHost: true)
        #expect(engine.owner(of: 1) == .ignored)
        try engine.setOwner(of: 1, isHost: false)
        #expect(engine.owner(of: 1) == .ignored && engine.contactCount == 1)
    }

    @Test("The guard of a pen lasts until pen_guard_time after its lift, its cancel or its last report, inclusive.")
    func guardEndsAfterThePen() throws {
        let pen = Tool(.pen)
        let ends: [TouchScript] = [
            [Self.touch(.began, 9, at: 1, tool: pen), Self.touch(.ended, 9, at: 2)],
            [Self.touch(.began, 9, at: 1, tool: pen), Self.touch(.cancelled, 9, at: 2)],
            [Self.touch(.began, 9, at: 1, tool: pen), .cancel(2)],
        ]
        for end in ends {
            for (time, owner) in [(2.5, ContactOwner.ignored), (2.5.nextUp, .undecided)] {
                var engine = Self.drawing()
                try engine.play(end + [.down(at: time)])
                #expect(engine.owner(of: 1) == owner)
            }
        }
        var engine = Self.drawing()
        try engine.penNear(at: 2)
        try engine.play([.down(at: 2.5), .down(2, at: 2.5.nextUp)])
        #expect(engine.owner(of: 1) == .ignored && engine.owner(of: 2) == .undecided)
        #expect(throws: InputError.time) { try engine.penNear(at: 1) }
    }

    @Test("A palm with the tool of a pen guards nothing.")
    func palmOfAPenGuardsNothing() throws {
        var engine = Self.drawing()
        try engine.play([Self.touch(.began, 9, at: 1, flags: .palm, tool: Tool(.pen)), .down(at: 1.1)])
        #expect(engine.owner(of: 9) == .ignored && engine.owner(of: 1) == .undecided)
    }

    @Test("A snapshot has the ignored contacts and the guard.")
    func snapshotHasThePalms() throws {
        var engine = Self.drawing()
        try engine.penNear(at: 1)
        try engine.play([Self.touch(.began, 1, at: 1.1, size: 500)])
        var words = StateWords()
        engine.serialize(with: &words)
        var other = Self.drawing()
        var reader = StateWords(reading: words.words)
        other.serialize(with: &reader)
        #expect(reader.isGood && other.owner(of: 1) == .ignored)
        try other.play([.down(2, at: 1.5)])
        #expect(other.owner(of: 2) == .ignored)
    }

    @Test("A guard with a later time than the clock is refused.")
    func forgedGuardIsRefused() {
        var (clock, late, pen, hasLag, words) = (FrameClock(), LateFrame(), PenGuard(), false, StateWords())
        clock.advance(to: 1)
        pen.note(1.0.nextUp)
        clock.serialize(with: &words, &late, &pen, hasLag: &hasLag)
        var reader = StateWords(reading: words.words)
        clock.serialize(with: &reader, &late, &pen, hasLag: &hasLag)
        #expect(!reader.isGood)
    }

    @Test("A pen's tap does not debounce a finger.")
    func penDoesNotDebounceAFinger() throws {
        var engine = Engine.square(.photos)
        var events = try engine.play([
            Self.touch(.began, 9, at: 1, tool: Tool(.pen)), Self.touch(.ended, 9, at: 1.05), .down(at: 1.06),
            .up(at: 1.1), .advance(3),
        ])
        events.removeAll { $0.kind != .tap }
        #expect(events.map(\.tool.kind) == [.pen, .finger])
    }
}
