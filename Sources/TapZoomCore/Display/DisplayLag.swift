// SPDX-License-Identifier: MIT

/// The difference between the displayed and the exact transform at the end of a path of the fingers. It fades, so that
/// the content does not jump.
struct DisplayLag {
    /// Seconds for which the difference fades: several frames, because it is up to 0.02 s of the fingers' motion.
    private static var duration: Double { 0.04 }
    /// Seconds by which a display time may be before the clock.
    static var earliest: Double { 0.005 }

    /// The time at which the difference has faded.
    private var end = -Double.infinity
    /// The delta from the exact displayed transform to the one that was shown.
    private var delta = TransformDelta(from: .zero, to: .zero)

    /// The allowed scale factors of lags. Only fingers that nearly touch, without `pinch_min_span`, zoom more within a
    /// few milliseconds; then no lag is shown.
    private static var scales: ClosedRange<Double> { 0.25...4 }

    /// Starts to fade a delta at a time, in place of an earlier one.
    mutating func begin(_ newDelta: TransformDelta, at time: Double) {
        delta = newDelta
        end = isValid ? time + Self.duration : -.infinity
    }

    private var isValid: Bool {
        delta.from.isWithin(1e13) && delta.to.isWithin(1e13) && Self.scales.contains(delta.scale)
            && abs(delta.rotation) <= 1e13
    }

    mutating func drop() { end = -.infinity }

    func isShown(at time: Double) -> Bool { time < end && !delta.isIdentity }

    /// The remaining delta at a time; nil if it has faded.
    private func remaining(at time: Double) -> TransformDelta? {
        if !isShown(at: time) { return nil }
        let part = min(1, (end - time) / Self.duration)
        return TransformDelta(
            from: delta.from, to: delta.from + part * (delta.to - delta.from),
            scale: delta.scale == 1 ? 1 : Math.exp(part * Math.log(delta.scale)), rotation: part * delta.rotation)
    }

    /// Applies the remaining part to an exact transform of the camera.
    func shown(_ exact: Transform, at time: Double, _ camera: inout Camera) -> Transform {
        guard let rest = remaining(at: time) else { return exact }
        // Without a rubber band, content at a limit has no lag.
        if camera.bands.isOff, !camera.viewport.limits(at: exact).isEmpty { return exact }
        var transform = rest.applied(to: exact)
        if camera.bands.isOff, camera.settings.display.predictTime > 0 {
            transform = camera.viewport.constrainPlace(transform)
        }
        return transform.isShowable ? transform : exact
    }
}

extension DisplayLag {
    /// Whether a display time that the host may still request shows the lag.
    func matters(at clock: Double) -> Bool { end > clock - Self.earliest }

    mutating func serialize(with coder: inout some StateCoder, at clock: Double) {
        coder.code(time: &end)
        coder.code(&delta)
        if coder.isReading, !(matters(at: clock) && end - clock <= Self.duration + 0.1 && isValid) { coder.fail() }
    }
}
