// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct MathReductionTests {
    @Test("The quadrant is the nearest number of quarter turns; it and the remainder sum to the angle.")
    func quadrantAndRemainderSumToTheAngle() throws {
        var generator = SplitMix64(state: 11)
        for _ in 0..<5_000 {
            let x = generator.between(-1_000, 1_000)
            let quarters = (x * 2 / .pi).rounded()
            let angle = Math.reduce(x)
            try #require(Int64(angle.quadrant & 3) == Int64(quarters) & 3)
            try #require(abs(quarters * .pi / 2 + angle.high - x) <= 2 * x.ulp)
        }
    }

    @Test("The remainder of a reduced angle is at most an eighth of a turn.")
    func remainderIsAtMostAnEighthTurn() throws {
        var generator = SplitMix64(state: 13)
        for _ in 0..<5_000 {
            let x = generator.any()
            let angle = Math.reduce(x)
            guard x.isFinite else { continue }
            try #require(angle.high.magnitude <= 0x1.921fb54442d19p-1)
            try #require(angle.low.magnitude <= angle.high.ulp / 2)
        }
    }

    @Test("The reduction does not change an angle within an eighth of a turn.")
    func anglesWithinAnEighthTurnAreUnchanged() {
        for x in [0, -0.0, 0.5, -0.5, 0x1.921fb54442d18p-1, .leastNonzeroMagnitude] {
            let angle = Math.reduce(x)
            #expect(angle.quadrant == 0 && angle.high.bitPattern == x.bitPattern && angle.low == 0)
        }
        #expect(Math.reduce(0x1.921fb54442d19p-1).quadrant & 3 == 1)
        #expect(Math.reduce(-0x1.921fb54442d19p-1).quadrant & 3 == 3)
    }

    @Test("The reduction of an infinity or a NaN gives NaN.")
    func infinitiesAndNaNsReduceToNaN() {
        #expect(Math.reduce(.infinity).high.isNaN)
        #expect(Math.reduce(.nan).high.isNaN)
    }

    /// Few doubles depend on the last words of the table, so this test compares the words.
    @Test("Every word of the table of 2/pi is correct.")
    func tableIsComplete() {
        let words = (0..<22).map { Math.twoOverPi(from: 64 * $0).0 }
        #expect(words[0] == 0 && words[1] == 0xA2F9_836E_4E44_1529)
        #expect(words.reduce(0, ^) == 0x37E9_6E3A_B8A9_12B9)
    }

    @Test("The window of 2/pi shifts by one bit when its position grows by 1.")
    func windowShiftsBitByBit() throws {
        for position in Int64(9)...1_032 {
            let here = Math.twoOverPi(from: position), next = Math.twoOverPi(from: position + 1)
            try #require(next.0 == here.0 << 1 | here.1 >> 63)
            try #require(next.1 == here.1 << 1 | here.2 >> 63)
            try #require(next.2 >> 1 == here.2 & .max >> 1)
        }
    }
}
