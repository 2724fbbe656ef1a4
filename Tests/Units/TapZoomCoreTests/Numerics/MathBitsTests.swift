// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Pins the bits of the results. A build or machine with other bits is wrong, even if they are nearer to the exact
/// result. A new hash also changes the recorded traces.
@Suite struct MathBitsTests {
    @Test("Every build gives the same bits for exp, log, sin, cos and atan2.")
    func everyBuildGivesTheseBits() {
        #expect(MathFingerprint(Math.exp).hash == 0x9961_1EB6_F671_4F36)
        #expect(MathFingerprint(Math.log).hash == 0x2972_A173_3474_B40F)
        #expect(MathFingerprint(Math.sin).hash == 0xA203_D42C_B460_25DA)
        #expect(MathFingerprint(Math.cos).hash == 0xDDB7_FAC3_D0B0_70E7)
        #expect(MathFingerprint(Math.atan2).hash == 0x38F0_687B_9EEA_53CE)
    }

    @Test("Every NaN result has the same bits, for any NaN as argument.")
    func everyNaNHasTheSameBits() {
        let nan = Double.nan.bitPattern
        for x in [Double.nan, -.nan, .signalingNaN, Double(nan: 7, signaling: false)] {
            #expect(Math.exp(x).bitPattern == nan)
            #expect(Math.log(x).bitPattern == nan)
            #expect(Math.sin(x).bitPattern == nan)
            #expect(Math.cos(x).bitPattern == nan)
            #expect(Math.atan2(x, 1).bitPattern == nan)
            #expect(Math.atan2(1, x).bitPattern == nan)
        }
        #expect(Math.log(-1).bitPattern == nan)
        #expect(Math.sin(.infinity).bitPattern == nan)
        #expect(Math.cos(-.infinity).bitPattern == nan)
    }
}
