// SPDX-License-Identifier: MIT

/// Content that glides on after fingers have zoomed or turned it, as a closed form of time. It also glides after a drag
/// if its scale or rotation must return to its limits. The scale coasts in ln(scale) and bounces at its limits. The
/// rotation coasts and ends at that of the target. The anchor, the content point that was under the fingers, coasts
/// within the bounds of the target.
///
/// Each coordinate is an offset from the target that ends at 0. So the same motion continues to another target when the
/// viewport changes, and the difference fades. The camera constrains the place to the bounds at each instant.
struct GlideAnimation: BitCodable {
    private(set) var target = Transform.identity
    private(set) var anchor = Vector.zero
    private(set) var end = 0.0
    private var start = 0.0
    private var frequency = 1.0
    /// ln(scale / initial scale).
    private var zoom = BouncingDecay()
    /// The offset of the rotation: one part coasts, the other part returns on a spring.
    private var coastingTurn = 0.0
    private var springingTurn = 0.0
    private var turnDecay = 1.0
    /// The place of the anchor along the target's axes: the initial offset, and the displacement by friction alone.
    private var offset = Vector.zero
    private var way = Vector.zero
    private var decay = 1.0
    /// The initial offset of that place from the nearest allowed one.
    private var outside = Vector.zero
    /// The growth of lengths along these axes since the start.
    private var growth = Vector(1, 1)
    private var excess = Excess()

    /// The fading difference that a start out of bounds, or a change of the viewport, has left.
    private struct Excess {
        var start = 0.0
        var frequency = 1.0
        /// The offset of the place, added after the bounds.
        var translation = Vector.zero
        var logScale = 0.0
        var rotation = 0.0
    }

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
        excess.start.shift(by: offset)
    }
}

// MARK: - Changes

// These functions run seldom and are long, so they are optimized for size.
extension GlideAnimation {
    /// Starts the glide.
    /// - Parameters:
    ///   - displayed: The initial transform; `velocity` is the initial velocity, about a point of the view. The content
    ///     point there is the anchor.
    ///   - rotation: The final rotation.
    @inline(never) @_optimize(size)
    mutating func begin(
        from displayed: Transform, velocity: @_addressable TransformVelocity, to rotation: Double,
        in viewport: @_addressable Viewport, _ constants: @_addressable Constants, at start: Double
    ) {
        self.start = start
        frequency = constants.place.frequency
        decay = constants.place.decay
        turnDecay = constants.decay
        growth = Vector(1, 1)
        anchor = displayed.applyInverse(velocity.point)
        let inside = viewport.constrainPlace(displayed)
        excess = Excess(
            start: start, frequency: frequency, translation: displayed.translation - inside.translation)
        coastingTurn = -velocity.rotation / turnDecay
        springingTurn = displayed.rotation - rotation - coastingTurn
        target = displayed
        target.rotation = rotation
        end = start
        // Scale and rotation count as lengths in the safe area.
        let rest = constants.place.restDistance / viewport.safeArea.size.length
        glideScale(velocity.logScale, within: constants.scales, constants, rest)
        glidePlace(from: inside.apply(anchor), velocity.translation, in: viewport, constants.place.stopSpeed)
        if abs(coastingTurn) > rest { last(for: Math.log(abs(coastingTurn) / rest) / turnDecay) }
        lastForSpring(springingTurn, rest)
        lastForSpring(max(outside.length, excess.translation.length), constants.place.restDistance)
    }

