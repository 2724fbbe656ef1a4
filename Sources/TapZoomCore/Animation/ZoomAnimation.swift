// SPDX-License-Identifier: MIT

/// A zoom animation, as a closed form of time. ln(scale) and the rotation ease to those of the target, and one content
/// point, the anchor, moves in a straight line.
///
/// The anchor's progress along its line is linear in the scale. So without a turn every content point moves in a
/// straight line, a zoom about a point leaves that point in place, and an edge that is in bounds at both ends stays in
/// bounds on the way.
struct ZoomAnimation {
    let target: Transform
    let anchor: Vector
    private let origin: Transform
    private let start: Double
    private let duration: Double
    private let scales: ClosedRange<Double>
    /// The initial place of the anchor, and its displacement.
    private let place: Vector
    private let way: Vector
    private let ratio: Double
    private let logRatio: Double
    private let turn: Double
    /// The initial velocity about the anchor, per duration of the zoom.
    private let velocity: TransformVelocity
    /// The initial distance out of bounds.
    private let excess: Vector

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

    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        let t = progress(at: time)
        if t <= 0 { return origin }
        if t >= 1 { return target }
        let curve = EasingCurve(at: t)
        // Computed back from the end, so that full turns are those of the target.
        let rotation = target.rotation - (1 - curve.progress) * turn + curve.pulse * velocity.rotation
        return Transform(
            scale: scales.clamp(scale(curve)), rotation: rotation, taking: anchor, to: anchorPosition(curve))
    }

    func velocity(at time: Double) -> TransformVelocity {
        let t = progress(at: time)
        if t >= 1 { return .still(at: target.apply(anchor)) }
        let curve = EasingCurve(at: t)
        let isFree = scales.contains(scale(curve))
        return TransformVelocity(
            point: anchorPosition(curve),
            translation: portionSlope(curve) * way + curve.pulseSlope * velocity.translation,
            logScale: isFree ? curve.progressSlope * logRatio + curve.pulseSlope * velocity.logScale : 0,
            rotation: curve.progressSlope * turn + curve.pulseSlope * velocity.rotation
        ).during(1 / duration)
    }

    /// The distance out of bounds that is left at a time.
    func excess(at time: Double) -> Vector { (1 - EasingCurve(at: progress(at: time)).progress) * excess }

    private func progress(at time: Double) -> Double {
        time >= end ? 1 : (time - start) / duration
    }

    private func scale(_ curve: EasingCurve) -> Double {
        origin.scale * Math.exp(curve.progress * logRatio + curve.pulse * velocity.logScale)
    }

    /// The current place of the anchor.
    private func anchorPosition(_ curve: EasingCurve) -> Vector {
        place + portion(curve) * way + curve.pulse * velocity.translation
    }

    /// A ratio this near to 1 is no zoom: the progress of the anchor then follows the time, not the scale.
    private var isPan: Bool { abs(logRatio) < 1e-5 }

    /// The progress of the anchor along its line.
    private func portion(_ curve: EasingCurve) -> Double {
        isPan ? curve.progress : (Math.exp(curve.progress * logRatio) - 1) / (ratio - 1)
    }

    private func portionSlope(_ curve: EasingCurve) -> Double {
        let slope = curve.progressSlope
        return isPan ? slope : slope * logRatio * Math.exp(curve.progress * logRatio) / (ratio - 1)
    }
}

extension ZoomAnimation: BitCodable {}
