// SPDX-License-Identifier: MIT

/// Elementary functions that give the same bits in every build.
///
/// C libraries differ in the last bit. These functions use only operations with exactly one correct result (`+ - * /`,
/// integers), in a fixed order, without fused multiply-add. Each is total; Tests/Numerics/README.md has the errors.
/// Special cases are those of C's Annex F; every NaN result is `Double.nan`, since the payload of a computed NaN
/// differs between machines.
///
/// Polynomials are summed in groups of four terms, and the groups in order (Estrin's scheme within a group, Horner's
/// between them; Muller, Elementary Functions, 3rd ed., ch. 5). A processor computes the groups at the same time.
enum Math {
    static var ln2: Double { 0x1.62e42fefa39efp-1 }

    /// 2 to the power of `exponent`, which must be in -1022...1023.
    static func powerOfTwo(_ exponent: Int64) -> Double {
        Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
    }

    /// The leading 26 bits of `x`; the product of two such heads is exact, and so is `x - head(x)`.
    static func head(_ x: Double) -> Double {
        Double(bitPattern: x.bitPattern & ~0x7FF_FFFF)
    }
}

extension Math {
    /// e to the power of `x`.
    ///
    /// Cody & Waite, Software Manual for the Elementary Functions (1980), ch. 6: x = k ln 2 + r with |r| <= ln 2 / 2,
    /// then e^x = 2^k e^r. The Taylor series to r^13 is off by less than 2^-57.
    static func exp(_ x: Double) -> Double {
        // Within this range 2^k and the result are normal numbers.
        if x.magnitude < 708 {
            let (significand, k) = parts(x)
            return significand * powerOfTwo(k)
        }
        return extremeExp(x)
    }

    static func extremeExp(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x > 710 { return .infinity }
        if x < -746 { return 0 }
        let (significand, k) = parts(x)
        // 2^k itself may be out of range, so the scaling takes two steps. Only the second can round.
        let half = k >> 1
        return significand * powerOfTwo(half) * powerOfTwo(k &- half)
    }

    /// The power as significand * 2^k, for |x| < 1000.
    private static func parts(_ x: Double) -> (significand: Double, k: Int64) {
        // Adding 1.5 * 2^52 rounds to an integer, and leaves that integer in the low bits.
        let shifter = 0x1.8p52
        let shifted = x * 0x1.71547652b82fep0 + shifter
        let k = Int64(Int32(truncatingIfNeeded: Int64(bitPattern: shifted.bitPattern)))
        let multiple = shifted - shifter

        // ln 2 in two parts, the first of 40 bits, so that its product with k is exact.
        let high = x - multiple * 0x1.62e42fefa2p-1
        let low = multiple * 0x1.9ef35793c7673p-41
        let r = high - low
        let lost = (high - r) - low

        // 1 + r loses low bits of r; the sum of the small terms restores them.
        let one = 1 + r
        let small = ((1 - one) + r) + (lost + r * r * expTail(r))
        return (one + small, k)
    }

    /// (e^r - 1 - r) / r^2.
    private static func expTail(_ r: Double) -> Double {
        let square = r * r
        let low = (1.0 / 2 + 1.0 / 6 * r) + (1.0 / 24 + 1.0 / 120 * r) * square
        let middle = (1.0 / 720 + 1.0 / 5_040 * r) + (1.0 / 40_320 + 1.0 / 362_880 * r) * square
        let high =
            (1.0 / 3_628_800 + 1.0 / 39_916_800 * r) + (1.0 / 479_001_600 + 1.0 / 6_227_020_800 * r) * square
        return low + (middle + high * (square * square)) * (square * square)
    }
}

extension Math {
    /// The natural logarithm of `x`.
    ///
    /// x = 2^k (1 + f) with 1 + f in [sqrt 1/2, sqrt 2), and log(1 + f) = 2 atanh s, where s = f / (2 + f) (Muller,
    /// Elementary Functions, 3rd ed., ch. 4). The series to s^21 is off by less than 2^-60.
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
    private static func logTail(_ z: Double) -> Double {
        let square = z * z
        let low = (2.0 / 3 + 2.0 / 5 * z) + (2.0 / 7 + 2.0 / 9 * z) * square
        let middle = (2.0 / 11 + 2.0 / 13 * z) + (2.0 / 15 + 2.0 / 17 * z) * square
        let high = 2.0 / 19 + 2.0 / 21 * z
        return z * (low + (middle + high * (square * square)) * (square * square))
    }
}

