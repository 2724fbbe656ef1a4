// SPDX-License-Identifier: MIT

/// Content that glides on after fingers have zoomed or turned it, as a closed form of time. It also glides after a drag
/// if its scale or rotation must return to its limits. The scale coasts in ln(scale) and bounces at its limits. The
/// rotation coasts and ends at that of the target. The anchor, the content point that was under the fingers, coasts
/// within the bounds of the target.
///
/// Each coordinate is an offset from the target that ends at 0. The camera constrains the place to the bounds at each
/// instant.
struct GlideAnimation: BitCodable {
    private(set) var target = Transform.identity
    private(set) var anchor = Vector.zero
    private(set) var end = 0.0
    private var start = 0.0
    private var frequency = 1.0
    /// ln(scale / initial scale).
    private var zoom = EdgeBounce()
    /// The offset of the rotation: one part coasts, the other part returns on a spring.
    private var coastingRotation = 0.0
    private var springingRotation = 0.0
    private var rotationFriction = Friction(decay: 1)
    /// The place of the anchor along the target's axes: the initial offset, and the displacement by friction alone.
    private var offset = Vector.zero
    private var travel = Vector.zero
    private var friction = Friction(decay: 1)
    /// The initial offset of that place from the nearest allowed one.
    private var outside = Vector.zero
    /// The initial offset of the content from its bounds. It fades, and is added after the bounds.
    private var excess = Vector.zero

    /// The constants of the coordinates.
    struct Constants {
        /// The constants of the place.
        var place: MotionConstants
        /// The rate at which friction slows zoom and rotation, per second.
        var decay: Double
        /// The largest overscroll of ln(scale).
        var maxOverscroll: Double
        /// The scales within which the glide ends: those of the viewport, or the one to which it snaps.
        var scales: ClosedRange<Double>
    }

    /// A placeholder, which has ended.
    init() {}

    mutating func shiftTimes(by offset: Double) {
        start.shift(by: offset)
        end.shift(by: offset)
    }
}

// MARK: - Changes

extension GlideAnimation {
    /// Starts the glide.
    /// - Parameters:
    ///   - displayed: The initial transform; `velocity` is the initial velocity, about a point of the view. The content
    ///     point there is the anchor.
    ///   - rotation: The final rotation.
    mutating func begin(
        from displayed: Transform, velocity: TransformVelocity, to rotation: Double,
        in viewport: Viewport, _ constants: Constants, at start: Double
    ) {
        self.start = start
        frequency = constants.place.frequency
        friction = Friction(decay: constants.place.decay)
        rotationFriction = Friction(decay: constants.decay)
        anchor = displayed.applyInverse(velocity.point)
        let inside = viewport.constrainPlace(displayed)
        excess = displayed.translation - inside.translation
        coastingRotation = rotationFriction.travel(from: -velocity.rotation)
        springingRotation = displayed.rotation - rotation - coastingRotation
        target = displayed
        target.rotation = rotation
        end = start
        // Scale and rotation count as lengths in the safe area.
        let rest = constants.place.restDistance / viewport.safeArea.size.length
        glideScale(velocity.logScale, within: constants.scales, constants, rest)
        glidePlace(from: inside.apply(anchor), velocity.translation, in: viewport, constants.place.stopSpeed)
        if abs(coastingRotation) > rest { last(for: rotationFriction.time(toFallBy: abs(coastingRotation) / rest)) }
        lastForSpring(springingRotation, rest)
        lastForSpring(max(outside.length, excess.length), constants.place.restDistance)
    }

    /// Sets the motion of the scale, and the scale of the target.
    private mutating func glideScale(
        _ velocity: Double, within scales: ClosedRange<Double>, _ constants: Constants, _ rest: Double
    ) {
        let scale = target.scale
        let (lower, upper) = (Math.log(scales.lowerBound / scale), Math.log(scales.upperBound / scale))
        // Friction ends when the speed has fallen to the stop speed. So the initial speed is larger by the stop speed,
        // and the scale ends exactly at exp(v / decay) times the initial one.
        let stopSpeed = Friction(decay: constants.decay).speed(stoppingWithin: rest)
        let surplus = velocity == 0 ? 0 : min(stopSpeed, 5e-4 * abs(velocity))
        zoom = EdgeBounce(
            from: 0, velocity: velocity + Double(signOf: velocity, magnitudeOf: surplus),
            within: ClosedRange(uncheckedBounds: (lower, upper)), maxOverscroll: constants.maxOverscroll,
            constants: MotionConstants(
                decay: constants.decay, stopSpeed: surplus > 0 ? surplus : stopSpeed, frequency: frequency,
                restDistance: rest))
        target.scale = scales.clamp(scale * Math.exp(zoom.target))
        if zoom.target == lower { target.scale = scales.lowerBound }
        if zoom.target == upper { target.scale = scales.upperBound }
        last(for: zoom.duration)
    }

