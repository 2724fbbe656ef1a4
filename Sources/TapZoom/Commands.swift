// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_zoom_to_rect") @implementation
public func tapzoom_zoom_to_rect(
    _ view: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: Int32
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let rect = Rect(origin: try Vector(place: x, y), size: try Vector(size: width, height))
        engine.pointee.zoom(to: rect, animated: try Bool(checking: animated))
    }
}

@_cdecl("tapzoom_zoom_to") @implementation
public func tapzoom_zoom_to(
    _ view: OpaquePointer?, _ scale: Double, _ viewX: Double, _ viewY: Double, _ animated: Int32
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let scale = try scale.checkedScale()
        let point = try Vector(place: viewX, viewY)
        engine.pointee.zoom(to: scale, at: point, animated: try Bool(checking: animated))
    }
}

@_cdecl("tapzoom_zoom_by") @implementation
public func tapzoom_zoom_by(
    _ view: OpaquePointer?, _ factor: Double, _ viewX: Double, _ viewY: Double, _ animated: Int32
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let factor = try factor.checked(1e-6...1e6)
        let point = try Vector(place: viewX, viewY)
        let animated = try Bool(checking: animated)
        engine.pointee.zoom(to: factor * engine.pointee.target.scale, at: point, animated: animated)
    }
}

@_cdecl("tapzoom_set_transform") @implementation
public func tapzoom_set_transform(
    _ view: OpaquePointer?, _ transform: UnsafePointer<tapzoom_transform>?, _ animated: Int32
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let given = try transform.required().pointee
        let transform = Transform(
            scale: try given.scale.checkedScale(), rotation: try given.rotation.checked(-1e6...1e6),
            translation: try Vector(place: given.x, given.y))
        engine.pointee.set(transform, animated: try Bool(checking: animated))
    }
}

@_cdecl("tapzoom_reset") @implementation
public func tapzoom_reset(_ view: OpaquePointer?, _ animated: Int32) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        engine.pointee.set(engine.pointee.viewport.fullView, animated: try Bool(checking: animated))
    }
}

@_cdecl("tapzoom_stop") @implementation
public func tapzoom_stop(_ view: OpaquePointer?) -> tapzoom_status {
    attempt { () throws(Failure) in
        try engine(view).pointee.stop()
    }
}
