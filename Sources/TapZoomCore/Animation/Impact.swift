// SPDX-License-Identifier: MIT

/// What a fling or a glide hits, and the velocity before the bounce.
struct Impact {
    var transform: Transform
    var velocity: TransformVelocity
    /// The axes of the content along which a fling hits an edge.
    var axes: AxisSet = []
}
