// SPDX-License-Identifier: MIT

extension Double {
    /// The same as `isFinite`, with one floating-point comparison: 0 times a number that is not finite is NaN.
    @_transparent
    var isReal: Bool { 0 * self == 0 }
}
