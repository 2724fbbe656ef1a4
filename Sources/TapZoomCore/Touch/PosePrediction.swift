// SPDX-License-Identifier: MIT

/// A prediction of the hand: p + v h + a h^2 / 2 from its newest pose p, by the slope and the curvature of the least
/// squares parabola through its recent poses, or by the line through fewer than five.
struct PosePrediction {
    /// The maximum age of a pose, in seconds.
    static var memory: Double { 0.08 }
    private static var minCount: Int { 5 }

    private var times = QuadraticFit()
    private var count = 0
    /// The poses relative to the newest one, and their times.
    private var poses = InlineArray<20, (time: Double, offset: Offset)>(repeating: (0, Offset()))
    private let newest: PointerPose

    init(from newest: PointerPose) { self.newest = newest }

    mutating func add(_ pose: PointerPose) {
        guard count < poses.count else { return }
        let time = pose.time - newest.time
        let offset = Offset(
            focalPoint: pose.focalPoint - newest.focalPoint, radius: pose.radius - newest.radius,
            angle: pose.angle - newest.angle)
        poses[count] = (time, offset)
        times.add(time)
        count += 1
    }

    /// The hand after a time. Each part of the pose stays where it is if it is slower than `minSpeed`, in view units per
    /// second.
    func pose(after time: Double, from minSpeed: Double) -> PointerPose {
        let fit = fit()
        var pose = newest
        pose.time += time
        pose.focalPoint = pose.focalPoint + fit.step(for: time, from: minSpeed, { $0.focalPoint })
        pose.radius += fit.step(for: time, from: minSpeed, { Vector($0.radius, 0) }).x
        let turnSpeed = newest.radius > 0 ? minSpeed / newest.radius : .infinity
        pose.angle += fit.step(for: time, from: turnSpeed, { Vector($0.angle, 0) }).x
        return pose
    }

    private func fit() -> Fit {
        let isParabola = count >= Self.minCount
        let slope = isParabola ? times.slope : times.line
        let square = isParabola ? times.square : .none
        var fit = Fit()
        for index in 0..<count {
            let (time, offset) = poses[index]
            fit.velocity.add(slope.weight(at: time), offset)
            fit.square.add(square.weight(at: time), offset)
        }
        var mean = Offset()
        for index in 0..<count { mean.add(1 / Double(count), fit.rest(of: poses[index])) }
        for index in 0..<count {
            var rest = fit.rest(of: poses[index])
            rest.add(-1, mean)
            fit.residual.add(
                1 / Double(count),
                Offset(
                    focalPoint: Vector(rest.focalPoint.dot(rest.focalPoint), 0), radius: rest.radius * rest.radius,
                    angle: rest.angle * rest.angle))
        }
        return fit
    }

    /// The change of a pose.
    private struct Offset {
        var focalPoint = Vector.zero
        var radius = 0.0
        var angle = 0.0

        mutating func add(_ weight: Double, _ other: Offset) {
            focalPoint = focalPoint + weight * other.focalPoint
            radius += weight * other.radius
            angle += weight * other.angle
        }
    }

    /// The motion at the newest pose: the velocity and half of the acceleration, and the mean squares by which the poses
    /// are off the fit.
    private struct Fit {
        var velocity = Offset()
        var square = Offset()
        var residual = Offset()

        /// A pose without the motion.
        func rest(of pose: (time: Double, offset: Offset)) -> Offset {
            var rest = pose.offset
            rest.add(-pose.time, velocity)
            rest.add(-pose.time * pose.time, square)
            return rest
        }

        /// The step of a part: never against its velocity, at most as long as by that alone, and the shorter the more
        /// the poses are off the fit.
        func step(for time: Double, from minSpeed: Double, _ part: (Offset) -> Vector) -> Vector {
            let (velocity, square) = (part(velocity), part(square))
            let speed = velocity.length
            guard speed >= minSpeed, speed < 1e9 else { return .zero }
            let step = time * velocity + time * time * square
            let length = step.length
            guard step.dot(velocity) > 0, length > 0 else { return .zero }
            return min(length, time * speed) / (length + part(residual).x.squareRoot()) * step
        }
    }
}
