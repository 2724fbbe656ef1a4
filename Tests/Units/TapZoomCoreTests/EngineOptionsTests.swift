// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Options of commands: curves, flights, padding, the largest scale.
@Suite struct EngineOptionsTests {
    /// A viewport of 400 x 400 in content of 100,000 x 100,000 at scale 1, away from its edges.
    private static func world(_ change: (inout Settings) -> Void = { _ in }) throws -> Engine {
        var settings = Settings(.maps)
        settings.events &= ~UInt64(EventKind.limit.bit)
        settings.layout.minScale = ScaleLevel(.contain, times: 1)
        settings.layout.maxScale = ScaleLevel(.none, times: 10)
        change(&settings)
        var engine = Engine(settings, size: Vector(400, 400), content: Vector(100_000, 100_000))
        engine.center(on: Vector(30_000, 40_000), scale: 1, .atOnce)
        _ = engine.pollAll()
        try engine.advance(to: 0)
        return engine
    }

    private static func flight(
        _ curve: Curve = .standard, duration: Double = 0, rho: Double = 0, speed: Double = 0
    ) -> CommandOptions {
        var options = CommandOptions(animated: true, duration: duration)
        options.style.curve = curve
        options.fly(rho: rho, speed: speed)
        return options
    }

    // MARK: Padding

    @Test("zoom(to: rect) shows the rectangle centered and as large as possible within the padding.")
    func rectangleIsCenteredWithinThePadding() {
        trials(500) { random in
            var world = random.world()
            world.settings.layout = Settings(.board).layout
            world.settings.layout.minScale = ScaleLevel(.none, times: 1e-6)
            world.settings.layout.maxScale = ScaleLevel(.none, times: 1e6)
            var engine = world.engine
            engine.set(
                Transform(scale: 1, rotation: random.pick([0, random.between(-3, 3)]), translation: .zero), .atOnce)
            let rect = Rect(origin: random.vector(1e3), size: random.size(1, 1000))
            let safe = engine.viewport.safeArea
            var options = CommandOptions.atOnce
            let (part, other) = (random.between(0, 0.45), random.between(0, 0.45))
            options.padding = Insets(
                left: part * safe.size.x, top: other * safe.size.y, right: other * safe.size.x,
                bottom: part * safe.size.y)
            engine.zoom(to: rect, options)
            let shown = engine.transform.bounds(of: rect)
            let space = Rect(
                origin: safe.origin + Vector(part * safe.size.x, other * safe.size.y),
                size: (1 - part - other) * safe.size)
            try require(isClose(shown.center, space.center, of: 1e4), "\(shown) is not centered in \(space)")
            try require(
                isClose(max(shown.size.x / space.size.x, shown.size.y / space.size.y), 1),
                "\(shown) does not fill \(space)")
        }
    }

    /// As for insets, the part lies in the middle of the overlap of both sides.
    @Test("Padding leaves at least 1/64 of the safe area.")
    func paddingLeavesOneSixtyFourth() throws {
        var engine = try Self.world { $0.layout.bounds = .none }
        var options = CommandOptions.atOnce
        options.padding = Insets(left: 300, top: 0, right: 300, bottom: 0)
        engine.zoom(to: Rect(origin: Vector(500, 500), size: Vector(10, 1)), options)
        let shown = engine.transform.bounds(of: Rect(origin: Vector(500, 500), size: Vector(10, 1)))
        #expect(isClose(shown.size.x, 400 / 64) && isClose(shown.center, Vector(200, 200)))
        options.padding = Insets(left: 1e12, top: 0, right: 0, bottom: 0)
        engine.zoom(to: Rect(origin: Vector(500, 500), size: Vector(10, 1)), options)
        #expect(engine.transform.isFinite)
        let right = engine.transform.bounds(of: Rect(origin: Vector(500, 500), size: Vector(10, 1)))
        #expect(isClose(right.origin.x + right.size.x, 400))
    }

