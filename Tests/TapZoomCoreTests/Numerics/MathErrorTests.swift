// SPDX-License-Identifier: MIT

// The C library's extended functions know 11 bits more: enough to see the error itself, where a machine has them.
#if arch(x86_64) && os(Linux)
    import Foundation
    import Testing

    @testable import TapZoomCore

    /// The error bounds each function states, in ulps of the exact result.
    @Suite struct MathErrorTests {
        @Test func exponential() throws {
            try expectError(below: 0.72, Math.exp, exp) { $0.between(-20, 20) }
            try expectError(below: 0.72, Math.exp, exp) { $0.between(-708, 709) }
            try expectError(below: 0.82, Math.exp, exp) { $0.between(-745, -708) }
        }

        @Test func logarithm() throws {
            try expectError(below: 0.71, Math.log, log) { $0.between(0.5, 2) }
            try expectError(below: 0.71, Math.log, log) { $0.between(0.7, 0.7072) }
            try expectError(below: 0.71, Math.log, log) { $0.between(0, 1e9) }
        }

        @Test func sineAndCosine() throws {
            for range in [0.8, 10, 1e6, 1e300] {
                try expectError(below: 0.82, Math.sin, sin) { $0.between(-range, range) }
                try expectError(below: 0.82, Math.cos, cos) { $0.between(-range, range) }
            }
        }

        @Test func angle() throws {
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
