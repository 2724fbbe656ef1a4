// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Fingers that are displayed ahead of their newest touch, or smoothed.
@Suite struct EnginePredictionTests {
    private static func engine(_ change: (inout Settings) -> Void = { _ in }) -> Engine {
        Engine.square(.board) {
            ($0.pan.panSlop, $0.pinch.pinchSlop, $0.pinch.rotateSlop, $0.pinch.pinchMinSpan) = (0, 0, 0, 0)
            $0.gestures = [.pan, .pinch, .rotate]
            $0.display.predictTime = 0.025
            change(&$0)
        }
    }

    /// A finger with a speed, 100 times a second for 0.1 s. Then it is at x = 100 + 0.1 x speed.
    private static func line(_ speed: Double) -> TouchScript {
        [.down(at: 0, 100, 200)] + (1...10).map { .move(at: 0.01 * Double($0), 100 + 0.01 * speed * Double($0), 200) }
    }

    private static func x(_ engine: inout Engine, at time: Double) -> Double {
        engine.transform(displayedAt: time).translation.x - engine.transform.translation.x
    }

    @Test("A steady finger is shown where it will be, up to predict_time ahead.")
    func steadyFinger() throws {
        var engine = Self.engine()
        try engine.play(Self.line(1000) + [.advance(0.1)])
        #expect(isClose(Self.x(&engine, at: 0.1), 0))
        #expect(abs(Self.x(&engine, at: 0.116) - 16) < 1e-6)
        #expect(abs(Self.x(&engine, at: 0.13) - 25) < 1e-6)
        // Between two samples it is shown where it was.
        #expect(abs(Self.x(&engine, at: 0.096) + 4) < 1e-6)
    }

    @Test("Fingers that spread and turn are predicted, too.")
    func spreadAndTurn() throws {
        var engine = Self.engine()
        var script: TouchScript = [.down(1, at: 0, 100, 200), .down(2, at: 0, 300, 200)]
        for step in 1...10 {
            let (radius, angle) = (100 + 5 * Double(step), 0.02 * Double(step))
            let offset = radius * Vector(Math.cos(angle), Math.sin(angle))
            script.append(.move(1, at: 0.01 * Double(step), 200 - offset.x, 200 - offset.y))
            script.append(.move(2, at: 0.01 * Double(step), 200 + offset.x, 200 + offset.y))
        }
        try engine.play(script + [.advance(0.1)])
        let (exact, shown) = (engine.transform, engine.transform(displayedAt: 0.12))
        #expect(abs(shown.scale / exact.scale - 160.0 / 150) < 1e-3)
        #expect(abs(shown.rotation - exact.rotation - 0.04) < 1e-3)
    }

    @Test("A finger slower than 50 points per second is not predicted.")
    func slowFinger() throws {
        var engine = Self.engine()
        try engine.play(Self.line(49) + [.advance(0.1)])
        #expect(Self.x(&engine, at: 0.12) == 0)
        engine = Self.engine()
        try engine.play(Self.line(51) + [.advance(0.1)])
        #expect(abs(Self.x(&engine, at: 0.12) - 1.02) < 1e-6)
    }

    @Test("A finger that sends nothing more is shown at its newest place after 0.08 s.")
    func restingFinger() throws {
        var engine = Self.engine()
        try engine.play(Self.line(1000) + [.advance(0.15)])
        #expect((1...24).contains(Self.x(&engine, at: 0.16)))
        #expect(Self.x(&engine, at: 0.181) == 0)
    }

