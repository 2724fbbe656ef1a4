// SPDX-License-Identifier: MIT

/// The first part of most flings: friction slows both axes, or one of them while the other rests. It computes the same
/// places as the axes, with one exponential function for both.
struct CoastingPhase {
    /// 0 if a spring moves an axis from the start.
    private(set) var duration = 0.0
    private var decay = 1.0
    private var start = Vector.zero
    /// The displacement by friction alone, without bounds.
    private var way = Vector.zero
    private var least = Vector.zero
    private var most = Vector.zero

    /// A placeholder with the duration 0.
    init() {}

    @_optimize(size)
    init(_ x: BouncingDecay, _ y: BouncingDecay) {
        duration = min(x.coastingTime, y.coastingTime)
        decay = x.friction.decay
        start = Vector(x.friction.start, y.friction.start)
        way = Vector(x.friction.way, y.friction.way)
        least = Vector(x.coastingRange.lower, y.coastingRange.lower)
        most = Vector(x.coastingRange.upper, y.coastingRange.upper)
    }

    /// The place at a time before the end of the phase.
    @inline(__always)
    func place(at t: Double) -> Vector {
        let place = start + (1 - Math.exp(-decay * t)) * way
        return Vector(
            place.x > least.x ? min(place.x, most.x) : least.x, place.y > least.y ? min(place.y, most.y) : least.y)
    }
}

extension BouncingDecay {
    /// The time for which friction alone moves the coordinate at the start; infinity if it rests.
    fileprivate var coastingTime: Double { duration == 0 ? .infinity : entry == 0 ? hit : 0 }

    /// The allowed positions during that time.
    fileprivate var coastingRange: (lower: Double, upper: Double) {
        duration == 0 ? (target, target) : (friction.range.lowerBound, friction.range.upperBound)
    }
}
