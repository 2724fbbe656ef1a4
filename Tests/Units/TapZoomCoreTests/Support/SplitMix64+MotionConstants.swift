// SPDX-License-Identifier: MIT

@testable import TapZoomCore

extension SplitMix64 {
    /// Constants of ordinary views.
    mutating func constants() -> MotionConstants {
        MotionConstants(
            decay: magnitude(0.5, 10), stopSpeed: magnitude(1, 50), frequency: magnitude(5, 30),
            restDistance: magnitude(0.1, 1))
    }

    mutating func extremePhysics() -> MotionConstants {
        MotionConstants(
            decay: magnitude(0.01, 1000), stopSpeed: magnitude(1e-6, 1e6), frequency: magnitude(0.1, 1000),
            restDistance: magnitude(1e-6, 1e6))
    }

    /// A number of either sign with a magnitude from `low` to `high`, or 0. All magnitudes are equally likely.
    mutating func signed(_ low: Double, _ high: Double) -> Double { pick([0, -1, 1, -1, 1]) * magnitude(low, high) }

    /// A range that is bounded, open on one side or on both, or of length 0.
    mutating func range(_ reach: Double) -> ClosedRange<Double> {
        let (a, b) = (between(-reach, reach), between(-reach, reach))
        return pick([
            min(a, b)...max(a, b), min(a, b)...max(a, b), a...a, a...(.infinity), -.infinity...b,
            -.infinity...(.infinity),
        ])
    }
}
