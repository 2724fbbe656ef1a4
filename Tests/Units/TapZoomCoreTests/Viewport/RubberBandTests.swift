// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RubberBandTests {
    private static func band(_ random: inout SplitMix64) -> RubberBand {
        RubberBand(stiffness: random.between(0.1, 1), limit: random.magnitude(1, 2000))
    }

    @Test("The rubber band has known values for stiffness 0.5 and limit 100.")
    func knownValues() {
        let band = RubberBand(stiffness: 0.5, limit: 100)
        #expect(band.apply(200) == 50)
        #expect(band.apply(-200) == -50)
        #expect(band.apply(600) == 75)
        #expect(band.remove(50) == 200)
        #expect(band.remove(-75) == -600)
        #expect(band.slope(0) == 0.5)
        #expect(band.slope(200) == 0.125)
        #expect(band.slope(-200) == 0.125)
        #expect(band.apply(0) == 0)
    }

    @Test("The rubber band is the curve (1 - 1 / (c x / d + 1)) d of the header.")
    func isTheDocumentedCurve() {
        trials(1000) { random in
            let band = Self.band(&random)
            let x = random.signed(1e-3, 1e4)
            let c = band.stiffness
            let d = band.limit
            let known = (1 - 1 / (c * abs(x) / d + 1)) * d * (x < 0 ? -1 : 1)
            try require(
                isClose(band.apply(x), known, of: d), "\(band) takes \(x) to \(band.apply(x)), not \(known)")
        }
    }

    @Test("remove undoes apply, and apply undoes remove.")
    func removeUndoesApply() {
        trials(2000) { random in
            let band = Self.band(&random)
            let x = random.signed(1e-9, 1e5)
            try require(isClose(band.remove(band.apply(x)), x, of: 1e-9, to: 1e-9), "\(band): \(x)")
            let y = random.between(-0.999, 0.999) * band.limit
            try require(isClose(band.apply(band.remove(y)), y, of: 1e-9, to: 1e-12), "\(band): \(y)")
        }
    }

    @Test("The slope of the rubber band is its derivative.")
    func slopeIsTheDerivative() {
        trials(1000) { random in
            let band = Self.band(&random)
            let x = random.signed(1e-2, 3) * band.limit
            let slope = centralDifference(at: x, step: 1e-5 * band.limit) { band.apply($0) }
            // At 0 the curve has a kink.
            if x != 0 { try require(isClose(band.slope(x), slope, of: 0, to: 1e-7), "\(band) at \(x): \(slope)") }
        }
    }

    @Test("The rubber band increases, stays below its limit, and is odd.")
    func increasesAndStaysBelowItsLimit() {
        trials(1000) { random in
            let band = Self.band(&random)
            let x = random.magnitude(1e-6, 1e6)
            try require(band.apply(x) < band.limit, "\(band): \(x)")
            try require(band.apply(x) < band.apply(1.01 * x), "\(band): \(x)")
            try require(band.apply(-x) == -band.apply(x), "\(band): \(x)")
        }
    }

    @Test(
        "A rubber band with stiffness 0 or limit 0 does not move.",
        arguments: [RubberBand(stiffness: 0, limit: 100), RubberBand(stiffness: 0.55, limit: 0)])
    func withoutStiffnessOrLimitNothingMoves(band: RubberBand) {
        for x in [0, 1, -1, 1e300, .leastNonzeroMagnitude] {
            #expect(band.apply(x) == 0)
            #expect(band.remove(x) == 0)
            #expect(band.slope(x) == 0)
        }
    }

    @Test("The rubber band is finite and within its limit for extreme values.")
    func extremeValuesAreFinite() {
        let sizes = [0, .leastNonzeroMagnitude, 1e-300, 1e-6, 1, 1e12, 1e300, .greatestFiniteMagnitude]
        for stiffness in [0, .leastNonzeroMagnitude, 1e-300, 0.55, 1] {
            for limit in sizes {
                let band = RubberBand(stiffness: stiffness, limit: limit)
                for x in sizes + sizes.map({ -$0 }) {
                    #expect(band.apply(x).isFinite && abs(band.apply(x)) <= limit, "\(band): \(x)")
                    #expect(band.remove(x).isFinite, "\(band): \(x)")
                    #expect((0...stiffness).contains(band.slope(x)), "\(band): \(x)")
                }
            }
        }
    }
}