    /// Sets the motion of the anchor from a point of the view, and the place of the target.
    private mutating func glidePlace(
        from point: Vector, _ velocity: Vector, in viewport: Viewport, _ stopSpeed: Double
    ) {
        let panBounds = viewport.panBounds(of: target)
        let (place, push) = (point.rotated(by: -target.rotation), velocity.rotated(by: -target.rotation))
        // The offset from the place of the content to that of the anchor.
        let shift = target.scale * anchor
        let edge = panBounds.clamp(place - shift)
        outside = place - shift - edge
        travel = friction.travel(from: push)
        let x = CoastingCoordinate(
            from: edge.x, velocity: push.x, within: panBounds.x, friction, stopSpeed: stopSpeed)
        let y = CoastingCoordinate(
            from: edge.y, velocity: push.y, within: panBounds.y, friction, stopSpeed: stopSpeed)
        offset = edge - Vector(x.end, y.end)
        last(for: max(x.duration, y.duration))
        target = viewport.constrainPlace(target.with(place: Vector(x.end, y.end)))
    }

    /// Extends the glide to at least a duration.
    private mutating func last(for duration: Double) { end = max(end, start + duration) }

    /// Extends the glide until an offset on a spring is at rest.
    private mutating func lastForSpring(_ offset: Double, _ rest: Double) {
        last(for: Spring(offset: offset, velocity: 0, frequency: frequency, damping: .critical, rest: rest).duration)
    }
}

// MARK: - Reading

extension GlideAnimation {
    /// The offsets of all coordinates from the target; that of the place is along the view's axes.
    private struct Offsets {
        var place: Vector
        var logScale: Double
        var rotation: Double
    }

    /// The transform at a time, before the camera constrains it.
    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        let offsets = offsets(at: time).now
        return Transform(
            scale: target.scale * Math.exp(offsets.logScale), rotation: target.rotation + offsets.rotation,
            taking: anchor, to: target.apply(anchor) + offsets.place)
    }

    /// The velocity of the transform while no bound constrains it.
    func velocity(at time: Double) -> TransformVelocity {
        if time >= end { return .zero(at: .zero) }
        let (now, slope) = offsets(at: time)
        let spring = spring(at: time)
        return TransformVelocity(
            point: target.apply(anchor) + now.place + spring.fromOffset * excess,
            translation: slope.place + spring.fromOffsetSlope * excess, logScale: slope.logScale,
            rotation: slope.rotation)
    }

    /// Whether the glide began out of bounds.
    var hasExcess: Bool { excess != .zero }

    /// The remaining offset of the place that the bounds do not remove.
    func excess(at time: Double) -> Vector {
        time >= end ? .zero : spring(at: time).fromOffset * excess
    }

    /// The first time after `time` at which the scale hits its limit; infinity if there is none.
    func nextHit(after time: Double) -> Double {
        let hit = zoom.hitTime(since: start, after: time)
        return hit <= end ? hit : .infinity
    }

    /// The impact at the time of a hit: the limit of the scale, and the velocity before the bounce.
    func impact(at time: Double) -> EdgeHit {
        var velocity = velocity(at: time)
        velocity.logScale = zoom.impact(at: time, since: start).velocity
        return EdgeHit(transform: target, velocity: velocity)
    }

    /// The offsets and their slopes.
    private func offsets(at time: Double) -> (now: Offsets, slope: Offsets) {
        let t = max(0, time - start)
        let (spring, left) = (spring(at: time), friction.fractionLeft(after: t))
        let turn = coastingRotation == 0 ? 0 : rotationFriction.fractionLeft(after: t) * coastingRotation
        let x = Self.coast(offset.x, travel.x, left)
        let y = Self.coast(offset.y, travel.y, left)
        let place = Vector(x, y) + spring.fromOffset * outside
        let push = Vector(
            x == 0 ? 0 : friction.speed(stoppingWithin: left) * travel.x,
            y == 0 ? 0 : friction.speed(stoppingWithin: left) * travel.y)
        return (
            now: Offsets(
                place: place.rotated(by: target.rotation), logScale: zoom.position(at: t) - zoom.target,
                rotation: turn + spring.fromOffset * springingRotation),
            slope: Offsets(
                place: (push + spring.fromOffsetSlope * outside).rotated(by: target.rotation),
                logScale: zoom.velocity(at: t),
                rotation: spring.fromOffsetSlope * springingRotation - rotationFriction.speed(stoppingWithin: turn))
        )
    }

    /// An offset that coasts, with the fraction `left` of its travel remaining. It stops at 0.
    private static func coast(_ offset: Double, _ travel: Double, _ left: Double) -> Double {
        let moved = offset + (1 - left) * travel
        return travel > 0 ? min(moved, 0) : max(0, moved)
    }

    private func spring(at time: Double) -> SpringResponse {
        SpringResponse(at: max(0, time - start), frequency: frequency, damping: .critical)
    }
}

extension GlideAnimation {
    /// Whether a loaded state has a valid scale and ends.
    var isValid: Bool { mutating get { zoom.isValid && end - start <= 1e6 } }
}
