// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ScalarsAngleTests {
    @Test("withTurns adds whole turns to an angle until it is nearest to the other angle.")
    func withTurnsIsTheNearestEqualAngle() {
        let turn = 2 * Double.pi
        #expect(0.25.withTurns(nearest: 0) == 0.25)
        #expect(isClose(3.5.withTurns(nearest: 0), 3.5 - turn))
        #expect(isClose((-3.5).withTurns(nearest: 0), turn - 3.5))
        #expect(isClose(0.5.withTurns(nearest: 20), 0.5 + 3 * turn))
        #expect(isClose(0.0.withTurns(nearest: -20), -3 * turn))
    }

    @Test("withTurns changes an angle by whole turns, to at most half a turn from the other.")
    func withTurnsKeepsTheAngle() {
        trials(2000) { random in
            let (angle, other) = (random.between(-100, 100), random.between(-1000, 1000))
            let result = angle.withTurns(nearest: other)
            let turns = (result - angle) / (2 * .pi)
            try require(isClose(turns, turns.rounded(), of: 100), "\(angle) changed to \(result)")
            try require(abs(result - other) <= .pi * (1 + 1e-12), "\(result) is not nearest to \(other)")
        }
    }

    @Test(
        "nearestQuarterTurn rounds an angle to the nearest quarter turn.",
        arguments: [(0.1, 0.0), (-0.7, 0.0), (0.8, 1.0), (1.6, 1.0), (-3.0, -2.0), (7.9, 5.0)])
    func nearestQuarterTurn(angle: Double, quarters: Double) {
        #expect(angle.nearestQuarterTurn == quarters * (.pi / 2))
        #expect((quarters * (.pi / 2)).nearestQuarterTurn == quarters * (.pi / 2))
    }

    @Test("nearestWhole rounds to the nearest whole number, and ties to the even one.")
    func nearestWholeRoundsTiesToEven() {
        trials(5000) { random in
            let value = random.pick([-1, 1]) * random.magnitude(1e-3, 2e15)
            try require(value.nearestWhole == value.rounded(.toNearestOrEven), "\(value): \(value.nearestWhole)")
        }
        for (value, whole) in [(0.5, 0.0), (1.5, 2), (-0.5, 0), (-2.5, -2), (0x1p52 + 1, 0x1p52 + 1)] {
            #expect(value.nearestWhole == whole)
        }
        #expect(Vector(1.4, -1.6).nearestWhole == Vector(1, -2))
        #expect(Double.infinity.nearestWhole == .infinity)
    }
}
