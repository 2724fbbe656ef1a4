// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Whether two numbers agree to 1e-9 of the larger one, or of `magnitude` if that is larger.
func isClose(_ a: Double, _ b: Double, of magnitude: Double = 1, to tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance * max(abs(a), abs(b), magnitude)
}

func isClose(_ a: Vector, _ b: Vector, of magnitude: Double = 1, to tolerance: Double = 1e-9) -> Bool {
    a.distance(to: b) <= tolerance * max(a.length, b.length, magnitude)
}

func isClose(_ a: Transform, _ b: Transform, of magnitude: Double = 1, to tolerance: Double = 1e-9) -> Bool {
    isClose(a.scale, b.scale, of: 0, to: tolerance) && isClose(a.rotation, b.rotation, to: tolerance)
        && isClose(a.translation, b.translation, of: magnitude, to: tolerance)
}

/// The central difference quotient at `x`: (f(x + step) - f(x - step)) / (2 step).
func centralDifference(at x: Double, step: Double, _ f: (Double) -> Double) -> Double {
    (f(x + step) - f(x - step)) / (2 * step)
}

extension Vector {
    var bits: [UInt64] { [x.bitPattern, y.bitPattern] }
}

extension Transform {
    var bits: [UInt64] { [scale.bitPattern, rotation.bitPattern] + translation.bits }
}

extension Viewport {
    func panBounds(scale: Double, rotation: Double) -> PanBounds {
        panBounds(of: Transform(scale: scale, rotation: rotation, translation: .zero))
    }
}
