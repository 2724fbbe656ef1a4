// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EasingCurveTests {
    @Test("The easing curve starts at 0 and ends at 1, with slope 0 at both ends.")
    func endsOfTheCurve() {
        let (start, end) = (EasingCurve(at: 0), EasingCurve(at: 1))
        #expect((start.progress, start.progressSlope) == (0, 0))
        #expect((start.pulse, start.pulseSlope) == (0, 1))
        #expect((end.progress, end.progressSlope) == (1, 0))
        #expect((end.pulse, end.pulseSlope) == (0, 0))
    }

    @Test("The slopes of the easing curve are the derivatives of its values.")
    func slopesAreTheDerivatives() {
        trials(500) { random in
            let t = random.between(0, 1)
            let curve = EasingCurve(at: t)
            let progress = centralDifference(at: t, step: 1e-5) { EasingCurve(at: $0).progress }
            let pulse = centralDifference(at: t, step: 1e-5) { EasingCurve(at: $0).pulse }
            try require(isClose(curve.progressSlope, progress), "progress at \(t): \(progress)")
            try require(isClose(curve.pulseSlope, pulse), "pulse at \(t): \(pulse)")
        }
    }

    @Test("The progress of the easing curve increases, and is one half in the middle.")
    func progressIncreases() {
        let values = (0...100).map { EasingCurve(at: Double($0) / 100).progress }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        #expect(EasingCurve(at: 0.5).progress == 0.5)
    }
}
