// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ViewportAllowanceTests {
    private static func square(_ bounds: Bounds = .content) -> Viewport {
        var layout = Settings().layout
        layout.bounds = bounds
        return Viewport(size: Vector(400, 400), content: Vector(1000, 1000), layout: layout)
    }

    @Test("constrainPlace does not change a bit of a transform that the viewport allows.")
    func constrainKeepsAllowedTransforms() {
        var allowed = 0
        trials(20_000) { random in
            var viewport = random.chance(0.2) ? random.extremeViewport() : random.viewport()
            if random.chance(0.5) { viewport.content.origin = random.vector(1e3) }
            var given = random.transform(reach: random.magnitude(1, 1e4))
            if random.chance(0.5) { given = viewport.constrain(given) }
            if viewport.allows(given) {
                allowed += 1
                let result = viewport.constrainPlace(given)
                try require(result.bits == given.bits, "\(given) changed to \(result) in \(viewport)")
            }
        }
        #expect(allowed > 5000)
    }

    @Test("A transform that the viewport allows is finite.")
    func allowedTransformsAreFinite() {
        let odd = [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, 1]
        trials(20_000) { random in
            var viewport = random.viewport()
            viewport.content.origin = Vector(random.pick([0, 5, -5]), random.pick([0, 5, -5]))
            let given = Transform(
                scale: random.pick(odd), rotation: random.pick(odd), translation: Vector(random.pick(odd), -300))
            try require(!viewport.allows(given) || given.isFinite, "\(given) is allowed in \(viewport)")
        }
    }

    @Test("Upright content larger than the viewport is allowed from edge to edge, and not beyond.")
    func largeUprightContentIsAllowedBetweenItsEdges() {
        let viewport = Self.square()
        func allows(_ x: Double, _ y: Double) -> Bool {
            viewport.allows(Transform(scale: 1, rotation: 0, translation: Vector(x, y)))
        }
        #expect(allows(0, 0) && allows(-600, -600) && allows(-300, 0))
        #expect(!allows(0.0.nextUp, 0) && !allows((-600.0).nextDown, 0))
        #expect(!allows(0, 0.0.nextUp) && !allows(0, (-600.0).nextDown))
        #expect(!allows(.nan, 0) && !allows(0, .nan))
    }

    @Test("allows is false for smaller and for rotated content, which is left to constrainPlace.")
    func smallOrRotatedContentIsLeftToConstrain() {
        let viewport = Self.square()
        let short = Transform(scale: 0.4, rotation: 0, translation: .zero)
        #expect(!viewport.allows(short))
        #expect(!viewport.allows(Transform(scale: 1, rotation: 1e-9, translation: Vector(-300, -300))))
    }

    @Test("With BOUNDS_NONE every transform of moderate finite numbers is allowed.")
    func boundsNoneAllowFiniteTransforms() {
        let viewport = Self.square(.none)
        #expect(viewport.allows(Transform(scale: 0.1, rotation: 1, translation: Vector(-1e34, 1e34))))
        #expect(!viewport.allows(Transform(scale: 1, rotation: 0, translation: Vector(0, 1e35))))
        for bad in [Double.nan, .infinity] {
            #expect(!viewport.allows(Transform(scale: bad, rotation: 0, translation: .zero)))
            #expect(!viewport.allows(Transform(scale: 1, rotation: bad, translation: .zero)))
            #expect(!viewport.allows(Transform(scale: 1, rotation: 0, translation: Vector(bad, 0))))
            #expect(!viewport.allows(Transform(scale: 1, rotation: 0, translation: Vector(0, bad))))
        }
    }
}
