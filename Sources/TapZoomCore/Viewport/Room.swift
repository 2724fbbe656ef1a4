// SPDX-License-Identifier: MIT

/// Where the content may be at a scale and a rotation: the ranges of the transform's translation along the content's
/// own axes.
struct Room: Equatable {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    /// How far the content may be stretched beyond, along the same axes.
    var reach: Vector
}
