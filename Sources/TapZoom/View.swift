// SPDX-License-Identifier: MIT

import CMemory
public import CTapZoom
import TapZoomCore

/// What the host's pointer points to.
struct View: ~Copyable {
    var engine: Engine
    var recorder = Recorder()
    /// A command was carried out.
    var wasCommanded = false

    init(_ engine: consuming Engine) { self.engine = engine }

    /// More was called than what a start tells of.
    var hasPast: Bool { engine.time != nil || wasCommanded }
}

@_cdecl("tapzoom_create") @implementation
public func tapzoom_create(
    _ config: UnsafePointer<tapzoom_config>?, _ viewWidth: Double, _ viewHeight: Double, _ contentWidth: Double,
    _ contentHeight: Double, _ view: UnsafeMutablePointer<OpaquePointer?>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try view.required()
        let command = Command(.start, viewWidth, viewHeight, contentWidth, contentHeight)
        try command.check()
        let settings = try Settings(try config.required())
        guard let block = malloc(MemoryLayout<View>.size) else { throw .memory }
        let instance = block.bindMemory(to: View.self, capacity: 1)
        instance.initialize(to: View(Engine(command, settings)))
        view.pointee = OpaquePointer(instance)
    }
}

@_cdecl("tapzoom_destroy") @implementation
public func tapzoom_destroy(_ view: OpaquePointer?) {
    guard let view else { return }
    let instance = UnsafeMutablePointer<View>(view)
    instance.deinitialize(count: 1)
    free(instance)
}

@_cdecl("tapzoom_set_config") @implementation
public func tapzoom_set_config(_ view: OpaquePointer?, _ config: UnsafePointer<tapzoom_config>?) -> tapzoom_status {
    run(.config, on: view, config: config)
}

@_cdecl("tapzoom_get_config") @implementation
public func tapzoom_get_config(_ view: OpaquePointer?, _ config: UnsafeMutablePointer<tapzoom_config>?)
    -> tapzoom_status
{
    withStatus { () throws(StatusError) in
        let engine = try engine(view)
        let config = try config.required()
        try engine.pointee.settings.write(to: config, size: Int(truncatingIfNeeded: config.pointee.struct_size))
    }
}

@_cdecl("tapzoom_set_viewport_size") @implementation
public func tapzoom_set_viewport_size(_ view: OpaquePointer?, _ width: Double, _ height: Double) -> tapzoom_status {
    changeViewport(of: view, at: 0, count: 2, width, height, 0, 0)
}

@_cdecl("tapzoom_set_content_size") @implementation
public func tapzoom_set_content_size(_ view: OpaquePointer?, _ width: Double, _ height: Double) -> tapzoom_status {
    changeViewport(of: view, at: 2, count: 2, width, height, 0, 0)
}

@_cdecl("tapzoom_set_insets") @implementation
public func tapzoom_set_insets(
    _ view: OpaquePointer?, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
) -> tapzoom_status {
    changeViewport(of: view, at: 4, count: 4, left, top, right, bottom)
}

/// Changes some of the numbers of a viewport's call.
@inline(never) @_optimize(size)
private func changeViewport(
    of view: OpaquePointer?, at start: Int, count: Int, _ first: Double, _ second: Double, _ third: Double,
    _ fourth: Double
) -> tapzoom_status {
    guard let instance = try? resolve(view) else { return StatusError.null.status }
    var command = Command(.viewport, instance.pointee.engine.viewport)
    let numbers: InlineArray<4, Double> = [first, second, third, fourth]
    for index in 0..<count { command.numbers[start + index] = numbers[index] }
    return run(command, on: view, config: nil)
}
