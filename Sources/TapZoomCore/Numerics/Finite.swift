// SPDX-License-Identifier: MIT

extension Double {
    /// The same as `isFinite`, in one comparison of floating-point numbers: the product of 0 and a number that is not
    /// finite is NaN.
    @_transparent
    var isReal: Bool { 0 * self == 0 }
}