    @Test("Commands other than zoom(to: rect) ignore the padding.")
    func otherCommandsIgnorePadding() throws {
        var one = try Self.world()
        var other = try Self.world()
        var options = CommandOptions.atOnce
        options.padding = Insets(left: 100, top: 0, right: 0, bottom: 50)
        one.center(on: Vector(500, 600), scale: 2, options)
        other.center(on: Vector(500, 600), scale: 2, .atOnce)
        #expect(one.transform.bits == other.transform.bits)
    }

    // MARK: The largest scale

    @Test("No command goes beyond the max_scale of its options or that of the view.")
    func commandsObeyTheLargestScale() throws {
        var options = CommandOptions.atOnce
        options.maxScale = 2
        func scale(_ command: (inout Engine) -> Void) throws -> Double {
            var engine = try Self.world()
            command(&engine)
            return engine.transform.scale
        }
        #expect(try scale { $0.zoom(to: 5, at: Vector(1, 2), options) } == 2)
        #expect(try scale { $0.zoom(to: 1.5, at: Vector(1, 2), options) } == 1.5)
        #expect(try scale { $0.zoom(by: 5, at: Vector(1, 2), options) } == 2)
        #expect(try scale { $0.zoom(to: Rect(origin: .zero, size: Vector(10, 10)), options) } == 2)
        #expect(try scale { $0.center(on: Vector(500, 500), scale: 7, options) } == 2)
        let deep = Transform(scale: 8, rotation: 0, translation: Vector(-80_000, -80_000))
        #expect(try scale { $0.set(deep, options) } == 2)
        options.maxScale = 1e-9
        #expect(try scale { $0.set($0.viewport.fittedView, options) } == 0.004)
        options.maxScale = 1e30
        #expect(try scale { $0.zoom(to: 50, at: Vector(1, 2), options) } == 10)
    }

    @Test("A transform that max_scale limits keeps the content point at the center.")
    func limitedTransformKeepsItsCenter() throws {
        var engine = try Self.world()
        let deep = Transform(scale: 8, rotation: 0, translation: Vector(-80_000, -80_000))
        var options = CommandOptions.atOnce
        options.maxScale = 2
        engine.set(deep, options)
        let center = Vector(200, 200)
        #expect(isClose(engine.transform.applyInverse(center), deep.applyInverse(center)))
    }

    // MARK: Curves

    @Test(
        "An animated command follows its curve exactly from rest.",
        arguments: [(Curve.standard, 0.15625), (.easeOut, 0.4375)])
    func curveOfACommand(curve: Curve, part: Double) throws {
        var engine = try Self.world()
        var options = CommandOptions(animated: true, duration: 1)
        options.style.curve = curve
        engine.zoom(to: 4, at: Vector(200, 200), options)
        try engine.advance(to: 0.25)
        #expect(isClose(Math.log(engine.transform.scale), part * Math.log(4)))
        try engine.advance(to: 1)
        #expect(engine.transform.bits == engine.target.bits)
    }

    @Test("An animation of new settings follows its curve, ignores max_scale and does not fly.")
    func curveOfNewSettings() throws {
        var engine = try Self.world()
        var settings = engine.settings
        settings.layout.maxScale = ScaleLevel(.none, times: 0.25)
        var options = Self.flight(.standard, duration: 1)
        options.maxScale = 0.001
        engine.setSettings(settings, options)
        try engine.advance(to: 0.5)
        #expect(isClose(engine.transform.scale, 0.5))
    }

    // MARK: Flights

    @Test("A flight zooms out, travels, and arrives exactly at its target.")
    func flightZoomsOutAndArrivesExactly() throws {
        var engine = try Self.world()
        engine.center(on: Vector(70_000, 60_000), scale: 2, Self.flight())
        let (target, end) = (engine.target, engine.camera.animation.end)
        let flight = Flight(
            from: Vector(30_000, 40_000), to: Vector(70_000, 60_000), widths: (400, 200), widest: 100_000,
            rho: 2.0.squareRoot())
        #expect(isClose(end, flight.screenfuls / 1.2, of: 1, to: 1e-12))
        var least = 1.0
        for step in 1..<100 {
            try engine.advance(to: end * Double(step) / 100)
            least = min(least, engine.transform.scale)
        }
        #expect(least < 0.02 && least > 0.004)
        try engine.advance(to: end)
        #expect(engine.transform.bits == target.bits && target.scale == 2)
        #expect(engine.pollAll().labels == ["animation began", "animation ended", "settled discrete"])
    }

