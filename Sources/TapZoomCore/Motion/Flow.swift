// SPDX-License-Identifier: MIT

/// How the content moves at an instant: what stands at `point` moves with `velocity` while the rest grows and turns
/// about it.
struct Flow: Equatable {
    var point: Vector
    /// View units per second.
    var velocity: Vector
    /// ln(scale) per second.
    var growth: Double
    /// Radians per second.
    var spin: Double

    static func still(at point: Vector) -> Flow {
        Flow(point: point, velocity: .zero, growth: 0, spin: 0)
    }

    /// The same motion with the time counted in units of `duration`.
    func during(_ duration: Double) -> Flow {
        Flow(point: point, velocity: duration * velocity, growth: duration * growth, spin: duration * spin)
    }

    /// The same motion, said of what stands at another point.
    func about(_ other: Vector) -> Flow {
        let arm = other - point
        return Flow(
            point: other, velocity: velocity + growth * arm + spin * arm.turnedLeft, growth: growth, spin: spin)
    }
}
