// SPDX-License-Identifier: MIT

/// A prediction of the hand: p + v h + a h^2 / 2 from its newest pose p, by the slope and the curvature of the least
/// squares parabola through its recent poses, or by the line through fewer than five.
struct PosePrediction {
    /// The maximum age of a pose, in seconds.
    static var memory: Double { 0.08 }
    private static var minCount: Int { 5 }

    private var times = QuadraticFit()
    private var count = 0
    /// The poses, the newest first.
    private var poses: InlineArray<20, PointerPose>

    init(from newest: PointerPose) { poses = InlineArray(repeating: newest) }

    mutating func add(_ pose: PointerPose) {
        guard count < poses.count else { return }
        poses[count] = pose
        times.add(pose.time - poses[0].time)
        count += 1
    }

    /// The hand after a time. Each part of the pose stays where it is if it is slower than `minSpeed`, in view units
    /// per second.
    func pose(after time: Double, from minSpeed: Double) -> PointerPose {
        let fit = fit()
        var pose = poses[0]
        pose.time += time
        pose.focalPoint = pose.focalPoint + fit.step(for: time, from: minSpeed, { $0.focalPoint })
        let turnSpeed = pose.radius > 0 ? minSpeed / pose.radius : .infinity
        pose.angle += fit.step(for: time, from: turnSpeed, { Vector($0.angle, 0) }).x
        pose.radius += fit.step(for: time, from: minSpeed, { Vector($0.radius, 0) }).x
        return pose
    }

    private func fit() -> Fit {
        let isParabola = count >= Self.minCount
        let slope = isParabola ? times.slope : times.line
        let square = isParabola ? times.square : .none
        var fit = Fit()
        for index in 0..<count {
            let (time, change) = (poses[index].time - poses[0].time, change(of: index))
            fit.velocity.add(slope.weight(at: time), change)
            fit.square.add(square.weight(at: time), change)
        }
        var mean = Change()
        for index in 0..<count { mean.add(1 / Double(count), rest(of: index, from: fit)) }
        for index in 0..<count {
            var rest = rest(of: index, from: fit)
            rest.add(-1, mean)
            fit.residual.add(1 / Double(count), rest.squared)
        }
        // The parabola turns back when a finger slows to a stop.
        let velocity = path.confirmed(
            PointerVelocity(
                focalPoint: fit.velocity.focalPoint, radius: fit.velocity.radius, angle: fit.velocity.angle))
        fit.velocity = Change(focalPoint: velocity.focalPoint, radius: velocity.radius, angle: velocity.angle)
        return fit
    }

    private var path: RecentPath {
        let last = max(0, count - 1)
        var middle = 0
        while middle < last, poses[middle].time > 0.5 * (poses[0].time + poses[last].time) { middle += 1 }
        return RecentPath(first: poses[last], middle: poses[middle], last: poses[0])
    }

    private func change(of index: Int) -> Change {
        Change(
            focalPoint: poses[index].focalPoint - poses[0].focalPoint, radius: poses[index].radius - poses[0].radius,
            angle: poses[index].angle - poses[0].angle)
    }

    /// A pose without the motion of the fit.
    private func rest(of index: Int, from fit: Fit) -> Change {
        let time = poses[index].time - poses[0].time
        var rest = change(of: index)
        rest.add(-time, fit.velocity)
        rest.add(-time * time, fit.square)
        return rest
    }

    /// The change of a pose.
    private struct Change {
        var focalPoint = Vector.zero
        var radius = 0.0
        var angle = 0.0

        /// The squares of the lengths, that of the focal point as its x.
        var squared: Change {
            Change(
                focalPoint: Vector(focalPoint.dot(focalPoint), 0), radius: radius * radius, angle: angle * angle)
        }

        mutating func add(_ weight: Double, _ other: Change) {
            focalPoint = focalPoint + weight * other.focalPoint
            radius += weight * other.radius
            angle += weight * other.angle
        }
    }

    /// The motion at the newest pose: the velocity and half of the acceleration, and the mean squares by which the
    /// poses are off the fit.
    private struct Fit {
        var velocity = Change()
        var square = Change()
        var residual = Change()

        /// The step of a part: never against its velocity, at most as long as by that alone, and the shorter the more
        /// the poses are off the fit.
        func step(for time: Double, from minSpeed: Double, _ part: (Change) -> Vector) -> Vector {
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
