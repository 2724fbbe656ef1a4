// SPDX-License-Identifier: MIT

/// Content that moves on after a drag, as a closed form of time. Scale and rotation stay constant; the place moves
/// along each of the content's own axes, along which its bounds lie.
struct FlingAnimation {
    let target: Transform
    private let origin: Transform
    private let start: Double
    private let x: BouncingDecay
    private let y: BouncingDecay

    /// - Parameters:
    ///   - velocity: Of the content, in view units per second along the view's axes.
    ///   - panBounds: At the scale and the rotation of `origin`.
    @inline(never)
    init(
        from origin: Transform, velocity: Vector, within panBounds: PanBounds, constants: MotionConstants,
        at start: Double
    ) {
        self.origin = origin
        self.start = start
        let place = origin.place
        let push = velocity.rotated(by: -origin.rotation)
        x = BouncingDecay(
            from: place.x, velocity: push.x, within: panBounds.x, maxOverscroll: panBounds.maxOverscroll.x,
            constants: constants)
        y = BouncingDecay(
            from: place.y, velocity: push.y, within: panBounds.y, maxOverscroll: panBounds.maxOverscroll.y,
            constants: constants)
        // Mapping a place to the axes and back may change its last bit; content that stays must stay exactly.
        let goal = Vector(x.target, y.target)
        target = goal == place ? origin : origin.with(place: goal)
    }

    var end: Double { start + max(x.duration, y.duration) }

    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        if time <= start { return origin }
        return origin.with(place: Vector(x.position(at: time - start), y.position(at: time - start)))
    }

    func velocity(at time: Double) -> TransformVelocity {
        if time >= end { return .still(at: .zero) }
        let velocity = Vector(x.velocity(at: time - start), y.velocity(at: time - start))
        return TransformVelocity(
            point: .zero, translation: velocity.rotated(by: origin.rotation), logScale: 0, rotation: 0)
    }
}

extension FlingAnimation: BitCodable {
    /// Without bounds, its ranges are infinite.
    package static var limit: Double { .infinity }
}
