// SPDX-License-Identifier: MIT

extension ClosedRange<Double> {
    var extent: Double { upperBound - lowerBound }

    /// The nearest number within the range; its lower bound for NaN.
    @_transparent
    package func clamp(_ value: Double) -> Double {
        // In this form each comparison is one instruction.
        let raised = value > lowerBound ? value : lowerBound
        return upperBound < raised ? upperBound : raised
    }
}
