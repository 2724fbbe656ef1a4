// SPDX-License-Identifier: MIT

/// The scale and the detent of the rotation to which a lift at rest would snap; nil where it would not.
///
/// Fingers enter one where it begins. They leave it a quarter further away, or where another one is clearly nearer, so
/// that a trembling hand sends no second SNAP.
struct SnapPlace {
    private var scale: Double?
    private(set) var detent: Double?

    init(detent: Double? = nil) { self.detent = detent }

    /// Takes the scale and the detent to which a lift would snap now. Returns whether one of them is entered.
    mutating func move(
        to new: (scale: Double?, detent: Double?), at transform: Transform, within reach: (scale: Double, angle: Double)
    ) -> Bool {
        let old = self
        scale = Self.place(new.scale, after: scale, within: reach.scale) { abs(Math.log($0 / transform.scale)) }
        detent = Self.place(new.detent, after: detent, within: reach.angle) { abs($0 - transform.rotation) }
        return scale != nil && scale != old.scale || detent != nil && detent != old.detent
    }

    private static func place(
        _ new: Double?, after old: Double?, within reach: Double, _ distance: (Double) -> Double
    ) -> Double? {
        guard let old, distance(old) <= 1.25 * reach else { return new }
        guard let new, distance(new) < 0.8 * distance(old) else { return old }
        return new
    }
}

extension SnapPlace {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&scale, blank: 1)
        coder.code(&detent, blank: 0)
        if coder.isReading, !isValid { coder.fail() }
    }

    private var isValid: Bool { (1e-30...1e30).contains(scale ?? 1) && abs(detent ?? 0) <= 1e40 }
}
