// SPDX-License-Identifier: MIT

@testable import TapZoomCore

// Growth as a logarithm, which adds up.

extension Grip {
    init(from: Vector, to: Vector, growth: Double, turn: Double = 0) {
        self.init(from: from, to: to, factor: Math.exp(growth), turn: turn)
    }

    var growth: Double {
        get { Math.log(factor) }
        set { factor = Math.exp(newValue) }
    }
}

extension Pinch.Twist {
    var growth: Double { Math.log(factor) }
}

extension PinchSettings {
    func growth(from start: Double, to end: Double) -> Double { Math.log(factor(from: start, to: end)) }
}
