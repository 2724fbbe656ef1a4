// SPDX-License-Identifier: MIT

/// Beyond the limits the content follows the fingers less and less. The fingers move an unconstrained transform. The
/// displayed transform is a function of it alone, so that a pull out and back ends where it began.
extension Viewport {
    /// The displayed transform after a delta is applied to `base`. The rubber band first applies to the scale, in
    /// ln(scale) about the fingers, then to the place, along the content's axes.
    @_addressableSelf
    @_optimize(size)
    func applyRubberBand(_ base: UnconstrainedTransform, by delta: TransformDelta, _ bands: RubberBands) -> Transform {
        stretchPlace(of: applyScaleRubberBand(base, by: delta, bands).transform, bands)
    }

    /// Applies the rubber band to the place of a transform.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func stretchPlace(of free: Transform, _ bands: @_addressable RubberBands) -> Transform {
        let rotation = Rotation(free.rotation)
        var stretched = free
        stretched.translation = stretchPlace(free.translation, scale: free.scale, rotation, bands).place
        return stretched
    }

    /// The displayed place of content with a scale and a rotation, and the edges that the content has reached or
    /// passed.
    @_addressableSelf
    @inline(never)
    func stretchPlace(
        _ place: Vector, scale: Double, _ rotation: Rotation, _ bands: @_addressable RubberBands
    ) -> (place: Vector, edges: LimitSet) {
        let own = place.turned(by: rotation.inverse)
        let panBounds = rotatedPanBounds(scale, rotation.inverse)
        if panBounds.contains(own) { return (place, []) }
        var ends = LimitSet()
        let stretched = panBounds.stretch(own, bands, reaching: &ends)
        return (stretched.turned(by: rotation), ends.isEmpty ? [] : ends.turned(by: rotation))
    }

    /// Applies a delta to `base`, with the rubber band of the scale.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func applyScaleRubberBand(
        _ base: @_addressable UnconstrainedTransform, by delta: @_addressable TransformDelta,
        _ bands: @_addressable RubberBands
    ) -> UnconstrainedTransform {
        if base.logExcess == 0, scales.contains(base.transform.scale * delta.scale) {
            return UnconstrainedTransform(delta.moved(base.transform))
        }
        return stretchScale(base.transform, base.logExcess, by: delta, bands)
    }

    /// The same beyond a limit of the scale.
    @_addressableSelf
    @inline(never)
    func stretchScale(
        _ base: Transform, _ logExcess: Double, by delta: @_addressable TransformDelta,
        _ bands: @_addressable RubberBands
    ) -> UnconstrainedTransform {
        let excess = scaleExcess(of: base.scale * delta.scale, logExcess)
        let pull = TransformDelta.logScales.clamp(excess)
        let stretched = bands.scale.apply(pull)
        // The rubber band changes the factor before the delta is applied. Content that was scaled too far first could
        // not be scaled back to the last bit.
        let factor = delta.scale * Math.exp(stretched - excess + logExcess)
        var displayed = TransformDelta(from: delta.from, to: delta.to, scale: factor, rotation: delta.rotation).applied(
            to: base)
        if stretched == 0 { displayed.scale = scales.clamp(displayed.scale) }
        return UnconstrainedTransform(displayed, logExcess: pull - stretched)
    }

    /// The excess of ln(scale) + `more` over the limits.
    @inline(__always)
    private func scaleExcess(of scale: Double, _ more: Double) -> Double {
        if more == 0 { return Math.log(scale / scales.clamp(scale)) }
        let (low, high) = (Math.log(scale / scales.lowerBound) + more, Math.log(scale / scales.upperBound) + more)
        return low < 0 ? low : max(0, high)
    }

    /// The unconstrained transform of a displayed one, for a finger that catches overscrolled content.
    @_addressableSelf
    @inline(never)
    func removeRubberBand(_ displayed: Transform, _ bands: @_addressable RubberBands) -> UnconstrainedTransform {
        var free = UnconstrainedTransform(displayed)
        let place = displayed.place
        let straight = panBounds(of: displayed).replacingExcess(place) { bands.place($1).remove($0) }
        if straight != place { free.transform = displayed.with(place: straight) }
        let scale = scales.clamp(displayed.scale)
        if scale != displayed.scale {
            let stretched = Math.log(displayed.scale / scale)
            free.logExcess = TransformDelta.logScales.clamp(bands.scale.remove(stretched)) - stretched
        }
        return free
    }

    /// Moves a displayed transform to within the largest overscroll of the rubber bands.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func bringWithinBands(_ displayed: Transform, _ bands: @_addressable RubberBands) -> Transform {
        let center = safeArea.center
        let within = applyRubberBand(
            removeRubberBand(displayed, bands), by: TransformDelta(from: center, to: center), bands)
        return !bands.isOff && isSame(within, displayed) ? displayed : within
    }

    /// Moves an unconstrained transform by a delta of the host, within the limits. Content that fingers have pulled
    /// beyond the bounds goes no further beyond them.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func carried(
        _ free: @_addressable UnconstrainedTransform, by delta: @_addressable TransformDelta,
        _ bands: @_addressable RubberBands
    ) -> UnconstrainedTransform {
        let old = free.transform
        // The common case: upright content that still covers the view. The limits then cut no part of the delta.
        if old.rotation.bitPattern | delta.rotation.bitPattern | free.logExcess.bitPattern == 0,
            scales.contains(old.scale * delta.scale)
        {
            let moved = delta.appliedUpright(to: old)
            if covers(moved) { return UnconstrainedTransform(moved) }
        }
        var delta = delta
        delta.scale = limited(delta.scale, of: old.scale)
        var moved = applyScaleRubberBand(free, by: delta, bands)
        let (inside, place) = (constrainPlace(moved.transform), moved.transform.place)
        let (excess, now) = (old.place - constrainPlace(old).place, place - inside.place)
        moved.transform = inside
        let kept = Vector(excess.x.limited(now.x), excess.y.limited(now.y))
        if kept != .zero { moved.transform = inside.with(place: inside.place + kept) }
        return moved
    }

    /// Limits a transform of upright content at some edges: it goes no further beyond them than `old`.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func stopped(_ transform: Transform, from old: Transform, at edges: LimitSet) -> Transform {
        if transform.rotation != 0 { return transform }
        let (bounds, last) = (panBounds(of: transform), old.translation)
        var stopped = transform
        stopped.translation = Vector(
            stopped.translation.x.stopped(in: bounds.x, from: last.x, at: edges),
            stopped.translation.y.stopped(in: bounds.y, from: last.y, at: LimitSet(rawValue: edges.rawValue >> 1)))
        return stopped
    }

    /// Clamps a zoom factor of the host to the scale limits. Content beyond a limit does not return to it, but goes no
    /// further.
    @_addressableSelf
    @inline(never)
    func limited(_ factor: Double, of scale: Double) -> Double {
        (min(1, scales.lowerBound / scale)...max(1, scales.upperBound / scale)).clamp(factor)
    }

    /// The amount by which ln(scale) can grow or shrink within the limits.
    func room(of scale: Double, growing: Bool) -> Double {
        max(0, growing ? Math.log(scales.upperBound / scale) : Math.log(scale / scales.lowerBound))
    }

    /// The velocity of the content at an unconstrained transform with an allowed scale, when the fingers move at
    /// `velocity`.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func rubberBandVelocity(
        of velocity: Vector, at unconstrained: Transform, _ bands: @_addressable RubberBands
    ) -> Vector {
        let panBounds = panBounds(of: unconstrained)
        let (place, way) = (unconstrained.place, velocity.rotated(by: -unconstrained.rotation))
        let (x, y) = (place.x - panBounds.x.clamp(place.x), place.y - panBounds.y.clamp(place.y))
        return Vector(
            x == 0 ? way.x : way.x * bands.place(panBounds.maxOverscroll.x).slope(x),
            y == 0 ? way.y : way.y * bands.place(panBounds.maxOverscroll.y).slope(y)
        ).rotated(by: unconstrained.rotation)
    }
}

