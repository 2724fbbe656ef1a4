// SPDX-License-Identifier: MIT

// The edges and the limits of the scale that a transform has reached.

extension Viewport {
    /// All limits that a transform has reached.
    func limits(at transform: Transform) -> LimitSet {
        var limits = edges(at: transform)
        if !scales.lowerBound.isBelow(transform.scale) { limits.insert(.minScale) }
        if !transform.scale.isBelow(scales.upperBound) { limits.insert(.maxScale) }
        return limits
    }

    /// The edges of the content that are reached at a transform.
    func edges(at transform: Transform) -> LimitSet {
        if case .none = layout.bounds { return [] }
        let (panBounds, place, axes) = axialBounds(of: transform)
        return panBounds.ends(at: place, within: 1e-6 * panBounds.maxOverscroll).turned(by: axes)
    }

    /// The bounds of content at a transform, its place along the same axes, and these axes.
    private func axialBounds(of transform: Transform) -> (bounds: PanBounds, place: Vector, axes: Rotation) {
        let axes = transform.axes
        if axes.angle == 0 { return (uprightPanBounds(transform.scale), transform.translation, axes) }
        let back = axes.inverse
        return (rotatedPanBounds(transform.scale, back), transform.translation.turned(by: back), axes)
    }
}

// The limits of LIMIT events. Their edges count only along axes on which the content can move.
extension Viewport {
    /// The factor of the scale within which a limit is reached, and the one beyond which it is left.
    private static var reach: Double { 1.001 }
    private static var margin: Double { 1.01 }

    /// The tolerance for rounding errors at an edge, in view units.
    private var rounding: Double { 1e-6 * min(safeArea.size.x, safeArea.size.y) }

    /// The limits that a transform has reached.
    func limits(reachedAt transform: Transform) -> LimitSet {
        limits(at: transform, scale: transform.scale, within: rounding, Self.reach)
    }

    /// The limits of the scale that are reached at a scale.
    func scaleLimits(reachedAt scale: Double) -> LimitSet { scaleLimits(at: scale, within: Self.reach) }

    /// The limits that a transform has reached or is near. `point`: the length of a point in view units.
    func limits(near transform: Transform, point: Double) -> LimitSet {
        limits(at: transform, scale: transform.scale, within: max(point, rounding), Self.margin)
    }

    /// The limits that an unconstrained transform exceeds, by more than a point or 1 % of the scale.
    func limits(beyond free: UnconstrainedTransform, point: Double) -> LimitSet {
        let scale = free.transform.scale * Math.exp(free.logExcess)
        return limits(at: free.transform, scale: scale, within: -point, 1 / Self.margin)
    }

    /// The limits against which a command to a transform pushes. `center` is the point about which its scale is
    /// limited.
    func limits(pushedBy transform: Transform, about center: Vector, point: Double) -> LimitSet {
        let allowed = constrainScale(transform, about: center)
        return limits(at: allowed, scale: transform.scale, within: -point, 1 / Self.margin)
    }

    /// The limits against which a command to a scale pushes.
    func limits(pushedBy scale: Double) -> LimitSet { scaleLimits(at: scale, within: 1 / Self.margin) }

    /// The limits against which the action of a tap pushes at a target. `content` is the tapped content point.
    func limits(
        pushedBy action: ZoomAction, _ direction: ZoomDirection, from target: Transform, centering content: Vector,
        step: Double, point: Double
    ) -> LimitSet {
        switch action {
        case .step:
            return limits(pushedBy: target.scale * (direction == .in ? step : 1 / step))
        case .center:
            let center = safeArea.center
            let asked = Transform(scale: target.scale, rotation: target.rotation, taking: content, to: center)
            return limits(pushedBy: asked, about: center, point: point)
        case .none, .toggle, .cycle, .levels, .fit: return []
        }
    }

    private func limits(at transform: Transform, scale: Double, within distance: Double, _ factor: Double) -> LimitSet {
        let limits = scaleLimits(at: scale, within: factor)
        if case .none = layout.bounds { return limits }
        let (panBounds, place, axes) = axialBounds(of: transform)
        return limits.union(panBounds.endsWithRoom(at: place, within: distance).turned(by: axes))
    }

    private func scaleLimits(at scale: Double, within factor: Double) -> LimitSet {
        LimitSet(
            rawValue: (scale <= scales.lowerBound * factor ? LimitSet.minScale.rawValue : 0)
                | (scale * factor >= scales.upperBound ? LimitSet.maxScale.rawValue : 0))
    }
}
