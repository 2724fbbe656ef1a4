// SPDX-License-Identifier: MIT

// On x86-64 Linux the C library's long double has 11 bits more than a double: enough to measure the error itself.
#if arch(x86_64) && os(Linux)
    import Foundation
    import Testing

    @testable import TapZoomCore

    /// The error bounds that the functions document, in ulps of the exact result.
    @Suite struct MathErrorTests {
        @Test("The error of Math.exp is below 0.72 ulp, or 0.82 where the result is subnormal.")
        func exponential() throws {
            try expectError(below: 0.72, Math.exp, exp) { $0.between(-20, 20) }
            try expectError(below: 0.72, Math.exp, exp) { $0.between(-708, 709) }
            try expectError(below: 0.82, Math.exp, exp) { $0.between(-745, -708) }
        }

        @Test("The error of Math.log is below 0.71 ulp.")
        func logarithm() throws {
            try expectError(below: 0.71, Math.log, log) { $0.between(0.5, 2) }
            try expectError(below: 0.71, Math.log, log) { $0.between(0.7, 0.7072) }
            try expectError(below: 0.71, Math.log, log) { $0.between(0, 1e9) }
        }

        @Test("The errors of Math.sin and Math.cos are below 0.82 ulp.")
        func sineAndCosine() throws {
            for range in [0.8, 10, 1e6, 1e300] {
                try expectError(below: 0.82, Math.sin, sin) { $0.between(-range, range) }
                try expectError(below: 0.82, Math.cos, cos) { $0.between(-range, range) }
            }
        }

        @Test("The error of Math.atan2 is below 0.66 ulp.")
        func arcTangent() throws {
            for x in [1.0, -1, 0x1p-8, 1e300] {
                try expectError(below: 0.66, { Math.atan2($0, x) }, { atan2($0, Float80(x)) }) {
                    $0.between(-2 * x, 2 * x)
                }
            }
        }

        private func expectError(
            below bound: Float80, _ ours: (Double) -> Double, _ exact: (Float80) -> Float80,
            at location: SourceLocation = #_sourceLocation, _ argument: (inout SplitMix64) -> Double
        ) throws {
            var generator = SplitMix64(state: 17)
            for _ in 0..<50_000 {
                let x = argument(&generator), target = exact(Float80(x))
                let error = abs(Float80(ours(x)) - target) / Float80(Double(target).ulp)
                try #require(error < bound, "at \(x)", sourceLocation: location)
            }
        }
    }
#endif
