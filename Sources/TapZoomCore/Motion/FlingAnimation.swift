// SPDX-License-Identifier: MIT

/// Content that glides on after a drag, as a closed form of time. Scale and rotation are constant. The place moves
/// independently along each of the content's own axes, like the bounds.
struct FlingAnimation {
    private var course = Course()
    /// The end of the fling. It follows from the course.
    private(set) var end = 0.0

    /// Starts anew.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the content in view units per second, along the view's axes.
    ///   - panBounds: The bounds at the scale and the rotation of `origin`.
    mutating func begin(
        from origin: Transform, velocity: Vector, within panBounds: PanBounds, constants: MotionConstants,
        at start: Double
    ) {
        let place = origin.place
        let push = velocity.rotated(by: -origin.rotation)
        course.origin = origin
        course.start = start
        course.x = EdgeBounce(
            from: place.x, velocity: push.x, within: panBounds.x, maxOverscroll: panBounds.maxOverscroll.x,
            constants: constants)
        course.y = EdgeBounce(
            from: place.y, velocity: push.y, within: panBounds.y, maxOverscroll: panBounds.maxOverscroll.y,
            constants: constants)
        // Turning a place to the axes and back may change its last bit; content that stays must stay exactly.
        let goal = Vector(course.x.target, course.y.target)
        course.target = goal == place ? origin : origin.with(place: goal)
        derive()
    }

    private mutating func derive() { end = course.start + max(course.x.duration, course.y.duration) }

    var target: Transform { course.target }

    /// The function is mutating so that it needs no copy of the animation: the row fling-read of the benchmark.
    mutating func transform(at time: Double) -> Transform {
        if time >= end { return course.target }
        if time <= course.start { return course.origin }
        let t = time - course.start
        let place = course.place(at: t)
        let rotation = course.origin.rotation
        return Transform(
            scale: course.origin.scale, rotation: rotation,
            translation: rotation == 0 ? place : place.turned(by: rotation))
    }

    func velocity(at time: Double) -> TransformVelocity {
        if time >= end { return .zero(at: .zero) }
        let velocity = course.velocity(at: time - course.start)
        return TransformVelocity(
            point: .zero, translation: velocity.rotated(by: course.origin.rotation), logScale: 0, rotation: 0)
    }
}

// MARK: - Edges

extension FlingAnimation {
    /// The first time after `time` at which an axis hits its bound; infinity if there is none.
    func nextHit(after time: Double) -> Double {
        min(course.x.hitTime(since: course.start, after: time), course.y.hitTime(since: course.start, after: time))
    }

    /// The impact at the time of a hit. An axis that hits is exactly at its bound, with its velocity before the bounce.
    func impact(at time: Double) -> EdgeHit {
        let (x, y) = (course.x.impact(at: time, since: course.start), course.y.impact(at: time, since: course.start))
        var velocity = TransformVelocity.zero(at: .zero)
        velocity.translation = Vector(x.velocity, y.velocity).rotated(by: course.origin.rotation)
        return EdgeHit(
            transform: course.origin.with(place: Vector(x.place, y.place)), velocity: velocity,
            axes: AxisSet(x: x.hits, y: y.hits))
    }
}

extension FlingAnimation {
    private struct Course: BitCodable {
        var target = Transform.identity
        var origin = Transform.identity
        var start = 0.0
        var x = EdgeBounce()
        var y = EdgeBounce()

        mutating func shiftTimes(by offset: Double) { start.shift(by: offset) }

        mutating func place(at t: Double) -> Vector { Vector(x.position(at: t), y.position(at: t)) }

        func velocity(at t: Double) -> Vector { Vector(x.velocity(at: t), y.velocity(at: t)) }
    }

    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&course)
        if coder.timeShift.bitPattern != 0 { derive() }
        if !coder.isReading { return }
        if !course.x.isValid || !course.y.isValid { coder.fail() }
        derive()
    }
}