    @Test("A flight has the same path at any frame rate.")
    func flightIsTheSameAtAnyFrameRate() throws {
        func path(_ rate: Double) throws -> [[UInt64]] {
            var engine = try Self.world()
            engine.center(on: Vector(90_000, 95_000), scale: 3, Self.flight(.easeOut, duration: 2))
            var path: [[UInt64]] = []
            for frame in 0...Int(2 * rate) {
                try engine.advance(to: Double(frame) / rate)
                if frame % Int(rate / 2) == 0 { path.append(engine.transform.bits) }
            }
            return path
        }
        let expected = try path(2)
        for rate in [30.0, 60, 120, 144] { #expect(try path(rate) == expected) }
    }

    /// Near the edges the bounds move the view without a jump.
    @Test("The bounds clamp a flight at each instant.")
    func boundsClampAFlight() {
        trials(200) { random in
            var engine = try Self.world()
            engine.center(on: random.vector(1e5), scale: random.magnitude(0.1, 10), .atOnce)
            engine.center(
                on: random.vector(1e5), scale: random.magnitude(0.1, 10),
                Self.flight(random.pick([.standard, .easeOut]), duration: 1))
            let ends = [engine.transform.scale, engine.target.scale]
            let least = min(ends[0], ends[1], 0.004)
            var last = engine.transform
            for step in 1...200 {
                try engine.advance(to: Double(step) / 200)
                let now = engine.transform
                let allowed = engine.viewport.constrain(now)
                try require(engine.viewport.isSame(allowed, now), "\(now) is outside the bounds")
                try require(now.scale >= least * (1 - 1e-7), "\(now.scale) is below \(least)")
                let before = now.apply(last.applyInverse(Vector(200, 200)))
                try require(
                    before.distance(to: Vector(200, 200)) < 2e5 / 200 * max(1, now.scale),
                    "the view jumps at step \(step)")
                last = now
            }
        }
    }

    @Test("A finger stops a flight where it is, and its tap lets the flight continue.")
    func fingerStopsAFlight() throws {
        var engine = try Self.world()
        engine.center(on: Vector(70_000, 60_000), scale: 2, Self.flight())
        let target = engine.target
        try engine.advance(to: 2)
        let shown = engine.transform
        _ = engine.pollAll()
        try engine.run(.down(1, at: 2))
        #expect(engine.pollAll().labels.contains("animation cancelled"))
        try engine.advance(to: 3)
        #expect(engine.transform.bits == shown.bits && engine.target.bits == target.bits)
        // After the tap the flight still zooms out first.
        try engine.run(.up(1, at: 3))
        try engine.advance(to: 3.2)
        #expect(engine.isMoving && engine.camera.animation.end > 3.5)
        try engine.advance(to: 60)
        #expect(engine.transform.bits == target.bits)
    }

    @Test("With reduced_motion a flight arrives at once.")
    func reducedMotionMovesAtOnce() throws {
        var engine = try Self.world { $0.reducedMotion = true }
        engine.center(on: Vector(70_000, 60_000), scale: 2, Self.flight())
        #expect(engine.transform.bits == engine.target.bits && engine.transform.scale == 2)
    }

    @Test("A flight without animation arrives at once.")
    func withoutAnimationAFlightMovesAtOnce() throws {
        var engine = try Self.world()
        var options = CommandOptions.atOnce
        options.fly()
        engine.center(on: Vector(70_000, 60_000), scale: 2, options)
        #expect(engine.transform.scale == 2 && !engine.isMoving)
    }

    @Test("A relative command does not fly.")
    func relativeCommandsDoNotFly() throws {
        var engine = try Self.world()
        engine.zoom(by: 2, at: Vector(200, 200), Self.flight(duration: 1))
        #expect(engine.camera.animation.flightRho == 0)
        engine.zoom(to: 3, at: Vector(200, 200), Self.flight(duration: 1))
        #expect(engine.camera.animation.flightRho > 0)
    }

    @Test("A flight continues through a resize as a flight, without a jump, to the same end.")
    func flightContinuesThroughAResize() throws {
        for curve in [Curve.standard, .easeOut] {
            var engine = try Self.world()
            engine.center(on: Vector(70_000, 60_000), scale: 2, Self.flight(curve, duration: 2))
            try engine.advance(to: 0.7)
            let (before, velocity) = (engine.transform, engine.velocity)
            engine.setViewport(size: Vector(400, 400.001), insets: .zero)
            let after = engine.transform
            #expect(isClose(after.scale, before.scale, of: 0, to: 1e-4))
            #expect(isClose(engine.velocity.logScale, velocity.logScale, of: 1, to: 1e-3))
            #expect(engine.camera.animation.flightRho > 0 && engine.camera.animation.end == 2)
            try engine.advance(to: 2)
            #expect(engine.transform.bits == engine.target.bits)
        }
    }
}

/// `rotate(to:at:_:)`.
@Suite struct EngineRotateTests {
    private static func turned(_ bounds: Bounds = .none) throws -> Engine {
        var engine = Engine.square(.board) {
            $0.layout.bounds = bounds
            $0.gestures.remove(.rotate)
        }
        engine.set(Transform(scale: 2, rotation: 0.5, translation: Vector(-100, -300)), .atOnce)
        _ = engine.pollAll()
        try engine.advance(to: 0)
        return engine
    }

