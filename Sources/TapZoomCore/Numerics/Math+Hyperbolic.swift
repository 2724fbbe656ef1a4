// SPDX-License-Identifier: MIT

// Built from exp and log, so they have the same bits in every build. The errors are a few units in the last place of
// the result, or of 1 where the result is smaller.
extension Math {
    @inline(never) @_optimize(size)
    static func cosh(_ x: Double) -> Double {
        let power = exp(abs(x))
        return 0.5 * (power + 1 / power)
    }

    @inline(never) @_optimize(size)
    static func sinh(_ x: Double) -> Double {
        let power = exp(x)
        return 0.5 * (power - 1 / power)
    }

    /// The inverse of sinh, for |x| up to 1e150.
    @inline(never) @_optimize(size)
    static func asinh(_ x: Double) -> Double {
        let size = log(abs(x) + (x * x + 1).squareRoot())
        return x < 0 ? -size : size
    }
}