    @Test("After a command or settings at once both transforms agree.")
    func commands() throws {
        var engine = Self.engine()
        try engine.play(Self.line(1000) + [.advance(0.1)])
        var place = engine.transform
        place.translation.x -= 300
        engine.set(place, .atOnce)
        for delay in [0.0, 0.016, 0.5, 5] { #expect(Self.x(&engine, at: 0.1 + delay) == 0) }
        engine = Self.engine()
        try engine.play(Self.line(1000) + [.advance(0.1)])
        var settings = engine.settings
        settings.gestures = []
        settings.layout.minScale = ScaleLevel(.none, times: 2)
        engine.setSettings(settings)
        for delay in [0.0, 0.016, 0.5, 5] { #expect(Self.x(&engine, at: 0.1 + delay) == 0) }
    }

    @Test("A finger of any velocity leaves the filter finite.")
    func quickFinger() throws {
        var engine = Self.engine { $0.display.jitterCutoff = 1 }
        let moves: TouchScript = (1...4).map { .move(at: Double($0) * 1e-310, 100 + 20 * Double($0), 200) }
        try engine.play([.down(at: 0, 100, 200)] + moves)
        #expect(engine.transform(displayedAt: 0.01).isShowable)
    }

    @Test("Without a rubber band no prediction goes past a limit.", arguments: [0.1, 0.104, 0.116, 0.13])
    func limits(_ time: Double) throws {
        var engine = Engine.square(.maps) {
            ($0.pan.panSlop, $0.elastic.rubberBand, $0.display.predictTime) = (0, 0, 0.025)
        }
        engine.set(Transform(scale: 1, rotation: 0, translation: Vector(-90, -300)), .atOnce)
        try engine.play(Self.line(880) + [.advance(0.1)])
        #expect(engine.transform(displayedAt: time).translation.x <= 0)
        #expect(engine.transform.translation.x > -10)
        try engine.play([.up(at: 0.1, 188, 200)])
        #expect(engine.transform(displayedAt: time).translation.x <= 0)
    }

    @Test("At a lift no frame steps back by more than half a unit.", arguments: [60.0, 90, 120], [0, 0.016, 0.025])
    func lift(_ rate: Double, _ ahead: Double) throws {
        for speed in [60.0, 190, 1200, 3000, 8000] {
            var engine = Self.engine()
            try engine.play(Self.line(speed))
            try engine.advance(to: 0.105)
            var last = engine.transform(displayedAt: 0.105 + ahead).translation.x
            try engine.play([.up(at: 0.11, 100 + 0.1 * speed, 200)])
            for frame in 1..<Int(10 * rate) {
                let time = 0.105 + Double(frame) / rate
                try engine.advance(to: time)
                let x = engine.transform(displayedAt: time + ahead).translation.x
                #expect(x > last - 0.5)
                last = x
            }
            #expect(last == engine.transform.translation.x)
        }
    }

    /// Fingers that land, move, lift and are cancelled at random, at 120 Hz.
    private static func script(_ seed: UInt64) -> TouchScript {
        var random = SplitMix64(state: seed)
        var script: TouchScript = []
        var down: [Int64: Vector] = [:]
        for frame in 0..<400 {
            let time = Double(frame) / 120
            for id in Int64(1)...3 {
                let chance = random.next() % 40
                if let place = down[id] {
                    let next = place + Vector(Double(random.next() % 17) - 8, Double(random.next() % 17) - 7)
                    if chance == 0 {
                        down[id] = nil
                        script.append(.up(id, at: time, next.x, next.y))
                    } else {
                        down[id] = next
                        script.append(.move(id, at: time, next.x, next.y))
                    }
                } else if chance == 1 {
                    down[id] = Vector(Double(random.next() % 400), Double(random.next() % 400))
                    script.append(.down(id, at: time, down[id]!.x, down[id]!.y))
                }
            }
            script.append(.advance(time + 0.002))
        }
        return script
    }

    @Test(
        "Neither prediction nor filter changes an exact transform or an event.",
        arguments: 1...10 as ClosedRange<UInt64>)
    func exactTransformsStay(_ seed: UInt64) throws {
        var plain = Self.engine { $0.display.predictTime = 0 }
        var shown = Self.engine { ($0.display.jitterCutoff, $0.display.jitterBeta) = (1, 0.01) }
        var differs = false
        for step in Self.script(seed) {
            let (events, others) = (try plain.play([step]), try shown.play([step]))
            #expect(events == others)
            #expect(plain.reading == shown.reading)
            let (time, exact) = (step.time + 0.01, shown.transform)
            let displayed = shown.transform(displayedAt: time)
            #expect(displayed.isShowable)
            differs = differs || displayed != exact
        }
        #expect(differs)
    }

    @Test("A saved state goes on displaying the same.", arguments: 1...5 as ClosedRange<UInt64>)
    func states(_ seed: UInt64) throws {
        let change: (inout Settings) -> Void = { ($0.display.jitterCutoff, $0.display.jitterBeta) = (1, 0.01) }
        let script = Self.script(seed)
        var engine = Self.engine(change)
        for index in script.indices {
            try engine.play([script[index]])
            guard index % 37 == 0 else { continue }
            var copy = Self.engine(change)
            var coder = StateWords(reading: engine.words.words)
            copy.serialize(with: &coder)
            #expect(coder.isGood)
            for ahead in [0, 0.004, 0.016, 0.05] {
                let time = script[index].time + ahead
                #expect(copy.transform(displayedAt: time) == engine.transform(displayedAt: time))
            }
            #expect(copy.words == engine.words)
        }
    }

    @Test("The filter holds a resting finger still, and follows a fast one.", arguments: [60.0, 120])
    func filter(_ rate: Double) throws {
        var random = SplitMix64(state: 7)
        var engine = Self.engine {
            ($0.display.predictTime, $0.display.jitterCutoff, $0.display.jitterBeta) = (0, 0.4, 0.02)
        }
        try engine.play([.down(at: 0, 200, 200)])
        let start = engine.transform.translation.x
        var (sum, count) = (0.0, 0.0)
        for frame in 1..<Int(20 * rate) {
            // The noise has a standard deviation of 0.5.
            let noise = Double(random.next() % 10_001) / 10_000 - 0.5
            let time = Double(frame) / rate
            try engine.play([.move(at: time, 200 + noise * 12.0.squareRoot() / 2, 200), .advance(time)])
            let error = engine.transform(displayedAt: time).translation.x - start
            if time > 2 { (sum, count) = (sum + error * error, count + 1) }
        }
        #expect((sum / count).squareRoot() < 0.1)
        #expect((sum / count).squareRoot() > 0)
        for frame in 1...30 {
            let time = 20 + Double(frame) / rate
            try engine.play([.move(at: time, 200 + 20 * Double(frame), 200), .advance(time)])
        }
        #expect(abs(Self.x(&engine, at: 20 + 30 / rate)) < 40)
    }

    @Test("The filter is the same for view units of any size in points.", arguments: [0.25, 0.5, 3])
    func filterInPoints(_ pointsPerUnit: Double) throws {
        func displayed(_ pointsPerUnit: Double) throws -> Double {
            var engine = Self.engine {
                ($0.display.predictTime, $0.display.jitterCutoff, $0.display.jitterBeta) = (0, 1, 0.02)
                $0.pointsPerUnit = pointsPerUnit
            }
            try engine.play([.down(at: 0, 100, 200)])
            for frame in 1...20 {
                try engine.play([.move(at: 0.01 * Double(frame), 100 + 3 * Double(frame) / pointsPerUnit, 200)])
            }
            try engine.play([.advance(0.2)])
            return Self.x(&engine, at: 0.2) * pointsPerUnit
        }
        let points = try displayed(1)
        #expect(points < -1)
        #expect(abs(try displayed(pointsPerUnit) - points) < 1e-9)
    }
}
