// SPDX-License-Identifier: MIT

/// The distances by which the content is beyond its limits.
package struct Overscroll {
    /// The displayed overscroll along the content's axes. Each axis has the name and the direction of the nearest axis
    /// of the view.
    package var displayed = Vector.zero
    /// The same before the rubber band; never less.
    package var unconstrained = Vector.zero
    /// The displayed excess of ln(scale).
    package var logScale = 0.0
    /// The same before the rubber band; never less.
    package var unconstrainedLogScale = 0.0
}

extension Viewport {
    /// The overscroll of a displayed transform. `free` is the same transform without the rubber bands.
    func overscroll(of displayed: Transform, _ free: UnconstrainedTransform) -> Overscroll {
        var result = Overscroll()
        let scale = scales.clamp(displayed.scale)
        result.displayed = overscroll(of: displayed)
        result.unconstrained = overscroll(of: free.transform).atLeast(result.displayed)
        if scale != displayed.scale { result.logScale = Math.log(displayed.scale / scale) }
        result.unconstrainedLogScale = TransformDelta.logScales.clamp(result.logScale + free.logExcess).atLeast(
            result.logScale)
        return result
    }

    /// The overscroll of a transform: see `Overscroll.displayed`.
    private func overscroll(of transform: Transform) -> Vector {
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
    /// The vector turned exactly by quarter turns, from the x axis toward the y axis.
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
    /// This number, or `other` if that is further from 0 or has the other sign. Along a fixed axis the displayed
    /// overscroll may be the larger one, and the numbers of a loaded state may overflow.
    fileprivate func atLeast(_ other: Double) -> Double {
        if !isReal { return other }
        return other > 0 ? max(self, other) : other < 0 ? min(self, other) : self
    }
}
