// SPDX-License-Identifier: MIT

/// What fingers do to the plane that they hold, since they took hold of it: what was at `from` is at `to`, and all has
/// grown and turned about it. Always from the start, never from frame to frame, so that nothing adds up.
struct Grip: Equatable {
    var from: Vector
    var to: Vector
    /// Of the growth, greater than 0.
    var factor: Double
    /// Radians.
    var turn: Double

    @inline(__always)
    init(from: Vector, to: Vector, factor: Double = 1, turn: Double = 0) {
        self.from = from
        self.to = to
        self.factor = Self.factors.clamp(factor)
        self.turn = turn
    }

    /// With the growth and the turn of another.
    init(from: Vector, to: Vector, twistOf other: Grip?) {
        self.init(from: from, to: to, factor: other?.factor ?? 1, turn: other?.turn ?? 0)
    }

    /// e^-100...e^100: beyond, there is nothing to be seen, and numbers would end.
    private static var factors: ClosedRange<Double> { 3.720075976020836e-44...2.6881171418161356e43 }

    var isStill: Bool { from == to && factor == 1 && turn == 0 }

    var inverse: Grip { Grip(from: to, to: from, factor: 1 / factor, turn: -turn) }

    @inline(__always)
    func applied(to transform: Transform) -> Transform {
        // Nothing done leaves every bit as it was.
        if factor == 1, turn == 0 {
            var moved = transform
            moved.translation = transform.translation + (to - from)
            return moved
        }
        return Transform(
            scale: factor * transform.scale, rotation: transform.rotation + turn,
            translation: to + (factor * (transform.translation - from)).rotated(by: turn))
    }
}