// These functions use `exp` and `log`, so they give the same bits in every build. Their errors are a few ulps of the
// result, or of 1 if the result is smaller.
extension Math {
    static func cosh(_ x: Double) -> Double {
        let power = exp(abs(x))
        return 0.5 * (power + 1 / power)
    }

    static func sinh(_ x: Double) -> Double {
        let power = exp(x)
        return 0.5 * (power - 1 / power)
    }

    /// The inverse of sinh, for |x| up to 1e150.
    static func asinh(_ x: Double) -> Double {
        let size = log(abs(x) + (x * x + 1).squareRoot())
        return x < 0 ? -size : size
    }
}

extension Math {
    /// The sine of `x` radians.
    static func sin(_ x: Double) -> Double {
        wave(reduce(x), quarters: 0)
    }

    /// The cosine of `x` radians.
    static func cos(_ x: Double) -> Double {
        wave(reduce(x), quarters: 1)
    }

    /// The sine and the cosine, with the same bits as `sin` and `cos`. Only an angle within 5e-16 of a quarter turn
    /// counts as that quarter turn. So a point that turns by a quarter and back keeps every bit, and the last bits of
    /// one coordinate do not change the other.
    static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        var angle = reduce(x)
        if angle.high.magnitude < 5e-16 {
            angle.high *= 0  // Keeps the sign.
            angle.low = 0
        }
        if angle.high.isNaN { return (.nan, .nan) }
        let (sine, cosine) = (sine(angle.high, angle.low), cosine(angle.high, angle.low))
        return switch angle.quadrant & 3 {
        case 0: (sine, cosine)
        case 1: (cosine, -sine)
        case 2: (-sine, -cosine)
        default: (-cosine, sine)
        }
    }

    /// The sine of an angle plus a number of quarter turns.
    ///
    /// Taylor series on |r| <= pi/4 with the low part of r to first order, as in Cody & Waite (1980), ch. 8.
    private static func wave(_ angle: ReducedAngle, quarters: UInt64) -> Double {
        if angle.high.isNaN { return .nan }
        switch (angle.quadrant &+ quarters) & 3 {
        case 0: return sine(angle.high, angle.low)
        case 1: return cosine(angle.high, angle.low)
        case 2: return -sine(angle.high, angle.low)
        default: return -cosine(angle.high, angle.low)
        }
    }

    /// sin(r + low). Terms to r^17; the next is less than 2^-62 of the result.
    private static func sine(_ r: Double, _ low: Double) -> Double {
        if r.magnitude < 0x1p-27 { return r }  // Exact to the last bit, and keeps the sign of zero.
        let z = r * r, square = z * z
        let first = (1.0 / 120 - 1.0 / 5_040 * z) + (1.0 / 362_880 - 1.0 / 39_916_800 * z) * square
        let second =
            (1.0 / 6_227_020_800 - 1.0 / 1_307_674_368_000 * z) + 1.0 / 355_687_428_096_000 * square
        // The largest term is added last, because each sum rounds it.
        let sum = (first + second * (square * square)) * z - 1.0 / 6
        return r + (r * z * sum + low * (1 - 0.5 * z))
    }

    /// cos(r + low). Terms to r^16; the next is less than 2^-58.
    private static func cosine(_ r: Double, _ low: Double) -> Double {
        let z = r * r, square = z * z
        let first = (1.0 / 24 - 1.0 / 720 * z) + (1.0 / 40_320 - 1.0 / 3_628_800 * z) * square
        let second = (1.0 / 479_001_600 - 1.0 / 87_178_291_200 * z) + 1.0 / 20_922_789_888_000 * square
        let half = 0.5 * z
        let one = 1 - half
        return one + (((1 - one) - half) + (square * (first + second * (square * square)) - r * low))
    }
}

