// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The velocity of the displayed content, as a host reads it.
@Suite struct EngineVelocityTests {
    /// A viewport of 400 x 400 shows the middle of content of 1000 x 1000 at scale 1.
    private static func engine(_ preset: Preset = .photos, _ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var engine = Engine.square(preset, change)
        engine.set(Transform(scale: 1, rotation: 0, translation: Vector(-300, -300)), .atOnce)
        _ = engine.pollAll()
        return engine
    }

    private static let center = Vector(200, 200)

    @Test("At rest, and under a finger before its pan, the velocity is 0 about the center of the safe area.")
    func zeroAtRest() throws {
        var engine = Engine.square()
        engine.setViewport(size: Vector(400, 400), insets: Insets(left: 100, top: 0, right: 0, bottom: 40))
        #expect(engine.velocity == .zero(at: Vector(250, 180)))
        try engine.play([.down(at: 0), .advance(0.1)])
        #expect(engine.velocity == .zero(at: Vector(250, 180)))
    }

    @Test("During a pan the velocity is that of the finger, until no frame has closed for 0.04 s.")
    func velocityOfAPan() throws {
        var engine = Self.engine()
        try engine.play(
            [.down(at: 0, 200, 200)] + .line(from: 0, Vector(200, 200), to: Vector(100, 250)) + [.advance(0.11)])
        let velocity = engine.velocity
        #expect(velocity.point == Vector(100, 250))
        #expect(isClose(velocity.translation, Vector(-1000, 500)))
        #expect(velocity.logScale == 0 && velocity.rotation == 0)
        // The finger rests.
        try engine.advance(to: 0.139)
        #expect(engine.velocity == velocity)
        try engine.advance(to: 0.141)
        #expect(engine.velocity == .zero(at: Vector(100, 250)))
    }

    @Test("A pan that keeps to an axis has no velocity across it.")
    func velocityOfALockedPan() throws {
        var engine = Self.engine { $0.pan.axisLockRatio = 1.25 }
        try engine.play(
            [.down(at: 0, 200, 200)] + .line(from: 0, Vector(200, 200), to: Vector(100, 250)) + [.advance(0.1)])
        #expect(isClose(engine.velocity.translation, Vector(-1000, 0)))
    }

    @Test("A pinch without PAN has the velocity of its zoom and rotation about its center.")
    func velocityOfAPinchWithoutAPan() throws {
        var engine = Self.engine(.board) {
            $0.gestures = [.pinch, .rotate]
            $0.pinch.rotateSlop = 0
        }
        let frames: TouchScript = .frames(10) { .spread(.moved, at: $0, 50 + 1000 * $0, angle: 8 * $0) }
        try engine.play(.spread(.began, at: 0, 50) + frames + [.advance(0.1)])
        let velocity = engine.velocity
        #expect(velocity.point == Self.center)
        #expect(velocity.translation == .zero)
        #expect(isClose(velocity.logScale, 1000.0 / 150))
        #expect(isClose(velocity.rotation, 8))
    }

    @Test("A quick zoom has the velocity of its zoom about its landing, and 0 while other fingers are down.")
    func velocityOfAQuickZoom() throws {
        var engine = Self.engine(.board)
        let drag: TouchScript = .line(2, from: 0.1, Vector(120, 100), to: Vector(120, 200))
        try engine.play(.tap(at: 0, 120, 100) + [.down(2, at: 0.1, 120, 100)] + drag + [.advance(0.2)])
        let velocity = engine.velocity
        #expect(velocity.point == Vector(120, 100))
        #expect(velocity.translation == .zero && velocity.rotation == 0)
        #expect(isClose(velocity.logScale, Math.ln2 / 140 * 1000))
        // The center of two fingers does not give the place of the first.
        try engine.play([.down(3, at: 0.21, 300, 300), .move(2, at: 0.22, 120, 210), .advance(0.22)])
        #expect(engine.velocity == .zero(at: Vector(120, 100)))
    }

