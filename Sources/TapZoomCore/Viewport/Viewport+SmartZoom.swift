// SPDX-License-Identifier: MIT

extension Viewport {
    /// The transform for a tap on a block of content, by the rules of Blink
    /// (`WebViewImpl::ComputeScaleAndScrollForBlockRect`). Its CSS pixels are points here.
    ///
    /// - Parameters:
    ///   - point: The tapped content point.
    ///   - maxScale: The largest legible scale.
    ///   - current: The transform from which the view starts. The result has its rotation.
    ///   - pixel: The length of a point in view units.
    @_addressableSelf
    @inline(never) @_optimize(size)
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
