// SPDX-License-Identifier: MIT

/// An FNV-1a hash of the bits that a function gives for a fixed list of arguments. It uses only the core, so that any
/// build can print it.
struct MathFingerprint {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ value: Double) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            hash = (hash ^ (value.bitPattern >> shift & 0xFF)) &* 0x100_0000_01B3
        }
    }

    /// Doubles of every kind, then ordinary ones of either sign, then some near 1.
    init(_ function: (Double) -> Double) {
        var generator = SplitMix64(state: 20_260_101)
        for _ in 0..<5_000 { add(function(generator.any())) }
        for _ in 0..<5_000 { add(function(generator.between(-700, 700))) }
        for _ in 0..<5_000 { add(function(generator.between(0.5, 2))) }
    }

    /// Pairs of every kind, then points of a square, then points near an axis.
    init(_ function: (Double, Double) -> Double) {
        var generator = SplitMix64(state: 20_260_101)
        for _ in 0..<5_000 { add(function(generator.any(), generator.any())) }
        for _ in 0..<5_000 { add(function(generator.between(-1, 1), generator.between(-1, 1))) }
        for _ in 0..<5_000 { add(function(generator.between(-0x1p-20, 0x1p-20), generator.between(-1, 1))) }
    }
}
