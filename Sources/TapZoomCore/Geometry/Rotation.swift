// SPDX-License-Identifier: MIT

/// A rotation with its sine and cosine, computed once for several vectors.
struct Rotation {
    /// Radians, from the x axis toward the y axis.
    let angle: Double
    let sine: Double
    let cosine: Double

    init(_ angle: Double) {
        self.angle = angle
        (sine, cosine) = Math.sincos(angle)
    }

    @_transparent
    private init(_ angle: Double, sine: Double, cosine: Double) {
        (self.angle, self.sine, self.cosine) = (angle, sine, cosine)
    }

    /// Whether the rotation turns nothing. Callers then skip the computation, which could still round.
    var isNone: Bool { @inline(never) get { sine == 0 && cosine == 1 } }

    /// The nearest number of quarter turns, 0 to 3.
    var quarters: UInt32 {
        @inline(__always) get { abs(cosine) >= abs(sine) ? (cosine > 0 ? 0 : 2) : (sine > 0 ? 1 : 3) }
    }

    static var none: Rotation { Rotation(0, sine: 0, cosine: 1) }

    /// The rotation by the negative angle, to the last bit: the sine is odd, the cosine even.
    @_transparent
    var inverse: Rotation { Rotation(-angle, sine: -sine, cosine: cosine) }
}
