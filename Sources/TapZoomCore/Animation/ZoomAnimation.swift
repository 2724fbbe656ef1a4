// SPDX-License-Identifier: MIT

/// A zoom animation, as a closed form of time. ln(scale) and the rotation ease from where they are to where they shall
/// be, and the place of one content point, the anchor, goes there in a straight line.
///
/// How far along its line the anchor is depends on the scale, linearly. So without a turn all of the content goes in
/// straight lines, a zoom about a point leaves that point where it is, and an edge that is in bounds at both ends is so
/// on the way.
struct ZoomAnimation {
    let target: Transform
    let anchor: Vector
    private let origin: Transform
    private let start: Double
    private let duration: Double
    private let scales: ClosedRange<Double>
    /// Where the anchor is at first, and how far it goes.
    private let place: Vector
    private let way: Vector
    private let ratio: Double
    private let logRatio: Double
    private let turn: Double
    /// The motion that was under way, for the whole duration.
    private let velocity: TransformVelocity
    /// How far out of bounds it starts.
    private let excess: Vector

    /// - Parameters:
    ///   - origin: Where the motion starts, and `velocity` how it moves there.
    ///   - anchor: The content point that goes straight.
    ///   - scales: What the scale never leaves.
    ///   - excess: How far `origin` is from where it might be; it fades on the way.
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
        // Backwards from the end, so that turns are counted as the target counts them.
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

    /// How far out of bounds it may be.
    func excess(at time: Double) -> Vector { (1 - EasingCurve(at: progress(at: time)).progress) * excess }

    private func progress(at time: Double) -> Double {
        time >= end ? 1 : (time - start) / duration
    }

    private func scale(_ curve: EasingCurve) -> Double {
        origin.scale * Math.exp(curve.progress * logRatio + curve.pulse * velocity.logScale)
    }

    /// Where the anchor is.
    private func anchorPosition(_ curve: EasingCurve) -> Vector {
        place + portion(curve) * way + curve.pulse * velocity.translation
    }

    /// A ratio this near to 1 is no zoom: the way is then a matter of time, not of scale.
    private var isPan: Bool { abs(logRatio) < 1e-5 }

    /// How far along its way the anchor is.
    private func portion(_ curve: EasingCurve) -> Double {
        isPan ? curve.progress : (Math.exp(curve.progress * logRatio) - 1) / (ratio - 1)
    }

    private func portionSlope(_ curve: EasingCurve) -> Double {
        let slope = curve.progressSlope
        return isPan ? slope : slope * logRatio * Math.exp(curve.progress * logRatio) / (ratio - 1)
    }
}

extension ZoomAnimation: BitCodable {}
