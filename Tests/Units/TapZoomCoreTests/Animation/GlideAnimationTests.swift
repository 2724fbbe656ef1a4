// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct GlideAnimationTests {
    private static let constants = MotionConstants(decay: 2, stopSpeed: 4, frequency: 12, restDistance: 0.05)

    private static func viewport(_ bounds: Bounds = .content) -> Viewport {
        var settings = Settings(.maps)
        settings.layout.bounds = bounds
        return Viewport(size: Vector(400, 300), content: Rect(size: Vector(4000, 3000)), layout: settings.layout)
    }

    /// A glide from scale 1 about a point of the view.
    private static func glide(
        _ velocity: TransformVelocity, to rotation: Double = 0, _ viewport: Viewport = viewport(), decay: Double = 13
    ) -> GlideAnimation {
        let displayed = Transform(scale: 1, rotation: 0, translation: Vector(-1800, -1300))
        return GlideAnimation(
            from: displayed, velocity: velocity, to: rotation, in: viewport,
            GlideAnimation.Constants(
                place: constants, decay: decay, maxOverscroll: 0.7, scales: viewport.scales),
            at: 1)
    }

    private static func velocity(_ zoom: Double, _ turn: Double = 0, _ pan: Vector = .zero) -> TransformVelocity {
        TransformVelocity(point: Vector(150, 100), translation: pan, logScale: zoom, rotation: turn)
    }

    @Test(
        "A gliding zoom ends at exp(velocity / decay) times its scale, about the fingers.",
        arguments: [(4.0, 13.0), (-2, 13), (9, 13), (4, 2.5), (0.01, 100)])
    func zoomEndsWhereFrictionLeads(velocity: Double, decay: Double) {
        let glide = Self.glide(Self.velocity(velocity), decay: decay)
        #expect(abs(Math.log(glide.target.scale) - velocity / decay) < 1e-12)
        #expect(abs(glide.velocity(at: 1).logScale / velocity - 1) < 1e-3)
        #expect(glide.transform(at: glide.end) == glide.target)
        // The content point under the fingers stays there.
        let place = glide.transform(at: 1.1).apply(glide.anchor)
        #expect(place.distance(to: Vector(150, 100)) < 1e-9)
    }

    @Test("A gliding rotation starts with its velocity, and ends at the angle that the camera chose.")
    func rotationEndsAtItsGoal() {
        for goal in [0.3, 0.5, 0.2] {
            let glide = Self.glide(Self.velocity(0, 3.9), to: goal)
            #expect(glide.target.rotation == goal)
            #expect(isClose(glide.velocity(at: 1).rotation, 3.9))
            #expect(abs(glide.transform(at: 1).rotation) < 1e-12)
            #expect(abs(glide.transform(at: glide.end - 1e-6).rotation - goal) < 1e-3)
        }
    }

    @Test("The pan of a glide decays by its own friction.")
    func panFlingsWithinAGlide() {
        let glide = Self.glide(Self.velocity(3, 0, Vector(200, -100)))
        let end = glide.target.apply(glide.anchor)
        #expect(end.distance(to: Vector(150 + 98, 100 - 48)) < 1e-9)
        let start = glide.velocity(at: 1)
        #expect(start.translation.distance(to: Vector(200, -100)) < 1e-9)
        #expect(start.point.distance(to: Vector(150, 100)) < 1e-9)
    }

    @Test("The scale of a glide bounces at its limit, and returns from beyond it.")
    func scaleBouncesAtItsLimit() {
        let viewport = Self.viewport()
        let glide = Self.glide(Self.velocity(90))
        #expect(glide.target.scale == viewport.scales.upperBound)
        var largest = 0.0
        for step in 0...200 { largest = max(largest, glide.transform(at: 1 + 0.01 * Double(step)).scale) }
        #expect(largest > 1.05 * viewport.scales.upperBound)
        #expect(largest < Math.exp(0.7) * viewport.scales.upperBound)
    }

    @Test("A glide starts where the content is and ends within the bounds; its velocity is the derivative.")
    func glideIsContinuous() {
        trials(400) { random in
            let viewport = Self.viewport(random.pick([.content, .none]))
            let displayed = Transform(
                scale: random.magnitude(0.05, 8), rotation: random.between(-3, 3), translation: random.vector(2000))
            let turn = random.pick([0, random.between(-9, 9)])
            let goal = displayed.rotation + turn / 13 + random.pick([0, random.between(-0.1, 0.1)])
            let velocity = TransformVelocity(
                point: random.vector(300), translation: random.pick([.zero, random.vector(2000)]),
                logScale: random.pick([0, random.between(-9, 9)]), rotation: turn)
            let glide = GlideAnimation(
                from: displayed, velocity: velocity, to: goal, in: viewport,
                GlideAnimation.Constants(
                    place: Self.constants, decay: 13, maxOverscroll: 0.7, scales: viewport.scales),
                at: 5)
            let start = viewport.constrainPlace(glide.transform(at: 5))
            let shown = Transform(
                scale: start.scale, rotation: start.rotation, translation: start.translation + glide.excess(at: 5))
            try require(isSame(shown, displayed, viewport), "the glide starts at \(shown), not \(displayed)")
            try require(
                isSame(viewport.constrain(glide.target), glide.target, viewport),
                "\(glide.target) is outside the bounds")
            try require(glide.transform(at: glide.end) == glide.target, "the glide does not end at its target")
            let (time, h) = (random.between(5.001, glide.end - 0.001), 1e-6)
            let (before, after, at) = (
                glide.transform(at: time - h), glide.transform(at: time + h), glide.velocity(at: time)
            )
            try require(
                abs(Math.log(after.scale / before.scale) / (2 * h) - at.logScale) < 1e-3 * (1 + abs(at.logScale)),
                "velocity \(at) does not match the zoom at \(time)")
            try require(
                abs((after.rotation - before.rotation) / (2 * h) - at.rotation) < 1e-3 * (1 + abs(at.rotation)),
                "velocity \(at) does not match the rotation at \(time)")
            let way = after.apply(glide.anchor) - before.apply(glide.anchor)
            let fading = (glide.excess(at: time + h) - glide.excess(at: time - h))
            try require(
                ((1 / (2 * h)) * (way + fading) - at.translation).length < 1e-2 * (1 + at.translation.length),
                "velocity \(at) does not match the pan at \(time)")
        }
    }

    private func isSame(_ a: Transform, _ b: Transform, _ viewport: Viewport) -> Bool {
        abs(a.scale / b.scale - 1) < 1e-9 && abs(a.rotation - b.rotation) < 1e-9
            && a.translation.distance(to: b.translation) < 1e-6
    }

    @Test("In another viewport a glide continues from the same place to the new target.")
    func resumesInAnotherViewport() {
        let viewport = Self.viewport()
        var glide = Self.glide(Self.velocity(5, 3, Vector(500, 0)), to: 0.4)
        let displayed = viewport.constrainPlace(glide.transform(at: 1.1))
        let goal = viewport.constrain(Transform(scale: 2, rotation: 0.4, translation: Vector(-2000, -1500)))
        glide.resume(
            from: displayed, to: goal, scaleFactor: Vector(1.5, 1.5), anchor: glide.anchor, in: viewport,
            Self.constants,
            at: 1.1)
        var shown = viewport.constrainPlace(glide.transform(at: 1.1))
        shown.translation = shown.translation + glide.excess(at: 1.1)
        #expect(isSame(shown, displayed, viewport))
        #expect(glide.transform(at: glide.end) == goal)
        #expect(abs(Math.log(glide.transform(at: glide.end - 1e-6).scale / goal.scale)) < 1e-3)
    }
}
