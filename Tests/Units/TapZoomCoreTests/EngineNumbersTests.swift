// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Exact numbers for the effect of fingers on the content, without slops and far from the limits.
@Suite struct EngineNumbersTests {
    /// A viewport of 400 x 400 with content of the same size, at scale 1.
    private static func engine(_ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var settings = Settings(.board)
        settings.gestures = .all
        (settings.pan.panSlop, settings.pinch.pinchSlop, settings.pinch.rotateSlop) = (0, 0, 0)
        settings.layout.minScale = ScaleLevel(.none, times: 0.01)
        settings.layout.maxScale = ScaleLevel(.none, times: 100)
        change(&settings)
        return Engine(settings, size: Vector(400, 400), content: Vector(400, 400))
    }

    private static func move(_ engine: inout Engine, at time: Double, _ places: Vector...) throws {
        for (index, place) in places.enumerated() {
            try engine.run(.move(Int64(index + 1), at: time, place.x, place.y))
        }
        try engine.advance(to: time)
    }

    private static func land(_ engine: inout Engine, _ places: Vector...) throws {
        for (index, place) in places.enumerated() {
            try engine.run(.down(Int64(index + 1), at: 0, place.x, place.y))
        }
    }

    // MARK: Scale

    @Test("Two fingers that spread scale the content by the ratio of their distances.")
    func twoFingersSpread() throws {
        for (start, ends) in [(50.0, [(100.0, 3.0), (150, 5)]), (150, [(100, 0.6), (75, 0.4)])] {
            var engine = Self.engine()
            try Self.land(&engine, Vector(25, 25), Vector(start, 25))
            for (frame, end) in ends.enumerated() {
                try Self.move(&engine, at: 0.1 * Double(frame + 1), Vector(25, 25), Vector(end.0, 25))
                #expect(isClose(engine.transform.scale, end.1), "\(start) to \(end.0)")
                #expect(engine.transform.rotation == 0)
                // The content points under the fingers remain there.
                #expect(isClose(engine.transform.apply(Vector(25, 25)), Vector(25, 25)))
                #expect(isClose(engine.transform.apply(Vector(start, 25)), Vector(end.0, 25)))
            }
        }
    }

    @Test("Three fingers that spread scale the content by the ratio of their mean radii, about their center.")
    func threeFingersSpread() throws {
        var engine = Self.engine()
        try Self.land(&engine, Vector(20, 30), Vector(15, 25), Vector(25, 35))
        try Self.move(&engine, at: 0.1, Vector(20, 30), Vector(15, 25), Vector(55, 65))
        #expect(isClose(engine.transform.scale, 5))
        #expect(isClose(engine.transform.apply(Vector(20, 30)), Vector(30, 40)))
    }

    @Test("A pinch of zoomed content zooms about the center of the fingers.")
    func pinchOfZoomedContent() throws {
        var engine = Self.engine {
            $0.layout.minScale = ScaleLevel(.none, times: 1)
            $0.layout.maxScale = ScaleLevel(.none, times: 10)
        }
        engine.set(Transform(scale: 2, rotation: 0, translation: Vector(-600, -600)), .atOnce)
        try Self.land(&engine, Vector(30, 100), Vector(70, 100))
        try Self.move(&engine, at: 0.1, Vector(25, 100), Vector(75, 100))
        let offset = engine.transform.applyInverse(.zero)
        #expect(isClose(engine.transform.scale, 2.5))
        #expect(isClose(offset, Vector(305, 310)))
    }

    // MARK: Rotation

    @Test("A rotation counts full turns, about the finger that stays.", arguments: [1, 3, -2])
    func fullTurnsCount(turns: Int) throws {
        var engine = Self.engine()
        try Self.land(&engine, Vector(200, 200), Vector(300, 200))
        let frames = 12 * abs(turns)
        for frame in 1...frames {
            let angle = 2 * .pi * Double(turns) * Double(frame) / Double(frames)
            try Self.move(
                &engine, at: 0.1 * Double(frame), Vector(200, 200), Vector(200, 200) + Vector(100, 0).rotated(by: angle)
            )
        }
        #expect(isClose(engine.transform.rotation / .pi * 180, 360 * Double(turns)))
        #expect(isClose(engine.transform.scale, 1))
        #expect(isClose(engine.transform.apply(Vector(200, 200)), Vector(200, 200)))
        #expect(isClose(engine.transform.translation, .zero, of: 400))
    }

