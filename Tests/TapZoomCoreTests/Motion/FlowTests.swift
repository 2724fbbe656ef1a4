// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FlowTests {
    private static func flow(_ random: inout SplitMix64) -> Flow {
        Flow(
            point: random.vector(100), velocity: random.vector(100), growth: random.between(-5, 5),
            spin: random.between(-5, 5))
    }

    @Test func whatIsStillIsStillEverywhere() {
        let flow = Flow.still(at: Vector(1, 2)).about(Vector(5, -3))
        #expect(flow.velocity == .zero)
        #expect(flow.growth == 0)
        #expect(flow.spin == 0)
        #expect(flow.point == Vector(5, -3))
    }

    @Test func sayingItOfAnotherPointChangesNothing() {
        trials(500) { random in
            let flow = Self.flow(&random)
            let a = random.vector(100)
            let b = random.vector(100)
            let direct = flow.about(b)
            let around = flow.about(a).about(b)
            try require(isClose(direct.velocity, around.velocity, of: 1e3), "\(flow) at \(b), by way of \(a)")
            try require(isClose(flow.about(a).about(flow.point).velocity, flow.velocity, of: 1e3), "\(flow) and back")
            try require(direct.growth == flow.growth && direct.spin == flow.spin, "growth and spin of \(flow)")
        }
    }

    @Test func countedInUnitsOfADuration() {
        let flow = Flow(point: Vector(1, 2), velocity: Vector(4, 6), growth: 2, spin: -3).during(0.5)
        #expect(flow.point == Vector(1, 2))
        #expect(flow.velocity == Vector(2, 3))
        #expect(flow.growth == 1)
        #expect(flow.spin == -1.5)
    }

    /// A point moves as a transform that grows and turns about another takes it.
    @Test func isTheMotionOfThePlane() {
        trials(500) { random in
            let flow = Self.flow(&random)
            let p = random.vector(100)
            func place(at t: Double) -> Vector {
                (Math.exp(flow.growth * t) * (p - flow.point)).rotated(by: flow.spin * t) + flow.point + t
                    * flow.velocity
            }
            let x = centralDifference(at: 0, step: 1e-5) { place(at: $0).x }
            let y = centralDifference(at: 0, step: 1e-5) { place(at: $0).y }
            try require(isClose(flow.about(p).velocity, Vector(x, y), of: 1e3, to: 1e-7), "\(flow) at \(p)")
        }
    }
}
