// SPDX-License-Identifier: MIT

extension Camera {
    /// A finger has landed: it holds what moves. Says whether that was fast.
    mutating func catchMotion(at time: Double) -> Bool {
        switch motion {
        case .rest, .arrived, .caught:
            return false
        case .zooming(let zoom):
            tell(.zoom, .cancelled, at: time, about: zoom.anchor)
            motion = .caught(transform(at: time), goal: zoom.target, anchor: zoom.anchor)
            return false
        case .flinging, .settling:
            let speed = motion.flow(at: time).velocity.length
            grasp(at: time)
            return speed >= flingSettings.minSpeed
        }
    }

    /// Lets the fingers move the content. `regrouped`: one of them has come or gone.
    @inline(__always)
    mutating func hold(_ grip: Grip, regrouped: Bool, at time: Double) {
        if hold == nil { grasp(at: time) }
        if let scale = hold?.follow(grip, regrouped: regrouped, in: viewport, settings.elastic) {
            refreshRaster(for: scale)
        }
    }

    /// Fingers begin to move the content.
    @inline(never)
    private mutating func grasp(at time: Double) {
        let shown = transform(at: time)
        var origin = shown
        switch motion {
        case .zooming(let zoom): tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        case .flinging(_, let anchor): tell(.fling, .cancelled, at: time, about: anchor)
        case .settling(let settle): origin = settle.target
        case .rest, .arrived, .caught: break
        }
        hold = Hold(shown, of: origin, focus: viewport.frame.center, blocked: viewport.blocked(shown))
        motion = .arrived(shown)
    }

    /// The nearest to what is held that may stay: its scale and its rotation about the fingers, then its place.
    @_addressableSelf
    @inline(never)
    func goal(of hold: Hold) -> Transform {
        var goal = hold.shown
        let upright = goal.rotation.nearestQuarterTurn
        let isTurned = settings.gestures.contains(.rotate) && goal.rotation != hold.origin.rotation
        if isTurned, abs(goal.rotation - upright) <= settings.pinch.rotateSnap {
            goal = goal.with(rotation: upright, about: hold.focus)
        }
        return viewport.constrain(goal, about: hold.focus)
    }

    /// The fingers are up: what they held flings on, or settles. What has to change its scale or its rotation does not
    /// fling.
    mutating func letGo(_ hold: Hold, at time: Double) {
        self.hold = nil
        let goal = goal(of: hold)
        let velocity = flingVelocity(of: hold)
        if velocity != .zero, goal.scale == hold.shown.scale, goal.rotation == hold.shown.rotation {
            fling(hold, velocity, anchor: hold.shown.applyInverse(hold.focus), at: time)
        } else if settings.reducedMotion || viewport.isSame(goal, hold.shown) {
            motion = .arrived(goal)
        } else {
            let size = viewport.frame.size.length
            motion = .settling(
                Settle(
                    from: hold.shown, flow: .still(at: hold.focus), to: goal, about: hold.focus, physics: physics,
                    at: time, size: size))
        }
    }

    private mutating func fling(_ hold: Hold, _ velocity: Vector, anchor: Vector, at time: Double) {
        let yielding = viewport.yield(of: velocity, at: hold.free, settings.elastic)
        let room = bouncingRoom(of: hold.shown)
        let fling = Fling(from: hold.shown, velocity: yielding, within: room, physics: physics, at: time)
        motion = .flinging(fling, anchor: anchor)
        tell(.fling, .began, at: time, about: anchor)
        if settings.reducedMotion {
            // Its end would be far away: what cannot be seen to move stays.
            motion = .arrived(viewport.constrain(hold.shown))
            tell(.fling, .ended, at: time, about: anchor)
        }
    }

    /// How fast the fingers fling what they held.
    @_addressableSelf
    @inline(never)
    private func flingVelocity(of hold: Hold) -> Vector {
        let speed = hold.velocity.length
        guard settings.gestures.contains(.fling), speed >= flingSettings.minSpeed, speed > 0 else { return .zero }
        return min(1, flingSettings.maxSpeed / speed) * hold.velocity
    }

    private var flingSettings: FlingSettings { settings.fling.inUnits(pointsPerUnit: settings.pointsPerUnit) }

    /// Without a rubber band nothing bounces.
    @_addressableSelf
    @inline(never)
    func bouncingRoom(of transform: Transform) -> Room {
        var room = viewport.room(of: transform)
        if settings.elastic.rubberBand == 0 { room.reach = .zero }
        return room
    }

    var physics: Physics {
        Physics(
            decay: settings.fling.decay, stop: 4 / settings.pointsPerUnit,
            frequency: settings.elastic.springFrequency, rest: 0.05 / settings.pointsPerUnit)
    }
}
