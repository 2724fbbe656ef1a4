// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FiniteTests {
    @Test(arguments: [0, -0.0, 1, -1e300, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude])
    func numbersAreReal(number: Double) {
        #expect(number.isReal && number.isFinite)
    }

    @Test(arguments: [Double.infinity, -Double.infinity, Double.nan, Double.signalingNaN])
    func infinitiesAndNaNAreNot(number: Double) {
        #expect(!number.isReal && !number.isFinite)
    }
}
