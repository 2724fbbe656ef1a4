// SPDX-License-Identifier: MIT

/// How far the content is beyond its limits.
package struct Overscroll {
    /// Along the content's axes, each with the name and the direction of the view's axis that is nearest to it.
    package var displayed = Vector.zero
    /// The same before the rubber band; never less.
    package var unconstrained = Vector.zero
    /// Of the displayed ln(scale).
    package var logScale = 0.0
    /// The same before the rubber band; never less.
    package var unconstrainedLogScale = 0.0
}

extension Camera {
    /// How far the displayed content is beyond its limits.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func overscroll(at time: Double) -> Overscroll {
        var result = Overscroll()
        if !motion.isHeld, motion.animation.kind == .idle { return result }
        let displayed = transform(at: time)
        let free = unconstrained(of: displayed, at: time)
        let scale = viewport.scales.clamp(displayed.scale)
        result.displayed = viewport.overscroll(of: displayed)
        result.unconstrained = viewport.overscroll(of: free.transform).atLeast(result.displayed)
        if scale != displayed.scale { result.logScale = Math.log(displayed.scale / scale) }
        result.unconstrainedLogScale = (result.logScale + free.logExcess).atLeast(result.logScale)
        return result
    }

    /// Where fingers and the host would have the displayed content without rubber bands. An animation is where fingers
    /// that catch it go on from.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func unconstrained(of displayed: Transform, at time: Double) -> UnconstrainedTransform {
        // Fingers that have caught an animation and not moved yet have no base.
        if motion.isHeld, isHeldByHost || !motion.held.isPaused || motion.held.base.transform != displayed {
            return unconstrained(at: time)
        }
        return viewport.removeRubberBand(displayed, bands)
    }
}

extension Viewport {
    /// How far a transform is beyond the pan bounds: see `Overscroll.displayed`.
    @_addressableSelf
    @inline(never) @_optimize(size)
    fileprivate func overscroll(of transform: Transform) -> Vector {
        if case .none = layout.bounds { return .zero }
        let (place, panBounds) = (transform.place, panBounds(of: transform))
        let excess = place - panBounds.clamp(place)
        if transform.rotation == 0 || excess == .zero { return excess }
        // The place of turned content at its bounds has rounding errors.
        let limit = panBounds.maxOverscroll
        let rounding = 4e-15 * (abs(place.x) + abs(place.y) + limit.x + limit.y)
        return Vector(abs(excess.x) > rounding ? excess.x : 0, abs(excess.y) > rounding ? excess.y : 0).turned(
            byQuarters: Rotation(transform.rotation).quarters)
    }
}

extension Vector {
    /// The vector turned by quarters from the x axis towards the y axis, to the last bit.
    fileprivate func turned(byQuarters quarters: UInt32) -> Vector {
        switch quarters {
        case 0: self
        case 1: Vector(0 - y, x)
        case 2: Vector(0 - x, 0 - y)
        default: Vector(y, 0 - x)
        }
    }

    fileprivate func atLeast(_ other: Vector) -> Vector { Vector(x.atLeast(other.x), y.atLeast(other.y)) }
}

extension Double {
    /// This number, or another one if that is further from 0 or on the other side of it. Content stays beyond its
    /// limits along a fixed axis; and the numbers of a loaded state may overflow.
    @inline(never) @_optimize(size)
    fileprivate func atLeast(_ other: Double) -> Double {
        if !isReal { return other }
        return other > 0 ? max(self, other) : other < 0 ? min(self, other) : self
    }
}