    @Test("A rotation to an angle keeps the scale and the content point at its center.")
    func rotatesAboutAPoint() throws {
        var engine = try Self.turned()
        let under = engine.transform.applyInverse(Vector(100, 50))
        engine.rotate(to: -0.25, at: Vector(100, 50), .atOnce)
        #expect(engine.transform.rotation == -0.25 && engine.transform.scale == 2)
        #expect(isClose(engine.transform.apply(under), Vector(100, 50), of: 1e3))
    }

    @Test("A rotation to an angle takes the shorter arc.")
    func rotatesAlongTheShorterArc() throws {
        var engine = try Self.turned()
        engine.rotate(to: 0.5 + 2 * .pi - 1, at: Vector(100, 50), .animated)
        let target = engine.target
        try engine.advance(to: 0.15)
        #expect(isClose(engine.transform.rotation, 0, to: 1e-9))
        try engine.advance(to: 0.3)
        // There is no jump by a full turn.
        #expect(engine.transform.bits == target.bits && isClose(target.rotation, -0.5, to: 1e-9))
        #expect(engine.pollAll().labels == ["animation began", "animation ended", "settled discrete"])
    }

    @Test("A rotation to an angle stays within the bounds.")
    func rotationIsClampedToTheBounds() {
        trials(300) { random in
            var engine = random.world().engine
            engine.rotate(to: random.between(-7, 7), at: random.vector(400), .atOnce)
            let allowed = engine.viewport.constrain(engine.transform)
            try require(engine.viewport.isSame(allowed, engine.transform), "\(engine.transform) is outside the bounds")
        }
    }

    @Test("A rotation to an angle obeys max_scale of its options.")
    func rotationObeysTheLargestScale() throws {
        var engine = try Self.turned()
        var options = CommandOptions.atOnce
        options.maxScale = 1
        engine.rotate(to: 0, at: Vector(100, 50), options)
        #expect(engine.transform.scale == 1 && engine.transform.rotation == 0)
    }

    @Test("A rotation to the current angle does nothing.")
    func rotationToTheSameAngleDoesNothing() throws {
        var engine = try Self.turned()
        engine.rotate(to: 0.5, at: Vector(100, 50), .animated)
        #expect(!engine.isMoving && engine.pollAll().isEmpty)
    }
}