    /// The remaining finger stays within 9 points.
    @Test("Within lift_grace_time of a lift the velocity is 0, and then that of the remaining finger.")
    func zeroInTheGracePeriod() throws {
        var engine = Self.engine(.board)
        let frames: TouchScript = .frames(10) { .spread(.moved, at: $0, 50 + 1000 * $0) }
        try engine.play(.spread(.began, at: 0, 50) + frames + [.up(2, at: 0.1, 350, 200)])
        try engine.play(.line(from: 0.1, Vector(50, 200), to: Vector(43, 200), frames: 5) + [.advance(0.16)])
        #expect(engine.velocity.translation == .zero)
        #expect(engine.velocity.logScale == 0)
        try engine.play(.line(from: 0.19, Vector(43, 200), to: Vector(-57, 200), frames: 5) + [.advance(0.25)])
        #expect(engine.velocity.translation.x < -900)
    }

    @Test("Within lift_grace_time the velocity is that of a finger that moves further than 9 points.")
    func fingerBeyondTheLiftSlopHasItsVelocity() throws {
        var engine = Self.engine(.board)
        let frames: TouchScript = .frames(10) { .spread(.moved, at: $0, 50 + 1000 * $0) }
        try engine.play(.spread(.began, at: 0, 50) + frames + [.up(2, at: 0.1, 350, 200)])
        try engine.play(.line(from: 0.1, Vector(50, 200), to: Vector(-50, 200), frames: 5) + [.advance(0.16)])
        #expect(engine.velocity.translation.x < -900)
    }

    @Test("The velocity is 0 at a finger that has stopped a fling.")
    func zeroUnderAFingerThatStopsAFling() throws {
        var engine = Self.engine()
        try engine.play(.drag(from: 0, Vector(300, 200), to: Vector(200, 200)) + [.advance(0.2)])
        #expect(engine.velocity.translation.x < -500)
        #expect(engine.velocity.point == Self.center)
        try engine.play([.down(at: 0.21, 70, 80), .advance(0.21)])
        #expect(engine.velocity == .zero(at: Vector(70, 80)))
    }

    @Test("An absolute command that cancels a pan replaces its velocity by that of the animation.")
    func velocityAfterACommand() throws {
        var engine = Self.engine()
        try engine.play([.down(at: 0, 200, 200)] + .line(from: 0, Vector(200, 200), to: Vector(100, 200)))
        engine.zoom(to: 1, at: Self.center, .animated)
        #expect(engine.velocity.point == Vector(100, 200))
        engine.zoom(to: 2, at: Self.center, .animated)
        #expect(engine.velocity == .zero(at: Self.center))
        try engine.play([.move(at: 0.11, 95, 200), .advance(0.12)])
        #expect(engine.velocity.logScale > 0)
    }

    // MARK: Laws

    /// Compares a velocity with the displayed transforms a step before and after its time.
    private static func compare(
        _ before: Transform, _ displayed: Transform, _ after: Transform, _ step: Double, _ velocity: TransformVelocity
    ) throws {
        let source = displayed.applyInverse(velocity.point)
        let point = displayed.apply(source)
        let (early, late) = (point - before.apply(source), after.apply(source) - point)
        // Where an axis crosses its bound, the velocity jumps.
        if early.distance(to: late) > 0.005 * (early.length + late.length) + 1000 * step * step { return }
        let moved = (1 / (2 * step)) * (after.apply(source) - before.apply(source))
        let logScale = Math.log(after.scale / before.scale) / (2 * step)
        let rotation = (after.rotation - before.rotation) / (2 * step)
        try require(isClose(velocity.translation, moved, of: 1000, to: 2e-3), "\(velocity), but it moves by \(moved)")
        try require(isClose(velocity.logScale, logScale, of: 10, to: 5e-3), "\(velocity), but the zoom is \(logScale)")
        try require(
            isClose(velocity.rotation, rotation, of: 10, to: 5e-3), "\(velocity), but the rotation is \(rotation)")
    }

