// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

// Pure functions of a transform.

@_cdecl("tapzoom_view_to_content") @implementation
public func tapzoom_view_to_content(
    _ transform: UnsafePointer<tapzoom_transform>?, _ viewX: Double, _ viewY: Double,
    _ contentX: UnsafeMutablePointer<Double>?, _ contentY: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    convert(transform, viewX, viewY, contentX, contentY, isInverse: true)
}

@_cdecl("tapzoom_content_to_view") @implementation
public func tapzoom_content_to_view(
    _ transform: UnsafePointer<tapzoom_transform>?, _ contentX: Double, _ contentY: Double,
    _ viewX: UnsafeMutablePointer<Double>?, _ viewY: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    convert(transform, contentX, contentY, viewX, viewY, isInverse: false)
}

@inline(never) @_optimize(size)
private func convert(
    _ transform: UnsafePointer<tapzoom_transform>?, _ x: Double, _ y: Double, _ outX: UnsafeMutablePointer<Double>?,
    _ outY: UnsafeMutablePointer<Double>?, isInverse: Bool
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (transform, outX, outY) = (try transform.required().pointee, try outX.required(), try outY.required())
        let (matrix, point) = (try Transform(checking: transform), try Vector(checking: x, y))
        let result = isInverse ? matrix.applyInverse(point) : matrix.apply(point)
        (outX.pointee, outY.pointee) = (result.x, result.y)
    }
}

@_cdecl("tapzoom_transform_to_matrix") @implementation
public func tapzoom_transform_to_matrix(
    _ transform: UnsafePointer<tapzoom_transform>?, _ originX: Double, _ originY: Double,
    _ matrix: UnsafeMutablePointer<Float>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (given, matrix) = (try transform.required().pointee, try matrix.required())
        let transform = try Transform(checking: given)
        let origin = transform.apply(try Vector(checking: originX, originY))
        let x = Vector(transform.scale, 0).rotated(by: transform.rotation)
        for index in 0..<16 { matrix[index] = index % 5 == 0 ? 1 : 0 }
        (matrix[0], matrix[1]) = (Float(x.x), Float(x.y))
        (matrix[4], matrix[5]) = (Float(-x.y), Float(x.x))
        (matrix[12], matrix[13]) = (Float(origin.x), Float(origin.y))
    }
}
