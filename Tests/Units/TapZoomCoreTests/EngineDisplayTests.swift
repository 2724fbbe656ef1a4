// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The transform at a display time, with resampled fingers.
@Suite struct EngineDisplayTests {
    /// Content that follows the fingers from their landing to any place.
    private static func engine() -> Engine {
        Engine.square(.board) {
            ($0.pan.panSlop, $0.pinch.pinchSlop, $0.pinch.rotateSlop, $0.pinch.pinchMinSpan) = (0, 0, 0, 0)
            $0.gestures = [.pan, .pinch, .rotate, .quickZoom]
        }
    }

    /// A finger that moves by 10 units in 0.01 s. Its last frame is at 0.05 s, at x = 150.
    private static let line: TouchScript =
        [.down(at: 0, 100, 200)] + (1...5).map { .move(at: 0.01 * Double($0), 100 + 10 * Double($0), 200) }

    private static func panned() throws -> Engine {
        var engine = engine()
        try engine.play(line + [.advance(0.05)])
        return engine
    }

    private static func x(_ engine: inout Engine, at time: Double) -> Double {
        engine.transform(displayedAt: time).translation.x - engine.transform.translation.x
    }

    @Test("A finger is shown where it was an interval before, and waits at the newest sample.")
    func fingerIsShownInThePast() throws {
        var engine = try Self.panned()
        #expect(isClose(Self.x(&engine, at: 0.05), -10))
        // A frame that is older than the newest sample shows at least the sample before that.
        #expect(isClose(Self.x(&engine, at: 0.045), -10))
        #expect(isClose(Self.x(&engine, at: 0.055), -5))
        #expect(isClose(Self.x(&engine, at: 0.0575), -2.5))
        #expect(Self.x(&engine, at: 0.06) == 0)
        #expect(Self.x(&engine, at: 0.11) == 0)
    }

    @Test("A display time more than 0.005 s before the clock is refused.")
    func earlyTimesAreRefused() throws {
        var engine = try Self.panned()
        let (later, latest, earlier) = (
            engine.mayDisplay(at: 0.0451), engine.mayDisplay(at: 1e9), engine.mayDisplay(at: 0.0449)
        )
        #expect(later && latest && !earlier)
        engine = Self.engine()
        let ever = engine.mayDisplay(at: -1e12)
        #expect(ever)
        #expect(engine.transform(displayedAt: -1e12) == engine.transform)
    }

    @Test("After the last lift the difference to the exact transform fades within 0.008 s.")
    func differenceFadesAfterTheLastLift() throws {
        var engine = try Self.panned()
        try engine.play([.up(at: 0.05, 150, 200)])
        #expect(isClose(Self.x(&engine, at: 0.05), -10))
        #expect(isClose(Self.x(&engine, at: 0.046), -10))
        #expect(isClose(Self.x(&engine, at: 0.054), -5))
        #expect(Self.x(&engine, at: 0.058) == 0)
    }

    /// The second lift comes while a difference fades.
    @Test("A second lift or landing does not make the displayed content jump.")
    func differencesAddUp() throws {
        var engine = try Self.panned()
        try engine.play([.down(2, at: 0.05, 250, 200)])
        #expect(isClose(Self.x(&engine, at: 0.05), -10))
        try engine.play([
            .move(1, at: 0.052, 152, 200), .move(2, at: 0.052, 252, 200), .move(1, at: 0.055, 155, 200),
            .move(2, at: 0.055, 255, 200), .advance(0.056),
        ])
        let before = engine.transform(displayedAt: 0.056)
        try engine.play([.up(2, at: 0.056, 255, 200)])
        #expect(isClose(engine.transform(displayedAt: 0.056), before))
        try engine.play([.up(1, at: 0.057, 155, 200)])
        #expect(Self.x(&engine, at: 0.0641) == 0)
    }

    /// Also if the difference is large and the content is beyond its limits.
    @Test("The displayed content does not jump at a lift, also beyond its limits.")
    func nothingJumpsBeyondTheLimits() throws {
        trials(200) { random in
            var engine = Engine.square(random.below(2) == 0 ? .photos : .maps) { $0.gestures.insert(.rotate) }
            let (from, way) = (random.vector(150) + Vector(200, 200), random.vector(3000))
            let spread = random.between(-900, 900)
            func place(_ finger: Int64, _ time: Double) -> Vector {
                let lever = Vector(Double(2 * finger - 3) * (60 + max(-50, spread * time)), 0)
                return from + time * way + lever.rotated(by: 6 * time)
            }
            try engine.play(
                (1...2).map { .touch(TouchSample(time: 0, id: $0, position: place($0, 0), phase: .began)) })
            for frame in 1...9 {
                let time = 0.008 * Double(frame)
                try engine.play(
                    (1...2).map { .touch(TouchSample(time: time, id: $0, position: place($0, time), phase: .moved)) })
            }
            try engine.play([.advance(0.074)])
            let before = engine.transform(displayedAt: 0.074)
            try engine.play([.up(2, at: 0.074, 0, 0)])
            let after = engine.transform(displayedAt: 0.074)
            try require(
                isClose(before.apply(from), after.apply(from), of: 1000, to: 1e-8), "\(before) jumps to \(after)")
            try require(isClose(before.scale, after.scale, to: 1e-9), "\(before) jumps to \(after)")
        }
    }

    @Test("A quick zoom is resampled as a pan is.")
    func quickZoomIsResampled() throws {
        var engine = Engine.square(.board)
        let drag: TouchScript = .line(2, from: 0.1, Vector(120, 100), to: Vector(120, 200))
        try engine.play(.tap(at: 0, 120, 100) + [.down(2, at: 0.1, 120, 100)] + drag + [.advance(0.2)])
        let (exact, shown) = (engine.transform, engine.transform(displayedAt: 0.2))
        #expect(isClose(Math.log(shown.scale / exact.scale), -Math.ln2 / 140 * 10))
        // The center of two fingers does not give the place of the first.
        try engine.play([
            .down(3, at: 0.25, 300, 300), .move(2, at: 0.26, 120, 210), .move(2, at: 0.27, 120, 220), .advance(0.27),
        ])
        #expect(engine.transform(displayedAt: 0.27) == engine.transform)
    }
}
