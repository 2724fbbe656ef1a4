// SPDX-License-Identifier: MIT

// The transforms to which taps zoom, and the scales to which motions snap.
extension Viewport {
    /// The target of a policy for the content point `source` under `point`; nil if the policy does not zoom.
    package func zoomTarget(
        of policy: ZoomPolicy, _ direction: ZoomDirection, from transform: Transform, source: Vector, at point: Vector,
        _ zoom: ZoomSettings
    ) -> Transform? {
        if policy.action == .fit { return fittedView }
        guard let scale = scale(of: policy.action, direction, from: transform.scale, zoom) else { return nil }
        let isCentered = policy.anchor == .center || policy.action == .center
        let place = isCentered ? safeArea.center : point
        return self.place(source, at: place, scale: scale, rotation: transform.rotation)
    }

    /// The scale to which an action zooms from `scale`; nil if it does not zoom.
    private func scale(
        of action: ZoomAction, _ direction: ZoomDirection, from scale: Double, _ zoom: ZoomSettings
    ) -> Double? {
        let (fitted, step) = (fittedScale, zoom.zoomStep)
        switch (action, direction) {
        case (.none, _): return nil
        case (.fit, _): return fitted
        case (.center, _): return scale
        case (.step, .in): return scales.clamp(scale * step)
        case (.step, .out): return scales.clamp(scale / step)
        case (.toggle, .in): return scale.isNear(fitted) ? zoomedScale(zoom) : fitted
        case (.toggle, .out): return fitted
        case (.cycle, .in): return scale.isBelow(scales.upperBound) ? scales.clamp(scale * step) : fitted
        case (.cycle, .out): return min(scale, max(fitted, scales.clamp(scale / step)))
        case (.levels, .in): return nextLevel(.in, from: scale, zoom.levels) ?? fitted
        case (.levels, .out): return nextLevel(.out, from: scale, zoom.levels)
        }
    }

    /// The zoomed scale of a toggle. Tall content that would still cover at most half of the safe area's width becomes
    /// as wide as it.
    private func zoomedScale(_ zoom: ZoomSettings) -> Double {
        let level = zoom.levels[0].map { scales.clamp(scale(of: $0)) } ?? fittedScale
        let zoomed = fittedScale.isBelow(level) ? level : scales.clamp(fittedScale * zoom.zoomStep)
        let (width, height) = (scale(of: ScaleLevel(.width, times: 1)), scale(of: ScaleLevel(.height, times: 1)))
        return zoomed >= height && !(0.5 * width).isLess(than: zoomed) ? scales.clamp(width) : zoomed
    }

    /// The next level in a direction; the fitted scale counts as a level. nil if there is no further level.
    private func nextLevel(_ direction: ZoomDirection, from scale: Double, _ levels: ScaleLevels) -> Double? {
        var best: Double?
        func consider(_ candidate: Double) {
            switch direction {
            case .in: if scale.isBelow(candidate), candidate < best ?? .infinity { best = candidate }
            case .out: if candidate.isBelow(scale), candidate > best ?? 0 { best = candidate }
            }
        }
        consider(fittedScale)
        levels.forEach { consider(scales.clamp(self.scale(of: $0))) }
        return best
    }

    /// The snap scale of a motion from `start` to `scale`; nil if there is none. It is the nearest one in ln(scale)
    /// within the tolerance, and beyond `start` in the direction of the motion.
    func snappedScale(to scale: Double, from start: Double, _ zoom: ZoomSettings) -> Double? {
        var (best, distance) = (0.0, zoom.snapTolerance)
        let (fitted, step) = (fittedScale, Math.log(zoom.zoomStep))
        let nearest = (Math.log(scale / fitted) / step).nearestWhole
        for index in 0..<(zoom.snap == .levels ? zoom.levels.count + 1 : 3) {
            var level = fitted * Math.exp((nearest + Double(index - 1)) * step)
            if zoom.snap == .levels {
                level = index == 0 ? fitted : self.scale(of: zoom.levels[index - 1] ?? ScaleLevel(.none, times: 1))
            }
            level = scales.clamp(level)
            let isAhead = scale > start ? start.isLess(than: level) : level.isLess(than: start)
            let far = abs(Math.log(level / scale))
            if isAhead, far <= distance { (best, distance) = (level, far) }
        }
        return best > 0 ? best : nil
    }
}

extension Viewport {
    /// The transform for a tap on a block of content, by the rules of Blink
    /// (`WebViewImpl::ComputeScaleAndScrollForBlockRect`). Its CSS pixels are points here.
    ///
    /// - Parameters:
    ///   - point: The tapped content point.
    ///   - maxScale: The largest legible scale.
    ///   - current: The transform from which the view starts. The result has its rotation.
    ///   - pixel: The length of a point in view units.
    func smartZoom(
        on block: Rect, at point: Vector, maxScale: Double, from current: Transform, pixel: Double
    ) -> Transform {
        // The block and the point in content units, along the axes of the view.
        let turn = Transform(scale: 1, rotation: current.rotation, translation: .zero)
        let (block, point) = (turn.bounds(of: block), turn.apply(point))
        let page = layout.bounds == .none ? Interval(start: -1e70, length: 2e70) : turn.bounds(of: content).x
        // The margins are relative to the block, so that they have their size on the screen when the block fills it.
        let part = block.size.x / safeArea.size.x * pixel
        let row = block.x.widened(by: 5 * part, least: 2 * part, within: page)
        var scale = min(safeArea.size.x / row.length, maxScale)
        // Below this scale the text is not legible, so the tap must zoom in.
        let legible = 1.2 * scales.lowerBound
        if current.scale < legible { scale = max(scale, legible) }
        scale = scales.clamp(scale)
        let (space, padding) = (safeArea.size / scale, 32 * pixel / scale)
        let corner = Vector(
            row.start(showing: point.x, in: space.x, padding: padding),
            block.y.start(showing: point.y, in: space.y, padding: padding))
        return place(turn.applyInverse(corner), at: safeArea.origin, scale: scale, rotation: current.rotation)
    }
}

extension Interval {
    /// Adds a margin at both ends. Where the page ends, the margin there shrinks, and the other one with it, but not
    /// below `least`.
    fileprivate func widened(by margin: Double, least: Double, within page: Interval) -> Interval {
        let before = max(0, start - page.start)
        let after = max(0, page.start + page.length - start - length)
        var (left, right) = (margin, margin)
        if left > before { (left, right) = (before, max(before, least)) }
        if right > after { (left, right) = (min(left, max(after, least)), after) }
        return Interval(start: start - left, length: left + length + right)
    }

    /// The start of a space that shows this interval: centered if it fits. Otherwise the space begins at the start of
    /// the interval, or as much later as the point needs to be a padding before the end.
    fileprivate func start(showing point: Double, in space: Double, padding: Double) -> Double {
        if length <= space * (1 + 1e-9) { return start - 0.5 * (space - length) }
        return max(start, point + padding - space)
    }
}
