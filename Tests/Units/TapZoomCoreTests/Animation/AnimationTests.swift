// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct AnimationTests {
    private static let here = Transform(scale: 1, rotation: 0, translation: .zero)
    private static let there = Transform(scale: 2, rotation: 0, translation: Vector(-10, -10))

    @Test("An animation that is idle or finished stays where it is.", arguments: [0, 1])
    func restingAnimationsStay(which: Int) {
        var animation = which == 0 ? Animation.idle(Self.here) : .finished(Self.here)
        #expect(animation.transform(at: 5) == Self.here)
        #expect(animation.end == .infinity)
        #expect(!animation.isMoving)
        #expect(animation.velocity(at: 5).translation == .zero)
    }

    @Test("A paused animation stays where it is, and keeps its goal.")
    func pausedAnimationKeepsItsGoal() {
        var animation = Animation.paused(Self.here, goal: Self.there, anchor: .zero)
        #expect(animation.transform(at: 5) == Self.here)
        #expect(animation.end == .infinity)
        #expect(!animation.isMoving)
        #expect(animation.velocity(at: 5).logScale == 0)
    }

    @Test("A zoom moves until its end, and is then at its target.")
    func zoomMovesUntilItsEnd() {
        var animation = Animation.zooming(
            ZoomAnimation(
                from: Self.here, velocity: .zero(at: .zero), to: Self.there, anchor: .zero, within: 1...2,
                excess: .zero,
                at: 1,
                duration: 0.5))
        #expect(animation.end == 1.5)
        #expect(animation.isMoving)
        #expect(animation.transform(at: 1.5) == Self.there)
        #expect(animation.velocity(at: 1.25).logScale > 0)
    }

    // MARK: Kinds

    private static let constants = MotionConstants(decay: 2, stopSpeed: 10, frequency: 10, restDistance: 0.1)

    private static let zoom = ZoomAnimation(
        from: here, velocity: .zero(at: .zero), to: there, anchor: Vector(1, 2), within: 1...2, excess: Vector(3, 0),
        at: 1, duration: 0.5)

    private static let fling = FlingAnimation(
        from: here, velocity: Vector(300, 200), within: .anywhere, constants: constants, at: 1)

    private static let spring = SnapBackSpring(
        from: here, velocity: .zero(at: .zero), to: there, about: Vector(5, 6), constants: constants, at: 1, size: 100)

    private static let viewport = Viewport(
        size: Vector(100, 100), content: Rect(size: Vector(300, 300)), layout: Settings().layout)

    private static let glideVelocity = TransformVelocity(
        point: Vector(5, 6), translation: .zero, logScale: 3, rotation: 2)

    private static let glideConstants = GlideAnimation.Constants(
        place: constants, decay: 13, maxOverscroll: 0.7, scales: viewport.scales)

    private static let glide = GlideAnimation(
        from: here, velocity: glideVelocity, to: 0.2, in: viewport, glideConstants, at: 1)

    private static let all: [Animation] = [
        .idle(here), .finished(there), .zooming(zoom), .paused(here, goal: there, anchor: Vector(3, 4)),
        .flinging(fling, anchor: Vector(7, 8)), .springing(spring),
        .changed { starts(&$0, as: .gliding) },
    ]

    private static func starts(_ animation: inout Animation, as kind: Animation.Kind) {
        switch kind {
        case .idle: animation.becomeIdle(at: here)
        case .finished: animation.finish(at: there)
        case .driven: animation.drive(at: there, until: 1)
        case .zooming: animation.start(zoom)
        case .paused: animation.pause(at: here, goal: there, anchor: Vector(3, 4))
        case .flinging: animation.start(fling, anchor: Vector(7, 8))
        case .springing: animation.start(spring)
        case .gliding:
            animation.glide(from: here, velocity: glideVelocity, to: 0.2, in: viewport, glideConstants, at: 1)
        }
    }

    @Test("Each kind of animation has its target, end, anchor and excess.")
    func targetEndAndAnchorOfEachKind() {
        func read<Value>(_ value: (inout Animation) -> Value) -> [Value] {
            Self.all.map {
                var animation = $0
                return value(&animation)
            }
        }
        #expect(Self.all.map(\.kind) == [.idle, .finished, .zooming, .paused, .flinging, .springing, .gliding])
        #expect(
            read { $0.target } == [
                Self.here, Self.there, Self.there, Self.there, Self.fling.target, Self.there, Self.glide.target,
            ])
        let infinity = Double.infinity
        #expect(
            Self.all.map(\.end) == [infinity, infinity, 1.5, infinity, Self.fling.end, Self.spring.end, Self.glide.end])
        #expect(
            read { $0.anchor } == [
                .zero, .zero, Vector(1, 2), Vector(3, 4), Vector(7, 8), Self.spring.anchor, Self.glide.anchor,
            ])
        #expect(Self.all.map(\.hasExcess) == [false, false, true, false, false, false, false])
        #expect(read { $0.excess(at: 1) } == [.zero, .zero, Vector(3, 0), .zero, .zero, .zero, .zero])
    }

    @Test("An animation moves as the zoom, fling, spring or glide that it holds.")
    func eachKindIsItsOwnMotion() {
        var all = Self.all
        for time in [0, 1, 1.01, 1.2, 1.5, 9] {
            #expect(all[2].transform(at: time).bits == Self.zoom.transform(at: time).bits)
            #expect(all[4].transform(at: time).bits == Self.fling.shown(at: time).bits)
            #expect(all[5].transform(at: time).bits == Self.spring.transform(at: time).bits)
            #expect(all[6].transform(at: time).bits == Self.glide.transform(at: time).bits)
            #expect(all[6].velocity(at: time) == Self.glide.velocity(at: time))
            #expect(all[2].velocity(at: time) == Self.zoom.velocity(at: time))
            #expect(all[4].velocity(at: time) == Self.fling.velocity(at: time))
            #expect(all[5].velocity(at: time) == Self.spring.velocity(at: time))
        }
    }

    /// The camera changes its animation in place.
    @Test("An earlier animation has no effect on the one that replaces it.")
    func earlierKindsHaveNoEffect() {
        trials(500) { random in
            var animation = random.pick(Self.all)
            for _ in 0..<5 {
                var expected = random.pick(Self.all)
                Self.starts(&animation, as: expected.kind)
                let time = random.between(0, 3)
                try require(animation.end == expected.end, "\(expected.kind) has another end")
                try require(animation.anchor == expected.anchor, "\(expected.kind) has another anchor")
                try require(animation.target == expected.target, "\(expected.kind) has another target")
                try require(
                    animation.transform(at: time) == expected.transform(at: time),
                    "\(expected.kind) is elsewhere at \(time)")
                try require(
                    animation.velocity(at: time) == expected.velocity(at: time),
                    "\(expected.kind) has another velocity at \(time)")
                try require(
                    animation.excess(at: time) == expected.excess(at: time),
                    "\(expected.kind) has another excess at \(time)")
            }
        }
    }
}
