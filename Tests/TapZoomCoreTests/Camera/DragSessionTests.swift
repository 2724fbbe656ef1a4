// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct DragSessionTests {
    private static let start = Transform(scale: 2, rotation: 0.5, translation: Vector(30, 40))

    @Test func fingersThatRestMoveNothing() {
        let session = DragSession(Self.start, of: Self.start, focus: Vector(200, 200), limitsAtStart: .left)
        #expect(session.base == UnconstrainedTransform(Self.start))
        #expect(session.displayed == Self.start)
        #expect(session.origin.rotation == 0.5)
        #expect(session.limitsAtStart == .left)
        #expect(session.velocity == .still(at: .zero))
    }

    /// The short ways of `display`, and what a session keeps of the last move, change no bit.
    @Test func whatIsDisplayedFollowsFromTheDeltaAlone() {
        trials(1500) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = random.pick([.content, .content, .none])
            let bands = RubberBands(Settings(.photos).elastic)
            let start = random.transform(
                scale: 0.5 * viewport.scales.lowerBound...2 * viewport.scales.upperBound, reach: viewport.size.length)
            var session = DragSession(start, of: start, focus: .zero, limitsAtStart: [])
            let from = random.vector(100)
            session.update(
                TransformDelta(from: from, to: from), zooms: true, touchesChanged: true, in: viewport, bands)
            let (isZooming, isTurning) = (random.chance(0.6), random.chance(0.4))
            for _ in 0..<8 {
                let delta = TransformDelta(
                    from: from, to: from + random.vector(300), scale: isZooming ? random.magnitude(0.3, 3) : 1,
                    rotation: isTurning ? random.between(-2, 2) : 0)
                session.update(delta, zooms: true, touchesChanged: false, in: viewport, bands)
                let expected = viewport.applyRubberBand(session.base, by: delta, bands)
                try require(session.displayed == expected, "\(session.displayed) instead of \(expected)")
            }
        }
    }

    @Test func theFreeTransformIsCountedFromTheStartOfTheGrip() {
        let viewport = Viewport(
            size: Vector(400, 400), content: Vector(200, 200), layout: Settings(.board).layout)
        var session = DragSession(Self.start, of: Self.start, focus: .zero, limitsAtStart: [])
        func update(_ delta: TransformDelta, touchesChanged: Bool) {
            session.update(
                delta, zooms: true, touchesChanged: touchesChanged, in: viewport, RubberBands(Settings(.board).elastic))
        }
        update(TransformDelta(from: Vector(10, 10), to: Vector(10, 10)), touchesChanged: true)
        func unconstrained() -> UnconstrainedTransform {
            session.unconstrained(in: viewport, RubberBands(Settings(.board).elastic))
        }
        let base = unconstrained()
        let delta = TransformDelta(from: Vector(10, 10), to: Vector(20, 30), logScale: 0.1, rotation: 2)
        update(
            TransformDelta(from: Vector(10, 10), to: Vector(500, 600), logScale: -3, rotation: 7),
            touchesChanged: false)
        update(delta, touchesChanged: false)
        #expect(unconstrained() == UnconstrainedTransform(delta.applied(to: base.transform)))
    }

    // MARK: Axes with nothing to scroll

    /// A page of twice the width of the view and ten times its height, fitted to the width.
    private static func page(_ change: (inout Layout) -> Void = { _ in }) -> Viewport {
        var layout = Settings(.reader).layout
        change(&layout)
        return Viewport(size: Vector(400, 400), content: Vector(800, 4000), layout: layout)
    }

    private static func session(at transform: Transform) -> DragSession {
        DragSession(transform, of: transform, focus: Vector(200, 200), limitsAtStart: [])
    }

    private static func way(_ x: Double, _ y: Double) -> TransformDelta {
        TransformDelta(from: Vector(200, 200), to: Vector(200 + x, 200 + y))
    }

    @Test(arguments: [0.0, 0.5, 1, -1.5])
    func contentStaysAlongAnAxisWithNothingToScroll(halfTurns: Double) {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        let start = viewport.constrain(
            Transform(scale: 0.5, rotation: halfTurns * .pi, translation: Vector(-37, -411)))
        var session = Self.session(at: start)
        let fixed = viewport.fixedAxes(at: start)
        #expect(fixed.contains(.x))
        for way in [Vector(0, 0), Vector(30, 17), Vector(-90, 200.1), Vector(1e-9, -77), Vector(3, 3)] {
            session.update(Self.way(way.x, way.y), zooms: false, touchesChanged: false, in: viewport, bands)
            #expect(session.displayed.place.x == start.place.x)
        }
        #expect(session.fixedAxes == fixed)
    }

    @Test func theOtherAxisFollowsToTheLastBit() {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        for y in [-50.0, 60, 1000] {
            var (session, other) = (Self.session(at: viewport.fittedView), Self.session(at: viewport.fittedView))
            for x in [0.0, 40] {
                session.update(Self.way(x, x == 0 ? 0 : y), zooms: false, touchesChanged: false, in: viewport, bands)
            }
            for x in [0.0, 40] {
                other.update(Self.way(x, x == 0 ? 0 : y), zooms: true, touchesChanged: false, in: viewport, bands)
            }
            #expect(session.displayed.translation.x == 0)
            #expect(other.displayed.translation.x > 10)
            #expect(session.displayed.translation.y == other.displayed.translation.y)
        }
    }

    @Test func bounceRoomAndNoBoundsFreeAnAxis() {
        let free: [(inout Layout) -> Void] = [
            { $0.bounceX = true }, { $0.bounds = .none },
            {
                $0.fit = .none; $0.minScale = ScaleLevel(.none, times: 1)
            },
        ]
        for change in free {
            let (viewport, bands) = (Self.page(change), RubberBands(Settings(.reader).elastic))
            var session = Self.session(at: viewport.fittedView)
            session.update(Self.way(0, 0), zooms: false, touchesChanged: false, in: viewport, bands)
            session.update(Self.way(40, 0), zooms: false, touchesChanged: false, in: viewport, bands)
            #expect(session.displayed.translation.x > viewport.fittedView.translation.x + 10)
        }
        #expect(Self.page { $0.bounceY = true }.fixedAxes(at: Self.page().fittedView) == .x)
        let small = Self.page { $0.minScale = ScaleLevel(.none, times: 0.01) }
        #expect(small.fixedAxes(at: Transform(scale: 0.05, rotation: 0, translation: .zero)) == .all)
    }

    /// A pinch begins within a pan, and ends while a finger goes on.
    @Test func aPinchFreesTheAxesWithoutAJump() {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        var session = Self.session(at: viewport.fittedView)
        func update(_ delta: TransformDelta, zooms: Bool, touchesChanged: Bool = false) {
            session.update(delta, zooms: zooms, touchesChanged: touchesChanged, in: viewport, bands)
        }
        update(Self.way(0, 0), zooms: false, touchesChanged: true)
        update(Self.way(150, -90), zooms: false)
        let before = session.displayed
        #expect(before.translation.x == 0)
        // The first frame of the pinch goes on from there.
        update(Self.way(151, -90), zooms: true)
        #expect(session.displayed.translation.x > 0 && session.displayed.translation.x < 1)
        #expect(session.displayed.translation.y == before.translation.y)
        var pinch = Self.way(180, -90)
        pinch.scale = 0.9
        update(pinch, zooms: true)
        let pinched = session.displayed
        #expect(pinched.translation.x > 10 && pinched.scale < 0.5)
        // One finger goes on.
        let lift = TransformDelta(from: Vector(300, 100), to: Vector(300, 100))
        update(lift, zooms: false, touchesChanged: true)
        #expect(session.displayed == pinched)
        update(TransformDelta(from: lift.from, to: Vector(200, 300)), zooms: false)
        #expect(session.displayed.translation.x == pinched.translation.x)
        #expect(session.displayed.translation.y > pinched.translation.y + 50)
    }

    /// The way along a fixed axis counts on when another finger lands.
    @Test func theUnconstrainedTransformFollowsTheFingers() {
        let (viewport, bands) = (Self.page(), RubberBands(Settings(.reader).elastic))
        var session = Self.session(at: viewport.fittedView)
        for x in [0.0, 70] {
            session.update(Self.way(x, 0), zooms: false, touchesChanged: false, in: viewport, bands)
        }
        let landing = TransformDelta(from: Vector(250, 200), to: Vector(250, 200))
        session.update(landing, zooms: false, touchesChanged: true, in: viewport, bands)
        session.update(
            TransformDelta(from: landing.from, to: Vector(280, 200)), zooms: false, touchesChanged: false,
            in: viewport, bands)
        session.pause(in: viewport, bands)
        #expect(session.displayed.translation.x == 0)
        #expect(isClose(session.unconstrained(in: viewport, bands).transform.translation, Vector(100, 0), of: 100))
    }

    // MARK: The host's pager

    /// Landings, pinches and the host's moves of the pager move neither content nor pager; the fingers move both as
    /// one.
    @Test func contentAndPagerAreUnderTheFingers() {
        trials(1500) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = random.pick([.content, .inside])
            var settings = Settings(.photos)
            settings.sharing.edges = [.left, .top, .right, .bottom]
            let bands = RubberBands(settings)
            let scale = random.between(viewport.scales.lowerBound, viewport.scales.upperBound)
            let start = viewport.constrain(Transform(scale: scale, rotation: 0, translation: random.vector(900)))
            var session = DragSession(start, of: start, focus: .zero, limitsAtStart: [])
            var from = random.vector(300)
            session.update(TransformDelta(from: from, to: from), zooms: true, touchesChanged: true, in: viewport, bands)
            var whole = session.displayed.translation
            for _ in 0..<12 {
                let displayed = session.displayed
                switch random.below(4) {
                case 0:
                    let offset = random.chance(0.5) ? .zero : session.pager.offset + random.vector(50)
                    whole = whole + (offset - session.pager.offset)
                    session.movePager(to: offset, in: viewport, bands)
                    try require(session.pager.offset == offset, "\(session.pager.offset)")
                    try require(viewport.isSame(session.displayed, displayed), "\(session.displayed) \(displayed)")
                default: break
                }
                from = random.vector(300)
                session.update(
                    TransformDelta(from: from, to: from), zooms: true, touchesChanged: true, in: viewport, bands)
                try require(viewport.isSame(session.displayed, displayed), "\(session.displayed) \(displayed)")
                let to = from + random.vector(200)
                let factor = viewport.scales.clamp(displayed.scale * random.magnitude(0.5, 2)) / displayed.scale
                session.update(
                    TransformDelta(from: from, to: to, scale: factor, rotation: 0), zooms: true, touchesChanged: false,
                    in: viewport, bands)
                whole = to + factor * (whole - from)
                let shown = session.displayed.translation + session.pager.offset
                try require((shown - whole).length <= 1e-9 * (1e3 + whole.length), "\(shown) instead of \(whole)")
                let excess =
                    (session.displayed.place
                    - viewport.panBounds(of: session.displayed).clamp(session.displayed.place)).length
                try require(excess <= 1e-9 * (1e3 + whole.length), "\(excess) beyond")
            }
        }
    }
}
