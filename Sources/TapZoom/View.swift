// SPDX-License-Identifier: MIT

import CMemory
public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_create") @implementation
public func tapzoom_create(
    _ config: UnsafePointer<tapzoom_config>?, _ viewWidth: Double, _ viewHeight: Double, _ contentWidth: Double,
    _ contentHeight: Double, _ view: UnsafeMutablePointer<OpaquePointer?>?
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try view.required()
        let settings = try Settings(try config.required())
        let size = try Vector(size: viewWidth, viewHeight)
        let content = try Vector(size: contentWidth, contentHeight)
        guard let block = malloc(MemoryLayout<Engine>.size) else { throw .memory }
        let engine = block.bindMemory(to: Engine.self, capacity: 1)
        engine.initialize(to: Engine(settings, size: size, content: content))
        view.pointee = OpaquePointer(engine)
    }
}

@_cdecl("tapzoom_destroy") @implementation
public func tapzoom_destroy(_ view: OpaquePointer?) {
    guard let view else { return }
    let engine = UnsafeMutablePointer<Engine>(view)
    engine.deinitialize(count: 1)
    free(engine)
}

@_cdecl("tapzoom_set_config") @implementation
public func tapzoom_set_config(_ view: OpaquePointer?, _ config: UnsafePointer<tapzoom_config>?) -> tapzoom_status {
    attempt { () throws(Failure) in
        try engine(view).pointee.setSettings(try Settings(try config.required()))
    }
}

@_cdecl("tapzoom_get_config") @implementation
public func tapzoom_get_config(_ view: OpaquePointer?, _ config: UnsafeMutablePointer<tapzoom_config>?)
    -> tapzoom_status
{
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let config = try config.required()
        try engine.pointee.settings.write(to: config, size: Int(truncatingIfNeeded: config.pointee.struct_size))
    }
}

@_cdecl("tapzoom_set_viewport_size") @implementation
public func tapzoom_set_viewport_size(_ view: OpaquePointer?, _ width: Double, _ height: Double) -> tapzoom_status {
    changeViewport(of: view) { viewport throws(Failure) in
        viewport.size = try Vector(size: width, height)
    }
}

@_cdecl("tapzoom_set_content_size") @implementation
public func tapzoom_set_content_size(_ view: OpaquePointer?, _ width: Double, _ height: Double) -> tapzoom_status {
    changeViewport(of: view) { viewport throws(Failure) in
        viewport.content = try Vector(size: width, height)
    }
}

@_cdecl("tapzoom_set_insets") @implementation
public func tapzoom_set_insets(
    _ view: OpaquePointer?, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
) -> tapzoom_status {
    changeViewport(of: view) { viewport throws(Failure) in
        let range = 0...TAPZOOM_MAX_LENGTH
        viewport.insets = Insets(
            left: try left.checked(range), top: try top.checked(range), right: try right.checked(range),
            bottom: try bottom.checked(range))
    }
}

@inline(__always)
private func changeViewport(
    of view: OpaquePointer?, _ change: (inout Viewport) throws(Failure) -> Void
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        var viewport = engine.pointee.viewport
        try change(&viewport)
        engine.pointee.setViewport(viewport)
    }
}
