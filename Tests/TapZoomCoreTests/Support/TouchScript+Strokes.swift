// SPDX-License-Identifier: MIT

@testable import TapZoomCore

extension [Step] {
    /// One finger's moves in a straight line from the first place to the second, a frame every hundredth of a second,
    /// beginning one frame after `start`.
    static func line(
        _ id: Int64 = 1, from start: Double, _ first: Vector, to last: Vector, frames: Int = 10
    ) -> TouchScript {
        (1...frames).map { frame in
            let place = first + (Double(frame) / Double(frames)) * (last - first)
            return .move(id, at: start + 0.01 * Double(frame), place.x, place.y)
        }
    }

    /// One finger that lands, goes in a straight line and lifts in motion.
    static func drag(
        _ id: Int64 = 1, from start: Double, _ first: Vector, to last: Vector, frames: Int = 10
    ) -> TouchScript {
        [.down(id, at: start, first.x, first.y)] + line(id, from: start, first, to: last, frames: frames) + [
            .up(id, at: start + 0.01 * Double(frames), last.x, last.y)
        ]
    }

    /// A frame every hundredth of a second, the first of them after one.
    static func frames(_ count: Int, from start: Double = 0, _ frame: (Double) -> TouchScript) -> TouchScript {
        (1...count).flatMap { frame(start + 0.01 * Double($0)) }
    }

    /// Two fingers, each at its place, in one frame.
    static func pair(_ phase: TouchPhase, at time: Double, _ first: Vector, _ second: Vector) -> TouchScript {
        [(1, first), (2, second)].map { .touch(TouchSample(time: time, id: $0, position: $1, phase: phase)) }
    }

    /// Two fingers about a center, at a distance and an angle from it, in one frame.
    static func spread(
        _ phase: TouchPhase, at time: Double, _ radius: Double, angle: Double = 0,
        about center: Vector = Vector(200, 200)
    ) -> TouchScript {
        let arm = Vector(radius, 0).rotated(by: angle)
        return pair(phase, at: time, center - arm, center + arm)
    }
}
