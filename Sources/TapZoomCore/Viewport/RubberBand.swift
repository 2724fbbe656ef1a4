// SPDX-License-Identifier: MIT

/// The overscroll of content that a finger pulls beyond its bounds, by UIScrollView's curve: b(x) = (1 - 1 / (c |x| / d
/// + 1)) d, with the sign of x.
struct RubberBand: Equatable {
    /// c, 0...1: the slope at the bound.
    var stiffness: Double
    /// d, not negative: the limit that no pull reaches.
    var limit: Double
    /// The overscroll of content that is pulled by `excess`.
    @inline(__always)
    func apply(_ excess: Double) -> Double {
        let pull = stiffness * abs(excess)
        guard pull > 0, limit > 0 else { return 0 }
        // The curve equals 1 / (1 / pull + 1 / limit), here in an order without overflow.
        let (small, large) = pull < limit ? (pull, limit) : (limit, pull)
        return Double(signOf: excess, magnitudeOf: small / (1 + small / large))
    }

    /// The pull that gives an overscroll: the inverse of `apply`.
    func remove(_ stretched: Double) -> Double {
        guard stiffness > 0, limit > 0 else { return 0 }
        // No pull reaches the limit.
        let nearlyOne = 1 - 1e-9
        let part = min(abs(stretched) / limit, nearlyOne)
        let pull = min(abs(stretched), nearlyOne * limit) / (1 - part)
        return Double(signOf: stretched, magnitudeOf: min(pull / stiffness, .greatestFiniteMagnitude))
    }

    /// The derivative of `apply`.
    func slope(_ excess: Double) -> Double {
        guard limit > 0 else { return 0 }
        let denominator = 1 + stiffness * abs(excess) / limit
        return stiffness / (denominator * denominator)
    }
}

/// The rubber bands of a view. They are computed when the settings change.
struct RubberBands: Equatable {
    /// The stiffness beyond the pan bounds. The limit depends on the axis.
    var stiffness: Double
    /// The rubber band of ln(scale).
    var scale: RubberBand
    /// The edges without a rubber band, beyond which a pan moves the host's pager.
    var edges: LimitSet

    /// A weaker rubber band has no visible effect, and its inverse loses all digits.
    private static var leastStiffness: Double { 1e-6 }

    /// Whether the content stops at its limits.
    var isOff: Bool { stiffness == 0 }

    init(_ settings: @_addressable Settings) {
        self.init(settings.elastic, edges: settings.gestures.contains(.pan) ? settings.sharing.edges : [])
    }

    init(_ elastic: ElasticSettings, edges: LimitSet = []) {
        self.edges = edges
        stiffness = elastic.rubberBand < Self.leastStiffness ? 0 : elastic.rubberBand
        scale = RubberBand(stiffness: stiffness, limit: Math.log(elastic.rubberBandScale))
    }

    @_transparent
    func place(_ limit: Double) -> RubberBand { RubberBand(stiffness: stiffness, limit: limit) }
}
