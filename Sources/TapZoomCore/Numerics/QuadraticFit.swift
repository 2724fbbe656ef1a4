// SPDX-License-Identifier: MIT

/// The least squares parabola through samples: the part that depends only on their times.
///
/// Times are relative to the instant of the slope. Only their ratios matter, so they need no scaling.
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

    /// The weights that give the slope of the parabola at time 0. Fewer than three times, or times too close together
    /// for a parabola, give the slope of a line. A single time gives no weights.
    var slope: SlopeWeights {
        guard count > 2 else { return line }
        // The normal equations without their constant term: times and squares, each relative to its mean.
        let (mean1, mean2) = (power1 / count, power2 / count)
        let spread11 = power2 - mean1 * power1
        let spread12 = power3 - mean1 * power2
        let spread22 = power4 - mean2 * power2
        let determinant = spread11 * spread22 - spread12 * spread12
        // With evenly spaced times the determinant is at least a sixteenth of this product. Below 1e-8 of it, the
        // determinant is mostly rounding error.
        guard determinant > 1e-8 * (spread11 * spread22) else { return line }
        let (linear, quadratic) = (spread22 / determinant, spread12 / determinant)
        return SlopeWeights(linear: linear, quadratic: -quadratic, constant: quadratic * mean2 - linear * mean1)
    }

    /// The weights that give the slope of the least squares line.
    var line: SlopeWeights {
        guard count > 0 else { return .none }
        let mean = power1 / count
        let spread = power2 - mean * power1
        return spread > 0 ? SlopeWeights(linear: 1 / spread, quadratic: 0, constant: -mean / spread) : .none
    }
}

/// The weights of a slope or of a square: it is the sum of the values, each times the weight at its time.
struct SlopeWeights {
    var linear: Double
    var quadratic: Double
    var constant: Double

    static var none: SlopeWeights { SlopeWeights(linear: 0, quadratic: 0, constant: 0) }

    func weight(at time: Double) -> Double { constant + time * (linear + time * quadratic) }
}
