// SPDX-License-Identifier: MIT

extension Viewport {
    /// Whether `constrainPlace` certainly leaves a transform unchanged: a short answer for every frame of a zoom
    /// animation. An allowed transform is finite. Rotated content and content that is shorter than the safe area are
    /// left to `constrainPlace`.
    @inline(__always)
    func allows(_ transform: Transform) -> Bool {
        if layout.bounds == .none {
            // Along the content's axes the place is at most sqrt(2) times as far.
            guard abs(transform.translation.x) < 1e35, abs(transform.translation.y) < 1e35 else { return false }
            return transform.isFinite
        }
        // The bounds of a larger scale may overflow.
        guard transform.rotation == 0, transform.scale < 1e100 else { return false }
        if !safeArea.x.isCovered(by: content.x, at: transform.translation.x, transform.scale) { return false }
        return safeArea.y.isCovered(by: content.y, at: transform.translation.y, transform.scale)
    }
}

extension Interval {
    /// Whether content at a place and a scale is longer than this interval and leaves no gap in it, with the roundings
    /// of `PanBounds`.
    @inline(__always)
    fileprivate func isCovered(by content: Interval, at place: Double, _ scale: Double) -> Bool {
        let (space, offset) = (length - scale * content.length, scale * content.start)
        return space < 0 && place >= start + space - offset && place <= start - offset
    }
}
