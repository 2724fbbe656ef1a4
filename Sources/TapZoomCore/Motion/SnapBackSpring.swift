// SPDX-License-Identifier: MIT

/// The return of the content to an allowed transform, or its way to the end of a fling under other sizes, as a closed
/// form of time. One critically damped spring moves ln(scale), the rotation and the content point under the focal
/// point. From rest all three stay in proportion, so that this point moves in a straight line.
struct SnapBackSpring {
    private(set) var target = Transform.identity
    /// The content point that is under the focal point at the start.
    private(set) var anchor = Vector.zero
    private var origin = Transform.identity
    private var start = 0.0
    private var duration = 0.0
    private(set) var frequency = 1.0
    /// The final place of the anchor.
    private var home = Vector.zero
    /// The initial offsets from the target: of the anchor, of ln(scale) and of the rotation. If only the place differs,
    /// `displacement` is the offset of the translation, so that a coordinate without an offset keeps every bit.
    private var displacement = Vector.zero
    private var logRatio = 0.0
    private var turn = 0.0
    /// The initial velocity, about the anchor.
    private var velocity = TransformVelocity.zero(at: .zero)

    /// A placeholder, which has ended.
    init() {}

    /// - Parameters:
    ///   - origin: The initial transform; `velocity` is the initial velocity.
    ///   - target: Its rotation is reached exactly, with all full turns.
    ///   - focalPoint: A point of the view.
    ///   - size: A length in view units that converts scale and rotation to distances, such as the diagonal of the safe
    ///     area.
    init(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, about focalPoint: Vector,
        constants: MotionConstants,
        at start: Double, size: Double
    ) {
        self.target = target
        self.origin = origin
        self.start = start
        frequency = constants.frequency
        anchor = origin.applyInverse(focalPoint)
        home = target.apply(anchor)
        logRatio = Math.log(origin.scale / target.scale)
        turn = origin.rotation - target.rotation
        displacement = keepsShape ? origin.translation - target.translation : focalPoint - home
        self.velocity = velocity.about(focalPoint)
        if velocity != .zero(at: velocity.point) { straighten() }
        // The settling time of the largest offset with the largest velocity, all in view units.
        let offset = max(displacement.length, size * max(abs(logRatio), abs(turn)))
        let speed = max(
            self.velocity.translation.length, size * max(abs(self.velocity.logScale), abs(self.velocity.rotation)))
        duration =
            Spring(
                offset: offset, velocity: speed, frequency: frequency, damping: .critical, rest: constants.restDistance
            )
            .duration
    }

    /// Limits the velocity, so that no coordinate moves away from the target or past it, where a limit may be. From
    /// rest none does.
    private mutating func straighten() {
        func limit(_ velocity: inout Double, _ offset: Double) {
            let fastest = frequency * offset
            let range = fastest > 0 ? (lower: -fastest, upper: 0) : (lower: 0, upper: -fastest)
            velocity = ClosedRange(uncheckedBounds: range).clamp(velocity)
        }
        limit(&velocity.translation.x, displacement.x)
        limit(&velocity.translation.y, displacement.y)
        limit(&velocity.logScale, logRatio)
        limit(&velocity.rotation, turn)
    }

    var end: Double { start + duration }

    /// Whether only the place changes. Then scale and rotation have no velocity either: see `straighten`.
    private var keepsShape: Bool { logRatio == 0 && turn == 0 }

    @inline(never)
    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        if time <= start { return origin }
        let response = SpringResponse(at: time - start, frequency: frequency, damping: .critical)
        if keepsShape {
            let offset = response.fromOffset * displacement + response.fromVelocity * velocity.translation
            return Transform(
                scale: target.scale, rotation: target.rotation, translation: target.translation + offset)
        }
        let logScale = response.fromOffset * logRatio + response.fromVelocity * velocity.logScale
        return Transform(
            scale: logScale == 0 ? target.scale : target.scale * Math.exp(logScale),
            rotation: target.rotation + response.fromOffset * turn + response.fromVelocity * velocity.rotation,
            taking: anchor, to: anchorPosition(response))
    }

    func velocity(at time: Double) -> TransformVelocity {
        if time >= end { return .zero(at: home) }
        let response = SpringResponse(at: max(0, time - start), frequency: frequency, damping: .critical)
        return TransformVelocity(
            point: anchorPosition(response),
            translation: response.fromOffsetSlope * displacement + response.fromVelocitySlope * velocity.translation,
            logScale: response.fromOffsetSlope * logRatio + response.fromVelocitySlope * velocity.logScale,
            rotation: response.fromOffsetSlope * turn + response.fromVelocitySlope * velocity.rotation)
    }

    /// The current place of the anchor.
    private func anchorPosition(_ response: SpringResponse) -> Vector {
        home + response.fromOffset * displacement + response.fromVelocity * velocity.translation
    }
}

extension SnapBackSpring: BitCodable {
    mutating func shiftTimes(by offset: Double) { start.shift(by: offset) }
}
