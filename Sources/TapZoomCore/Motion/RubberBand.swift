// SPDX-License-Identifier: MIT

/// How far content follows a finger that pulls it beyond its bounds: UIScrollView's known curve,
/// b(x) = (1 - 1 / (c |x| / d + 1)) d, with the sign of x.
struct RubberBand: Equatable {
    /// c, 0...1: the slope at the bound.
    var stiffness: Double
    /// d, not negative: what no pull reaches.
    var wall: Double

    /// How far the content goes when it is pulled this far.
    func stretch(_ excess: Double) -> Double {
        let pull = stiffness * abs(excess)
        guard pull > 0, wall > 0 else { return 0 }
        // The same as the curve, 1 / (1 / pull + 1 / wall), in an order in which nothing overflows.
        let small = min(pull, wall)
        return Double(signOf: excess, magnitudeOf: small / (1 + small / max(pull, wall)))
    }

    /// How far the content was pulled that went this far: the inverse of `stretch`.
    func release(_ stretched: Double) -> Double {
        guard stiffness > 0, wall > 0 else { return 0 }
        // No pull reaches the wall.
        let limit = 1 - 1e-9
        let part = min(abs(stretched) / wall, limit)
        let pull = min(abs(stretched), limit * wall) / (1 - part)
        return Double(signOf: stretched, magnitudeOf: min(pull / stiffness, .greatestFiniteMagnitude))
    }

    /// The derivative of `stretch`.
    func slope(_ excess: Double) -> Double {
        guard wall > 0 else { return 0 }
        let growth = 1 + stiffness * abs(excess) / wall
        return stiffness / (growth * growth)
    }
}
