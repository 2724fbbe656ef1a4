// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PanBoundsTests {
    /// A viewport of 400 x 300 with content of 1000 x 600.
    private static func viewport(_ change: (inout Layout) -> Void = { _ in }) -> Viewport {
        var layout = Settings().layout
        change(&layout)
        return Viewport(size: Vector(400, 300), content: Vector(1000, 600), layout: layout)
    }

    private static func transform(_ scale: Double, _ rotation: Double = 0, at place: Vector = .zero) -> Transform {
        Transform(scale: scale, rotation: rotation, translation: .zero).with(place: place)
    }

    // MARK: Allowed translations

    @Test("Larger content covers the viewport along an axis, and smaller content is aligned.")
    func largerContentCoversAndSmallerIsAligned() {
        let panBounds = Self.viewport { $0.alignment = Vector(0.5, 0.25) }.panBounds(scale: 0.45, rotation: 0)
        #expect(isClose(panBounds.x.lowerBound, -50) && panBounds.x.upperBound == 0)
        #expect(isClose(panBounds.y.lowerBound, 7.5) && panBounds.y.extent == 0)
        #expect(panBounds.maxOverscroll == Vector(400, 300))
    }

    @Test("The bounds lie within the safe area, the viewport without its insets.")
    func insetsShrinkTheBounds() {
        var viewport = Self.viewport()
        viewport.insets = Insets(left: 50, top: 0, right: 10, bottom: 20)
        let panBounds = viewport.panBounds(scale: 1, rotation: 0)
        #expect(panBounds == PanBounds(x: -610...50, y: -320...0, maxOverscroll: Vector(340, 280)))
    }

    /// The width of the content lies along the height of the viewport.
    @Test("A quarter turn exchanges the axes of the bounds.")
    func quarterTurnsSwapTheAxes() {
        let panBounds = Self.viewport().panBounds(scale: 1, rotation: .pi / 2)
        #expect(isClose(panBounds.maxOverscroll, Vector(300, 400)))
        #expect(isClose(panBounds.x.extent, 700) && isClose(panBounds.y.extent, 200))
    }

    @Test("With BOUNDS_NONE every translation is within the bounds.")
    func boundsNoneAllowEverything() {
        let panBounds = Self.viewport { $0.bounds = .none }.panBounds(scale: 1, rotation: 2)
        #expect(panBounds == .anywhere)
        #expect(panBounds.clamp(Vector(1e12, -1e12)) == Vector(1e12, -1e12))
    }

    /// At each end of the bounds a corner of the safe area touches an edge of the content, so that the bounds are as
    /// wide as they can be.
    @Test("Rotated content that is large enough leaves no gap in the safe area, not even at its corners.")
    func rotatedContentLeavesNoGaps() {
        trials(1000) { random in
            let viewport = Self.viewport()
            let transform = Self.transform(random.between(1, 5), random.between(-7, 7))
            let panBounds = viewport.panBounds(of: transform)
            for place in [
                Vector(panBounds.x.lowerBound, panBounds.y.lowerBound),
                Vector(panBounds.x.upperBound, panBounds.y.upperBound),
            ] {
                let displayed = transform.with(place: place).inverse
                let frame = viewport.safeArea
                let corners = [0.0, 1].flatMap { x in
                    [0.0, 1].map { displayed.apply(frame.origin + Vector(x * frame.size.x, $0 * frame.size.y)) }
                }
                let xs = corners.map(\.x)
                let ys = corners.map(\.y)
                for (values, length) in [(xs, viewport.content.size.x), (ys, viewport.content.size.y)] {
                    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
                    try require(low >= -1e-6 && high <= length + 1e-6, "\(transform) leaves a gap at \(place)")
                    try require(low <= 1e-6 || high >= length - 1e-6, "\(transform) could move beyond \(place)")
                }
            }
        }
    }

    @Test(
        "Content smaller than the safe area is aligned to the same side of the view at any quarter turn.",
        arguments: [0.0, 1, 2, 3, -1, 5])
    func smallContentIsAlignedInTheView(quarters: Double) {
        let viewport = Self.viewport { $0.alignment = Vector(1, 0) }
        let transform = Self.transform(0.1, quarters * (.pi / 2), at: Vector(77, -55))
        let box = viewport.constrainPlace(transform).bounds(of: viewport.content)
        #expect(isClose(box.origin.y, 0, of: 1e3))
        #expect(isClose(box.origin.x + box.size.x, 400, of: 1e3))
    }

    @Test("The bounds are a continuous function of the rotation.")
    func boundsAreContinuousInTheRotation() {
        trials(500) { random in
            let viewport = Self.viewport { $0.alignment = Vector(random.between(0, 1), random.between(0, 1)) }
            let (scale, rotation) = (random.between(0.1, 3), random.between(-7, 7))
            let (a, b) = (
                viewport.panBounds(scale: scale, rotation: rotation),
                viewport.panBounds(scale: scale, rotation: rotation + 1e-9)
            )
            let ends = { (panBounds: PanBounds) in
                [panBounds.x.lowerBound, panBounds.x.upperBound, panBounds.y.lowerBound, panBounds.y.upperBound]
            }
            for (one, other) in zip(ends(a), ends(b)) {
                try require(abs(one - other) < 1e-4, "the bounds change from \(a) to \(b)")
            }
        }
    }

    // MARK: Edges

    private static let all: LimitSet = [.right, .left, .bottom, .top]

    @Test("Content that fits is at all four edges; with BOUNDS_NONE it is at none.")
    func alignedContentIsAtAllEdges() {
        let viewport = Self.viewport()
        #expect(viewport.edges(at: viewport.fittedView) == Self.all)
        let unconstrained = Self.viewport { $0.bounds = .none }
        #expect(unconstrained.edges(at: unconstrained.fittedView) == [])
    }

    @Test("Content is at an edge if it cannot move further, also where it is beyond the edge.")
    func contentIsAtAnEdge() {
        let viewport = Self.viewport()
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-600, -100))) == .right)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(0, -300))) == [.left, .bottom])
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-300, 0))) == .top)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-300, -100))) == [])
        // Content beyond the edge, and content a rounding error before it.
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-620, -100))) == .right)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-600 + 1e-4, -100))) == .right)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-600 + 1e-3, -100))) == [])
    }

    /// Rotated to the left by a quarter turn, the right end of the content is at the bottom of the view.
    @Test("Edges of rotated content are named by the axes of the view.")
    func edgesAreThoseOfTheView() {
        let viewport = Self.viewport()
        let panBounds = viewport.panBounds(scale: 1, rotation: .pi / 2)
        let end = Self.transform(1, .pi / 2, at: Vector(panBounds.x.lowerBound, panBounds.y.lowerBound + 50))
        #expect(viewport.edges(at: end) == .bottom)
        let half = viewport.panBounds(scale: 1, rotation: .pi)
        #expect(viewport.edges(at: Self.transform(1, .pi, at: Vector(half.x.lowerBound, -350))) == .left)
    }

    @Test("Each edge has the direction in which a finger pulls it, and its LIMIT bit.")
    func pullsAndBitsOfTheEdges() {
        #expect(Edge.right.pull == Vector(-1, 0))
        #expect(Edge.left.pull == Vector(1, 0))
        #expect(Edge.bottom.pull == Vector(0, -1))
        #expect(Edge.top.pull == Vector(0, 1))
        #expect([Edge.left, .top, .right, .bottom].map(\.limit) == [.left, .top, .right, .bottom])
        #expect([LimitSet.left, .top, .right, .bottom, .minScale, .maxScale].map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test("A number that equals a bound keeps its sign when it is clamped.")
    func clampKeepsTheSignOfZero() {
        #expect(((-1.0)...(-0.0)).clamp(0).sign == .plus)
        #expect((0.0...1.0).clamp(-0.0).sign == .plus)
        #expect(((-1.0)...1.0).clamp(-0.0).sign == .minus)
    }
}
