// SPDX-License-Identifier: MIT

/// How things move by themselves. All are greater than 0, and lengths are in view units.
struct MotionConstants: Equatable {
    /// The part of its speed that a coasting view loses, per second.
    var decay: Double
    /// The speed at which coasting ends.
    var stopSpeed: Double
    /// Of all springs without damping, in radians per second.
    var frequency: Double
    /// A distance that is none.
    var restDistance: Double
}
