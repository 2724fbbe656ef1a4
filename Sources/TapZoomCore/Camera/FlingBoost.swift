// SPDX-License-Identifier: MIT

/// The velocity of a fling that a finger has caught. The next fling adds it to its own if the finger pans at once,
/// without a gap, and never moves against the caught fling. Source: Chromium's FlingBooster.
struct FlingBoost {
    /// The longest time in seconds from the catch to the pan, and between fast frames, for which flings add up.
    private static var timeout: Double { 0.05 }
    /// The minimum speed of a fast frame in points per second.
    private static var leastSpeed: Double { 150 }

    private var memory = Memory()
    /// Whether a finger has caught a fling, and has neither paused nor moved against it since.
    private(set) var isPossible = false

    private struct Memory: BitCodable {
        var velocity = Vector.zero
        /// The last instant at which the boost counts.
        var cutoff = 0.0
        /// The focal point of the last frame, and its time.
        var focalPoint = Vector.zero
        var time = 0.0
        /// The minimum speed of a fast frame in view units per second.
        var leastSpeed = 0.0

        mutating func shiftTimes(by offset: Double) {
            cutoff.shift(by: offset)
            time.shift(by: offset)
        }
    }

    /// Creates no boost.
    init() {}

    /// - Parameter speed: The minimum speed of a fling that adds up; 0 turns the boost off.
    init(of velocity: Vector, from speed: Double, caughtBy landing: TouchSample, _ pointsPerUnit: Double) {
        guard speed > 0, velocity.length >= speed else { return }
        memory = Memory(
            velocity: velocity, cutoff: landing.time + Self.timeout, focalPoint: landing.position, time: landing.time,
            leastSpeed: Self.leastSpeed / pointsPerUnit)
        isPossible = true
    }

    /// Notes a complete frame; `isPan`: it pans.
    mutating func follow(_ pose: PointerPose, isPan: Bool) {
        let (duration, travel) = (pose.time - memory.time, pose.focalPoint - memory.focalPoint)
        if pose.time > memory.cutoff || travel != .zero && travel.dot(memory.velocity) <= 0 {
            isPossible = false
        } else if isPan, duration > 0, travel.length >= memory.leastSpeed * duration {
            memory.cutoff = pose.time + Self.timeout
        }
        (memory.focalPoint, memory.time) = (pose.focalPoint, pose.time)
    }

    /// The velocity of a new fling at a lift.
    func applied(to velocity: Vector, _ speed: Double, at time: Double) -> Vector {
        guard isPossible, time <= memory.cutoff, speed > 0, velocity.length >= speed, memory.velocity.length >= speed,
            velocity.dot(memory.velocity) > 0
        else { return velocity }
        return velocity + memory.velocity
    }
}

extension FlingBoost {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&isPossible)
        if isPossible { coder.code(&memory) }
    }
}
