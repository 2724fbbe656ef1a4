// SPDX-License-Identifier: MIT

/// The moves of the fingers that change no limit, derived from the last move that changed none. It only saves time: see
/// `Camera.limitChange`.
struct QuietMoves {
    /// The limits that such a move reaches; see `DragSession.reached`.
    private(set) var reached = LimitSet()
    /// The scales of such a move.
    private(set) var leastScale = Double.infinity
    private(set) var mostScale = 0.0
    /// The scales of such a move of upright content that reaches no edge and is not beyond a limit of the scale.
    private(set) var leastInside = Double.infinity
    private(set) var mostInside = 0.0

    init() {}

    /// Creates the moves that reach some limits at a range of scales. `inside`: the limits of the scale, if moves of
    /// upright content that reach no edge also change no limit.
    @inline(__always)
    init(
        reaching reached: LimitSet, from leastScale: Double, to mostScale: Double, inside scales: ClosedRange<Double>?
    ) {
        (self.reached, self.leastScale, self.mostScale) = (reached, leastScale, mostScale)
        guard let scales else { return }
        (leastInside, mostInside) = (max(leastScale, scales.lowerBound), min(mostScale, scales.upperBound))
    }

    @_transparent
    func contains(_ reached: LimitSet, _ scale: Double) -> Bool {
        reached.rawValue == self.reached.rawValue && scale >= leastScale && scale <= mostScale
    }

    @_transparent
    func containsInside(_ scale: Double) -> Bool { scale >= leastInside && scale <= mostInside }
}
