// SPDX-License-Identifier: MIT

/// All contacts as one hand: its center is their mean, its radius their mean distance from it.
extension Contacts {
    /// How fast they have moved together since one last came or went.
    func rate(at time: Double) -> Rate { time <= pose.time ? rate : track.rate(at: time) }

    /// A frame's moves are in. `turning`: somebody wants to know how far the hand has turned.
    mutating func closeFrame(at time: Double, turning: Bool) {
        let last = pose.turn
        pose = measure(at: time)
        if turning, count > 1 { pose.turn = turn(about: pose.center, near: last) }
        track.append(pose)
        rate = track.rate(at: time)
    }

    /// A contact came or went: what they do together is counted from here.
    mutating func regroup(at time: Double) {
        pose = measure(at: time)
        for index in 0..<count { arms[index] = slots[index].position - pose.center }
        track.restart(pose)
        rate = .still
    }

    @inline(__always)
    private func measure(at time: Double) -> Pose {
        // An empty hand stays where it was.
        if count == 0 { return Pose(time: time, center: pose.center, radius: 0, turn: 0) }
        if count == 1 { return Pose(time: time, center: slots.span[0].position, radius: 0, turn: 0) }
        let share = 1 / Double(count)
        let slots = slots.span
        var sum = Vector.zero
        for index in 0..<count { sum = sum + slots[index].position }
        let center = share * sum
        var distance = 0.0
        for index in 0..<count { distance += slots[index].position.distance(to: center) }
        return Pose(time: time, center: center, radius: share * distance, turn: 0)
    }

    /// The angle by which the arms have turned: of all rotations, the one that brings the old ones nearest to the new
    /// (least squares; for two contacts, exactly). Full turns are counted: it is the one nearest to the last.
    @inline(__always)
    private func turn(about center: Vector, near last: Double) -> Double {
        let (arms, slots) = (arms.span, slots.span)
        var (cross, dot) = (0.0, 0.0)
        for index in 0..<count {
            let (old, new) = (arms[index], slots[index].position - center)
            cross += old.x * new.y - old.y * new.x
            dot += old.x * new.x + old.y * new.y
        }
        // Fingers on one point have no direction.
        if cross == 0, dot == 0 { return last }
        return Math.atan2(cross, dot).withTurns(nearest: last)
    }
}
