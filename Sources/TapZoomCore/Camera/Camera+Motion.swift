// SPDX-License-Identifier: MIT

extension Camera {
    /// Where the content is. A motion that took up another may swing out of bounds; what is shown does not.
    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        if let shown = hold?.shown { return shown }
        return motionTransform(at: time)
    }

    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    private func motionTransform(at time: Double) -> Transform {
        var shown = motion.transform(at: time)
        switch motion {
        case .rest, .arrived, .caught, .flinging:
            break
        case .settling:
            // A turn about a finger swings beyond the bounds even where nothing may.
            if settings.elastic.rubberBand == 0 { shown = viewport.constrainPlace(shown) }
        case .zooming(let zoom):
            shown = viewport.constrainPlace(shown)
            let excess = zoom.excess(at: time)
            if excess != .zero { shown.translation = shown.translation + excess }
        }
        // What was loaded may have no end of numbers on its way.
        return shown.isFinite ? shown : target
    }

    /// Where it will end when nothing else happens.
    var target: Transform {
        @_addressableSelf @inline(never) get {
            if let hold { return goal(of: hold) }
            return switch motion {
            case .rest(let transform), .arrived(let transform): transform
            case .zooming(let zoom): zoom.target
            case .caught(_, let goal, _): goal
            case .flinging(let fling, _): fling.target
            case .settling(let settle): settle.target
            }
        }
    }

    /// Whether it is where a command would bring it, and stays there.
    @_addressableSelf
    @inline(never)
    func isShowing(_ target: Transform) -> Bool {
        if let hold { return viewport.isSame(hold.shown, target) }
        return switch motion {
        case .rest(let transform), .arrived(let transform): viewport.isSame(transform, target)
        case .caught, .zooming, .flinging, .settling: false
        }
    }

    /// Starts for `target` from wherever the view is and as fast as it moves, or is there at once with a duration of 0.
    /// `anchor` is the content point that goes straight. Nothing happens where it is already, or already going.
    mutating func go(to target: Transform, anchor: Vector, at time: Double, duration: Double) {
        if isShowing(target) { return }
        let (shown, flow) = (transform(at: time), motion.flow(at: time))
        switch motion {
        case .rest, .arrived:
            break
        case .caught(let transform, _, _):
            if viewport.isSame(transform, target) {
                motion = .arrived(transform)
                return
            }
        case .flinging(_, let anchor):
            tell(.fling, .cancelled, at: time, about: anchor)
        case .settling(let settle):
            if viewport.isSame(settle.target, target), duration > 0, !settings.reducedMotion { return }
        case .zooming(let zoom):
            if viewport.isSame(zoom.target, target), duration > 0, !settings.reducedMotion { return }
            tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        }
        tell(.zoom, .began, at: time, about: anchor)
        raster = max(raster, target.scale)
        hold = nil
        if duration > 0, !settings.reducedMotion {
            motion = .zooming(
                zoom(from: shown, flow: flow, to: target, anchor: anchor, at: time, duration: duration))
        } else {
            arrive(at: target, anchor: anchor, time: time)
        }
    }

    /// A zoom in this viewport, from any transform.
    @_addressableSelf
    @inline(never)
    func zoom(
        from origin: Transform, flow: Flow, to target: Transform, anchor: Vector, at time: Double, duration: Double
    ) -> Zoom {
        Zoom(
            from: origin, flow: flow, to: target, anchor: anchor, within: viewport.scales,
            excess: origin.translation - viewport.constrainPlace(origin).translation, at: time, duration: duration)
    }

    /// The running motion's end is due.
    mutating func finishMotion(at time: Double) {
        switch motion {
        case .rest, .arrived, .caught:
            break
        case .zooming(let zoom):
            arrive(at: zoom.target, anchor: zoom.anchor, time: time)
        case .flinging(let fling, let anchor):
            motion = .arrived(fling.target)
            tell(.fling, .ended, at: time, about: anchor)
        case .settling(let settle):
            motion = .arrived(settle.target)
        }
    }

    private mutating func arrive(at target: Transform, anchor: Vector, time: Double) {
        motion = .arrived(target)
        tell(.zoom, .ended, at: time, about: anchor)
    }

    /// No finger is down: what was caught goes on, what was held is let go, what has arrived is settled.
    mutating func release(at time: Double) {
        if let hold { letGo(hold, at: time) }
        if case .caught(_, let goal, let anchor) = motion {
            go(to: goal, anchor: anchor, at: time, duration: settings.zoom.duration)
        }
        if case .arrived(let transform) = motion {
            motion = .rest(transform)
            raster = transform.scale
            tell(.settled, .once, at: time, about: transform.applyInverse(viewport.frame.center))
        }
    }

    /// Ends the motion where it is, or as near to that as it may be.
    mutating func stopMotion(at time: Double) {
        let shown = transform(at: time)
        switch motion {
        case .rest, .arrived: return
        case .caught, .settling: break
        case .zooming(let zoom): tell(.zoom, .cancelled, at: time, about: zoom.anchor)
        case .flinging(_, let anchor): tell(.fling, .cancelled, at: time, about: anchor)
        }
        motion = .arrived(viewport.constrain(shown))
    }
}
