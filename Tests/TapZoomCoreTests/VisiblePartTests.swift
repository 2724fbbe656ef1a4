// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// How much of the content stays visible: visible_part, visible_extra and INSIDE.
@Suite struct VisiblePartTests {
    /// 400 x 300 on 1000 x 600, aligned at the left and at the bottom.
    private static func viewport(_ part: Double, _ extra: Double = 0, _ bounds: Bounds = .content) -> Viewport {
        var layout = Settings().layout
        layout.alignment = Vector(0, 1)
        (layout.visiblePart, layout.visibleExtra, layout.bounds) = (part, extra, bounds)
        return Viewport(size: Vector(400, 300), content: Vector(1000, 600), layout: layout)
    }

    private static func ranges(_ viewport: Viewport, scale: Double) -> [ClosedRange<Double>] {
        let panBounds = viewport.panBounds(scale: scale, rotation: 0)
        return [panBounds.x, panBounds.y]
    }

    // MARK: The law

    @Test func halfOfItStaysVisible() {
        #expect(Self.ranges(Self.viewport(0.5), scale: 1) == [-800...200, -450...150])
        // 100 x 60.
        #expect(Self.ranges(Self.viewport(0.5), scale: 0.1) == [-50...350, -30...270])
    }

    @Test func withoutAPartItTouchesTheView() {
        #expect(Self.ranges(Self.viewport(0), scale: 1) == [-1000...400, -600...300])
        #expect(Self.ranges(Self.viewport(0), scale: 0.1) == [-100...400, -60...300])
        #expect(Self.ranges(Self.viewport(0, -50), scale: 0.1) == [-100...400, -60...300])
    }

    @Test func aNegativeExtraIsAMargin() {
        #expect(Self.ranges(Self.viewport(1, -20), scale: 1) == [-620...20, -320...20])
        #expect(Self.ranges(Self.viewport(1, -20), scale: 0.1) == [-20...320, -20...260])
        // Content narrower than the margin still touches the view.
        #expect(Self.ranges(Self.viewport(1, -80), scale: 0.1) == [-80...380, -60...300])
    }

    @Test func aLengthMayStayVisible() {
        #expect(Self.ranges(Self.viewport(0, 64), scale: 1) == [-936...336, -536...236])
        // No more than there is.
        #expect(Self.ranges(Self.viewport(0, 64), scale: 0.1) == [-36...336, 0...240])
        #expect(Self.ranges(Self.viewport(0.5, 1e12), scale: 1) == [-600...0, -300...0])
    }

    @Test func onlyWithAllOfItVisibleIsSmallerContentAligned() {
        #expect(Self.ranges(Self.viewport(1), scale: 0.1) == [0...0, 240...240])
        #expect(Self.ranges(Self.viewport(1, 50), scale: 0.1) == [0...0, 240...240])
        // Otherwise it moves, even where all of it is visible: a zoom may not let it jump.
        #expect(Self.ranges(Self.viewport(0.5, 1e12), scale: 0.1) == [0...300, 0...240])
    }

    @Test func insideItMovesFreely() {
        let viewport = Self.viewport(1, 0, .inside)
        #expect(Self.ranges(viewport, scale: 0.1) == [0...300, 0...240])
        #expect(Self.ranges(viewport, scale: 1) == [-600...0, -300...0])
        #expect(Self.ranges(Self.viewport(0.5, 0, .inside), scale: 0.1) == [-50...350, -30...270])
        #expect(viewport.canPan(viewport.fittedView) && !Self.viewport(1).canPan(Self.viewport(1).fittedView.halved))
    }

    @Test func withoutBoundsTheyHaveNoEffect() {
        #expect(Self.viewport(0.5, 20, .none).panBounds(scale: 1, rotation: 0) == .anywhere)
        #expect(Self.viewport(0.5, 20, .none).panBounds(scale: 1, rotation: 1) == .anywhere)
    }

    @Test func insetsCount() {
        var viewport = Self.viewport(0.5)
        viewport.insets = Insets(left: 50, top: 0, right: 10, bottom: 20)
        #expect(Self.ranges(viewport, scale: 1) == [-780...220, -460...140])
    }

    /// A quarter turn lays the content's width along the view's height.
    @Test func itLiesAlongTheContentsAxes() {
        let panBounds = Self.viewport(0.5).panBounds(scale: 1, rotation: .pi / 2)
        #expect(isClose(panBounds.x.extent, 1000 - 300 + 300) && isClose(panBounds.y.extent, 600 - 400 + 400))
    }

