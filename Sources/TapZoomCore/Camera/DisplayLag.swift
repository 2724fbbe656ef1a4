// SPDX-License-Identifier: MIT

/// The difference between the transform shown with resampled fingers and the exact one, at the end of a path of the
/// fingers. It fades, so that the content does not jump.
struct DisplayLag {
    /// Seconds for which the difference fades.
    static var duration: Double { 0.008 }

    /// Resampling combines no pose before this time with a later one.
    var pathStart = 0.0
    /// The time at which the difference has faded.
    private(set) var end = -Double.infinity
    /// The delta from the exact unconstrained transform to the one that was shown.
    private var delta = TransformDelta(from: .zero, to: .zero)

    /// The allowed scale factors of lags. Only fingers that nearly touch, without `pinch_min_span`, zoom more within a
    /// few milliseconds; then no lag is shown.
    private static var scales: ClosedRange<Double> { 0.25...4 }

    /// Starts to fade a delta at a time. Adds the rest of an earlier lag.
    @inline(__always)
    mutating func begin(_ newDelta: TransformDelta, at time: Double) {
        let old = _slowPath(end > time) ? rest(at: time) : nil
        delta = newDelta
        if let old {
            delta.to = old.moved(newDelta.to)
            delta.scale = newDelta.scale * old.scale
            delta.rotation = newDelta.rotation + old.rotation
        }
        end = _fastPath(isSound) ? time + Self.duration : -.infinity
    }

    private var isSound: Bool {
        delta.from.isWithin(1e13) && delta.to.isWithin(1e13) && Self.scales.contains(delta.scale)
            && abs(delta.rotation) <= 1e13
    }

    mutating func drop() { end = -Double.infinity }

    /// The remaining delta at a time; nil if it has faded.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func rest(at time: Double) -> TransformDelta? {
        if time >= end || delta.isStill { return nil }
        let part = min(1, (end - time) / Self.duration)
        return TransformDelta(
            from: delta.from, to: delta.from + part * (delta.to - delta.from),
            scale: delta.scale == 1 ? 1 : Math.exp(part * Math.log(delta.scale)), rotation: part * delta.rotation)
    }
}

extension DisplayLag {
    /// Whether a display time that the host may still request shows the lag.
    func matters(at clock: Double) -> Bool { end > clock - VelocityTracker.latency }

    /// Codes no lag. A reading coder, or one that shifts times, drops the lag: a faded one would otherwise reappear at
    /// times that change.
    mutating func skip(_ coder: inout some StateCoder) {
        if coder.isReading || coder.timeShift.bitPattern != 0 { drop() }
    }

    @inline(never) @_optimize(size)
    mutating func code(with coder: inout some StateCoder, at clock: Double) {
        coder.code(time: &end)
        coder.code(&delta)
        if !coder.isReading { return }
        if !(matters(at: clock) && end - clock <= 0.01 && isSound) { coder.fail() }
    }
}