    /// The fingers move, spread and rotate steadily, within the limits and beyond them.
    @Test("Under fingers the velocity is the derivative of the displayed transform.")
    func isTheDerivativeUnderFingers() {
        var beyond = 0
        trials(600) { random in
            var engine = Self.engine(random.pick([.photos, .maps, .reader, .board])) {
                $0.gestures.insert(.rotate)
                $0.pinch.rotateSlop = 5
                $0.pan.panSlop = random.pick([0, 10])
                $0.elastic.rubberBand = random.pick([0.1, 0.55, 1])
            }
            let fingers = random.pick([1, 2, 3])
            let offsets = (0..<fingers).map { _ in random.vector(150) }
            let (speed, scaleFactor, turn) = (random.vector(1500), random.between(-0.5, 3), random.between(-3, 3))
            func frame(_ time: Double) -> TouchScript {
                offsets.enumerated().map { index, offset in
                    let lever = (fingers == 1 ? 0 : 1 + scaleFactor * time) * offset.rotated(by: turn * time)
                    let place = Self.center + time * speed + lever
                    let phase = time == 0 ? TouchPhase.began : .moved
                    return .touch(TouchSample(time: time, id: Int64(index), position: place, phase: phase))
                }
            }
            let last = random.pick([250, 400])
            try engine.play(frame(0))
            func play(_ engine: inout Engine, to millisecond: Int) throws -> Transform {
                let time = 0.001 * Double(millisecond)
                try engine.play(frame(time) + [.advance(time)])
                return engine.transform
            }
            for millisecond in 1..<last - 1 { _ = try play(&engine, to: millisecond) }
            let before = try play(&engine, to: last - 1)
            let displayed = try play(&engine, to: last)
            let (velocity, isBeyond) = (engine.velocity, engine.isBeyond)
            _ = engine.pollAll()
            let after = try play(&engine, to: last + 1)
            // Where a gesture begins or a bound is crossed, the velocity jumps.
            if isBeyond != engine.isBeyond || engine.pollAll().contains(where: { $0.phase == .began }) { return }
            if isBeyond { beyond += 1 }
            try Self.compare(before, displayed, after, 0.001, velocity)
        }
        #expect(beyond > 60)
    }

    /// Flings with their bounces, zooms and springs.
    @Test("During animations and flings the velocity is the derivative of the displayed transform.")
    func isTheDerivativeInMotion() {
        trials(500) { random in
            var engine = Self.engine(random.pick([.photos, .board]))
            if random.chance(0.5) {
                let target = Transform(
                    scale: random.magnitude(0.4, 2), rotation: 0, translation: -300 * Vector(1, 1) + random.vector(200))
                try engine.advance(to: 0)
                engine.set(target, .animated)
            } else {
                try engine.play(
                    .drag(from: -0.1, Self.center, to: Self.center + random.vector(random.pick([30, 300]))))
            }
            let time = random.between(0.01, 0.6)
            let step = 1e-5
            try engine.advance(to: time - step)
            let before = engine.transform
            try engine.advance(to: time)
            let (displayed, velocity, isMoving) = (engine.transform, engine.velocity, engine.isMoving)
            try engine.advance(to: time + step)
            if isMoving != engine.isMoving { return }
            try Self.compare(before, displayed, engine.transform, step, velocity)
        }
    }

    @Test("Reading the velocity does not change the view.")
    func readingChangesNothing() {
        trials(300) { random in
            let world = random.world()
            let script = random.script(length: 40)
            var read = world.engine
            var other = world.engine
            for step in script {
                try read.play([step])
                try other.play([step])
                let velocity = read.velocity
                try require(
                    velocity.orZero == velocity && velocity == read.velocity, "two readings of \(velocity) differ")
                try require(read.reading == other.reading, "a reading of the velocity changes the view")
            }
        }
    }
}

extension Engine {
    /// Whether the displayed transform differs from the one that the fingers ask for.
    fileprivate var isBeyond: Bool {
        mutating get {
            camera.isDragging && camera.unconstrained != UnconstrainedTransform(camera.session.displayed)
        }
    }
}
