// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct DragSessionTests {
    private static let start = Transform(scale: 2, rotation: 0.5, translation: Vector(30, 40))

    @Test("A drag session begins at the displayed transform, without a velocity.")
    func restingFingersMoveNothing() {
        let session = DragSession(Self.start, of: Self.start, focalPoint: Vector(200, 200), limitsAtStart: .left)
        #expect(session.base == UnconstrainedTransform(Self.start))
        #expect(session.displayed == Self.start)
        #expect(session.origin.rotation == 0.5)
        #expect(session.limitsAtStart == .left)
        #expect(session.velocity == .zero(at: .zero))
    }

    /// A camera in which fingers hold the content.
    private static func camera(
        at transform: Transform, focalPoint: Vector = Vector(200, 200), in viewport: Viewport, _ bands: RubberBands
    ) -> Camera {
        var camera = Camera(Settings(), size: viewport.size, content: viewport.content.size)
        (camera.viewport, camera.bands) = (viewport, bands)
        camera.beginSession(DragSession(transform, of: transform, focalPoint: focalPoint, limitsAtStart: []))
        return camera
    }

    /// The short paths of `display`, and the values that a session keeps, change no bit.
    @Test("The displayed transform depends only on the base and the newest delta.")
    func displayedFollowsFromTheDelta() {
        trials(1500) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = random.pick([.content, .content, .none])
            let bands = RubberBands(Settings(.photos).elastic)
            let start = random.transform(
                scale: 0.5 * viewport.scales.lowerBound...2 * viewport.scales.upperBound, reach: viewport.size.length)
            var camera = Self.camera(at: start, focalPoint: .zero, in: viewport, bands)
            let from = random.vector(100)
            camera.updateSession(
                TransformDelta(from: from, to: from), zooms: true, touchesChanged: true)
            let (isZooming, isTurning) = (random.chance(0.6), random.chance(0.4))
            for _ in 0..<8 {
                let delta = TransformDelta(
                    from: from, to: from + random.vector(300), scale: isZooming ? random.magnitude(0.3, 3) : 1,
                    rotation: isTurning ? random.between(-2, 2) : 0)
                camera.updateSession(delta, zooms: true, touchesChanged: false)
                let expected = viewport.applyRubberBand(camera.session.base, by: delta, bands)
                try require(camera.session.displayed == expected, "\(camera.session.displayed), not \(expected)")
            }
        }
    }

    @Test("The unconstrained transform is the delta applied to the base, whatever deltas came before.")
    func deltaCountsFromTheStart() {
        let viewport = Viewport(
            size: Vector(400, 400), content: Vector(200, 200), layout: Settings(.board).layout)
        let bands = RubberBands(Settings(.board).elastic)
        var camera = Self.camera(at: Self.start, focalPoint: .zero, in: viewport, bands)
        func update(_ delta: TransformDelta, touchesChanged: Bool) {
            camera.updateSession(delta, zooms: true, touchesChanged: touchesChanged)
        }
        update(TransformDelta(from: Vector(10, 10), to: Vector(10, 10)), touchesChanged: true)
        let base = camera.unconstrained
        let delta = TransformDelta(from: Vector(10, 10), to: Vector(20, 30), logScale: 0.1, rotation: 2)
        update(
            TransformDelta(from: Vector(10, 10), to: Vector(500, 600), logScale: -3, rotation: 7),
            touchesChanged: false)
        update(delta, touchesChanged: false)
        #expect(camera.unconstrained == UnconstrainedTransform(delta.applied(to: base.transform)))
    }

    // MARK: Axes along which the content cannot scroll

    /// A page in a viewport of 400 x 400. At the fitted scale 0.5 it is as wide as the viewport, and five times as
    /// tall.
    private static func page(_ change: (inout Layout) -> Void = { _ in }) -> Viewport {
        var layout = Settings(.reader).layout
        change(&layout)
        return Viewport(size: Vector(400, 400), content: Vector(800, 4000), layout: layout)
    }

    private static func drag(_ x: Double, _ y: Double) -> TransformDelta {
        TransformDelta(from: Vector(200, 200), to: Vector(200 + x, 200 + y))
    }

    @Test("Content does not move along an axis on which it cannot scroll.", arguments: [0.0, 0.5, 1, -1.5])
    func contentStaysAlongAFixedAxis(halfTurns: Double) {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        let start = viewport.constrain(
            Transform(scale: 0.5, rotation: halfTurns * .pi, translation: Vector(-37, -411)))
        var camera = Self.camera(at: start, in: viewport, bands)
        let fixed = viewport.fixedAxes(at: start)
        #expect(fixed.contains(.x))
        for drag in [Vector(0, 0), Vector(30, 17), Vector(-90, 200.1), Vector(1e-9, -77), Vector(3, 3)] {
            camera.updateSession(Self.drag(drag.x, drag.y), zooms: false, touchesChanged: false)
            #expect(camera.session.displayed.place.x == start.place.x)
        }
        #expect(camera.session.fixedAxes == fixed)
    }

    @Test("Beside a fixed axis the other axis follows as it would alone, to the last bit.")
    func otherAxisIsExact() {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        for y in [-50.0, 60, 1000] {
            var camera = Self.camera(at: viewport.fittedView, in: viewport, bands)
            var other = camera
            for x in [0.0, 40] {
                camera.updateSession(Self.drag(x, x == 0 ? 0 : y), zooms: false, touchesChanged: false)
            }
            for x in [0.0, 40] {
                other.updateSession(Self.drag(x, x == 0 ? 0 : y), zooms: true, touchesChanged: false)
            }
            #expect(camera.session.displayed.translation.x == 0)
            #expect(other.session.displayed.translation.x > 10)
            #expect(camera.session.displayed.translation.y == other.session.displayed.translation.y)
        }
    }

    @Test("always_bounce_x, BOUNDS_NONE and room to scroll free an axis.")
    func bounceOrRoomFreesAnAxis() {
        let free: [(inout Layout) -> Void] = [
            { $0.alwaysBounceX = true }, { $0.bounds = .none },
            {
                $0.fit = .none; $0.minScale = ScaleLevel(.none, times: 1)
            },
        ]
        for change in free {
            let (viewport, bands) = (Self.page(change), RubberBands(Settings(.reader).elastic))
            var camera = Self.camera(at: viewport.fittedView, in: viewport, bands)
            camera.updateSession(Self.drag(0, 0), zooms: false, touchesChanged: false)
            camera.updateSession(Self.drag(40, 0), zooms: false, touchesChanged: false)
            #expect(camera.session.displayed.translation.x > viewport.fittedView.translation.x + 10)
        }
        #expect(Self.page { $0.alwaysBounceY = true }.fixedAxes(at: Self.page().fittedView) == .x)
        let small = Self.page { $0.minScale = ScaleLevel(.none, times: 0.01) }
        #expect(small.fixedAxes(at: Transform(scale: 0.05, rotation: 0, translation: .zero)) == .all)
    }

    /// The pinch begins within a pan, and ends while one finger remains.
    @Test("A pinch frees the fixed axes without a jump.")
    func pinchFreesTheAxes() {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        var camera = Self.camera(at: viewport.fittedView, in: viewport, bands)
        func update(_ delta: TransformDelta, zooms: Bool, touchesChanged: Bool = false) {
            camera.updateSession(delta, zooms: zooms, touchesChanged: touchesChanged)
        }
        update(Self.drag(0, 0), zooms: false, touchesChanged: true)
        update(Self.drag(150, -90), zooms: false)
        let before = camera.session.displayed
        #expect(before.translation.x == 0)
        // The first frame of the pinch continues from the displayed place.
        update(Self.drag(151, -90), zooms: true)
        #expect(camera.session.displayed.translation.x > 0 && camera.session.displayed.translation.x < 1)
        #expect(camera.session.displayed.translation.y == before.translation.y)
        var pinch = Self.drag(180, -90)
        pinch.scale = 0.9
        update(pinch, zooms: true)
        let pinched = camera.session.displayed
        #expect(pinched.translation.x > 10 && pinched.scale < 0.5)
        // One finger remains.
        let lift = TransformDelta(from: Vector(300, 100), to: Vector(300, 100))
        update(lift, zooms: false, touchesChanged: true)
        #expect(camera.session.displayed == pinched)
        update(TransformDelta(from: lift.from, to: Vector(200, 300)), zooms: false)
        #expect(camera.session.displayed.translation.x == pinched.translation.x)
        #expect(camera.session.displayed.translation.y > pinched.translation.y + 50)
    }

    /// Travel along a fixed axis remains when another finger lands.
    @Test("The unconstrained transform follows the fingers, also along a fixed axis.")
    func unconstrainedFollowsTheFingers() {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        var camera = Self.camera(at: viewport.fittedView, in: viewport, bands)
        for x in [0.0, 70] {
            camera.updateSession(Self.drag(x, 0), zooms: false, touchesChanged: false)
        }
        let landing = TransformDelta(from: Vector(250, 200), to: Vector(250, 200))
        camera.updateSession(landing, zooms: false, touchesChanged: true)
        camera.updateSession(
            TransformDelta(from: landing.from, to: Vector(280, 200)), zooms: false, touchesChanged: false)
        camera.pauseSession()
        #expect(camera.session.displayed.translation.x == 0)
        #expect(isClose(camera.unconstrained.transform.translation, Vector(100, 0), of: 100))
    }

    // MARK: The host's pager

    /// Landings, pinches and the host's moves of the pager leave the content in place.
    @Test("The travel of content and pager together is that of the fingers.")
    func contentAndPagerFollowTheFingersTogether() {
        trials(1500) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = random.pick([.content, .inside])
            var settings = Settings(.photos)
            settings.sharing.pagerEdges = [.left, .top, .right, .bottom]
            let bands = RubberBands(settings)
            let scale = random.between(viewport.scales.lowerBound, viewport.scales.upperBound)
            let start = viewport.constrain(Transform(scale: scale, rotation: 0, translation: random.vector(900)))
            var camera = Self.camera(at: start, focalPoint: .zero, in: viewport, bands)
            var from = random.vector(300)
            camera.updateSession(TransformDelta(from: from, to: from), zooms: true, touchesChanged: true)
            var whole = camera.session.displayed.translation
            for _ in 0..<12 {
                let displayed = camera.session.displayed
                switch random.below(4) {
                case 0:
                    let offset = random.chance(0.5) ? .zero : camera.session.pager.offset + random.vector(50)
                    whole = whole + (offset - camera.session.pager.offset)
                    camera.movePager(to: offset)
                    try require(
                        camera.session.pager.offset == offset,
                        "the offset is \(camera.session.pager.offset), not \(offset)")
                    try require(
                        viewport.isSame(camera.session.displayed, displayed),
                        "\(displayed) moved to \(camera.session.displayed)")
                default: break
                }
                from = random.vector(300)
                camera.updateSession(
                    TransformDelta(from: from, to: from), zooms: true, touchesChanged: true)
                try require(
                    viewport.isSame(camera.session.displayed, displayed),
                    "\(displayed) moved to \(camera.session.displayed)")
                let to = from + random.vector(200)
                let factor = viewport.scales.clamp(displayed.scale * random.magnitude(0.5, 2)) / displayed.scale
                camera.updateSession(
                    TransformDelta(from: from, to: to, scale: factor, rotation: 0), zooms: true, touchesChanged: false)
                whole = to + factor * (whole - from)
                let shown = camera.session.displayed.translation + camera.session.pager.offset
                try require((shown - whole).length <= 1e-9 * (1e3 + whole.length), "\(shown), not \(whole)")
                let excess =
                    (camera.session.displayed.place
                    - viewport.panBounds(of: camera.session.displayed).clamp(camera.session.displayed.place)).length
                try require(excess <= 1e-9 * (1e3 + whole.length), "\(excess) beyond the bounds")
            }
        }
    }
}
