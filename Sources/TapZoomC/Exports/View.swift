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
            wrong = own.form.wrongOffset
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
        try create(config, viewport, content, view, isOwned: true) { () throws(StatusError) in
            guard let block = malloc(MemoryLayout<View>.size) else { throw .memory }
            return block
        }
    }
}

@_cdecl("tapzoom_create_at") @implementation
public func tapzoom_create_at(
    _ memory: UnsafeMutableRawPointer?, _ size: Int, _ config: UnsafePointer<tapzoom_config>?,
    _ viewport: UnsafePointer<tapzoom_viewport>?, _ content: UnsafePointer<tapzoom_rect>?,
    _ view: UnsafeMutablePointer<OpaquePointer?>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let memory = try memory.required()
        try create(config, viewport, content, view, isOwned: false) { () throws(StatusError) in
            guard UInt(bitPattern: memory) % 16 == 0 else { throw .range }
            // A size_t beyond the largest Int arrives as a negative number.
            guard size < 0 || size >= MemoryLayout<View>.size else { throw .bufferTooSmall }
            return memory
        }
    }
}

@_cdecl("tapzoom_view_size") @implementation
public func tapzoom_view_size() -> Int { MemoryLayout<View>.size }

/// Creates a view in the memory that `place` returns, which runs after all checks. `isOwned`: the memory is the view's.
private func create(
    _ config: UnsafePointer<tapzoom_config>?, _ viewport: UnsafePointer<tapzoom_viewport>?,
    _ content: UnsafePointer<tapzoom_rect>?, _ view: UnsafeMutablePointer<OpaquePointer?>?, isOwned: Bool,
    in place: () throws(StatusError) -> UnsafeMutableRawPointer
) throws(StatusError) {
    let (config, viewport) = (try config.required(), try viewport.required().pointee)
    let (content, view) = (try content.required().pointee, try view.required())
    var own = Config()
    try own.read(config)
    var command = Command(.start, viewport)
    (command.numbers[6], command.numbers[7]) = (content.x, content.y)
    (command.numbers[8], command.numbers[9]) = (content.width, content.height)
    try command.check()
    let made = try place().bindMemory(to: View.self, capacity: 1)
    withUnsafeMutablePointer(to: &own) { made.start(by: command, $0, isOwned: isOwned) }
    view.pointee = OpaquePointer(made)
}

@_cdecl("tapzoom_destroy") @implementation
public func tapzoom_destroy(_ view: OpaquePointer?) {
    guard let view else { return }
    let made = UnsafeMutablePointer<View>(view)
    let isOwned = made.pointee.isOwned
    made.deinitialize(count: 1)
    if isOwned { free(made) }
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
        try withUnsafeMutablePointer(to: &own) { (own) throws(StatusError) in try view.pointee.execute(command, own) }
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
        GrowableStruct.write(view.pointee.engine.settings.words(), to: config, size: size)
    }
}

@_cdecl("tapzoom_set_viewport") @implementation
public func tapzoom_set_viewport(_ view: OpaquePointer?, _ viewport: UnsafePointer<tapzoom_viewport>?)
    -> tapzoom_status
{
    run(viewport.map { Command(.viewport, $0.pointee) }, on: view)
}

@_cdecl("tapzoom_get_viewport") @implementation
public func tapzoom_get_viewport(_ view: OpaquePointer?, _ viewport: UnsafeMutablePointer<tapzoom_viewport>?)
    -> tapzoom_status
{
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try viewport.required().pointee = tapzoom_viewport(engine.pointee.viewport)
    }
}

@_cdecl("tapzoom_get_content") @implementation
public func tapzoom_get_content(_ view: OpaquePointer?, _ content: UnsafeMutablePointer<tapzoom_rect>?)
    -> tapzoom_status
{
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try content.required().pointee = tapzoom_rect(engine.pointee.viewport.content)
    }
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
