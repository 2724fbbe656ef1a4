// SPDX-License-Identifier: MIT

/// A transform as the fingers moved it, without limits. Far beyond the limits its scale would drown the place in
/// rounding errors, so `transform` has a scale near the displayed one.
struct UnconstrainedTransform: Equatable {
    /// The place is without a rubber band at this scale.
    var transform: Transform
    /// The unconstrained ln(scale) less that of `transform`.
    var logExcess: Double

    @_transparent
    init(_ transform: Transform, logExcess: Double = 0) {
        self.transform = transform
        self.logExcess = logExcess
    }
}

extension UnconstrainedTransform {
    /// The transform that a delta takes to this one.
    func before(_ delta: TransformDelta) -> UnconstrainedTransform {
        // Under a larger factor the place would lose its digits.
        if TransformDelta.preciseScales.contains(delta.scale) {
            return UnconstrainedTransform(delta.inverse.moved(transform), logExcess: logExcess)
        }
        let motion = TransformDelta(from: delta.from, to: delta.to, rotation: delta.rotation)
        return UnconstrainedTransform(
            motion.inverse.moved(transform), logExcess: logExcess - Math.log(delta.scale))
    }
}

extension TransformDelta {
    /// Factors that leave a place most of its digits, either way.
    fileprivate static var preciseScales: ClosedRange<Double> { 1e-3...1e3 }
}

extension UnconstrainedTransform {
    /// The transform of content that is moved by an offset.
    func moved(by offset: Vector) -> UnconstrainedTransform {
        var moved = self
        moved.transform.translation = transform.translation + offset
        return moved
    }
}

extension UnconstrainedTransform: BitCodable {}
