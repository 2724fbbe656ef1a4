// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_set_transform") @implementation
public func tapzoom_set_transform(
    _ view: OpaquePointer?, _ transform: UnsafePointer<tapzoom_transform>?, _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    let command = transform.map {
        Command(.setTransform, $0.pointee.scale, $0.pointee.rotation, $0.pointee.x, $0.pointee.y)
    }
    return run(command, options, on: view)
}

@_cdecl("tapzoom_zoom_to") @implementation
public func tapzoom_zoom_to(
    _ view: OpaquePointer?, _ scale: Double, _ viewX: Double, _ viewY: Double,
    _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    run(Command(.zoomTo, scale, viewX, viewY), options, on: view)
}

@_cdecl("tapzoom_zoom_to_rect") @implementation
public func tapzoom_zoom_to_rect(
    _ view: OpaquePointer?, _ rect: UnsafePointer<tapzoom_rect>?, _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    let command = rect.map {
        Command(.zoomToRect, $0.pointee.x, $0.pointee.y, $0.pointee.width, $0.pointee.height)
    }
    return run(command, options, on: view)
}

@_cdecl("tapzoom_center_on") @implementation
public func tapzoom_center_on(
    _ view: OpaquePointer?, _ contentX: Double, _ contentY: Double, _ scale: Double,
    _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    run(Command(.centerOn, contentX, contentY, scale), options, on: view)
}

@_cdecl("tapzoom_rotate_to") @implementation
public func tapzoom_rotate_to(
    _ view: OpaquePointer?, _ rotation: Double, _ viewX: Double, _ viewY: Double,
    _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    run(Command(.rotateTo, rotation, viewX, viewY), options, on: view)
}

@_cdecl("tapzoom_fit") @implementation
public func tapzoom_fit(_ view: OpaquePointer?, _ options: UnsafePointer<tapzoom_options>?) -> tapzoom_status {
    run(Command(.reset), options, on: view)
}

@_cdecl("tapzoom_pan_by") @implementation
public func tapzoom_pan_by(
    _ view: OpaquePointer?, _ dx: Double, _ dy: Double, _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    run(Command(.panBy, dx, dy), options, on: view)
}

@_cdecl("tapzoom_rotate_by") @implementation
public func tapzoom_rotate_by(
    _ view: OpaquePointer?, _ angle: Double, _ viewX: Double, _ viewY: Double,
    _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    run(Command(.rotateBy, angle, viewX, viewY), options, on: view)
}

@_cdecl("tapzoom_step") @implementation
public func tapzoom_step(_ view: OpaquePointer?, _ action: UInt32, _ options: UnsafePointer<tapzoom_options>?)
    -> tapzoom_status
{
    run(Command(.step, integer: Int64(action)), options, on: view)
}

@_cdecl("tapzoom_set_velocity") @implementation
public func tapzoom_set_velocity(_ view: OpaquePointer?, _ velocity: UnsafePointer<tapzoom_velocity>?) -> tapzoom_status
{
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.run(Command(try velocity.required().pointee))
    }
}

@_cdecl("tapzoom_zoom_by") @implementation
public func tapzoom_zoom_by(
    _ view: OpaquePointer?, _ factor: Double, _ viewX: Double, _ viewY: Double,
    _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    run(Command(.zoomBy, factor, viewX, viewY), options, on: view)
}

@_cdecl("tapzoom_stop_motion") @implementation
public func tapzoom_stop_motion(_ view: OpaquePointer?) -> tapzoom_status {
    run(Command(.stop), on: view)
}
