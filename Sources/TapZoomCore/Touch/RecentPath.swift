// SPDX-License-Identifier: MIT

/// The recent path of a hand: the oldest pose of the window, the newest one that is at least half as old, and the
/// newest one.
struct RecentPath {
    var first: HandPose
    var middle: HandPose
    var last: HandPose

    /// The minimum ratio of the real to the fitted movement in the newer half. In real flings the ratio is at least
    /// 0.4; when a hand slows to a stop, it is negative. The margin above 0 allows for a finger that trembles as it
    /// stops.
    private static var minShare: Double { 0.125 }

    /// The velocity, with each part that contradicts the path set to zero.
    func confirmed(_ velocity: HandVelocity) -> HandVelocity {
        HandVelocity(
            focus: confirms(velocity.focus, early: middle.focus - first.focus, late: last.focus - middle.focus)
                ? velocity.focus : .zero,
            radius: confirms(velocity.radius, early: middle.radius - first.radius, late: last.radius - middle.radius)
                ? velocity.radius : 0,
            angle: confirms(velocity.angle, early: middle.angle - first.angle, late: last.angle - middle.angle)
                ? velocity.angle : 0)
    }

    /// Whether a hand that moved by `early` in the older half and by `late` in the newer half can have this velocity.
    /// The newer half must follow the velocity. If the velocity opposes the whole path, the two halves must also oppose
    /// each other. Pixel coordinates give only a rough direction for a slow finger.
    private func confirms(_ velocity: Vector, early: Vector, late: Vector) -> Bool {
        let duration = last.time - middle.time
        let isGoing = velocity.dot(late) > Self.minShare * duration * velocity.dot(velocity)
        let isBack = velocity.dot(early + late) < 0
        return isGoing && (!isBack || early.dot(late) < 0)
    }

    private func confirms(_ velocity: Double, early: Double, late: Double) -> Bool {
        confirms(Vector(velocity, 0), early: Vector(early, 0), late: Vector(late, 0))
    }
}
