// SPDX-License-Identifier: MIT

/// A zoom animation, as a closed form of time. The scale, as ln(scale), and the rotation ease to those of the target.
/// One content point, the anchor, moves in a straight line.
///
/// The anchor's progress along its line is linear in the scale. So without a rotation every content point moves in a
/// straight line, and a zoom about a point keeps that point in place. An edge that is in bounds at both ends stays in
/// bounds in between.
struct ZoomAnimation {
    private(set) var target = Transform.identity
    private(set) var anchor = Vector.zero
    private var origin = Transform.identity
    private var start = 0.0
    private var duration = 0.0
    private var scales = 1.0...1.0
    /// The initial place of the anchor, and its displacement.
    private var place = Vector.zero
    private var displacement = Vector.zero
    private var ratio = 1.0
    private var logRatio = 0.0
    private var turn = 0.0
    /// The initial velocity about the anchor, per duration of the zoom.
    private var velocity = TransformVelocity.zero(at: .zero)
    /// The initial distance out of bounds.
    private var excess = Vector.zero
    /// The raw value of the curve, plus 4 for a flight. It is a floating-point number like all other fields, which are
    /// coded at once.
    private var style = 0.0
    /// Valid for a flight only. Then `place` is the center of the safe area, and `displacement` is unused.
    private var flight = Flight()

    /// Starts anew.
    ///
    /// - Parameters:
    ///   - origin: The initial transform; `velocity` is the initial velocity.
    ///   - anchor: The content point that moves in a straight line.
    ///   - scales: The allowed scales. The scale leaves them no further than at the start.
    ///   - excess: The distance of `origin` from its allowed place; it fades to 0.
    mutating func begin(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, anchor: Vector,
        within scales: ClosedRange<Double>,
        excess: Vector, at start: Double, duration: Double, _ curve: Curve = .standard
    ) {
        flight = Flight()
        self.target = target
        self.anchor = anchor
        self.origin = origin
        self.start = start
        self.duration = duration
        self.scales = min(scales.lowerBound, origin.scale)...max(scales.upperBound, origin.scale)
        self.excess = excess
        place = origin.apply(anchor)
        displacement = target.apply(anchor) - place
        ratio = target.scale / origin.scale
        logRatio = Math.log(ratio)
        turn = (target.rotation - origin.rotation).withTurns(nearest: 0)
        style = Double(curve.rawValue)
        take(velocity)
    }

    /// Replaces the path by a flight.
    /// - Parameters:
    ///   - velocity: The initial velocity.
    ///   - style: The style; `minScale`: the smallest scale of the view.
    ///   - center: The center of the safe area.
    ///   - length: The larger side of the viewport.
    ///   - longest: The largest duration by speed; the present duration is the smallest.
    mutating func fly(
        _ velocity: TransformVelocity, _ style: ZoomStyle, minScale: Double, about center: Vector, length: Double,
        longest: Double
    ) {
        flight = Flight(
            from: origin.applyInverse(center), to: target.applyInverse(center),
            widths: (length / origin.scale, length / target.scale), widest: length / minScale, rho: style.rho)
        place = center
        self.style = Double(style.curve.rawValue) + Self.flightStyle
        if style.speed > 0, longest > duration {
            duration = (duration...longest).clamp(flight.screenfuls / style.speed)
        }
        take(velocity)
    }

    /// Takes over an initial velocity. From rest a curve keeps its own initial speed; from a motion it begins with the
    /// velocity of that motion.
    private mutating func take(_ velocity: TransformVelocity) {
        self.velocity = velocity.about(place).during(duration)
        let start = EasingCurve(at: 0, curve)
        if start.progressSlope == 0 || self.velocity == .zero(at: place) { return }
        let own = instant(start).velocity
        self.velocity.translation = self.velocity.translation - own.translation
        self.velocity.logScale -= own.logScale
        self.velocity.rotation -= own.rotation
    }

    var end: Double { start + duration }

    /// The style with which the same motion continues from another transform, within a given time.
    var remainder: ZoomStyle { ZoomStyle(curve: curve, rho: isFlight ? flight.asked : 0) }

