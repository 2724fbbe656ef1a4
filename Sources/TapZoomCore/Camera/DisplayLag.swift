// SPDX-License-Identifier: MIT

/// The difference between the transform that resampled fingers have shown and the exact one, when their path breaks. It
/// fades, so that the content does not jump.
struct DisplayLag {
    /// Seconds for which it fades.
    static var duration: Double { 0.008 }

    /// Poses of the hand before this time do not continue in later ones.
    var pathStart = 0.0
    /// The time at which it has faded.
    private(set) var end = -Double.infinity
    /// From the exact unconstrained transform to the one that was shown.
    private var delta = TransformDelta(from: .zero, to: .zero)

    /// The scales of lags. Only fingers that nearly touch, and whose distance is not limited by a setting, zoom more
    /// within some milliseconds: then nothing fades.
    private static var scales: ClosedRange<Double> { 0.25...4 }

    /// Begins to fade at a time. An earlier lag that has not faded yet is added.
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

    /// The delta that has not faded at a time; nil where it has faded.
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
    /// Whether a display time that the host may still ask for sees it.
    func matters(at clock: Double) -> Bool { end > clock - VelocityTracker.latency }

    /// None is coded. One that has faded keeps its end, which may come again where times change.
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