    @Test("The content points under two fingers stay under them.")
    func contentStaysUnderTwoFingers() {
        trials(300) { random in
            var engine = Self.engine()
            let starts = [random.vector(200), random.vector(200)]
            guard starts[0].distance(to: starts[1]) > 20 else { return }
            let under = starts.map { engine.transform.applyInverse($0) }
            for (index, place) in starts.enumerated() {
                try engine.run(.down(Int64(index + 1), at: 0, place.x, place.y))
            }
            for frame in 1...10 {
                let ends = [random.vector(200), random.vector(200)]
                guard ends[0].distance(to: ends[1]) > 20 else { continue }
                try Self.move(&engine, at: 0.1 * Double(frame), ends[0], ends[1])
                for (content, end) in zip(under, ends) {
                    let now = engine.transform.apply(content)
                    try require(isClose(now, end, of: 400), "\(now), not \(end)")
                }
            }
        }
    }

    @Test("Fingers that return to a place bring the content back to its transform there.")
    func fingersThatReturnBringTheContentBack() {
        trials(300) { random in
            var engine = Self.engine()
            engine.set(random.transform(scale: 0.1...10), .atOnce)
            let home = (0..<random.pick([1, 2, 3])).map { _ in random.vector(300) }
            for (index, place) in home.enumerated() {
                try engine.run(.down(Int64(index + 1), at: 0, place.x, place.y))
            }
            // After the first move all gestures have begun, and the delta counts from a fixed place.
            func animate(_ time: Double, _ way: Vector, _ factor: Double) throws -> Transform {
                for (index, place) in home.enumerated() {
                    let end = way + factor * place
                    try engine.run(.move(Int64(index + 1), at: time, end.x, end.y))
                }
                try engine.advance(to: time)
                return engine.transform
            }
            let first = try animate(1, Vector(5, 6), 1.25)
            for frame in 2...9 { _ = try animate(Double(frame), random.vector(500), random.between(0.1, 5)) }
            let last = try animate(10, Vector(5, 6), 1.25)
            try require(isClose(last, first, of: 1e3, to: 1e-12), "\(first) changed to \(last)")
        }
    }

    // MARK: Fingers on one point

    @Test("Two fingers on one point pan the content, and give no infinite numbers.")
    func twoFingersOnOnePointPan() throws {
        var engine = Self.engine()
        try Self.land(&engine, Vector(50, 60), Vector(50, 60))
        for (frame, place) in [Vector(70, 60), Vector(100, 100), Vector(50, 60), Vector(80, 50)].enumerated() {
            try Self.move(&engine, at: 0.1 * Double(frame + 1), place, place)
            #expect(engine.transform.isFinite)
            #expect(isClose(engine.transform, Transform(scale: 1, rotation: 0, translation: place - Vector(50, 60))))
        }
        let events = try engine.play([.up(1, at: 1, 80, 50), .up(2, at: 1, 80, 50), .advance(5)])
        #expect(events.filter { !$0.isFinite }.isEmpty)
        #expect(events.outlines == ["pan began", "pan ended", "settled discrete"])
    }

    @Test("Fingers that move apart from one point and back give finite transforms.")
    func fingersThatMeetGiveFiniteNumbers() throws {
        var engine = Self.engine()
        try Self.land(&engine, Vector(50, 60), Vector(50, 60))
        for (frame, end) in [Vector(60, 60), Vector(50, 60), Vector(50, 90), Vector(50, 60)].enumerated() {
            try Self.move(&engine, at: 0.1 * Double(frame + 1), Vector(50, 60), end)
            #expect(engine.transform.isFinite && engine.transform.scale > 0)
        }
        #expect(try engine.play([.cancel(2), .advance(5)]).filter { !$0.isFinite }.isEmpty)
        #expect(engine.transform.isFinite)
    }

    // MARK: One finger

    @Test("A pan moves the content exactly as far as the finger.")
    func panMovesTheContentWithTheFinger() throws {
        var engine = Self.engine()
        try Self.land(&engine, Vector(10, 20))
        try Self.move(&engine, at: 0.1, Vector(13, 19))
        #expect(engine.transform == Transform(scale: 1, rotation: 0, translation: Vector(3, -1)))
        try Self.move(&engine, at: 0.2, Vector(-500, 20))
        #expect(engine.transform == Transform(scale: 1, rotation: 0, translation: Vector(-510, 0)))
    }

    @Test("A quick zoom doubles the scale for quick_zoom_distance, and halves it upward.")
    func quickZoomDoublesForItsDistance() throws {
        var engine = Self.engine()
        try engine.play(.tap(at: 0, 100, 150) + [.down(at: 0.2, 100, 150), .move(at: 0.3, 120, 290), .advance(0.3)])
        #expect(isClose(engine.transform.scale, 2))
        #expect(isClose(engine.transform.apply(Vector(100, 150)), Vector(100, 150)))
        try engine.play([.move(at: 0.4, 120, 10), .advance(0.4)])
        #expect(isClose(engine.transform.scale, 0.5))
    }
}
