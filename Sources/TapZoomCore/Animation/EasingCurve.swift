// SPDX-License-Identifier: MIT

/// The speed curve of an animation. The raw values are those of the C header.
package enum Curve: Int32 {
    case standard, easeOut, linear
}

/// The two curves of every animated number, over a time of 0...1. With the standard curve, `from + (to - from) *
/// progress + slope * pulse` is a Hermite curve. It begins at `from` with a slope, and ends at `to` with slope 0. The
/// other curves begin with their own slope, which the pulse can increase or reduce.
struct EasingCurve {
    /// From 0 to 1. The standard curve is the smoothstep, from rest to rest.
    private(set) var progress: Double
    private(set) var progressSlope: Double
    /// From 0 back to 0, with the initial slope 1: it carries the initial velocity of a motion under way.
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
