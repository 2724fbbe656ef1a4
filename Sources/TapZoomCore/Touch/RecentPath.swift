// SPDX-License-Identifier: MIT

/// The way that a hand really went, through the oldest pose that counts, the one half as old, and the newest.
struct RecentPath {
    var first: HandPose
    var middle: HandPose
    var last: HandPose

    /// The share of the fitted way that the hand must have gone in the newer half. Real flings have gone 0.4 and more,
    /// hands that slow down less than nothing; the rest is for a finger that trembles as it stops.
    private static var leastShare: Double { 0.125 }

    /// The rate without what contradicts the way: there the hand stands still.
    func confirmed(_ velocity: HandVelocity) -> HandVelocity {
        HandVelocity(
            focus: confirms(velocity.focus, early: middle.focus - first.focus, late: last.focus - middle.focus)
                ? velocity.focus : .zero,
            radius: confirms(velocity.radius, early: middle.radius - first.radius, late: last.radius - middle.radius)
                ? velocity.radius : 0,
            angle: confirms(velocity.angle, early: middle.angle - first.angle, late: last.angle - middle.angle)
                ? velocity.angle : 0)
    }

    /// Whether a hand that went `early` in the older half and `late` in the newer one can have the velocity. It must
    /// have gone that way lately; and if that is back from all its way, it must have turned around: whole pixels tell
    /// the direction of a slow finger only roughly.
    private func confirms(_ velocity: Vector, early: Vector, late: Vector) -> Bool {
        let duration = last.time - middle.time
        let isGoing = velocity.dot(late) > Self.leastShare * duration * velocity.dot(velocity)
        let isBack = velocity.dot(early + late) < 0
        return isGoing && (!isBack || early.dot(late) < 0)
    }

    private func confirms(_ velocity: Double, early: Double, late: Double) -> Bool {
        confirms(Vector(velocity, 0), early: Vector(early, 0), late: Vector(late, 0))
    }
}
