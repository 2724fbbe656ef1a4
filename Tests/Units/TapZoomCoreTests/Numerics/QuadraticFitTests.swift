// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct QuadraticFitTests {
    private static func slope(at times: [Double]) -> SlopeWeights {
        var sums = QuadraticFit()
        for time in times { sums.add(time) }
        return sums.slope
    }

    private static func slope(of values: [Double], at times: [Double]) -> Double {
        let slope = slope(at: times)
        return zip(times, values).reduce(0) { $0 + slope.weight(at: $1.0) * $1.1 }
    }

    /// The slope by another method: a projection of the values on 1, t and t², which are made orthogonal one after the
    /// other.
    private static func projection(of values: [Double], at times: [Double]) -> Double {
        func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
        func without(_ b: [Double], _ a: [Double]) -> [Double] {
            let splitWithPager = dot(a, b) / dot(b, b)
            return zip(a, b).map { $0 - splitWithPager * $1 }
        }
        let ones = times.map { _ in 1.0 }
        let lines = without(ones, times)
        let squares = times.map { $0 * $0 }
        let bends = without(ones, without(lines, without(ones, squares)))
        // The slope of `bends` at 0 is the slope of the line that was subtracted from the squares.
        let bendsSlope = -dot(squares, lines) / dot(lines, lines)
        return dot(values, lines) / dot(lines, lines) + bendsSlope * dot(values, bends) / dot(bends, bends)
    }

    private static func times(_ count: Int, _ random: inout SplitMix64) -> [Double] {
        var time = 0.0
        return (0..<count).map { _ in
            defer { time -= random.between(0.002, 0.02) }
            return time
        }
    }

    @Test("The slope of the quadratic fit agrees with that of an orthogonal projection.")
    func agreesWithAnOrthogonalProjection() {
        trials(500) { random in
            let times = Self.times(3 + random.below(18), &random)
            let values = times.map { _ in random.between(-500, 500) }
            let (slope, other) = (Self.slope(of: values, at: times), Self.projection(of: values, at: times))
            try require(isClose(slope, other, of: 500 / -times[times.count - 1]), "slope \(slope), not \(other)")
        }
    }

    @Test("A fit through two times is a line; a fit through one time has slope 0.")
    func twoTimesGiveALineAndOneGivesNoSlope() {
        #expect(Self.slope(of: [5, 3], at: [0, -0.25]) == 8)
        #expect(Self.slope(of: [5], at: [0]) == 0)
        #expect(Self.slope(of: [], at: []) == 0)
        #expect(Self.slope(of: [5, 4, 9], at: [0, 0, 0]) == 0)
        #expect(isClose(Self.slope(of: [5, 5, 3, 3], at: [0, 0, -0.25, -0.25]), 8))
    }

    /// Two of the three times are almost equal. A parabola would take one pixel in a microsecond as a speed.
    @Test("A fit through three times is a line if two of them nearly coincide.")
    func nearlyEqualTimesGiveALine() {
        #expect(isClose(Self.slope(of: [21, 20, 0], at: [0, -1e-6, -0.02]), 1025, to: 1e-4))
    }

    @Test("The fit depends only on the ratios of the times.")
    func scaleOfTimesDoesNotMatter() {
        trials(200) { random in
            let times = Self.times(3 + random.below(18), &random)
            let values = times.map { _ in random.between(-500, 500) }
            let scale = random.pick([1e-30, 1e-9, 1e9, 1e30])
            let slope = Self.slope(of: values, at: times)
            let scaled = scale * Self.slope(of: values, at: times.map { scale * $0 })
            try require(isClose(slope, scaled, of: 500 / -times[times.count - 1]), "slope \(slope), not \(scaled)")
        }
    }
}
