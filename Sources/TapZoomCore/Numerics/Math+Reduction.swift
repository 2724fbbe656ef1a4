// SPDX-License-Identifier: MIT

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
    /// Payne & Hanek, Radian Reduction for Trigonometric Functions (1983): only the significant bits of the product x *
    /// 2/pi are computed. The bits of whole turns are skipped, and 126 bits after the binary point remain. No double is
    /// nearer to a multiple of pi/2 than 2^-61, so the relative error of the remainder is at most 2^-62. The integer
    /// arithmetic is exact, so small angles need no second method.
    static func reduce(_ x: Double) -> ReducedAngle {
        guard x.isFinite else { return ReducedAngle(quadrant: 0, high: .nan, low: 0) }
        if x.magnitude <= 0x1.921fb54442d18p-1 { return ReducedAngle(quadrant: 0, high: x, low: 0) }

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
    @inline(__always)
    private static func product(_ a: UInt64, _ b: UInt64) -> (high: UInt64, low: UInt64) {
        let half: UInt64 = 0xFFFF_FFFF
        let a1 = a >> 32, a0 = a & half, b1 = b >> 32, b0 = b & half
        let low = a0 &* b0
        let cross = a1 &* b0 &+ low >> 32
        let middle = a0 &* b1 &+ cross & half
        return (a1 &* b1 &+ cross >> 32 &+ middle >> 32, middle << 32 | low & half)
    }
}
