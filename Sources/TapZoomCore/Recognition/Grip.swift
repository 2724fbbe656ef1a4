// SPDX-License-Identifier: MIT

/// What fingers do to the plane that they hold, since they took hold of it: what was at `from` is at `to`, and all has
/// grown and turned about it. Always from the start, never from frame to frame, so that nothing adds up.
struct Grip: Equatable {
    var from: Vector
    var to: Vector
    /// ln of the factor.
    var growth: Double
    /// Radians.
    var turn: Double

    init(from: Vector, to: Vector, growth: Double = 0, turn: Double = 0) {
        self.from = from
        self.to = to
        // Beyond, there is nothing to be seen, and numbers would end.
        self.growth = (-100...100).clamp(growth)
        self.turn = turn
    }

    /// With the growth and the turn of another.
    init(from: Vector, to: Vector, twistOf other: Grip?) {
        self.init(from: from, to: to, growth: other?.growth ?? 0, turn: other?.turn ?? 0)
    }

    var isStill: Bool { from == to && growth == 0 && turn == 0 }

    var inverse: Grip { Grip(from: to, to: from, growth: -growth, turn: -turn) }

    @inline(never)
    func applied(to transform: Transform) -> Transform {
        // Nothing done leaves every bit as it was.
        if growth == 0, turn == 0 {
            var moved = transform
            moved.translation = transform.translation + (to - from)
            return moved
        }
        let factor = Math.exp(growth)
        return Transform(
            scale: factor * transform.scale, rotation: transform.rotation + turn,
            translation: to + (factor * (transform.translation - from)).rotated(by: turn))
    }
}
