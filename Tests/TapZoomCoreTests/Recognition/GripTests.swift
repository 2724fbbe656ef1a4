// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

extension SplitMix64 {
    /// What a hand does in a while.
    mutating func grip() -> Grip {
        Grip(
            from: vector(500), to: vector(500), growth: pick([0, between(-2, 2)]), turn: pick([0, between(-9, 9)]))
    }
}

@Suite struct GripTests {
    @Test func whatWasUnderTheFingersStaysUnderThem() {
        trials(1000) { random in
            let (grip, transform) = (random.grip(), random.transform(scale: 0.1...10))
            let result = grip.applied(to: transform)
            let under = transform.applyInverse(grip.from)
            try require(isClose(result.apply(under), grip.to, of: 1e4), "\(grip) of \(transform): \(result)")
            try require(isClose(result.scale, transform.scale * Math.exp(grip.growth), of: 0), "\(result.scale)")
            try require(isClose(result.rotation, transform.rotation + grip.turn), "\(result.rotation)")
        }
    }

    @Test func knownValues() {
        let grip = Grip(from: Vector(10, 0), to: Vector(10, 5), growth: Math.ln2, turn: .pi / 2)
        let result = grip.applied(to: Transform(scale: 3, rotation: 1, translation: Vector(20, 0)))
        #expect(isClose(result, Transform(scale: 6, rotation: 1 + .pi / 2, translation: Vector(10, 25))))
    }

    @Test func fingersThatRestLeaveEveryBit() {
        trials(500) { random in
            let (transform, point) = (random.transform(reach: 1e9), random.vector(1e3))
            try require(Grip(from: point, to: point).applied(to: transform).bits == transform.bits, "\(transform)")
        }
    }

    @Test func theInverseUndoesIt() {
        trials(1000) { random in
            let (grip, transform) = (random.grip(), random.transform(scale: 0.1...10))
            let back = grip.inverse.applied(to: grip.applied(to: transform))
            try require(isClose(back, transform, of: 1e5), "\(grip) of \(transform), undone: \(back)")
            try require(isClose(grip.inverse.inverse.factor, grip.factor, of: 0), "\(grip)")
        }
    }

    @Test func takesTheTwistOfAnother() {
        let other = Grip(from: .zero, to: Vector(9, 9), growth: 2, turn: 3)
        let grip = Grip(from: Vector(1, 2), to: Vector(3, 4), twistOf: other)
        #expect(grip == Grip(from: Vector(1, 2), to: Vector(3, 4), growth: 2, turn: 3))
        #expect(Grip(from: Vector(1, 2), to: Vector(3, 4), twistOf: nil) == Grip(from: Vector(1, 2), to: Vector(3, 4)))
    }

    // MARK: What the arbiter makes of the recognizers

    private static func watch(_ hand: Hand, _ gestures: Gestures = .all) -> Watch<Arbiter> {
        var watch = Watch(Arbiter()) { $0.gestures = gestures }
        watch.rules.canPan = true
        _ = watch.play(hand)
        return watch
    }

    private static let pinched: Hand = .spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 112)

    @Test func nothingBegunIsNoGrip() {
        #expect(Arbiter().grip == nil)
        #expect(Self.watch([.down(at: 0), .move(at: 0.1, 105, 100)]).watched.grip == nil)
        #expect(Self.watch(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 54)).watched.grip == nil)
    }

    @Test func aDragMovesAPinchZoomsAndBothDoBoth() {
        let drag = Self.watch([.down(at: 0, 0, 0), .move(at: 0.1, 30, 40)])
        #expect(drag.watched.grip == Grip(from: Vector(6, 8), to: Vector(30, 40)))
        let both = Self.watch(Self.pinched + .spread(.moved, at: 0.2, 112, about: Vector(230, 200)))
        #expect(both.watched.grip.map { isClose($0.growth, Math.ln2) } == true)
        #expect(both.watched.grip.map { isClose($0.from, Vector(200, 200)) } == true)
        #expect(both.watched.grip.map { isClose($0.to, Vector(230, 200)) } == true)
    }

    /// Without PAN a pinch zooms about where it began.
    @Test func withoutADragNothingIsTakenAlong() {
        let pinch = Self.watch(
            Self.pinched + .spread(.moved, at: 0.2, 112, about: Vector(230, 200)), [.pinch, .rotate])
        #expect(pinch.watched.grip?.from == pinch.watched.grip?.to)
        #expect(pinch.watched.grip.map { isClose($0.to, Vector(200, 200)) } == true)
        #expect(pinch.watched.grip.map { isClose($0.growth, Math.ln2) } == true)
    }
}
