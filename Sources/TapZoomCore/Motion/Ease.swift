// SPDX-License-Identifier: MIT

/// One number on its way: the cubic Hermite curve from a value with a slope to a value with slope 0, over a progress of 0...1.
/// From rest it is the smooth step `3t^2 - 2t^3`; with a slope it takes up a motion that is already under way.
package struct Ease {
    var from: Double
    /// Per unit of progress.
    var slope: Double
    var to: Double

    func value(at t: Double) -> Double {
        let rest = 1 - t
        return from + (to - from) * (t * t * (3 - 2 * t)) + slope * (t * rest * rest)
    }

    func slope(at t: Double) -> Double {
        (to - from) * (6 * t * (1 - t)) + slope * ((1 - t) * (1 - 3 * t))
    }
}
