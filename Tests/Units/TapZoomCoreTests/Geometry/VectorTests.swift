// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct VectorTests {
    @Test("Vectors add, subtract, scale, and have lengths and distances.")
    func arithmetic() {
        let (a, b) = (Vector(3, 4), Vector(-1, 2))
        #expect(a + b == Vector(2, 6))
        #expect(a - b == Vector(4, 2))
        #expect(2 * a == Vector(6, 8))
        #expect(a / 2 == Vector(1.5, 2))
        #expect(a.length == 5)
        #expect(a.distance(to: Vector(0, 0)) == 5)
        #expect(Vector.zero == Vector(0, 0))
        #expect(a.turnedLeft == Vector(-4, 3))
    }

    @Test("A vector is finite only if both coordinates are.")
    func isFiniteNeedsBothCoordinates() {
        #expect(Vector(1, 2).isFinite)
        #expect(!Vector(.nan, 2).isFinite)
        #expect(!Vector(1, -.infinity).isFinite)
    }

    /// The longest vectors that pass the C boundary, multiplied by the largest scale.
    @Test("The length of a vector neither overflows nor underflows.")
    func lengthDoesNotOverflow() {
        #expect(Vector(1e60, 1e60).length.isFinite)
        #expect(Vector(1e-60, 0).length > 0)
    }

    @Test("Rotation by 0 does not change a bit of a vector.")
    func rotationByZeroKeepsEveryBit() {
        trials(100) { random in
            let v = random.vector(1e3)
            try require(v.rotated(by: 0).bits == v.bits, "\(v)")
        }
    }

    @Test("Rotation keeps the length of a vector, and angles add up.")
    func rotationKeepsTheLength() {
        trials(1000) { random in
            let v = random.vector(1e3)
            let a = random.between(-20, 20)
            let b = random.between(-20, 20)
            let turned = v.rotated(by: a)
            try require(isClose(turned.length, v.length), "length of \(v) rotated by \(a)")
            try require(isClose(turned.rotated(by: -a), v), "\(v) rotated by \(a) and back")
            try require(isClose(turned.rotated(by: b), v.rotated(by: a + b)), "\(v) rotated by \(a), then \(b)")
            try require(isClose(v.rotated(by: .pi / 2), v.turnedLeft), "\(v) rotated by a quarter turn")
        }
    }
}
