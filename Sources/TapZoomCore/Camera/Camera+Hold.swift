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
            return speed >= settings.fling.inUnits(pointsPerUnit: settings.pointsPerUnit).minSpeed
        }
    }

    /// Lets the fingers move the content. `anew`: one of them has come or gone, so that their grip counts from here.
    mutating func hold(_ grip: Grip, anew: Bool, at time: Double) {
        var hold = grasp(at: time)
        if hold.grip == nil {
            hold.base = viewport.release(hold.shown, about: grip.from, settings.elastic)
        } else if anew {
            // What is shown stays, and the limits bend it about the fingers that are there now.
            hold.base = grip.inverse.applied(to: viewport.release(hold.shown, about: grip.to, settings.elastic))
        }
        if hold.grip != grip {
            hold.grip = grip
            hold.shown = viewport.stretch(hold.free, about: grip.to, settings.elastic)
            refreshRaster(for: hold.shown.scale)
        }
        motion = .held(hold)
    }

    /// What fingers have in hold that begin to move the content now.
    private mutating func grasp(at time: Double) -> Hold {
        switch motion {
        case .held(let hold): return hold
        case .zooming(let zoom): tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        case .flinging(_, let anchor): tell(.fling, .cancelled, at: time, about: anchor)
        case .rest, .arrived, .caught, .settling: break
        }
        let shown = transform(at: time)
        return Hold(shown, blocked: viewport.blocked(shown))
    }

    /// The nearest to what is held that may stay: its scale and its rotation about the fingers, then its place.
    func goal(of hold: Hold) -> Transform {
        var goal = hold.shown
        let focus = hold.grip?.to ?? viewport.frame.center
        let upright = goal.rotation.nearestQuarterTurn
        let isTurned = settings.gestures.contains(.rotate) && goal.rotation != hold.rotation
        if isTurned, abs(goal.rotation - upright) <= settings.pinch.rotateSnap {
            goal = goal.with(rotation: upright, about: focus)
        }
        return viewport.constrain(goal, about: focus)
    }

    /// The fingers are up: what they held flings on, or settles.
    mutating func letGo(_ hold: Hold, at time: Double) {
        let goal = goal(of: hold)
        let focus = hold.grip?.to ?? viewport.frame.center
        let velocity = flingVelocity(of: hold)
        var flow = Flow.still(at: focus)
        flow.velocity = viewport.yield(of: velocity, at: hold.free, settings.elastic)
        let keepsShape = goal.scale == hold.shown.scale && goal.rotation == hold.shown.rotation
        if keepsShape, velocity != .zero {
            let fling = Fling(
                from: hold.shown, velocity: flow.velocity, within: bouncingRoom(of: goal), physics: physics, at: time)
            if !viewport.isSame(fling.target, goal) {
                return start(fling, from: hold.shown, anchor: hold.shown.applyInverse(focus), at: time)
            }
        }
        if settings.reducedMotion || (velocity == .zero && viewport.isSame(goal, hold.shown)) {
            motion = .arrived(goal)
        } else {
            motion = .settling(
                Settle(
                    from: hold.shown, flow: flow, to: goal, about: focus, physics: physics, at: time,
                    size: viewport.frame.size.length))
        }
    }

    private mutating func start(_ fling: Fling, from shown: Transform, anchor: Vector, at time: Double) {
        motion = .flinging(fling, anchor: anchor)
        tell(.fling, .began, at: time, about: anchor)
        if settings.reducedMotion {
            // It would end far away: with no motion to be seen, it stays.
            motion = .arrived(viewport.constrain(shown))
            tell(.fling, .ended, at: time, about: anchor)
        }
    }

    /// How fast the fingers fling what they held.
    private func flingVelocity(of hold: Hold) -> Vector {
        let fling = settings.fling.inUnits(pointsPerUnit: settings.pointsPerUnit)
        let speed = hold.velocity.length
        guard settings.gestures.contains(.fling), speed >= fling.minSpeed, speed > 0 else { return .zero }
        return min(1, fling.maxSpeed / speed) * hold.velocity
    }

    /// Without a rubber band nothing bounces.
    func bouncingRoom(of transform: Transform) -> Room {
        var room = viewport.room(of: transform)
        if settings.elastic.rubberBand == 0 { room.reach = .zero }
        return room
    }

    var physics: Physics {
        Physics(
            decay: settings.fling.decay, stop: 4 / settings.pointsPerUnit,
            frequency: settings.elastic.springFrequency, rest: 0.01 / settings.pointsPerUnit)
    }
}
