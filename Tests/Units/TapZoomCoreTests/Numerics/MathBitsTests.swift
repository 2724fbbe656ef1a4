// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Pins the bits of the results. A build or machine with other bits is wrong, even if they are nearer to the exact
/// result. A new hash also changes the recorded traces.
@Suite struct MathBitsTests {
    @Test("Every build gives the same bits for exp, log, sin, cos and atan2.")
    func everyBuildGivesTheseBits() {
        #expect(MathFingerprint(Math.exp).hash == 0x0AF6_EB80_D08F_AF92)
        #expect(MathFingerprint(Math.log).hash == 0x360F_52FB_7762_CDAF)
        #expect(MathFingerprint(Math.sin).hash == 0x927D_AA4E_3707_CF7F)
        #expect(MathFingerprint(Math.cos).hash == 0xF731_42A7_579D_7CE0)
        #expect(MathFingerprint(Math.atan2).hash == 0xA93F_4104_F527_55B3)
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
