// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

extension SplitMix64 {
    /// A delta as fingers make it.
    mutating func delta() -> TransformDelta {
        TransformDelta(
            from: vector(500), to: vector(500), logScale: pick([0, between(-2, 2)]),
            rotation: pick([0, between(-9, 9)]))
    }
}

@Suite struct TransformDeltaTests {
    @Test("A delta keeps the content point under the fingers, and multiplies the scale.")
    func contentStaysUnderTheFingers() {
        trials(1000) { random in
            let (delta, transform) = (random.delta(), random.transform(scale: 0.1...10))
            let result = delta.applied(to: transform)
            let under = transform.applyInverse(delta.from)
            try require(
                isClose(result.apply(under), delta.to, of: 1e4), "\(delta) applied to \(transform) gives \(result)")
            try require(isClose(result.scale, transform.scale * Math.exp(delta.logScale), of: 0), "\(result.scale)")
            try require(isClose(result.rotation, transform.rotation + delta.rotation), "\(result.rotation)")
        }
    }

    @Test("A delta moves, scales and rotates a transform about the place of the fingers.")
    func knownValues() {
        let delta = TransformDelta(from: Vector(10, 0), to: Vector(10, 5), logScale: Math.ln2, rotation: .pi / 2)
        let result = delta.applied(to: Transform(scale: 3, rotation: 1, translation: Vector(20, 0)))
        #expect(isClose(result, Transform(scale: 6, rotation: 1 + .pi / 2, translation: Vector(10, 25))))
    }

    @Test("A delta of fingers that rest does not change a bit of the transform.")
    func restingFingersChangeNoBit() {
        trials(500) { random in
            let (transform, point) = (random.transform(reach: 1e9), random.vector(1e3))
            try require(
                TransformDelta(from: point, to: point).applied(to: transform).bits == transform.bits, "\(transform)")
        }
    }

    @Test("The inverse of a delta undoes it.")
    func inverseUndoesTheDelta() {
        trials(1000) { random in
            let (delta, transform) = (random.delta(), random.transform(scale: 0.1...10))
            let back = delta.inverse.applied(to: delta.applied(to: transform))
            try require(isClose(back, transform, of: 1e5), "\(delta) of \(transform), undone, gives \(back)")
            try require(isClose(delta.inverse.inverse.scale, delta.scale, of: 0), "\(delta)")
        }
    }

    @Test("scaledLike takes the scale and rotation of another delta.")
    func scaledLikeTakesScaleAndRotation() {
        let other = TransformDelta(from: .zero, to: Vector(9, 9), logScale: 2, rotation: 3)
        let delta = TransformDelta(from: Vector(1, 2), to: Vector(3, 4), scaledLike: other)
        #expect(delta == TransformDelta(from: Vector(1, 2), to: Vector(3, 4), logScale: 2, rotation: 3))
        #expect(
            TransformDelta(from: Vector(1, 2), to: Vector(3, 4), scaledLike: nil)
                == TransformDelta(from: Vector(1, 2), to: Vector(3, 4)))
    }

    // MARK: Deltas of the arbiter

    private static func harness(_ script: TouchScript, _ gestures: GestureSet = .all) -> Harness<Arbiter> {
        var harness = Harness(Arbiter()) { $0.gestures = gestures }
        harness.context.canPan = true
        _ = harness.play(script)
        return harness
    }

    private static let pinched: TouchScript = .spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 112)

    @Test("The arbiter has no delta before a pan or a pinch begins.")
    func noDeltaBeforeAGesture() {
        #expect(Arbiter().delta == nil)
        #expect(Self.harness([.down(at: 0), .move(at: 0.1, 105, 100)]).subject.delta == nil)
        #expect(Self.harness(.spread(.began, at: 0, 50) + .spread(.moved, at: 0.1, 54)).subject.delta == nil)
    }

    @Test("A pan moves the content, a pinch zooms it, and both together do both.")
    func panAndPinchCombine() {
        let drag = Self.harness([.down(at: 0, 0, 0), .move(at: 0.1, 30, 40)])
        #expect(drag.subject.delta == TransformDelta(from: Vector(6, 8), to: Vector(30, 40)))
        let both = Self.harness(Self.pinched + .spread(.moved, at: 0.2, 112, about: Vector(230, 200)))
        #expect(both.subject.delta.map { isClose($0.logScale, Math.ln2) } == true)
        #expect(both.subject.delta.map { isClose($0.from, Vector(200, 200)) } == true)
        #expect(both.subject.delta.map { isClose($0.to, Vector(230, 200)) } == true)
    }

    @Test("Without PAN a pinch zooms about the center at which it began.")
    func pinchAloneKeepsItsCenter() {
        let pinch = Self.harness(
            Self.pinched + .spread(.moved, at: 0.2, 112, about: Vector(230, 200)), [.pinch, .rotate])
        #expect(pinch.subject.delta?.from == pinch.subject.delta?.to)
        #expect(pinch.subject.delta.map { isClose($0.to, Vector(200, 200)) } == true)
        #expect(pinch.subject.delta.map { isClose($0.logScale, Math.ln2) } == true)
    }
}
