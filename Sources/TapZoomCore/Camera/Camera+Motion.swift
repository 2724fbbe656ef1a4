// SPDX-License-Identifier: MIT

extension Camera {
    /// Where the content is. A motion that took up another may swing out of bounds; what is shown does not.
    func transform(at time: Double) -> Transform {
        switch motion {
        case .rest, .arrived, .caught: motion.transform(at: time)
        case .zooming(let zoom): viewport.constrain(zoom.transform(at: time))
        }
    }

    /// Starts for `target` from wherever the view is and as fast as it moves, or is there at once with a duration of 0.
    /// `anchor` is the content point that goes straight. Nothing happens where it is already, or already going.
    mutating func go(to target: Transform, anchor: Vector, at time: Double, duration: Double) {
        switch motion {
        case .rest(let transform), .arrived(let transform):
            if viewport.isSame(transform, target) { return }
        case .caught(let transform, _, _):
            if viewport.isSame(transform, target) {
                motion = .arrived(transform)
                return
            }
        case .zooming(let zoom):
            if viewport.isSame(zoom.target, target), duration > 0, !settings.reducedMotion { return }
            tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        }
        tell(.zoom, .began, at: time, about: anchor)
        if duration > 0, !settings.reducedMotion {
            motion = .zooming(
                Zoom(
                    from: transform(at: time), flow: motion.flow(at: time), to: target, anchor: anchor,
                    within: viewport.scales, at: time, duration: duration))
        } else {
            arrive(at: target, anchor: anchor, time: time)
        }
    }

    /// The running motion's end is due.
    mutating func finishMotion(at time: Double) {
        if case .zooming(let zoom) = motion { arrive(at: zoom.target, anchor: zoom.anchor, time: time) }
    }

    private mutating func arrive(at target: Transform, anchor: Vector, time: Double) {
        motion = .arrived(target)
        tell(.zoom, .ended, at: time, about: anchor)
    }

    /// A finger has landed: it holds what moves.
    mutating func catchMotion(at time: Double) {
        guard case .zooming(let zoom) = motion else { return }
        tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        motion = .caught(transform(at: time), goal: zoom.target, anchor: zoom.anchor)
    }

    /// No finger is down: what was caught goes on, what has arrived is settled.
    mutating func release(at time: Double) {
        if case .caught(_, let goal, let anchor) = motion {
            go(to: goal, anchor: anchor, at: time, duration: settings.zoom.duration)
        }
        if case .arrived(let transform) = motion {
            motion = .rest(transform)
            tell(.settled, .once, at: time, about: transform.applyInverse(viewport.frame.center))
        }
    }

    /// Ends the motion where it is.
    mutating func stopMotion(at time: Double) {
        switch motion {
        case .rest, .arrived:
            break
        case .caught(let transform, _, _):
            motion = .arrived(transform)
        case .zooming(let zoom):
            tell(.zoom, .cancelled, at: time, about: zoom.anchor)
            motion = .arrived(transform(at: time))
        }
    }
}
