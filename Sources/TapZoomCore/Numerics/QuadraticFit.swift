// SPDX-License-Identifier: MIT

/// The least squares parabola through samples: the part that depends on their times only.
///
/// Times are relative to the instant at which the slope is wanted. Only their ratios matter, so they need no scaling.
struct QuadraticFit {
    private var count = 0.0
    // The sums of the powers of the times.
    private var power1 = 0.0
    private var power2 = 0.0
    private var power3 = 0.0
    private var power4 = 0.0

    mutating func add(_ time: Double) {
        let square = time * time
        count += 1
        power1 += time
        power2 += square
        power3 += square * time
        power4 += square * square
    }

    /// The weights that give the slope at time 0: of the parabola; of a line with fewer than three times, or with
    /// three too close to tell; none with one time.
    var slope: SlopeWeights {
        guard count > 0 else { return .none }
        // The normal equations without their constant term: times and squares, each about its mean.
        let (mean1, mean2) = (power1 / count, power2 / count)
        let spread11 = power2 - mean1 * power1
        let spread12 = power3 - mean1 * power2
        let spread22 = power4 - mean2 * power2
        let determinant = spread11 * spread22 - spread12 * spread12
        // With evenly spaced times the determinant is a sixteenth of this product or more; below 1e-8 it is mostly
        // rounding.
        if count > 2 && determinant > 1e-8 * (spread11 * spread22) {
            let (linear, quadratic) = (spread22 / determinant, spread12 / determinant)
            return SlopeWeights(linear: linear, quadratic: -quadratic, constant: quadratic * mean2 - linear * mean1)
        }
        return spread11 > 0 ? SlopeWeights(linear: 1 / spread11, quadratic: 0, constant: -mean1 / spread11) : .none
    }
}

/// A slope is the sum of the values, each with the weight of its time.
struct SlopeWeights {
    var linear: Double
    var quadratic: Double
    var constant: Double

    static var none: SlopeWeights { SlopeWeights(linear: 0, quadratic: 0, constant: 0) }

    func weight(at time: Double) -> Double { constant + time * (linear + time * quadratic) }
}
