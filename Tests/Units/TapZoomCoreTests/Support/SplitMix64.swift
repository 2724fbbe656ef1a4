// SPDX-License-Identifier: MIT

/// SplitMix64 of Steele, Lea and Flood: it gives the same doubles in every run and every build.
struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// Any double: every sign, exponent and fraction, also infinities and NaNs.
    mutating func any() -> Double { Double(bitPattern: next()) }

    mutating func between(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * (Double(next() >> 11) * 0x1p-53)
    }
}
