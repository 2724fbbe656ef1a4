// SPDX-License-Identifier: MIT

@testable import TapZoomCore

// Scale factors as logarithms, which add up.

extension TransformDelta {
    init(from: Vector, to: Vector, logScale: Double, rotation: Double = 0) {
        self.init(from: from, to: to, scale: Math.exp(logScale), rotation: rotation)
    }

    var logScale: Double {
        get { Math.log(scale) }
        set { scale = Math.exp(newValue) }
    }
}
