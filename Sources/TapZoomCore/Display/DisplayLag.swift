// SPDX-License-Identifier: MIT

/// The difference between the displayed and the exact transform at the end of a path of the fingers. It fades, so that
/// the content does not jump.
///
/// A prediction is ahead of the exact transform. Where that does not move on as the prediction did, the difference
/// first grows to that of the longest prediction, because the host may have displayed any time up to it. Then it fades
/// so slowly that no frame steps back by more than half a view unit.
struct DisplayLag {
    /// Seconds for which the difference fades. The longest is enough for a finger at 9,600 view units per second, whose
    /// prediction leads by 240.
    private static var durations: ClosedRange<Double> { 0.008...10 }
    /// View units per second.
    private static var returnSpeed: Double { 24 }

    /// Seconds by which a display time may be before the clock.
    static var maxDelay: Double { 0.005 }

    /// The time at which the difference has faded.
    private(set) var end = -Double.infinity
    private var fade = Fade()
    /// The delta from the exact displayed transform to the one that was shown.
    private var delta = TransformDelta(from: .zero, to: .zero)

    /// The course of the difference.
    private struct Fade: BitCodable {
        var duration = DisplayLag.durations.lowerBound
        /// The time at which the difference is 0, and the seconds in which it grows; 0 if it does not grow.
        var start = 0.0
        var growth = 0.0

        mutating func shiftTimes(by offset: Double) { start.shift(by: offset) }

        func part(at time: Double, until end: Double) -> Double {
            let grown = growth > 0 ? (-1...1).clamp((time - start) / growth) : 1
            return min(1, (end - time) / duration) * grown
        }

        var isValid: Bool {
            DisplayLag.durations.contains(duration) && abs(start) <= 1.1e12
                && (0...0.025).contains(growth)
        }
    }

    /// The allowed scale factors of lags. Only fingers that nearly touch, without `pinch_min_span`, zoom more within a
    /// few milliseconds; then no lag is shown.
    private static var scales: ClosedRange<Double> { 0.25...4 }

    /// Starts to fade a delta at a time, in place of an earlier one.
    mutating func begin(_ newDelta: TransformDelta, at time: Double) {
        (delta, fade) = (newDelta, Fade())
        end = isValid ? time + fade.duration : -.infinity
    }

    /// Lets a delta grow from a start for a duration, then fade from `time` on. `length`: the distance by which it
    /// moves a point of the view.
    mutating func begin(
        _ newDelta: TransformDelta, at time: Double, growing growth: Double, from start: Double, length: Double
    ) {
        delta = newDelta
        let duration = Self.durations.clamp(length / Self.returnSpeed)
        fade = Fade(duration: duration, start: start, growth: growth)
        end = isValid ? time + duration : -.infinity
    }

    private var isValid: Bool {
        delta.from.isWithin(1e13) && delta.to.isWithin(1e13) && Self.scales.contains(delta.scale)
            && abs(delta.rotation) <= 1e13
    }

    mutating func drop() { end = -.infinity }

    /// The remaining delta at a time; nil if it has faded.
    func remaining(at time: Double) -> TransformDelta? {
        if time >= end || delta.isIdentity { return nil }
        let part = fade.part(at: time, until: end)
        return TransformDelta(
            from: delta.from, to: delta.from + part * (delta.to - delta.from),
            scale: delta.scale == 1 ? 1 : Math.exp(part * Math.log(delta.scale)), rotation: part * delta.rotation)
    }
}

extension DisplayLag {
    /// Whether a display time that the host may still request shows the lag.
    func matters(at clock: Double) -> Bool { end > clock - Self.maxDelay }

    mutating func serialize(with coder: inout some StateCoder, at clock: Double) {
        coder.code(time: &end)
        coder.code(&fade)
        coder.code(&delta)
        if !coder.isReading { return }
        if !(matters(at: clock) && end - clock <= fade.duration + 0.1 && fade.isValid && isValid) { coder.fail() }
    }
}

extension DisplayLag {
    /// Applies the remaining part of the lag to an exact transform of the camera.
    func shown(_ exact: Transform, at time: Double, _ camera: inout Camera) -> Transform {
        guard let rest = remaining(at: time) else { return exact }
        // Without a rubber band, content at a limit has no lag.
        if camera.bands.isOff, !camera.viewport.limits(at: exact).isEmpty { return exact }
        var transform = rest.applied(to: exact)
        if camera.bands.isOff, !camera.settings.display.isOff { transform = camera.viewport.constrainPlace(transform) }
        if !camera.bands.edges.isEmpty {
            transform = camera.viewport.stopped(transform, from: exact, at: camera.bands.edges)
        }
        return transform.isShowable ? transform : exact
    }
}
