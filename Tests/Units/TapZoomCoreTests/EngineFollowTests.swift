// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The engine only follows most frames. This gives the same bits as handling them in full.
@Suite struct EngineFollowTests {
    @Test("Frames that the engine only follows give the same bits as frames handled in full.")
    func followedFramesGiveTheSameBits() {
        var frames = FrameCount()
        trials(200) { random in
            let world = random.handsWorld()
            let polls = random.chance(0.5)
            var engine = world.engine
            var full = world.engine
            for step in random.longStrokes() + [.advance(1000)] {
                if full.closesFrame(before: step) { full.closeFrameInFull() }
                try engine.run(step)
                try full.run(step)
                frames.add(step, engine.arbiter.input)
                try require(engine.transform.bits == full.transform.bits, "the transforms differ after \(step)")
                if polls {
                    try require(engine.pollAll().bits == full.pollAll().bits, "the events differ after \(step)")
                }
                try require(engine.words == full.words, "the states differ after \(step)")
            }
            try require(engine.pollAll().bits == full.pollAll().bits, "the events differ at the end")
        }
        #expect(frames.all > 5_000)
        #expect(frames.steadyShare >= 0.8, "\(frames)")
    }
}

/// The number of frames of moves, and of those that the arbiter handled.
private struct FrameCount {
    var all = 0
    var handled = 0
    private var last = -Double.infinity
    private var isOpen = false

    var steadyShare: Double { Double(all - handled) / Double(all) }

    /// Counts a frame that an advance has closed.
    mutating func add(_ step: Step, _ input: RecognizerInput) {
        switch step {
        case .touch(let sample): isOpen = sample.phase == .moved
        case .cancel: isOpen = false
        case .advance:
            guard isOpen else { return }
            isOpen = false
            all += 1
            if input.time == step.time, input.trigger == .moved { handled += 1 }
        }
    }
}

extension Engine {
    /// Whether a step closes the frame.
    fileprivate func closesFrame(before step: Step) -> Bool {
        switch step {
        case .touch(let sample): sample.phase != .moved || sample.time > clock.now
        case .advance, .cancel: true
        }
    }

    /// Closes the frame in full: every recognizer handles it.
    fileprivate mutating func closeFrameInFull() {
        guard clock.close() else { return }
        let pose = contacts.closeFrame(at: clock.now, turning: arbiter.input.thresholds.rotates)
        // A frame on which a recognizer acts restarts the path of resampled fingers.
        var (other, table) = (arbiter, contacts)
        if !other.follow(pose, &table) { breakPath(at: clock.now) }
        dispatch(.moved, at: clock.now)
        if camera.boost.isPossible {
            camera.boost.follow(contacts.summary.pose, isPan: arbiter.running.contains(.pan))
        }
        if camera.session.mayChangeLimits { reportLimits(at: clock.now) }
    }
}

extension SplitMix64 {
    /// A preset, often with rotation, without slops or without a rubber band. The content is often too small.
    fileprivate mutating func handsWorld() -> World {
        var world = plainWorld()
        if chance(0.5) { world.settings.gestures.insert(.rotate) }
        if chance(0.2) { world.settings.pan.panSlop = 0 }
        if chance(0.2) { world.settings.pinch.pinchSlop = 0 }
        if chance(0.2) { world.settings.pinch.rotateSlop = 0 }
        if chance(0.2) { world.settings.pinch.pinchSpeed = between(0.2, 3) }
        if chance(0.2) { world.settings.elastic.rubberBand = 0 }
        if chance(0.2) { world.settings.pan.axisLockRatio = 2 }
        if chance(0.2) { world.settings.layout.bounds = .none }
        return world
    }

    /// One to five fingers land, drag, pinch, rotate or rest for about a second, and lift. The host advances to every
    /// frame.
    fileprivate mutating func longStrokes() -> TouchScript {
        var script = TouchScript()
        var time = 0.0
        for _ in 0...below(3) {
            if chance(0.3) {
                script += .tap(at: time, 200, 200)
                time += 0.15
            }
            script += stroke(at: &time)
            time += pick([0.01, 0.1, 0.6])
        }
        return script
    }

    private mutating func stroke(at time: inout Double) -> TouchScript {
        var script = TouchScript()
        let arms = (0..<pick([1, 1, 2, 2, 3, 5])).map { _ in vector(pick([5, 60, 150])) }
        let (speed, logScale, turn) = (
            vector(pick([0, 5, 100, 500])), pick([0, between(-2, 2)]), pick([0, 0, between(-2, 2)])
        )
        let home = Vector(between(50, 350), between(50, 350))
        func place(_ lever: Vector, at duration: Double) -> Vector {
            home + duration * speed + (Math.exp(logScale * duration) * lever).rotated(by: turn * duration)
        }
        for (index, lever) in arms.enumerated() {
            script.append(.down(Int64(index), at: time, home.x + lever.x, home.y + lever.y))
            time += pick([0, 0, 0.02, 0.1])
        }
        let start = time
        for _ in 0..<30 + below(60) {
            time += pick([0.008, 0.008, 0.016])
            for (index, lever) in arms.enumerated() where chance(0.95) {
                let place = place(lever, at: time - start)
                script.append(.move(Int64(index), at: time, place.x, place.y))
            }
            script.append(.advance(time))
        }
        for (index, lever) in arms.enumerated() {
            let place = place(lever, at: time - start)
            script.append(.up(Int64(index), at: time, place.x, place.y))
            time += pick([0, 0, 0.02])
        }
        return script
    }
}
