// SPDX-License-Identifier: MIT

import Foundation

@testable import TapZoomCore

extension SplitMix64 {
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func chance(_ probability: Double) -> Bool { between(0, 1) < probability }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    /// A number from `low` to `high`. All magnitudes are equally likely.
    mutating func magnitude(_ low: Double, _ high: Double) -> Double { exp(between(log(low), log(high))) }

    mutating func vector(_ reach: Double) -> Vector { Vector(between(-reach, reach), between(-reach, reach)) }

    mutating func size(_ low: Double, _ high: Double) -> Vector { Vector(magnitude(low, high), magnitude(low, high)) }

    /// A transform. In 40 % of cases the rotation is 0, as in most views.
    mutating func transform(scale: ClosedRange<Double> = 1e-2...1e2, reach: Double = 1e3) -> Transform {
        Transform(
            scale: magnitude(scale.lowerBound, scale.upperBound), rotation: chance(0.4) ? 0 : between(-7, 7),
            translation: vector(reach))
    }
}
