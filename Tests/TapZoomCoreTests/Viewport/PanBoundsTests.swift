// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PanBoundsTests {
    /// 400 x 300 on 1000 x 600.
    private static func viewport(_ change: (inout Layout) -> Void = { _ in }) -> Viewport {
        var layout = Settings().layout
        change(&layout)
        return Viewport(size: Vector(400, 300), content: Vector(1000, 600), layout: layout)
    }

    private static func transform(_ scale: Double, _ rotation: Double = 0, at place: Vector = .zero) -> Transform {
        Transform(scale: scale, rotation: rotation, translation: .zero).with(place: place)
    }

    // MARK: Where it may be

    @Test func largerContentCoversSmallerIsAligned() {
        let panBounds = Self.viewport { $0.alignment = Vector(0.5, 0.25) }.panBounds(scale: 0.45, rotation: 0)
        #expect(isClose(panBounds.x.lowerBound, -50) && panBounds.x.upperBound == 0)
        #expect(isClose(panBounds.y.lowerBound, 7.5) && panBounds.y.extent == 0)
        #expect(panBounds.maxOverscroll == Vector(400, 300))
    }

    @Test func insetsAreTakenOff() {
        var viewport = Self.viewport()
        viewport.insets = Insets(left: 50, top: 0, right: 10, bottom: 20)
        let panBounds = viewport.panBounds(scale: 1, rotation: 0)
        #expect(panBounds == PanBounds(x: -610...50, y: -320...0, maxOverscroll: Vector(340, 280)))
    }

    /// The content's width lies along the view's height.
    @Test func quarterTurnsSwapTheAxes() {
        let panBounds = Self.viewport().panBounds(scale: 1, rotation: .pi / 2)
        #expect(isClose(panBounds.maxOverscroll, Vector(300, 400)))
        #expect(isClose(panBounds.x.extent, 700) && isClose(panBounds.y.extent, 200))
    }

    @Test func withoutBoundsItIsAnywhere() {
        let panBounds = Self.viewport { $0.bounds = .none }.panBounds(scale: 1, rotation: 2)
        #expect(panBounds == .anywhere)
        #expect(panBounds.clamp(Vector(1e12, -1e12)) == Vector(1e12, -1e12))
    }

    /// What the frame shows, at any rotation, is of the content, once the content is large enough; and no more than
    /// that is asked: at each end of the room a corner of the frame touches an edge.
    @Test func turnedContentLeavesNoGaps() {
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
                    try require(low <= 1e-6 || high >= length - 1e-6, "\(transform) could go beyond \(place)")
                }
            }
        }
    }

    /// Content smaller than the frame lies at the same side of the view, turned by any quarters.
    @Test(arguments: [0.0, 1, 2, 3, -1, 5]) func smallContentIsAlignedInTheView(quarters: Double) {
        let viewport = Self.viewport { $0.alignment = Vector(1, 0) }
        let transform = Self.transform(0.1, quarters * (.pi / 2), at: Vector(77, -55))
        let box = viewport.constrainPlace(transform).bounds(of: viewport.content)
        #expect(isClose(box.origin.y, 0, of: 1e3))
        #expect(isClose(box.origin.x + box.size.x, 400, of: 1e3))
    }

    @Test func atATurnAllIsContinuous() {
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
            for (one, other) in zip(ends(a), ends(b)) { try require(abs(one - other) < 1e-4, "\(a) and \(b)") }
        }
    }

    // MARK: Where it cannot go

    private static let all: LimitSet = [.right, .left, .bottom, .top]

    @Test func whatFitsCanGoNowhere() {
        let viewport = Self.viewport()
        #expect(viewport.edges(at: viewport.fittedView) == Self.all)
        let unconstrained = Self.viewport { $0.bounds = .none }
        #expect(unconstrained.edges(at: unconstrained.fittedView) == [])
    }

    @Test func atAnEdgeItCannotGoOn() {
        let viewport = Self.viewport()
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-600, -100))) == .right)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(0, -300))) == [.left, .bottom])
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-300, 0))) == .top)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-300, -100))) == [])
        // Beyond it neither, and where rounding has left a trace.
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-620, -100))) == .right)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-600 + 1e-4, -100))) == .right)
        #expect(viewport.edges(at: Self.transform(1, at: Vector(-600 + 1e-3, -100))) == [])
    }

    /// The ways are those of the view: turned to the left, the content's end is up.
    @Test func waysAreOfTheView() {
        let viewport = Self.viewport()
        let panBounds = viewport.panBounds(scale: 1, rotation: .pi / 2)
        let end = Self.transform(1, .pi / 2, at: Vector(panBounds.x.lowerBound, panBounds.y.lowerBound + 50))
        #expect(viewport.edges(at: end) == .bottom)
        let half = viewport.panBounds(scale: 1, rotation: .pi)
        #expect(viewport.edges(at: Self.transform(1, .pi, at: Vector(half.x.lowerBound, -350))) == .left)
    }

    @Test func unitsOfTheDirections() {
        #expect(Edge.right.pull == Vector(-1, 0))
        #expect(Edge.left.pull == Vector(1, 0))
        #expect(Edge.bottom.pull == Vector(0, -1))
        #expect(Edge.top.pull == Vector(0, 1))
        #expect([Edge.left, .top, .right, .bottom].map(\.limit) == [.left, .top, .right, .bottom])
        #expect([LimitSet.left, .top, .right, .bottom, .minScale, .maxScale].map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    /// A number that equals a bound keeps its sign.
    @Test func clampKeepsTheSignOfZero() {
        #expect(((-1.0)...(-0.0)).clamp(0).sign == .plus)
        #expect((0.0...1.0).clamp(-0.0).sign == .plus)
        #expect(((-1.0)...1.0).clamp(-0.0).sign == .minus)
    }
}
