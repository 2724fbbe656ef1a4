// SPDX-License-Identifier: MIT

/// The two cubics of every animated number, over a time of 0...1. `from + (to - from) * progress + slope * pulse` is
/// the Hermite curve that begins at `from` with a slope and ends at `to` with slope 0.
struct EasingCurve {
    /// 0 to 1, from rest to rest: the smooth step.
    let progress: Double
    let progressSlope: Double
    /// 0 to 0, beginning with slope 1: the rest of a motion that was already under way.
    let pulse: Double
    let pulseSlope: Double

    init(at t: Double) {
        let rest = 1 - t
        progress = t * t * (3 - 2 * t)
        progressSlope = 6 * t * rest
        pulse = t * rest * rest
        pulseSlope = rest * (1 - 3 * t)
    }
}
