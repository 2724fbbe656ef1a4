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
    private var way = Vector.zero
    private var ratio = 1.0
    private var logRatio = 0.0
    private var turn = 0.0
    /// The initial velocity about the anchor, per duration of the zoom.
    private var velocity = TransformVelocity.still(at: .zero)
    /// The initial distance out of bounds.
    private var excess = Vector.zero
    /// The raw value of the curve, plus 4 for a flight. It is a floating-point number like all other fields, which are
    /// coded at once.
    private var style = 0.0
    /// Valid for a flight only. Then `place` is the center of the safe area, and `way` is unused.
    private var flight = Flight()

    /// A placeholder, which has ended.
    init() {}

    /// - Parameters:
    ///   - origin: The initial transform; `velocity` is the initial velocity.
    ///   - anchor: The content point that moves in a straight line.
    ///   - scales: The allowed scales. The scale leaves them no further than at the start.
    ///   - excess: The distance of `origin` from its allowed place; it fades to 0.
    @inline(never) @_optimize(size)
    init(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, anchor: Vector,
        within scales: ClosedRange<Double>,
        excess: Vector, at start: Double, duration: Double, _ curve: Curve = .standard
    ) {
        self.target = target
        self.anchor = anchor
        self.origin = origin
        self.start = start
        self.duration = duration
        self.scales = min(scales.lowerBound, origin.scale)...max(scales.upperBound, origin.scale)
        self.excess = excess
        place = origin.apply(anchor)
        way = target.apply(anchor) - place
        ratio = target.scale / origin.scale
        logRatio = Math.log(ratio)
        turn = (target.rotation - origin.rotation).withTurns(nearest: 0)
        style = Double(curve.rawValue)
        take(velocity)
    }

    /// Replaces the path by a flight.
    /// - Parameters:
    ///   - velocity: The initial velocity.
    ///   - style: The style, with a smallest scale even if the host gives none.
    ///   - center: The center of the safe area.
    ///   - length: The larger side of the viewport.
    ///   - longest: The largest duration by speed; the present duration is the smallest.
    @inline(never) @_optimize(size)
    mutating func fly(
        _ velocity: TransformVelocity, _ style: ZoomStyle, about center: Vector, length: Double, longest: Double
    ) {
        flight = Flight(
            from: origin.applyInverse(center), to: target.applyInverse(center),
            widths: (length / origin.scale, length / target.scale), widest: length / style.minScale, rho: style.rho)
        place = center
        self.style = Double(style.curve.rawValue) + Self.flightStyle
        if style.speed > 0, longest > duration {
            duration = (duration...longest).clamp(flight.screenfuls / style.speed)
        }
        take(velocity)
    }

    /// Takes over an initial velocity. From rest a curve keeps its own initial speed; from a motion it begins with the
    /// velocity of that motion.
    @inline(never) @_optimize(size)
    private mutating func take(_ velocity: TransformVelocity) {
        self.velocity = velocity.about(place).during(duration)
        let start = EasingCurve(at: 0, curve)
        if start.progressSlope == 0 || self.velocity == .still(at: place) { return }
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
        return number == 0 ? .standard : number == 1 ? .easeOut : .linear
    }

    @_addressableSelf
    @inline(never)
    func transform(at time: Double) -> Transform {
        let t = progress(at: time)
        // A command may have moved the start beyond the limits.
        if t <= 0, scales.contains(origin.scale) { return origin }
        if t >= 1 { return target }
        if _slowPath(style.bitPattern != 0) { return styledTransform(at: t) }
        let curve = EasingCurve(at: t)
        let growth = growth(curve)
        let scale = velocity.logScale == 0 ? origin.scale * growth : scale(curve)
        // Computed from the end, so that the full turns are those of the target.
        let rotation = target.rotation - (1 - curve.progress) * turn + curve.pulse * velocity.rotation
        return Transform(
            scale: scales.clamp(scale), rotation: rotation, taking: anchor, to: anchorPosition(curve, growth))
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    private func styledTransform(at t: Double) -> Transform {
        let instant = instant(EasingCurve(at: t, curve))
        return Transform(
            scale: scales.clamp(instant.scale), rotation: instant.rotation, taking: instant.source,
            to: instant.velocity.point)
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    func velocity(at time: Double) -> TransformVelocity {
        let t = progress(at: time)
        if t >= 1 { return .still(at: target.apply(anchor)) }
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

    @_addressableSelf
    @inline(never) @_optimize(size)
    private func instant(_ curve: EasingCurve) -> Instant {
        let slope = curve.progressSlope
        var instant = Instant(
            source: anchor, scale: origin.scale,
            rotation: target.rotation - (1 - curve.progress) * turn + curve.pulse * velocity.rotation,
            velocity: .still(at: place))
        let boost = curve.pulse * velocity.logScale
        if isFlight {
            let shown = flight.place(at: curve.progress)
            instant.source = shown.center
            instant.scale *= shown.growth * Math.exp(boost)
            instant.velocity.point = place + curve.pulse * velocity.translation
            instant.velocity.translation =
                -slope * (scales.clamp(instant.scale) * shown.centerSlope).rotated(by: instant.rotation)
            instant.velocity.logScale = slope * shown.growthSlope
        } else {
            let growth = growth(curve)
            instant.scale = scale(curve)
            instant.velocity.point = anchorPosition(curve, growth)
            let portionSlope = isPan ? slope : slope * logRatio * growth / (ratio - 1)
            instant.velocity.translation = portionSlope * way
            instant.velocity.logScale = slope * logRatio
        }
        instant.velocity.rotation = slope * turn
        return instant
    }

    var beginsOutOfBounds: Bool { @inline(__always) get { excess != .zero } }

    /// The remaining distance out of bounds at a time.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func excess(at time: Double) -> Vector {
        // A display time may be before the start.
        (1 - EasingCurve(at: max(0, progress(at: time)), curve).progress) * excess
    }

    @inline(__always)
    private func progress(at time: Double) -> Double {
        time >= end ? 1 : (time - start) / duration
    }

    private func scale(_ curve: EasingCurve) -> Double {
        origin.scale * Math.exp(curve.progress * logRatio + curve.pulse * velocity.logScale)
    }

    /// The factor by which the zoom has scaled, without the initial velocity.
    @inline(__always)
    private func growth(_ curve: EasingCurve) -> Double { Math.exp(curve.progress * logRatio) }

    /// The current place of the anchor.
    @inline(__always)
    private func anchorPosition(_ curve: EasingCurve, _ growth: Double) -> Vector {
        place + portion(curve, growth) * way + curve.pulse * velocity.translation
    }

    /// Whether the scale hardly changes. The anchor then moves by the progress of the curve, not of the scale.
    private var isPan: Bool { abs(logRatio) < 1e-5 }

    /// The progress of the anchor along its line.
    @inline(__always)
    private func portion(_ curve: EasingCurve, _ growth: Double) -> Double {
        isPan ? curve.progress : (growth - 1) / (ratio - 1)
    }
}

extension ZoomAnimation {
    /// Moves the whole path by a delta. `target` is the target, moved by the same delta up to rounding errors.
    @inline(never) @_optimize(size)
    mutating func shift(by delta: @_addressable TransformDelta, to target: Transform) {
        self.target = target
        origin = delta.moved(origin)
        place = delta.moved(place)
        way = (delta.scale * way).rotated(by: delta.rotation)
        velocity.point = place
        velocity.translation = (delta.scale * velocity.translation).rotated(by: delta.rotation)
    }
}

// MARK: - Paused

extension ZoomAnimation {
    /// Keeps the target and anchor of an animation that a finger has stopped; the other fields are then invalid.
    mutating func keep(_ target: Transform, anchor: Vector) { (self.target, self.anchor) = (target, anchor) }

    mutating func codeGoal(with coder: inout some StateCoder) {
        coder.code(&target)
        coder.code(&anchor)
    }
}

extension ZoomAnimation: BitCodable {
    mutating func shiftTimes(by offset: Double) { start.shift(by: offset) }

    /// Whether the scale stays in its range at every time.
    var isSound: Bool {
        mutating get {
            origin.isShowable && scales.lowerBound >= 1e-30 && scales.lowerBound <= scales.upperBound
                && scales.upperBound <= 1e30
        }
    }
}
