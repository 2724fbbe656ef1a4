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
    private var way = TransformDelta(from: .zero, to: .zero)

    /// The scales of lags. Only fingers that nearly touch, and whose distance is not limited by a setting, zoom more
    /// within some milliseconds: then nothing fades.
    private static var scales: ClosedRange<Double> { 0.25...4 }

    /// Begins to fade at a time. What is left of an earlier lag comes after it.
    @inline(__always)
    mutating func begin(_ newWay: TransformDelta, at time: Double) {
        let old = _slowPath(end > time) ? rest(at: time) : nil
        way = newWay
        if let old {
            way.to = old.moved(newWay.to)
            way.scale = newWay.scale * old.scale
            way.rotation = newWay.rotation + old.rotation
        }
        end = _fastPath(isSound) ? time + Self.duration : -.infinity
    }

    private var isSound: Bool {
        way.from.isWithin(1e13) && way.to.isWithin(1e13) && Self.scales.contains(way.scale)
            && abs(way.rotation) <= 1e13
    }

    mutating func drop() { end = -Double.infinity }

    /// What is left at a time; nil if nothing is.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func rest(at time: Double) -> TransformDelta? {
        if time >= end || way.isStill { return nil }
        let part = min(1, (end - time) / Self.duration)
        return TransformDelta(
            from: way.from, to: way.from + part * (way.to - way.from),
            scale: way.scale == 1 ? 1 : Math.exp(part * Math.log(way.scale)), rotation: part * way.rotation)
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
        coder.code(&way)
        if !coder.isReading { return }
        if !(matters(at: clock) && end - clock <= 0.01 && isSound) { coder.fail() }
    }
}
