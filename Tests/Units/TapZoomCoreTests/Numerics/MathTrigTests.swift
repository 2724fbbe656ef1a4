// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

@Suite struct MathTrigTests {
    @Test("Math.sin and Math.cos agree with the C library within 1 ulp.")
    func agreesWithTheCLibrary() {
        for (ours, theirs) in [(Math.sin, sin), (Math.cos, cos)] as [((Double) -> Double, (Double) -> Double)] {
            expectAgreement(ours, theirs) { $0.between(-10, 10) }
            expectAgreement(ours, theirs) { $0.between(-0.8, 0.8) }
            expectAgreement(ours, theirs) { $0.between(-1e6, 1e6) }
            expectAgreement(ours, theirs) { $0.between(-1e300, 1e300) }
            expectAgreement(ours, theirs) { $0.any() }
        }
    }

    @Test("Math.sin and Math.cos agree with the C library near quarter turns.")
    func agreesNearTheQuarterTurns() {
        func nearAQuarter(_ generator: inout SplitMix64) -> Double {
            let quarters = generator.between(-1e6, 1e6)
            return (quarters.rounded() * .pi / 2) * (1 + generator.between(-0x1p-48, 0x1p-48))
        }
        expectAgreement(Math.sin, sin) { nearAQuarter(&$0) }
        expectAgreement(Math.cos, cos) { nearAQuarter(&$0) }
    }

    @Test("Math.sin and Math.cos are within 1 ulp of the exact result.")
    func isWithinAnUlpOfTheExactResult() {
        for (x, sine, cosine) in Self.rounded {
            #expect(ulps(Math.sin(x), sine) <= 1, "sin(\(x))")
            #expect(ulps(Math.cos(x), cosine) <= 1, "cos(\(x))")
            #expect(ulps(Math.sin(-x), -sine) <= 1, "sin(\(-x))")
            #expect(ulps(Math.cos(-x), cosine) <= 1, "cos(\(-x))")
        }
    }

    @Test("Math.sin and Math.cos are exact at zeros, and NaN at infinities.")
    func specialCases() {
        #expect(Math.sin(0).bitPattern == 0)
        #expect(Math.sin(-0.0).bitPattern == (-0.0).bitPattern)
        #expect(Math.cos(-0.0) == 1)
        #expect(Math.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
        #expect(Math.sin(.infinity).isNaN)
        #expect(Math.cos(.infinity).isNaN)
        #expect(Math.sincos(-.infinity).sin.isNaN)
        #expect(Math.sincos(.nan).cos.isNaN)
    }

    @Test("At the doubles nearest to quarter turns sine and cosine are exactly 0, 1 or -1.")
    func quarterTurnsAreExact() {
        for quarter in -8...8 {
            let (sine, cosine) = Math.sincos(Double(quarter) * 0.5 * .pi)
            #expect(abs(sine) == (quarter % 2 == 0 ? 0 : 1) && abs(cosine) == (quarter % 2 == 0 ? 1 : 0))
            let (other, same) = Math.sincos(Double(quarter) * -0.5 * .pi)
            #expect(other.bitPattern == (-sine).bitPattern && same.bitPattern == cosine.bitPattern)
        }
        #expect(Math.sincos(1e-15).sin == 1e-15)
    }

    @Test("Math.sin is odd, Math.cos is even, and their squares sum to 1.")
    func identities() throws {
        var generator = SplitMix64(state: 5)
        for _ in 0..<5_000 {
            let x = generator.between(-1e9, 1e9)
            let (sine, cosine) = Math.sincos(x)
            try #require(sine == Math.sin(x) && cosine == Math.cos(x))
            try #require(Math.sin(-x) == -sine && Math.cos(-x) == cosine)
            try #require(abs(sine * sine + cosine * cosine - 1) <= 0x1p-51)
        }
    }

    /// The angles include those where the reduction begins and where sine and cosine are exchanged.
    @Test(
        "Math.sin never decreases from one double to the next where the slope is positive.",
        arguments: [0.3, 0x1.921fb54442d18p-1, 1.2, 2 * .pi, 2.25 * .pi])
    func sineNeverDecreases(around center: Double) throws {
        var x = center - 500 * center.ulp, last = Math.sin(x)
        for _ in 0..<1_000 {
            x = x.nextUp
            let value = Math.sin(x)
            try #require(value >= last)
            last = value
        }
    }

