// SPDX-License-Identifier: MIT

/// The hand that `jitter_cutoff` smooths, for the display alone: each contact passes a one-euro filter (Casiez, Roussel
/// and Vogel, "1 euro filter: a simple speed-based low-pass filter for noisy input in interactive systems", CHI 2012).
struct ShownHand {
    /// Whether the filters run. They begin at the first frame after a landing or a lift, where the contacts are.
    private(set) var isRunning = false
    private var filters = InlineArray<16, OneEuroFilter>(repeating: OneEuroFilter())
    private var time = 0.0
    private(set) var tracker = VelocityTracker()

    mutating func reset() {
        stop()
        tracker.reset()
    }

    mutating func stop() { isRunning = false }

    /// Filters the position of a contact at the time of a frame.
    mutating func filter(_ index: Int, _ position: Vector, at time: Double, _ jitter: JitterFilter) -> Vector {
        if isRunning {
            filters[index & 15].follow(position, for: time - self.time, jitter)
        } else {
            filters[index & 15] = OneEuroFilter(position: position)
        }
        return filters[index & 15].position
    }

    /// Appends the pose of the filtered contacts.
    mutating func append(_ pose: PointerPose) {
        isRunning ? tracker.append(pose) : tracker.restart(pose)
        (isRunning, time) = (true, pose.time)
    }

    mutating func displayed(at time: Double, since start: Double, after newest: PointerPose, _ display: FingerDisplay)
        -> PointerPose?
    { tracker.displayed(at: time, since: start, after: newest, display) }
}

/// The settings of the filter.
struct JitterFilter {
    /// 1/s, of a contact at rest.
    var cutoff: Double
    /// The growth of the cutoff with the speed in view units per second.
    var beta: Double
}

/// A position that follows noisy ones.
private struct OneEuroFilter: BitCodable {
    var position = Vector.zero
    private var velocity = Vector.zero

    init(position: Vector = .zero) { self.position = position }

    /// The cutoff of the velocity, in 1/s: the constant of the paper.
    private static var velocityCutoff: Double { 1 }

    mutating func follow(_ next: Vector, for duration: Double, _ jitter: JitterFilter) {
        guard duration > 0 else { return }
        let measured = (next - position) / duration
        // Times that nearly agree may have any velocity.
        guard measured.isWithin(1e15) else {
            position = next
            return
        }
        velocity = velocity + Self.share(Self.velocityCutoff, duration) * (measured - velocity)
        let cutoff = jitter.cutoff + jitter.beta * velocity.length
        position = position + Self.share(cutoff, duration) * (next - position)
    }

    /// The share of a new value.
    private static func share(_ cutoff: Double, _ duration: Double) -> Double {
        let turns = 2 * .pi * cutoff * duration
        return turns < .infinity ? turns / (turns + 1) : 1
    }
}

extension ShownHand {
    /// Codes the filters of the contacts that are down.
    mutating func serialize(with coder: inout some StateCoder, _ count: Int) {
        coder.code(&isRunning)
        if !isRunning { return }
        coder.code(time: &time)
        coder.code(&filters, 0..<count)
        tracker.serialize(with: &coder)
    }
}
