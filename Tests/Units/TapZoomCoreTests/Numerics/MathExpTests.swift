// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

@Suite struct MathExpTests {
    @Test("Math.exp agrees with exp of the C library within 1 ulp.")
    func agreesWithTheCLibrary() {
        expectAgreement(Math.exp, exp) { $0.between(-20, 20) }
        expectAgreement(Math.exp, exp) { $0.between(-1, 1) }
        expectAgreement(Math.exp, exp) { $0.between(-750, 715) }
        expectAgreement(Math.exp, exp) { $0.between(-746, -708) }
        expectAgreement(Math.exp, exp) { $0.any() }
    }

    @Test("Math.exp is within 1 ulp of the exact result.")
    func isWithinAnUlpOfTheExactResult() {
        for (x, exact) in Self.rounded { #expect(ulps(Math.exp(x), exact) <= 1, "exp(\(x))") }
    }

    @Test("Math.exp is exact at zeros, infinities and the smallest subnormal numbers.")
    func specialCases() {
        #expect(Math.exp(0) == 1)
        #expect(Math.exp(-0.0) == 1)
        #expect(Math.exp(.infinity) == .infinity)
        #expect(Math.exp(-.infinity).bitPattern == 0)
        #expect(Math.exp(.leastNonzeroMagnitude) == 1)
        #expect(Math.exp(-.leastNonzeroMagnitude) == 1)
    }

    /// The last arguments before the result becomes infinite or 0.
    @Test("Math.exp becomes infinite above 709.78 and 0 below -745.13.")
    func endsOfTheRange() {
        #expect(Math.exp(0x1.62e42fefa39efp9).isFinite)
        #expect(Math.exp(0x1.62e42fefa39f0p9) == .infinity)
        #expect(Math.exp(.greatestFiniteMagnitude) == .infinity)
        #expect(Math.exp(-0x1.74910d52d3051p9) == .leastNonzeroMagnitude)
        #expect(Math.exp(-0x1.74910d52d3053p9) == 0)
        #expect(Math.exp(-.greatestFiniteMagnitude) == 0)
    }

    @Test("The short path of Math.exp for usual arguments gives the bits of the long path.")
    func shortAndLongPathGiveTheSameBits() {
        for x in [Double(708).nextDown, Double(-708).nextUp, 0, -0.0, 1e-300] {
            #expect(Math.exp(x).bitPattern == Math.extremeExp(x).bitPattern)
        }
        trials(100_000) { random in
            let x = random.pick([random.between(-708, 708), random.between(-1, 1), random.between(700, 708)])
            try require(Math.exp(x).bitPattern == Math.extremeExp(x).bitPattern, "exp(\(x))")
            try require(Math.exp(-x).bitPattern == Math.extremeExp(-x).bitPattern, "exp(-\(x))")
        }
    }

    /// The arguments include those where k changes and where the result becomes subnormal.
    @Test(
        "Math.exp never decreases from one double to the next.",
        arguments: [0.0, 1, -1, 0x1.62e42fefa39efp-2, -0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, -708.396, 709.7])
    func neverDecreases(around center: Double) throws {
        var x = center - 500 * center.ulp, last = Math.exp(x)
        for _ in 0..<1_000 {
            x = x.nextUp
            let value = Math.exp(x)
            try #require(value >= last)
            last = value
        }
    }

    /// Arguments and results, correctly rounded from 3000 bits: the worst arguments that were found, the ends of the
    /// range, and the boundaries of the reduction.
    static let rounded: [(Double, Double)] = [
        (0x1.0fc7834f88c84p4, 0x1.6b86fb5cfafa5p24),
        (-0x1.62601fe41969bp9, Double(bitPattern: 0xb39491d1de937)),
        (0x1.661e86ce7f42ep-2, 0x1.6b2e841c1179fp0),
        (-0x1.625f736d9560bp9, Double(bitPattern: 0xb4872b0690895)),
        (0x1p0, 0x1.5bf0a8b145769p1),
        (-0x1p0, 0x1.78b56362cef38p-2),
        (0x1p-1, 0x1.a61298e1e069cp0),
        (0x1.b7cdfd9d7bdbbp-34, 0x1.000000006df38p0),
        (-0x1.70ef54646d497p-57, 0x1p0),
        (0x1p-53, 0x1.0000000000001p0),
        (0x1.0000000000001p-53, 0x1.0000000000001p0),
        (-0x1p-54, 0x1p0),
        (0x1.4p3, 0x1.5829dcf95056p14),
        (0x1.92p6, 0x1.fcc37a76f9e76p144),
        (-0x1.91p6, 0x1.4acd31e167ebbp-145),
        (0x1.62e42fefa39efp9, 0x1.fffffffffff2ap1023),
        (-0x1.6232bdd7abcd2p9, 0x1.000000000007cp-1022),
        (-0x1.748p9, 0x1p-1074),
        (-0x1.74910d52d3051p9, 0x1p-1074),
        (0x1.62e42fefa39efp-2, 0x1.6a09e667f3bccp0),
        (0x1.62e42fefa39fp-2, 0x1.6a09e667f3bcdp0),
    ]
}
