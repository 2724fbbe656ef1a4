// SPDX-License-Identifier: MIT

/// The sizes of a trackpad's reports without phases, as in browsers, which tell the system's momentum from fingers.
///
/// Momentum decays exponentially, with a nearly constant rate, and its sizes are rounded. Fingers that slow down send
/// sizes that rise now and then, or stop sooner. A wheel with notches sends equal sizes.
struct ScrollDecay: BitCodable {
    /// Seconds for which the sizes must decay: before they pull the content beyond an edge, and otherwise, where
    /// fingers that slow down for a moment matter more.
    static var atEdge: Double { 0.13 }
    static var inside: Double { 0.25 }
    /// The reports of that time, at 60 to 120 a second.
    private static var counts: ClosedRange<Double> { 8...30 }
    /// The range of the rate of decay in 1/s.
    private static var rates: ClosedRange<Double> { 1.5...12 }
    /// The smallest share of each half of the time in the decay.
    private static var minShare: Double { 0.3 }
    /// The longest time in seconds between two reports of one motion.
    private static var maxInterval: Double { 0.06 }

    /// The sizes of the last reports, in view units per `period`. The capacity is a power of two.
    private var sizes = InlineArray<32, Double>(repeating: 0)
    /// The number of reports since the sizes last rose; the newest size is at this index.
    private var run = 0.0
    /// The usual time between two reports.
    private var period = 0.0
    /// 1 if the last report stood for several frames.
    private var isJoined = 0.0
    /// The time and the offset of the last report.
    private var time = 0.0
    private var offset = Vector.zero
    /// The smallest size since the scroll began.
    private var least = 1e100

    mutating func shiftTimes(by offset: Double) { time.shift(by: offset) }

    /// Notes a report. Returns whether it is larger than the smallest one so far, or in another direction, so that it
    /// cannot continue a momentum.
    mutating func note(_ offset: Vector, at time: Double) -> Bool {
        if offset == .zero { return false }
        let interval = time - self.time
        let isFirst = self.offset == .zero
        let frames = frames(in: interval)
        let size = offset.length / frames
        let isAlong = offset.dot(self.offset) > 0.7 * offset.length * self.offset.length
        let rises = isFirst || !isAlong || size > 1.25 * least + 1.5
        let isSteady = interval > 0 && interval <= Self.maxInterval
        run = !isFirst && isAlong && isSteady && size <= last + 0.5 ? run + 1 : 0
        if frames == 1 { period = isSteady ? interval : 0 }
        isJoined = frames > 1 ? 1 : 0
        sizes[index(0)] = size
        least = rises ? size : min(least, size)
        (self.time, self.offset) = (time, offset)
        return rises
    }

    /// The frames for which a report stands. Browsers join reports that they deliver late; two such reports in a row
    /// have another period.
    private func frames(in interval: Double) -> Double {
        if period == 0 || isJoined != 0 || interval < 1.7 * period { return 1 }
        return Double(Int((1...4).clamp(interval / period) + 0.5))
    }

    /// Whether the last report may be one of the same motion as another at a time.
    func isRecent(at time: Double) -> Bool { offset != .zero && time - self.time <= Self.maxInterval }

    /// Whether the reports of the last seconds decay like momentum.
    func isMomentum(for seconds: Double) -> Bool {
        guard period > 0 else { return false }
        let length = Double(Int(Self.counts.clamp(seconds / period) + 0.5))
        guard run >= length, last > 0 else { return false }
        let duration = length * period
        let (first, middle) = (sizes[index(length)], sizes[index(0.5 * length)])
        // Rounding changes a size by up to half a unit.
        let rounding = 0.5 / last
        let (early, late) = (Math.log(first / middle), Math.log(middle / last))
        let total = early + late
        return Self.rates.contains(total / duration) && min(early, late) + rounding >= Self.minShare * total
            && late <= (1 - Self.minShare) * total + rounding
    }

    private var last: Double { sizes[index(0)] }

    /// The index of the size that is `age` reports before the newest.
    private func index(_ age: Double) -> Int { Int((0...1e9).clamp(run - age)) & 31 }
}
