// SPDX-License-Identifier: MIT

/// A point of the view, in view units.
public struct ViewPoint: Hashable, Sendable {
    /// The coordinates in view units.
    public var x, y: Double

    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A point of the content, in content units.
public struct ContentPoint: Hashable, Sendable {
    /// The coordinates in content units.
    public var x, y: Double

    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// The scale limits and the fitted scale of a view at its present sizes.
public struct ScaleRange: Hashable, Sendable {
    /// The smallest scale.
    public var min: Double
    /// The largest scale.
    public var max: Double
    /// The scale of the fitted view.
    public var fitted: Double
}

/// A matrix of Core Graphics, Cairo, Canvas and SVG. A content point is at view point
/// (a content.x + c content.y + x, b content.x + d content.y + y).
public struct AffineMatrix: Hashable, Sendable {
    /// The linear part.
    public var a, b, c, d: Double
    /// The translation.
    public var x, y: Double
}
