// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ViewportSmartZoomTests {
    /// A page of 1000 x 4000 in a viewport of 400 x 600. The fitted scale is 0.4, the largest 4.
    private static func page(_ change: (inout Layout) -> Void = { _ in }) -> Viewport {
        var layout = Settings(.reader).layout
        layout.fit = .width
        layout.minScale = ScaleLevel(.width, times: 1)
        layout.maxScale = ScaleLevel(.none, times: 4)
        change(&layout)
        return Viewport(
            size: Vector(400, 600), content: Rect(origin: .zero, size: Vector(1000, 4000)), layout: layout)
    }

    private static func zoom(
        _ viewport: Viewport, _ block: Rect, _ point: Vector, maxScale: Double = .infinity, from: Transform? = nil,
        pixel: Double = 1
    ) -> Transform {
        viewport.smartZoom(
            on: block, at: point, maxScale: maxScale, from: from ?? viewport.fittedView, pixel: pixel)
    }

    private static let column = Rect(origin: Vector(300, 1000), size: Vector(200, 100))

    /// The margin is 5 points of the view, in content units 200 / 400 * 5 on each side of the block.
    @Test("A block that fits fills the width with a margin of 5 points, and is centered.")
    func fittingBlocksAreCentered() {
        let found = Self.zoom(Self.page(), Self.column, Vector(310, 1010))
        #expect(isClose(found.scale, 400 / 205))
        #expect(isClose(found.apply(Self.column.center), Vector(200, 300), of: 1e3))
        #expect(found.rotation == 0)
        let other = Self.zoom(Self.page(), Self.column, Vector(310, 1010), pixel: 3)
        #expect(isClose(other.scale, 400 / 215))
    }

    @Test("The scale is at most max_scale, and at most that of the view.")
    func scaleStaysLegible() {
        let found = Self.zoom(Self.page(), Self.column, Vector(310, 1010), maxScale: 1)
        #expect(found.scale == 1 && isClose(found.apply(Self.column.center), Vector(200, 300), of: 1e3))
        #expect(Self.zoom(Self.page(), Rect(center: Vector(500, 500), size: Vector(1, 1)), Vector(500, 500)).scale == 4)
    }

    @Test("From the fitted view a tap on a wide block zooms in by at least 1.2.")
    func fromTheFittedViewATapZoomsIn() {
        let viewport = Self.page()
        let wide = Rect(origin: Vector(0, 1000), size: Vector(1000, 100))
        #expect(isClose(Self.zoom(viewport, wide, Vector(500, 1050)).scale, 1.2 * 0.4))
        let near = viewport.place(Vector(500, 1050), at: Vector(200, 300), scale: 0.5, rotation: 0)
        #expect(Self.zoom(viewport, wide, Vector(500, 1050), from: near).scale == 0.4)
        #expect(isClose(Self.zoom(viewport, wide, Vector(500, 1050), maxScale: 0.1).scale, 1.2 * 0.4))
    }

    @Test("A tall block begins at the top, but the tapped point is at least 32 points from the bottom.")
    func tallBlocksBeginAtTheTop() {
        let tall = Rect(origin: Vector(300, 1000), size: Vector(200, 2000))
        let found = Self.zoom(Self.page(), tall, Vector(310, 1010))
        #expect(isClose(found.apply(tall.origin).y, 0, of: 1e3))
        let far = Self.zoom(Self.page(), tall, Vector(310, 2500))
        #expect(isClose(far.apply(Vector(310, 2500)).y, 600 - 32, of: 1e3))
        let further = Self.zoom(Self.page(), tall, Vector(310, 2500), pixel: 2)
        #expect(isClose(further.apply(Vector(310, 2500)).y, 600 - 64, of: 1e3))
    }

    /// The block is wider than the viewport at the smallest scale.
    @Test("A wide block begins at the left, but the tapped point is at least 32 points from the right.")
    func wideBlocksShowTheTappedPoint() {
        let viewport = Self.page { $0.minScale = ScaleLevel(.none, times: 1) }
        let wide = Rect(origin: Vector(50, 1000), size: Vector(900, 100))
        let found = Self.zoom(viewport, wide, Vector(100, 1050))
        #expect(found.scale == 1.2)
        #expect(isClose(found.apply(Vector(900 * (1 - 5.0 / 400) / 900, 0)).x, found.translation.x + 1.185, of: 1))
        let far = Self.zoom(viewport, wide, Vector(800, 1050))
        #expect(isClose(far.apply(Vector(800, 0)).x, 400 - 32, of: 1e3))
    }

    /// A block at an edge of the page has no margin there, and 2 points (1 content unit) at the other side.
    @Test("The margin of a block is smaller at an edge of the page.")
    func marginEndsAtThePage() {
        let left = Rect(origin: Vector(0, 1000), size: Vector(200, 100))
        let found = Self.zoom(Self.page(), left, Vector(10, 1010))
        #expect(isClose(found.scale, 400 / 201.0) && isClose(found.translation.x, 0, of: 1e3))
        let right = Rect(origin: Vector(800, 1000), size: Vector(200, 100))
        #expect(isClose(Self.zoom(Self.page(), right, Vector(810, 1010)).scale, 400 / 201.0))
        #expect(isClose(Self.zoom(Self.page { $0.bounds = .none }, left, Vector(10, 1010)).scale, 400 / 205.0))
    }

    @Test("A block is centered in the safe area.")
    func blocksAreCenteredInTheSafeArea() {
        var viewport = Self.page()
        viewport.insets = Insets(left: 100, top: 0, right: 0, bottom: 200)
        let found = Self.zoom(viewport, Self.column, Vector(310, 1010))
        #expect(isClose(found.apply(Self.column.center), Vector(250, 200), of: 1e3))
    }

    /// The view shows the bounds of the rotated block.
    @Test("Smart zoom keeps the rotation, and fits the bounds of the rotated block.")
    func rotationIsKept() {
        trials(300) { random in
            let viewport = Self.page { $0.bounds = .none }
            let rotation = random.between(-7, 7)
            let from = Transform(scale: 1, rotation: rotation, translation: random.vector(500))
            let block = Rect(origin: random.vector(500), size: random.size(10, 300))
            let found = Self.zoom(viewport, block, block.center, from: from)
            let shown = found.bounds(of: block)
            try require(found.rotation == rotation, "the rotation changed to \(found.rotation)")
            try require(shown.size.x <= 400, "\(shown)")
            let isCentered = isClose(shown.center.y, 300, of: 1e3) || shown.size.y > 600
            try require(isClose(shown.center.x, 200, of: 1e3) && isCentered, "\(shown)")
        }
    }

    @Test("The result of smart zoom is finite and within the limits and bounds.")
    func resultIsWithinTheBounds() {
        trials(1000) { random in
            let viewport = random.viewport()
            let from = viewport.constrain(random.transform(scale: 0.01...100))
            let block = Rect(origin: random.magnitude(1, 1e12) * random.vector(1), size: random.size(1e-6, 1e12))
            let found = Self.zoom(
                viewport, block, random.magnitude(1, 1e12) * random.vector(1), maxScale: random.magnitude(1e-40, 1e40),
                from: from, pixel: random.magnitude(1e-3, 1e3))
            try require(found.isFinite && viewport.scales.contains(found.scale), "\(found)")
            try require(viewport.isSame(viewport.constrain(found), found), "\(found)")
        }
    }
}
