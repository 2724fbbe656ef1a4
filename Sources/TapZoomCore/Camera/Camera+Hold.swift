// SPDX-License-Identifier: MIT

extension Camera {
    /// A finger has landed: it holds what moves. Says whether that was fast.
    mutating func catchMotion(at time: Double) -> Bool {
        switch motion {
        case .rest, .arrived, .caught, .held:
            return false
        case .zooming(let zoom):
            tell(.zoom, .cancelled, at: time, about: zoom.anchor)
            motion = .caught(transform(at: time), goal: zoom.target, anchor: zoom.anchor)
            return false
        case .flinging, .settling:
            let speed = motion.flow(at: time).velocity.length
            motion = .held(grasp(at: time))
            return speed >= flingSettings.minSpeed
        }
    }

    /// Lets the fingers move the content. `regrouped`: one of them has come or gone.
    mutating func hold(_ grip: Grip, regrouped: Bool, at time: Double) {
        var hold = grasp(at: time)
        let begins = regrouped || hold.grip?.from != grip.from
        if begins {
            // What is shown stays where a grip begins, and the limits bend it about where the fingers are then. A drag
            // may begin anew within a pinch that goes on.
            let start = regrouped ? grip : Grip(from: grip.from, to: grip.from, twistOf: hold.grip)
            hold.base = start.inverse.applied(to: viewport.release(hold.shown, about: start.to, settings.elastic))
        }
        let moves = begins ? !grip.isStill : hold.grip != grip
        hold.grip = grip
        if moves {
            hold.focus = grip.to
            hold.shown = viewport.stretch(hold.base, by: grip, settings.elastic)
            refreshRaster(for: hold.shown.scale)
        }
        motion = .held(hold)
    }

    /// The fingers rest: what they do next counts from here.
    mutating func loosen() {
        guard case .held(var hold) = motion, hold.grip != nil else { return }
        hold.base = hold.free
        hold.grip = nil
        motion = .held(hold)
    }

    /// What fingers have in hold that begin to move the content now.
    private mutating func grasp(at time: Double) -> Hold {
        if case .held(let hold) = motion { return hold }
        let shown = transform(at: time)
        var origin = shown
        switch motion {
        case .zooming(let zoom): tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        case .flinging(_, let anchor): tell(.fling, .cancelled, at: time, about: anchor)
        case .settling(let settle): origin = settle.target
        case .rest, .arrived, .caught, .held: break
        }
        return Hold(shown, of: origin, focus: viewport.frame.center, blocked: viewport.blocked(shown))
    }

    /// The nearest to what is held that may stay: its scale and its rotation about the fingers, then its place.
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
    private func flingVelocity(of hold: Hold) -> Vector {
        let speed = hold.velocity.length
        guard settings.gestures.contains(.fling), speed >= flingSettings.minSpeed, speed > 0 else { return .zero }
        return min(1, flingSettings.maxSpeed / speed) * hold.velocity
    }

    private var flingSettings: FlingSettings { settings.fling.inUnits(pointsPerUnit: settings.pointsPerUnit) }

    /// Without a rubber band nothing bounces.
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
