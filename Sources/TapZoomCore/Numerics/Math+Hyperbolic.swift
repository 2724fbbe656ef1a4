// SPDX-License-Identifier: MIT

// These functions use `exp` and `log`, so they give the same bits in every build. Their errors are a few ulps of the
// result, or of 1 if the result is smaller.
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
