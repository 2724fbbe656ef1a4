// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RubberBandTests {
    private static func band(_ random: inout SplitMix64) -> RubberBand {
        RubberBand(stiffness: random.between(0.1, 1), wall: random.magnitude(1, 2000))
    }

    @Test func knownValues() {
        let band = RubberBand(stiffness: 0.5, wall: 100)
        #expect(band.stretch(200) == 50)
        #expect(band.stretch(-200) == -50)
        #expect(band.stretch(600) == 75)
        #expect(band.release(50) == 200)
        #expect(band.release(-75) == -600)
        #expect(band.slope(0) == 0.5)
        #expect(band.slope(200) == 0.125)
        #expect(band.slope(-200) == 0.125)
        #expect(band.stretch(0) == 0)
    }

    @Test func isTheKnownCurve() {
        trials(1000) { random in
            let band = Self.band(&random)
            let x = random.signed(1e-3, 1e4)
            let c = band.stiffness
            let d = band.wall
            let known = (1 - 1 / (c * abs(x) / d + 1)) * d * (x < 0 ? -1 : 1)
            try require(
                isClose(band.stretch(x), known, of: d), "\(band) takes \(x) to \(band.stretch(x)), not \(known)")
        }
    }

    @Test func releaseUndoesStretch() {
        trials(2000) { random in
            let band = Self.band(&random)
            let x = random.signed(1e-9, 1e5)
            try require(isClose(band.release(band.stretch(x)), x, of: 1e-9, to: 1e-9), "\(band): \(x)")
            let y = random.between(-0.999, 0.999) * band.wall
            try require(isClose(band.stretch(band.release(y)), y, of: 1e-9, to: 1e-12), "\(band): \(y)")
        }
    }

    @Test func theSlopeIsTheDerivative() {
        trials(1000) { random in
            let band = Self.band(&random)
            let x = random.signed(1e-2, 3) * band.wall
            let slope = centralDifference(at: x, step: 1e-5 * band.wall) { band.stretch($0) }
            // At 0 the curve has a bend.
            if x != 0 { try require(isClose(band.slope(x), slope, of: 0, to: 1e-7), "\(band) at \(x): \(slope)") }
        }
    }

    @Test func neverReachesTheWallAndNeverTurnsBack() {
        trials(1000) { random in
            let band = Self.band(&random)
            let x = random.magnitude(1e-6, 1e6)
            try require(band.stretch(x) < band.wall, "\(band): \(x)")
            try require(band.stretch(x) < band.stretch(1.01 * x), "\(band): \(x)")
            try require(band.stretch(-x) == -band.stretch(x), "\(band): \(x)")
        }
    }

    @Test(arguments: [RubberBand(stiffness: 0, wall: 100), RubberBand(stiffness: 0.55, wall: 0)])
    func withoutStiffnessOrWallNothingGives(band: RubberBand) {
        for x in [0, 1, -1, 1e300, .leastNonzeroMagnitude] {
            #expect(band.stretch(x) == 0)
            #expect(band.release(x) == 0)
            #expect(band.slope(x) == 0)
        }
    }

    @Test func isAlwaysANumber() {
        let sizes = [0, .leastNonzeroMagnitude, 1e-300, 1e-6, 1, 1e12, 1e300, .greatestFiniteMagnitude]
        for stiffness in [0, .leastNonzeroMagnitude, 1e-300, 0.55, 1] {
            for wall in sizes {
                let band = RubberBand(stiffness: stiffness, wall: wall)
                for x in sizes + sizes.map({ -$0 }) {
                    #expect(band.stretch(x).isFinite && abs(band.stretch(x)) <= wall, "\(band): \(x)")
                    #expect(band.release(x).isFinite, "\(band): \(x)")
                    #expect((0...stiffness).contains(band.slope(x)), "\(band): \(x)")
                }
            }
        }
    }
}
