// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

@Suite struct MathLogTests {
    @Test("Math.log agrees with log of the C library within 1 ulp.")
    func agreesWithTheCLibrary() {
        expectAgreement(Math.log, log) { $0.any() }
        expectAgreement(Math.log, log) { $0.between(0, 100) }
        expectAgreement(Math.log, log) { $0.between(0.5, 2) }
        expectAgreement(Math.log, log) { $0.between(0.7, 0.72) }
        expectAgreement(Math.log, log) { 1 + $0.between(-0x1p-20, 0x1p-20) }
        expectAgreement(Math.log, log) { Double(bitPattern: $0.next() >> 12) }
    }

    @Test("Math.log is within 1 ulp of the exact result.")
    func isWithinAnUlpOfTheExactResult() {
        for (x, exact) in Self.rounded { #expect(ulps(Math.log(x), exact) <= 1, "log(\(x))") }
    }

    @Test("Math.log is -infinity at zeros, NaN below zero, and exactly 0 at 1.")
    func specialCases() {
        #expect(Math.log(0) == -.infinity)
        #expect(Math.log(-0.0) == -.infinity)
        #expect(Math.log(.infinity) == .infinity)
        #expect(Math.log(-.leastNonzeroMagnitude).isNaN)
        #expect(Math.log(-.infinity).isNaN)
        #expect(Math.log(1).bitPattern == 0)
    }

    @Test("Math.log of Math.exp of a number gives the number, within rounding errors.")
    func undoesExp() throws {
        var generator = SplitMix64(state: 3)
        for _ in 0..<5_000 {
            let x = generator.between(-700, 700)
            // exp rounds its result by up to 2^-53 of it, which changes the logarithm by up to 2^-53.
            try #require(abs(Math.log(Math.exp(x)) - x) <= x.ulp + 0x1p-52)
        }
    }

    /// The arguments include those where k changes.
    @Test(
        "Math.log never decreases from one double to the next.",
        arguments: [1.0, 2, 0.5, 0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp0, 0x1p-1022, 1e300])
    func neverDecreases(around center: Double) throws {
        var x = center - 500 * center.ulp, last = Math.log(x)
        for _ in 0..<1_000 {
            x = x.nextUp
            let value = Math.log(x)
            try #require(value >= last)
            last = value
        }
    }

    /// Arguments and results, correctly rounded from 3000 bits: the worst arguments that were found, the ends of the
    /// range, and both sides of 1.
    static let rounded: [(Double, Double)] = [
        (0x1.69ee54d1750f7p-1, -0x1.63322cc74d965p-2),
        (0x1.66709c5b3028bp-1, -0x1.6d1f064634aebp-2),
        (0x1.67fb9ae6004e3p-1, -0x1.68b904474371fp-2),
        (0x1.0000000000001p0, 0x1.fffffffffffffp-53),
        (0x1.fffffffffffffp-1, -0x1p-53),
        (0x1.0000004p0, 0x1.ffffffc000001p-27),
        (0x1.ffffffcp-1, -0x1.0000001p-27),
        (0x1p1, 0x1.62e42fefa39efp-1),
        (0x1.4p3, 0x1.26bb1bbb55516p1),
        (0x1.999999999999ap-4, -0x1.26bb1bbb55515p1),
        (0x1.5bf0a8b145769p1, 0x1p0),
        (0x1.6a09e667f3bcdp-1, -0x1.62e42fefa39eep-2),
        (0x1.6a09e667f3bccp-1, -0x1.62e42fefa39f1p-2),
        (0x1.6a09e667f3bcdp0, 0x1.62e42fefa39fp-2),
        (0x1.fffffffffffffp1023, 0x1.62e42fefa39efp9),
        (0x1p-1022, -0x1.6232bdd7abcd2p9),
        (0x1p-1022.nextDown, -0x1.6232bdd7abcd2p9),
        (0x1p-1074, -0x1.74385446d71c3p9),
        (0xbdcp-1074, -0x1.7035fcbfb4d3ap9),
        (0x1.7e43c8800759cp996, 0x1.5963447f87fb5p9),
        (0x1.56e1fc2f8f359p-997, -0x1.5963447f87fb5p9),
    ]
}
