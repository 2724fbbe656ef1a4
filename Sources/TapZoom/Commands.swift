// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_zoom_to_rect") @implementation
public func tapzoom_zoom_to_rect(
    _ view: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: Int32
) -> tapzoom_status {
    run(.zoomToRect, on: view, x, y, width, height, integer: Int64(animated))
}

@_cdecl("tapzoom_zoom_to") @implementation
public func tapzoom_zoom_to(
    _ view: OpaquePointer?, _ scale: Double, _ viewX: Double, _ viewY: Double, _ animated: Int32
) -> tapzoom_status {
    run(.zoomTo, on: view, scale, viewX, viewY, integer: Int64(animated))
}

@_cdecl("tapzoom_zoom_by") @implementation
public func tapzoom_zoom_by(
    _ view: OpaquePointer?, _ factor: Double, _ viewX: Double, _ viewY: Double, _ animated: Int32
) -> tapzoom_status {
    run(.zoomBy, on: view, factor, viewX, viewY, integer: Int64(animated))
}

@_cdecl("tapzoom_set_transform") @implementation
public func tapzoom_set_transform(
    _ view: OpaquePointer?, _ transform: UnsafePointer<tapzoom_transform>?, _ animated: Int32
) -> tapzoom_status {
    guard let given = transform?.pointee else { return StatusError.null.status }
    return run(
        .setTransform, on: view, given.scale, given.rotation, given.x, given.y, integer: Int64(animated))
}

@_cdecl("tapzoom_reset") @implementation
public func tapzoom_reset(_ view: OpaquePointer?, _ animated: Int32) -> tapzoom_status {
    run(.reset, on: view, integer: Int64(animated))
}

@_cdecl("tapzoom_stop") @implementation
public func tapzoom_stop(_ view: OpaquePointer?) -> tapzoom_status {
    run(.stop, on: view)
}
