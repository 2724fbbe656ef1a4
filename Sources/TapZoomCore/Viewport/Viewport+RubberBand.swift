// SPDX-License-Identifier: MIT

/// Beyond the limits the content follows the fingers less and less. The fingers move an unconstrained transform, and
/// the displayed transform is a function of it alone, so that a pull out and back ends where it began.
extension Viewport {
    /// The displayed transform when a delta is applied to `base`. The rubber band applies to the scale first, in
    /// ln(scale) about the fingers, then to the place, along the content's axes.
    @_addressableSelf
    @inline(never)
    func applyRubberBand(_ base: Transform, by delta: TransformDelta, _ elastic: ElasticSettings) -> Transform {
        let displayed =
            scales.contains(base.scale * delta.scale)
            ? delta.applied(to: base) : applyScaleRubberBand(base, by: delta, elastic)
        let (panBounds, place) = (panBounds(of: displayed), displayed.place)
        return panBounds.clamp(place) == place ? displayed : applyRubberBand(displayed, place, in: panBounds, elastic)
    }

    @inline(never)
    private func applyScaleRubberBand(_ base: Transform, by delta: TransformDelta, _ elastic: ElasticSettings)
        -> Transform
    {
        let scale = base.scale * delta.scale
        let excess = Math.log(scale / scales.clamp(scale))
        let stretched = elastic.scaleBand.apply(excess)
        // The rubber band applies to the factor before the delta does: content that was scaled too far cannot be
        // brought back to the last bit.
        let factor = delta.scale * Math.exp(stretched - excess)
        var displayed = TransformDelta(from: delta.from, to: delta.to, scale: factor, rotation: delta.rotation).applied(
            to: base)
        if stretched == 0 { displayed.scale = scales.clamp(displayed.scale) }
        return displayed
    }

    @inline(never)
    private func applyRubberBand(
        _ displayed: Transform, _ place: Vector, in panBounds: PanBounds, _ elastic: ElasticSettings
    ) -> Transform {
        displayed.with(place: panBounds.replacingExcess(place) { elastic.band($1).apply($0) })
    }

    /// The unconstrained transform of a displayed one, for a finger that catches stretched content.
    func removeRubberBand(_ displayed: Transform, about focus: Vector, _ elastic: ElasticSettings) -> Transform {
        var unconstrained = displayed
        let place = displayed.place
        let straight = panBounds(of: displayed).replacingExcess(place) { elastic.band($1).remove($0) }
        if straight != place { unconstrained = unconstrained.with(place: straight) }
        let scale = scales.clamp(displayed.scale)
        if scale != displayed.scale {
            let excess = (-100...100).clamp(elastic.scaleBand.remove(Math.log(displayed.scale / scale)))
            unconstrained = unconstrained.with(scale: scale * Math.exp(excess), about: focus)
        }
        return unconstrained
    }

    /// The velocity of the content at an unconstrained transform (of an allowed scale) when the fingers move at
    /// `velocity`.
    func rubberBandVelocity(of velocity: Vector, at unconstrained: Transform, _ elastic: ElasticSettings) -> Vector {
        let panBounds = panBounds(of: unconstrained)
        let (place, way) = (unconstrained.place, velocity.rotated(by: -unconstrained.rotation))
        let (x, y) = (place.x - panBounds.x.clamp(place.x), place.y - panBounds.y.clamp(place.y))
        return Vector(
            x == 0 ? way.x : way.x * elastic.band(panBounds.maxOverscroll.x).slope(x),
            y == 0 ? way.y : way.y * elastic.band(panBounds.maxOverscroll.y).slope(y)
        ).rotated(by: unconstrained.rotation)
    }
}

extension PanBounds {
    /// A place whose excess over the bounds is replaced, on each axis, by `body(excess, maxOverscroll)`.
    fileprivate func replacingExcess(_ place: Vector, _ body: (Double, Double) -> Double) -> Vector {
        let inside = clamp(place)
        return Vector(
            place.x == inside.x ? place.x : inside.x + body(place.x - inside.x, maxOverscroll.x),
            place.y == inside.y ? place.y : inside.y + body(place.y - inside.y, maxOverscroll.y))
    }
}

extension ElasticSettings {
    func band(_ limit: Double) -> RubberBand { RubberBand(stiffness: rubberBand, limit: limit) }

    var scaleBand: RubberBand { band(Math.log(rubberBandScale)) }
}
