// SPDX-License-Identifier: MIT

import CMemory
public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_config_init") @implementation
public func tapzoom_config_init(
    _ config: UnsafeMutablePointer<tapzoom_config>?, _ structSize: Int, _ preset: Int32
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let config = try config.required()
        try GrowableStruct.checkSize(structSize)
        GrowableStruct.write(Settings(try Preset(checking: preset)).words(), to: config, size: structSize)
    }
}

@_cdecl("tapzoom_config_check") @implementation
public func tapzoom_config_check(
    _ config: UnsafePointer<tapzoom_config>?, _ field: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let config = try config.required()
        var own = Config()
        // The name beyond the last one is "".
        var wrong = Int.max
        defer { field?.pointee = UnsafeRawPointer(Settings.name(ofFieldAt: wrong)).assumingMemoryBound(to: CChar.self) }
        do throws(StatusError) {
            try own.read(config)
        } catch {
            wrong = own.wrongOffset
            throw error
        }
    }
}

@_cdecl("tapzoom_create") @implementation
public func tapzoom_create(
    _ config: UnsafePointer<tapzoom_config>?, _ viewport: UnsafePointer<tapzoom_viewport>?,
    _ content: UnsafePointer<tapzoom_rect>?, _ view: UnsafeMutablePointer<OpaquePointer?>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let (config, viewport) = (try config.required(), try viewport.required().pointee)
        let (content, view) = (try content.required().pointee, try view.required())
        var own = Config()
        try own.read(config)
        var command = Command(.start, viewport)
        (command.numbers[6], command.numbers[7]) = (content.x, content.y)
        (command.numbers[8], command.numbers[9]) = (content.width, content.height)
        try command.check()
        guard let block = malloc(MemoryLayout<View>.size) else { throw .memory }
        let made = block.bindMemory(to: View.self, capacity: 1)
        withUnsafePointer(to: &own) { made.start(by: command, $0) }
        view.pointee = OpaquePointer(made)
    }
}

@_cdecl("tapzoom_destroy") @implementation
public func tapzoom_destroy(_ view: OpaquePointer?) {
    guard let view else { return }
    let made = UnsafeMutablePointer<View>(view)
    made.deinitialize(count: 1)
    free(made)
}

@_cdecl("tapzoom_set_config") @implementation
public func tapzoom_set_config(
    _ view: OpaquePointer?, _ config: UnsafePointer<tapzoom_config>?, _ options: UnsafePointer<tapzoom_options>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        let config = try config.required()
        let options = try OptionWords(options)
        var own = Config()
        try own.read(config)
        var command = Command(.config)
        try command.set(options)
        try withUnsafePointer(to: &own) { (own) throws(StatusError) in try view.pointee.execute(command, own) }
        if view.pointee.recorder.isOn { view.pointee.note(command) }
    }
}

@_cdecl("tapzoom_get_config") @implementation
public func tapzoom_get_config(_ view: OpaquePointer?, _ config: UnsafeMutablePointer<tapzoom_config>?)
    -> tapzoom_status
{
    withStatus(reading: view) { (view) throws(StatusError) in
        let config = try config.required()
        let size = Int(truncatingIfNeeded: config.pointee.struct_size)
        try GrowableStruct.checkSize(size)
        GrowableStruct.write(view.pointee.config, to: config, size: size)
    }
}

@_cdecl("tapzoom_set_viewport") @implementation
public func tapzoom_set_viewport(_ view: OpaquePointer?, _ viewport: UnsafePointer<tapzoom_viewport>?)
    -> tapzoom_status
{
    run(viewport.map { Command(.viewport, $0.pointee) }, on: view)
}

@_cdecl("tapzoom_set_pager_offset") @implementation
public func tapzoom_set_pager_offset(_ view: OpaquePointer?, _ x: Double, _ y: Double) -> tapzoom_status {
    run(Command(.pagerOffset, x, y), on: view)
}

@_cdecl("tapzoom_set_content") @implementation
public func tapzoom_set_content(_ view: OpaquePointer?, _ content: UnsafePointer<tapzoom_rect>?, _ keep: Int32)
    -> tapzoom_status
{
    let command = content.map {
        Command(
            .content, $0.pointee.x, $0.pointee.y, $0.pointee.width, $0.pointee.height, integer: Int64(keep))
    }
    return run(command, on: view)
}
