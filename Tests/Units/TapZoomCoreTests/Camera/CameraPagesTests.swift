// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CameraPagesTests {
    private static func result(
        _ script: TouchScript, at start: Transform? = nil, _ change: (inout Settings) -> Void = { _ in }
    ) throws -> [Event] {
        var engine = Engine.square(.photos, change)
        if let start { engine.set(start, .atOnce) }
        _ = engine.pollAll()
        return try engine.play(script + [.advance(100)])
    }

    private static func flick(_ x: Double, _ y: Double = 0) -> TouchScript {
        .drag(from: 0, Vector(200, 200), to: Vector(200 + x, 200 + y))
    }

    /// A drag that rests before the finger lifts.
    private static func push(_ x: Double, _ y: Double = 0) -> TouchScript {
        let end = Vector(200 + x, 200 + y)
        return [.down(at: 0, 200, 200)] + .line(from: 0, Vector(200, 200), to: end) + [.up(at: 1, end.x, end.y)]
    }

    // MARK: Swipes

    @Test(
        "A swipe to the left or right asks for the page beyond the edge that it pulls.",
        arguments: [
            (-90.0, 0.0, LimitSet.right, [EventKind.page]), (90, 0, .left, [.page]), (0, -90, .bottom, []),
            (0, 90, .top, []),
        ])
    func swipeAsksForAPage(x: Double, y: Double, edge: LimitSet, pages: [EventKind]) throws {
        let events = try Self.result(Self.flick(x, y))
        #expect(events.of(.swipe).map(\.limits) == [edge])
        #expect(events.of(.swipe).map(\.phase) == [.discrete])
        let asked = events.filter { $0.kind == .page }
        #expect(asked.map(\.kind) == pages)
        #expect(asked.allSatisfy { $0.phase == .discrete && $0.limits == edge && $0.time == 0.1 })
    }

    @Test("A swipe asks for a page only if the content is at that edge.")
    func swipeNeedsContentAtItsEdge() throws {
        // The content is larger than the safe area at the fitted view.
        func pages(_ x: Double, at place: Double) throws -> [String] {
            let start = Transform(scale: 1, rotation: 0, translation: Vector(place, -300))
            return try Self.result(Self.flick(x), at: start) { $0.layout.fit = .none }.filter {
                [.swipe, .page].contains($0.kind)
            }.edgeLabels
        }
        #expect(try pages(-90, at: -600) == ["swipe discrete right", "page discrete right"])
        #expect(try pages(90, at: 0) == ["swipe discrete left", "page discrete left"])
        #expect(try pages(90, at: -600).isEmpty)
        #expect(try pages(-90, at: 0).isEmpty)
        #expect(try pages(-90, at: -300).isEmpty)
    }

    @Test("A view that is zoomed in makes no swipe.")
    func zoomedViewDoesNotSwipe() throws {
        let start = Transform(scale: 1, rotation: 0, translation: Vector(-600, -300))
        #expect(try Self.result(Self.flick(-90), at: start).of(.swipe).isEmpty)
    }

    @Test("There is no swipe if SWIPE is off, the finger is slow, or two fingers drag.")
    func noSwipeIfOffSlowOrWithTwoFingers() throws {
        #expect(try Self.result(Self.flick(-90)) { $0.gestures.remove(.swipe) }.of(.swipe).isEmpty)
        #expect(try Self.result(Self.push(-90)).of(.swipe).isEmpty)
        let both = TouchScript.frames(9) {
            .pair(.moved, at: $0, Vector(200 - 900 * $0, 200), Vector(250 - 900 * $0, 200))
        }
        let script = .pair(.began, at: 0, Vector(200, 200), Vector(250, 200)) + both
        let ends: TouchScript = [.up(1, at: 0.09, 119, 200), .up(2, at: 0.09, 169, 200)]
        #expect(try Self.result(script + ends).of(.swipe).isEmpty)
    }

    // MARK: Pushes

    /// page_overscroll is a quarter of 400.
    @Test(
        "A pan that ends page_overscroll beyond an edge asks for the page beyond it.",
        arguments: [(-101.0, "page discrete right"), (-99.0, ""), (101.0, "page discrete left"), (99.0, "")])
    func pushAsksForAPage(by distance: Double, labels: String) throws {
        // The slop of content that cannot pan, 18, is subtracted.
        let events = try Self.result(Self.push(distance + (distance < 0 ? -18 : 18)))
        let pages = events.filter { $0.kind == .page }
        #expect(pages.edgeLabels.joined() == labels)
        #expect(pages.allSatisfy { $0.time == 1 })
    }

    @Test("A pan asks for a page only if it began at that edge.")
    func pushMustBeginAtTheEdge() throws {
        func pages(_ x: Double, at place: Double) throws -> [String] {
            let start = Transform(scale: 1, rotation: 0, translation: Vector(place, -300))
            return try Self.result(Self.push(x), at: start).filter {
                $0.kind == .page
            }.edgeLabels
        }
        #expect(try pages(-150, at: -600) == ["page discrete right"])
        #expect(try pages(150, at: 0) == ["page discrete left"])
        #expect(try pages(-300, at: -590).isEmpty)
        #expect(try pages(150, at: -600).isEmpty)
    }

    @Test("A pan that is mostly vertical asks for no page, and none does if page_overscroll or PAN is off.")
    func noPageForVerticalPans() throws {
        func count(_ script: TouchScript, _ change: (inout Settings) -> Void = { _ in }) throws -> Int {
            try Self.result(script, change).filter { $0.kind == .page }.count
        }
        #expect(try count(Self.push(0, 190)) == 0)
        #expect(try count(Self.push(-140, 141)) == 0)
        #expect(try count(Self.push(-140, 120)) == 1)
        #expect(try count(Self.push(-190)) { $0.swipe.pageOverscroll = 0 } == 0)
        #expect(try count(Self.push(-190)) { $0.gestures.remove(.pan) } == 0)
    }

    @Test(
        "Content that cannot scroll along x does not move, and still asks for pages.",
        arguments: [-119.0, -117, 119, 117])
    func fixedContentAsksForAPage(by distance: Double) throws {
        var engine = Engine(Settings(.reader), size: Vector(400, 400), content: Vector(1000, 1000))
        let events = try engine.play(Self.push(distance))
        #expect(events.of(.page).map(\.limits) == (abs(distance) < 118 ? [] : [distance < 0 ? .right : .left]))
        #expect(engine.transform == engine.viewport.fittedView)
    }

    @Test("A swipe that also pushes beyond the edge asks for one page.")
    func swipeThatPushesAsksOnce() throws {
        let events = try Self.result(Self.flick(-190))
        #expect(events.of(.page).count == 1)
        #expect(events.of(.swipe).count == 1)
    }

    @Test("A pan that is cancelled asks for no page.")
    func cancelledPanAsksForNoPage() throws {
        let events = try Self.result(Self.push(-190).dropLast() + [.cancel(1)])
        #expect(events.of(.page).isEmpty)
    }

    // MARK: The host's pager

    /// At scale 1 the content can move by 300 in each direction.
    private static func camera(_ edges: LimitSet, at place: Vector = Vector(-300, -300)) -> CameraRig {
        var camera = CameraRig.square(.photos) { $0.sharing.pagerEdges = edges }
        camera.becomeIdle(at: Transform(scale: 1, rotation: 0, translation: place))
        return camera
    }

    private static func drag(_ camera: inout CameraRig, by x: Double) {
        camera.updateDrag(TransformDelta(from: .zero, to: Vector(x, 0)), touchesChanged: false, at: 1)
    }

    @Test("With an edge of the pager along an axis, pans and swipes along that axis send no PAGE.")
    func noPageAtPagerEdges() throws {
        let edges: [(LimitSet, Int)] = [
            ([], 1), (.left, 0), (.right, 0), (.top, 1), (.bottom, 1), ([.top, .bottom], 1), ([.left, .right], 0),
        ]
        for (edges, count) in edges {
            let swiped = try Self.result(Self.flick(-90)) { $0.sharing.pagerEdges = edges }
            #expect(swiped.of(.page).count == count)
            #expect(swiped.of(.swipe).count == 1)
            let pushed = try Self.result(Self.push(-150)) { $0.sharing.pagerEdges = edges }
            #expect(pushed.of(.page).count == count)
        }
    }

    @Test("If the host moves the pager, the content stays.")
    func hostMovesThePagerAlone() {
        var camera = Self.camera([.left, .right])
        Self.drag(&camera, by: 340)
        #expect(camera.session?.displayed.translation == Vector(0, -300))
        #expect(camera.session?.pager.offset == Vector(40, 0))
        // The offset keeps the travel that the host has not polled.
        camera.camera.setPagerOffset(Vector(0, 0), camera.events)
        #expect(camera.session?.pager.offset == Vector(40, 0))
        camera.camera.setPagerOffset(Vector(-25, 7), camera.events)
        #expect(camera.session?.pager.offset == Vector(15, 7))
        #expect(camera.session?.displayed.translation == Vector(0, -300))
        Self.drag(&camera, by: 330)
        #expect(camera.session?.pager.offset == Vector(5, 7))
        #expect(camera.session?.displayed.translation == Vector(0, -300))
    }

    @Test("Rounding errors in the offset of the host do not move the pager, but a small offset counts.")
    func roundingErrorsOfTheHostMoveNothing() {
        var camera = Self.camera([.left, .right])
        camera.camera.setPagerOffset(Vector(40, 0), camera.events)
        let pager = camera.camera.session.pager.offset
        camera.camera.setPagerOffset(Vector(40 + 1e-9, 1e-10), camera.events)
        #expect(camera.camera.session.pager.offset == pager)
        camera.camera.setPagerOffset(Vector(1e-10, 0), camera.events)
        #expect(camera.camera.session.pager.offset == Vector(1e-10, 0))
        camera.camera.setPagerOffset(.zero, camera.events)
        #expect(camera.camera.session.pager.offset == .zero)
    }

    @Test("A fling does not bounce at an edge that hands over, unless the content is rotated.")
    func flingDoesNotBounceAtPagerEdges() {
        var camera = Self.camera([.left, .bottom])
        let place = Transform(scale: 1, rotation: 0, translation: Vector(-300, -300))
        func bounces(_ x: Double, _ y: Double) -> [Bool] {
            let bounds = camera.bounceBounds(of: place, Vector(x, y))
            return [bounds.maxOverscroll.x > 0, bounds.maxOverscroll.y > 0]
        }
        #expect(bounces(9, 9) == [false, true])
        #expect(bounces(-9, -9) == [true, false])
        #expect(bounces(0, 0) == [true, true])
        let turned = Transform(scale: 1, rotation: 0.1, translation: .zero)
        #expect(camera.bounceBounds(of: turned, Vector(9, -9)).maxOverscroll.x > 0)
    }
}

extension [Event] {
    /// Kind, phase and edge of each event.
    fileprivate var edgeLabels: [String] {
        map { "\($0.kind) \($0.phase) \($0.limits == .right ? "right" : $0.limits == .left ? "left" : "none")" }
    }
}
