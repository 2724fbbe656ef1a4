// SPDX-License-Identifier: MIT

import TapZoomCore

public import CTapZoom

@_cdecl("tapzoom_begin_recording") @implementation
public func tapzoom_begin_recording(_ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ size: Int)
    -> tapzoom_status
{
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.beginRecording(to: try memory.required(), size)
    }
}

@_cdecl("tapzoom_end_recording") @implementation
public func tapzoom_end_recording(_ view: OpaquePointer?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in view.pointee.recorder.end() }
}

@_cdecl("tapzoom_fetch_recording") @implementation
public func tapzoom_fetch_recording(_ view: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try count.required().pointee = view.pointee.recorder.fetch()
    }
}

/// Continues a recording in other memory. It is only for tapzoom.c, the library as one C file, whose module reaches no
/// memory of the host; no other library exports it.
@_cdecl("tapzoom_move_recording")
public func tapzoom_move_recording(_ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ size: Int) {
    guard let view, let memory else { return }
    UnsafeMutablePointer<View>(view).pointee.recorder.move(to: memory, size: size)
}

@_cdecl("tapzoom_replay") @implementation
public func tapzoom_replay(
    _ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int, _ accepted: UnsafeMutablePointer<Int>?,
    _ entry: UnsafeMutablePointer<tapzoom_record_entry>?, _ events: UnsafeMutablePointer<tapzoom_event>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.replay(try bytes.required(), size, try accepted.required(), entry, events)
    }
}

public import CTapZoom

@_cdecl("tapzoom_save_state") @implementation
public func tapzoom_save_state(
    _ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ capacity: Int, _ size: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        let size = try size.required()
        if memory == nil, capacity == 0 {
            size.pointee = View.snapshotSize
            return
        }
        let memory = try memory.required()
        guard capacity < 0 || capacity >= View.snapshotSize else { throw .bufferTooSmall }
        size.pointee = try view.pointee.save(to: memory)
    }
}

@_cdecl("tapzoom_load_state") @implementation
public func tapzoom_load_state(_ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.load(from: try bytes.required(), size)
    }
}
