// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// The arguments of an engine, so that a test can create equal engines.
struct World {
    var settings: Settings
    var size = Vector(400, 400)
    var content = Vector(1000, 1000)

    var engine: Engine { Engine(settings, size: size, content: content) }
}

/// The outcome of a run.
struct RunResult: Equatable {
    let events: [[UInt64]]
    let reading: Reading
}

extension World {
    /// Plays a touch script to a new engine.
    func result(of script: TouchScript) throws(InputError) -> RunResult {
        var engine = engine
        let events = try engine.play(script)
        return RunResult(events: events.bits, reading: engine.reading)
    }
}

extension SplitMix64 {
    /// Random settings, and ordinary sizes.
    mutating func world() -> World {
        World(settings: settings(), size: size(200, 1000), content: size(50, 5000))
    }

    /// An unchanged preset, and ordinary sizes.
    mutating func plainWorld() -> World {
        World(
            settings: Settings(pick([.photos, .maps, .reader, .board])), size: size(200, 1000), content: size(50, 5000))
    }
}

extension TouchScript {
    /// Each sample, changed by `change`.
    func changed(_ change: (inout TouchSample) -> Void) -> TouchScript {
        map { step in
            guard case .touch(var sample) = step else { return step }
            change(&sample)
            return .touch(sample)
        }
    }

    /// The same script, later.
    func later(by delay: Double) -> TouchScript {
        map { step in
            switch step {
            case .touch(var sample):
                sample.time += delay
                return .touch(sample)
            case .advance(let time): return .advance(time + delay)
            case .cancel(let time): return .cancel(time + delay)
            }
        }
    }
}