extension PanBounds {
    /// The displayed place of an unconstrained one. Adds the ends that it has reached to `ends`: see
    /// `ends(at:within:)`. Ends count along axes on which the content can move, even if only by a rounding error.
    @inline(__always)
    func stretch(_ place: Vector, _ bands: @_addressable RubberBands, reaching ends: inout LimitSet) -> Vector {
        Vector(
            x.stretch(place.x, bands.place(maxOverscroll.x), reaching: &ends, .left, .right),
            y.stretch(place.y, bands.place(maxOverscroll.y), reaching: &ends, .top, .bottom))
    }

    /// Replaces the excess of a place over the bounds on each axis by `body(excess, maxOverscroll)`.
    @inline(__always)
    fileprivate func replacingExcess(_ place: Vector, _ body: (Double, Double) -> Double) -> Vector {
        let inside = clamp(place)
        return Vector(
            place.x == inside.x ? place.x : inside.x + body(place.x - inside.x, maxOverscroll.x),
            place.y == inside.y ? place.y : inside.y + body(place.y - inside.y, maxOverscroll.y))
    }
}

extension Double {
    /// Limits this place at the upper end of a range if `edges` has LEFT, and at the lower end if it has RIGHT. A place
    /// goes no further beyond that end than `old`.
    @inline(never) @_optimize(size)
    fileprivate func stopped(in range: ClosedRange<Double>, from old: Double, at edges: LimitSet) -> Double {
        var stopped = self
        if edges.contains(.left) { stopped = min(stopped, max(range.upperBound, old)) }
        if edges.contains(.right) { stopped = max(stopped, min(range.lowerBound, old)) }
        return stopped
    }

    /// Clamps another number to the range between 0 and this one.
    @inline(never)
    fileprivate func limited(_ other: Double) -> Double { (min(0, self)...max(0, self)).clamp(other) }
}

extension ClosedRange<Double> {
    @inline(__always)
    fileprivate func stretch(
        _ place: Double, _ band: RubberBand, reaching ends: inout LimitSet, _ upper: LimitSet, _ lower: LimitSet
    ) -> Double {
        // If nothing can move, both ends are the same, and neither counts as reached.
        if place <= lowerBound {
            if lowerBound < upperBound { ends = ends.union(lower) }
            return lowerBound + band.apply(place - lowerBound)
        }
        if place >= upperBound {
            if lowerBound < upperBound { ends = ends.union(upper) }
            return upperBound + band.apply(place - upperBound)
        }
        return place
    }
}
