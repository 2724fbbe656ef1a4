// SPDX-License-Identifier: MIT

/// A drag beyond the left or the right edge of the content, with which fingers ask for another page. The host shows the
/// page.
struct PagePull {
    let edge: Edge
    /// The overscroll before the rubber band, and the width of the safe area.
    private let distance: Double
    private let width: Double

    /// The pull of content without a rubber band; nil if the fingers have moved it more up or down since `start`, or
    /// beyond an edge that is not one of `edges`.
    init?(of free: Transform, from start: Transform, in viewport: Viewport, beyond edges: LimitSet) {
        let width = viewport.safeArea.size.x
        let excess = (free.place - viewport.panBounds(of: free).clamp(free.place)).rotated(by: free.rotation)
        let travel = free.translation - start.translation
        (edge, distance, self.width) = (excess.x < 0 ? .right : .left, abs(excess.x), width)
        guard abs(travel.x) > abs(travel.y), edges.contains(edge.limit) else { return nil }
    }

    /// The part of the width.
    var part: Double { distance / width }

    /// Whether the pull is as long as a part of the width.
    func reaches(_ part: Double) -> Bool { distance >= part * width }
}
