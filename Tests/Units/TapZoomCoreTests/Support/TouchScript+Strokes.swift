// SPDX-License-Identifier: MIT

@testable import TapZoomCore

extension [Step] {
    /// Moves of one finger along a straight line from the first place to the last, one frame every 0.01 s. The first
    /// move is one frame after `start`.
    static func line(
        _ id: Int64 = 1, from start: Double, _ first: Vector, to last: Vector, frames: Int = 10
    ) -> TouchScript {
        (1...frames).map { frame in
            let place = first + (Double(frame) / Double(frames)) * (last - first)
            return .move(id, at: start + 0.01 * Double(frame), place.x, place.y)
        }
    }

    /// One finger lands, moves along a straight line and lifts in motion.
    static func drag(
        _ id: Int64 = 1, from start: Double, _ first: Vector, to last: Vector, frames: Int = 10
    ) -> TouchScript {
        [.down(id, at: start, first.x, first.y)] + line(id, from: start, first, to: last, frames: frames) + [
            .up(id, at: start + 0.01 * Double(frames), last.x, last.y)
        ]
    }

    /// One frame every 0.01 s; the first one is 0.01 s after `start`.
    static func frames(_ count: Int, from start: Double = 0, _ frame: (Double) -> TouchScript) -> TouchScript {
        (1...count).flatMap { frame(start + 0.01 * Double($0)) }
    }

    /// One sample of each of two fingers, in one frame.
    static func pair(_ phase: TouchPhase, at time: Double, _ first: Vector, _ second: Vector) -> TouchScript {
        [(1, first), (2, second)].map { .touch(TouchSample(time: time, id: $0, position: $1, phase: phase)) }
    }

    /// One sample of each of two fingers on opposite sides of a center, in one frame.
    static func spread(
        _ phase: TouchPhase, at time: Double, _ radius: Double, angle: Double = 0,
        about center: Vector = Vector(200, 200)
    ) -> TouchScript {
        let lever = Vector(radius, 0).rotated(by: angle)
        return pair(phase, at: time, center - lever, center + lever)
    }
}
