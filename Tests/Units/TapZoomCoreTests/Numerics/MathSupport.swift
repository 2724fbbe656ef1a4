// SPDX-License-Identifier: MIT

import Testing

/// The number of doubles from `a` to `b`. All NaNs count as one value, and the two zeros as neighbors.
func ulps(_ a: Double, _ b: Double) -> UInt64 {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
    func rank(_ x: Double) -> Int64 {
        let bits = Int64(bitPattern: x.bitPattern)
        return bits < 0 ? Int64.min &- bits &- 1 : bits
    }
    let distance = rank(a).subtractingReportingOverflow(rank(b)).partialValue
    return rank(a) >= rank(b) ? UInt64(bitPattern: distance) : 0 &- UInt64(bitPattern: distance)
}

/// Expects two functions of one argument to be within 1 ulp of each other, at arguments from a seeded generator.
func expectAgreement(
    _ ours: (Double) -> Double, _ theirs: (Double) -> Double, at location: SourceLocation = #_sourceLocation,
    _ argument: (inout SplitMix64) -> Double
) {
    expectAgreement({ x, _ in ours(x) }, { x, _ in theirs(x) }, at: location) { (argument(&$0), 0) }
}

/// Expects two functions of two arguments to be within 1 ulp of each other, and reports the worst place otherwise.
func expectAgreement(
    _ ours: (Double, Double) -> Double, _ theirs: (Double, Double) -> Double,
    at location: SourceLocation = #_sourceLocation,
    _ arguments: (inout SplitMix64) -> (Double, Double)
) {
    var generator = SplitMix64(state: 1), worst: UInt64 = 0, place = (0.0, 0.0)
    for _ in 0..<50_000 {
        let (a, b) = arguments(&generator)
        let distance = ulps(ours(a, b), theirs(a, b))
        if distance > worst { (worst, place) = (distance, (a, b)) }
    }
    #expect(
        worst <= 1, "at \(place): \(ours(place.0, place.1)), not \(theirs(place.0, place.1))", sourceLocation: location)
}
