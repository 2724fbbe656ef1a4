// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ViewportTests {
    /// A viewport of 400 x 300 with content of 1000 x 1500.
    private static func viewport(_ change: (inout Layout) -> Void = { _ in }) -> Viewport {
        var layout = Settings().layout
        change(&layout)
        return Viewport(size: Vector(400, 300), content: Vector(1000, 1500), layout: layout)
    }

    @Test(
        "Each fit has its scale, and a level multiplies it.",
        arguments: [
            (Fit.none, 1.0), (.contain, 0.2), (.cover, 0.4), (.width, 0.4), (.height, 0.2), (.oneToOne, 0.5),
        ])
    func scaleOfEachFit(fit: Fit, scale: Double) {
        let viewport = Self.viewport { $0.pixelsPerUnit = 2 }
        #expect(viewport.scale(of: ScaleLevel(fit, times: 1)) == scale)
        #expect(viewport.scale(of: ScaleLevel(fit, times: 3)) == 3 * scale)
    }

    @Test("At CONTAIN the content fits in the safe area, and at COVER it covers it.")
    func containFitsAndCoverFills() {
        trials(500) { random in
            let viewport = random.viewport()
            let safeArea = viewport.safeArea.size
            let all = viewport.scale(of: ScaleLevel(.contain, times: 1)) * viewport.content.size
            let fill = viewport.scale(of: ScaleLevel(.cover, times: 1)) * viewport.content.size
            try require(
                all.x <= safeArea.x * (1 + 1e-12) && all.y <= safeArea.y * (1 + 1e-12),
                "\(all) does not fit in \(safeArea)")
            try require(
                isClose(all.x, safeArea.x, of: 0) || isClose(all.y, safeArea.y, of: 0),
                "\(all) does not touch \(safeArea)")
            try require(
                fill.x >= safeArea.x * (1 - 1e-12) && fill.y >= safeArea.y * (1 - 1e-12),
                "\(fill) does not cover \(safeArea)")
            try require(
                isClose(fill.x, safeArea.x, of: 0) || isClose(fill.y, safeArea.y, of: 0),
                "\(fill) does not touch \(safeArea)")
        }
    }

    @Test("If max_scale is below min_scale, min_scale is the only scale.")
    func smallestScaleWinsOverTheLargest() {
        let viewport = Self.viewport {
            $0.minScale = ScaleLevel(.none, times: 2)
            $0.maxScale = ScaleLevel(.none, times: 1)
        }
        #expect(viewport.scales == 2...2)
        #expect(viewport.fittedScale == 2)
    }

    @Test("clamp gives the nearest number of the range, and for NaN its lower bound.")
    func clampGivesTheNearestNumber() {
        let range = 1.0...2.0
        #expect(range.clamp(0.5) == 1)
        #expect(range.clamp(1.5) == 1.5)
        #expect(range.clamp(3) == 2)
        #expect(range.clamp(.infinity) == 2)
        #expect(range.clamp(.nan) == 1)
    }

    // MARK: Safe area

    @Test("Each inset reduces the safe area at its side.")
    func insetsReduceTheSafeArea() {
        var viewport = Self.viewport()
        viewport.insets = Insets(left: 10, top: 20, right: 30, bottom: 40)
        #expect(viewport.safeArea == Rect(origin: Vector(10, 20), size: Vector(360, 240)))
    }

    @Test(
        "The safe area keeps 1/64 of the size, around the middle of the gap or overlap of the insets.",
        arguments: [
            (200.0, 200.0, 196.875), (197, 196.75, 197), (300.0, 300.0, 196.875), (390, 110, 336.875),
            (1e12, 0.0, 393.75),
            (0, 1e12, 0), (1e12, 1e12, 196.875),
        ])
    func safeAreaKeepsOneSixtyFourth(left: Double, right: Double, start: Double) {
        var viewport = Self.viewport()
        viewport.insets = Insets(left: left, top: 5, right: right, bottom: 5)
        #expect(viewport.safeArea == Rect(origin: Vector(start, 5), size: Vector(6.25, 290)))
    }

    // MARK: Fitted view

    @Test(
        "The fitted view aligns the content by align_x and align_y.",
        arguments: [
            (Fit.contain, 0.0, 0.0, 0.0), (.contain, 0.5, 100.0, 0.0), (.contain, 1.0, 200.0, 0.0),
            (.cover, 0.0, 0.0, 0.0),
            (.cover, 0.5, 0.0, -150.0), (.cover, 1.0, 0.0, -300.0),
        ])
    func fittedViewIsAligned(fit: Fit, alignment: Double, x: Double, y: Double) {
        let viewport = Self.viewport {
            $0.fit = fit
            $0.alignment = Vector(alignment, alignment)
        }
        #expect(viewport.fittedView.rotation == 0)
        #expect(isClose(viewport.fittedView.translation, Vector(x, y)))
    }

    @Test("The fitted view lies within the safe area.")
    func fittedViewLiesInTheSafeArea() {
        var viewport = Self.viewport { $0.alignment = Vector(0, 1) }
        viewport.insets = Insets(left: 10, top: 20, right: 30, bottom: 40)
        #expect(isClose(viewport.fittedView.translation, Vector(10, 20)))
        #expect(isClose(viewport.fittedScale, 0.16))
    }

    @Test("The fitted view is within the limits and bounds.")
    func fittedViewIsWithinTheBounds() {
        trials(1000) { random in
            let viewport = random.viewport()
            let full = viewport.fittedView
            let magnitude = viewport.content.size.length * full.scale + viewport.size.length
            try require(viewport.scales.contains(full.scale), "\(full.scale) is outside \(viewport.scales)")
            try require(
                isClose(viewport.constrain(full), full, of: magnitude), "\(full) is outside the bounds of \(viewport)")
        }
    }

    // MARK: Panning and equality

    @Test("Content can pan if it is larger than the safe area, or without bounds.")
    func canPanIfContentIsLarger() {
        let viewport = Self.viewport()
        #expect(!viewport.canPan(viewport.fittedView))
        var zoomed = viewport.fittedView
        zoomed.scale *= 1.01
        #expect(viewport.canPan(zoomed))
        let unconstrained = Self.viewport { $0.bounds = .none }
        #expect(unconstrained.canPan(unconstrained.fittedView))
        trials(300) { random in
            var layout = random.layout(factors: 1, 1)
            (layout.bounds, layout.fit, layout.minScale) = (.content, .contain, ScaleLevel(.contain, times: 1))
            (layout.visiblePart, layout.visibleExtra) = (1, 0)
            let fitted = Viewport(size: random.size(1, 1e4), content: random.size(1, 1e4), layout: layout)
            try require(!fitted.canPan(fitted.fittedView), "content that just fits can pan in \(fitted)")
        }
    }

    @Test("isSame ignores rounding errors, but neither a small movement nor a full turn.")
    func isSameIgnoresRoundingErrors() {
        let viewport = Self.viewport()
        let a = viewport.fittedView
        var b = a
        b.translation.x += 1e-8
        #expect(viewport.isSame(a, b))
        b.translation.x += 1e-5
        #expect(!viewport.isSame(a, b))
        b = a
        b.rotation += 2 * .pi
        #expect(!viewport.isSame(a, b))
        b = Transform(scale: a.scale * 1.0001, rotation: 0, taking: .zero, to: a.translation)
        #expect(!viewport.isSame(a, b))
    }
}
