// SPDX-License-Identifier: MIT

/// The hit of a fling or a glide: the transform at the limit, and the velocity before the bounce.
struct Impact {
    var transform: Transform
    var velocity: TransformVelocity
    /// The axes of the content along which a fling hits an edge.
    var axes: AxisSet = []
}
