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

extension VelocityTracker {
    /// The velocity at a time. It is measured on a copy, because the core changes the tracker when it measures.
    func velocity(asOf time: Double) -> PointerVelocity {
        var copy = self
        return copy.velocity(at: time)
    }
}

extension Vector {
    var bits: [UInt64] { [x.bitPattern, y.bitPattern] }
}

extension Transform {
    var bits: [UInt64] { [scale.bitPattern, rotation.bitPattern] + translation.bits }
}

extension Event {
    var bits: [UInt64] {
        let words = [
            kind.rawValue, phase.rawValue, contactCount, tapCount, tool.rawValue, Int32(bitPattern: limits.rawValue),
        ].map {
            UInt64(bitPattern: Int64($0))
        }
        let numbers = [time, scale, rotation, scaleVelocity, rotationVelocity].map(\.bitPattern)
        return words + numbers + view.bits + content.bits + velocity.bits
    }

    var isFinite: Bool {
        time.isFinite && view.isFinite && content.isFinite && scale.isFinite && rotation.isFinite && velocity.isFinite
            && scaleVelocity.isFinite && rotationVelocity.isFinite
    }
}

extension Viewport {
    func panBounds(scale: Double, rotation: Double) -> PanBounds {
        panBounds(of: Transform(scale: scale, rotation: rotation, translation: .zero))
    }
}
