// SPDX-License-Identifier: MIT

internal import CTapZoom

/// The columns of a matrix.
public typealias FloatColumns = (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

extension Transform {
    /// Converts a view point to content units, for example to find the object under a tap.
    ///
    /// Throws `notFinite` and `range`.
    public func contentPoint(at point: ViewPoint) throws(TapZoomError) -> ContentPoint {
        var (c, found) = (c, ContentPoint(x: 0, y: 0))
        try check(
            tapzoom_view_to_content(&c, point.x, point.y, &found.x, &found.y),
            "self:transform point.x:viewX point.y:viewY", [bytes(c), bytes(point.x), bytes(point.y)])
        return found
    }

    /// Converts a content point to view units, for example to place a label.
    ///
    /// Throws `notFinite` and `range`.
    public func viewPoint(at point: ContentPoint) throws(TapZoomError) -> ViewPoint {
        var (c, found) = (c, ViewPoint(x: 0, y: 0))
        try check(
            tapzoom_content_to_view(&c, point.x, point.y, &found.x, &found.y),
            "self:transform point.x:contentX point.y:contentY", [bytes(c), bytes(point.x), bytes(point.y)])
        return found
    }

    /// Returns the transform that applies `inner` and then this one, for example of a picture on a page and of the page
    /// in the view.
    ///
    /// Throws `notFinite` and `range`, also for a result outside the range of an argument.
    public func composed(with inner: Transform) throws(TapZoomError) -> Transform {
        var (outer, inner, result) = (c, inner.c, tapzoom_transform())
        try check(
            tapzoom_transform_compose(&outer, &inner, &result),
            "self:transform inner:transform", [bytes(outer), bytes(inner)])
        return Transform(result)
    }

    /// Returns the inverse transform, from the view to the content.
    ///
    /// Throws `notFinite` and `range`, also for a result outside the range of an argument.
    public func inverted() throws(TapZoomError) -> Transform {
        var (c, result) = (c, tapzoom_transform())
        try check(tapzoom_transform_invert(&c, &result), "self:transform", [bytes(c)])
        return Transform(result)
    }

    /// Returns a transform between this one and another, for a host that animates by itself. The rates of ln(scale) and
    /// of the rotation are constant, about the point of the view that both share. The rotation takes the shorter arc.
    ///
    /// - Parameters:
    ///   - end: The transform at 1.
    ///   - part: 0 to 1: this transform at 0, `end` at 1.
    ///
    /// Throws `notFinite` and `range`.
    public func interpolated(to end: Transform, at part: Double) throws(TapZoomError) -> Transform {
        var (start, end, result) = (c, end.c, tapzoom_transform())
        try check(
            tapzoom_transform_interpolate(&start, &end, part, &result),
            "self:transform end:transform part:t", [bytes(start), bytes(end), bytes(part)])
        return Transform(result)
    }

    /// Returns the matrix for Core Graphics, Cairo, Canvas and SVG.
    ///
    /// Throws `notFinite` and `range`.
    public func affine() throws(TapZoomError) -> AffineMatrix {
        var (c, found) = (c, AffineMatrix(a: 0, b: 0, c: 0, d: 0, x: 0, y: 0))
        let status = withUnsafeMutablePointer(to: &found) { found in
            found.withMemoryRebound(to: Double.self, capacity: 6) { tapzoom_transform_to_affine(&c, $0) }
        }
        try check(status, "self:transform", [bytes(c)])
        return found
    }

    /// Returns the columns of a matrix for graphics libraries, from content coordinates relative to `origin` to view
    /// units. z does not change. A number beyond the range of a float becomes infinite. Metal takes it as
    /// `float4x4(matrix)`, OpenGL as 16 floats in this order.
    ///
    /// - Parameter origin: The content point that you subtract from your coordinates, near the visible content: a float
    ///   has only 24 bits.
    ///
    /// Throws `notFinite` and `range`.
    public func matrix(relativeTo origin: ContentPoint) throws(TapZoomError) -> FloatColumns {
        var (c, found) = (c, (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()))
        let status = withUnsafeMutablePointer(to: &found) { found in
            found.withMemoryRebound(to: Float.self, capacity: 16) {
                tapzoom_transform_to_matrix(&c, origin.x, origin.y, $0)
            }
        }
        try check(
            status, "self:transform origin.x:originX origin.y:originY", [bytes(c), bytes(origin.x), bytes(origin.y)])
        return found
    }
}
