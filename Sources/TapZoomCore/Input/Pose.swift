// SPDX-License-Identifier: MIT

/// Where the fingers of a hand were at an instant.
struct Pose {
    /// Seconds.
    var time: Double
    /// View units.
    var center: Vector
    /// View units.
    var radius: Double
    /// Radians, counted on through full turns.
    var turn: Double
}

/// How fast a hand moves.
struct Rate: Equatable {
    /// View units per second.
    var center: Vector
    /// View units per second.
    var radius: Double
    /// Radians per second.
    var turn: Double

    static var still: Rate { Rate(center: .zero, radius: 0, turn: 0) }
}
