// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

@Suite struct MathAtan2Tests {
    @Test("Math.atan2 agrees with atan2 of the C library within 1 ulp.")
    func agreesWithTheCLibrary() {
        expectAgreement(Math.atan2, atan2) { ($0.between(-1, 1), $0.between(-1, 1)) }
        expectAgreement(Math.atan2, atan2) { ($0.between(-0x1p-20, 0x1p-20), $0.between(-1, 1)) }
        expectAgreement(Math.atan2, atan2) { ($0.between(-1, 1), $0.between(-0x1p-50, 0x1p-50)) }
        expectAgreement(Math.atan2, atan2) { ($0.any(), $0.any()) }
        expectAgreement(Math.atan2, atan2) { ($0.between(-1.7e308, 1.7e308), $0.between(-1.7e308, 1.7e308)) }
        expectAgreement(Math.atan2, atan2) {
            (Double(bitPattern: $0.next() >> 12), Double(bitPattern: $0.next() >> 12))
        }
    }

    @Test("Math.atan2 is within 1 ulp of the exact result.")
    func isWithinAnUlpOfTheExactResult() {
        for (y, x, exact) in Self.rounded {
            #expect(ulps(Math.atan2(y, x), exact) <= 1, "atan2(\(y), \(x))")
            #expect(ulps(Math.atan2(-y, x), -exact) <= 1, "atan2(\(-y), \(x))")
        }
    }

    /// All pairs of zeros, infinities and ordinary numbers of either sign.
    @Test("Math.atan2 gives the bits of the C library for zeros, infinities and extreme numbers.")
    func specialCases() {
        let positive: [Double] = [0, 1, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
        let values = positive + positive.map { -$0 }
        for y in values {
            for x in values { #expect(ulps(Math.atan2(y, x), atan2(y, x)) == 0, "atan2(\(y), \(x))") }
        }
        #expect(Math.atan2(.nan, .infinity).isNaN)
        #expect(Math.atan2(0, .nan).isNaN)
    }

    @Test("Math.atan2 of the sine and the cosine of an angle gives the angle.")
    func undoesSineAndCosine() throws {
        var generator = SplitMix64(state: 7)
        for _ in 0..<5_000 {
            let x = generator.between(-.pi, .pi)
            let (sine, cosine) = Math.sincos(x)
            try #require(abs(Math.atan2(sine, cosine) - x) <= 0x1p-51)
        }
    }

    /// The slopes include those between two eighths of a turn.
    @Test(
        "Math.atan2 never decreases from one slope to the next double.",
        arguments: [0.1, 0x1.a827999fcef32p-2, 0.7, 1, 0x1.3504f333f9de6p1, 5, 0x1p60])
    func neverDecreases(around slope: Double) throws {
        var y = slope - 500 * slope.ulp, last = Math.atan2(y, 1)
        for _ in 0..<1_000 {
            y = y.nextUp
            let value = Math.atan2(y, 1)
            try #require(value >= last)
            last = value
        }
    }

    /// y, x and the angle, correctly rounded from 3000 bits: every octant, the worst points that were found, and both
    /// ends of the range.
    static let rounded: [(Double, Double, Double)] = [
        (0x1p0, 0x1p0, 0x1.921fb54442d18p-1),
        (0x1p0, 0x1p1, 0x1.dac670561bb4fp-2),
        (0x1p1, 0x1p0, 0x1.1b6e192ebbe44p0),
        (-0x1p0, 0x1p1, -0x1.dac670561bb4fp-2),
        (-0x1p1, 0x1p0, -0x1.1b6e192ebbe44p0),
        (-0x1p0, -0x1p1, -0x1.56c6e7397f5aep1),
        (-0x1p1, -0x1p0, -0x1.0468a8ace4df6p1),
        (0x1p0, -0x1p0, 0x1.2d97c7f3321d2p1),
        (-0x1p0, -0x1p0, -0x1.2d97c7f3321d2p1),
        (0x1p0, 0x0p0, 0x1.921fb54442d18p0),
        (-0x1p0, -0x1.56e1fc2f8f359p-997, -0x1.921fb54442d18p0),
        (0x1.56e1fc2f8f359p-997, -0x1p0, 0x1.921fb54442d18p1),
        (0x1.79ca10c924223p-67, -0x1p0, 0x1.921fb54442d18p1),
        (0x1p0, 0x1.79ca10c924223p-67, 0x1.921fb54442d18p0),
        (0x1.1ccf385ebc8ap1023, 0x1.ab36d48e1acfp1023, 0x1.2d0ead6066395p-1),
        (0x1.e42d130773b76p1023, 0x1.1ccf385ebc8ap1023, 0x1.0a00a3bce369fp0),
        (0x1p-1074, 0x1p-1074, 0x1.921fb54442d18p-1),
        (0x1p-1074, Double(bitPattern: 0x2), 0x1.dac670561bb4fp-2),
        (Double(bitPattern: 0x2), -Double(bitPattern: 0x3), 0x1.46dc09ec29433p1),
        (Double(bitPattern: 0x3739a252b281), Double(bitPattern: 0x24d116e1cc56), 0x1.f730bd281f69bp-1),
        (Double(bitPattern: 0x12688b70e62b), 0x1.8p1, Double(bitPattern: 0x622d925a20e)),
        (0x1.56e1fc2f8f359p-997, 0x1.7e43c8800759cp996, 0x0p0),
        (0x1p0, 0x1.0000000000001p0, 0x1.921fb54442d17p-1),
        (0x1p0, -0x1.fffffffffffffp-1, 0x1.2d97c7f3321d2p1),
        (0x1.a827999fcef32p-2, 0x1p0, 0x1.921fb54442d18p-2),
        (0x1.a827999fcef33p-2, 0x1p0, 0x1.921fb54442d19p-2),
        (0x1p-60, 0x1p0, 0x1p-60),
        (0x1.fffffffffffffp-61, 0x1p0, 0x1.fffffffffffffp-61),
        (0x1p0, 0x1p-60, 0x1.921fb54442d18p0),
        (0x1p-27, 0x1.8p1, 0x1.5555555555555p-29),
        (-0x1.99c42479e4d3cp-2, 0x1.f4cdc66b8a30ep-1, -0x1.8da75ed0f3babp-2),
        (0x1.b2b1703b9661fp-2, 0x1p0, 0x1.9b160cd8f84a1p-2),
        (0x1.4f8b588e368f1p-17, 0x1.24a35bcdc760fp667, 0x1.2588cc70a0745p-684),
        (0x1.8p1, 0x1p500, 0x1.8p-499),
        (0x1.3333333333333p-2, 0x1.6666666666666p-1, 0x1.9e9bf3d20dc71p-2),
        (0x1.000000000000fp500, 0x1.2p500, 0x1.740a77023bdb8p-1),
        (0x1.000000000000fp-500, 0x1.2p-500, 0x1.740a77023bdb8p-1),
    ]
}