    /// By default the bounds are to the bit what they were: larger content covers, smaller content is aligned.
    @Test func theDefaultsCoverOrAlign() {
        trials(5000) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = .content
            (viewport.layout.visiblePart, viewport.layout.visibleExtra) = (
                1, random.pick([0, random.between(0, 1e12)])
            )
            let scale = random.magnitude(1e-3, 1e3)
            let panBounds = viewport.panBounds(scale: scale, rotation: 0)
            let space = viewport.safeArea.size - scale * viewport.content.size
            let start = viewport.safeArea.origin
            let aligned = start.x + viewport.layout.alignment.x * space.x
            let wanted = space.x < 0 ? start.x + space.x...start.x : aligned...aligned
            try require(panBounds.x == wanted, "\(panBounds.x) in place of \(wanted)")
            try require(viewport.coveredArea == viewport.safeArea, "\(viewport.coveredArea)")
        }
    }

    // MARK: What follows from it

    /// A pinch at a limit would jump otherwise.
    @Test func itIsContinuousInTheScale() {
        trials(5000) { random in
            let viewport = random.viewport()
            let length = random.pick([\Vector.x, \.y])
            // Where content is as long as the safe area, or anywhere.
            let fit = viewport.safeArea.size[keyPath: length] / viewport.content.size[keyPath: length]
            let scale = random.chance(0.5) ? fit : random.magnitude(1e-3, 1e2)
            let rotation = random.chance(0.5) ? 0 : random.between(-7, 7)
            let (a, b) = (
                viewport.panBounds(scale: scale * (1 - 1e-12), rotation: rotation),
                viewport.panBounds(scale: scale * (1 + 1e-12), rotation: rotation)
            )
            let size = viewport.size.length + scale * viewport.content.size.length
            for (one, other) in [(a.x, b.x), (a.y, b.y)] {
                try require(abs(one.lowerBound - other.lowerBound) < 1e-9 * size, "\(a) and \(b) in \(viewport)")
                try require(abs(one.upperBound - other.upperBound) < 1e-9 * size, "\(a) and \(b) in \(viewport)")
            }
        }
    }

    /// At every allowed place so much is visible, and no more is asked: at each end it is exactly that.
    @Test func asMuchAsTheLawAsksIsVisible() {
        trials(5000) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = random.pick([.content, .inside])
            let result = viewport.constrain(random.transform(scale: 1e-3...1e3, reach: 1e4).with(rotation: 0))
            let box = result.bounds(of: viewport.content)
            for (content, area) in [(box.x, viewport.safeArea.x), (box.y, viewport.safeArea.y)] {
                let most = min(content.length, area.length)
                let (part, extra) = (viewport.layout.visiblePart, viewport.layout.visibleExtra)
                let seen =
                    min(content.start + content.length, area.start + area.length) - max(content.start, area.start)
                let slack = 1e-12 * (content.length + area.length + abs(content.start))
                let wanted = min(max(part * most + extra, 0), most)
                try require(seen >= wanted - slack, "\(seen) of \(content) in \(viewport)")
            }
        }
    }

    /// What is known to cover is within the bounds, and strictly it has reached no edge.
    @Test func whatCoversIsAllowed() {
        var covering = 0
        trials(20_000) { random in
            let viewport = random.viewport()
            guard viewport.layout.bounds != .none else { return }
            let given = random.transform(scale: 0.05...20).with(rotation: 0)
            if !viewport.covers(given) { return }
            covering += 1
            let panBounds = viewport.panBounds(of: given)
            try require(panBounds.contains(given.place), "\(given) in \(viewport)")
            let isInside =
                panBounds.x.lowerBound < given.place.x && given.place.x < panBounds.x.upperBound
                && panBounds.y.lowerBound < given.place.y && given.place.y < panBounds.y.upperBound
            try require(!viewport.covers(given, strictly: true) || isInside, "\(given) in \(viewport)")
        }
        #expect(covering > 1000)
    }

    @Test func anEdgeIsReachedWhereItCannotGoOn() {
        let viewport = Self.viewport(1, 0, .inside)
        func edges(_ x: Double, _ y: Double) -> LimitSet {
            viewport.edges(at: Transform(scale: 0.1, rotation: 0, translation: Vector(x, y)))
        }
        #expect(edges(0, 0) == [.right, .bottom] && edges(300, 240) == [.left, .top])
        #expect(edges(150, 240) == .top && edges(150, 120) == [])
        let half = Self.viewport(0.5)
        #expect(half.edges(at: Transform(scale: 1, rotation: 0, translation: Vector(200, 0))) == .left)
        #expect(half.edges(at: Transform(scale: 1, rotation: 0, translation: Vector(0, -450))) == .bottom)
        #expect(half.edges(at: half.fittedView) == [])
    }
}

extension Transform {
    fileprivate var halved: Transform { Transform(scale: scale / 2, rotation: rotation, translation: translation) }

    fileprivate func with(rotation: Double) -> Transform {
        Transform(scale: scale, rotation: rotation, translation: translation)
    }
}
