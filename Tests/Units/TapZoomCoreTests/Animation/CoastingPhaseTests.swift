// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct CoastingPhaseTests {
    private static let constants = MotionConstants(decay: 2, stopSpeed: 10, frequency: 10, restDistance: 0.1)

    private static func axis(from x: Double, velocity: Double, within range: ClosedRange<Double> = -1e3...1e3)
        -> EdgeBounce
    {
        EdgeBounce(from: x, velocity: velocity, within: range, maxOverscroll: 100, constants: constants)
    }

    @Test("The coasting phase gives the same bits as each axis alone.")
    func hasTheBitsOfBothAxes() {
        var coasted = 0
        trials(5000) { random in
            let constants = random.constants()
            let axes = [0, 1].map { _ in
                EdgeBounce(
                    from: random.pick([-0.0, random.between(-500, 500)]), velocity: random.signed(1, 1e4),
                    within: random.range(800), maxOverscroll: random.between(0, 300), constants: constants)
            }
            let phase = CoastingPhase(axes[0], axes[1])
            let t = random.between(0, 1) * min(phase.duration, 10)
            guard t > 0 else { return }
            let place = Vector(axes[0].position(at: t), axes[1].position(at: t))
            try require(phase.place(at: t).bits == place.bits, "\(axes) at \(t): \(phase.place(at: t)), not \(place)")
            coasted += 1
        }
        #expect(coasted > 1000)
    }

    @Test("The coasting phase ends where a bound or the stop speed ends either axis.")
    func endsWhereEitherAxisEnds() {
        let hit = Math.log(2) / 2
        let phase = CoastingPhase(
            Self.axis(from: 0, velocity: -200, within: -50...0), Self.axis(from: 5, velocity: 210))
        #expect(isClose(phase.duration, hit))
        let free = CoastingPhase(Self.axis(from: 5, velocity: 210), Self.axis(from: 5, velocity: 400))
        #expect(isClose(free.duration, Math.log(21) / 2))
    }

    @Test("An axis at rest stays in place, and does not end the coasting phase.")
    func restingAxisDoesNotEndThePhase() {
        for x in [7, 0, -0.0] {
            let resting = Self.axis(from: x, velocity: 3)
            let phase = CoastingPhase(resting, Self.axis(from: 5, velocity: 210))
            #expect(isClose(phase.duration, Math.log(21) / 2))
            #expect(phase.place(at: 0.5).x.bitPattern == resting.target.bitPattern)
        }
    }

    @Test("Content beyond its bounds has no coasting phase.")
    func noPhaseBeyondTheBounds() {
        let outside = Self.axis(from: 1050, velocity: 0)
        #expect(CoastingPhase(outside, Self.axis(from: 0, velocity: 200)).duration == 0)
        #expect(CoastingPhase(Self.axis(from: 0, velocity: 200), outside).duration == 0)
    }
}
