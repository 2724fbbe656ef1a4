// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ViewportConstrainTests {
    /// The magnitude of the numbers from which the rounding error of a transform comes.
    private static func magnitude(_ transform: Transform, in viewport: Viewport) -> Double {
        viewport.size.length + transform.scale * viewport.content.size.length + transform.translation.length
    }

    private static func box(_ transform: Transform, in viewport: Viewport) -> Rect {
        transform.bounds(of: viewport.content)
    }

    @Test("constrain clamps the scale to the limits and keeps the rotation.")
    func scaleIsClampedAndRotationKept() {
        trials(1000) { random in
            let viewport = random.viewport()
            let given = random.transform(scale: 1e-6...1e6)
            let result = viewport.constrain(given)
            try require(viewport.scales.contains(result.scale), "\(result.scale) is outside \(viewport.scales)")
            try require(result.rotation == given.rotation, "the rotation changed to \(result.rotation)")
            let inside = viewport.scales.contains(given.scale)
            try require(!inside || result.scale == given.scale, "\(given.scale) was within the limits")
        }
    }

    /// To the last bit for upright content, and within rounding errors for rotated content.
    @Test("constrain applied twice gives the result of constrain applied once.")
    func constrainIsIdempotent() {
        trials(5000) { random in
            let viewport = random.chance(0.2) ? random.extremeViewport() : random.viewport()
            let given = random.transform(scale: 1e-6...1e6, reach: random.magnitude(1, 1e6))
            let once = viewport.constrain(given)
            let twice = viewport.constrain(once)
            let exact = given.rotation == 0 || viewport.layout.bounds == .none
            try require(!exact || twice.bits == once.bits, "\(given) in \(viewport): \(once), then \(twice)")
            try require(
                isClose(twice, once, of: Self.magnitude(once, in: viewport), to: 1e-12),
                "\(given) in \(viewport): \(once), then \(twice)")
        }
    }

    @Test("constrained content leaves no gap along its own axes, where it is long enough.")
    func constrainLeavesNoGap() {
        trials(3000) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = .content
            (viewport.layout.visiblePart, viewport.layout.visibleExtra) = (1, 0)
            let result = viewport.constrain(random.transform(scale: 1e-3...1e3, reach: 1e4))
            let displayed = result.inverse
            let frame = viewport.safeArea
            let corners = [0.0, 1].flatMap { x in
                [0.0, 1].map { y in displayed.apply(frame.origin + Vector(x * frame.size.x, y * frame.size.y)) }
            }
            let slack = 1e-9 * Self.magnitude(result, in: viewport) / result.scale
            for (path, alignment) in [
                (\Vector.x, viewport.layout.alignment.x), (\Vector.y, viewport.layout.alignment.y),
            ] {
                let (low, high) = corners.reduce((Double.infinity, -Double.infinity)) {
                    (min($0.0, $1[keyPath: path]), max($0.1, $1[keyPath: path]))
                }
                let panBounds = high - low - viewport.content.size[keyPath: path]
                if panBounds <= 0 {
                    try require(low >= -slack, "\(result) leaves a gap at the start of \(frame)")
                    try require(
                        high <= viewport.content.size[keyPath: path] + slack,
                        "\(result) leaves a gap at the end of \(frame)")
                } else {
                    let isAligned = abs(low + alignment * panBounds) <= slack
                    try require(result.rotation != 0 || isAligned, "\(result) is not aligned by \(alignment)")
                    try require(
                        low <= slack && high >= viewport.content.size[keyPath: path] - slack,
                        "\(result) extends beyond the frame")
                }
            }
        }
    }

    @Test("constrain brings content back from extremely far away, also if it is rotated.")
    func constrainBringsBackFarContent() {
        let viewport = Viewport(size: Vector(400, 400), content: Vector(1000, 1000), layout: Settings().layout)
        for rotation in [0, 0.5] {
            let given = Transform(scale: 1e-18, rotation: rotation, translation: .zero)
            let box = Self.box(viewport.constrain(given), in: viewport)
            #expect(box.x.start <= 1e-9 && box.x.start + box.x.length >= 400 - 1e-9, "\(box)")
            #expect(box.y.start <= 1e-9 && box.y.start + box.y.length >= 400 - 1e-9, "\(box)")
        }
    }

    @Test("constrain does not move a transform that is within the limits and bounds.")
    func constrainKeepsTransformsWithinTheBounds() {
        trials(2000) { random in
            let viewport = random.viewport()
            let scale = random.magnitude(viewport.scales.lowerBound, viewport.scales.upperBound)
            // A point of the content lies in the frame in such a way that the content covers the frame.
            let u = Vector(random.between(0, 1), random.between(0, 1))
            let frame = viewport.safeArea
            let given = Transform(
                scale: viewport.scales.clamp(scale), rotation: 0,
                taking: u.scaled(by: viewport.content.size),
                to: frame.origin + Vector(u.x * frame.size.x, u.y * frame.size.y))
            let result = viewport.constrain(given)
            let box = Self.box(given, in: viewport)
            let slack = 1e-9 * Self.magnitude(result, in: viewport)
            let unconstrained = viewport.layout.bounds == .none
            if unconstrained || box.size.x > frame.size.x * (1 + 1e-9) {
                try require(abs(given.translation.x - result.translation.x) <= slack, "\(given) moved to \(result)")
            }
            if unconstrained || box.size.y > frame.size.y * (1 + 1e-9) {
                try require(abs(given.translation.y - result.translation.y) <= slack, "\(given) moved to \(result)")
            }
        }
    }

    @Test("With BOUNDS_NONE constrain only clamps the scale, about the center of the safe area.")
    func withoutBoundsOnlyTheScaleIsClamped() {
        trials(1000) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = .none
            let given = random.transform(scale: 1e-3...1e3)
            let result = viewport.constrain(given)
            if viewport.scales.contains(given.scale) {
                try require(result.bits == given.bits, "\(given) was within the limits")
            } else {
                let middle = viewport.safeArea.center
                let source = given.applyInverse(middle)
                let magnitude = Self.magnitude(result, in: viewport) + result.scale * source.length
                try require(
                    isClose(result.apply(source), middle, of: magnitude), "\(given) to \(result) moved the center")
            }
        }
    }

    @Test("place puts a content point at a place of the view, at a scale within the limits.")
    func placePutsAPointAtAPlace() {
        trials(1000) { random in
            var viewport = random.viewport()
            viewport.layout.bounds = .none
            let source = random.vector(1000)
            let place = random.vector(1000)
            let scale = random.magnitude(1e-3, 1e3)
            let result = viewport.place(source, at: place, scale: scale, rotation: random.between(-3, 3))
            try require(result.scale == viewport.scales.clamp(scale), "\(result.scale)")
            try require(
                isClose(result.apply(source), place, of: 1e3 * (1 + result.scale)), "\(source) is not at \(place)")
        }
    }

    @Test("constrain replaces a transform that is not finite by the fitted view.")
    func invalidTransformsBecomeTheFittedView() {
        let viewport = Viewport(size: Vector(400, 400), content: Vector(1000, 1000), layout: Settings(.board).layout)
        for wrong in [
            Transform(scale: 1, rotation: 0, translation: Vector(.nan, 0)),
            Transform(scale: 1, rotation: .infinity, translation: .zero),
            Transform(scale: 0, rotation: 0, translation: Vector(0, .infinity)),
        ] {
            #expect(viewport.constrain(wrong) == viewport.fittedView, "\(wrong)")
        }
    }

    @Test("All sizes and levels that the header allows give finite transforms and scales above 0.")
    func extremeSizesGiveFiniteTransforms() {
        trials(3000) { random in
            let (viewport, old) = (random.extremeViewport(), random.extremeViewport())
            let reach = random.magnitude(1e-6, 1e12)
            let given = Transform(
                scale: random.magnitude(1e-18, 1e18), rotation: random.pick([0, random.between(-1e6, 1e6)]),
                translation: random.vector(reach))
            let source = given.applyInverse(random.vector(1e12))
            let results = [
                viewport.fittedView, viewport.constrain(given),
                viewport.place(source, at: random.vector(1e12), scale: random.magnitude(1e-18, 1e18), rotation: 1),
                viewport.remap(old.constrain(given), from: old),
            ]
            for result in results {
                try require(result.isFinite && result.scale > 0, "\(given) in \(viewport): \(result)")
                try require(viewport.scales.contains(result.scale), "\(result.scale) is outside \(viewport.scales)")
            }
            try require(viewport.safeArea.size.x > 0 && viewport.safeArea.size.y > 0, "\(viewport.safeArea)")
        }
    }
}
