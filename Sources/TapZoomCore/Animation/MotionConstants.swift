// SPDX-License-Identifier: MIT

/// The constants of the animations. All are greater than 0, and lengths are in view units.
struct MotionConstants: Equatable {
    /// The rate at which friction slows a fling, per second: v' = -decay v.
    var decay: Double
    /// The speed at which coasting ends.
    var stopSpeed: Double
    /// The undamped frequency of all springs, in radians per second.
    var frequency: Double
    /// The distance below which motion counts as stopped.
    var restDistance: Double
}
