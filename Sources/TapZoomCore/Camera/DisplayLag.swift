// SPDX-License-Identifier: MIT

/// The difference between the transform shown with resampled fingers and the exact one, at the end of a path of the
/// fingers. It fades, so that the content does not jump.
struct DisplayLag {
    /// Seconds for which the difference fades.
    static var duration: Double { 0.008 }
    /// Seconds by which a display time may be before the clock.
    static var maxDelay: Double { 0.005 }

    /// Resampling combines no pose before this time with a later one.
    var pathStart = 0.0
    /// The time at which the difference has faded.
    private(set) var end = -Double.infinity
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

    mutating func drop() { end = -Double.infinity }

    /// The remaining delta at a time; nil if it has faded.
    func remaining(at time: Double) -> TransformDelta? {
        if time >= end || delta.isIdentity { return nil }
        let part = min(1, (end - time) / Self.duration)
        return TransformDelta(
            from: delta.from, to: delta.from + part * (delta.to - delta.from),
            scale: delta.scale == 1 ? 1 : Math.exp(part * Math.log(delta.scale)), rotation: part * delta.rotation)
    }
}

extension DisplayLag {
    /// Whether a display time that the host may still request shows the lag.
    func matters(at clock: Double) -> Bool { end > clock - Self.maxDelay }

    /// Codes no lag. A reading coder, or one that shifts times, drops the lag: a faded one would otherwise reappear at
    /// times that change.
    mutating func discard(_ coder: inout some StateCoder) {
        if coder.isReading || coder.timeShift.bitPattern != 0 { drop() }
    }

    mutating func serialize(with coder: inout some StateCoder, at clock: Double) {
        coder.code(time: &end)
        coder.code(&delta)
        if !coder.isReading { return }
        if !(matters(at: clock) && end - clock <= 0.01 && isValid) { coder.fail() }
    }
}

extension Camera {
    /// The transform at a display time. `lead` is the fingers' delta from that of the drag session to that of the
    /// resampled pose.
    mutating func displayed(by lead: TransformDelta?, atDisplayTime time: Double) -> Transform {
        // A display time may be before the start of the host's motion.
        let time = isMovedByHost ? max(time, hostMotion.start) : time
        guard isDragging else { return displayed(at: time) }
        var transform = session.displayed
        if let lead {
            let applied = session.applied
            let delta = TransformDelta(
                from: applied.from, to: applied.to + (lead.to - lead.from), scale: applied.scale * lead.scale,
                rotation: applied.rotation + lead.rotation)
            transform = displayed(by: delta, at: time)
        } else if isMovedByHost {
            transform = displayed(at: time)
        }
        return transform.isShowable ? transform : session.displayed
    }

    /// Starts the lag from the exact transform at a time to the one that was shown. Both are displayed transforms, so
    /// what the limits, fixed axes and the host's pager hide does not become part of it.
    mutating func beginLag(to shown: Transform, at time: Double) {
        let exact = isMovedByHost ? displayed(at: time) : session.displayed
        let point = session.focalPoint
        lag.begin(
            TransformDelta(
                from: point, to: shown.apply(exact.applyInverse(point)), scale: shown.scale / exact.scale,
                rotation: shown.rotation - exact.rotation),
            at: time)
    }

    /// Applies the remaining part of a lag to a transform.
    mutating func displayed(_ exact: Transform, laggingBy rest: TransformDelta) -> Transform {
        // Without a rubber band, content at a limit has no lag.
        if bands.isOff, !viewport.limits(at: exact, along: axes(of: exact)).isEmpty { return exact }
        var transform = rest.applied(to: exact)
        if !bands.edges.isEmpty { transform = viewport.stopped(transform, from: exact, at: bands.edges) }
        return transform.isShowable ? transform : exact
    }
}
