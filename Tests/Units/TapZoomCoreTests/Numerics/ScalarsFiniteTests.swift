// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ScalarsFiniteTests {
    @Test(
        "isReal is true for every finite number.",
        arguments: [0, -0.0, 1, -1e300, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude])
    func finiteNumbersAreReal(number: Double) {
        #expect(number.isReal && number.isFinite)
    }

    @Test(
        "isReal is false for infinities and NaNs.",
        arguments: [Double.infinity, -Double.infinity, Double.nan, Double.signalingNaN])
    func infinitiesAndNaNsAreNotReal(number: Double) {
        #expect(!number.isReal && !number.isFinite)
    }
}
