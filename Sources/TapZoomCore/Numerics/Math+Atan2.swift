// SPDX-License-Identifier: MIT

extension Math {
    /// The angle of the point (x, y), in radians from -pi to pi.
    ///
    /// The angle is a number of eighth turns plus atan(u), |u| <= tan(pi/8): u = y/x, or (y - x) / (y + x) nearer to
    /// the diagonal (the addition theorem; Muller, Elementary Functions, 3rd ed., ch. 11). The quotient is kept in two
    /// doubles, because its rounding alone would cost a whole ulp. Measured error: 0.66 ulp.
    static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let steep = y.magnitude > x.magnitude
        let slope = eighths(min(y.magnitude, x.magnitude), max(y.magnitude, x.magnitude))

        // The angle is mirrored at the diagonal, then at the vertical. Each mirroring subtracts the turns from a
        // constant and negates u.
        var turns = slope.turns
        if steep { turns = 2 - turns }
        if x.sign == .minus { turns = 4 - turns }
        let sign: Double = steep == (x.sign == .minus) ? 1 : -1

        // pi/4 ends in three zero bits, so its multiple is exact.
        let base = turns * 0x1.921fb54442d18p-1
        let sum = base + sign * slope.high
        let lost = (base - sum) + sign * slope.high
        let angle = sum + (lost + (turns * 0x1.1a62633145c07p-55 + sign * slope.low))
        return Double(signOf: y, magnitudeOf: angle)
    }

    /// atan(b / a) for 0 <= b <= a, as eighth turns (0 or 1) and a remainder in two doubles.
    @inline(__always)
    private static func eighths(_ b: Double, _ a: Double) -> (turns: Double, high: Double, low: Double) {
        if b == a { return a == 0 ? (0, 0, 0) : (1, 0, 0) }
        // A slope this small is its own arc tangent. This branch also handles the infinities.
        if b < a * 0x1p-60 { return (0, b / a, 0) }

        // Scales the numbers away from the ends of the range, so that the products below stay exact.
        let scale = a > 0x1p500 ? 0x1p-600 : a < 0x1p-500 ? 0x1p600 : 1
        let a = a * scale, b = b * scale
        if b <= a * 0x1.a827999fcef32p-2 {
            let rest = arcTangent(of: (b, 0), over: (a, 0))
            return (0, rest.high, rest.low)
        }
        let difference = b - a, sum = a + b
        let rest = arcTangent(of: (difference, b - (difference + a)), over: (sum, (a - sum) + b))
        return (1, rest.high, rest.low)
    }

    /// The arc tangent of n / d, each in two doubles, for a quotient up to tan(pi/8), in two doubles.
    @inline(__always)
    private static func arcTangent(
        of n: (high: Double, low: Double), over d: (high: Double, low: Double)
    ) -> (high: Double, low: Double) {
        let u = n.high / d.high
        // The remainder of n, from the exact product of u and d in halves (Dekker, 1971).
        let product = u * d.high
        let u1 = head(u), d1 = head(d.high)
        let u2 = u - u1, d2 = d.high - d1
        let error = ((u1 * d1 - product) + u1 * d2 + u2 * d1) + u2 * d2
        let remainder = ((n.high - product) - error) + (n.low - u * d.low)

        let z = u * u
        return (u, u * z * arcTangentTail(z) + remainder / (d.high * (1 + z)))
    }

    /// (atan u - u) / u^3 from z = u^2: a minimax fit (Remez) on 0...tan(pi/8), off by less than 2^-58 of the result.
    @inline(__always)
    private static func arcTangentTail(_ z: Double) -> Double {
        var sum = -0x1.25a3af310ac06p-6
        sum = sum * z + 0x1.37f01e752b27ep-5
        sum = sum * z - 0x1.9cdd4215c1cabp-5
        sum = sum * z + 0x1.df11a4fa3ac1dp-5
        sum = sum * z - 0x1.10ebe1bd7b95bp-4
        sum = sum * z + 0x1.3b111cbecb3dap-4
        sum = sum * z - 0x1.745cf910040a1p-4
        sum = sum * z + 0x1.c71c70e7cc5a9p-4
        sum = sum * z - 0x1.24924922b1874p-3
        sum = sum * z + 0x1.99999999958fbp-3
        return sum * z - 0x1.555555555553dp-2
    }
}
