// SPDX-License-Identifier: MIT

import TapZoomCore

public import CTapZoom

@_cdecl("tapzoom_version") @implementation
public func tapzoom_version() -> Int32 {
    TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH
}

@_cdecl("tapzoom_status_string") @implementation
public func tapzoom_status_string(_ status: tapzoom_status) -> UnsafePointer<CChar>! {
    let text: StaticString =
        switch Int(status) {
        case TAPZOOM_OK: "ok"
        case TAPZOOM_ERROR_NULL: "a required pointer is NULL"
        case TAPZOOM_ERROR_STRUCT_SIZE: "this struct_size is unknown; pass sizeof the struct, or update the library"
        case TAPZOOM_ERROR_NOT_FINITE: "a number is NaN or infinite; pass a finite one"
        case TAPZOOM_ERROR_RANGE: "a number is outside its range"
        case TAPZOOM_ERROR_ENUM: "a value is not in its enumeration, or a mask has an unknown bit"
        case TAPZOOM_ERROR_TIME: "the time is before the view's clock; pass the clock's time or a later one"
        case TAPZOOM_ERROR_CONTACT_IN_USE: "a contact with this id is already down; push CANCELLED for it first"
        case TAPZOOM_ERROR_CONTACT_UNKNOWN: "no contact with this id is down; skip this touch or call"
        case TAPZOOM_ERROR_CONTACT_LIMIT: "16 contacts are already down; skip this contact"
        case TAPZOOM_ERROR_MEMORY: "the system has no memory for a view"
        case TAPZOOM_ERROR_BUFFER_TOO_SMALL: "the memory is too small; pass more, or fetch recordings more often"
        case TAPZOOM_ERROR_DATA: "the bytes are damaged, or not a snapshot or recording of this format"
        case TAPZOOM_ERROR_DIVERGED: "the replayed call ran, but its outcome differs from the recorded one"
        case TAPZOOM_ERROR_BUSY: "another call on the view is in progress; repeat this call afterwards"
        default: "unknown status"
        }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

public import CTapZoom

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

@_cdecl("tapzoom_transform_compose") @implementation
public func tapzoom_transform_compose(
    _ outer: UnsafePointer<tapzoom_transform>?, _ inner: UnsafePointer<tapzoom_transform>?,
    _ result: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (outer, inner) = (try outer.required().pointee, try inner.required().pointee)
        let result = try result.required()
        let composed = try Transform(checking: outer) * (try Transform(checking: inner))
        result.pointee = try composed.checked()
    }
}

@_cdecl("tapzoom_transform_invert") @implementation
public func tapzoom_transform_invert(
    _ transform: UnsafePointer<tapzoom_transform>?, _ result: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (transform, result) = (try transform.required().pointee, try result.required())
        result.pointee = try Transform(checking: transform).inverse.checked()
    }
}

@_cdecl("tapzoom_transform_interpolate") @implementation
public func tapzoom_transform_interpolate(
    _ from: UnsafePointer<tapzoom_transform>?, _ to: UnsafePointer<tapzoom_transform>?, _ t: Double,
    _ result: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (from, to) = (try from.required().pointee, try to.required().pointee)
        let result = try result.required()
        let (start, end) = (try Transform(checking: from), try Transform(checking: to))
        result.pointee = try start.interpolated(to: end, at: try t.checked(.part)).checked()
    }
}

@_cdecl("tapzoom_transform_to_affine") @implementation
public func tapzoom_transform_to_affine(
    _ transform: UnsafePointer<tapzoom_transform>?, _ matrix: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (transform, matrix) = (try transform.required().pointee, try matrix.required())
        let given = try Transform(checking: transform)
        let x = Vector(given.scale, 0).rotated(by: given.rotation)
        // 0 - 0 is 0, and not -0.
        (matrix[0], matrix[1], matrix[2], matrix[3]) = (x.x, x.y, 0 - x.y, x.x)
        (matrix[4], matrix[5]) = (given.translation.x, given.translation.y)
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
