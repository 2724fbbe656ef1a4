// SPDX-License-Identifier: MIT

extension ClosedRange<Double> {
    var extent: Double { upperBound - lowerBound }

    /// The nearest number within the range; its lower bound for NaN.
    @_transparent
    package func clamp(_ value: Double) -> Double {
        value > lowerBound ? Swift.min(value, upperBound) : lowerBound
    }
}
