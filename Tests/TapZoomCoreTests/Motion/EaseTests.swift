// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EaseTests {
    private static func ease(_ random: inout SplitMix64) -> Ease {
        Ease(from: random.between(-100, 100), slope: random.between(-100, 100), to: random.between(-100, 100))
    }

    @Test func endsAndSlopesThere() {
        trials(500) { random in
            let ease = Self.ease(&random)
            try require(ease.value(at: 0) == ease.from, "\(ease) starts at \(ease.value(at: 0))")
            try require(isClose(ease.value(at: 1), ease.to, of: 100, to: 1e-15), "\(ease) ends at \(ease.value(at: 1))")
            try require(ease.slope(at: 0) == ease.slope, "\(ease) starts with \(ease.slope(at: 0))")
            try require(ease.slope(at: 1) == 0, "\(ease) ends with \(ease.slope(at: 1))")
        }
    }

    @Test func theSlopeIsTheDerivative() {
        trials(500) { random in
            let ease = Self.ease(&random), t = random.between(0, 1)
            let slope = centralDifference(at: t, step: 1e-5) { ease.value(at: $0) }
            try require(isClose(ease.slope(at: t), slope, of: 100, to: 1e-7), "\(ease) at \(t): \(slope)")
        }
    }

    @Test func fromRestItNeverTurnsBack() {
        let ease = Ease(from: 0, slope: 0, to: 1)
        let values = (0...100).map { ease.value(at: Double($0) / 100) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        #expect(ease.value(at: 0.5) == 0.5)
    }
}
