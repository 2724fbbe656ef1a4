// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ViewportSmartZoomTests {
    /// A page of 1000 x 4000 in a view of 400 x 600: the fitted scale is 0.4, the largest 4.
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

    /// The margin of 5 points is a part of the block: 200 / 400 * 5 on each side.
    @Test func aBlockThatFitsIsCentered() {
        let found = Self.zoom(Self.page(), Self.column, Vector(310, 1010))
        #expect(isClose(found.scale, 400 / 205))
        #expect(isClose(found.apply(Self.column.center), Vector(200, 300), of: 1e3))
        #expect(found.rotation == 0)
        let other = Self.zoom(Self.page(), Self.column, Vector(310, 1010), pixel: 3)
        #expect(isClose(other.scale, 400 / 215))
    }

    @Test func itIsNoLargerThanLegible() {
        let found = Self.zoom(Self.page(), Self.column, Vector(310, 1010), maxScale: 1)
        #expect(found.scale == 1 && isClose(found.apply(Self.column.center), Vector(200, 300), of: 1e3))
        #expect(Self.zoom(Self.page(), Rect(center: Vector(500, 500), size: Vector(1, 1)), Vector(500, 500)).scale == 4)
    }

    /// Of a wide block too: from the fitted view a tap zooms in.
    @Test func fromFurtherOutItZoomsInAtLeast() {
        let viewport = Self.page()
        let wide = Rect(origin: Vector(0, 1000), size: Vector(1000, 100))
        #expect(isClose(Self.zoom(viewport, wide, Vector(500, 1050)).scale, 1.2 * 0.4))
        let near = viewport.place(Vector(500, 1050), at: Vector(200, 300), scale: 0.5, rotation: 0)
        #expect(Self.zoom(viewport, wide, Vector(500, 1050), from: near).scale == 0.4)
        #expect(isClose(Self.zoom(viewport, wide, Vector(500, 1050), maxScale: 0.1).scale, 1.2 * 0.4))
    }

    @Test func aTallBlockBeginsAtTheTop() {
        let tall = Rect(origin: Vector(300, 1000), size: Vector(200, 2000))
        let found = Self.zoom(Self.page(), tall, Vector(310, 1010))
        #expect(isClose(found.apply(tall.origin).y, 0, of: 1e3))
        let far = Self.zoom(Self.page(), tall, Vector(310, 2500))
        #expect(isClose(far.apply(Vector(310, 2500)).y, 600 - 32, of: 1e3))
        let further = Self.zoom(Self.page(), tall, Vector(310, 2500), pixel: 2)
        #expect(isClose(further.apply(Vector(310, 2500)).y, 600 - 64, of: 1e3))
    }

    /// A block that is wider than the view at the least scale shows its start, and the point.
    @Test func aWideBlockShowsThePoint() {
        let viewport = Self.page { $0.minScale = ScaleLevel(.none, times: 1) }
        let wide = Rect(origin: Vector(50, 1000), size: Vector(900, 100))
        let found = Self.zoom(viewport, wide, Vector(100, 1050))
        #expect(found.scale == 1.2)
        #expect(isClose(found.apply(Vector(900 * (1 - 5.0 / 400) / 900, 0)).x, found.translation.x + 1.185, of: 1))
        let far = Self.zoom(viewport, wide, Vector(800, 1050))
        #expect(isClose(far.apply(Vector(800, 0)).x, 400 - 32, of: 1e3))
    }

    /// At an edge of the page there is no margin, but 2 points at the other side.
    @Test func theMarginEndsAtThePage() {
        let left = Rect(origin: Vector(0, 1000), size: Vector(200, 100))
        let found = Self.zoom(Self.page(), left, Vector(10, 1010))
        #expect(isClose(found.scale, 400 / 201.0) && isClose(found.translation.x, 0, of: 1e3))
        let right = Rect(origin: Vector(800, 1000), size: Vector(200, 100))
        #expect(isClose(Self.zoom(Self.page(), right, Vector(810, 1010)).scale, 400 / 201.0))
        #expect(isClose(Self.zoom(Self.page { $0.bounds = .none }, left, Vector(10, 1010)).scale, 400 / 205.0))
    }

    @Test func insetsCount() {
        var viewport = Self.page()
        viewport.insets = Insets(left: 100, top: 0, right: 0, bottom: 200)
        let found = Self.zoom(viewport, Self.column, Vector(310, 1010))
        #expect(isClose(found.apply(Self.column.center), Vector(250, 200), of: 1e3))
    }

    /// Of turned content the block's bounds in the view are shown.
    @Test func theRotationStays() {
        trials(300) { random in
            let viewport = Self.page { $0.bounds = .none }
            let rotation = random.between(-7, 7)
            let from = Transform(scale: 1, rotation: rotation, translation: random.vector(500))
            let block = Rect(origin: random.vector(500), size: random.size(10, 300))
            let found = Self.zoom(viewport, block, block.center, from: from)
            let shown = found.bounds(of: block)
            try require(found.rotation == rotation, "it turns")
            try require(shown.size.x <= 400, "\(shown)")
            let isCentered = isClose(shown.center.y, 300, of: 1e3) || shown.size.y > 600
            try require(isClose(shown.center.x, 200, of: 1e3) && isCentered, "\(shown)")
        }
    }

    @Test func theResultIsAllowed() {
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
