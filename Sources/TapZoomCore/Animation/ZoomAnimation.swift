// SPDX-License-Identifier: MIT

/// A zoom animation, as a closed form of time. ln(scale) and the rotation ease to those of the target, and one content
/// point, the anchor, moves in a straight line.
///
/// The anchor's progress along its line is linear in the scale. So without a turn every content point moves in a
/// straight line, a zoom about a point leaves that point in place, and an edge that is in bounds at both ends stays in
/// bounds on the way.
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

    /// A placeholder, which has ended.
    init() {}

    /// - Parameters:
    ///   - origin: The initial transform; `velocity` is the initial velocity.
    ///   - anchor: The content point that moves in a straight line.
    ///   - scales: The allowed scales, which the scale does not leave further than at the start.
    ///   - excess: The distance of `origin` from its allowed place; it fades to 0.
    @inline(never)
    init(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, anchor: Vector,
        within scales: ClosedRange<Double>,
        excess: Vector, at start: Double, duration: Double
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
        self.velocity = velocity.about(place).during(duration)
    }

    var end: Double { start + duration }

    @_addressableSelf
    @inline(never)
    func transform(at time: Double) -> Transform {
        let t = progress(at: time)
        if t <= 0 { return origin }
        if t >= 1 { return target }
        let curve = EasingCurve(at: t)
        let growth = growth(curve)
        let scale = velocity.logScale == 0 ? origin.scale * growth : scale(curve)
        // Computed back from the end, so that full turns are those of the target.
        let rotation = target.rotation - (1 - curve.progress) * turn + curve.pulse * velocity.rotation
        return Transform(
            scale: scales.clamp(scale), rotation: rotation, taking: anchor, to: anchorPosition(curve, growth))
    }

    @_addressableSelf
    @inline(never)
    func velocity(at time: Double) -> TransformVelocity {
        let t = progress(at: time)
        if t >= 1 { return .still(at: target.apply(anchor)) }
        let curve = EasingCurve(at: t)
        let isFree = scales.contains(scale(curve))
        return TransformVelocity(
            point: anchorPosition(curve, growth(curve)),
            translation: portionSlope(curve) * way + curve.pulseSlope * velocity.translation,
            logScale: isFree ? curve.progressSlope * logRatio + curve.pulseSlope * velocity.logScale : 0,
            rotation: curve.progressSlope * turn + curve.pulseSlope * velocity.rotation
        ).during(1 / duration)
    }

    var beginsOutOfBounds: Bool { @inline(__always) get { excess != .zero } }

    /// The distance out of bounds that is left at a time.
    func excess(at time: Double) -> Vector { (1 - EasingCurve(at: progress(at: time)).progress) * excess }

    @inline(__always)
    private func progress(at time: Double) -> Double {
        time >= end ? 1 : (time - start) / duration
    }

    private func scale(_ curve: EasingCurve) -> Double {
        origin.scale * Math.exp(curve.progress * logRatio + curve.pulse * velocity.logScale)
    }

    /// The factor by which the zoom has scaled, apart from the initial velocity.
    @inline(__always)
    private func growth(_ curve: EasingCurve) -> Double { Math.exp(curve.progress * logRatio) }

    /// The current place of the anchor.
    @inline(__always)
    private func anchorPosition(_ curve: EasingCurve, _ growth: Double) -> Vector {
        place + portion(curve, growth) * way + curve.pulse * velocity.translation
    }

    /// Whether the scale hardly changes. The anchor then moves in proportion to the time, not to the scale.
    private var isPan: Bool { abs(logRatio) < 1e-5 }

    /// The progress of the anchor along its line.
    @inline(__always)
    private func portion(_ curve: EasingCurve, _ growth: Double) -> Double {
        isPan ? curve.progress : (growth - 1) / (ratio - 1)
    }

    private func portionSlope(_ curve: EasingCurve) -> Double {
        let slope = curve.progressSlope
        return isPan ? slope : slope * logRatio * growth(curve) / (ratio - 1)
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