    private static var flightStyle: Double { 4 }
    private var isFlight: Bool { style >= Self.flightStyle }
    private var curve: Curve {
        let number = isFlight ? style - Self.flightStyle : style
        return number == 0 ? .standard : .easeOut
    }

    @inline(never)
    func transform(at time: Double) -> Transform {
        let t = progress(at: time)
        // A command may have moved the start beyond the limits.
        if t <= 0, scales.contains(origin.scale) { return origin }
        if t >= 1 { return target }
        if style.bitPattern != 0 { return styledTransform(at: t) }
        let curve = EasingCurve(at: t)
        let scaleFactor = scaleFactor(curve)
        let scale = velocity.logScale == 0 ? origin.scale * scaleFactor : scale(curve)
        // Computed from the end, so that the full turns are those of the target.
        let rotation = target.rotation - (1 - curve.progress) * turn + curve.pulse * velocity.rotation
        return Transform(
            scale: scales.clamp(scale), rotation: rotation, taking: anchor, to: anchorPosition(curve, scaleFactor))
    }

    private func styledTransform(at t: Double) -> Transform {
        let instant = instant(EasingCurve(at: t, curve))
        return Transform(
            scale: scales.clamp(instant.scale), rotation: instant.rotation, taking: instant.source,
            to: instant.velocity.point)
    }

    func velocity(at time: Double) -> TransformVelocity {
        let t = progress(at: time)
        if t >= 1 { return .zero(at: target.apply(anchor)) }
        let curve = EasingCurve(at: t, curve)
        let instant = instant(curve)
        var velocity = instant.velocity
        velocity.translation = velocity.translation + curve.pulseSlope * self.velocity.translation
        velocity.logScale =
            scales.contains(instant.scale) ? velocity.logScale + curve.pulseSlope * self.velocity.logScale : 0
        velocity.rotation += curve.pulseSlope * self.velocity.rotation
        return velocity.during(1 / duration)
    }

    /// The path at an instant.
    private struct Instant {
        /// The content point at `velocity.point`.
        var source: Vector
        /// The scale before it is clamped.
        var scale: Double
        var rotation: Double
        /// The velocity per duration, without that of the pulse.
        var velocity: TransformVelocity
    }

    private func instant(_ curve: EasingCurve) -> Instant {
        let slope = curve.progressSlope
        var instant = Instant(
            source: anchor, scale: origin.scale,
            rotation: target.rotation - (1 - curve.progress) * turn + curve.pulse * velocity.rotation,
            velocity: .zero(at: place))
        let boost = curve.pulse * velocity.logScale
        if isFlight {
            let shown = flight.place(at: curve.progress)
            instant.source = shown.center
            instant.scale *= shown.scaleFactor * Math.exp(boost)
            instant.velocity.point = place + curve.pulse * velocity.translation
            instant.velocity.translation =
                -slope * (scales.clamp(instant.scale) * shown.centerSlope).rotated(by: instant.rotation)
            instant.velocity.logScale = slope * shown.growthSlope
        } else {
            let scaleFactor = scaleFactor(curve)
            instant.scale = scale(curve)
            instant.velocity.point = anchorPosition(curve, scaleFactor)
            let portionSlope = isPan ? slope : slope * logRatio * scaleFactor / (ratio - 1)
            instant.velocity.translation = portionSlope * displacement
            instant.velocity.logScale = slope * logRatio
        }
        instant.velocity.rotation = slope * turn
        return instant
    }

    var beginsOutOfBounds: Bool { excess != .zero }

    /// The remaining distance out of bounds at a time.
    func excess(at time: Double) -> Vector {
        // A display time may be before the start.
        (1 - EasingCurve(at: max(0, progress(at: time)), curve).progress) * excess
    }

    private func progress(at time: Double) -> Double {
        time >= end ? 1 : (time - start) / duration
    }

    private func scale(_ curve: EasingCurve) -> Double {
        origin.scale * Math.exp(curve.progress * logRatio + curve.pulse * velocity.logScale)
    }

