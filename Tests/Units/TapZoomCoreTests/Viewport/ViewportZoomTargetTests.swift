// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ViewportZoomTargetTests {
    /// The fitted scale is 1, the levels are 4 and 2, and the step is 2. By default the limits are 0.5 and 8.
    private static func viewport(_ least: Double = 0.5, _ most: Double = 8) -> Viewport {
        var layout = Settings().layout
        layout.minScale = ScaleLevel(.contain, times: least)
        layout.maxScale = ScaleLevel(.contain, times: most)
        return Viewport(size: Vector(400, 400), content: Vector(400, 400), layout: layout)
    }

    private static func zoom(levels: [Double] = [4, 2]) -> ZoomSettings {
        var zoom = Settings().zoom
        zoom.zoomStep = 2
        for level in levels { zoom.levels.append(ScaleLevel(.contain, times: level)) }
        return zoom
    }

    private static func scale(
        _ action: ZoomAction, _ direction: ZoomDirection, from scale: Double, levels: [Double] = [4, 2],
        in viewport: Viewport = viewport()
    ) -> Double? {
        let middle = viewport.safeArea.center
        let from = Transform(scale: scale, rotation: 0, taking: middle, to: middle)
        return viewport.zoomTarget(
            of: ZoomPolicy(action: action, anchor: .point), direction, from: from, source: middle, at: middle,
            zoom(levels: levels)
        ).map(\.scale)
    }

    @Test(
        "A double tap has the scale of its action as target.",
        arguments: [
            (ZoomAction.none, 1.0, Double?.none), (.step, 1, 2), (.step, 3, 6), (.step, 5, 8), (.step, 8, 8),
            (.step, 0.5, 1), (.toggle, 1, 4), (.toggle, 1.0005, 4), (.toggle, 1.1, 1), (.toggle, 4, 1), (.toggle, 8, 1),
            (.toggle, 0.5, 1), (.cycle, 1, 2), (.cycle, 5, 8), (.cycle, 8, 1), (.cycle, 7.995, 1), (.cycle, 0.5, 1),
            (.levels, 0.5, 1), (.levels, 1, 2), (.levels, 2, 4), (.levels, 1.9999, 4), (.levels, 3, 4), (.levels, 4, 1),
            (.levels, 8, 1), (.fit, 0.5, 1), (.fit, 1, 1), (.fit, 8, 1),
        ] as [(ZoomAction, Double, Double?)])
    func targetsInward(action: ZoomAction, from: Double, to: Double?) {
        #expect(Self.scale(action, .in, from: from) == to)
    }

    @Test(
        "A two-finger tap has the scale of its action as target.",
        arguments: [
            (ZoomAction.none, 1.0, Double?.none), (.step, 8, 4), (.step, 1, 0.5), (.step, 0.7, 0.5), (.step, 0.5, 0.5),
            (.toggle, 1, 1), (.toggle, 8, 1), (.toggle, 0.5, 1), (.cycle, 8, 4), (.cycle, 1.5, 1), (.cycle, 1, 1),
            (.cycle, 0.5, 0.5), (.levels, 8, 4), (.levels, 4, 2), (.levels, 4.0001, 2), (.levels, 3, 2),
            (.levels, 2, 1),
            (.levels, 1, nil), (.levels, 0.5, nil), (.fit, 8, 1), (.fit, 0.5, 1),
        ] as [(ZoomAction, Double, Double?)])
    func targetsOutward(action: ZoomAction, from: Double, to: Double?) {
        #expect(Self.scale(action, .out, from: from) == to)
    }

    @Test("TOGGLE zooms in by one step if levels[0] is not above the fitted scale.")
    func toggleWithoutALargerLevelIsAStep() {
        #expect(Self.scale(.toggle, .in, from: 1, levels: []) == 2)
        #expect(Self.scale(.toggle, .in, from: 1, levels: [1]) == 2)
        #expect(Self.scale(.toggle, .in, from: 1, levels: [0.7]) == 2)
        #expect(Self.scale(.toggle, .in, from: 1, levels: [100]) == 8)
    }

    @Test("Levels beyond the limits of the scale count as the limits.")
    func levelsAreClampedToTheLimits() {
        #expect(Self.scale(.levels, .in, from: 2, levels: [100, 2]) == 8)
        #expect(Self.scale(.levels, .in, from: 8, levels: [100, 2]) == 1)
        #expect(Self.scale(.levels, .out, from: 1, levels: [0.1]) == 0.5)
        #expect(Self.scale(.levels, .out, from: 2, levels: [0.1]) == 1)
    }

    @Test("If both limits of the scale are equal, no tap zooms.")
    func equalLimitsAllowNoZoom() {
        for action in [ZoomAction.step, .toggle, .cycle, .levels, .fit] {
            #expect(Self.scale(action, .in, from: 1, in: Self.viewport(1, 1)) == 1)
            #expect(Self.scale(action, .out, from: 1, in: Self.viewport(1, 1)) ?? 1 == 1)
        }
    }

    @Test("RESET goes to the fitted view, upright.")
    func resetGoesToTheFittedView() {
        let viewport = Self.viewport()
        let turned = Transform(scale: 3, rotation: 1, translation: Vector(-50, 20))
        for direction in [ZoomDirection.in, .out] {
            let target = viewport.zoomTarget(
                of: ZoomPolicy(action: .fit, anchor: .center), direction, from: turned, source: .zero, at: .zero,
                Self.zoom()
            )
            #expect(target == viewport.fittedView)
        }
    }

    // MARK: Laws

    @Test("LEVELS goes to the next level in its direction, and skips none.")
    func nextLevelIsTheNearest() {
        trials(2000) { random in
            let levels = (0..<random.below(8)).map { _ in random.magnitude(0.3, 12) }
            let scale = random.magnitude(0.5, 8)
            let viewport = Self.viewport()
            let held = levels.map { viewport.scales.clamp($0) } + [1]
            let inwards = Self.scale(.levels, .in, from: scale, levels: levels) ?? .nan
            let outwards = Self.scale(.levels, .out, from: scale, levels: levels)
            let above = held.filter { scale.isBelow($0) }.min()
            let below = held.filter { $0.isBelow(scale) }.max()
            try require(inwards == above ?? 1, "in from \(scale) over \(levels): \(inwards)")
            try require(outwards == below, "out from \(scale) over \(levels): \(String(describing: outwards))")
        }
    }

    @Test(
        "From any scale repeated double taps zoom in and then return to the fitted scale.",
        arguments: [ZoomAction.cycle, .levels, .toggle])
    func doubleTapsReturnToTheFittedScale(action: ZoomAction) {
        trials(300) { random in
            var scale = random.magnitude(0.5, 8)
            var visited: [Double] = []
            for _ in 0..<12 where visited.last != 1 {
                scale = Self.scale(action, .in, from: scale) ?? .nan
                try require(visited.last.map { $0 < scale || scale == 1 } ?? true, "\(visited), then \(scale)")
                visited.append(scale)
            }
            try require(visited.last == 1, "\(visited)")
        }
    }

    @Test("The tapped point stays under the finger or moves to the center, as far as the bounds allow.")
    func tappedPointStaysOrIsCentered() {
        trials(3000) { random in
            var viewport = random.viewport()
            if random.chance(0.7) { viewport.layout.bounds = .none }
            let zoom = random.zoomSettings()
            let from = viewport.constrain(random.transform(scale: 0.1...10, reach: 300))
            let point = random.vector(500)
            let source = from.applyInverse(point)
            for direction in [ZoomDirection.in, .out] where zoom.doubleTap != .fit {
                let target = viewport.zoomTarget(
                    of: zoom.onDoubleTap, direction, from: from, source: source, at: point, zoom)
                guard let target else { continue }
                let place = zoom.doubleTapAnchor == .point ? point : viewport.safeArea.center
                let subscribed = Transform(scale: target.scale, rotation: from.rotation, taking: source, to: place)
                let magnitude = 1e3 + target.scale * (source.length + viewport.content.size.length)
                try require(viewport.scales.contains(target.scale), "\(target.scale) is outside \(viewport.scales)")
                try require(target.rotation == from.rotation, "the rotation changes from \(from) to \(target)")
                if viewport.layout.bounds == .none {
                    try require(
                        isClose(target.apply(source), place, of: magnitude), "\(source) is at \(target.apply(source))")
                } else {
                    // As near to the place as the bounds allow.
                    try require(
                        isClose(target, viewport.constrain(subscribed), of: magnitude), "\(target), not \(subscribed)")
                }
            }
        }
    }

    @Test("Scales within 0.1 % of each other count as equal.")
    func scalesWithinAThousandthAreEqual() {
        #expect(1.0.isNear(1))
        #expect(1.0.isNear(1.0009))
        #expect(!1.0.isNear(1.0011))
        #expect(1.0.isBelow(1.0011))
        #expect(!1.0.isBelow(1.0009))
        #expect(!2.0.isBelow(1))
    }

    @Test("A list of levels holds at most 8 levels.")
    func levelsHoldAtMostEight() {
        var levels = ScaleLevels()
        #expect(levels[0] == nil)
        for factor in 1...9 { levels.append(ScaleLevel(.contain, times: Double(factor))) }
        #expect(levels.count == ScaleLevels.capacity)
        #expect((0..<9).map { levels[$0]?.factor } == [1, 2, 3, 4, 5, 6, 7, 8, nil])
        #expect(levels[-1] == nil)
    }
}