    /// Sets the motion of the scale, and the scale of the target.
    @inline(never) @_optimize(size)
    private mutating func glideScale(
        _ velocity: Double, within scales: ClosedRange<Double>, _ constants: @_addressable Constants, _ rest: Double
    ) {
        let scale = target.scale
        let (lower, upper) = (Math.log(scales.lowerBound / scale), Math.log(scales.upperBound / scale))
        // Friction ends when the speed has fallen to the stop speed. So the initial speed is larger by the stop speed,
        // and the scale ends exactly at exp(v / decay) times the initial one.
        let stopSpeed = constants.decay * rest
        let surplus = velocity == 0 ? 0 : min(stopSpeed, 5e-4 * abs(velocity))
        zoom = BouncingDecay(
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
    @inline(never) @_optimize(size)
    private mutating func glidePlace(
        from point: Vector, _ velocity: Vector, in viewport: @_addressable Viewport, _ stopSpeed: Double
    ) {
        let panBounds = viewport.panBounds(of: target)
        let (place, push) = (point.rotated(by: -target.rotation), velocity.rotated(by: -target.rotation))
        // The offset from the place of the content to that of the anchor.
        let shift = target.scale * anchor
        let edge = panBounds.clamp(place - shift)
        outside = place - shift - edge
        way = push / decay
        let x = FrictionDecay(from: edge.x, velocity: push.x, within: panBounds.x, decay: decay, stopSpeed: stopSpeed)
        let y = FrictionDecay(from: edge.y, velocity: push.y, within: panBounds.y, decay: decay, stopSpeed: stopSpeed)
        offset = edge - Vector(x.end, y.end)
        last(for: max(x.duration, y.duration))
        target = viewport.constrainPlace(target.with(place: Vector(x.end, y.end)))
    }

    /// Extends the glide to at least a duration.
    private mutating func last(for duration: Double) { end = max(end, start + duration) }

    /// Extends the glide until an offset on a spring is at rest.
    @inline(never) @_optimize(size)
    private mutating func lastForSpring(_ offset: Double, _ rest: Double) {
        let spring = Spring(
            offset: offset, velocity: 0, frequency: excess.frequency, damping: .critical, rest: rest)
        end = max(end, excess.start + spring.duration)
    }

    /// Continues from a time on in a viewport that has changed.
    /// - Parameters:
    ///   - displayed: The displayed transform, mapped to the new viewport.
    ///   - target: The old target, mapped to a transform that `viewport` allows.
    ///   - growth: The growth of lengths in the view along the content's axes.
    @inline(never) @_optimize(size)
    mutating func resume(
        from displayed: Transform, to target: Transform, growth: Vector, anchor: Vector,
        in viewport: @_addressable Viewport, _ constants: MotionConstants, at time: Double
    ) {
        self.target = target
        self.anchor = anchor
        self.growth = self.growth.scaled(by: growth)
        excess = Excess(start: time, frequency: constants.frequency)
        var path = transform(at: time)
        excess.logScale = Math.log(displayed.scale / path.scale)
        excess.rotation = displayed.rotation - path.rotation
        path = transform(at: time)
        excess.translation = displayed.translation - viewport.constrainPlace(path).translation
        let size = viewport.safeArea.size.length
        lastForSpring(
            max(excess.translation.length, size * max(abs(excess.logScale), abs(excess.rotation))),
            constants.restDistance)
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
    @_addressableSelf
    @inline(never) @_optimize(size)
    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        let offsets = offsets(at: time).now
        return Transform(
            scale: target.scale * Math.exp(offsets.logScale), rotation: target.rotation + offsets.rotation,
            taking: anchor, to: target.apply(anchor) + offsets.place)
    }

    /// The velocity of the transform while no bound constrains it.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func velocity(at time: Double) -> TransformVelocity {
        if time >= end { return .still(at: .zero) }
        let (now, slope) = offsets(at: time)
        let fade = fade(at: time)
        return TransformVelocity(
            point: target.apply(anchor) + now.place + fade.fromOffset * excess.translation,
            translation: slope.place + fade.fromOffsetSlope * excess.translation, logScale: slope.logScale,
            rotation: slope.rotation)
    }

    /// Whether the glide began out of bounds, or a change of the viewport has changed its path.
    var hasExcess: Bool { @inline(__always) get { excess.translation != .zero || excess.logScale != 0 } }

    /// The remaining offset of the place that the bounds do not remove.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func excess(at time: Double) -> Vector {
        time >= end ? .zero : fade(at: time).fromOffset * excess.translation
    }

    /// The first time after `time` at which the scale hits its limit; infinity if there is none.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func nextHit(after time: Double) -> Double {
        let hit = zoom.hitTime(since: start, after: time)
        return hit <= end ? hit : .infinity
    }

    /// The impact at the time of a hit: the limit of the scale, and the velocity before the bounce.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func impact(at time: Double) -> Impact {
        var velocity = velocity(at: time)
        velocity.logScale = zoom.impact(at: time, since: start).velocity
        return Impact(transform: target, velocity: velocity)
    }

    /// The offsets and their slopes.
    @_addressableSelf
    @inline(never)
    private func offsets(at time: Double) -> (now: Offsets, slope: Offsets) {
        let t = max(0, time - start)
        let spring = SpringResponse(at: t, frequency: frequency, damping: .critical)
        let (fade, left) = (fade(at: time), Math.exp(-decay * t))
        let turn = coastingTurn == 0 ? 0 : Math.exp(-turnDecay * t) * coastingTurn
        let x = Self.coast(offset.x, way.x, left)
        let y = Self.coast(offset.y, way.y, left)
        let place = Vector(x, y) + spring.fromOffset * outside
        let push = Vector(x == 0 ? 0 : decay * left * way.x, y == 0 ? 0 : decay * left * way.y)
        return (
            now: Offsets(
                place: place.scaled(by: growth).rotated(by: target.rotation),
                logScale: zoom.position(at: t) - zoom.target + fade.fromOffset * excess.logScale,
                rotation: turn + spring.fromOffset * springingTurn + fade.fromOffset * excess.rotation),
            slope: Offsets(
                place: (push + spring.fromOffsetSlope * outside).scaled(by: growth).rotated(by: target.rotation),
                logScale: zoom.velocity(at: t) + fade.fromOffsetSlope * excess.logScale,
                rotation: spring.fromOffsetSlope * springingTurn - turnDecay * turn
                    + fade.fromOffsetSlope * excess.rotation)
        )
    }

    /// An offset that coasts along a way, with the part `left` of it remaining. It stops at 0.
    private static func coast(_ offset: Double, _ way: Double, _ left: Double) -> Double {
        let moved = offset + (1 - left) * way
        return way > 0 ? min(moved, 0) : max(moved, 0)
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    private func fade(at time: Double) -> SpringResponse {
        SpringResponse(at: max(0, time - excess.start), frequency: excess.frequency, damping: .critical)
    }
}

extension GlideAnimation {
    /// Whether a loaded state has a valid scale and ends.
    var isSound: Bool { mutating get { zoom.isSound && end - start <= 1e6 } }
}
