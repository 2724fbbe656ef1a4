// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// The view that a camera saves for a resize, a rotation of the device or a change of the image.
@Suite struct SavedViewTests {
    @Test("A resize takes the fitted view to the new fitted view, to the last bit.")
    func fittedViewStaysFitted() {
        trials(1000) { random in
            var old = random.viewport()
            var new = random.viewport()
            if random.chance(0.3) { (old, new) = (random.extremeViewport(), random.extremeViewport()) }
            try require(new.remap(old.fittedView, from: old).bits == new.fittedView.bits, "\(old) to \(new)")
        }
    }

    @Test("A resize keeps the scale relative to the fitted view, and the content point at the center.")
    func resizeKeepsZoomAndCenter() {
        trials(1000) { random in
            // There are no bounds, and the limits of the scale are far away.
            var old = random.viewport()
            old.layout.bounds = .none
            old.layout.fit = random.pick([.contain, .cover, .width, .height])
            old.layout.minScale = ScaleLevel(.contain, times: 1e-6)
            old.layout.maxScale = ScaleLevel(.contain, times: 1e6)
            var new = old
            (new.size, new.content) = (random.size(100, 2000), Rect(size: random.size(50, 10_000)))
            let zoom = random.magnitude(0.1, 10)
            let part = Vector(random.between(0, 1), random.between(0, 1))
            let before = old.place(
                Vector(part.x * old.content.size.x, part.y * old.content.size.y), at: old.safeArea.center,
                scale: zoom * old.fittedScale,
                rotation: random.between(-3, 3))
            let after = new.remap(before, from: old)
            let middle = after.applyInverse(new.safeArea.center)
            try require(
                isClose(after.scale, zoom * new.fittedScale, of: 0), "the zoom \(zoom) changed to \(after.scale)")
            try require(after.rotation == before.rotation, "the rotation changed to \(after.rotation)")
            try require(
                isClose(Vector(middle.x / new.content.size.x, middle.y / new.content.size.y), part),
                "\(part) moved to \(middle)")
            try require(
                isClose(old.remap(after, from: new), before, of: 1e5), "\(before) changed by a resize and its reverse")
        }
    }

    @Test("A resize leads to a transform within the new limits and bounds.")
    func resizeStaysWithinTheNewLimits() {
        trials(1000) { random in
            let old = random.viewport()
            let new = random.viewport()
            let result = new.remap(old.constrain(random.transform()), from: old)
            try require(new.scales.contains(result.scale), "\(result.scale) is outside \(new.scales)")
            let again = new.constrain(result)
            let magnitude = new.size.length + result.scale * new.content.size.length + result.translation.length
            try require(isClose(again, result, of: magnitude), "\(result) is outside the bounds")
        }
    }

    @Test("An image that replaces its preview of the same shape appears at the same place.")
    func sharperImageChangesNothingOnScreen() {
        trials(500) { random in
            var old = random.viewport()
            // Limits in device pixels would change.
            old.layout = Settings().layout
            var new = old
            new.content = Rect(size: 8 * old.content.size)
            let before = old.constrain(random.transform(scale: 0.1...10, reach: 300))
            let after = new.remap(
                Transform(scale: before.scale, rotation: 0, translation: before.translation), from: old)
            let upright = old.constrain(Transform(scale: before.scale, rotation: 0, translation: before.translation))
            try require(
                isClose(8 * after.scale, before.scale, of: 0), "the scale \(before.scale) changed to \(after.scale)")
            let displayed = new.constrain(after)
            try require(
                isClose(displayed.translation, upright.translation, of: 1e5), "\(upright) changed to \(displayed)")
        }
    }
}