extension Math {
    /// The angle of the point (x, y), in radians from -pi to pi.
    ///
    /// The angle is a number of eighth turns plus atan(u), |u| <= tan(pi/8): u = y/x, or (y - x) / (y + x) nearer to
    /// the diagonal (the addition theorem; Muller, Elementary Functions, 3rd ed., ch. 11). The quotient is kept in two
    /// doubles, because its rounding alone would cost a whole ulp.
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
    private static func arcTangentTail(_ z: Double) -> Double {
        let square = z * z
        let low =
            (0x1.99999999958fbp-3 * z - 0x1.555555555553dp-2) + (0x1.c71c70e7cc5a9p-4 * z - 0x1.24924922b1874p-3)
            * square
        let middle =
            (0x1.3b111cbecb3dap-4 * z - 0x1.745cf910040a1p-4) + (0x1.df11a4fa3ac1dp-5 * z - 0x1.10ebe1bd7b95bp-4)
            * square
        let high = (0x1.37f01e752b27ep-5 * z - 0x1.9cdd4215c1cabp-5) - 0x1.25a3af310ac06p-6 * square
        return low + (middle + high * (square * square)) * (square * square)
    }
}

extension Math {
    /// An angle as quarter turns and a remainder: quadrant * pi/2 + high + low, modulo full turns, where |high| <=
    /// pi/4.
    struct ReducedAngle {
        var quadrant: UInt64
        var high: Double
        var low: Double
    }

    /// Separates the quarter turns of `x`, which may have any magnitude, from the remainder.
    ///
    /// Cody & Waite, ch. 8: pi/2 in two parts, the first of 31 bits, so that its product with up to 4096 quarters and
    /// the difference are exact. The product with the second part is off by less than 2^-74, which is less than 2^-62
    /// of a remainder of 2^-12. Angles with a smaller remainder, and those of more quarters, take the other method.
    static func reduce(_ x: Double) -> ReducedAngle {
        if x.magnitude <= 0x1.921fb54442d18p-1 { return ReducedAngle(quadrant: 0, high: x, low: 0) }
        if x.magnitude < 6_000 {
            // Adding 1.5 * 2^52 rounds to an integer, and leaves that integer in the low bits.
            let shifter = 0x1.8p52
            let shifted = x * 0x1.45f306dc9c883p-1 + shifter
            let quarters = shifted - shifter
            let rest = x - quarters * 0x1.921fb544p0
            let tail = quarters * 0x1.0b4611a626331p-34
            let high = rest - tail
            if high.magnitude > 0x1p-12 {
                return ReducedAngle(quadrant: shifted.bitPattern & 3, high: high, low: (rest - high) - tail)
            }
        }
        return reduceExactly(x)
    }

    /// The same for any angle beyond pi/4.
    ///
    /// Payne & Hanek, Radian Reduction for Trigonometric Functions (1983): only the significant bits of the product x *
    /// 2/pi are computed. The bits of whole turns are skipped, and 126 bits after the binary point remain. No double is
    /// nearer to a multiple of pi/2 than 2^-61, so the relative error of the remainder is at most 2^-62. The integer
    /// arithmetic is exact.
    static func reduceExactly(_ x: Double) -> ReducedAngle {
        guard x.isFinite else { return ReducedAngle(quadrant: 0, high: .nan, low: 0) }

        // |x| = significand * 2^exponent, and the exponent is in -53...971.
        let bits = x.magnitude.bitPattern
        let significand = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
        let exponent = Int64(truncatingIfNeeded: bits >> 52) &- 1075
        let window = twoOverPi(from: exponent &+ 62)

        // Quarter turns modulo four: two bits before the point, 126 after it.
        let top = product(significand, window.0), middle = product(significand, window.1)
        let (fraction, remap) = middle.low.addingReportingOverflow(product(significand, window.2).high)
        let turns = top.low &+ middle.high &+ (remap ? 1 : 0)

        // Rounds to the nearest quarter. A negative remainder is complemented, which differs from its negation by one
        // unit of 2^-126.
        let quadrant = (turns &+ 0x2000_0000_0000_0000) >> 62
        let rest = turns &- quadrant << 62
        let flip = UInt64(bitPattern: Int64(bitPattern: rest) >> 63)
        let (high, low) = radians(rest ^ flip, fraction ^ flip)
        let sign: Double = (flip == 0) == (x > 0) ? 1 : -1
        return ReducedAngle(quadrant: x > 0 ? quadrant : 0 &- quadrant, high: sign * high, low: sign * low)
    }