    /// The factor by which the zoom has scaled, without the initial velocity.
    private func scaleFactor(_ curve: EasingCurve) -> Double { Math.exp(curve.progress * logRatio) }

    /// The current place of the anchor.
    private func anchorPosition(_ curve: EasingCurve, _ scaleFactor: Double) -> Vector {
        place + portion(curve, scaleFactor) * displacement + curve.pulse * velocity.translation
    }

    /// Whether the scale hardly changes. The anchor then moves by the progress of the curve, not of the scale.
    private var isPan: Bool { abs(logRatio) < 1e-5 }

    /// The progress of the anchor along its line.
    private func portion(_ curve: EasingCurve, _ scaleFactor: Double) -> Double {
        isPan ? curve.progress : (scaleFactor - 1) / (ratio - 1)
    }
}

extension ZoomAnimation {
    /// Moves the whole path by a delta. `target` is the target, moved by the same delta up to rounding errors.
    mutating func shift(by delta: TransformDelta, to target: Transform) {
        self.target = target
        origin = delta.moved(origin)
        place = delta.moved(place)
        displacement = (delta.scale * displacement).rotated(by: delta.rotation)
        velocity.point = place
        velocity.translation = (delta.scale * velocity.translation).rotated(by: delta.rotation)
    }
}

// MARK: - Paused

extension ZoomAnimation {
    /// Keeps the target and anchor of an animation that a finger has stopped; the other fields are then invalid.
    mutating func keep(_ target: Transform, anchor: Vector) { (self.target, self.anchor) = (target, anchor) }

    mutating func serializeGoal(with coder: inout some StateCoder) {
        coder.code(&target)
        coder.code(&anchor)
    }
}

extension ZoomAnimation: BitCodable {
    mutating func shiftTimes(by offset: Double) { start.shift(by: offset) }

    /// Whether the scale stays in its range at every time.
    var isValid: Bool {
        mutating get {
            origin.isShowable && scales.lowerBound >= 1e-30 && scales.lowerBound <= scales.upperBound
                && scales.upperBound <= 1e30
        }
    }
}

/// The path of a zoom animation. The raw values are those of the C header.
package enum Path: Int32 {
    case direct, fly
}

/// The curve and path of a zoom animation.
package struct ZoomStyle {
    package var curve = Curve.standard
    /// The curvature of a flight; 0 for a direct path.
    package var rho = 0.0
    /// The speed of a flight in rho-screenfuls per second, which gives its duration; 0 if the duration is given.
    package var speed = 0.0

    package init(curve: Curve = .standard, rho: Double = 0, speed: Double = 0) {
        (self.curve, self.rho, self.speed) = (curve, rho, speed)
    }

    static var defaultSpeed: Double { 1.2 }
    static var defaultRho: Double { 0x1.6a09e667f3bcdp0 }
}

/// The speed curve of an animation. The raw values are those of the C header.
package enum Curve: Int32 {
    case standard, easeOut
}

/// The two curves of every animated number, over a time of 0...1. With the standard curve, `from + (to - from) *
/// progress + slope * pulse` is a Hermite curve. It begins at `from` with a slope, and ends at `to` with slope 0. The
/// other curves begin with their own slope, which the pulse can increase or reduce.
struct EasingCurve {
    /// From 0 to 1. The standard curve is the smoothstep, from rest to rest.
    private(set) var progress: Double
    private(set) var progressSlope: Double
    /// From 0 back to 0, with the initial slope 1: it carries the initial velocity of a motion under way.
    let pulse: Double
    let pulseSlope: Double

    init(at t: Double) {
        let rest = 1 - t
        progress = t * t * (3 - 2 * t)
        progressSlope = 6 * t * rest
        pulse = t * rest * rest
        pulseSlope = rest * (1 - 3 * t)
    }

    init(at t: Double, _ curve: Curve) {
        self.init(at: t)
        switch curve {
        case .standard: break
        case .easeOut: (progress, progressSlope) = (t * (2 - t), 2 * (1 - t))
        }
    }
}
