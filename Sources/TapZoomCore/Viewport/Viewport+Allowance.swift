// SPDX-License-Identifier: MIT

extension Viewport {
    /// Whether `constrainPlace` certainly leaves a transform unchanged: a fast test for each frame of a zoom animation.
    /// An allowed transform is finite. Rotated content, and content that is shorter than the safe area, gives false, so
    /// that the caller calls `constrainPlace`.
    @inline(__always)
    func allows(_ transform: Transform) -> Bool {
        if layout.bounds == .none {
            // Along the content's axes the place is at most sqrt(2) times as far from 0.
            guard abs(transform.translation.x) < 1e35, abs(transform.translation.y) < 1e35 else { return false }
            return transform.isShowable
        }
        // The bounds of a larger scale may overflow.
        guard transform.rotation == 0, transform.scale < 1e100 else { return false }
        return covers(transform)
    }
}