    /// Converts quarter turns, given in units of 2^-62 and 2^-126, to radians.
    ///
    /// Leading parts of 27 and 26 bits make the main product exact.
    private static func radians(_ units: UInt64, _ fraction: UInt64) -> (high: Double, low: Double) {
        let zeros = units.leadingZeroBitCount
        let first = units << zeros | fraction >> (64 - zeros)
        let second = fraction << zeros
        let a = Double(first >> 37) * 0x1p37
        let b = Double((first << 27 | second >> 37) >> 11) * 0x1p-16

        let exact = a * 0x1.921fb5p0
        let small = a * 0x1.110b4611a6263p-26 + b * 0x1.921fb54442d18p0
        let sum = exact + small
        let scale = powerOfTwo(-62 &- Int64(zeros))
        return (sum * scale, ((exact - sum) + small) * scale)
    }

    /// The 128-bit product of two words, computed from halves, because some machines have no instruction for it.
    private static func product(_ a: UInt64, _ b: UInt64) -> (high: UInt64, low: UInt64) {
        let half: UInt64 = 0xFFFF_FFFF
        let a1 = a >> 32, a0 = a & half, b1 = b >> 32, b0 = b & half
        let low = a0 &* b0
        let cross = a1 &* b0 &+ low >> 32
        let middle = a0 &* b1 &+ cross & half
        return (a1 &* b1 &+ cross >> 32 &+ middle >> 32, middle << 32 | low & half)
    }
}

extension Math {
    /// 192 bits of 2/pi from the bit at `position`, counted from 64 places before the binary point. Bits past the end
    /// of the table are zeros.
    static func twoOverPi(from position: Int64) -> (UInt64, UInt64, UInt64) {
        let index = position >> 6, shift = position & 63
        let a = twoOverPiWord(index), b = twoOverPiWord(index &+ 1)
        let c = twoOverPiWord(index &+ 2), d = twoOverPiWord(index &+ 3)
        return (a << shift | b >> (64 - shift), b << shift | c >> (64 - shift), c << shift | d >> (64 - shift))
    }

    /// A word of 2/pi: word 0 holds the bits before the binary point.
    ///
    /// A switch is total, and compiles to a table in read-only memory. 1216 bits suffice for the largest double.
    private static func twoOverPiWord(_ index: Int64) -> UInt64 {
        switch index {
        case 1: 0xA2F9_836E_4E44_1529
        case 2: 0xFC27_57D1_F534_DDC0
        case 3: 0xDB62_9599_3C43_9041
        case 4: 0xFE51_63AB_DEBB_C561
        case 5: 0xB724_6E3A_424D_D2E0
        case 6: 0x0649_2EEA_09D1_921C
        case 7: 0xFE1D_EB1C_B129_A73E
        case 8: 0xE882_35F5_2EBB_4484
        case 9: 0xE99C_7026_B45F_7E41
        case 10: 0x3991_D639_8353_39F4
        case 11: 0x9C84_5F8B_BDF9_283B
        case 12: 0x1FF8_97FF_DE05_980F
        case 13: 0xEF2F_118B_5A0A_6D1F
        case 14: 0x6D36_7ECF_27CB_09B7
        case 15: 0x4F46_3F66_9E5F_EA2D
        case 16: 0x7527_BAC7_EBE5_F17B
        case 17: 0x3D07_39F7_8A52_92EA
        case 18: 0x6BFB_5FB1_1F8D_5D08
        case 19: 0x5603_3046_FC7B_6BAB
        default: 0
        }
    }
}
