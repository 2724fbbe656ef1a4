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

/// The larger number; the first one if both are equal or if one is NaN. It replaces `Swift.max`, which returns the
/// second of equal numbers and needs five instructions instead of one.
@_transparent
func max(_ x: Double, _ y: Double) -> Double { y > x ? y : x }
