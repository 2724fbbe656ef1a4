// SPDX-License-Identifier: MIT

/// The way of a zoom animation. The raw values are those of the C header.
package enum Path: Int32 {
    case direct, fly
}

/// How a zoom animation goes to its target.
package struct ZoomStyle {
    package var curve = Curve.standard
    /// The curvature of a flight; 0 for a direct way.
    package var rho = 0.0
    /// The speed of a flight in rho-screenfuls per second, from which its duration follows; 0 if that is given.
    package var speed = 0.0
    /// The smallest scale that a flight passes, if the view allows it.
    package var minScale = 0.0

    package init(curve: Curve = .standard, rho: Double = 0, speed: Double = 0, minScale: Double = 0) {
        (self.curve, self.rho, self.speed, self.minScale) = (curve, rho, speed, minScale)
    }

    static var defaultSpeed: Double { 1.2 }
    static var defaultRho: Double { 0x1.6a09e667f3bcdp0 }
}
