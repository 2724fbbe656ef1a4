// SPDX-License-Identifier: MIT

/// The path of a zoom animation. The raw values are those of the C header.
package enum Path: Int32 {
    case direct, fly
}

/// The curve and path of a zoom animation.
package struct ZoomStyle {
    package var curve = Curve.standard
    /// The curvature of a flight; 0 for a direct path.
    package var rho = 0.0
    /// The speed of a flight in rho-screenfuls per second, which gives its duration; 0 if the duration is given.
    package var speed = 0.0
    /// The smallest scale that a flight may pass, within the limits of the view.
    package var minScale = 0.0

    package init(curve: Curve = .standard, rho: Double = 0, speed: Double = 0, minScale: Double = 0) {
        (self.curve, self.rho, self.speed, self.minScale) = (curve, rho, speed, minScale)
    }

    static var defaultSpeed: Double { 1.2 }
    static var defaultRho: Double { 0x1.6a09e667f3bcdp0 }
}