    /// Argument, sine and cosine, correctly rounded from 3000 bits: the worst arguments that were found, both sides of
    /// the quarter turns, the largest double, the six doubles nearest to a multiple of pi/2, and two such doubles among
    /// the largest.
    static let rounded: [(Double, Double, Double)] = [
        (0x1p0, 0x1.aed548f090ceep-1, 0x1.14a280fb5068cp-1),
        (0x1p-1, 0x1.eaee8744b05fp-2, 0x1.c1528065b7d5p-1),
        (0x1.921fb54442d18p1, 0x1.1a62633145c07p-53, -0x1p0),
        (0x1.921fb54442d17p1, 0x1.469898cc51702p-51, -0x1p0),
        (0x1.921fb54442d19p1, -0x1.72cece675d1fdp-52, -0x1p0),
        (0x1.921fb54442d18p0, 0x1p0, 0x1.1a62633145c07p-54),
        (0x1.921fb54442d19p0, 0x1p0, -0x1.72cece675d1fdp-53),
        (0x1.921fb54442d18p-1, 0x1.6a09e667f3bccp-1, 0x1.6a09e667f3bcdp-1),
        (0x1.921fb54442d19p-1, 0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bccp-1),
        (0x1.2d97c7f3321d2p1, 0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bccp-1),
        (0x1.4p3, -0x1.1689ef5f34f52p-1, -0x1.ad9ac890c6b1fp-1),
        (-0x1.ep2, -0x1.e041886fcae3p-1, 0x1.62f45e66f5c2fp-2),
        (0x1.86ap16, 0x1.24daa9c527e96p-5, -0x1.ffac3841b3da7p-1),
        (-0x1.2a05f2p33, 0x1.f334c7896a4e3p-2, 0x1.bf098901c931ap-1),
        (0x1.0f0cf064dd592p73, -0x1.b453ab76bf397p-1, 0x1.0be2cef01c8f4p-1),
        (0x1.7e43c8800759cp996, -0x1.a2c16b010e385p-1, -0x1.2699022adc4c1p-1),
        (-0x1.e42d130773b76p1023, 0x1.30c567d277075p-1, 0x1.9b6913f41bde3p-1),
        (0x1.fffffffffffffp1023, 0x1.452fc98b34e97p-8, -0x1.fffe62ecfab75p-1),
        (0x1p-27, 0x1p-27, 0x1p0),
        (0x1p-26, 0x1p-26, 0x1.fffffffffffffp-1),
        (0x1.4f8b588e368f1p-17, 0x1.4f8b588e1e8a2p-17, 0x1.ffffffff920c8p-1),
        (-0x1.97469f7e0631dp-1, -0x1.6da9ce490f4f3p-1, 0x1.66609c20f5e34p-1),
        (-0x1.94b42e8911d74p-1, -0x1.6bdbbf2f15f28p-1, 0x1.6835b32c2265dp-1),
        (-0x1.1223e38fa7631p1006, -0x1.64d92cab7d9b5p-1, -0x1.6f27d800f616bp-1),
        (0x1.63p8, -0x1.f9bd0307d1de3p-16, -0x1.fffffffc18e4cp-1),
        (0x1.921fb54442d18p40, -0x1.1a62632db1824p-14, 0x1.ffffffec88318p-1),
        (0x1p53, -0x1.b2a66c8f35586p-1, -0x1.0e9918bb35aacp-1),
        (0x1p120, 0x1.82e34655e6fcbp-2, -0x1.da0cd0b66d8cep-1),
        (0x1p1023, 0x1.205248cbdb76p-1, -0x1.a719f26c232bfp-1),
        (0x1.6ac5b262ca1ffp849, 0x1p0, -0x1.14ae72e6ba22fp-61),
        (0x1.6ac5b262ca1ffp850, -0x1.14ae72e6ba22fp-60, -0x1p0),
        (0x1.504cac51f1eafp131, -0x1p0, -0x1.0cb604d34f341p-59),
        (0x1.6ac5b262ca1ffp851, 0x1.14ae72e6ba22fp-59, 0x1p0),
        (0x1.e009c53148be1p991, 0x1p0, 0x1.295a3b0a64b1dp-59),
        (0x1.4c96c11134d36p577, -0x1p0, 0x1.6ec67bcf77522p-59),
        (0x1.4551061aadd5dp1019, 0x1p0, -0x1.b137a7a07431bp-53),
        (0x1.61a3db8c8d129p1023, -0x1.dd15f96b823f2p-56, 0x1p0),
    ]
}
