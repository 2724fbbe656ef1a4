// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct MathReductionTests {
    /// Where x is below 2^52 quarters, the quadrant is the nearest whole number of quarters, and the rest adds up to x.
    @Test func putsTheAngleTogetherAgain() throws {
        var generator = SplitMix64(state: 11)
        for _ in 0..<5_000 {
            let x = generator.between(-1_000, 1_000)
            let quarters = (x * 2 / .pi).rounded()
            let angle = Math.reduce(x)
            try #require(Int64(angle.quadrant & 3) == Int64(quarters) & 3)
            try #require(abs(quarters * .pi / 2 + angle.high - x) <= 2 * x.ulp)
        }
    }

    @Test func theRestIsAtMostAnEighthTurn() throws {
        var generator = SplitMix64(state: 13)
        for _ in 0..<5_000 {
            let x = generator.any()
            let angle = Math.reduce(x)
            guard x.isFinite else { continue }
            try #require(angle.high.magnitude <= 0x1.921fb54442d19p-1)
            try #require(angle.low.magnitude <= angle.high.ulp / 2)
        }
    }

    @Test func anAngleWithinAnEighthTurnStaysAsItIs() {
        for x in [0, -0.0, 0.5, -0.5, 0x1.921fb54442d18p-1, .leastNonzeroMagnitude] {
            let angle = Math.reduce(x)
            #expect(angle.quadrant == 0 && angle.high.bitPattern == x.bitPattern && angle.low == 0)
        }
        #expect(Math.reduce(0x1.921fb54442d19p-1).quadrant & 3 == 1)
        #expect(Math.reduce(-0x1.921fb54442d19p-1).quadrant & 3 == 3)
    }

    @Test func whatIsNoNumberHasNoAngle() {
        #expect(Math.reduce(.infinity).high.isNaN)
        #expect(Math.reduce(.nan).high.isNaN)
    }

    /// Few doubles feel the last words of the table, so they are checked as such.
    @Test func theTableIsWhole() {
        let words = (0..<22).map { Math.twoOverPi(from: 64 * $0).0 }
        #expect(words[0] == 0 && words[1] == 0xA2F9_836E_4E44_1529)
        #expect(words.reduce(0, ^) == 0x37E9_6E3A_B8A9_12B9)
    }

    /// The window of 2/pi slides bit by bit: each step is the last one doubled.
    @Test func theWindowSlides() throws {
        for position in Int64(9)...1_032 {
            let here = Math.twoOverPi(from: position), next = Math.twoOverPi(from: position + 1)
            try #require(next.0 == here.0 << 1 | here.1 >> 63)
            try #require(next.1 == here.1 << 1 | here.2 >> 63)
            try #require(next.2 >> 1 == here.2 & .max >> 1)
        }
    }
}
