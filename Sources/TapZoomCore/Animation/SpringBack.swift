// SPDX-License-Identifier: MIT

/// The return of the content to an allowed transform, as a closed form of time: one critically damped spring for
/// ln(scale), the rotation and the place of the content point under the focus. All three keep their proportions from
/// rest, so that this point moves in a straight line.
struct SpringBack {
    let target: Transform
    /// The content point that is under the focus at the start.
    let anchor: Vector
    private let origin: Transform
    private let start: Double
    private let duration: Double
    private let frequency: Double
    /// The final place of the anchor.
    private let home: Vector
    /// The initial offsets from the target: of the anchor, of ln(scale) and of the rotation.
    private let way: Vector
    private let logRatio: Double
    private let turn: Double
    /// The initial velocity, about the anchor.
    private let velocity: TransformVelocity

    /// - Parameters:
    ///   - origin: The initial transform; `velocity` is the initial velocity.
    ///   - target: Its rotation is reached exactly, with all full turns.
    ///   - focus: A point in the view.
    ///   - size: A length in view units that weighs scale and rotation, such as the safe area's diagonal.
    @inline(never)
    init(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, about focus: Vector,
        constants: MotionConstants,
        at start: Double, size: Double
    ) {
        self.target = target
        self.origin = origin
        self.start = start
        frequency = constants.frequency
        anchor = origin.applyInverse(focus)
        home = target.apply(anchor)
        way = focus - home
        logRatio = Math.log(origin.scale / target.scale)
        turn = origin.rotation - target.rotation
        self.velocity = velocity.about(focus)
        // The settling time of the largest of all offsets and velocities, each in view units.
        let offset = max(way.length, size * max(abs(logRatio), abs(turn)))
        let speed = max(self.velocity.translation.length, size * max(abs(velocity.logScale), abs(velocity.rotation)))
        duration =
            Spring(
                offset: offset, velocity: speed, frequency: frequency, damping: .critical, rest: constants.restDistance
            )
            .duration
    }

    var end: Double { start + duration }

    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        if time <= start { return origin }
        let response = response(at: time)
        return Transform(
            scale: target.scale * Math.exp(response.fromOffset * logRatio + response.fromVelocity * velocity.logScale),
            rotation: target.rotation + response.fromOffset * turn + response.fromVelocity * velocity.rotation,
            taking: anchor, to: anchorPosition(response))
    }

    func velocity(at time: Double) -> TransformVelocity {
        if time >= end { return .still(at: home) }
        let response = response(at: time)
        return TransformVelocity(
            point: anchorPosition(response),
            translation: response.fromOffsetSlope * way + response.fromVelocitySlope * velocity.translation,
            logScale: response.fromOffsetSlope * logRatio + response.fromVelocitySlope * velocity.logScale,
            rotation: response.fromOffsetSlope * turn + response.fromVelocitySlope * velocity.rotation)
    }

    /// The current place of the anchor.
    private func anchorPosition(_ response: SpringResponse) -> Vector {
        home + response.fromOffset * way + response.fromVelocity * velocity.translation
    }

    private func response(at time: Double) -> SpringResponse {
        SpringResponse(at: max(0, time - start), frequency: frequency, damping: .critical)
    }
}

extension SpringBack: BitCodable {}
