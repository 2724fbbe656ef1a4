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
}
