// SPDX-License-Identifier: MIT

extension ZoomSettings {
    /// The target of a policy for the content point `source` under `point`; nil if the policy does not zoom.
    @_addressableSelf
    @inline(never) @_optimize(size)
    package func target(
        of policy: ZoomPolicy, _ direction: ZoomDirection, from transform: Transform, source: Vector, at point: Vector,
        in viewport: @_addressable Viewport
    ) -> Transform? {
        if policy.action == .reset { return viewport.fittedView }
        guard let scale = scale(of: policy.action, direction, from: transform.scale, in: viewport) else { return nil }
        let place =
            switch policy.anchor {
            case .point: point
            case .center: viewport.safeArea.center
            }
        return viewport.place(source, at: place, scale: scale, rotation: transform.rotation)
    }

    /// The scale to which an action zooms from `scale`; nil if it does not zoom.
    @_addressableSelf
    private func scale(
        of action: ZoomAction, _ direction: ZoomDirection, from scale: Double, in viewport: @_addressable Viewport
    ) -> Double? {
        let fitted = viewport.fittedScale
        let scales = viewport.scales
        switch (action, direction) {
        case (.none, _): return nil
        case (.reset, _): return fitted
        case (.step, .in): return scales.clamp(scale * zoomStep)
        case (.step, .out): return scales.clamp(scale / zoomStep)
        case (.toggle, .in): return scale.isNear(fitted) ? toggled(in: viewport) : fitted
        case (.toggle, .out): return fitted
        case (.cycle, .in): return scale.isBelow(scales.upperBound) ? scales.clamp(scale * zoomStep) : fitted
        case (.cycle, .out): return min(scale, max(fitted, scales.clamp(scale / zoomStep)))
        case (.levels, .in): return nextLevel(.in, from: scale, in: viewport) ?? fitted
        case (.levels, .out): return nextLevel(.out, from: scale, in: viewport)
        }
    }

    /// The zoomed scale of a toggle.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func toggled(in viewport: @_addressable Viewport) -> Double {
        let fitted = viewport.fittedScale
        let level = levels[0].map { viewport.scales.clamp(viewport.scale(of: $0)) } ?? fitted
        return fitted.isBelow(level) ? level : viewport.scales.clamp(fitted * zoomStep)
    }

    /// The next level in a direction; the fitted scale counts as a level. nil if there is no further level.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func nextLevel(_ direction: ZoomDirection, from scale: Double, in viewport: @_addressable Viewport)
        -> Double?
    {
        var best: Double?
        func consider(_ candidate: Double) {
            switch direction {
            case .in: if scale.isBelow(candidate), candidate < best ?? .infinity { best = candidate }
            case .out: if candidate.isBelow(scale), candidate > best ?? 0 { best = candidate }
            }
        }
        consider(viewport.fittedScale)
        levels.forEach { consider(viewport.scales.clamp(viewport.scale(of: $0))) }
        return best
    }
}

extension ZoomSettings {
    /// The snap scale of a motion from `start` to `scale`; nil if there is none. It is the nearest one in ln(scale)
    /// within the tolerance, and beyond `start` in the direction of the motion.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func snappedScale(to scale: Double, from start: Double, in viewport: @_addressable Viewport) -> Double? {
        var (best, distance) = (0.0, snapTolerance)
        let fitted = viewport.fittedScale
        let step = Math.log(zoomStep)
        let nearest = (Math.log(scale / fitted) / step).nearestWhole
        for index in 0..<(snap == .levels ? levels.count + 1 : 3) {
            var level = fitted * Math.exp((nearest + Double(index - 1)) * step)
            if snap == .levels {
                level = index == 0 ? fitted : viewport.scale(of: levels[index - 1] ?? ScaleLevel(.none, times: 1))
            }
            level = viewport.scales.clamp(level)
            let isAhead = scale > start ? start.isLess(than: level) : level.isLess(than: start)
            let far = abs(Math.log(level / scale))
            if isAhead, far <= distance { (best, distance) = (level, far) }
        }
        return best > 0 ? best : nil
    }
}

extension Double {
    /// Whether this scale is smaller by more than a rounding error.
    fileprivate func isLess(than other: Double) -> Bool { self * (1 + 1e-9) < other }
    func isSame(as other: Double) -> Bool { !isLess(than: other) && !other.isLess(than: self) }

    /// Scales within 0.1 % look the same: a tap that zooms by less would seem to do nothing.
    private static var visible: Double { 1.001 }

    package func isBelow(_ other: Double) -> Bool { self * Self.visible < other }
    package func isNear(_ other: Double) -> Bool { !isBelow(other) && !other.isBelow(self) }
}
