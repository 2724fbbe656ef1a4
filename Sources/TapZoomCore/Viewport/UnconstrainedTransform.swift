// SPDX-License-Identifier: MIT

/// A transform as the fingers made it, without limits. At a scale far beyond the limits, rounding errors would destroy
/// the place. So `transform` has a scale near the displayed one, and `logExcess` the rest.
struct UnconstrainedTransform: Equatable {
    /// The transform at a scale near the displayed one. Its place has no rubber band.
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
    /// The transform that a delta maps to this one.
    func before(_ delta: TransformDelta) -> UnconstrainedTransform {
        // A larger factor would cost the place its digits.
        if TransformDelta.preciseScales.contains(delta.scale) {
            return UnconstrainedTransform(delta.inverse.moved(transform), logExcess: logExcess)
        }
        let motion = TransformDelta(from: delta.from, to: delta.to, rotation: delta.rotation)
        return UnconstrainedTransform(
            motion.inverse.moved(transform), logExcess: logExcess - Math.log(delta.scale))
    }
}

extension TransformDelta {
    /// The factors with which a place keeps most of its digits.
    fileprivate static var preciseScales: ClosedRange<Double> { 1e-3...1e3 }
}

extension UnconstrainedTransform {
    /// This transform with the content moved by an offset.
    func moved(by offset: Vector) -> UnconstrainedTransform {
        var moved = self
        moved.transform.translation = transform.translation + offset
        return moved
    }
}

extension UnconstrainedTransform: BitCodable {}
