// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RotationTests {
    @Test("The inverse of a rotation has the bits of the rotation by the negative angle.")
    func inverseIsTheNegativeAngle() {
        trials(3000) { random in
            let angle = random.between(-1, 1) * random.magnitude(1e-9, 1e9)
            let (inverse, negative) = (Rotation(angle).inverse, Rotation(-angle))
            let vector = random.vector(1e3)
            try require(inverse.angle == negative.angle, "\(angle)")
            try require(vector.turned(by: inverse).bits == vector.turned(by: negative).bits, "\(angle)")
            try require(vector.turned(by: Rotation(angle)).bits == vector.turned(by: angle).bits, "\(angle)")
        }
    }

    @Test("The rotation by 0 does not change a vector.")
    func noRotationChangesNothing() {
        #expect(Vector(3, -4).turned(by: .none) == Vector(3, -4))
        #expect(Rotation.none.angle == 0)
    }
}
