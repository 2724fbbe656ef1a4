// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// How much of the content stays visible: visible_part, visible_extra and BOUNDS_INSIDE.
@Suite struct VisiblePartTests {
    /// A viewport of 400 x 300 with content of 1000 x 600, aligned at the left and at the bottom.
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

    // MARK: The rule

    @Test("With visible_part 0.5 half of the content or of the safe area stays visible.")
    func halfStaysVisible() {
        #expect(Self.ranges(Self.viewport(0.5), scale: 1) == [-800...200, -450...150])
        // The content is 100 x 60.
        #expect(Self.ranges(Self.viewport(0.5), scale: 0.1) == [-50...350, -30...270])
    }

    @Test("With visible_part 0 the content still touches the safe area.")
    func withoutAPartContentTouchesTheView() {
        #expect(Self.ranges(Self.viewport(0), scale: 1) == [-1000...400, -600...300])
        #expect(Self.ranges(Self.viewport(0), scale: 0.1) == [-100...400, -60...300])
        #expect(Self.ranges(Self.viewport(0, -50), scale: 0.1) == [-100...400, -60...300])
    }

    @Test("With visible_part 1 a negative visible_extra is a margin.")
    func negativeExtraIsAMargin() {
        #expect(Self.ranges(Self.viewport(1, -20), scale: 1) == [-620...20, -320...20])
        #expect(Self.ranges(Self.viewport(1, -20), scale: 0.1) == [-20...320, -20...260])
        // Content narrower than the margin still touches the safe area.
        #expect(Self.ranges(Self.viewport(1, -80), scale: 0.1) == [-80...380, -60...300])
    }

    @Test("With visible_part 0 a visible_extra is the length that stays visible, at most the whole content.")
    func lengthMayStayVisible() {
        #expect(Self.ranges(Self.viewport(0, 64), scale: 1) == [-936...336, -536...236])
        // At most the length of the content.
        #expect(Self.ranges(Self.viewport(0, 64), scale: 0.1) == [-36...336, 0...240])
        #expect(Self.ranges(Self.viewport(0.5, 1e12), scale: 1) == [-600...0, -300...0])
    }

    @Test("Smaller content is aligned only with visible_part 1 and visible_extra 0 or more.")
    func onlyFullyVisibleContentIsAligned() {
        #expect(Self.ranges(Self.viewport(1), scale: 0.1) == [0...0, 240...240])
        #expect(Self.ranges(Self.viewport(1, 50), scale: 0.1) == [0...0, 240...240])
        // Otherwise it moves freely, even where all of it is visible, so that a zoom does not jump.
        #expect(Self.ranges(Self.viewport(0.5, 1e12), scale: 0.1) == [0...300, 0...240])
    }

    @Test("With BOUNDS_INSIDE smaller content moves freely within the safe area.")
    func insideContentMovesFreely() {
        let viewport = Self.viewport(1, 0, .inside)
        #expect(Self.ranges(viewport, scale: 0.1) == [0...300, 0...240])
        #expect(Self.ranges(viewport, scale: 1) == [-600...0, -300...0])
        #expect(Self.ranges(Self.viewport(0.5, 0, .inside), scale: 0.1) == [-50...350, -30...270])
        #expect(viewport.canPan(viewport.fittedView) && !Self.viewport(1).canPan(Self.viewport(1).fittedView.halved))
    }

    @Test("With BOUNDS_NONE visible_part and visible_extra have no effect.")
    func noEffectWithoutBounds() {
        #expect(Self.viewport(0.5, 20, .none).panBounds(scale: 1, rotation: 0) == .anywhere)
        #expect(Self.viewport(0.5, 20, .none).panBounds(scale: 1, rotation: 1) == .anywhere)
    }

    @Test("The visible part counts within the safe area.")
    func countsWithinTheSafeArea() {
        var viewport = Self.viewport(0.5)
        viewport.insets = Insets(left: 50, top: 0, right: 10, bottom: 20)
        #expect(Self.ranges(viewport, scale: 1) == [-780...220, -460...140])
    }

    /// A quarter turn lays the width of the content along the height of the viewport.
    @Test("The visible part counts along the axes of the content.")
    func countsAlongTheContentAxes() {
        let panBounds = Self.viewport(0.5).panBounds(scale: 1, rotation: .pi / 2)
        #expect(isClose(panBounds.x.extent, 1000 - 300 + 300) && isClose(panBounds.y.extent, 600 - 400 + 400))
    }

    /// To the last bit of the bounds along x.
    @Test("By default larger content covers the safe area, and smaller content is aligned.")
    func defaultsCoverOrAlign() {
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
            let subscribed = space.x < 0 ? start.x + space.x...start.x : aligned...aligned
            try require(panBounds.x == subscribed, "\(panBounds.x), not \(subscribed)")
            try require(
                viewport.coveredArea == viewport.safeArea,
                "the covered area is \(viewport.coveredArea), not the safe area")
        }
    }

    // MARK: Consequences

    /// Otherwise a pinch at such a scale would jump.
    @Test("The bounds are a continuous function of the scale.")
    func boundsAreContinuousInTheScale() {
        trials(5000) { random in
            let viewport = random.viewport()
            let length = random.pick([\Vector.x, \.y])
            // The scale at which the content is as long as the safe area, or any other.
            let fit = viewport.safeArea.size[keyPath: length] / viewport.content.size[keyPath: length]
            let scale = random.chance(0.5) ? fit : random.magnitude(1e-3, 1e2)
            let rotation = random.chance(0.5) ? 0 : random.between(-7, 7)
            let (a, b) = (
                viewport.panBounds(scale: scale * (1 - 1e-12), rotation: rotation),
                viewport.panBounds(scale: scale * (1 + 1e-12), rotation: rotation)
            )
            let size = viewport.size.length + scale * viewport.content.size.length
            for (one, other) in [(a.x, b.x), (a.y, b.y)] {
                try require(
                    abs(one.lowerBound - other.lowerBound) < 1e-9 * size,
                    "the bounds jump from \(a) to \(b) in \(viewport)")
                try require(
                    abs(one.upperBound - other.upperBound) < 1e-9 * size,
                    "the bounds jump from \(a) to \(b) in \(viewport)")
            }
        }
    }

    @Test("The required part of the content is visible at every place within the bounds.")
    func requiredPartIsVisible() {
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
                let subscribed = min(max(part * most + extra, 0), most)
                try require(seen >= subscribed - slack, "only \(seen) of \(content) is visible in \(viewport)")
            }
        }
    }

    /// Content that covers strictly has reached no edge.
    @Test("Content that covers the safe area is within the bounds.")
    func coveringContentIsWithinTheBounds() {
        var covering = 0
        trials(20_000) { random in
            let viewport = random.viewport()
            guard viewport.layout.bounds != .none else { return }
            let given = random.transform(scale: 0.05...20).with(rotation: 0)
            if !viewport.covers(given) { return }
            covering += 1
            let panBounds = viewport.panBounds(of: given)
            try require(panBounds.contains(given.place), "\(given) covers, but is outside the bounds of \(viewport)")
            let isInside =
                panBounds.x.lowerBound < given.place.x && given.place.x < panBounds.x.upperBound
                && panBounds.y.lowerBound < given.place.y && given.place.y < panBounds.y.upperBound
            try require(
                !viewport.covers(given, strictly: true) || isInside,
                "\(given) covers strictly, but is at an edge of \(viewport)")
        }
        #expect(covering > 1000)
    }

    @Test("An edge is reached if the content cannot move further beyond it.")
    func edgeIsReachedIfContentCannotMoveFurther() {
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
