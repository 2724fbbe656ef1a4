// SPDX-License-Identifier: MIT

/// The speed of an animation along its way. The raw values are those of the C header.
package enum Curve: Int32 {
    case standard, easeOut, linear
}

/// The two curves of every animated number, over a time of 0...1. With the standard curve,
/// `from + (to - from) * progress + slope * pulse` is the Hermite curve that begins at `from` with a slope and ends at
/// `to` with slope 0. The other curves begin with a slope of their own, which the pulse can add to or take away.
struct EasingCurve {
    /// 0 to 1; with the standard curve from rest to rest: the smooth step.
    private(set) var progress: Double
    private(set) var progressSlope: Double
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

    init(at t: Double, _ curve: Curve) {
        self.init(at: t)
        switch curve {
        case .standard: break
        case .easeOut: (progress, progressSlope) = (t * (2 - t), 2 * (1 - t))
        case .linear: (progress, progressSlope) = (t, 1)
        }
    }
}
