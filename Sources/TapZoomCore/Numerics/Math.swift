// SPDX-License-Identifier: MIT

/// Elementary functions that give the same bits in every build.
///
/// C libraries differ in the last bit. These functions use only operations with exactly one correct result (`+ - * /`,
/// integers), in a fixed order, without fused multiply-add. Each is total and within 1 ulp of the exact result for
/// every double. Special cases are those of C's Annex F; every NaN result is `Double.nan`, since the payload of a
/// computed NaN differs between machines.
enum Math {
    static var ln2: Double { 0x1.62e42fefa39efp-1 }

    /// 2 to the power of `exponent`, which must be in -1022...1023.
    @inline(__always)
    static func powerOfTwo(_ exponent: Int64) -> Double {
        Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
    }

    /// The leading 26 bits of `x`; the product of two such heads is exact, and so is `x - head(x)`.
    @inline(__always)
    static func head(_ x: Double) -> Double {
        Double(bitPattern: x.bitPattern & ~0x7FF_FFFF)
    }
}
